# compiled with mypyc
"""Root for a search: battles are fought out, a position is judged as the steady player judges it."""
from math import exp, log
from typing import Any, Final

from kotatsu.bots.root.evaluate import evaluate, patience
from kotatsu.bots.root.rollout import take_its_course, try_out
from kotatsu.bots.root.steady import OUT_OF_REACH, WARRIORS
from kotatsu.games.root.actions import DONE
from kotatsu.games.root.book import GOAL
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.luck import Luck
from kotatsu.search.insight import Insight, likely

WIDE: Final = 60.0                 # tenths of a point ahead that make a win nearly three times as likely as a loss
ANYWHERE: Final = 1 << 20          # no choice is the one that began this: only a battle has to end
WARM: Final = 12.0                 # options that differ by so much: the better one is tried nearly three times as often
SOME: Final = 0.1                  # of all trials go to what does not look good


class Own(Insight):
    """How much better or worse a seat stands than with what looks best at first; the points say how likely it won then."""

    def begin(self, state: Any, seat: int) -> None:
        assert isinstance(state, State)
        self.seat: int = seat
        self.weighed: bool = False
        self.later: float = patience(state)
        self.odds: list[float] = odds_by_points(state)
        self.now: list[float] = [evaluate(state, other, self.later) for other in range(state.book.seats)]

    def play_on(self, state: Any, luck: Luck) -> Any:
        assert isinstance(state, State)
        if state.fight is not None:
            take_its_course(state, state.active, ANYWHERE, self.later, luck.below(1 << 31), True, False)
        return state

    def evaluate(self, state: Any, seat: int) -> float:
        assert isinstance(state, State)
        return likely((evaluate(state, seat, self.later) - self.now[seat]) / WIDE + self.odds[seat])

    def priors(self, state: Any, item: Item, seat: int, found: list[Action], luck: Luck) -> list[float]:
        """What follows at once; of moves that differ in number only the best, and nothing that is far behind but to stop."""
        assert isinstance(state, State)
        dice = luck.below(1 << 31)
        values: list[float] = []
        best_of: dict[int, int] = {}             # by kind of action: the place of the best one
        for place, action in enumerate(found):
            value = try_out(state, item, seat, action, self.later, dice, 1, False)
            values.append(value)
            known = best_of.get(action | WARRIORS)
            if known is None or value > values[known]:
                best_of[action | WARRIORS] = place
        most = max(values)
        if seat == self.seat and not self.weighed:           # the first choice: as things stand means with the best of it
            self.now[seat] = most
            self.weighed = True
        kept = [place for place in best_of.values() if values[place] >= most - OUT_OF_REACH or found[place] == DONE]
        weights = [exp((values[place] - most) / WARM) for place in kept]
        total = sum(weights)
        result = [0.0] * len(found)
        for number, place in enumerate(kept):
            result[place] = SOME / len(kept) + (1.0 - SOME) * weights[number] / total
        return result


def odds_by_points(state: State) -> list[float]:
    """How likely each seat wins by the points alone, as log odds: a lead counts the more the later it is."""
    slow = 3.0 + 0.25 * max(0, GOAL - max(state.points))
    weights = [exp(points / slow) for points in state.points]
    total = sum(weights)
    return [log(weight / total / max(1e-6, 1.0 - weight / total)) for weight in weights]
