"""Build (Law 6.5.4): where, what for, and with which wood."""
from typing import Final

from kotatsu.games.root.actions import Told, Verb, Why
from kotatsu.games.root.book import CLEARINGS, PIECE_TOTAL, PIECES, Piece
from kotatsu.games.root.phases.moves import place_piece
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import links, may_place, on_map, open_slots
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step

KINDS: Final = (Piece.SAWMILL, Piece.WORKSHOP, Piece.RECRUITER)


def realms(state: State, seat: int) -> list[int]:
    """R6.5.4.ii: for each ruled clearing all those linked with it through ruled ones, as bits; 0 where another rules."""
    found = [0] * CLEARINGS
    for start in range(CLEARINGS):
        if found[start] or state.rulers[start] != seat:
            continue
        realm = 1 << start
        todo = [start]
        while todo:
            for clearing in links(state, seat, todo.pop()):
                if state.rulers[clearing] == seat and not realm >> clearing & 1:
                    realm |= 1 << clearing
                    todo.append(clearing)
        for clearing in range(CLEARINGS):
            if realm >> clearing & 1:
                found[clearing] = realm
    return found


def wood_in(state: State, realm: int) -> int:
    """Wood in clearings given as bits."""
    total = 0
    for clearing in range(CLEARINGS):
        if realm >> clearing & 1:
            total += state.pieces[clearing * PIECES + Piece.WOOD]
    return total


def cost_of(state: State, piece: int) -> int:
    """R6.5.4.i: the wood for the leftmost building left of a kind; -1 if all are on the map."""
    built = on_map(state, piece)
    return state.book.track_cost[built] if built < PIECE_TOTAL[piece] else -1


def points_of(state: State, piece: int) -> int:
    """R6.5.4.iii: the points of the space that the next building of a kind leaves."""
    return state.book.track_points[piece][on_map(state, piece)]


def builds(state: State, seat: int) -> list[Action]:
    """R6.5.4: ruled clearings with an open slot and enough wood linked to them."""
    found: list[Action] = []
    ground = realms(state, seat)
    wood = [wood_in(state, ground[clearing]) if ground[clearing] and open_slots(state, clearing) > 0
            and may_place(state, seat, clearing) else -1 for clearing in range(CLEARINGS)]
    for piece in KINDS:
        cost = cost_of(state, piece)
        if cost >= 0:
            found.extend([act(Verb.BUILD, piece, clearing) for clearing in range(CLEARINGS) if wood[clearing] >= cost])
    return found


def begin_build(state: State, seat: int, piece: int, clearing: int) -> None:
    """Pay, then place."""
    state.then(PayWood(seat, clearing, cost_of(state, piece)), FinishBuild(seat, piece, clearing))


def take_wood(state: State, seat: int, clearing: int, number: int) -> None:
    """R2.5.3, R-G8: wood returns to the supply; nobody scores it."""
    if number > 0:
        state.pieces[clearing * PIECES + Piece.WOOD] -= number
        state.tell(Told.PAID_WOOD, seat, clearing, number)


class PayWood(Step):
    """R6.5.4.ii: the wood is paid; asked as long as there is a choice."""

    def __init__(self, seat: int, clearing: int, cost: int) -> None:
        self.seat, self.clearing, self.cost = seat, clearing, cost

    def run(self, state: State) -> None:
        realm = realms(state, self.seat)[self.clearing]
        stores = woods(state, realm)
        if len(stores) > 1 and 0 < self.cost < wood_in(state, realm):
            state.then(WhichWood(self.seat, self.clearing, self.cost))
            return
        left = self.cost
        for store in stores:
            number = min(left, state.pieces[store * PIECES + Piece.WOOD])
            take_wood(state, self.seat, store, number)
            left -= number


def woods(state: State, realm: int) -> list[int]:
    """Clearings of a realm with wood."""
    return [clearing for clearing in range(CLEARINGS) if realm >> clearing & 1 and state.pieces[clearing * PIECES + Piece.WOOD]]


class WhichWood(Decision):
    """R6.5.4.ii: from which clearing the next wood token comes."""

    def __init__(self, seat: int, clearing: int, cost: int) -> None:
        self.seat, self.clearing, self.cost = seat, clearing, cost

    def options(self, state: State) -> list[Action]:
        return [act(Verb.PAY, store) for store in woods(state, realms(state, self.seat)[self.clearing])]

    def apply(self, state: State, action: Action) -> None:
        take_wood(state, self.seat, parts(action)[1], 1)
        state.then(PayWood(self.seat, self.clearing, self.cost - 1))


class FinishBuild(Step):
    """R6.5.4.iii: the building is placed and scores the space it left."""

    def __init__(self, seat: int, piece: int, clearing: int) -> None:
        self.seat, self.piece, self.clearing = seat, piece, clearing

    def run(self, state: State) -> None:
        points = points_of(state, self.piece)
        place_piece(state, self.piece, self.clearing)
        score(state, self.seat, points, Why.BUILT)
