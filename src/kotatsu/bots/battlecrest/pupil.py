# compiled with mypyc
"""How somebody plays who learns: the best line of the own turn by the weights of the moment, and nothing further."""
from typing import Any, Final

from kotatsu.bots import Bot
from kotatsu.bots.battlecrest.habits import worth_a_thought
from kotatsu.bots.battlecrest.learnt import LearntJudge
from kotatsu.bots.battlecrest.thought import Thought, after
from kotatsu.bots.weights import Weights
from kotatsu.games.battlecrest.actions import Verb
from kotatsu.games.battlecrest.phases.attack import Defend
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

QUICK: Final = [8, 4, 3, 2, 1]     # cells that are looked at


class Pupil(Bot):
    def __init__(self, luck: Luck, weights: Weights) -> None:
        super().__init__(luck)
        self.weights = weights
        self.judge: LearntJudge | None = None

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        assert isinstance(state, State)
        if parts(found[0])[0] == Verb.PLACE:
            return found[0]
        judge = self.judge
        if judge is None or judge.book is not state.book:
            judge = self.judge = LearntJudge(state.book, self.weights)
        dice = self.luck.below(1 << 30)
        left = found if isinstance(item, Defend) else worth_a_thought(judge, state, found, QUICK[0])
        sign = 1.0 if state.active == seat else -1.0
        best, most = left[0], -1e9
        for action in left:
            worth = sign * Thought(judge, QUICK, dice).best_line(after(state.copy(), item, action), 1).worth
            if worth > most:
                best, most = action, worth
        return best
