# compiled with mypyc
"""Lines of sight: from a front corner of the own hex to a corner of the other, past whatever hides.

Corners lie on thirds of the axial grid, so that everything is exact: coordinates here are three times the axial ones.
"""
from typing import Final

from kotatsu.hexes.board import Board
from kotatsu.hexes.compass import OFFSETS, Offset, rotated

CORNERS: Final = tuple((OFFSETS[d][0] + OFFSETS[(d + 1) % 6][0], OFFSETS[d][1] + OFFSETS[(d + 1) % 6][1]) for d in range(6))
FRONT_CORNERS: Final = (5, 0)                    # of a figure that faces up: left and right of its front side
LINES: Final[dict[tuple[int, int, int], list[list[Offset]]]] = {}


def is_apart(q: int, r: int, start: Offset, end: Offset, gap: int) -> bool:
    """Whether a line misses the hex at (q, r): with gap 0 it may not even touch it, with gap 1 it may run along its edge."""
    x, y = start[0] - 3 * q, start[1] - 3 * r
    x2, y2 = end[0] - 3 * q, end[1] - 3 * r
    for one, two in ((x + 2 * y, x2 + 2 * y2), (2 * x + y, 2 * x2 + y2), (x - y, x2 - y2)):
        if min(one, two) > 3 - gap or max(one, two) < gap - 3:
            return True
    sides = [(cx - x) * (y2 - y) - (cy - y) * (x2 - x) for cx, cy in CORNERS]
    return min(sides) > -gap or max(sides) < gap


def upright_lines(q: int, r: int) -> list[list[Offset]]:
    """For a figure that faces up: each line to (q, r) that does not run through its own hex, as the other hexes it touches."""
    found: list[list[Offset]] = []
    columns = range(min(0, q) - 1, max(0, q) + 2)
    rows = range(min(0, r) - 1, max(0, r) + 2)
    for front in FRONT_CORNERS:
        start = CORNERS[front]
        for cx, cy in CORNERS:
            end = (3 * q + cx, 3 * r + cy)
            if is_apart(0, 0, start, end, 1):
                touched = [(q2, r2) for q2 in columns for r2 in rows
                           if (q2, r2) != (0, 0) and (q2, r2) != (q, r) and not is_apart(q2, r2, start, end, 0)]
                if touched not in found:
                    found.append(touched)
    return found


def sight_lines(q: int, r: int, facing: int) -> list[list[Offset]]:
    """The same for any facing; worked out once."""
    key = (q, r, facing)
    if key not in LINES:
        q2, r2 = rotated(q, r, -facing)
        LINES[key] = [[rotated(q3, r3, facing) for q3, r3 in line] for line in upright_lines(q2, r2)]
    return LINES[key]


def sees(board: Board, cell: int, facing: int, other: int, hides: list[bool]) -> bool:
    """Whether a figure sees a cell; `hides` says of every cell of the board whether it hides what lies behind."""
    q, r = board.places[cell]
    q2, r2 = board.places[other]
    for line in sight_lines(q2 - q, r2 - r, facing):
        clear = True
        for dq, dr in line:
            touched = board.at(q + dq, r + dr)
            if touched >= 0 and hides[touched]:
                clear = False
                break
        if clear:
            return True
    return False
