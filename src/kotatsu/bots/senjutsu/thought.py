# compiled with mypyc
"""Weighing choices: what the others may hold is imagined anew for every trial, and each trial is played to the end of the turn."""
from typing import Final

from kotatsu.bots.senjutsu.habits import likely_card, roll
from kotatsu.bots.senjutsu.judge import Judge
from kotatsu.bots.senjutsu.rollout import Rest
from kotatsu.games.senjutsu.actions import choose as choose_card
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import UNANSWERED, Item, choose
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

FEW: Final = 3                                   # after so many trials the weaker half is left out, and again


class Thoughts:
    """One choice of one seat. The believed state is only used to imagine others: another guess gives the same thoughts."""

    def __init__(self, game: Game, luck: Luck, judge: Judge, state: State, seat: int) -> None:
        self.game = game
        self.luck = luck
        self.judge = judge
        self.state = state
        self.seat = seat
        self.rest = Rest(judge)

    def best(self, item: Item, found: list[Action], worlds: int, turns: int, few: int = FEW) -> Action:
        """The option that fares best in the mean; of options that fall behind fewer turns are played."""
        left = self.worth_a_thought(item, found)
        sums = [0.0] * len(left)
        tried = 0
        while len(left) > 1 and turns >= len(left) and tried < worlds:
            dice = self.luck.below(1 << 31)
            world = self.imagine(item, dice)
            for place, action in enumerate(left):
                trial = world.copy()
                choose(trial, trial.agenda[-1], self.seat, action)
                sums[place] += self.worth(trial, dice)
            tried += 1
            turns -= len(left)
            if tried % few == 0 and len(left) > 2:
                ranked = sorted(range(len(left)), key=lambda place: (-sums[place], place))[:(len(left) + 1) // 2]
                left, sums = [left[place] for place in ranked], [sums[place] for place in ranked]
        best = 0
        for place in range(1, len(left)):
            if sums[place] > sums[best]:
                best = place
        return left[best]

    def worth(self, trial: State, dice: int) -> float:
        """What a trial comes to. The state is used up."""
        self.rest.finish(trial, dice)
        return self.judge.position_worth(trial, self.seat)

    def worth_a_thought(self, item: Item, found: list[Action]) -> list[Action]:
        """With a card it always asks to be asked for instants, whether it holds one or not."""
        if not isinstance(item, ChooseCards):
            return found
        asking = [action for action in found if parts(action)[2]]
        return asking or found

    def imagine(self, item: Item, dice: int) -> State:
        """A state that the seat could believe in, with the others' cards face down if all choose at once."""
        world: State = self.game.imagine(self.state, self.seat, self.luck)
        world.asks = tuple([wish if figure == self.seat else 1 for figure, wish in enumerate(world.asks)])     # theirs is secret
        if isinstance(item, ChooseCards):
            seats = item.seats(world)
            for place, other in enumerate(seats):
                if other != self.seat:
                    dice = roll(dice + other)
                    asks = 1 if world.book.windows[other] else 0
                    world.answers[place] = choose_card(likely_card(self.judge, world, other, dice), asks)
                else:
                    world.answers[place] = UNANSWERED
        return world
