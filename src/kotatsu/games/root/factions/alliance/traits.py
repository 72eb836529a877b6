# compiled with mypyc
"""What is special about the Alliance in general rules."""
from kotatsu.games.root.book import BITS, PIECES, Piece
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits


class AllianceTraits(Traits):
    """R8.2."""

    def defends_with_high_die(self) -> bool:
        """R8.2.2: Guerrilla War."""
        return True

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R8.2.1: sympathy."""
        power = [-used for used in state.crafted]
        for clearing in BITS[state.spots[Piece.SYMPATHY]]:
            power[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.SYMPATHY]
        return power
