"""The rules do not know north from south: a turned field gives the turned game, the Imperator's too if its compass is turned."""

import pytest

from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.games.battlecrest.scene import GAME
from tests.games.battlecrest.turning import turned_position, turned_text


def ordered(position):
    return {**position, "landmarks": dict(sorted(position["landmarks"].items())), "luck": None, "data": None}


def steps_alike(number, most):
    """Play the same choices on both fields, from a position of the fuzzer: after how many of them was all alike?"""
    luck = Luck(number)
    start = GAME.fuzz_position({**GAME.fuzz_options(number, luck), "own_rows": False}, luck)
    one, other = Table.at(GAME, start), Table.at(GAME, turned_position(start))
    for played in range(most):
        if one.item is None:
            return played
        seat = one.decisions()[0]
        texts = one.legal_texts(seat)
        assert sorted(map(turned_text, texts)) == sorted(other.legal_texts(seat))
        text = texts[luck.below(len(texts))]
        one.do(seat, text)
        other.do(seat, turned_text(text))
        assert ordered(turned_position(one.position())) == ordered(other.position())
    return most


@pytest.mark.rule("BC2.1", "BC2.2", "BC5.2")
@pytest.mark.parametrize("number", range(12))
def test_a_turned_field_gives_the_turned_duel(number):
    assert steps_alike(2 * number + 1, 40) > 0


@pytest.mark.rule("BC9.4", "BC9.5", "BC10.8", "BC10.9", "BC11.2")
@pytest.mark.parametrize("number", range(12))
def test_only_the_compass_tells_the_imperator_north_from_south(number):
    """Every pair of heroes, and each difficulty for four of them; cells, targets, pushes and ways are the turned ones."""
    assert steps_alike(2 * (number + 12 * (number % 3)), 40) > 0
