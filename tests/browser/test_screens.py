"""Every screen in both sizes: in four languages nothing is clipped, covered or left as a raw key; axe-core finds no violation."""
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tests.browser import battlecrest_scenes, eyes, senjutsu_scenes
from tests.browser.house import House
from tests.browser.screens import BATTLECREST_SCREENS, ROOT_SCREENS, SCREENS, SENJUTSU_SCREENS, Gallery, screens_of
from tests.browser.visitor import LANGUAGES, SIZES, Visitor, come

Looker = Callable[[str], Visitor]
# The same parts with fewer or more samurai: axe looks at the tables of two and of seven.
ALIKE = {"early-3", "early-5", "late-3", "late-5"}
# Tables of one game that are made of the same parts, with other things on them. Axe takes as long for each as all else together.
SCENES = (
    [screen for screen in SCREENS if screen.startswith(("early-", "late-", "ask-", "watching")) and screen not in ALIKE],
    [screen for screen in ROOT_SCREENS if screen.startswith(("root-four", "root-six", "root-winter", "root-battle-", "root-ask-"))],
    [f"senjutsu-{scene}" for scene in senjutsu_scenes.SCENES],
    [f"battlecrest-{scene}" for scene in battlecrest_scenes.SCENES],
)
SIGHTS = (("laptop", "lamp"), ("phone", "day"), ("laptop", "day"), ("phone", "lamp"))
SIGHT = {screen: SIGHTS[number % len(SIGHTS)] for scenes in SCENES for number, screen in enumerate(scenes)}


def themes_of(size: str, screen: str) -> tuple[str, ...]:
    """In which light axe looks at a screen. Both sizes draw with the same colours: a phone is looked at by day, a laptop by lamp;
    every other laptop's screen by day too, for what only a laptop shows. Of a game's scenes each is looked at once, at every size
    and in every light in turn; a faction's own board, which no other screen has, by lamp and by day."""
    if screen in ALIKE:
        return ()
    if screen in SIGHT:
        return tuple(light for at, light in [SIGHT[screen]] if at == size)
    if size == "phone":
        return ("day",)
    return ("lamp", "day") if list(SCREENS).index(screen) % 2 and not screen.startswith("root-own-") else ("lamp",)


def test_every_scene_is_looked_at_and_every_game_in_every_way() -> None:
    for scenes in SCENES:
        assert {SIGHT[screen] for screen in scenes} == set(SIGHTS)
    for screen in SCREENS:
        assert screen in ALIKE or any(themes_of(size, screen) for size in SIZES)


@pytest.fixture(scope="module")
def gallery(house: House) -> Gallery:
    return Gallery(house)


@pytest.fixture(scope="module")
def looker(browser: Browser, house: House) -> Iterator[Looker]:
    """One visitor for each size, who goes from screen to screen."""
    with ExitStack() as opened:
        known: dict[str, Visitor] = {}

        def one(size: str) -> Visitor:
            if size not in known:
                known[size] = come(browser, house.address, size)
                opened.callback(known[size].context.close)
            return known[size]
        yield one


@pytest.mark.parametrize(("size", "screen"), [(size, screen) for size in SIZES for screen in screens_of(size)])
def test_layout(gallery: Gallery, looker: Looker, size: str, screen: str) -> None:
    """The screen is gone to once; then its language is changed where it stands."""
    visitor = looker(size)
    problems = []
    for language in LANGUAGES:
        if language == LANGUAGES[0]:
            gallery.show(visitor, screen, language)
            found = eyes.layout(visitor.page) + eyes.axe(visitor.page, themes_of(size, screen))
        else:
            gallery.show_in(visitor, screen, language)
            found = eyes.layout(visitor.page)
        if language in ("uk", "ru") and screen in {**ROOT_SCREENS, **SENJUTSU_SCREENS, **BATTLECREST_SCREENS}:
            found += [f"english: {word}" for word in eyes.english(eyes.words(visitor.page))]
        problems += [f"{language}: {problem}" for problem in found + visitor.complaints]
        visitor.complaints.clear()
        assert visitor.page.evaluate("document.documentElement.lang") == language
    assert problems == []


WRONG = {
    "raw-key": ("", "page-undo"),
    "clipped": ("width: 9px; overflow: hidden; white-space: nowrap", "too long"),
    "broken": ("width: 40px; overflow-wrap: anywhere", "hippopotamus"),
    "outside": ("position: fixed; right: -99px", "far away"),
    "overlap": ("margin-top: -40px", "one on another"),
    "small-text": ("font-size: 9px", "tiny"),
}
ADD = """([css, text]) => {
  const wrong = document.createElement('p');
  [wrong.id, wrong.textContent, wrong.style.cssText] = ['wrong', text, css];
  document.querySelector(css.includes('fixed') ? '#app' : 'h1').after(wrong);
}"""


