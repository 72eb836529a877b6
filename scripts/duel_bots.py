"""How good a bot of a game of duels is, deck by deck or hero by hero, against a random player: for docs/bots.md.

    python scripts/duel_bots.py senjutsu --games 50
    python scripts/duel_bots.py battlecrest --games 40
    python scripts/duel_bots.py battlecrest --bot sharp --games 6
"""
import argparse
from dataclasses import dataclass
from time import process_time

from kotatsu import bots, games
from kotatsu.games.battlecrest.data import HEROES
from kotatsu.games.senjutsu.data import CHARACTERS
from kotatsu.kernel.agenda import choose, due, settle
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.sim.cores import spread
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import wilson

BATCH = 5
SETS = {"senjutsu": CHARACTERS, "battlecrest": HEROES}


@dataclass(frozen=True)
class Work:
    """A few duels: a bot with one set, another bot with another; they change seats from duel to duel."""
    game: str
    bot: str
    own: str
    other: str
    rival: str
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Played:
    """One duel: how it ended for the bot that is measured, its length, how long and how often it thought."""
    result: int
    turns: int
    thoughts: int
    seconds: float
    longest: float


def table(game: str, names: list[str]) -> JSON:
    """The options of a duel. In Senjutsu a deck meets itself as a mirror match; in Battlecrest no hero does (BC18.4)."""
    return {"characters": names, "mirror": names[0] == names[1]} if game == "senjutsu" else {"heroes": names}


def play(work: Work, number: int) -> Played:
    game, seat = games.load(work.game), number % 2
    names = [work.own, work.other] if seat == 0 else [work.other, work.own]
    state = game.new(game.book(table(work.game, names)))
    luck = Luck(seed_for(work.seed, number, "luck"))
    kinds = (work.bot, work.rival) if seat == 0 else (work.rival, work.bot)
    players = [bots.make(work.game, kind, seed_for(work.seed, number, place)) for place, kind in enumerate(kinds)]
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(SETS))
    parser.add_argument("--sets", help="decks or heroes of the bot, with commas; all by default")
    parser.add_argument("--bot", default="steady", help="who is measured")
    parser.add_argument("--against", help="decks or heroes of the other bot")
    parser.add_argument("--rival", default="random", help="who leads them")
    parser.add_argument("--games", type=int, default=40, help="duels for each pair")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=None)
    given = parser.parse_args()
    print(f"| {given.bot} | {given.rival} | duels | won | drawn | rate (95 % interval) | turns | ms a decision (longest) |")
    print("|---" * 8 + "|")
    every: list[Played] = []
    for own in given.sets.split(",") if given.sets else SETS[given.game]:
        for other in given.against.split(",") if given.against else SETS[given.game]:
            if given.game == "battlecrest" and own == other:
                continue
            works = [Work(given.game, given.bot, own, other, given.rival, given.seed, first, min(BATCH, given.games - first))
                     for first in range(0, given.games, BATCH)]
            played = [one for batch in spread(play_batch, works, given.cores) for one in batch]
            print(f"| {own} | {other} | {told(played)} |", flush=True)
            every += played
    print(f"| all | | {told(every)} |")


def told(played: list[Played]) -> str:
    """A row of the table."""
    count, wins = len(played), sum(one.result > 0 for one in played)
    low, high = wilson(wins, count)
    mean = 1000 * sum(one.seconds for one in played) / max(1, sum(one.thoughts for one in played))
    return (f"{count} | {wins} | {sum(one.result == 0 for one in played)} | {wins / count:.1%} ({low:.1%}–{high:.1%}) | "
            f"{sum(one.turns for one in played) / count:.1f} | {mean:.1f} ({1000 * max(one.longest for one in played):.0f})")


if __name__ == "__main__":
    main()
