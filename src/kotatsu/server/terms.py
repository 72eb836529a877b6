"""What a table has agreed on beside the game's own options, and where that is kept."""
from typing import Any

import sqlalchemy as sa
from msgspec import Struct, json

from kotatsu.kernel.game import JSON
from kotatsu.server.clocks import Clocks, ClockTerms

TERMS = sa.Table("terms", sa.MetaData(), *(sa.Column(name) for name in ("table_id", "terms", "clocks", "due")))


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is agreed on unless somebody says so."""
    chat: bool = False                          # people may write to each other in their own words
    clock: ClockTerms | None = None             # how long people may think

    def json(self) -> JSON:
        """What everybody at the table may know of it."""
        return {"chat": self.chat}


NO_TERMS = Terms()


class TermsKept:
    """The terms of every table that has some. Its methods block for a moment, as those of `Store` do."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def load(self, id: str) -> Terms:
        with self.engine.connect() as db:
            text = db.execute(sa.select(TERMS.c.terms).where(TERMS.c.table_id == id)).scalar_one_or_none()
        return Terms() if text is None else json.decode(text, type=Terms)

    def save(self, id: str, terms: Terms) -> None:
        self._put(id, terms=json.encode(terms).decode())

    def _put(self, id: str, **values: Any) -> None:
        with self.engine.begin() as db:
            if db.execute(TERMS.update().where(TERMS.c.table_id == id).values(**values)).rowcount == 0:
                db.execute(TERMS.insert().values(**{"table_id": id, "terms": "{}", **values}))

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
