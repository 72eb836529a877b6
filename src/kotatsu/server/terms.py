"""What a table has agreed on beside the game's own options, and where that is kept."""
from typing import Annotated, Any, Literal

import sqlalchemy as sa
from msgspec import Meta, Struct, json

from kotatsu.kernel.game import JSON
from kotatsu.server.clocks import Clocks, ClockTerms
from kotatsu.server.store import TABLES, TICKETS, Kept, Store, digest, listed, new_token

TERMS = sa.Table("terms", sa.MetaData(), *(sa.Column(name) for name in (
    "table_id", "terms", "clocks", "due", "listed", "shared", "taken")))


Taken = dict[int, list[str]]                    # by seat whose person has come: on which devices its link was opened


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is agreed on unless somebody says so."""
    chat: bool = False                          # people may write to each other in their own words
    clock: ClockTerms | None = None             # how long people may think
    listed: bool = False                        # anybody who has the server's address may find the table
    hook: Annotated[str, Meta(max_length=500)] = ""             # where "your turn" is sent for those who are away
    lang: Literal["en", "uk", "ru", "cs"] = "en"                # in which language

    def json(self, hooks: bool) -> JSON:
        """What everybody at the table may know of it: the address of a webhook is the owner's secret. `hooks`: they are allowed."""
        return {"chat": self.chat, "listed": self.listed, "hook": bool(self.hook) if hooks else None}


NO_TERMS = Terms()


class TermsKept:
    """The terms of every table that has some. Its methods block for a moment, as those of `Store` do."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    def load(self, id: str) -> tuple[Terms, Taken]:
        """The terms, and the seats by link whose persons have come."""
        with self.engine.connect() as db:
            row = db.execute(sa.select(TERMS.c.terms, TERMS.c.taken).where(TERMS.c.table_id == id)).one_or_none()
        return (NO_TERMS, {}) if row is None else (json.decode(row.terms, type=Terms), taken_of(row))

    def save(self, id: str, terms: Terms) -> None:
        self._put(id, terms=json.encode(terms).decode(), listed=int(terms.listed))

    def take(self, id: str, taken: Taken) -> None:
        self._put(id, taken=json.encode(taken).decode())

    def open_tables(self, most: int) -> list[tuple[Kept, Taken]]:
        """Tables in play that anybody may find, newest first, with the seats that are taken."""
        wanted = sa.select(TABLES, TERMS.c.taken).join(TERMS, TERMS.c.table_id == TABLES.c.id)
        with self.engine.connect() as db:
            rows = db.execute(wanted.where(TERMS.c.listed == 1, TABLES.c.over == 0).order_by(TABLES.c.updated.desc()).limit(most))
            return [(listed(db, row), taken_of(row)) for row in rows.all()]

    def share(self, id: str) -> str:
        """The one link by which anybody may watch a table; what it shows is no secret, so it is kept as it is."""
        with self.store.changing(id) as db:
            found: str | None = db.execute(sa.select(TERMS.c.shared).where(TERMS.c.table_id == id)).scalar_one_or_none()
            if found is None:
                found = new_token()
                db.execute(TICKETS.insert().values(hash=digest(found), table_id=id, role="watch", seat=None))
                put(db, id, shared=found)
        return found

    def _put(self, id: str, **values: Any) -> None:
        with self.store.changing(id) as db:
            put(db, id, **values)

    # --- clocks
    def clocks(self, id: str) -> Clocks | None:
        with self.engine.connect() as db:
            text = db.execute(sa.select(TERMS.c.clocks).where(TERMS.c.table_id == id)).scalar_one_or_none()
        return None if text is None else json.decode(text, type=Clocks)

    def keep_clocks(self, id: str, clocks: Clocks, due: float | None) -> None:
        self._put(id, clocks=json.encode(clocks).decode(), due=due)

    def deadlines(self) -> dict[str, float]:
        """The tables at which time will be up, and when."""
        with self.engine.connect() as db:
            rows = db.execute(sa.select(TERMS.c.table_id, TERMS.c.due).where(TERMS.c.due.is_not(None)))
            return {row.table_id: row.due for row in rows}


def put(db: sa.Connection, id: str, **values: Any) -> None:
    if db.execute(TERMS.update().where(TERMS.c.table_id == id).values(**values)).rowcount == 0:
        db.execute(TERMS.insert().values(**{"table_id": id, "terms": "{}", "listed": 0, **values}))


def taken_of(row: Any) -> Taken:
    """Once it was a list of seats, without devices."""
    found = json.decode(row.taken, type=list[int] | Taken) if row.taken else {}
    return found if isinstance(found, dict) else {seat: [] for seat in found}
