"""Lines of sight."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kotatsu.hexes.board import Board, hexagon
from kotatsu.hexes.compass import OFFSETS, distance, mirrored, mirrored_direction, rotated
from kotatsu.hexes.sight import sees, sight_lines

FIELD = Board(hexagon(3))
PLACE = st.sampled_from(hexagon(3))
ROCKS = st.sets(PLACE, max_size=8)
SIDES = st.integers(0, 5)


def visible(start, facing, end, rocks=()):
    return sees(FIELD, FIELD.at(*start), facing, FIELD.at(*end), [place in rocks for place in FIELD.places])


def test_a_rock_in_front_hides_everything():
    assert not any(visible((0, 0), 0, place, {(0, -1)}) for place in hexagon(3) if place not in ((0, 0), (0, -1)))


@pytest.mark.parametrize(("end", "seen"), [((0, -3), False), ((1, -3), True), ((-1, -2), True), ((0, -1), True), ((1, -1), True)])
def test_a_rock_hides_what_lies_behind_it(end, seen):
    assert visible((0, 0), 0, end, {(0, -2)}) == seen


def test_nothing_straight_behind_is_seen():
    assert not any(visible((0, 0), 0, (0, r)) for r in (1, 2, 3))


def test_what_is_in_front_is_seen_on_an_empty_board():
    assert all(visible((0, 0), 0, (q, r)) for q, r in hexagon(3) if 2 * r + q < 0)


@given(PLACE, SIDES, PLACE, ROCKS, SIDES)
def test_sight_turns_with_the_board(start, facing, end, rocks, sides):
    turned = {rotated(*place, sides) for place in rocks}
    assert visible(start, facing, end, rocks) == visible(rotated(*start, sides), (facing + sides) % 6, rotated(*end, sides), turned)


@given(PLACE, SIDES, PLACE, ROCKS)
def test_sight_in_a_mirror(start, facing, end, rocks):
    other = visible(mirrored(*start), mirrored_direction(facing), mirrored(*end), {mirrored(*place) for place in rocks})
    assert visible(start, facing, end, rocks) == other


@given(PLACE, SIDES, PLACE, ROCKS, PLACE)
def test_one_more_rock_never_opens_a_line(start, facing, end, rocks, rock):
    if visible(start, facing, end, rocks | ({rock} - {start, end})):
        assert visible(start, facing, end, rocks - {rock})


@given(st.tuples(st.integers(-6, 6), st.integers(-6, 6)).filter(lambda place: place != (0, 0)), SIDES)
def test_a_line_touches_a_chain_of_hexes(offset, facing):
    """The hexes along a line, with both ends, hang together."""
    for line in sight_lines(*offset, facing):
        hexes = {(0, 0), offset, *line}
        reached, todo = {(0, 0)}, [(0, 0)]
        while todo:
            q, r = todo.pop()
            fresh = {(q + dq, r + dr) for dq, dr in OFFSETS} & hexes - reached
            reached |= fresh
            todo += fresh
        assert reached == hexes
        assert all(distance(*place) <= distance(*offset) + 1 for place in line)
