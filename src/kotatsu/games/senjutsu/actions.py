# compiled with mypyc
"""The verbs, one constructor each, and the events that rules tell; their rows stand in lexicon.py."""
from typing import Final

from kotatsu.kernel.action import Action, act


class Verb:
    """What a player (below 60) or luck (from 60) may do."""
    PASS: Final = 1
    CHOOSE: Final = 2
    PLAY: Final = 3
    PAY: Final = 4
    NAME: Final = 5
    SLOT: Final = 6
    STEP: Final = 7
    TURN: Final = 8
    STOP: Final = 9
    LINE: Final = 10
    DRAW: Final = 11
    RING: Final = 12
    SWITCH: Final = 13
    DISCARD: Final = 14
    SHUFFLE: Final = 15
    TAKE: Final = 16
    TARGET: Final = 17
    PUSH: Final = 18
    CURE: Final = 19
    FORBID: Final = 20
    BAN: Final = 21
    POISON: Final = 22
    LAY: Final = 23
    STAND: Final = 24
    PREPARE: Final = 25
    POOL: Final = 27
    ENTER: Final = 28
    STANCE: Final = 29
    # luck
    DRAWN: Final = 60
    BURIED: Final = 61
    PEEKED: Final = 62
    FIXED: Final = 63
    SHOWN: Final = 65
    DEALT: Final = 66
    TOP: Final = 67
    RETURNED: Final = 68
    ROLLED: Final = 69


PASS: Final = act(Verb.PASS)
PAY: Final = act(Verb.PAY)
STOP: Final = act(Verb.STOP)
LEFT: Final = 1                    # of Verb.TURN: towards FL …
RIGHT: Final = 0                   # … and towards FR


def choose(card: int, asks: int) -> Action:
    """S3.5.1: lay a card face down, and say in secret whether one wants to be asked for instants."""
    return act(Verb.CHOOSE, card, asks)


QUIETLY: Final = [choose(card, 0) for card in range(256)]        # every card is offered every turn
ASKING: Final = [choose(card, 1) for card in range(256)]


def play(card: int) -> Action:
    """S8: play an instant, a replacement or a counter from hand."""
    return act(Verb.PLAY, card)


def step(direction: int) -> Action:
    """S5.1: one hex, by the direction relative to the facing."""
    return act(Verb.STEP, direction)


def turn(side: int) -> Action:
    """S5.1: one side to the right or left."""
    return act(Verb.TURN, side)


def line(place: int) -> Action:
    """S4.13: this line of the card, of several or for its price."""
    return act(Verb.LINE, place)


def take(card: int) -> Action:
    """S10.2: a card out of a deck or discard pile."""
    return act(Verb.TAKE, card)


def target(figure: int) -> Action:
    """S6.10: whom a line speaks of."""
    return act(Verb.TARGET, figure)


