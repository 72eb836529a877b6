"""A pack: a folder of TOML and JSON files with an owner's records, read into the data of a table, with where each record stands."""
import json
import math
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kotatsu import games
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.records import RecordTable
from kotatsu.packs.lines import Path, Place, places_of

HEADERS = ("pack.toml", "pack.json")
HEAD_FIELDS = ("name", "game", "author", "edition", "replaces")
KINDS = (".toml", ".json")
LONGEST_NAME, LONGEST_TEXT = 60, 400
TOML_PLACE = re.compile(r"^(.*?)\s*\(at (?:line (\d+), column (\d+)|end of document)\)$", re.DOTALL)


@dataclass(frozen=True)
class Mistake:
    """What is wrong with a pack, and where."""
    file: str
    place: Place
    words: Phrase
    rule: str = ""

    def json(self) -> JSON:
        return {"file": self.file, "line": self.place.line, "column": self.place.column, "words": self.words.json(),
                "rule": self.rule or None}


@dataclass
class File:
    """One file: what it holds, and where each thing in it stands."""
    name: str
    given: Any = None
    places: dict[Path, Place] = field(default_factory=dict)

    def place(self, path: Path) -> Place:
        """Where a path stands, the first of its rows, or the nearest thing around it that stands somewhere."""
        while path not in self.places and path:
            path = (*path, 0) if (*path, 0) in self.places else path[:-1]
        return self.places.get(path, Place())


@dataclass
class Pack:
    """What was read. With mistakes in it nothing of it is used."""
    head: dict[str, str] = field(default_factory=dict)
    game: Game | None = None
    data: JSON = field(default_factory=dict)
    mistakes: list[Mistake] = field(default_factory=list)
    files: list[File] = field(default_factory=list)
    origins: dict[Path, tuple[File, Path]] = field(default_factory=dict)        # of (table, row) or (table, name): where it stands

    @property
    def name(self) -> str:
        """What the pack is called at a table: its name, and the edition if it says one."""
        name, edition = self.head.get("name", ""), self.head.get("edition", "")
        return f"{name} ({edition})" if edition else name

    def count(self) -> int:
        """How many records it holds; a mapping of values is one."""
        return sum(len(given) if isinstance(given, list) else 1 for name, given in self.data.items() if name != "source")

    def blame(self, file: File, path: Path, words: Phrase, rule: str = "", place: Place | None = None) -> None:
        self.mistakes.append(Mistake(file.name, place or file.place(path), words, rule))

    def in_order(self) -> list[Mistake]:
        """By file, then by line."""
        order = [file.name for file in self.files]
        return sorted(self.mistakes, key=lambda one: (order.index(one.file) if one.file in order else -1, one.place.line,
                                                      one.place.column))

    def json(self) -> JSON:
        """For pages and programs; `data` only if nothing is wrong."""
        return {"name": self.name, **{name: self.head.get(name, "") for name in HEAD_FIELDS if name != "name"},
                "files": [file.name for file in self.files], "mistakes": [one.json() for one in self.in_order()],
                "data": None if self.mistakes else self.data}


# --- files

def read(files: Mapping[str, str], wanted: Game | None = None) -> Pack:
    """The pack of these files, by name; `wanted` is the game that it shall be for. What its records mean is not asked yet."""
    pack = Pack()
    names = sorted((name for name in files if name.lower().endswith(KINDS)), key=lambda name: (name not in HEADERS, name))
    pack.files = [read_file(pack, name, files[name]) for name in names]
    header = pack.files[0] if names and names[0] in HEADERS else None
    if header is None and len(pack.files) == 1 and wanted is not None:
        return read_bare(pack, pack.files[0], wanted)
    if header is None:
        pack.blame(File(HEADERS[0]), (), say("pack-no-header", file=HEADERS[0]))
        return pack
    read_head(pack, header, wanted)
    if pack.game is not None and pack.game.packs is not None:
        for file in pack.files[1:]:
            read_tables(pack, file, pack.game.packs.tables)
        pack.data["source"] = pack.name
    return pack


def read_bare(pack: Pack, file: File, game: Game) -> Pack:
    """One file without a header, as `--data` takes it too: its `source` is its name, else the file's own."""
    given = file.given if file.given is not None else {}
    source = given.pop("source", None)
    marks = given.pop("reconstructed", None)
    pack.head = {"name": source if isinstance(source, str) and source else file.name, "game": game.name}
    pack.game = game
    if game.packs is not None:
        read_tables(pack, file, game.packs.tables)
    pack.data["source"] = pack.name
    if isinstance(marks, list):
        pack.data["reconstructed"] = marks
    return pack


