"""The parts that `scripts/load.py` measures, each with what is wanted of it on two cores."""
import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from loading.pages import Player, Watcher
from loading.server import Server
from loading.stored import long_table, store_copies, store_many
from loading.window import Window, part

JSON = dict[str, Any]
GAMES = ("root", "samurai")
SEATS = {"root": 4, "samurai": 3, "senjutsu": 2, "battlecrest": 2}        # of a table at which only bots play
AT_ONCE = 8               # tables that are opened at the same time
ENDLESS = 1_000_000


@dataclass(frozen=True)
class Size:
    """How much is asked for."""
    tables: int = 1000
    seconds: float = 300.0
    rate: float = 100.0                         # moves a second in all
    beside: int = 100                           # tables beside thinking bots
    thinking: float = 120.0                     # seconds of that
    bots_play: str = "root"                     # the game that they play,
    level: str = "steady"                       # and how well
    spectators: int = 1000
    looked: int = 40                            # moves that they look at
    entries: int = 2000                         # of a long game
    soak: float = 1200.0
    settled: float = 300.0                      # seconds after which memory, files and tasks should stay as they are


SHORT = Size(tables=40, seconds=15.0, rate=20.0, beside=20, thinking=15.0, spectators=60, looked=10, entries=400, soak=60.0,
             settled=20.0)


class Seats:
    """A table with two people who came by link."""

    def __init__(self, game: str, opened: JSON, players: list[Player], life: int) -> None:
        self.game, self.opened, self.players = game, opened, players
        self.life = life                        # so many moves until they leave
        self.is_closed = False

    @classmethod
    async def take(cls, server: Server, game: str, life: int = ENDLESS) -> "Seats":
        opened = await server.open(game, ["link", "link"])
        return cls(game, opened, [await Player.enter(server.port, seat["link"]) for seat in opened["seats"]], life)

    def asked(self) -> tuple["Seats", Player] | None:
        """Whoever may choose now."""
        return None if self.is_closed else next(((self, player) for player in self.players if player.prompt() is not None), None)

    def is_over(self) -> bool:
        """Whether it is time to leave, and nobody waits for an answer."""
        return (self.life <= 0 or any(player.is_over for player in self.players)) and not any(
            player.is_waiting for player in self.players)

    def close(self) -> None:
        self.is_closed = True
        for player in self.players:
            player.close()


