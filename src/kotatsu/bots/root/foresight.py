# compiled with mypyc
"""Playing a turn on to its end in thought, by what looks best at once, and judging where that leads (chance.py)."""
from kotatsu.bots.root.chance import chances
from kotatsu.bots.root.evaluate import patience
from kotatsu.bots.root.rollout import FEW, lesser_choice, try_out
from kotatsu.bots.root.steady import WARRIORS
from kotatsu.bots.weights import Weights
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, Item, choose, settle
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck

MOST = 600                         # choices before we judge anyhow
MANY = 6                           # choices from which on numbers are looked at last


def by_habit(state: State, item: Decision, found: list[Action], later: float, dice: int) -> Action:
    """What the one who must choose would do without thinking far; others only where there is little to choose."""
    if len(found) == 1:
        return found[0]
    seat = item.seat
    if seat != state.active:
        return lesser_choice(state, item, seat, found, later, dice) if len(found) <= FEW else found[0]
    if len(found) > MANY:                        # of moves that differ in number only, first the largest of each
        largest: dict[int, Action] = {}
        for action in found:
            kind = action | WARRIORS
            if kind not in largest or action > largest[kind]:
                largest[kind] = action
        if len(largest) < len(found):
            chosen = best_at_once(state, item, list(largest.values()), later, dice) | WARRIORS
            found = [action for action in found if action | WARRIORS == chosen]
    return found[0] if len(found) == 1 else best_at_once(state, item, found, later, dice)


def best_at_once(state: State, item: Decision, found: list[Action], later: float, dice: int) -> Action:
    best, most = found[0], -1e9
    for action in found:
        value = try_out(state, item, item.seat, action, later, dice, 1, False)
        if value > most:
            best, most = action, value
    return best


def play_on(state: State, turns: int, luck: Luck) -> None:
    """The rest of the turn by habit, and of so many turns in all: up to the first choice after them."""
    end = state.turn + turns
    later = patience(state)
    for _ in range(MOST):
        item = settle(state, luck)
        if item is None or state.turn >= end:
            break
        assert isinstance(item, Decision)
        action = by_habit(state, item, item.options(state), later, luck.below(1 << 31))
        state.agenda.pop()
        item.apply(state, action)


class Foresight:
    """One choice of one seat: the same worlds and the same luck for every option."""

    def __init__(self, game: Game, luck: Luck, state: State, seat: int, weights: Weights, turns: int) -> None:
        self.game = game
        self.luck = luck
        self.state = state
        self.seat = seat
        self.weights = weights
        self.turns = turns                       # that are played on, this one included

    def chance(self, world: State, item: Item, action: Action, dice: int) -> float:
        """How likely the seat wins after a choice and the rest of the turn."""
        trial = world.copy()
        choose(trial, item, self.seat, action)
        play_on(trial, self.turns, Luck(dice))
        if trial.results:
            return 0.5 + 0.5 * trial.results[self.seat]
        return chances(self.weights, trial)[self.seat]

    def means(self, before: dict[Action, float], worlds: int, few: int) -> dict[Action, float]:
        """The mean chance of each option, and what speaks for it `before`hand; after every `few` worlds the weaker half is left
        out, and only the rest is told."""
        left = list(before)
        sums = dict.fromkeys(left, 0.0)
        seen = 0
        for _ in range(worlds):
            world = self.game.imagine(self.state, self.seat, self.luck)
            assert isinstance(world, State)
            item = world.agenda[-1]
            dice = self.luck.below(1 << 31)
            for action in left:
                sums[action] += self.chance(world, item, action, dice)
            seen += 1
            if seen % few == 0 and len(left) > 2:
                left = sorted(left, key=lambda action: -(sums[action] + seen * before[action]))[:(len(left) + 1) // 2]
        return {action: sums[action] / seen + before[action] for action in left}
