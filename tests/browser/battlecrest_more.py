"""Screens of Battlecrest, of its companion and of packs that only the contact sheet shows."""
import io
from collections.abc import Callable, Iterator
from functools import cache, partial
from random import Random
from zipfile import ZipFile

from playwright.sync_api import FilePayload

from kotatsu import games
from kotatsu.kernel.table import Table
from tests.browser.battlecrest_scenes import eager
from tests.browser.best_moments import best_moments
from tests.browser.house import JSON
from tests.browser.more_screens import liking
from tests.browser.screens import Gallery, is_phone, plain, press, table, table_tab
from tests.browser.thinking_screens import hint
from tests.browser.visitor import Visitor

Screen = Callable[[Gallery, Visitor], None]
DUEL: JSON = {"heroes": ["akhena", "whispyr"], "first": 1}
HEAVY: JSON = {"heroes": ["forge", "mutino"], "landmark_pool": "8", "first": 1}
# questions that the common scenes do not ask: the table, its seed
QUESTIONS: dict[str, tuple[JSON, int]] = {
    "use-flight": ({"heroes": ["whispyr", "akhena"], "landmark_pool": "8", "first": 1}, 7),
    "use-march": ({"heroes": ["mutino", "forge"], "refocus_amount": "1", "first": 1}, 5),
    "use-attack": (HEAVY, 2),
    "use-heal": (DUEL, 1),
    "use-ready": ({"heroes": ["mutino", "forge"], "refocus_amount": "1", "first": 1}, 7),
    "use-swap": (DUEL, 2),
    "push-on": (HEAVY, 6),
    "row": (DUEL | {"own_rows": True}, 2),
    "second": (HEAVY, 2),
}
ALONE: JSON = {"players": 1, "heroes": ["forge"], "imperator": "akhena"}
LEVELS = {"fighter": "akhena", "champion": "whispyr", "legend": "mutino"}
# tables as they are when each guide is told: the turn, actions done in it, stops of the guide
GUIDES: dict[str, tuple[JSON, int, int, int]] = {
    "duel": (HEAVY, 1, 0, 3), "second": (HEAVY, 1, 1, 2), "solo": (ALONE, 1, 0, 3), "reasons": (ALONE, 3, 0, 2)}
MOST = 160
SOLO_CARD = '[data-testid="solo-open"]'
HEAD = 'name = "{}"\ngame = "battlecrest"\nauthor = "Olena"\n'
FELLWOODS = {"pack.toml": HEAD.format("My Fellwoods"), "heroes/mutino.toml": """[[cards]]
id = "long-shot.start"
defence = 2
text = "attack 3 r2-5 +1/AIM"

[[cards]]
id = "dirty-trick.start"
move = 1
"""}
BROKEN = {"pack.toml": HEAD.format("Second try"), "heroes/mutino.toml": """[[cards]]
id = "long-shot.start"
defence = 3
text = "attack 3 r2-5 +1/MOON"

[[cards]]
id = "dirty-trick.start"
move = "two"
""", "orders.toml": """[[cards]]
id = "1a"
compass = "N N"
"""}


# --- the game

def choices(options: JSON, seed: int) -> Iterator[tuple[str, int, Table]]:
    """A game of eager players, decision by decision: what is asked, among how many choices."""
    laid, luck = Table.new(games.load("battlecrest"), options, seed), Random(seed)
    for _ in range(MOST):
        if laid.item is None:
            return
        prompt = laid.prompts(laid.decisions())[0]
        yield prompt.key, len(prompt.actions), laid
        laid.do(prompt.seat, eager(laid, prompt.seat, luck))


@cache
def asked(key: str) -> JSON:
    """A saved table that asks this, with the most choices."""
    wanted = {"second": "action"}.get(key, key)
    return best_moments((key, weight, laid) for name, weight, laid in choices(*QUESTIONS[key])
                        if name == wanted and (key != "second" or laid.view(0)["done"]))[key]


@cache
def after(guide: str) -> JSON:
    """A saved table, so many turns and choices after its beginning."""
    options, turn, done, _ = GUIDES[guide]
    return next(found for key, _, found in choices(options, 12)
                if key == "action" and (view := found.view(0))["turn"] >= turn and len(view["done"]) == done).save()


