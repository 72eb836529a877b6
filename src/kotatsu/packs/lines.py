"""Where in a file a value stands: the lines of a TOML or JSON text by the path of each key. The text has been read before."""
import json
from bisect import bisect_right
from dataclasses import dataclass

Path = tuple[str | int, ...]
BARE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")
SPACE = " \t\r\n"


@dataclass(frozen=True)
class Place:
    """Counted from 1. `text` is the line on which a string of several lines begins to say something."""
    line: int = 1
    column: int = 1
    text: int = 1


class Scanner:
    """Goes through a text once and notes where each key and each entry of a list stands."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.places: dict[Path, Place] = {(): Place()}
        self.starts = [0, *(number + 1 for number, letter in enumerate(text) if letter == "\n")]
        self.rows: dict[Path, int] = {}                          # how many `[[…]]` of each path there were

    # --- what there is of letters
    def peek(self, length: int = 1) -> str:
        return self.text[self.at:self.at + length]

    def skip(self, blanks: str = SPACE) -> None:
        """Blanks and comments."""
        while self.at < len(self.text):
            if self.peek() == "#":
                self.at = self.end_of_line()
            elif self.peek() in blanks:
                self.at += 1
            else:
                return

    def end_of_line(self) -> int:
        found = self.text.find("\n", self.at)
        return len(self.text) if found < 0 else found

    def note(self, path: Path, at: int) -> None:
        line = self.line_of(at)
        self.places[path] = Place(line, at - self.starts[line - 1] + 1, line)

    def line_of(self, at: int) -> int:
        return bisect_right(self.starts, at)

    # --- keys and values
    def string(self) -> str:
        """A string of any kind, as it is written; `at` moves behind it."""
        quote = self.peek()
        long = self.peek(3) == quote * 3 and quote * 3
        end = long or quote
        start = self.at
        self.at += len(end)
        while self.at < len(self.text) and self.peek(len(end)) != end:
            self.at += 2 if quote == '"' and self.peek() == "\\" else 1
        self.at += len(end)
        while long and self.peek() == quote and self.at - start < len(self.text):     # up to two quotes may stand before the end
            self.at += 1
        return self.text[start:self.at]

    def key(self) -> str:
        if self.peek() in "\"'":
            written = self.string()
            try:
                return str(json.loads(written)) if written[0] == '"' else written[1:-1]
            except ValueError:
                return written[1:-1]
        start = self.at
        while self.peek() and self.peek() in BARE:
            self.at += 1
        return self.text[start:self.at]

    def dotted(self) -> list[str]:
        found = [self.key()]
        self.skip(" \t")
        while self.peek() == ".":
            self.at += 1
            self.skip(" \t")
            found.append(self.key())
            self.skip(" \t")
        return found

    def pair(self, path: Path) -> None:
        """`a.b = value` or `"a": value`."""
        start = self.at
        for name in self.dotted():
            path = (*path, name)
            if path not in self.places:
                self.note(path, start)
        self.skip()
        self.at += 1                                             # = or :
        self.skip()
        self.value(path)

    def value(self, path: Path) -> None:
        mark = self.peek()
        if mark and mark in "\"'":
            self.note_text(path)
            self.string()
        elif mark and mark in "[{":
            self.at += 1
            number = 0
            self.skip(SPACE + ",")
            while self.at < len(self.text) and self.peek() not in "]}":
                if mark == "{":
                    self.pair(path)
                else:
                    self.note((*path, number), self.at)
                    self.value((*path, number))
                number += 1
                self.skip(SPACE + ",")
            self.at += 1
        else:
            while self.at < len(self.text) and self.peek() not in ",]}#\n":
                self.at += 1

    def note_text(self, path: Path) -> None:
        """A long string that begins with a line break says something from the next line on."""
        place = self.places[path]
        begins = self.line_of(self.at)
        if self.peek(3) in ('"""', "'''") and self.text[self.at + 3:self.at + 5].lstrip("\r").startswith("\n"):
            begins += 1
        self.places[path] = Place(place.line, place.column, begins)

    # --- whole files
    def json(self) -> dict[Path, Place]:
        self.skip()
        self.value(())
        return self.places

    def toml(self) -> dict[Path, Place]:
        path: Path = ()
        self.skip()
        while self.at < len(self.text):
            start = self.at
            if self.peek() == "[":
                several = self.peek(2) == "[["
                self.at += 1 + several
                self.skip(" \t")
                path = self.table(self.dotted(), several)
                self.note(path, start)
                self.at += 1 + several
            else:
                self.pair(path)
            self.skip()
        return self.places

    def table(self, names: list[str], several: bool) -> Path:
        """The path of a heading: `[[cards]]` is the next of them, `[cards.more]` belongs to the last."""
        path: Path = ()
        for number, name in enumerate(names):
            path = (*path, name)
            if several and number == len(names) - 1:
                self.rows[path] = self.rows.get(path, 0) + 1
            if path in self.rows:
                path = (*path, self.rows[path] - 1)
        return path


def places_of(name: str, text: str) -> dict[Path, Place]:
    """Where everything stands in a file of that name."""
    text = text.removeprefix("\ufeff")
    return Scanner(text).json() if name.lower().endswith(".json") else Scanner(text).toml()
