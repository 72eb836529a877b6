"""Whole games without a mouse: what opens takes the focus and gives it back, and every key of the list does what it says."""
from functools import cache

from playwright.sync_api import expect

from kotatsu import bots, games
from kotatsu.kernel.table import Table
from kotatsu.words import translator
from tests.browser.conftest import Visit
from tests.browser.house import JSON, House
from tests.browser.keyboard import PROMISES, QUESTION, Keyboard
from tests.browser.visitor import SIZES

SAY = translator("en")
MOST = 150              # decisions
# How often Tab stops for each entry of the log.
STOPS = """() => { const stops = {};
  for (const one of document.querySelectorAll('[data-testid="log"] p :is([data-moment], .ref)')) {
    const { moment } = one.closest('p').querySelector('[data-moment]').dataset;
    stops[moment] = (stops[moment] ?? 0) + (one.tabIndex >= 0 ? 1 : 0);
  }
  return Object.values(stops); }"""
EVERYWHERE = {"tab", "digits", "arrows", "enter", "esc", "u", "h", "why", "r", "l", "b", "c", "s", "step", "p"}
CHOOSING = {"tab", "digits", "enter", "space", "count", "h"}


def test_a_game_of_samurai(house: House, visit: Visit) -> None:
    """From the first choice to the ending, beside two bots, at first slowly: Space skips them, the menu makes them quick."""
    visitor = visit(speed="slow")
    keyboard = Keyboard(visitor, 2)
    visitor.sit(house.open("here", "random", "random", seed=9, first=1, level="easy")["owner"])
    assert keyboard.keep_promises() == EVERYWHERE | {"space"}
    decisions = watched = 0
    stops: set[int] = set()
    while not visitor.table["over"] and decisions < MOST:
        known = len(visitor.log)
        keyboard.choose_by_chance()
        decisions += 1
        visitor.until(lambda: visitor.legal() or visitor.table["over"])
        if not watched and sum(entry["seat"] in (1, 2) for entry in visitor.log[known:]) > 1:
            watch_bots(keyboard)
            watched += 1
            show_bots_at_once(keyboard)
        visitor.settle()
        stops |= set(visitor.page.evaluate(STOPS))
        assert stops == {1} or not stops        # also where an entry goes on in the next round; just after one all may be folded
    assert stops and watched and keyboard.ways.keys() >= {"digit", "Enter", "board"}
    check_ending(keyboard)
    assert {message["type"] for message in visitor.sent} <= {"act", "why", "undo"} and keyboard.pointed() == []


def watch_bots(keyboard: Keyboard) -> None:
    """Space goes on to the newest moment, however far the page has come by itself."""
    visitor = keyboard.visitor
    keyboard.press("Space")
    visitor.settle()
    expect(visitor.part("skip")).to_have_count(0)


def show_bots_at_once(keyboard: Keyboard) -> None:
    keyboard.visitor.settle()
    keyboard.tab_to('[data-testid="menu-button"]', "Shift+Tab")
    keyboard.press("Enter")
    keyboard.focused('[data-testid="menu"]')
    keyboard.tab_to('[data-testid="menu"] [data-value="instant"]')
    keyboard.press("Enter", "Escape")
    keyboard.focused('[data-testid="menu-button"]')
    assert keyboard.visitor.page.evaluate("() => localStorage.getItem('kotatsu-speed')") == "instant"


def check_ending(keyboard: Keyboard) -> None:
    """The result takes the focus; Esc puts it away; nothing is promised that cannot be done any more."""
    keyboard.focused('[data-testid="ending"]')
    keyboard.press("Escape")
    keyboard.visitor.part("ending").wait_for(state="detached")
    keyboard.focused(QUESTION)
    assert keyboard.keep_promises("l", "p") & CHOOSING == set()
    keyboard.tab_to('[data-testid="rematch"]')


