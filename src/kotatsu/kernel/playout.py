"""The bare loop of random play: what bench, fuzz and rollouts run."""
from kotatsu.kernel.agenda import Decision, Position, Together, choose, due, options, run
from kotatsu.kernel.luck import Luck


def play_random(state: Position, luck: Luck, choices: Luck, limit: int) -> tuple[int, int, int]:
    """Random choices to the end or the limit: decisions, those with more than one option, options in all."""
    decisions = 0
    unforced = 0
    total = 0
    item = run(state, luck)
    while item is not None and decisions < limit:
        if isinstance(item, Decision):
            found = item.options(state)
            action = found[choices.below(len(found))] if len(found) > 1 else found[0]
            state.agenda.pop()
            item.apply(state, action)
        else:
            assert isinstance(item, Together)
            seat = due(state, item)[0]
            found = options(state, item, seat)
            choose(state, item, seat, found[choices.below(len(found))])
        decisions += 1
        if len(found) > 1:
            unforced += 1
        total += len(found)
        item = run(state, luck)
    return decisions, unforced, total
