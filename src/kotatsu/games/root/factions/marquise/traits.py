# compiled with mypyc
"""What is special about the Marquise in general rules."""
from kotatsu.games.root.book import BITS, PIECES, Piece
from kotatsu.games.root.state import State
from kotatsu.games.root.traits import Traits


class MarquiseTraits(Traits):
    """R6.2."""

    def craft_power(self, state: State, seat: int) -> list[int]:
        """R6.2.1: workshops."""
        power = [-used for used in state.crafted]
        for clearing in BITS[state.spots[Piece.WORKSHOP]]:
            power[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.WORKSHOP]
        return power
