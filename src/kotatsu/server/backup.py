"""A copy of the database, made and brought back while a server runs: by SQLite's own backup, page by page."""
import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.server.database import make_private
from kotatsu.server.faults import sentence
from kotatsu.server.migrations import MIGRATIONS, refuse_other


def back_up(db: Path, file: Path) -> None:
    """Copy the database as it is at this moment into a file of its own, which only its owner can read."""
    check(db)
    part = file.with_name(file.name + ".part")
    copy(db, part)
    os.replace(part, file)


def restore(db: Path, file: Path) -> Path | None:
    """Bring a backup back. What was there before is kept beside it: its path, if there was anything."""
    check(file)
    before = None
    if db.exists() and db.stat().st_size:
        before = db.with_name(f"{db.name}.before-{datetime.now():%Y%m%d-%H%M%S-%f}")
        copy(db, before)
    copy(file, db)
    return before


def copy(source: Path, target: Path) -> None:
    """All pages of a database; those who use the target meanwhile wait, and read the new ones afterwards."""
    try:
        make_private(target)
        with closing(sqlite3.connect(source, timeout=30)) as here, closing(sqlite3.connect(target, timeout=30)) as there:
            here.backup(there)
    except OSError as problem:
        raise Unreadable(say("server-db-cannot-open", file=str(target))) from problem
    except sqlite3.Error as problem:
        raise Unreadable(sentence(problem, str(target))) from problem


def check(file: Path) -> None:
    """Unreadable unless it is a whole database of ours that this program understands."""
    if not file.is_file():
        raise Unreadable(say("server-db-missing", file=str(file)))
    try:
        refuse_other(file)
        with closing(sqlite3.connect(file, timeout=30)) as db:
            version: int = db.execute("PRAGMA user_version").fetchone()[0]
            whole = db.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    except sqlite3.Error as problem:
        raise Unreadable(sentence(problem, str(file))) from problem
    if version == 0:
        raise Unreadable(say("server-db-other", file=str(file)))
    if version > len(MIGRATIONS):
        raise Unreadable(say("server-newer-database", file=str(file), version=version, known=len(MIGRATIONS)))
    if not whole:
        raise Unreadable(say("server-db-corrupt", file=str(file)))
