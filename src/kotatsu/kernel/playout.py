# compiled with mypyc
"""The bare loop of random play: what bench, fuzz and rollouts run."""
from kotatsu.kernel.agenda import Decision, GameState, Together, choose, due, options, run
from kotatsu.kernel.luck import Luck


def play_random(state: GameState, luck: Luck, choices: Luck, limit: int) -> tuple[int, int, int]:
    """Random choices to the end or the limit: decisions, those with more than one option, options in all."""
    decisions = 0
    unforced = 0
    total = 0
    item = run(state, luck)
    while item is not None and decisions < limit:
        if isinstance(item, Decision):
            decision: Decision = item            # checked once, not at every use
            found = decision.options(state)
            number = len(found)
            action = found[choices.below(number)] if number > 1 else found[0]
            state.agenda.pop()
            decision.apply(state, action)
        else:
            assert isinstance(item, Together)
            seat = due(state, item)[0]
            found = options(state, item, seat)
            number = len(found)
            choose(state, item, seat, found[choices.below(number)])
        decisions += 1
        if number > 1:
            unforced += 1
        total += number
        item = run(state, luck)
    return decisions, unforced, total
