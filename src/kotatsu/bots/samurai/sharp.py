"""A sharp defender: thinks as the steady one does, and the turn of the samurai who comes next as well.

The choices that look best to the steady one are looked at again: on from the end of the turn, over some raiders that the next
samurai may draw and the best of his choices. The second look stops at a number of positions, not at a time; one that was cut short
is not used. What it says is taken as a difference from the own turn over the same few raiders, so that few are enough.
"""
from typing import Any, ClassVar, Final

from kotatsu.bots import Bot
from kotatsu.bots.samurai.lookahead import UNCUT, Lookahead, forget_guesses
from kotatsu.bots.samurai.steady import PATIENCE, WIDTH
from kotatsu.games.samurai.actions import PASS
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose
from kotatsu.kernel.game import Game

FEWEST: Final = 4                                # how often the end of a round is played out on each line at least


class Player(Bot):
    """All samurai share one aim, so that each choice of the turn is the team's best."""
    strength: ClassVar[int] = 200
    raiders: ClassVar[list[int]] = [8, 8]        # that are tried where one is drawn, in the own turn and in the next one
    budget: ClassVar[int] = 4000                 # positions that the look through both turns may judge
    endings: ClassVar[int] = 192                 # how often the end of a round is played out
    near: ClassVar[float] = 0.05                 # behind the best choice, and still worth that look

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        if state.turn > PATIENCE and PASS in found:
            return PASS
        forget_guesses(state)
        dice = self.luck.below(1 << 31)
        trials = {action: after(state, item, seat, action) for action in found}
        values = self.look(trials, dice, [WIDTH], UNCUT)
        assert values is not None
        least = max(values.values()) - self.near
        left = {action: trials[action] for action in found if values[action] >= least}
        if len(left) > 1 and (further := self.look(left, dice, self.raiders, self.budget)) is not None:
            nearer = self.look(left, dice, self.raiders[:-1], UNCUT)
            assert nearer is not None
            values = {action: values[action] + further[action] - nearer[action] for action in left}
        return max(values, key=lambda action: values[action])

    def look(self, trials: dict[Action, Any], dice: int, raiders: list[int], budget: int) -> dict[Action, float] | None:
        """The chance after each choice, all with the same luck; nothing if the budget is too small for them."""
        look = Lookahead(raiders, self.endings, FEWEST, budget)
        values = {action: look.chance(trial.copy(), dice) for action, trial in trials.items()}
        return None if look.cut else values


def after(state: Any, item: Item, seat: int, action: Action) -> Any:
    trial = state.copy()
    choose(trial, item, seat, action)
    return trial
