# compiled with mypyc
"""A brisk defender for long runs: no looking ahead, the choice after which the turn looks best with one piece of luck."""
from typing import Any

from kotatsu.bots import Bot
from kotatsu.bots.samurai.lookahead import DEPTH, rollout
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose
from kotatsu.kernel.game import Game


class Brisk(Bot):
    """Not good company (it is on no list), but many times as fast as the careful one and well able to reach round three."""

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
