"""A sharp duellist: the steady one's thoughts over three times as many hands of the others, and through the next turn too."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.senjutsu.foresight import Foresight
from kotatsu.bots.senjutsu.judge import judge_of
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game


class Player(Bot):
    """It knows what its seat knows."""
    strength: ClassVar[int] = 200
    worlds: ClassVar[int] = 40                   # hands of the others that are thought of, at most
    turns: ClassVar[int] = 400                   # trials for one choice, about; each is two turns long
    few: ClassVar[int] = 8                       # after so many worlds the weaker half is left out, and again
    later: ClassVar[float] = 0.5                 # how much the next turn counts

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        foresight = Foresight(game, self.luck, judge_of(state.book), state, seat, self.later)
        return foresight.best(item, found, self.worlds, self.turns, self.few)
