"""Every mistake of a pack at once: a game's own reader names the first, that is set aside, and the rest is read again."""
import re
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.records import RecordTable
from kotatsu.packs.lines import Path, Place
from kotatsu.packs.pack import File, Pack, read

MOST = 200                              # mistakes of one pack: whoever has more reads these first
ENDS = ".:["
TEXT_LINE = re.compile(r":\d+$")        # `cards.044.text:2`


def check(files: Mapping[str, str], wanted: Game | None = None) -> Pack:
    """A pack with all that is wrong with it."""
    pack = read(files, wanted)
    if pack.game is None:
        return pack
    if pack.game.packs is None:
        pack.blame(pack.files[0], ("game",), say("pack-no-records", game=pack.game.name))
        return pack
    refuse_additions(pack)
    Elimination(pack).run()
    return pack


# --- what cannot be added

def refuse_additions(pack: Pack) -> None:
    """Rows of a table in which only ours may be replaced."""
    assert pack.game is not None and pack.game.packs is not None
    known: dict[str, list[str]] = {}
    for record in pack.game.packs.records(None):
        known.setdefault(record.table, []).append(record.key(pack.game.packs.tables[record.table]))
    for name, table in pack.game.packs.tables.items():
        if not table.key or table.adds:
            continue
        ours = [key.lower() for key in known.get(name, [])]
        for number, row in enumerate(pack.data.get(name, [])):
            key = str(row[table.key])
            if key.lower() not in ours:
                near = get_close_matches(key.lower(), ours, 3, 0.5) or ours[:3]
                file, path = pack.origins[name, number]
                pack.blame(file, (*path, table.key), say("pack-no-adding", record=key, near=", ".join(near)))


# --- what the game refuses

