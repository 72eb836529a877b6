"""The pictures of README.md, made anew into docs/img: `.venv/bin/python tests/browser/readme_pictures.py`."""
import sys
from pathlib import Path

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.browser.contact_sheet import opened
from tests.browser.house import ROOT, House
from tests.browser.screens import Gallery
from tests.browser.visitor import come

PICTURES = {"samurai": "late-5", "root": "root-four", "senjutsu": "senjutsu-picked", "battlecrest": "battlecrest-solo-action"}


def take(browser: Browser, house: House, folder: Path) -> None:
    """One picture of each game's table on a laptop, by day, in English."""
    gallery = Gallery(house)
    visitor = come(browser, house.address, "laptop", language="en", theme="day")
    for game, screen in PICTURES.items():
        gallery.show(visitor, screen)
        visitor.page.screenshot(path=folder / f"{game}.png")
    visitor.context.close()


if __name__ == "__main__":
    with opened() as (house, browser):
        take(browser, house, ROOT / "docs" / "img")
