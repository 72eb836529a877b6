# compiled with mypyc
"""A row of numbers that is written from left to right: what a seat sees, for programs that learn."""
from typing import Any, Final

from mypy_extensions import i64

MOST: Final = 255
ONE: Final[i64] = 1
SPOTS: Final[list[Any]] = []       # the places of the longest row as objects: making one for each write took most of the time

Numbers = list[int] | tuple[int, ...]


class Sheet:
    """Numbers 0 to 255, all 0 at first; each writer begins where the last one ended. What is larger is written as 255.

    A nought that stands there already is not written, and lists and tuples are read each in its own way: both for speed.
    """

    def __init__(self, size: int) -> None:
        if len(SPOTS) < size:
            SPOTS.extend(range(len(SPOTS), size))
        self.found = bytearray(size)
        self.at: i64 = 0

    def number(self, value: i64) -> None:
        """One number as it is."""
        if value:
            self.found[SPOTS[self.at]] = value if value < MOST else MOST
        self.at += 1

    def numbers(self, values: Numbers, first: i64, some: i64, count: i64) -> None:
        """`some` of these numbers as they are, from `first` on, with room for `count`."""
        found, to, end = self.found, self.at - first, first + some
        if isinstance(values, list):
            while first < end:
                value: i64 = values[first]
                if value:
                    found[SPOTS[to + first]] = value if value < MOST else MOST
                first += 1
        else:
            while first < end:
                value = values[first]
                if value:
                    found[SPOTS[to + first]] = value if value < MOST else MOST
                first += 1
        self.at += count

    def one_of(self, index: i64, count: i64) -> None:
        """1 at one of `count` places; nowhere if it is none of them."""
        if 0 <= index < count:
            self.found[SPOTS[self.at + index]] = 1
        self.at += count

    def bits(self, mask: i64, count: i64) -> None:
        """1 at the places of a mask."""
        found, at = self.found, self.at
        while mask:
            if mask & 1:
                found[SPOTS[at]] = 1
            mask >>= 1
            at += 1
        self.at += count

    def marks(self, things: tuple[int, ...], count: i64) -> None:
        """1 for each of `count` things that is there; none is there twice."""
        if things:
            found, at = self.found, self.at
            for thing in things:
                found[SPOTS[at + thing]] = 1
        self.at += count

    def tally(self, things: Numbers, count: i64) -> None:
        """How often each of `count` things is there. Most are there once: only a thing that may have come before is looked up."""
        found, at = self.found, self.at
        before: i64 = 0                          # things that came, as bits; things that are 64 apart share one
        if isinstance(things, list):
            for thing in things:
                spot, bit = SPOTS[at + thing], ONE << (thing & 63)
                if before & bit:
                    found[spot] += 1
                else:
                    found[spot] = 1
                    before |= bit
        else:
            for thing in things:
                spot, bit = SPOTS[at + thing], ONE << (thing & 63)
                if before & bit:
                    found[spot] += 1
                else:
                    found[spot] = 1
                    before |= bit
        self.at += count

    def places(self, things: tuple[int, ...], count: i64) -> None:
        """The place of each of `count` things in a row, counted from 1."""
        if things:
            found, at = self.found, self.at
            place: i64 = 1
            for thing in things:
                if thing < count:
                    found[SPOTS[at + thing]] = place
                place += 1
        self.at += count

    def put(self, at: i64, value: i64) -> None:
        """A number at a place that was skipped."""
        self.found[SPOTS[at]] = value if value < MOST else MOST

    def row(self, numbers: bytes) -> None:
        """Numbers that were written before."""
        end = self.at + len(numbers)
        self.found[self.at:end] = numbers
        self.at = end

    def skip(self, count: i64) -> None:
        """So many numbers stay 0."""
        self.at += count
