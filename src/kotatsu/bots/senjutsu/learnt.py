# compiled with mypyc
"""A judge that has learnt: how likely a seat wins a duel from a position between two turns (`kotatsu train senjutsu`)."""
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.bots.senjutsu.look import CHARACTERS, Looker
from kotatsu.bots.weights import Weights
from kotatsu.games.senjutsu.book import Book
from kotatsu.games.senjutsu.state import State
from kotatsu.search.insight import likely


def is_learnt(book: Book) -> bool:
    """Whether weights can judge a table: two of the characters that were learnt from, against each other."""
    return (book.figures == 2 and book.seats == 2 and book.teams[0] != book.teams[1]
            and book.characters[0].name in CHARACTERS and book.characters[1].name in CHARACTERS)


class LearntJudge(Judge):
    """Judges the end of a turn of a duel by weights, as a chance from 0 to 1; everything else as any judge does."""

    def __init__(self, book: Book, weights: Weights) -> None:
        super().__init__(book)
        self.weights = weights
        self.looker = Looker(book, self)

    def position_worth(self, state: State, seat: int) -> float:
        if state.results:
            return 0.5 + 0.5 * state.results[seat]
        return likely(self.weights.log_odds(0, self.looker.numbers(state, seat)))


def judge_by(book: Book, weights: Weights) -> Judge:
    """A learnt judge where it has learnt something, the one made by hand elsewhere."""
    return LearntJudge(book, weights) if is_learnt(book) else Judge(book)
