# compiled with mypyc
"""The Eyrie's Evening (Law 7.6)."""
from kotatsu.games.root.actions import Why
from kotatsu.games.root.book import Piece
from kotatsu.games.root.phases.cards import DiscardDown, draw
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item, Step


def evening(seat: int) -> list[Item]:
    """R7.6.1, R7.6.2."""
    return [RoostPoints(seat), EyrieDraws(seat), DiscardDown(seat)]


class RoostPoints(Step):
    """R7.6.1: points by roosts on the map."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        score(state, self.seat, state.book.roost_points[on_map(state, Piece.ROOST)], Why.ROOSTS)


def draw_number(state: State) -> int:
    """R7.6.2: one card, one more from the third roost on the map and one more from the sixth."""
    roosts = on_map(state, Piece.ROOST)
    return 1 + (1 if roosts >= 3 else 0) + (1 if roosts >= 6 else 0)


class EyrieDraws(Step):
    """R7.6.2: counted when its time comes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        draw(state, self.seat, draw_number(state))
