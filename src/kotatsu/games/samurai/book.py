# compiled with mypyc
"""What never changes at one table: printed components, level and options. A state refers to it and never copies it."""
from typing import Final

# symbols on the left side
NO_SYMBOL: Final = 0
HAT: Final = 1
FARM: Final = 2
DOLL: Final = 3


class Pen:
    """Penalties (SS4)."""
    NONE: Final = 0
    FIRE: Final = 1
    WOUND: Final = 2
    NINJA: Final = 3
    NODEF: Final = 4
    NOSUP: Final = 5
    LEFT: Final = 6
    RIGHT: Final = 7
    PASS: Final = 8
    DEMON: Final = 9
    SWORDS: Final = 10
    DROP: Final = 11


class Sam:
    """The seven samurai."""
    HEIHACHI: Final = 0
    DAISUKE: Final = 1
    GOROBEI: Final = 2
    KANBEI: Final = 3
    KIKUCHIYO: Final = 4
    KYUZO: Final = 5
    KATSUSHIRO: Final = 6


HUMAN: Final = 0
ANIMAL: Final = 1
SAMURAI: Final = 7
CARDS: Final = 66
PLUNDERERS: Final = 52             # cards 0–51 are plunderers,
LIEUTENANTS: Final = 59            # 52–58 lieutenants, the rest bosses
FARMS: Final = 6
HIDDEN_BACK: Final = 4             # what the back of a farmstead shows where it does not matter (SS5.4)
ROUNDS: Final = 3
FAMILIES: Final = 7                # as bits: A heal 1, B build 2, C scout 4
RANDOM: Final = -1

LEVELS: Final = ("easy", "normal", "hard", "heroic")


class Book:
    """One table's book. Made by `data.py`; the lists are never changed."""

    def __init__(self, seats: int, level: int, roster: list[int], first: int, absent: bool, absent_turn: bool,
                 same_target: bool, heal_wounded: bool, ids: list[str], value: list[int], symbol: list[int],
                 flame: list[int], penalty: list[int], second: list[int], kiai: list[list[int]], farms: list[int],
                 own: str) -> None:
        self.seats = seats
        self.level = level
        self.roster = roster                     # samurai by seat, RANDOM if drawn
        self.first = first                       # first seat or RANDOM
        self.absent = absent                     # absent samurai's tokens lie at the village (SS10.1, SS10.6)
        self.absent_turn = absent_turn           # their talents last one turn, not the round (SS10.4)
        self.same_target = same_target           # SS11.26
        self.heal_wounded = heal_wounded         # SS11.37
        self.ids = ids                           # "3-05" by card number
        self.value = value
        self.symbol = symbol
        self.flame = flame
        self.penalty = penalty                   # first icon
        self.second = second                     # second icon of a boss
        self.kiai = kiai                         # [samurai][side]
        self.farms = farms                       # how many farmsteads hide each of the penalties A–D
        self.own = own                           # the owner's data as JSON text, "" for the built-in
        easy = level == 0
        self.cap = seats + 3 - level             # SS6.1–SS6.4
        self.raiders = seats * (6 if easy else 7)
        self.joining = seats - 1 if easy else seats
        self.clockwise = [[(seat + step) % seats for step in range(1, seats)] for seat in range(seats)]   # the others from the left
        self.farm_penalties = level >= 2
        self.bonuses = level <= 2
