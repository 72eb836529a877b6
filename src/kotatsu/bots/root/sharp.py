"""A sharp player: a search of some hundred iterations for each choice."""
from typing import ClassVar

from kotatsu.bots.root.insight import Own
from kotatsu.bots.searcher import Searcher
from kotatsu.search.insight import Insight


class Player(Searcher):
    strength: ClassVar[int] = 200
    iterations: ClassVar[int] = 300
    insight: ClassVar[type[Insight]] = Own
