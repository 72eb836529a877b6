"""A steady player: tries every choice, lets it take its course with a few rolls of the dice, and takes the one that looks best."""
from typing import Any

from kotatsu.bots import Bot
from kotatsu.bots.root.follow import try_out
from kotatsu.bots.root.worth import worth
from kotatsu.games.root.actions import DONE
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game

ROLLS = 3                          # how often luck is tried for a choice that needs it
QUICK = 40                         # with more choices than this, each is tried once


class Player(Bot):
    """It never stops while something improves its position, and never dawdles when nothing does."""

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        dice = self.luck.below(1 << 31)
        rolls = 1 if len(found) > QUICK else ROLLS
        best, most = found[0], -1e9
        for action in found:
            if action == DONE:
                value = worth(state, seat)
            else:
                value = try_out(state, item, seat, action, dice, rolls)
            if value > most:
                best, most = action, value
        return best
