# compiled with mypyc
"""Thinking a turn through: every line of choices to its end, of movements only the best cells, then the other side's answer."""
from typing import Final

from kotatsu.bots.battlecrest.habits import shield, worth_a_thought
from kotatsu.bots.battlecrest.judge import Judge
from kotatsu.games.battlecrest.phases.attack import Defend
from kotatsu.games.battlecrest.phases.turn import StartTurn
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Chance, Decision, Item, Step

WIDE: Final = [12, 6, 4, 3, 2, 2, 1]             # cells that are looked at, by how many choices were made in thought; then one
NARROW: Final = [5, 3, 2, 1]


class Line:
    """Where the best line of choices leads, and what that is worth to whoever made them."""

    def __init__(self, worth: float, state: State) -> None:
        self.worth = worth
        self.state = state


class Thought:
    """A turn in thought. Luck falls the same way in all lines, so that they can be compared."""

    def __init__(self, judge: Judge, breadths: list[int], dice: int) -> None:
        self.judge = judge
        self.breadths = breadths
        self.dice = dice

    def breadth(self, depth: int) -> int:
        return self.breadths[depth] if depth < len(self.breadths) else 1

    def to_choice(self, state: State) -> Decision | None:
        """Let everything happen that nobody chooses or that a defender chooses by habit; None at the end of the turn."""
        agenda = state.agenda
        while not state.results:
            item = agenda[-1]
            if isinstance(item, StartTurn):
                return None
            if isinstance(item, Step):
                agenda.pop()
                item.run(state)
            elif isinstance(item, Chance):
                agenda.pop()
                if item.applies(state):
                    outcomes = item.outcomes(state)
                    item.apply(state, outcomes[self.dice % len(outcomes)])
            else:
                assert isinstance(item, Decision)
                if not item.applies(state):
                    agenda.pop()
                elif isinstance(item, Defend):
                    action = shield(self.judge, state, item, item.options(state))
                    agenda.pop()
                    item.apply(state, action)
                else:
                    return item
        return None

    def best_line(self, state: State, depth: int) -> Line:
        """The best that the active side can make of the rest of its turn. The state is used up."""
        item = self.to_choice(state)
        if item is None:
            return Line(self.judge.position_worth(state, state.active), state)
        best: Line | None = None
        found = worth_a_thought(self.judge, state, item.options(state), self.breadth(depth))
        last = len(found) - 1
        for place, action in enumerate(found):
            trial = state.copy() if place < last else state
            line = self.best_line(after(trial, item, action), depth + 1)
            if best is None or line.worth > best.worth:
                best = line
        assert best is not None, "a decision that applies has options"
        return best


def after(state: State, item: Item, action: Action) -> State:
    """The state once this was chosen."""
    assert isinstance(item, Decision)
    state.agenda.pop()
    item.apply(state, action)
    return state
