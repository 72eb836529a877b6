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

OTHER_WAYS = (Verb.ACTIVATE, Verb.JOIN)          # to win: too rare to be learnt, so the steady one decides


class Pupil(Bot):
    """It knows what its seat knows."""
    worlds: ClassVar[int] = 3                    # hands of the others that are thought of
    few: ClassVar[int] = 2                       # after so many worlds the weaker half is left out, and again
    wide: ClassVar[int] = 4                      # so many choices are thought of
    near: ClassVar[float] = 25.0                 # tenths of a point behind the best that are still worth a thought
    turns: ClassVar[int] = 1                     # that are played on

    def __init__(self, luck: Luck, weights: Weights) -> None:
        super().__init__(luck)
        self.weights = weights

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        values = weigh(self.luck, state, item, seat, found)
        ranked = sorted(values, key=lambda action: -values[action])
        if parts(ranked[0])[0] in OTHER_WAYS:
            return ranked[0]
        least = values[ranked[0]] - self.near
        kept = [action for action in ranked[:self.wide] if values[action] >= least and parts(action)[0] not in OTHER_WAYS]
        if len(kept) == 1:
            return kept[0]
        means = Foresight(game, self.luck, state, seat, self.weights, self.turns).means(kept, self.worlds, self.few)
        return max(means, key=lambda action: means[action])
