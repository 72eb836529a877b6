"""Tables from outside: a new one, one from a file, text or mapping, and a game again choice by choice."""
import json
import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from kotatsu import games
from kotatsu.kernel import record
from kotatsu.kernel.entry import Entry
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.notation import read_mapping, unwrap
from kotatsu.kernel.phrase import say
from kotatsu.kernel.record import Record
from kotatsu.kernel.table import Table

Source = str | os.PathLike[str] | Mapping[str, Any]


def new(game: str | Game, /, *, seed: int | None = None, luck: Iterable[str] = (), data: Mapping[str, Any] | None = None,
        **options: Any) -> Table:
    """A table after its set-up: `new("root", players=4, seed=7)`. Without a seed the system draws one.

    `luck` states what luck brings first, `data` is the owner's own data; the game's options follow by name.
    """
    door = game_of(game)
    own = None if data is None else read_mapping("data", data)
    return Table.new(door, options, secrets.randbits(48) if seed is None else seed, own, texts(luck))


def load(source: Source, luck: Iterable[str] = ()) -> Table:
    """The table of a position, of a saved or exported table, or of a game as text.

    A path, the text itself (JSON or a game), or what JSON holds. `luck` states what luck brings next.
    """
    if isinstance(source, Mapping):
        return table_of(source, texts(luck))
    if isinstance(source, os.PathLike):
        return table_in(read_file(source), os.fspath(source), luck)
    if not isinstance(source, str):
        raise Unreadable(say("kernel-not-loadable", kind=type(source).__name__))
    if "\n" in source or source.lstrip()[:1] in ("{", "["):
        return table_in(source, "text", luck)
    return table_in(read_file(source), source, luck)


def replay(source: Source | Table) -> Iterator[tuple[Table, Entry]]:
    """A game again: the table as it stood before each choice, and the entry of the log that the choice became.

    It is one table that moves on; copy it to keep it. When the loop ends it stands where the game does.
    """
    done = source if isinstance(source, Table) else load(source)
    return play_again(done)


def play_again(done: Table) -> Iterator[tuple[Table, Entry]]:
    steps = record.steps(done.log, done.luck.drawn)
    _, stated = next(steps)
    table = Table.at(done.game, done.start, stated)
    for entry, stated in steps:
        assert entry is not None
        yield table, entry
        table.state_luck(*stated)
        table.do(entry.seat, entry.action)


# --- what there is to read
def game_of(game: str | Game) -> Game:
    return game if isinstance(game, Game) else games.load(game)


def texts(luck: Iterable[str]) -> list[str]:
    """Stated luck: several texts, not one."""
    found = [luck] if isinstance(luck, str) or not isinstance(luck, Iterable) else list(luck)
    for text in found:
        if not isinstance(text, str):
            raise Unreadable(say("kernel-wrong-field", field="luck", value=str(text)[:80]))
    return found


def read_file(path: str | os.PathLike[str]) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except FileNotFoundError as problem:
        raise Unreadable(say("cli-file-missing", file=str(path))) from problem
    except (OSError, ValueError) as problem:                  # ValueError: not UTF-8, or no name for a file at all
        why = problem.strerror if isinstance(problem, OSError) and problem.strerror else "UTF-8"
        raise Unreadable(say("cli-no-file", file=str(path), why=why)) from problem


def read_json(text: str, name: str) -> Any:
    """What JSON holds; `name` is where it came from."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        where = f"{problem.lineno}:{problem.colno}" if isinstance(problem, json.JSONDecodeError) else ""
        raise Unreadable(say("cli-not-json", file=name, where=where)) from problem


def table_in(text: str, name: str, luck: Iterable[str] = ()) -> Table:
    """The table of a text: JSON, or a game line by line."""
    if not record.is_record(text):
        return table_of(read_json(text, name), texts(luck))
    table = played(record.read(text))
    table.state_luck(*texts(luck))
    return table


def table_of(data: Any, luck: list[str]) -> Table:
    """The table of what JSON holds: a saved or exported table, or a position."""
    table = saved_table(data)
    if table is None:
        given = unwrap(data)
        return Table.at(games.load(given["game"]), given, luck)
    table.state_luck(*luck)
    return table


def saved_table(data: Any) -> Table | None:
    """The table of a file that `play` saved or the server exported; None if it is something else."""
    if isinstance(data, Mapping) and data.get("kotatsu") == "export":
        data = data.get("table")
    if not isinstance(data, Mapping) or data.get("kotatsu") != "table":
        return None
    return Table.load(games.load(data.get("game", "")), data)


def played(given: Record, door: Game | None = None) -> Table:
    """The table at the end of a game that was read as text."""
    head, luck = given.header, given.luck
    game = door or games.load(head["game"])
    if head.get("version", game.version) != game.version:
        raise Unreadable(say("kernel-other-version", version=str(head["version"]), wanted=game.version))
    if "start" in head:
        table = Table.at(game, read_mapping("start", head["start"]), luck)
    else:
        own = None if head.get("data") is None else read_mapping("data", head["data"])
        table = Table.new(game, read_mapping("options", head.get("options", {})), head.get("seed", 0), own, luck)
    for step in given.steps:
        table.state_luck(*step.luck)
        try:
            table.do(step.who, step.text)
        except (Illegal, Unreadable) as problem:
            raise Unreadable(say("kernel-log-does-not-fit", line=step.line(), why=problem.phrase)) from problem
        if table.forced:
            why = say("cli-luck-unused", luck=", ".join(table.forced))
            raise Unreadable(say("kernel-log-does-not-fit", line=step.line(), why=why))
    if "results" in head and head["results"] != list(table.state.results):
        raise Unreadable(say("kernel-record-results", given=str(head["results"])[:80], played=str(list(table.state.results))))
    return table