def read_file(pack: Pack, name: str, text: str) -> File:
    """One file; what cannot be read as TOML or JSON is a mistake with the place where reading ended."""
    file = File(name)
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    try:
        file.given = json.loads(text) if name.lower().endswith(".json") else tomllib.loads(text)
        file.places = places_of(name, text)
        bad = strange(file.given)
        if bad is not None:
            pack.blame(file, bad, say("pack-value", what=name_of(bad)))
            file.given = None
        elif not isinstance(file.given, dict):
            pack.blame(file, (), say("pack-not-tables"))
            file.given = None
    except json.JSONDecodeError as problem:
        pack.blame(file, (), say("pack-not-json", why=problem.msg), place=Place(problem.lineno, problem.colno))
    except tomllib.TOMLDecodeError as problem:
        match = TOML_PLACE.match(str(problem))
        last = text.count("\n") + 1
        place = Place(int(match[2] or last), int(match[3] or 1)) if match is not None else Place()
        pack.blame(file, (), say("pack-not-toml", why=match[1] if match is not None else str(problem)), place=place)
    except (RecursionError, ValueError):
        pack.blame(file, (), say("pack-not-tables"))
        file.given = None
    return file


def strange(value: Any, path: Path = ()) -> Path | None:
    """The path of the first value that no record can hold: dates, times, what is no number; TOML knows more than JSON."""
    if isinstance(value, dict):
        found = (strange(one, (*path, name)) for name, one in value.items())
    elif isinstance(value, list):
        found = (strange(one, (*path, number)) for number, one in enumerate(value))
    else:
        fine = value is None or isinstance(value, (str, bool)) or (isinstance(value, int) and abs(value) < 1 << 53)
        return None if fine or (isinstance(value, float) and math.isfinite(value)) else path
    return next((one for one in found if one is not None), None)


def name_of(path: Path) -> str:
    """A path for readers: `cards.3.text`, rows counted from 1."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)


# --- the header

def read_head(pack: Pack, file: File, wanted: Game | None) -> None:
    """`name` and `game`, and what else a reader may want to know."""
    if file.given is None:
        return
    for name, value in file.given.items():
        if name not in HEAD_FIELDS:
            pack.blame(file, (name,), say("kernel-unknown-field", field=name, known=", ".join(HEAD_FIELDS)))
        elif not isinstance(value, str) or len(value) > (LONGEST_NAME if name in ("name", "edition") else LONGEST_TEXT):
            pack.blame(file, (name,), say("kernel-wrong-field", field=name, value=str(value)[:80]))
        else:
            pack.head[name] = " ".join(value.split())
    for name in ("name", "game"):
        if name not in file.given or pack.head.get(name) == "":
            pack.blame(file, (name,), say("pack-head-missing", field=name))
    game = pack.head.get("game", "")
    if wanted is not None and game and game != wanted.name:
        pack.blame(file, ("game",), say("pack-other-game", game=game, wanted=wanted.name))
        return
    try:
        pack.game = games.load(game) if game else None
    except (Unreadable, Illegal) as problem:
        pack.blame(file, ("game",), problem.phrase)


# --- records

def read_tables(pack: Pack, file: File, tables: Mapping[str, RecordTable]) -> None:
    """The records of one file, laid beside those of the others."""
    for name, given in (file.given or {}).items():
        table = tables.get(name)
        if table is None:
            pack.blame(file, (name,), say("kernel-unknown-field", field=name, known=", ".join(tables)))
        elif table.key:
            read_rows(pack, file, name, table, given)
        elif not isinstance(given, dict):
            pack.blame(file, (name,), say("pack-not-values", table=name))
        else:
            for key, value in given.items():
                if key in pack.data.setdefault(name, {}):
                    pack.blame(file, (name, key), twice(pack, (name, key), key))
                else:
                    pack.data[name][key] = value
                    pack.origins[name, key] = (file, (name, key))


def read_rows(pack: Pack, file: File, name: str, table: RecordTable, given: Any) -> None:
    if not isinstance(given, list):
        pack.blame(file, (name,), say("pack-not-rows", table=name))
        return
    rows = pack.data.setdefault(name, [])
    known = {str(row[table.key]).lower(): number for number, row in enumerate(rows)}
    for number, row in enumerate(given):
        path: Path = (name, number)
        if not isinstance(row, dict):
            pack.blame(file, path, say("pack-not-rows", table=name))
            continue
        key = row.get(table.key)
        if not isinstance(key, (str, int)) or isinstance(key, bool) or not str(key).strip():
            pack.blame(file, (*path, table.key), say("pack-no-id", field=table.key))
            continue
        if str(key).lower() in known:
            pack.blame(file, (*path, table.key), twice(pack, (name, known[str(key).lower()]), str(key)))
            continue
        known[str(key).lower()] = len(rows)
        pack.origins[name, len(rows)] = (file, path)
        rows.append(row)


def twice(pack: Pack, first: Path, key: str) -> Phrase:
    """The same record a second time, and where the first one is."""
    file, path = pack.origins[first]
    return say("pack-twice", record=key, where=f"{file.name}:{file.place(path).line}")
