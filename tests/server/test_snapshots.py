"""Long games are opened from snapshots: the same games, whatever has become of a snapshot."""
import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from kotatsu import games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.server import serialise, snapshots
from kotatsu.server.bot_play import BotPlay
from kotatsu.server.guest import Guest
from kotatsu.server.library import Installed
from kotatsu.server.room import Room
from kotatsu.server.settings import Settings
from kotatsu.server.store import Kept, Mark, Seat, Store, Ticket
from kotatsu.server.thinking import InThreads
from kotatsu.sim.checks import contents

STEP, BEHIND = 20, 6


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games need not be long for a test."""
    monkeypatch.setattr(snapshots, "STEP", STEP)
    monkeypatch.setattr(snapshots, "BEHIND", BEHIND)


def long_kept(name: str, entries: int = 3 * STEP + BEHIND) -> Kept:
    """A game by chance as the database has it after so many entries, with all its snapshots."""
    for seed in range(99):
        table, choices = Table.new(games.load(name), seed=seed), Luck(seed)
        marks, made = [snapshots.beginning(table.start)], []
        while table.item is not None and len(table.log) < entries:
            seat = table.decisions()[0]
            table.do(seat, choices.pick(list[int](table.legal(seat))))
            snapshot = snapshots.make(table, marks[-1])
            if snapshot is not None:
                marks.append(snapshot.mark)
                made.append(snapshot)
        if table.item is not None:
            return replace(serialise.kept("id", table, (Seat("here"),) * len(table.seats)), snapshots=tuple(made))
    raise AssertionError("no game is long enough")


def everything(table: Table) -> list[Any]:
    """All that anybody can read of a table."""
    seats = range(len(table.seats))
    return [table.save(), contents(table.game, table.state), *(table.log_for(viewers) for viewers in ((), *((s,) for s in seats))),
            *([prompt.json() for prompt in table.prompts(seat)] for seat in seats), table.undo_limit(seats)]


@pytest.mark.parametrize("name", games.names())
def test_a_game_is_the_same_from_its_snapshots(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, game = long_kept(name), games.load(name)
    whole = everything(serialise.revive(game, replace(kept, snapshots=())).table)
    played: list[object] = []
    do = Table.do
    monkeypatch.setattr(Table, "do", lambda *given: (played.append(given), do(*given))[1])
    for count in range(1, len(kept.snapshots) + 1):
        played.clear()
        revived = serialise.revive(game, replace(kept, snapshots=kept.snapshots[:count]))
        assert everything(revived.table) == whole and len(revived.marks) == count + 1
        assert len(played) <= len(kept.lines) - kept.snapshots[count - 1].mark.n
    assert len(kept.snapshots) >= 2 and len(played) <= STEP + BEHIND + 10


SPOILT: dict[str, Callable[[Kept, int], Kept]] = {
    "the position": lambda kept, place: changed(kept, place, position=kept.snapshots[place - 1].position),
    "what was told": lambda kept, place: changed(kept, place, told=kept.snapshots[place].told[:-1]),
    "other rules": lambda kept, place: changed(kept, place, rules="f" * 64),
    "another log": lambda kept, place: changed(kept, place, mark=Mark(kept.snapshots[place].mark.n, "0" * 64)),
    "a gap": lambda kept, place: replace(kept, snapshots=(*kept.snapshots[:place], *kept.snapshots[place + 1:])),
}


def changed(kept: Kept, place: int, **what: Any) -> Kept:
    spoilt = replace(kept.snapshots[place], **what)
    return replace(kept, snapshots=(*kept.snapshots[:place], spoilt, *kept.snapshots[place + 1:]))


@pytest.mark.parametrize("what", SPOILT)
def test_a_spoilt_snapshot_changes_nothing(what: str) -> None:
    kept, game = long_kept("samurai"), games.load("samurai")
    whole = everything(serialise.revive(game, replace(kept, snapshots=())).table)
    for place in range(2):
        revived = serialise.revive(game, SPOILT[what](kept, place))
        assert everything(revived.table) == whole and len(revived.marks) == 1 + place


def test_a_snapshot_of_other_lines_is_not_believed() -> None:
    """The log is what counts: a snapshot that is whole, but of another game, is not read."""
    kept, game = long_kept("samurai"), games.load("samurai")
    other = replace(kept, lines=((kept.lines[0][0], kept.lines[0][1] + 1), *kept.lines[1:]))
    assert snapshots.opened(game, kept) is not None and snapshots.opened(game, other) is None
    assert snapshots.opened(game, replace(kept, lines=kept.lines[:STEP - 1])) is None


# --- at a table
def room_at(store: Store) -> Room:
    """The table as a process finds it that has not had it in memory."""
    thinkers = InThreads(Installed(), 1)
    return Room("id", Installed(), store, Settings(), lambda room: BotPlay(room, thinkers, asyncio.Semaphore()))


def rows(store: Store) -> list[tuple[int, int]]:
    with store.engine.connect() as db:
        return [(row.first, row.n) for row in db.execute(sa.text("SELECT first, n FROM snapshots ORDER BY n"))]


def are_whole(found: list[tuple[int, int]], entries: int) -> bool:
    """Whether each begins where the one before it ends, and the last is no further from the end than it may be."""
    return [first for first, _ in found] == [0, *(n for _, n in found[:-1])] and entries - found[-1][1] < STEP + BEHIND + 10


async def play_on(room: Room, entries: int) -> None:
    choices = Luck(3)
    for _ in range(entries):
        async with room.opened() as table:
            seat = table.decisions()[0]
            table.do(seat, choices.pick(list[int](table.legal(seat))))
            await room.keep(table)


def test_they_are_made_dropped_and_made_again(database: Path | str) -> None:
    store = Store(database)
    store.create(replace(long_kept("root", 2 * STEP), snapshots=()), [])

    async def run() -> None:
        room, owner = room_at(store), Guest(Ticket("id", "owner"))
        await room.page(owner)                  # nothing was kept of it: it is, from now on
        first = rows(store)
        assert len(first) == 1 and are_whole(first, 2 * STEP)
        await play_on(room, STEP + BEHIND + 10)
        known = rows(store)
        async with room.opened() as table:
            assert len(known) > 1 and are_whole(known, len(table.log))
            while len(table.log) >= known[-1][1]:
                table.pop()
            await room.keep(table)
            assert rows(store) == [row for row in known if row[1] <= len(table.log)] and rows(store) != known
        await play_on(room, BEHIND + 10)
        newest = (await room.page(owner)).log
        for spoil in ("SELECT 1", "UPDATE snapshots SET position = told", "UPDATE snapshots SET rules = 'older'",
                      "UPDATE snapshots SET told = position, seal = 'broken' WHERE first > 0", "DELETE FROM snapshots"):
            with store.engine.begin() as db:
                db.execute(sa.text(spoil))
            room = room_at(store)
            assert (await room.page(owner)).log == newest, spoil
            assert are_whole(rows(store), len(room.kept)), spoil
            assert len(snapshots.fitting(games.load("root"), await room.read_rows())) == len(rows(store)), spoil

    asyncio.run(run())
    store.delete("id")
    assert rows(store) == []
    store.close()


def test_a_table_without_a_snapshot_is_opened_all_the_same(database: Path | str, caplog: pytest.LogCaptureFixture) -> None:
    """The disk is full, or our own mistake: nothing depends on a snapshot."""
    store = Store(database)
    store.create(replace(long_kept("samurai"), snapshots=()), [])
    with store.engine.begin() as db:
        db.execute(sa.text("DROP TABLE snapshots"))
        db.execute(sa.text("CREATE VIEW snapshots AS SELECT id AS table_id, 0 AS n, 0 AS first, '' AS log, '' AS rules, '' AS told,"
                           " '' AS position, '' AS seal FROM tables WHERE id = ''"))

    async def run() -> None:
        room = room_at(store)
        assert (await room.page(Guest(Ticket("id", "owner")))).log
        assert room.marks[1:] == []

    asyncio.run(run())
    assert [record.levelname for record in caplog.records if "no snapshot" in record.message] == ["WARNING"]
    store.close()
