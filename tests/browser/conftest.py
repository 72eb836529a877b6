"""One browser and one server for all tests of the page; every visitor has a browser profile of its own."""
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from kotatsu import games
from tests.browser.house import QUICK, SERVE, House, build
from tests.browser.visitor import PATIENCE, Visitor, come, launch

Visit = Callable[..., Visitor]
SHOWN = "samurai"                       # the game of every table here that does not name another
OTHERS = sorted(set(games.names()) - {SHOWN})
# These come first, and the many short tests of screens fill the workers' last minute.
LONGEST = ("test_root.py", "test_plain.py", "test_keyboard.py", "test_stillness.py", "test_game.py", "test_links.py")
HERE = Path(__file__).parent
expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)
            if not any(game in item.nodeid for game in OTHERS):
                item.extra_keyword_matches.add(SHOWN)
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    """Browser tests come after all others, the longest first."""
    if not item.path.is_relative_to(HERE):
        return -1
    return LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST)


@pytest.fixture(scope="session")
def built() -> None:
    build()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()


def housed(folder: Path, command: tuple[str, ...] = SERVE, environment: dict[str, str] | None = None) -> Iterator[House]:
    house = House(folder, command, environment)
    house.start()
    yield house
    house.end()
    house.http.close()
    assert house.errors() == ""


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from housed(tmp_path_factory.mktemp("house"))


@pytest.fixture
def quick_house(built: None, tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, whose bots play briskly."""
    yield from housed(tmp_path, QUICK)


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """Opens browsers; at the end of the test none of them may have complained."""
    with ExitStack() as opened:
        visitors: list[Visitor] = []

        def one(at: House = house, size: str = "laptop", **settings: str) -> Visitor:
            visitors.append(come(browser, at.address, size, **settings))
            opened.callback(visitors[-1].context.close)
            return visitors[-1]
        yield one
        assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
