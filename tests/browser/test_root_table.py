"""What a table of Root tells and lets one do: moves on the map, battles step by step, reasons for points and refusals, undo."""
import re

import pytest
from playwright.sync_api import expect

from kotatsu.words import translator
from tests.browser.clicker import Clicker
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.root_scenes import FACTIONS, moments
from tests.browser.visitor import Visitor

SAY = translator("en")
ALOUD = """one => [...one.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label')).join() +
  one.textContent"""
OPENING = {"factions": ["marquise", "eyrie"], "first": 1}
# Nobody has a card, so that nothing but the dice follows a battle.
BEFORE_DICE = {"game": "root", "options": {"factions": ["marquise", "eyrie"]}, "active": "marquise", "phase": "daylight",
               "clearings": {"9": "M4+sawmill, E1", "1": "M1+keep", "3": "E2+roost"}}


def marquises_day(house: House, visitor: Visitor) -> None:
    """The first Daylight of the Marquise, beside the Eyrie on the same screen."""
    visitor.sit(house.open("here", "here", seed=5, game="root", **OPENING)["owner"])
    while visitor.prompt()["key"] != "marquise":                                        # type: ignore[index]
        visitor.choose(visitor.legal()[0])


def press(visitor: Visitor, place: str) -> None:
    visitor.page.locator(f'[data-place="{place}"]').first.click()


def test_a_move_is_made_on_the_map(house: House, visit: Visit) -> None:
    """Where from, where to, how many; Esc takes a step back."""
    visitor = visit()
    marquises_day(house, visitor)
    visitor.choose("recruit")
    moves = [action.split() for action in visitor.legal() if action.startswith("move ") and action.endswith(" 2")]
    _, start, end, _ = moves[0]
    visitor.page.locator('[data-testid="choices"] [data-part="verb move"]').click()
    crowd = visitor.page.locator('[data-testid="choices"] .tagged')
    assert crowd.count() > 6                            # by suit and number, named in full for readers
    expect(crowd.first).to_contain_text(re.compile(r"Clearing \d+"))
    press(visitor, f"clearing:{start}")
    visitor.page.keyboard.press("Escape")
    press(visitor, f"clearing:{start}")
    visitor.page.locator('[data-testid="dial"] [data-count="1"]').click()
    press(visitor, f"clearing:{end}")
    visitor.until(lambda: any(message.get("action") == f"move {start} {end} 1" for message in visitor.sent))


def test_undo_up_to_the_dice(house: House, visit: Visit) -> None:
    visitor = visit()
    marquises_day(house, visitor)
    before = visitor.legal()
    visitor.choose("recruit")
    old = str(visitor.table["version"])
    visitor.part("undo").click()
    visitor.settle(old)
    assert visitor.legal() == before
    visitor.sit(house.lay(BEFORE_DICE, "battle 9 eyrie")["owner"])
    expect(visitor.part("undo")).to_have_attribute("aria-disabled", "true")
    visitor.tap(visitor.part("undo"))
    expect(visitor.part("popover")).to_contain_text(SAY.format_json(visitor.table["undo"]["why"]))


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_battle_is_told_to_its_end(house: House, visit: Visit, size: str) -> None:
    """The steps while it is fought; then a report of dice, hits, losses and points, until it is closed or somebody goes on."""
    visitor = visit(size=size)
    visitor.sit(house.lay(moments()["battle-losses"])["owner"])
    battle = visitor.table["view"]["battle"]
    strip = visitor.part("battle")
    expect(strip.locator(".step")).to_have_count(6)
    expect(strip.locator(".step.now")).to_contain_text(SAY.say("page-root-battle-losses"))
    for die in battle["dice"]:
        expect(strip.get_by_label(SAY.say("page-root-battle-die", n=die)).first).to_be_visible()
    clicker = Clicker(visitor, 1)
    while visitor.table["view"]["battle"] is not None:
        clicker.decide()
        visitor.settle()
    report = visitor.part("battle-report")
    expect(report).to_contain_text(SAY.say("page-root-battle-at", n=battle["clearing"]))
    expect(report.locator(".step.past")).to_have_count(6)
    for die in battle["dice"]:
        expect(report.get_by_label(SAY.say("page-root-battle-die", n=die)).first).to_be_attached()
    for side in ("attacker", "defender"):
        dealt = battle["rolled"][side] + battle["extra"][side]
        expect(report).to_contain_text(SAY.say("page-root-battle-takes", n=dealt))
    visitor.part("battle-close").click()
    expect(report).to_have_count(0)


def test_every_point_has_its_reason(house: House, visit: Visit) -> None:
    """In the log line by line under the phase, on the ruler added up, and again at the end."""
    visitor = visit()
    visitor.sit(house.lay(moments()["four"])["owner"])
    points = [seat["points"] for seat in visitor.table["view"]["seats"]]
    visitor.part("log-button").click()
    expect(visitor.part("log").locator(".phase").first).to_be_visible()
    scored = [event["words"] for entry in visitor.log for event in entry["events"] if event["kind"] == "scored"]
    assert scored and all(words["args"]["why"]["id"].startswith("root-for-") for words in scored)
    visitor.page.keyboard.press("Escape")
    visitor.part("score-button").click()
    rows = visitor.part("score-reasons").locator("li")
    expect(rows).to_have_count(len(points))
    for row, total in zip(rows.all(), points, strict=True):
        parts = [int(part.replace("−", "-")) for part in row.locator(".reasons b").all_inner_texts()]
        assert total is None or sum(parts) == total
    visitor.sit(house.lay(moments()["ending"])["owner"])
    winner = visitor.table["view"]["result"]["winners"][0]
    row = visitor.part("result").locator("li.first")
    assert sum(int(part.replace("−", "-")) for part in row.locator(".reasons b").all_inner_texts()) == \
        visitor.table["view"]["seats"][winner]["points"]
    lines = visitor.part("end-chart").locator("[data-points]").all()        # the start, and one for each round
    rounds, seats = visitor.table["view"]["round"], visitor.table["seats"]
    assert [line.get_attribute("data-points") for line in lines] == [str(rounds + 1)] * len(seats)


