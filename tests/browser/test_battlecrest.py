"""Battlecrest by clicks: a duel, and a game against the Imperator on each difficulty; one click to a cell; a guide."""
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import kotatsu
from kotatsu import games
from kotatsu.kernel.table import Table
from tests.browser import eyes
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.touch import touch_all
from tests.browser.visitor import LANGUAGES, Visitor

JSON = dict[str, Any]
MOST = 90
DECLINED = ("skip", "stop", "take", "refocus")
# The action itself, on the board first; else a place or a part that leads to it.
FIND = """action => {
  const words = action.split(' ');
  const lit = (css) => [...document.querySelectorAll(css)].filter((one) => one.matches('[data-lit]'));
  const alone = lit(`[data-action="${action}"]`);
  const kinds = ['cell', 'card', 'star'];
  const named = words.toReversed().flatMap((word) => kinds.flatMap((kind) => lit(`[data-part][data-place="${kind}:${word}"]`)));
  const last = (one) => one.dataset.part.split(' / ').at(-1).split(' ')[1];
  const parts = lit('[data-part]').filter((one) => words.includes(last(one)));
  return alone.find((one) => one.dataset.place) ?? alone[0] ?? named[0] ?? parts[0];
}"""


def fierce(table: Table, seat: int, luck: Random) -> str:
    """Attacks whenever that is possible; primes and declines nothing."""
    legal = table.legal_texts(seat)
    hits = [text for text in legal if text.startswith("attack")]
    wanted = [text for text in legal if text not in DECLINED and not text.startswith("prime")]
    return hits[-1] if hits else luck.choice(wanted or legal)


def game_of(table: Table, seed: int) -> Iterator[str]:
    """The choices of a fierce game from here on."""
    luck = Random(seed)
    while table.item is not None and not table.is_over():
        seat = table.decisions()[0]
        action = fierce(table, seat, luck)
        yield action
        table.do(seat, action)


def play(visitor: Visitor, choices: Iterator[str]) -> set[str]:
    """Every choice by clicks where it is lit; the kinds of places that were clicked."""
    return touch_all(visitor, choices, FIND, MOST, clicks=5)


def duel() -> JSON:
    """A first turn, but both heroes are nearly beaten: a duel of some thirty decisions."""
    position: JSON = Table.new(games.load("battlecrest"), {"heroes": ["akhena", "mutino"], "first": 1}, 3).position()
    for side in position["sides"]:
        side["health"] = 3
    return position


def test_a_duel_to_its_end(house: House, visit: Visit) -> None:
    """Cells, cards and buttons are touched where they lie; one click on a cell moves there; what is done turns dark."""
    position = duel()
    visitor = visit()
    visitor.sit(house.lay(position)["owner"])
    page, table = visitor.page, kotatsu.load(position)
    slots = page.locator("[data-slot]")
    boxes = [slot.bounding_box() for slot in slots.all()]
    assert len(boxes) == 4
    quick = page.locator("[data-quick]").first
    _, warrior, cell = str(quick.get_attribute("data-quick")).removeprefix("move, ").split()
    old = str(visitor.table["version"])
    quick.click()
    page.wait_for_function("() => document.querySelector('[data-slot=\"verb move\"]')?.ariaDisabled === 'true'")
    visitor.settle(old)
    assert visitor.table["view"]["figures"][0]["cell"] == cell
    for action in ("move", f"go {warrior} {cell}"):
        table.do(0, action)
    assert [slot.bounding_box() for slot in slots.all()] == boxes
    page.locator('[data-slot="verb move"]').click(force=True)
    expect(visitor.part("popover").locator("[data-rule]")).to_have_attribute("data-rule", "BC3.1")
    page.keyboard.press("Escape")
    clicked = play(visitor, game_of(table, 7))
    assert {"cell", "card", "prompt"} <= clicked
    expect(visitor.part("result")).to_be_visible()


@pytest.mark.parametrize(("level", "hero", "imperator", "seed", "size"), [
    ("fighter", "mutino", "whispyr", 82, "phone"), ("champion", "whispyr", "forge", 97, "laptop"),
    ("legend", "akhena", "mutino", 32, "laptop")])
