"""The verbs of choice and of luck, one constructor each, and the kinds of events."""
from typing import Final

from kotatsu.kernel.action import Action, act


class Verb:
    BID: Final = 1
    ASIDE: Final = 2
    TAKE: Final = 3
    PEEK: Final = 4
    SEARCH: Final = 5
    REST: Final = 6
    RAID: Final = 7
    GUARD: Final = 8
    PASS: Final = 9
    PRESS: Final = 10
    KEEP: Final = 11
    TOSS: Final = 12
    FIND: Final = 13
    DEAL: Final = 20                            # luck, from here on
    LEAD: Final = 21
    DRAW: Final = 22
    WIND: Final = 23
    ROLL: Final = 24
    STEAL: Final = 25


NOUN: Final = {Verb.BID: "number", Verb.ASIDE: "card", Verb.RAID: "seat", Verb.GUARD: "card", Verb.FIND: "card",
               Verb.DEAL: "card", Verb.LEAD: "seat", Verb.DRAW: "card", Verb.WIND: "card", Verb.ROLL: "number",
               Verb.STEAL: "card"}
VERBS: Final = {name.lower(): number for name, number in vars(Verb).items() if not name.startswith("_")}
VERB_NAMES: Final = {number: name for name, number in VERBS.items()}

TAKE: Final = act(Verb.TAKE)
PEEK: Final = act(Verb.PEEK)
SEARCH: Final = act(Verb.SEARCH)
REST: Final = act(Verb.REST)
PASS: Final = act(Verb.PASS)
PRESS: Final = act(Verb.PRESS)
KEEP: Final = act(Verb.KEEP)
TOSS: Final = act(Verb.TOSS)


def bid(coins: int) -> Action:
    return act(Verb.BID, coins)


def aside(card: int) -> Action:
    return act(Verb.ASIDE, card)


def raid(seat: int) -> Action:
    return act(Verb.RAID, seat)


def guard(card: int) -> Action:
    return act(Verb.GUARD, card)


def find(card: int) -> Action:
    return act(Verb.FIND, card)


def deal(card: int) -> Action:
    return act(Verb.DEAL, card)


def lead(seat: int) -> Action:
    return act(Verb.LEAD, seat)


def draw(card: int) -> Action:
    return act(Verb.DRAW, card)


def wind(card: int) -> Action:
    return act(Verb.WIND, card)


def roll(number: int) -> Action:
    return act(Verb.ROLL, number)


def steal(card: int) -> Action:
    return act(Verb.STEAL, card)


class Event:
    BEGIN: Final = 1
    ROUND: Final = 2
    BIDS: Final = 3
    LEADS: Final = 4
    TOOK: Final = 5
    SAW: Final = 6
    TOSSED: Final = 7
    FOUND: Final = 8
    RESTED: Final = 9
    RAIDED: Final = 10
    GUARDED: Final = 11
    PRESSED: Final = 12
    ROLLED: Final = 13
    STOLE: Final = 14
    STOLE_WHAT: Final = 15
    SCORED: Final = 16
