# compiled with mypyc
"""The Eyrie's board: leader and Decree."""
from typing import Final, NamedTuple

from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import NOWHERE, Leader

COLUMNS: Final = 4
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3


class ColumnRow(NamedTuple):
    """A column of the Decree: its cards are carried out by one verb."""
    number: int
    name: str
    verb: int
    rule: str
    asks: str                      # ends the message that asks for it: `root-ask-…`


class LeaderRow(NamedTuple):
    number: int
    name: str
    viziers: tuple[int, int]       # the columns that get one


COLUMN_ROWS: Final = (
    ColumnRow(RECRUIT, "recruit", Verb.ENROL, "R7.5.2.i", "enrol"),
    ColumnRow(MOVE, "move", Verb.MOVE, "R7.5.2.ii", "edict-move"),
    ColumnRow(BATTLE, "battle", Verb.BATTLE, "R7.5.2.iii", "edict-battle"),
    ColumnRow(BUILD, "build", Verb.ERECT, "R7.5.2.iv", "erect"),
)
COLUMN_NAMES: Final = tuple([row.name for row in COLUMN_ROWS])
LEADER_ROWS: Final = (
    LeaderRow(Leader.BUILDER, "builder", (RECRUIT, MOVE)),
    LeaderRow(Leader.CHARISMATIC, "charismatic", (RECRUIT, BATTLE)),
    LeaderRow(Leader.COMMANDER, "commander", (MOVE, BATTLE)),
    LeaderRow(Leader.DESPOT, "despot", (MOVE, BUILD)),
)
LEADER_NAMES: Final = tuple([row.name for row in LEADER_ROWS])


class Eyrie:
    """Decree cards are card numbers, the book's `vizier` among them; columns are sorted tuples."""

    def __init__(self, fresh: bool = True) -> None:
        if not fresh:                            # `copy` fills it
            return
        self.leader: int = NOWHERE
        self.fallen: int = 0                     # leaders face down, as bits
        self.decree: list[tuple[int, ...]] = [(), (), (), ()]
        self.todo: list[tuple[int, ...]] = [(), (), (), ()]      # cards still to be carried out this Daylight
        self.added: int = 0                      # cards added this Birdsong
        self.bird_added: int = 0                 # 1: one of them was a bird (R7.4.2)

    def copy(self) -> "Eyrie":
        new = Eyrie(False)
        new.leader = self.leader
        new.fallen = self.fallen
        new.decree = self.decree[:]
        new.todo = self.todo[:]
        new.added = self.added
        new.bird_added = self.bird_added
        return new
