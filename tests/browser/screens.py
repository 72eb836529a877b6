"""Every screen of the page, and how to get there: for the layout check, for axe and for the contact sheet."""
from collections.abc import Callable
from functools import partial
from urllib.parse import quote

from tests.browser import battlecrest_scenes, root_scenes, senjutsu_scenes
from tests.browser.eyes import READY
from tests.browser.finished import finished, wait_until_analysed
from tests.browser.house import JSON, House
from tests.browser.scenes import DARK, DARK_ACTIONS, LAST, LAST_ACTIONS, LOST, PLAYERS, QUESTIONS, moments
from tests.browser.visitor import Visitor


class Gallery:
    """The tables to be looked at, laid once each; they are never changed by looking."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.laid: dict[str, JSON] = {}

    def table(self, name: str) -> JSON:
        if name not in self.laid:
            self.laid[name] = self._lay(name)
        return self.laid[name]

    def _lay(self, name: str) -> JSON:
        kind, _, detail = name.partition("-")
        if kind == "early":
            return self.house.open(*["here"] * int(detail), seed=int(detail), first=1)
        if kind == "root":
            return self.house.lay(root_scenes.moments()[detail])
        if kind == "battlecrest":
            return self.house.lay(battlecrest_scenes.moments()[detail])
        if kind == "senjutsu":
            return self.house.lay(senjutsu_scenes.moments()[detail])
        if name == "finished":
            return self.house.lay(finished())
        if name == "links":
            return self.house.open("here", "link", "steady", seed=3, first=1)
        by_hand = {"dark": (DARK, DARK_ACTIONS), "won": (LAST, LAST_ACTIONS), "lost": (LOST, LAST_ACTIONS)}
        position, actions = by_hand[name] if name in by_hand else (moments()[name], ())
        return self.house.lay(position, *actions)

    def show(self, visitor: Visitor, screen: str, language: str | None = None,
             look: "Callable[[Gallery, Visitor], None] | None" = None) -> None:
        """Go to a screen, from wherever the visitor is, and wait until it stands still; `look`: to one that is not in the list."""
        visitor.page.mouse.move(0, 0)                  # a mouse left on the last screen would open help on this one
        visitor.go("#/about")
        visitor.part("about").wait_for()
        if language is not None:
            visitor.speak(language)
        visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'yes')")     # whatever screen was shown before
        (look or SCREENS[screen])(self, visitor)
        visitor.page.evaluate(READY)

    def show_in(self, visitor: Visitor, screen: str, language: str) -> None:
        """The screen that is shown, in another language: the page stays, unless what was typed there must be typed anew.
        Whoever looks at it waits until it stands still (`eyes.layout`)."""
        if screen in TYPED:
            self.show(visitor, screen, language)
        else:
            visitor.speak(language)


def is_phone(visitor: Visitor) -> bool:
    size = visitor.page.viewport_size
    return size is not None and size["width"] < 700


def press(visitor: Visitor, *selectors: str) -> None:
    for selector in selectors:
        visitor.tap(visitor.page.locator(selector).first)


def plain(gallery: Gallery, visitor: Visitor, hash: str, part: str) -> None:
    visitor.go(hash)
    visitor.part(part).wait_for()


def start(gallery: Gallery, visitor: Visitor) -> None:
    """With a table to go on with."""
    visitor.keep(gallery.table("late-5"))
    visitor.go("#/")
    visitor.part("known-table").first.wait_for()


def set_up_full(gallery: Gallery, visitor: Visitor) -> None:
    """Seven seats of all kinds, and every option."""
    plain(gallery, visitor, "#/new/samurai", "setup")
    for _ in range(7 - visitor.page.locator('[data-testid^="setup-seat-"]').count()):
        press(visitor, '[data-testid="add-seat"]')
    press(visitor, '[data-testid="setup-seat-2"] [data-value="link"]', ".fold")


def set_up_pick(gallery: Gallery, visitor: Visitor) -> None:
    plain(gallery, visitor, "#/new/samurai", "setup")
    press(visitor, '[data-testid="setup-seat-1"] [aria-haspopup="listbox"]')
    visitor.page.get_by_role("listbox").wait_for()


def table(gallery: Gallery, visitor: Visitor, name: str, *selectors: str) -> None:
    visitor.sit(gallery.table(name)["owner"])
    press(visitor, *selectors)


def watching(gallery: Gallery, visitor: Visitor) -> None:
    visitor.sit(gallery.table("late-5")["watch"])


def why(gallery: Gallery, visitor: Visitor) -> None:
    """Something refused is asked about."""
    table(gallery, visitor, "dark", "[data-refused]")
    visitor.page.locator(".note, [data-testid=popover]").first.wait_for()


def why_place(gallery: Gallery, visitor: Visitor) -> None:
    """A dark place of the board is asked about: the server answers."""
    table(gallery, visitor, "dark", '[data-place="raiders"]')
    visitor.part("why").locator("[data-rule]").wait_for()


def help_card(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "dark")
    visitor.page.locator("[data-own] [data-card]").first.hover()
    visitor.part("popover").wait_for()


def help_village(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "dark", '[data-place="fence"]')
    visitor.part("popover").wait_for()


def rules(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "dark", '[data-tab="rules"]' if is_phone(visitor) else '[data-testid="rules-button"]')
    visitor.page.locator(".par.here").wait_for()


def rules_search(gallery: Gallery, visitor: Visitor) -> None:
    """For the question's own word, in whatever language."""
    rules(gallery, visitor)
    visitor.part("rules-search").fill(visitor.page.locator(".par.here p").first.inner_text().split()[-1].strip("."))
    visitor.page.locator(".par.hit").first.wait_for()


