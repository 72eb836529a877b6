# compiled with mypyc
"""The Cult: gardens in numbers, ground for more of them, acolytes, believers everywhere."""
from kotatsu.bots.root.map_value import open_ground
from kotatsu.games.root.book import BUILDINGS, CLEARINGS, NOWHERE, PIECES, Piece
from kotatsu.games.root.state import Phase, State

ACOLYTES = (0.0, 4.0, 10.0, 15.0, 19.0, 22.0, 24.0)
CROWN = (0.0, 6.0, 30.0, 36.0, 48.0, 60.0)                   # so many gardens of a suit


def evaluate(state: State, seat: int) -> float:
    gardens = [0, 0, 0]
    for clearing in range(CLEARINGS):
        gardens[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.GARDEN]
    board, suits = state.cult, state.book.card_suit
    total = ACOLYTES[min(board.acolytes, 6)]
    cards = [*state.hands[seat], *board.revealed]
    for suit in range(3):
        total += CROWN[min(gardens[suit], 5)]
        held = sum([suits[card] == suit for card in cards])
        total += min(held, 2) * (1.0 + 0.8 * state.book.garden_points[min(gardens[suit], 5)])
        if gardens[suit] < 5:
            total += (5.0 if held else 3.0) * min(2, open_ground(state, seat, suit))
    if state.phase == Phase.SETUP and board.outcast != NOWHERE:
        total += outcasts(state, seat)
    return total


def outcasts(state: State, seat: int) -> float:
    """The first Outcast: a suit with enemies to convert and buildings to take over."""
    seats = state.book.seats
    total = 0.0
    for clearing in range(CLEARINGS):
        if state.suits[clearing] == state.cult.outcast:
            crowd = sum(state.warriors[clearing * seats:clearing * seats + seats]) - state.warriors[clearing * seats + seat]
            total += 0.2 * crowd + sum(state.pieces[clearing * PIECES:clearing * PIECES + BUILDINGS])
    return total
