# compiled with mypyc
"""A board of hexes, numbered, with its neighbours and distances worked out once."""
from typing import Final

from kotatsu.hexes.compass import OFFSETS, Offset, distance, mirrored, rotated

OFF: Final = -1                                # no such hex
REACH: Final = 4                               # how far diagrams reach
SPAN: Final = 2 * REACH + 1
OFFSET_COUNT: Final = SPAN * SPAN              # numbers of offsets within REACH
TILE_SHIFTS: Final = ((4, -7), (7, -3), (3, 4), (-4, 7), (-7, 3), (-3, -4))
"""Where the centre of a neighbouring tile of radius 3 lies: the grids join without gap or overlap."""


def offset_number(q: int, r: int) -> int:
    """An offset as one number; OFF beyond REACH."""
    if abs(q) > REACH or abs(r) > REACH:
        return OFF
    return (q + REACH) * SPAN + r + REACH


def hexagon(radius: int) -> list[Offset]:
    """All hexes that are at most so far from the centre."""
    around = range(-radius, radius + 1)
    return [(q, r) for q in around for r in around if distance(q, r) <= radius]


def joined(tiles: list[list[Offset]], shifts: list[Offset]) -> list[Offset]:
    """Several tiles as one board, each with its centre moved; no two may overlap."""
    found = [(q + dq, r + dr) for tile, (dq, dr) in zip(tiles, shifts, strict=True) for q, r in tile]
    if len(set(found)) != len(found):
        raise ValueError("the tiles overlap")
    return found


def turned_board(hexes: list[Offset], sides: int, mirror: bool = False) -> list[Offset]:
    """The hexes turned about (0, 0), and before that mirrored if wanted."""
    return [rotated(*(mirrored(q, r) if mirror else (q, r)), sides) for q, r in hexes]


class Board:
    """The printed hexes are cells 0 to `printed` - 1, ordered by q and r; then come those around them, the shore.

    Nothing changes once it is made: states refer to it and never copy it.
    """

    def __init__(self, hexes: list[Offset]) -> None:
        inside = sorted(set(hexes))
        shore = sorted({(q + dq, r + dr) for q, r in inside for dq, dr in OFFSETS} - set(inside))
        self.places: list[Offset] = [*inside, *shore]
        self.printed: int = len(inside)
        self.count: int = len(self.places)
        self.numbers: dict[Offset, int] = {place: cell for cell, place in enumerate(self.places)}
        self.next: list[int] = [self.numbers.get((q + dq, r + dr), OFF) for q, r in self.places for dq, dr in OFFSETS]
        self.apart: list[int] = [distance(q2 - q, r2 - r) for q, r in self.places for q2, r2 in self.places]
        self.offsets: list[int] = [offset_number(q2 - q, r2 - r) for q, r in self.places for q2, r2 in self.places]

    def at(self, q: int, r: int) -> int:
        """The cell at these coordinates, or OFF."""
        return self.numbers.get((q, r), OFF)

    def neighbour(self, cell: int, direction: int) -> int:
        """The cell next to a cell, or OFF beyond the shore."""
        return self.next[cell * 6 + direction]

    def distance(self, cell: int, other: int) -> int:
        return self.apart[cell * self.count + other]

    def offset(self, cell: int, other: int) -> int:
        """The number of the offset from one cell to another, OFF beyond REACH."""
        return self.offsets[cell * self.count + other]

    def between(self, cell: int, other: int) -> Offset:
        """The offset from one cell to another."""
        q, r = self.places[cell]
        q2, r2 = self.places[other]
        return q2 - q, r2 - r


class Diagram:
    """Marked hexes around a figure that faces up, looked up for any facing."""

    def __init__(self, spots: list[Offset]) -> None:
        self.spots = spots
        self.table: list[int] = [OFF] * (6 * OFFSET_COUNT)
        for number, (q, r) in enumerate(spots):
            for facing in range(6):
                place = offset_number(*rotated(q, r, facing))
                assert place != OFF, f"({q},{r}) lies beyond the reach of diagrams"
                self.table[facing * OFFSET_COUNT + place] = number

    def spot(self, facing: int, offset: int) -> int:
        """The number of the marked hex at an offset (as `Board.offset` gives it), or OFF."""
        return OFF if offset == OFF else self.table[facing * OFFSET_COUNT + offset]
