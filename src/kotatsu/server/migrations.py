"""The database's shape, version by version. A migration is never changed once released; a new one is added below."""
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say

Migration = Callable[[Connection], None]

LOCK = 5_068_467          # PostgreSQL's number for "a process changes Kotatsu's tables"


def first_tables(db: Connection) -> None:
    """Version 1: tables, their seats, the lines of their logs, and the hashes of the links that lead to them."""
    run(db, """
        CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, version INTEGER NOT NULL, start TEXT NOT NULL,
            drawn INTEGER NOT NULL, revision INTEGER NOT NULL, summary TEXT NOT NULL, over INTEGER NOT NULL,
            created TEXT NOT NULL, updated TEXT NOT NULL
        ) STRICT""")
    run(db, """
        CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            kind TEXT NOT NULL, bot TEXT, person TEXT, PRIMARY KEY (table_id, seat)
        ) STRICT""")
    run(db, """
        CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
            line TEXT NOT NULL, drawn INTEGER NOT NULL, PRIMARY KEY (table_id, n)
        ) STRICT""")
    run(db, """
        CREATE TABLE tickets (
            hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            role TEXT NOT NULL, seat INTEGER
        ) STRICT""")
    run(db, "CREATE INDEX tickets_of_table ON tickets (table_id)")


def notices_and_seals(db: Connection) -> None:
    """Version 2: what everybody at a table was told beside its game, and games in play that their owners may not read."""
    run(db, """
        CREATE TABLE notices (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
            made TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (table_id, n)
        ) STRICT""")
    run(db, """
        CREATE TABLE sealed (
            hash TEXT PRIMARY KEY, table_id TEXT NOT NULL, made TEXT NOT NULL, file TEXT NOT NULL
        ) STRICT""")
    run(db, "CREATE INDEX sealed_of_table ON sealed (table_id, made)")


def terms_of_tables(db: Connection) -> None:
    """Version 3: what a table has agreed on beside the game's options: a row only where something is."""
    run(db, """
        CREATE TABLE terms (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, terms TEXT NOT NULL
        ) STRICT""")


def clocks_and_lists(db: Connection) -> None:
    """Version 4: clocks that run and when one is up; tables that anybody may find, and the link that shows one to anybody."""
    for column in ("clocks TEXT", "due REAL", "listed INTEGER NOT NULL DEFAULT 0", "shared TEXT"):
        run(db, f"ALTER TABLE terms ADD COLUMN {column}")


def taken_seats(db: Connection) -> None:
    """Version 5: the seats by link whose persons have come; the others of an open table are free."""
    run(db, "ALTER TABLE terms ADD COLUMN taken TEXT")


def order_of_writing(db: Connection) -> None:
    """Version 6: which of a table's sealed files is the newest, also within one second; with which revision a line was written."""
    run(db, "ALTER TABLE sealed ADD COLUMN n INTEGER NOT NULL DEFAULT 0")
    run(db, "ALTER TABLE entries ADD COLUMN revision INTEGER NOT NULL DEFAULT 0")


def processes(db: Connection) -> None:
    """Version 7: the processes that share a database, which of them plays a table's bots, and who has a page open where."""
    run(db, "CREATE TABLE processes (id TEXT PRIMARY KEY, until REAL NOT NULL, figures TEXT NOT NULL) STRICT")
    run(db, """
        CREATE TABLE leases (
            table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
            process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE
        ) STRICT""")
    run(db, """
        CREATE TABLE present (
            table_id TEXT NOT NULL, process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
            seats TEXT NOT NULL, PRIMARY KEY (table_id, process)
        ) STRICT""")


def snapshots(db: Connection) -> None:
    """Version 8: parts of long logs as they were told, with the positions after them; never without what the log itself says."""
    run(db, """
        CREATE TABLE snapshots (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL, first INTEGER NOT NULL,
            log TEXT NOT NULL, rules TEXT NOT NULL, told BLOB NOT NULL, position BLOB NOT NULL, seal TEXT NOT NULL,
            PRIMARY KEY (table_id, n)
        ) STRICT""")


MIGRATIONS: tuple[Migration, ...] = (first_tables, notices_and_seals, terms_of_tables, clocks_and_lists, taken_seats,
                                     order_of_writing, processes, snapshots)


def run(db: Connection, sql: str) -> None:
    """One change of the shape. It is written for SQLite; PostgreSQL calls some things otherwise."""
    if db.dialect.name != "sqlite":
        for ours, theirs in ((" STRICT", ""), (" INTEGER", " BIGINT"), (" REAL", " DOUBLE PRECISION"), (" BLOB", " BYTEA")):
            sql = sql.replace(ours, theirs)
    db.exec_driver_sql(sql)


def refuse_other(path: Path) -> None:
    """A database of another program is left as it is: not even the way it keeps its journal is changed."""
    with closing(sqlite3.connect(path, timeout=30)) as db:
        found: int = db.execute("PRAGMA user_version").fetchone()[0]
        names = {row[0] for row in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and (found == 0 or not {"tables", "seats", "entries", "tickets"} <= names):
        raise Unreadable(say("server-db-other", file=str(path)))


def migrate(engine: Engine, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database to the newest version, each step wholly or not at all; a newer one is refused."""
    while migrate_once(engine, migrations):
        pass


def migrate_once(engine: Engine, migrations: Sequence[Migration]) -> bool:
    """One step, if there is one left to take."""
    with engine.begin() as db:
        found = version_of(db)
        if found > len(migrations):
            raise Unreadable(say("server-newer-database", file=engine.url.database or "", version=found, known=len(migrations)))
        if found == len(migrations):
            return False
        migrations[found](db)
        set_version(db, found + 1)
    return True


def version_of(db: Connection) -> int:
    """The version of a database; 0 if it is empty. On PostgreSQL only one process at a time gets past here."""
    if db.dialect.name == "sqlite":
        found: int = db.exec_driver_sql("PRAGMA user_version").scalar_one()
        return found
    db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    if db.exec_driver_sql("SELECT to_regclass('kotatsu_version')").scalar_one() is None:
        if db.exec_driver_sql("SELECT to_regclass('tables')").scalar_one() is not None:
            raise Unreadable(say("server-db-other", file=db.engine.url.database or ""))
        db.exec_driver_sql("CREATE TABLE kotatsu_version (version BIGINT NOT NULL)")
        db.exec_driver_sql("INSERT INTO kotatsu_version VALUES (0)")
    known: int = db.exec_driver_sql("SELECT version FROM kotatsu_version").scalar_one()
    return known


def set_version(db: Connection, version: int) -> None:
    db.exec_driver_sql(f"PRAGMA user_version = {version}" if db.dialect.name == "sqlite"
                       else f"UPDATE kotatsu_version SET version = {version}")
