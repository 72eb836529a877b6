# compiled with mypyc
"""What never changes at one table: the printed sets, the options, and the field. A state refers to it and never copies it."""
from typing import Final

from kotatsu.games.battlecrest.deeds import Ability
from kotatsu.games.battlecrest.grid import CELLS, NONE, neighbour

PLACES: Final = 6                  # landmarks on the field
SIDES: Final = 2
WARRIORS: Final = 4                # hero and minion of each side: 2 × side, 2 × side + 1
RANDOM: Final = -1


class Symbol:
    """What an edge may show. Several are packed in one number, four bits for each."""
    MOVE: Final = 0
    ATK: Final = 1
    DEF: Final = 2
    RANGE: Final = 3
    PUSH: Final = 4
    HAZARD: Final = 5
    WAYPOINT: Final = 6
    STAR: Final = 7


SYMBOLS: Final = 8
BONUSES: Final = 5                 # the first five


class Action:
    """BC3.1: the four actions, as bits of State.done."""
    MOVE: Final = 1
    ACTIVATE: Final = 2
    PRIME: Final = 4
    REFOCUS: Final = 8


class Level:
    """BC13.6, BC13.7."""
    FIGHTER: Final = 0
    CHAMPION: Final = 1
    LEGEND: Final = 2


LEVELS: Final = ("fighter", "champion", "legend")
LESS_HEALTH: Final = (4, 2, 0)


class From:
    """Whose star ability it is."""
    HERO: Final = 0
    MINION: Final = 1
    ITEM: Final = 2
    LANDMARK: Final = 3


class Step:
    """The three steps of the Imperator's turn (BC9.8)."""
    MOVE: Final = 0
    ACTIVATE: Final = 1
    REFRESH: Final = 2


class Hero:
    """BC15: a hero set, by the numbers of its cards."""

    def __init__(self, id: str, health: int, limits: list[int], crests: list[int], cards: list[int]) -> None:
        self.id = id
        self.health = health
        self.limits = limits                     # at this health or below …
        self.crests = crests                     # … the health card shows this crest
        self.cards = cards
        self.minion = ""                         # the minion's id, if the set has one
        self.minion_defence = 0
        self.minion_move = 0
        self.item = ""
        self.item_defence = [0, 0]               # by face
        self.stars: list[int] = []               # star abilities of hero card and minion
        self.item_stars: list[list[int]] = [[], []]


class Solo:
    """BC16: how the Imperator plays a hero."""

    def __init__(self, near: int, far: int, minion_near: int, minion_far: int, refresh: int, swaps: bool, ignored: int,
                 lost_minion_falls_back: bool, stars: list[int], adjacent: list[int], fallback: int) -> None:
        self.near = near                         # its hero goes to this distance from yours
        self.far = far
        self.minion_near = minion_near           # its minion to this distance from any of your warriors
        self.minion_far = minion_far
        self.refresh = refresh                   # added to the refresh value
        self.swaps = swaps
        self.ignored = ignored                   # bonuses that make no cell preferred, as bits of symbols
        self.lost_minion_falls_back = lost_minion_falls_back
        self.stars = stars                       # the list of priorities, LANDMARK_STARS for an adjacent landmark's
        self.adjacent = adjacent                 # of the same length: 1 if an enemy must be adjacent
        self.fallback = fallback                 # its script


LANDMARK_STARS: Final = -1


class Order:
    """BC9.12: one face of an order card."""

    def __init__(self, steps: list[int], black: int, grey: int, rightmost: bool, refresh: int, defence: int, unique: bool) -> None:
        self.steps = steps
        self.black = black
        self.grey = grey
        self.rightmost = rightmost
        self.refresh = refresh
        self.defence = defence
        self.unique = unique


class Star:
    """BC4.11: a star ability."""

    def __init__(self, id: str, source: int, script: int) -> None:
        self.id = id
        self.source = source
        self.script = script


class Printed:
    """All records, ours or an owner's. A card's face is 2 × card for START, 2 × card + 1 for the back."""

    def __init__(self) -> None:
        self.crests: list[str] = []
        self.heroes: list[Hero] = []
        self.solos: list[Solo] = []              # by hero
        # action cards
        self.cards: list[str] = []
        self.move: list[int] = []                # by face
        self.defence: list[int] = []
        self.defence_crest: list[int] = []
        self.crest: list[int] = []
        # what is done: first the faces of cards, then star abilities, then fallbacks
        self.scripts: list[list[Ability]] = []
        self.script_names: list[str] = []
        self.stars: list[Star] = []
        self.first_star = 0                      # the script of the first star ability
        # landmarks: a face is 2 × landmark for A, 2 × landmark + 1 for B
        self.landmarks: list[str] = []
        self.numbers: list[int] = []             # as printed
        self.edges: list[list[int]] = []         # by face: what its N, E, S and W edge show
        self.landmark_star: list[int] = []       # by face: its star ability, NONE if it has none
        self.orders: list[Order] = []            # a face is 2 × card for a, 2 × card + 1 for b
        self.order_names: list[str] = []
        self.landmark_cells: list[int] = []      # the map
        self.hero_cells: list[int] = []          # top, bottom
        self.minion_cells: list[int] = []
        self.beside: list[int] = []              # the place of the landmark that is beside each hero cell


class Book:
    """One table's book. Made by `data.py`; the lists are never changed."""

    def __init__(self, printed: Printed, seats: int, heroes: list[int], first: int, level: int, options_text: str,
                 own: str) -> None:
        self.printed = printed
        self.seats = seats
        self.heroes = heroes                     # by side: the number of the hero
        self.hero: list[Hero] = [printed.heroes[number] for number in heroes]
        self.solo = printed.solos[heroes[1]] if seats == 1 else None
        self.first = first                       # the first seat, or RANDOM
        self.level = level
        self.options_text = options_text
        self.own = own                           # the owner's data as text, "" for ours
        # options
        self.refocus_one = False
        self.refocus_flips = True
        self.hazard_per_entry = False
        self.hazard_stops = True
        self.self_crest = False
        self.defence_cards = 1
        self.pool: list[int] = []                # landmarks that are shuffled
        self.turn_cap = 120
        self.arranged = False                    # whether players lay their rows out themselves
        # the field
        self.cells = printed.landmark_cells
        self.filled = 0                          # cells of landmarks, as bits
        for cell in self.cells:
            self.filled |= 1 << cell
        self.open = (1 << CELLS) - 1 & ~self.filled
        self.beside: list[list[int]] = [[] for _ in range(CELLS)]        # by cell: places of landmarks next to it …
        self.facing: list[list[int]] = [[] for _ in range(CELLS)]        # … and which way their edge to it points
        self.around: list[int] = [0] * len(self.cells)                   # by place: the cells next to it, as bits
        for place in range(len(self.cells)):
            for way in range(4):
                cell = neighbour(self.cells[place], way)
                if cell != NONE:
                    self.around[place] |= 1 << cell
                    self.beside[cell].append(place)
                    self.facing[cell].append(way)

    def is_solo(self) -> bool:
        return self.seats == 1
