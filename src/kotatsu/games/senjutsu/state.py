# compiled with mypyc
"""Everything that changes in play. Figures are the seats and, behind them, the bots."""
from typing import Final

from kotatsu.games.senjutsu.book import MOST_FOCUS, NONE, Book, Kamae
from kotatsu.kernel.agenda import GameState

Rows = tuple[tuple[int, ...], ...]

UNSEEN: Final = -1                 # a card of the bag that nobody has seen: luck decides when somebody does
DOWN: Final = 256                  # added to a card of a discard pile: face down, known to its owner …
LOST: Final = 512                  # … or to nobody
CARD: Final = 255                  # the card of such an entry

# what a figure may not do any more this turn, bits of State.stopped
NO_STEPS: Final = 1                # S22.6: steps and turns still to come are cancelled …
NO_TURNS: Final = 2                # … or turns only
ENDED: Final = 4                   # its turn has ended: a collision, The Terror, defeat

# what cards in play forbid, bits of State.forbidden
HIDING: Final = 1                  # 085: discards are face up
INSTANTS: Final = 2                # 091
REPEATS: Final = 4                 # 093
SPYING: Final = 8                  # 095


class Frame:
    """A card that is being resolved: cards nest (a counter, an instant, a card that plays another). Replaced, never changed."""

    def __init__(self, figure: int, card: int, value: int, struck: int = 0, foe: int = NONE, taken: int = NONE) -> None:
        self.figure = figure
        self.card = card
        self.value = value                       # the initiative at which it is resolved
        self.struck = struck                     # figures that its attack affected in this part, as bits: so far it succeeded
        self.foe = foe                           # whom its lines speak of: the blocked attacker, the one that was picked
        self.taken = taken                       # the card that an earlier line took (009, 042)

    def hit(self, struck: int) -> "Frame":
        return Frame(self.figure, self.card, self.value, self.struck | struck, self.foe, self.taken)

    def against(self, foe: int) -> "Frame":
        return Frame(self.figure, self.card, self.value, self.struck, foe, self.taken)

    def took(self, card: int) -> "Frame":
        return Frame(self.figure, self.card, self.value, self.struck, self.foe, card)

    def numbers(self) -> tuple[int, ...]:
        return self.figure, self.card, self.value, self.struck, self.foe, self.taken

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Frame) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


