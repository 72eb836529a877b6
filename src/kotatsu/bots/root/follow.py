"""What becomes of a choice: its own consequences, and nothing beyond them."""
from kotatsu.bots.root.worth import worth
from kotatsu.games.root.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Chance, Decision, Item, Step, choose
from kotatsu.kernel.luck import Luck

MOST = 200                         # things that happen before we judge anyhow


def try_out(state: State, item: Item, seat: int, action: Action, dice: int, rolls: int) -> float:
    """The mean worth after a choice, over a few rolls where luck has a say."""
    total = 0.0
    for roll in range(rolls):
        trial = state.copy()
        depth = len(trial.agenda)
        choose(trial, item, seat, action)
        lucky = take_its_course(trial, depth, Luck(dice + roll))
        value = worth(trial, seat)
        if not lucky:
            return value
        total += value
    return total / rolls


def take_its_course(state: State, depth: int, luck: Luck) -> bool:
    """Run until what was pushed above the choice is done; others say no, lesser choices take the first. True if luck had a say."""
    agenda = state.agenda
    lucky = False
    for _ in range(MOST):
        if state.results or len(agenda) < depth:
            break
        item = agenda[-1]
        if isinstance(item, Step):
            agenda.pop()
            item.run(state)
        elif isinstance(item, Chance):
            if item.applies(state):
                lucky = True
                outcome = item.sample(state, luck)
                agenda.pop()
                item.apply(state, outcome)
            else:
                agenda.pop()
        else:
            assert isinstance(item, Decision)
            if not item.applies(state):
                agenda.pop()
            elif len(agenda) == depth:
                break
            else:
                found = item.options(state)
                agenda.pop()
                item.apply(state, found[0])
    return lucky
