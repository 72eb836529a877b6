"""A person without a mouse: plays by digits, by Tab and Enter, by arrows; and tries what the list of keys promises."""
from collections import Counter
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect

from tests.browser.house import JSON
from tests.browser.visitor import Visitor

# Whatever only a mouse, a pen or a finger can say; a button that is pressed by Enter says "click", as it should. Where the
# page changes beneath a mouse that lies still, the headless shell says a move of no length.
POINTED = """window.pointed = [];
for (const kind of ['pointerdown', 'pointermove', 'mousedown', 'mousemove', 'touchstart', 'wheel'])
  addEventListener(kind, (event) => {
    if (!kind.endsWith('move') || event.movementX || event.movementY) window.pointed.push(kind);
  }, true);"""
CHOICES = """() => [...document.querySelectorAll('[data-testid="choices"] [data-lit]')].map((one) => ({
  action: one.dataset.action ?? null, part: one.dataset.part ?? null,
  digit: Number(one.getAttribute('aria-keyshortcuts') ?? 0) }))"""
INSIDE = "inside => document.activeElement?.closest(inside) !== null && document.activeElement !== document.body"
HERE = """() => { const here = document.activeElement, box = here.getBoundingClientRect();
  return [here.dataset.testid ?? here.dataset.place ?? here.outerHTML.slice(0, 120), Math.round(box.x), Math.round(box.y)]; }"""
FIRST_DARK = """() => {
  const dark = [...document.querySelectorAll('[data-place][aria-disabled="true"]')].find((one) => one.checkVisibility());
  dark?.focus(); return dark !== undefined; }"""
MOST_STEPS = 12         # of one choice
QUESTION = '[data-testid="question"]'
LIT = '[data-testid="choices"] [data-lit]'


class Keyboard:
    """Plays whatever seats the visitor has, and never points at anything."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.luck = visitor, Random(seed)
        self.ways: Counter[str] = Counter()
        visitor.page.add_init_script(POINTED)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.visitor.page.keyboard.press(key)

    def focused(self, inside: str) -> None:
        """Wait until the focus is there."""
        self.visitor.page.wait_for_function(INSIDE, arg=inside)

    def tab_to(self, wanted: str, keys: str = "Tab", most: int = 90) -> int:
        """Tab until the focus is there: how many presses it took."""
        for pressed in range(1, most + 1):
            self.press(keys)
            if self.visitor.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
                return pressed
        raise AssertionError(f"the keyboard does not reach {wanted}")

    def pointed(self) -> list[str]:
        found: list[str] = self.visitor.page.evaluate("() => window.pointed")
        return found

    # --- choosing
    def choices(self) -> list[JSON]:
        found: list[JSON] = self.visitor.page.evaluate(CHOICES)
        return found

    def take(self, one: JSON) -> None:
        """One thing of the prompt: by its digit, or by Tab and Enter."""
        if 1 <= one["digit"] <= 9 and (self.ways["digit"] <= self.ways["Enter"] or one["digit"] > 3):
            self.ways["digit"] += 1
            self.press(str(one["digit"]))
            return
        self.ways["Enter"] += 1
        key = "action" if one["action"] is not None else "part"
        self.tab_to(f'{LIT}[data-{key}="{one[key]}"]')
        self.press("Enter")

    def choose(self, action: str) -> None:
        """A choice, step by step; a number is dialled with + and −."""
        old = str(self.visitor.table["version"])
        for _ in range(MOST_STEPS):
            offered = self.choices()
            wanted = next((one for one in offered if one["action"] == action), None) or self.step_to(offered, action)
            if wanted is not None:
                self.take(wanted)
            if wanted is not None and wanted["action"] == action:
                break
        self.visitor.until(lambda: bool(self.visitor.sent) and self.visitor.sent[-1].get("action") == action)
        self.visitor.hear_other_than(old)

    def step_to(self, offered: list[JSON], action: str) -> JSON | None:
        """The part that leads on to an action; nothing if a number had to be changed first."""
        words = action.split()
        parts = {one["part"].split(" / ")[-1].split(" ", 1)[1]: one for one in offered if one["part"] is not None}
        found = next((parts[word] for word in words if word in parts), None)
        if found is None:
            assert self.visitor.part("dial").count() == 1, (action, offered)
            self.ways["dial"] += 1
            self.press("-")
        return found

    def choose_by_chance(self) -> None:
        """Anything that is lit in the prompt, or on the board where arrows lead to it; the board first, until it was done once."""
        old = str(self.visitor.table["version"])
        for _ in range(MOST_STEPS):
            if not ((self.ways["board"] == 0 or self.luck.random() < .3) and self._walk_and_enter()):
                self.take(self.luck.choice(self.choices()))
            if self.visitor.page.evaluate("() => document.querySelector('[data-testid=table]').dataset.busy !== undefined") or \
                    str(self.visitor.table["version"]) != old:
                break
        self.visitor.hear_other_than(old)

    def _walk_and_enter(self) -> bool:
        """B, then arrows: if a lit place with one action lies on the way, it is taken."""
        self.press("b")
        for way in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowLeft"):
            if self.visitor.page.evaluate("() => document.activeElement?.matches('[data-place][data-lit][data-action]') ?? false"):
                self.ways["board"] += 1
                self.press("Enter")
                return True
            self.press(way)
        return False

    # --- what the list of keys promises
    def listed(self) -> list[str]:
        """"?" opens the list and takes the focus along; Esc brings it back."""
        self.visitor.page.locator(QUESTION).focus()
        self.press("?")
        self.focused('[data-testid="keys"]')
        keys: list[str] = self.visitor.part("keys").locator("[data-key]").evaluate_all("all => all.map((one) => one.dataset.key)")
        self.press("Escape")
        self.visitor.part("keys").wait_for(state="detached")
        self.focused(QUESTION)
        return keys

    def keep_promises(self, *only: str) -> set[str]:
        """Every key of the list does what it says there, and the focus is never lost. Which keys were listed."""
        listed = self.listed()
        for key in only or (key for key in listed if key not in PLAYED):
            assert key in listed
            self.visitor.page.locator(QUESTION).focus()
            PROMISES[key](self)
            assert self.visitor.page.evaluate("() => document.activeElement !== document.body"), key
        return set(listed)


def opened_and_closed(keyboard: Keyboard, key: str, inside: str, *close: str) -> None:
    keyboard.press(key)
    keyboard.focused(inside)
    keyboard.press(*close)
    keyboard.focused(QUESTION)


def goes_to(keyboard: Keyboard, key: str, inside: str) -> None:
    keyboard.press(key)
    keyboard.focused(inside)


def walks(keyboard: Keyboard) -> None:
    """From the board's first place arrows lead to another."""
    keyboard.press("b")
    before = keyboard.visitor.page.evaluate(HERE)
    moved = []
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        keyboard.press(key)
        moved.append(keyboard.visitor.page.evaluate(HERE))
    assert any(one != before for one in moved), before