async def take_seats(server: Server, count: int, lives: random.Random | None = None) -> list[Seats]:
    """So many tables, half of each game."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def take(number: int) -> Seats:
        async with gate:
            return await Seats.take(server, GAMES[number % 2], lives.randint(10, 60) if lives else ENDLESS)

    return list(await asyncio.gather(*(take(number) for number in range(count))))


class Play:
    """So many moves a second over all tables, by the clock: an answer that is late delays no other question.

    Where a game is over, or its life is, the two begin another; what is left behind is deleted only if `tidy`.
    """

    def __init__(self, server: Server, tables: list[Seats], window: Window, tidy: bool = False) -> None:
        self.server, self.tables, self.window, self.tidy = server, tables, window, tidy
        self.choices, self.lives = random.Random(1), random.Random(2)
        self.running: set[asyncio.Task[None]] = set()
        self.problem: BaseException | None = None

    async def run(self, seconds: float, rate: float) -> None:
        began = time.perf_counter()
        for number in range(int(seconds * rate)):
            await asyncio.sleep(began + number / rate - time.perf_counter())
            if self.problem is not None:
                raise self.problem
            found = next(filter(None, (self.choices.choice(self.tables).asked() for _ in range(20))), None)
            if found is not None:
                self.begin(self.move(*found))
                await asyncio.sleep(0)          # it has asked
        while self.running:
            await asyncio.gather(*self.running)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            self.problem = self.problem or task.exception()

    async def move(self, seats: Seats, player: Player) -> None:
        self.window.times.append(await player.move(self.choices))
        seats.life -= 1
        if seats.is_over() and not seats.is_closed:
            place = self.tables.index(seats)
            seats.close()
            if self.tidy:
                await self.server.delete(seats.opened)
            self.tables[place] = await Seats.take(self.server, seats.game, self.lives.randint(10, 60) if self.tidy else ENDLESS)


def leave(tables: list[Seats]) -> int:
    """All go; how often one of them was refused."""
    for seats in tables:
        seats.close()
    return sum(player.refused for seats in tables for player in seats.players)


async def tables(server: Server, folder: Path, size: Size) -> JSON:
    """1,000 tables, half Root and half Samurai Spirit, 2,000 sockets, 100 moves a second in all, for five minutes."""
    seated = await take_seats(server, size.tables)
    async with Window(server) as window:
        await Play(server, seated, window).run(size.seconds, size.rate)
    sockets = int(await server.figure("kotatsu_sockets"))
    return {"tables": size.tables, "sockets": sockets, **window.figures(), "memory_mib": round(max(window.memory, default=0.0)),
            "refused": leave(seated)}


async def bots(server: Server, folder: Path, size: Size) -> JSON:
    """100 tables beside four tables of bots that think without pause."""
    seats = ["bot"] * SEATS[size.bots_play]

    async def open_one() -> JSON:
        return await server.open(size.bots_play, seats, size.level)

    thinking = [await open_one() for _ in range(4)]

    async def keep_thinking() -> None:
        while True:
            await asyncio.sleep(1)
            for place, opened in enumerate(thinking):
                if await server.over(opened):
                    await server.delete(opened)
                    thinking[place] = await open_one()

    seated = await take_seats(server, size.beside)
    before, keeping = await server.figure("kotatsu_moves_total"), asyncio.create_task(keep_thinking())
    async with Window(server) as window:
        await Play(server, seated, window).run(size.thinking, min(20.0, size.rate))
    keeping.cancel()
    theirs = await server.figure("kotatsu_moves_total") - before - len(window.times)
    return {"tables": size.beside, "bots_play": size.bots_play, "level": size.level, **window.figures(),
            "moves_of_bots": int(theirs), "refused": leave(seated)}


async def spectators(server: Server, folder: Path, size: Size) -> JSON:
    """One table with 1,000 spectators: a move until the last of them has it."""
    opened = await server.open("samurai", ["here", "here"])
    player = await Player.enter(server.port, opened["owner"])
    gate = asyncio.Semaphore(AT_ONCE)

    async def watch() -> Watcher:
        async with gate:
            return await Watcher.enter(server.port, opened["watch"])

    watchers = list(await asyncio.gather(*(watch() for _ in range(size.spectators))))
    await asyncio.sleep(1)                      # who has come is told; then all is quiet
    choices, until_mine = random.Random(1), list[float]()
    async with Window(server) as window:
        for _ in range(size.looked):
            if player.prompt() is None:
                break
            known, began = [one.heard for one in watchers], time.perf_counter()
            until_mine.append(await player.move(choices))
            while any(one.heard == before for one, before in zip(watchers, known, strict=True)):
                await asyncio.sleep(0.001)
            window.times.append(time.perf_counter() - began)
            await asyncio.sleep(0.1)
    for one in (player, *watchers):
        one.close()
    return {"spectators": len(watchers), **window.figures(), "players_own_p95_ms": part(until_mine, 0.95)}


async def long_game(server: Server, folder: Path, size: Size) -> JSON:
    """A game of 2,000 entries that is not in memory: opened, then moved; several times, each a table of its own."""
    table = await asyncio.to_thread(long_table, size.entries)
    tokens = await asyncio.to_thread(store_copies, folder, table, [f"long{number}" for number in range(6)])
    await Seats.take(server, "root")            # the rules are in memory
    opened, choices = list[float](), random.Random(1)
    async with Window(server) as window:
        for token in tokens:
            began = time.perf_counter()
            player = await Player.enter(server.port, token)
            opened.append(time.perf_counter() - began)
            for _ in range(20):
                if player.prompt() is not None:
                    window.times.append(await player.move(choices))
            player.close()
    return {"entries": len(table.log), "opened_p50_ms": part(opened, 0.5), "opened_most_ms": part(opened, 1.0), **window.figures()}


async def start(server: Server, folder: Path, size: Size) -> JSON:
    """A start with 1,000 stored tables in the middle of their games."""
    there = folder / "other"
    await asyncio.to_thread(store_many, there, size.tables)
    async with Window() as window:
        other = await Server.start(there)
        try:
            await other.ask("GET", "/api/ready")
            answered = time.perf_counter() - window.began
        finally:
            await other.end()
    return {"tables": size.tables, "started_s": round(other.started, 2), "answered_s": round(answered, 2), **window.figures()}


async def soak(server: Server, folder: Path, size: Size) -> JSON:
    """Twenty minutes in which tables come and go: memory, open files and tasks at the end beside those after minute five."""
    seated = await take_seats(server, min(50, size.tables), random.Random(2))
    samples, began = list[tuple[float, float, int, float]](), time.perf_counter()

    async def sample() -> None:
        while True:
            await asyncio.sleep(min(5.0, size.settled / 10))
            tasks = await server.figure("kotatsu_tasks")
            samples.append((time.perf_counter() - began, server.memory(), server.files(), tasks + server.threads()))

    sampling = asyncio.create_task(sample())
    async with Window(server) as window:
        await Play(server, seated, window, tidy=True).run(size.soak, min(20.0, size.rate))
    sampling.cancel()
    span = size.settled / 5
    early = [one for one in samples if size.settled - span <= one[0] <= size.settled]
    late = [one for one in samples if one[0] >= size.soak - span]
    found: JSON = {}
    for place, name in ((1, "memory_mib"), (2, "files"), (3, "tasks")):
        before, after = (statistics.median(one[place] for one in some) for some in (early, late))
        found |= {name: [round(before), round(after)], f"{name}_more_percent": round(100 * (after / before - 1), 1)}
    return {"tables": len(seated), **window.figures(), **found, "refused": leave(seated)}


@dataclass(frozen=True)
class Part:
    """What is measured, how long it may take at most beyond its own time, and what is wanted: figure and bound."""
    run: Callable[[Server, Path, Size], Awaitable[JSON]]
    wanted: dict[str, float]
    patience: float = 900.0


PARTS: dict[str, Part] = {
    "tables": Part(tables, {"p95_ms": 50, "memory_mib": 4096, "own_share_of_a_core": 0.4}),
    "bots": Part(bots, {"p95_ms": 100}),
    "spectators": Part(spectators, {"p95_ms": 200}),
    "long": Part(long_game, {"opened_most_ms": 100, "p95_ms": 20}),
    "start": Part(start, {"started_s": 3}),
    "soak": Part(soak, {"memory_mib_more_percent": 5, "files_more_percent": 5, "tasks_more_percent": 5}),
}
