"""All tables of a server: opened, found by token, listed, forgotten when nobody looks at them."""
import asyncio
import logging
import random
import secrets
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from msgspec import json
from sqlalchemy.exc import DBAPIError

from kotatsu.bots import today
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.processes import pool
from kotatsu.server import crew, late, notices, onward, owner, payload, serialise, store, taking_back, thinking
from kotatsu.server.aims import Aims
from kotatsu.server.analyses import Analyses
from kotatsu.server.bot_play import BotPlay
from kotatsu.server.clocks import Clocks
from kotatsu.server.clockwork import Deadlines
from kotatsu.server.crew import LOOKS_ON, crew_of, new_id
from kotatsu.server.faults import NotWritten
from kotatsu.server.figures import Figures
from kotatsu.server.hints import Hints
from kotatsu.server.library import Library, load_game, usual_bot
from kotatsu.server.limits import Limits
from kotatsu.server.names import cleaned
from kotatsu.server.problems import Refused, bad, forbidden, missing, persist
from kotatsu.server.room import Room
from kotatsu.server.settings import Settings
from kotatsu.server.store import Kept, Notice, Seat, Store, Ticket, new_token
from kotatsu.server.terms import NO_TERMS, Terms, TermsKept
from kotatsu.server.webhook import Hooks
from kotatsu.server.wire import OnwardWish, Opened, SeatLink, SeatWish, TableWish

log = logging.getLogger("kotatsu.server")

MOST_LISTED = 100         # open tables that a page is told of
ASIDE = 12                # threads that read and write beside the event loop; more would wait for SQLAlchemy's fifteen connections
RESUME = 2.0              # seconds after which a resumed table no longer keeps the next one waiting


