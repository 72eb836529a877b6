"""The Cult: gardens in numbers, acolytes, believers everywhere."""
from kotatsu.games.root.book import CLEARINGS, PIECES, Piece
from kotatsu.games.root.state import State


def worth(state: State, seat: int) -> float:
    gardens = [0, 0, 0]
    for clearing in range(CLEARINGS):
        gardens[state.suits[clearing]] += state.pieces[clearing * PIECES + Piece.GARDEN]
    total = 6.0 * min(state.cult.acolytes, 6)
    for suit in range(3):
        number = min(gardens[suit], 5)
        total += 11.0 * number + 9.0 * state.book.garden_points[number]
        if number >= 2:
            total += 9.0
    total += 9.0 * len(state.cult.revealed)                  # they come back
    return total