def asks_why(keyboard: Keyboard) -> None:
    """On a dark thing "?" says what it is and why not; Esc goes back to the thing."""
    if not keyboard.visitor.page.evaluate(FIRST_DARK):
        return
    place = keyboard.visitor.page.evaluate(HERE)
    keyboard.press("?")
    keyboard.focused('[data-testid="popover"]')
    keyboard.press("Escape")
    keyboard.visitor.part("popover").wait_for(state="detached")
    assert keyboard.visitor.page.evaluate(HERE) == place


def undoes(keyboard: Keyboard) -> None:
    """The newest choice is taken back, or the button says why not."""
    visitor, old = keyboard.visitor, str(keyboard.visitor.table["version"])
    if visitor.table["undo"]["may"]:
        keyboard.press("u")
        visitor.settle(old)
        return
    keyboard.press("u")
    keyboard.focused('[data-testid="popover"]')
    keyboard.press("Escape")
    visitor.part("popover").wait_for(state="detached")


def replays(keyboard: Keyboard, key: str) -> None:
    opened_and_closed(keyboard, key, '[data-testid="replay"]', "Escape")
    expect(keyboard.visitor.part("replay")).to_have_count(0)


def counts(keyboard: Keyboard) -> None:
    shown = keyboard.visitor.page.locator('[data-testid="dial"] [aria-pressed="true"], [data-testid="dial"] output')
    most = int(shown.inner_text())
    keyboard.press("-")
    expect(shown).to_have_text(str(most - 1))
    keyboard.press("+")
    expect(shown).to_have_text(str(most))


def zooms(keyboard: Keyboard) -> None:
    wood = keyboard.visitor.page.locator('[data-testid="map"] .sheet-of-map')
    width = "one => one.getBoundingClientRect().width"
    before = wood.evaluate(width)
    keyboard.press("+")
    keyboard.visitor.until(lambda: wood.evaluate(width) > before)
    keyboard.press("0")
    keyboard.visitor.until(lambda: wood.evaluate(width) == before)


