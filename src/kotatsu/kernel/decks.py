"""Decks of one's own, for games that have them: a text becomes a deck that is held against the rules of deck building."""
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from kotatsu.kernel.phrase import Phrase

JSON = dict[str, Any]
OwnData = Mapping[str, Any] | None         # the owner's printed data, None for the built-in


@dataclass(frozen=True)
class DeckCard:
    """So many copies of a card."""
    id: str
    copies: int
    words: Phrase


@dataclass(frozen=True)
class DeckFault:
    """A rule that a deck breaks, and the card by which it does, if it is one."""
    rule: str
    words: Phrase
    card: str = ""

    def json(self) -> JSON:
        return {"rule": self.rule, "words": self.words.json(), **({"card": self.card} if self.card else {})}


@dataclass(frozen=True)
class CheckedDeck:
    """A deck that could be read, with every rule that it breaks."""
    text: str                              # in one line: what `check` reads again, what a link carries, what a table's options take
    head: Mapping[str, str]                # what the text says beside the cards: `name`, `character`, …
    cards: tuple[DeckCard, ...]
    broken: tuple[DeckFault, ...]
    kept: tuple[str, ...]                  # the rules that it obeys

    @property
    def count(self) -> int:
        return sum(card.copies for card in self.cards)

    def json(self) -> JSON:
        return {"text": self.text, "head": dict(self.head), "cards": {card.id: card.copies for card in self.cards},
                "count": self.count, "broken": [fault.json() for fault in self.broken], "kept": list(self.kept)}


@dataclass(frozen=True)
class DeckBuilding:
    """What a game with decks of one's own answers."""
    option: str                                                  # the option of a table that takes a deck's text for each seat
    check: Callable[[str, OwnData], CheckedDeck]                 # Unreadable if it is no deck at all
    printed: Callable[[OwnData], Mapping[str, str]]              # decks that the game comes with, by name, as text
