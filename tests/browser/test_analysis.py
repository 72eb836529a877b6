"""A finished game is analysed, by keyboard: stopped and gone on with, a moment looked at, and played on from there."""
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.finished import finished, wait_until_analysed
from tests.browser.house import House


def test_a_finished_game_is_analysed_and_played_on(house: House, visit: Visit) -> None:
    opened = house.lay(finished())
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
    assert sheet.locator("[data-line]").count() == 3            # a line for each side
    points = visitor.part("turning-points").get_by_role("button")
    expect(points.first).to_have_attribute("aria-pressed", "true")
    visitor.page.keyboard.press("t")
    expect(points.nth(1 % points.count())).to_have_attribute("aria-pressed", "true")

    visitor.part("show-moment").press("Enter")
    visitor.part("replay").wait_for()
    expect(sheet).to_have_count(0)
    visitor.page.go_back()                                     # the server remembers: all of it is there at once
    wait_until_analysed(visitor)
    assert len(house.http.get(f"{house.address}api/tables/{opened['owner']}/analysis").text.splitlines()) == 1

    visitor.part("play-on").press("Enter")
    visitor.page.wait_for_function("old => !location.hash.includes(old)", arg=opened["owner"])
    visitor.settle()
    assert [one["words"]["id"] for one in visitor.table["notices"]] == ["server-notice-onward"]
    assert len(visitor.table["yours"]) == 1 and [one["kind"] for one in visitor.table["seats"]].count("bot") == 2
    assert visitor.complaints == []
