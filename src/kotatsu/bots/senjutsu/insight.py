# compiled with mypyc
"""Senjutsu for a search: a turn is finished by habit, and what the position is worth then becomes a chance to win."""
from typing import Any, Final

from kotatsu.bots.senjutsu.habits import card_appeal
from kotatsu.bots.senjutsu.judge import Judge, judge_of
from kotatsu.bots.senjutsu.rollout import Rest
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.luck import Luck
from kotatsu.search.insight import Insight, likely

WIDE: Final = 3.0                  # wounds ahead that make a win nearly three times as likely as a loss
SOME: Final = 0.3                  # of all trials go to any card, whatever it promises


class Own(Insight):
    def begin(self, state: Any, seat: int) -> None:
        assert isinstance(state, State)
        self.judge: Judge = judge_of(state.book)
        self.rest = Rest(self.judge)

    def play_on(self, state: Any, luck: Luck) -> Any:
        assert isinstance(state, State)
        self.rest.finish(state, luck.below(1 << 31))
        return state

    def evaluate(self, state: Any, seat: int) -> float:
        assert isinstance(state, State)
        return likely(self.judge.position_worth(state, seat) / WIDE)

    def priors(self, state: Any, item: Item, seat: int, found: list[Action], luck: Luck) -> list[float]:
        """Cards by what they promise; everybody asks to be asked for instants, whether he holds one or not."""
        assert isinstance(state, State)
        if not isinstance(item, ChooseCards):
            return [1.0 / len(found)] * len(found)
        foes = self.judge.foes(state, seat)
        asking = [action for action in found if parts(action)[2]] or found
        weights = [card_appeal(self.judge, state, seat, foes, parts(action)[1]) for action in asking]
        total = sum(weights)
        shares: dict[Action, float] = {}
        for place, action in enumerate(asking):
            shares[action] = SOME / len(asking) + (1.0 - SOME) * weights[place] / total
        return [shares.get(action, 0.0) for action in found]
