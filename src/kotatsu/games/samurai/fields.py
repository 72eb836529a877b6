"""The fields of a state, one row each. What a person would write in a form of its own is a kind of its own, here above the rows."""
import re
from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.games.samurai.book import CARDS, FAMILIES, PLUNDERERS, RANDOM, Pen
from kotatsu.games.samurai.data import options
from kotatsu.games.samurai.lexicon import BARS, FAMILY_LETTERS, FARM_LETTERS, SAMURAI_NAMES, seat_names
from kotatsu.games.samurai.state import NO_CARD, UNSEEN, State
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.field_kinds import Bits, Card, Cards, Count, FieldKind, Flag, Number, Seat, Seats, Word, of_bits, texts
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_list, read_mapping, read_number, read_word, wrong
from kotatsu.kernel.phrase import say
from kotatsu.kernel.register import Register

HIDDEN = "?"
CARD = {"type": "string", "pattern": "^[1-6]-[0-9]{1,2}$"}
WHOLE = {"type": "integer", "minimum": 0}


class Names(Register):
    """The samurai and raiders of a state by name."""
    state: State

    def __init__(self, state: State) -> None:
        super().__init__(state, seat_names(state), state.book.ids)
        self.shuffled: list[int] | None = None   # cards that are named as the shuffled part of the stack

    def of_value(self, field: str, value: int, last: bool) -> int:
        """A card of that value, where the card does not matter: without penalty if it is the last one."""
        book = self.state.book
        free = [card for card in self.rest() if book.value[card] == value]
        if not free:
            raise Unreadable(say("kernel-no-card", field=field, card=str(value)))
        quiet = [card for card in free if book.penalty[card] == Pen.NONE]
        return self.place(field, quiet[-1] if last and quiet else free[-1])


# --- a seat

class Samurai(FieldKind):
    """Who sits there; `random` before the set-up seats anybody."""
    schema = {"type": "string", "enum": [*SAMURAI_NAMES, "random"]}

    def read(self, register: Names, field: str, given: Any) -> int:
        return RANDOM if given == "random" else read_word(field, str(given), SAMURAI_NAMES)

    def write(self, register: Names, value: int) -> str:
        return SAMURAI_NAMES[value] if value != RANDOM else "random"


class CombatLine(Cards):
    """A combat line, first to last: ids, or plain values where the card does not matter, read as −value until all others lie."""

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        return [-int(word) if str(word) in ("1", "2", "3", "4", "5", "6") else register.card(field, word)
                for word in read_list(field, given)]


class Left(Cards):
    """SS7.7: at most three cards with different symbols."""

    def read(self, register: Names, field: str, given: Any) -> Sequence[int]:
        cards = super().read(register, field, given)
        symbols = [register.state.book.symbol[card] for card in cards]
        if 0 in symbols or len(set(symbols)) != len(symbols):
            raise Unreadable(say("samurai-left-symbols", field=field, cards=" ".join(self.write(register, cards))))
        return cards


SEAT = Fields(
    Field("samurai", Samurai(), always=True, holds="who"),
    Field("side", Word(("human", "animal")), seen=ALL, always=True, holds="sides"),
    Field("wound", Number(0, 1), seen=ALL, always=True, holds="wounds"),
    Field("line", CombatLine(), seen=ALL, always=True, holds="lines"),
    Field("left", Left(), seen=ALL, always=True, holds="lefts"),
    Field("passed", Flag(), seen=ALL, always=True),
    Field("token", Seat(), seen=ALL, holds="tokens"),
    Field("added", Bits(SAMURAI_NAMES)),
    by_seat=True)


class SeatList(FieldKind):
    """All seats clockwise. `position.py` has seated the samurai; the rest of each seat is read here."""
    schema = {"type": "array", "minItems": 2, "maxItems": 7, "items": {"anyOf": [{"type": "string"}, {
        "type": "object", "additionalProperties": False, "required": ["samurai"], "properties": SEAT.schema()}]}}

    def read(self, register: Names, field: str, given: list[JSON]) -> None:
        state = register.state
        for seat, row in enumerate(given):
            SEAT.read(register, state, {**row, "samurai": Samurai().write(register, state.who[seat])}, f"{field}[{seat}].", seat)
        for seat, line in enumerate(state.lines):      # cards given by value only come after those that are named
            where, last = f"{field}[{seat}].line", len(line) - 1
            state.lines[seat] = tuple(register.of_value(where, -card, place == last) if card < 0 else card
                                      for place, card in enumerate(line))
            state.sums[seat] = sum(state.book.value[card] for card in state.lines[seat])

    def write(self, register: Names, value: tuple[()]) -> list[JSON]:
        state = register.state
        found = [SEAT.write(register, state, seat) for seat in range(state.book.seats)]
        for seat, row in enumerate(found):
            if state.tokens[seat] == seat:             # where it belongs
                del row["token"]
        return found


