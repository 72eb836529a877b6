"""What must be in sight at a table of Root: the quests of a Vagabond, pictures of cards, seats in their places."""
from tests.browser.conftest import Visit
from tests.browser.eyes import READY
from tests.browser.house import House
from tests.browser.root_scenes import moments
from tests.browser.visitor import Visitor

# Boxes of some things that are not wholly inside another.
OUTSIDE = """([things, inside]) => {
  const edge = document.querySelector(inside).getBoundingClientRect();
  const all = [...document.querySelectorAll(things)].filter((one) => one.checkVisibility());
  const out = all.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < edge.left - 1 || box.right > edge.right + 1 || box.top < edge.top - 1 || box.bottom > edge.bottom + 1;
  });
  return [all.length, out.map((one) => one.textContent)];
}"""
DOMINANCE = {"game": "root", "options": {"factions": ["marquise", "eyrie", "alliance"]}, "active": "marquise", "phase": "daylight",
             "seats": {"eyrie": {"dominance": "fox"}},
             "clearings": {"9": "M4+sawmill, E1", "1": "M1+keep", "3": "E2+roost"}}


def whole(visitor: Visitor, things: str, inside: str) -> int:
    """Every one of them lies wholly inside; how many there are."""
    visitor.page.evaluate(READY)
    count, cut = visitor.page.evaluate(OUTSIDE, [things, inside])
    assert cut == []
    return int(count)


def test_what_must_be_in_sight(house: House, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(house.lay(moments()["own-vagabond"])["owner"])
    view = visitor.table["view"]
    assert whole(visitor, '[data-guide="quests"] li', '[role="region"].board') == len(view["quests"]) > 0
    visitor.sit(house.lay(moments()["own-marquise"])["owner"])
    cards = visitor.table["view"]["seats"][visitor.prompt()["seat"]]["cards"]                    # type: ignore[index]
    assert visitor.part("hand").last.locator("li:has(svg)").count() == len(cards) > 0


def test_who_plays_for_dominance_keeps_his_place(house: House, visit: Visit) -> None:
    visitor = visit()
    visitor.sit(house.lay(DOMINANCE)["owner"])
    assert visitor.table["view"]["seats"][1]["points"] is None
    boxes = [visitor.part(f"seat-{seat}").bounding_box() for seat in range(3)]
    assert len({(box["width"], box["height"]) for box in boxes if box is not None}) == 1