@cache
def last_round() -> tuple[JSON, list[str]]:
    """A game of two sides as it stood a round before its end; and all its choices."""
    game, bot = games.load("root"), bots.brisk("root", 4)
    table = Table.new(game, {"factions": ["alliance", "marquise"], "first": 1}, 4)
    turns: dict[int, JSON] = {}
    choices = []
    while table.item is not None:
        seat = table.decisions()[0]
        if table.view()["turn"] not in turns:
            turns[table.view()["turn"]] = table.save()
        action = bots.decide(bot, game, table.state, table.item, seat)
        choices.append(game.format(table.state, action))
        table.do(seat, action)
    return turns[table.view()["turn"] - 1], choices


def test_a_game_of_root(house: House, visit: Visit) -> None:
    """The set-up, the first round beside bots, and the last round of a game up to its ending."""
    visitor = visit()
    keyboard = Keyboard(visitor, 3)
    visitor.go("#/")
    check_set_up(keyboard)
    visitor.sit(house.open("here", "random", "random", game="root", seed=11, first=1,
                           factions=["marquise", "eyrie", "alliance"])["owner"])
    tried = False
    while visitor.table["view"]["round"] < 2:
        prompt = visitor.prompt()
        if prompt is not None and prompt["key"] == "marquise" and not tried:
            assert keyboard.keep_promises("l", "b", "c", "s", "why", "arrows") == EVERYWHERE | {"space"}      # other than Samurai's
            check_numbers(keyboard)
            tried = True
        keyboard.choose_by_chance()
        visitor.until(lambda: visitor.legal() or visitor.table["over"])
        visitor.settle()
    assert tried

    position, choices = last_round()
    visitor.sit(house.lay(position)["owner"])
    while not visitor.table["over"]:
        made = sum(entry["seat"] is not None and not entry["luck"] for entry in visitor.log)
        keyboard.choose(choices[made])
        visitor.settle()
    assert keyboard.ways.keys() >= {"digit", "Enter"}
    check_ending(keyboard)
    assert keyboard.pointed() == []


def check_set_up(keyboard: Keyboard) -> None:
    """From the start screen: who sits where is chosen from a list that takes the focus and gives it back."""
    page = keyboard.visitor.page
    keyboard.visitor.part("new-root").wait_for()
    keyboard.tab_to('[data-testid="new-root"]')
    keyboard.press("Enter")
    keyboard.visitor.part("reach").wait_for()
    picker = '[data-testid="setup-seat-1"] [aria-haspopup="listbox"]'
    before = page.locator(picker).inner_text()
    keyboard.tab_to(picker)
    keyboard.press("Enter")
    keyboard.focused('[role="listbox"]')
    keyboard.press("ArrowDown", "ArrowDown", "Enter")
    keyboard.focused('[data-testid="setup-seat-1"]')
    expect(page.locator(picker)).not_to_have_text(before)
    keyboard.tab_to('[data-testid="start-game"]')


def check_numbers(keyboard: Keyboard) -> None:
    """While a number is asked + and − change it; otherwise they zoom the map of a phone."""
    visitor = keyboard.visitor
    keyboard.choose("recruit")
    visitor.settle()
    move = next(action for action in visitor.legal() if action.startswith("move ") and action.endswith(" 2"))
    while not visitor.part("dial").count():
        step = keyboard.step_to(keyboard.choices(), move)
        assert step is not None
        keyboard.take(step)
    assert {"count"} <= set(keyboard.listed()) and "zoom" not in keyboard.listed()
    PROMISES["count"](keyboard)
    visitor.page.set_viewport_size(SIZES["phone"])
    visitor.page.locator("[data-zoom]").wait_for()
    wood = visitor.page.locator('[data-testid="map"] .sheet-of-map')
    before = wood.bounding_box()
    PROMISES["count"](keyboard)
    assert wood.bounding_box() == before
    while visitor.part("part-back").count():
        keyboard.press("Escape")
    assert "zoom" in keyboard.listed() and "count" not in keyboard.listed()
    PROMISES["zoom"](keyboard)
    visitor.page.set_viewport_size(SIZES["laptop"])
    visitor.page.locator("[data-zoom]").wait_for(state="detached")