# --- the village

class Barricades(FieldKind):
    """`3`, or `"3/5"`: now and at most."""
    schema = {"anyOf": [WHOLE, {"type": "string", "pattern": "^[0-9]+/[0-9]+$"}]}

    def read(self, register: Names, field: str, given: Any) -> tuple[int, int]:
        cap = register.state.cap
        if isinstance(given, str) and re.fullmatch(r"[0-9]{1,2}/[0-9]{1,2}", given):
            now, most = given.split("/")
            cap, given = read_number(field, int(most), 0, 10), int(now)
        return read_number(field, given, 0, cap), cap

    def write(self, register: Names, value: tuple[int, int]) -> str:
        return f"{value[0]}/{value[1]}"


class Farms(FieldKind):
    """By their hidden backs, or how many stand: then the commonest backs are gone first."""
    schema = {"anyOf": [WHOLE, {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(FARM_LETTERS, WHOLE)}]}

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        printed = register.state.book.farms
        if isinstance(given, int) and not isinstance(given, bool):
            left, counts = read_number(field, given, 0, 6), printed[:]
            while sum(counts) > left:
                counts[counts.index(max(counts))] -= 1
            return counts
        if not isinstance(given, Mapping) or set(given) - set(FARM_LETTERS):
            raise wrong(field, given)
        return [read_number(f"{field}.{kind}", given.get(kind, 0), 0, printed[n]) for n, kind in enumerate(FARM_LETTERS)]

    def write(self, register: Names, value: tuple[int, ...]) -> JSON:
        return dict(zip(FARM_LETTERS, value, strict=True))


class Families(FieldKind):
    """`"ABC"`: A heals, B builds, C scouts."""
    schema = {"type": "string", "pattern": "^A?B?C?$"}

    def read(self, register: Names, field: str, given: Any) -> int:
        if not isinstance(given, str) or set(given) - set(FAMILY_LETTERS) or len(set(given)) != len(given):
            raise Unreadable(say("kernel-wrong-choice", field=field, value=str(given), choices="A, B, C, AB, … ABC"))
        return sum(1 << FAMILY_LETTERS.index(kind) for kind in given) & FAMILIES

    def write(self, register: Names, value: int) -> str:
        return "".join(of_bits(value, FAMILY_LETTERS))


class Absent(FieldKind):
    """Tokens of absent samurai at the village: all of them, and the spent ones."""
    schema = {"type": "object", "propertyNames": {"enum": list(SAMURAI_NAMES)},
              "additionalProperties": {"enum": ["ready", "spent"]}}

    def read(self, register: Names, field: str, given: Any) -> tuple[int, int]:
        lying = spent = 0
        for name, word in read_mapping(field, given).items():
            samurai = read_word(field, name, SAMURAI_NAMES)
            if samurai in register.state.who:
                raise wrong(field, name)
            lying |= 1 << samurai
            spent |= read_word(f"{field}.{name}", word, ("ready", "spent")) << samurai
        return lying, spent

    def write(self, register: Names, value: tuple[int, int]) -> JSON:
        lying, spent = value
        return {name: "spent" if spent >> n & 1 else "ready" for n, name in enumerate(SAMURAI_NAMES) if lying >> n & 1}


# --- stacks

class Raiders(FieldKind):
    """The stack whole (a list, top first), by what is known of it and a set or number of shuffled cards, or as a number."""
    schema = {"anyOf": [texts(CARD), WHOLE, {"type": "object", "additionalProperties": False, "properties": {
        "top": texts(CARD), "order": texts(CARD), "set": {"anyOf": [texts(CARD), WHOLE]}, "bottom": texts(CARD)}}]}

    def read(self, register: Names, field: str, given: Any) -> tuple[list[int], list[int], int, list[int]]:
        if isinstance(given, (list, str)):
            return [], register.cards(field, given), 0, []
        if not isinstance(given, Mapping):
            return [], [], read_number(field, given, 0, CARDS), []
        read_known(given, ("top", "order", "set", "bottom"), f"{field}.")
        top, order, bottom = (register.cards(f"{field}.{part}", given.get(part, [])) for part in ("top", "order", "bottom"))
        shuffled = given.get("set", 0)
        if isinstance(shuffled, (list, str)):
            register.shuffled = register.cards(f"{field}.set", shuffled)
            shuffled = len(register.shuffled)
        return top, order, read_number(f"{field}.set", shuffled, 0, CARDS), bottom

    def write(self, register: Names, value: tuple[tuple[int, ...], tuple[int, ...], int, tuple[int, ...]]) -> JSON:
        top, order, depth, bottom = value
        parts = {"top": Cards().write(register, top), "order": Cards().write(register, order), "set": depth,
                 "bottom": Cards().write(register, bottom)}
        return {name: part for name, part in parts.items() if part or name == "set"}


