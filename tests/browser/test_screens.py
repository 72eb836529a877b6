"""Every screen in both sizes: in four languages nothing is clipped, covered or left as a raw key; axe-core finds no violation."""
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser

from tests.browser import eyes
from tests.browser.conftest import come
from tests.browser.house import House
from tests.browser.screens import SCREENS, Gallery
from tests.browser.visitor import LANGUAGES, SIZES, Visitor

Looker = Callable[[str, str], Visitor]


@pytest.fixture(scope="module")
def gallery(house: House) -> Gallery:
    return Gallery(house)


@pytest.fixture(scope="module")
def looker(browser: Browser, house: House) -> Iterator[Looker]:
    """One visitor for each size and language, who goes from screen to screen."""
    with ExitStack() as opened:
        known: dict[tuple[str, str], Visitor] = {}

        def one(size: str, language: str) -> Visitor:
            if (size, language) not in known:
                known[size, language] = come(browser, house, size, language=language)
                opened.callback(known[size, language].context.close)
            return known[size, language]
        yield one


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_layout(gallery: Gallery, looker: Looker, size: str, language: str, screen: str) -> None:
    visitor = looker(size, language)
    gallery.show(visitor, screen)
    problems = eyes.layout(visitor.page)
    if language == "en":
        problems += eyes.axe(visitor.page)
    problems += visitor.complaints
    visitor.complaints.clear()
    assert problems == []
    assert visitor.page.evaluate("document.documentElement.lang") == language
