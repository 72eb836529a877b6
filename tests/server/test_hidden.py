"""How soon an answer comes does not tell what it depends on: single options are thought about, hidden answers wait."""
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from served import Shelf
from toy import GAME

from kotatsu.kernel.table import Table
from kotatsu.server import haste, hidden, room, serialise
from kotatsu.server.bot_play import BotPlay
from kotatsu.server.guest import Guest
from kotatsu.server.haste import too_early
from kotatsu.server.room import Room
from kotatsu.server.settings import Settings
from kotatsu.server.store import Seat, Store, Ticket
from kotatsu.server.thinking import InThreads
from tests.games.root.scene import scene

PAUSE = 5.0


class Thinker:
    """A bot that notes what it was asked about."""
    heard: list[list[int]] = []

    def choose(self, game: Any, state: Any, item: Any, seat: int, options: list[int]) -> int:
        self.heard.append(options)
        return options[0]


class Thinkers(Shelf):
    def bot(self, game: Any, name: str, seed: int) -> Any:
        return Thinker()


def with_room(path: Path, kinds: str, do: Callable[[Room], Awaitable[None]]) -> None:
    """A room for seats `h`ere, by `l`ink and `b`ots."""
    seats = tuple(Seat("bot", "dicer") if kind == "b" else Seat("here" if kind == "h" else "link") for kind in kinds)

    async def run() -> None:
        store = Store(path)
        store.create(serialise.kept("id", Table.new(GAME, {"players": len(kinds)}, 5), seats), [])
        found = Room("id", Thinkers(), store, Settings(path, hidden_pause=PAUSE),
                     lambda room: BotPlay(room, InThreads(Thinkers(), 1), asyncio.Semaphore()))
        await do(found)
        await found.close()
        store.close()

    asyncio.run(run())


def test_a_bot_thinks_about_a_single_option_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "heard", [])
    monkeypatch.setattr(Table, "legal", lambda table, seat=None, legal=Table.legal: legal(table, seat)[:1])

    async def play(room: Room) -> None:
        assert isinstance(room.bots, BotPlay) and await room.bots.play_one()
        assert [len(options) for options in Thinker.heard] == [1]

    with_room(tmp_path / "tables.db", "bb", play)


@pytest.mark.rule("R4.3.1")
def test_an_ambush_is_hidden_and_ones_own_turn_is_not() -> None:
    table = scene("M E", "9: M3, E2", "3: E1+roost", active="M", phase="daylight",
                  M={"hand": ["anvil_fox"]}, E={"hand": ["cobbler_rabbit"]}).table
    assert not hidden.is_hidden(table, 0)                   # nobody has chosen before
    table.do(0, "battle 9 eyrie")
    assert table.decisions() == [1] and table.legal_texts(1) == ["done"]
    assert hidden.is_hidden(table, 1)                       # that there is no ambush


def test_answers_wait_only_where_somebody_else_could_measure_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    for module in (room, haste):
        monkeypatch.setattr(module, "monotonic", lambda: clock[0])
    monkeypatch.setattr(hidden, "is_hidden", lambda table, seat: True)

    async def measure(room: Room) -> None:
        async with room.opened() as table:
            assert [too_early(room, table, seat) for seat in (0, 1)] == [0.0, 0.0]          # nobody looks
            room.guests.add(Guest(Ticket("id", "owner")))
            assert [too_early(room, table, seat) for seat in (0, 1)] == [0.0, PAUSE]        # whoever looks is asked
            room.guests.add(Guest(Ticket("id", "watch")))
            clock[0] += 2.0
            assert [too_early(room, table, seat) for seat in (0, 1)] == [PAUSE - 2.0] * 2
            clock[0] += PAUSE
            assert too_early(room, table, 0) == 0.0
            room.guests.clear()

    with_room(tmp_path / "tables.db", "hb", measure)