def test_a_turn_of_battlecrest_and_one_of_the_imperator(house: House, visit: Visit) -> None:
    """A turn of a duel with what the bot did since; then the Imperator's turn, step by step."""
    visitor = visit(speed="slow")
    keyboard = Keyboard(visitor, 4)
    visitor.sit(house.open("here", "random", game="battlecrest", seed=3, first=1, heroes=["mutino", "forge"])["owner"])
    assert EVERYWHERE | {"space", "Q", "W"} <= keyboard.keep_promises("Q", "W", "b", "c", "arrows")
    turn = visitor.table["view"]["turn"]
    while visitor.table["view"]["turn"] < turn + 2:
        keyboard.choose_by_chance()
        visitor.until(lambda: visitor.legal() or visitor.table["over"])
        keyboard.press("Space")
        visitor.settle()
    expect(visitor.part("since")).to_contain_text("Since your turn")

    visitor.sit(house.open("here", game="battlecrest", seed=2, players=1, heroes=["mutino"], imperator="forge")["owner"])
    for action in ("prime long-shot", "move", "go mutino 1a", "stop"):
        keyboard.choose(action)
        visitor.settle()
    order, reasons = visitor.part("order"), visitor.part("reasons")
    expect(visitor.part("walk")).to_have_attribute("data-at", "1")
    expect(order.locator("[aria-current=step]")).to_have_text("Move")
    assert visitor.page.locator('[data-place][data-lit], [data-testid="choices"]').count() == 0     # nothing is yours to touch
    assert {"follow", "space", "step"} <= set(keyboard.listed()) and "enter" not in keyboard.listed()
    visitor.page.locator(QUESTION).focus()
    PROMISES["follow"](keyboard)
    states = "all => all.map((one) => one.dataset.state).filter(Boolean)"
    assert set(reasons.locator("p").evaluate_all(states)) == {"now", "later"}
    keyboard.press("Enter")
    expect(order.locator("[aria-current=step]")).to_have_text("Activate")
    assert set(reasons.locator("p").evaluate_all(states)) == {"done", "now", "later"}
    keyboard.press(",", "Space")
    expect(visitor.part("walk")).to_have_count(0)
    visitor.settle()
    assert visitor.prompt() is not None and visitor.lit() and keyboard.pointed() == []


def test_undo_by_keyboard(house: House, visit: Visit) -> None:
    """A choice is taken back; luck that was seen is not, and the page says why, to the key and to the button."""
    visitor = visit()
    visitor.sit(house.open("here", "here", "here", seed=4, first=1)["owner"])
    keyboard = Keyboard(visitor)
    before, lit = visitor.part("question").inner_text(), visitor.lit()
    first = str(visitor.table["version"])
    keyboard.press(str(visitor.legal().index("pass") + 1))
    visitor.settle(first)
    assert visitor.part("question").inner_text() != before
    second = str(visitor.table["version"])
    keyboard.press("u")
    visitor.settle(second)
    assert (visitor.part("question").inner_text(), visitor.lit()) == (before, lit)

    visitor.choose("fight")
    assert not visitor.table["undo"]["may"]
    version, why = visitor.table["version"], SAY.format_json(visitor.table["undo"]["why"])
    keyboard.press("u")
    expect(visitor.part("popover")).to_contain_text(why)
    keyboard.press("Escape")
    expect(visitor.part("popover")).to_have_count(0)
    keyboard.tab_to('[data-testid="undo"]', "Shift+Tab")
    keyboard.press("Enter")
    expect(visitor.part("popover")).to_contain_text(why)
    assert visitor.table["version"] == version
