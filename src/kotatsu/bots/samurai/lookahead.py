# compiled with mypyc
"""Thinking turns through to their end: every choice the best, luck by what it may bring."""
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
FIRST_OF_NEXT: Final = 2       # choices of a later turn that count as made: so many fewer are followed
UNCUT: Final = 1 << 30         # positions, more than any look needs


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


class Lookahead:
    """One look at the own turn, or through the turns of those who come next as well.

    `widths` says for each of these turns how many raiders are tried where one is drawn, evenly over the sorted bag; other luck is
    rolled once. The end of a round is played out `endings` times in all, but `fewest` times at least on each line that comes to it.
    The look may judge `budget` positions, ends of a round that it played out among them; at the next one it is `cut` short, and
    what it says is worth nothing.
    """

    def __init__(self, widths: list[int], endings: int = ENDINGS, fewest: int = ENDINGS, budget: int = UNCUT) -> None:
        self.widths = widths
        self.endings = endings
        self.fewest = fewest
        self.budget = budget
        self.judged = 0
        self.cut = False

    def chance(self, state: State, dice: int, depth: int = 0) -> float:
        """The chance to win by the best line, when `depth` choices of this turn count as made. The state is used up."""
        return self.line(state, dice, depth, self.widths[0], 0, self.endings)

    def line(self, state: State, dice: int, depth: int, width: int, turn: int, endings: int) -> float:
        """Play on to the end of the last turn of the look: the chance to win then. The state is used up."""
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
                    if isinstance(item, Act) and turn == 0:
                        width = min(width, AFTER_PENALTY)
                    return self.best_choice(state, item, found, dice, depth, width, turn, endings)
                agenda.pop()
                item.apply(state, usual(found))
        return 1.0 if state.results[0] > 0 else 0.0

    def judge(self, state: State, last: int) -> float:
        self.judged += 1
        if self.judged >= self.budget:
            self.cut = True
        return chance_to_win(state, last)

    def round_end(self, state: State, dice: int, endings: int) -> float:
        """The mean over such ends of the round."""
        self.judged += endings
        total = 0.0
        for number in range(endings):
            total += play_ending(state.copy(), dice + number)
        return total / endings

    def raiders(self, state: State, item: DrawRaider, outcomes: list[Action], dice: int, depth: int, width: int,
                turn: int, endings: int) -> float:
        """The mean over raiders that may be drawn."""
        tries = min(len(outcomes), width)
        endings = max(self.fewest, endings // tries)
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


def rollout(state: State, dice: int, depth: int, width: int) -> float:
    """The steady one's look at its turn: the chance to win at the end of it. The state is used up."""
    return Lookahead([width]).chance(state, dice, depth)


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
