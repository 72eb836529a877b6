# compiled with mypyc
"""Words about figures: push, turn, step, the advantage track, what is cancelled."""
from typing import Final

from kotatsu.games.senjutsu.actions import Event
from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.deeds.who import FOE, whom
from kotatsu.games.senjutsu.defeat import figure_actor
from kotatsu.games.senjutsu.movement import PushFoe, PushOrder, TurnFoe, force_step
from kotatsu.games.senjutsu.state import ENDED, NO_STEPS, NO_TURNS, State
from kotatsu.kernel.cards.deeds import Deed


class Push(Deed):
    """S6.8: whoever was hit or blocked, or the picked foe, away; or nearer."""

    def __init__(self, number: int, pull: int) -> None:
        super().__init__()
        self.number, self.pull, self.who = number, pull, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        found = whom(state, self, seat)
        if len(found) > 1 and seat < state.book.seats:
            state.push(PushOrder(seat, sum([1 << other for other in found]), self.number, self.pull))
        else:
            for other in reversed(found):
                state.push(PushFoe(seat, other, self.number, self.pull))


class FoeTurns(Deed):
    """S6.9: the card's player turns the foe."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number, self.who = number, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(whom(state, self, seat)):
            state.push(TurnFoe(seat, other, self.number))


class FoeSteps(Deed):
    """043: the foe must take a step."""

    def __init__(self, direction: int) -> None:
        super().__init__()
        self.direction, self.who = direction, FOE

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            force_step(state, other, self.direction)


class Advantage(Deed):
    """S9.4: the own token to the top of the track; S13.F.20: void without a track."""

    def can(self, state: State, seat: int, card: int) -> bool:
        return not state.book.solo and state.track[0] != seat

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if not state.book.solo:
            state.track = (seat, *[other for other in state.track if other != seat])
            state.tell(Event.ADVANTAGE, seat)


class Cancels:
    MOVEMENT: Final = 0
    TURNS: Final = 1
    CARD: Final = 2


class Cancel(Deed):
    """S22.6: what the foe's card has still to do."""

    def __init__(self, what: int) -> None:
        super().__init__()
        self.what = what

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in whom(state, self, seat):
            if self.what == Cancels.MOVEMENT:
                state.stopped[other] |= NO_STEPS
            elif self.what == Cancels.TURNS:
                state.stopped[other] |= NO_TURNS
            else:
                state.stopped[other] |= ENDED
                state.place[other] = NONE
                state.shields[other] = 0
            state.tell(Event.CANCELLED, figure_actor(state, other), self.what)
