"""Bots at one table decide, one at a time, until a person is asked."""
import asyncio
import logging

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.table import Table
from kotatsu.server import forced
from kotatsu.server.faults import NotWritten
from kotatsu.server.haste import too_early
from kotatsu.server.problems import Overtaken, Refused
from kotatsu.server.room import Room
from kotatsu.server.thinking import Question, Thinkers

log = logging.getLogger("kotatsu.server")

LONGEST_BACK_OFF = 60.0             # seconds between two tries of a bot to have its choice written down


class BotPlay:
    """The bots of one table. They are woken by every change there, and sleep while people are asked."""

    def __init__(self, room: Room, thinkers: Thinkers, crowd: asyncio.Semaphore) -> None:
        self.room = room
        self.thinkers = thinkers
        self.crowd = crowd                      # of tables that nobody looks at
        self.task: asyncio.Task[None] | None = None
        self.is_woken = False                   # something has changed since they looked

    def wake(self) -> None:
        self.is_woken = True
        if self.task is None:
            self.task = asyncio.create_task(self._play())

    async def stop(self) -> None:
        task = self.task
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    def due(self, table: Table) -> int | None:
        """The first seat that a bot must decide for now, or the table for a person who wishes not to be asked.

        None while people talk about taking something back, nor at a new table before somebody is there to see bots begin.
        """
        room = self.room
        if room.undoing is not None or room.frozen is not None or room.clockwork.lost is not None:
            return None
        if not room.is_watched() and any(who.kind != "bot" for who in room.seats) and all(entry.seat < 0 for entry in table.log):
            return None
        hushed = forced.hushed(table)
        return hushed[0] if hushed is not None else next((seat for seat in table.decisions() if room.seats[seat].bot), None)

    async def _play(self) -> None:
        """Bots decide, one at a time, until a person is asked. An answer to a question that is gone is dropped."""
        wait = 0.5
        try:
            while True:
                try:
                    self.is_woken = False
                    if not await self._in_turn() and not self.is_woken:
                        return
                    wait = 0.5
                except NotWritten as problem:
                    log.warning("table %s: %s; tried again in %s s", self.room.id, problem.phrase.id, wait)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_BACK_OFF)
                except Overtaken:
                    pass                        # somebody else was quicker: look again
        except (Refused, Unreadable) as problem:
            log.info("table %s cannot be played: %s", self.room.id, problem.phrase.id)
        except Exception:
            log.exception("a bot failed at table %s", self.room.id)
        finally:
            self.task = None

    async def _in_turn(self) -> bool:
        """Of the tables at which nobody looks only a few are played at a time."""
        if self.room.is_watched():
            return await self.play_one()
        async with self.crowd:
            return await self.play_one()

    async def play_one(self) -> bool:
        room = self.room
        async with room.opened() as table:
            if self.due(table) is None:
                return False
        if not await room.crew.leads(room.id):
            return False                        # another process does; it hears of every change
        if room.settings.bot_pause:
            await asyncio.sleep(room.settings.bot_pause)
        async with room.opened() as table:
            seat = self.due(table)
            if seat is None:
                return False
            revision, options = room.revision, list[int](table.legal(seat))
            bot = room.seats[seat].bot          # None: the table answers for a person who wishes not to be asked
            asking = None if bot is None else self.thinkers.choose(Question(room.id, bot, seat, options), table, room.is_watched())
        action = options[0] if asking is None else await asking         # also about a single option: haste would tell
        await asyncio.sleep(too_early(room, table, seat) if room.revision == revision and room.table is table else 0)
        async with room.opened() as table:
            if room.revision == revision:
                table.do(seat, action)
                forced.pay(table, room.people(), room.by_link())
                await room.keep(table)
                if bot is not None:
                    room.show_step(table)
        return True
