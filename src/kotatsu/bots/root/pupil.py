"""How somebody plays Root by learnt weights: the steady one's best choices, played on to the end of the turn in several worlds."""
from typing import Any, ClassVar

from kotatsu.bots import Bot
from kotatsu.bots.root.foresight import Foresight
from kotatsu.bots.root.steady import weigh
from kotatsu.bots.weights import Weights
from kotatsu.games.root.actions import Verb
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

# the steady one decides: on other ways to win, which are too rare to be learnt, and on prices, of which the numbers tell nothing
LEFT_ALONE = (Verb.ACTIVATE, Verb.JOIN, Verb.PRICE)


class Pupil(Bot):
    """It knows what its seat knows."""
    worlds: ClassVar[int] = 16                   # hands of the others that are thought of
    few: ClassVar[int] = 4                       # after so many worlds the weaker half is left out, and again
    wide: ClassVar[int] = 8                      # so many choices are thought of
    near: ClassVar[float] = 40.0                 # tenths of a point behind the best that are still worth a thought
    turns: ClassVar[int] = 1                     # that are played on
    trust: ClassVar[float] = 0.003               # the chance to win that a tenth of a point of the steady one's judgement is worth

    def __init__(self, luck: Luck, weights: Weights) -> None:
        super().__init__(luck)
        self.weights = weights

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        values = weigh(self.luck, state, item, seat, found)
        ranked = sorted(values, key=lambda action: -values[action])
        if parts(ranked[0])[0] in LEFT_ALONE:
            return ranked[0]
        least = values[ranked[0]] - self.near
        kept = [action for action in ranked[:self.wide] if values[action] >= least and parts(action)[0] not in LEFT_ALONE]
        if len(kept) == 1:
            return kept[0]
        foresight = Foresight(game, self.luck, state, seat, self.weights, self.turns)
        means = foresight.means({action: self.trust * values[action] for action in kept}, self.worlds, self.few)
        return max(means, key=lambda action: means[action])
