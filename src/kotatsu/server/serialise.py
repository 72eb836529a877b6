"""A table as rows and as one file, and back again by playing its log."""
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import json

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.notation import wrong
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import FORMAT, Table
from kotatsu.server import payload
from kotatsu.server.names import cleaned
from kotatsu.server.store import Kept, Line, Notice, Seat

EXPORT = 1                # of exported tables
SEALED = 1                # of the files that only the server they come from can open
KINDS = ("here", "link", "bot")


def lines_of(table: Table, first: int = 0) -> tuple[Line, ...]:
    """The log as the database keeps it, or its entries from one on."""
    return tuple((table.entry_text(entry), entry.drawn) for entry in table.log[first:])


def kept(id: str, table: Table, seats: Sequence[Seat], notices: Sequence[Notice] = ()) -> Kept:
    """A table that is not in the database yet."""
    return Kept(id, table.game.name, table.game.version, table.start, table.luck.drawn, tuple(seats), lines_of(table),
                payload.summary(table), notices=tuple(notices))


def revive(game: Game, found: Kept) -> Table:
    """The table in play that the rows describe."""
    luck = {"seed": found.start["luck"]["seed"], "drawn": found.drawn}
    return Table.load(game, {"kotatsu": "table", "format": FORMAT, "game": found.game, "version": found.version,
                             "start": found.start, "luck": luck, "log": [line for line, _ in found.lines],
                             "drawn": [drawn for _, drawn in found.lines]})


def export_json(table: Table, seats: Sequence[Seat]) -> JSON:
    """Everything, secrets included; only the links stay behind."""
    return {"kotatsu": "export", "format": EXPORT, "game": table.game.name,
            "seats": [{"kind": who.kind, "bot": who.bot, "name": who.person} for who in seats], "table": table.save()}


def sealed_json(table: Table, receipt: str) -> JSON:
    """What an owner gets of a game in which others play by link: the name of a file that stays on the server."""
    return {"kotatsu": "sealed", "format": SEALED, "game": table.game.name, "receipt": receipt}


def sealed_text(table: Table, seats: Sequence[Seat], notices: Sequence[Notice]) -> str:
    """The file that stays: everything, with what everybody was told so far."""
    told = [{"at": one.made, "words": one.words} for one in notices]
    return json.encode({**export_json(table, seats), "notices": told}).decode()


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