class Rooms:
    """The server's tables. Only those somebody uses are in memory."""

    def __init__(self, settings: Settings, library: Library) -> None:
        self.settings = settings
        self.library = library
        self.store = Store(settings.db, new_id())
        self.crew = crew_of(self.store, settings.dead_after)
        self.terms = TermsKept(self.store)
        self.figures = Figures()
        self.thinkers = thinking.thinkers(library, settings.bot_processes)
        self.hints = Hints(self.thinkers)
        self.aims = Aims(self.thinkers)
        self.analyses = Analyses(self.thinkers)
        self.crowd = asyncio.Semaphore(settings.bot_tables)
        self.limits = Limits(settings)
        self.reader: Executor | None = None     # of files: one at a time
        self.rooms: dict[str, Room] = {}
        self.deadlines = Deadlines()
        self.hooks = Hooks()
        self.tasks: list[asyncio.Task[None]] = []
        self.loop: asyncio.AbstractEventLoop | None = None

    # --- the server's life
    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.loop.set_default_executor(ThreadPoolExecutor(ASIDE, "aside"))
        self.deadlines.started = self.settings.clock()
        self.deadlines.know(await asyncio.to_thread(self.terms.deadlines))
        await self.crew.start(self.hear, self.count)
        self.tasks = [asyncio.create_task(work) for work in (self._sweep(), self._watch_clocks(), self._resume())]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        for room in self.rooms.values():
            await room.close()
        self.analyses.close()
        await self.crew.stop()
        self.thinkers.close()
        if self.reader is not None:
            self.reader.shutdown(wait=False, cancel_futures=True)
        self.hooks.close()
        await asyncio.to_thread(self.store.close)

    async def _resume(self) -> None:
        """Bots go on where a stopped or killed process left them: a few tables after the other, those that wait longest last."""
        try:
            waiting = await asyncio.to_thread(self.store.wait_for_bots)
        except DBAPIError as problem:
            log.warning("tables cannot be resumed: %s", problem.orig)
            return
        if self.store.is_shared:
            random.shuffle(waiting)             # the other processes do the same: so each gets its part
        for id in waiting:
            room = self.room(id)
            room.bots.wake()
            if room.bots.task is not None:
                await asyncio.wait([room.bots.task], timeout=RESUME)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            self.forget_idle()

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            if self.store.is_shared:            # others may have set clocks
                with suppress(DBAPIError):
                    self.deadlines.know(await asyncio.to_thread(self.terms.deadlines))
            for id in self.deadlines.passed(self.settings.clock()):
                if not await self._leads(id):
                    continue
                try:
                    await persist(partial(late.time_up, self.room(id)))
                except NotWritten as problem:
                    log.warning("the clocks of table %s cannot be kept: %s", id, problem.phrase.id)
                except (Refused, Unreadable):
                    self.deadlines.set(id, None)            # the table is gone, or cannot be played any more
                except Exception:
                    log.exception("the clocks of table %s cannot be kept", id)

    async def _leads(self, id: str) -> bool:
        try:
            return await self.crew.leads(id)
        except NotWritten:
            return False

    # --- other processes
    async def hear(self, message: JSON) -> None:
        """What another process says of a table that is in memory here too, or whose bots are ours."""
        kind, id = message["kind"], message.get("table", "")
        if kind in (crew.DEAD, crew.MISSED):
            for room in list(self.rooms.values()):
                room.is_behind = room.is_behind or kind == crew.MISSED
                room.changed()
            self.tasks.append(asyncio.create_task(self._resume()))
            self.tasks = [task for task in self.tasks if not task.done()]
        elif id not in self.rooms:
            if kind == store.CHANGED and self.crew.has(id):
                self.room(id).bots.wake()
        else:
            await self._hear(self.rooms[id], kind, message)

    async def _hear(self, room: Room, kind: str, message: JSON) -> None:
        match kind:
            case store.CHANGED:
                room.is_behind = True
                room.changed()
            case crew.HERE:
                room.changed()
            case crew.HEAR:
                room.hear(message["message"], is_news=False)
            case crew.DISMISS:
                room.dismiss(say(message["why"]), message["seat"], is_news=False)
            case crew.UNDOING:
                taking_back.heard(room, message["asked"])
            case crew.ALLOW:
                await taking_back.heard_answer(room, message["leads"], message["may"])

    def count(self) -> JSON:
        """What this process counts now."""
        waiting = sum(len(line) for line in self.thinkers.queue.waiting)
        return self.figures.json(rooms=len(self.rooms), sockets=self.limits.sockets.total(), bots_waiting=waiting,
                                 tasks=len(asyncio.all_tasks(self.loop)))

    def forget_idle(self) -> None:
        """Take tables out of memory that nobody looks at; the database has them."""
        for id, room in list(self.rooms.items()):
            if room.is_idle():
                self._let_go(id)

    def _let_go(self, id: str) -> None:
        room = self.rooms.pop(id, None)
        if room is not None:
            room.let_go()

    # --- finding
    def game(self, name: str) -> Game:
        return load_game(self.library, name)

    def room(self, id: str) -> Room:
        if id not in self.rooms:
            self.rooms[id] = Room(id, self.library, self.store, self.settings, self._bots, self.deadlines, self.hooks,
                                  self.crew, self.figures)
        return self.rooms[id]

    def _bots(self, room: Room) -> BotPlay:
        return BotPlay(room, self.thinkers, self.crowd)

    async def find(self, token: str) -> tuple[Ticket, Room]:
        """What a token opens."""
        ticket = await asyncio.to_thread(self.store.ticket, token)
        if ticket is None:
            raise missing("server-no-such-table")
        return ticket, self.room(ticket.table)

    async def find_own(self, token: str) -> Room:
        """The table of an owner's token."""
        ticket, room = await self.find(token)
        if ticket.role != "owner":
            raise forbidden("server-owner-only")
        return room

    async def lobby(self) -> list[JSON]:
        """Tables that anybody may find."""
        return [payload.open_json(kept, taken, self.here(kept.id))
                for kept, taken in await asyncio.to_thread(self.terms.open_tables, MOST_LISTED)]

    def here(self, id: str) -> set[int]:
        """The seats of a table whose persons have the page open."""
        return self.rooms[id].here() if id in self.rooms else self.crew.elsewhere(id) - {LOOKS_ON}

    async def find_listed(self, id: str) -> Room:
        """An open table, by its name."""
        terms, _ = await asyncio.to_thread(self.terms.load, id) if id.isascii() and id.isalnum() else (NO_TERMS, ())
        if not terms.listed:
            raise missing("server-no-such-table")
        return self.room(id)

    async def listed(self, tokens: Sequence[str]) -> list[JSON]:
        """The resume list of a browser that remembers these tokens."""
        found = await asyncio.to_thread(self.store.listed, tokens)
        return [payload.listed_json(token, ticket, kept, self.here(kept.id))
                for token, ticket, kept in found]

    # --- opening and closing
    async def may_open(self, client: str) -> None:
        """Whether this client may open one more table."""
        self.limits.open_table(client, await asyncio.to_thread(self.store.count))

    async def open(self, wish: TableWish) -> Opened:
        """A new table. Its seed comes from the system unless somebody wants a certain one."""
        owner.check_terms(wish.terms, self.settings)
        game = self.game(wish.game)
        options = dict(wish.options)
        if "players" not in options and any(option.name == "players" for option in game.options()):
            options["players"] = len(wish.seats)
        if any(seat.kind == "link" for seat in wish.seats):
            options.update(game.apart)
        seed = secrets.randbits(64) if wish.seed is None else wish.seed
        table = await asyncio.to_thread(Table.new, game, options, seed, wish.data)
        count = game.seats(table.state)
        if count != len(wish.seats):
            raise bad("server-seat-count", given=len(wish.seats), wanted=count)
        told = notices.of_new(table, wish.seed is not None)
        return await self._add(serialise.kept("", table, [self._seat(game, seat) for seat in wish.seats], told), wish.terms)

    async def go_on(self, room: Room, wish: OnwardWish) -> Opened:
        """A new table from a moment of a finished game."""
        return await self._add(await onward.continued(room, wish))

    async def bring(self, data: Mapping[str, Any]) -> Opened:
        """A table from a file; it gets links of its own."""
        if data.get("kotatsu") == "sealed":
            return await self._unseal(data)
        inner = data.get("position")
        named = data if "game" in data or not isinstance(inner, Mapping) else inner
        if not isinstance(named.get("game"), str):
            raise Unreadable(say("server-not-a-file"))
        game = self.game(named["game"])
        kept = await self._read(game, data)
        for who in kept.seats:
            self._check_bot(game, who.bot)
        return await self._add(kept)

    async def _read(self, game: Game, data: Mapping[str, Any]) -> Kept:
        """A file as a table: one at a time, beside everything else the server does. What is too long is not even begun."""
        serialise.check_length(data, self.settings.most_entries)
        async with self.limits.one_import():
            if not self.settings.bot_processes:
                return await asyncio.to_thread(serialise.import_kept, game, data)
            if self.reader is None:
                self.reader = pool(1, thinking.POLITENESS)
            try:
                return await asyncio.get_running_loop().run_in_executor(self.reader, serialise.import_there, game.name, data)
            except BrokenProcessPool:
                self.reader = None
                raise

    async def _unseal(self, data: Mapping[str, Any]) -> Opened:
        """A game in play that this server has kept. Those who play it hear that there is a second table."""
        receipt = data.get("receipt")
        found = await asyncio.to_thread(self.store.unseal, receipt) if isinstance(receipt, str) else None
        if found is None:
            raise bad("server-sealed-elsewhere")
        source, file = found[0], json.decode(found[1])
        kept = await self._read(self.game(file["game"]), file)
        if await asyncio.to_thread(self.store.has, source):
            await self.room(source).note(notices.notice("server-notice-copied"))
        told = [Notice(one["words"], one["at"]) for one in file["notices"]]
        return await self._add(replace(kept, notices=(*told, notices.notice("server-notice-unsealed"))))

    async def _add(self, kept: Kept, terms: Terms = NO_TERMS) -> Opened:
        id, seats = secrets.token_hex(8), kept.seats
        links = [None if who.kind == "bot" else new_token() for who in seats]
        opened = Opened(id, new_token(), [SeatLink(seat, who.kind, links[seat]) for seat, who in enumerate(seats)],
                        new_token())
        tickets = [(opened.owner, Ticket(id, "owner")), (opened.watch, Ticket(id, "watch"))]
        tickets += [(link, Ticket(id, "seat", seat)) for seat, link in enumerate(links) if link is not None]
        await asyncio.to_thread(self.store.create, replace(kept, id=id), tickets)
        if terms != NO_TERMS:
            await asyncio.to_thread(self.terms.save, id, terms)
        if terms.clock is not None:
            await asyncio.to_thread(self.terms.keep_clocks, id, Clocks.new(terms.clock, len(seats)), None)
        self.room(id).changed()
        return opened

    async def delete(self, token: str) -> None:
        room = await self.find_own(token)
        await owner.delete(room)
        self._let_go(room.id)

    def _seat(self, game: Game, wish: SeatWish) -> Seat:
        """A seat as wished; a bot without a name is the usual one."""
        name = cleaned(wish.name)
        if wish.kind != "bot":
            return Seat(wish.kind, None, name)
        bot = today(wish.bot) if wish.bot is not None else usual_bot(self.library.bots(game))
        self._check_bot(game, bot)
        return Seat("bot", bot, name)

    def _check_bot(self, game: Game, bot: str | None) -> None:
        known = self.library.bots(game)
        if bot is not None and today(bot) not in known:
            raise bad("server-no-such-bot", name=bot, known=", ".join(known))
