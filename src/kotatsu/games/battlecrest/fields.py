"""The fields of a state, one row each. What a person would write in a form of its own is a kind of its own, here above the rows."""
import re
from typing import Any

from kotatsu.games.battlecrest.data import options
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.lexicon import CELL, seat_names, side_names, warrior_names
from kotatsu.games.battlecrest.printed import CELL_NAMES
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.field_kinds import Bits, Count, FieldKind, Flag, Number, Word, texts
from kotatsu.kernel.fields import ALL, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_list, read_mapping, read_word, wrong
from kotatsu.kernel.register import Register

ACTIONS = ("move", "activate", "prime", "refocus")
FACES = "AB"
A_LANDMARK = re.compile(r"(\d+)([AB])( turned)?", re.IGNORECASE)
BACK, USED = "back", "used"
CELL_FORM = {"type": "string", "pattern": "^([1-6][a-fA-F]|\\(?[1-6],[1-6]\\)?)$"}


class Names(Register):
    """The sides and cards of a state by name."""
    state: State

    def __init__(self, state: State) -> None:
        super().__init__(state, seat_names(state), state.book.printed.cards)


def read_cell(register: Names, field: str, given: Any) -> int:
    """`3b`, or (3,2)."""
    if not isinstance(given, str):
        raise wrong(field, given)
    try:
        return CELL.number(register.state, field, given.replace(" ", ""))
    except Unreadable:
        raise wrong(field, given) from None


class Cell(FieldKind):
    """`3b`; null for nowhere."""
    schema = {"anyOf": [CELL_FORM, {"type": "null"}]}

    def read(self, register: Names, field: str, given: Any) -> int:
        return NONE if given is None else read_cell(register, field, given)

    def write(self, register: Names, value: int) -> str | None:
        return None if value == NONE else CELL_NAMES[value]


class Side(FieldKind):
    """A side by its hero, the Imperator's too."""
    schema = {"type": "string"}

    def read(self, register: Names, field: str, given: Any) -> int:
        return read_word(field, given, side_names(register.state))

    def write(self, register: Names, value: int) -> str:
        return side_names(register.state)[value]

    def show(self, register: Names, value: int) -> int:
        return value


class Warrior(FieldKind):
    """Somebody on the field by name, or null."""
    schema = {"type": ["string", "null"]}

    def read(self, register: Names, field: str, given: Any) -> int:
        return NONE if given is None else read_word(field, given, warrior_names(register.state))

    def write(self, register: Names, value: int) -> str | None:
        return None if value == NONE else warrior_names(register.state)[value]


class Card(FieldKind):
    """An action card by name, or null."""
    schema = {"type": ["string", "null"]}

    def read(self, register: Names, field: str, given: Any) -> int:
        return NONE if given is None else register.card_number(field, given)

    def write(self, register: Names, value: int) -> str | None:
        return None if value == NONE else register.card_names[value]


class Landmarks(FieldKind):
    """`{"2b": "1A", "2e": "6B turned"}`: number and face of the landmark on each cell."""
    schema = {"type": "object", "propertyNames": {"type": "string"},
              "additionalProperties": {"type": "string", "pattern": "^[0-9]+[ABab]( turned)?$"}}

    def read(self, register: Names, field: str, given: Any) -> tuple[tuple[int, ...], int, int]:
        book = register.state.book
        laid, flipped, turned = [NONE] * len(book.cells), 0, 0
        for name, text in read_mapping(field, given).items():
            cell = read_cell(register, field, name)
            match = A_LANDMARK.fullmatch(str(text))
            if cell not in book.cells or match is None or int(match[1]) not in book.printed.numbers:
                raise wrong(f"{field}.{name}", text)
            place, landmark = book.cells.index(cell), book.printed.numbers.index(int(match[1]))
            if landmark in laid or laid[place] != NONE:
                raise wrong(f"{field}.{name}", text, "BC2.3")
            laid[place] = landmark
            flipped |= FACES.index(match[2].upper()) << place
            turned |= (match[3] is not None) << place
        return tuple(laid), flipped, turned

    def write(self, register: Names, value: tuple[tuple[int, ...], int, int]) -> JSON:
        laid, flipped, turned = value
        book = register.state.book
        return {CELL_NAMES[book.cells[place]]: f"{book.printed.numbers[landmark]}{FACES[flipped >> place & 1]}"
                + (" turned" if turned >> place & 1 else "") for place, landmark in enumerate(laid) if landmark != NONE}


class StarsUsed(FieldKind):
    """Star abilities by name."""
    schema = texts({"type": "string"})

    def read(self, register: Names, field: str, given: Any) -> int:
        known = [star.id for star in register.state.book.printed.stars]
        return sum({1 << read_word(field, name, known) for name in read_list(field, given)})

    def write(self, register: Names, value: int) -> list[str]:
        return [star.id for number, star in enumerate(register.state.book.printed.stars) if value >> number & 1]


