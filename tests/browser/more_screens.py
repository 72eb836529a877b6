"""Screens that only the contact sheet shows: hints, hand-over, replay, what a bot did, links, talk, clocks, banners, help."""
from collections.abc import Callable
from functools import partial

from tests.browser import root_scenes
from tests.browser.house import JSON
from tests.browser.more_senjutsu import SENJUTSU_MORE
from tests.browser.screens import Gallery, is_phone, plain, press, root_guide, table
from tests.browser.visitor import Visitor

SHORT: JSON = {"clock": {"kind": "move", "seconds": 3, "then": "forfeit"}}
BY_LINK = [{"kind": "here", "name": "Olena"}, {"kind": "link", "name": "Jan"}]
DUELS: dict[str, JSON] = {"senjutsu": {"characters": ["student", "ronin"]}, "root": {"factions": ["marquise", "eyrie"]},
                          "battlecrest": {"heroes": ["akhena", "mutino"]}, "samurai": {"first": 2}}


def liking(visitor: Visitor, **settings: str) -> None:
    """The page as somebody has it who likes other settings."""
    for key, value in settings.items():
        visitor.page.evaluate("([key, value]) => localStorage.setItem(`kotatsu-${key}`, value)", [key, value])
    visitor.page.reload()


def by_link(gallery: Gallery, game: str, **more: object) -> JSON:
    """A table with somebody by link, a new one each time."""
    opened: JSON = gallery.house.post("tables", {"game": game, "seats": BY_LINK, "options": DUELS[game], "seed": 4, **more})
    return opened


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


# --- the screens of all games, where somebody sits elsewhere or something is opened

def start_open(gallery: Gallery, visitor: Visitor) -> None:
    """Nothing to go on with, but a table that is open to all."""
    by_link(gallery, "root", terms={"listed": True})
    visitor.page.evaluate("() => localStorage.removeItem('kotatsu-tables')")
    plain(gallery, visitor, "#/", "open-tables")


def start_menu(gallery: Gallery, visitor: Visitor) -> None:
    plain(gallery, visitor, "#/", "start")
    press(visitor, '[data-testid="menu-button"]')
    visitor.part("menu").wait_for()


def set_up_link(gallery: Gallery, visitor: Visitor) -> None:
    """Somebody by link: clocks, and the list of tables."""
    plain(gallery, visitor, "#/new/samurai", "setup")
    press(visitor, '[data-testid="setup-seat-2"] [data-value="link"]', '[data-testid="option-clock"] [data-value="game"]')
    visitor.page.evaluate("() => document.querySelector('.wood').scrollTo(0, 9999)")


def rules_none(gallery: Gallery, visitor: Visitor) -> None:
    plain(gallery, visitor, "#/rules/root", "rules")
    visitor.part("rules-search").fill("qqq")
    visitor.page.locator(".none").wait_for()


def waiting(gallery: Gallery, visitor: Visitor) -> None:
    """It is for somebody to decide who has not come; names are long."""
    seats = [{"kind": "here", "name": "Олександра Довгоп’ятенко"}, {"kind": "link", "name": "Maximilián Nejdelšíjménovský"}]
    options = {"factions": ["eyrie", "marquise"]}
    opened = gallery.house.post("tables", {"game": "root", "seats": seats, "options": options, "seed": 4})
    visitor.sit(opened["owner"])


def talk(gallery: Gallery, visitor: Visitor, opened_sheet: bool) -> None:
    """A phrase of a friend: above the prompt, or in the sheet of what was said."""
    opened = by_link(gallery, "samurai", terms={"chat": True})
    friend = visitor.context.new_page()
    friend.goto(f"{visitor.address}#/table/{opened['seats'][1]['link']}")
    visitor.sit(opened["owner"])
    friend.get_by_test_id("say-button").click()
    friend.locator('[data-phrase="well-played"]').click()
    visitor.part("said").wait_for()
    if opened_sheet:
        press(visitor, '[data-testid="say-button"]')
        visitor.part("say").wait_for()
    friend.close()


def clocks(gallery: Gallery, visitor: Visitor) -> None:
    """Both have come, and time runs."""
    opened = by_link(gallery, "samurai", terms={"clock": {"kind": "game", "seconds": 1500, "then": "bot"}})
    friend = visitor.context.new_page()
    friend.goto(f"{visitor.address}#/table/{opened['seats'][1]['link']}")
    friend.get_by_test_id("table").wait_for()
    visitor.sit(opened["owner"])
    visitor.part("clock-0").first.wait_for()
    friend.close()


