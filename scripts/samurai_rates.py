"""How often a team wins in Samurai Spirit, with the luck of each game counted out:  python scripts/samurai_rates.py

So few games as a slow bot can play say little, because most of a result is luck. After each visible stroke of luck (a raider, an
intruder, a farmstead, a family, a wound, a demon) the steady one's judge says how much better or worse the village stands than in
the mean of all that could have come; what a game owes to luck in this sense is taken off its result. The rest has the same mean,
whatever the judge is worth, because each stroke takes off nothing in the mean, and it scatters less (a control variate; with cards
it is known as AIVAT). So do the samurai who were drawn and who begins: there the mean is that of `--starts` other beginnings.

The games are those of `kotatsu sim` and `kotatsu ladder` with the same seed. The intervals are those of a mean, 95 %.
"""
import argparse
from dataclasses import dataclass
from math import sqrt
from time import process_time
from typing import Final

from kotatsu import bots, games
from kotatsu.bots.samurai.lookahead import play_ending, rollout
from kotatsu.games.samurai.phases.fight import DrawRaider
from kotatsu.games.samurai.phases.penalties import Demon
from kotatsu.games.samurai.phases.stack import TopIntruder
from kotatsu.games.samurai.phases.village import LoseFamily, LoseFarm, RandomWound
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Chance, Decision, choose, run
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.sim.match import luck_seed
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import Z, wilson

COUNTED: Final = (DrawRaider, TopIntruder, LoseFarm, LoseFamily, RandomWound, Demon)
WIDTH: Final = 4                   # raiders that are tried where the judge must see one more drawn
ENDINGS: Final = 48                # how often the end of a round is played out
OPENING: Final = 24                # raiders that are tried for a beginning


@dataclass(frozen=True)
class Told:
    """One game: whether it was won, what of that was luck, and how long the bots thought."""
    won: bool
    luck: float
    thoughts: list[float]


def hope(state: State, dice: int, width: int = WIDTH) -> float:
    """The judge's chance that the village is saved; inside the end of a round the mean of some such ends."""
    if not state.ending:
        return rollout(state.copy(), dice, 0, width)
    return sum(play_ending(state.copy(), dice + number) for number in range(ENDINGS)) / ENDINGS


def alike(state: State, item: Chance, outcome: Action) -> int:
    """Outcomes that are judged as one: intruders that burn, and those that do not."""
    return state.book.flame[parts(outcome)[1]] if isinstance(item, TopIntruder) else outcome


def fortune(state: State, item: Chance, came: Action, dice: int) -> float:
    """How much better than in the mean over all that could have come; 0 in the mean over those."""
    outcomes = item.outcomes(state)
    if len(outcomes) < 2:
        return 0.0
    hopes: dict[int, float] = {}
    for outcome in outcomes:
        if alike(state, item, outcome) not in hopes:
            trial = state.copy()
            trial.agenda.pop()
            item.apply(trial, outcome)
            hopes[alike(state, item, outcome)] = hope(trial, dice)
    return hopes[alike(state, item, came)] - sum(hopes[alike(state, item, outcome)] for outcome in outcomes) / len(outcomes)


def beginning(options: JSON, luck: Luck) -> State:
    """A table up to its first choice."""
    game = games.load("samurai")
    state = game.new(game.book(options))
    assert isinstance(state, State) and isinstance(run(state, luck), Decision)
    return state


def usual_hope(options: JSON, starts: int, seed: int) -> float:
    """The judge's mean over other beginnings."""
    luck = Luck(seed_for(seed, starts, "starts"))
    return sum(hope(beginning(options, luck), luck.below(1 << 31), OPENING) for _ in range(starts)) / starts


def play(options: JSON, bot: str, seed: int, number: int, usual: float) -> Told:
    game = games.load("samurai")
    luck, dice = Luck(luck_seed(seed, number)), Luck(seed_for(seed, number, "fortune"))
    state = beginning(options, luck)
    total = hope(state, dice.below(1 << 31), OPENING) - usual
    players = [bots.make("samurai", bot, seed_for(seed, number, seat)) for seat in range(state.book.seats)]
    thoughts = []
    while (item := run(state, None)) is not None:
        if isinstance(item, Chance):
            came = item.sample(state, luck)
            if isinstance(item, COUNTED):
                total += fortune(state, item, came, dice.below(1 << 31))
            state.agenda.pop()
            item.apply(state, came)
            continue
        assert isinstance(item, Decision)
        begun = process_time()
        action = bots.decide(players[item.seat], game, state, item, item.seat)
        if len(item.options(state)) > 1:
            thoughts.append(process_time() - begun)
        choose(state, item, item.seat, action)
    return Told(state.results[0] > 0, total, thoughts)


def interval(values: list[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    mean = sum(values) / len(values)
    reach = Z * sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
    return mean, mean - reach, mean + reach


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--bots", default="steady,sharp")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--starts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--each", action="store_true", help="print every game")
    given = parser.parse_args()
    options = {"players": given.players, "level": given.level}
    usual = usual_hope(options, given.starts, given.seed)
    names = given.bots.split(",")
    told: dict[str, list[Told]] = {name: [] for name in names}
    for number in range(given.first, given.first + given.games):
        for name in names:
            told[name].append(play(options, name, given.seed, number, usual))
            if given.each:
                print(number, name, int(told[name][-1].won), f"{told[name][-1].luck:+.4f}", flush=True)
    for name in names:
        report(name, told[name])
    if len(names) == 2:
        gaps = [other.won - other.luck - one.won + one.luck for one, other in zip(*told.values(), strict=True)]
        mean, least, most = interval(gaps)
        print(f"{names[1]} beyond {names[0]}, luck counted out, game by game: {mean:+.1%} ({least:+.1%} to {most:+.1%})")


def report(name: str, told: list[Told]) -> None:
    won = sum(one.won for one in told)
    low, high = wilson(won, len(told))
    mean, least, most = interval([one.won - one.luck for one in told])
    times = sorted(1000 * time for one in told for time in one.thoughts)
    print(f"{name}: {won} of {len(told)} won, {won / len(told):.1%} ({low:.1%} to {high:.1%}); luck counted out "
          f"{mean:.1%} ({least:.1%} to {most:.1%}); {sum(times) / len(times):.1f} ms a decision, "
          f"{times[len(times) * 95 // 100]:.0f} at the 95th percentile, {times[-1]:.0f} at most", flush=True)


if __name__ == "__main__":
    main()
