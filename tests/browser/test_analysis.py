"""A finished game is analysed, by keyboard: stopped and gone on with, a moment looked at, and played on from there."""
import pytest
from playwright.sync_api import Route, expect

from kotatsu import games
from tests.browser.conftest import Visit
from tests.browser.finished import finished, wait_until_analysed
from tests.browser.house import House
from tests.browser.keyboard import Keyboard


@pytest.mark.parametrize("name", games.names())
def test_a_finished_game_is_analysed_and_played_on(house: House, visit: Visit, name: str) -> None:
    opened = house.lay(finished(name))
    visitor = visit()
    visitor.sit(opened["owner"])
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The server seems to think for ever."""
        held.append(route)

    visitor.page.route("**/analysis?*", hold)
    visitor.part("analysis-open").press("Enter")
    expect(visitor.part("analysis").get_by_role("progressbar")).to_have_attribute("value", "0")
    visitor.until(lambda: held)
    visitor.part("analysis-stop").press("Enter")
    expect(visitor.part("analysis").get_by_role("status")).to_contain_text("Stopped")
    visitor.page.unroute("**/analysis?*")
    visitor.part("analysis-again").press("Enter")
    wait_until_analysed(visitor)
    sheet = visitor.part("analysis")
    seats = len(visitor.table["seats"])
    assert sheet.locator("[data-line]").count() == (1 if name == "samurai" else seats)            # a line for each side
    points = visitor.part("turning-points").get_by_role("button")
    expect(points.first).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("t")
    expect(points.nth(1 % points.count())).to_have_attribute("aria-pressed", "true")
    points.last.press("Enter")
    expect(points.last).to_have_attribute("aria-pressed", "true")
    expect(visitor.part("turning-point")).to_contain_text("All hands open, the chance fell from")
    expect(visitor.part("turning-point")).to_contain_text("As far as the seat could see when it chose:")

    visitor.part("show-moment").press("Enter")
    visitor.part("replay").wait_for()
    expect(sheet).to_have_count(0)
    visitor.page.go_back()                                     # the server remembers: all of it is there at once
    wait_until_analysed(visitor)
    assert len(house.http.get(f"{house.address}api/tables/{opened['owner']}/analysis").text.splitlines()) == 1

    visitor.page.keyboard.press("Escape")                      # it was opened by its address: the focus is on what is told below
    expect(sheet).to_have_count(0)
    Keyboard(visitor).focused('[data-testid="ending"]')
    visitor.part("analysis-open").press("Enter")
    wait_until_analysed(visitor)
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("analysis-open")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    wait_until_analysed(visitor)

    visitor.part("play-on").press("Enter")
    visitor.page.wait_for_function("old => !location.hash.includes(old)", arg=opened["owner"])
    visitor.settle()
    assert [one["words"]["id"] for one in visitor.table["notices"]] == ["server-notice-onward"]
    assert len(visitor.table["yours"]) == 1 and [one["kind"] for one in visitor.table["seats"]].count("bot") == seats - 1
    assert visitor.complaints == []