class Event:
    """What may have happened. What the numbers of an event are says its row in lexicon.py."""
    TURN: Final = 1
    DREW: Final = 2
    DREW_CARD: Final = 3
    NO_CARD: Final = 4
    BLED: Final = 5
    REVEALED: Final = 7
    PAID: Final = 8
    INITIATIVE: Final = 9
    REPLACED: Final = 10
    NAMED: Final = 11
    FIRST: Final = 12
    RESOLVES: Final = 13
    STEPPED: Final = 14
    TURNED: Final = 15
    COLLIDED: Final = 16
    BUMPED: Final = 17
    TERRAIN: Final = 18
    MISSED: Final = 20
    WOUNDED: Final = 21
    LESSENED: Final = 22
    STUNNED: Final = 23
    HOBBLED: Final = 24
    POISONED: Final = 25
    EXECUTED: Final = 26
    DEFEATED: Final = 27
    PUSHED: Final = 28
    SWAPPED: Final = 29
    UNFOCUSED: Final = 30
    FOCUSED: Final = 31
    STOPPED: Final = 32
    BLOCKED: Final = 33
    COUNTERS: Final = 34
    INSTANT: Final = 35
    SHIELDS: Final = 36
    KAMAE: Final = 37
    DISCARDED: Final = 38
    DISCARDED_DOWN: Final = 39
    SHUFFLED: Final = 40
    SEARCHED: Final = 41
    TOOK: Final = 42
    TOOK_CARD: Final = 43
    LOOKED: Final = 44
    SAW: Final = 45
    ADVANTAGE: Final = 46
    CANCELLED: Final = 47
    STAYS: Final = 48
    ENDS: Final = 49
    CURED: Final = 50
    WORSENED: Final = 51
    BANNED: Final = 52
    FORBADE: Final = 53
    STOLE: Final = 54
    STUN_SPENT: Final = 55
    POISON_SPENT: Final = 56
    HOBBLE_GONE: Final = 58
    TERRAIN_GONE: Final = 59
    PLACED: Final = 60
    LAID: Final = 61
    PREPARED: Final = 62
    WON: Final = 63
    DRAWN_GAME: Final = 64
    REVEAL_STEALTH: Final = 65
    TURNED_FOE: Final = 66
    GAVE: Final = 67
    ROTATED: Final = 68
    DECIDED: Final = 69
    BEHAVIOUR: Final = 70
    STANCE: Final = 80
    TARGETS: Final = 81
    BEGINS: Final = 82
    WAVE: Final = 71
    STAGE: Final = 72
    RETURNED: Final = 73
    RANKED: Final = 74
    LORD_STRUCK: Final = 75
    LOST: Final = 76


class BotStep:
    """The numbered step of a bot's lists that decided something (S13.A, S13.M, S13.R, S13.D, S13.F)."""
    REAR: Final = 1                # S13.A.1
    IN_PLACE: Final = 2            # S13.A.2
    MOST_WOUNDS: Final = 3         # S13.A.2b
    PAST_BLOCK: Final = 4          # S13.A.3a
    PAST_COUNTER: Final = 5        # S13.A.3b
    PAST_BOT: Final = 6            # S13.A.3c
    ALL_THE_SAME: Final = 7        # S13.A.4a
    HOLDS_BACK: Final = 8          # S13.A.4b
    INTO_BLOCK: Final = 9          # S13.A.4c
    OUT_OF_REACH: Final = 10       # S13.A.5
    SHOOTS: Final = 11             # S13.A.6 …
    NO_SHOT: Final = 12
    TO_GOAL: Final = 13            # S13.M.1
    TO_DISTANCE: Final = 14        # S13.M.2
    TURNS: Final = 15              # S13.M.3
    STAYS: Final = 16              # S13.M.4
    IN_SIGHT: Final = 17           # S13.R.1
    AWAY: Final = 18               # S13.R.2
    TO_SIGHT: Final = 19           # S13.R.3
    ANY_WAY: Final = 20            # S13.R.4
    NEAREST: Final = 21            # S13.R.7
    MATCHES: Final = 22            # S13.D.2 …
    HIGHEST: Final = 23
    OF_TWO_PARTS: Final = 24       # S13.D.3
    OF_SEVERAL: Final = 25         # S13.D.7
    COUNTER_HITS: Final = 26       # S13.D.4 …
    COUNTER_FAILS: Final = 27
    GUARDS: Final = 28             # S13.D.5 …
    FACES: Final = 29
    PUSHES: Final = 30             # S13.F.1 …
    TURNS_FOE: Final = 31
    FROZEN: Final = 32             # S13.F.11
    BEFORE_BOTS: Final = 33        # S13.F.14


class TargetBy:
    """Why a bot goes for this one of several."""
    NEAREST: Final = 0             # S13.F.16 …
    SIDE: Final = 1
    LEFT: Final = 2
    SLOWER: Final = 3              # S12.3
    LORD: Final = 4                # S13.2.10
