"""What an owner's pack may hold of a game: its tables of records, with what we ship and how sure we are of each."""
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from kotatsu.kernel.phrase import Phrase

STATUSES = ("source", "inferred", "reconstructed", "owner")       # read, concluded, made up, the owner's
OwnData = Mapping[str, Any] | None


@dataclass(frozen=True)
class RecordTable:
    """One table of the owner's data: rows that are told apart by a field, or a mapping of values (`key` is empty)."""
    key: str = "id"
    adds: bool = False                  # whether rows that we do not ship may be added


@dataclass(frozen=True)
class Record:
    """One printed thing in the form that the owner's data has: `fields` begin with what it is told apart by."""
    table: str
    kind: str                           # `<game>-record-<kind>` says what such a record holds
    fields: Mapping[str, Any]
    status: str
    name: Phrase
    group: Phrase                       # under which heading it is listed
    file: str                           # where a new pack has it

    def key(self, table: RecordTable) -> str:
        """What it is told apart by; a mapping of values is one record."""
        return str(self.fields[table.key]) if table.key else self.table


@dataclass(frozen=True)
class Packs:
    """A game's part in owners' packs."""
    tables: Mapping[str, RecordTable]
    records: Callable[[OwnData], list[Record]]                   # ours, with the owner's laid over them
    trials: tuple[Mapping[str, Any], ...] = ({},)                # options of tables that between them use all records
    options: Callable[[OwnData], tuple[Any, ...]] | None = None  # the game's options where a pack adds choices
