# compiled with mypyc
"""Thinking a turn through to its end: every choice the best, luck by what it may bring."""
from typing import Final

from kotatsu.bots.samurai.net import chance_to_win
from kotatsu.games.samurai.actions import DECLINE, DONE
from kotatsu.games.samurai.phases.fight import DrawRaider
from kotatsu.games.samurai.phases.turn import Act, BeginRound, EndTurn
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Chance, Decision, Step

DEPTH: Final = 4               # choices that are followed; later ones are made without thinking
AFTER_PENALTY: Final = 6       # raiders that are tried when the choice before the action is weighed
SECOND_DRAW: Final = 4         # raiders that are tried for a second draw in the turn
ENDINGS: Final = 8             # how often the end of a round is played out


def forget_guesses(state: State) -> None:
    """What an imagined state only guesses is no knowledge: those cards are as unseen as the shuffled ones."""
    if state.order:
        state.bag = sorted([*state.bag, *state.order])
        state.depth += len(state.order)
        state.order = ()
    if state.round == 1 and not state.spare:     # which plunderers were dealt (SS6.7, SS10.2)
        state.bag = sorted([*state.bag, *state.box])
        state.spare = len(state.box)
        state.box = ()


def roll(dice: int) -> int:
    """The next number of a small generator: a copy of the state takes its luck along as one number."""
    return (dice * 1103515245 + 12345) & 0x7FFFFFFF


def rollout(state: State, dice: int, depth: int, width: int) -> float:
    """Play the turn to its end: the chance to win then. The state is used up.

    A drawn raider is tried as up to `width` of those that may come, evenly over the sorted bag; other luck is rolled once.
    """
    agenda = state.agenda
    while not state.results:
        item = agenda[-1]
        if isinstance(item, EndTurn):
            if stack_size(state) > 0 and 0 in state.passed:
                return chance_to_win(state, item.seat)
            total = 0.0
            for number in range(ENDINGS):
                total += play_ending(state.copy(), dice + number)
            return total / ENDINGS
        if isinstance(item, Step):
            agenda.pop()
            item.run(state)
        elif isinstance(item, Chance):
            if not item.applies(state):
                agenda.pop()
                continue
            outcomes = item.outcomes(state)
            if isinstance(item, DrawRaider) and len(outcomes) > 1 and width > 1:
                return try_raiders(state, item, outcomes, dice, depth, width)
            dice = roll(dice)
            agenda.pop()
            item.apply(state, outcomes[(dice >> 8) % len(outcomes)])
        else:
            assert isinstance(item, Decision)
            if not item.applies(state):
                agenda.pop()
                continue
            found = item.options(state)
            if len(found) > 1 and depth < DEPTH and DONE not in found[:1]:
                return best_choice(state, item, found, dice, depth, min(width, AFTER_PENALTY) if isinstance(item, Act) else width)
            agenda.pop()
            item.apply(state, usual(found))
    return 1.0 if state.results[0] > 0 else 0.0


def try_raiders(state: State, item: DrawRaider, outcomes: list[Action], dice: int, depth: int, width: int) -> float:
    """The mean over raiders that may be drawn."""
    tries = min(len(outcomes), width)
    total = 0.0
    for number in range(tries):
        trial = state.copy()
        trial.agenda.pop()
        item.apply(trial, outcomes[(2 * number + 1) * len(outcomes) // (2 * tries)])
        total += rollout(trial, dice, depth, SECOND_DRAW)
    return total / tries


def best_choice(state: State, item: Decision, found: list[Action], dice: int, depth: int, width: int) -> float:
    """What the best choice brings, all with the same luck."""
    most = 0.0
    for action in found:
        trial = state.copy()
        trial.agenda.pop()
        item.apply(trial, action)
        most = max(most, rollout(trial, dice, depth + 1, width))
    return most


def usual(found: list[Action]) -> Action:
    """A choice without thinking: no more tokens of absent samurai, no further effect of a Kiai, defence before attack."""
    if found[0] == DONE or DECLINE not in found:
        return found[0] if found[0] == DONE else found[-1]
    return DECLINE


def play_ending(state: State, dice: int) -> float:
    """Play out the end of the round: the chance to win when the next one begins."""
    agenda = state.agenda
    while not state.results:
        item = agenda[-1]
        if isinstance(item, BeginRound):
            return chance_to_win(state, (item.seat - 1) % state.book.seats)
        agenda.pop()
        if isinstance(item, Step):
            item.run(state)
        else:
            assert isinstance(item, Chance)
            if item.applies(state):
                dice = roll(dice)
                outcomes = item.outcomes(state)
                item.apply(state, outcomes[(dice >> 8) % len(outcomes)])
    return 1.0 if state.results[0] > 0 else 0.0
