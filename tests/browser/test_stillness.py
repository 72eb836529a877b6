"""The table holds still: over two rounds of every faction board and prompt keep place and size, on a laptop and on a phone."""
import pytest
from msgspec import json
from websockets.sync.client import ClientConnection, connect

from kotatsu import bots, games
from kotatsu.kernel.table import Table
from tests.browser.conftest import Visit
from tests.browser.house import JSON, House
from tests.browser.still import Stillness
from tests.browser.visitor import SIZES

ROUNDS, MID_GAME = 2, 3
# Every faction sits at one of these tables.
TABLES: dict[str, tuple[str, JSON]] = {
    "root six": ("root", {"factions": ["marquise", "vagabond", "vagabond2", "cult", "riverfolk", "eyrie"], "map": "winter"}),
    "root duel": ("root", {"factions": ["alliance", "marquise"]}),
    "samurai seven": ("samurai", {"players": 7}),
    "samurai three": ("samurai", {"players": 3}),
}


def mid_game(game_name: str, options: JSON) -> JSON:
    """A saved table some rounds after its beginning."""
    game, bot = games.load(game_name), bots.brisk(game_name, 3)
    table = Table.new(game, options, 3)
    seats = len(options.get("factions", ())) or options["players"]
    while table.item is not None and table.view()["turn"] < MID_GAME * seats:
        seat = table.decisions()[0]
        table.do(seat, bots.decide(bot, game, table.state, table.item, seat))
    saved: JSON = table.save()
    return saved


def act(line: ClientConnection, table: JSON, number: int) -> JSON:
    """One of the choices, by its number; what the table is then."""
    prompt = next(prompt for prompt in table["prompts"] if prompt["actions"])
    choice = prompt["actions"][number % 3 % len(prompt["actions"])]["action"]
    line.send(json.encode({"type": "act", "seat": prompt["seat"], "action": choice, "version": table["version"]}).decode())
    while True:
        answer: JSON = json.decode(line.recv())
        if answer["type"] == "table":
            return answer


@pytest.mark.parametrize("name", TABLES)
def test_board_and_prompt_stay_where_they_are(house: House, visit: Visit, name: str) -> None:
    """Somebody else's page of the same owner plays; the pages of both sizes are looked at after every decision."""
    game, options = TABLES[name]
    opened = house.lay(mid_game(game, options))
    pages = {size: visit(size=size) for size in SIZES}
    for page in pages.values():
        page.sit(opened["owner"])
    still = Stillness(pages, every_step=False)
    with connect(f"ws://127.0.0.1:{house.port}/api/live/{opened['owner']}?hands=open", proxy=None, max_size=None) as line:
        table: JSON = json.decode(line.recv())
        last = table["view"]["turn"] + ROUNDS * len(table["seats"])
        number = 0
        while table["view"]["turn"] < last and not table["over"] and number < 150:
            still.look(table)
            table, number = act(line, table, number), number + 1
    assert number > len(table["seats"])
    assert still.parts() >= {"prompt", "map" if game == "root" else "village"}
    assert still.moved() == []
