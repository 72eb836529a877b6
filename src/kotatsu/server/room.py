"""One table in play: who looks at it, what they do, and bots that move by themselves."""
import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from time import monotonic

import sqlalchemy as sa
from msgspec.structs import asdict, replace

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Refusal
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table
from kotatsu.server import bringing, forced, hidden, payload, serialise, webhook
from kotatsu.server.clockwork import Clockwork, Deadlines
from kotatsu.server.faults import NotWritten, not_written
from kotatsu.server.library import Library, load_game
from kotatsu.server.notices import notice
from kotatsu.server.payload import Audience, Page
from kotatsu.server.problems import Refused, bad, conflict, forbidden, missing
from kotatsu.server.read_log import LogReader, shared
from kotatsu.server.screen import Screen
from kotatsu.server.settings import Settings
from kotatsu.server.store import Kept, MovedOn, Notice, Seat, Store, Ticket, with_bot
from kotatsu.server.talk import Talk
from kotatsu.server.terms import Terms, TermsKept
from kotatsu.server.thinking import Question, Thinkers
from kotatsu.server.undoing import Undoing
from kotatsu.server.webhook import PAUSE, Hooks
from kotatsu.server.wire import Hands, Say, TermsWish
from kotatsu.words import translator

log = logging.getLogger("kotatsu.server")

LONGEST_BACK_OFF = 60.0             # seconds between two tries of a bot to have its choice written down
MOST_STEPS = 256                    # that wait for one slow page; the oldest are left out


class Guest:
    """A page that is open at this table. `stirred` is set when there may be news for it; `steps` are moments not told yet."""

    def __init__(self, ticket: Ticket, screen: Screen | None = None) -> None:
        self.ticket = ticket
        self.screen = screen                    # None where one person leads every seat of it, and sees all their hands
        self.stirred = asyncio.Event()
        self.known: Page | None = None
        self.steps: deque[Page] = deque(maxlen=MOST_STEPS)
        self.gone: Phrase | None = None         # why the page must leave
        self.said: deque[JSON] = deque(maxlen=MOST_STEPS)       # what it must still hear beside the game's own log

    def tell(self, words: Phrase) -> None:
        self.hear({"type": "told", "words": words.json()})

    def hear(self, message: JSON) -> None:
        self.said.append(message)
        self.stirred.set()

    def stir(self) -> None:
        self.stirred.set()

    def dismiss(self, why: Phrase) -> None:
        self.gone = why
        self.stirred.set()


