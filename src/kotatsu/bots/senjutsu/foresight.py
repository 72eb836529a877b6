# compiled with mypyc
"""Weighing choices with an eye on the turn after: what a blow, a place or a card kept in hand comes to only then."""
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.bots.senjutsu.thought import Thoughts
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

OTHER_LUCK = 0x5A5A5A5             # the next turn does not repeat the luck of the present one


class Foresight(Thoughts):
    """One choice of one seat. `later` is how much the next turn counts, from 0 to 1."""

    def __init__(self, game: Game, luck: Luck, judge: Judge, state: State, seat: int, later: float) -> None:
        super().__init__(game, luck, judge, state, seat)
        self.later = later

    def worth(self, trial: State, dice: int) -> float:
        """At the end of the turn, and of the next one."""
        self.rest.finish(trial, dice)
        return self.with_next_turn(trial, dice, self.seat)

    def with_next_turn(self, trial: State, dice: int, seat: int) -> float:
        """The turn is over: what that is worth to a seat, and what the next one makes of it."""
        value = self.judge.position_worth(trial, seat)
        if trial.results or not isinstance(trial.agenda[-1], StartTurn):
            return value
        trial.agenda.pop()
        StartTurn().run(trial)
        self.rest.finish(trial, dice ^ OTHER_LUCK)
        return (1.0 - self.later) * value + self.later * self.judge.position_worth(trial, seat)
