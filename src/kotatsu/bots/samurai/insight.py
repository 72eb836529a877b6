# compiled with mypyc
"""Samurai Spirit for a search: the turn is played to its end, and the net says how likely the village is saved."""
from typing import Any, Final

from kotatsu.bots.samurai.lookahead import forget_guesses, rollout
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose
from kotatsu.kernel.luck import Luck
from kotatsu.search.insight import Insight

THOUGHT: Final = 3                 # choices that count as made when a line leaves the tree: one more is weighed
ROOT_WIDTH: Final = 24             # raiders that are tried for the choice at hand,
WIDTH: Final = 4                   # and further down
WARM: Final = 0.02
SOME: Final = 0.1


class Own(Insight):
    def begin(self, state: Any, seat: int) -> None:
        self.dice: int = 0
        self.width: int = ROOT_WIDTH

    def play_on(self, state: Any, luck: Luck) -> Any:
        self.dice = luck.below(1 << 31)
        return state

    def evaluate(self, state: Any, seat: int) -> float:
        assert isinstance(state, State)
        return rollout(state, self.dice, THOUGHT, 1)

    def priors(self, state: Any, item: Item, seat: int, found: list[Action], luck: Luck) -> list[float]:
        """How the steady player would weigh them."""
        assert isinstance(state, State)
        width, self.width = self.width, WIDTH
        dice = luck.below(1 << 31)
        values: list[float] = []
        for action in found:
            trial = state.copy()
            forget_guesses(trial)
            choose(trial, trial.agenda[-1], seat, action)
            values.append(rollout(trial, dice, 0 if width == ROOT_WIDTH else THOUGHT, width))
        most = max(values)
        weights = [1.0 / (1.0 + ((most - value) / WARM) ** 2) for value in values]
        total = sum(weights)
        return [SOME / len(found) + (1.0 - SOME) * weight / total for weight in weights]
