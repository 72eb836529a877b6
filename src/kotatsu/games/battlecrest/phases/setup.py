# compiled with mypyc
"""BC2, BC13: landmarks are laid, warriors take their cells, rows are laid out."""
from typing import Final

from kotatsu.games.battlecrest.actions import Event, Verb, place
from kotatsu.games.battlecrest.book import LESS_HEALTH, PLACES, RANDOM
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.phases.orders import TurnUpOrder
from kotatsu.games.battlecrest.phases.turn import StartTurn
from kotatsu.games.battlecrest.queries import actor_of, refresh_field
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision, Step
from kotatsu.kernel.event import FIRST_ACTOR, NO_SEAT

EVERY_SECOND: Final = 0b101010          # BC2.3: the 2nd, 4th and 6th are turned


def set_up(state: State) -> None:
    """The order of the set-up; it ends in the first turn."""
    book = state.book
    state.then(*[LayLandmark(number) for number in range(PLACES)])
    state.agenda.insert(0, WhoBegins())
    if book.arranged:
        state.rows = [() for _ in state.rows]
        for seat in range(book.seats):
            state.agenda.insert(1, LayRow(seat))
    if book.is_solo():
        state.rows[1] = ()
        state.agenda.insert(1, LayImperator())


class LayLandmark(Chance):
    """BC2.3, BC13.1: the next landmark in reading order, face A up; in a duel every second one is turned."""

    def __init__(self, number: int) -> None:
        self.number = number

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.LAY, landmark) for landmark in state.book.pool if landmark not in state.landmarks]

    def apply(self, state: State, action: Action) -> None:
        _, landmark, _, _ = parts(action)
        laid = list(state.landmarks)
        laid[self.number] = landmark
        state.landmarks = tuple(laid)
        if not state.book.is_solo():
            state.turned |= EVERY_SECOND & 1 << self.number
        state.tell(Event.LAID, NO_SEAT, landmark, state.book.cells[self.number])
        if NONE not in laid:
            refresh_field(state)


class WhoBegins(Chance):
    """BC2.6, BC13.5: by chance, or as the table says; you before the Imperator. Then warriors take their cells."""

    def outcomes(self, state: State) -> list[Action]:
        book = state.book
        if book.is_solo():
            return [act(Verb.BEGIN, 0)]
        return [act(Verb.BEGIN, seat) for seat in range(book.seats) if book.first in (seat, RANDOM)]

    def apply(self, state: State, action: Action) -> None:
        _, first, _, _ = parts(action)
        state.tell(Event.BEGINS, first)
        take_cells(state, first)
        state.push(StartTurn(first))


def take_cells(state: State, first: int) -> None:
    """BC2.4, BC2.5, BC2.8, BC13.2: whoever begins takes the H beside the higher landmark, and the M of that side."""
    printed = state.book.printed
    top, bottom = [printed.numbers[state.landmarks[number]] for number in printed.beside]
    where = 0 if top > bottom else 1
    for side in (first, 1 - first):
        state.cell[2 * side] = printed.hero_cells[where]
        state.cell[2 * side + 1] = printed.minion_cells[where] if state.book.hero[side].minion else NONE
        state.tell(Event.STANDS, actor_of(state, side), 2 * side, state.cell[2 * side])
        if state.cell[2 * side + 1] != NONE:
            state.tell(Event.STANDS, actor_of(state, side), 2 * side + 1, state.cell[2 * side + 1])
        where = 1 - where


class LayRow(Decision):
    """BC2.7: the next card of the own row, from left to right."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def left(self, state: State) -> list[int]:
        return [card for card in state.book.hero[self.seat].cards if card not in state.rows[self.seat]]

    def applies(self, state: State) -> bool:
        return bool(self.left(state))

    def options(self, state: State) -> list[Action]:
        return [place(card) for card in self.left(state)]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.rows[self.seat] = (*state.rows[self.seat], card)
        state.tell(Event.PLACED, self.seat, card)
        state.push(LayRow(self.seat))


class LayImperator(Step):
    """BC13.3, BC13.4, BC13.6: its cards are shuffled, then the order deck; the level takes some of its health."""

    def run(self, state: State) -> None:
        state.health[1] = max(1, state.book.hero[1].health - LESS_HEALTH[state.book.level])
        state.bag = list(range(len(state.book.printed.orders) // 2))
        state.then(DealRow(), TurnUpOrder())


class DealRow(Chance):
    """BC13.3: the next card of the Imperator's row."""

    def left(self, state: State) -> list[int]:
        return [card for card in state.book.hero[1].cards if card not in state.rows[1]]

    def applies(self, state: State) -> bool:
        return bool(self.left(state))

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.DEAL, card) for card in self.left(state)]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.rows[1] = (*state.rows[1], card)
        state.tell(Event.DEALT, FIRST_ACTOR, card)
        state.push(DealRow())
