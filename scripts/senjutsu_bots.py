"""How good the poised bot of Senjutsu is, deck by deck, in duels with a random player: for docs/bots.md."""
import argparse
from dataclasses import dataclass
from time import process_time

from kotatsu import bots, games
from kotatsu.games.senjutsu.data import CHARACTERS
from kotatsu.kernel.agenda import choose, due, settle
from kotatsu.kernel.luck import Luck
from kotatsu.sim.cores import spread
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import wilson

BATCH = 5


@dataclass(frozen=True)
class Work:
    """A few duels: the poised bot with one signature deck, a random player with another; they change seats from duel to duel."""
    own: str
    other: str
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Played:
    """One duel: how it ended for the poised bot, its length, how long and how often it thought."""
    result: int
    turns: int
    thoughts: int
    seconds: float
    longest: float


def play(work: Work, number: int) -> Played:
    game, seat = games.load("senjutsu"), number % 2
    names = [work.own, work.other] if seat == 0 else [work.other, work.own]
    state = game.new(game.book({"characters": names, "mirror": work.own == work.other}))
    luck = Luck(seed_for(work.seed, number, "luck"))
    kinds = ("poised", "random") if seat == 0 else ("random", "poised")
    players = [bots.make("senjutsu", kind, seed_for(work.seed, number, place)) for place, kind in enumerate(kinds)]
    thoughts, seconds, longest = 0, 0.0, 0.0
    item = settle(state, luck)
    while item is not None:
        asked = due(state, item)[0]
        begun = process_time()
        action = bots.decide(players[asked], game, state, item, asked)
        if asked == seat:
            time = process_time() - begun
            thoughts, seconds, longest = thoughts + 1, seconds + time, max(longest, time)
        choose(state, item, asked, action)
        item = settle(state, luck)
    return Played(state.results[seat], game.moment(state)[1], thoughts, seconds, longest)


def play_batch(work: Work) -> list[Played]:
    return [play(work, number) for number in range(work.first, work.first + work.count)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", default=",".join(CHARACTERS), help="signature decks of the poised bot, by character")
    parser.add_argument("--against", default=",".join(CHARACTERS), help="signature decks of the random player")
    parser.add_argument("--games", type=int, default=40, help="duels for each pair of decks")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=None)
    given = parser.parse_args()
    print("| poised | random | duels | won | drawn | rate (95 % interval) | turns | ms a decision (longest) |")
    print("|---" * 8 + "|")
    for own in given.decks.split(","):
        for other in given.against.split(","):
            works = [Work(own, other, given.seed, first, min(BATCH, given.games - first)) for first in range(0, given.games, BATCH)]
            played = [one for batch in spread(play_batch, works, given.cores) for one in batch]
            count, wins = len(played), sum(one.result > 0 for one in played)
            low, high = wilson(wins, count)
            mean = 1000 * sum(one.seconds for one in played) / max(1, sum(one.thoughts for one in played))
            print(f"| {own} | {other} | {count} | {wins} | {sum(one.result == 0 for one in played)} | "
                  f"{wins / count:.1%} ({low:.1%}–{high:.1%}) | {sum(one.turns for one in played) / count:.1f} | "
                  f"{mean:.1f} ({1000 * max(one.longest for one in played):.0f}) |", flush=True)


if __name__ == "__main__":
    main()
