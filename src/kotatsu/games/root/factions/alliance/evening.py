# compiled with mypyc
"""The Alliance's Evening (R8.6): operations of the officers, then cards."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import BITS, Piece
from kotatsu.games.root.factions.alliance.sympathy import place_sympathy, takers
from kotatsu.games.root.phases.battle import add_battles, start_battle
from kotatsu.games.root.phases.cards import DiscardDown, draw
from kotatsu.games.root.phases.moves import add_moves, can_move, place_warriors, shift
from kotatsu.games.root.phases.removal import take_warriors
from kotatsu.games.root.queries import on_map, placeable
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step


def evening(seat: int) -> list[Item]:
    """R8.6."""
    return [AllianceOperation(seat), AllianceDraw(seat), DiscardDown(seat)]


class AllianceOperation(Decision):
    """R8.6.1: as many operations as officers, who stay."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        if state.alliance.operations >= state.alliance.officers:
            return False
        return can_move(state, self.seat) or len(self.options(state)) > 1

    def options(self, state: State) -> list[Action]:
        seat, found = self.seat, [DONE]
        add_moves(found, state, seat)
        add_battles(found, state, seat)
        if state.supply[seat] > 0:               # R8.6.1.iii: a warrior at a base
            for clearing in BITS[state.spots[Piece.BASE] & placeable(state, seat)]:
                found.append(act(Verb.LEVY, clearing))
        for clearing in BITS[state.held[seat] & takers(state, seat)]:    # R8.6.1.iv: no adjacency, no supporters, no Martial Law
            found.append(act(Verb.ORGANIZE, clearing))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, a, b, c = parts(action)
        if verb == Verb.DONE:
            return
        seat = self.seat
        state.alliance.operations += 1
        state.push(self)
        if verb == Verb.MOVE:
            shift(state, seat, a, b, c, seat)
        elif verb == Verb.BATTLE:
            start_battle(state, a, seat, b)
        elif verb == Verb.LEVY:
            place_warriors(state, seat, a, 1)
        else:
            state.tell(Event.ORGANIZED, seat, a)
            take_warriors(state, seat, a, 1)
            place_sympathy(state, seat, a)


class AllianceDraw(Step):
    """R8.6.2: one card and one for each base on the map. R8.4, R8.6.1: what was counted this turn is forgotten."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.alliance.spreading = 0
        state.alliance.operations = 0
        draw(state, self.seat, 1 + on_map(state, Piece.BASE))