def stand_in(gallery: Gallery, visitor: Visitor) -> None:
    """A bot plays in one's own seat."""
    opened = gallery.house.post("tables", {"game": "samurai", "seats": [{"kind": "here"}] * 2, "options": {"first": 1}, "seed": 4})
    gallery.house.http.post(f"{gallery.house.address}api/tables/{opened['owner']}/takeover/0", json={"bot": "steady"})
    visitor.sit(opened["owner"])
    visitor.part("take-back-0").wait_for()


def undo_asked(gallery: Gallery, visitor: Visitor) -> None:
    """Somebody would like to take back what one has seen."""
    opened = by_link(gallery, "samurai")
    friend = visitor.context.new_page()
    friend.goto(f"{visitor.address}#/table/{opened['seats'][1]['link']}")
    friend.get_by_test_id("table").wait_for()
    visitor.sit(opened["owner"])
    for action in ("done", "pass"):
        friend.locator(f'[data-testid="choices"] [data-lit][data-action="{action}"]').click()
    visitor.until(visitor.legal)
    friend.get_by_test_id("undo").click()
    visitor.part("undo-allow").wait_for()
    friend.close()


# Every line that the page opens, so that it can be cut.
LINES = """window.lines = []; window.WebSocket = class extends WebSocket {
  constructor(...all) { super(...all); window.lines.push(this); } };"""


def offline(gallery: Gallery, visitor: Visitor) -> None:
    """The line is broken: the board is readable, nothing is lit. It is whole again as soon as the picture may be taken."""
    visitor.context.add_init_script(LINES)
    visitor.page.reload()
    table(gallery, visitor, "late-5")
    visitor.context.set_offline(True)
    visitor.page.evaluate("() => window.lines.forEach((one) => one.close())")
    visitor.part("banner").wait_for()
    visitor.context.set_offline(False)


def finished_page(gallery: Gallery, visitor: Visitor) -> None:
    plain(gallery, visitor, f"#/game/{gallery.table('finished')['owner']}", "finished")
    visitor.part("finished-replay").wait_for()


def ended_replay(gallery: Gallery, visitor: Visitor) -> None:
    """A finished game from its beginning."""
    visitor.go(f"#/table/{gallery.table('root-ending')['owner']}/at/0")
    visitor.part("replay").wait_for()


def sheet_of(gallery: Gallery, visitor: Visitor, name: str, nth: int, part: str) -> None:
    """A sheet behind the menu of another table."""
    table(gallery, visitor, name, '[data-testid="menu-button"]')
    visitor.part("menu").locator("button.go").nth(nth).click()
    visitor.part(part).wait_for()


def delete(gallery: Gallery, visitor: Visitor) -> None:
    """The lower end of the sheet of seats: free words, hook, and the question whether one is sure."""
    visitor.keep(gallery.table("links"))
    table(gallery, visitor, "links", '[data-testid="menu-button"]', '[data-testid="invite-button"]')
    visitor.part("delete").scroll_into_view_if_needed()
    press(visitor, '[data-testid="delete"]')
    visitor.part("delete-sure").scroll_into_view_if_needed()


def popped(gallery: Gallery, visitor: Visitor, name: str, thing: str) -> None:
    """What a thing is, or why it cannot be chosen: clicked."""
    table(gallery, visitor, name)
    visitor.page.locator(thing).first.scroll_into_view_if_needed()
    press(visitor, thing)
    visitor.part("popover").wait_for()


def pointed(gallery: Gallery, visitor: Visitor, name: str, thing: str) -> None:
    """And pointed at; on a phone's own board, where it has one."""
    table(gallery, visitor, name)
    if is_phone(visitor) and name.startswith("root-own"):
        press(visitor, '[data-testid="own-board"]')
    visitor.page.locator(thing).first.scroll_into_view_if_needed()
    visitor.page.locator(thing).first.hover()
    visitor.part("popover").wait_for()


def auto_answer(gallery: Gallery, visitor: Visitor) -> None:
    """The page says no in a moment, for nobody holds an ambush."""
    liking(visitor, reactions="nothing")
    table(gallery, visitor, "root-no-ambush")
    visitor.page.wait_for_timeout(300)


def reported(gallery: Gallery, visitor: Visitor) -> None:
    """A battle that is over, told to its end."""
    opened = gallery.house.lay(root_scenes.moments()["battle-ambush"])
    visitor.sit(opened["owner"])
    for _ in range(12):
        if visitor.part("battle-report").count():
            return
        legal = visitor.legal()
        visitor.choose(next((one for one in legal if one.startswith("ambush")), legal[0]))
    raise AssertionError("no battle came to its end")


