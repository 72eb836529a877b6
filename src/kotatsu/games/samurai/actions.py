# compiled with mypyc
"""The verbs, one constructor each, and the kinds of events that rules tell."""
from typing import Final

from kotatsu.kernel.action import Action, act


class Verb:
    """What a samurai (first block) or luck (second block) may do."""
    FIGHT: Final = 1
    SUPPORT: Final = 2
    PASS: Final = 3
    CONFRONT: Final = 4
    DEFEND: Final = 5
    HAND: Final = 6
    DISCARD: Final = 7
    SWAP: Final = 8
    APPLY: Final = 9
    IGNORE: Final = 10
    FIRST: Final = 11
    DROP: Final = 12
    AGAIN: Final = 13
    DONE: Final = 14
    TOKEN: Final = 15
    KIAI: Final = 16
    DECLINE: Final = 17
    BUILD: Final = 18
    HEAL: Final = 19
    TAKE: Final = 20
    GIVE: Final = 21
    STRIKE: Final = 22
    LEND: Final = 23
    ORDER: Final = 24
    # luck
    JOIN: Final = 40
    BEGIN: Final = 41
    DEAL: Final = 42
    REVEAL: Final = 43
    BURY: Final = 44
    PEEK: Final = 45
    DEMON: Final = 46
    FARM: Final = 47
    FAMILY: Final = 48
    CHANCE: Final = 49
    ENLIST: Final = 50
    BOX: Final = 51


FIGHT: Final = act(Verb.FIGHT)
PASS: Final = act(Verb.PASS)
CONFRONT: Final = act(Verb.CONFRONT)
DEFEND: Final = act(Verb.DEFEND)
DISCARD: Final = act(Verb.DISCARD)
SWAP: Final = act(Verb.SWAP)
APPLY: Final = act(Verb.APPLY)
IGNORE: Final = act(Verb.IGNORE)
AGAIN: Final = act(Verb.AGAIN)
DONE: Final = act(Verb.DONE)
KIAI: Final = act(Verb.KIAI)
DECLINE: Final = act(Verb.DECLINE)
BUILD: Final = act(Verb.BUILD)


def support(receiver: int) -> Action:
    """SS7.8: hand the own token to another samurai."""
    return act(Verb.SUPPORT, receiver)


def hand(receiver: int) -> Action:
    """SS3.4, SS3.5: hand the drawn card to a neighbour."""
    return act(Verb.HAND, receiver)


def first(penalty: int) -> Action:
    """SS4.13: which of two icons comes first."""
    return act(Verb.FIRST, penalty)


def drop(card: int) -> Action:
    """SS4.12: discard a card of the own left side."""
    return act(Verb.DROP, card)


def token(samurai: int) -> Action:
    """SS10.3: use the token of an absent samurai."""
    return act(Verb.TOKEN, samurai)


def heal(seat: int) -> Action:
    """SS3.14: remove a wound token."""
    return act(Verb.HEAL, seat)


def take(seat: int) -> Action:
    """SS3.15: take the last card of a combat line."""
    return act(Verb.TAKE, seat)


def give(seat: int) -> Action:
    """SS3.15: give the taken card."""
    return act(Verb.GIVE, seat)


def strike(seat: int) -> Action:
    """SS3.21: discard the last card of a combat line."""
    return act(Verb.STRIKE, seat)


def lend(giver: int, receiver: int) -> Action:
    """SS3.23: move a samurai's own token to another."""
    return act(Verb.LEND, giver, receiver)


def order(cards: tuple[int, ...]) -> Action:
    """SS3.25: put the looked-at cards back, the first named on top (numbers from 1, so that 0 means none)."""
    one = cards[0] + 1
    two = cards[1] + 1 if len(cards) > 1 else 0
    three = cards[2] + 1 if len(cards) > 2 else 0
    return act(Verb.ORDER, one, two, three)


class Event:
    """What may have happened: kind of event, then seat and up to three numbers."""
    JOINED: Final = 1            # seat, samurai
    BEGINS: Final = 2            # seat
    REDEAL: Final = 3
    ROUND: Final = 4             # a round, b cards
    TURN: Final = 5              # seat
    TOKEN_USED: Final = 6        # seat, a samurai
    PENALTY: Final = 7           # seat, a card, b penalty
    IGNORED: Final = 8           # seat, a card
    CANNOT: Final = 9            # seat, a penalty
    BARRICADE_LOST: Final = 10   # a cause, b left
    FARM_LOST: Final = 11        # a kind, b left
    FAMILY_LOST: Final = 12      # a kind, b left
    WOUND: Final = 13            # seat, a side
    FLIP: Final = 14             # seat, a sum, b Kiai
    DEAD: Final = 15             # seat
    NINJA: Final = 16            # seat, a intruders
    BARRED: Final = 17           # seat, a penalty
    ARROW: Final = 18            # seat, a card, b sum
    DEMON: Final = 19            # a card
    DROPPED: Final = 20          # seat, a card
    FIGHT: Final = 21            # seat
    REVEALED: Final = 22         # seat, a card
    CONFRONT: Final = 23         # seat, a card, b sum before, c sum after
    OVER: Final = 24             # seat, a sum, b Kiai
    DEFEND: Final = 25           # seat, a card
    HANDED: Final = 26           # seat, a card, b receiver
    DISCARDED: Final = 27        # seat, a card
    SWAPPED: Final = 28          # seat, a card
    SUPPORT: Final = 29          # seat, a receiver, b intruders
    PASSED: Final = 30           # seat, a reason (0 free, 1 over, 2 penalty), b sum, c Kiai
    AGAIN: Final = 31            # seat
    KIAI: Final = 32             # seat, a value, b side
    DECLINED: Final = 33         # seat
    BUILT: Final = 34            # seat, a barricades, b cap
    HEALED: Final = 35           # seat of the healed, a side
    TOOK: Final = 36             # seat, a source, b card
    GAVE: Final = 37             # seat, a receiver, b card
    SCATTERED: Final = 38        # seat, a card
    SCOUTED: Final = 39          # a card
    STRUCK: Final = 40           # seat, a target, b card
    LENT: Final = 41             # seat, a giver, b receiver
    LOOKED: Final = 42           # seat, a count
    ORDERED: Final = 43          # seat, a b c cards from 1
    FIRST_OFF: Final = 44        # seat, a card, b sum
    HOME: Final = 45             # seat of the owner, a seat of the holder
    ROUND_ENDS: Final = 46       # a reason (0 stack empty, 1 all passed), b cards that joined the intruders
    NO_HAT: Final = 47           # seat
    NO_FARM: Final = 48          # seat
    NO_DOLL: Final = 49          # seat
    BONUS: Final = 50            # a kind
    INTRUDER: Final = 51         # a card, b flame
    REINFORCED: Final = 52       # a rank, b count
    WON: Final = 53              # a score
    LOST: Final = 54             # a reason (0 death, 1 farms, 2 families), seat of the dead
    UNHURT: Final = 55           # seat: the healing found no token


class Cause:
    """Why a barricade fell."""
    FIRE: Final = 0
    OVER: Final = 1
    FLAME: Final = 2
    FARM: Final = 3
