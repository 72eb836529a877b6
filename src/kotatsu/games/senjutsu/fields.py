"""The fields of a state, one row each. What a person would write in a form of its own is a kind of its own, here above the rows."""
import re
from typing import Any

from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.lexicon import KAMAE_NAMES, POISON_NAMES, TERRAIN_NAMES, cell_names, figure_names
from kotatsu.games.senjutsu.state import CARD, DOWN, LOST, UNSEEN, Frame, State
from kotatsu.hexes.compass import DIRECTION_NAMES
from kotatsu.kernel.field_kinds import Bits, Card, Count, FieldKind, Flag, Number, Word, texts
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_list, read_mapping, read_number, read_word, wrong
from kotatsu.kernel.register import Register

NUMBERS = {"type": "array", "items": {"type": "integer", "minimum": 0}}
DOWN_WORD, LOST_WORD, UNSEEN_WORD = "down", "lost", "?"


class Names(Register):
    """Figures, cards and hexes of a state by name; each seat has a deck of its own, so cards are counted by seat."""
    state: State

    def __init__(self, state: State) -> None:
        super().__init__(state, figure_names(state), state.book.printed.ids)
        self.cells = cell_names(state)


class Cell(FieldKind):
    """A hex, `0,-3`; nothing for a figure that is not on the board."""
    schema = {"type": ["string", "null"]}

    def read(self, register: Any, field: str, given: Any) -> int:
        if given is None:
            return NONE
        if not isinstance(given, str) or given.replace(" ", "") not in register.cells:
            raise wrong(field, given)
        found: int = register.cells.index(given.replace(" ", ""))
        return found

    def write(self, register: Any, value: int) -> str | None:
        return None if value == NONE else register.cells[value]


class Figure(FieldKind):
    """A figure by name, or nothing."""
    schema = {"type": ["string", "integer", "null"]}

    def read(self, register: Any, field: str, given: Any) -> int:
        found: int = NONE if given is None else register.seat(field, given)
        return found

    def write(self, register: Any, value: int) -> str | None:
        return None if value == NONE else register.seat_names[value]

    def show(self, register: Any, value: int) -> int | None:
        return None if value == NONE else value


class Figures(FieldKind):
    """Figures in an order, or (`bits`) as a set."""

    def __init__(self, bits: bool = False) -> None:
        self.bits = bits
        self.schema = texts({"type": ["string", "integer", "null"]})

    def read(self, register: Any, field: str, given: Any) -> Any:
        found = [NONE if name in (None, "-") and not self.bits else register.seat(field, name) for name in read_list(field, given)]
        return sum(1 << figure for figure in set(found)) if self.bits else tuple(found)

    def write(self, register: Any, value: Any) -> list[str]:
        figures = [figure for figure in range(len(register.seat_names)) if value >> figure & 1] if self.bits else value
        return ["-" if figure == NONE else register.seat_names[figure] for figure in figures]

    def show(self, register: Any, value: Any) -> list[int]:
        return [figure for figure in range(len(register.seat_names)) if value >> figure & 1] if self.bits else list(value)


class Numbers(FieldKind):
    """A few numbers."""
    schema = NUMBERS

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high

    def read(self, register: Any, field: str, given: Any) -> tuple[int, ...]:
        if not isinstance(given, list):
            raise wrong(field, given)
        return tuple(read_number(field, number, self.low, self.high) for number in given)

    def write(self, register: Any, value: Any) -> list[int]:
        return list(value)


class Values(Numbers):
    """Initiatives, as bits in the state."""

    def read(self, register: Any, field: str, given: Any) -> Any:
        return sum(1 << value for value in set(super().read(register, field, given)))

    def write(self, register: Any, value: Any) -> list[int]:
        return [number for number in range(16) if value >> number & 1]


class CardNames(FieldKind):
    """Cards by number; `mark` gives each a word behind it that stands for more: `127 down`."""
    schema = texts({"type": "string"})

    def read(self, register: Any, field: str, given: Any) -> tuple[int, ...]:
        return tuple(self.read_one(register, field, str(one)) for one in read_list(field, given))

    def read_one(self, register: Any, field: str, text: str) -> int:
        found: int = register.card_number(field, text)
        return found

    def write(self, register: Any, value: Any) -> list[str]:
        return [self.write_one(register, entry) for entry in value]

    def write_one(self, register: Any, entry: int) -> str:
        name: str = register.card_names[entry]
        return name


