# compiled with mypyc
"""A gentle player: looks at a few of its choices, each with one piece of luck."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.root.evaluate import patience
from kotatsu.bots.root.rollout import try_out
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game

LOOKED_AT = 5


class Player(Bot):
    """Many times as fast as the steady one, and able to bring a game to its end."""
    strength: ClassVar[int] = 50

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        dice, later = self.luck.below(1 << 31), patience(state)
        looked_at = found if len(found) <= LOOKED_AT else [self.luck.pick(found) for _ in range(LOOKED_AT)]
        best, most = looked_at[0], -1e9
        for action in looked_at:
            value = try_out(state, item, seat, action, later, dice, 1)
            if value > most:
                best, most = action, value
        return best
