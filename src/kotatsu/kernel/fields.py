"""One row for each field of a state: its name in a position, its kind, its default, and who may see it.

A game lists its rows in tables. Reading with checks, writing, the JSON Schema and the plain parts of a view follow from them.
"""
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from kotatsu.kernel.field_kinds import FieldKind
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_mapping
from kotatsu.kernel.register import Register

ALL: Final = "all"                 # everybody sees it, as it stands: the view has it under the same name
SOME: Final = "some"               # the view says by hand how much of it, and to whom
NOBODY: Final = "nobody"           # it is in no view
AS_NEW: Final[Any] = object()      # the default: as in a new state


@dataclass(frozen=True)
class Field:
    """A row. `default` is in the words of a position; `always`: written even when it says nothing.

    `anew`: it begins anew when a turn or phase does. A position that names nothing that is `next` cannot say it.
    """
    name: str
    kind: FieldKind
    seen: str = SOME
    default: Any = AS_NEW
    always: bool = False
    anew: bool = False
    holds: str | tuple[str, ...] = ""            # the attributes of the state, if they are not called as the field is

    def attributes(self) -> tuple[str, ...]:
        return (self.holds or self.name,) if isinstance(self.holds, str) else self.holds


class Fields:
    """The rows of a state, of a board, or (`by_seat`) of lists with an entry for each seat."""

    def __init__(self, *rows: Field, by_seat: bool = False) -> None:
        self.rows = rows
        self.by_seat = by_seat
        self.names = [row.name for row in rows]

    def read(self, register: Register, thing: Any, given: Mapping[str, Any], inside: str = "", seat: int = 0) -> None:
        """Every field that is given or has a default, in the order of the rows."""
        for row in self.rows:
            value = given.get(row.name, row.default)
            if value is AS_NEW:
                continue
            found, attributes = row.kind.read(register, inside + row.name, value), row.attributes()
            if found is not None:                # None: the kind has put it where it belongs
                for attribute, part in zip(attributes, found if len(attributes) > 1 else (found,), strict=True):
                    self.put(thing, attribute, seat, part)

    def put(self, thing: Any, attribute: str, seat: int, value: Any) -> None:
        """Set an attribute, or its entry for a seat; lists stay lists and tuples tuples."""
        old = getattr(thing, attribute)
        if not self.by_seat:
            setattr(thing, attribute, type(old)(value) if isinstance(value, (list, tuple)) else value)
            return
        new = list(old)
        new[seat] = type(old[seat])(value) if isinstance(value, (list, tuple)) else value
        setattr(thing, attribute, type(old)(new))

    def value(self, row: Field, thing: Any, seat: int) -> Any:
        """What the state holds for a row."""
        found = [getattr(thing, attribute) for attribute in row.attributes()]
        if self.by_seat:
            found = [entries[seat] for entries in found]
        return found[0] if len(found) == 1 else tuple(found)

    def write(self, register: Register, thing: Any, seat: int = 0) -> JSON:
        """All fields by name, without those that say nothing."""
        found = {row.name: row.kind.write(register, self.value(row, thing, seat)) for row in self.rows}
        return {row.name: found[row.name] for row in self.rows if row.always or found[row.name] not in (None, 0, False, [], {})}

    def view(self, register: Register, thing: Any, seat: int = 0) -> JSON:
        """The fields that everybody sees as they stand."""
        return {row.name: row.kind.show(register, self.value(row, thing, seat)) for row in self.rows if row.seen == ALL}

    def begun(self, thing: Any, new: Any) -> list[str]:
        """The fields that begin anew and say something else than in a new thing."""
        return [row.name for row in self.rows if row.anew and self.value(row, thing, 0) != self.value(row, new, 0)]

    def schema(self) -> JSON:
        return {row.name: row.kind.schema for row in self.rows}


class Record(FieldKind):
    """An object with rows of its own; `make` gives the thing that they are read into."""

    def __init__(self, rows: Fields, make: Callable[[], Any]) -> None:
        self.rows, self.make = rows, make
        self.schema = {"type": "object", "additionalProperties": False, "properties": rows.schema()}

    def read(self, register: Any, field: str, given: Any) -> Any:
        values, thing = read_mapping(field, given), self.make()
        read_known(values, self.rows.names, f"{field}.")
        self.rows.read(register, thing, values, f"{field}.")
        return thing

    def write(self, register: Any, value: Any) -> JSON:
        return self.rows.write(register, value)
