"""Directions and offsets: what holds for every one of them."""
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kotatsu.hexes.compass import (
    DIRECTION_NAMES,
    OFFSETS,
    away,
    direction_to,
    distance,
    dot,
    mirrored,
    mirrored_direction,
    rotated,
    routes,
    towards,
    turn_between,
)

OFFSET = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
NEAR = st.tuples(st.integers(-4, 4), st.integers(-4, 4)).filter(lambda offset: 0 < distance(*offset) <= 4)
SIDES = st.integers(0, 5)


def test_the_directions_go_round_clockwise():
    assert [OFFSETS[direction] for direction in range(6)] == [rotated(0, -1, direction) for direction in range(6)]
    assert DIRECTION_NAMES == ("F", "FR", "BR", "B", "BL", "FL")


def test_relative_names_turn_with_the_figure():
    """The FL hex of a figure that faces 2 is (1,-1), its B hex (-1,0)."""
    assert (rotated(-1, 0, 2), rotated(0, 1, 2)) == ((1, -1), (-1, 0))


@pytest.mark.parametrize(("one", "two", "apart"), [
    ((-1, 2), (2, -2), 4), ((0, 0), (3, -3), 3), ((0, 0), (2, 2), 4), ((1, 1), (1, 1), 0)])
def test_distance(one, two, apart):
    assert distance(two[0] - one[0], two[1] - one[1]) == apart


@given(OFFSET, SIDES)
def test_turning_and_mirroring_keep_distances(offset, sides):
    assert distance(*rotated(*offset, sides)) == distance(*mirrored(*offset)) == distance(*offset)


@given(OFFSET, SIDES)
def test_turning_back_and_mirroring_twice_give_the_same(offset, sides):
    assert rotated(*rotated(*offset, sides), -sides) == offset
    assert mirrored(*mirrored(*offset)) == offset


@given(OFFSET, SIDES)
def test_a_mirror_turns_the_other_way(offset, sides):
    assert mirrored(*rotated(*offset, sides)) == rotated(*mirrored(*offset), -sides)


@given(SIDES)
def test_a_mirrored_direction_is_that_of_the_mirrored_offset(direction):
    assert OFFSETS[mirrored_direction(direction)] == mirrored(*OFFSETS[direction])


@given(OFFSET, OFFSET, SIDES)
def test_the_product_does_not_depend_on_how_the_board_lies(one, two, sides):
    assert dot(*one, *two) == dot(*rotated(*one, sides), *rotated(*two, sides)) == dot(*mirrored(*one), *mirrored(*two))


@given(OFFSET.filter(lambda offset: offset != (0, 0)), SIDES)
def test_away_and_towards_turn_with_the_offset(offset, sides):
    for ways in (away, towards):
        turned = sorted((direction + sides) % 6 for direction in ways(*offset))
        assert sorted(ways(*rotated(*offset, sides))) == turned
        assert sorted(ways(*mirrored(*offset))) == sorted(mirrored_direction(direction) for direction in ways(*offset))


@given(OFFSET.filter(lambda offset: offset != (0, 0)))
def test_away_is_one_farther_and_towards_one_nearer(offset):
    q, r = offset
    assert {distance(q + OFFSETS[d][0], r + OFFSETS[d][1]) - distance(q, r) for d in away(q, r)} == {1}
    assert {distance(q + OFFSETS[d][0], r + OFFSETS[d][1]) - distance(q, r) for d in towards(q, r)} == {-1}
    assert 1 <= len(away(q, r)) <= 2 and 1 <= len(towards(q, r)) <= 2


@pytest.mark.parametrize(("offset", "pushed", "pulled"), [
    ((0, -1), [0], [3]), ((1, -2), [0, 1], [3, 4]), ((1, -3), [0], [3]), ((2, -3), [1], [4]), ((-1, -1), [0, 5], [2, 3])])
def test_straight_lines_and_slanted_ones(offset, pushed, pulled):
    assert (sorted(away(*offset)), sorted(towards(*offset))) == (pushed, pulled)


@given(NEAR)
def test_routes_are_all_the_shortest_ones(offset):
    length = distance(*offset)
    found = routes(*offset)
    assert len({tuple(route) for route in found}) == len(found) > 0
    for route in found:
        hexes = [(0, 0), *route, offset]
        assert len(hexes) == length + 1
        assert all(distance(b[0] - a[0], b[1] - a[1]) == 1 for a, b in pairwise(hexes))


@pytest.mark.parametrize(("offset", "count"), [((0, -1), 1), ((0, -3), 1), ((1, -2), 2), ((1, -3), 3), ((2, -4), 6)])
def test_how_many_routes(offset, count):
    assert len(routes(*offset)) == count


@given(NEAR, SIDES)
def test_routes_turn_with_the_offset(offset, sides):
    turned = {tuple(rotated(*place, sides) for place in route) for route in routes(*offset)}
    assert {tuple(route) for route in routes(*rotated(*offset, sides))} == turned


@given(SIDES, SIDES)
def test_the_shorter_turn(facing, other):
    sides = turn_between(facing, other)
    assert 0 <= sides <= 3 and other in ((facing + sides) % 6, (facing - sides) % 6)


@given(SIDES, st.integers(1, 9))
def test_the_direction_of_a_straight_offset(direction, length):
    assert direction_to(OFFSETS[direction][0] * length, OFFSETS[direction][1] * length) == direction
