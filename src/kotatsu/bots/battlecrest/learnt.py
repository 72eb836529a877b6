# compiled with mypyc
"""A judge that has learnt: how likely a side wins from a position between two turns, as log odds (`kotatsu train battlecrest`)."""
from typing import Final

from kotatsu.bots.battlecrest.judge import OVER, Judge
from kotatsu.bots.battlecrest.look import Looker, next_side
from kotatsu.bots.weights import Weights
from kotatsu.games.battlecrest.book import Book
from kotatsu.games.battlecrest.state import State

GROUPS: Final = ["next", "later", "solo-next", "solo-later"]


def group_of(state: State, side: int) -> int:
    """Whether a side acts next or later, in a duel or against the Imperator."""
    return (2 if state.book.is_solo() else 0) + (0 if next_side(state) == side else 1)


class LearntJudge(Judge):
    """Judges the end of a turn by weights; single steps as any judge does."""

    def __init__(self, book: Book, weights: Weights) -> None:
        super().__init__(book)
        self.weights = weights
        self.looker = Looker(book, self)

    def position_worth(self, state: State, side: int) -> float:
        if state.results:
            result = state.results[0]
            return OVER * (result if side == 0 else -result)
        if side >= state.book.seats:
            return -self.position_worth(state, 1 - side)         # the Imperator's loss is the only one's win
        return self.weights.log_odds(group_of(state, side), self.looker.numbers(state, side))