def other_board(gallery: Gallery, visitor: Visitor, name: str, seat: int) -> None:
    """The board of another seat, with its folded parts."""
    table(gallery, visitor, name)
    visitor.tap(visitor.part(f"seat-{seat}").first)


def root_discard(gallery: Gallery, visitor: Visitor) -> None:
    """What was discarded; a phone has the piles below its own board."""
    table(gallery, visitor, "root-six", *(['[data-testid="own-board"]'] if is_phone(visitor) else []))
    visitor.part("discard").first.scroll_into_view_if_needed()
    press(visitor, '[data-testid="discard"]')
    visitor.part("popover").wait_for()


def root_score(gallery: Gallery, visitor: Visitor) -> None:
    """What the points were for; a phone has the ruler among the factions."""
    table(gallery, visitor, "root-six", *(['[data-tab="seats"]'] if is_phone(visitor) else []), '[data-testid="score-button"]')
    visitor.part("score-reasons").wait_for()


def root_tour(gallery: Gallery, visitor: Visitor) -> None:
    visitor.page.evaluate("() => localStorage.removeItem('kotatsu-toured')")
    visitor.go(f"#/table/{gallery.table('root-four')['owner']}")
    visitor.part("tour").get_by_role("dialog").wait_for()
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'yes')")


def samurai_tour(gallery: Gallery, visitor: Visitor, stops: int) -> None:
    visitor.page.evaluate("() => localStorage.removeItem('kotatsu-toured')")
    visitor.go(f"#/table/{gallery.table('early-3')['owner']}")
    visitor.part("tour").get_by_role("dialog").wait_for()
    for _ in range(stops):
        visitor.part("tour").locator("button.may").click()
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'yes')")


GUIDES = ("marquise", "eyrie", "alliance", "vagabond", "riverfolk")
COMMON_SCREENS: dict[str, Callable[[Gallery, Visitor], None]] = {
    "start-open": start_open,
    "start-menu": start_menu,
    "setup-link": set_up_link,
    "rules-none": rules_none,
    "waiting": waiting,
    "talk": partial(talk, opened_sheet=False),
    "talk-sheet": partial(talk, opened_sheet=True),
    "clocks": clocks,
    "stand-in": stand_in,
    "undo-asked": undo_asked,
    "delete": delete,
    "finished": finished_page,
    "help-discard": partial(popped, name="late-5", thing='[data-place="discard"]'),
    "help-intruders": partial(popped, name="late-7", thing='[data-place="intruders"]'),
    "tour-last": partial(samurai_tour, stops=3),
    "root-tour": root_tour,
    **{f"root-guide-{faction}": partial(root_guide, faction=faction) for faction in GUIDES},
    "root-auto": auto_answer,
    "root-report": reported,
    "root-board": partial(other_board, name="root-six", seat=0),
    "root-text": partial(sheet_of, name="root-four", nth=1, part="board-text"),
    "root-keys": partial(sheet_of, name="root-four", nth=2, part="keys"),
    "root-at-first": ended_replay,
    "root-why": partial(popped, name="root-four", thing='[data-place="clearing:4"]'),
    "root-why-undo": partial(popped, name="root-four", thing='[data-testid="undo"]'),
    "root-discard": root_discard,
    "root-item": partial(pointed, name="root-own-vagabond", thing='[data-own] [data-guide="satchel"] .tiles > *'),
    "root-quest": partial(pointed, name="root-own-vagabond", thing='[data-own] [data-guide="quests"] .card'),
    "root-leader": partial(pointed, name="root-own-eyrie", thing='[data-own] [data-guide="leader"] > *'),
    "root-score": root_score,
    "offline": offline,
}
MORE_SCREENS: dict[str, Callable[[Gallery, Visitor], None]] = {
    **COMMON_SCREENS,
    "senjutsu-handover": partial(hand_over, name="senjutsu-duel-choose"),
    "root-handover": partial(hand_over, name="root-four"),
    "root-replay": root_replay,
    "root-bot": root_bot,
    "notices": notices,
    "told": told,
    **{f"{game}-forfeit": partial(forfeit, game=game) for game in DUELS if game != "samurai"},
    "senjutsu-bring": partial(bring, opened_sheet=False),
    "senjutsu-bring-deck": partial(bring, opened_sheet=True),
    "own-link": own_link,
    **SENJUTSU_MORE,
}
