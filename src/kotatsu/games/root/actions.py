# compiled with mypyc
"""The verbs, one constructor each, and the kinds of events and reasons that rules tell. Each side has its own block of numbers."""
from typing import Final

from kotatsu.kernel.action import Action, act


class Verb:
    """What a player (below 200) or luck (from 200) may do."""
    DONE: Final = 1
    MOVE: Final = 2
    BATTLE: Final = 3
    AMBUSH: Final = 4
    FOIL: Final = 5
    ALLY: Final = 6
    ENLIST: Final = 7
    USE: Final = 8
    LOSE: Final = 9
    CRAFT: Final = 10
    PIECE: Final = 11
    GIVE: Final = 12
    FIRST: Final = 13
    CLAIM: Final = 14
    STAND: Final = 15
    SPY: Final = 16
    TAX: Final = 17
    ACTIVATE: Final = 18
    TAKE: Final = 19
    DISCARD: Final = 20
    BANK: Final = 21
    HOSPITAL: Final = 22
    DROP: Final = 23
    # Marquise 60–69
    KEEP: Final = 60
    START: Final = 61
    WOOD: Final = 62
    RECRUIT: Final = 64
    BUILD: Final = 65
    PAY: Final = 66
    OVERWORK: Final = 67
    EXTRA: Final = 68
    MUSTER: Final = 69
    # Eyrie 70–79
    NEST: Final = 70
    LEADER: Final = 71
    DECREE: Final = 72
    ROOST: Final = 73
    FULFIL: Final = 74
    ENROL: Final = 75
    ERECT: Final = 76
    # Alliance 80–89
    REVOLT: Final = 80
    SPREAD: Final = 81
    SUPPORT: Final = 82
    MOBILIZE: Final = 83
    TRAIN: Final = 84
    LEVY: Final = 85
    ORGANIZE: Final = 86
    # Vagabond 90–119
    CHARACTER: Final = 90
    FOREST: Final = 91
    REFRESH: Final = 92
    SLIP: Final = 93
    SLINK: Final = 94
    WALK: Final = 95
    ESCORT: Final = 96
    CARDS: Final = 97
    EXPLORE: Final = 98
    LOOT: Final = 99
    AID: Final = 100
    SPEND: Final = 101
    RECEIVE: Final = 102
    QUEST: Final = 103
    FAME: Final = 104
    STRIKE: Final = 105
    REPAIR: Final = 106
    STEAL: Final = 107
    LABOR: Final = 108
    HIDEOUT: Final = 109
    INSTIGATE: Final = 110
    SCORCH: Final = 111
    DAMAGE: Final = 112
    SACRIFICE_ALLY: Final = 113
    ASIDE: Final = 114
    TRACK: Final = 115
    TOSS: Final = 116
    JOIN: Final = 117
    SWORDS: Final = 118
    SNIPE: Final = 119
    # Cult 120–129
    CORNER: Final = 120
    OUTCAST: Final = 121
    CONVERT: Final = 123
    SANCTIFY: Final = 124
    GARDEN: Final = 126
    PREACH: Final = 127
    SCORE: Final = 128
    SACRIFICE: Final = 129
    # Riverfolk 130–149
    LAND: Final = 130
    PRICE: Final = 131
    BUY: Final = 132
    BUYCARD: Final = 133
    COMMIT: Final = 134
    EXPORT: Final = 136
    DRAWCARD: Final = 137
    HIRE: Final = 138
    POST: Final = 139
    FUND: Final = 140
    REFUND: Final = 141
    # luck
    DRAW: Final = 200
    ROLL: Final = 201
    BEGIN: Final = 202
    MARK: Final = 203
    RANDOM: Final = 204
    TURN_UP: Final = 205
    UNEARTH: Final = 206
    LOT: Final = 207


DONE: Final = act(Verb.DONE)
CLAIM: Final = act(Verb.CLAIM)


def move(src: int, dst: int, warriors: int) -> Action:
    """R4.2: warriors from one clearing to the next."""
    return act(Verb.MOVE, src, dst, warriors)


