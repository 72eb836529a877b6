"""What a game needs so that `kotatsu train` can improve its judge: `bots/<game>/lesson.py` with an object `LESSON` of such a class.

A lesson says which numbers stand for a position, which positions of a game are kept, and how somebody plays who judges with
weights. (No name `Player` may stand in that module: it would be taken for a bot.)
"""
from collections.abc import Sequence
from enum import Enum
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from kotatsu.bots.bot import Bot
from kotatsu.bots.weights import Weights
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say


class Winning(Enum):
    """How the chances of the seats hang together."""
    EACH = "each"        # a chance for each seat by itself: duels, or games in which several may win
    ONE = "one"          # one seat wins: the chances of all seats that are looked at add up to one (softmax)
    TEAM = "team"        # all win or lose together: one chance for all, whoever looks


class Lesson:
    """Subclasses fill in `game`, `names`, `features` and `player`; the rest has a default that fits a duel."""
    game: ClassVar[str]
    names: ClassVar[Sequence[str]]                       # of the numbers
    groups: ClassVar[Sequence[str]] = ("all",)           # each has weights of its own
    winning: ClassVar[Winning] = Winning.EACH
    drawn: ClassVar[float] = 0.5                         # what a draw is worth beside a win, which is 1
    hidden: ClassVar[int] = 0                            # units of the hidden layer; none: a sum
    strays: ClassVar[float] = 0.02                       # of the choices are left to chance, so that unusual positions are seen
    opening: ClassVar[int] = 0                           # and up to so many of the first ones
    trace: ClassVar[float] = 0.8                         # lambda: 1 learns from results alone, 0 from the next position alone
    round_games: ClassVar[int] = 200                     # games between two sets of weights
    window: ClassVar[int] = 10                           # rounds whose games are learnt from
    epochs: ClassVar[int] = 4                            # how often each position is looked at in a round
    pace: ClassVar[float] = 0.01                         # how far a step of learning goes (Adam)
    shrink: ClassVar[float] = 1e-4                       # how strongly weights are held near those it began with (L2)
    digits: ClassVar[int] = 4                            # of a weight that are kept

    def tables(self) -> Sequence[JSON]:
        """The options of the tables that are played in turn; as on the ladder if none are named."""
        return ()

    def start(self) -> JSON | None:
        """Weights to begin with, as `weights.json` has them: by hand, or None for nothing."""
        return None

    def is_kept(self, state: Any, item: Item) -> bool:
        """Whether the position in which this is asked is learnt from: once a turn or so, where the judge would judge."""
        raise NotImplementedError

    def seats(self, state: Any) -> list[int]:
        """Whose chances are looked at there."""
        return list(range(len(state.results) or state.book.seats))

    def group(self, state: Any, seat: int) -> int:
        """Whose weights judge this seat."""
        return 0

    def features(self, state: Any, seat: int) -> list[float]:
        """The numbers of a position as a seat sees it: nothing that is hidden from it may enter."""
        raise NotImplementedError

    def player(self, weights: Weights | None, luck: Luck) -> Bot:
        """Somebody who plays by these weights, quickly; by None, before anything is learnt, as the teacher does."""
        raise NotImplementedError

    def rewards(self, results: Sequence[int]) -> list[float]:
        """What a finished game was worth to each seat, from 0 to 1."""
        if self.winning is Winning.ONE:
            winners = sum(result > 0 for result in results)
            return [1.0 / winners if result > 0 else 0.0 for result in results] if winners else [1.0 / len(results)] * len(results)
        return [1.0 if result > 0 else 0.0 if result < 0 else self.drawn for result in results]


def lesson_of(game: str) -> Lesson:
    """A game's lesson; refused with a sentence where it has none."""
    name = f"kotatsu.bots.{game}.lesson"
    if not game.isidentifier() or find_spec(f"kotatsu.bots.{game}") is None or find_spec(name) is None:
        raise Unreadable(say("train-no-lesson", game=game))
    lesson = import_module(name).LESSON
    assert isinstance(lesson, Lesson)
    return lesson
