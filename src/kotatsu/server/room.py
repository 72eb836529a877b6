"""One table in play: its state in memory, the one place that writes it down, and who looks at it.

What people, owners, clocks and bots do to it stands in files of their own: persons, taking_back, arriving, owner, late, bot_play.
"""
import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Protocol

import sqlalchemy as sa

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table
from kotatsu.server import payload, serialise, snapshots
from kotatsu.server.calling import Caller
from kotatsu.server.clockwork import Clockwork, Deadlines
from kotatsu.server.crew import DISMISS, HEAR, LOOKS_ON, UNDOING, Alone, Crew
from kotatsu.server.faults import not_written
from kotatsu.server.figures import Figures
from kotatsu.server.guest import Guest
from kotatsu.server.library import Library, load_game
from kotatsu.server.notices import notice
from kotatsu.server.payload import Audience, Page
from kotatsu.server.problems import Overtaken, missing
from kotatsu.server.read_log import LogReader, shared
from kotatsu.server.settings import Settings
from kotatsu.server.store import Kept, Mark, MovedOn, Notice, Seat, Snapshot, Store, Ticket, with_bot
from kotatsu.server.talk import Talk
from kotatsu.server.terms import Taken, Terms, TermsKept
from kotatsu.server.undoing import Undoing
from kotatsu.server.webhook import Hooks

log = logging.getLogger("kotatsu.server")


class Bots(Protocol):
    """What a room needs of those who play its bots (`bot_play.BotPlay`)."""
    task: asyncio.Task[None] | None

    def wake(self) -> None: ...

    async def stop(self) -> None: ...


