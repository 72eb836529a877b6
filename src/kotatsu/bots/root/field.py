"""The map through the eyes of one seat: strength, prey, danger, and what the rivals have."""
from kotatsu.games.root.book import BUILDINGS, CLEARINGS, NOWHERE, PIECES, Piece
from kotatsu.games.root.factions.vagabond.items import board_of, undamaged
from kotatsu.games.root.state import State

ARMY = (0.0, 2.5, 4.8, 6.9, 8.7, 10.2, 11.4, 12.4, 13.2, 13.8, 14.2)       # own warriors in one clearing: a crowd counts for less
RULE = 3.5
# what it would mean to lose a piece, besides what its own judge says: sawmill … post
LOSS = (13.0, 9.0, 11.0, 18.0, 20.0, 13.0, 5.0, 26.0, 6.0, 11.0)


def field_worth(state: State, seat: int, menace: list[float]) -> float:
    """All clearings. `menace` tells how much a rival's strength matters, 0 for friends."""
    book = state.book
    seats, pieces, owners = book.seats, state.pieces, book.piece_seat
    total = RULE * state.rulers.count(seat)
    for clearing in range(CLEARINGS):
        army = state.warriors[clearing * seats:clearing * seats + seats]
        own = army[seat]
        strongest = 0
        if own:
            total += ARMY[own if own < 10 else 10]
            army[seat] = 0
        for other, number in enumerate(army):
            if number:
                total -= menace[other] * 0.8 * number
                if number > strongest and menace[other]:
                    strongest = number
        stake = 0.0
        for piece, number in enumerate(pieces[clearing * PIECES:clearing * PIECES + PIECES]):
            if number:
                owner = owners[piece]
                if owner == seat:
                    stake += LOSS[piece] * number
                else:
                    total -= menace[owner] * number * (3.0 if piece < BUILDINGS else 2.0)
                    if own > army[owner] and menace[owner]:              # prey at hand
                        total += 2.5
        if stake:
            total -= stake * danger(state, seat, clearing, own, strongest, menace)
    return total - bearers_worth(state, menace)


def danger(state: State, seat: int, clearing: int, own: int, here: int, menace: list[float]) -> float:
    """How likely pieces of a clearing are to be lost soon, roughly: by those who are there, or one step away."""
    book = state.book
    near = 0
    for place in book.paths[clearing]:
        for other in book.armies:
            number = state.warriors[place * book.seats + other]
            if number > near and menace[other]:
                near = number
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
    """Open slots in clearings of a suit that a seat rules (any suit: 3)."""
    book = state.book
    total = 0
    for clearing in range(CLEARINGS):
        if state.rulers[clearing] == seat and suit in (3, state.suits[clearing]) and not state.scorched >> clearing & 1:
            if seat != book.marquise and state.pieces[clearing * PIECES + Piece.KEEP]:
                continue
            free = book.slots[clearing] - (state.ruins >> clearing & 1)
            total += max(0, free - sum(state.pieces[clearing * PIECES:clearing * PIECES + BUILDINGS]))
    return total
