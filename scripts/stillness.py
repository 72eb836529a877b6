"""Whether the table holds still over whole games: `.venv/bin/python scripts/stillness.py [root samurai …]` (docs/web.md).

A brisk bot plays every seat; the pages of both sizes are looked at before each decision, and after the first step of a
choice that has several. Every box of board and prompt that is not the same all the time is named.
"""
import argparse
import sys
import tempfile
from pathlib import Path

from msgspec import json
from playwright.sync_api import Browser, sync_playwright
from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kotatsu import bots, games
from kotatsu.kernel.table import Table
from tests.browser.house import JSON, House, build
from tests.browser.still import Stillness
from tests.browser.visitor import SIZES, come, launch


def main() -> int:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("games", nargs="*", default=games.names(), help="all of them, if none is named")
    given.add_argument("--seats", type=int, default=4)
    given.add_argument("--seed", type=int, default=3)
    given.add_argument("--decisions", type=int, default=2000, help="stop there, if the game has not ended")
    asked = given.parse_args()
    build()
    moved = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house, browser = House(Path(folder)), launch(playwright)
        house.start()
        for game in asked.games:
            still, decisions, over = play(house, browser, game, asked.seats, asked.seed, asked.decisions)
            end = "to its end" if over else "not to its end"
            print(f"{game}: {decisions} decisions, {end}; {', '.join(SIZES)}; looked at: {', '.join(sorted(still.parts()))}")
            print("\n".join(f"  {one}" for one in still.moved()) or "  nothing moved", flush=True)
            moved += len(still.moved())
        house.end()
        house.http.close()
        browser.close()
    return int(moved > 0)


def play(house: House, browser: Browser, name: str, seats: int, seed: int, most: int) -> tuple[Stillness, int, bool]:
    """One game by the brisk bot, looked at from both pages of the one who laid the table."""
    game, bot = games.load(name), bots.brisk(name, seed)
    opened = house.open(*["here"] * min(seats, most_seats(house, name)), seed=seed, game=name)
    pages = {size: come(browser, house.address, size) for size in SIZES}
    for page in pages.values():
        page.sit(opened["owner"])
    still, decisions = Stillness(pages), 0
    with connect(f"ws://127.0.0.1:{house.port}/api/live/{opened['owner']}?hands=open", proxy=None, max_size=None) as line:
        table: JSON = json.decode(line.recv())
        while not table["over"] and decisions < most:
            still.look(table)
            here = Table.at(game, house.get(f"tables/{opened['owner']}/position"))
            seat = here.decisions()[0]
            assert here.item is not None
            action = game.format(here.state, bots.decide(bot, game, here.state, here.item, seat))
            table, decisions = act(line, table, seat, action), decisions + 1
    for page in pages.values():
        assert page.complaints == [], page.complaints
        page.context.close()
    return still, decisions, bool(table["over"])


def most_seats(house: House, name: str) -> int:
    return int(next(one for one in house.get("games") if one["name"] == name)["seats"]["max"])


def act(line: ClientConnection, table: JSON, seat: int, action: str) -> JSON:
    line.send(json.encode({"type": "act", "seat": seat, "action": action, "version": table["version"]}).decode())
    while True:
        answer: JSON = json.decode(line.recv())
        assert answer["type"] != "refused", answer
        if answer["type"] == "table":
            return answer


if __name__ == "__main__":
    sys.exit(main())