def battle(clearing: int, defender: int) -> Action:
    """R4.3: a battle against a player with a piece there."""
    return act(Verb.BATTLE, clearing, defender)


def craft(card: int) -> Action:
    """R4.1: craft a card from hand."""
    return act(Verb.CRAFT, card)


# the first of their kind, to count on from where many are listed
FIRST_MOVE: Final = move(0, 0, 1)
FIRST_BATTLE: Final = battle(0, 0)
FIRST_CRAFT: Final = craft(0)
FIRST_DRAW: Final = act(Verb.DRAW)
FIRST_MOBILIZE: Final = act(Verb.MOBILIZE)
FIRST_SUPPORT: Final = act(Verb.SUPPORT)
FIRST_DISCARD: Final = act(Verb.DISCARD)


class Why:
    """Reasons for points."""
    REMOVED: Final = 0
    CRAFTED: Final = 1
    BUILT: Final = 2
    ROOSTS: Final = 3
    TURMOIL: Final = 4
    SYMPATHY: Final = 5
    EXPLORED: Final = 6
    AIDED: Final = 7
    ALLY: Final = 8
    QUEST: Final = 9
    INFAMY: Final = 10
    RITUAL: Final = 11
    POST: Final = 12
    DIVIDENDS: Final = 13
    ROYAL_CLAIM: Final = 14
    BRUTAL: Final = 15
    STAND: Final = 16
    ARBITER: Final = 17
    DESPOT: Final = 18
    EFFECT: Final = 32           # from here on: a lasting effect whose row names no reason, by its number


