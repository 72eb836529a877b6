"""The log as one audience reads it, kept up to date: each entry is put into words once, however long the game is."""
from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import Raw, json

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.game import JSON
from kotatsu.kernel.table import Table


@dataclass(frozen=True, eq=False, repr=False)
class ReadLine:
    """A line that an audience may read, and the one before it: pages of different moments share what has not changed."""
    n: int                                      # its number, from 0
    words: Raw                                  # encoded once, for all messages
    earlier: "ReadLine | None"
    place: int                                  # in the table's whole log


class LogReader:
    """What those at one screen have read of a table's log."""

    def __init__(self, sees: tuple[int, ...]) -> None:
        self.sees = sees
        self.entries: list[Entry] = []                 # the whole log as it was
        self.newest: list[ReadLine | None] = []        # for each entry the newest line that may be read then

    def read(self, table: Table) -> ReadLine | None:
        """The newest line now, with the others before it. Only new entries are looked at."""
        same = shared(self.entries, table.log)
        del self.entries[same:], self.newest[same:]
        mask = table.mask(self.sees)
        for entry in table.log[same:]:
            line = self.newest[-1] if self.newest else None
            if entry.is_visible(mask):
                number = 0 if line is None else line.n + 1
                line = ReadLine(number, Raw(json.encode(entry.json(number, mask))), line, len(self.entries))
            self.entries.append(entry)
            self.newest.append(line)
        return self.newest[-1] if self.newest else None


def shared(known: Sequence[Entry], log: Sequence[Entry]) -> int:
    """How many entries two logs of a table share. An entry is made once, in its place: what is before a shared one is shared."""
    count = min(len(known), len(log))
    while count and known[count - 1] is not log[count - 1]:
        count -= 1
    return count


def lines(newest: ReadLine | None) -> list[JSON]:
    """All lines, the oldest first."""
    found: list[JSON] = []
    while newest is not None:
        found.append(json.decode(newest.words))
        newest = newest.earlier
    return found[::-1]


def news(old: ReadLine | None, new: ReadLine | None) -> tuple[int, list[Raw]]:
    """From which line on the new log differs from the old one, and its lines from there: looks no further back than they differ."""
    found: list[Raw] = []
    kept = 0                                           # so many of them, at the end of `found`, are the same in both
    while new is not None and new is not old:
        while old is not None and old.n > new.n:
            old = old.earlier
        if new is old:
            break
        kept = kept + 1 if old is not None and old.n == new.n and old.words == new.words else 0
        found.append(new.words)
        new = new.earlier
    first = (0 if new is None else new.n + 1) + kept
    return first, found[::-1][kept:]
