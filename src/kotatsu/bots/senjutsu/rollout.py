# compiled with mypyc
"""Playing a turn to its end in thought."""
from typing import Final

from kotatsu.bots.senjutsu.habits import habit, likely_card, roll
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.games.senjutsu.actions import choose as choose_card
from kotatsu.games.senjutsu.phases.turn import ChooseCards, StartTurn
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import UNANSWERED, Chance, Decision, Step

MOST: Final = 600                                # things that happen before we judge anyhow


class Rest:
    """The rest of a turn, everybody by habit."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def decide(self, state: State, item: Decision, found: list[Action], dice: int) -> Action:
        """One of several options."""
        return habit(self.judge, state, item, found, dice)

    def finish(self, state: State, dice: int) -> None:
        """Play to the end of the turn."""
        agenda = state.agenda
        for _ in range(MOST):
            if state.results:
                break
            item = agenda[-1]
            if isinstance(item, StartTurn):
                break
            if isinstance(item, Step):
                agenda.pop()
                item.run(state)
            elif isinstance(item, Chance):
                if item.applies(state):
                    dice = roll(dice)
                    outcomes = item.outcomes(state)
                    agenda.pop()
                    item.apply(state, outcomes[(dice >> 8) % len(outcomes)])
                else:
                    agenda.pop()
            elif isinstance(item, Decision):
                if item.applies(state):
                    found = item.options(state)
                    dice = roll(dice)
                    action = self.decide(state, item, found, dice) if len(found) > 1 else found[0]
                    agenda.pop()
                    item.apply(state, action)
                else:
                    agenda.pop()
            else:
                assert isinstance(item, ChooseCards)
                dice = choose_cards(self.judge, state, item, dice)


class CarefulRest(Rest):
    """The rest of a turn, everybody with some care: each option is played on by habit, and the best of them taken."""

    def __init__(self, judge: Judge) -> None:
        super().__init__(judge)
        self.after = Rest(judge)

    def decide(self, state: State, item: Decision, found: list[Action], dice: int) -> Action:
        best, most = found[0], -1e9
        for action in found:
            trial = state.copy()
            trial.agenda.pop()
            item.apply(trial, action)
            self.after.finish(trial, dice)
            worth = self.judge.position_worth(trial, item.seat)
            if worth > most:
                best, most = action, worth
        return best


def choose_cards(judge: Judge, state: State, item: ChooseCards, dice: int) -> int:
    """Everybody who has not answered yet lays down a likely card; the dice that are left."""
    seats = item.seats(state)
    answers: list[Action] = state.answers or [UNANSWERED] * len(seats)
    for place, seat in enumerate(seats):
        if answers[place] == UNANSWERED:
            dice = roll(dice)
            answers[place] = choose_card(likely_card(judge, state, seat, dice), 1 if state.book.windows[seat] else 0)
    state.answers = []
    state.agenda.pop()
    item.resolve(state, answers)
    return dice
