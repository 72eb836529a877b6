# compiled with mypyc
"""What never changes at one table: the map, the cards, who plays what, and the options. A state refers to it, never copies it."""
from typing import Final, NamedTuple

from kotatsu.games.root.moments import MOMENT_NAMES
from kotatsu.kernel.cards.deeds import Card, Moments

# suits
FOX: Final = 0
RABBIT: Final = 1
MOUSE: Final = 2
BIRD: Final = 3
ANY: Final = 4                     # in a cost: every suit will do
SUIT_NAMES: Final = ("fox", "rabbit", "mouse", "bird", "any")

CLEARINGS: Final = 12
EVERYWHERE: Final = (1 << CLEARINGS) - 1           # all clearings, as bits
BITS: Final = [tuple(c for c in range(CLEARINGS) if bits >> c & 1) for bits in range(1 << CLEARINGS)]    # a set's clearings, rising
CORNERS: Final = 4                 # clearings 0–3; 0 lies opposite 2, 1 opposite 3
OPPOSITE: Final = (2, 3, 0, 1)
NOWHERE: Final = 255               # no clearing, no seat, no card
HAND_LIMIT: Final = 5
GOAL: Final = 30
THRESHOLD: Final = 10              # points to activate a dominance card
RANDOM: Final = -1


class Fac:
    """The factions, in the order of their letters (R5.1.7)."""
    MARQUISE: Final = 0
    EYRIE: Final = 1
    ALLIANCE: Final = 2
    VAGABOND: Final = 3
    VAGABOND2: Final = 4
    CULT: Final = 5
    RIVERFOLK: Final = 6


FACTIONS: Final = 7
SEATS: Final = 6                   # at most


class FactionRow(NamedTuple):
    """A faction: how it is written, what its box holds, and the rules that name its moments."""
    number: int
    name: str                      # in actions and positions
    letter: str
    key: str                       # in the ids of messages
    warriors: int
    reach: int                     # RA
    acts: str                      # when it moves and battles
    crafts: str                    # when it crafts
    discards: str                  # when it discards down to five cards


FACTION_ROWS: Final = (
    FactionRow(Fac.MARQUISE, "marquise", "m", "marquise", 25, 10, "R6.5", "R6.2.1", "R6.6"),
    FactionRow(Fac.EYRIE, "eyrie", "e", "eyrie", 20, 7, "R7.5.2", "R7.2.1", "R7.6.2"),
    FactionRow(Fac.ALLIANCE, "alliance", "a", "alliance", 10, 3, "R8.6.1", "R8.2.1", "R8.6.2"),
    FactionRow(Fac.VAGABOND, "vagabond", "v", "vagabond", 0, 5, "R9.5", "R9.2.1", "R9.6.2"),
    FactionRow(Fac.VAGABOND2, "vagabond2", "v2", "vagabond-2", 0, 2, "R9.5", "R9.2.1", "R9.6.2"),
    FactionRow(Fac.CULT, "cult", "c", "cult", 25, 2, "R-C10", "R10.2.1", "R10.6.3"),
    FactionRow(Fac.RIVERFOLK, "riverfolk", "r", "riverfolk", 15, 5, "R11.5", "R11.2.1", "R11.6.1"),
)
FACTION_NAMES: Final = tuple([row.name for row in FACTION_ROWS])
LETTERS: Final = tuple([row.letter for row in FACTION_ROWS])
WARRIORS: Final = tuple([row.warriors for row in FACTION_ROWS])


class Piece:
    """Buildings first (they count for rule and fill slots), then tokens."""
    SAWMILL: Final = 0
    WORKSHOP: Final = 1
    RECRUITER: Final = 2
    ROOST: Final = 3
    BASE: Final = 4
    GARDEN: Final = 5
    WOOD: Final = 6
    KEEP: Final = 7
    SYMPATHY: Final = 8
    POST: Final = 9


PIECES: Final = 10
BUILDINGS: Final = 6               # pieces below this number are buildings


class PieceRow(NamedTuple):
    """A building or token: whose it is, and how many there are."""
    number: int
    name: str
    faction: int
    total: int
    key: str = ""                  # in the ids of messages, where it is not the name


