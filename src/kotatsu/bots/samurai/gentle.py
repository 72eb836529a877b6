# compiled with mypyc
"""A gentle defender: no looking ahead, the choice after which the turn looks best with one piece of luck."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.samurai.lookahead import DEPTH, rollout
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose
from kotatsu.kernel.game import Game


class Player(Bot):
    """Many times as fast as the steady one, and well able to reach round three: long runs use it too (`bots.brisk`)."""
    strength: ClassVar[int] = 50

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        dice = self.luck.below(1 << 31)
        best, most = found[0], -1.0
        for action in found:
            trial = state.copy()
            choose(trial, item, seat, action)
            chance = rollout(trial, dice, DEPTH, 1)
            if chance > most:
                best, most = action, chance
        return best
