"""Kinds of fields: how a value of a state stands in a position, read with checks and written by name.

A form that is made by hand because people read and write it (`"12: M3+sawmill"`) is a kind of the game's own.
"""
from collections.abc import Callable, Sequence
from typing import Any

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_flag, read_known, read_list, read_mapping, read_number, read_word, wrong
from kotatsu.kernel.phrase import say


def texts(one: JSON) -> JSON:
    """The schema of a list, which may also be its words in one string."""
    return {"anyOf": [{"type": "array", "items": one}, {"type": "string"}]}


class FieldKind:
    """How a value stands in a position: `read` checks it and complains with the field's path, `write` says it by name.

    `show` is its form in a view, where seats are numbers. A field that holds several attributes reads and writes a tuple.
    """
    schema: JSON = {}

    def read(self, register: Any, field: str, given: Any) -> Any:
        raise NotImplementedError

    def write(self, register: Any, value: Any) -> Any:
        return value

    def show(self, register: Any, value: Any) -> Any:
        return self.write(register, value)


class Number(FieldKind):
    """A whole number within its bounds."""

    def __init__(self, low: int, high: int) -> None:
        self.low, self.high = low, high
        self.schema = {"type": "integer", "minimum": low, "maximum": high}

    def read(self, register: Any, field: str, given: Any) -> int:
        return read_number(field, given, self.low, self.high)


class Count(FieldKind):
    """A whole number that play only ever raises, so it has no upper bound."""
    schema = {"type": "integer", "minimum": 0}

    def read(self, register: Any, field: str, given: Any) -> int:
        if not isinstance(given, int) or isinstance(given, bool) or given < 0:
            raise Unreadable(say("kernel-wrong-count", field=field, value=str(given)[:40]))
        return given


class Flag(FieldKind):
    """True or false; 1 or 0 in the state."""
    schema = {"type": "boolean"}

    def read(self, register: Any, field: str, given: Any) -> int:
        return int(read_flag(field, given))

    def write(self, register: Any, value: int) -> bool:
        return bool(value)


class Word(FieldKind):
    """One of a few words; the state holds its number, or `nothing` where a position says null."""

    def __init__(self, words: Sequence[str], nothing: int | None = None) -> None:
        self.words, self.nothing = words, nothing
        self.schema = {"enum": list(words) if nothing is None else [*words, None]}

    def read(self, register: Any, field: str, given: Any) -> int:
        if given is None and self.nothing is not None:
            return self.nothing
        return read_word(field, given, self.words)

    def write(self, register: Any, value: int) -> str | None:
        return None if value == self.nothing else self.words[value]