class State(GameState):
    """By figure unless said otherwise. What changes often is in lists; copies share tuples and frames, which are replaced."""

    def __init__(self, book: Book | None = None) -> None:
        if book is None:
            return                               # `copy` fills it; compiled, `State.__new__` alone cannot be had
        super().__init__()
        figures, seats = book.figures, book.seats
        self.book = book
        self.turn: int = 0
        self.value: int = NONE                   # the initiative that is being resolved, NONE outside
        self.track: tuple[int, ...] = ()         # S2.2: seats from the top
        self.forbidden: int = 0
        self.named_kinds: int = 0                # 092: types that nobody may play this turn, as bits
        self.named_cards: tuple[int, ...] = ()   # 094
        self.terrain: tuple[int, ...] = tuple(book.terrain)
        self.frames: list[Frame] = []
        self.queue: tuple[int, ...] = ()         # figures that are resolved next at this value
        self.slots: tuple[int, ...] = ()         # the order that is being made of tied figures, NONE where nobody stands yet
        self.far: int = 0                        # S12.5: figures that began the turn far from their opponents, as bits
        self.used_instant: int = 0               # S8.1: seats, as bits
        self.out: int = 0                        # defeated figures, as bits
        self.stealthed: int = 0                  # S12.4: figures, as bits
        # figures
        # one more than there are figures: the fallen lord (S13.2.10), whom bots take for a figure
        self.cell: list[int] = [*[NONE] * figures, book.lord_cell]
        self.facing: list[int] = [*[0] * figures, book.lord_facing]
        self.kamae: list[int] = [Kamae.NEUTRAL] * figures
        self.focus: list[int] = [0] * figures
        self.wounds: list[int] = [0] * figures
        self.bleeding: list[int] = [0] * figures
        self.stuns: list[int] = [0] * figures    # in the hand of a player, laid out beside a bot's deck
        self.hobbles: Rows = ((),) * figures     # rotations that are left of each
        self.toxins: Rows = ((),) * figures      # poisons that stay: kind | rotations left << 4
        self.poisons: tuple[int, ...] = (book.poisons,) * figures       # what is left in the poison deck, as bits
        # the card of the turn
        self.played: list[int] = [NONE] * figures
        self.place: list[int] = [NONE] * figures  # where its next part begins, NONE if it is resolved or cancelled
        self.named: tuple[int, ...] = (0,) * figures    # the initiative of its first part, before hobbles
        self.lag: tuple[int, ...] = (0,) * figures      # hobbles at Reveal (S10.hobble.3)
        self.paid: tuple[int, ...] = (0,) * figures     # focus that a replacement gives back (S3.6.4.2)
        self.lender: tuple[int, ...] = (NONE,) * figures  # whose card it is, if it is another's (009)
        self.extra: Rows = ((),) * figures       # other cards in play this turn: instants, counters; owner << 8
        self.stopped: list[int] = [0] * figures
        self.shields: list[int] = [0] * (figures + 1)  # while its value lasts: hexes around the figure, by direction, as bits
        self.counters: list[int] = [0] * figures  # counter symbols, as bits of values
        self.dear: tuple[int, ...] = (0,) * figures     # those that must be paid for first (074)
        self.below: tuple[int, ...] = (NONE,) * figures  # S7.7: where its lines below the shields begin
        self.asks: tuple[int, ...] = (1,) * figures     # whether the seat wants to be asked for instants
        # cards, by seat and then by bot
        self.hands: Rows = ((),) * figures       # ability cards, and Crippling Poison; sorted
        self.bags: Rows = (*[tuple(deck) for deck in book.decks], *[()] * (figures - seats))     # decks, and what lies unseen
        self.unseen: tuple[int, ...] = (0,) * figures   # how many cards of the bag lie in truth face down in the discard pile
        self.poison_within: tuple[int, ...] = (0,) * figures  # Crippling Poison lies among so many top cards, 0 if nowhere
        self.discards: Rows = ((),) * figures    # oldest first; see DOWN, LOST, UNSEEN
        self.stays: Rows = ((),) * figures       # beside the deck: card | owner << 8 | rotations left << 12
        self.known_tops: Rows = ((),) * figures  # of a bot: the cards on top that somebody has seen, in no order
        self.known_by: tuple[int, ...] = (0,) * figures                 # … and who has
        self.met: tuple[int, ...] = ()           # solo cards that everybody has seen in some bot's deck
        # bots
        self.behaviour: tuple[int, ...] = (0,) * figures  # left, middle, right
        self.stance: tuple[int, ...] = (0,) * figures   # 0 aggressive, 1 defensive
        self.prefers: tuple[int, ...] = (*[0] * seats, *[bot.prefers for bot in book.bots])
        self.resets: int = 0                     # bots whose deck is reset after this turn, as bits
        self.limit: tuple[int, ...] = (*[character.wounds for character in book.characters], *book.limits)
        self.pools: Rows = ()                    # solo cards that are in no deck, by pool
        self.wave: int = 0
        self.stage: int = 0
        self.gone: tuple[int, ...] = ()          # cards that have left the game
        self.box: Rows = ((),) * figures         # cards of a deck list that a hand-written position leaves out of the game
        self.peeked: tuple[int, ...] = ()        # top cards of a deck that somebody looks at
        self.shown: Rows = ((),) * figures       # cards of a hand that others know of: card | viewers << 8

    def copy(self) -> "State":
        new = State()
        self.copy_course(new)
        new.book = self.book
        new.turn = self.turn
        new.value = self.value
        new.track = self.track
        new.forbidden = self.forbidden
        new.named_kinds = self.named_kinds
        new.named_cards = self.named_cards
        new.terrain = self.terrain
        new.frames = self.frames[:]
        new.queue = self.queue
        new.slots = self.slots
        new.far = self.far
        new.used_instant = self.used_instant
        new.out = self.out
        new.stealthed = self.stealthed
        new.cell = self.cell[:]
        new.facing = self.facing[:]
        new.kamae = self.kamae[:]
        new.focus = self.focus[:]
        new.wounds = self.wounds[:]
        new.bleeding = self.bleeding[:]
        new.stuns = self.stuns[:]
        new.hobbles = self.hobbles
        new.toxins = self.toxins
        new.poisons = self.poisons
        new.played = self.played[:]
        new.place = self.place[:]
        new.named = self.named
        new.lag = self.lag
        new.paid = self.paid
        new.extra = self.extra
        new.lender = self.lender
        new.stopped = self.stopped[:]
        new.shields = self.shields[:]
        new.counters = self.counters[:]
        new.dear = self.dear
        new.below = self.below
        new.asks = self.asks
        new.hands = self.hands
        new.bags = self.bags
        new.unseen = self.unseen
        new.poison_within = self.poison_within
        new.discards = self.discards
        new.stays = self.stays
        new.known_tops = self.known_tops
        new.known_by = self.known_by
        new.met = self.met
        new.behaviour = self.behaviour
        new.stance = self.stance
        new.prefers = self.prefers
        new.resets = self.resets
        new.limit = self.limit
        new.pools = self.pools
        new.wave = self.wave
        new.stage = self.stage
        new.gone = self.gone
        new.box = self.box
        new.peeked = self.peeked
        new.shown = self.shown
        return new


def put(rows: Rows, figure: int, row: tuple[int, ...]) -> Rows:
    """The rows of all figures with another one for this figure."""
    return (*rows[:figure], row, *rows[figure + 1:])


def replaced(row: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    """A tuple with another number at one place."""
    return (*row[:place], number, *row[place + 1:])


def gain_focus(state: State, figure: int, number: int) -> int:
    """S2.7: at most three; how much it was."""
    gained = min(number, MOST_FOCUS - state.focus[figure])
    state.focus[figure] += gained
    return gained
