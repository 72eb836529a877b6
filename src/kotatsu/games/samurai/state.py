# compiled with mypyc
"""Everything that changes in play. The cards and boards are constants in the book."""
from typing import Final

from kotatsu.games.samurai.book import FAMILIES, PLUNDERERS, Book
from kotatsu.kernel.agenda import GameState

NO_CARD: Final = -1
UNSEEN: Final = -1

# what a penalty forbids or commands for this turn (bits of State.bars)
NODEF: Final = 1
NOSUP: Final = 2
MUST_PASS: Final = 4
NO_TALENT: Final = 8


class State(GameState):
    """Seats are numbered clockwise, so that the left neighbour of seat s is s + 1.

    Tuples are replaced, never changed: a copy may share them.
    """

    def __init__(self, book: Book | None = None) -> None:
        if book is None:
            return                               # `copy` fills it; compiled, `State.__new__` alone cannot be had
        super().__init__()
        seats = book.seats
        self.book = book
        self.round: int = 1
        self.turn: int = 0
        self.active: int = 0                     # SS1.3: who has the active-player token
        self.ending: int = 0                     # 1 during the steps at the end of a round
        self.bars: int = 0                       # what this turn's penalty forbids
        self.shouting: int = 0                   # seats that resolve a Kiai, as bits
        self.idle: int = 0                       # tokens that came to the active samurai in this very turn, as bits of owners
        self.drawn: int = NO_CARD                # the card somebody must place
        # raider cards
        self.tops: tuple[int, ...] = ()          # known cards on top of the raider stack, top first
        self.order: tuple[int, ...] = ()         # an order below them that is fixed but known to nobody
        self.depth: int = 0                      # how many shuffled cards lie below those
        self.bag: list[int] = []                 # what the shuffled and unseen cards may be, sorted: luck decides when one is seen
        self.spare: int = 0                      # how many cards of the bag are in truth in the box
        self.bottoms: tuple[int, ...] = ()       # known cards at the bottom, the lowest last
        self.intruders: tuple[int, ...] = ()     # top last; UNSEEN for a card of the bag
        self.known: tuple[int, ...] = ()         # those of them (and of the peeked) that everybody knows
        self.returned: tuple[int, ...] = ()      # cards that all saw go into the shuffled part (SS4.10, SS11.30)
        self.discard: tuple[int, ...] = ()       # oldest first
        self.peeked: tuple[int, ...] = ()        # in the hand of the samurai who looks at them
        self.pool: list[int] = list(range(PLUNDERERS))   # not yet dealt at set-up
        self.box: tuple[int, ...] = ()           # out of the game
        self.aside: list[int] = list(range(PLUNDERERS, len(book.ids)))
        # village
        self.barricades: int = book.cap
        self.cap: int = book.cap
        self.farms: tuple[int, ...] = tuple(book.farms)   # standing farmsteads by what they hide
        self.families: int = FAMILIES
        # absent samurai
        self.absent: int = 0                     # tokens at the village, as bits of samurai
        self.spent: int = 0                      # those already used
        # samurai, by seat
        self.who: list[int] = book.roster[:]
        self.lines: list[tuple[int, ...]] = [()] * seats
        self.lefts: list[tuple[int, ...]] = [()] * seats
        self.sums: list[int] = [0] * seats
        self.sides: list[int] = [0] * seats
        self.wounds: list[int] = [0] * seats     # wound tokens: 0 or 1
        self.passed: list[int] = [0] * seats
        self.tokens: list[int] = list(range(seats))       # where the own token lies
        self.added: list[int] = [0] * seats      # talents of absent samurai, as bits

    def copy(self) -> "State":
        new = State()
        self.copy_course(new)
        new.book = self.book
        new.round = self.round
        new.turn = self.turn
        new.active = self.active
        new.ending = self.ending
        new.bars = self.bars
        new.shouting = self.shouting
        new.idle = self.idle
        new.drawn = self.drawn
        new.tops = self.tops
        new.order = self.order
        new.depth = self.depth
        new.bag = self.bag[:]
        new.spare = self.spare
        new.bottoms = self.bottoms
        new.intruders = self.intruders
        new.known = self.known
        new.returned = self.returned
        new.discard = self.discard
        new.peeked = self.peeked
        new.pool = self.pool[:]
        new.box = self.box
        new.aside = self.aside[:]
        new.barricades = self.barricades
        new.cap = self.cap
        new.farms = self.farms
        new.families = self.families
        new.absent = self.absent
        new.spent = self.spent
        new.who = self.who[:]
        new.lines = self.lines[:]
        new.lefts = self.lefts[:]
        new.sums = self.sums[:]
        new.sides = self.sides[:]
        new.wounds = self.wounds[:]
        new.passed = self.passed[:]
        new.tokens = self.tokens[:]
        new.added = self.added[:]
        return new
