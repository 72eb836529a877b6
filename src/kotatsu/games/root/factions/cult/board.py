# compiled with mypyc
"""The Cult's board. Gardens are counted on the map: a garden has the suit of its clearing."""
from kotatsu.games.root.book import NOWHERE


class Cult:
    """Acolytes are warriors that are neither on the map nor in supply."""

    def __init__(self, fresh: bool = True) -> None:
        if not fresh:                            # `copy` fills it
            return
        self.outcast: int = NOWHERE              # suit
        self.hated: int = 0                      # 1: the Hated side
        self.acolytes: int = 0
        self.revealed: list[int] = []            # cards shown this Daylight, still the Cult's, sorted
        self.scored: int = 0                     # suits scored this turn, as bits (R10.5.3)

    def copy(self) -> "Cult":
        new = Cult(False)
        new.outcast = self.outcast
        new.hated = self.hated
        new.acolytes = self.acolytes
        new.revealed = self.revealed[:]
        new.scored = self.scored
        return new
