"""A draft of Senjutsu's master, to be played:  kotatsu ladder senjutsu --bots sharp,scripts/senjutsu_master.py:Master

It plays each trial with care, judges by chances learnt from self-play, and minds what the other side thinks. That it beats the
sharp one is not shown (docs/strength.md), so it is no level.
"""
from pathlib import Path
from typing import ClassVar, Final

from kotatsu.bots import senjutsu
from kotatsu.bots.recent import RecentTables
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.bots.senjutsu.learnt import judge_by
from kotatsu.bots.senjutsu.mastery import Mastery
from kotatsu.bots.senjutsu.sharp import Player as Sharp
from kotatsu.bots.senjutsu.thought import Thoughts
from kotatsu.bots.weights import read_weights
from kotatsu.games.senjutsu.book import Book
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.game import Game

LEARNT: Final = read_weights(Path(senjutsu.__file__).parent / "weights.json")
JUDGES: Final[RecentTables[Judge]] = RecentTables()


class Master(Sharp):
    """It knows what its seat knows. At tables that are no duels it judges by hand, as the others do."""
    worlds: ClassVar[int] = 16                   # a card of a duel is weighed in half as many, against every card of each hand
    turns: ClassVar[int] = 160
    glance: ClassVar[float] = 0.4                # how often the other side chooses a card by what it promises at a glance,
    answer: ClassVar[float] = 0.2                # and how often one that answers the own choice, as if it could be read
    heat: ClassVar[float] = 0.05                 # how much a card costs it, in chances, that it chooses nearly three times less

    def thoughts(self, game: Game, state: State, seat: int) -> Thoughts:
        return Mastery(game, self.luck, self.judge(state.book), state, seat, self.later, self.glance, self.answer, self.heat)

    def judge(self, book: Book) -> Judge:
        """Who says what a position is worth."""
        return JUDGES.find(book) or JUDGES.keep(book, judge_by(book, LEARNT))