class Room:
    """A table, its lock and its guests. Whatever changes it is in the database before anybody hears of it."""

    def __init__(self, id: str, library: Library, store: Store, settings: Settings, bots: Callable[["Room"], Bots],
                 deadlines: Deadlines | None = None, hooks: Hooks | None = None, crew: Crew | None = None,
                 figures: Figures | None = None) -> None:
        self.id = id
        self.library = library
        self.store = store
        self.settings = settings
        self.crew = crew or Alone()             # the processes at which others may look at this table
        self.figures = figures or Figures()
        self.bots = bots(self)
        self.lock = asyncio.Lock()
        self.table: Table | None = None         # None until needed, and again when memory and database may differ
        self.is_behind = False                  # another process has changed something
        self.seats: tuple[Seat, ...] = ()
        self.notices: tuple[Notice, ...] = ()   # what everybody here was told beside the game's own log
        self.kept: list[Entry] = []             # the log as the database has it
        self.marks: list[Mark] = []             # of its beginning and of its snapshots in the database
        self.readers: dict[tuple[int, ...], LogReader] = {}     # by the seats that a screen sees
        self.revision = 0
        self.guests: set[Guest] = set()
        self.pages: dict[Audience, Page] = {}
        self.frozen: int | None = None          # newer rules would play it otherwise from this entry on
        self.trouble: Phrase | None = None      # why the last choice could not be written down
        self.undoing: Undoing | None = None     # somebody asks to take back what others have seen
        self.terms, self.kept_terms = Terms(), TermsKept(store)
        self.taken: Taken = {}                  # the seats by link whose persons have come, and their devices
        self.caller = Caller(hooks if settings.webhooks else None)
        self.clockwork = Clockwork(id, self.kept_terms, settings.clock, deadlines or Deadlines())
        self.talk = Talk(monotonic)
        self.used = monotonic()
        self.asked = monotonic()                # when the open question was asked

    # --- the table in memory
    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Table]:
        """The table, alone with it; loaded if it is not in memory, and with all that other processes have done."""
        self.used = monotonic()
        async with self.lock:
            with self.forgetting():
                if self.table is not None and self.is_behind:
                    await self._catch_up(self.table)
                if self.table is None:
                    await self._load()
            assert self.table is not None
            yield self.table

    async def _load(self) -> None:
        self.is_behind = False
        kept = await self.read_rows()
        game = load_game(self.library, kept.game)
        revived = await asyncio.to_thread(serialise.revive, game, kept)
        self.notices, self.frozen = kept.notices, revived.frozen
        if revived.carried:
            note = notice("server-notice-carried")
            await asyncio.to_thread(self.store.carry, self.id, game.version, revived.table.start, note)
            self.noted(note)
        if revived.frozen is not None:
            self.noted(notice("server-notice-frozen", entry=revived.frozen))
        self.seats, self.kept, self.revision = kept.seats, revived.table.log[:], kept.revision
        self.marks = list(revived.marks)
        await self._add_snapshot(revived.table)
        self.terms, self.taken = await asyncio.to_thread(self.kept_terms.load, self.id)
        self.asked = monotonic()
        await self.clockwork.load()
        await self.mind_clocks(revived.table)
        self.pages.clear()
        self.readers.clear()
        self.table = revived.table

    async def _catch_up(self, table: Table) -> None:
        """Do what was done at another process. If it does not simply go on from here, the table is loaded anew."""
        self.is_behind = False
        kept = await asyncio.to_thread(self.store.since, self.id, len(self.kept), self.revision)
        self.table = None
        if kept is None or kept.version != table.game.version or self.frozen is not None:
            return
        if kept.lines:
            self.end_undoing()
        self.seats, self.notices, self.revision = kept.seats, kept.notices, kept.revision
        self.terms, self.taken = await asyncio.to_thread(self.kept_terms.load, self.id)
        await self.clockwork.load()
        try:
            for seat in serialise.follow(table, kept):
                self.pages.clear()
                if self.seats[seat].bot is not None:
                    self.show_step(table)
        except (Unreadable, Illegal):
            return
        if snapshots.is_due(table, self.marks[-1]):         # then the other process has made one
            self.marks = [self.marks[0], *await asyncio.to_thread(self.store.marks, self.id)]
        if kept.lines:
            self.asked = monotonic()
        self.kept, self.table = table.log[:], table
        self.pages.clear()

    async def _snapshot(self, table: Table) -> Snapshot | None:
        """What shortens the next opening, if it is time for it. Nothing depends on it."""
        if self.frozen is not None or not snapshots.is_due(table, self.marks[-1]):
            return None
        try:
            return await asyncio.to_thread(snapshots.make, table, self.marks[-1])
        except Exception:
            log.exception("no snapshot of table %s", self.id)
            return None

    async def _add_snapshot(self, table: Table) -> None:
        """Where a table had to be played from its beginning, or by much, it need not be the next time."""
        snapshot = await self._snapshot(table)
        if snapshot is not None:
            try:
                await asyncio.to_thread(self.store.add_snapshot, self.id, self.revision, snapshot)
                self.marks.append(snapshot.mark)
            except sa.exc.DBAPIError as problem:
                log.warning("no snapshot of table %s can be kept: %s", self.id, problem.orig)

    async def read_rows(self) -> Kept:
        kept = await asyncio.to_thread(self.store.load, self.id)
        if kept is None:
            raise missing("server-no-such-table")
        return kept

    async def keep(self, table: Table, note: Notice | None = None) -> None:
        """Write down what a decision or an undo changed, and only that. If it fails, memory is forgotten: the database is right."""
        self.end_undoing()
        same = shared(self.kept, table.log)
        touched = any(table.is_visible(entry) for entry in (*self.kept[same:], *table.log[same:]))
        undo = same < len(self.kept)
        self.marks = [mark for mark in self.marks if mark.n <= same] if undo else self.marks
        snapshot = await self._snapshot(table)
        with self.forgetting():
            await asyncio.to_thread(self.store.write, self.id, self.revision, same, serialise.lines_of(table, same),
                                    table.luck.drawn, payload.summary(table, self.clockwork.clocks), touched, note, snapshot, undo)
        if snapshot is not None:
            self.marks.append(snapshot.mark)
        undone, acted = choosers(reversed(self.kept[same:])), choosers(table.log[same:])
        self.kept[same:] = table.log[same:]
        self.asked = monotonic()
        self.trouble = None
        self.figures.moves += 1
        self.revision += 1
        self.noted(note)
        try:
            await self.mind_clocks(table, next(acted, None), next(undone, None))
        except sa.exc.DBAPIError as problem:    # the choice itself is kept; the server's own watch comes again
            log.warning("the clocks of table %s cannot be kept: %s", self.id, problem.orig)
        if not self.is_over(table):
            self.caller.call(table, self.seats, self.here(), self.terms)
        self.changed()

    async def mind_clocks(self, table: Table, acted: int | None = None, undone: int | None = None) -> None:
        """Clocks follow what is asked of whom; at a table that cannot go on they stand still."""
        if self.frozen is not None:
            return
        self.clockwork.follow(table.decisions(), self.people(), acted, undone)
        await self.clockwork.keep()

    def noted(self, note: Notice | None) -> None:
        if note is not None:
            self.notices = *self.notices, note

    @contextmanager
    def forgetting(self) -> Iterator[None]:
        """Around every write: another process may have been quicker, or the disk may be full."""
        try:
            yield
        except MovedOn:
            self.table = None
            self.changed()
            raise Overtaken(409, say("kernel-moved-on")) from None
        except (sa.exc.DBAPIError, OSError) as problem:
            self.table = None
            failed = not_written(problem, self.store.file)
            self.trouble = failed.phrase
            self.changed()
            raise failed from problem
        except BaseException:
            self.table = None
            raise

    # --- guests
    def enter(self, guest: Guest) -> None:
        self.guests.add(guest)
        self.crew.show(self.id, self._looking_on())
        self.changed()

    def time(self) -> JSON | None:
        """What time it is here, for a page that shows clocks."""
        return {"type": "time", "now": self.settings.clock()} if self.clockwork.clocks is not None else None

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.crew.show(self.id, self._looking_on())
        self.used = monotonic()
        self.changed()

    def here(self) -> set[int]:
        """The seats whose persons have the page open, at this process or another."""
        return (self._looking_on() | self.crew.elsewhere(self.id)) - {LOOKS_ON}

    def is_watched(self) -> bool:
        """Whether anybody has the page open."""
        return bool(self.guests) or bool(self.crew.elsewhere(self.id))

    def _looking_on(self) -> set[int]:
        """The seats whose persons have the page open at this process; `LOOKS_ON` if anybody has."""
        found = {LOOKS_ON} if self.guests else set[int]()
        for guest in self.guests:
            if guest.ticket.seat is not None:
                found.add(guest.ticket.seat)
            elif guest.ticket.role == "owner":
                found |= {seat for seat, who in enumerate(self.seats) if who.kind == "here"}
        return found

    def show_step(self, table: Table) -> None:
        """Bots do not wait: each page shows every step of theirs at its own pace."""
        for guest in self.guests:
            guest.steps.append(self.shown(table, guest))

    def changed(self) -> None:
        """There may be news: for whom, each guest's page tells. Bots look whether it is their turn."""
        self.pages.clear()
        for guest in self.guests:
            guest.stir()
        self.bots.wake()

    async def page(self, guest: Guest) -> Page:
        """What those at this page may know now. A long log is put into words beside everything else the server does."""
        if self.table is not None and not self.is_behind and not self.lock.locked() and not self._much_to_read(self.table, guest):
            self.used = monotonic()
            return self.shown(self.table, guest)            # nobody has it opened: a thousand spectators need not queue up
        async with self.opened() as table:
            if self._much_to_read(table, guest):
                await asyncio.to_thread(self.reader(self._audience(table, guest)).read, table)
            return self.shown(table, guest)

    def _much_to_read(self, table: Table, guest: Guest) -> bool:
        return len(table.log) - len(self.reader(self._audience(table, guest)).entries) > snapshots.STEP

    def who(self, ticket: Ticket) -> Audience:
        """What a ticket sees and decides; nothing is decided at a table that cannot go on."""
        who = payload.audience(ticket, self.seats)
        return who if self.frozen is None else payload.looking_on(who)

    def is_over(self, table: Table) -> bool:
        """By the rules, or because somebody has forfeited."""
        return table.item is None or self.clockwork.lost is not None

    def _audience(self, table: Table, guest: Guest) -> Audience:
        who = self.who(guest.ticket)
        if guest.screen is None:
            return who
        guest.screen.follow(table, who.leads)
        return payload.one_screen(who, guest.screen.looks)

    def shown(self, table: Table, guest: Guest) -> Page:
        """The same, for whoever has the table opened already."""
        who = self._audience(table, guest)
        if who not in self.pages:
            self.pages[who] = payload.page(table, self.id, self.seats, who, self.here(), self.reader(who), self.undoing,
                                           self.notices, self.terms, self.clockwork.clocks, self.settings.webhooks, self.trouble)
        return self.pages[who]

    def reader(self, who: Audience) -> LogReader:
        """What those who see the same have read of the log."""
        return self.readers.setdefault(who.sees, LogReader(who.sees))

    def end_undoing(self, words: Phrase | None = None) -> None:
        if self.undoing is not None:
            self.undoing.close()
            if self.undoing.is_ours:
                self.crew.tell(self.id, UNDOING, asked=None)
            self.undoing = None
            if words is not None:
                self.tell(words)

    def tell(self, words: Phrase) -> None:
        """Everybody at the table hears what the game's own log does not say."""
        self.hear({"type": "told", "words": words.json()})

    def hear(self, message: JSON, is_news: bool = True) -> None:
        """A message for every page that is open; not told on if it comes from another process."""
        for guest in self.guests:
            guest.hear(message)
        if is_news:
            self.crew.tell(self.id, HEAR, message=message)

    def dismiss(self, why: Phrase, seat: int | None = None, is_news: bool = True) -> None:
        """Send guests away: those of a seat, or all."""
        for guest in self.guests:
            if seat is None or guest.ticket.seat == seat:
                guest.dismiss(why)
        if is_news:
            self.crew.tell(self.id, DISMISS, why=why.id, seat=seat)

    # --- seats and news
    def people(self) -> list[int]:
        """The seats that no bot leads."""
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    def by_link(self) -> bool:
        """Whether somebody plays elsewhere, from whom this screen must keep secrets and to whom it owes news."""
        return any(who.kind == "link" for who in self.seats)

    async def take(self, seat: int, devices: list[str]) -> None:
        """The person of a seat by link has come, on these devices."""
        taken = {**self.taken, seat: devices}
        await asyncio.to_thread(self.kept_terms.take, self.id, taken)
        self.taken = taken

    async def lead(self, table: Table, seat: int, bot: str | None, note: Notice) -> None:
        """A bot leads a seat from now on, or its person again."""
        with self.forgetting():
            await asyncio.to_thread(self.store.set_bot, self.id, self.revision, seat, bot, note)
        self.seats = with_bot(self.seats, seat, bot)
        self.revision += 1
        self.noted(note)
        self.clockwork.led(seat)
        await self.mind_clocks(table)
        self.changed()

    async def note(self, note: Notice) -> None:
        """Something that everybody at the table may know."""
        async with self.opened():
            await asyncio.to_thread(self.store.note, self.id, note)
            self.noted(note)
            self.changed()

    # --- the end
    def is_idle(self) -> bool:
        return not self.guests and self.bots.task is None and not self.lock.locked() and (
            monotonic() - self.used > self.settings.idle)

    async def close(self) -> None:
        """Stop the bots."""
        self.end_undoing()
        await self.bots.stop()

    def let_go(self) -> None:
        """Keep nothing in memory. Room and bots know each other, so without this a table would stay until garbage is looked for,
        which a server seldom does (`serving.py`)."""
        self.table, self.kept, self.marks, self.notices, self.taken = None, [], [], (), {}
        self.readers.clear()
        self.pages.clear()


def choosers(entries: Iterable[Entry]) -> Iterator[int]:
    """The seats that chose something, entry by entry."""
    return (entry.seat for entry in entries if entry.seat >= 0)
