"""A whole game by two samurai at one screen, played by clicking only what is lit."""
from collections.abc import Callable
from random import Random

import pytest

from kotatsu import bots, games
from kotatsu.kernel.table import Table
from tests.browser.conftest import Visit
from tests.browser.house import JSON, House
from tests.browser.scenes import LAST, LAST_ACTIONS
from tests.browser.visitor import Visitor

RELOAD_AT = 8


def test_a_game_clicked_by_chance(house: House, visit: Visit) -> None:
    """Anything lit may be clicked, on the board or in the prompt."""
    luck = Random(1)
    view = play(visit(), house.open("here", "here", seed=1, level="easy"), lambda visitor: click_anything(visitor, luck))
    assert view["phase"] == "over" and view["result"] is not None


def test_a_game_clicked_with_care(house: House, visit: Visit) -> None:
    """What a bot would do, so that late rounds come; the first of them is played before the page is opened."""
    game, bot = games.load("samurai"), bots.brisk("samurai", 2)
    begun = Table.new(game, {"players": 2, "level": "easy"}, 2)
    while begun.view()["round"] == 1 and begun.item is not None:
        begun.do(begun.decisions()[0], bots.decide(bot, game, begun.state, begun.item, begun.decisions()[0]))
    opened = house.lay(begun.save())

    def click_advice(visitor: Visitor) -> str:
        table = Table.at(game, house.get(f"tables/{opened['owner']}/position"))
        seat = table.decisions()[0]
        assert table.legal_texts(seat) == visitor.legal() and table.item is not None
        action = game.format(table.state, bots.decide(bot, game, table.state, table.item, seat))
        visitor.choose(action)
        return "board"
    view = play(visit(), opened, click_advice)
    assert view["round"] > 2


def play(visitor: Visitor, opened: JSON, click: Callable[[Visitor], str]) -> JSON:
    visitor.sit(opened["owner"])
    clicked: list[str] = []
    while not visitor.table["over"]:
        check_lit(visitor)
        if len(clicked) == RELOAD_AT:
            check_reload(visitor)
        clicked.append(click(visitor))
    visitor.part("ending").wait_for()
    assert visitor.lit() == []
    won = visitor.table["over"]["results"][0] > 0
    assert visitor.part("result").get_attribute("data-won") == str(won).lower()
    assert len(clicked) > RELOAD_AT and "board" in clicked
    view: JSON = visitor.table["view"]
    return view


def check_lit(visitor: Visitor) -> None:
    """Exactly the legal actions are lit: all of them in the prompt, and no other on the board."""
    offered, legal, lit = visitor.offered(), visitor.legal(), visitor.lit()
    assert sorted(offered) == sorted(legal)
    assert {one["where"] for one in lit} <= {"choices", "board"}
    assert {one["action"] for one in lit} <= {*legal, None}
    assert {one["part"] for one in lit} <= {*offered.values(), None}
    assert visitor.complaints == []


def click_anything(visitor: Visitor, luck: Random) -> str:
    """Lit things are clicked until the table moves: a pile of choices and a first part lead to further ones."""
    old = str(visitor.table["version"])
    where = luck.choice(["board", "choices"])
    for _ in range(4):
        lit = visitor.lit("popover") or visitor.lit(where) or visitor.lit("choices")
        one = luck.choice(lit)
        key = next(key for key in ("place", "action", "part") if one[key] is not None)
        inside = "body" if one["place"] else f'[data-testid="{one["where"]}"]'
        visitor.page.locator(f'{inside} [data-lit][data-{key}="{one[key]}"]').first.click()
        if not (one["part"] or (one["place"] and not one["action"])):
            break
    visitor.settle(old)
    return where


def check_reload(visitor: Visitor) -> None:
    """The page comes back at the same question, with the same choices and the whole log."""
    question, lit, log = visitor.part("question").inner_text(), visitor.lit(), visitor.log
    visitor.page.reload()
    visitor.settle()
    assert (visitor.part("question").inner_text(), visitor.lit(), visitor.log) == (question, lit, log)


def test_from_the_start_screen_to_the_first_choice(house: House, visit: Visit) -> None:
    """A new person: start, set-up, the tour, and a choice; nothing is stored yet, and the strict page complains of nothing."""
    visitor = visit(toured="")
    page = visitor.page
    page.add_init_script("if (localStorage.getItem('kotatsu-toured') === '') localStorage.removeItem('kotatsu-toured')")
    visitor.go("#/")
    visitor.part("new-samurai").click()
    for seat in (1, 2):
        page.locator(f'[data-testid="setup-seat-{seat}"] [data-value="here"]').click()
    while page.locator('[data-testid^="setup-seat-"]').count() > 2:
        page.locator('[data-testid^="setup-seat-"]').last.locator(".x").click()
    visitor.part("start-game").click()
    visitor.settle()
    assert len(visitor.table["seats"]) == 2 and visitor.table["yours"] == [0, 1]
    stops = page.get_by_test_id("tour").locator(".note h2")
    first = stops.inner_text()
    page.keyboard.press("Enter")
    assert stops.inner_text() != first
    visitor.part("tour-skip").click()
    visitor.part("tour").wait_for(state="detached")
    check_lit(visitor)
    click_anything(visitor, Random(3))
    page.reload()
    visitor.settle()
    assert visitor.part("tour").count() == 0
    visitor.go("#/")
    visitor.part("known-table").wait_for()
    check_rematch(house, visitor)


def check_rematch(house: House, visitor: Visitor) -> None:
    """At the end of a table that this browser has laid: the same once more at once, or another after a look at the set-up."""
    ended = house.lay(LAST, *LAST_ACTIONS)
    visitor.page.evaluate("""token => {
      const [laid] = JSON.parse(localStorage.getItem('kotatsu-tables'));
      localStorage.setItem('kotatsu-tables', JSON.stringify([{ ...laid, token }]));
    }""", ended["owner"])
    visitor.sit(ended["owner"])
    assert visitor.part("rematch-change").get_attribute("href") == "#/new/samurai"
    visitor.table = {}
    visitor.part("rematch").click()
    visitor.until(lambda: visitor.table and not visitor.table["over"])
    assert len(visitor.table["seats"]) == 2 and visitor.table["yours"] == [0, 1]


@pytest.mark.parametrize("screen", ["#/", "#/new/samurai", "#/about", "#/rules/samurai/SS7.3"])
def test_a_link_may_be_opened_first(visit: Visit, screen: str) -> None:
    """Every address works when the browser is opened with it."""
    visitor = visit()
    visitor.page.goto(f"{visitor.address}{screen}")
    visitor.page.locator("main h1, main h2").first.wait_for()
    assert visitor.page.title()


def test_many_choices_hide_no_board(house: House, visit: Visit) -> None:
    """On a phone many choices stand in a row that scrolls; the own board is whole above them."""
    visitor = visit(size="phone")
    visitor.sit(house.open(*["here"] * 7, seed=7, first=1)["owner"])
    choices = visitor.part("choices").locator("[data-lit]")
    assert choices.count() > 6
    board, below = visitor.page.locator("[data-own]").bounding_box(), visitor.part("prompt").bounding_box()
    assert board is not None and below is not None and board["y"] + board["height"] <= below["y"] + 1
    old = str(visitor.table["version"])
    visitor.page.locator('[data-testid="choices"] [data-action^="support"]').last.click()
    visitor.settle(old)
    assert str(visitor.sent[-1]["action"]).startswith("support")