def turns_card(keyboard: Keyboard) -> None:
    """The first own card is turned to be read, and back."""
    keyboard.press("c", "q")
    turned = keyboard.visitor.page.locator("[data-own] [data-turned]")
    expect(turned).to_have_count(1)
    keyboard.press("q")
    expect(turned).to_have_count(0)


def shows_reach(keyboard: Keyboard) -> None:
    """As long as it is held."""
    reached = keyboard.visitor.page.locator("[data-reach]")
    keyboard.visitor.page.keyboard.down("w")
    expect(reached.first).to_be_attached()
    keyboard.visitor.page.keyboard.up("w")
    expect(reached).to_have_count(0)


def follows(keyboard: Keyboard) -> None:
    """Back to look at the moment before, and on again, whoever has the focus."""
    walk = keyboard.visitor.part("walk")
    at = str(walk.get_attribute("data-at"))
    keyboard.press(",")
    expect(walk).to_have_attribute("data-at", str(int(at) - 1))
    keyboard.press("Enter")
    expect(walk).to_have_attribute("data-at", at)


def tabs(keyboard: Keyboard) -> None:
    assert keyboard.tab_to(LIT, most=4)


TURNS = {"turn left": "q", "turn right": "e"}          # Senjutsu's keys


def turns(keyboard: Keyboard, action: str) -> None:
    """The figure is turned as by the button."""
    visitor, old = keyboard.visitor, str(keyboard.visitor.table["version"])
    keyboard.press(TURNS[action])
    visitor.until(lambda: bool(visitor.sent) and visitor.sent[-1].get("action") == action)
    visitor.settle(old)


def hints(keyboard: Keyboard) -> None:
    """H asks the server; the focus is at the first choice, and where it was when Esc closes what was said. Enter on a choice
    looks it up in the prompt."""
    visitor, sent = keyboard.visitor, len(keyboard.visitor.sent)
    keyboard.press("s")
    keyboard.focused('[data-testid="seats"]')
    keyboard.press("h")
    visitor.part("hint").locator("li").first.wait_for()
    keyboard.focused("[data-hint]")
    keyboard.press("Escape")
    visitor.part("hint").wait_for(state="detached")
    keyboard.focused('[data-testid="seats"]')
    keyboard.press("h")
    action = visitor.part("hint").locator("[data-hint]").first.get_attribute("data-hint")
    keyboard.focused(f'[data-hint="{action}"]')
    keyboard.press("Enter")
    visitor.part("hint").wait_for(state="detached")
    keyboard.focused(f'[data-testid="prompt"] [data-action="{action}"]')
    assert len(visitor.sent) == sent                    # a hint never plays
    keyboard.press("Escape")


# Tried by playing: choices are made by digits and Enter, Esc closes what other keys open, Space skips what bots do.
PLAYED = frozenset(("digits", "enter", "esc", "space"))
PROMISES: dict[str, Callable[[Keyboard], None]] = {
    "tab": tabs,
    "arrows": walks,
    "u": undoes,
    "h": hints,
    "why": asks_why,
    "r": lambda keyboard: opened_and_closed(keyboard, "r", '[data-testid="rules-search"]', "Escape"),
    "l": lambda keyboard: opened_and_closed(keyboard, "l", '[data-testid="log"]', "l"),
    "b": lambda keyboard: goes_to(keyboard, "b", '[data-testid="village"], [data-testid="map"]'),
    "c": lambda keyboard: goes_to(keyboard, "c", '[data-own], [data-testid="hand"]'),
    "s": lambda keyboard: goes_to(keyboard, "s", '[data-testid="seats"]'),
    "count": counts,
    "Q": turns_card,
    "W": shows_reach,
    "follow": follows,
    "zoom": zooms,
    "step": lambda keyboard: replays(keyboard, ","),
    "p": lambda keyboard: replays(keyboard, "p"),
    "QE": lambda keyboard: turns(keyboard, next(action for action in keyboard.visitor.legal() if action in TURNS)),
    "K": lambda keyboard: opened_and_closed(keyboard, "k", '[data-testid="senjutsu-kamae"]', "Escape"),
    "D": lambda keyboard: opened_and_closed(keyboard, "d", '[data-testid="senjutsu-discards"]', "Escape"),
}