class Bits(FieldKind):
    """Some of a few words, each once; the state holds them as bits."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.schema = texts({"enum": list(words)})

    def read(self, register: Any, field: str, given: Any) -> int:
        found = [read_word(field, word, self.words) for word in read_list(field, given)]
        if len(set(found)) != len(found):
            raise wrong(field, given)
        return sum(1 << number for number in found)

    def write(self, register: Any, value: int) -> list[str]:
        return of_bits(value, self.words)


class Counts(FieldKind):
    """`{"fox": 2}`: a number for each word, `left_out` for those that are not named; `whole` if noughts are written too."""

    def __init__(self, words: Sequence[str], most: int | Sequence[int], left_out: int = 0, whole: bool = False) -> None:
        self.words, self.left_out, self.whole = words, left_out, whole
        self.most = [most] * len(words) if isinstance(most, int) else most
        self.schema = {"type": "object", "additionalProperties": False, "properties": {
            word: {"type": "integer", "minimum": 0, "maximum": high} for word, high in zip(words, self.most, strict=True)}}

    def read(self, register: Any, field: str, given: Any) -> list[int]:
        numbers = read_mapping(field, given)
        read_known(numbers, list(self.words), field + ".")
        return [read_number(f"{field}.{word}", numbers.get(word, self.left_out), 0, high)
                for word, high in zip(self.words, self.most, strict=True)]

    def write(self, register: Any, value: Sequence[int]) -> JSON:
        return {word: number for word, number in zip(self.words, value, strict=True) if number or self.whole}


class Seat(FieldKind):
    """A seat by name, or `nothing`."""
    schema = {"type": ["string", "integer", "null"]}

    def __init__(self, nothing: int | None = None) -> None:
        self.nothing = nothing

    def read(self, register: Any, field: str, given: Any) -> int:
        return self.nothing if given is None and self.nothing is not None else register.seat(field, given)

    def write(self, register: Any, value: int) -> str | None:
        return None if value == self.nothing else register.seat_names[value]

    def show(self, register: Any, value: int) -> int | None:
        return None if value == self.nothing else value


class Seats(FieldKind):
    """Some seats by name, as bits."""
    schema = {"anyOf": [{"type": "array", "items": {"type": ["string", "integer"]}}, {"type": "string"}]}

    def read(self, register: Any, field: str, given: Any) -> int:
        return sum({1 << register.seat(field, name) for name in read_list(field, given)})

    def write(self, register: Any, value: int) -> list[str]:
        return of_bits(value, register.seat_names)


class BySeat(FieldKind):
    """`{"marquise": 2}`: a value of one kind for each seat; those that are 0 are left out."""

    def __init__(self, kind: FieldKind) -> None:
        self.kind = kind
        self.schema = {"type": "object", "additionalProperties": kind.schema}

    def read(self, register: Any, field: str, given: Any) -> list[int]:
        found = [0] * len(register.seat_names)
        for name, value in read_mapping(field, given).items():
            found[register.seat(field, name)] = self.kind.read(register, f"{field}.{name}", value)
        return found

    def write(self, register: Any, value: Sequence[int]) -> JSON:
        return {register.seat_names[seat]: self.kind.write(register, one) for seat, one in enumerate(value) if one}

    def show(self, register: Any, value: Sequence[int]) -> JSON:
        return {str(seat): self.kind.show(register, one) for seat, one in enumerate(value) if one}


class ByName(FieldKind):
    """`{"move": ["ambush-bird"]}`: a value of one kind for each of a few names; `left_out` for a name that is not given."""

    def __init__(self, names: Sequence[str], kind: FieldKind, left_out: Any) -> None:
        self.names, self.kind, self.left_out = names, kind, left_out
        self.schema = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(names, kind.schema)}

    def read(self, register: Any, field: str, given: Any) -> list[Any]:
        values = read_mapping(field, given)
        read_known(values, list(self.names), f"{field}.")
        return [self.kind.read(register, f"{field}.{name}", values.get(name, self.left_out)) for name in self.names]

    def write(self, register: Any, value: Sequence[Any]) -> JSON:
        found = {name: self.kind.write(register, one) for name, one in zip(self.names, value, strict=True)}
        return {name: one for name, one in found.items() if one != self.left_out}

    def show(self, register: Any, value: Sequence[Any]) -> JSON:
        return {name: self.kind.show(register, one) for name, one in zip(self.names, value, strict=True)}


class ListOf(FieldKind):
    """A list, each entry of one kind."""

    def __init__(self, kind: FieldKind) -> None:
        self.kind = kind
        self.schema = {"type": "array", "items": kind.schema}

    def read(self, register: Any, field: str, given: Any) -> list[Any]:
        return [self.kind.read(register, f"{field}[{number}]", one) for number, one in enumerate(read_list(field, given))]

    def write(self, register: Any, value: Sequence[Any]) -> list[Any]:
        return [self.kind.write(register, one) for one in value]


class Card(FieldKind):
    """One card by name, or `nothing`; `placed` if it lies here and nowhere else."""
    schema = {"type": ["string", "null"]}

    def __init__(self, nothing: int, placed: bool = True) -> None:
        self.nothing, self.placed = nothing, placed

    def read(self, register: Any, field: str, given: Any) -> int:
        return self.nothing if given is None else register.card(field, given, self.placed)

    def write(self, register: Any, value: int) -> str | None:
        return None if value == self.nothing else register.card_names[value]


class Cards(FieldKind):
    """Cards in their order, or `sorted` where no order is kept; `placed` if they lie here and nowhere else.

    `may` says which cards may lie here, `rule` why no others.
    """
    schema = texts({"type": "string"})

    def __init__(self, sorted: bool = False, placed: bool = True, may: Callable[[Any, int], bool] | None = None,
                 rule: str = "") -> None:
        self.sorted, self.placed, self.may, self.rule = sorted, placed, may, rule

    def read(self, register: Any, field: str, given: Any) -> Sequence[int]:
        found = [self.card(register, field, name) for name in read_list(field, given)]
        for card in found:
            if self.may is not None and not self.may(register.state, card):
                raise wrong(field, register.card_names[card], self.rule)
        return tuple(sorted(found) if self.sorted else found)

    def card(self, register: Any, field: str, given: Any) -> int:
        number: int = register.card(field, given, self.placed)
        return number

    def write(self, register: Any, value: Sequence[int]) -> list[str]:
        return [register.card_names[card] for card in (sorted(value) if self.sorted else value)]


def of_bits(bits: int, words: Sequence[str]) -> list[str]:
    """The words whose bits are set."""
    return [word for number, word in enumerate(words) if bits >> number & 1]
