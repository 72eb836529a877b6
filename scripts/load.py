"""How much a server carries: `python scripts/load.py [PART …]`, on this machine only, each part bounded in time.

The server is a process of its own with SQLite as it is in use (every move is on the disk before it is acknowledged); the
clients are this process, whose own delay is measured and printed beside the figures. docs/load.md has the figures of one machine.
"""
import argparse
import asyncio
import contextlib
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from websockets.asyncio.client import ClientConnection, connect

from kotatsu import games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table, replay
from kotatsu.server.run import BOT_PROCESSES, announce, bind
from kotatsu.server.serialise import kept
from kotatsu.server.serving import serve
from kotatsu.server.settings import HOST, Settings
from kotatsu.server.store import Seat, Store, Ticket, new_token

JSON = dict[str, Any]
HERE = Path(__file__).resolve().parent


class Server:
    """`python -m kotatsu.server` at a free port of this machine."""

    def __init__(self, folder: Path) -> None:
        began = time.monotonic()
        self.child = subprocess.Popen([sys.executable, str(HERE / "load.py"), "--serve", str(folder / "tables.db")],
                                      stdout=subprocess.PIPE, text=True, env={**os.environ, "KOTATSU_LANG": "en"})
        assert self.child.stdout is not None
        found = None
        while found is None:
            line = self.child.stdout.readline()
            assert line, "the server does not start"
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        self.port = int(found[1])
        self.started = time.monotonic() - began
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=120)

    async def open(self, game: str, kinds: list[JSON], **more: Any) -> JSON:
        answer = await self.http.post("/api/tables", json={"game": game, "seats": kinds, **more})
        answer.raise_for_status()
        found: JSON = answer.json()
        return found

    def page(self, token: str) -> connect:
        return connect(f"ws://127.0.0.1:{self.port}/api/live/{token}?hands=open", proxy=None, max_size=None, compression=None)

    def memory(self) -> float:
        """MiB of the server and its children."""
        pids = [self.child.pid, *children(self.child.pid)]
        return sum(status(pid, "VmRSS") for pid in pids) / 1024

    def files(self) -> int:
        try:
            return len(os.listdir(f"/proc/{self.child.pid}/fd"))
        except OSError:
            return 0

    async def end(self) -> None:
        await self.http.aclose()
        self.child.terminate()
        self.child.wait(60)


def status(pid: int, name: str) -> int:
    with contextlib.suppress(OSError):
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith(name + ":"):
                return int(line.split()[1])
    return 0


def children(pid: int) -> list[int]:
    with contextlib.suppress(OSError):
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


