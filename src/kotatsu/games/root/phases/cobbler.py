# compiled with mypyc
"""Cobbler (R-card-cobbler-rabbit) for a side with warriors."""
from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import Effect
from kotatsu.games.root.phases.moves import can_move, moves, shift
from kotatsu.games.root.queries import has_effect
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision


class Cobbler(Decision):
    """One move at the start of the own Evening."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return has_effect(state, self.seat, Effect.COBBLER) and can_move(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return [DONE, *moves(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, src, dst, number = parts(action)
        if verb == Verb.MOVE:
            state.tell(Event.USED, self.seat, Effect.COBBLER)
            shift(state, self.seat, src, dst, number, self.seat)