class Event:
    """What may have happened: kind of event, then seat and up to three numbers. General 1–59; sides as in Verb."""
    BEGINS: Final = 1            # seat
    MARKED: Final = 2            # a clearing, b suit
    TURN: Final = 3              # seat, a round
    PHASE: Final = 4             # seat, a phase
    SCORED: Final = 5            # seat, a points, b Why, c total
    LOST_POINTS: Final = 6       # seat, a points, b Why, c total
    DREW: Final = 7              # seat
    DREW_CARD: Final = 8         # seat, a card (only to those who see it)
    RESHUFFLED: Final = 9
    SPENT: Final = 10            # seat, a card
    DISCARDED: Final = 11        # seat, a card
    GAVE: Final = 12             # seat, a receiver
    GAVE_CARD: Final = 13        # seat, a receiver, b card (only to both)
    MOVED: Final = 14            # seat, a from, b to, c warriors
    BATTLE: Final = 15           # seat, a clearing, b defender
    AMBUSH: Final = 16           # seat, a card
    FOILED: Final = 17           # seat, a card
    SCOUTED: Final = 18          # seat: the ambush does nothing
    NO_ROLL: Final = 19          # seat of the attacker
    ROLLED: Final = 20           # seat of the attacker, a high, b low
    HITS: Final = 21             # seat that deals, a rolled, b extra
    USED: Final = 22             # seat, a effect
    WARRIORS_LOST: Final = 23    # seat, a clearing, b count
    PIECE_LOST: Final = 24       # seat of the owner, a clearing, b piece, c remover
    CRAFTED: Final = 25          # seat, a card
    OUTRAGE: Final = 26          # seat of the payer, a suit
    SHOWED: Final = 27           # seat of the payer
    HOSPITAL: Final = 28         # seat, a count
    STOOD: Final = 29            # seat, a victim
    SPIED: Final = 30            # seat, a victim
    TAXED: Final = 31            # seat, a clearing
    ACTIVATED: Final = 32        # seat, a suit
    TOOK: Final = 33             # seat, a card
    BANKED: Final = 34           # seat, a other
    PLACED: Final = 35           # seat, a clearing, b warriors
    PLACED_PIECE: Final = 36     # seat, a clearing, b piece
    ALLY: Final = 37             # seat, a ally
    ENLISTED: Final = 38         # seat of the defender, a arbiter
    WON: Final = 39              # seat, a 0 points, 1 dominance
    SUPPORTERS_LOST: Final = 40  # seat, a count
    SUPPORTER: Final = 41        # seat: a card joined the supporters
    FUNDS_LOST: Final = 43       # seat, a count
    DAMAGED: Final = 44          # seat, a item
    HOSTILE: Final = 45          # seat, a other
    JOINED: Final = 47           # seat, a partner
    BOUGHT: Final = 48           # seat, a service
    # Marquise 60–69
    KEEP: Final = 60             # seat, a clearing, b the corner opposite, which gets no warrior
    WOOD: Final = 61             # seat, a clearing, b count
    PAID_WOOD: Final = 62        # seat, a clearing, b count
    OVERWORK: Final = 63         # seat, a clearing
    EXTRA: Final = 64            # seat, a actions left
    RECRUITS: Final = 65         # seat
    # Eyrie 70–79
    LEADER: Final = 70           # seat, a leader
    DECREE: Final = 71           # seat, a card, b column
    FULFILS: Final = 72          # seat, a column, b suit
    TURMOIL: Final = 73          # seat, a column, b suit: what could not be done
    DECREE_LOST: Final = 74      # seat, a cards discarded
    LEADERS_UP: Final = 75       # seat: all four may be chosen again
    NEW_ROOST: Final = 76        # seat, a clearing
    EMERGENCY: Final = 77        # seat
    # Riverfolk 130–149
    PRICED: Final = 130          # seat, a service, b price
    PAID: Final = 131            # seat of the buyer, a warriors into Payments, b whose
    PROTECTED: Final = 132       # seat, a warriors into Payments
    GATHERED: Final = 133        # seat, a warriors that became funds, b funds now
    COMMITTED: Final = 134       # seat, a owner of the fund
    FUNDED: Final = 135          # seat, a owner of the fund, b suit of the space
    REFUNDED: Final = 136        # seat, a owner of the fund, b how many
    EXPORTED: Final = 137        # seat, a card, b warriors into Payments
    # Alliance 80–89
    REVOLTED: Final = 80         # seat, a clearing
    OFFICER: Final = 81          # seat, a officers now
    ORGANIZED: Final = 82        # seat, a clearing
    # Cult 120–129
    OUTCAST: Final = 120         # seat, a suit, b 1 Hated
    SOULS: Final = 121           # seat, a cards
    CRUSADE: Final = 122         # seat, a clearing, b acolytes
    CONVERTED: Final = 123       # seat, a clearing, b other, c acolytes
    SANCTIFIED: Final = 124      # seat, a clearing, b piece, c acolytes
    REVEALED: Final = 125        # seat, a card
    ACOLYTE: Final = 126         # seat, a acolytes now
    RETURNED: Final = 127        # seat, a cards
    # Vagabond 90–119
    CHARACTER: Final = 90        # seat, a character
    CAMPED: Final = 91           # seat, a spot
    REFRESHED: Final = 92        # seat, a item, b place
    SLIPPED: Final = 93          # seat, a to spot, b from spot
    WALKED: Final = 94           # seat, a to spot, b from spot
    EXPLORED: Final = 95         # seat, a clearing, b item
    LEFT_RUIN: Final = 96        # seat, a clearing: nothing was taken
    AIDED: Final = 97            # seat, a other
    RECEIVED: Final = 98         # seat, a other, b item
    RELATION: Final = 99         # seat, a other, b relation as in board.py
    QUEST_DONE: Final = 100      # seat, a quest
    QUEST_NEW: Final = 101       # a quest
    STRUCK: Final = 102          # seat, a clearing, b other
    REPAIRED: Final = 103        # seat, a item
    STOLE: Final = 104           # seat, a victim
    LABORED: Final = 105         # seat, a card
    HID: Final = 106             # seat
    INSTIGATED: Final = 107      # seat, a clearing
    SCORCHED: Final = 108        # seat, a clearing
    RESTED: Final = 109          # seat, a items
    TOSSED: Final = 110          # seat, a item
    PUT_ASIDE: Final = 111       # seat, a item
    ON_TRACK: Final = 112        # seat, a item
    ITEM_USED: Final = 113       # seat, a item, b how many
    LEFT_ITEM: Final = 114       # seat, a item: its track is full
    FOUND: Final = 115           # seat, a clearing, b item (only to those who look)
