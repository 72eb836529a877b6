# compiled with mypyc
"""The verbs, one constructor each, and the events that rules tell; their rows stand in lexicon.py."""
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
    """What may have happened. What the numbers of an event are says its row in lexicon.py."""
    JOINED: Final = 1
    BEGINS: Final = 2
    REDEAL: Final = 3
    ROUND: Final = 4
    TURN: Final = 5
    TOKEN_USED: Final = 6
    PENALTY: Final = 7
    IGNORED: Final = 8
    CANNOT: Final = 9
    BARRICADE_LOST: Final = 10
    FARM_LOST: Final = 11
    FAMILY_LOST: Final = 12
    WOUND: Final = 13
    FLIP: Final = 14
    DEAD: Final = 15
    NINJA: Final = 16
    BARRED: Final = 17
    ARROW: Final = 18
    DEMON: Final = 19
    DROPPED: Final = 20
    FIGHT: Final = 21
    REVEALED: Final = 22
    CONFRONT: Final = 23
    OVER: Final = 24
    DEFEND: Final = 25
    HANDED: Final = 26
    DISCARDED: Final = 27
    SWAPPED: Final = 28
    SUPPORT: Final = 29
    PASSED: Final = 30
    AGAIN: Final = 31
    KIAI: Final = 32
    DECLINED: Final = 33
    BUILT: Final = 34
    HEALED: Final = 35
    TOOK: Final = 36
    GAVE: Final = 37
    SCATTERED: Final = 38
    SCOUTED: Final = 39
    STRUCK: Final = 40
    LENT: Final = 41
    LOOKED: Final = 42
    ORDERED: Final = 43
    FIRST_OFF: Final = 44
    HOME: Final = 45
    ROUND_ENDS: Final = 46
    NO_HAT: Final = 47
    NO_FARM: Final = 48
    NO_DOLL: Final = 49
    BONUS: Final = 50
    INTRUDER: Final = 51
    REINFORCED: Final = 52
    WON: Final = 53
    LOST: Final = 54
    UNHURT: Final = 55


class Cause:
    """Why a barricade fell."""
    FIRE: Final = 0
    OVER: Final = 1
    FLAME: Final = 2
    FARM: Final = 3


class PassedBy:
    """Why a samurai passed."""
    WILL: Final = 0
    OVER: Final = 1
    PENALTY: Final = 2


class Loss:
    """Why the village is lost."""
    DEATH: Final = 0
    FARMS: Final = 1
    FAMILIES: Final = 2
