"""A game beside two careful bots, by keyboard alone; and what undo takes back."""
from playwright.sync_api import expect

from kotatsu.words import translator
from tests.browser.conftest import Visit
from tests.browser.house import JSON, House
from tests.browser.visitor import Visitor

TURNS = 5
FOCUSED = "() => document.activeElement.closest('[data-testid=\"choices\"] [data-lit]')?.dataset.action ?? null"

WALKED = """part => { const here = document.activeElement;
  return here.matches('[data-place], [data-nav]') && here.closest(part) ? here.getBoundingClientRect().x : null; }"""


def words(phrase: JSON) -> str:
    return translator("en").format_json(phrase)


def tab_to(visitor: Visitor, test: str, keys: str = "Tab") -> None:
    """Tab until the focus is where it should be; it gets there in one round."""
    for _ in range(80):
        visitor.page.keyboard.press(keys)
        if visitor.page.evaluate(f"() => document.activeElement?.matches('{test}') ?? false"):
            return
    raise AssertionError(f"the keyboard never reaches {test}")


def by_tab(visitor: Visitor) -> None:
    tab_to(visitor, '[data-testid="choices"] [data-lit]')
    assert visitor.page.evaluate(FOCUSED) in visitor.legal()
    visitor.page.keyboard.press("Enter")


def by_number(visitor: Visitor) -> None:
    visitor.page.keyboard.press("1")


def test_a_game_beside_bots_by_keyboard(quick_house: House, visit: Visit) -> None:
    opened = quick_house.open("here", "careful", "careful", seed=9, first=1, level="easy")
    visitor = visit(quick_house, speed="slow")
    visitor.sit(opened["owner"])
    turns: set[int] = set()
    choices = watched = 0
    while len(turns) < TURNS and not visitor.table["over"]:
        turns.add(visitor.table["view"]["turn"])
        old, known = str(visitor.table["version"]), len(visitor.log)
        moment = last_moment(visitor)
        (by_tab if choices % 2 else by_number)(visitor)
        choices += 1
        visitor.hear_other_than(old)
        visitor.until(lambda: visitor.legal() or visitor.table["over"])
        if sum(entry["seat"] in (1, 2) for entry in visitor.log[known:]) > 1:
            watch_bots(visitor)
            watched += 1
        visitor.settle()
        assert last_moment(visitor) > moment
    assert watched > 1 and visitor.complaints == []
    assert [message["type"] for message in visitor.sent if message["type"] != "ping"] == ["act"] * choices


def last_moment(visitor: Visitor) -> int:
    """How far the log on the page has come."""
    return int(visitor.part("log").locator("[data-moment]").last.get_attribute("data-moment") or -1)


def watch_bots(visitor: Visitor) -> None:
    """The table says what they do, one step after another, and lights nothing; Space goes on to the newest moment."""
    expect(visitor.part("skip")).to_be_visible()
    expect(visitor.part("happening")).not_to_be_empty()
    assert visitor.lit() == []
    while visitor.part("skip").count():
        visitor.page.keyboard.press("Space")


def test_undo_by_keyboard(house: House, visit: Visit) -> None:
    """A choice is taken back; luck that was seen is not, and the page says why, to the key and to the button."""
    opened = house.open("here", "here", "here", seed=4, first=1)
    visitor = visit()
    visitor.sit(opened["owner"])
    before, lit = visitor.part("question").inner_text(), visitor.lit()
    number = visitor.legal().index("pass") + 1
    first = str(visitor.table["version"])
    visitor.page.keyboard.press(str(number))
    visitor.settle(first)
    assert visitor.part("question").inner_text() != before
    second = str(visitor.table["version"])
    visitor.page.keyboard.press("u")
    visitor.settle(second)
    assert (visitor.part("question").inner_text(), visitor.lit()) == (before, lit)

    visitor.choose("fight")
    assert not visitor.table["undo"]["may"]
    version, why = visitor.table["version"], words(visitor.table["undo"]["why"])
    visitor.page.keyboard.press("u")
    expect(visitor.part("popover")).to_contain_text(why)
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("popover")).to_have_count(0)
    tab_to(visitor, '[data-testid="undo"]', "Shift+Tab")
    visitor.page.keyboard.press("Enter")
    expect(visitor.part("popover")).to_contain_text(why)
    assert visitor.table["version"] == version


def test_the_keyboard_walks_over_the_board(house: House, visit: Visit) -> None:
    """B, C and S go to village, own cards and the others; arrows go on from there; R, L and ? open what they promise."""
    visitor = visit()
    visitor.sit(house.open("here", "here", "here", seed=4, first=1)["owner"])
    keyboard = visitor.page.keyboard
    for key, part in (("b", '[data-testid="village"]'), ("c", "[data-own]"), ("s", '[data-testid="seats"]')):
        keyboard.press(key)
        before = visitor.page.evaluate(WALKED, part)
        keyboard.press("ArrowRight")
        assert visitor.page.evaluate(WALKED, "body") > before
    keyboard.press("r")
    visitor.part("rules").wait_for()
    keyboard.press("Escape")
    visitor.part("rules").wait_for(state="detached")
    keyboard.press("?")
    visitor.part("keys").wait_for()
    keyboard.press("Escape")
    visitor.part("keys").wait_for(state="detached")