class SortedCards(CardNames):
    def read(self, register: Any, field: str, given: Any) -> tuple[int, ...]:
        return tuple(sorted(super().read(register, field, given)))


class Pile(CardNames):
    """A discard pile, oldest first: `127`, `127:down` face down, `127:lost` face down and known to nobody, `?` not yet decided."""

    def read_one(self, register: Any, field: str, text: str) -> int:
        if text == UNSEEN_WORD:
            return UNSEEN
        name, _, side = text.partition(":")
        if side not in ("", DOWN_WORD, LOST_WORD):
            raise wrong(field, text)
        return super().read_one(register, field, name) | (DOWN if side == DOWN_WORD else LOST if side else 0)

    def write_one(self, register: Any, entry: int) -> str:
        if entry == UNSEEN:
            return UNSEEN_WORD
        side = f":{DOWN_WORD}" if entry & DOWN else f":{LOST_WORD}" if entry & LOST else ""
        return super().write_one(register, entry & CARD) + side


class OwnedCards(CardNames):
    """Cards in play with whose they are, and how many rotations are left: `106:warrior:3`."""

    def read_one(self, register: Any, field: str, text: str) -> int:
        name, *more = text.split(":")
        if len(more) > 2 or not more or (len(more) == 2 and not more[1].isdecimal()):
            raise wrong(field, text)
        owner: int = register.seat(field, more[0])
        return super().read_one(register, field, name) | owner << 8 | (int(more[1]) << 12 if len(more) > 1 else 0)

    def write_one(self, register: Any, entry: int) -> str:
        owner = register.seat_names[entry >> 8 & 15]
        return ":".join([super().write_one(register, entry & CARD), owner, *([str(entry >> 12)] if entry >> 12 else [])])


class ShownCards(CardNames):
    """Cards of a hand that others know of: `127:master+student`."""

    def read_one(self, register: Any, field: str, text: str) -> int:
        name, _, viewers = text.partition(":")
        mask: int = sum(1 << register.seat(field, viewer) for viewer in set(viewers.split("+")))
        return super().read_one(register, field, name) | mask << 8

    def write_one(self, register: Any, entry: int) -> str:
        viewers = [name for figure, name in enumerate(register.seat_names) if entry >> 8 + figure & 1]
        return f"{super().write_one(register, entry & CARD)}:{'+'.join(viewers)}"


class Toxins(FieldKind):
    """Poisons that stay, with the rotations that are left: `fog:2`."""
    schema = texts({"type": "string"})

    def read(self, register: Any, field: str, given: Any) -> tuple[int, ...]:
        found = []
        for text in read_list(field, given):
            match = re.fullmatch(r"([a-z]+):([1-4])", str(text))
            if match is None:
                raise wrong(field, text)
            found.append(read_word(field, match[1], POISON_NAMES) | int(match[2]) << 4)
        return tuple(found)

    def write(self, register: Any, value: Any) -> list[str]:
        return [f"{POISON_NAMES[toxin & 15]}:{toxin >> 4}" for toxin in value]


class TerrainMap(FieldKind):
    """`{"0,-1": "rocks"}`."""
    schema = {"type": "object", "additionalProperties": {"enum": list(TERRAIN_NAMES[1:])}}

    def read(self, register: Any, field: str, given: Any) -> tuple[int, ...]:
        found = [0] * len(register.cells)
        for cell, kind in read_mapping(field, given).items():
            found[Cell().read(register, f"{field}.{cell}", cell)] = read_word(f"{field}.{cell}", kind, TERRAIN_NAMES[1:]) + 1
        return tuple(found)

    def write(self, register: Any, value: Any) -> JSON:
        return {register.cells[cell]: TERRAIN_NAMES[kind] for cell, kind in enumerate(value) if kind}


class Frames(FieldKind):
    """Cards that are being resolved, the outermost first: figure, card, value, whom it hit, whom it speaks of, what it took."""
    schema = {"type": "array", "items": {"type": "object"}}

    def read(self, register: Any, field: str, given: Any) -> list[Frame]:
        if not isinstance(given, list):
            raise wrong(field, given)
        found = []
        for number, one in enumerate(given):
            row, here = read_mapping(f"{field}[{number}]", one), f"{field}[{number}]"
            found.append(Frame(register.seat(f"{here}.figure", row.get("figure")),
                               register.card_number(f"{here}.card", row.get("card")),
                               read_number(f"{here}.value", row.get("value", NONE), 0, NONE),
                               Figures(bits=True).read(register, f"{here}.struck", row.get("struck", [])),
                               Figure().read(register, f"{here}.foe", row.get("foe")),
                               Card(NONE, placed=False).read(register, f"{here}.taken", row.get("taken"))))
        return found

    def write(self, register: Any, value: Any) -> list[JSON]:
        return [{"figure": register.seat_names[frame.figure], "card": register.card_names[frame.card], "value": frame.value,
                 "struck": Figures(bits=True).write(register, frame.struck), "foe": Figure().write(register, frame.foe),
                 "taken": Card(NONE).write(register, frame.taken)} for frame in value]


