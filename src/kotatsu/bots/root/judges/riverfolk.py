"""The Riverfolk: funds that pay dividends, posts, and customers."""
from kotatsu.games.root.book import Piece
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State


def worth(state: State, seat: int) -> float:
    board = state.riverfolk
    funds = sum(board.funds)
    held = sum(board.payments) + sum(board.committed) + sum(board.spaces)
    posts = on_map(state, Piece.POST)
    total = 5.0 * funds + 5.0 * held + 8.0 * posts + (2.5 * (funds + held) if posts else 0.0)
    for price in board.prices:
        total += (0.0, 1.0, 2.5, 2.0, 0.5)[price]
    return total
