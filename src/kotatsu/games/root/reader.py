"""Reads the parts of a hand-written position: names become numbers, cards are counted so that none is there too often."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root.book import CLEARINGS, FACTION_NAMES, NOWHERE, Book
from kotatsu.games.root.data import LETTERS
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_number, wrong
from kotatsu.kernel.phrase import say


def read_mapping(field: str, given: Any) -> JSON:
    if not isinstance(given, Mapping):
        raise wrong(field, given)
    return {str(name): value for name, value in given.items()}


def read_list(field: str, given: Any) -> list[Any]:
    """A list, or words in one string."""
    words = given.split() if isinstance(given, str) else given
    if not isinstance(words, list):
        raise wrong(field, given)
    return words


def read_word(field: str, given: Any, words: tuple[str, ...] | list[str]) -> int:
    """One of a few words as its number."""
    known = list(words)
    return known.index(read_choice(field, given.strip().lower() if isinstance(given, str) else given, known))


def read_or_none(field: str, given: Any, words: tuple[str, ...] | list[str]) -> int:
    """The same, and NOWHERE for null."""
    return NOWHERE if given is None else read_word(field, given, words)


def read_words(field: str, given: Any, words: tuple[str, ...] | list[str]) -> list[int]:
    return [read_word(field, word, words) for word in read_list(field, given)]


def read_bits(field: str, given: Any, words: tuple[str, ...] | list[str]) -> int:
    """Different words as bits."""
    found = read_words(field, given, words)
    if len(set(found)) != len(found):
        raise wrong(field, given)
    return sum(1 << number for number in found)


def read_clearing(field: str, given: Any) -> int:
    """A printed number, 1–12."""
    text = str(given).strip()
    if not text.isdigit():
        raise Unreadable(say("kernel-wrong-number", field=field, value=text[:40], low=1, high=CLEARINGS))
    return read_number(field, int(text), 1, CLEARINGS) - 1


def read_clearings(field: str, given: Any) -> int:
    """Clearings as bits."""
    return sum({1 << read_clearing(field, name) for name in read_list(field, given)})


class Reader:
    """Knows which cards and quests are already somewhere."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.used: list[list[str]] = [[] for _ in book.card_ids]         # the fields in which a card's copies lie
        self.quests: dict[int, str] = {}

    # --- cards
    def is_free(self, card: int) -> bool:
        return len(self.used[card]) < self.book.card_copies[card]

    def place(self, field: str, card: int) -> int:
        """Note where one more copy of a card lies."""
        if not self.is_free(card):
            raise Unreadable(say("root-card-too-often", field=field, card=self.book.card_ids[card],
                                 copies=self.book.card_copies[card], other=", ".join(self.used[card])))
        self.used[card].append(field)
        return card

    def card_number(self, field: str, name: Any) -> int:
        text = str(name).strip().lower()
        if text not in self.book.card_ids:
            raise Unreadable(say("root-no-card", field=field, card=str(name)[:40]))
        return self.book.card_ids.index(text)

    def card(self, field: str, name: Any) -> int:
        return self.place(field, self.card_number(field, name))

    def cards(self, field: str, given: Any) -> list[int]:
        return [self.card(field, name) for name in read_list(field, given)]

    def rest(self) -> list[int]:
        """Copies that lie nowhere yet, sorted."""
        return [card for card, copies in enumerate(self.book.card_copies) for _ in range(copies - len(self.used[card]))]

    # --- quests
    def quest(self, field: str, name: Any) -> int:
        if name not in self.book.quest_ids:
            raise Unreadable(say("root-no-quest", field=field, quest=str(name)[:40]))
        number = self.book.quest_ids.index(name)
        if number in self.quests:
            raise Unreadable(say("root-quest-twice", field=field, quest=str(name), other=self.quests[number]))
        self.quests[number] = field
        return number

    def quest_list(self, field: str, given: Any) -> list[int]:
        return [self.quest(field, name) for name in read_list(field, given)]

    # --- seats
    def seat(self, field: str, name: Any) -> int:
        """A seat by its faction or letter, or its number from 1."""
        word = str(name).strip().lower()
        book = self.book
        if word in LETTERS:
            word = FACTION_NAMES[LETTERS.index(word)]
        if word.isdigit() and 1 <= int(word) <= book.seats:
            return int(word) - 1
        if word not in book.seat_names:
            raise Unreadable(say("kernel-wrong-choice", field=field, value=str(name)[:40], choices=", ".join(book.seat_names)))
        return book.seat_names.index(word)

    def seat_or_none(self, field: str, name: Any) -> int:
        return NOWHERE if name is None else self.seat(field, name)

    def seats(self, field: str, given: Any) -> int:
        """Seats as bits."""
        return sum({1 << self.seat(field, name) for name in read_list(field, given)})

    def by_seat(self, field: str, given: Any, low: int, high: int) -> list[int]:
        """`{"marquise": 2}` as a number per seat."""
        found = [0] * self.book.seats
        for name, number in read_mapping(field, given).items():
            found[self.seat(field, name)] = read_number(f"{field}.{name}", number, low, high)
        return found