class Elimination:
    """Reads the records again and again, each time without what was refused before."""

    def __init__(self, pack: Pack) -> None:
        assert pack.game is not None and pack.game.packs is not None
        self.pack = pack
        self.game = pack.game
        self.tables: Mapping[str, RecordTable] = pack.game.packs.tables
        self.trials = pack.game.packs.trials
        self.gone: set[str] = set()                              # records that were set aside: who names them is not to blame
        self.blamed: set[Path] = set()
        # rows with the number that they had, so that their origin is found once others have gone
        self.rows: dict[str, Any] = {
            name: [(number, dict(row)) for number, row in enumerate(given)] if self.tables[name].key else dict(given)
            for name, given in pack.data.items() if name in self.tables}

    def run(self) -> None:
        refused = {one.words.args.get("record") for one in self.pack.mistakes if one.words.id == "pack-no-adding"}
        for name, table in self.tables.items():
            if table.key and name in self.rows:
                self.rows[name] = [(number, row) for number, row in self.rows[name] if str(row[table.key]) not in refused]
        while len(self.pack.mistakes) < MOST:
            problem = self.problem()
            if problem is None:
                return
            self.blame(problem)

    def problem(self) -> Unreadable | Illegal | None:
        """The first thing that the game cannot read."""
        data: dict[str, Any] = {name: [row for _, row in given] if isinstance(given, list) else given
                                for name, given in self.rows.items()}
        for options in self.trials:
            try:
                self.game.book(options, {**data, "source": "pack"})
            except (Unreadable, Illegal) as problem:
                return problem
        return None

    def blame(self, problem: Unreadable | Illegal) -> None:
        """Note a refusal where its field stands, and set that field aside; the second time the whole record."""
        words = problem.phrase
        rule = problem.rule if isinstance(problem, Illegal) else str(words.args.get("rule", ""))
        written = str(words.args.get("field", words.args.get("where", "")))
        path, rest = self.found(written.removeprefix("data."))
        full = (*path, rest) if rest else path
        again = full in self.blamed or any(self.is_part(path, old) for old in self.blamed)
        if not again and not self.follows(words):
            file, place = self.place(path, rest)
            self.pack.blame(file, (), shorter(words, written, path), rule, place)
        self.blamed.add(full)
        self.set_aside(path if not again else path[:2])

    def is_part(self, path: Path, old: Path) -> bool:
        """Whether a record was refused as a whole before, or values of the mapping that is refused now."""
        if path and isinstance(self.rows[str(path[0])], dict):
            return len(path) == 1 and path == old[:1]
        return len(old) == 2 and path[:2] == old

    def follows(self, words: Phrase) -> bool:
        """Whether this is wrong only because a record was set aside."""
        named = [str(words.args[name]) for name in ("value", "card") if name in words.args]
        return any(name in self.gone for name in named)

    def found(self, text: str) -> tuple[Path, str]:
        """The path of a field as the game calls it (`cards.long-shot.start.move`, `maps.autumn.5.slots`), and the rest."""
        name = next((name for name in sorted(self.rows, key=len, reverse=True) if begins(text, name)), None)
        if name is None:
            return (), text
        return self.inside(self.rows[name], self.tables[name].key, (name,), text[len(name):].lstrip("."))

    def inside(self, given: Any, key: str, path: Path, text: str) -> tuple[Path, str]:
        """The same below a path: fields of a mapping by name, rows of a list by what they are told apart by."""
        if isinstance(given, dict):
            steps: list[tuple[str, str | int, Any]] = [(name, name, value) for name, value in given.items()]
        elif isinstance(given, list):
            rows = given if path[1:] == () and key else list(enumerate(given))
            steps = [(str(row.get(key, row.get("id", ""))), number, row) for number, row in rows if isinstance(row, dict)]
        else:
            return path, text
        for name, step, value in sorted(steps, key=lambda one: -len(one[0])):
            if name and begins(text.lower(), name.lower()):
                return self.inside(value, "id", (*path, step), text[len(name):].lstrip("."))
        for _, step, value in steps:                             # a row may leave out the list in which it stands
            if isinstance(given, dict) and isinstance(value, list):
                below, rest = self.inside(value, "id", (*path, step), text)
                if rest != text:
                    return below, rest
        return path, text

    def place(self, path: Path, rest: str) -> tuple[File, Place]:
        """The file and line of a path; `:2` behind the name of a text means its second line."""
        origin = self.pack.origins.get(path[:2])
        if origin is None:
            inside = [self.pack.origins[one] for one in self.pack.origins if one[:1] == path[:1]]
            origin = next((one for one in inside if rest and (*one[1], rest) in one[0].places), inside[0] if inside else None)
            if origin is None:
                return self.pack.files[0], Place()
            file, inner = origin
            return file, file.place((*inner, rest) if (*inner, rest) in file.places else path if path in file.places else inner)
        file, inner = origin
        wanted = (*inner, *path[2:])
        if rest and (*wanted, rest.split("[")[0].split(":")[0]) in file.places:
            wanted = (*wanted, rest.split("[")[0].split(":")[0])
        found = file.place(wanted)
        number = rest.rpartition(":")[2] if ":" in rest else ""
        return file, Place(found.text + int(number) - 1, 1, found.text) if number.isdigit() and found.text > found.line else found

    def set_aside(self, path: Path) -> None:
        """A field, or a record, or a whole table if nothing smaller is known to be wrong."""
        if not path:
            self.rows = {}
            return
        name = str(path[0])
        given = self.rows[name]
        if len(path) == 1:
            del self.rows[name]
        elif isinstance(given, dict):
            del given[path[1]]
        elif len(path) == 2:
            self.gone |= {str(row[self.tables[name].key]) for number, row in given if number == path[1]}
            self.rows[name] = [(number, row) for number, row in given if number != path[1]]
        else:
            row = next(row for number, row in given if number == path[1])
            row.pop(path[2], None)


def begins(text: str, name: str) -> bool:
    """Whether a dotted name begins with this one, as a whole."""
    return text.startswith(name) and (len(text) == len(name) or text[len(name)] in ENDS)


def shorter(words: Phrase, written: str, path: Path) -> Phrase:
    """The same sentence for somebody who looks at the line: without the way to its table."""
    short = TEXT_LINE.sub("", written.removeprefix("data."))
    if path:
        short = short.removeprefix(f"{path[0]}.") or str(path[0])
    return Phrase(words.id, {name: short if name in ("field", "where") else arg for name, arg in words.args.items()})
