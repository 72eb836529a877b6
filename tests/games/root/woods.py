"""Where a rule that reads suits is tried: Autumn as printed, and Winter with markers such that no clearing has its Autumn suit.

A test asks for clearings by suit, never by number: `fox, other = wood.of("fox")[:2]`, `scene(…, f"{fox}: M2", **wood.laid)`.
"""
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from kotatsu.games.root.book import Book
from kotatsu.games.root.door import GAME

SUITS = ("fox", "rabbit", "mouse")
CARDS = {"fox": ("anvil_fox", "root_tea_fox", "travel_gear_fox"),
         "rabbit": ("bake_sale_rabbit", "root_tea_rabbit", "cobbler_rabbit"),
         "mouse": ("sword_mouse", "root_tea_mouse", "codebreakers_mouse"),
         "bird": ("ambush_bird", "sappers_bird", "armorers_bird")}
CRAFTED = {"fox": "anvil_fox", "rabbit": "travel_gear_fox", "mouse": "root_tea_fox"}      # with one piece of the suit
FAVORS = {"fox": "favor_of_the_foxes_fox", "rabbit": "favor_of_the_rabbits_rabbit", "mouse": "favor_of_the_mice_mouse"}


@dataclass(frozen=True)
class Wood:
    """A map with a suit for each of its clearings."""
    map: str
    suits: tuple[str, ...]

    @property
    def laid(self) -> dict[str, Any]:
        """What a scene must be told."""
        return {"map": self.map, **({"suits": list(self.suits)} if self.map == "winter" else {})}

    @cached_property
    def book(self) -> Book:
        return GAME.book({"factions": ["M", "E"], "map": self.map})

    def of(self, suit: str, slots: int = 0) -> list[int]:
        """Clearings of a suit, with so many slots that are open at the start; those with most of them first."""
        found = [n for n in range(1, 13) if self.suits[n - 1] == suit and self.open_slots(n) >= slots]
        return sorted(found, key=lambda n: -self.open_slots(n))

    def open_slots(self, clearing: int) -> int:
        """Slots without a ruin."""
        return self.book.slots[clearing - 1] - (self.book.ruins >> clearing - 1 & 1)

    def beside(self, clearing: int) -> list[int]:
        """Its neighbours by path."""
        return [n + 1 for n in self.book.paths[clearing - 1]]

    def __str__(self) -> str:
        return self.map


PRINTED = ("fox", "mouse", "rabbit", "rabbit", "rabbit", "fox", "mouse", "fox", "mouse", "rabbit", "mouse", "fox")
AUTUMN = Wood("autumn", PRINTED)
WINTER = Wood("winter", tuple(SUITS[(SUITS.index(suit) + 1) % 3] for suit in PRINTED))
on_both_maps = pytest.mark.parametrize("wood", [AUTUMN, WINTER], ids=str)
for_each_suit = pytest.mark.parametrize("suit", SUITS)


def others(suit: str) -> list[str]:
    return [other for other in SUITS if other != suit]
