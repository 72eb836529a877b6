# compiled with mypyc
"""The Marquise's Evening (Law 6.6)."""
from kotatsu.games.root.book import Piece
from kotatsu.games.root.phases.cards import DiscardDown, draw
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item, Step


def evening(seat: int) -> list[Item]:
    """R6.6: draw, then down to five cards."""
    return [MarquiseDraws(seat), DiscardDown(seat)]


def draw_number(state: State) -> int:
    """R6.6: one card, one more from the third recruiter on the map and one more from the fifth."""
    recruiters = on_map(state, Piece.RECRUITER)
    return 1 + (1 if recruiters >= 3 else 0) + (1 if recruiters >= 5 else 0)


class MarquiseDraws(Step):
    """R6.6: counted when its time comes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        draw(state, self.seat, draw_number(state))
