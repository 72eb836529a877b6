"""The Marquise: an industry to build, wood to build it with, the Keep to hold."""
from kotatsu.games.root.book import Piece
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State


def worth(state: State, seat: int) -> float:
    """Buildings scored when they were built; here is what they are good for later."""
    sawmills, workshops, recruiters = on_map(state, Piece.SAWMILL), on_map(state, Piece.WORKSHOP), on_map(state, Piece.RECRUITER)
    wood = on_map(state, Piece.WOOD)
    total = 9.0 * sawmills + 6.0 * workshops + 8.0 * recruiters + 6.0 * min(wood, 5) + 2.0 * max(0, wood - 5)
    return total + 60.0 * on_map(state, Piece.KEEP)
