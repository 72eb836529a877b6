"""Where bots think: in processes of their own at low priority, a table at a time in the order in which they asked."""
import asyncio
import secrets
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from kotatsu import bots, games
from kotatsu.kernel.action import Action
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.table import Table
from kotatsu.processes import pool
from kotatsu.search.aims import Aim
from kotatsu.search.hint import advise
from kotatsu.search.weighing import Task
from kotatsu.server.library import Library, Player

MOST_KEPT = 64            # bots that a process remembers
POLITENESS = 10           # people's requests go first


@dataclass(frozen=True)
class Question:
    """What a bot is asked: it belongs to a table and a seat, and has a name."""
    table: str
    bot: str
    seat: int
    options: list[Action]


class Thinkers(Protocol):
    """Those who think for all tables of a process."""

    @property
    def queue(self) -> "Queue": ...

    def choose(self, question: Question, table: Table, watched: bool) -> Awaitable[Action]: ...

    def advise(self, table: Table, seat: int) -> Awaitable[list[JSON]]: ...

    def answer(self, game: Game, task: Task | Aim) -> Awaitable[Any]: ...

    def close(self) -> None: ...


class Queue:
    """So many think at once. Tables that somebody looks at come first, each in its turn: a table asks one thing at a time."""

    def __init__(self, slots: int) -> None:
        self.free = slots
        self.waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @asynccontextmanager
    async def turn(self, watched: bool) -> AsyncIterator[None]:
        if self.free:
            self.free -= 1
        else:
            mine = asyncio.get_running_loop().create_future()
            self.waiting[0 if watched else 1].append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._next()                # it was our turn already
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        for line in self.waiting:
            while line:
                first = line.popleft()
                if not first.done():
                    first.set_result(None)
                    return
        self.free += 1


class InThreads:
    """Beside the event loop: for bots that cannot be sent to another process, such as those of tests."""

    def __init__(self, library: Library, count: int) -> None:
        self.library = library
        self.pool = ThreadPoolExecutor(count, "bot")
        self.queue = Queue(count)
        self.players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()

    def choose(self, question: Question, table: Table, watched: bool) -> Awaitable[Action]:
        key = question.table, question.seat, question.bot
        if key not in self.players:
            self.players[key] = self.library.bot(table.game, question.bot, secrets.randbits(63))
        return self._think(question, table.game, remembered(self.players, key), table.state.copy(), watched)

    async def _think(self, question: Question, game: Game, player: Player, state: Any, watched: bool) -> Action:
        async with self.queue.turn(watched):
            return await asyncio.get_running_loop().run_in_executor(
                self.pool, think, game, player, state, question.seat, question.options)

    def advise(self, table: Table, seat: int) -> Awaitable[list[JSON]]:
        return self._advise(table.game, table.state.copy(), seat)

    async def _advise(self, game: Game, state: Any, seat: int) -> list[JSON]:
        async with self.queue.turn(True):
            return await asyncio.get_running_loop().run_in_executor(self.pool, advice, game, state, seat)

    async def answer(self, game: Game, task: Task | Aim) -> Any:
        """A question about what has been played, behind all tables that somebody looks at."""
        async with self.queue.turn(False):
            return await asyncio.get_running_loop().run_in_executor(self.pool, task.run, game)

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)


class InProcesses:
    """In processes of their own, which are started when the first bot thinks, and again if one dies."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None
        self.queue = Queue(count)

    def _pool(self) -> Executor:
        if self.pool is None:
            self.pool = pool(self.count, POLITENESS)
        return self.pool

    def choose(self, question: Question, table: Table, watched: bool) -> Awaitable[Action]:
        return self._think(table.game.name, question, position(table.game, table.state, Luck(0)), watched)

    async def _think(self, game: str, question: Question, state: JSON, watched: bool) -> Action:
        found: Action = await self._there(watched, think_there, game, question, state)
        return found

    async def _there(self, watched: bool, do: Callable[..., Any], *given: Any) -> Any:
        """In another process, in its turn."""
        async with self.queue.turn(watched):
            for patience in (1, 0):
                try:
                    return await asyncio.get_running_loop().run_in_executor(self._pool(), do, *given)
                except BrokenProcessPool:       # a process was killed: the next one thinks again
                    self.pool = None
                    if not patience:
                        raise
        raise AssertionError

    def advise(self, table: Table, seat: int) -> Awaitable[list[JSON]]:
        return self._advise(table.game.name, position(table.game, table.state, Luck(0)), seat)

    async def _advise(self, game: str, state: JSON, seat: int) -> list[JSON]:
        found: list[JSON] = await self._there(True, advise_there, game, state, seat)
        return found

    async def answer(self, game: Game, task: Task | Aim) -> Any:
        """A question about what has been played, behind all tables that somebody looks at."""
        return await self._there(False, answer_there, task)

    def close(self) -> None:
        """End the processes at once, whatever they think about."""
        if self.pool is not None:
            for child in list((self.pool._processes or {}).values()):
                child.terminate()
            self.pool.shutdown(cancel_futures=True)


def thinkers(library: Library, processes: int) -> Thinkers:
    return InProcesses(processes) if processes else InThreads(library, 2)


def think(game: Game, player: Player, state: Any, seat: int, options: list[Action]) -> Action:
    """A bot's choice, from what its seat can know."""
    believed = game.imagine(state, seat, Luck(secrets.randbits(63)))
    return player.choose(game, believed, believed.agenda[-1], seat, options)


def advice(game: Game, state: Any, seat: int) -> list[JSON]:
    """What a person in a seat might do, from what that seat can know."""
    return [one.json() for one in advise(game, state, seat, secrets.randbits(31))]


def remembered(kept: OrderedDict[Any, Any], key: Any) -> Any:
    """What was kept for a key; the rest is forgotten, the longest unused first."""
    kept.move_to_end(key)
    while len(kept) > MOST_KEPT:
        kept.popitem(last=False)
    return kept[key]


# --- in the other process
PLAYERS: OrderedDict[tuple[str, int, str], Player] = OrderedDict()


def think_there(name: str, question: Question, state: JSON) -> Action:
    """The same as `think`, from what can be sent: the game's name and the position."""
    game = games.load(name)
    key = question.table, question.seat, question.bot
    if key not in PLAYERS:
        PLAYERS[key] = bots.make(name, question.bot, secrets.randbits(63))
    found, _ = load_position(game, state)
    return think(game, remembered(PLAYERS, key), found, question.seat, question.options)


def advise_there(name: str, state: JSON, seat: int) -> list[JSON]:
    """The same as `advice`, from what can be sent."""
    game = games.load(name)
    return advice(game, load_position(game, state)[0], seat)


def answer_there(task: Task | Aim) -> Any:
    """A question about what has been played."""
    return task.run(games.load(task.game))
