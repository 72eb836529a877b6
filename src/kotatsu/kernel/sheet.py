# compiled with mypyc
"""A row of numbers that is written from left to right: what a seat sees, for programs that learn."""
from collections.abc import Sequence
from typing import Final

MOST: Final = 255


class Sheet:
    """Numbers 0 to 255, all 0 at first; each writer begins where the last one ended. What is larger is written as 255."""

    def __init__(self, size: int) -> None:
        self.found = bytearray(size)
        self.at: int = 0

    def number(self, value: int) -> None:
        """One number as it is."""
        if value:
            self.found[self.at] = min(value, MOST)
        self.at += 1

    def numbers(self, values: Sequence[int], count: int) -> None:
        """Several numbers as they are, with room for `count`."""
        found, at = self.found, self.at
        for value in values:
            if value:
                found[at] = min(value, MOST)
            at += 1
        self.at += count

    def part(self, values: list[int], first: int, some: int, count: int) -> None:
        """`some` of a list's numbers, from `first` on, with room for `count`: no list is made of them."""
        found, at = self.found, self.at
        for place in range(first, first + some):
            value = values[place]
            if value:
                found[at] = min(value, MOST)
            at += 1
        self.at += count

    def one_of(self, index: int, count: int) -> None:
        """1 at one of `count` places; nowhere if it is none of them."""
        if 0 <= index < count:
            self.found[self.at + index] = 1
        self.at += count

    def bits(self, mask: int, count: int) -> None:
        """1 at the places of a mask."""
        found, at = self.found, self.at
        while mask:
            if mask & 1:
                found[at] = 1
            mask >>= 1
            at += 1
        self.at += count

    def tally(self, things: Sequence[int], count: int) -> None:
        """How often each of `count` things is there."""
        found, at = self.found, self.at
        for thing in things:
            found[at + thing] += 1
        self.at += count

    def places(self, things: Sequence[int], count: int) -> None:
        """The place of each of `count` things in a row, counted from 1."""
        found, at, place = self.found, self.at, 1
        for thing in things:
            if thing < count:
                found[at + thing] = place
            place += 1
        self.at += count

    def skip(self, count: int) -> None:
        """So many numbers stay 0."""
        self.at += count
