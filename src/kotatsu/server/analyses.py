"""The analysis of finished games: thought of in the bots' processes behind all tables in play, kept for whoever looks again."""
import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing
from typing import Any

from msgspec import json

from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.search.analysis import Analysis, Course, course
from kotatsu.search.weighing import Task
from kotatsu.server import forfeit, payload
from kotatsu.server.limits import too_many
from kotatsu.server.problems import conflict
from kotatsu.server.room import Room
from kotatsu.server.store import Ticket
from kotatsu.server.thinking import Thinkers
from kotatsu.server.wire import Hands

log = logging.getLogger("kotatsu.server")

MOST_KEPT = 32            # games whose analysis is remembered
MOST_WORKING = 8          # analyses that are thought about at once


class Work:
    """One analysis. It goes on as long as somebody reads; whoever comes back later finds it where it was.

    It has a table of its own, made from what was saved: what others do to the room's table while it works is nothing to it.
    """

    def __init__(self, game: Game, sides: Sequence[int], saved: JSON, results: Sequence[int], thinkers: Thinkers) -> None:
        self.game = game
        self.thinkers = thinkers
        self.steps: Course | None = steps_of(game, saved, results)
        self.asked: Task | None = None          # what is to be answered next; None before the first question
        self.known = Analysis(tuple(sides), (), (), 0.0)
        self.readers = 0
        self.task: asyncio.Task[None] | None = None
        self.failed = False
        self.news = asyncio.Event()

    def is_working(self) -> bool:
        return self.task is not None and not self.task.done()

    async def read(self) -> AsyncGenerator[Analysis]:
        """What is known, whenever that is more than before; ends when all is known, or when something went wrong."""
        self.readers += 1
        try:
            told: Analysis | None = None
            while not self.failed:
                news, known = self.news, self.known
                if known is not told:
                    yield known
                    told = known
                    continue
                if known.share == 1.0:
                    return
                if not self.is_working():
                    self.task = asyncio.create_task(self._work())
                await news.wait()
        finally:
            self.readers -= 1

    async def _work(self) -> None:
        """Question by question, while somebody reads: between two of them it may stop."""
        try:
            while self.readers and self.steps is not None:
                answer = None if self.asked is None else await self.thinkers.answer(self.game, self.asked)
                self.asked, self.known = await asyncio.to_thread(following, self.steps, answer)
                if self.asked is None:
                    self.steps = None
                self._tell()
        except Exception:
            self.failed = True
            log.exception("an analysis of %s failed", self.game.name)
        finally:
            self._tell()

    def _tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


def steps_of(game: Game, saved: JSON, results: Sequence[int]) -> Course:
    """The table is played again with the first step, not before."""
    return (yield from course(Table.load(game, saved), results=results))


def following(steps: Course, answer: Any) -> tuple[Task | None, Analysis]:
    """The next question and what is known before it; no question when all is known."""
    try:
        return steps.send(answer)
    except StopIteration as end:
        return None, end.value


class Analyses:
    """Those that were asked for last."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.kept: OrderedDict[tuple[str, int], Work] = OrderedDict()

    async def tell(self, room: Room, ticket: Ticket, looks: int | None, hands: Hands) -> AsyncIterator[bytes]:
        """Line by line what is known of a finished game, as this ticket's holder counts its moments; 409 while it is in play."""
        async with room.opened() as table:
            if not room.is_over(table):
                raise conflict("analysis-not-over")
            who = payload.reading(ticket, room.seats, looks, hands)
            reader = room.reader(who)
            await asyncio.to_thread(reader.read, table)
            numbers = [None if line is None else line.n for line in reader.newest]
            work = self._work(room, table)
        return lines(work, numbers)

    def _work(self, room: Room, table: Table) -> Work:
        key = room.id, room.revision
        found = self.kept.get(key)
        if found is None or found.failed:
            if sum(work.is_working() for work in self.kept.values()) >= MOST_WORKING:
                raise too_many()
            over = forfeit.outcome(table, room.clockwork.clocks)
            found = Work(table.game, table.game.sides_of(table.state), table.save(), over.results if over else (), self.thinkers)
            self.kept[key] = found
        self.kept.move_to_end(key)
        for old in [key for key, work in self.kept.items() if not work.readers][:max(0, len(self.kept) - MOST_KEPT)]:
            del self.kept[old]
        return found

    def close(self) -> None:
        for work in self.kept.values():
            if work.task is not None:
                work.task.cancel()


async def lines(work: Work, numbers: Sequence[int | None]) -> AsyncIterator[bytes]:
    """Each line is JSON with what has changed since the one before; the last one has `share` 1, or an `error`."""
    moments = points = -1
    async with aclosing(work.read()) as news:
        async for known in news:
            told: JSON = {"share": round(known.share, 3)}
            if moments < 0:
                told["sides"] = list(known.sides)
            if len(known.moments) != moments:
                told["moments"] = [numbered(moment.json(), numbers) for moment in known.moments]
            if len(known.points) != points:
                told["points"] = [numbered(point.json(), numbers) for point in known.points]
            moments, points = len(known.moments), len(known.points)
            yield json.encode(told) + b"\n"
    if work.failed:
        yield json.encode({"error": say("server-our-mistake").json()}) + b"\n"


def numbered(told: JSON, numbers: Sequence[int | None]) -> JSON:
    """With the line of the reader's own log after which the moment is: `replay` shows it there."""
    return {**told, "n": numbers[told["entry"] - 1] if told["entry"] else None}
