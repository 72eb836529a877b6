"""The last turns of every game against *sharp*, by keyboard: hints are asked for and followed; then the analysis is opened."""
import pytest

from tests.browser.conftest import Visit
from tests.browser.finished import wait_until_analysed
from tests.browser.house import House
from tests.browser.keyboard import Keyboard
from tests.browser.nearly_over import TABLES, nearly_over
from tests.browser.visitor import Visitor

HINTS = 2                                   # so many choices are made as the hint says
MOST = 80                                   # choices of the person


def hinted(keyboard: Keyboard) -> str:
    """What the hint puts first; all that it names may be chosen now."""
    visitor = keyboard.visitor
    keyboard.press("h")
    visitor.part("hint").locator("[data-hint]").first.wait_for()
    advised: list[str] = visitor.part("hint").locator("[data-hint]").evaluate_all("all => all.map((one) => one.dataset.hint)")
    assert 1 <= len(advised) <= 3 and set(advised) <= set(visitor.legal())
    keyboard.press("Escape")
    visitor.part("hint").wait_for(state="detached")
    return advised[0]


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


@pytest.mark.parametrize("name", sorted(TABLES))
def test_the_last_turns_with_hints_and_the_analysis(house: House, visit: Visit, name: str) -> None:
    person, exported = nearly_over(name)
    visitor = visit()
    visitor.sit(house.post("tables/import", exported)["owner"])
    assert [seat for seat, one in enumerate(visitor.table["seats"]) if one["kind"] != "bot"] == [person]
    played_to_its_end(visitor)
    assert {person} < {entry["seat"] for entry in visitor.log if (entry["seat"] or 0) >= 0}         # bots have played as well
    visitor.part("analysis-open").press("Enter")
    wait_until_analysed(visitor)
    lines = visitor.part("analysis").locator("[data-line]")
    assert lines.count() == (1 if name == "samurai" else len(exported["seats"]))
    assert all(int(str(line.get_attribute("data-points"))) > 1 for line in lines.all())
