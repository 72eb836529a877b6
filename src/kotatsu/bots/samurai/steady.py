# compiled with mypyc
"""A steady defender: thinks its turn through to the end, over the raiders that may come, and takes the best chance to win."""
from typing import Any, ClassVar, Final

from kotatsu.bots import Bot
from kotatsu.bots.samurai.lookahead import forget_guesses, rollout
from kotatsu.games.samurai.actions import PASS
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose
from kotatsu.kernel.game import Game

WIDTH: Final = 24              # raiders that are tried when one is drawn
PATIENCE: Final = 300          # turns; a demon (SS4.10) and Kyuzo (SS3.9) may send the same raider round for ever


class Player(Bot):
    """All samurai share one aim, so that each choice of the turn is the team's best."""
    strength: ClassVar[int] = 100

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        if state.turn > PATIENCE and PASS in found:
            return PASS
        forget_guesses(state)
        dice = self.luck.below(1 << 31)
        best, most = found[0], -1.0
        for action in found:                     # the same luck for every choice
            trial = state.copy()
            choose(trial, item, seat, action)
            chance = rollout(trial, dice, 0, WIDTH)
            if chance > most:
                best, most = action, chance
        return best
