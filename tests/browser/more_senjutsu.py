"""Screens of Senjutsu that only the contact sheet shows: every other question, the tables of every mode, endings, guides, help,
deck building, and the companion."""
from collections.abc import Callable, Iterator
from functools import cache, partial
from urllib.parse import quote

from msgspec import json
from websockets.sync.client import connect

from kotatsu import bots, games
from kotatsu.games.senjutsu.random_tables import MODES, some_options
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.browser.best_moments import best_moments
from tests.browser.house import JSON
from tests.browser.screens import Gallery, is_phone, plain, press, senjutsu_deck, table
from tests.browser.visitor import Visitor

# The questions that senjutsu_scenes.py leaves out, and the modes; found in these games of the fuzzer.
QUESTIONS = ("ban", "bot-slot", "counter", "cure", "discard-down", "draw", "end", "enter", "extra", "foe", "forbid", "initiative",
             "instant-after", "instant-blocked", "instant-hit", "instant-start", "pay-counter", "peeked", "poison", "pool",
             "prepare", "push", "replace", "search", "shuffle", "slot", "stand", "struck", "switch", "switch-foe", "take",
             "terrain",
             "turn-foe")
TABLES = ("three-move", "co-op-move", "four-move", "teams-choose", "solo-4-move", "solo-4-choose", "nightmare-move", "joined-move",
          "nightmare-horde-choose")
ENDINGS = ("solo-1", "co-op", "horde", "four", "teams")
NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 15, 23, 34, 49, 66, 95, 98, 133, 145, 174, 182, 210, 381, 401, 423)
MOST = 400                               # decisions of a game that are looked at


@cache
def moments() -> dict[str, JSON]:
    """Saved tables: `ask-<question>` with the most choices, `<mode>-<question>` late in the game, `ending-<mode>`."""
    return best_moments(found for number in NUMBERS for found in decisions(number))


def decisions(number: int) -> Iterator[tuple[str, int, Table]]:
    """One game of the fuzzer, played by the brisk bot."""
    game, bot, mode = games.load("senjutsu"), bots.brisk("senjutsu", number), MODES[number % len(MODES)]
    table, made = Table.new(game, some_options(number, Luck(number)), number), 0
    while table.item is not None and made < MOST:
        seat, made = table.decisions()[0], made + 1
        prompt = table.prompts([seat])[0]
        if prompt.key in QUESTIONS:
            yield f"ask-{prompt.key}", len(prompt.actions), table
        elif f"{mode}-{prompt.key}" in TABLES and len(prompt.actions) > 2:
            yield f"{mode}-{prompt.key}", min(table.view(seat)["turn"], 6), table
        table.do(seat, bots.decide(bot, game, table.state, table.item, seat))
    if table.item is None:
        yield f"ending-{mode}", made, table


DUEL: JSON = {"characters": ["student", "ronin"]}
ALONE: JSON = {"characters": ["warrior"], "mode": "solo", "bots": "katana+yari"}


def laid(gallery: Gallery, visitor: Visitor, name: str, *selectors: str) -> None:
    key = f"senjutsu-more-{name}"
    if key not in gallery.laid:
        gallery.laid[key] = gallery.house.lay(moments()[name])
    table(gallery, visitor, key, *selectors)


def ending(gallery: Gallery, visitor: Visitor, name: str) -> None:
    laid(gallery, visitor, f"ending-{name}")
    visitor.part("ending").wait_for()


def guide(gallery: Gallery, visitor: Visitor, name: str, stop: int) -> None:
    """The tour of the first duel or of the first game alone, at one of its stops."""
    alone = name in ("solo", "steps")
    key, turn = {"choose": ("choose", 1), "solo": ("choose", 1), "second": ("choose", 2), "resolve": ("move", 1),
                 "steps": ("move", 2)}[name]
    opened = f"senjutsu-guide-{name}"
    if opened not in gallery.laid:
        gallery.laid[opened] = gallery.house.lay(first_question(alone, key, turn))
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'senjutsu')")
    visitor.go(f"#/table/{gallery.laid[opened]['owner']}")
    for _ in range(stop):
        visitor.part("tour").locator("button.may").click()
    visitor.part("tour").get_by_role("dialog").wait_for()
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'yes')")


@cache
def first_question(alone: bool, key: str, turn: int) -> JSON:
    """The first such question of that turn or a later one."""
    game, bot = games.load("senjutsu"), bots.brisk("senjutsu", 3)
    table = Table.new(game, ALONE if alone else DUEL, 3)
    while True:
        seat = table.decisions()[0]
        if table.prompts([seat])[0].key == key and table.view(seat)["turn"] >= turn:
            return table.save()
        table.do(seat, bots.decide(bot, game, table.state, table.item, seat))


# --- beside a table

def tour(gallery: Gallery, visitor: Visitor) -> None:
    """A first visit."""
    visitor.page.evaluate("() => localStorage.removeItem('kotatsu-toured')")
    visitor.go(f"#/table/{gallery.table('senjutsu-duel-choose')['owner']}")
    visitor.part("tour").get_by_role("dialog").wait_for()


