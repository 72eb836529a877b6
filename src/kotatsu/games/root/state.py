# compiled with mypyc
"""Everything that changes in play. Map, cards and options are in the book."""
from typing import Final

from kotatsu.games.root.book import CLEARINGS, EVERYWHERE, ITEM_SUPPLY, ITEMS, NOWHERE, PIECES, WARRIORS, Book
from kotatsu.games.root.factions.alliance.board import Alliance
from kotatsu.games.root.factions.cult.board import Cult
from kotatsu.games.root.factions.eyrie.board import Eyrie
from kotatsu.games.root.factions.marquise.board import Marquise
from kotatsu.games.root.factions.riverfolk.board import Riverfolk
from kotatsu.games.root.factions.vagabond.board import Vagabond
from kotatsu.kernel.agenda import GameState


class Phase:
    """Where a turn stands."""
    SETUP: Final = 0
    BIRDSONG: Final = 1
    DAYLIGHT: Final = 2
    EVENING: Final = 3


PHASE_NAMES: Final = ("setup", "birdsong", "daylight", "evening")
SUPPORTERS: Final = 8              # the place of supporters in `Seen.place`; below it: hands by seat


def replaced(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """A row with another number in one place."""
    return (*row[:place], value, *row[place + 1:])


class Seen:
    """R-P18: what `viewer` was shown in a hand or among the supporters, of which `lost` have left unseen. Never changed."""

    def __init__(self, viewer: int, place: int, cards: tuple[int, ...], lost: int) -> None:
        self.viewer = viewer
        self.place = place
        self.cards = cards
        self.lost = lost


class Fight:
    """The battle that is being fought. Hits "by attacker" are those he deals."""

    def __init__(self, clearing: int, attacker: int, defender: int, ally: int, instigator: int) -> None:
        self.clearing = clearing
        self.attacker = attacker
        self.defender = defender
        self.ally = ally                         # whose warriors fight for the attacking Vagabond, NOWHERE if none
        self.instigator = instigator             # the Vagrant who set it up (RG.4.2), NOWHERE if none
        self.arbiter = NOWHERE                   # who was enlisted by the defender (RG.5.2)
        self.ambush = NOWHERE                    # the card played
        self.foil = NOWHERE
        self.high = NOWHERE                      # the dice, NOWHERE before the roll
        self.low = NOWHERE
        self.rolled_attacker = 0                 # hits rolled by the attacker
        self.rolled_defender = 0
        self.extra_attacker = 0                  # extra hits of the attacker
        self.extra_defender = 0
        self.due_attacker = 0                    # hits the attacker must still take
        self.due_defender = 0
        self.prizes_attacker = 0                 # enemy buildings and tokens the attacker has removed in this battle
        self.prizes_defender = 0
        self.ally_lost = 0                       # allied warriors lost, and items damaged, by the attacking Vagabond (R9.2.9.II.d)
        self.items_lost = 0
        self.over = 0                            # 1: it ended without a roll

    def copy(self) -> "Fight":
        new = Fight(self.clearing, self.attacker, self.defender, self.ally, self.instigator)
        new.arbiter = self.arbiter
        new.ambush = self.ambush
        new.foil = self.foil
        new.high = self.high
        new.low = self.low
        new.rolled_attacker = self.rolled_attacker
        new.rolled_defender = self.rolled_defender
        new.extra_attacker = self.extra_attacker
        new.extra_defender = self.extra_defender
        new.due_attacker = self.due_attacker
        new.due_defender = self.due_defender
        new.prizes_attacker = self.prizes_attacker
        new.prizes_defender = self.prizes_defender
        new.ally_lost = self.ally_lost
        new.items_lost = self.items_lost
        new.over = self.over
        return new


class State(GameState):
    """A position of Root. What changes often is in lists, which are copied; what rarely does is in tuples, which copies share.

    `State()` without a book makes the empty object that `copy` fills.
    """

    def __init__(self, book: Book | None = None) -> None:
        if book is None:
            return                               # `copy` fills it
        super().__init__()
        seats = book.seats
        self.book: Book = book
        # the course of the game
        self.round: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.phase: int = Phase.SETUP
        self.used: int = 0                       # once-a-turn effects used by the active player, as bits of Effect
        self.crafted: tuple[int, ...] = (0, 0, 0)        # crafting pieces of each suit used this turn
        self.boats: int = 0                      # 1: the active player bought Riverboats (R11.2.7.ii)
        self.hired: int = 0                      # 1: he bought Mercenaries, 2: they serve now (Daylight and Evening, R11.2.7.iii)
        self.bought: int = 0                     # services bought this turn
        self.fight: Fight | None = None
        self.after: list[int] = []               # what removals bring about, still to be resolved: see phases/removal.py
        # the map, by clearing
        self.suits: tuple[int, ...] = ()         # by clearing
        self.grounds: tuple[int, ...] = ()       # clearings of each suit as bits; a bird, and ANY, stand for all
        self.lay_suits(tuple(book.suits))
        self.warriors: list[int] = [0] * (CLEARINGS * seats)      # [clearing * seats + seat]
        self.pieces: list[int] = [0] * (CLEARINGS * PIECES)       # [clearing * PIECES + piece]
        # kept up to date by map_pieces.py; sets of clearings as bits
        self.rulers: list[int] = [NOWHERE] * CLEARINGS
        self.ruled: list[int] = [0] * seats      # where a seat rules
        self.held: list[int] = [0] * seats       # where it has warriors
        self.spots: list[int] = [0] * PIECES     # where a piece of a kind lies
        self.placed: list[int] = [0] * PIECES    # how many of a kind there are
        self.ruins: int = book.ruins             # as bits
        self.scorched: int = 0                   # as bits
        # items
        self.items: tuple[int, ...] = ITEM_SUPPLY                 # on the map
        self.boxes: tuple[int, ...] = (0,) * (ITEMS * seats)      # Crafted Items: [seat * ITEMS + item]
        self.gone_items: tuple[int, ...] = (0,) * ITEMS           # out of the game, torches on scorched clearings too
        # under the ruins: nobody knows what lies where until somebody looks
        self.hidden_items: tuple[int, ...] = ()  # the unseen ones, sorted
        self.ruin_items: tuple[tuple[int, ...], ...] = ((),) * CLEARINGS       # what somebody has seen there
        self.ruin_unseen: tuple[int, ...] = (0,) * CLEARINGS      # how many unseen ones lie there
        self.ruin_seers: tuple[int, ...] = (0,) * CLEARINGS       # who has seen them, as bits
        # cards
        self.deck: list[int] = [n for n in range(len(book.card_ids)) for _ in range(book.card_copies[n])]   # a sorted bag
        self.order: tuple[int, ...] = ()         # the top of the deck where a position fixed it, next first; nobody knows it
        self.discard: list[int] = []             # oldest first
        self.souls: list[int] = []               # Lost Souls (R10.2.6)
        self.available: tuple[int, ...] = ()     # dominance cards (R3.3.3), sorted
        self.removed: tuple[int, ...] = ()       # out of the game (R5.1.3-2), and a favor while it works (R4.1.2)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.effects: tuple[int, ...] = (0,) * seats              # lasting effects in play areas, as bits of Effect
        self.seen: tuple[Seen, ...] = ()
        self.quests: tuple[int, ...] = ()        # face up, sorted
        self.quest_deck: tuple[int, ...] = tuple(range(len(book.quest_ids))) if book.vagabonds else ()     # a sorted bag
        # seats
        self.points: list[int] = [0] * seats
        self.dominance: tuple[int, ...] = (NOWHERE,) * seats      # suit of the activated card
        self.partner: tuple[int, ...] = (NOWHERE,) * seats        # coalition (R9.2.8)
        self.joined: tuple[int, ...] = (NOWHERE,) * seats         # the dominance card laid down for it
        self.supply: list[int] = [WARRIORS[book.faction[seat]] for seat in range(seats)]
        # boards
        self.marquise: Marquise = Marquise()
        self.eyrie: Eyrie = Eyrie()
        self.alliance: Alliance = Alliance()
        self.cult: Cult = Cult()
        self.riverfolk: Riverfolk = Riverfolk(seats)
        self.vagabonds: list[Vagabond] = [Vagabond(seats) for _ in book.vagabonds]       # in the order of book.vagabonds

    def lay_suits(self, suits: tuple[int, ...]) -> None:
        """Clearings have these suits."""
        self.suits = suits
        of_each = [sum([1 << clearing for clearing in range(CLEARINGS) if suits[clearing] == suit]) for suit in range(3)]
        self.grounds = (*of_each, EVERYWHERE, EVERYWHERE)

    def copy(self) -> "State":
        new = State()
        self.copy_course(new)
        book = self.book
        new.book = book
        new.round = self.round
        new.turn = self.turn
        new.active = self.active
        new.phase = self.phase
        new.used = self.used
        new.crafted = self.crafted
        new.boats = self.boats
        new.hired = self.hired
        new.bought = self.bought
        new.fight = self.fight.copy() if self.fight is not None else None
        new.after = self.after[:] if self.after else []
        new.suits = self.suits
        new.grounds = self.grounds
        new.warriors = self.warriors[:]
        new.pieces = self.pieces[:]
        new.rulers = self.rulers[:]
        new.ruled = self.ruled[:]
        new.held = self.held[:]
        new.spots = self.spots[:]
        new.placed = self.placed[:]
        new.ruins = self.ruins
        new.scorched = self.scorched
        new.items = self.items
        new.boxes = self.boxes
        new.gone_items = self.gone_items
        new.hidden_items = self.hidden_items
        new.ruin_items = self.ruin_items
        new.ruin_unseen = self.ruin_unseen
        new.ruin_seers = self.ruin_seers
        new.deck = self.deck[:]
        new.order = self.order
        new.discard = self.discard[:]
        new.souls = self.souls[:] if self.souls else []
        new.available = self.available
        new.removed = self.removed
        new.hands = [hand[:] for hand in self.hands]
        new.effects = self.effects
        new.seen = self.seen
        new.quests = self.quests
        new.quest_deck = self.quest_deck
        new.points = self.points[:]
        new.dominance = self.dominance
        new.partner = self.partner
        new.joined = self.joined
        new.supply = self.supply[:]
        new.marquise = self.marquise.copy() if book.marquise != NOWHERE else self.marquise
        new.eyrie = self.eyrie.copy() if book.eyrie != NOWHERE else self.eyrie
        new.alliance = self.alliance.copy() if book.alliance != NOWHERE else self.alliance
        new.cult = self.cult.copy() if book.cult != NOWHERE else self.cult
        new.riverfolk = self.riverfolk.copy() if book.riverfolk != NOWHERE else self.riverfolk
        new.vagabonds = [vagabond.copy() for vagabond in self.vagabonds]
        return new
