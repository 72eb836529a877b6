# compiled with mypyc
"""A Vagabond's board: where he is, his items, how he stands with the others."""
from typing import Final, NamedTuple

from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import ITEMS, NOWHERE, It, Who

# where an item may lie; track items are always face up
TRACK: Final = 0
SATCHEL_UP: Final = 1
SATCHEL_DOWN: Final = 2
DAMAGED_UP: Final = 3
DAMAGED_DOWN: Final = 4
PLACES: Final = 5
PLACE_NAMES: Final = ("track", "satchel", "satchel-down", "damaged", "damaged-down")
ON_TRACK: Final = 3                # at most so many of a kind on its track (R9.2.5.i)

# relationships
INDIFFERENT: Final = 0
ALLIED: Final = 3
HOSTILE: Final = 4
STEP_AIDS: Final = (1, 2, 3)       # aids in one turn to leave this space (R9.2.9.I.a)
STEP_POINTS: Final = (1, 2, 2)     # points on arriving at the next (R9.2.9.I.b)


class CharacterRow(NamedTuple):
    """A character: what he starts with (RG.1.1 – RG.6.1), and his special action (R9.5.9)."""
    number: int
    name: str
    items: tuple[int, ...]
    special: int                   # NOWHERE for the Arbiter, who reacts


CHARACTER_ROWS: Final = (
    CharacterRow(Who.THIEF, "thief", (It.BOOTS, It.TORCH, It.TEA, It.SWORD), Verb.STEAL),
    CharacterRow(Who.TINKER, "tinker", (It.BOOTS, It.TORCH, It.BAG, It.HAMMER), Verb.LABOR),
    CharacterRow(Who.RANGER, "ranger", (It.BOOTS, It.TORCH, It.CROSSBOW, It.SWORD), Verb.HIDEOUT),
    CharacterRow(Who.VAGRANT, "vagrant", (It.BOOTS, It.TORCH, It.COINS), Verb.INSTIGATE),
    CharacterRow(Who.ARBITER, "arbiter", (It.BOOTS, It.TORCH, It.SWORD, It.SWORD), NOWHERE),
    CharacterRow(Who.SCOUNDREL, "scoundrel", (It.BOOTS, It.BOOTS, It.TORCH, It.CROSSBOW), Verb.SCORCH),
)
CHARACTER_NAMES: Final = tuple([row.name for row in CHARACTER_ROWS])


class Vagabond:
    """`place` is a clearing (0–11), or 12 + the forest's number."""

    def __init__(self, seats: int) -> None:
        if seats == 0:                           # `copy` fills it
            return
        self.character: int = NOWHERE
        self.place: int = NOWHERE
        self.items: list[int] = [0] * (ITEMS * PLACES)           # [item * PLACES + place]
        self.relations: tuple[int, ...] = (INDIFFERENT,) * seats
        self.aids: tuple[int, ...] = (0,) * seats                # aids this turn that count towards the next space
        self.quests: tuple[int, ...] = (0, 0, 0)                 # completed, by suit
        self.done: tuple[int, ...] = ()          # the completed quest cards
        self.ruin_kinds: int = 0                 # kinds of ruin items on this board, as bits (R9.7.1-2)
        self.moved_aside: int = 0                # kinds moved from track to Satchel without anything in between (R-P17)
        self.moved_back: int = 0                 # and from Satchel to track

    def copy(self) -> "Vagabond":
        new = Vagabond(0)
        new.character = self.character
        new.place = self.place
        new.items = self.items[:]
        new.relations = self.relations
        new.aids = self.aids
        new.quests = self.quests
        new.done = self.done
        new.ruin_kinds = self.ruin_kinds
        new.moved_aside = self.moved_aside
        new.moved_back = self.moved_back
        return new
