"""A table as rows and as one file, and back again by playing its log."""
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import json

from kotatsu import games
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.notation import wrong
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import FORMAT, Table, replay
from kotatsu.server import notices, payload, snapshots
from kotatsu.server.names import cleaned
from kotatsu.server.problems import bad
from kotatsu.server.store import Kept, Line, Mark, Notice, Seat

EXPORT = 1                # of exported tables
SEALED = 1                # of the files that only the server they come from can open
KINDS = ("here", "link", "bot")


def lines_of(table: Table, first: int = 0) -> tuple[Line, ...]:
    """The log as the database keeps it, or its entries from one on."""
    return tuple((table.entry_text(entry), entry.drawn) for entry in table.log[first:])


def kept(id: str, table: Table, seats: Sequence[Seat], told: Sequence[Notice] = ()) -> Kept:
    """A table that is not in the database yet."""
    snapshot = snapshots.make(table, snapshots.beginning(table.start))
    return Kept(id, table.game.name, table.game.version, table.start, table.luck.drawn, tuple(seats), lines_of(table),
                payload.summary(table), notices=tuple(told), snapshots=() if snapshot is None else (snapshot,))


@dataclass(frozen=True)
class Revived:
    """A table read from its rows. `carried`: by newer rules it is the same game. `frozen`: from that entry on it is not."""
    table: Table
    marks: Sequence[Mark]                       # of the beginning, and of the snapshots by which it was opened
    carried: bool = False
    frozen: int | None = None


def saved_json(found: Kept, version: int | None = None) -> JSON:
    """The rows as a saved table, which needs no rules to be written; by other rules if a version is named."""
    by = found.version if version is None else version
    luck = {"seed": found.start["luck"]["seed"], "drawn": found.drawn}
    return {"kotatsu": "table", "format": FORMAT, "game": found.game, "version": by, "start": {**found.start, "version": by},
            "luck": luck, "log": [line for line, _ in found.lines], "drawn": [drawn for _, drawn in found.lines]}


def revive(game: Game, found: Kept) -> Revived:
    """The table in play that the rows describe. One that newer rules would play otherwise is shown as far as they agree."""
    quickly = snapshots.opened(game, found)
    if quickly is not None:
        return Revived(*quickly)
    saved = saved_json(found, game.version)
    try:
        table, carried = Table.load(game, saved), found.version != game.version
        return Revived(table, (snapshots.beginning(table.start if carried else found.start),), carried)
    except Unreadable:
        start, log = saved["start"], saved["log"]
        fits = replayed(game, start, log, 0)    # Unreadable if not even the first position can be read
        low, high = 0, len(log)
        while high - low > 1:
            middle = (low + high) // 2
            try:
                fits, low = replayed(game, start, log, middle), middle
            except Unreadable:
                high = middle
        return Revived(fits, (snapshots.beginning(found.start),), frozen=low)


def replayed(game: Game, start: JSON, log: list[str], count: int) -> Table:
    """The table where its log had that many entries."""
    return replay(game, start, log[:count], stop=count)


def follow(table: Table, found: Kept) -> Iterator[int]:
    """Do what some further lines say was done elsewhere; who chose, after each choice. Unreadable if it comes out otherwise."""
    first, seats = len(table.log), {name: seat for seat, name in enumerate(table.seats)}
    for line, _ in found.lines:
        who, _, text = line.partition(": ")
        if who in seats:
            table.do(seats[who], text)
            yield seats[who]
    if lines_of(table, first) != found.lines or table.luck.drawn != found.drawn:
        raise Unreadable(say("kernel-not-a-table"))


def export_json(table: Table, seats: Sequence[Seat]) -> JSON:
    """Everything, secrets included; only the links stay behind."""
    return export_of(table.game.name, seats, table.save())


def export_of(game: str, seats: Sequence[Seat], saved: JSON) -> JSON:
    return {"kotatsu": "export", "format": EXPORT, "game": game,
            "seats": [{"kind": who.kind, "bot": who.bot, "name": who.person} for who in seats], "table": saved}


def sealed_json(game: str, receipt: str) -> JSON:
    """What an owner gets of a game in which others play by link: the name of a file that stays on the server."""
    return {"kotatsu": "sealed", "format": SEALED, "game": game, "receipt": receipt}


def sealed_text(export: JSON, told: Sequence[Notice]) -> str:
    """The file that stays: everything, with what everybody was told so far."""
    return json.encode({**export, "notices": [{"at": one.made, "words": one.words} for one in told]}).decode()


def check_length(data: Mapping[str, Any], most: int) -> None:
    """A log that is longer than any game is refused before it is played."""
    table = data.get("table") if data.get("kotatsu") == "export" else data
    log = table.get("log") if isinstance(table, Mapping) else None
    if isinstance(log, list) and len(log) > most:
        raise bad("server-file-too-long")


def import_kept(game: Game, data: Mapping[str, Any]) -> Kept:
    """A file as the rows of a table that has no id yet, with what its guests must know of it."""
    table, seats = import_table(game, data)
    return kept("", table, seats, notices.of_file(table, data.get("kotatsu") in ("table", "export")))


def import_there(name: str, data: Mapping[str, Any]) -> Kept:
    """The same, in another process."""
    return import_kept(games.load(name), data)


def import_table(game: Game, data: Mapping[str, Any]) -> tuple[Table, tuple[Seat, ...]]:
    """An exported table, a saved one, or a position: checked by playing it. Without seats, all sit here."""
    if data.get("kotatsu") == "export" and data.get("format") == EXPORT:
        table = Table.load(game, data.get("table"))
        return table, read_seats(data.get("seats"), game.seats(table.state))
    table = Table.load(game, data) if data.get("kotatsu") == "table" else Table.at(game, data)
    return table, (Seat("here"),) * game.seats(table.state)


def read_seats(given: Any, count: int) -> tuple[Seat, ...]:
    """The seats of an exported table."""
    if not isinstance(given, list) or len(given) != count:
        raise Unreadable(say("kernel-wrong-length", field="seats", value=str(given)[:100], length=count))
    return tuple(read_seat(who) for who in given)


def read_seat(given: Any) -> Seat:
    words = [given.get("bot"), given.get("name")] if isinstance(given, Mapping) else []
    fits = words and given.get("kind") in KINDS and all(
        word is None or (isinstance(word, str) and len(word) <= 40) for word in words)
    if not fits or (given["kind"] == "bot" and words[0] is None):
        raise wrong("seats", given)
    return Seat(given["kind"], given.get("bot"), cleaned(given.get("name")))
