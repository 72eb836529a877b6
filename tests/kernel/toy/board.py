"""The printed parts: twelve fruit cards of four kinds, coins, and a book of rules for each table."""
from dataclasses import dataclass
from typing import Final

KINDS: Final = ("plum", "pear", "fig", "quince")
COPIES: Final = 3
CARDS: Final = len(KINDS) * COPIES
FIG: Final = 2
COINS_EACH: Final = 2
HAND: Final = 2
NAMES: Final = ("Ada", "Bo", "Cy", "Di")
VALUES: Final = (1, 2, 3, 4)
NO_CARD: Final = -1


@dataclass(frozen=True)
class Book:
    """What is settled before the game; `values` may be the owner's."""
    players: int
    rounds: int
    teams: bool
    dice: str                                   # "six" or "four"
    values: tuple[int, ...] = VALUES

    @property
    def faces(self) -> int:
        return 6 if self.dice == "six" else 4

    @property
    def coins(self) -> int:
        return self.players * COINS_EACH + 2    # two lie in the bank


def kind(card: int) -> int:
    return card // COPIES


def card_name(card: int) -> str:
    return f"{KINDS[kind(card)]}-{card % COPIES + 1}"


CARD_NAMES: Final = tuple(card_name(card) for card in range(CARDS))
