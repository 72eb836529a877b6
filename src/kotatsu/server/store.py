"""The database: every table whole after every decision. Nothing here knows games, rooms or HTTP."""
import json
import secrets
import threading
import time
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

import sqlalchemy as sa

from kotatsu.kernel.game import JSON
from kotatsu.server.database import POSTGRES, Where, open_database, shown

META = sa.MetaData()
TABLES = sa.Table("tables", META, *(sa.Column(name) for name in (
    "id", "game", "version", "start", "drawn", "revision", "summary", "over", "created", "updated")))
SEATS = sa.Table("seats", META, *(sa.Column(name) for name in ("table_id", "seat", "kind", "bot", "person")))
ENTRIES = sa.Table("entries", META, *(sa.Column(name) for name in ("table_id", "n", "line", "drawn", "revision")))
TICKETS = sa.Table("tickets", META, *(sa.Column(name) for name in ("hash", "table_id", "role", "seat")))
NOTICES = sa.Table("notices", META, *(sa.Column(name) for name in ("table_id", "n", "made", "words")))
SNAPSHOTS = sa.Table("snapshots", META, *(sa.Column(name) for name in (
    "table_id", "n", "first", "log", "rules", "told", "position", "seal")))
SEALED = sa.Table("sealed", META, *(sa.Column(name) for name in ("hash", "table_id", "made", "file", "n")))

# What every move does, put together once: SQLAlchemy takes as long to make such a statement as SQLite to carry it out.
MOVED: dict[str, Any] = {name: sa.bindparam(name) for name in ("drawn", "summary", "over")} | {"revision": sa.bindparam("next")}
KNOWN = TABLES.update().where(TABLES.c.id == sa.bindparam("of"), TABLES.c.revision == sa.bindparam("known"))
UNNOTICED_MOVE = KNOWN.values(**MOVED)
MOVE = KNOWN.values(**MOVED, updated=sa.bindparam("at"))
CUT = ENTRIES.delete().where(ENTRIES.c.table_id == sa.bindparam("of"), ENTRIES.c.n >= sa.bindparam("first"))
ADD = ENTRIES.insert()

MOST_SEALED = 8                                 # files of one table that the server keeps; older ones open nothing

LAST_WORDS = 5.0                                # seconds that a thread has to end what it does at the database when we close

CHANNEL = "kotatsu"                             # by which processes that share a PostgreSQL hear of each other
CHANGED = "changed"

Line = tuple[str, int]                          # a line of the log, and how much luck had been drawn before it


class MovedOn(Exception):
    """Another process wrote to this table meanwhile."""


@dataclass(frozen=True)
class Seat:
    """Who leads a seat: a person here, a person by link, or a bot; `bot` beside a person has taken over."""
    kind: str
    bot: str | None = None
    person: str | None = None


@dataclass(frozen=True)
class Notice:
    """What everybody at a table may know beside the game: how it began, what its owner did. `words` is a Phrase as JSON."""
    words: JSON
    made: str = ""


@dataclass(frozen=True)
class Ticket:
    """What a token opens."""
    table: str
    role: str                                   # "owner", "seat" or "watch"
    seat: int | None = None


@dataclass(frozen=True)
class Mark:
    """So many entries of a log, and a hash of them all."""
    n: int
    log: str


@dataclass(frozen=True)
class Snapshot:
    """A part of a log as it was told, from entry `first` to a mark, and the position there (`snapshots.py`)."""
    first: int
    mark: Mark
    rules: str                                  # a hash of the rules that told it
    told: bytes
    position: bytes
    seal: str                                   # a hash of all this


@dataclass(frozen=True)
class Kept:
    """A table as the database has it."""
    id: str
    game: str
    version: int
    start: JSON
    drawn: int
    seats: tuple[Seat, ...]
    lines: tuple[Line, ...]
    summary: JSON
    revision: int = 0
    updated: str = ""
    notices: tuple[Notice, ...] = ()
    snapshots: tuple[Snapshot, ...] = ()


