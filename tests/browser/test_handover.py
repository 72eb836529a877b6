"""Round one screen: while it is passed on, and while another seat looks, nothing private of others is in the page."""
from typing import Any

from msgspec import json
from playwright.sync_api import expect

from kotatsu.games.root.lexicon import name_key
from kotatsu.words import translator
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import Visitor

SAY = translator("en")
# Text that nobody sees, names for screen readers, data for tests, the title of the window, what the browser keeps: everything.
WHOLE = """() => [document.title, document.documentElement.textContent, location.href,
  JSON.stringify(localStorage), JSON.stringify(sessionStorage),
  ...[...document.querySelectorAll('*')].flatMap((one) => [...one.attributes].filter(({ name }) =>
    !/^(d|class|style|points)$/.test(name)).map(({ value }) => value))].join('\\n').replaceAll('\\u00ad', '')"""


class OneScreen:
    """Two people before one page."""

    def __init__(self, house: House, visitor: Visitor, opened: dict[str, Any]) -> None:
        self.house, self.visitor, self.opened, self.passes = house, visitor, opened, 0
        visitor.sit(opened["owner"])

    def names(self, looks: int | None) -> list[str]:
        """How the cards of the others' hands are called, but for what lies open or belongs to the one who looks."""
        seats = self.house.get(f"tables/{self.opened['owner']}/position")["seats"]
        hands = [row["hand"] for row in (seats if isinstance(seats, list) else seats.values())]
        public = json.encode(self.house.get(f"tables/{self.opened['watch']}/replay")).decode()
        mine = [] if looks is None else hands[looks]
        shown = {SAY.say(f"root-card-{name_key(card)}") for card in mine}
        hidden = [card for seat, hand in enumerate(hands) if seat != looks for card in hand
                  if f"root-card-{name_key(card)}" not in public and card not in public]
        titles = {SAY.say(f"root-card-{name_key(card)}") for card in hidden} - shown
        return [*titles, *(card for card in hidden if card not in mine)]

    def check(self) -> None:
        """Whatever stands there is public, or belongs to the one who looks."""
        looks = self.visitor.table["viewer"]
        names, page = self.names(looks), self.visitor.page.evaluate(WHOLE)
        assert names and [name for name in names if name in page] == []

    def take(self) -> None:
        """Whoever is asked takes the screen, if it must be passed on."""
        if self.visitor.table["handover"] is None:
            return
        self.passes += 1
        self.check()
        assert [self.visitor.part(name).count() for name in ("map", "log", "prompt", "hand")] == [0, 0, 0, 0]
        old = str(self.visitor.table["version"])
        expect(self.visitor.part("handover-open")).to_be_focused()
        self.visitor.page.keyboard.press("Enter")
        self.visitor.settle(old)
        self.check()


def test_root_shows_one_hand_at_a_time(house: House, visit: Visit) -> None:
    """Set-up and two turns of two people, with log, board in words and replay open: at each hand-over and in between."""
    visitor = visit(hands="passed")
    screen = OneScreen(house, visitor, house.open("here", "here", seed=5, game="root", factions=["marquise", "eyrie"], first=1))
    expect(visitor.part("handover")).to_contain_text("Pass the screen")
    while screen.passes < 4:
        screen.take()
        prompt = visitor.prompt()
        assert prompt is not None
        if prompt["key"] == "marquise" and screen.passes == 3:
            look_round(visitor, screen)
        done = [action for action in visitor.legal() if action == "done"]
        visitor.choose(done[0] if done else visitor.legal()[0])
    screen.take()


def look_round(visitor: Visitor, screen: OneScreen) -> None:
    """The log, the board in words, a moment of the replay: as the one who looks may read them."""
    visitor.part("log-button").click()
    visitor.part("log").wait_for()
    screen.check()
    visitor.part("menu-button").click()
    visitor.page.get_by_text("The board in words").click()
    visitor.part("board-text").wait_for()
    screen.check()
    visitor.page.keyboard.press("Escape")
    visitor.part("replay-open").click()
    visitor.part("replay").wait_for()
    screen.check()
    visitor.part("replay-leave").click()
    visitor.part("prompt").wait_for()


LOOKING = {
    "kotatsu": "position", "game": "samurai", "version": 1, "options": {"level": "normal"}, "active": "Katsushiro",
    "seats": ["Katsushiro R 4-03 4-06", "Kanbei", "Gorobei"], "raiders": ["2-07", "4-13", "1-05", "3-09"]}


def test_samurai_hides_what_katsushiro_looks_at(house: House, visit: Visit) -> None:
    """Nothing is hidden but the cards he looks at: while he does, and only then, the screen is passed to him."""
    visitor = visit(hands="passed")
    visitor.sit(house.lay(LOOKING, "fight", "confront", "kiai")["owner"])
    seen = ("4-13", "1-05")
    assert visitor.table["handover"] == 0 and not set(seen) & set(visitor.page.evaluate(WHOLE).split())
    old = str(visitor.table["version"])
    visitor.part("handover-open").click()
    visitor.settle(old)
    assert set(seen) <= set(visitor.page.evaluate(WHOLE).split())
    visitor.choose("order 1-05 4-13")
    assert visitor.table["handover"] is None and visitor.prompt()["seat"] == 1                   # type: ignore[index]
