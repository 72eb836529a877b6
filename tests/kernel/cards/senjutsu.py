"""The verbs of a few cards of Senjutsu, enough to play them on the small board."""
import re
from functools import partial
from pathlib import Path
from typing import Any, Final

from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step
from kotatsu.kernel.cards.deeds import ALONG, Card, CardLine, Condition, Deed, Moments, Price
from kotatsu.kernel.cards.reader import Entry, Vocabulary, Wrong, read_rows
from kotatsu.kernel.cards.resolve import Ask, Resolve
from tests.kernel.cards.board import NO_CELL, State, neighbour, seen_from

DECLINE, TAKE, WALK, COLLIDE, KAMAE, CARD = (number << 24 for number in range(1, 7))
OWN, AFTER_CARD, WOUNDED, LESSENED = range(4)
WAY_NAMES: Final = {"F": (0,), "FL": (5,), "FR": (1,), "F3": (5, 0, 1), "ANY": (0, 1, 2, 3, 4, 5)}
SPOTS: Final = {"F": (0, -1), "FR": (1, -1), "FL": (-1, 0)}
MUST: Final = 64                         # a black icon, beside its number


def whom(deed: Deed, seat: int) -> int:
    return 1 - seat if deed.who else seat


# --- movement: the steps and turns of a line are one question

class Stepped(Deed):
    def __init__(self, ways: tuple[int, ...], icon: int) -> None:
        super().__init__()
        self.ways, self.count, self.must = ways, icon & 63, icon & MUST != 0


class Turned(Deed):
    def __init__(self, icon: int) -> None:
        super().__init__()
        self.count, self.must = icon & 63, icon & MUST != 0


class Movement(Deed):
    """Where the line ends: all its steps and turns, in order; those joined by `&` in any order."""

    def __init__(self, moves: list[Deed]) -> None:
        super().__init__()
        self.moves, self.asking = moves, True

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        found = {(state.cell[seat], state.facing[seat])}
        for move in self.moves:
            assert move.join != ALONG
            found = {after for before in found for after in self.after(state, seat, move, *before)}
        return [WALK | place << 16 | facing << 8 for place, facing in sorted(found)] or [COLLIDE]

    def after(self, state: State, seat: int, move: Deed, place: int, facing: int) -> set[tuple[int, int]]:
        found = set()
        if isinstance(move, Stepped):
            for way in move.ways:
                at = place
                for count in range(move.count + 1):
                    if not move.must or count == move.count:
                        found.add((at, facing))
                    at = neighbour(at, way + facing)
                    if at == NO_CELL or at in state.taken():
                        break
        elif isinstance(move, Turned):
            found = {(place, (facing + side * count) % 6) for side in (1, -1)
                     for count in range(move.count if move.must else 0, move.count + 1)}
        return found

    def apply(self, state: State, seat: int, card: int, action: Action) -> int:
        verb, place, facing, _ = parts(action)
        if verb == COLLIDE >> 24:
            state.stuns[seat] += 1
        else:
            state.cell[seat], state.facing[seat] = place, facing
        return place


def join_moves(line: CardLine) -> None:
    """The steps and turns of a line become one deed."""
    moves = [deed for deed in line.deeds if isinstance(deed, (Stepped, Turned))]
    if moves:
        line.deeds = [*(deed for deed in line.deeds if deed not in moves), Movement(moves)]
        line.settle()


# --- blows

class Hit(Deed):
    def __init__(self, spots: dict[tuple[int, int], int]) -> None:
        super().__init__()
        self.spots = spots

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        foe = 1 - seat
        wounds = self.spots.get(seen_from(state.cell[seat], state.facing[seat], state.cell[foe]), 0)
        if not wounds:
            return
        x, y = seen_from(state.cell[foe], state.facing[foe], state.cell[seat])
        if (x, y) in SPOTS.values() and state.shields[foe] >> list(SPOTS.values()).index((x, y)) & 1:
            if state.counters[foe] >> state.value & 1:
                state.push(MayCounter(foe))
            return
        state.success[seat] = 1
        state.damage = wounds
        state.push(Deal(foe))
        at_moment(state, WOUNDED, foe)


class Deal(Step):
    """The wounds of one blow, after whatever lessens them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.wounds[self.seat] += state.damage


class Lessen(Deed):
    def __init__(self, wounds: int) -> None:
        super().__init__()
        self.wounds = wounds

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.damage > 1

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.damage = max(1, state.damage - self.wounds)
        at_moment(state, LESSENED, seat)


class Block(Deed):
    def __init__(self, ways: int) -> None:
        super().__init__()
        self.ways = ways

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.shields[seat] = self.ways


class Counter(Deed):
    def __init__(self, values: int) -> None:
        super().__init__()
        self.values = values

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.counters[seat] = self.values


class MayCounter(Decision):
    """S7.8.1: an attack of equal or lower value from hand, at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [DECLINE, *(CARD | card << 16 for card in state.hands[self.seat] if 0 < VALUES[card] <= state.value)]

    def apply(self, state: State, action: Action) -> None:
        if action != DECLINE:
            card = parts(action)[1]
            state.hands[self.seat].remove(card)
            state.push(Play(self.seat, card, 0))


# --- the rest

class Focus(Deed):
    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def can(self, state: State, seat: int, card: int) -> bool:
        return state.focus[whom(self, seat)] < 3

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.focus[whom(self, seat)] = min(3, state.focus[whom(self, seat)] + self.number)


class Hobble(Deed):
    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.hobbles[whom(self, seat)] += 1


