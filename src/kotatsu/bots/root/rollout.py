# compiled with mypyc
"""What becomes of a choice: its own consequences, to the end of a battle if it is part of one, and the best that can follow it."""
from kotatsu.bots.root.evaluate import evaluate
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Chance, Decision, Item, Step, advance, choose
from kotatsu.kernel.luck import Luck

MOST = 200                         # things that happen before we judge anyhow
FEW = 10                           # own lesser choices are weighed up to this number, else the first is taken
NEXT_ROLLS = 3                     # how often luck is tried for what follows


def try_out(state: State, item: Item, seat: int, action: Action, later: float, dice: int, rolls: int,
            careful: bool = True) -> float:
    """The mean worth after a choice, over a few rolls where luck has a say."""
    total = 0.0
    for roll in range(rolls):
        trial, lucky = after(state, item, seat, action, later, dice + roll, careful)
        value = evaluate(trial, seat, later)
        if not lucky:
            return value
        total += value
    return total / rolls


def after(state: State, item: Item, seat: int, action: Action, later: float, dice: int, careful: bool) -> tuple[State, bool]:
    """The state that a choice leads to; True if luck had a say in it."""
    trial = state.copy()
    depth = len(trial.agenda)
    choose(trial, item, seat, action)
    return trial, take_its_course(trial, seat, depth, later, dice, state.fight is not None, careful)


def take_its_course(state: State, seat: int, depth: int, later: float, dice: int, fighting: bool, careful: bool) -> bool:
    """Run until what was pushed above the choice is done, and a battle over. True if luck had a say.

    Others take their first option, which is to do nothing; own lesser choices (what to pay with) are weighed if `careful`.
    """
    agenda = state.agenda
    luck: Luck | None = None
    for _ in range(MOST):
        if state.results or (len(agenda) < depth and not (fighting and state.fight is not None)):
            break
        item = agenda[-1]
        if isinstance(item, Step):
            agenda.pop()
            item.run(state)
        elif isinstance(item, Chance):
            if item.applies(state):
                luck = luck or Luck(dice)
                outcome = item.sample(state, luck)
                agenda.pop()
                item.apply(state, outcome)
            else:
                agenda.pop()
        else:
            assert isinstance(item, Decision)
            if not item.applies(state):
                agenda.pop()
            elif len(agenda) <= depth and state.fight is None:
                break
            else:
                found = item.options(state)
                action = found[0]
                if careful and item.seat == seat and 1 < len(found) <= FEW:
                    action = lesser_choice(state, item, seat, found, later, dice)
                agenda.pop()
                item.apply(state, action)
    return luck is not None


def lesser_choice(state: State, item: Decision, seat: int, found: list[Action], later: float, dice: int) -> Action:
    """The best of a few, without a thought for what else could follow."""
    best, most = found[0], -1e9
    for action in found:
        value = evaluate(after(state, item, seat, action, later, dice, False)[0], seat, later)
        if value > most:
            best, most = action, value
    return best


def promise(state: State, item: Item, seat: int, action: Action, later: float, dice: int) -> float:
    """What the best own choice that can follow in the same turn adds to a choice; less than nothing where it must do harm."""
    trial, _ = after(state, item, seat, action, later, dice, True)
    turn = trial.turn
    following = advance(trial)
    if trial.results or trial.turn != turn or not isinstance(following, Decision) or following.seat != seat:
        return 0.0
    now = evaluate(trial, seat, later)
    found = following.options(trial)
    return max([try_out(trial, following, seat, choice, later, dice, NEXT_ROLLS, False) for choice in found]) - now