class Player:
    """One page that chooses when it is told to."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.table: JSON = {}
        self.changed = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for raw in self.line:
            message = json.decode(raw)
            if message["type"] == "table":
                self.table = message
            self.changed.set()

    async def first(self) -> None:
        while not self.table:
            self.changed.clear()
            await self.changed.wait()

    def prompt(self) -> JSON | None:
        return next((one for one in self.table.get("prompts", ()) if one["actions"]), None)

    async def move(self, choices: random.Random) -> float | None:
        """Choose; the seconds until the table is another. None if there is nothing to choose."""
        prompt = self.prompt()
        if prompt is None:
            return None
        version = self.table["version"]
        chosen = choices.choice(prompt["actions"])["action"]
        began = time.perf_counter()
        await self.line.send(json.encode({"type": "act", "seat": prompt["seat"], "action": chosen, "version": version}).decode())
        while self.table["version"] == version:
            self.changed.clear()
            if self.table["version"] == version:
                await asyncio.wait_for(self.changed.wait(), 60)
        return time.perf_counter() - began

    async def close(self) -> None:
        self.reading.cancel()
        await self.line.close()


class Drift:
    """How late this process itself is: the delay of a sleeper that only sleeps."""

    def __init__(self) -> None:
        self.late: list[float] = []
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.02)
            self.late.append(time.perf_counter() - began - 0.02)


def part(times: list[float], share: float) -> float:
    """So many milliseconds suffice for this share of them."""
    return sorted(times)[int(len(times) * share)] * 1000 if times else float("nan")


def report(name: str, times: list[float], drift: Drift, **more: object) -> None:
    own = resource.getrusage(resource.RUSAGE_SELF)
    extra = "".join(f", {key} {value}" for key, value in more.items())
    print(f"{name}: {len(times)} moves, p50 {part(times, 0.5):.0f} ms, p95 {part(times, 0.95):.0f} ms, the clients' own delay p95 "
          f"{part(drift.late, 0.95):.0f} ms{extra}, clients' processor {own.ru_utime + own.ru_stime:.0f} s", flush=True)


async def seat_tables(server: Server, count: int, sockets: int) -> tuple[list[Player], contextlib.AsyncExitStack]:
    """So many tables, half of each game, with a person who leads all seats, and spectators until there are enough sockets."""
    stack, players = contextlib.AsyncExitStack(), []
    for number in range(count):
        opened = await server.open(("root", "samurai")[number % 2], [{"kind": "here"}] * 2)
        players.append(Player(await stack.enter_async_context(server.page(opened["owner"]))))
        await players[-1].first()
        for _ in range(sockets // count - 1):
            watcher = Player(await stack.enter_async_context(server.page(opened["watch"])))
            await watcher.first()
    return players, stack


async def play(players: list[Player], seconds: float, rate: float) -> list[float]:
    """So many moves a second over all tables, whoever they belong to."""
    times: list[float] = []
    choices, end = random.Random(1), time.monotonic() + seconds
    running: set[asyncio.Task[None]] = set()
    busy: set[int] = set()

    async def one(number: int) -> None:
        try:
            took = await players[number].move(choices)
            if took is not None:
                times.append(took)
        finally:
            busy.discard(number)

    while time.monotonic() < end:
        number = choices.randrange(len(players))
        if number not in busy:
            busy.add(number)
            task = asyncio.create_task(one(number))
            running.add(task)
            task.add_done_callback(running.discard)
        await asyncio.sleep(1 / rate)
    if running:
        await asyncio.wait(running, timeout=60)
    return times


async def tables(server: Server, given: argparse.Namespace) -> None:
    """Many tables, half Root and half Samurai Spirit, two sockets each."""
    drift = Drift()
    players, stack = await seat_tables(server, given.tables, 2 * given.tables)
    async with stack:
        times = await play(players, given.seconds, given.rate)
        report(f"{given.tables} tables, {2 * given.tables} sockets, {given.rate:g} moves/s wanted for {given.seconds:g} s", times,
               drift, memory=f"{server.memory():.0f} MiB")


async def bots(server: Server, given: argparse.Namespace) -> None:
    """Tables of people beside four tables of Root's bots that think without pause."""
    for _ in range(4):
        await server.open("root", [{"kind": "bot"}] * 4)
    drift = Drift()
    count = min(100, given.tables)
    players, stack = await seat_tables(server, count, count)
    async with stack:
        report(f"{count} tables beside four of bots", await play(players, given.seconds, min(20.0, given.rate)), drift)


async def spectators(server: Server, given: argparse.Namespace) -> None:
    """One table with many spectators: the time until the last of them has read a move."""
    drift, count = Drift(), min(1000, given.tables)
    opened = await server.open("samurai", [{"kind": "here"}] * 3)
    async with contextlib.AsyncExitStack() as stack:
        player = Player(await stack.enter_async_context(server.page(opened["owner"])))
        watchers = [Player(await stack.enter_async_context(server.page(opened["watch"]))) for _ in range(count)]
        for one in (player, *watchers):
            await one.first()
        times, choices = [], random.Random(1)
        for _ in range(20):
            before, began = player.table["view"], time.perf_counter()
            if await player.move(choices) is None:
                break
            while player.table["view"] != before and any(one.table["view"] == before for one in watchers):
                await asyncio.sleep(0.002)
            times.append(time.perf_counter() - began)
        report(f"a move read by {count} spectators", times, drift)


