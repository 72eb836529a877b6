# compiled with mypyc
"""What is special about the Alliance in general rules."""
from kotatsu.games.root.aftermath import BASE, OUTRAGE
from kotatsu.games.root.book import BITS, PIECES, Piece
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits
from kotatsu.kernel.action import act


class AllianceTraits(Traits):
    """R8.2."""

    def defends_with_high_die(self) -> bool:
        """R8.2.2: Guerrilla War."""
        return True

    def pays_outrage(self) -> bool:
        """R8.2.6: others do."""
        return False

    def piece_fell(self, state: State, piece: int, clearing: int, remover: int) -> None:
        """R8.2.4: a lost base; R8.2.6: Outrage for sympathy."""
        if piece == Piece.BASE:
            state.after.append(act(BASE, state.suits[clearing]))
        elif piece == Piece.SYMPATHY:
            state.after.append(act(OUTRAGE, remover, state.suits[clearing]))

    def warriors_aside(self, state: State) -> int:
        """R8.5.3: officers."""
        return state.alliance.officers

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R8.2.1: sympathy."""
        power = [-used for used in state.crafted]
        for clearing in BITS[state.spots[Piece.SYMPATHY]]:
            power[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.SYMPATHY]
        return power


TRAITS = AllianceTraits()
