# compiled with mypyc
"""Battlecrest for a search: the turn is thought through to its end, then the other side's answer, and the position is judged."""
from typing import Any, Final

from kotatsu.bots.battlecrest.habits import shield, worth_a_thought
from kotatsu.bots.battlecrest.judge import Judge, judge_of
from kotatsu.bots.battlecrest.thought import Thought
from kotatsu.games.battlecrest.actions import Verb
from kotatsu.games.battlecrest.phases.attack import Defend
from kotatsu.games.battlecrest.phases.turn import StartTurn
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.luck import Luck
from kotatsu.search.insight import Insight, likely

WIDE: Final = 4.0                  # wounds ahead that make a win nearly three times as likely as a loss
BREADTH: Final = 8                 # cells that are looked at
QUICK: Final = [3, 2, 1]           # and how many in a turn that is only finished, by choices made in thought
HABIT: Final = 0.6                 # of all trials of a defence go to the one by habit


class Own(Insight):
    def begin(self, state: Any, seat: int) -> None:
        assert isinstance(state, State)
        self.judge: Judge = judge_of(state.book)

    def play_on(self, state: Any, luck: Luck) -> Any:
        assert isinstance(state, State)
        dice = luck.below(1 << 30)
        for _ in range(2):                       # this turn, and the answer
            if state.results:
                break
            top = state.agenda[-1]
            if isinstance(top, StartTurn):
                state.agenda.pop()
                top.run(state)
            state = Thought(self.judge, QUICK, dice).best_line(state, 0).state
        return state

    def evaluate(self, state: Any, seat: int) -> float:
        assert isinstance(state, State)
        ahead = (self.judge.position_worth(state, seat) - self.judge.position_worth(state, 1 - seat)) / 2
        return likely(ahead / WIDE)

    def priors(self, state: Any, item: Item, seat: int, found: list[Action], luck: Luck) -> list[float]:
        assert isinstance(state, State)
        result = [0.0] * len(found)
        if parts(found[0])[0] == Verb.PLACE:     # BC2.7: the order of the own row changes nothing
            result[0] = 1.0
        elif isinstance(item, Defend):
            result = [(1.0 - HABIT) / len(found)] * len(found)
            result[found.index(shield(self.judge, state, item, found))] += HABIT
        else:
            left = worth_a_thought(self.judge, state, found, BREADTH)
            for action in left:
                result[found.index(action)] = 1.0 / len(left)
        return result