def drawer(gallery: Gallery, visitor: Visitor, name: str, what: str, part: str) -> None:
    table(gallery, visitor, name, f'[data-tab="{what}"]' if is_phone(visitor) else f'[data-testid="{what}-button"]')
    visitor.page.locator(part).first.wait_for()


def pointed(gallery: Gallery, visitor: Visitor, name: str, at: str) -> None:
    """Help where the pointer rests."""
    table(gallery, visitor, name)
    visitor.page.locator(at).first.hover()
    visitor.part("popover").wait_for()


def why(gallery: Gallery, visitor: Visitor) -> None:
    """A card that cannot be chosen is asked about."""
    laid(gallery, visitor, "teams-choose", '[data-testid="hand"] [data-place][aria-disabled="true"]')
    visitor.part("why").wait_for()


def in_words(gallery: Gallery, visitor: Visitor, key: str, part: str) -> None:
    """The kamae trees or the discard piles, by their keys."""
    table(gallery, visitor, "senjutsu-lake-change")
    visitor.page.keyboard.press(key)
    visitor.part(part).wait_for()


def sheet(gallery: Gallery, visitor: Visitor, part: str, nth: int) -> None:
    table(gallery, visitor, "senjutsu-solo-move", '[data-testid="menu-button"]')
    visitor.part("menu").locator("button.go").nth(nth).click()
    visitor.part(part).wait_for()


def replay(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "senjutsu-solo-move")
    visitor.page.keyboard.press(",")
    visitor.part("replay").wait_for()
    for _ in range(8):
        visitor.part("replay-back").click()


def moment(gallery: Gallery, visitor: Visitor) -> None:
    """A row of the turn is clicked: the field of that moment."""
    table(gallery, visitor, "senjutsu-lake-move")
    visitor.page.locator('[data-testid="story"] a.no').nth(1).click()
    visitor.part("replay").wait_for()


def watching(gallery: Gallery, visitor: Visitor) -> None:
    visitor.sit(gallery.table("senjutsu-duel-line")["watch"])


def by_link(gallery: Gallery, visitor: Visitor, chosen: bool) -> None:
    """Two at two pages: one has laid a card, the other waits or is asked."""
    seats = [{"kind": "link", "name": "Олександра Наконечна-Красновська"}, {"kind": "link", "name": "Jan"}]
    opened = gallery.house.post("tables", {"game": "senjutsu", "seats": seats, "seed": 5, "options": DUEL})
    links, laid = [seat["link"] for seat in opened["seats"]], 0
    while not laid:
        for link in links:
            with connect(f"ws://127.0.0.1:{gallery.house.port}/api/live/{link}?hands=open", proxy=None) as line:
                table = json.decode(line.recv())
                asked = next((prompt for prompt in table["prompts"] if prompt["actions"]), None)
                if asked is None or laid:
                    continue
                laid = asked["key"] == "choose"
                line.send(json.encode({"type": "act", "seat": asked["seat"], "action": asked["actions"][0]["action"],
                                       "version": table["version"]}).decode())
                line.recv()
                waiting = link
    visitor.sit(waiting if chosen else links[1 - links.index(waiting)])


# --- set-up

def set_up(gallery: Gallery, visitor: Visitor, mode: str, *selectors: str) -> None:
    plain(gallery, visitor, "#/new/senjutsu", "setup")
    press(visitor, f'[data-testid="option-mode"] [data-value="{mode}"]', *selectors)
    if is_phone(visitor):                # its rules of the table lie below the seats
        visitor.page.evaluate("() => document.querySelector('[data-testid=\"option-mode\"]').scrollIntoView()")
    else:
        visitor.page.evaluate("() => document.querySelector('.wood').scrollTo(0, 0)")


def set_up_pick(gallery: Gallery, visitor: Visitor) -> None:
    plain(gallery, visitor, "#/new/senjutsu", "setup")
    press(visitor, '[data-testid="setup-seat-1"] [aria-haspopup="listbox"]')
    visitor.page.get_by_role("listbox").wait_for()


# --- decks

def deck_empty(gallery: Gallery, visitor: Visitor) -> None:
    """Nothing is called so, and nothing is in the deck."""
    plain(gallery, visitor, "#/page/senjutsu/deck", "deck-builder")
    visitor.part("deck-search").fill("xyzzy")


def deck_in_order(gallery: Gallery, visitor: Visitor, tab: str) -> None:
    visitor.go(f"#/page/senjutsu/deck/{quote(gallery.house.get('games/senjutsu/decks')['student-extended'])}")
    if is_phone(visitor):
        press(visitor, f'[data-tab="{tab}"]')
    visitor.page.locator('[data-testid="deck-builder"][data-in-order]').wait_for()


def deck_dialog(gallery: Gallery, visitor: Visitor, text: str) -> None:
    """The decks that are kept, and the field for a deck as text; with one that cannot be read."""
    deck_in_order(gallery, visitor, "checks")
    press(visitor, *([] if is_phone(visitor) else ['[data-testid="deck-keep"]']), '[data-testid="deck-mine"]')
    if text:
        visitor.part("deck-paste").fill(text)
        press(visitor, '[data-testid="deck-read"]')
        visitor.page.get_by_role("alert").first.wait_for()