class Intruders(FieldKind):
    """A list, top first, `?` for a card nobody has seen; with `known` those that everybody knows; or a number of unseen ones."""
    unseen = texts({"anyOf": [CARD, {"const": HIDDEN}]})
    schema = {"anyOf": [unseen, WHOLE, {"type": "object", "additionalProperties": False,
                                        "properties": {"cards": unseen, "known": texts(CARD)}}]}

    def read(self, register: Names, field: str, given: Any) -> tuple[list[int], Sequence[int]]:
        known: Any = []
        if isinstance(given, Mapping):
            read_known(given, ("cards", "known"), f"{field}.")
            known, given = given.get("known", []), given.get("cards", [])
        if isinstance(given, int) and not isinstance(given, bool):
            given = [HIDDEN] * read_number(field, given, 0, CARDS)
        cards = [UNSEEN if name == HIDDEN else register.card(field, name) for name in read_list(field, given)]
        return cards[::-1], Named(placed=False).read(register, f"{field}.known", known)

    def write(self, register: Names, value: tuple[tuple[int, ...], tuple[int, ...]]) -> JSON:
        cards, known = value
        return {"cards": [HIDDEN if card == UNSEEN else register.card_names[card] for card in reversed(cards)],
                "known": Cards().write(register, known)}


class Named(Cards):
    """Cards that lie elsewhere in the position too, each once: those of them that everybody knows."""

    def read(self, register: Names, field: str, given: Any) -> Sequence[int]:
        cards = super().read(register, field, given)
        if len(set(cards)) != len(cards):
            raise wrong(field, given)
        return cards


def joins_later(state: State, card: int) -> bool:
    """Lieutenants and bosses."""
    return card >= PLUNDERERS


class Drawn(Card):
    """The card somebody must place; it may still lie at the bottom of the stack (SS11.24)."""
    schema = CARD

    def read(self, register: Names, field: str, given: Any) -> int:
        bottom = given in register.card_names and register.card_names.index(given) in register.state.bottoms
        return register.card_number(field, given) if bottom else super().read(register, field, given)


# --- the state

FIELDS = Fields(
    Field("round", Number(1, 3), seen=ALL, always=True),
    Field("turn", Count(), seen=ALL, always=True),
    Field("active", Seat(), seen=ALL, always=True),
    Field("seats", SeatList(), default=[], always=True, holds=()),
    Field("barricades", Barricades(), always=True, holds=("barricades", "cap")),
    Field("farms", Farms(), always=True),
    Field("families", Families(), always=True),
    Field("raiders", Raiders(), always=True, holds=("tops", "order", "depth", "bottoms")),
    Field("unseen", Cards(sorted=True), seen=NOBODY, always=True, holds="bag"),
    Field("intruders", Intruders(), always=True, holds=("intruders", "known")),
    Field("discard", Cards(), seen=ALL, always=True),
    Field("absent", Absent(), always=True, holds=("absent", "spent")),
    Field("box", Cards(), seen=NOBODY, always=True),
    Field("aside", Cards(sorted=True, may=joins_later), default=[], always=True),
    Field("bars", Bits(tuple(row.name for row in BARS)), seen=ALL),
    Field("drawn", Drawn(NO_CARD)),
    Field("peeked", Cards()),
    Field("shouting", Seats()),
    Field("idle", Seats(), seen=NOBODY),
    Field("ending", Flag()),
    Field("pool", Cards(), default=[], seen=NOBODY),
    Field("returned", Named(placed=False), seen=NOBODY))
FOLLOWS = ("sums", "spare")        # attributes of a state that follow from the others
SETTINGS: JSON = {"options": {"type": "object", "additionalProperties": False,
                              "properties": {option.name: {} for option in options()}}, "data": {"type": "object"}}