def table_tab(gallery: Gallery, visitor: Visitor, name: str, tab: str) -> None:
    """The phone's tabs; the laptop shows all of it at once."""
    table(gallery, visitor, name, f'[data-tab="{tab}"]')


def replay(gallery: Gallery, visitor: Visitor) -> None:
    visitor.sit(gallery.table("late-5")["owner"])
    visitor.page.keyboard.press(",")
    visitor.part("replay").wait_for()


def menu(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "late-5", '[data-testid="menu-button"]')
    visitor.part("menu").wait_for()


def sheet(gallery: Gallery, visitor: Visitor, part: str, nth: int) -> None:
    """A sheet behind the menu."""
    menu(gallery, visitor)
    visitor.part("menu").locator("button.go").nth(nth).click()
    visitor.part(part).wait_for()


def invite(gallery: Gallery, visitor: Visitor) -> None:
    """Seats and links, as the one sees it who laid the table; with the code to photograph."""
    visitor.keep(gallery.table("links"))
    table(gallery, visitor, "links", '[data-testid="menu-button"]', '[data-testid="invite-button"]')
    press(visitor, '[data-testid="invite"] [aria-expanded]')
    visitor.page.locator(".qr").wait_for()


def ending(gallery: Gallery, visitor: Visitor, name: str) -> None:
    table(gallery, visitor, name)
    visitor.part("ending").wait_for()


def ended(gallery: Gallery, visitor: Visitor) -> None:
    """The board after the end."""
    ending(gallery, visitor, "won")
    press(visitor, '[data-testid="ending"] header button')
    visitor.part("ending").wait_for(state="detached")


def analysis(gallery: Gallery, visitor: Visitor) -> None:
    """A finished game thought through; from the second time on the server remembers it."""
    ending(gallery, visitor, "finished")
    press(visitor, '[data-testid="analysis-open"]')
    wait_until_analysed(visitor)


def tour(gallery: Gallery, visitor: Visitor) -> None:
    """A first visit."""
    visitor.page.evaluate("() => localStorage.removeItem('kotatsu-toured')")
    visitor.go(f"#/table/{gallery.table('early-3')['owner']}")
    visitor.part("tour").get_by_role("dialog").wait_for()


def lost_link(gallery: Gallery, visitor: Visitor) -> None:
    visitor.go("#/table/nobody-knows-this-link")
    visitor.page.locator("main.lost").wait_for()


# --- Root

def root_set_up_full(gallery: Gallery, visitor: Visitor) -> None:
    """Six seats, and a second Vagabond without the first: the table says why it cannot start."""
    plain(gallery, visitor, "#/new/root", "setup")
    visitor.part("reach").wait_for()
    for seat, faction in enumerate(("vagabond2", "cult"), start=1):
        press(visitor, f'[data-testid="setup-seat-{seat}"] [aria-haspopup="listbox"]', f'[role="option"][data-value="{faction}"]')
    press(visitor, '[data-testid="setup-seat-4"] button.x', '[data-testid="setup-seat-3"] button.x', ".fold")


