# compiled with mypyc
"""What cards are made of: deeds, prices and conditions, one small class per word of a card's text; lines of them; cards of lines.

All of them are made once, when a row is read, and shared by all games: they never stand in a state and are never copied,
changed or saved.
"""
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item

NO_TARGET: Final = -1        # a deed that was done without anybody naming a target
YOU: Final = 0               # `who` of a deed that names nobody: the card's player; the game's vocabulary numbers the others
ANYONE: Final = 0            # `role` and `spot` of a heading that names none
THEN: Final = 0              # how a deed is joined to the one before it: after it …
ALONG: Final = 1             # … or mixed with it (`&`)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """What one verb of a card does. A subclass takes the verb's numbers in its constructor.

    A deed that leaves no choice has `run`; one that does (`asking`) has `options` and `apply` too.
    """

    def __init__(self) -> None:
        self.word: str = ""              # the verb as the card has it
        self.numbers: list[str] = []     # its numbers as the card has them, for whoever says the line
        self.who: int = YOU
        self.may: bool = False           # whoever does it may decline
        self.up_to: bool = False         # so many or fewer
        self.join: int = THEN
        self.asking: bool = False        # something must be chosen: where, whom, which

    def can(self, state: Any, seat: int, card: int) -> bool:
        """Whether it would change anything now; never changes the state."""
        return True

    def run(self, state: Any, seat: int, card: int, target: int) -> None:
        """It happens. `target` is what was chosen in its line before, NO_TARGET if nothing was."""
        raise NotImplementedError

    def options(self, state: Any, seat: int, card: int) -> list[Action]:
        """What may be chosen, if it asks; never changes the state."""
        return []

    def apply(self, state: Any, seat: int, card: int, action: Action) -> int:
        """What was chosen happens; the target that the rest of the line speaks of."""
        target = parts(action)[1]
        self.run(state, seat, card, target)
        return target


@mypyc_attr(allow_interpreted_subclasses=True)
class Price(Deed):
    """In brackets before a line: paid first, by whoever wants the line. It makes the line a choice; `can`: it can be paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """In brackets before a line: opens or closes it. Nobody is asked."""

    def __init__(self) -> None:
        self.word: str = ""
        self.numbers: list[str] = []

    def holds(self, state: Any, seat: int, card: int) -> bool:
        raise NotImplementedError


class Heading:
    """When lines happen: at a moment of the game, in a part of the card, after a success. It holds until the next heading."""

    def __init__(self, moment: int = 0, role: int = ANYONE, spot: int = ANYONE, once: bool = False, part: int = 0,
                 otherwise: bool = False, success: bool = False) -> None:
        self.moment = moment             # place in the vocabulary's list; 0 is the card's own moment, without a heading
        self.role = role
        self.spot = spot
        self.once = once                 # once a turn
        self.part = part                 # the value of `at 4:`, 0 above the first divider
        self.otherwise = otherwise       # `else at 4:`
        self.success = success           # `success:`

    def same_part(self, other: "Heading") -> bool:
        """Whether lines under both headings are resolved in one go."""
        return (self.moment == other.moment and self.role == other.role and self.spot == other.spot and self.once == other.once
                and self.part == other.part and self.otherwise == other.otherwise)


