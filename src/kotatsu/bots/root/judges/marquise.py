# compiled with mypyc
"""The Marquise: an industry to build, wood to build it with and ground to build on, the Keep to hold."""
from kotatsu.bots.root.map_value import ANY_SUIT, open_ground
from kotatsu.games.root.book import BITS, CLEARINGS, PIECES, Piece
from kotatsu.games.root.factions.marquise.build import realm_around, wood_in
from kotatsu.games.root.factions.marquise.evening import draw_number
from kotatsu.games.root.queries import on_map, open_slots
from kotatsu.games.root.state import State


def evaluate(state: State, seat: int) -> float:
    """Buildings scored when they were built; here is what they are good for later."""
    sawmills, recruiters = on_map(state, Piece.SAWMILL), on_map(state, Piece.RECRUITER)
    total = 20.0 * min(3, sawmills) + 11.0 * max(0, sawmills - 3) + 7.0 * on_map(state, Piece.WORKSHOP) + 10.0 * recruiters
    for clearing in range(CLEARINGS):                        # what stands together is guarded together
        base = clearing * PIECES
        stands = state.pieces[base + Piece.SAWMILL] + state.pieces[base + Piece.WORKSHOP] + state.pieces[base + Piece.RECRUITER]
        if stands:
            total += (0.8 + 0.8 * stands) * min(3, state.warriors[clearing * state.book.seats + seat])
            if state.pieces[base + Piece.RECRUITER]:         # and recruits come to help
                total += 1.0 * stands
    total += 8.0 * draw_number(state) + 30.0 * on_map(state, Piece.KEEP)
    return total + wood_worth(state, seat)


def soon(state: State, seat: int) -> float:
    """Ground to build on, which is points as soon as there is wood; where there is little, the ground nearest to being hers."""
    free = open_ground(state, seat, ANY_SUIT)
    if free > 1:
        return 14.0
    book = state.book
    best = 0.0
    for clearing in range(CLEARINGS):
        own = state.warriors[clearing * book.seats + seat]
        if own and state.rulers[clearing] != seat and open_slots(state, clearing) > 0 and not state.scorched >> clearing & 1:
            best = max(best, 6.0 - 1.5 * lead(state, seat, clearing, own))
    return 9.0 * free + best


def lead(state: State, seat: int, clearing: int, own: int) -> int:
    """How many warriors she is short of the strongest there."""
    book = state.book
    most = 0
    for other in book.armies:
        if other != seat:
            might = state.warriors[clearing * book.seats + other]
            for piece in book.buildings_of[other]:
                might += state.pieces[clearing * PIECES + piece]
            most = max(most, might)
    return max(0, most - own)


def wood_worth(state: State, seat: int) -> float:
    """Wood counts where it can be brought together: most in the realm that has most of it."""
    wood = on_map(state, Piece.WOOD)
    if not wood:
        return 0.0
    most = 0
    left = state.spots[Piece.WOOD] & state.ruled[seat]
    while left:
        realm = realm_around(state, seat, BITS[left][0])
        most = max(most, wood_in(state, realm))
        left &= ~realm
    return 6.0 * min(most, 5) + 3.0 * max(0, most - 5) + 2.0 * (wood - most)