def laid(gallery: Gallery, name: str, position: Callable[[], JSON]) -> str:
    """The owner's link of a table that the gallery lays once."""
    if name not in gallery.laid:
        gallery.laid[name] = gallery.house.lay(position())
    return str(gallery.laid[name]["owner"])


def question(gallery: Gallery, visitor: Visitor, key: str) -> None:
    visitor.sit(laid(gallery, f"asked-{key}", partial(asked, key)))


def guide(gallery: Gallery, visitor: Visitor, name: str, stop: int) -> None:
    """What is told at this moment to somebody who has taken the tour."""
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'battlecrest')")
    visitor.go(f"#/table/{laid(gallery, f'guide-{name}', partial(after, name))}")
    visitor.part("tour").get_by_role("dialog").wait_for()
    for _ in range(stop - 1):
        visitor.part("tour").locator("button.may").click()


def tour(gallery: Gallery, visitor: Visitor, stop: int) -> None:
    visitor.page.evaluate("() => localStorage.removeItem('kotatsu-toured')")
    visitor.go(f"#/table/{laid(gallery, 'guide-duel', partial(after, 'duel'))}")
    visitor.part("tour").get_by_role("dialog").wait_for()
    for _ in range(stop - 1):
        visitor.part("tour").locator("button.may").click()


def level(gallery: Gallery, visitor: Visitor, name: str) -> None:
    """Alone, before the Imperator's first turn."""
    options = {"players": 1, "heroes": ["forge"], "imperator": LEVELS[name], "level": name}
    if name not in gallery.laid:
        gallery.laid[name] = gallery.house.open("here", seed=3, game="battlecrest", **options)
    visitor.sit(gallery.laid[name]["owner"])


def walk(gallery: Gallery, visitor: Visitor, step: int) -> None:
    """The Imperator's turn, step by step: one's last choice is made on the page, as the turn comes after it."""
    begun = Table.new(games.load("battlecrest"), ALONE, 12)
    opened = gallery.house.lay(begun.save(), "prime piston-fist", "move")
    liking(visitor, speed="normal")
    visitor.sit(opened["owner"])
    visitor.page.locator('[data-action="go forge 3c"]').first.click()
    visitor.part("walk").wait_for()
    for _ in range(step - 1):
        visitor.part("walk-next").click()


def pointed(gallery: Gallery, visitor: Visitor, name: str, selector: str) -> None:
    """A choice under the pointer shows what it would bring."""
    table(gallery, visitor, name)
    visitor.page.locator(selector).first.hover()
    visitor.page.wait_for_timeout(700)


def held(gallery: Gallery, visitor: Visitor, name: str, key: str) -> None:
    """A key that shows something while it is held."""
    table(gallery, visitor, name)
    if key == "q":
        visitor.page.locator(f"{'' if is_phone(visitor) else '[data-own] '}[data-card] [data-place]").first.focus()
    visitor.page.keyboard.down(key)
    visitor.page.wait_for_timeout(300)
    if key == "q":
        visitor.page.keyboard.up(key)


def help_(gallery: Gallery, visitor: Visitor, name: str, selector: str) -> None:
    """Whatever explains itself by a popover."""
    table(gallery, visitor, name)
    thing = visitor.page.locator(selector).first
    thing.scroll_into_view_if_needed()
    thing.hover()
    visitor.part("popover").wait_for()


def opened(gallery: Gallery, visitor: Visitor, name: str, part: str, selectors: tuple[str, ...] = ()) -> None:
    table(gallery, visitor, name, *selectors)
    visitor.part(part).first.wait_for()


def help_solo(gallery: Gallery, visitor: Visitor) -> None:
    """The solo card: from its head; on a phone it stands in the tab of reasons."""
    if is_phone(visitor):
        table_tab(gallery, visitor, "battlecrest-solo-action", "why")
    else:
        opened(gallery, visitor, "battlecrest-solo-action", "popover", (SOLO_CARD,))


def log(gallery: Gallery, visitor: Visitor, name: str) -> None:
    opened(gallery, visitor, name, "log",
           ('[data-tab="log"]' if is_phone(visitor) else '[data-testid="log-button"]',))


def rules(gallery: Gallery, visitor: Visitor, name: str) -> None:
    table(gallery, visitor, name, '[data-tab="rules"]' if is_phone(visitor) else '[data-testid="rules-button"]')
    visitor.page.locator(".par.here").wait_for()


