"""A sharp duellist: many ways to end the turn, the other side's best answers to each, and the own reply to those."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.battlecrest.foresight import Foresight
from kotatsu.bots.battlecrest.judge import Judge, judge_of
from kotatsu.games.battlecrest.actions import Verb
from kotatsu.games.battlecrest.book import Book
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game


class Player(Bot):
    """Nothing is hidden from it but the order deck, which is a bag to everybody."""
    strength: ClassVar[int] = 200
    ends: ClassVar[int] = 24                     # ways to end the turn that meet an answer
    kept: ClassVar[int] = 8                      # the best of these meet several answers, and the own reply to each
    answers: ClassVar[int] = 3
    later: ClassVar[float] = 0.5                 # how much the own reply counts beside the first answer

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        if parts(found[0])[0] == Verb.PLACE:
            return found[0]                      # BC2.7: the order of the own row changes nothing
        foresight = Foresight(self.judge(state.book), self.luck.below(1 << 30), self.ends, self.kept, self.answers, self.later)
        return foresight.best(state, item, seat, found)

    def judge(self, book: Book) -> Judge:
        """Who says what a position is worth."""
        return judge_of(book)
