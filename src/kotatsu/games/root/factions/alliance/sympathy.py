"""Sympathy (R8.2.5): where a token may lie, what it costs and scores."""
from typing import Final

from kotatsu.games.root.actions import Why
from kotatsu.games.root.book import CLEARINGS, PIECE_TOTAL, PIECES, Piece
from kotatsu.games.root.phases.moves import place_piece
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import links, may_place, on_map, places
from kotatsu.games.root.state import State

MARTIAL_LAW: Final = 3             # warriors of one other player that make a token dearer (R8.4.2.ii.a)


def is_sympathetic(state: State, clearing: int) -> bool:
    return state.pieces[clearing * PIECES + Piece.SYMPATHY] > 0


def takes_sympathy(state: State, seat: int, clearing: int) -> bool:
    """R8.2.5, R6.2.2, RG.6.2: a token is left, none lies there, and pieces may be placed."""
    return not is_sympathetic(state, clearing) and on_map(state, Piece.SYMPATHY) < PIECE_TOTAL[Piece.SYMPATHY] \
        and may_place(state, seat, clearing)


def spread_targets(state: State, seat: int) -> list[int]:
    """R8.4.2.i: next to a sympathetic clearing (by river only with Riverboats), anywhere if there is none."""
    friendly = places(state, Piece.SYMPATHY)
    reach = 0
    for clearing in friendly:
        for neighbour in links(state, seat, clearing):
            reach |= 1 << neighbour
    return [clearing for clearing in range(CLEARINGS)
            if (not friendly or reach >> clearing & 1) and takes_sympathy(state, seat, clearing)]


def is_under_martial_law(state: State, seat: int, clearing: int) -> bool:
    """R8.4.2.ii.a: one other player has three warriors or more there."""
    for other in state.book.armies:
        if other != seat and state.warriors[clearing * state.book.seats + other] >= MARTIAL_LAW:
            return True
    return False


def spread_cost(state: State, seat: int, clearing: int) -> int:
    """R8.4.2.ii, R8.4.2.ii.a: the number above the next token, one more under Martial Law."""
    cost = state.book.sympathy_cost[on_map(state, Piece.SYMPATHY)]
    return cost + 1 if is_under_martial_law(state, seat, clearing) else cost


def place_sympathy(state: State, seat: int, clearing: int) -> None:
    """R8.4.2.iii: place the token and score the space it uncovers."""
    before = on_map(state, Piece.SYMPATHY)
    place_piece(state, Piece.SYMPATHY, clearing)
    score(state, seat, state.book.sympathy_points[before], Why.SYMPATHY)