SPILL = """() => {
  const wrong = document.createElement('span');
  [wrong.id, wrong.className, wrong.textContent] = ['wrong', 'act', 'more than it holds'];
  wrong.style.cssText = 'width: 60px; white-space: nowrap; padding: 0';
  document.querySelector('h1').before(wrong);
}"""
# A drawing whose colours come from a style or a definition that nobody fetched.
UNPAINTED = ('fill="var(--nowhere)"', 'fill="url(#nowhere)"')
PAINT = """colours => {
  const wrong = document.createElement('div');
  wrong.id = 'wrong';
  wrong.innerHTML = `<svg width="20" height="20"><path fill="#000" d="M0 0h9v9z" /><rect ${colours} width="9" height="9" /></svg>`;
  document.querySelector('h1').before(wrong);
}"""
# A seat whose contents are wider than it is; a panel that lies on a part of a board.
CROWDED = """() => {
  const [seat, drawn] = [document.createElement('div'), document.createElement('div')];
  [seat.id, seat.dataset.testid] = ['wrong', 'seat-9'];
  [seat.style.cssText, drawn.style.cssText] = ['width: 50px', 'width: 60px; height: 9px'];
  seat.append(drawn);
  document.querySelector('h1').before(seat);
}"""
# Seats and boxes in which something stands too low; light that is cut off; text of which half lies under something else.
LOW = """handle => {
  const [box, drawn] = [document.createElement('div'), document.createElement('div')];
  [box.id, box.dataset[handle]] = ['wrong', 'seat-9'];
  [box.style.cssText, drawn.style.cssText] = ['height: 20px', 'height: 26px'];
  box.append(drawn);
  document.querySelector('h1').before(box);
}"""
CUT = """() => {
  const [box, lit] = [document.createElement('div'), document.createElement('div')];
  [box.id, lit.className, box.style.cssText, lit.style.cssText] = ['wrong', 'lit', 'overflow: hidden', 'height: 20px'];
  box.append(lit);
  document.querySelector('h1').before(box);
}"""
HALF = """over => {
  const [both, text, above] = [document.createElement('div'), document.createElement('p'), document.createElement('div')];
  [both.id, text.textContent] = ['wrong', 'half of it'];
  [both.style.cssText, text.style.cssText] = ['position: relative', 'width: max-content'];
  above.style.cssText = `position: absolute; left: 0; top: 0; height: 20px; width: 30px; background: ${over}`;
  both.append(text, above);
  document.querySelector('h1').before(both);
}"""
COVERED = """() => {
  const [both, board, panel] = [0, 0, 0].map(() => document.createElement('div'));
  [both.id, board.dataset.testid, panel.dataset.testid] = ['wrong', 'map', 'ending'];
  [board.style.cssText, panel.style.cssText] = ['height: 40px', 'height: 9px; margin-top: -9px'];
  both.append(board, panel);
  document.querySelector('h1').before(both);
}"""

# A line before the beginning of a list, where no scrolling leads; words that stand over the bar.
UNREACHED = """() => {
  const [list, line, rest] = [0, 0, 0].map(() => document.createElement('div'));
  [list.id, line.textContent] = ['wrong', 'nobody reads this'];
  [list.style.cssText, rest.style.cssText] = ['display: grid; height: 40px; overflow: auto; align-content: end', 'height: 60px'];
  list.append(line, rest);
  document.querySelector('h1').before(list);
}"""
OVER_BAR = """() => {
  const [bar, words] = [document.createElement('div'), document.createElement('span')];
  [bar.id, bar.className, words.textContent] = ['wrong', 'bar', 'where am I'];
  bar.style.cssText = 'height: 8px; line-height: 8px; margin: 30px 0';
  bar.append(words);
  document.querySelector('h1').before(bar);
}"""


def test_the_eyes_see(gallery: Gallery, looker: Looker) -> None:
    """A check that finds nothing must be able to find something."""
    page = looker("laptop").page
    gallery.show(looker("laptop"), "about", "cs")
    for kind, added in WRONG.items():
        page.evaluate(ADD, added)
        assert kind in {problem.split(":")[0] for problem in eyes.layout(page)}
        page.evaluate("() => document.querySelector('#wrong').remove()")
    page.evaluate(SPILL)
    assert {problem.split(":")[0] for problem in eyes.layout(page)} == {"spilled"}
    page.evaluate("() => document.querySelector('#wrong').remove()")
    assert eyes.layout(page) == [] == eyes.axe(page)
    page.evaluate(ADD, ("color: rgb(240, 225, 200)", "pale"))
    assert {problem.split(":")[0] for problem in eyes.axe(page)} == {"day color-contrast"}
    page.evaluate("() => document.querySelector('#wrong').remove()")
    for colours in UNPAINTED:
        page.evaluate(PAINT, colours)
        assert [problem.split(":")[0] for problem in eyes.layout(page)] == ["unpainted"]
        page.evaluate("() => document.querySelector('#wrong').remove()")
    for wrong, given, kind in ((CROWDED, None, "spilled"), (COVERED, None, "covered"), (LOW, "testid", "clipped"),
                               (LOW, "whole", "clipped"), (CUT, None, "clipped"), (HALF, "rgb(9 9 9)", "covered"),
                               (UNREACHED, None, "clipped"), (OVER_BAR, None, "spilled")):
        page.evaluate(wrong, given)
        assert [problem.split(":")[0] for problem in eyes.layout(page)] == [kind]
        page.evaluate("() => document.querySelector('#wrong').remove()")
    page.evaluate(HALF, "rgb(9 9 9 / .1)")
    assert eyes.layout(page) == []
    page.reload()
