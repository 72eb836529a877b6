"""What everybody at a table is told beside the game's own log: how the table came about, and what was done to its seats."""
from collections.abc import Sequence

from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.kernel.phrase import Arg, say
from kotatsu.kernel.table import Table
from kotatsu.server.store import Notice, now

NEWEST = 30               # deeds that a page is told of; how the table began is never left out
ORIGINS = ("server-notice-seeded", "server-notice-data", "server-notice-imported", "server-notice-unsealed",
           "server-notice-position", "server-notice-onward")


def notice(id: str, **args: Arg) -> Notice:
    return Notice(say(id, **args).json(), now())


def of_new(table: Table, seeded: bool) -> list[Notice]:
    """A table that begins as a new game."""
    return ([notice("server-notice-seeded")] if seeded else []) + of_data(table)


def of_file(table: Table, is_table: bool) -> list[Notice]:
    """A table that somebody brought: its luck and its secrets may be known to whoever has the file."""
    found = [notice("server-notice-imported")] if is_table else []
    return found + ([] if began_anew(table) else [notice("server-notice-position")]) + of_data(table)


def of_data(table: Table) -> list[Notice]:
    return [notice("server-notice-data")] if table.start.get("data") else []


def began_anew(table: Table) -> bool:
    """Whether the first entry of its log is that of a new game with these options."""
    luck = table.start["luck"]
    fresh = position(table.game, table.game.new(table.state.book), Luck(luck["seed"], luck["drawn"]))
    return luck["drawn"] == 0 and fresh == table.start


def notices_json(notices: Sequence[Notice]) -> list[JSON]:
    """All that says how the table began, and the newest deeds."""
    deeds = [one for one in notices if one.words["id"] not in ORIGINS]
    older = {id(one) for one in deeds[:-NEWEST]}
    return [{"at": one.made, "words": one.words} for one in notices if id(one) not in older]
