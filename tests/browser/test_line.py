"""The server dies under an open page, and comes back: the game goes on, nobody reloads."""
import signal

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House


def test_a_killed_server_comes_back(quick_house: House, visit: Visit) -> None:
    house = quick_house
    opened = house.open("here", "here", seed=8, first=1)
    visitor = visit(house)
    visitor.sit(opened["owner"])
    for _ in range(3):
        visitor.choose(visitor.legal()[0])
    question, lit, log = visitor.part("question").inner_text(), visitor.lit(), visitor.log
    visitor.page.evaluate("() => { window.sameDocument = true; }")
    house.end(signal.SIGKILL)
    expect(visitor.part("banner")).to_be_visible()
    expect(visitor.page.locator("[data-lit]")).to_have_count(0)
    house.start()
    expect(visitor.part("banner")).to_have_count(0)
    visitor.settle()
    assert (visitor.part("question").inner_text(), visitor.lit(), visitor.log) == (question, lit, log)
    visitor.choose(visitor.legal()[0])
    assert len(visitor.log) > len(log)
    assert visitor.page.evaluate("() => window.sameDocument") is True
    assert all("WebSocket connection to" in one for one in visitor.complaints)      # the browser itself tells of every try
    visitor.complaints.clear()
