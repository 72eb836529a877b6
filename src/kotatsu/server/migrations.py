"""The database's shape, version by version. A migration is never changed once released; a new one is added below."""
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say

Migration = Callable[[Connection], None]


def first_tables(db: Connection) -> None:
    """Version 1: tables, their seats, the lines of their logs, and the hashes of the links that lead to them."""
    db.exec_driver_sql("""
        CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, start TEXT NOT NULL,
            drawn INTEGER NOT NULL, revision INTEGER NOT NULL, summary TEXT NOT NULL, over INTEGER NOT NULL,
            created TEXT NOT NULL, updated TEXT NOT NULL
        ) STRICT""")
    db.exec_driver_sql("""
        CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            kind TEXT NOT NULL, bot TEXT, person TEXT, PRIMARY KEY (table_id, seat)
        ) STRICT""")
    db.exec_driver_sql("""
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
            line TEXT NOT NULL, drawn INTEGER NOT NULL, PRIMARY KEY (table_id, n)
        ) STRICT""")
    db.exec_driver_sql("""
        CREATE TABLE tickets (
            hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            role TEXT NOT NULL, seat INTEGER
        ) STRICT""")
    db.exec_driver_sql("CREATE INDEX tickets_of_table ON tickets (table_id)")


def notices_and_seals(db: Connection) -> None:
    """Version 2: what everybody at a table was told beside its game, and games in play that their owners may not read."""
    db.exec_driver_sql("""
        CREATE TABLE notices (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
            made TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (table_id, n)
        ) STRICT""")
    db.exec_driver_sql("""
        CREATE TABLE sealed (
            hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, made TEXT NOT NULL, file TEXT NOT NULL
        ) STRICT""")
    db.exec_driver_sql("CREATE INDEX sealed_of_table ON sealed (table_id, made)")


def terms_of_tables(db: Connection) -> None:
    """Version 3: what a table has agreed on beside the game's options: a row only where something is."""
    db.exec_driver_sql("""
        CREATE TABLE terms (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, terms TEXT NOT NULL
        ) STRICT""")


def clocks_and_lists(db: Connection) -> None:
    """Version 4: clocks that run and when one is up; tables that anybody may find, and the link that shows one to anybody."""
    for column in ("clocks TEXT", "due REAL", "listed INTEGER NOT NULL DEFAULT 0", "shared TEXT"):
        db.exec_driver_sql(f"ALTER TABLE terms ADD COLUMN {column}")


def taken_seats(db: Connection) -> None:
    """Version 5: the seats by link whose persons have come; the others of an open table are free."""
    db.exec_driver_sql("ALTER TABLE terms ADD COLUMN taken TEXT")


MIGRATIONS: tuple[Migration, ...] = (first_tables, notices_and_seals, terms_of_tables, clocks_and_lists, taken_seats)


def refuse_other(path: Path) -> None:
    """A database of another program is left as it is: not even the way it keeps its journal is changed."""
    with closing(sqlite3.connect(path, timeout=30)) as db:
        found: int = db.execute("PRAGMA user_version").fetchone()[0]
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and (found == 0 or not {"tables", "seats", "entries", "tickets"} <= names):
        raise Unreadable(say("server-db-other", file=str(path)))


def migrate(engine: Engine, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database to the newest version, each step wholly or not at all; a newer one is refused."""
    with engine.connect() as db:
        found: int = db.exec_driver_sql("PRAGMA user_version").scalar_one()
    if found > len(migrations):
        raise Unreadable(say("server-newer-database", file=engine.url.database or "", version=found,
                             known=len(migrations)))
    for version in range(found, len(migrations)):
        with engine.begin() as db:
            db.exec_driver_sql(f"PRAGMA user_version = {version + 1}")
            migrations[version](db)
