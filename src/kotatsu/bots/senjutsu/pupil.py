# compiled with mypyc
"""How somebody plays who learns: as the steady one does, by the weights of the moment."""
from typing import Any

from kotatsu.bots import Bot
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.bots.senjutsu.learnt import judge_by
from kotatsu.bots.senjutsu.steady import TURNS, WORLDS
from kotatsu.bots.senjutsu.thought import Thoughts
from kotatsu.bots.weights import Weights
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck


class Pupil(Bot):
    """It knows what its seat knows."""

    def __init__(self, luck: Luck, weights: Weights) -> None:
        super().__init__(luck)
        self.weights = weights
        self.judge: Judge | None = None

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        assert isinstance(state, State)
        judge = self.judge
        if judge is None or judge.book is not state.book:
            judge = self.judge = judge_by(state.book, self.weights)
        return Thoughts(game, self.luck, judge, state, seat).best(item, found, WORLDS, TURNS)
