"""From hundreds of positions the Imperator takes the turn that a second writing of its rules takes."""

import pytest

from kotatsu.games.battlecrest.random_positions import SOLOS
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.games.battlecrest.scene import GAME
from tests.games.battlecrest.second_imperator import ROWS, SecondImperator

ORDERS = [id for id, row in ROWS.items() if row["kind"] == "order"]
POSITIONS = 40


def without_answers(position):
    """You have no card to defend with, so its turn is never interrupted; it stands close enough to be pushed and hit."""
    you, imperator = position["sides"]
    you["row"] = [text if text.endswith(" used") else f"{text} used" for text in you["row"]]
    return {**position, "active": imperator["hero"], "turn": 1}


def after(position):
    """Whatever its turn changes."""
    sides = [{"minion": None, "item": "start", **side} for side in position["sides"]]
    return {"landmarks": dict(position["landmarks"]), "sides": sides}


@pytest.mark.rule("BC9.8", "BC10.4", "BC10.9", "BC11.2", "BC11.8", "BC11.10", "BC11.15", "BC18.7", "BC18.16")
@pytest.mark.parametrize("number", range(len(SOLOS)))
def test_its_turn_is_that_of_the_second_writing(number):
    luck = Luck(number)
    for _ in range(POSITIONS):
        start = without_answers(GAME.fuzz_position({**SOLOS[number], "landmark_pool": ("6", "8")[luck.below(2)]}, luck))
        order = ORDERS[luck.below(len(ORDERS))]
        start["order"] = next(other for other in ORDERS if other[0] != order[0])
        second = SecondImperator(start, order)
        second.turn()
        assert after(Table.at(GAME, start, (f"order {order}",)).position()) == second.outcome(), (start, order)
