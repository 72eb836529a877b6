"""Storing and showing a move costs the same at the beginning of a game and after many moves: counted, not timed."""
import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from kotatsu import games
from kotatsu.kernel.entry import Entry
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.server import payload, persons, serialise, snapshots
from kotatsu.server.bot_play import BotPlay
from kotatsu.server.guest import Guest
from kotatsu.server.library import Installed
from kotatsu.server.room import Room
from kotatsu.server.settings import Settings
from kotatsu.server.store import Seat, Store, Ticket
from kotatsu.server.thinking import InThreads

SEATS = (Seat("here"),) * 4
OWNER = Ticket("id", "owner")
READERS = (OWNER, Ticket("id", "seat", 1), Ticket("id", "watch"))
MOVES = 16


def table_of(entries: int) -> Table:
    """A game of Root by chance, with so many entries in its log."""
    for seed in range(9):
        table, choices = Table.new(games.load("root"), {"players": 4}, seed), Luck(seed)
        while table.item is not None and len(table.log) < entries:
            seat = table.decisions()[0]
            table.do(seat, choices.pick(list[int](table.legal(seat))))
        if table.item is not None:
            return table
    raise AssertionError("no game is long enough")


class Work:
    """Counts how often functions are called."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.counts: Counter[str] = Counter()
        for kind, names in ((Table, ("entry_text",)), (Entry, ("json", "is_visible"))):
            for name in names:
                monkeypatch.setattr(kind, name, self.counting(name, getattr(kind, name)))
        monkeypatch.setattr(Store, "write", self.counting_lines(Store.write))
        monkeypatch.setattr(snapshots, "told_json", self.counting_told(snapshots.told_json))

    def counting(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any) -> Any:
            self.counts[name] += 1
            return function(*args)
        return counted

    def counting_told(self, told_json: Callable[..., Any]) -> Callable[..., Any]:
        def counted(entries: Any) -> Any:
            self.counts["in snapshots"] += len(entries)
            return told_json(entries)
        return counted

    def counting_lines(self, write: Callable[..., Any]) -> Callable[..., Any]:
        def counted(store: Store, id: str, revision: int, first: int, lines: Any, *rest: Any) -> Any:
            self.counts["rows"] += len(lines)
            return write(store, id, revision, first, lines, *rest)
        return counted


async def play(room: Room, work: Work) -> tuple[int, Counter[str]]:
    """A few moves, read by everybody: how many entries they made, and the work they were."""
    guests = [Guest(ticket) for ticket in READERS]
    pages = [await room.page(guest) for guest in guests]
    assert room.table is not None
    entries = 0
    work.counts.clear()
    for number in range(MOVES):
        table, choices = room.table, Luck(number)
        seat, before = table.decisions()[0], len(table.log)
        action = table.text(choices.pick(list[int](table.legal(seat))))
        await persons.act(room, guests[0], seat, action, pages[0].version)
        entries += len(table.log) - before
        new = [await room.page(guest) for guest in guests]
        for old, page in zip(pages, new, strict=True):
            text = payload.news_text(old, page)
            assert text is None or len(json.decode(text)["log"]["entries"]) <= len(table.log) - before
        pages = new
    return entries, work.counts.copy()


def cost(entries: int, path: Path, work: Work) -> tuple[int, Counter[str]]:
    async def run() -> tuple[int, Counter[str]]:
        store = Store(path)
        store.create(serialise.kept("id", table_of(entries), SEATS), [])
        room = Room("id", Installed(), store, Settings(path),
                    lambda room: BotPlay(room, InThreads(Installed(), 1), asyncio.Semaphore()))
        found = await play(room, work)
        assert room.table is not None
        saved = store.load("id")
        assert saved is not None and saved.lines == serialise.lines_of(room.table)
        await room.close()
        store.close()
        return found
    return asyncio.run(run())


def test_a_move_costs_what_it_adds_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    work = Work(monkeypatch)
    monkeypatch.setattr(snapshots, "STEP", 12)
    for length in (40, 800):
        entries, counts = cost(length, tmp_path / f"{length}.db", work)
        assert entries >= MOVES
        assert counts["rows"] == entries
        assert 0 < counts["in snapshots"] <= entries + snapshots.STEP + snapshots.BEHIND
        assert counts["entry_text"] == entries
        assert counts["json"] <= len(READERS) * entries
        assert counts["is_visible"] <= (len(READERS) + 1) * entries
