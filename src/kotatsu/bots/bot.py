"""What a player of ours is, and the plainest one."""
from typing import Any, ClassVar

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck


class Bot:
    """One player at one table; `luck` is its own, so that a seeded bot plays the same game again."""
    strength: ClassVar[int] = 1                                # its place in `bots.names`, the weakest first

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        """One of at least two options. `state` is imagined: its hidden cards are a guess, the rest is true."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each equally likely."""
    strength: ClassVar[int] = 0

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        return self.luck.pick(found)
