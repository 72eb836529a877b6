"""Two people by link in two languages: a phrase, a clock that runs out, a bot that takes over and gives the seat back."""
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import Visitor

MINDFUL = {"clock": {"kind": "move", "seconds": 3, "then": "bot"}}


def reads(visitor: Visitor, said: str) -> None:
    """What was said stands in the list, in this reader's language."""
    visitor.page.keyboard.press("t")
    visitor.part("said-list").get_by_text(said).wait_for()
    visitor.page.keyboard.press("Escape")


def hears(visitor: Visitor, notice: str) -> None:
    """Everybody is told what happened to a seat."""
    visitor.until(lambda: notice in [one["words"]["id"] for one in visitor.table["notices"]])


def test_a_phrase_a_clock_and_a_bot_that_gives_the_seat_back(house: House, visit: Visit) -> None:
    seats = [{"kind": "here", "name": "Olena"}, {"kind": "link", "name": "Jan"}]
    opened = house.post("tables", {"game": "samurai", "seats": seats, "options": {"first": 2}, "terms": MINDFUL})
    link = opened["seats"][1]["link"]
    owner, friend = visit(), visit(size="phone", language="cs")
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
