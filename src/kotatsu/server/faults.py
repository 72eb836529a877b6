"""What is wrong with the database, in a sentence that says what to do."""
import sqlite3

from sqlalchemy.exc import DBAPIError, OperationalError

from kotatsu.kernel.phrase import Phrase, say
from kotatsu.server.problems import Refused

CODES = {
    sqlite3.SQLITE_FULL: "server-db-full",
    sqlite3.SQLITE_READONLY: "server-db-read-only", sqlite3.SQLITE_PERM: "server-db-read-only",
    sqlite3.SQLITE_BUSY: "server-db-locked", sqlite3.SQLITE_LOCKED: "server-db-locked",
    sqlite3.SQLITE_CORRUPT: "server-db-corrupt", sqlite3.SQLITE_NOTADB: "server-db-not-one",
    sqlite3.SQLITE_CANTOPEN: "server-db-cannot-open",
}
STATES = {                                      # PostgreSQL's, by the first of these that an error's code begins with
    "53100": "server-db-full", "25006": "server-db-read-only", "42501": "server-db-read-only", "40": "server-db-locked",
    "55P03": "server-db-locked", "XX": "server-db-corrupt", "28": "server-db-unreachable", "3D": "server-db-unreachable",
    "08": "server-db-unreachable", "53300": "server-db-unreachable", "57P": "server-db-unreachable",
}


class NotWritten(Refused):
    """The database could not take it, or not be read; nothing was changed. It may be tried again."""


def sentence(problem: BaseException, file: str) -> Phrase:
    """A fault of the database for whoever runs the server."""
    found = problem.orig if isinstance(problem, DBAPIError) else problem
    code, state = getattr(found, "sqlite_errorcode", None), getattr(found, "sqlstate", "")
    known = CODES.get(code & 0xFF) if isinstance(code, int) else None
    if isinstance(state, str):
        known = next((words for begins, words in STATES.items() if state.startswith(begins)), known)
    elif isinstance(problem, OperationalError):         # PostgreSQL's driver got no answer at all
        known = "server-db-unreachable"
    return say(known or "server-db-fault", file=file, detail=" ".join(str(found).split()))


def not_written(problem: BaseException, file: str) -> NotWritten:
    """The same for those at a table: what it means for them."""
    return NotWritten(503, say("server-not-written", why=sentence(problem, file)))