PIECE_ROWS: Final = (
    PieceRow(Piece.SAWMILL, "sawmill", Fac.MARQUISE, 6),
    PieceRow(Piece.WORKSHOP, "workshop", Fac.MARQUISE, 6),
    PieceRow(Piece.RECRUITER, "recruiter", Fac.MARQUISE, 6),
    PieceRow(Piece.ROOST, "roost", Fac.EYRIE, 7),
    PieceRow(Piece.BASE, "base", Fac.ALLIANCE, 3),
    PieceRow(Piece.GARDEN, "garden", Fac.CULT, 15),
    PieceRow(Piece.WOOD, "wood", Fac.MARQUISE, 8),
    PieceRow(Piece.KEEP, "keep", Fac.MARQUISE, 1),
    PieceRow(Piece.SYMPATHY, "sympathy", Fac.ALLIANCE, 10, "sympathy-token"),
    PieceRow(Piece.POST, "post", Fac.RIVERFOLK, 9, "trade-post"),
)
PIECE_NAMES: Final = tuple([row.name for row in PIECE_ROWS])
PIECE_TOTAL: Final = tuple([row.total for row in PIECE_ROWS])


class It:
    """Items."""
    BOOTS: Final = 0
    SWORD: Final = 1
    CROSSBOW: Final = 2
    TORCH: Final = 3
    HAMMER: Final = 4
    TEA: Final = 5                 # from here on: they lie on tracks
    COINS: Final = 6
    BAG: Final = 7


ITEMS: Final = 8


class ItemRow(NamedTuple):
    number: int
    name: str
    supply: int                    # on the map at the start (R5.1.5)


ITEM_ROWS: Final = (
    ItemRow(It.BOOTS, "boots", 2), ItemRow(It.SWORD, "sword", 2), ItemRow(It.CROSSBOW, "crossbow", 1),
    ItemRow(It.TORCH, "torch", 0), ItemRow(It.HAMMER, "hammer", 1), ItemRow(It.TEA, "tea", 2),
    ItemRow(It.COINS, "coins", 2), ItemRow(It.BAG, "bag", 2),
)
ITEM_NAMES: Final = tuple([row.name for row in ITEM_ROWS])
ITEM_SUPPLY: Final = tuple([row.supply for row in ITEM_ROWS])
RUIN_ITEMS: Final = (It.BOOTS, It.SWORD, It.HAMMER, It.BAG)


class CardKind:
    """Kinds of cards."""
    ITEM: Final = 0
    PERSISTENT: Final = 1
    FAVOR: Final = 2
    AMBUSH: Final = 3
    DOMINANCE: Final = 4


KIND_NAMES: Final = ("item", "persistent", "favor", "ambush", "dominance")


class Effect:
    """Lasting effects are bits of `State.effects`, numbered as their rows follow each other in cards.toml."""
    NONE: Final = -1


class Leader:
    """Leaders of the Eyrie."""
    BUILDER: Final = 0
    CHARISMATIC: Final = 1
    COMMANDER: Final = 2
    DESPOT: Final = 3


class Who:
    """Characters of the Vagabond."""
    THIEF: Final = 0
    TINKER: Final = 1
    RANGER: Final = 2
    VAGRANT: Final = 3
    ARBITER: Final = 4
    SCOUNDREL: Final = 5


MAPS: Final = ("autumn", "winter")


