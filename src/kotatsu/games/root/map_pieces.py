# compiled with mypyc
"""The map. Whatever changes it goes through here, so that what is asked often (who rules, who is where) is never counted anew.

Sets of clearings are bits; `BITS` lists them.
"""
from mypy_extensions import i64

from kotatsu.games.root.book import BITS, CLEARINGS, NOWHERE, PIECES
from kotatsu.games.root.queries import open_slots
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import State


def add_warriors(state: State, seat: int, clearing: int, number: int) -> None:
    """So many more warriors of a seat, fewer if `number` is negative."""
    place = clearing * state.book.seats + seat
    total = state.warriors[place] + number
    state.warriors[place] = total
    if total:
        state.held[seat] |= 1 << clearing
    else:
        state.held[seat] &= ~(1 << clearing)
    refresh_rule(state, clearing)


def add_buildings(state: State, piece: int, clearing: int, number: int) -> None:
    """So many more buildings of a kind."""
    add_tokens(state, piece, clearing, number)
    refresh_rule(state, clearing)


def add_tokens(state: State, piece: int, clearing: int, number: int) -> None:
    """So many more tokens of a kind; they do not count for rule."""
    place = clearing * PIECES + piece
    total = state.pieces[place] + number
    state.pieces[place] = total
    state.placed[piece] += number
    if total:
        state.spots[piece] |= 1 << clearing
    else:
        state.spots[piece] &= ~(1 << clearing)


def refresh_rule(state: State, clearing: int) -> None:
    """R2.8: strictly most warriors and buildings rule; some sides win ties (R7.2.2) or rule anyhow (R10.2.4).

    R-R3: hired warriors count for the one who hired them.
    """
    book, warriors, pieces = state.book, state.warriors, state.pieces
    base: i64 = clearing * book.seats             # i64: this is reckoned more often than anything else
    cell: i64 = clearing * PIECES
    most: i64 = 0
    found, tied = NOWHERE, False
    lord, hired = NOWHERE, state.hired == 2
    for seat in book.armies:
        might: i64 = warriors[base + seat]
        if hired:
            if seat == book.seller:
                might = 0
            elif seat == state.active:
                might += warriors[base + book.seller]
        for piece in book.buildings_of[seat]:
            might += pieces[cell + piece]
        if might == 0:
            continue
        side = TRAITS[book.faction[seat]]
        if side.rules_anyhow(state, clearing):
            lord = seat
        if might > most:
            most, found, tied = might, seat, False
        elif might == most:
            if side.wins_ties():
                found, tied = seat, False
            elif not TRAITS[book.faction[found]].wins_ties():
                tied = True
    now = lord if lord != NOWHERE else NOWHERE if tied else found
    before = state.rulers[clearing]
    if now != before:
        state.rulers[clearing] = now
        if before != NOWHERE:
            state.ruled[before] &= ~(1 << clearing)
        if now != NOWHERE:
            state.ruled[now] |= 1 << clearing


def refresh_all(state: State) -> None:
    """Who rules where."""
    for clearing in range(CLEARINGS):
        refresh_rule(state, clearing)


def survey(state: State) -> None:
    """All that is kept up to date, counted anew: for a map that was written by hand."""
    seats = state.book.seats
    state.rulers = [NOWHERE] * CLEARINGS
    state.ruled = [0] * seats
    state.held = [bits_of(state.warriors[seat::seats]) for seat in range(seats)]
    state.placed = [sum(state.pieces[piece::PIECES]) for piece in range(PIECES)]
    state.spots = [bits_of(state.pieces[piece::PIECES]) for piece in range(PIECES)]
    refresh_all(state)


def is_surveyed(state: State) -> bool:
    """Whether all that is kept up to date is what counting anew would give."""
    new = state.copy()
    survey(new)
    return (new.rulers == state.rulers and new.ruled == state.ruled and new.held == state.held and new.spots == state.spots
            and new.placed == state.placed)


def bits_of(numbers: list[int]) -> int:
    """Where a number is not 0."""
    bits = 0
    for place, number in enumerate(numbers):
        if number:
            bits |= 1 << place
    return bits


# --- sets of clearings

def presence(state: State, seat: int) -> int:
    """Clearings with any piece of a seat: warrior, building, token or pawn."""
    bits = state.held[seat]
    for piece in state.book.pieces_of[seat]:
        bits |= state.spots[piece]
    pawn = TRAITS[state.book.faction[seat]].pawn_at(state, seat)
    return bits if pawn == NOWHERE else bits | 1 << pawn


def with_open_slots(state: State, among: int) -> int:
    """R2.2.3, R2.2.4: of some clearings those with a slot free of building and ruin."""
    bits = 0
    for clearing in BITS[among]:
        if open_slots(state, clearing) > 0:
            bits |= 1 << clearing
    return bits
