# compiled with mypyc
"""Build (Law 6.5.4): where, what for, and with which wood."""
from typing import Final

from kotatsu.games.root.actions import Event, Verb, Why
from kotatsu.games.root.book import BITS, CLEARINGS, PIECE_TOTAL, PIECES, Piece
from kotatsu.games.root.map_pieces import add_tokens, with_open_slots
from kotatsu.games.root.phases.moves import place_piece
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import on_map, placeable, sails
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step

KINDS: Final = (Piece.SAWMILL, Piece.WORKSHOP, Piece.RECRUITER)


def realm_around(state: State, seat: int, clearing: int) -> int:
    """R6.5.4.ii: a ruled clearing and all those linked with it through ruled ones, as bits."""
    roads = state.book.both_bits if sails(state, seat) else state.book.path_bits
    ruled = state.ruled[seat]
    realm = fringe = 1 << clearing
    while fringe:
        near = 0
        for place in BITS[fringe]:
            near |= roads[place]
        fringe = near & ruled & ~realm
        realm |= fringe
    return realm


def wood_in(state: State, realm: int) -> int:
    """Wood in clearings given as bits."""
    total = 0
    for clearing in BITS[realm & state.spots[Piece.WOOD]]:
        total += state.pieces[clearing * PIECES + Piece.WOOD]
    return total


def cost_of(state: State, piece: int) -> int:
    """R6.5.4.i: the wood for the leftmost building left of a kind; -1 if all are on the map."""
    built = on_map(state, piece)
    return state.book.track_cost[built] if built < PIECE_TOTAL[piece] else -1


def points_of(state: State, piece: int) -> int:
    """R6.5.4.iii: the points of the space that the next building of a kind leaves."""
    return state.book.track_points[piece][on_map(state, piece)]


def add_builds(found: list[Action], state: State, seat: int) -> None:
    """R6.5.4: ruled clearings with an open slot and enough wood linked to them."""
    sites = with_open_slots(state, state.ruled[seat] & placeable(state, seat))
    if not sites:
        return
    wood = [0] * CLEARINGS
    if state.spots[Piece.WOOD]:
        left = sites
        while left:
            realm = realm_around(state, seat, BITS[left][0])
            there = wood_in(state, realm)
            for clearing in BITS[left & realm]:
                wood[clearing] = there
            left &= ~realm
    for piece in KINDS:
        cost = cost_of(state, piece)
        if cost >= 0:
            first = act(Verb.BUILD, piece)
            for clearing in BITS[sites]:
                if wood[clearing] >= cost:
                    found.append(first | clearing << 8)


def begin_build(state: State, seat: int, piece: int, clearing: int) -> None:
    """Pay, then place."""
    state.then(PayWood(seat, clearing, cost_of(state, piece)), FinishBuild(seat, piece, clearing))


def take_wood(state: State, seat: int, clearing: int, number: int) -> None:
    """R2.5.3, R-G8: wood returns to the supply; nobody scores it."""
    if number > 0:
        add_tokens(state, Piece.WOOD, clearing, -number)
        state.tell(Event.PAID_WOOD, seat, clearing, number)


class PayWood(Step):
    """R6.5.4.ii: the wood is paid; asked as long as there is a choice."""

    def __init__(self, seat: int, clearing: int, cost: int) -> None:
        self.seat, self.clearing, self.cost = seat, clearing, cost

    def run(self, state: State) -> None:
        realm = realm_around(state, self.seat, self.clearing)
        stores = woods(state, realm)
        if len(stores) > 1 and 0 < self.cost < wood_in(state, realm):
            state.push(WhichWood(self.seat, self.clearing, self.cost))
            return
        left = self.cost
        for store in stores:
            number = min(left, state.pieces[store * PIECES + Piece.WOOD])
            take_wood(state, self.seat, store, number)
            left -= number


def woods(state: State, realm: int) -> tuple[int, ...]:
    """Clearings of a realm with wood."""
    return BITS[realm & state.spots[Piece.WOOD]]


class WhichWood(Decision):
    """R6.5.4.ii: from which clearing the next wood token comes."""

    def __init__(self, seat: int, clearing: int, cost: int) -> None:
        self.seat, self.clearing, self.cost = seat, clearing, cost

    def options(self, state: State) -> list[Action]:
        return [act(Verb.PAY, store) for store in woods(state, realm_around(state, self.seat, self.clearing))]

    def apply(self, state: State, action: Action) -> None:
        take_wood(state, self.seat, parts(action)[1], 1)
        state.push(PayWood(self.seat, self.clearing, self.cost - 1))


class FinishBuild(Step):
    """R6.5.4.iii: the building is placed and scores the space it left."""

    def __init__(self, seat: int, piece: int, clearing: int) -> None:
        self.seat, self.piece, self.clearing = seat, piece, clearing

    def run(self, state: State) -> None:
        points = points_of(state, self.piece)
        place_piece(state, self.piece, self.clearing)
        score(state, self.seat, points, Why.BUILT)
