# compiled with mypyc
"""Rounds and turns (SS7.1–SS7.3, SS7.8–SS7.12, SS8.1, SS8.7–SS8.12, SS10.3)."""
from typing import Final

from kotatsu.games.samurai.actions import DONE, FIGHT, PASS, Event, PassedBy, Verb, support, token
from kotatsu.games.samurai.book import DOLL, FARM, HAT, LIEUTENANTS, PLUNDERERS, ROUNDS, SAMURAI
from kotatsu.games.samurai.phases.fight import begin_fight
from kotatsu.games.samurai.phases.penalties import ReadPenalty, read_penalty
from kotatsu.games.samurai.phases.round_end import (
    Bonus,
    DollStep,
    FarmStep,
    HatStep,
    TurnIntruder,
    stack_joins_intruders,
)
from kotatsu.games.samurai.phases.stack import bury_top, put_out
from kotatsu.games.samurai.phases.village import win_game
from kotatsu.games.samurai.queries import has_symbol, is_over, kiai_value, left_of, may_support, must_pass, stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Decision, Step


class StartTurn(Step):
    """SS7.2: absent tokens, then step A, then step B."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        start_turn(state, self.seat)


def start_turn(state: State, seat: int) -> None:
    """SS1.3, SS7.2, SS10.3: the active-player token goes to the seat."""
    state.active = seat
    state.turn += 1
    state.tell(Event.TURN, seat)
    state.then(ACTS[seat], END_TURNS[seat])
    if state.absent & ~state.spent:
        state.then(UseAbsent(seat), ReadPenalty(seat))
    else:
        read_penalty(state, seat)


class UseAbsent(Decision):
    """SS10.3: before the penalty, any number of absent samurai's tokens; each once per game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.absent & ~state.spent != 0

    def options(self, state: State) -> list[Action]:
        free = state.absent & ~state.spent
        return [DONE, *(token(samurai) for samurai in range(SAMURAI) if free >> samurai & 1)]

    def apply(self, state: State, action: Action) -> None:
        verb, samurai, _, _ = parts(action)
        if verb == Verb.TOKEN:
            state.spent |= 1 << samurai
            state.added[self.seat] |= 1 << samurai
            state.tell(Event.TOKEN_USED, self.seat, samurai)
            state.push(UseAbsent(self.seat))


class Act(Decision):
    """SS7.2, SS7.8: exactly one of Fight, Support, Pass; SS7.12: whoever is over must pass; SS11.33: nothing without a stack."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return stack_size(state) > 0

    def options(self, state: State) -> list[Action]:
        seat = self.seat
        if must_pass(state, seat):
            return [PASS]
        if may_support(state, seat):
            passed = state.passed
            return [FIGHT, *[SUPPORTS[other] for other in state.book.clockwise[seat] if not passed[other]], PASS]
        return [FIGHT, PASS]

    def apply(self, state: State, action: Action) -> None:
        seat = self.seat
        if action == FIGHT:
            begin_fight(state, seat)
        elif action != PASS:
            _, receiver, _, _ = parts(action)
            state.tokens[seat] = receiver
            state.tell(Event.SUPPORT, seat, receiver, len(state.intruders) + 1)
            bury_top(state)
        else:
            reason = PassedBy.OVER if is_over(state, seat) else PassedBy.PENALTY if must_pass(state, seat) else PassedBy.WILL
            state.passed[seat] = 1
            state.tell(Event.PASSED, seat, reason, state.sums[seat], kiai_value(state, seat))


class EndTurn(Step):
    """SS7.9, SS11.10: foreign tokens go back, absent samurai's no longer help (SS10.3).

    SS8.1: the round ends, or the next unpassed samurai is active (SS7.1).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        seat = self.seat
        tokens = state.tokens
        if tokens.count(seat) > (tokens[seat] == seat):
            for owner, holder in enumerate(tokens):
                if holder == seat and owner != seat:
                    tokens[owner] = owner
                    state.tell(Event.HOME, owner, seat)
        state.idle = 0
        state.bars = 0
        if state.book.absent_turn:
            state.added[seat] = 0
        if stack_size(state) == 0 or 0 not in state.passed:
            state.push(EndRound(seat))
            return
        following = left_of(state, seat)
        while state.passed[following]:
            following = left_of(state, following)
        start_turn(state, following)


SUPPORTS: Final = [support(seat) for seat in range(SAMURAI)]      # made once: items and actions never change
ACTS: Final = [Act(seat) for seat in range(SAMURAI)]
END_TURNS: Final = [EndTurn(seat) for seat in range(SAMURAI)]


class EndRound(Step):
    """SS8.1–SS8.6, SS11.48: each step for all samurai, clockwise from the next round's first player (SS8.12)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        seats = state.book.seats
        left = stack_size(state)
        state.tell(Event.ROUND_ENDS, 255, 1 if left else 0, left)
        state.ending = 1
        state.tokens = list(range(seats))
        beginner = left_of(state, self.seat)
        order = [(beginner + step) % seats for step in range(seats)]
        bonuses = [Bonus(kind) for kind in range(3)] if state.book.bonuses else []
        state.then(*[HatStep(seat) for seat in order if not has_symbol(state, seat, HAT)],
                   *[FarmStep(seat) for seat in order if not has_symbol(state, seat, FARM)],
                   *[DollStep(seat) for seat in order if not has_symbol(state, seat, DOLL)],
                   *bonuses, TurnIntruder(), NextRound(beginner))
        stack_joins_intruders(state)


class NextRound(Step):
    """SS8.7: farmsteads and families are left, or the game would be over; SS8.10, SS8.11: what is cleared and what stays."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if state.round == ROUNDS:
            win_game(state)
            return
        seats = state.book.seats
        for card in state.bag:                    # what was never seen lay in the box
            put_out(state, card)
        used = [*state.discard]
        for seat in range(seats):
            used += state.lines[seat]
            used += state.lefts[seat]
        state.bag = sorted(used)                  # SS11.44
        state.depth = len(used)
        state.spare = 0
        state.discard = ()
        state.known = ()
        state.lines = [()] * seats
        state.lefts = [()] * seats
        state.sums = [0] * seats
        state.passed = [0] * seats
        state.added = [0] * seats
        state.ending = 0
        state.round += 1
        state.then(*[Enlist() for _ in range(state.book.joining)], BeginRound(self.seat))


class Enlist(Chance):
    """SS8.8, SS8.9: random lieutenants before round 2, bosses before round 3; nobody sees which."""

    def __init__(self) -> None:
        pass

    def candidates(self, state: State) -> list[int]:
        low, high = (PLUNDERERS, LIEUTENANTS) if state.round == 2 else (LIEUTENANTS, len(state.book.ids))
        return [card for card in state.aside if low <= card < high]

    def applies(self, state: State) -> bool:
        return len(self.candidates(state)) > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.ENLIST, card) for card in self.candidates(state)]

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.aside.remove(card)
        state.bag = sorted([*state.bag, card])
        state.depth += 1


class BeginRound(Step):
    """SS8.12: the first turn of a round."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        if state.round > 1:
            state.tell(Event.REINFORCED, 255, state.round, state.book.joining)
        state.tell(Event.ROUND, 255, state.round, stack_size(state))
        start_turn(state, self.seat)
