# compiled with mypyc
"""The map through the eyes of one seat: strength, prey, danger, and what the rivals have."""
from kotatsu.games.root.book import BUILDINGS, CLEARINGS, NOWHERE, PIECES, Piece
from kotatsu.games.root.factions.vagabond.items import board_of, undamaged
from kotatsu.games.root.state import State

ARMY = (0.0, 2.5, 4.8, 6.9, 8.7, 10.2, 11.4, 12.4, 13.2, 13.8, 14.2)       # own warriors in one clearing: a crowd counts for less
RULE = 3.5
ANY_SUIT = 3
# what it would mean to lose a piece, besides what its own judge says: sawmill … post
LOSS = (13.0, 9.0, 11.0, 18.0, 20.0, 13.0, 5.0, 26.0, 6.0, 11.0)


def map_value(state: State, seat: int, menace: list[float]) -> float:
    """All clearings. `menace` tells how much a rival's strength matters, 0 for friends."""
    book = state.book
    seats, owners = book.seats, book.piece_seat
    total = RULE * state.rulers.count(seat)
    strongest = [0] * CLEARINGS                              # the largest army of a rival
    stakes: list[tuple[int, int, float]] = []                # where, own warriors, what would be lost
    for clearing in range(CLEARINGS):
        army = state.warriors[clearing * seats:clearing * seats + seats]
        own = army[seat]
        if own:
            total += ARMY[own if own < 10 else 10]
            army[seat] = 0
        for other, number in enumerate(army):
            if number:
                total -= menace[other] * 0.8 * number
                if number > strongest[clearing] and menace[other]:
                    strongest[clearing] = number
        stake = 0.0
        for piece, number in enumerate(state.pieces[clearing * PIECES:clearing * PIECES + PIECES]):
            if number:
                owner = owners[piece]
                if owner == seat:
                    stake += LOSS[piece] * number
                else:
                    total -= menace[owner] * number * (3.0 if piece < BUILDINGS else 2.0)
                    if own > army[owner] and menace[owner]:              # prey at hand
                        total += 2.5
        if stake:
            stakes.append((clearing, own, stake))
    for clearing, own, stake in stakes:
        total -= stake * danger(own, strongest[clearing], max([strongest[place] for place in book.paths[clearing]]))
    return total - bearers_worth(state, menace)


def danger(own: int, here: int, near: int) -> float:
    """How likely pieces of a clearing are to be lost soon, roughly: to a rival army that is there, or one step away."""
    chance = 0.0
    if here:
        chance += 0.35 if here > own else 0.12
    if near > own:
        chance += 0.06 * min(3, near - own)
    if not own:
        chance += 0.15
    return chance


def bearers_worth(state: State, menace: list[float]) -> float:
    """What rivals have beside the map: a Vagabond's items, the funds of the Riverfolk."""
    book = state.book
    total = 0.0
    for seat in book.vagabonds:
        if menace[seat]:
            board = board_of(state, seat)
            total += menace[seat] * 3.5 * sum([undamaged(board, item) for item in range(8)])
    if book.riverfolk != NOWHERE and menace[book.riverfolk]:
        board_funds = state.riverfolk
        total += menace[book.riverfolk] * 6.0 * (sum(board_funds.funds) + sum(board_funds.payments))
    return total


def open_ground(state: State, seat: int, suit: int) -> int:
    """Open slots in clearings of a suit that a seat rules."""
    book = state.book
    total = 0
    for clearing in range(CLEARINGS):
        if state.rulers[clearing] == seat and suit in (ANY_SUIT, state.suits[clearing]) and not state.scorched >> clearing & 1:
            if seat != book.marquise and state.pieces[clearing * PIECES + Piece.KEEP]:
                continue
            free = book.slots[clearing] - (state.ruins >> clearing & 1)
            total += max(0, free - sum(state.pieces[clearing * PIECES:clearing * PIECES + BUILDINGS]))
    return total
