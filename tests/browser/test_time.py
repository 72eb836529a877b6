"""Time belongs to the player: what the page adds to a round of bots; a first game begins with the tour."""
from msgspec import json
from websockets.sync.client import ClientConnection, connect

from tests.browser.conftest import Visit
from tests.browser.house import JSON, House

WAITED = "() => Number(document.querySelector('[data-testid=table]').dataset.waited)"
SHOWN = "version => document.querySelector('[data-testid=table]')?.dataset.version === version"


def play_round(line: ClientConnection, table: JSON) -> JSON:
    """From the beginning of one's own turn to that of the next, doing no more than one must."""
    wanted = table["view"]["round"] + 1
    while not table["over"]:
        mine = next((prompt for prompt in table["prompts"] if prompt["actions"]), None)
        if mine and (table["view"]["round"], table["view"]["active"]) == (wanted, mine["seat"]):
            return table
        if mine:
            actions = [action["action"] for action in mine["actions"]]
            action = "done" if "done" in actions else actions[0]
            line.send(json.encode({"type": "act", "seat": mine["seat"], "action": action, "version": table["version"]}).decode())
        table = next_table(line)
    return table


def next_table(line: ClientConnection) -> JSON:
    while True:
        message: JSON = json.decode(line.recv())
        if message["type"] == "table":
            return message


def test_a_round_of_three_bots(house: House, visit: Visit) -> None:
    """Each page has its own pace: what it adds is its own clock, however long bots think; Space asks for no more of it."""
    opened = house.open("here", "random", "random", "random", seed=11, game="root", first=1,
                        factions=["marquise", "eyrie", "alliance", "vagabond"])
    pages = {speed: visit(speed=speed) for speed in ("normal", "fast", "instant")}
    skipping = visit(speed="normal")
    with connect(f"ws://127.0.0.1:{house.port}/api/live/{opened['owner']}?hands=open", proxy=None, max_size=None) as line:
        table = play_round(line, next_table(line))              # the set-up, up to the first own turn
        for page in (*pages.values(), skipping):
            page.sit(opened["owner"])
        before = {page: page.page.evaluate(WAITED) for page in (*pages.values(), skipping)}
        log = len(skipping.log)
        table = play_round(line, table)
    skipping.page.keyboard.press("Space")
    steps = 0
    for page in before:
        page.page.wait_for_function(SHOWN, arg=str(table["version"]))
        steps = len(page.log) - log
    added = {name: page.page.evaluate(WAITED) - before[page] for name, page in {**pages, "skipping": skipping}.items()}
    assert steps > 10 and table["view"]["active"] == 0
    assert 2_000 < added["normal"] <= 12_000 and 500 < added["fast"] <= 4_000
    assert added["instant"] <= 1_000 and added["skipping"] <= added["normal"]


def test_the_tour_comes_before_the_bots(house: House, visit: Visit) -> None:
    """Who plays for the first time sees the table as it was laid; bots begin when the tour is over."""
    visitor = visit(toured="")
    opened = house.open("steady", "steady", "here", seed=2, first=1)
    visitor.go(f"#/table/{opened['owner']}")
    visitor.part("tour").wait_for()
    visitor.until(lambda: visitor.prompt() is not None)             # the server's bots have played
    assert visitor.part("log").locator("[data-moment]").count() < len(visitor.log)
    assert visitor.part("question").inner_text() != ""
    visitor.part("tour-skip").click()
    visitor.settle()
    assert visitor.lit("choices")
