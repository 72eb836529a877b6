"""A finished game to be looked at again: the last turns of one, so that it is soon thought through, with chances that fell."""
import json
from functools import cache
from pathlib import Path

from kotatsu import bots, games, tables
from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.kernel.table import Table
from tests.browser.house import JSON
from tests.browser.nearly_over import SEED, TABLES
from tests.browser.visitor import PATIENCE, Visitor

RECORDED = Path(__file__).parents[1] / "golden" / "root" / "game-1.json"
TURNS = {"root": 5, "samurai": 16, "senjutsu": 6, "battlecrest": 7}         # to the end


def whole(name: str) -> Table:
    """Root's is a recorded game of three sides; the others are played by steady bots."""
    if name == "root":
        return tables.load(RECORDED)
    game = games.load(name)
    table = Table.new(game, TABLES[name], SEED)
    players = [bots.make(name, "steady", SEED + seat) for seat in range(len(table.seats))]
    while table.item is not None:
        seat = table.decisions()[0]
        table.do(seat, bots.decide(players[seat], game, table.state, table.item, seat))
    return table


@cache
def last_turns(name: str) -> str:
    table = whole(name)
    end = table.game.moment(table.state)[1]
    place = next(number for number, entry in enumerate(table.log) if entry.seat >= 0 and entry.moment[1] >= end - TURNS[name])
    rest = table.log[place:]
    luck = [entry.text for entry in rest if entry.seat == LUCK]
    again = Table.at(table.game, position(table.game, rest[0].before, Luck(1)), luck)
    for entry in rest:
        if entry.seat >= 0:
            again.do(entry.seat, entry.text)
    assert again.state.results == table.state.results
    return json.dumps(again.save())


def finished(name: str = "root") -> JSON:
    """A saved table."""
    found: JSON = json.loads(last_turns(name))
    return found


def wait_until_analysed(visitor: Visitor) -> None:
    """Bots think at low priority: beside a busy machine they take their time."""
    visitor.page.locator('[data-share="1"]').wait_for(timeout=6 * PATIENCE)
