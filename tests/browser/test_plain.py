"""A game that nobody has drawn: the toy, added as docs/adding-a-game.md says, is played on a plain table."""
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.clicker import Clicker
from tests.browser.conftest import Visit, housed
from tests.browser.eyes import axe, english, layout, words
from tests.browser.house import House
from tests.browser.visitor import Visitor
from tests.copied import Copy, lines

MOST = 80


@pytest.fixture(scope="module")
def orchard(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of a checkout to which the toy was added."""
    copy = Copy(tmp_path_factory.mktemp("checkout"))
    for line in lines():
        if line.startswith(("cp ", "npm ")):
            ran = copy.run(line)
            assert ran.code == 0, ran.out + ran.err
    yield from housed(tmp_path_factory.mktemp("orchard"), environment=copy.environment)


def look(visitor: Visitor, name: str) -> None:
    """The page's own check finds nothing, and nothing is raw."""
    assert layout(visitor.page) == [], name
    said = words(visitor.page)
    assert not any(raw in said for raw in ("{", "}", "[object", "undefined", "NaN", "null", "plum-")), name


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_game_from_the_start_screen_to_its_end(orchard: House, visit: Visit, size: str) -> None:
    """Card, set-up, table, rules, log, every decision by a click on what is lit, ending and replay."""
    visitor = visit(at=orchard, size=size)
    visitor.go("#/")
    visitor.part("new-toy").wait_for()
    look(visitor, f"{size}-start")
    visitor.part("new-toy").click()
    visitor.part("add-seat").click()
    visitor.page.locator('[data-testid="setup-seat-2"] [data-value="here"]').click()
    look(visitor, f"{size}-setup")
    visitor.part("start-game").click()
    visitor.settle()
    look(visitor, f"{size}-first")
    clicker, chosen = Clicker(visitor, seed=5, eager=1), 0
    while clicker.until_asked():
        clicker.decide()
        visitor.settle()
        chosen += 1
        assert chosen < MOST
        if chosen in (3, 5, 8, 12):
            look(visitor, f"{size}-{chosen}")
    assert chosen > 8 and not clicker.out_of_reach
    visitor.part("ending").wait_for()
    expect(visitor.part("result")).to_be_visible()
    look(visitor, f"{size}-ending")
    visitor.part("end-replay").click()
    visitor.part("replay").wait_for()
    look(visitor, f"{size}-replay")
    visitor.part("replay-back").click()
    look(visitor, f"{size}-replay-back")


def laid(orchard: House, visitor: Visitor, seats: int = 4) -> None:
    opened = orchard.open(*["here"] * seats, game="toy", seed=3, players=seats)
    visitor.sit(opened["owner"])


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_for_everybody(orchard: House, visit: Visit, size: str) -> None:
    """In every language, by lamp light; axe-core finds nothing, in both themes."""
    visitor = visit(at=orchard, size=size, theme="lamp")
    laid(orchard, visitor)
    look(visitor, f"{size}-lamp")
    for language in ("uk", "ru", "cs"):
        visitor.speak(language)
        look(visitor, f"{size}-{language}")
        if language != "cs":
            assert english(words(visitor.page)) == []
    assert axe(visitor.page) == []


def test_by_keyboard_alone(orchard: House, visit: Visit) -> None:
    """The number of a choice plays it."""
    visitor = visit(at=orchard)
    laid(orchard, visitor, 2)
    for _ in range(4):
        old = str(visitor.table["version"])
        visitor.page.keyboard.press("1")
        visitor.settle(old)
    assert len([entry for entry in visitor.log if entry["action"] is not None and not entry["luck"]]) >= 2


def test_its_rules_and_its_text(orchard: House, visit: Visit) -> None:
    visitor = visit(at=orchard)
    visitor.go("#/rules/toy/T4.6")
    expect(visitor.part("rules").locator('[data-paragraph="T4.6"]')).to_be_visible()
    look(visitor, "rules")
    visitor.go("#/about")
    expect(visitor.part("about")).to_contain_text("Orchard Thieves was invented here")
    laid(orchard, visitor)
    visitor.part("menu-button").click()
    visitor.part("menu").get_by_role("button", name="board").first.click()
    visitor.part("board-text").wait_for()
    text = words(visitor.page)
    assert "Coins in the bank: 2" in text and "face down" in text
