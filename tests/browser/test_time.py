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


def test_bots_say_what_they_were_up_to_if_wanted(house: House, visit: Visit) -> None:
    """Off at first; turned on in the menu, the bot says it after its turn, and it stands beside what it did since."""
    visitor = visit()
    visitor.sit(house.open("here", "steady", game="samurai", seed=5)["owner"])
    assert not any("/aims/" in one for one in visitor.page.evaluate(ASKED))
    visitor.part("menu-button").click()
    visitor.part("menu").get_by_role("group", name="Bots say what they are up to").locator("[data-value=true]").click()
    visitor.page.keyboard.press("Escape")
    while not visitor.page.evaluate(ASKED):
        if visitor.legal():
            visitor.choose(visitor.legal()[0])
        else:
            visitor.page.wait_for_timeout(20)
    visitor.page.get_by_test_id("said").get_by_text("My aim: ").wait_for()


ASKED = "() => performance.getEntriesByType('resource').map((one) => one.name).filter((one) => one.includes('/aims/'))"
