"""A sharp duellist: the steady one's thoughts over three times as many hands of the others, and through the next turn too."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.senjutsu.foresight import Foresight
from kotatsu.bots.senjutsu.judge import judge_of
from kotatsu.bots.senjutsu.thought import Thoughts
from kotatsu.games.senjutsu.state import State
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
        return self.thoughts(game, state, seat).best(item, found, self.worlds, self.turns, self.few)

    def thoughts(self, game: Game, state: State, seat: int) -> Thoughts:
        """How it thinks about one choice."""
        return Foresight(game, self.luck, judge_of(state.book), state, seat, self.later)
