# compiled with mypyc
"""The Eyrie's board: leader and Decree."""
from typing import Final

from kotatsu.games.root.book import NOWHERE

COLUMNS: Final = 4
RECRUIT: Final = 0
MOVE: Final = 1
BATTLE: Final = 2
BUILD: Final = 3
COLUMN_NAMES: Final = ("recruit", "move", "battle", "build")
VIZIERS: Final = ((RECRUIT, MOVE), (RECRUIT, BATTLE), (MOVE, BATTLE), (MOVE, BUILD))      # by leader


class Eyrie:
    """Decree cards are card numbers, VIZIER among them; columns are sorted tuples."""

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
