"""What a table has agreed on beside the game's own options, and where that is kept."""
import sqlalchemy as sa
from msgspec import Struct, json

from kotatsu.kernel.game import JSON

TERMS = sa.Table("terms", sa.MetaData(), *(sa.Column(name) for name in ("table_id", "terms")))


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing is agreed on unless somebody says so."""
    chat: bool = False                          # people may write to each other in their own words

    def json(self) -> JSON:
        """What everybody at the table may know of it."""
        return {"chat": self.chat}


class TermsKept:
    """The terms of every table that has some. Its methods block for a moment, as those of `Store` do."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def load(self, id: str) -> Terms:
        with self.engine.connect() as db:
            text = db.execute(sa.select(TERMS.c.terms).where(TERMS.c.table_id == id)).scalar_one_or_none()
        return Terms() if text is None else json.decode(text, type=Terms)

    def save(self, id: str, terms: Terms) -> None:
        text = json.encode(terms).decode()
        with self.engine.begin() as db:
            if db.execute(TERMS.update().where(TERMS.c.table_id == id).values(terms=text)).rowcount == 0:
                db.execute(TERMS.insert().values(table_id=id, terms=text))
