# compiled with mypyc
"""What a samurai sees as a row of numbers; `learning.py` says what each of them is."""
from typing import Final

from kotatsu.games.samurai.book import LIEUTENANTS, PLUNDERERS
from kotatsu.games.samurai.phases.fight import PlayRaider
from kotatsu.games.samurai.phases.kiai import PlaceGiven, PutBack
from kotatsu.games.samurai.queries import costs_now, kiai_value, stack_size
from kotatsu.games.samurai.state import NO_CARD, State

SEATS: Final = 7
SAMURAI: Final = 7
CARDS: Final = 66
EACH: Final = 2 * SAMURAI + SEATS + 6 + CARDS + CARDS      # numbers of a seat

# where the parts begin, in the order of learning.py
LEVEL: Final = SEATS
ROUND: Final = LEVEL + 4
TURN: Final = ROUND + 3
ACTIVE: Final = TURN + 1
ENDING: Final = ACTIVE + SEATS
BARS: Final = ENDING + 1
SHOUTING: Final = BARS + 4
VILLAGE: Final = SHOUTING + SEATS
FARMS: Final = VILLAGE + 3
FAMILIES: Final = FARMS + 4
STACKS: Final = FAMILIES + 3
FORECAST: Final = STACKS + 4
ABSENT: Final = FORECAST + 3
SPENT: Final = ABSENT + SAMURAI
DRAWN_BY: Final = SPENT + SAMURAI
DRAWN: Final = DRAWN_BY + SEATS
TOPS: Final = DRAWN + CARDS
BOTTOMS: Final = TOPS + CARDS
KNOWN: Final = BOTTOMS + CARDS
DISCARD: Final = KNOWN + CARDS
PEEKED: Final = DISCARD + CARDS
FIRST_SEAT: Final = PEEKED + CARDS
SIZE: Final = FIRST_SEAT + SEATS * EACH


def bits(found: bytearray, at: int, mask: int) -> None:
    while mask:
        if mask & 1:
            found[at] = 1
        mask >>= 1
        at += 1


def places(found: bytearray, at: int, cards: tuple[int, ...]) -> None:
    """Each card with its place in a row, counted from 1."""
    place = 1
    for card in cards:
        found[at + card] = place
        place += 1


def encode(state: State, viewer: int) -> bytearray:
    """SS11.43, SS7.13: what the view shows; who looks at top cards sees them, the others what lay face up before.

    A nought that stands there already is not written: nearly all of the time that this takes is writing.
    """
    found = bytearray(SIZE)
    book = state.book
    if viewer >= 0:
        found[viewer] = 1
    found[LEVEL + book.level] = 1
    found[ROUND + state.round - 1] = 1
    found[TURN] = min(state.turn, 255)
    found[ACTIVE + state.active] = 1
    if state.ending:
        found[ENDING] = state.ending
    bits(found, BARS, state.bars)
    bits(found, SHOUTING, state.shouting)
    found[VILLAGE] = state.barricades
    found[VILLAGE + 1] = state.cap
    found[VILLAGE + 2] = sum(state.farms)
    for back in range(4):
        lost = book.farms[back] - state.farms[back]
        if lost:
            found[FARMS + back] = lost
    bits(found, FAMILIES, state.families)
    found[STACKS] = stack_size(state)
    found[STACKS + 1] = len(state.intruders)
    lieutenants, bosses = 0, 0
    for card in state.aside:
        if card >= LIEUTENANTS:
            bosses += 1
        elif card >= PLUNDERERS:
            lieutenants += 1
    found[STACKS + 2] = lieutenants
    found[STACKS + 3] = bosses
    wounds, farms, families = costs_now(state)
    found[FORECAST] = wounds
    found[FORECAST + 1] = farms
    found[FORECAST + 2] = families
    bits(found, ABSENT, state.absent)
    bits(found, SPENT, state.spent)
    top = state.agenda[-1] if state.agenda else None
    if state.drawn != NO_CARD:
        seat = state.active
        if isinstance(top, (PlayRaider, PlaceGiven)):
            seat = top.seat
        found[DRAWN_BY + seat] = 1
        found[DRAWN + state.drawn] = 1
    places(found, TOPS, state.tops)
    places(found, BOTTOMS, state.bottoms)
    for card in state.intruders:
        if card in state.known:
            found[KNOWN + card] = 1
    for card in state.discard:
        found[DISCARD + card] = 1
    if state.peeked and isinstance(top, PutBack):
        place = 1
        for card in state.peeked:
            if top.seat == viewer or card in state.known:
                found[PEEKED + card] = place
            place += 1
    for seat in range(book.seats):
        encode_seat(found, FIRST_SEAT + seat * EACH, state, seat)
    return found


def encode_seat(found: bytearray, at: int, state: State, seat: int) -> None:
    who = state.who[seat]
    if who >= 0:
        found[at + who] = 1
        found[at + 2 * SAMURAI + SEATS + 5] = kiai_value(state, seat)
    bits(found, at + SAMURAI, state.added[seat])
    at += 2 * SAMURAI
    found[at + state.tokens[seat]] = 1
    at += SEATS
    found[at] = 1                                # somebody sits there
    if state.sides[seat]:
        found[at + 1] = state.sides[seat]
    if state.wounds[seat]:
        found[at + 2] = state.wounds[seat]
    if state.passed[seat]:
        found[at + 3] = state.passed[seat]
    if state.sums[seat]:
        found[at + 4] = state.sums[seat]
    places(found, at + 6, state.lines[seat])
    for card in state.lefts[seat]:
        found[at + 6 + CARDS + card] = 1
