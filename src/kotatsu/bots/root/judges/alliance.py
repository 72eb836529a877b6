"""The Alliance: sympathy spreads, supporters gather, bases and officers make an army."""
from kotatsu.games.root.book import Piece
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State


def worth(state: State, seat: int) -> float:
    bases, sympathy = on_map(state, Piece.BASE), on_map(state, Piece.SYMPATHY)
    supporters = len(state.alliance.supporters)
    room = supporters if bases else min(supporters, 5)
    total = 8.0 * sympathy + 45.0 * bases + 22.0 * min(state.alliance.officers, 4) + 6.0 * max(0, state.alliance.officers - 4)
    total += 8.5 * min(room, 6) + 4.0 * max(0, room - 6)
    return total
