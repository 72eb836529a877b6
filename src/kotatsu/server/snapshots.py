"""Snapshots of long games: a table is opened by playing the end of its log only.

Each holds a part of the log as it was told, and the position after it. The log stays what counts: a snapshot is used only if it
was made of these very lines by these very rules and is whole; otherwise the game is played from its beginning, and a new one made.
"""
import zlib
from collections.abc import Sequence
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec import Raw, json

from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.milestone import KeptEntry, Line, lighten, place_to_keep, position_at, resume, told_json
from kotatsu.kernel.table import Table
from kotatsu.server.store import Kept, Mark, Snapshot

PACKAGE = Path(__file__).resolve().parents[1]
FORMAT = "1"              # of snapshots
STEP = 64                 # entries after which one more is made
BEHIND = 16               # so far behind the newest entry: what is taken back seldom lies before it


@cache
def rules_of(name: str, version: int) -> str:
    """By which rules a game is played: with others, were it only their words, it might be told otherwise."""
    found = sha256(f"{FORMAT} {name} {version}".encode())
    for folder in ("kernel", "hexes", f"games/{name}"):
        for file in sorted((PACKAGE / folder).rglob("*")):
            if file.suffix in (".py", ".toml", ".json"):
                found.update(file.relative_to(PACKAGE).as_posix().encode() + b"\n" + file.read_bytes())
    return found.hexdigest()


def beginning(start: JSON) -> Mark:
    """Where no entry is told yet."""
    return Mark(0, sha256(json.encode(start, order="sorted")).hexdigest())


def further(mark: Mark, lines: Sequence[Line]) -> Mark:
    """The mark of a log after some more lines: two logs with the same mark are the same."""
    return Mark(mark.n + len(lines), sha256(mark.log.encode() + json.encode(lines)).hexdigest())


def is_due(table: Table, last: Mark) -> bool:
    """Whether it is time for a snapshot, the last one having been made at a mark."""
    return len(table.log) - last.n >= STEP + BEHIND


def make(table: Table, last: Mark) -> Snapshot | None:
    """The next snapshot of a table, if it is time for one."""
    place = place_to_keep(table, last.n, BEHIND) if is_due(table, last) else None
    if place is None:
        return None
    entries = table.log[last.n:place]
    mark = further(last, [(entry.line(), entry.drawn) for entry in entries])
    written, there = json.encode(told_json(entries)), packed(json.encode(position_at(table, place)))
    lighten(entries, read_told(written))
    table.forget_states(last.n, place)
    told = packed(written)
    rules = rules_of(table.game.name, table.game.version)
    return Snapshot(last.n, mark, rules, told, there, seal(last.n, mark, rules, told, there))


def seal(first: int, mark: Mark, rules: str, told: bytes, there: bytes) -> str:
    """A snapshot that was changed by whatever accident no longer fits its seal."""
    return sha256(json.encode([first, mark.n, mark.log, rules, told, there])).hexdigest()


def packed(body: bytes) -> bytes:
    return zlib.compress(body)


# entries as `told_json` writes them
KEPT = json.Decoder(list[tuple[int, int, int, int, int, int, int, Any, Raw]])
TOLD = json.Decoder(list[tuple[int, Any]])


def read_told(body: bytes) -> list[KeptEntry]:
    """What was told stays text until somebody reads it: a long game would be many small things in memory."""
    return [KeptEntry(*row[:8], partial(TOLD.decode, row[8])) for row in KEPT.decode(body)]


def fitting(game: Game, found: Kept) -> list[Snapshot]:
    """Those from the beginning on that belong to this log and these rules and are whole."""
    fits: list[Snapshot] = []
    mark, rules = beginning(found.start), rules_of(game.name, game.version)
    for each in found.snapshots:
        if each.first != mark.n or each.rules != rules or each.mark.n > len(found.lines):
            break
        mark = further(mark, found.lines[mark.n:each.mark.n])
        if each.mark != mark or each.seal != seal(each.first, mark, rules, each.told, each.position):
            break
        fits.append(each)
    return fits


def opened(game: Game, found: Kept) -> tuple[Table, list[Mark]] | None:
    """The table in play, and the marks of its beginning and of the snapshots that led to it; None if all of it has to be played."""
    fits = fitting(game, found) if found.version == game.version else []
    if not fits:
        return None
    told = [entry for each in fits for entry in read_told(zlib.decompress(each.told))]
    there = json.decode(zlib.decompress(fits[-1].position))
    try:
        table = resume(game, found.start, told, there, found.lines, found.drawn)
    except (Unreadable, Illegal):
        return None
    return table, [beginning(found.start), *(each.mark for each in fits)]
