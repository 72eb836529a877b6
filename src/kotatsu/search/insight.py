# compiled with mypyc
"""What a game may tell a search about itself. Without one every line of play is finished by chance."""
from math import exp
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import GameState, Item
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.playout import play_random

LONG: Final = 4000                 # choices of a game that is finished by chance; a longer one counts as drawn
SURE: Final = 30.0                 # odds beyond which nothing changes any more


def likely(odds: float) -> float:
    """A chance from log odds: 0 is even, 1 nearly three to one."""
    return 1.0 / (1.0 + exp(-max(-SURE, min(SURE, odds))))


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Of one decision: it is made anew for each search. `steps` is how far a line goes on by chance."""

    def __init__(self, steps: int = LONG) -> None:
        self.steps = steps

    def begin(self, state: Any, seat: int) -> None:
        """A seat begins to think about a state that it could believe in."""

    def play_on(self, state: Any, luck: Luck) -> Any:
        """Where a line leaves the tree: the state to be judged, a little later. The given one is used up."""
        assert isinstance(state, GameState)
        play_random(state, luck, luck, self.steps)
        return state

    def evaluate(self, state: Any, seat: int) -> float:
        """How likely a seat wins from here, from 0 to 1. Nobody asks about a game that is over."""
        return 0.5

    def priors(self, state: Any, item: Item, seat: int, found: list[Action], luck: Luck) -> list[float]:
        """How promising each option looks at first sight; 0 is not worth a thought. At least one is more."""
        return [1.0 / len(found)] * len(found)
