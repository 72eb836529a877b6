# compiled with mypyc
"""The verbs, one constructor each, and the events that rules tell; their rows stand in lexicon.py."""
from typing import Final

from kotatsu.kernel.action import Action, act


class Verb:
    """What a player (first block) or luck (second block) may do. A verb with BOOSTED uses landmark bonuses as well."""
    MOVE: Final = 1
    ACTIVATE: Final = 2
    PRIME: Final = 3
    REFOCUS: Final = 4
    RESTORE: Final = 5
    GO: Final = 6
    GO_BOOSTED: Final = 7
    FLY: Final = 8
    FLY_BOOSTED: Final = 9
    ATTACK: Final = 10
    ATTACK_BOOSTED: Final = 11
    ALL: Final = 12
    ALL_BOOSTED: Final = 13
    PUSH: Final = 14
    PUSH_BOOSTED: Final = 15
    SHOVE: Final = 16
    STOP: Final = 17
    HEAL: Final = 18
    READY: Final = 19
    SWAP: Final = 20
    STAR: Final = 21
    SKIP: Final = 22
    DEFEND: Final = 23
    DEFEND_BOOSTED: Final = 24
    TAKE: Final = 25
    PLACE: Final = 26
    # luck
    LAY: Final = 40
    BEGIN: Final = 41
    DEAL: Final = 42
    ORDER: Final = 43


MOVE: Final = act(Verb.MOVE)
REFOCUS: Final = act(Verb.REFOCUS)
ALL: Final = act(Verb.ALL)
STOP: Final = act(Verb.STOP)
HEAL: Final = act(Verb.HEAL)
SWAP: Final = act(Verb.SWAP)
SKIP: Final = act(Verb.SKIP)
TAKE: Final = act(Verb.TAKE)


def activate(card: int) -> Action:
    """BC3.6: exhaust a ready card and use its abilities."""
    return act(Verb.ACTIVATE, card)


def prime(card: int) -> Action:
    """BC3.7: exhaust a ready card for its crest."""
    return act(Verb.PRIME, card)


def restore(card: int) -> Action:
    """BC18.19: refocus this one card."""
    return act(Verb.RESTORE, card)


def go(warrior: int, cell: int, bonuses: int = 0) -> Action:
    """BC3.4: walk there; with MOVE bonuses of these landmarks."""
    return act(Verb.GO_BOOSTED, warrior, cell, bonuses) if bonuses else act(Verb.GO, warrior, cell)


def fly(warrior: int, cell: int, bonuses: int = 0) -> Action:
    """BC8.1."""
    return act(Verb.FLY_BOOSTED, warrior, cell, bonuses) if bonuses else act(Verb.FLY, warrior, cell)


def attack(target: int, bonuses: int = 0) -> Action:
    """BC4.5."""
    return act(Verb.ATTACK_BOOSTED, target, bonuses) if bonuses else act(Verb.ATTACK, target)


def attack_all(bonuses: int = 0) -> Action:
    """BC4.6."""
    return act(Verb.ALL_BOOSTED, bonuses) if bonuses else ALL


def push(target: int, cell: int, bonuses: int = 0) -> Action:
    """BC4.7: the first step of a push."""
    return act(Verb.PUSH_BOOSTED, target, cell, bonuses) if bonuses else act(Verb.PUSH, target, cell)


def shove(cell: int) -> Action:
    """BC4.7: the next step of a push."""
    return act(Verb.SHOVE, cell)


def ready(card: int) -> Action:
    """BC4.9."""
    return act(Verb.READY, card)


def star(ability: int) -> Action:
    """BC4.11."""
    return act(Verb.STAR, ability)


def defend(card: int, bonuses: int = 0) -> Action:
    """BC6.2: exhaust a ready card for its defence."""
    return act(Verb.DEFEND_BOOSTED, card, bonuses) if bonuses else act(Verb.DEFEND, card)


def place(card: int) -> Action:
    """BC2.7: the next card of the own row, from left to right."""
    return act(Verb.PLACE, card)


class Event:
    """What may have happened. What the numbers of an event are says its row in lexicon.py."""
    LAID: Final = 1
    BEGINS: Final = 2
    STANDS: Final = 3
    TURN: Final = 4
    MOVED: Final = 5
    STAYED: Final = 6
    ACTIVATED: Final = 7
    PRIMED: Final = 8
    REFOCUSED: Final = 9
    BONUS: Final = 10
    ATTACKED: Final = 11
    DEFENDED: Final = 12
    OPEN: Final = 13
    WOUNDED: Final = 14
    HELD: Final = 15
    REMOVED: Final = 16
    PUSHED: Final = 17
    HEALED: Final = 18
    READIED: Final = 19
    SWAPPED: Final = 20
    STAR: Final = 21
    ITEM: Final = 22
    ORDER: Final = 23
    RESHUFFLED: Final = 24
    FALLBACK: Final = 25
    NO_FALLBACK: Final = 26
    REFRESH: Final = 27
    RETARGETED: Final = 28
    NO_CARD: Final = 29
    WON: Final = 30
    DRAW: Final = 31
    BOTH: Final = 32
    PLACED: Final = 33
    DEALT: Final = 34
    WEIGHED: Final = 35


RANGE_AS_ATTACK: Final = 8         # beside the symbols: what a long-range symbol gives the Imperator (BC11.17)


class How:
    """How a warrior moved, or why the Imperator's went where it did."""
    WALK: Final = 0
    MARCH: Final = 1
    FLIGHT: Final = 2
    ONLY: Final = 3                    # case 1
    PREFERRED: Final = 4               # case 2
    COMPASS: Final = 5                 # case 3
    NEAREST: Final = 6                 # case 4, and what decided among equally near cells
    NEAREST_PREFERRED: Final = 7
    NEAREST_COMPASS: Final = 8


class Aim:
    """Why this target."""
    CHOSEN: Final = 0
    CLOSE: Final = 1
    FAR: Final = 2
    COMPASS: Final = 3
    EVERY: Final = 4                   # each in range
    FALLBACK: Final = 5
    CHANGED: Final = 6                 # instead of a minion that cannot be beaten
    ANYWHERE: Final = 7                # each of them, however far


class Shove:
    """What a push does with this step."""
    CHOSEN: Final = 0
    TO_HAZARD: Final = 1
    FURTHER: Final = 2


class Cause:
    """What hurt."""
    ATTACK: Final = 0
    HAZARD: Final = 1


class Fell:
    """Why the Imperator falls back."""
    STAR: Final = 0
    PUSH: Final = 1
    MOVEMENT: Final = 2
    MINION: Final = 3
