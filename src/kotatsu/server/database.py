"""Where a server keeps its tables: one file (SQLite), or a PostgreSQL that several processes and machines share."""
import os
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.server.faults import sentence
from kotatsu.server.migrations import migrate, refuse_other

POSTGRES = "postgresql"
CONNECTIONS = 5                                 # to PostgreSQL that a process keeps; it may open as many more for a moment
PATIENCE = 10                                   # seconds for connecting to PostgreSQL

Where = Path | str                              # a file, or `postgresql://…`


def is_postgres(where: Where) -> bool:
    return isinstance(where, str) and where.startswith(("postgresql:", "postgres:"))


def shown(where: Where) -> str:
    """The place as people are told of it: of PostgreSQL only the database's name, which leads nobody anywhere."""
    return address(str(where)).database or "" if is_postgres(where) else str(where)


def address(url: str) -> sa.URL:
    """PostgreSQL's address for its driver."""
    try:
        return sa.make_url(url).set(drivername=f"{POSTGRES}+psycopg")
    except (sa.exc.ArgumentError, ValueError) as problem:
        raise Unreadable(say("server-db-address")) from problem


def open_database(where: Where) -> sa.Engine:
    """The database, brought up to date. Unreadable, with what to do, if it cannot be used."""
    name = shown(where)
    try:
        if is_postgres(where):
            engine = connect_postgres(str(where))
        else:
            path = Path(where)
            make_private(path)
            refuse_other(path)
            engine = connect(path)
        try:
            migrate(engine)
        except BaseException:
            engine.dispose()
            raise
    except PermissionError as problem:
        raise Unreadable(say("server-db-read-only", file=name)) from problem
    except OSError as problem:
        raise Unreadable(say("server-db-cannot-open", file=name)) from problem
    except (sqlite3.Error, sa.exc.DBAPIError) as problem:
        raise Unreadable(sentence(problem, name)) from problem
    return engine


# --- SQLite
def make_private(path: Path) -> None:
    """A database, and the files beside it, are for the eyes of the server's user only: they hold every secret."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    if os.name == "posix":
        for file in (path, *(path.with_name(path.name + more) for more in ("-wal", "-shm"))):
            with suppress(FileNotFoundError, PermissionError):
                file.chmod(0o600)


def connect(path: Path) -> sa.Engine:
    """SQLite with a write-ahead log that is on the disk before `commit` returns."""
    engine = sa.create_engine(f"sqlite:///{path}", hide_parameters=True)        # what is written is no business of logs

    @sa.event.listens_for(engine, "connect")
    def prepare(db: Any, _: Any) -> None:
        db.isolation_level = None               # transactions are ours, schema changes included
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            db.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(db: sa.Connection) -> None:
        db.exec_driver_sql("BEGIN")

    return engine


# --- PostgreSQL
def connect_postgres(url: str) -> sa.Engine:
    """PostgreSQL as it is by default: a commit is on its disk before it returns. A connection that died is replaced unnoticed."""
    try:
        return sa.create_engine(address(url), pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_pre_ping=True,
                                hide_parameters=True, connect_args={"connect_timeout": PATIENCE})
    except ModuleNotFoundError as problem:
        raise Unreadable(say("server-no-driver")) from problem
