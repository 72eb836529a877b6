# compiled with mypyc
"""A turn (R1.5): Birdsong, Daylight, Evening, each as the side's own chapter has it."""
from collections.abc import Callable
from typing import Final

from kotatsu.games.root.actions import DONE, Event, Verb
from kotatsu.games.root.book import NOWHERE, SEATS, Effect
from kotatsu.games.root.factions.alliance.birdsong import birdsong as alliance_birdsong
from kotatsu.games.root.factions.alliance.daylight import daylight as alliance_daylight
from kotatsu.games.root.factions.alliance.evening import evening as alliance_evening
from kotatsu.games.root.factions.cult.birdsong import birdsong as cult_birdsong
from kotatsu.games.root.factions.cult.daylight import daylight as cult_daylight
from kotatsu.games.root.factions.cult.evening import evening as cult_evening
from kotatsu.games.root.factions.eyrie.birdsong import birdsong as eyrie_birdsong
from kotatsu.games.root.factions.eyrie.daylight import daylight as eyrie_daylight
from kotatsu.games.root.factions.eyrie.evening import evening as eyrie_evening
from kotatsu.games.root.factions.marquise.birdsong import birdsong as marquise_birdsong
from kotatsu.games.root.factions.marquise.daylight import daylight as marquise_daylight
from kotatsu.games.root.factions.marquise.evening import evening as marquise_evening
from kotatsu.games.root.factions.riverfolk.birdsong import birdsong as riverfolk_birdsong
from kotatsu.games.root.factions.riverfolk.daylight import daylight as riverfolk_daylight
from kotatsu.games.root.factions.riverfolk.evening import evening as riverfolk_evening
from kotatsu.games.root.factions.riverfolk.services import buy, purchases
from kotatsu.games.root.factions.vagabond.birdsong import birdsong as vagabond_birdsong
from kotatsu.games.root.factions.vagabond.daylight import daylight as vagabond_daylight
from kotatsu.games.root.factions.vagabond.evening import evening as vagabond_evening
from kotatsu.games.root.map_pieces import refresh_all
from kotatsu.games.root.phases.battle import battles, start_battle
from kotatsu.games.root.phases.cards import DrawCard
from kotatsu.games.root.phases.scoring import check_dominance
from kotatsu.games.root.phases.windows import BirdsongEnds, DaylightEnds, birdsong_extra, birdsong_extras, is_fresh
from kotatsu.games.root.queries import has_effect
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Item, Step

Phases = Callable[[int], list[Item]]


def by_seat(phases: list[Phases]) -> list[list[list[Item]]]:
    """What a phase consists of, [faction][seat], last first as on the agenda. Items never change: every turn uses the same."""
    return [[phase(seat)[::-1] for seat in range(SEATS)] for phase in phases]


BIRDSONG: Final = by_seat([marquise_birdsong, eyrie_birdsong, alliance_birdsong, vagabond_birdsong, vagabond_birdsong,
                           cult_birdsong, riverfolk_birdsong])
DAYLIGHT: Final = by_seat([marquise_daylight, eyrie_daylight, alliance_daylight, vagabond_daylight, vagabond_daylight,
                           cult_daylight, riverfolk_daylight])
EVENING: Final = by_seat([marquise_evening, eyrie_evening, alliance_evening, vagabond_evening, vagabond_evening,
                           cult_evening, riverfolk_evening])


class StartTurn(Step):
    """R1.5, R1.1.3-2: the dominance check comes first, then what is due at the start of Birdsong."""

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
        if effects or state.book.riverfolk != NOWHERE:
            state.push(OpenBirdsong(seat))


def bank(state: State, seat: int, other: int) -> None:
    """R-card-better-burrow-bank-rabbit: both draw a card."""
    state.used |= 1 << Effect.BETTER_BURROW_BANK
    state.tell(Event.BANKED, seat, other)
    state.then(DrawCard(seat), DrawCard(other))


class OpenBirdsong(Step):
    """R1.1.3-2: what is due at the start; where the Bank alone is, and one other to share with, nothing is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        start = BirdsongStarts(self.seat)
        found = start.options(state)
        if len(found) == 1 and start.must_bank(state):
            bank(state, self.seat, parts(found[0])[1])
        else:
            state.push(start)


class BirdsongStarts(Decision):
    """R1.1.3-2: services, Better Burrow Bank and lasting effects in any order; the Bank is compulsory (R-P10).

    Lasting effects alone are asked about only where they might precede something; else the side's own questions offer them soon.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def must_bank(self, state: State) -> bool:
        return is_fresh(state, self.seat, Effect.BETTER_BURROW_BANK)

    def applies(self, state: State) -> bool:
        if self.must_bank(state) or purchases(state, self.seat):
            return True
        side = TRAITS[state.book.faction[self.seat]]
        return side.begins_unasked(state, self.seat) and bool(birdsong_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if self.must_bank(state):
            found.extend([act(Verb.BANK, other) for other in state.book.others[self.seat]])
        else:
            found.append(DONE)
        found.extend(purchases(state, self.seat))
        found.extend(birdsong_extras(state, self.seat))
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, a, _, _ = parts(action)
        if verb == Verb.DONE:
            return
        state.push(OpenBirdsong(self.seat))
        if verb == Verb.BANK:
            bank(state, self.seat, a)
        elif not birdsong_extra(state, self.seat, action):
            buy(state, self.seat, action)


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
        if has_effect(state, self.seat, Effect.COMMAND_WARREN):
            state.push(CommandWarren(self.seat))


class CommandWarren(Decision):
    """R-card-command-warren-rabbit: a battle at the start of Daylight, before everything else."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return bool(battles(state, self.seat))

    def options(self, state: State) -> list[Action]:
        return [DONE, *battles(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, clearing, defender, _ = parts(action)
        if verb == Verb.BATTLE:
            state.tell(Event.USED, self.seat, Effect.COMMAND_WARREN)
            start_battle(state, clearing, self.seat, defender)


class StartEvening(Step):
    """The side's Evening, then the next turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        state.phase = Phase.EVENING
        state.tell(Event.PHASE, self.seat, Phase.EVENING)
        state.push(START_TURN[next_seat(state, self.seat)])
        state.agenda.extend(EVENING[state.book.faction[self.seat]][self.seat])


def next_seat(state: State, seat: int) -> int:
    """R1.5: clockwise."""
    return (seat + 1) % state.book.seats


START_TURN: Final = [StartTurn(seat) for seat in range(SEATS)]
START_DAYLIGHT: Final = [StartDaylight(seat) for seat in range(SEATS)]
DAYLIGHT_ENDS: Final = [DaylightEnds(seat) for seat in range(SEATS)]
START_EVENING: Final = [StartEvening(seat) for seat in range(SEATS)]