@dataclass
class Change:
    """What one decision or one undo changes, and what became of it."""
    id: str
    revision: int
    first: int
    lines: Sequence[Line]
    drawn: int
    summary: str
    over: int
    at: str | None                              # None where nobody may notice
    notice: Notice | None
    snapshot: Snapshot | None
    undone: bool
    is_done: bool = False
    problem: Exception | None = None

    def carry_out(self, db: sa.Connection) -> None:
        """MovedOn, and nothing is written, if the table is not as it was."""
        changes: JSON = {"of": self.id, "known": self.revision, "next": self.revision + 1, "drawn": self.drawn,
                         "summary": self.summary, "over": self.over}
        if self.at is not None:
            changes["at"] = self.at
        if db.execute(UNNOTICED_MOVE if self.at is None else MOVE, changes).rowcount != 1:
            raise MovedOn(self.id)
        db.execute(CUT, {"of": self.id, "first": self.first})
        insert_lines(db, self.id, self.first, self.lines, self.revision + 1)
        insert_notice(db, self.id, self.notice)
        if self.undone:
            cut_snapshots(db, self.id, self.first)
        if self.snapshot is not None:
            insert_snapshot(db, self.id, self.snapshot)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    """What is kept of a token: a stolen database opens no table."""
    return sha256(token.encode()).hexdigest()


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


