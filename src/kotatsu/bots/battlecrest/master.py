"""A master duellist: looks as far as the sharp one, and judges by chances learnt from self-play."""
from pathlib import Path
from typing import ClassVar, Final

from kotatsu.bots.battlecrest.judge import Judge
from kotatsu.bots.battlecrest.learnt import LearntJudge
from kotatsu.bots.battlecrest.sharp import Player as Sharp
from kotatsu.bots.recent import RecentTables
from kotatsu.bots.weights import read_weights
from kotatsu.games.battlecrest.book import Book

LEARNT: Final = read_weights(Path(__file__).parent / "weights.json")
JUDGES: Final[RecentTables[LearntJudge]] = RecentTables(lambda book: LearntJudge(book, LEARNT))


class Player(Sharp):
    """Nothing is hidden from it but the order deck, which is a bag to everybody."""
    strength: ClassVar[int] = 300

    def judge(self, book: Book) -> Judge:
        return JUDGES.of(book)
