"""Root by clicks: whole games against bots on both maps, from the set-up to the ending."""
import pytest

from tests.browser.clicker import Clicker
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.root_scenes import moments
from tests.browser.visitor import Visitor

MOST_DECISIONS = 600


@pytest.mark.parametrize(("map_name", "bots", "seed"), [("autumn", 3, 1), ("winter", 1, 2)])
def test_a_game_against_bots(quick_house: House, visit: Visit, map_name: str, bots: int, seed: int) -> None:
    """Set-up, play and result; only what is lit is clicked."""
    visitor = visit(quick_house)
    visitor.go("#/")
    visitor.part("new-root").click()
    visitor.page.locator(f'[data-testid="option-map"] [data-value="{map_name}"]').click()
    while visitor.page.locator('[data-testid^="setup-seat-"]').count() > bots + 1:
        visitor.page.locator('[data-testid^="setup-seat-"]').last.locator(".x").click()
    assert visitor.part("setup").locator('[data-value="bot"][aria-pressed="true"]').count() == bots
    visitor.part("start-game").click()
    visitor.settle()
    clicker = Clicker(visitor, seed)
    for _ in range(MOST_DECISIONS):
        if not clicker.until_asked():
            break
        clicker.decide()
    visitor.part("ending").wait_for()
    assert visitor.table["view"]["map"] == map_name and visitor.table["view"]["result"]["winners"]
    assert visitor.lit() == []
    assert {"choices", "clearing"} <= clicker.clicked.keys()
    assert clicker.out_of_reach == set()


# Every faction at one screen with its like, in two full turns of each.
COMPANIES = (("marquise", "eyrie", "alliance"), ("vagabond", "vagabond2"), ("riverfolk", "cult"))
OWN_DEEDS = {"marquise": {"build", "recruit", "overwork", "move", "battle"}, "eyrie": {"decree"},
             "alliance": {"spread", "mobilize", "revolt"}, "vagabond": {"walk", "slip"}, "vagabond2": {"walk", "slip"},
             "riverfolk": {"price"}, "cult": {"garden", "preach", "score"}}


@pytest.mark.parametrize("company", COMPANIES, ids=" ".join)
def test_two_turns_of_every_faction(house: House, visit: Visit, company: tuple[str, ...]) -> None:
    opened = house.open(*["here"] * len(company), seed=4, game="root", factions=list(company), first=1)
    visitor = visit()
    visitor.sit(opened["owner"])
    clicker = Clicker(visitor, 5, eager=.8)
    deeds: dict[str, set[str]] = {faction: set() for faction in company}
    boards: set[str] = set()
    keep_prices = visitor.page.locator('[data-action="shortcut"]')
    kept = 0
    while visitor.table["view"]["turn"] <= 2 * len(company) and clicker.until_asked():
        prompt = visitor.prompt()
        assert prompt is not None
        if not visitor.page.locator('[data-testid^="battle"]').count():         # a battle takes the place of the board
            boards.add(str(visitor.page.locator("[data-own] [data-faction]").get_attribute("data-faction")))
        if keep_prices.count():                 # R11.6.2: one click answers for all three services
            kept += 1
            keep_prices.click()
            visitor.until(lambda: all(one["key"] != "price" for one in visitor.table["prompts"]))
        else:
            clicker.decide()
        deeds[company[prompt["seat"]]].add(str(visitor.sent[-1]["action"]).partition(" ")[0])
    assert boards == set(company)
    assert all(deeds[faction] & OWN_DEEDS[faction] for faction in company)
    assert clicker.out_of_reach == set() and (kept > 0) == ("riverfolk" in company)


def test_a_guide_for_the_first_turn(house: House, visit: Visit) -> None:
    """The tour of the table, then the guide of the faction: each once, both may be left."""
    visitor = visit(toured="")
    visitor.sit(house.open("here", "here", seed=6, game="root", factions=["riverfolk", "alliance"], first=2)["owner"])
    visitor.part("tour-skip").click()
    clicker = Clicker(visitor, 1)
    assert "set-up" in visitor.page.locator(".where").inner_text() and "0" not in visitor.page.locator(".where").inner_text()
    while visitor.table["view"]["phase"] == "setup":
        clicker.decide()
        clicker.until_asked()
    stops = 0
    while visitor.part("tour").count():
        stops += 1
        hole = visitor.page.locator(".tour .hole").bounding_box()
        assert hole is not None and hole["width"] > 40 and hole["height"] > 20
        visitor.part("tour").locator("button.may").click()
    assert stops == 5
    visitor.page.reload()
    visitor.settle()
    assert visitor.part("tour").count() == 0
    assert visitor.page.evaluate("() => localStorage.getItem('kotatsu-toured')") == "root root-alliance"


STOP_CLOCK = "() => { const now = performance.now(); window.later = 0; performance.now = () => now + window.later; }"


def pass_time(visitor: Visitor, milliseconds: int) -> None:
    """The page's clock, which stands still, jumps; then its timers run several times."""
    visitor.page.evaluate("later => { window.later += later; }", milliseconds)
    visitor.page.evaluate("() => new Promise((done) => setTimeout(done, 300))")


def at_stopped_clock(visitor: Visitor) -> Visitor:
    """However slow the machine is, no moment runs out before the test says so."""
    visitor.go("#/about")
    visitor.page.evaluate(STOP_CLOCK)
    return visitor


@pytest.mark.parametrize(("setting", "scene"), [("nothing", "no-ambush"), ("always", "ask-ambush")])
def test_the_page_says_no(house: House, visit: Visit, setting: str, scene: str) -> None:
    """Hidden reactions are answered after the same moment, with nothing in hand or, if one wishes, always; it can be stopped."""
    visitor = at_stopped_clock(visit(reactions=setting))
    visitor.sit(house.lay(moments()[scene])["owner"])
    visitor.part("auto-answer").wait_for()
    pass_time(visitor, 1000)
    assert visitor.sent == []
    pass_time(visitor, 1000)
    visitor.until(lambda: bool(visitor.sent) and visitor.sent[-1].get("action") == "done")
    visitor.sit(house.lay(moments()[scene])["owner"])
    sent = len(visitor.sent)
    visitor.part("auto-stop").click()
    pass_time(visitor, 9000)
    assert visitor.part("auto-answer").count() == 0 and len(visitor.sent) == sent


def test_the_page_asks(house: House, visit: Visit) -> None:
    """An ambush in hand is the person's own decision, unless they wish otherwise."""
    visitor = at_stopped_clock(visit(reactions="nothing"))
    visitor.sit(house.lay(moments()["ask-ambush"])["owner"])
    pass_time(visitor, 9000)
    assert visitor.part("auto-answer").count() == 0 and visitor.sent == []


def test_a_board_during_a_battle(house: House, visit: Visit) -> None:
    """The strip of a battle takes the board's place; a click on a seat brings its board back, another the strip."""
    visitor = visit()
    visitor.sit(house.lay(moments()["battle-losses"])["owner"])
    prompt = visitor.prompt()
    assert prompt is not None
    board, press = visitor.part(f"board-{prompt['seat']}"), visitor.part(f"seat-{prompt['seat']}").get_by_role("button")
    assert board.count() == 0
    press.click()
    board.wait_for()
    visitor.part("battle").wait_for(state="detached")
    press.click()
    board.wait_for(state="detached")
    visitor.part("battle").wait_for()
