# compiled with mypyc
"""BC3, BC14.3: a player's turn and its four actions; whose turn comes next."""
from typing import Final

from kotatsu.games.battlecrest.actions import MOVE, REFOCUS, STOP, Event, How, Verb, activate, prime, restore
from kotatsu.games.battlecrest.book import SIDES
from kotatsu.games.battlecrest.book import Action as Done
from kotatsu.games.battlecrest.effects import end, exhaust, refocus
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.phases.abilities import EndActivation, UseAbilities
from kotatsu.games.battlecrest.phases.imperator import ImperatorTurn
from kotatsu.games.battlecrest.phases.paths import can_walk, carry_out, movements
from kotatsu.games.battlecrest.queries import (
    actor_of,
    exhausted_cards,
    face_of,
    has_ready,
    is_imperator,
    movement_value,
    ready_cards,
)
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision, Step
from kotatsu.kernel.event import FIRST_ACTOR

BOTH: Final = 3                    # hero and minion, as bits
CARD_ACTIONS: Final = Done.ACTIVATE | Done.PRIME
ACTIVATIONS: Final = [activate(card) for card in range(256)]     # by card: made once
PRIMES: Final = [prime(card) for card in range(256)]


class StartTurn(Step):
    """BC3.1, BC9.8, BC14.3."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: State) -> None:
        cap = state.book.turn_cap
        if cap and state.turn >= cap:
            end(state, NONE)
            return
        state.turn += 1
        state.active = self.side
        state.done = state.stars = state.fell_back = 0
        state.activated = state.target = NONE
        state.tell(Event.TURN, actor_of(state, self.side), min(state.turn, 255))
        state.push(EndTurn(self.side))
        if is_imperator(state, self.side):
            state.push(ImperatorTurn(FIRST_ACTOR))
        else:
            state.push(CHOICES[self.side])
            state.push(CHOICES[self.side])


class EndTurn(Step):
    """Then the other side."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, state: State) -> None:
        state.done = state.stars = state.fell_back = 0
        state.activated = state.target = NONE
        state.push(StartTurn(1 - self.side))


class ChooseAction(Decision):
    """BC3.1–BC3.3: one of the actions that this turn has not seen and that would change something."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        """The shortest question first: the list is made once, when it is asked for."""
        done = state.done
        if done & CARD_ACTIONS != CARD_ACTIONS and has_ready(state, self.seat):
            return True
        if not done & Done.REFOCUS and exhausted_cards(state, self.seat):
            return True
        return not done & Done.MOVE and can_move(state, self.seat)

    def options(self, state: State) -> list[Action]:
        found: list[Action] = []
        if not state.done & Done.MOVE and can_move(state, self.seat):
            found.append(MOVE)
        if state.done & CARD_ACTIONS != CARD_ACTIONS:
            cards = ready_cards(state, self.seat)
            if not state.done & Done.ACTIVATE:
                found += [ACTIVATIONS[card] for card in cards]
            if not state.done & Done.PRIME:
                found += [PRIMES[card] for card in cards]
        if not state.done & Done.REFOCUS:
            spent = exhausted_cards(state, self.seat)
            if spent and not state.book.refocus_one:
                found.append(REFOCUS)
            elif spent:
                found += [restore(card) for card in spent]
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        seat = self.seat
        if verb == Verb.MOVE:
            state.done |= Done.MOVE
            state.push(MoveWarrior(seat, BOTH, 0))
        elif verb == Verb.ACTIVATE:
            state.done |= Done.ACTIVATE
            exhaust(state, card)
            state.activated = card
            state.tell(Event.ACTIVATED, actor_of(state, seat), card)
            if state.book.printed.scripts[face_of(state, card)]:
                state.then(UseAbilities(seat, face_of(state, card), 0), EndActivation())
            else:
                state.push(EndActivation())
        elif verb == Verb.PRIME:
            state.done |= Done.PRIME
            exhaust(state, card)
            state.tell(Event.PRIMED, actor_of(state, seat), card)
        else:
            state.done |= Done.REFOCUS
            refocus(state, seat, card if verb == Verb.RESTORE else NONE)


CHOICES: Final = [ChooseAction(side) for side in range(SIDES)]   # items never change: the same two each turn


def can_move(state: State, side: int) -> bool:
    """BC3.2: whether some warrior of a side could change its cell."""
    value = movement_value(state, side)
    return can_walk(state, 2 * side, value) or can_walk(state, 2 * side + 1, value)


class MoveWarrior(Decision):
    """BC3.4: each own warrior may use the movement value once, in any order. `left`: who has not; `moved`: whether one has."""

    def __init__(self, seat: int, left: int, moved: int) -> None:
        self.seat, self.left, self.moved = seat, left, moved

    def walks(self, state: State) -> list[Action]:
        value = movement_value(state, self.seat)
        found: list[Action] = []
        for each in range(2):
            if self.left >> each & 1:
                found += movements(state, 2 * self.seat + each, value, False)
        return found

    def applies(self, state: State) -> bool:
        value = movement_value(state, self.seat)
        for each in range(2):
            if self.left >> each & 1 and can_walk(state, 2 * self.seat + each, value):
                return True
        return False

    def options(self, state: State) -> list[Action]:
        found = self.walks(state)
        return [STOP, *found] if self.moved else found

    def apply(self, state: State, action: Action) -> None:
        verb, warrior, _, _ = parts(action)
        if verb == Verb.STOP:
            return
        left = self.left & ~(1 << (warrior & 1))
        carry_out(state, action, movement_value(state, self.seat), How.WALK)
        if left:
            state.push(MoveWarrior(self.seat, left, 1))
