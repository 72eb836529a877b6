# compiled with mypyc
"""Thinking on past the end of the turn: the turns of the samurai who come next, as the steady one thinks its own."""
from typing import Final

from kotatsu.bots.samurai.lookahead import AFTER_PENALTY, DEPTH, SECOND_DRAW, play_ending, roll, usual
from kotatsu.bots.samurai.net import chance_to_win
from kotatsu.games.samurai.actions import DONE
from kotatsu.games.samurai.phases.fight import DrawRaider
from kotatsu.games.samurai.phases.turn import Act, EndTurn
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Chance, Decision, Step

FIRST_OF_NEXT: Final = 2           # choices of a later turn that count as made: so many fewer are followed
FEWEST: Final = 4                  # how often the end of a round is played out at least


class Foresight:
    """One look ahead. `widths` says for each turn how many raiders are tried where one is drawn.

    It may judge `budget` positions; when they are used up the look is `cut` short, and what it says is worth nothing.
    """

    def __init__(self, widths: list[int], budget: int) -> None:
        self.widths = widths
        self.budget = budget
        self.judged = 0
        self.cut = False

    def judge(self, state: State, last: int) -> float:
        self.judged += 1
        if self.judged >= self.budget:
            self.cut = True
        return chance_to_win(state, last)

    def line(self, state: State, dice: int, depth: int, width: int, turn: int, endings: int) -> float:
        """Play on to the end of the last turn of the look: the chance to win then. The state is used up.

        The end of a round is played out `endings` times, so many fewer as more raiders are tried before.
        """
        agenda = state.agenda
        while not state.results:
            if self.cut:
                return 0.0
            item = agenda[-1]
            if isinstance(item, EndTurn):
                if stack_size(state) == 0 or 0 not in state.passed:
                    return self.round_end(state, dice, endings)
                if turn + 1 >= len(self.widths):
                    return self.judge(state, item.seat)
                agenda.pop()
                item.run(state)
                turn += 1
                depth = FIRST_OF_NEXT
                width = self.widths[turn]
            elif isinstance(item, Step):
                agenda.pop()
                item.run(state)
            elif isinstance(item, Chance):
                if not item.applies(state):
                    agenda.pop()
                    continue
                outcomes = item.outcomes(state)
                if isinstance(item, DrawRaider) and len(outcomes) > 1 and width > 1:
                    return self.raiders(state, item, outcomes, dice, depth, width, turn, endings)
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
                    if isinstance(item, Act):
                        width = min(width, AFTER_PENALTY) if turn == 0 else width
                    return self.best_choice(state, item, found, dice, depth, width, turn, endings)
                agenda.pop()
                item.apply(state, usual(found))
        return 1.0 if state.results[0] > 0 else 0.0

    def round_end(self, state: State, dice: int, endings: int) -> float:
        total = 0.0
        self.judged += endings
        for number in range(endings):
            total += play_ending(state.copy(), dice + number)
        return total / endings

    def raiders(self, state: State, item: DrawRaider, outcomes: list[Action], dice: int, depth: int, width: int,
                turn: int, endings: int) -> float:
        """The mean over raiders that may be drawn, evenly over the sorted bag."""
        tries = min(len(outcomes), width)
        endings = max(FEWEST, endings // tries)
        total = 0.0
        for number in range(tries):
            trial = state.copy()
            trial.agenda.pop()
            item.apply(trial, outcomes[(2 * number + 1) * len(outcomes) // (2 * tries)])
            total += self.line(trial, dice, depth, SECOND_DRAW, turn, endings)
        return total / tries

    def best_choice(self, state: State, item: Decision, found: list[Action], dice: int, depth: int, width: int,
                    turn: int, endings: int) -> float:
        """What the best choice brings, all with the same luck."""
        most = 0.0
        for action in found:
            trial = state.copy()
            trial.agenda.pop()
            item.apply(trial, action)
            most = max(most, self.line(trial, dice, depth + 1, width, turn, endings))
        return most