def sheet(gallery: Gallery, visitor: Visitor, name: str, part: str, nth: int) -> None:
    """A sheet behind the menu."""
    opened(gallery, visitor, name, "menu", ('[data-testid="menu-button"]',))
    visitor.part("menu").locator("button.go").nth(nth).click()
    visitor.part(part).wait_for()


def replay(gallery: Gallery, visitor: Visitor, name: str) -> None:
    table(gallery, visitor, name)
    for _ in range(4):
        visitor.page.keyboard.press(",")
    visitor.part("replay").wait_for()


def why_slot(gallery: Gallery, visitor: Visitor) -> None:
    """An action that was taken is dark: why?"""
    question(gallery, visitor, "second")
    visitor.tap(visitor.page.locator('[data-slot][aria-disabled="true"]').first)
    visitor.page.locator('.note, [data-testid="popover"]').first.wait_for()


def watching(gallery: Gallery, visitor: Visitor, name: str) -> None:
    visitor.sit(gallery.table(name)["watch"])


def ended(gallery: Gallery, visitor: Visitor, name: str) -> None:
    """The field after the end."""
    opened(gallery, visitor, name, "ending")
    press(visitor, '[data-testid="ending"] header button')
    visitor.part("ending").wait_for(state="detached")


def forget(visitor: Visitor) -> None:
    """Packs and real tables that this browser kept for another screen."""
    visitor.page.evaluate("""() => Object.keys(localStorage).filter((key) => /^kotatsu-(pack|companion)/.test(key))
        .forEach((key) => localStorage.removeItem(key))""")


def setup_duel(gallery: Gallery, visitor: Visitor, pick: bool) -> None:
    forget(visitor)
    plain(gallery, visitor, "#/new/battlecrest", "setup")
    press(visitor, '[data-testid="mode-duel"]')
    if pick:
        press(visitor, '[data-testid="setup-seat-1"] [aria-haspopup="listbox"]')
        visitor.page.get_by_role("listbox").wait_for()


def setup_alone(gallery: Gallery, visitor: Visitor) -> None:
    forget(visitor)
    plain(gallery, visitor, "#/new/battlecrest", "setup")
    press(visitor, '[data-testid="mode-alone"]')


# --- packs

def packed(files: dict[str, str], name: str) -> FilePayload:
    """A pack as a file that is chosen on the page."""
    whole = io.BytesIO()
    with ZipFile(whole, "w") as zipped:
        for path, text in files.items():
            zipped.writestr(f"mine/{path}", text)
    return {"name": name, "mimeType": "application/zip", "buffer": whole.getvalue()}


def setup_pack(gallery: Gallery, visitor: Visitor, files: dict[str, str]) -> None:
    """At the set-up of a table: loaded, or refused."""
    forget(visitor)
    plain(gallery, visitor, "#/new/battlecrest", "setup")
    visitor.part("own-data-file").set_input_files(packed(files, "mine.zip"))
    found = visitor.part("own-data-remove") if files is FELLWOODS else visitor.page.get_by_role("alert")
    found.wait_for()
    found.scroll_into_view_if_needed()


def packs(gallery: Gallery, visitor: Visitor, loaded: tuple[dict[str, str], ...], tab: str = "packs",
          group: int | None = None) -> None:
    """The page of packs; `group`: the one that is opened into its records."""
    forget(visitor)
    plain(gallery, visitor, "#/packs/battlecrest", "packs-files")
    for files in loaded:
        visitor.part("packs-files").set_input_files(packed(files, "mine.zip"))
        found = visitor.part("mistakes") if files is BROKEN else visitor.part("packs").get_by_text("My Fellwoods")
        found.first.wait_for()
    if is_phone(visitor):
        press(visitor, f'[data-tab="{tab}"]')
    if group is not None:
        visitor.part("records").locator(".group button").nth(group).click()
        visitor.part("records").locator("[data-record] button").first.wait_for()


def no_zip(gallery: Gallery, visitor: Visitor) -> None:
    forget(visitor)
    plain(gallery, visitor, "#/packs/battlecrest", "packs-files")
    visitor.part("packs-files").set_input_files({"name": "torn.zip", "mimeType": "application/zip", "buffer": b"PK"})
    visitor.page.get_by_role("alert").wait_for()