class Store:
    """All tables of one database. Its methods block for a moment: the server calls them off its event loop.

    Other processes that share a PostgreSQL hear of every change (`told`), in the same transaction that makes it.
    """

    def __init__(self, where: Where, process: str = "") -> None:
        self.file = shown(where)
        self.process = process                  # whose changes these are
        self.engine = open_database(where)
        self.is_shared = self.engine.dialect.name == POSTGRES
        self.turn = nullcontext() if self.is_shared else threading.Lock()
        self.waiting: deque[Change] = deque()   # for the turn

    def close(self) -> None:
        """A connection that a thread still reads or writes by would stay open for ever: it is waited for."""
        pool, until = self.engine.pool, time.monotonic() + LAST_WORDS
        while isinstance(pool, sa.QueuePool) and pool.checkedout() and time.monotonic() < until:
            time.sleep(0.01)
        self.engine.dispose()

    def told(self, db: sa.Connection, id: str) -> None:
        """Other processes hear of a change at a table."""
        if self.is_shared:
            send(db, {"from": self.process, "table": id, "kind": CHANGED})

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """One transaction, wholly or not at all. Those of one process take turns: SQLite has one writer at a time, and lets
        whoever finds it busy sleep for longer and longer."""
        with self.turn, self.engine.begin() as db:
            yield db

    @contextmanager
    def changing(self, id: str) -> Iterator[sa.Connection]:
        """One change at a table, wholly or not at all; changes at the same table wait for each other."""
        with self.writing() as db:
            if self.is_shared:                  # SQLite has one writer at a time anyway
                db.execute(sa.select(TABLES.c.id).where(TABLES.c.id == id).with_for_update())
            yield db
            self.told(db, id)

    def reading(self) -> sa.Connection:
        """All that is read belongs to one moment."""
        db = self.engine.connect()
        return db.execution_options(isolation_level="REPEATABLE READ") if self.is_shared else db

    # --- tables
    def create(self, kept: Kept, tickets: Iterable[tuple[str, Ticket]]) -> None:
        """A new table with the links that lead to it."""
        made = now()
        with self.writing() as db:
            db.execute(TABLES.insert().values(
                id=kept.id, game=kept.game, version=kept.version, start=json.dumps(kept.start), drawn=kept.drawn,
                revision=0, summary=json.dumps(kept.summary), over=int(kept.summary["over"]),
                created=made, updated=made))
            for seat, who in enumerate(kept.seats):
                db.execute(SEATS.insert().values(table_id=kept.id, seat=seat, kind=who.kind, bot=who.bot,
                                                 person=who.person))
            insert_lines(db, kept.id, 0, kept.lines)
            for snapshot in kept.snapshots:
                insert_snapshot(db, kept.id, snapshot)
            for token, ticket in tickets:
                db.execute(TICKETS.insert().values(hash=digest(token), table_id=kept.id, role=ticket.role,
                                                   seat=ticket.seat))
            for notice in kept.notices:
                insert_notice(db, kept.id, notice)

    def load(self, id: str) -> Kept | None:
        with self.reading() as db:
            found = self._load(db, id, 0)
            return None if found is None else replace(found, snapshots=snapshots_of(db, id))

    def since(self, id: str, count: int, revision: int) -> Kept | None:
        """The same with only those lines of its log that follow the first `count`; None if these are not as they were."""
        with self.reading() as db:
            last = ENTRIES.c.table_id == id, ENTRIES.c.n == count - 1, ENTRIES.c.revision <= revision
            if db.execute(sa.select(ENTRIES.c.n).where(*last)).one_or_none() is None:
                return None                     # an undo cuts the end off, and what is written there later has a later revision
            return self._load(db, id, count)

    def _load(self, db: sa.Connection, id: str, first: int) -> Kept | None:
        row = db.execute(TABLES.select().where(TABLES.c.id == id)).one_or_none()
        if row is None:
            return None
        lines = db.execute(ENTRIES.select().where(ENTRIES.c.table_id == id, ENTRIES.c.n >= first).order_by(ENTRIES.c.n))
        return Kept(row.id, row.game, row.version, json.loads(row.start), row.drawn, seats_of(db, id),
                    tuple((line.line, line.drawn) for line in lines), json.loads(row.summary), row.revision,
                    row.updated, notices_of(db, id))

    def write(self, id: str, revision: int, first: int, lines: Sequence[Line], drawn: int, summary: JSON,
              touched: bool, notice: Notice | None = None, snapshot: Snapshot | None = None, undone: bool = False) -> None:
        """What one decision or one undo changed: the log from entry `first` on. Not `touched` if nobody may notice.

        A snapshot of what was taken back is of no use any more. Where moves of several tables wait for SQLite, whoever comes to it
        first writes them all in one transaction: the disk is waited for once.
        """
        change = Change(id, revision, first, lines, drawn, json.dumps(summary), int(summary["over"]), now() if touched else None,
                        notice, snapshot, undone)
        if self.is_shared:
            with self.changing(id) as db:
                change.carry_out(db)
        else:
            self.waiting.append(change)
            with self.turn:
                if not change.is_done:
                    self._write_waiting()
        if change.problem is not None:
            raise change.problem

    def _write_waiting(self) -> None:
        """All changes that wait, wholly or not at all; one of a table that has moved on is left out."""
        changes = [self.waiting.popleft() for _ in range(len(self.waiting))]
        try:
            with self.engine.begin() as db:
                for change in changes:
                    try:
                        change.carry_out(db)
                    except MovedOn as problem:      # before anything of it was written
                        change.problem = problem
        except Exception as problem:
            for change in changes:
                change.problem = change.problem or problem
        for change in changes:
            change.is_done = True

    def marks(self, id: str) -> list[Mark]:
        """The snapshots of a table, without what they hold."""
        with self.engine.connect() as db:
            rows = db.execute(sa.select(SNAPSHOTS.c.n, SNAPSHOTS.c.log).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.n))
            return [Mark(row.n, row.log) for row in rows]

    def add_snapshot(self, id: str, revision: int, snapshot: Snapshot) -> None:
        """One more snapshot of a table that has not changed meanwhile; nobody hears of it."""
        with self.writing() as db:
            known = TABLES.c.id == id, TABLES.c.revision == revision
            if db.execute(TABLES.update().where(*known).values(revision=revision)).rowcount == 1:
                insert_snapshot(db, id, snapshot)

    def begin_anew(self, kept: Kept, revision: int) -> None:
        """The table begins otherwise: another start, another log."""
        with self.changing(kept.id) as db:
            known = TABLES.c.id == kept.id, TABLES.c.revision == revision
            changes = {"revision": revision + 1, "start": json.dumps(kept.start), "drawn": kept.drawn,
                       "summary": json.dumps(kept.summary), "over": int(kept.summary["over"])}
            if db.execute(TABLES.update().where(*known).values(**changes)).rowcount != 1:
                raise MovedOn(kept.id)
            db.execute(ENTRIES.delete().where(ENTRIES.c.table_id == kept.id))
            insert_lines(db, kept.id, 0, kept.lines, revision + 1)
            cut_snapshots(db, kept.id, 0)

    def delete(self, id: str) -> None:
        with self.changing(id) as db:
            db.execute(TABLES.delete().where(TABLES.c.id == id))

    def wait_for_bots(self) -> list[str]:
        """The tables still in play that wait for a bot."""
        with self.engine.connect() as db:
            led = sa.select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.bot.is_not(None))
            bots = {(row.table_id, row.seat) for row in db.execute(led)}
            rows = db.execute(sa.select(TABLES.c.id, TABLES.c.summary).where(TABLES.c.over == 0).order_by(TABLES.c.updated.desc()))
            return [row.id for row in rows if any((row.id, seat) in bots for seat in json.loads(row.summary)["due"])]

    def carry(self, id: str, version: int, start: JSON, notice: Notice) -> None:
        """A game goes on by newer rules, which give the same game."""
        with self.changing(id) as db:
            db.execute(TABLES.update().where(TABLES.c.id == id).values(version=version, start=json.dumps(start)))
            insert_notice(db, id, notice)

    # --- seats and links
    def set_bot(self, id: str, revision: int, seat: int, bot: str | None, notice: Notice | None = None) -> None:
        """A bot takes a seat over, or gives it back."""
        with self.changing(id) as db:
            known = TABLES.c.id == id, TABLES.c.revision == revision
            if db.execute(TABLES.update().where(*known).values(revision=revision + 1)).rowcount != 1:
                raise MovedOn(id)
            db.execute(SEATS.update().where(SEATS.c.table_id == id, SEATS.c.seat == seat).values(bot=bot))
            insert_notice(db, id, notice)

    def ticket(self, token: str) -> Ticket | None:
        with self.engine.connect() as db:
            row = db.execute(TICKETS.select().where(TICKETS.c.hash == digest(token))).one_or_none()
            return None if row is None else Ticket(row.table_id, row.role, row.seat)

    def renew(self, id: str, seat: int, notice: Notice | None = None) -> str:
        """A new token for a seat; the old one opens nothing any more."""
        token = new_token()
        with self.changing(id) as db:
            db.execute(TICKETS.delete().where(TICKETS.c.table_id == id, TICKETS.c.seat == seat))
            db.execute(TICKETS.insert().values(hash=digest(token), table_id=id, role="seat", seat=seat))
            insert_notice(db, id, notice)
        return token

    def note(self, id: str, notice: Notice) -> None:
        """Something happened that everybody at the table may know."""
        with self.changing(id) as db:
            insert_notice(db, id, notice)

    # --- games in play that nobody who plays may read
    def seal(self, id: str, file: str) -> str:
        """Keep a table's file; the token that is given out for it opens it here and nowhere else."""
        token = new_token()
        with self.writing() as db:
            next = sa.select(sa.func.coalesce(sa.func.max(SEALED.c.n), 0) + 1).where(SEALED.c.table_id == id).scalar_subquery()
            db.execute(SEALED.insert().values(hash=digest(token), table_id=id, made=now(), file=file, n=next))
            older = db.execute(sa.select(SEALED.c.hash).where(SEALED.c.table_id == id)
                               .order_by(SEALED.c.n.desc(), SEALED.c.made.desc()).offset(MOST_SEALED)).scalars().all()
            db.execute(SEALED.delete().where(SEALED.c.hash.in_(older)))
        return token

    def unseal(self, token: str) -> tuple[str, str] | None:
        """The table it came from, and the file."""
        with self.engine.connect() as db:
            row = db.execute(SEALED.select().where(SEALED.c.hash == digest(token))).one_or_none()
            return None if row is None else (row.table_id, row.file)

    # --- lists
    def count(self) -> int:
        """How many tables there are."""
        with self.engine.connect() as db:
            found: int = db.execute(sa.select(sa.func.count()).select_from(TABLES)).scalar_one()
            return found

    def has(self, id: str) -> bool:
        with self.engine.connect() as db:
            return db.execute(sa.select(TABLES.c.id).where(TABLES.c.id == id)).one_or_none() is not None

    def listed(self, tokens: Iterable[str]) -> list[tuple[str, Ticket, Kept]]:
        """The tables these tokens open, newest first, without their logs."""
        found = []
        with self.engine.connect() as db:
            for token in dict.fromkeys(tokens):
                row = db.execute(TICKETS.select().where(TICKETS.c.hash == digest(token))).one_or_none()
                if row is not None:
                    table = db.execute(TABLES.select().where(TABLES.c.id == row.table_id)).one()
                    found.append((token, Ticket(row.table_id, row.role, row.seat), listed(db, table)))
        return sorted(found, key=lambda one: one[2].updated, reverse=True)


