"""The seats and cards of one position by name."""
from collections.abc import Sequence
from typing import Any

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.notation import read_list
from kotatsu.kernel.phrase import say


class Register:
    """The seats and cards of a position by name; while it is read, where each card lies, so that none lies twice."""

    def __init__(self, state: Any, seats: list[str], cards: list[str], copies: Sequence[int] = ()) -> None:
        self.state = state
        self.seat_names = seats
        self.card_names = cards
        self.copies = copies                     # of each card; one if nothing is said
        self.used: dict[int, list[str]] = {}     # the fields in which a card's copies lie

    def seat(self, field: str, given: Any) -> int:
        """A seat by its name, or its number from 1."""
        known = [name.lower() for name in self.seat_names]
        word = str(given).strip().lower()
        if word in known:
            return known.index(word)
        if word.isdecimal() and len(word) < 3 and 1 <= int(word) <= len(known):
            return int(word) - 1
        raise Unreadable(say("kernel-wrong-choice", field=field, value=str(given)[:40], choices=", ".join(self.seat_names)))

    def card_number(self, field: str, given: Any) -> int:
        """A card by its name, wherever it lies."""
        word = str(given).strip().lower()
        if word not in self.card_names:
            raise Unreadable(say("kernel-no-card", field=field, card=str(given)[:40]))
        return self.card_names.index(word)

    def card(self, field: str, given: Any, placed: bool = True) -> int:
        """A card that lies in this field, if it is `placed`; else it lies elsewhere and is only spoken of here."""
        number = self.card_number(field, given)
        return self.place(field, number) if placed else number

    def cards(self, field: str, given: Any) -> list[int]:
        return [self.card(field, name) for name in read_list(field, given)]

    def place(self, field: str, card: int) -> int:
        """Note where one more copy of a card lies."""
        if not self.is_free(card):
            raise Unreadable(say("kernel-card-twice", field=field, card=self.card_names[card], copies=self.copies_of(card),
                                 other=", ".join(self.used[card])))
        self.used.setdefault(card, []).append(field)
        return card

    def copies_of(self, card: int) -> int:
        return self.copies[card] if self.copies else 1

    def is_free(self, card: int) -> bool:
        return len(self.used.get(card, ())) < self.copies_of(card)

    def rest(self) -> list[int]:
        """Copies that lie nowhere yet, sorted."""
        return [card for card in range(len(self.card_names)) for _ in range(self.copies_of(card) - len(self.used.get(card, ())))]
