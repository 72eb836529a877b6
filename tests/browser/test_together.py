"""Two people by link at two processes, in two languages: choices, a broken line, phrases, a clock that runs out, a bot that
takes over and gives the seat back, a seat that is forfeited, a link that is opened in another browser."""
import signal
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import QUICK, House
from tests.browser.visitor import Visitor
from tests.server.lib.postgres import IN_CI, cluster, programs

SEATS = [{"kind": "link", "name": "Olena"}, {"kind": "link", "name": "Jan"}]
MINDFUL = {"clock": {"kind": "move", "seconds": 3, "then": "bot"}}
STRICT = {"clock": {"kind": "move", "seconds": 3, "then": "forfeit"}}


@pytest.fixture
def houses(request: pytest.FixtureRequest, built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, ...]]:
    """Two processes that share a PostgreSQL; one process twice where there is none."""
    if not IN_CI and (programs() is None or find_spec("psycopg") is None):
        house = request.getfixturevalue("quick_house")
        yield house, house
        return
    with cluster() as postgres:
        url = postgres.fresh()
        both = tuple(House(tmp_path_factory.mktemp("house"), QUICK, database=url) for _ in range(2))
        for house in both:
            house.start()
        yield both
        for house in both:
            house.end()
            house.http.close()
            assert house.errors() == ""


def says(visitor: Visitor, phrase: str) -> None:
    visitor.part("say-button").click()
    visitor.page.locator(f'[data-phrase="{phrase}"]').click()


def reads(visitor: Visitor, said: str) -> None:
    """What was said stands in the list, in this reader's language."""
    visitor.page.keyboard.press("t")
    visitor.part("said-list").get_by_text(said).wait_for()
    visitor.page.keyboard.press("Escape")


def told(visitor: Visitor, notice: str) -> bool:
    return notice in [one["words"]["id"] for one in visitor.table["notices"]]


def hears(visitor: Visitor, notice: str) -> None:
    """Everybody is told what happened to a seat."""
    visitor.until(lambda: told(visitor, notice))


def links(house: House, **wish: object) -> list[str]:
    """A table, by the links of its two seats."""
    return [seat["link"] for seat in house.post("tables", {"seats": SEATS, **wish})["seats"]]


def play(*visitors: Visitor) -> None:
    """Whoever is asked chooses, and the other sees it."""
    one, other = sorted(visitors, key=lambda visitor: not visitor.legal())
    before = len(other.log)
    one.choose(one.legal()[0])
    other.until(lambda: len(other.log) > before)


def test_a_phrase_a_clock_and_a_bot_that_gives_the_seat_back(houses: tuple[House, ...], visit: Visit) -> None:
    house = houses[0]
    olena, jan = visit(house), visit(houses[1], size="phone", language="cs")
    first, second = links(house, game="samurai", options={"first": 2}, seed=8)
    olena.sit(first)
    jan.sit(second)
    play(jan, olena)
    houses[1].end(signal.SIGKILL)
    jan.part("banner").wait_for()
    houses[1].start()
    jan.part("banner").wait_for(state="detached")
    jan.settle()
    play(jan, olena)
    assert all("WebSocket connection to" in one for one in [*jan.complaints, *olena.complaints])
    jan.complaints.clear()                       # the browser itself tells of every try
    olena.complaints.clear()
    assert not told(jan, "server-notice-opened"), "who comes back is no stranger"
    olena.sit(second)                            # Jan's link, in another browser
    hears(jan, "server-notice-opened")

    first, second = links(house, game="samurai", options={"first": 2}, terms=MINDFUL)
    olena.sit(first)
    assert olena.part("clock-1").count() == 0, "the clocks wait until everybody has come"
    jan.sit(second)
    says(jan, "well-played")
    reads(olena, "Well played!")
    says(olena, "one-moment")
    reads(jan, "Chviličku")
    reads(jan, "Pěkně zahráno!")
    hears(olena, "server-time-bot")              # Jan is asked first, and thinks too long
    jan.go("#/")
    jan.part("start").wait_for()
    jan.go(f"#/table/{second}")
    hears(olena, "server-time-back")

    first, second = links(house, game="root", options={}, terms=STRICT)
    olena.sit(first)
    jan.sit(second)
    both = [one.part("result") for one in (olena, jan)]
    assert sorted(one.get_attribute("data-won") or "" for one in both) == ["false", "true"], "whoever thinks too long has lost"
