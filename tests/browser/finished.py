"""A finished game to be looked at again: the last turns of a recorded one, so that it is soon thought through."""
import json
from functools import cache
from pathlib import Path

from kotatsu import tables
from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.kernel.table import Table
from tests.browser.house import JSON
from tests.browser.visitor import PATIENCE, Visitor

RECORDED = Path(__file__).parents[1] / "golden" / "root" / "game-1.json"
TURNS = 5                         # of three sides, to the end


@cache
def last_turns() -> str:
    table = tables.load(RECORDED)
    end = table.game.moment(table.state)[1]
    place = next(number for number, entry in enumerate(table.log) if entry.seat >= 0 and entry.moment[1] == end - TURNS)
    rest = table.log[place:]
    luck = [entry.text for entry in rest if entry.seat == LUCK]
    again = Table.at(table.game, position(table.game, rest[0].before, Luck(1)), luck)
    for entry in rest:
        if entry.seat >= 0:
            again.do(entry.seat, entry.text)
    assert again.state.results == table.state.results
    return json.dumps(again.save())


def finished() -> JSON:
    """A saved table."""
    found: JSON = json.loads(last_turns())
    return found


def wait_until_analysed(visitor: Visitor) -> None:
    """Bots think at low priority: beside a busy machine they take their time."""
    visitor.page.locator('[data-share="1"]').wait_for(timeout=6 * PATIENCE)
