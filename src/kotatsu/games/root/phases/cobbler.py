"""Cobbler (R-card-cobbler-rabbit) for a side with warriors."""
from kotatsu.games.root.actions import DONE, Told, Verb
from kotatsu.games.root.book import Effect
from kotatsu.games.root.phases.moves import can_move, moves, shift
from kotatsu.games.root.queries import has_effect
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Item


def cobbler(state: State, seat: int) -> list[Item]:
    """For the list of an Evening: whoever has the card is asked."""
    return [Cobbler(seat)] if has_effect(state, seat, Effect.COBBLER) else []


class Cobbler(Decision):
    """One move at the start of the own Evening."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return can_move(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return [DONE, *moves(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, src, dst, number = parts(action)
        if verb == Verb.MOVE:
            state.tell(Told.USED, self.seat, Effect.COBBLER)
            shift(state, self.seat, src, dst, number, self.seat)