def send(db: sa.Connection, message: JSON) -> None:
    """To all processes that share the database, once the transaction is whole."""
    db.execute(sa.text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": json.dumps(message)})


def insert_lines(db: sa.Connection, id: str, first: int, lines: Sequence[Line], revision: int = 0) -> None:
    if lines:
        db.execute(ADD, [{"table_id": id, "n": first + n, "line": line, "drawn": drawn, "revision": revision}
                         for n, (line, drawn) in enumerate(lines)])


def insert_snapshot(db: sa.Connection, id: str, snapshot: Snapshot) -> None:
    """In the place of all that reach further than where it begins."""
    cut_snapshots(db, id, snapshot.first)
    db.execute(SNAPSHOTS.insert().values(
        table_id=id, n=snapshot.mark.n, first=snapshot.first, log=snapshot.mark.log, rules=snapshot.rules, told=snapshot.told,
        position=snapshot.position, seal=snapshot.seal))


def cut_snapshots(db: sa.Connection, id: str, count: int) -> None:
    """Only those that hold no more than so many entries stay."""
    db.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == id, SNAPSHOTS.c.n > count))


def snapshots_of(db: sa.Connection, id: str) -> tuple[Snapshot, ...]:
    rows = db.execute(SNAPSHOTS.select().where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.n))
    return tuple(Snapshot(row.first, Mark(row.n, row.log), row.rules, row.told, row.position, row.seal) for row in rows)