async def long_game(server: Server, given: argparse.Namespace) -> None:
    """A long game that is not in memory: opened, then moved."""
    store, drift = Store(given.folder / "tables.db"), Drift()
    table = long_table(2000)
    token = new_token()
    store.create(kept("long", table, (Seat("here"),) * table.game.seats(table.state)), [(token, Ticket("long", "owner"))])
    store.close()
    began = time.perf_counter()
    async with server.page(token) as line:
        player = Player(line)
        await player.first()
        opened = time.perf_counter() - began
        times = [took for _ in range(20) if (took := await player.move(random.Random(1))) is not None]
        report(f"a game of {len(table.log)} entries, opened in {opened * 1000:.0f} ms", times, drift)


def long_table(entries: int) -> Table:
    """The longest of some games of Root by chance, as far as it was wanted."""
    longest: Table | None = None
    for seed in range(12):
        table, choices = Table.new(games.load("root"), {"players": 6}, seed), Luck(seed)
        while table.item is not None and len(table.log) < entries:
            seat = table.decisions()[0]
            table.do(seat, choices.pick(list[int](table.legal(seat))))
        if table.item is not None:
            return table
        longest = table if longest is None or len(table.log) > len(longest.log) else longest
    assert longest is not None
    count = len(longest.log) - 200              # it ended too early: some moves are taken back
    return replay(longest.game, longest.start, [entry.line() for entry in longest.log[:count]])


async def start(server: Server, given: argparse.Namespace) -> None:
    """A start with many stored tables."""
    with tempfile.TemporaryDirectory() as name:
        store = Store(Path(name) / "tables.db")
        for number in range(given.tables):
            table = Table.new(games.load("samurai"), {"players": 2}, number)
            store.create(kept(f"t{number}", table, (Seat("here"), Seat("bot", "random"))), [])
        store.close()
        other = Server(Path(name))
        print(f"start with {given.tables} stored tables: {other.started:.1f} s", flush=True)
        await other.end()


async def soak(server: Server, given: argparse.Namespace) -> None:
    """Long play: memory and open files at the end beside those after a quarter of the time."""
    drift = Drift()
    count = min(50, given.tables)
    players, stack = await seat_tables(server, count, 2 * count)
    async with stack:
        await play(players, given.seconds / 4, min(20.0, given.rate))
        memory, files = server.memory(), server.files()
        times = await play(players, 3 * given.seconds / 4, min(20.0, given.rate))
        report(f"soak of {given.seconds:g} s", times, drift, memory=f"{memory:.0f} -> {server.memory():.0f} MiB",
               files=f"{files} -> {server.files()}")


PARTS: dict[str, Callable[[Server, argparse.Namespace], Awaitable[None]]] = {
    "tables": tables, "bots": bots, "spectators": spectators, "long": long_game, "start": start, "soak": soak}


def serve_all(db: Path) -> None:
    """The server under load: as `kotatsu serve`, but all its clients come from one address."""
    settings = Settings(db=db, bot_processes=BOT_PROCESSES, tables_an_hour=100_000, sockets_of_one=5_000, hidden_pause=0.0)
    with bind(HOST, 0) as listening:
        serve(settings, listening, lambda: announce(HOST, listening.getsockname()[1], False, "en"))


async def main(given: argparse.Namespace) -> None:
    for name in given.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            given.folder = Path(folder)
            server = Server(given.folder)
            try:
                await asyncio.wait_for(PARTS[name](server, given), given.seconds + 1200)
            finally:
                await server.end()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help="all of them if none is named")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second in all")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve_all(asked.serve)
    else:
        asyncio.run(main(asked))