def root_set_up_pick(gallery: Gallery, visitor: Visitor) -> None:
    plain(gallery, visitor, "#/new/root", "setup")
    visitor.part("reach").wait_for()
    press(visitor, '[data-testid="option-map"] [data-value="winter"]', '[data-testid="setup-seat-1"] [aria-haspopup="listbox"]')
    visitor.page.get_by_role("listbox").wait_for()


def root_own(gallery: Gallery, visitor: Visitor, faction: str) -> None:
    """A faction in its own turn; the phone shows its board in place of the map."""
    table(gallery, visitor, f"root-own-{faction}", *(['[data-testid="own-board"]'] if is_phone(visitor) else []))
    visitor.page.locator("[data-own]").wait_for()


def root_step(gallery: Gallery, visitor: Visitor) -> None:
    """In the middle of a choice: the question has moved on."""
    table(gallery, visitor, "root-ask-marquise", '[data-testid="choices"] [data-part]')
    visitor.part("part-back").wait_for()


def root_log(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "root-six", '[data-tab="log"]' if is_phone(visitor) else '[data-testid="log-button"]')
    visitor.part("log").wait_for()


def root_rules(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "root-four", '[data-tab="rules"]' if is_phone(visitor) else '[data-testid="rules-button"]')
    visitor.page.locator(".par.here").wait_for()


def root_help(gallery: Gallery, visitor: Visitor) -> None:
    table(gallery, visitor, "root-four")
    visitor.page.locator('[data-testid="hand"] [data-place]').first.hover()
    visitor.part("popover").wait_for()


def root_menu(gallery: Gallery, visitor: Visitor) -> None:
    """With the one setting that only a game with hidden reactions has."""
    table(gallery, visitor, "root-four", '[data-testid="menu-button"]')
    visitor.part("menu").wait_for()


def root_guide(gallery: Gallery, visitor: Visitor, faction: str) -> None:
    """A faction's first turn: its guide, after the tour of the table was taken."""
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'root')")
    visitor.go(f"#/table/{gallery.table(f'root-own-{faction}')['owner']}")
    visitor.part("tour").get_by_role("dialog").wait_for()
    for _ in range(2):
        visitor.part("tour").locator("button.may").click()
    visitor.page.evaluate("() => localStorage.setItem('kotatsu-toured', 'yes')")


def senjutsu_picked(gallery: Gallery, visitor: Visitor) -> None:
    """A card picked up: the field shows what it would do."""
    table(gallery, visitor, "senjutsu-duel-choose", '[data-testid="hand"] [data-lit]')
    visitor.part("part-back").wait_for()
    visitor.page.mouse.move(0, 0)


def senjutsu_set_up(gallery: Gallery, visitor: Visitor) -> None:
    """Somebody by link, so that clocks and the list of tables are there; every option open, seen from the top."""
    plain(gallery, visitor, "#/new/senjutsu", "setup")
    press(visitor, '[data-testid="setup-seat-2"] [data-value="link"]', '[data-testid="more-options"]',
          '[data-testid="option-clock"] [data-value="game"]')
    visitor.page.evaluate("() => document.querySelector('.wood').scrollTo(0, 0)")


def senjutsu_deck(gallery: Gallery, visitor: Visitor, tab: str = "checks") -> None:
    """A printed deck with two cards too many: too large, and of one card too many copies; the phone shows one tab of three."""
    printed = gallery.house.get("games/senjutsu/decks")["student-extended"]
    visitor.go(f"#/page/senjutsu/deck/{quote(f'{printed}; 2x 102')}")
    if is_phone(visitor):
        press(visitor, f'[data-tab="{tab}"]')
    visitor.page.locator("[data-broken]" if tab == "checks" else "[data-add]").nth(1).wait_for()


TYPED = ("rules-search",)            # words that were typed belong to a language
PHONE_ONLY = ("seats", "log", "root-seats", "senjutsu-seats", "senjutsu-deck-cards", "battlecrest-seats",
              "battlecrest-why")
