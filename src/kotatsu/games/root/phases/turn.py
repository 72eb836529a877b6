# compiled with mypyc
"""A turn (R1.5): Birdsong, Daylight, Evening, each as the side's own chapter has it."""
from typing import Final

from kotatsu.games.root.actions import DONE, Event
from kotatsu.games.root.book import NOWHERE, SEATS
from kotatsu.games.root.map_pieces import refresh_all
from kotatsu.games.root.moments import Moment
from kotatsu.games.root.phases.effects import add_uses, announce, must_use, use_at
from kotatsu.games.root.phases.scoring import check_dominance
from kotatsu.games.root.phases.windows import BirdsongEnds, DaylightEnds, birdsong_extra, birdsong_extras
from kotatsu.games.root.side_chapters import CHAPTERS
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, Step

# what a phase consists of, [faction][seat], last first as on the agenda; items never change: every turn uses the same
BIRDSONG: Final = [[side.birdsong(seat)[::-1] for seat in range(SEATS)] for side in CHAPTERS]
DAYLIGHT: Final = [[side.daylight(seat)[::-1] for seat in range(SEATS)] for side in CHAPTERS]
EVENING: Final = [[side.evening(seat)[::-1] for seat in range(SEATS)] for side in CHAPTERS]


class StartTurn(Step):
    """R1.5, R1.1.3-2: the dominance check comes first, then what is due at the start of Birdsong (R-P16, R11.2.6)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        seat = self.seat
        state.turn += 1
        if state.turn % state.book.seats == 1:
            state.round += 1
        state.active = seat
        state.phase = Phase.BIRDSONG
        state.used = 0
        state.crafted = (0, 0, 0)
        state.boats = state.bought = 0
        if state.hired:
            state.hired = 0
            refresh_all(state)
        state.tell(Event.TURN, seat, min(state.round, 255))      # an event holds no more
        check_dominance(state, seat)
        state.push(START_DAYLIGHT[seat])
        effects = state.effects[seat] != 0       # nobody gains any in Birdsong
        if effects:
            state.push(BirdsongEnds(seat))
        state.agenda.extend(BIRDSONG[state.book.faction[seat]][seat])
        if effects or state.book.seller != NOWHERE:
            state.push(OpenBirdsong(seat))


class OpenBirdsong(Step):
    """R1.1.3-2: what is due at the start; where that alone is, and only one way to do it, nothing is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        start = BirdsongStarts(self.seat)
        found = start.options(state)
        if len(found) == 1 and start.must_act(state):
            use_at(state, self.seat, Moment.BIRDSONG_STARTS, found[0])
        else:
            state.push(start)


class BirdsongStarts(Decision):
    """R1.1.3-2: services and lasting effects in any order; what works at the start of Birdsong is compulsory (R-P10).

    Lasting effects alone are asked about only where they might precede something; else the side's own questions offer them soon.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def must_act(self, state: State) -> bool:
        return must_use(state, self.seat, Moment.BIRDSONG_STARTS)

    def applies(self, state: State) -> bool:
        if self.must_act(state) or services(state, self.seat):
            return True
        side = TRAITS[state.book.faction[self.seat]]
        return side.begins_unasked(state, self.seat) and bool(birdsong_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        found: list[Action] = [] if self.must_act(state) else [DONE]
        if state.effects[self.seat]:
            add_uses(found, state, self.seat, Moment.BIRDSONG_STARTS)
        found.extend(services(state, self.seat))
        found.extend(birdsong_extras(state, self.seat))
        return found

    def apply(self, state: State, action: Action) -> None:
        if action == DONE:
            return
        state.push(OpenBirdsong(self.seat))
        if not use_at(state, self.seat, Moment.BIRDSONG_STARTS, action) and not birdsong_extra(state, self.seat, action):
            CHAPTERS[state.book.faction[state.book.seller]].serve(state, self.seat, action)


def services(state: State, seat: int) -> list[Action]:
    """R11.2.6: what a seat may buy of somebody else now."""
    seller = state.book.seller
    if seller in (NOWHERE, seat):
        return []
    return CHAPTERS[state.book.faction[seller]].services(state, seat)


class StartDaylight(Step):
    """R11.2.7.iii: Mercenaries serve from here on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.phase = Phase.DAYLIGHT
        if state.hired == 1:
            state.hired = 2
            refresh_all(state)
        state.tell(Event.PHASE, self.seat, Phase.DAYLIGHT)
        state.push(START_EVENING[self.seat])
        state.push(DAYLIGHT_ENDS[self.seat])
        state.agenda.extend(DAYLIGHT[state.book.faction[self.seat]][self.seat])
        if state.effects[self.seat]:
            announce(state, self.seat, Moment.DAYLIGHT_STARTS)


class StartEvening(Step):
    """The side's Evening, then the next turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.phase = Phase.EVENING
        state.tell(Event.PHASE, self.seat, Phase.EVENING)
        state.push(START_TURN[next_seat(state, self.seat)])
        if state.book.moments.masks[Moment.EVENING_ENDS]:        # it may still be crafted in this Evening
            state.push(EveningEnds(self.seat))
        state.agenda.extend(EVENING[state.book.faction[self.seat]][self.seat])
        if state.effects[self.seat]:
            announce(state, self.seat, Moment.EVENING_STARTS)


class EveningEnds(Step):
    """What lasting effects do at the very end of a turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        announce(state, self.seat, Moment.EVENING_ENDS)


def next_seat(state: State, seat: int) -> int:
    """R1.5: clockwise."""
    return (seat + 1) % state.book.seats


START_TURN: Final = [StartTurn(seat) for seat in range(SEATS)]
START_DAYLIGHT: Final = [StartDaylight(seat) for seat in range(SEATS)]
DAYLIGHT_ENDS: Final = [DaylightEnds(seat) for seat in range(SEATS)]
START_EVENING: Final = [StartEvening(seat) for seat in range(SEATS)]
