"""Boards: neighbours, distances, joined tiles, diagrams."""
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kotatsu.hexes.board import OFF, REACH, TILE_SHIFTS, Board, Diagram, hexagon, joined, offset_number, turned_board
from kotatsu.hexes.compass import OFFSETS, distance, rotated

FIELD = Board(hexagon(3))
CELLS = st.integers(0, FIELD.count - 1)
SIDES = st.integers(0, 5)
HEXES = st.sets(st.tuples(st.integers(-3, 3), st.integers(-3, 3)), min_size=1, max_size=20)
SPOTS = st.sets(st.tuples(st.integers(-4, 4), st.integers(-4, 4)).filter(lambda place: distance(*place) <= REACH), max_size=6)


def test_a_hexagon_of_radius_three():
    assert (FIELD.printed, FIELD.count) == (37, 37 + 24)
    assert [len([q for q, _ in FIELD.places[:37] if q == column]) for column in range(-3, 4)] == [4, 5, 6, 7, 6, 5, 4]


@given(HEXES)
def test_neighbours_point_at_each_other(hexes):
    board = Board(list(hexes))
    for cell in range(board.count):
        for direction in range(6):
            other = board.neighbour(cell, direction)
            if other != OFF:
                assert board.neighbour(other, (direction + 3) % 6) == cell
                assert board.between(cell, other) == OFFSETS[direction]
            else:
                assert cell >= board.printed                     # every printed hex has its shore


@given(HEXES)
def test_the_shore_is_what_touches_the_board(hexes):
    board = Board(list(hexes))
    for q, r in board.places[board.printed:]:
        assert (q, r) not in hexes and any((q + dq, r + dr) in hexes for dq, dr in OFFSETS)
    assert board.at(40, 40) == OFF


@given(CELLS, CELLS, CELLS)
def test_distances_are_distances(one, two, three):
    assert FIELD.distance(one, two) == FIELD.distance(two, one)
    assert (FIELD.distance(one, two) == 0) == (one == two)
    assert FIELD.distance(one, three) <= FIELD.distance(one, two) + FIELD.distance(two, three)


def test_six_tiles_close_around_one():
    shifts = [(0, 0), *TILE_SHIFTS]
    whole = joined([hexagon(3)] * 7, shifts)
    assert len(whole) == 7 * 37 == Board(whole).printed
    inside = set(whole)
    assert all((q + dq, r + dr) in inside for q, r in hexagon(3) for dq, dr in OFFSETS)      # no gap around the middle tile


def test_two_tiles_are_one_board():
    board = Board(joined([hexagon(3), hexagon(3)], [(0, 0), (4, -7)]))
    assert board.printed == 74
    assert board.neighbour(board.at(0, -3), 1) == board.at(1, -4) < board.printed


def test_tiles_that_overlap_are_refused():
    with pytest.raises(ValueError, match="overlap"):
        joined([hexagon(3), hexagon(3)], [(0, 0), (1, 0)])


@given(HEXES, SIDES, st.booleans())
def test_a_turned_board_has_the_turned_distances(hexes, sides, mirror):
    places = sorted(hexes)
    board, turned = Board(places), Board(turned_board(places, sides, mirror))
    cells = [board.at(*place) for place in places]
    others = [turned.at(*place) for place in turned_board(places, sides, mirror)]
    assert [board.distance(a, b) for a in cells for b in cells] == [turned.distance(a, b) for a in others for b in others]


@given(SPOTS, SIDES, st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
def test_a_diagram_turns_with_the_figure(spots, facing, offset):
    marked = sorted(spots)
    found = Diagram(marked).spot(facing, offset_number(*offset))
    upright = rotated(*offset, -facing)
    assert found == (marked.index(upright) if upright in spots else OFF)


def test_far_offsets_have_no_number():
    far = FIELD.offset(FIELD.at(0, 3), FIELD.at(0, -3))
    assert far == OFF and Diagram([(0, -4)]).spot(0, far) == OFF
    assert Diagram([(0, -4)]).spot(0, FIELD.offset(FIELD.at(0, 3), FIELD.at(0, -1))) == 0
