"""Two people by link at two processes, in two languages: choices, a broken line, a phrase, a clock that runs out, a bot that
takes over and gives the seat back."""
import signal
from collections.abc import Iterator
from importlib.util import find_spec

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import QUICK, House
from tests.browser.visitor import Visitor
from tests.server.lib.postgres import IN_CI, cluster, programs

SEATS = [{"kind": "here", "name": "Olena"}, {"kind": "link", "name": "Jan"}]
MINDFUL = {"clock": {"kind": "move", "seconds": 3, "then": "bot"}}


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


def reads(visitor: Visitor, said: str) -> None:
    """What was said stands in the list, in this reader's language."""
    visitor.page.keyboard.press("t")
    visitor.part("said-list").get_by_text(said).wait_for()
    visitor.page.keyboard.press("Escape")


def hears(visitor: Visitor, notice: str) -> None:
    """Everybody is told what happened to a seat."""
    visitor.until(lambda: notice in [one["words"]["id"] for one in visitor.table["notices"]])


def play(*visitors: Visitor) -> None:
    """Whoever is asked chooses, and the other sees it."""
    one, other = sorted(visitors, key=lambda visitor: not visitor.legal())
    before = len(other.log)
    one.choose(one.legal()[0])
    other.until(lambda: len(other.log) > before)


def test_a_phrase_a_clock_and_a_bot_that_gives_the_seat_back(houses: tuple[House, ...], visit: Visit) -> None:
    house = houses[0]
    owner, friend = visit(house), visit(houses[1], size="phone", language="cs")
    opened = house.post("tables", {"game": "samurai", "seats": SEATS, "options": {"first": 2}, "seed": 8})
    owner.sit(opened["owner"])
    friend.sit(opened["seats"][1]["link"])
    play(friend, owner)
    houses[1].end(signal.SIGKILL)
    friend.part("banner").wait_for()
    houses[1].start()
    friend.part("banner").wait_for(state="detached")
    friend.settle()
    play(friend, owner)
    assert all("WebSocket connection to" in one for one in [*friend.complaints, *owner.complaints])
    friend.complaints.clear()                    # the browser itself tells of every try
    owner.complaints.clear()

    opened = house.post("tables", {"game": "samurai", "seats": SEATS, "options": {"first": 2}, "terms": MINDFUL})
    link = opened["seats"][1]["link"]
    owner.sit(opened["owner"])
    assert owner.part("clock-1").count() == 0, "the clocks wait until everybody has come"
    friend.sit(link)
    friend.part("say-button").click()
    friend.page.locator('[data-phrase="well-played"]').click()
    reads(owner, "Well played!")
    reads(friend, "Pěkně zahráno!")
    hears(owner, "server-time-bot")              # Jan is asked first, and thinks too long
    friend.go("#/")
    friend.part("start").wait_for()
    friend.go(f"#/table/{link}")
    hears(owner, "server-time-back")
