# compiled with mypyc
"""What is special about the Cult in general rules."""
from kotatsu.games.root.aftermath import GARDEN
from kotatsu.games.root.book import BITS, PIECES, Piece
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits
from kotatsu.kernel.action import act


class CultTraits(Traits):
    """R10.2."""

    def keeps_souls(self) -> bool:
        """R10.2.6."""
        return True

    def shows_cards(self) -> bool:
        """R-B2."""
        return True

    def open_copies(self, state: State, seat: int, card: int) -> int:
        """R10.5, R-B2: revealed cards."""
        return state.cult.revealed.count(card)

    def rules_anyhow(self, state: State, clearing: int) -> bool:
        """R10.2.4: Pilgrims."""
        return state.spots[Piece.GARDEN] >> clearing & 1 == 1

    def begins_unasked(self, state: State, seat: int) -> bool:
        """R10.4.1, R10.4.2: a card discarded before is a Lost Soul when they are counted."""
        return True

    def warriors_go(self, state: State, seat: int, number: int, defending: bool) -> None:
        """R10.2.3: Revenge."""
        if defending:
            state.cult.acolytes += number
        else:
            state.supply[seat] += number

    def piece_fell(self, state: State, piece: int, clearing: int, remover: int) -> None:
        """R10.2.5: a card is lost for a garden."""
        if piece == Piece.GARDEN:
            state.after.append(act(GARDEN))

    def warriors_aside(self, state: State) -> int:
        """R10.2.3: acolytes."""
        return state.cult.acolytes

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R10.2.1: gardens of the Outcast suit."""
        power = [0, 0, 0]
        for clearing in BITS[state.spots[Piece.GARDEN]]:
            if state.suits[clearing] == state.cult.outcast:
                power[state.cult.outcast] += state.pieces[clearing * PIECES + Piece.GARDEN]
        if state.cult.outcast < 3:
            power[state.cult.outcast] -= state.crafted[state.cult.outcast]
        return power


TRAITS = CultTraits()
