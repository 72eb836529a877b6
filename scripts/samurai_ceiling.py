"""What a team could win in Samurai Spirit that sees the raider stack:  python scripts/samurai_ceiling.py --players 3 --level normal

It judges as the steady bot does, with the same net, and knows the order of the raiders: an estimate of what better play could
still bring, not a bound. Other luck (farmsteads, families, wounds, demons) stays luck. `--turns 2` thinks the next samurai's turn
through as well.
"""
import argparse
from typing import Any

from kotatsu import games
from kotatsu.bots.samurai.lookahead import DEPTH, roll, rollout, usual
from kotatsu.bots.samurai.steady import PATIENCE
from kotatsu.games.samurai.actions import PASS
from kotatsu.games.samurai.phases.turn import EndTurn
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Chance, Decision, Item, Step, choose, settle
from kotatsu.kernel.luck import Luck
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import wilson

SEEN = 3                                         # raiders that a turn may bring: the net is told the others as unseen ones
CHOICES = 3                                      # in a turn, that are thought through where more than one turn is


def lay_out(state: State, luck: Luck) -> None:
    """The shuffled cards get their order now, which the rules leave open until one is seen: the same game, as likely."""
    if state.depth:
        luck.shuffle(state.bag)
        state.order = (*state.order, *state.bag[:state.depth])
        state.bag = sorted(state.bag[state.depth:])
        state.depth = 0


def with_next(state: State, count: int) -> State:
    """A copy in which only the next raiders lie in their order; the net judges by those that are still to come."""
    new = state.copy()
    new.order, later = state.order[:count], state.order[count:]
    new.bag = sorted([*new.bag, *later])
    new.depth = len(later)
    return new


def value(state: State, dice: int, turns: int, choices: int = 0) -> float:
    """The chance to win by the best line through so many turns. The state is used up."""
    if turns == 1:
        return rollout(state, dice, 0, 1)
    agenda = state.agenda
    while not state.results:
        item = agenda[-1]
        if isinstance(item, EndTurn):
            if stack_size(state) == 0 or 0 not in state.passed:
                return rollout(state, dice, DEPTH, 1)
            agenda.pop()
            item.run(state)
            return value(state, dice, turns - 1)
        if isinstance(item, Step):
            agenda.pop()
            item.run(state)
            continue
        if isinstance(item, (Chance, Decision)) and not item.applies(state):
            agenda.pop()
        elif isinstance(item, Chance):
            dice = roll(dice)
            outcomes = item.outcomes(state)
            agenda.pop()
            item.apply(state, outcomes[(dice >> 8) % len(outcomes)])
        else:
            assert isinstance(item, Decision)
            found = item.options(state)
            if len(found) > 1 and choices < CHOICES:
                return max(value(after(state, item, action), dice, turns, choices + 1) for action in found)
            agenda.pop()
            item.apply(state, usual(found))
    return 1.0 if state.results[0] > 0 else 0.0


def after(state: State, item: Item, action: Action) -> State:
    new = state.copy()
    choose(new, item, getattr(item, "seat", 0), action)
    return new


def is_won(options: dict[str, Any], seed: int, number: int, turns: int) -> bool:
    game = games.load("samurai")
    state = game.new(game.book(options))
    luck, order, dice = (Luck(seed_for(seed, number, what)) for what in ("luck", "order", "dice"))
    while (item := settle(state, luck)) is not None:
        assert isinstance(item, Decision)
        lay_out(state, order)
        found = item.options(state)
        if state.turn > PATIENCE and PASS in found:
            best = PASS
        elif len(found) == 1:
            best = found[0]
        else:
            thrown, seen = dice.below(1 << 31), with_next(state, SEEN * turns)
            best = max(found, key=lambda action: value(after(seen, item, action), thrown, turns))
        choose(state, item, item.seat, best)
    return bool(state.results[0] > 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--turns", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = {"players": given.players, "level": given.level}
    won = 0
    for number in range(given.games):
        won += is_won(options, given.seed, number, given.turns)
        if (number + 1) % 50 == 0 or number + 1 == given.games:
            low, high = wilson(won, number + 1)
            print(f"{won} of {number + 1} won: {won / (number + 1):.1%} ({low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