class Room:
    """A table, its lock and its guests. Whatever changes it is in the database before anybody hears of it."""

    def __init__(self, id: str, library: Library, store: Store, settings: Settings, thinkers: Thinkers,
                 deadlines: Deadlines | None = None, hooks: Hooks | None = None, crowd: asyncio.Semaphore | None = None) -> None:
        self.id = id
        self.library = library
        self.store = store
        self.settings = settings
        self.thinkers = thinkers
        self.crowd = crowd or asyncio.Semaphore(settings.bot_tables)        # of tables that nobody looks at
        self.lock = asyncio.Lock()
        self.table: Table | None = None         # None until needed, and again when memory and database may differ
        self.seats: tuple[Seat, ...] = ()
        self.notices: tuple[Notice, ...] = ()   # what everybody here was told beside the game's own log
        self.kept: list[Entry] = []             # the log as the database has it
        self.readers: dict[tuple[int, ...], LogReader] = {}     # by the seats that a screen sees
        self.revision = 0
        self.guests: set[Guest] = set()
        self.pages: dict[Audience, Page] = {}
        self.frozen: int | None = None          # newer rules would play it otherwise from this entry on
        self.trouble: Phrase | None = None      # why the last choice could not be written down
        self.bots: asyncio.Task[None] | None = None
        self.undoing: Undoing | None = None     # somebody asks to take back what others have seen
        self.terms, self.kept_terms = Terms(), TermsKept(store.engine)
        self.taken: set[int] = set()            # the seats by link whose persons have come
        self.hooks, self.called, self.call_at = hooks, set[int](), 0.0
        self.clockwork = Clockwork(id, self.kept_terms, settings.clock, deadlines or Deadlines())
        self.talk = Talk(monotonic)
        self.used = monotonic()
        self.asked = monotonic()                # when the open question was asked

    # --- the table in memory
    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Table]:
        """The table, alone with it; loaded if it is not in memory."""
        self.used = monotonic()
        async with self.lock:
            if self.table is None:
                with self._forgetting():
                    await self._load()
            assert self.table is not None
            yield self.table

    async def _load(self) -> None:
        kept = await self._kept()
        game = load_game(self.library, kept.game)
        revived = await asyncio.to_thread(serialise.revive, game, kept)
        self.notices, self.frozen = kept.notices, revived.frozen
        if revived.carried:
            note = notice("server-notice-carried")
            await asyncio.to_thread(self.store.carry, self.id, game.version, revived.table.start, note)
            self._noted(note)
        if revived.frozen is not None:
            self._noted(notice("server-notice-frozen", entry=revived.frozen))
        self.seats, self.kept, self.revision = kept.seats, revived.table.log[:], kept.revision
        self.terms, self.taken = await asyncio.to_thread(self.kept_terms.load, self.id)
        self.asked = monotonic()
        await self.clockwork.load()
        await self._mind_clocks(revived.table)
        self.pages.clear()
        self.readers.clear()
        self.table = revived.table

    async def _kept(self) -> Kept:
        kept = await asyncio.to_thread(self.store.load, self.id)
        if kept is None:
            raise missing("server-no-such-table")
        return kept

    async def _keep(self, table: Table, note: Notice | None = None) -> None:
        """Write down what a decision or an undo changed, and only that. If it fails, memory is forgotten: the database is right."""
        self._end_undoing()
        same = shared(self.kept, table.log)
        touched = any(table.is_visible(entry) for entry in (*self.kept[same:], *table.log[same:]))
        with self._forgetting():
            await asyncio.to_thread(self.store.write, self.id, self.revision, same, serialise.lines_of(table, same),
                                    table.luck.drawn, payload.summary(table), touched, note)
        undone, acted = choosers(reversed(self.kept[same:])), choosers(table.log[same:])
        self.kept[same:] = table.log[same:]
        self.asked = monotonic()
        self.trouble = None
        self.revision += 1
        self._noted(note)
        try:
            await self._mind_clocks(table, next(acted, None), next(undone, None))
        except sa.exc.DBAPIError as problem:    # the choice itself is kept; the server's own watch comes again
            log.warning("the clocks of table %s cannot be kept: %s", self.id, problem.orig)
        self._call_absent(table)
        self.changed()

    async def _mind_clocks(self, table: Table, acted: int | None = None, undone: int | None = None) -> None:
        """Clocks follow what is asked of whom; at a table that cannot go on they stand still."""
        if self.frozen is not None:
            return
        self.clockwork.follow(table.decisions(), self._people(), acted, undone)
        await self.clockwork.keep()

    def _call_absent(self, table: Table) -> None:
        """Whoever plays by link, is asked now and has no page open is called, once for each time."""
        away = {prompt.seat for prompt in table.prompts() if self.seats[prompt.seat].kind == "link"
                and self.seats[prompt.seat].bot is None} - self.here()
        new, self.called = away - self.called, away
        if new and self.hooks and self.terms.hook and self.settings.webhooks and monotonic() >= self.call_at:
            self.call_at = monotonic() + PAUSE
            self.hooks.call(self.terms.hook, words_for(table, self.seats, sorted(new), self.terms.lang))

    def _noted(self, note: Notice | None) -> None:
        if note is not None:
            self.notices = *self.notices, note

    @contextmanager
    def _forgetting(self) -> Iterator[None]:
        """Around every write: another process may have been quicker, or the disk may be full."""
        try:
            yield
        except MovedOn:
            self.table = None
            self.changed()
            raise conflict("kernel-moved-on") from None
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
        self.changed()

    async def welcome(self, guest: Guest) -> None:
        """Somebody has come: clocks may begin to run, and a bot that plays because their time was up gives the seat back."""
        async with self.opened() as table:
            seat = guest.ticket.seat
            if seat is not None and self.seats[seat].kind == "link" and seat not in self.taken:
                await self._take(seat)
            if self.clockwork.clocks is None:
                return
            guest.hear({"type": "time", "now": self.settings.clock()})
            sees = payload.audience(guest.ticket, self.seats).sees
            for seat in self.clockwork.stood_in(sees):
                await self._lead(table, seat, None, notice("server-time-back", who=table.game.seat_words(table.state, seat)))
            if self.clockwork.came(sees):
                await self._mind_clocks(table)
                self.changed()

    def time(self) -> JSON | None:
        """What time it is here, for a page that shows clocks."""
        return {"type": "time", "now": self.settings.clock()} if self.clockwork.clocks is not None else None

    async def _take(self, seat: int) -> None:
        await asyncio.to_thread(self.kept_terms.take, self.id, {*self.taken, seat})
        self.taken.add(seat)

    async def sit(self) -> str:
        """A stranger sits down at an open table: a link to the first free seat; the one that was handed out for it ends."""
        async with self.opened() as table:
            free = payload.free_seats(self.seats, self.taken)
            if not free or table.item is None:
                raise conflict("server-no-free-seat")
            note = notice("server-notice-sat", who=table.game.seat_words(table.state, free[0]))
            token = await asyncio.to_thread(self.store.renew, self.id, free[0], note)
            await self._take(free[0])
            self._noted(note)
            self.dismiss(say("server-link-renewed"), free[0])
            self.changed()
            return token

    async def share(self) -> str:
        """The link by which anybody may watch: of an open table, and of every finished game."""
        async with self.opened() as table:
            if table.item is not None and not self.terms.listed:
                raise conflict("server-share-later")
            return await asyncio.to_thread(self.kept_terms.share, self.id)

    async def time_up(self) -> None:
        """Somebody has thought too long: what the table has agreed on happens, and everybody is told."""
        async with self.opened() as table:
            bots = self.library.bots(table.game)
            for seat in self.clockwork.up():
                who, bot = table.game.seat_words(table.state, seat), bots[-1] if bots and self.clockwork.then == "bot" else None
                if bot is not None:
                    await self._lead(table, seat, bot, notice("server-time-bot", who=who))
                else:
                    note = notice("server-time-up", who=who)
                    await asyncio.to_thread(self.store.note, self.id, note)
                    self._noted(note)
                self.clockwork.passed(seat, bot is not None)
            await self.clockwork.keep()
            self.changed()

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)
        self.used = monotonic()
        self.changed()

    def here(self) -> set[int]:
        """The seats whose persons have the page open."""
        found = set()
        for guest in self.guests:
            if guest.ticket.seat is not None:
                found.add(guest.ticket.seat)
            elif guest.ticket.role == "owner":
                found |= {seat for seat, who in enumerate(self.seats) if who.kind == "here"}
        return found

    def changed(self) -> None:
        """There may be news: for whom, each guest's page tells. Bots look whether it is their turn."""
        self.pages.clear()
        for guest in self.guests:
            guest.stir()
        if self.bots is None:
            self.bots = asyncio.create_task(self._play_bots())

    async def page(self, guest: Guest) -> Page:
        """What those at this page may know now."""
        async with self.opened() as table:
            return self._page(table, guest)

    def _who(self, ticket: Ticket) -> Audience:
        """What a ticket sees and decides; nothing is decided at a table that cannot go on."""
        who = payload.audience(ticket, self.seats)
        return who if self.frozen is None else payload.looking_on(who)

    def _audience(self, table: Table, guest: Guest) -> Audience:
        who = self._who(guest.ticket)
        if guest.screen is None:
            return who
        guest.screen.follow(table, who.leads)
        return payload.one_screen(who, guest.screen.looks)

    def _page(self, table: Table, guest: Guest) -> Page:
        who = self._audience(table, guest)
        if who not in self.pages:
            reader = self.readers.setdefault(who.sees, LogReader(who.sees))
            self.pages[who] = payload.page(table, self.id, self.seats, who, self.here(), reader, self.undoing,
                                           self.notices, self.terms, self.clockwork.clocks, self.settings.webhooks, self.trouble)
        return self.pages[who]

    # --- what persons do
    def _check(self, table: Table, guest: Guest, version: int) -> Audience:
        """May this guest decide anything, and have they seen the newest state?"""
        if guest.ticket.role == "watch":
            raise forbidden("server-watch-only")
        self._check_rules()
        if self._page(table, guest).body["version"] != version:
            raise conflict("kernel-moved-on")
        return self._who(guest.ticket)

    def _check_rules(self) -> None:
        if self.frozen is not None:
            raise conflict("server-frozen", entry=self.frozen)

    def _check_seat(self, table: Table, ticket: Ticket, seat: int) -> None:
        """A ticket decides only for its own seats, and not while a bot does."""
        if ticket.role == "watch":
            raise forbidden("server-watch-only")
        self._check_rules()
        who = self._who(ticket)
        if seat in who.sees and seat not in who.leads:
            raise forbidden("server-bot-leads", who=table.game.seat_words(table.state, seat))
        if seat not in who.leads:
            raise forbidden("server-not-your-seat")

    async def look(self, guest: Guest, seat: int) -> None:
        """Round one screen: who has taken it sees what is theirs; everybody else's secrets are covered."""
        async with self.opened() as table:
            self._check_seat(table, guest.ticket, seat)
            if guest.screen is not None:
                guest.screen.look(table, seat)
                guest.stir()

    async def act(self, guest: Guest, seat: int, action: str, version: int) -> None:
        """A choice; one that cannot be written down is tried again after a while, and the pages say so."""
        for wait in self.settings.back_off:
            try:
                return await self._act(guest, seat, action, version)
            except NotWritten:
                await asyncio.sleep(wait)
        return await self._act(guest, seat, action, version)

    async def _act(self, guest: Guest, seat: int, action: str, version: int) -> None:
        async with self.opened() as table:
            self._check_seat(table, guest.ticket, seat)
            early = self._too_early(table, seat)
        if early > 0:
            await asyncio.sleep(early)
        async with self.opened() as table:
            self._check_seat(table, guest.ticket, seat)
            self._check(table, guest, version)
            table.do(seat, action)
            forced.pay(table, self._people())
            await self._keep(table)

    def _too_early(self, table: Table, seat: int) -> float:
        """So long an answer must still wait, because its haste would tell somebody else what it depends on.

        Whoever wishes not to be asked is answered for as late as a person who says no at once would answer.
        """
        timed = forced.is_timed(table) and any(who.kind == "link" for who in self.seats)
        wait = self.asked + (self.settings.wish_pause if timed else self.settings.hidden_pause) - monotonic()
        watched = len(self.guests) > 1 or (bool(self.guests) and self.seats[seat].bot is not None)
        return wait if wait > 0 and (timed or (watched and hidden.is_hidden(table, seat))) else 0.0

    async def bring_deck(self, ticket: Ticket, text: str) -> None:
        """The person of a seat by link chooses a deck before anybody has drawn; nobody else learns which."""
        async with self.opened() as table:
            if ticket.seat is None or self.seats[ticket.seat].kind != "link":
                raise forbidden("server-not-your-seat")
            self._check_seat(table, ticket, ticket.seat)
            new = await asyncio.to_thread(bringing.brought, table, ticket.seat, text)
            with self._forgetting():
                await asyncio.to_thread(self.store.begin_anew, serialise.kept(self.id, new, self.seats), self.revision)
            self.table, self.kept, self.revision = new, new.log[:], self.revision + 1
            self.readers.clear()
            self.changed()

    def _people(self) -> list[int]:
        """The seats that no bot leads."""
        return [seat for seat, who in enumerate(self.seats) if who.bot is None]

    async def undo(self, guest: Guest, version: int) -> None:
        async with self.opened() as table:
            who = self._check(table, guest, version)
            if not who.leads:
                raise forbidden("server-not-your-seat")
            entry = table.undone_next(who.leads)
            if entry is None or not (seen := self._witnesses(table, entry, who.leads)):
                await self._take_back(table, who.leads)
                return
            if self.undoing is not None:
                raise conflict("server-undo-asked")
            self.undoing = Undoing(entry.seat, who.leads, seen)
            self.undoing.patience = asyncio.create_task(self._wait_for_answers(self.undoing))
            self.changed()

    async def _take_back(self, table: Table, seats: tuple[int, ...]) -> None:
        """Where others play by link it is told to them, unless they could not know of the choice."""
        entry = table.undone_next(seats)
        told = entry is not None and self.by_link() and table.is_visible(entry)
        taken = forced.undo(table, seats, self._people())
        await self._keep(table, notice("server-undo-done", who=table.game.seat_words(table.state, taken.seat)) if told else None)

    def by_link(self) -> bool:
        """Whether somebody plays elsewhere, from whom this screen must keep secrets and to whom it owes news."""
        return any(who.kind == "link" for who in self.seats)

    def _witnesses(self, table: Table, entry: Entry, mine: tuple[int, ...]) -> set[int]:
        """The seats of people at other pages who have seen a choice: whoever has the page open, and may read it at all."""
        people = [seat for seat in self.here() if seat not in mine and self.seats[seat].bot is None]
        return {seat for seat in people if table.is_visible(entry, (seat,))}

    async def allow(self, guest: Guest, may: bool) -> None:
        """An answer to the question whether a choice may be taken back. One no is enough; the asker's own no withdraws it."""
        async with self.opened() as table:
            undoing, leads = self.undoing, self._who(guest.ticket).leads
            if undoing is None:
                raise conflict("server-undo-moved-on")
            name = table.game.seat_words(table.state, undoing.by)
            mine = undoing.waits & set(leads)
            if not may and set(leads) & set(undoing.asker):
                self._end_undoing(say("server-undo-withdrawn", who=name))
            elif not mine:
                raise forbidden("server-not-your-seat")
            elif not may:
                other = table.game.seat_words(table.state, min(mine))
                self._end_undoing(say("server-undo-refused", who=name, other=other))
            else:
                undoing.waits -= mine
                if not undoing.waits:
                    await self._take_back(table, undoing.asker)
                    self.tell(say("server-undo-done", who=name))
            self.changed()

    async def _wait_for_answers(self, undoing: Undoing) -> None:
        """Nobody is kept waiting for ever: without an answer the choice stays."""
        await asyncio.sleep(self.settings.undo_patience)
        async with self.opened() as table:
            if self.undoing is undoing:
                self._end_undoing(say("server-undo-unanswered", who=table.game.seat_words(table.state, undoing.by)))
                self.changed()

    def _end_undoing(self, words: Phrase | None = None) -> None:
        if self.undoing is not None:
            self.undoing.close()
            self.undoing = None
            if words is not None:
                self.tell(words)

    def tell(self, words: Phrase) -> None:
        """Everybody at the table hears what the game's own log does not say."""
        for guest in self.guests:
            guest.tell(words)

    async def say(self, guest: Guest, wish: Say) -> None:
        """A phrase, or free words where they are allowed, for everybody at the table."""
        async with self.opened():
            who = payload.audience(guest.ticket, self.seats)
            message = self.talk.said(who, wish, guest.screen.looks if guest.screen else None, self.terms.chat)
            for other in self.guests:
                other.hear(message)

    async def why(self, ticket: Ticket, seat: int, action: str) -> Refusal | None:
        """Why an action is not legal; None if it is."""
        async with self.opened() as table:
            self._check_seat(table, ticket, seat)
            return table.why_not(seat, table.game.parse(table.state, action))

    # --- what the owner does
    def check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise missing("server-no-such-seat", seat=seat + 1)
        if self.seats[seat].kind == "bot":
            raise bad("server-seat-is-bot")

    async def take_over(self, seat: int, bot: str | None, by_owner: bool = True) -> None:
        """A bot plays for an absent person, or gives the seat back."""
        async with self.opened() as table:
            self.check_seat(seat)
            known = self.library.bots(table.game)
            if bot is not None and bot not in known:
                raise bad("server-no-such-bot", name=bot, known=", ".join(known))
            who = table.game.seat_words(table.state, seat)
            note = notice("server-notice-bot", who=who, bot=bot) if bot is not None else notice(
                "server-notice-given-back" if by_owner else "server-notice-taken-back", who=who)
            await self._lead(table, seat, bot, note)

    async def _lead(self, table: Table, seat: int, bot: str | None, note: Notice) -> None:
        with self._forgetting():
            await asyncio.to_thread(self.store.set_bot, self.id, self.revision, seat, bot, note)
        self.seats = with_bot(self.seats, seat, bot)
        self.revision += 1
        self._noted(note)
        self.clockwork.led(seat)
        await self._mind_clocks(table)
        self.changed()

    async def agree(self, wish: TermsWish) -> None:
        """What is agreed on at this table changes; everybody there is told."""
        wished = {name: value for name, value in asdict(wish).items() if value is not None}
        async with self.opened():
            terms = replace(self.terms, **wished)
            check_terms(terms, self.settings)
            if terms != self.terms:
                await asyncio.to_thread(self.kept_terms.save, self.id, terms)
                before, self.terms = self.terms, terms
                for name in ("chat", "listed", "hook"):
                    if bool(getattr(before, name)) != bool(getattr(terms, name)):
                        note = notice(f"server-{name}-{'on' if getattr(terms, name) else 'off'}")
                        await asyncio.to_thread(self.store.note, self.id, note)
                        self._noted(note)
                self.changed()

    async def renew(self, seat: int) -> str:
        """A new link for a seat; whoever sits there by the old one must leave."""
        async with self.opened() as table:
            self.check_seat(seat)
            note = notice("server-notice-renewed", who=table.game.seat_words(table.state, seat))
            token = await asyncio.to_thread(self.store.renew, self.id, seat, note)
            self._noted(note)
            self.dismiss(say("server-link-renewed"), seat)
            self.changed()
            return token

    async def note(self, note: Notice) -> None:
        """Something that everybody at the table may know."""
        async with self.opened():
            await asyncio.to_thread(self.store.note, self.id, note)
            self._noted(note)
            self.changed()

    async def delete(self) -> None:
        async with self.lock:
            await asyncio.to_thread(self.store.delete, self.id)
            self.table = None
            self.dismiss(say("server-table-deleted"))
            await self.close()

    def dismiss(self, why: Phrase, seat: int | None = None) -> None:
        """Send guests away: those of a seat, or all."""
        for guest in self.guests:
            if seat is None or guest.ticket.seat == seat:
                guest.dismiss(why)

    async def read(self, ticket: Ticket, looks: int | None, hands: Hands, first: int = 0) -> JSON:
        """Moments of the game so far, as this ticket's holder may see them; of several seats at one screen one looks."""
        async with self.opened() as table:
            who = payload.audience(ticket, self.seats)
            if looks is not None and looks not in who.sees:
                raise forbidden("server-not-your-seat")
            who = who if hands == "open" else payload.one_screen(who, looks)
            reader = self.readers.setdefault(who.sees, LogReader(who.sees))
            return await asyncio.to_thread(payload.replay_json, table, who, reader, first)

    def _keeps_secrets(self, table: Table) -> bool:
        """Whether the owner may not have the whole table: until the game is over, where somebody plays elsewhere."""
        return table.item is not None and self.by_link()

    async def export(self) -> JSON:
        """The whole table, or only a receipt for it while it has secrets from its owner."""
        async with self.lock:
            kept = await self._kept()
            export = serialise.export_of(kept.game, kept.seats, serialise.saved_json(kept))
            if kept.summary["over"] or not any(who.kind == "link" for who in kept.seats):
                return export
            receipt = await asyncio.to_thread(self.store.seal, self.id, serialise.sealed_text(export, kept.notices))
            return serialise.sealed_json(kept.game, receipt)

    async def position(self) -> JSON:
        """The position with all its secrets."""
        async with self.opened() as table:
            if self._keeps_secrets(table):
                raise forbidden("server-position-secret")
            return table.position()

    # --- bots
    def bot_due(self, table: Table) -> int | None:
        """The first seat that a bot must decide for now, or the table for a person who wishes not to be asked.

        None while people talk about taking something back, nor at a new table before somebody is there to see bots begin.
        """
        if self.undoing is not None or self.frozen is not None:
            return None
        if not self.guests and any(who.kind != "bot" for who in self.seats) and all(entry.seat < 0 for entry in table.log):
            return None
        hushed = forced.hushed(table)
        return hushed[0] if hushed is not None else next((seat for seat in table.decisions() if self.seats[seat].bot), None)

    async def _play_bots(self) -> None:
        """Bots decide, one at a time, until a person is asked. An answer to a question that is gone is dropped."""
        wait = 0.5
        try:
            while True:
                try:
                    if not await self._play_in_turn():
                        return
                    wait = 0.5
                except NotWritten as problem:
                    log.warning("table %s: %s; tried again in %s s", self.id, problem.phrase.id, wait)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LONGEST_BACK_OFF)
        except (Refused, Unreadable) as problem:
            log.info("table %s cannot be played: %s", self.id, problem)
        except Exception:
            log.exception("a bot failed at table %s", self.id)
        finally:
            self.bots = None

    async def _play_in_turn(self) -> bool:
        """Of the tables at which nobody looks only a few are played at a time."""
        if self.guests:
            return await self._play_one()
        async with self.crowd:
            return await self._play_one()

    async def _play_one(self) -> bool:
        async with self.opened() as table:
            if self.bot_due(table) is None:
                return False
        if self.settings.bot_pause:
            await asyncio.sleep(self.settings.bot_pause)
        async with self.opened() as table:
            seat = self.bot_due(table)
            if seat is None:
                return False
            revision, options = self.revision, list[int](table.legal(seat))
            bot = self.seats[seat].bot          # None: the table answers for a person who wishes not to be asked
            asking = None if bot is None else self.thinkers.choose(Question(self.id, bot, seat, options), table, bool(self.guests))
        action = options[0] if asking is None else await asking         # also about a single option: haste would tell
        await asyncio.sleep(self._too_early(table, seat) if self.revision == revision and self.table is table else 0)
        async with self.opened() as table:
            if self.revision == revision:
                table.do(seat, action)
                forced.pay(table, self._people())
                await self._keep(table)
                if bot is not None:                     # bots do not wait: each page shows every step at its own pace
                    for guest in self.guests:
                        guest.steps.append(self._page(table, guest))
        return True

    # --- the end
    def is_idle(self) -> bool:
        return not self.guests and self.bots is None and not self.lock.locked() and (
            monotonic() - self.used > self.settings.idle)

    async def close(self) -> None:
        """Stop the bots."""
        self._end_undoing()
        task = self.bots
        if task is not None:
            task.cancel()
            await asyncio.wait([task])


def check_terms(terms: Terms, settings: Settings) -> None:
    """What may be agreed on at this server."""
    if terms.hook:
        if not settings.webhooks:
            raise forbidden("server-no-hooks")
        webhook.check(terms.hook)


def words_for(table: Table, seats: Sequence[Seat], asked: Sequence[int], lang: str) -> str:
    """"Your turn" in plain text: the game and who is asked, and nothing that leads to the table."""
    words = translator(lang)
    names = [seats[seat].person or words.format(table.game.seat_words(table.state, seat)) for seat in asked]
    return words.say("server-hook-turn", game=payload.title(table.game), names=", ".join(names))


def choosers(entries: Iterable[Entry]) -> Iterator[int]:
    """The seats that chose something, entry by entry."""
    return (entry.seat for entry in entries if entry.seat >= 0)
