# compiled with mypyc
"""Gardens (R10.3.4): five of each suit; a garden has the suit of its clearing."""
from typing import Final

from kotatsu.games.root.book import CLEARINGS, PIECES, Piece
from kotatsu.games.root.state import State

OF_A_SUIT: Final = 5


def gardens(state: State, suit: int) -> int:
    """Gardens of a suit on the map."""
    total = 0
    for clearing in range(CLEARINGS):
        if state.suits[clearing] == suit:
            total += state.pieces[clearing * PIECES + Piece.GARDEN]
    return total


def has_garden_left(state: State, suit: int) -> bool:
    return gardens(state, suit) < OF_A_SUIT
