"""Two careful eyes: the page's own layout check, and axe-core for those who see, hear or move otherwise."""
import re
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import SIZES, Visitor

WEB = Path(__file__).resolve().parents[2] / "web"
# As axe-core has it, but for two things that would make it look away from most of the page: it is unsure of all that
# stands on an element with a ::before (the edge of our table), and of single letters (the strength on a card).
COLOURS = """() => axe.configure({ checks: [{ id: 'color-contrast', options: {
  ignorePseudo: true, ignoreLength: true, ignoreUnicode: true, boldValue: 700, boldTextPt: 14, largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25, shadowOutlineEmMax: 0.2, textStrokeEmMin: 0.03,
} }] })"""
# The clear button over a seat's name hides the name from axe; it is put below the name for the moment.
ASIDE = """aside => {
  for (const one of document.querySelectorAll('.seatlight:not([data-lit])')) one.parentElement.style.zIndex = aside ? '-1' : '';
}"""
AXE_RUN = """async (options) => (await axe.run(document, { resultTypes: ['violations'], ...options })).violations.map((one) =>
  `${one.id}: ${one.nodes.slice(0, 3).map((node) => `${node.target.join()} (${node.any[0]?.message ?? one.help})`).join('; ')}`)"""


# Fonts are here, and whatever measures itself before a picture is drawn has done so.
READY = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"
# Beyond the left or right edge, where no scrolling leads and nothing crops on purpose.
OFF_SCREEN = """() => [...document.querySelectorAll('button, a, input, svg, [role="option"], [data-card]')].filter((one) => {
  const box = one.getBoundingClientRect();
  const [left, right] = [box.left < -2, box.right > innerWidth + 2];
  if (!box.width || !(left || right) || one.closest('.reader') || !one.checkVisibility()) return false;
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
    const edge = at.getBoundingClientRect();
    if (getComputedStyle(at).overflowX === 'visible' || edge.left < -2 || edge.right > innerWidth + 2) continue;
    if (getComputedStyle(at).overflowX !== 'auto' || right || at.scrollLeft > 0) return false;
  }
  return true;
}).map((one) => `${one.tagName} in ${one.closest('[class]:not(svg)').textContent.trim().slice(0, 60)}`)"""
LATIN = re.compile(r"[A-Za-z]{3,}")
# what is the same everywhere: names, keys of the keyboard, languages in their own words, paragraphs and their numerals
EVERYWHERE = re.compile(r"§\s?[\w.-]+|Kotatsu|\bRoot\b|game-icons\.net|English|Čeština|\b(Esc|Space|Tab|Enter|Shift)\b"
                        r"|\b[ivxIVX]+\b")


def english(text: str) -> list[str]:
    """What a Cyrillic page has left untranslated."""
    return LATIN.findall(EVERYWHERE.sub("", text))


def words(page: Page) -> str:
    """All that can be read on the page, or in its open dialog."""
    text: str = page.evaluate("() => (document.querySelector('dialog[open]') ?? document.body).innerText")
    return text


@cache
def script(path: str) -> str:
    return (WEB / path).read_text(encoding="utf-8")


def layout(page: Page) -> list[str]:
    """Clipped, overlapping, tiny or lost text, small targets, raw keys; buttons and drawings beyond the edge."""
    page.evaluate(READY)
    found: list[dict[str, Any]] = page.evaluate(f"() => {{ {script('tests/layout-check.js')}; return kotatsuLayout(); }}")
    told = [f"{one['kind']}: {one['text']!r} in {one['where']}" + (f" and {one['with']}" if "with" in one else "") for one in found]
    return told + [f"off-screen: {one}" for one in page.evaluate(OFF_SCREEN)]


def axe(page: Page, themes: tuple[str, ...] = ("lamp", "day")) -> list[str]:
    """Every rule of axe-core in the first theme; in another one the colours alone. The last theme is left on."""
    if not themes:
        return []
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {script('node_modules/axe-core/axe.min.js')} }}")
        page.evaluate(COLOURS)
    page.evaluate(ASIDE, True)
    found: list[str] = []
    for theme in themes:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        rules = {} if theme == themes[0] else {"runOnly": ["color-contrast"]}
        found += [f"{theme} {one}" for one in page.evaluate(AXE_RUN, rules)]
    page.evaluate(ASIDE, False)
    return found


def looked_at(visitor: Visitor, *languages: str) -> None:
    """The page in these languages at both sizes: nothing overlaps, nothing is left in English."""
    page = visitor.page
    for language in languages:
        visitor.speak(language)
        for size in ("phone", "laptop"):
            page.set_viewport_size(SIZES[size])
            page.locator("[data-tab]").first.wait_for(state="visible" if size == "phone" else "detached")
            found = layout(page) + (english(words(page)) if language in ("uk", "ru") else [])
            assert found == [], (language, size, found)
    visitor.speak("en")