GUIDED = ("cult",)
ROOT_SCREENS: dict[str, Callable[[Gallery, Visitor], None]] = {
    "root-setup": partial(plain, hash="#/new/root", part="reach"),
    "root-setup-pick": root_set_up_pick,
    "root-setup-full": root_set_up_full,
    "root-rules-page": partial(plain, hash="#/rules/root/R4.3", part="rules"),
    **{f"root-{name}": partial(table, name=f"root-{name}") for name in ("four", "six", "winter")},
    **{f"root-own-{faction}": partial(root_own, faction=faction) for faction in root_scenes.FACTIONS},
    **{f"root-battle-{step}": partial(table, name=f"root-battle-{step}") for step in root_scenes.STEPS},
    **{f"root-ask-{key}": partial(table, name=f"root-ask-{key}") for key in root_scenes.QUESTIONS},
    **{f"root-guide-{faction}": partial(root_guide, faction=faction) for faction in GUIDED},
    "root-menu": root_menu,
    "root-step": root_step,
    "root-help": root_help,
    "root-log": root_log,
    "root-rules": root_rules,
    "root-seats": partial(table_tab, name="root-six", tab="seats"),
    "root-ending": partial(ending, name="root-ending"),
    "root-analysis": analysis,
}
SENJUTSU_SCREENS: dict[str, Callable[[Gallery, Visitor], None]] = {
    **{f"senjutsu-{scene}": partial(table, name=f"senjutsu-{scene}") for scene in senjutsu_scenes.SCENES},
    "senjutsu-setup": senjutsu_set_up,
    "senjutsu-deck": senjutsu_deck,
    "senjutsu-deck-cards": partial(senjutsu_deck, tab="cards"),
    "senjutsu-picked": senjutsu_picked,
    "senjutsu-seats": partial(table_tab, name="senjutsu-solo-move", tab="seats"),
    "senjutsu-ending": partial(ending, name="senjutsu-ending"),
}
def battlecrest_set_up(gallery: Gallery, visitor: Visitor) -> None:
    """Alone against the Imperator, with every option."""
    plain(gallery, visitor, "#/new/battlecrest", "setup")
    press(visitor, '[data-testid="mode-alone"]', ".fold")


BATTLECREST_SCREENS: dict[str, Callable[[Gallery, Visitor], None]] = {
    "battlecrest-setup": battlecrest_set_up,
    **{f"battlecrest-{scene}": partial(table, name=f"battlecrest-{scene}") for scene in battlecrest_scenes.SCENES},
    "battlecrest-seats": partial(table_tab, name="battlecrest-solo-defend", tab="seats"),
    "battlecrest-why": partial(table_tab, name="battlecrest-solo-defend", tab="why"),
    "battlecrest-ending": partial(ending, name="battlecrest-ending"),
}
SCREENS: dict[str, Callable[[Gallery, Visitor], None]] = {
    "start": start,
    "about": partial(plain, hash="#/about", part="about"),
    "setup": partial(plain, hash="#/new/samurai", part="setup"),
    "setup-full": set_up_full,
    "setup-pick": set_up_pick,
    "rules-page": partial(plain, hash="#/rules/samurai/SS7.3", part="rules"),
    **{f"early-{n}": partial(table, name=f"early-{n}") for n in PLAYERS},
    **{f"late-{n}": partial(table, name=f"late-{n}") for n in PLAYERS},
    **{f"ask-{key}": partial(table, name=f"ask-{key}") for key in QUESTIONS},
    "watching": watching,
    "why": why,
    "why-place": why_place,
    "help-card": help_card,
    "help-village": help_village,
    "rules": rules,
    "rules-search": rules_search,
    "seats": partial(table_tab, name="late-7", tab="seats"),
    "log": partial(table_tab, name="late-7", tab="log"),
    "replay": replay,
    "menu": menu,
    "board-text": partial(sheet, part="board-text", nth=1),
    "keys": partial(sheet, part="keys", nth=2),
    "invite": invite,
    "won": partial(ending, name="won"),
    "lost": partial(ending, name="lost"),
    "ended": ended,
    "tour": tour,
    "lost-link": lost_link,
    "packs": partial(plain, hash="#/packs/battlecrest", part="compare"),
    **ROOT_SCREENS,
    **SENJUTSU_SCREENS,
    **BATTLECREST_SCREENS,
}


def screens_of(size: str) -> list[str]:
    return [screen for screen in SCREENS if size == "phone" or screen not in PHONE_ONLY]
