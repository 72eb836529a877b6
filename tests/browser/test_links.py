"""Several browsers at one table: each sees its own view and its own choices; who watches touches nothing."""
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import Visitor


def own_seat(visitor: Visitor) -> str | None:
    return visitor.page.locator("[data-own]").get_attribute("data-testid")


def test_a_seat_by_link_and_a_spectator(house: House, visit: Visit) -> None:
    opened = house.open("here", "link", seed=5, first=1)
    owner, friend, watcher = visit(), visit(), visit()
    owner.keep(opened)
    owner.sit(opened["owner"])
    links = invited(owner)
    friend.page.goto(links["copy-1"])
    friend.settle()
    watcher.page.goto(links["copy-watch"])
    watcher.settle()
    assert [one.table["role"] for one in (owner, friend, watcher)] == ["owner", "seat", "watch"]
    assert (own_seat(owner), own_seat(friend)) == ("seat-0", "seat-1")
    both = (owner, friend)
    seen = set()
    for _ in range(12):
        asked = next(seat for seat, one in enumerate(both) if one.legal())
        other = both[1 - asked]
        seen.add(asked)
        assert sorted(both[asked].offered()) == sorted(both[asked].legal())
        assert other.lit() == [] and other.legal() == [] and watcher.lit() == []
        assert ("●" in both[asked].page.title(), "●" in other.page.title()) == (True, False)
        both[asked].choose(both[asked].legal()[0])
        for one in (other, watcher):
            one.catch_up(both[asked])
    assert seen == {0, 1}
    check_undo(both, watcher)
    check_untouchable(watcher)
    friend.part("menu-button").click()
    assert friend.part("menu").is_visible() and friend.part("invite-button").count() == 0


def boxes(visitor: Visitor) -> list[object]:
    return [visitor.part(name).bounding_box() for name in ("village", "prompt", "log")]


def check_undo(both: tuple[Visitor, Visitor], watcher: Visitor) -> None:
    """What the other has seen is taken back if they allow it; refused or allowed, everybody there is told."""
    all_three = (*both, watcher)
    while not any("pass" in one.legal() for one in both):
        one = next(one for one in both if one.legal())
        one.choose(one.legal()[0])
        for each in all_three:
            each.catch_up(one)
    asker = next(one for one in both if "pass" in one.legal())
    other = both[1 - both.index(asker)]
    before = len(asker.log)
    asker.choose("pass")
    for each in all_three:
        each.catch_up(asker)
    said, still = [], boxes(watcher)
    for answer in ("undo-refuse", "undo-allow"):
        asker.part("undo").click()
        watcher.part("banner").wait_for()
        asker.part("undo-withdraw").wait_for()
        assert watcher.part("undo-allow").count() == 0
        other.part(answer).click()
        for each in all_three:
            each.part("told-close").wait_for()
        assert len({each.part("banner").inner_text() for each in all_three}) == 1
        said.append(watcher.part("banner").inner_text())
        assert boxes(watcher) == still                 # what is told lies over the table and moves nothing
        assert (len(watcher.log) == before) == (answer == "undo-allow") and ("pass" in asker.legal()) == (answer == "undo-allow")
    assert said[0] != said[1]
    for each in all_three:
        each.part("told-close").click()


def invited(owner: Visitor) -> dict[str, str]:
    """The links that the sheet of seats hands out."""
    owner.part("menu-button").click()
    owner.part("invite-button").click()
    buttons = owner.part("invite").locator("[data-link]")
    found = {one.get_attribute("data-testid") or "": one.get_attribute("data-link") or "" for one in buttons.all()}
    owner.page.keyboard.press("Escape")
    owner.part("invite").wait_for(state="detached")
    return found


def check_untouchable(watcher: Visitor) -> None:
    """Whatever a spectator clicks or types, nothing is sent that could change the table."""
    assert watcher.part("undo").count() == 0 and watcher.part("choices").count() == 0
    version, watcher.sent = watcher.table["version"], []
    for place in watcher.page.locator("[data-place]").all():
        watcher.tap(place)
        watcher.page.keyboard.press("Escape")
    for key in ("1", "2", "u", "Enter", "Space"):
        watcher.page.keyboard.press(key)
    assert [message for message in watcher.sent if message["type"] in ("act", "undo")] == []
    assert watcher.table["version"] == version


def test_a_renewed_link_sends_its_old_holder_away(house: House, visit: Visit) -> None:
    opened = house.open("here", "link", seed=6)
    friend = visit()
    friend.sit(opened["seats"][1]["link"])
    renewed = house.post(f"tables/{opened['owner']}/renew/1", {})["link"]
    friend.page.locator("main.lost").wait_for()
    friend.sit(renewed)
    assert friend.table["yours"] == [1]
    friend.part("menu-button").click()
    friend.part("own-link").click()                        # a link that only this person has: the table is open by it at once
    friend.page.wait_for_function("old => !location.hash.includes(old)", arg=renewed)
    friend.part("prompt").wait_for()
    own = friend.page.url.rpartition("/")[2]
    friend.go(f"#/table/{renewed}")
    friend.page.locator("main.lost").wait_for()
    friend.sit(own)
    assert friend.table["yours"] == [1]
