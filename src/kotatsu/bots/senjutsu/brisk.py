# compiled with mypyc
"""A brisk fighter for long runs: each choice is played out once or twice."""
from typing import Any, Final

from kotatsu.bots import Bot
from kotatsu.bots.senjutsu.thought import Thoughts
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game

WORLDS: Final = 2
TURNS: Final = 8


class Brisk(Bot):
    """On no list: many times as fast as the poised one, and able to bring a fight to its end."""

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        return Thoughts(game, self.luck, state, seat).best(item, found, WORLDS, TURNS)
