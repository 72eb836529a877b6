"""A master duellist: plays each trial with care, judges by chances learnt from self-play, and minds what the other side thinks."""
from pathlib import Path
from typing import Any, ClassVar, Final

from kotatsu.bots import Bot
from kotatsu.bots.recent import RecentTables
from kotatsu.bots.senjutsu.learnt import LearntJudge, is_learnt
from kotatsu.bots.senjutsu.mastery import Mastery
from kotatsu.bots.senjutsu.sharp import Player as Sharp
from kotatsu.bots.weights import read_weights
from kotatsu.games.senjutsu.book import Book
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game

LEARNT: Final = read_weights(Path(__file__).parent / "weights.json")
JUDGES: Final[RecentTables[LearntJudge]] = RecentTables(lambda book: LearntJudge(book, LEARNT))


class Player(Bot):
    """It knows what its seat knows. Where nothing was learnt, at tables that are no duels, it plays as the sharp one does."""
    strength: ClassVar[int] = 300
    worlds: ClassVar[int] = 16                   # a card is weighed in half as many, against every card of each hand
    turns: ClassVar[int] = 160                   # trials for one other choice, about; each is two turns long
    few: ClassVar[int] = 8                       # after so many worlds the weaker half is left out, and again
    later: ClassVar[float] = 0.5                 # how much the next turn counts
    glance: ClassVar[float] = 0.4                # how often the other side chooses a card by what it promises at a glance,
    answer: ClassVar[float] = 0.2                # and how often one that answers the own choice, as if it could be read
    heat: ClassVar[float] = 0.05                 # how much a card costs it, in chances, that it chooses nearly three times less

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        if not is_learnt(state.book):
            return Sharp(self.luck).choose(game, state, item, seat, found)
        return self.thoughts(game, state, seat).best(item, found, self.worlds, self.turns, self.few)

    def thoughts(self, game: Game, state: State, seat: int) -> Mastery:
        """How it thinks about one choice."""
        return Mastery(game, self.luck, self.judge(state.book), state, seat, self.later, self.glance, self.answer, self.heat)

    def judge(self, book: Book) -> LearntJudge:
        """Who says what a position is worth."""
        return JUDGES.of(book)