class OrderFace(FieldKind):
    """`3a`, or null."""
    schema = {"type": ["string", "null"]}

    def read(self, register: Names, field: str, given: Any) -> int:
        return NONE if given is None else read_word(field, given, register.state.book.printed.order_names)

    def write(self, register: Names, value: int) -> str | None:
        return None if value == NONE else register.state.book.printed.order_names[value]


class OrderFaces(FieldKind):
    """The discard: faces, oldest first."""
    schema = texts({"type": "string"})

    def read(self, register: Names, field: str, given: Any) -> tuple[int, ...]:
        return tuple(OrderFace().read(register, field, name) for name in read_list(field, given))

    def write(self, register: Names, value: tuple[int, ...]) -> list[str]:
        return [register.state.book.printed.order_names[face] for face in value]


class OrderDeck(FieldKind):
    """Cards below the top in any order: `["2", "5"]`, or with the faces that they will show, `["2b", "5a"]`."""
    schema = texts({"type": "string"})

    def read(self, register: Names, field: str, given: Any) -> tuple[list[int], int, int]:
        names = register.state.book.printed.order_names
        cards, faces = [name[:-1] for name in names[::2]], 0
        words = [str(word) for word in read_list(field, given)]
        known = [word.lower() in names for word in words]
        found = []
        for word, with_face in zip(words, known, strict=True):
            if with_face:
                face = names.index(word.lower())
                faces |= (face & 1) << (face >> 1)
                found.append(face >> 1)
            else:
                found.append(cards.index(read_choice(field, word, cards)))
        if len(set(found)) != len(found) or (any(known) and not all(known)):
            raise wrong(field, given, "BC9.3")
        return sorted(found), faces, int(any(known))

    def write(self, register: Names, value: tuple[list[int], int, int]) -> list[str]:
        bag, faces, sure = value
        names = register.state.book.printed.order_names
        return [names[2 * card + (faces >> card & 1)] if sure else names[2 * card][:-1] for card in bag]


TABLE = Fields(
    Field("turn", Count(), seen=ALL, always=True),
    Field("active", Side(), seen=ALL, always=True),
    Field("landmarks", Landmarks(), seen=ALL, always=True, holds=("landmarks", "flipped", "turned")),
    Field("done", Bits(ACTIONS), seen=ALL, anew=True),
    Field("stars", StarsUsed(), seen=ALL, anew=True),
    Field("activated", Card(), anew=True),
    Field("target", Warrior(), anew=True),
    Field("fell_back", Flag(), anew=True),
    Field("order", OrderFace(), seen=ALL),
    Field("deck", OrderDeck(), holds=("bag", "faces", "sure")),
    Field("discard", OrderFaces(), seen=ALL))


# --- a side

class Row(FieldKind):
    """Action cards from left to right: `fate-herald`, `ancestor-ward back`, `sky-descent used`, `staff-sweep back used`."""
    schema = {"type": "array", "items": {"type": "string"}}

    def read(self, register: Names, field: str, given: Any) -> tuple[int, ...]:
        if not isinstance(given, list):
            raise wrong(field, given)
        state, found = register.state, []
        for text in given:
            name, *marks = str(text).split() or [""]
            card = register.card(field, name)
            if len(set(marks)) != len(marks) or not set(marks) <= {BACK, USED}:
                raise wrong(field, text)
            state.backs |= (BACK in marks) << card
            state.exhausted |= (USED in marks) << card
            found.append(card)
        return tuple(found)

    def write(self, register: Names, value: tuple[int, ...]) -> list[str]:
        state = register.state
        return [" ".join([register.card_names[card], *([BACK] if state.backs >> card & 1 else []),
                          *([USED] if state.exhausted >> card & 1 else [])]) for card in value]


SIDE = Fields(
    Field("health", Number(0, 60), seen=ALL, always=True),
    Field("row", Row(), always=True, holds="rows"),
    Field("item", Word(("start", "back")), holds="items"),
    by_seat=True)
STANDS = {"cell": 0, "minion": 1}          # fields of a side that say where its hero and its minion stand
FOLLOWS = ("symbols", "hazards", "ways")   # attributes of a state that follow from the others
HELD_BY_ROWS = ("exhausted", "backs", "cell")
SETTINGS: JSON = {"options": {"type": "object", "additionalProperties": False,
                              "properties": {option.name: {} for option in options()}}, "data": {"type": "object"}}
SIDE_SCHEMA: JSON = {"type": "object", "additionalProperties": False, "properties": {
    "hero": {"type": "string"}, "cell": CELL_FORM, "minion": Cell.schema, **SIDE.schema()}}
