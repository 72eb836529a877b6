"""Where the judge of Samurai Spirit changes its mind:  python scripts/samurai_errors.py --players 3 --games 100

The steady team plays. At the end of each turn the judge says how likely the village is saved; a look through the next turn (every
raider that may come, the best choices, the judge after them) says it again. A judge that knew everything would say the same both
times. Printed for each round and for so many raiders left in the stack: the root of the mean square of the difference.
"""
import argparse
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from typing import Final

from kotatsu import bots, games
from kotatsu.bots.samurai.lookahead import Lookahead, forget_guesses
from kotatsu.bots.samurai.net import chance_to_win
from kotatsu.bots.samurai.steady import WIDTH
from kotatsu.games.samurai.book import ROUNDS
from kotatsu.games.samurai.phases.turn import EndTurn
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.agenda import Decision, choose
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.sim.match import luck_seed
from kotatsu.sim.seeds import seed_for

LEFT: Final = (1, 2, 3, 4, 6, 8, 12)             # raiders left: up to so many, or more
ENDINGS: Final = 192                             # how often the end of a round is played out


def ends_of_turns(options: JSON, seed: int, number: int) -> Iterator[State]:
    """Game number `number` of `kotatsu sim`: each end of a turn after which the round goes on, as everybody sees it."""
    game = games.load("samurai")
    state, luck = game.new(game.book(options)), Luck(luck_seed(seed, number))
    players = [bots.make("samurai", "steady", seed_for(seed, number, seat)) for seat in range(game.seats(state))]
    while not state.results:
        item = state.agenda[-1]
        if isinstance(item, EndTurn) and stack_size(state) and 0 in state.passed:
            seen = state.copy()
            forget_guesses(seen)
            yield seen
        if not item.proceed(state, luck):
            assert isinstance(item, Decision)
            choose(state, item, item.seat, bots.decide(players[item.seat], game, state, item, item.seat))


def difference(state: State, dice: int) -> float:
    """What a look through the next turn says, less what the judge says before it."""
    item = state.agenda[-1]
    assert isinstance(item, EndTurn)
    later = state.copy()
    later.agenda.pop()
    item.run(later)
    return Lookahead([WIDTH], ENDINGS).chance(later, dice) - chance_to_win(state, item.seat)


def group(left: int) -> int:
    """The place in LEFT of so many raiders."""
    return sum(left > most for most in LEFT)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found: defaultdict[tuple[int, int], list[float]] = defaultdict(list)
    for number in range(given.games):
        dice = Luck(seed_for(given.seed, number, "dice"))
        for state in ends_of_turns({"players": given.players, "level": given.level}, given.seed, number):
            found[state.round, group(stack_size(state))].append(difference(state, dice.below(1 << 31)))
    names = [f"{low + 1}-{most}" if low + 1 < most else f"{most}" for low, most in zip((0, *LEFT), LEFT, strict=False)]
    print("raiders left", *names, f"{LEFT[-1] + 1} and more", sep="\t")
    for number in range(1, ROUNDS + 1):
        told = [found[number, place] for place in range(len(LEFT) + 1)]
        print(f"round {number}", *(f"{root_of_mean_square(one):.3f} ({len(one)})" if one else "-" for one in told), sep="\t")


def root_of_mean_square(values: list[float]) -> float:
    return sqrt(sum(value * value for value in values) / len(values))


if __name__ == "__main__":
    main()
