"""Screens in both sizes and four languages on one picture: `.venv/bin/python tests/browser/contact_sheet.py [screens …]`.

Without names all of them; a name stands for every screen that begins with it (`senjutsu`, `root-hint`). Writes every picture, an
index.html that shows them, and contact-sheet.png into `--folder` (build/contact-sheet). `--languages uk,cs` leaves the others out;
`--check` says what the layout check finds.
"""
import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser import eyes
from tests.browser.battlecrest_more import BATTLECREST_MORE
from tests.browser.house import ROOT, House, build
from tests.browser.more_screens import MORE_SCREENS, liking
from tests.browser.screens import PHONE_ONLY, SCREENS, Gallery
from tests.browser.thinking_screens import THINKING_SCREENS
from tests.browser.visitor import LANGUAGES, SIZES, come, launch

THEMES = ("day", "lamp")
MORE = {**MORE_SCREENS, **BATTLECREST_MORE, **THINKING_SCREENS}
ALL = {**SCREENS, **MORE}
STYLE = """body { margin: 12px; background: #3a3633; color: #f4ecdc; font: 15px sans-serif }
body { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 24px } h2 { margin: 8px 0 4px; font-size: 17px }
section { display: flex; gap: 8px; align-items: flex-start }
.laptop { width: 340px } .phone { width: 104px }"""


def pictures(browser: Browser, house: House, folder: Path, screens: Sequence[str], languages: Sequence[str],
             check: bool = False) -> int:
    """One picture for each screen, size and language; the themes take turns."""
    gallery, count = Gallery(house), 0
    for size in SIZES:
        for number, language in enumerate(languages):
            visitor = come(browser, house.address, size, language=language, theme=THEMES[number % 2])
            for screen in (one for one in screens if is_shown(one, size)):
                gallery.show(visitor, screen, look=ALL[screen])
                visitor.page.screenshot(path=folder / name(screen, size, language), type="jpeg", quality=85)
                count += 1
                for problem in eyes.layout(visitor.page) + visitor.complaints if check else ():
                    print(f"{screen} {size} {language}: {problem}", flush=True)
                visitor.complaints.clear()
                if screen in MORE:
                    liking(visitor, hands="open", speed="instant")
            visitor.context.close()
    return count


def is_shown(screen: str, size: str) -> bool:
    return size == "phone" or screen not in PHONE_ONLY


def name(screen: str, size: str, language: str) -> str:
    return f"{screen}-{size}-{language}.jpg"


def sheet(browser: Browser, folder: Path, screens: Sequence[str], languages: Sequence[str]) -> Path:
    """The pictures side by side: two screens in a row, in all languages and both sizes."""
    rows = [f"<article><h2>{screen}</h2><section>" + "".join(
        f'<img class="{size}" src="{name(screen, size, language)}" alt="{screen}, {size}, {language}">'
        for language in languages for size in SIZES if is_shown(screen, size)) + "</section></article>" for screen in screens]
    index = folder / "index.html"
    head = f"<!doctype html><meta charset=utf-8><title>Kotatsu</title><style>{STYLE}</style>"
    index.write_text("\n".join([head, *rows]), encoding="utf-8")
    page = browser.new_page(viewport={"width": 48 + 2 * len(languages) * 460, "height": 800})
    page.goto(index.resolve().as_uri())
    found = folder / "contact-sheet.png"
    page.screenshot(path=found, full_page=True)
    page.close()
    return found


@contextmanager
def opened() -> Iterator[tuple[House, Browser]]:
    """A server of its own with the page as it is now, and a browser."""
    build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house, browser = House(Path(data)), launch(playwright)
        house.start()
        try:
            yield house, browser
        finally:
            house.end()
            house.http.close()
            browser.close()


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("screens", nargs="*", default=[""])
    given.add_argument("--folder", type=Path, default=ROOT / "build" / "contact-sheet")
    given.add_argument("--languages", type=lambda text: text.split(","), default=LANGUAGES)
    given.add_argument("--check", action="store_true")
    asked = given.parse_args()
    screens = [screen for screen in ALL if screen.startswith(tuple(asked.screens))]
    asked.folder.mkdir(parents=True, exist_ok=True)
    with opened() as (house, browser):
        count = pictures(browser, house, asked.folder, screens, asked.languages, asked.check)
        print(f"{count} pictures: {sheet(browser, asked.folder, screens, asked.languages)}")


if __name__ == "__main__":
    main()
