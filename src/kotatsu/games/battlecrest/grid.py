# compiled with mypyc
"""The field: 6×6 cells, numbered in reading order, and sets of cells as bits."""
from typing import Final

SIZE: Final = 6
CELLS: Final = 36
NONE: Final = 255                  # no cell, no card, nobody
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WHOLE: Final = (1 << 36) - 1
NOT_EAST: Final = sum([1 << cell for cell in range(36) if cell % 6 != 5])     # cells that have one to their right
NOT_WEST: Final = sum([1 << cell for cell in range(36) if cell % 6 != 0])


def neighbour(cell: int, direction: int) -> int:
    """BC2.2: the cell beyond an edge, NONE at the border."""
    if direction == NORTH:
        return cell - SIZE if cell >= SIZE else NONE
    if direction == SOUTH:
        return cell + SIZE if cell < CELLS - SIZE else NONE
    if direction == EAST:
        return cell + 1 if cell % SIZE != SIZE - 1 else NONE
    return cell - 1 if cell % SIZE != 0 else NONE


BESIDE: Final[list[list[int]]] = [[other for other in [neighbour(cell, way) for way in range(4)] if other != NONE]
                                  for cell in range(CELLS)]


def distance(one: int, other: int) -> int:
    """BC2.2: orthogonal steps, whatever lies between."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


def spread(cells: int) -> int:
    """All cells beside some of these, and perhaps some of these."""
    return (cells >> SIZE | cells << SIZE | (cells & NOT_EAST) << 1 | (cells & NOT_WEST) >> 1) & WHOLE


def within(cell: int, low: int, high: int) -> int:
    """The cells at a distance of `low` to `high`, as bits."""
    found = 0
    for other in range(CELLS):
        if low <= distance(cell, other) <= high:
            found |= 1 << other
    return found


WITHIN: Final[list[list[int]]] = [[within(cell, 0, steps) for steps in range(2 * SIZE - 1)] for cell in range(CELLS)]


def in_range(cell: int, low: int, high: int) -> int:
    """The same, looked up."""
    found = WITHIN[cell][min(high, 10)]
    return found & ~WITHIN[cell][min(low, 11) - 1] if low > 0 else found


def cells_of(cells: int) -> list[int]:
    """A set of cells as a list, in reading order."""
    found: list[int] = []
    while cells:
        low = cells & -cells
        found.append(low.bit_length() - 1)
        cells ^= low
    return found


def reach(start: int, steps: int, passable: int, stops: int, ways: int, ways_free: int) -> int:
    """BC3.5, BC5.6, BC5.8: the cells that a walk may come to, the start included.

    A walk ends on `stops`; from a cell of `ways` one step leads to each cell of `ways_free`.
    """
    seen = 1 << start
    front = seen
    for _ in range(steps):
        found = front >> SIZE | front << SIZE | (front & NOT_EAST) << 1 | (front & NOT_WEST) >> 1    # spread, without the call
        if front & ways:
            found |= ways_free
        found &= passable & ~seen
        if not found:
            break
        seen |= found
        front = found & ~stops
    return seen
