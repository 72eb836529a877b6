"""Screens that only the contact sheet shows: hints, hand-over, replay, what a bot did, links, clocks that ran out."""
from collections.abc import Callable
from functools import partial

from tests.browser.house import JSON
from tests.browser.more_senjutsu import SENJUTSU_MORE
from tests.browser.screens import Gallery, is_phone, press, table
from tests.browser.visitor import Visitor

HINTED = {"samurai": "dark", "root": "root-four", "senjutsu": "senjutsu-duel-choose", "battlecrest": "battlecrest-duel-action"}
SHORT: JSON = {"clock": {"kind": "move", "seconds": 3, "then": "forfeit"}}
BY_LINK = [{"kind": "here", "name": "Olena"}, {"kind": "link", "name": "Jan"}]
DUELS: dict[str, JSON] = {"senjutsu": {"characters": ["student", "ronin"]}, "root": {"factions": ["marquise", "eyrie"]},
                          "battlecrest": {"heroes": ["akhena", "mutino"]}}


def liking(visitor: Visitor, **settings: str) -> None:
    """The page as somebody has it who likes other settings."""
    for key, value in settings.items():
        visitor.page.evaluate("([key, value]) => localStorage.setItem(`kotatsu-${key}`, value)", [key, value])
    visitor.page.reload()


def by_link(gallery: Gallery, game: str, **more: object) -> JSON:
    """A table with somebody by link, a new one each time."""
    opened: JSON = gallery.house.post("tables", {"game": game, "seats": BY_LINK, "options": DUELS[game], "seed": 4, **more})
    return opened


def hint(gallery: Gallery, visitor: Visitor, name: str) -> None:
    table(gallery, visitor, name, '[data-testid="hint-button"]')
    visitor.part("hint").locator("li").first.wait_for()


def hand_over(gallery: Gallery, visitor: Visitor, name: str) -> None:
    """Round one screen: somebody has to take it."""
    liking(visitor, hands="passed")
    visitor.go(f"#/table/{gallery.table(name)['owner']}")
    visitor.part("handover").wait_for()


def root_replay(gallery: Gallery, visitor: Visitor) -> None:
    """A moment long ago, with the log open beside it."""
    opened = gallery.table("root-four")
    visitor.sit(opened["owner"])
    press(visitor, '[data-tab="log"]' if is_phone(visitor) else '[data-testid="log-button"]')
    visitor.part("log").wait_for()
    visitor.page.keyboard.press(",")
    visitor.page.locator('[data-testid="replay"], .full [data-testid="log"]').first.wait_for()
    for _ in range(8):
        visitor.page.keyboard.press(",")


def root_bot(gallery: Gallery, visitor: Visitor) -> None:
    """While a bot plays: the way it has just gone."""
    liking(visitor, speed="normal")
    seats = [{"kind": "here"}, *[{"kind": "bot", "bot": "gentle"}] * 3]
    opened = gallery.house.post("tables", {"game": "root", "seats": seats, "seed": 7,
                                           "options": {"factions": ["alliance", "marquise", "eyrie", "vagabond"], "first": 1}})
    visitor.sit(opened["owner"])
    for _ in range(200):
        if visitor.page.locator("[data-way]").count():
            return
        if visitor.prompt():
            visitor.page.keyboard.press("1")
        visitor.page.wait_for_timeout(120)
    raise AssertionError("no bot has gone anywhere")


def notices(gallery: Gallery, visitor: Visitor) -> None:
    """What was done to the table, in the log."""
    opened = by_link(gallery, "senjutsu")
    for _ in range(2):
        opened["seats"][1]["link"] = gallery.house.post(f"tables/{opened['owner']}/renew/1", {})["link"]
    visitor.sit(opened["owner"])
    press(visitor, '[data-tab="log"]' if is_phone(visitor) else '[data-testid="log-button"]', '[data-testid="notices"] summary')


def told(gallery: Gallery, visitor: Visitor) -> None:
    """What was done while one looks: it lies over the table until it is closed."""
    opened = by_link(gallery, "senjutsu")
    visitor.sit(opened["owner"])
    gallery.house.post(f"tables/{opened['owner']}/renew/1", {})
    visitor.part("told-close").wait_for()


def forfeit(gallery: Gallery, visitor: Visitor, game: str) -> None:
    """Somebody's time was up."""
    opened = by_link(gallery, game, terms=SHORT)
    friend = visitor.context.new_page()
    friend.goto(f"{visitor.address}#/table/{opened['seats'][1]['link']}")
    friend.get_by_test_id("table").wait_for()
    visitor.sit(opened["owner"])
    visitor.part("ending").wait_for()
    friend.close()


def bring(gallery: Gallery, visitor: Visitor, opened_sheet: bool) -> None:
    """Whoever came by link may bring a deck."""
    visitor.sit(by_link(gallery, "senjutsu")["seats"][1]["link"])
    visitor.part("bring-deck").wait_for()
    if opened_sheet:
        press(visitor, '[data-testid="bring-deck"]')
        visitor.part("bring-paste").fill("Nonsense; 40x 999")
        press(visitor, '[data-testid="bring-take"]')
        visitor.part("bring-dialog").get_by_role("alert").wait_for()


def own_link(gallery: Gallery, visitor: Visitor) -> None:
    visitor.sit(by_link(gallery, "battlecrest")["seats"][1]["link"])
    press(visitor, '[data-testid="menu-button"]')
    visitor.part("own-link").wait_for()


MORE_SCREENS: dict[str, Callable[[Gallery, Visitor], None]] = {
    **{f"{game}-hint": partial(hint, name=name) for game, name in HINTED.items()},
    "senjutsu-handover": partial(hand_over, name="senjutsu-duel-choose"),
    "root-handover": partial(hand_over, name="root-four"),
    "root-replay": root_replay,
    "root-bot": root_bot,
    "notices": notices,
    "told": told,
    **{f"{game}-forfeit": partial(forfeit, game=game) for game in DUELS},
    "senjutsu-bring": partial(bring, opened_sheet=False),
    "senjutsu-bring-deck": partial(bring, opened_sheet=True),
    "own-link": own_link,
    **SENJUTSU_MORE,
}
