"""A small board for two duellists and their minions: 37 hexes, and what a card may change there."""
from collections.abc import Sequence
from typing import Final

from kotatsu.kernel.agenda import GameState
from kotatsu.kernel.cards.deeds import Card, Moments

HEXES: Final = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
CELLS: Final = {place: number for number, place in enumerate(HEXES)}
WAYS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))       # F FR BR B BL FL, turned by the facing
NO_CELL: Final = 255


def cell(q: int, r: int) -> int:
    return CELLS[q, r]


def neighbour(place: int, way: int) -> int:
    q, r = HEXES[place]
    dq, dr = WAYS[way % 6]
    return CELLS.get((q + dq, r + dr), NO_CELL)


def distance(one: int, other: int) -> int:
    (q, r), (x, y) = HEXES[one], HEXES[other]
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


def seen_from(place: int, facing: int, other: int) -> tuple[int, int]:
    """Where another cell lies for somebody who stands and faces so."""
    q, r = HEXES[other][0] - HEXES[place][0], HEXES[other][1] - HEXES[place][1]
    for _ in range((6 - facing) % 6):
        q, r = -r, q + r
    return q, r


class State(GameState):
    """Two seats. `lying` are the cards that stay in play, as bits; `played` and `named` the card of the turn and its value."""

    def __init__(self, cards: list[Card], moments: Moments) -> None:
        super().__init__()
        self.cards, self.moments = cards, moments
        self.cell, self.facing = [cell(0, 0), cell(0, -1)], [0, 3]
        self.minion = [NO_CELL, NO_CELL]
        self.kamae, self.focus, self.wounds, self.hobbles = [0, 0], [0, 0], [0, 0], [0, 0]
        self.minion_wounds, self.stuns = [0, 0], [0, 0]
        self.hands: list[list[int]] = [[], []]
        self.discards: list[list[int]] = [[], []]
        self.lying = [0, 0]
        self.played, self.named = [NO_CELL, NO_CELL], [0, 0]
        self.shields, self.counters = [0, 0], [0, 0]         # ways, values, as bits
        self.value = self.damage = 0
        self.success = [0, 0]
        self.primed: dict[str, int] = {}
        self.stars = 0                                       # star abilities used this turn, as bits of cards

    def taken(self) -> list[int]:
        """Cells with somebody in them."""
        return [*self.cell, *(place for place in self.minion if place != NO_CELL)]


def number_of(cards: Sequence[Card], id: str) -> int:
    return next(card.number for card in cards if card.id == id)