class Book:
    """One table's book. Made by `data.py`; its lists are never changed."""

    def __init__(self, factions: list[int], map_number: int, first: int, seat_names: list[str],
                 suits: list[int], slots: list[int], ruins: int, paths: list[list[int]], rivers: list[list[int]],
                 forests: list[list[int]], forest_links: list[list[int]], forest_names: list[str],
                 card_ids: list[str], card_suit: list[int], card_kind: list[int], card_cost: list[list[int]], card_item: list[int],
                 card_points: list[int], card_effect: list[int], card_copies: list[int],
                 cards: list[Card], card_verb: list[int], card_event: list[int], card_why: list[int], card_order: list[int],
                 quest_ids: list[str], quest_suit: list[int], quest_items: list[list[int]],
                 track_cost: list[int], track_points: list[list[int]], roost_points: list[int], sympathy_cost: list[int],
                 sympathy_points: list[int], garden_points: list[int], post_points: list[int],
                 seller: int, sails: list[bool], showing: list[int], keeps_souls: bool, sword_per_hit: bool, own: str) -> None:
        seats = len(factions)
        self.seats = seats
        self.faction = factions                  # by seat
        self.map_number = map_number
        self.first = first                       # the seat that begins, or RANDOM
        self.seat_names = seat_names             # one word per seat: the faction's name
        # the map
        self.suits = suits                       # by clearing, RANDOM where markers are drawn (RC.1)
        self.slots = slots                       # ruins included
        self.ruins = ruins                       # clearings that begin with a ruin, as bits
        self.paths = paths                       # neighbours by path, rising
        self.rivers = rivers                     # neighbours by river
        self.both = [sorted([*paths[c], *rivers[c]]) for c in range(CLEARINGS)]
        self.path_bits = [sum(1 << c for c in near) for near in paths]
        self.both_bits = [sum(1 << c for c in near) for near in self.both]
        self.river_bits = [self.both_bits[c] & ~self.path_bits[c] for c in range(CLEARINGS)]       # where there is no path
        self.forests = forests                   # clearings at the edge of each forest
        self.forest_links = forest_links         # forests next to each forest
        self.forest_names = forest_names         # "1_2_5_10"
        self.around = [[f for f in range(len(forests)) if c in forests[f]] for c in range(CLEARINGS)]   # forests at each clearing
        # the cards
        self.card_ids = card_ids
        self.vizier = len(card_ids)              # a bird card of the Decree, after all that are in the deck
        self.card_suit = [*card_suit, BIRD]
        self.card_kind = card_kind
        self.card_cost = card_cost               # suits, ANY for the three-coloured sign
        self.card_item = card_item               # NOWHERE if none
        self.card_points = card_points
        self.card_effect = card_effect           # Effect.NONE if none
        self.card_copies = card_copies
        self.cards = cards                       # what each does, as its row says
        self.card_verb = card_verb               # the Verb that uses it
        self.card_event = card_event             # the Event that tells of its use
        self.card_why = card_why                 # the Why of the points it gives
        self.effect_card = [card for card in range(len(card_ids)) if card_effect[card] != Effect.NONE]
        self.effects = [cards[card] for card in self.effect_card]
        self.moments = Moments(self.effects, [card_order[card] for card in self.effect_card], len(MOMENT_NAMES))
        self.dominance = [next(n for n in range(len(card_ids)) if card_kind[n] == CardKind.DOMINANCE and card_suit[n] == suit)
                          for suit in range(4)]  # the dominance card of each suit
        self.ambushes = [n for n in range(len(card_ids)) if card_kind[n] == CardKind.AMBUSH]
        self.quest_ids = quest_ids
        self.quest_suit = quest_suit
        self.quest_items = quest_items
        # the boards
        self.track_cost = track_cost             # wood, by column
        self.track_points = track_points         # [sawmill, workshop, recruiter][column]
        self.roost_points = roost_points         # by roosts on the map
        self.sympathy_cost = sympathy_cost       # by tokens on the map before
        self.sympathy_points = sympathy_points
        self.garden_points = garden_points       # by gardens of the suit on the map
        self.post_points = post_points           # by posts of the suit placed before
        # what sides mean to the whole table, as their traits say
        self.seller = seller                     # the seat whose services others buy, NOWHERE if nobody's
        self.sails = sails                       # by seat: whether rivers are paths for it
        self.showing = showing                   # seats with cards that lie open in hand or on the board
        self.keeps_souls = keeps_souls           # whether what is discarded is a Lost Soul first
        # options
        self.sword_per_hit = sword_per_hit       # D1, the other reading
        self.own = own                           # the owner's data as JSON text, "" for the built-in
        # who sits where
        self.seat_of = [factions.index(f) if f in factions else NOWHERE for f in range(FACTIONS)]
        self.piece_seat = [self.seat_of[row.faction] for row in PIECE_ROWS]
        self.marquise = self.seat_of[Fac.MARQUISE]
        self.eyrie = self.seat_of[Fac.EYRIE]
        self.alliance = self.seat_of[Fac.ALLIANCE]
        self.cult = self.seat_of[Fac.CULT]
        self.riverfolk = self.seat_of[Fac.RIVERFOLK]
        self.vagabonds = [s for s in range(seats) if factions[s] in (Fac.VAGABOND, Fac.VAGABOND2)]    # in the order of seats
        self.vagabond_number = [self.vagabonds.index(s) if s in self.vagabonds else NOWHERE for s in range(seats)]
        self.armies = [s for s in range(seats) if s not in self.vagabonds]                            # seats with warriors
        self.others = [[(s + step) % seats for step in range(1, seats)] for s in range(seats)]        # clockwise
        self.pieces_of = [[p for p in range(PIECES) if self.piece_seat[p] == s] for s in range(seats)]
        self.buildings_of = [[p for p in range(BUILDINGS) if self.piece_seat[p] == s] for s in range(seats)]
