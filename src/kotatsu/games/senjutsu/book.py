# compiled with mypyc
"""What never changes at one table: cards, characters, battlefield, who plays what. A state refers to it, never copies it."""
from typing import Final

from kotatsu.hexes.board import OFF, Board
from kotatsu.hexes.compass import routes
from kotatsu.kernel.cards.deeds import Card

NONE: Final = 255                  # no card, no figure, no hex


class Kamae:
    """Positions of the ring. Neutral is a position but no kamae (S4.1)."""
    NEUTRAL: Final = 0
    AGGRESSION: Final = 1
    BALANCE: Final = 2
    DETERMINATION: Final = 3
    NODE: Final = 4                # the focus node: the ring never rests there


class Kind:
    """Types of cards, in the order in which equal initiatives are resolved (S3.7.3)."""
    DEFENCE: Final = 0
    ATTACK: Final = 1
    MEDITATION: Final = 2
    CORE: Final = 3
    STATUS: Final = 4


class Rank:
    WOOD: Final = 0
    STEEL: Final = 1
    GOLD: Final = 2
    JADE: Final = 3
    CORE: Final = 4


class Instant:
    NOT: Final = 0
    ADDITIONAL: Final = 1
    REPLACEMENT: Final = 2
    PLAIN: Final = 3


class Moment:
    """When lines of a card happen: the first is the card's own value."""
    VALUE: Final = 0
    TURN_STARTS: Final = 1
    NAMING: Final = 2              # before the value of a block is named
    BEFORE: Final = 3              # before the own card is resolved
    HIT: Final = 4                 # the attack succeeded
    BLOCKED: Final = 5             # the block succeeded
    HIT_OR_BLOCKED: Final = 6
    AFTER: Final = 7               # the own card is completely resolved
    TURN_ENDS: Final = 8
    WOUNDED: Final = 9             # while it lies beside the deck
    LESSENED: Final = 10
    NO_CARD: Final = 11


MOMENT_NAMES: Final = ("", "turn starts", "naming value", "before card", "hit", "blocked", "hit or blocked", "after card",
                       "turn ends", "wounded", "lessened", "no card")


class Terrain:
    """What may lie on a hex. Up to PILLAR figures cannot stand in it and it hides and shields (S10.terrain)."""
    NOTHING: Final = 0
    ROCKS: Final = 1
    BAMBOO: Final = 2
    CART: Final = 3
    SHRINE: Final = 4
    CHERRY: Final = 5
    PILLAR: Final = 6
    GATE: Final = 7
    BOAT: Final = 8
    CORPSE: Final = 9
    CALTROPS: Final = 10
    TRAP: Final = 11
    LORD: Final = 12               # the fallen lord of the horde (S13.2.10)


class Poison:
    """Kinds of poison, bits of a poison deck."""
    CRIPPLING: Final = 0
    FOG: Final = 1
    HAEMORRHAGIC: Final = 2
    PARALYSING: Final = 3
    VIRULENT: Final = 4


CRIPPLING_ID: Final = "002"       # the card; a solo card has this number too

MOST_FOCUS: Final = 3              # S2.7
HOBBLE_TURNS: Final = 4            # S10.hobble.3
FAR: Final = 7                     # S12.5: so far from the nearest opponent a turn begins with a longer core step
FAR_STEPS: Final = 3


class Tree:
    """The kamae tree of a character: from each position, where one branch leads (S17)."""

    def __init__(self, branches: list[list[int]]) -> None:
        self.branches = branches
        self.changes: list[list[list[int]]] = [[self.find(start, count) for start in range(4)] for count in range(4)]

    def find(self, start: int, count: int) -> list[int]:
        """S4.2–S4.6: every end of up to so many branches, as position | focus gained << 4, without staying as one is."""
        found: list[int] = []
        open_ends = [start]
        for _ in range(count):
            reached: list[int] = []
            for end in open_ends:
                for to in self.branches[end & 15]:
                    gained = end >> 4
                    if to != Kamae.NODE:
                        reached.append(to | gained << 4)
                    else:
                        exits = [out for out in self.branches[Kamae.NODE] if out != start] or [start]
                        for out in exits:
                            reached.append(out | (gained + 1) << 4)
            for end in reached:
                if end not in found:
                    found.append(end)
            open_ends = reached
        return sorted(end for end in found if end != start)


class Printed:
    """All cards, by number: what their faces show, and what they do."""

    def __init__(self, ids: list[str], names: list[str]) -> None:
        self.ids = ids
        self.names = names
        self.count: int = len(ids)
        self.players: int = 0                          # cards below this number are player cards, then come solo cards
        self.stun: int = 0                             # the numbers of the two status cards that may be in a hand
        self.poison: int = 0
        self.kind: list[int] = []
        self.is_core: list[bool] = []
        self.rank: list[int] = []
        self.low: list[int] = []                       # the lowest and highest printed initiative; both 0 without one of its own
        self.high: list[int] = []
        self.other: list[int] = []                     # an alternative initiative, 0 if none,
        self.other_kamae: list[int] = []               # behind a kamae band,
        self.other_cost: list[int] = []                # or for this much focus
        self.cost: list[int] = []
        self.needs: list[int] = []                     # kamae in which it may be played, as bits; 0 if in all
        self.instant: list[int] = []
        self.moment: list[int] = []                    # of an instant
        self.prepared: list[bool] = []
        self.unblockable: list[bool] = []
        self.range: list[int] = []                     # 0 if none is printed
        self.stays: list[bool] = []
        self.forbids: list[int] = []                   # what it forbids while it lies beside a deck, bits of State.forbidden
        self.cards: list[Card] = []
        self.spans: list[int] = []                     # how far from where its figure stands an attack may strike at most
        self.parts: list[list[int]] = []               # where the parts of a card begin: the first, then after each divider
        self.pool: list[int] = []                      # of solo cards
        self.owner: list[str] = []                     # the character of a signature card or a solo card, "" if none
        self.weapon: list[str] = []
        self.school: list[str] = []
        self.nightmare: list[bool] = []
        self.status: list[str] = []

    def is_range(self, card: int) -> bool:
        """Whether a value must be named."""
        return self.low[card] != self.high[card]

    def is_attack(self, card: int) -> bool:
        return self.kind[card] == Kind.ATTACK