class Switch(Deed):
    def __init__(self, kamae: int) -> None:
        super().__init__()
        self.kamae, self.asking = kamae, kamae == 4

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.kamae != state.kamae[seat]

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return [KAMAE | kamae << 16 for kamae in (1, 2, 3) if kamae != state.kamae[seat]]

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.kamae[seat] = target if self.asking else self.kamae


class Stay(Deed):
    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.lying[seat] |= 1 << card


class Take(Deed):
    """A card of these ranks from the foe's discard pile; the rest of the line may play it."""

    def __init__(self, ranks: list[str], zone: int) -> None:
        super().__init__()
        self.ranks, self.asking = ranks, True

    def can(self, state: State, seat: int, card: int) -> bool:
        return bool(self.options(state, seat, card))

    def options(self, state: State, seat: int, card: int) -> list[Action]:
        return [CARD | other << 16 for other in state.discards[1 - seat] if RANKS[other] in self.ranks]

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.discards[1 - seat].remove(target)


class PlayTaken(Deed):
    """S22.25: at the value of the card that plays it, whatever its own moment is."""

    def __init__(self, word: int) -> None:
        super().__init__()

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.push(Play(seat, target, 0))


class InKamae(Condition):
    def __init__(self, kamae: int) -> None:
        super().__init__()
        self.kamae = kamae

    def holds(self, state: State, seat: int, card: int) -> bool:
        return state.kamae[seat] == self.kamae


class PayFocus(Price):
    def can(self, state: State, seat: int, card: int) -> bool:
        return state.focus[seat] > 0

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        state.focus[seat] -= 1


# --- the words

def read_icon(words: list[str]) -> tuple[Any, int]:
    match = re.fullmatch(r"(\d)([!?])", words[0] if words else "")
    if match is None:
        raise Wrong("kernel-card-number", word=" ".join(words))
    return int(match[1]) | (MUST if match[2] == "!" else 0), 1


def read_diagram(words: list[str]) -> tuple[Any, int]:
    return {SPOTS[word.split(":")[0]]: int(word.split(":")[1]) for word in words}, len(words)


def read_ways(words: list[str]) -> tuple[Any, int]:
    return sum(1 << list(SPOTS).index(word) for word in words), len(words)


VOCABULARY: Final = Vocabulary(
    verbs={"step": Entry(Stepped, ("way", "icon")), "turn": Entry(Turned, ("icon",)), "hit": Entry(Hit, ("diagram",)),
           "block": Entry(Block, ("ways",)), "counter": Entry(Counter, ("values",)), "focus": Entry(Focus, ("number",)),
           "hobble": Entry(Hobble), "switch": Entry(Switch, ("kamae",)), "stay": Entry(Stay), "lessen": Entry(Lessen, ("number",)),
           "take": Entry(Take, ("ranks", "zone")), "play": Entry(PlayTaken, ("word",))},
    bands={"f1": Entry(PayFocus), **{name: Entry(partial(InKamae, kamae)) for kamae, name in ((1, "A"), (2, "B"), (3, "D"))}},
    moments=("", "after card", "wounded", "lessened"), who=("you", "foe"),
    numbers={"way": lambda words: (WAY_NAMES[words[0]], 1), "icon": read_icon, "diagram": read_diagram, "ways": read_ways,
             "values": lambda words: (sum(1 << int(word) for word in words), len(words)),
             "kamae": ("N", "A", "B", "D", "any"), "ranks": lambda words: (words[0].split("/"), 1),
             "zone": lambda words: (0, len(words)), "word": ("taken",)})


class Play(Resolve):
    def row(self, state: State) -> Card:
        return state.cards[self.card]

    def at(self, place: int) -> "Play":
        return Play(self.seat, self.card, place)

    def question(self, place: int) -> "AskLine":
        return AskLine(self.seat, self.card, place)

    def is_due(self, state: State, line: CardLine) -> bool:
        return not line.heading.success or state.success[self.seat] == 1


class AskLine(Ask):
    def step(self) -> Play:
        return Play(self.seat, self.card, self.place)

    def decline(self) -> Action:
        return DECLINE

    def take(self, line: CardLine) -> Action:
        return act(TAKE >> 24, line.place)


def at_moment(state: State, moment: int, seat: int) -> None:
    """What lies before a seat and has a line at this moment."""
    held = state.lying[seat] & state.moments.masks[moment]
    if held:
        for line in reversed(state.moments.lines[moment]):
            if held >> line.card & 1:
                state.push(Play(seat, line.card, line.place))


class Value(Step):
    """One value of the turn: shields go up before blows fall."""

    def __init__(self, value: int) -> None:
        self.value = value

    def run(self, state: State) -> None:
        state.value, state.shields, state.counters, state.success = self.value, [0, 0], [0, 0], [0, 0]
        if self.value == 0:
            state.results = [0, 0]
            return
        state.push(Value(self.value - 1))
        for seat in sorted((0, 1), key=lambda seat: state.cards[state.played[seat]].id == "111"):
            for line in state.cards[state.played[seat]].lines:
                if line.begins_part and (line.heading.part or state.named[seat]) == self.value:
                    state.push(Play(seat, state.played[seat], line.place))


def read_deck() -> tuple[list[Card], list[str], list[int], Moments]:
    rows = read_rows("duel.toml", Path(__file__).with_name("duel.toml").read_text(), VOCABULARY)
    for row in rows:
        for line in row.lines:
            join_moves(line)
    cards = [row.card(number) for number, row in enumerate(rows)]
    values = [int(row.fields["initiative"]) if row.fields["initiative"].isdigit() else 0 for row in rows]
    moments = Moments(cards, [0] * len(cards), len(VOCABULARY.moments))
    return cards, [row.fields["rank"] for row in rows], values, moments


CARDS, RANKS, VALUES, MOMENTS = read_deck()
