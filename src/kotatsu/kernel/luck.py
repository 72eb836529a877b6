# compiled with mypyc
"""The table's generator of luck: one seed, one stream of 32-bit words, and a count of the words drawn."""
from collections.abc import Callable
from random import Random
from typing import Final

from mypy_extensions import i64

MOST_AT_ONCE: Final = 1000                      # words that are passed over in one go
MOST_ONE_BY_ONE: Final = 6                      # more words than these are drawn in one go


class Luck:
    """Unbiased numbers below n. `seed` and `drawn` say exactly where the stream stands."""

    def __init__(self, seed: int, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = 0
        self.word: Callable[[int], int] = Random(seed).getrandbits
        self.skip_to(drawn)

    def skip_to(self, drawn: int) -> None:
        """Stand where `drawn` words have been used, forwards or back."""
        if drawn < self.drawn:
            self.word = Random(self.seed).getrandbits
            self.drawn = 0
        while self.drawn < drawn:
            self.spend(min(drawn - self.drawn, MOST_AT_ONCE))

    def spend(self, words: int) -> None:
        """Pass over so many words: those of a shuffle that decides nothing, were it not for one in millions that draws again."""
        if words > 0:
            self.word(32 * words)               # one long number is made of as many words
            self.drawn += words

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely: the high half of word × n, drawn again where that would be biased.

        n is at most 2**31.
        """
        assert 0 < n <= 1 << 31, "luck needs something to choose from, and not more than 2**31 things"
        bound: i64 = n
        while True:
            self.drawn += 1
            word: i64 = self.word(32)
            product: i64 = word * bound
            low: i64 = product & 0xFFFFFFFF
            if low >= bound or low >= 0x100000000 % bound:
                return product >> 32

    def words(self, number: int) -> bytes:
        """So many words in one go, each four bytes with the lowest first."""
        self.drawn += number
        return self.word(32 * number).to_bytes(4 * number, "little")

    def pick(self, things: list[int]) -> int:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffle(self, things: list[int]) -> None:
        """Put the things in a random order."""
        last = len(things) - 1
        words = self.words(last) if last > MOST_ONE_BY_ONE else b""
        for number in range(0, len(words), 4):
            word: i64 = words[number] | words[number + 1] << 8 | words[number + 2] << 16 | words[number + 3] << 24
            bound: i64 = last + 1
            product: i64 = word * bound
            low: i64 = product & 0xFFFFFFFF
            if low >= bound or low >= 0x100000000 % bound:      # as in `below`
                other = product >> 32
                things[last], things[other] = things[other], things[last]
                last -= 1
        while last > 0:
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1

    def copy(self) -> "Luck":
        """The same stream at the same place."""
        return Luck(self.seed, self.drawn)