def at_table(gallery: Gallery, visitor: Visitor) -> None:
    """A table that was laid with a pack."""
    packs(gallery, visitor, (FELLWOODS,))
    visitor.go("#/new/battlecrest")
    visitor.part("own-data-remove").wait_for()
    visitor.part("start-game").click()
    visitor.settle()


# --- the companion

def companion(gallery: Gallery, visitor: Visitor) -> None:
    forget(visitor)
    plain(gallery, visitor, "#/page/battlecrest/companion", "companion-first")


def companion_first(gallery: Gallery, visitor: Visitor, files: dict[str, str] | None) -> None:
    """Whose cards lie on the table: ours, a pack, or one that is refused."""
    companion(gallery, visitor)
    if files is None:
        visitor.part("companion-r1").click()
    else:
        visitor.part("companion-pack").set_input_files(packed(files, "mine.zip"))
    visitor.part("companion-mistakes" if files is BROKEN else "companion-begin").wait_for()


def begun(gallery: Gallery, visitor: Visitor) -> None:
    companion(gallery, visitor)
    for name in ("companion-r1", "you-forge", "it-whispyr", "companion-begin"):
        visitor.part(name).click()
    visitor.part("companion-entry").wait_for()


def cell(visitor: Visitor, name: str, *parts: str) -> None:
    visitor.page.locator(f'[data-cell="{name}"]').click()
    for part in parts:
        visitor.part(part).click()


def entered(gallery: Gallery, visitor: Visitor, parts: tuple[str, ...], order: str = "3a") -> None:
    """The whole position, and perhaps something opened."""
    begun(gallery, visitor)
    cell(visitor, "1d", "stand-whispyr")
    cell(visitor, "2c", "stand-forge")
    cell(visitor, "3b", "stand-wisp")
    visitor.part("its-card-1").click()
    visitor.part("companion-order").first.click()
    visitor.part(f"order-{order}").click()
    for part in parts:
        visitor.part(part).first.click()


def entering(gallery: Gallery, visitor: Visitor, name: str) -> None:
    """A cell is asked about before everybody stands."""
    begun(gallery, visitor)
    cell(visitor, "1d", "stand-whispyr")
    cell(visitor, name)


def its_turn(gallery: Gallery, visitor: Visitor, step: int) -> None:
    entered(gallery, visitor, ("companion-start",))
    visitor.page.locator("[data-now]").wait_for()
    for _ in range(step - 1):
        visitor.page.keyboard.press("Enter")


def to_the_end(gallery: Gallery, visitor: Visitor) -> None:
    its_turn(gallery, visitor, 1)
    while visitor.page.locator("[data-now]").get_attribute("data-testid") != "companion-after":
        if visitor.part("companion-asked").count():
            visitor.page.locator("[data-answer]").first.click()
            visitor.part("companion-asked").wait_for(state="detached")
        else:
            visitor.page.keyboard.press("Enter")


def wounds(gallery: Gallery, visitor: Visitor) -> None:
    """What only the table knows."""
    its_turn(gallery, visitor, 1)
    while not visitor.part("companion-asked").count():
        visitor.page.keyboard.press("Enter")


def corrected(gallery: Gallery, visitor: Visitor, sure: bool) -> None:
    its_turn(gallery, visitor, 2)
    visitor.page.keyboard.press("e")
    cell(visitor, "1a", *(["stand-whispyr"] if sure else []))
    visitor.page.locator("li.off" if sure else '[data-testid="stand-whispyr"]').wait_for()


def past(gallery: Gallery, visitor: Visitor) -> None:
    to_the_end(gallery, visitor)
    visitor.page.keyboard.press("Enter")
    visitor.page.locator('[data-testid="companion"][data-view="setup"]').wait_for()
    press(visitor, '[data-tab="past"]' if is_phone(visitor) else '[data-testid="companion-view-past"]')
    visitor.part("companion-past").wait_for()


def defence(gallery: Gallery, visitor: Visitor) -> None:
    """You attack: which order it turned up, and how it defends."""
    entered(gallery, visitor, ("companion-attack", "attack-3"))
    visitor.page.locator('[data-kind="defended"]').wait_for()