def deck_why(gallery: Gallery, visitor: Visitor) -> None:
    """A card of another school is asked about."""
    senjutsu_deck(gallery, visitor, tab="cards")
    press(visitor, '[data-testid="deck-tiles"] [aria-disabled="true"]')


# --- companion

FORGET = """() => {
  for (const key of Object.keys(localStorage)) if (key.includes('companion')) localStorage.removeItem(key);
}"""


def companion(gallery: Gallery, visitor: Visitor, until: str) -> None:
    """Beside a real table: begun anew, up to the view that is wanted."""
    visitor.page.evaluate(FORGET)
    visitor.page.reload()
    visitor.go("#/page/senjutsu/companion")
    visitor.part("companion-first").wait_for()
    if until == "first":
        return
    visitor.part("companion-r1").click()
    if until == "r1":
        return
    visitor.part("companion-bots").select_option("yari+katana")
    visitor.part("companion-begin").click()
    visitor.part("companion-field").wait_for()
    if until == "setup":
        return
    for hex, who in (("0,2", "ronin"), ("1,-1", "katana-1"), ("-1,1", "yari-1")):
        visitor.page.locator(f'[data-hex="{hex}"]').click()
        visitor.part(f"stand-{who}").click()
    if until == "entry":
        return
    visitor.part("companion-start").click()
    visitor.page.locator("[data-answer]").first.wait_for()
    if until == "asked":
        return
    while visitor.page.locator("[data-answer]").count():
        visitor.page.locator("[data-answer]").first.click()
        visitor.page.wait_for_timeout(400)
    visitor.part("companion-after").wait_for()
    for _ in range({"shown": 0, "turn": 20, "correct": 20, "past": 20}[until]):
        if visitor.part("companion").get_attribute("data-view") != "turn":
            break
        visitor.page.keyboard.press("Enter")
        visitor.page.wait_for_timeout(150)
    if until == "shown":
        return
    visitor.part("companion-start").click()
    visitor.page.locator("[data-now]").wait_for()
    if until == "correct":
        visitor.page.keyboard.press("f")
        visitor.page.locator('[data-hex="0,0"]').click()
    if until == "past":
        press(visitor, '[data-tab="past"]' if is_phone(visitor) else '[data-testid="companion-view-past"]')
        visitor.part("companion-past").wait_for()


GUIDES = {"choose": 5, "resolve": 3, "second": 3, "solo": 4, "steps": 2}
SENJUTSU_MORE: dict[str, Callable[[Gallery, Visitor], None]] = {
    **{f"senjutsu-ask-{key}": partial(laid, name=f"ask-{key}") for key in QUESTIONS},
    **{f"senjutsu-{name}": partial(laid, name=name) for name in TABLES},
    **{f"senjutsu-ending-{name}": partial(ending, name=name) for name in ENDINGS},
    **{f"senjutsu-guide-{name}-{stop + 1}": partial(guide, name=name, stop=stop)
       for name, stops in GUIDES.items() for stop in range(stops)},
    "senjutsu-tour": tour,
    "senjutsu-log": partial(drawer, name="senjutsu-solo-move", what="log", part='[data-testid="log"]'),
    "senjutsu-rules": partial(drawer, name="senjutsu-duel-name", what="rules", part=".par.here"),
    "senjutsu-help-card": partial(pointed, name="senjutsu-duel-choose", at='[data-testid="hand"] [data-place]'),
    "senjutsu-help-figure": partial(pointed, name="senjutsu-lake-move", at='[data-place="hex:0,-2"]'),
    "senjutsu-why": why,
    "senjutsu-kamae": partial(in_words, key="k", part="senjutsu-kamae"),
    "senjutsu-discards": partial(in_words, key="d", part="senjutsu-discards"),
    "senjutsu-board-text": partial(sheet, part="board-text", nth=1),
    "senjutsu-keys": partial(sheet, part="keys", nth=2),
    "senjutsu-replay": replay,
    "senjutsu-moment": moment,
    "senjutsu-watching": watching,
    "senjutsu-waits": partial(by_link, chosen=True),
    "senjutsu-asked": partial(by_link, chosen=False),
    "senjutsu-setup-solo": partial(set_up, mode="solo"),
    "senjutsu-setup-horde": partial(set_up, mode="horde"),
    "senjutsu-setup-teams": partial(set_up, mode="teams"),
    "senjutsu-setup-pick": set_up_pick,
    "senjutsu-deck-empty": deck_empty,
    "senjutsu-deck-order": partial(deck_in_order, tab="deck"),
    "senjutsu-deck-mine": partial(deck_dialog, text=""),
    "senjutsu-deck-unread": partial(deck_dialog, text="weapon 999"),
    "senjutsu-deck-why": deck_why,
    **{f"senjutsu-companion-{until}": partial(companion, until=until)
       for until in ("first", "r1", "setup", "entry", "asked", "shown", "turn", "correct", "past")},
}
