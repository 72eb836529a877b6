"""A whole game by two samurai at one screen, played by clicking only what is lit."""
from random import Random

import pytest

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.visitor import Visitor


def check_lit(visitor: Visitor) -> None:
    """Exactly the legal actions are lit: all of them in the prompt, in the server's order, and no other on the board."""
    lit, legal = visitor.lit(), visitor.legal()
    assert lit["version"] == str(visitor.table["version"])
    assert lit["prompt"] == legal
    assert {action for action, _ in lit["board"]} <= set(legal)
    assert lit["other"] == [] and visitor.complaints == []


def step(visitor: Visitor, luck: Random) -> bool:
    """One choice by a seeded rule, on the board or in the prompt; true if it was made on the board."""
    action = luck.choice(visitor.legal())
    places = [place for one, place in visitor.lit()["board"] if one == action]
    place = luck.choice(places) if places and luck.random() < 0.6 else None
    visitor.choose(action, place)
    return place is not None


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_by_clicking_what_is_lit(house: House, visit: Visit, seed: int) -> None:
    luck = Random(seed)
    visitor = visit()
    opened = house.open("here", "here", seed=seed, level="easy")
    visitor.sit(opened["owner"])
    on_board = steps = 0
    while not visitor.table["over"]:
        check_lit(visitor)
        on_board += step(visitor, luck)
        steps += 1
        if steps == 8:
            check_reload(visitor)
    visitor.part("ending").wait_for()
    assert visitor.lit()["prompt"] == [] and visitor.lit()["board"] == []
    won = visitor.table["over"]["results"][0] > 0
    assert visitor.part("result").get_attribute("data-won") == str(won).lower()
    assert steps > 20 and 0 < on_board < steps
    print(steps, on_board, visitor.table["view"]["round"], won)


def check_reload(visitor: Visitor) -> None:
    """The page comes back at the same question, with the same choices and the whole log."""
    question, lit, log = visitor.part("question").inner_text(), visitor.lit(), visitor.log
    visitor.page.reload()
    visitor.settle()
    assert (visitor.part("question").inner_text(), visitor.lit(), visitor.log) == (question, lit, log)
