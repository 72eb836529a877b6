"""A player that searches: a tree with so many iterations, and what its game knows about itself."""
from typing import Any, ClassVar

from kotatsu.bots.bot import Bot
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game
from kotatsu.search.insight import Insight
from kotatsu.search.tree import Tree


class Searcher(Bot):
    """Its state is a guess, and every iteration guesses anew: another guess leads to the same choice."""
    iterations: ClassVar[int]
    insight: ClassVar[type[Insight]]

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        tree = Tree(game, self.insight(), self.luck, state, seat)
        tree.grow(self.iterations)
        return tree.best(item, found)
