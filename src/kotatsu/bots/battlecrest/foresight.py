# compiled with mypyc
"""Looking further: many ways to end the turn, the other side's best answers to each, and the own reply to those."""
from typing import Final

from kotatsu.bots.battlecrest.habits import worth_a_thought
from kotatsu.bots.battlecrest.judge import Judge
from kotatsu.bots.battlecrest.thought import NARROW, WIDE, Line, Thought, after
from kotatsu.games.battlecrest.phases.attack import Defend
from kotatsu.games.battlecrest.phases.turn import StartTurn
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item

TRIES: Final = 4                   # orders that the Imperator may follow
REPLY: Final = [4, 3, 2, 1]        # cells that are looked at in the own reply


class End(Line):
    """Where a line of the turn leads, and with which of the choices at hand it began."""

    def __init__(self, worth: float, state: State, place: int) -> None:
        super().__init__(worth, state)
        self.place = place


class Harvest(Thought):
    """Every end of a turn that its lines lead to, each once for each choice that it can begin with."""

    def __init__(self, judge: Judge, breadths: list[int], dice: int) -> None:
        super().__init__(judge, breadths, dice)
        self.ends: list[End] = []
        self.known: set[tuple[object, ...]] = set()

    def gather(self, state: State, depth: int, place: int) -> None:
        """Follow all lines from here. The state is used up."""
        item = self.to_choice(state)
        if item is None:
            mark = (place, tuple(state.cell), tuple(state.health), state.exhausted, state.backs, tuple(state.items), state.flipped,
                    state.order)
            if mark not in self.known:
                self.known.add(mark)
                self.ends.append(End(self.judge.position_worth(state, state.active), state, place))
            return
        found = worth_a_thought(self.judge, state, item.options(state), self.breadth(depth))
        last = len(found) - 1
        for number, action in enumerate(found):
            trial = state.copy() if number < last else state
            self.gather(after(trial, item, action), depth + 1, place)

    def best(self, count: int) -> list[End]:
        """The ends that are best for the active side."""
        places = sorted(range(len(self.ends)), key=lambda number: (-self.ends[number].worth, number))[:count]
        return [self.ends[number] for number in places]


class Foresight:
    """One decision. `ends` ways to end the turn meet an answer; the `kept` best of them `answers` answers and a reply to each."""

    def __init__(self, judge: Judge, dice: int, ends: int, kept: int, answers: int, later: float) -> None:
        self.judge = judge
        self.dice = dice
        self.ends = ends
        self.kept = kept
        self.answers = answers
        self.later = later                       # how much the own reply counts beside the answer

    def best(self, state: State, item: Item, seat: int, found: list[Action]) -> Action:
        left = found if isinstance(item, Defend) else worth_a_thought(self.judge, state, found, WIDE[0])
        harvest = Harvest(self.judge, WIDE, self.dice)
        for place, action in enumerate(left):
            harvest.gather(after(state.copy(), item, action), 1, place)
        if state.active == seat:
            return left[self.best_of_own(harvest, seat)]
        return left[self.best_defence(harvest, seat, len(left))]

    def best_of_own(self, harvest: Harvest, seat: int) -> int:
        """The own turn: which choice leads to the end that fares best."""
        ends = harvest.best(self.ends)
        first = [self.answered(end.state, seat) for end in ends]
        order = sorted(range(len(ends)), key=lambda number: (-first[number], number))[:self.kept]
        best, most = ends[order[0]].place, -1e9
        for number in order:
            value = first[number]
            if self.later > 0.0 and not ends[number].state.results:
                value = (1.0 - self.later) * value + self.later * self.replied(ends[number].state, seat)
            if value > most:
                best, most = ends[number].place, value
        return best

    def best_defence(self, harvest: Harvest, seat: int, count: int) -> int:
        """Somebody else's turn: the choice after which the best that it can make of the rest hurts least, the own reply counted."""
        values = [1e9] * count
        met = [0] * count
        for end in harvest.best(len(harvest.ends)):
            if met[end.place] >= self.answers:
                continue
            met[end.place] += 1
            value = self.judge.position_worth(end.state, seat)
            if not end.state.results:
                value = (1.0 - self.later) * value + self.later * self.own_reply(end.state, seat, self.dice)
            values[end.place] = min(values[end.place], value)
        best = 0
        for place in range(count):
            if values[place] > values[best]:
                best = place
        return best

    # --- further turns

    def answered(self, state: State, seat: int) -> float:
        """What is left when the side that comes next has had its turn, in the mean over some orders of the Imperator."""
        if state.results:
            return self.judge.position_worth(state, seat)
        if not state.book.is_solo():
            return self.judge.position_worth(Thought(self.judge, NARROW, self.dice).best_line(begun(state), 0).state, seat)
        total = 0.0
        for number in range(TRIES):
            end = Thought(self.judge, NARROW, self.dice + 7 * number).best_line(begun(state), 0).state
            total += self.judge.position_worth(end, seat)
        return total / TRIES

    def replied(self, state: State, seat: int) -> float:
        """What the own reply makes of the answer that leaves least."""
        if state.book.is_solo():
            total = 0.0
            for number in range(TRIES):
                dice = self.dice + 7 * number
                end = Thought(self.judge, NARROW, dice).best_line(begun(state), 0).state
                total += self.own_reply(end, seat, dice)
            return total / TRIES
        harvest = Harvest(self.judge, NARROW, self.dice)
        harvest.gather(begun(state), 0, 0)
        least = 1e9
        for answer in harvest.best(self.answers):
            least = min(least, self.own_reply(answer.state, seat, self.dice))
        return least

    def own_reply(self, state: State, seat: int, dice: int) -> float:
        if state.results:
            return self.judge.position_worth(state, seat)
        return self.judge.position_worth(Thought(self.judge, REPLY, dice).best_line(begun(state), 0).state, seat)


def begun(state: State) -> State:
    """A copy in which the next turn has begun."""
    world = state.copy()
    item = world.agenda.pop()
    assert isinstance(item, StartTurn)
    item.run(world)
    return world
