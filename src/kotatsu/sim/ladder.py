"""The ladder of a game's bots: does each level beat the one below? Games in which seats and sides change, until it is decided."""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import log, log10
from typing import Any

from kotatsu import games
from kotatsu.sim.cores import spread
from kotatsu.sim.match import Plan, Result, play
from kotatsu.sim.statistics import wilson

DUEL_GOAL = 0.60          # of the decided games, where two sides play
CROWD_GOAL = 0.35 / 0.25  # times what chance gives one among several: 35 % at a table of four
ERROR = 0.05              # of the sequential test, on either side
BATCH = 4
JSON = dict[str, Any]


@dataclass(frozen=True)
class Rung:
    """One comparison: a bot among bots that should be weaker; in a co-operative game a team of it and then a team of those."""
    game: str
    tables: tuple[JSON, ...]
    higher: str
    lower: str
    seed: int


@dataclass
class Standing:
    """What is known so far."""
    rung: Rung
    shared: bool
    chance: float                                # what an equal bot would win
    goal: float                                  # what it should win
    wins: int = 0
    draws: int = 0
    games: int = 0
    lower_wins: int = 0                          # of the other team, in as many co-operative games with the same luck
    evidence: float = 0.0                        # log likelihood of the goal less that of chance
    by_seat: dict[str, list[int]] = field(default_factory=dict)      # who it played: games, wins

    @property
    def decided(self) -> str | None:
        """`yes`, `no` or nothing yet: Wald's sequential test; co-operative games are played to the end of the series."""
        edge = log((1 - ERROR) / ERROR)
        if self.shared or abs(self.evidence) < edge:
            return None
        return "yes" if self.evidence > 0 else "no"

    def add(self, results: Sequence["Played"]) -> None:
        for played in results:
            self.games += 1
            self.draws += played.result == 0
            self.wins += played.result > 0
            self.lower_wins += played.other > 0
            tally = self.by_seat.setdefault(played.side, [0, 0])
            tally[0] += 1
            tally[1] += played.result > 0
            if not self.shared and played.result != 0:
                won = played.result > 0
                self.evidence += log(self.goal / self.chance) if won else log((1 - self.goal) / (1 - self.chance))

    def json(self) -> JSON:
        counted = self.games if self.shared else self.games - self.draws
        low, high = wilson(self.wins, counted)
        rate = self.wins / counted if counted else 0.0
        against = self.lower_wins / self.games if self.shared and self.games else self.chance
        return {"higher": self.rung.higher, "lower": self.rung.lower, "seed": self.rung.seed, "games": self.games,
                "draws": self.draws, "wins": self.wins, "rate": rate, "low": low, "high": high, "chance": against,
                "lower_interval": wilson(self.lower_wins, self.games) if self.shared else None,
                "goal": None if self.shared else self.goal, "decided": self.decided,
                "elo": [elo(value, against) for value in (low, rate, high)],
                "sides": {side: {"games": count, "wins": wins} for side, (count, wins) in self.by_seat.items()}}


@dataclass(frozen=True)
class Played:
    """One game: who the higher bot was, how it fared, and how the lower team did in a co-operative one."""
    side: str
    result: int
    other: int = 0


def elo(rate: float, against: float) -> float:
    """How many points of Elo lie between two bots, by the odds of winning beside the odds of chance (or of the other team)."""
    rate, against = (min(0.999, max(0.001, value)) for value in (rate, against))
    return 400 * log10(rate / (1 - rate) / (against / (1 - against)))


def tables_of(name: str) -> tuple[JSON, ...]:
    """The tables at which a game's bots are compared."""
    game = games.load(name)
    return game.ladder_tables or game.bench_tables or ({},)


def play_batch(work: tuple[Rung, int, int]) -> list[Played]:
    rung, first, count = work
    return [play_one(rung, number) for number in range(first, first + count)]


def play_one(rung: Rung, number: int) -> Played:
    """Seats change from game to game, tables when all seats were played."""
    game = games.load(rung.game)
    options = rung.tables[number % len(rung.tables)] if game.cooperative else {}
    if game.cooperative:
        results = [play(Plan(rung.game, options, None, (name,), rung.seed), number) for name in (rung.higher, rung.lower)]
        side = " ".join(f"{value}" for value in options.values())
        return Played(side, results[0].results[0], results[1].results[0])
    seats = game.seats(game.new(game.book(rung.tables[0])))
    options = rung.tables[number // seats % len(rung.tables)]
    plan = Plan(rung.game, options, None, (rung.higher, *(rung.lower for _ in range(seats - 1))), rung.seed)
    result: Result = play(plan, number)
    seat = result.bots.index(rung.higher)
    return Played(game.seat_name(game.new(game.book(options)), seat), result.results[seat])


def climb(rung: Rung, most: int, processes: int | None = None, whole: bool = False) -> Iterator[Standing]:
    """Play a rung, a batch at a time, until it is decided (unless the `whole` series is wanted) or `most` games are played.

    The same with any number of cores."""
    game = games.load(rung.game)
    seats = game.seats(game.new(game.book(rung.tables[0])))
    chance = 1 / seats
    standing = Standing(rung, game.cooperative, chance, DUEL_GOAL if seats == 2 else min(0.9, CROWD_GOAL * chance))
    works = [(rung, first, min(BATCH, most - first)) for first in range(0, most, BATCH)]
    for results in spread(play_batch, works, processes):
        standing.add(results)
        yield standing
        if standing.decided is not None and not whole:
            break
