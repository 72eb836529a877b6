"""How good the steady bot of Root is, faction by faction: the numbers of docs/bots.md come from here."""
import argparse
from dataclasses import dataclass
from time import process_time

from kotatsu import bots, games
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import choose, due, settle
from kotatsu.kernel.luck import Luck
from kotatsu.sim.cores import spread
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import wilson

BATCH = 5


@dataclass(frozen=True)
class Work:
    """A few games at one table: the `steady` factions, all others play at random."""
    factions: tuple[str, ...]
    map: str
    steady: tuple[str, ...]
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Played:
    """One game: who won, how long it took, how much a steady bot thought."""
    winners: tuple[str, ...]
    rounds: int
    decisions: int
    thoughts: int
    seconds: float


def play(work: Work, number: int) -> Played:
    game = games.load("root")
    state = game.new(game.book({"factions": list(work.factions), "map": work.map}))
    luck = Luck(seed_for(work.seed, number, "luck"))
    players = [bots.make("root", "steady" if faction in work.steady else "random", seed_for(work.seed, number, seat))
               for seat, faction in enumerate(work.factions)]
    decisions, thoughts, seconds = 0, 0, 0.0
    item = settle(state, luck)
    while item is not None and decisions < game.most_decisions:
        seat = due(state, item)[0]
        begun = process_time()
        action = bots.decide(players[seat], game, state, item, seat)
        if work.factions[seat] in work.steady:
            seconds += process_time() - begun
            thoughts += 1
        choose(state, item, seat, action)
        decisions += 1
        item = settle(state, luck)
    assert isinstance(state, State)
    winners = tuple(faction for seat, faction in enumerate(work.factions) if state.results and state.results[seat] > 0)
    return Played(winners, state.round, decisions, thoughts, seconds)


def play_batch(work: Work) -> list[Played]:
    return [play(work, number) for number in range(work.first, work.first + work.count)]


def rate(wins: int, count: int) -> str:
    low, high = wilson(wins, count)
    return f"{wins / count:.1%} ({low:.1%}–{high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("factions", help="marquise,eyrie,alliance,vagabond")
    parser.add_argument("--map", default="autumn")
    parser.add_argument("--steady", default="all", help="the factions led by the steady bot: all, none or names")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=None)
    given = parser.parse_args()
    factions = tuple(given.factions.split(","))
    steady = factions if given.steady == "all" else () if given.steady == "none" else tuple(given.steady.split(","))
    works = [Work(factions, given.map, steady, given.seed, first, min(BATCH, given.games - first))
             for first in range(0, given.games, BATCH)]
    played = [one for batch in spread(play_batch, works, given.cores) for one in batch]
    count = len(played)
    thoughts = sum(one.thoughts for one in played)
    print(f"{','.join(factions)} {given.map}, steady: {given.steady}, {count} games, seed {given.seed}")
    for faction in factions:
        print(f"  {faction:<10} {rate(sum(faction in one.winners for one in played), count)}")
    print(f"  rounds {sum(one.rounds for one in played) / count:.1f} (most {max(one.rounds for one in played)}), "
          f"decisions {sum(one.decisions for one in played) / count:.0f} (most {max(one.decisions for one in played)}), "
          f"{1000 * sum(one.seconds for one in played) / max(1, thoughts):.1f} ms of the steady bot for a decision")


if __name__ == "__main__":
    main()