class Character:
    def __init__(self, name: str, advantage: int, hand: int, wounds: int, core: int, tree: Tree) -> None:
        self.name = name
        self.advantage = advantage
        self.hand = hand
        self.wounds = wounds
        self.core = core
        self.tree = tree


class Bot:
    """A kind of bot: its deck, how it keeps its distance."""

    def __init__(self, name: str, own: list[int], nightmare: int, pools: list[int], extra: list[list[int]], prefers: int,
                 ranged: bool) -> None:
        self.name = name
        self.own = own                                 # its own solo cards
        self.nightmare = nightmare                     # its own nightmare card, NONE if it has none
        self.pools = pools
        self.extra = extra
        self.prefers = prefers
        self.ranged = ranged


class Field:
    """A battlefield: its hexes, the shore around them, and the routes between hexes, worked out once."""

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        self.board = Board(hexes)
        self.ways: dict[int, list[list[int]]] = {}

    def routes(self, cell: int, other: int) -> list[list[int]]:
        """S7.2.2: every shortest route between two cells, as the cells strictly between."""
        key = cell << 10 | other
        found = self.ways.get(key)
        if found is None:
            board = self.board
            q, r = board.places[cell]
            dq, dr = board.between(cell, other)
            found = [[board.at(q + q2, r + r2) for q2, r2 in route] for route in routes(dq, dr)]
            self.ways[key] = found
        return found


class Book:
    """Everything about one table that play does not change."""

    def __init__(self, printed: Printed, field: Field, characters: list[Character], teams: list[int], decks: list[list[int]],
                 weapons: list[int], bots: list[Bot]) -> None:
        self.printed = printed
        self.field = field
        self.board = field.board
        self.characters = characters                   # by seat
        self.seats: int = len(characters)
        self.bots = bots                               # by figure, behind the seats
        self.figures: int = self.seats + len(bots)
        self.teams = teams                             # by figure
        self.decks = decks                             # by seat: the ability cards, sorted
        self.weapons = weapons                         # by seat
        self.solo: bool = bool(bots)
        self.mode: str = "duel"
        self.starts: list[list[int]] = []              # by seat: hexes it may start on, cell | facing << 8
        self.terrain: list[int] = []                   # by cell, at the start
        self.place_terrain: list[int] = []             # pieces that the players place
        self.poisons: int = 1                          # kinds in a poison deck, as bits
        self.pushed_ends: bool = True                  # O24: a pushed figure's turn ends at terrain, as both books have it
        self.equal_questions: bool = False             # whoever wishes not to be asked for instants is asked as far as others see
        self.own_lists: int = 0                        # seats whose decks nobody else knows, as bits
        self.windows: list[int] = []                   # by seat: moments at which its deck may hold instants, as bits
        self.limits: list[int] = []                    # by bot: wound limit at the start
        self.bot_starts: list[int] = []                # by bot: the hex it starts on
        self.pools: list[list[int]] = []               # solo cards by pool, 0 unused
        self.nightmare: bool = False                   # S13.N.1
        self.nightmare_all: bool = False               # O4: not one card of pools 3 and 4 is replaced, but all
        self.horde: bool = False                       # S13.2: bots come in waves; the last of them is the leader
        self.letters: list[int] = []                   # the start hexes A to D of bots
        self.lord_cell: int = NONE                     # S13.2.10: where the fallen lord lies …
        self.lord_facing: int = 0                      # … and which way he faces
        self.random_bots: bool = False                 # behaviour and stance by chance instead of by place
        self.options_text: str = ""                    # the options it was made of, as JSON
        self.own_text: str = ""                        # the owner's data
        self.seat_names: list[str] = [character.name for character in characters]

    def with_decks(self, decks: list[list[int]], weapons: list[int], options_text: str) -> "Book":
        """The same table with other decks of the players: as somebody imagines it who does not know their lists."""
        new = Book(self.printed, self.field, self.characters, self.teams, decks, weapons, self.bots)
        new.mode = self.mode
        new.starts = self.starts
        new.terrain = self.terrain
        new.place_terrain = self.place_terrain
        new.poisons = self.poisons
        new.pushed_ends = self.pushed_ends
        new.equal_questions = self.equal_questions
        new.own_lists = self.own_lists
        new.windows = self.windows
        new.limits = self.limits
        new.bot_starts = self.bot_starts
        new.pools = self.pools
        new.nightmare = self.nightmare
        new.nightmare_all = self.nightmare_all
        new.horde = self.horde
        new.letters = self.letters
        new.lord_cell = self.lord_cell
        new.lord_facing = self.lord_facing
        new.random_bots = self.random_bots
        new.options_text = options_text
        new.own_text = self.own_text
        new.seat_names = self.seat_names
        return new

    def is_enemy(self, figure: int, other: int) -> bool:
        return self.teams[figure] != self.teams[other]

    def is_bot(self, figure: int) -> bool:
        return figure >= self.seats


def blocks_way(terrain: int) -> bool:
    """S10.terrain: figures cannot stand there; it hides what lies behind and shields everybody."""
    return Terrain.NOTHING < terrain <= Terrain.PILLAR


NO_CELL: Final = OFF