BATTLECREST_MORE: dict[str, Screen] = {
    "battlecrest-setup-duel": partial(setup_duel, pick=False),
    "battlecrest-setup-pick": partial(setup_duel, pick=True),
    "battlecrest-setup-alone": setup_alone,
    "battlecrest-setup-pack": partial(setup_pack, files=FELLWOODS),
    "battlecrest-setup-refused": partial(setup_pack, files=BROKEN),
    **{f"battlecrest-tour-{stop}": partial(tour, stop=stop) for stop in (1, 2, 3)},
    **{f"battlecrest-guide-{name}-{stop}": partial(guide, name=name, stop=stop)
       for name, (*_, stops) in GUIDES.items() for stop in range(1, stops + 1)},
    **{f"battlecrest-{name}": partial(level, name=name) for name in LEVELS},
    **{f"battlecrest-ask-{key}": partial(question, key=key) for key in QUESTIONS},
    **{f"battlecrest-walk-{step}": partial(walk, step=step) for step in (1, 2)},
    "battlecrest-point-move": partial(pointed, name="battlecrest-duel-action", selector='[data-slot="verb move"]'),
    "battlecrest-point-activate": partial(pointed, name="battlecrest-duel-action", selector='[data-slot="verb activate"]'),
    "battlecrest-point-prime": partial(pointed, name="battlecrest-duel-action", selector='[data-slot="verb prime"]'),
    "battlecrest-point-refocus": partial(pointed, name="battlecrest-solo-action", selector='[data-slot="verb refocus"]'),
    "battlecrest-point-cell": partial(pointed, name="battlecrest-duel-action", selector='[data-quick][data-place^="cell:"]'),
    "battlecrest-reach": partial(held, name="battlecrest-duel-action", key="w"),
    "battlecrest-turned": partial(held, name="battlecrest-duel-action", key="q"),
    "battlecrest-help-card": partial(help_, name="battlecrest-duel-action", selector='[data-card] [data-place]'),
    "battlecrest-help-landmark": partial(help_, name="battlecrest-duel-action", selector='[data-place="cell:2b"]'),
    "battlecrest-help-solo": help_solo,
    "battlecrest-why-slot": why_slot,
    "battlecrest-log": partial(log, name="battlecrest-solo-defend"),
    "battlecrest-rules": partial(rules, name="battlecrest-solo-defend"),
    "battlecrest-menu": partial(opened, name="battlecrest-duel-action", part="menu", selectors=('[data-testid="menu-button"]',)),
    "battlecrest-text": partial(sheet, name="battlecrest-solo-defend", part="board-text", nth=1),
    "battlecrest-keys": partial(sheet, name="battlecrest-duel-action", part="keys", nth=2),
    "battlecrest-replay": partial(replay, name="battlecrest-solo-action"),
    "battlecrest-watching": partial(watching, name="battlecrest-duel-action"),
    "battlecrest-solo-hint": partial(hint, name="battlecrest-solo-action"),
    "battlecrest-ended": partial(ended, name="battlecrest-ending"),
    "battlecrest-rules-page": partial(plain, hash="#/rules/battlecrest/BC9.6", part="rules"),
    **{f"packs-{game}": partial(plain, hash=f"#/packs/{game}", part="compare") for game in ("root", "samurai", "senjutsu")},
    "packs-mine": partial(packs, loaded=(FELLWOODS,)),
    "packs-refused": partial(packs, loaded=(FELLWOODS, BROKEN), tab="errors"),
    "packs-records": partial(packs, loaded=(FELLWOODS,), tab="records", group=0),
    "packs-no-zip": no_zip,
    "packs-table": at_table,
    "companion-first": companion,
    **{f"companion-first-{name}": partial(companion_first, files=files)
       for name, files in (("ours", None), ("pack", FELLWOODS), ("refused", BROKEN))},
    "companion-empty": begun,
    "companion-cell": partial(entering, name="3b"),
    "companion-landmark": partial(entering, name="4c"),
    "companion-order": partial(entered, parts=("companion-order",)),
    "companion-attack": partial(entered, parts=("companion-attack",)),
    "companion-ready": partial(entered, parts=()),
    **{f"companion-step-{step}": partial(its_turn, step=step) for step in (1, 2)},
    "companion-wounds": wounds,
    "companion-correct": partial(corrected, sure=False),
    "companion-corrected": partial(corrected, sure=True),
    "companion-after": to_the_end,
    "companion-past": past,
    "companion-defence": defence,
}
