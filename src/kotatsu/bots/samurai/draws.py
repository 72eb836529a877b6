# compiled with mypyc
"""What the next raiders may be, and how a samurai fares who goes on fighting them."""
from typing import Final

from kotatsu.games.samurai.book import Book
from kotatsu.games.samurai.state import State

GAPS: Final = 24                                 # gaps to the Kiai value that are told apart
KEPT: Final = 4000


class Draws:
    """Each card of `cards` is equally likely to be the next raider."""

    def __init__(self, book: Book, cards: tuple[int, ...]) -> None:
        self.book = book
        value = [0] * (GAPS + 1)
        symbol = [0] * 4
        flames = 0
        for card in cards:
            value[min(GAPS, book.value[card])] += 1
            symbol[book.symbol[card]] += 1
            flames += book.flame[card]
        number = max(1, len(cards))
        self.number = number
        self.both = [[0] * (GAPS + 1) for _ in range(4)]         # cards by symbol and value
        for card in cards:
            self.both[book.symbol[card]][min(GAPS, book.value[card])] += 1
        self.busts: dict[int, tuple[float, float]] = {}
        self.mean = sum([book.value[card] for card in cards]) / number
        self.value = [count / number for count in value]         # the chance of each value,
        self.symbol = [count / number for count in symbol]       # of each symbol,
        self.flame = flames / number                             # of a flame
        self.hits = [1.0]                        # by gap: the chance that raiders meet it exactly,
        self.room = [0.0]                        # and how many find place until they meet it or go over
        for gap in range(1, GAPS):
            hit = full = 0.0
            for step in range(1, gap + 1):
                chance = self.value[step]
                if chance > 0:
                    hit += chance * self.hits[gap - step]
                    full += chance * (1 + self.room[gap - step])
            self.hits.append(hit)
            self.room.append(full)

    def bust(self, gap: int, has: int) -> tuple[float, float]:
        """The chance that the next raider goes over `gap` and finds no place on the left; that he has a symbol that is missing."""
        key = gap * 16 + has
        found = self.busts.get(key)
        if found is None:
            over = wanted = 0
            for symbol in range(4):
                row = self.both[symbol]
                if symbol and not has >> symbol & 1:
                    wanted += sum(row)
                else:
                    over += sum(row[gap + 1:])
            found = self.busts[key] = (over / self.number, wanted / self.number)
        return found


KNOWN: Final[dict[tuple[int, ...], Draws]] = {}


def draws_of(state: State) -> Draws:
    """Of the unseen cards; of the known ones of the stack when there are no others."""
    cards = tuple(state.bag) or (*state.tops, *state.bottoms)
    found = KNOWN.get(cards)
    if found is None or found.book is not state.book:
        if len(KNOWN) >= KEPT:
            KNOWN.clear()
        found = KNOWN[cards] = Draws(state.book, cards)
    return found