class Pools(FieldKind):
    """Solo cards that are in no deck, by pool."""
    schema = {"type": "array", "items": texts({"type": "string"})}

    def read(self, register: Any, field: str, given: Any) -> tuple[tuple[int, ...], ...]:
        if not isinstance(given, list):
            raise wrong(field, given)
        return tuple(SortedCards().read(register, f"{field}[{number}]", pool) for number, pool in enumerate(given))

    def write(self, register: Any, value: Any) -> list[list[str]]:
        return [SortedCards().write(register, pool) for pool in value]


FIGURE = Fields(
    Field("hex", Cell(), seen=ALL, always=True, holds="cell"),
    Field("facing", Number(0, 5), seen=ALL, always=True),
    Field("kamae", Word(KAMAE_NAMES), seen=ALL, always=True),
    Field("focus", Number(0, 3), seen=ALL, always=True),
    Field("wounds", Number(0, 20), seen=ALL, always=True),
    Field("bleeding", Number(0, 20), seen=ALL),
    Field("stuns", Number(0, 20), seen=ALL),
    Field("hobbles", Numbers(1, 4), seen=ALL),
    Field("toxins", Toxins(), seen=ALL),
    Field("poisons", Bits(POISON_NAMES), seen=ALL, always=True),
    Field("limit", Number(1, 20), seen=ALL),
    Field("played", Card(NONE, placed=False)),
    Field("lender", Figure()),
    Field("place", Number(0, NONE), always=True),
    Field("named", Number(0, 20)),
    Field("lag", Number(0, 20), seen=ALL),
    Field("paid", Number(0, 6)),
    Field("extra", OwnedCards(), seen=ALL),
    Field("stopped", Bits(("steps", "turns", "ended")), seen=ALL),
    Field("shields", Bits(DIRECTION_NAMES), seen=ALL),
    Field("counters", Values(0, 15), seen=ALL),
    Field("dear", Values(0, 15), seen=ALL),
    Field("below", Number(0, NONE), always=True),
    Field("asks", Flag()),
    Field("hand", SortedCards(), holds="hands"),
    Field("deck", SortedCards(), always=True, holds="bags"),
    Field("poison_within", Number(0, 50)),
    Field("discard", Pile(), holds="discards"),
    Field("stays", OwnedCards(), seen=ALL),
    Field("shown", ShownCards()),
    Field("box", SortedCards(), seen=NOBODY),
    Field("known_tops", SortedCards()),
    Field("known_by", Figures(bits=True)),
    Field("behaviour", Word(("left", "middle", "right")), seen=ALL, always=True),
    Field("stance", Word(("aggressive", "defensive")), seen=ALL, always=True),
    Field("prefers", Number(0, 9), seen=ALL),
    by_seat=True,
)
TABLE = Fields(
    Field("turn", Count(), seen=ALL, always=True),
    Field("value", Number(0, NONE), seen=ALL, always=True),
    Field("track", Figures(), seen=ALL, always=True),
    Field("banned", Bits(("defence", "attack", "meditation")), seen=ALL, holds="named_kinds"),
    Field("forbidden_cards", CardNames(), seen=ALL, holds="named_cards"),
    Field("terrain", TerrainMap(), seen=ALL, always=True),
    Field("frames", Frames()),
    Field("queue", Figures(), seen=ALL),
    Field("slots", Figures(), seen=ALL),
    Field("far", Figures(bits=True), seen=ALL),
    Field("used_instant", Figures(bits=True), seen=ALL),
    Field("out", Figures(bits=True), seen=ALL),
    Field("stealthed", Figures(bits=True), seen=ALL),
    Field("peeked", SortedCards()),
    Field("gone", CardNames(), seen=ALL),
    Field("resets", Figures(bits=True), seen=ALL),
    Field("met", CardNames(), seen=ALL),
    Field("pools", Pools(), seen=NOBODY),
    Field("wave", Number(0, 4), seen=ALL),
    Field("stage", Number(0, 3), seen=ALL),
)
