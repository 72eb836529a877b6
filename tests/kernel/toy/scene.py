"""Tables for tests: a position in a few words, and what everybody knows of a table."""
import json
from collections.abc import Callable, Iterable
from typing import Any

from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.sim.checks import contents, plain

from . import GAME


def scene(*items: str, players: int = 2, luck: Iterable[str] = (), **fields: Any) -> Table:
    """A table at `items` (next first), then the end of the game; what is not given lies in the bag."""
    options = {"players": players, **fields.pop("options", {})}
    data = {"game": "toy", "options": options, "next": [*items, "Finish"], **fields}
    return Table.at(GAME, data, luck)


def seat(name: str, *hand: str, **fields: Any) -> dict[str, Any]:
    return {"name": name, "hand": list(hand), **fields}


def whole(table: Table) -> Any:
    """Everything about a table: if this is equal, nothing has changed."""
    return plain([contents(GAME, table.state), repr(table.item), table.luck.drawn, list(table.forced), table.save()])


def read(table: Table, viewer: int) -> str:
    """What one viewer sees and reads."""
    return json.dumps([table.view(viewer), table.log_for([] if viewer == SPECTATOR else [viewer])], sort_keys=True)


def known(table: Table, viewer: int) -> str:
    """All that one viewer can learn from the table without acting: also what is asked, and what it may take back."""
    viewers = [] if viewer == SPECTATOR else [viewer]
    limit = table.undo_limit(viewers)
    prompts = [prompt.json() for prompt in table.prompts(viewers)]
    return read(table, viewer) + json.dumps([prompts, limit.may, limit.why.json() if limit.why else None])


def play(table: Table, seed: int, each: Callable[[Table], None] = lambda table: None) -> Table:
    """Random choices in random order to the end; `each` is called at every decision."""
    choices = Luck(seed)
    while table.item is not None:
        each(table)
        chooser = choices.pick(table.decisions())
        table.do(chooser, choices.pick(table.legal(chooser)))
    return table
