# compiled with mypyc
"""Sympathy (R8.2.5): where a token may lie, what it costs and scores."""
from typing import Final

from kotatsu.games.root.actions import Why
from kotatsu.games.root.book import BITS, PIECE_TOTAL, Piece
from kotatsu.games.root.phases.moves import place_piece
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import on_map, placeable, sails
from kotatsu.games.root.state import State

MARTIAL_LAW: Final = 3             # warriors of one other player that make a token dearer (R8.4.2.ii.a)


def takers(state: State, seat: int) -> int:
    """R8.2.5, R6.2.2, RG.6.2: clearings for a token, if one is left: none lies there, and pieces may be placed."""
    if on_map(state, Piece.SYMPATHY) >= PIECE_TOTAL[Piece.SYMPATHY]:
        return 0
    return placeable(state, seat) & ~state.spots[Piece.SYMPATHY]


def spread_targets(state: State, seat: int) -> int:
    """R8.4.2.i: next to a sympathetic clearing (by river only with Riverboats), anywhere if there is none."""
    friendly = state.spots[Piece.SYMPATHY]
    if not friendly:
        return takers(state, seat)
    roads = state.book.both_bits if sails(state, seat) else state.book.path_bits
    reach = 0
    for clearing in BITS[friendly]:
        reach |= roads[clearing]
    return reach & takers(state, seat)


def martial_law(state: State, seat: int, among: int) -> int:
    """R8.4.2.ii.a: of some clearings those where one other player has three warriors or more."""
    seats = state.book.seats
    found = 0
    for other in state.book.armies:
        if other != seat:
            for clearing in BITS[state.held[other] & among]:
                if state.warriors[clearing * seats + other] >= MARTIAL_LAW:
                    found |= 1 << clearing
    return found


def spread_cost(state: State, seat: int, clearing: int) -> int:
    """R8.4.2.ii, R8.4.2.ii.a: the number above the next token, one more under Martial Law."""
    cost = state.book.sympathy_cost[on_map(state, Piece.SYMPATHY)]
    return cost + 1 if martial_law(state, seat, 1 << clearing) else cost


def place_sympathy(state: State, seat: int, clearing: int) -> None:
    """R8.4.2.iii: place the token and score the space it uncovers."""
    before = on_map(state, Piece.SYMPATHY)
    place_piece(state, Piece.SYMPATHY, clearing)
    score(state, seat, state.book.sympathy_points[before], Why.SYMPATHY)
