# compiled with mypyc
"""Dense numbers for actions, and a game that is played by these numbers: what environments for learning stand on."""
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, GameState, Item, Together, choose, due, options, run
from kotatsu.kernel.luck import Luck

WAIT: Final = 0                    # the number of whoever has nothing to choose
OVER: Final = -1                   # the seat that chooses when the game is over
UNKNOWN: Final = -(1 << 40)        # what a number adds that no action of its verb has
NUMBERS: Final = 256               # values that each of an action's numbers may have
ORDERS: Final = 9                  # ways to name one, two or three things in an order


def order_rank(one: i64, two: i64, three: i64) -> i64:
    """Which of the nine ways to put one, two or three things in an order; 0 stands for none."""
    if not two:
        return 0
    if not three:
        return 1 + (one > two)
    return 3 + 2 * ((two < one) + (three < one)) + (three < two)


class Numbering:
    """The dense number of every action. What its tables hold is made from a lexicon (rl/actions.py).

    `adds` has three tables for each verb: what each of an action's three numbers adds, by the number.
    """

    def __init__(self, size: int, first: list[int], adds: list[list[int]], ordered: list[int]) -> None:
        self.size = size
        self.first = first         # by verb: its first number
        self.adds = [number for each in adds for number in each]     # all tables in a row
        self.is_ordered = [verb in ordered for verb in range(len(first))]      # verbs that put up to three things in an order

    def number(self, action: Action) -> int:
        packed: i64 = action
        verb = packed >> 24
        one, two, three = packed >> 16 & 255, packed >> 8 & 255, packed & 255
        found: i64 = self.first[verb]
        if self.is_ordered[verb]:
            return found + order_rank(one, two, three)
        adds, at = self.adds, 3 * NUMBERS * verb
        found += adds[at + one]
        found += adds[at + NUMBERS + two]
        found += adds[at + 2 * NUMBERS + three]
        assert found >= 0, "an action has a number that the table of actions does not know"
        return found


class Course:
    """One game by numbers: who chooses now, what may be chosen, and what comes of it."""

    def __init__(self, state: GameState, luck: Luck, numbering: Numbering) -> None:
        self.state = state
        self.luck = luck
        self.numbering = numbering
        self.item: Item | None = None
        self.seat: int = OVER
        self.options: list[Action] = []
        self.numbers: list[int] = []             # of the options, in their order
        self.steps: int = 0                      # choices made
        self.go_on()

    def go_on(self) -> None:
        """Let rules and luck act until somebody must choose."""
        state = self.state
        item = run(state, self.luck)
        self.item = item
        if item is None:
            self.seat = OVER
            self.options = []
        elif isinstance(item, Decision):
            self.seat = item.seat
            self.options = item.options(state)
        else:
            self.seat = due(state, item)[0]
            self.options = options(state, item, self.seat)
        numbering = self.numbering
        self.numbers = [numbering.number(action) for action in self.options]

    def choose(self, number: int) -> bool:
        """Make the choice with this number; False if there is none, and nothing has happened."""
        place = 0
        for each in self.numbers:
            if each == number:
                break
            place += 1
        else:
            return False
        item = self.item
        assert item is not None
        choose(self.state, item, self.seat, self.options[place])
        self.steps += 1
        self.go_on()
        return True

    def look(self, encode: Callable[[Any, int], bytearray]) -> tuple[bytearray, bytearray]:
        """What the seat that chooses sees, and its mask."""
        return encode(self.state, self.seat), self.mask(self.seat)

    def mask(self, seat: int) -> bytearray:
        """1 for every number that this seat may choose now; whoever is not asked may wait."""
        found = bytearray(self.numbering.size)
        item = self.item
        if seat == self.seat:
            numbers: list[Any] = self.numbers    # as objects, just as a bytearray takes them
            for number in numbers:
                found[number] = 1
        elif isinstance(item, Together) and seat in due(self.state, item):
            for action in options(self.state, item, seat):
                found[self.numbering.number(action)] = 1
        else:
            found[WAIT] = 1
        return found
