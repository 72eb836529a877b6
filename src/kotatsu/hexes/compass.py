# compiled with mypyc
"""Directions and offsets on hexes with a flat top edge, in axial coordinates (q, r).

Directions are numbered clockwise from 0 (up, the front of a figure that faces up): F, FR, BR, B, BL, FL.
"""
from typing import Final

FORWARD: Final = 0
OFFSETS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
DIRECTION_NAMES: Final = ("F", "FR", "BR", "B", "BL", "FL")

Offset = tuple[int, int]


def distance(q: int, r: int) -> int:
    """How many steps an offset is long."""
    return max(abs(q), abs(r), abs(q + r))


def rotated(q: int, r: int, sides: int) -> Offset:
    """The offset turned clockwise by so many sides."""
    for _ in range(sides % 6):
        q, r = -r, q + r
    return q, r


def mirrored(q: int, r: int) -> Offset:
    """The offset with left and right exchanged, as a figure that faces up sees them."""
    return -q, q + r


def mirrored_direction(direction: int) -> int:
    return (6 - direction) % 6


def dot(q: int, r: int, q2: int, r2: int) -> int:
    """Twice the scalar product of two offsets: of two directions that with the larger product lies nearer to the other offset."""
    return 2 * q * q2 + q * r2 + q2 * r + 2 * r * r2


def ways(q: int, r: int, change: int) -> list[int]:
    """Directions in which an offset gets longer (1) or shorter (-1) by one, those nearest to its straight line: one or two."""
    wanted = distance(q, r) + change
    found: list[int] = []
    best = -1000
    for direction in range(6):
        q2, r2 = OFFSETS[direction]
        if distance(q + q2, r + r2) == wanted:
            along = dot(q, r, q2, r2) * change
            if along > best:
                found, best = [direction], along
            elif along == best:
                found.append(direction)
    return found


def away(q: int, r: int) -> list[int]:
    """Directions in which somebody at this offset is pushed straight away."""
    return ways(q, r, 1)


def towards(q: int, r: int) -> list[int]:
    """Directions in which somebody at this offset is pulled straight back."""
    return ways(q, r, -1)


def routes(q: int, r: int) -> list[list[Offset]]:
    """Every shortest route to an offset: the hexes strictly between."""
    if distance(q, r) <= 1:
        return [[]]
    found: list[list[Offset]] = []
    for q2, r2 in OFFSETS:
        if distance(q - q2, r - r2) == distance(q, r) - 1:
            for rest in routes(q - q2, r - r2):
                found.append([*rest, (q - q2, r - r2)])
    return found


def turn_between(facing: int, other: int) -> int:
    """How many sides lie between two facings, by the shorter way."""
    sides = (other - facing) % 6
    return min(sides, 6 - sides)


def direction_to(q: int, r: int) -> int:
    """The direction whose straight line lies nearest to an offset; of two equal ones the first clockwise from up."""
    best = 0
    for direction in range(1, 6):
        if dot(q, r, *OFFSETS[direction]) > dot(q, r, *OFFSETS[best]):
            best = direction
    return best
