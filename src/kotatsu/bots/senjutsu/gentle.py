# compiled with mypyc
"""A gentle fighter: no thought, only the habits that the steady one believes in."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.senjutsu.habits import habit, likely_card
from kotatsu.bots.senjutsu.judge import judge_of
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Item
from kotatsu.kernel.game import Game


class Player(Bot):
    """Nearly as fast as chance, but it closes in, strikes and blocks."""
    strength: ClassVar[int] = 50

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        judge, dice = judge_of(state.book), self.luck.below(1 << 31)
        if isinstance(item, Decision):
            return habit(judge, state, item, found, dice)
        card = likely_card(judge, state, seat, dice)
        return self.luck.pick([action for action in found if parts(action)[1] == card])
