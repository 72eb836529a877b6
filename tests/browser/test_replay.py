"""Going back in a game: every moment of the log can be shown, has a link, and leads back to now."""
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.scenes import moments
from tests.browser.visitor import SIZES, Visitor


def moment(visitor: Visitor) -> int:
    """The moment that the address names."""
    return int(visitor.page.url.rpartition("/at/")[2])


def sums(visitor: Visitor) -> list[str]:
    """What stands on the tracks of all samurai."""
    found: list[str] = visitor.page.locator('[data-testid^="seat-"] [role="img"][aria-label*="Kiai"]').evaluate_all(
        "all => all.map((one) => one.getAttribute('aria-label'))")
    return found


def test_a_game_is_replayed(house: House, visit: Visit) -> None:
    opened = house.lay(moments()["late-3"])
    visitor = visit()
    visitor.keep(opened)
    visitor.sit(opened["owner"])
    now, lit = sums(visitor), visitor.lit()
    visitor.part("log").locator("[data-moment]").first.click()
    visitor.part("replay").wait_for()
    first = moment(visitor)
    assert visitor.lit() == []
    visitor.part("replay-next").click()
    expect(visitor.page).to_have_url(f"{visitor.address}#/table/{opened['owner']}/at/{first + 1}")
    visitor.page.keyboard.press(",")
    expect(visitor.page).to_have_url(f"{visitor.address}#/table/{opened['owner']}/at/{first}")
    visitor.part("replay").get_by_role("slider").fill("4")
    early = sums(visitor)
    assert early != now
    other = visit()
    other.page.goto(f"{visitor.address}#/table/{opened['watch']}/at/{moment(visitor)}")
    other.part("replay").wait_for()
    assert sorted(sums(other)) == sorted(early) and other.lit() == []        # a spectator has another samurai nearest
    visitor.part("replay-play").click()
    visitor.until(lambda: moment(visitor) > 5)
    visitor.part("replay-leave").click()
    visitor.part("prompt").wait_for()
    assert (sums(visitor), visitor.lit()) == (now, lit)
    assert visitor.sent == []


@pytest.mark.parametrize("size", SIZES)
def test_a_replay_stands_in_the_place_of_the_prompt(house: House, visit: Visit, size: str) -> None:
    """However much is told of a moment, the board keeps its size."""
    opened = house.lay(moments()["late-5"])
    visitor = visit(size=size, language="ru")
    visitor.sit(opened["owner"])
    prompt, village = (visitor.part(part).bounding_box() for part in ("prompt", "village"))
    visitor.page.keyboard.press(",")
    visitor.part("replay").wait_for()
    for _ in range(3):
        assert (visitor.part("replay").bounding_box(), visitor.part("village").bounding_box()) == (prompt, village)
        visitor.page.keyboard.press(",")
