# compiled with mypyc
"""Everything that changes in play. The cards are constants in the book."""
from kotatsu.games.battlecrest.book import PLACES, WARRIORS, Book
from kotatsu.games.battlecrest.grid import CELLS, NONE
from kotatsu.kernel.agenda import GameState


class State(GameState):
    """Side 0 is the first seat, side 1 the second or the Imperator; warrior 2 × side is its hero, 2 × side + 1 its minion.

    Tuples are replaced, never changed: a copy may share them.
    """

    def __init__(self, book: Book | None = None) -> None:
        if book is None:
            return                               # `copy` fills it; compiled, `State.__new__` alone cannot be had
        super().__init__()
        self.book = book
        self.turn: int = 0
        self.active: int = 0                     # the side whose turn it is
        # the field
        self.landmarks: tuple[int, ...] = (NONE,) * PLACES       # by place
        self.flipped: int = 0                    # places that show face B, as bits
        self.turned: int = 0                     # places that lie turned by 180°
        self.symbols: tuple[int, ...] = (0,) * CELLS             # what concerns each cell, packed; follows from the above …
        self.hazards: int = 0                    # … cells with an active hazard, as bits …
        self.ways: int = 0                       # … and with a waypoint
        # warriors
        self.cell: list[int] = [NONE] * WARRIORS
        self.health: list[int] = [hero.health for hero in book.hero]
        self.rows: list[tuple[int, ...]] = [tuple(hero.cards) for hero in book.hero]   # action cards from left to right
        self.exhausted: int = 0                  # cards, as bits
        self.backs: int = 0                      # cards that show their back, as bits
        self.items: list[int] = [0, 0]           # by side: the item's face
        # the turn
        self.done: int = 0                       # actions done, as bits
        self.stars: int = 0                      # star abilities used, as bits
        self.activated: int = NONE               # the card whose abilities are being used
        self.target: int = NONE                  # whom its attack was aimed at
        self.fell_back: int = 0                  # BC11.15: the Imperator has used its fallback
        # the order deck
        self.order: int = NONE                   # the face in force
        self.bag: list[int] = []                 # cards that lie in the deck below it, sorted: luck decides when one is turned up
        self.faces: int = 0                      # what they will show, as bits of cards …
        self.sure: int = 0                       # … if that is known, because all of them were seen before
        self.discard: tuple[int, ...] = ()       # faces, oldest first

    def copy(self) -> "State":
        new = State()
        self.copy_course(new)
        new.book = self.book
        new.turn = self.turn
        new.active = self.active
        new.landmarks = self.landmarks
        new.flipped = self.flipped
        new.turned = self.turned
        new.symbols = self.symbols
        new.hazards = self.hazards
        new.ways = self.ways
        new.cell = self.cell[:]
        new.health = self.health[:]
        new.rows = self.rows[:]
        new.exhausted = self.exhausted
        new.backs = self.backs
        new.items = self.items[:]
        new.done = self.done
        new.stars = self.stars
        new.activated = self.activated
        new.target = self.target
        new.fell_back = self.fell_back
        new.order = self.order
        new.bag = self.bag[:]
        new.faces = self.faces
        new.sure = self.sure
        new.discard = self.discard
        return new
