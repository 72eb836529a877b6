"""The Alliance: sympathy spreads, supporters gather, bases and officers make an army."""
from kotatsu.games.root.book import Piece
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State


def worth(state: State, seat: int) -> float:
    bases, sympathy = on_map(state, Piece.BASE), on_map(state, Piece.SYMPATHY)
    supporters = len(state.alliance.supporters)
    room = supporters if bases else min(supporters, 5)
    total = 16.0 * sympathy + 50.0 * bases + 22.0 * min(state.alliance.officers, 4) + 6.0 * max(0, state.alliance.officers - 4)
    return total + (9.0 if bases else 7.0) * min(room, 4) + 4.0 * max(0, room - 4)
