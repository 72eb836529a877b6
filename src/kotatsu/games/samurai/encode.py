# compiled with mypyc
"""What a samurai sees as a row of numbers; `learning.py` says what each of them is."""
from typing import Final

from kotatsu.games.samurai.book import LIEUTENANTS, PLUNDERERS
from kotatsu.games.samurai.phases.fight import PlayRaider
from kotatsu.games.samurai.phases.kiai import PlaceGiven, PutBack
from kotatsu.games.samurai.queries import costs_now, farms_left, kiai_value, stack_size
from kotatsu.games.samurai.state import NO_CARD, State
from kotatsu.kernel.sheet import Sheet

SEATS: Final = 7
SAMURAI: Final = 7
CARDS: Final = 66
SIZE: Final = 1581


def encode(state: State, viewer: int) -> bytearray:
    """SS11.43, SS7.13: what the view shows; who looks at top cards sees them, the others what lay face up before."""
    sheet, book = Sheet(SIZE), state.book
    sheet.one_of(viewer, SEATS)
    sheet.one_of(book.level, 4)
    sheet.one_of(state.round - 1, 3)
    sheet.number(state.turn)
    sheet.one_of(state.active, SEATS)
    sheet.number(state.ending)
    sheet.bits(state.bars, 4)
    sheet.bits(state.shouting, SEATS)
    sheet.number(state.barricades)
    sheet.number(state.cap)
    sheet.number(farms_left(state))
    for back in range(4):
        sheet.number(book.farms[back] - state.farms[back])
    sheet.bits(state.families, 3)
    encode_stacks(sheet, state)
    wounds, farms, families = costs_now(state)
    sheet.number(wounds)
    sheet.number(farms)
    sheet.number(families)
    sheet.bits(state.absent, SAMURAI)
    sheet.bits(state.spent, SAMURAI)
    encode_cards(sheet, state, viewer)
    for seat in range(book.seats):
        encode_seat(sheet, state, seat)
    return sheet.found


def encode_stacks(sheet: Sheet, state: State) -> None:
    """How many cards lie there."""
    sheet.number(stack_size(state))
    sheet.number(len(state.intruders))
    lieutenants, bosses = 0, 0
    for card in state.aside:
        if card >= LIEUTENANTS:
            bosses += 1
        elif card >= PLUNDERERS:
            lieutenants += 1
    sheet.number(lieutenants)
    sheet.number(bosses)


def encode_cards(sheet: Sheet, state: State, viewer: int) -> None:
    """Where cards lie that somebody may see, beside those of the samurai."""
    top = state.agenda[-1] if state.agenda else None
    if state.drawn != NO_CARD:
        sheet.one_of(top.seat if isinstance(top, (PlayRaider, PlaceGiven)) else state.active, SEATS)
        sheet.one_of(state.drawn, CARDS)
    else:
        sheet.skip(SEATS + CARDS)
    sheet.places(state.tops, CARDS)
    sheet.places(state.bottoms, CARDS)
    if state.known:
        sheet.marks(tuple([card for card in state.intruders if card in state.known]), CARDS)
    else:
        sheet.skip(CARDS)
    sheet.marks(state.discard, CARDS)
    if state.peeked and isinstance(top, PutBack):
        sheet.places(tuple([card if top.seat == viewer or card in state.known else CARDS for card in state.peeked]), CARDS)
    else:
        sheet.skip(CARDS)


def encode_seat(sheet: Sheet, state: State, seat: int) -> None:
    who = state.who[seat]
    sheet.one_of(who, SAMURAI)
    sheet.bits(state.added[seat], SAMURAI)
    sheet.one_of(state.tokens[seat], SEATS)
    sheet.number(1)                              # somebody sits there
    sheet.number(state.sides[seat])
    sheet.number(state.wounds[seat])
    sheet.number(state.passed[seat])
    sheet.number(state.sums[seat])
    sheet.number(kiai_value(state, seat) if who >= 0 else 0)
    sheet.places(state.lines[seat], CARDS)
    sheet.marks(state.lefts[seat], CARDS)