def test_dark_clearings_and_cards_say_why(house: House, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(house.lay(moments()["four"])["owner"])
    dark = visitor.page.locator('[data-testid="map"] [data-place^="clearing:"][aria-disabled="true"], '
                                '[data-testid="hand"] [data-place][aria-disabled="true"]')
    places = [str(one.get_attribute("data-place")) for one in dark.all()]
    assert {place.partition(":")[0] for place in places} == {"clearing", "card"}
    for place in places:
        visitor.page.keyboard.press("Escape")
        visitor.tap(visitor.page.locator(f'[data-place="{place}"]').first)
        expect(visitor.part("why").locator("[data-rule]")).to_be_visible()
    assert {message["type"] for message in visitor.sent} <= {"why", "ping"}


def test_who_rules_is_said_of_every_clearing(house: House, visit: Visit) -> None:
    """By a ring in the faction's own dye and weave, and in words."""
    visitor = visit()
    visitor.sit(house.lay(moments()["six"])["owner"])
    view = visitor.table["view"]
    for clearing in view["clearings"]:
        ruler = clearing["ruler"]
        said = SAY.say("page-root-ruled-none") if ruler is None else SAY.say(
            "page-root-ruled-by", who=SAY.say(f"root-short-{view['seats'][ruler]['faction'].replace('vagabond2', 'vagabond-2')}"))
        expect(visitor.page.locator(f'[data-place="clearing:{clearing["n"]}"]')).to_contain_text(said)
    for number, seat in enumerate(view["seats"]):       # and a seat's panel tells its points to whoever cannot see them
        if seat["points"] is not None:
            assert SAY.say("root-board-points", n=seat["points"]) in visitor.part(f"seat-{number}").evaluate(ALOUD)


def test_a_vagabond_reads_who_he_may_be(house: House, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(house.lay(moments()["ask-character"])["owner"])
    one = visitor.part("characters").locator('[data-place="character:tinker"]')
    expect(one).to_contain_text(SAY.say("root-board-character-tinker"))
    one.click()
    visitor.until(lambda: bool(visitor.sent) and visitor.sent[-1].get("action") == "character tinker")


def test_a_question_to_another_is_not_put_to_me(house: House, visit: Visit) -> None:
    """Whose decision it is stands there instead, and what has happened."""
    opened = house.open("link", "here", seed=5, game="root", **OPENING)
    visitor = visit()
    visitor.sit(opened["owner"])
    expect(visitor.part("question")).to_have_text(SAY.say("page-decides", who=SAY.say("root-short-marquise")))


def test_every_faction_has_a_guide(house: House, visit: Visit) -> None:
    """Each stop points at a thing on the screen; a guide does not come again, for the second Vagabond neither."""
    visitor = visit(toured="root")
    tour, seen = visitor.part("tour"), ["root"]
    for faction in FACTIONS:
        visitor.sit(house.lay(moments()[f"own-{faction}"])["owner"])
        stops = 0
        while tour.count():
            stops += 1
            hole = visitor.page.locator(".tour .hole").bounding_box()
            assert hole is not None and hole["width"] > 20 and hole["height"] > 15
            assert hole["y"] >= 0 and hole["y"] + hole["height"] <= 800
            tour.locator("button.may").click()
        guide = f"root-{faction.removesuffix('2')}"
        assert (stops >= 3) == (guide not in seen), faction
        seen += [guide] * (guide not in seen)
        assert visitor.page.evaluate("() => localStorage.getItem('kotatsu-toured')") == " ".join(seen)
    visitor.page.reload()
    visitor.settle()
    assert tour.count() == 0


WAITS_NEVER_END = "() => { window.begin = setTimeout; window.setTimeout = (what, ms) => window.begin(what, ms >= 20 ? 1e9 : ms); }"


@pytest.mark.parametrize(("speed", "held"), [("slow", True), ("instant", False)])
def test_bots_are_shown_at_the_chosen_speed(quick_house: House, visit: Visit, speed: str, held: bool) -> None:
    """A bot's turn is heard long before it was shown step by step, unless it is to be shown at once; Space skips it."""
    visitor = visit(quick_house, speed=speed)
    visitor.go(f"#/table/{quick_house.open('here', 'steady', seed=5, game='root', **OPENING)['owner']}")
    visitor.settle()
    while "done" not in visitor.legal():                # the Marquise sets up; her first day ends at once
        visitor.choose(visitor.legal()[0])
        visitor.until(lambda: visitor.prompt() is not None)
        visitor.settle()
    turn = visitor.table["view"]["turn"]
    visitor.page.evaluate(WAITS_NEVER_END)              # a step that is held stays, however slow the machine is
    visitor.page.locator('[data-testid="choices"] [data-action="done"]').click()
    visitor.until(lambda: visitor.prompt() is not None and visitor.table["view"]["turn"] > turn)
    if held:
        expect(visitor.part("skip")).to_be_visible()
        visitor.page.evaluate("() => { window.setTimeout = window.begin; }")
        visitor.page.keyboard.press("Space")
    visitor.settle()
    expect(visitor.part("skip")).to_have_count(0)
