# compiled with mypyc
"""A steady duellist: plays the turn out in thought with each of its choices, against what the others may do, and takes the best."""
from typing import Any, ClassVar, Final

from kotatsu.bots import Bot
from kotatsu.bots.senjutsu.judge import judge_of
from kotatsu.bots.senjutsu.thought import Thoughts
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game

WORLDS: Final = 12                 # hands of the others that are thought of, at most
TURNS: Final = 60                  # turns that are played out for one choice, about


class Player(Bot):
    """It knows what its seat knows, and asks to be asked for instants always: whether it holds one is nobody's business."""
    strength: ClassVar[int] = 100

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        return Thoughts(game, self.luck, judge_of(state.book), state, seat).best(item, found, WORLDS, TURNS)