def test_against_the_imperator(house: House, visit: Visit, level: str, hero: str, imperator: str, seed: int, size: str) -> None:
    """A whole game; every step of the Imperator stands there with its rule."""
    options = {"players": 1, "heroes": [hero], "imperator": imperator, "level": level}
    visitor = visit(size=size)
    visitor.sit(house.open("here", seed=seed, game="battlecrest", **options)["owner"])
    play(visitor, game_of(Table.new(games.load("battlecrest"), options, seed), seed))
    expect(visitor.part("result")).to_be_visible()
    told = [event for entry in visitor.log for event in entry["events"]]
    assert {"order", "activated", "refresh"} <= {event["kind"] for event in told} and all(event["rule"] for event in told)
    if size == "phone":
        visitor.page.locator('[data-tab="why"]').click()
    reasons = visitor.part("reasons")
    assert reasons.locator("[data-rule]").count() == reasons.locator("p").count() > 1


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_cards_say_in_words_what_they_do(house: House, visit: Visit, size: str) -> None:
    """In all languages each own card tells its abilities in words; signs are for what finds no room."""
    visitor = visit(size=size)
    visitor.sit(house.lay(duel())["owner"])
    page = visitor.page
    front = page.locator("[data-card] .front" if size == "phone" else "[data-own] [data-card] .front")
    for language in LANGUAGES:
        visitor.speak(language)
        expect(front.locator(".words").filter(visible=True)).to_have_count(front.locator(".ability").count())
        expect(front.locator(".signs").filter(visible=True)).to_have_count(0)
    assert front.locator(".ability").count() >= 6


def test_a_finger_looks_before_it_plays(house: House, visit: Visit) -> None:
    """Phone: the first tap on a cell shows what it would bring, the second goes there; one on another cell looks there."""
    visitor = visit(size="phone")
    visitor.sit(house.lay(duel())["owner"])
    page, old = visitor.page, str(visitor.table["version"])
    cells = page.locator('[data-quick][data-place^="cell:"]')
    said = visitor.part("happening")
    cells.nth(0).tap()
    expect(said).to_contain_text("tap again")
    first = said.inner_text()
    cells.nth(1).tap()
    expect(said).not_to_have_text(first)
    assert str(visitor.table["version"]) == old and not visitor.sent
    cell = str(cells.nth(1).get_attribute("data-place")).removeprefix("cell:")
    cells.nth(1).tap()
    visitor.until(lambda: visitor.table["view"]["figures"][0]["cell"] == cell)


def test_the_guide_of_a_first_solo_game_and_the_imperators_first_turn(house: House, visit: Visit) -> None:
    """The tour, then the guides: each stop lights something that is in the window. Then its turn, step by step: between which cells
    it decided is drawn, and every step can be read in four languages and both sizes."""
    visitor = visit(toured="", speed="normal")
    owner = house.open("here", seed=12, game="battlecrest", players=1, heroes=["forge"], imperator="akhena")["owner"]
    visitor.sit(owner)
    seen: list[str] = []
    while visitor.part("tour").count():
        seen.append(visitor.part("tour").locator(".note p").first.inner_text())
        visitor.part("tour").locator(".may").click()
    assert len(seen) == len(set(seen)) == 6
    assert "battlecrest-solo" in visitor.page.evaluate("() => localStorage.getItem('kotatsu-toured')").split()
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'yes')")      # no guide lies over what follows
    visitor.go("#/about")
    visitor.part("about").wait_for()
    visitor.sit(owner)
    play(visitor, iter(("prime piston-fist", "move", "go forge 3c")))
    walk, weighed = visitor.part("walk"), visitor.page.locator('[data-mark="weighed"]')
    expect(walk).to_have_attribute("data-at", "1")
    assert weighed.count() == 0                                  # it begins with the refresh check
    visitor.part("walk-next").click()
    expect(walk).to_have_attribute("data-at", "2")
    expect(visitor.page.locator('[data-mark="taken"]')).to_have_count(1)
    told = next(event for entry in visitor.log for event in entry["events"] if event["kind"] == "weighed")
    assert weighed.count() == len(told["words"]["args"]["cells"].split(", ")) - 1 > 0
    eyes.looked_at(visitor, *LANGUAGES)
    assert eyes.axe(visitor.page) == []
    visitor.part("walk-next").click()                            # it attacks: the next word is yours
    expect(walk).to_have_count(0)
    assert any(action.startswith("defend") for action in visitor.legal())


def test_what_the_imperator_plays_by_is_open(house: House, visit: Visit) -> None:
    """BC13.8: its solo card stands there before its first turn, and can be opened at any time; so can discarded orders."""
    visitor = visit()
    visitor.sit(house.open("here", seed=12, game="battlecrest", players=1, heroes=["whispyr"], imperator="mutino")["owner"])
    card = visitor.part("reasons").get_by_test_id("solo-card")
    expect(card).to_contain_text("from your hero")
    expect(card.locator("li")).to_have_count(3)
    visitor.part("solo-open").click()
    expect(visitor.part("popover").get_by_test_id("solo-card")).to_contain_text("Rig: next to any of your warriors")
    visitor.page.keyboard.press("Escape")
    play(visitor, iter(("prime blink-strike", "refocus")))
    expect(visitor.part("reasons").locator("p").first).to_be_visible()
    visitor.part("discard-open").click()
    expect(visitor.part("popover").locator("p")).to_have_count(len(visitor.table["view"]["discard"]) + 1)