class CardLine:
    """One line of a card: its heading, its conditions, and what is done in order, a price first."""

    def __init__(self, heading: Heading, alternative: bool, conditions: list[Condition], deeds: list[Deed]) -> None:
        self.heading = heading
        self.alternative = alternative   # `or`: instead of the line before
        self.conditions = conditions
        self.deeds = deeds
        self.card = 0                    # the number of its card, and its own number there
        self.place = 0
        self.group_end = 0               # where the alternatives, and the part, that it belongs to end
        self.part_end = 0
        self.begins_part = False
        self.optional = False
        self.asker = -1                  # the deed that asks, -1 if none does
        self.is_question = False         # open exactly where what it asks has an answer
        self.settle()

    def settle(self) -> None:
        """Read off its deeds what is asked; a game that puts a deed into a line settles it again."""
        self.optional = isinstance(self.deeds[0], Price) or self.deeds[0].may
        self.asker = -1
        for number, deed in enumerate(self.deeds):
            if deed.asking:
                self.asker = number
                break
        self.is_question = self.asker == 0 and not self.conditions

    def is_open(self, state: Any, seat: int) -> bool:
        """Whether its conditions hold, its price can be paid, what it asks has an answer, and something would change."""
        for condition in self.conditions:
            if not condition.holds(state, seat, self.card):
                return False
        useful = False
        for deed in self.deeds:
            if deed.can(state, seat, self.card):
                useful = useful or not isinstance(deed, Price)
            elif deed.asking or isinstance(deed, Price):
                return False
        return useful

    def options(self, state: Any, seat: int) -> list[Action]:
        """What its asking deed asks; nothing if no deed asks."""
        return self.deeds[self.asker].options(state, seat, self.card) if self.asker >= 0 else []

    def use(self, state: Any, seat: int, action: Action = 0) -> None:
        """The line happens, with what was chosen. What a deed puts on the agenda comes before what later deeds put there."""
        agenda: list[Item] = state.agenda
        base = len(agenda)
        later: list[Item] = []
        target = NO_TARGET
        if self.asker > 0:
            target = parts(action)[1]
        for number, deed in enumerate(self.deeds):
            if number == self.asker:
                target = deed.apply(state, seat, self.card, action)
            else:
                deed.run(state, seat, self.card, target)
            if len(agenda) > base and len(self.deeds) > 1:
                later = [*agenda[base:], *later]
                del agenda[base:]
        agenda.extend(later)


class Card:
    """A row that was read: its id and its lines."""

    def __init__(self, id: str, number: int, lines: list[CardLine]) -> None:
        self.id = id
        self.number = number
        self.lines = lines
        self.starts: dict[int, int] = {}         # by moment: where its lines begin
        end = len(lines)
        group = part = end
        for place in range(end - 1, -1, -1):
            line = lines[place]
            line.card, line.place = number, place
            self.starts[line.heading.moment] = place
            line.group_end, line.part_end = group, part
            if not line.alternative:
                group = place
            line.begins_part = place == 0 or not line.heading.same_part(lines[place - 1].heading)
            if line.begins_part:
                group = part = place

    def at(self, moment: int) -> int:
        """Where the lines of a moment begin, -1 if there are none."""
        return self.starts.get(moment, -1)

    def line_at(self, moment: int) -> CardLine:
        """The first line of a moment that the card has."""
        return self.lines[self.starts[moment]]

    def choices(self, state: Any, seat: int, place: int) -> list[CardLine]:
        """Of a line and its alternatives those that are open."""
        found: list[CardLine] = []
        for number in range(place, self.lines[place].group_end):
            if self.lines[number].is_open(state, seat):
                found.append(self.lines[number])
        return found


class Moments:
    """At which moment which cards have a line. A state that keeps who holds what as bits pays one `&` where nothing is due."""

    def __init__(self, cards: list[Card], orders: list[int], count: int) -> None:
        """Cards by the numbers of their bits; `orders`: of several at one moment the lower comes first, then the lower bit."""
        self.masks: list[int] = [0] * count                      # by moment: the bits of cards with a line there
        self.lines: list[list[CardLine]] = [[] for _ in range(count)]
        self.bits: list[list[int]] = [[] for _ in range(count)]  # the bit of each of these lines
        for bit in sorted(range(len(cards)), key=lambda bit: (orders[bit], bit)):
            for line in cards[bit].lines:
                moment = line.heading.moment
                if line.begins_part:                             # the rest of the part follows it
                    self.lines[moment].append(line)
                    self.bits[moment].append(bit)
                self.masks[moment] |= 1 << bit
