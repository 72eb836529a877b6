# compiled with mypyc
"""The Riverfolk: funds that pay dividends, posts where others rule, goods and prices that find customers."""
from kotatsu.games.root.book import GOAL, Piece
from kotatsu.games.root.factions.riverfolk.board import BOATS, CARD, MERCENARIES
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State

POSTS = (0.0, 16.0, 24.0, 30.0, 35.0, 40.0, 44.0, 48.0, 51.0, 54.0)


def evaluate(state: State, seat: int) -> float:
    board = state.riverfolk
    funds = sum(board.funds)
    held = sum(board.payments) + sum(board.committed) + sum(board.spaces)
    posts = on_map(state, Piece.POST)
    total = 6.5 * funds + 6.0 * held + POSTS[posts] + 2.5 * min(len(state.hands[seat]), 5)
    return total + prices(state, seat)


def soon(state: State, seat: int) -> float:
    """The dividends of the next Birdsong: only what lies in the Funds box by then counts (R11.4.2)."""
    if not on_map(state, Piece.POST):
        return 0.0
    points = sum(state.riverfolk.funds) // 2
    return 6.0 * points + (60.0 if state.points[seat] + points >= GOAL else 0.0)


def prices(state: State, seat: int) -> float:
    """Cards for two, for three if there are many to choose from; boats for one; Mercenaries for two."""
    board = state.riverfolk
    wanted = [0, 0, 0]
    wanted[CARD] = 3 if len(state.hands[seat]) > 4 else 2
    wanted[BOATS] = 1
    wanted[MERCENARIES] = 2
    return -1.0 * sum([abs(board.prices[service] - wanted[service]) for service in (CARD, BOATS, MERCENARIES)])
