"""Two people by link in two languages: a phrase, a clock that runs out, a bot that takes over and gives the seat back."""
from tests.browser.conftest import Visit
from tests.browser.house import House

SECONDS = 3


def test_a_phrase_a_clock_and_a_bot_that_gives_the_seat_back(house: House, visit: Visit) -> None:
    seats = [{"kind": "here", "name": "Olena"}, {"kind": "link", "name": "Jan"}]
    clock = {"kind": "move", "seconds": SECONDS, "then": "bot"}
    opened = house.post("tables", {"game": "samurai", "seats": seats, "seed": 5, "options": {"first": 2}, "terms": {"clock": clock}})
    owner, friend = visit(), visit(size="phone", language="cs")
    owner.sit(opened["owner"])
    assert owner.part("clock-1").count() == 0, "the clocks wait until everybody has come"
    friend.sit(opened["seats"][1]["link"])
    friend.part("say-button").click()
    friend.page.locator('[data-phrase="well-played"]').click()
    owner.page.keyboard.press("t")
    owner.part("said-list").get_by_text("Well played!").wait_for()
    owner.page.keyboard.press("Escape")
    friend.part("said").get_by_text("Pěkně zahráno!").wait_for()
    # Jan is asked first and thinks too long: a bot plays for him, and Olena's own turn may come and go meanwhile
    friend.part("take-back-1").wait_for()
    assert owner.table["seats"][1]["bot"] == "careful"
    friend.page.goto("about:blank")
    owner.until(lambda: any("-time-bot" in one["words"]["id"] for one in owner.table["notices"]))
    friend.page.goto(f"{house.address}#/table/{opened['seats'][1]['link']}")
    owner.until(lambda: any("-time-back" in one["words"]["id"] for one in owner.table["notices"]))
