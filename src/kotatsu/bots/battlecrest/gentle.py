# compiled with mypyc
"""A gentle fighter: looks at a few of its choices, each as it stands right after it; defends by habit."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.battlecrest.habits import shield
from kotatsu.bots.battlecrest.judge import judge_of
from kotatsu.bots.battlecrest.thought import after
from kotatsu.games.battlecrest.phases.attack import Defend
from kotatsu.games.battlecrest.phases.setup import LayRow
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game

LOOKED_AT = 5


class Player(Bot):
    """Many times as fast as the steady one, and able to bring a game to its end."""
    strength: ClassVar[int] = 50

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        judge = judge_of(state.book)
        if isinstance(item, Defend):
            return shield(judge, state, item, found)
        if isinstance(item, LayRow):
            return self.luck.pick(found)         # nobody stands anywhere yet
        best, most = found[0], -1e9
        for _ in range(LOOKED_AT):
            action = self.luck.pick(found)
            value = judge.position_worth(after(state.copy(), item, action), seat)
            if value > most:
                best, most = action, value
        return best