def insert_notice(db: sa.Connection, id: str, notice: Notice | None) -> None:
    if notice is not None:
        count = db.execute(sa.select(sa.func.count()).select_from(NOTICES).where(NOTICES.c.table_id == id)).scalar_one()
        db.execute(NOTICES.insert().values(table_id=id, n=count, made=notice.made or now(), words=json.dumps(notice.words)))


def notices_of(db: sa.Connection, id: str) -> tuple[Notice, ...]:
    rows = db.execute(NOTICES.select().where(NOTICES.c.table_id == id).order_by(NOTICES.c.n))
    return tuple(Notice(json.loads(row.words), row.made) for row in rows)


def seats_of(db: sa.Connection, id: str) -> tuple[Seat, ...]:
    rows = db.execute(SEATS.select().where(SEATS.c.table_id == id).order_by(SEATS.c.seat))
    return tuple(Seat(row.kind, row.bot, row.person) for row in rows)


def listed(db: sa.Connection, row: Any) -> Kept:
    """A table without its log."""
    return Kept(row.id, row.game, row.version, {}, row.drawn, seats_of(db, row.id), (), json.loads(row.summary),
                row.revision, row.updated)


def with_bot(seats: tuple[Seat, ...], seat: int, bot: str | None) -> tuple[Seat, ...]:
    """The seats after a bot took one over or gave it back."""
    return tuple(replace(who, bot=bot) if number == seat else who for number, who in enumerate(seats))
