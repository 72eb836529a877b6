# compiled with mypyc
"""The Riverfolk's board: prices, and the warriors of every owner in its boxes."""
from typing import Final

CARD: Final = 0                    # services
BOATS: Final = 1
MERCENARIES: Final = 2
SERVICES: Final = 3


class Riverfolk:
    """Boxes hold warriors by the seat of their owner."""

    def __init__(self, seats: int) -> None:
        if seats == 0:                           # `copy` fills it
            return
        self.prices: list[int] = [0, 0, 0]       # by service
        self.payments: list[int] = [0] * seats
        self.funds: list[int] = [0] * seats
        self.committed: list[int] = [0] * seats
        self.spaces: list[int] = [0] * (3 * seats)       # funds on emptied post spaces: [suit * seats + owner]
        self.placed: list[int] = [0, 0, 0]       # posts of each suit that ever left the board: so many spaces are empty

    def copy(self) -> "Riverfolk":
        new = Riverfolk(0)
        new.prices = self.prices[:]
        new.payments = self.payments[:]
        new.funds = self.funds[:]
        new.committed = self.committed[:]
        new.spaces = self.spaces[:]
        new.placed = self.placed[:]
        return new
