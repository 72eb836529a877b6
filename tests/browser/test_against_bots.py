"""The last turns of every game against *sharp*, and against *master* where there is one, by keyboard: hints are asked for and
followed; then the analysis is opened, and put away."""
import pytest
from playwright.sync_api import expect

from kotatsu import bots, games
from tests.browser.conftest import Visit
from tests.browser.finished import wait_until_analysed
from tests.browser.house import House
from tests.browser.keyboard import Keyboard
from tests.browser.nearly_over import TABLES, nearly_over
from tests.browser.visitor import Visitor

HINTS = 2                                   # so many choices are made as the hint says
MOST = 80                                   # choices of the person
AGAINST = [(name, level) for name in games.names() for level in ("sharp", "master")
           if level == "sharp" or level in bots.names(name)]


def hinted(keyboard: Keyboard) -> str:
    """What the hint puts first; all that it names may be chosen now. Put away, it gives the focus back; taken, it leads to
    the choice."""
    visitor = keyboard.visitor
    focused = visitor.page.evaluate_handle("() => document.activeElement")
    keyboard.press("h")
    visitor.part("hint").locator("[data-hint]").first.wait_for()
    advised: list[str] = visitor.part("hint").locator("[data-hint]").evaluate_all("all => all.map((one) => one.dataset.hint)")
    chances: list[str] = visitor.part("hint").locator(".chance b").all_inner_texts()
    assert 1 <= len(advised) <= 3 and set(advised) <= set(visitor.legal()) and all("%" in chance for chance in chances)
    visitor.page.wait_for_function("first => document.activeElement?.dataset.hint === first", arg=advised[0])
    keyboard.press("Escape")
    visitor.part("hint").wait_for(state="detached")
    visitor.page.wait_for_function("before => document.activeElement === before", arg=focused)
    keyboard.press("h")
    visitor.part("hint").locator("[data-hint]").first.wait_for()
    first = str(visitor.part("hint").locator("[data-hint]").first.get_attribute("data-hint"))
    visitor.page.wait_for_function("first => document.activeElement?.dataset.hint === first", arg=first)
    keyboard.press("Enter")
    visitor.part("hint").wait_for(state="detached")
    keyboard.focused('[data-testid="prompt"]')
    return first


def played_to_its_end(visitor: Visitor) -> None:
    keyboard, hints, chosen = Keyboard(visitor), HINTS, 0
    while not visitor.table["over"]:
        is_hinted = hints > 0 and len(visitor.legal()) > 1
        hints -= is_hinted
        keyboard.choose(hinted(keyboard) if is_hinted else visitor.legal()[-1])
        chosen += 1
        assert chosen < MOST
        visitor.until(lambda: visitor.legal() or visitor.table["over"])
        visitor.settle()
    assert hints < HINTS


def test_every_game_is_played() -> None:
    assert set(TABLES) == set(games.names()) == {name for name, _ in AGAINST}


@pytest.mark.parametrize(("name", "level"), AGAINST)
def test_the_last_turns_with_hints_and_the_analysis(house: House, visit: Visit, name: str, level: str) -> None:
    person, exported = nearly_over(name, level)
    visitor = visit()
    visitor.sit(house.post("tables/import", exported)["owner"])
    seats = visitor.table["seats"]
    assert [seat for seat, one in enumerate(seats) if one["kind"] != "bot"] == [person]
    assert {one["bot"] for seat, one in enumerate(seats) if seat != person} == {level}
    played_to_its_end(visitor)
    assert {person} < {entry["seat"] for entry in visitor.log if (entry["seat"] or 0) >= 0}         # bots have played as well
    visitor.part("analysis-open").press("Enter")
    wait_until_analysed(visitor)
    lines = visitor.part("analysis").locator("[data-line]")
    assert lines.count() == (1 if name == "samurai" else len(exported["seats"]))
    assert all(int(str(line.get_attribute("data-points"))) > 1 for line in lines.all())
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("analysis")).to_have_count(0)
    expect(visitor.part("analysis-open")).to_be_focused()
