"""A finished game looked at again: how likely each seat was to win, where that turned, and what a bot would have done there.

The work is a course of small questions (weighing.py says from which knowledge they are answered): whoever answers them, here one
after the other, on a server in other processes, may stop between any two. The generator of each is seeded from the game and the
moment: the same game, the same analysis.
"""
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import pairwise
from typing import Any

from kotatsu.kernel.agenda import options
from kotatsu.kernel.entry import Entry
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.table import Table
from kotatsu.search.weighing import Judge, Task, Verdict, Weigh

LEAST = 0.04               # a smaller loss of chances is no turning point
EVENLY = 0.7               # of all moments lie evenly over the game, the others where chances changed most
CHARTED = 0.6              # of the work, roughly, are the chances


@dataclass(frozen=True)
class Budget:
    """How much is thought. Iterations, not seconds: the result can be had again."""
    moments: int = 40      # at which chances are estimated, at most
    iterations: int = 60   # of the search at each of them
    points: int = 5        # turning points, at most
    decisions: int = 10    # of one turning point that are looked at
    glance: int = 40       # iterations for each of these
    thought: int = 240     # iterations for the worst of them


USUAL = Budget()


@dataclass(frozen=True)
class Moment:
    """The chances before an entry of the log, or at the end: by seat, from 0 to 1. The end counts as one turn more."""
    entry: int
    when: Phrase
    turn: int
    chances: tuple[float, ...]

    def json(self) -> JSON:
        return {"entry": self.entry, "when": self.when.json(), "turn": self.turn,
                "chances": [round(one, 3) for one in self.chances]}


@dataclass(frozen=True)
class Drop:
    """Between two moments a side lost chances: from what to what, and the choices it made there."""
    start: float
    end: float
    since: Phrase
    until: Phrase
    places: list[int]


@dataclass(frozen=True)
class TurningPoint:
    """A choice between two moments from one to the other of which the chances of the one who chose fell, all hands open
    (`drop`), and what a bot would have done in its place (`verdict`, from what the seat could see)."""
    entry: int
    when: Phrase
    seat: int
    asks: Phrase
    action: str
    words: Phrase
    drop: Drop
    verdict: Verdict

    def json(self) -> JSON:
        return {"entry": self.entry, "when": self.when.json(), "seat": self.seat, "asks": self.asks.json(),
                "action": self.action, "words": self.words.json(),
                "before": round(self.drop.start, 3), "after": round(self.drop.end, 3),
                "since": self.drop.since.json(), "until": self.drop.until.json(),
                "chance": round(self.verdict.chance, 3), "better": self.verdict.json()}


@dataclass(frozen=True)
class Analysis:
    """What is known so far; all of it when `share` is 1. `sides`: by seat the number of its side, which has one chance."""
    sides: tuple[int, ...]
    moments: tuple[Moment, ...]
    points: tuple[TurningPoint, ...]
    share: float

    def json(self) -> JSON:
        return {"share": round(self.share, 3), "sides": list(self.sides), "moments": [moment.json() for moment in self.moments],
                "points": [point.json() for point in self.points]}


Course = Generator[tuple[Task, Analysis], Any, Analysis]


def analyse(table: Table, budget: Budget = USUAL, results: Sequence[int] = ()) -> Iterator[Analysis]:
    """What is known after each step, the whole at last. `results`: how it ended, where not the rules but a clock ended it."""
    steps = course(table, budget, results)
    try:
        task, known = next(steps)
        while True:
            yield known
            task, known = steps.send(task.run(table.game))
    except StopIteration as end:
        yield end.value


def course(table: Table, budget: Budget = USUAL, results: Sequence[int] = ()) -> Course:
    """Task after task, each with what is known before it; the answer to each is sent back."""
    game, log, ended = table.game, table.log, tuple(table.state.results or results)
    if not ended:
        raise Unreadable(say("analysis-not-over"))
    turns, sides = turns_of(log), tuple(game.sides_of(table.state))
    end = Moment(len(log), say("analysis-end"), game.moment(table.state)[1] + 1, tuple((1.0 + result) / 2 for result in ended))
    known: dict[int, Moment] = {end.entry: end}
    most = min(len(turns), budget.moments)
    while len(known) <= most:
        place = next_moment(turns, known, most)
        entry = log[place]
        told = Analysis(sides, in_order(known), (), CHARTED * (len(known) - 1) / most)
        chances = yield Weigh(game.name, before(entry), seed_of(table, place), budget.iterations), told
        known[place] = Moment(place, game.when(entry.before), entry.moment[1], tuple(chances))
    moments, points = in_order(known), list[TurningPoint]()
    drops = drops_of(game, table, moments, budget)
    for number, drop in enumerate(drops):
        worst, most_lost = drop.places[0], -1.0
        for count, place in enumerate(drop.places if len(drop.places) > 1 else ()):
            share = (number + count / (len(drop.places) + 1)) / len(drops)
            told = Analysis(sides, moments, in_time(points), CHARTED + (1 - CHARTED) * share)
            verdict = yield judged(table, place, budget.glance), told
            if verdict.loss > most_lost:
                worst, most_lost = place, verdict.loss
        share = (number + len(drop.places) / (len(drop.places) + 1)) / len(drops)
        told = Analysis(sides, moments, in_time(points), CHARTED + (1 - CHARTED) * share)
        verdict = yield judged(table, worst, budget.thought), told
        entry = log[worst]
        item = entry.before.agenda[-1]
        asks = game.asked(entry.before, item, entry.seat).words
        words = game.choice(entry.before, item, entry.seat, entry.action).words
        points.append(TurningPoint(worst, game.when(entry.before), entry.seat, asks, entry.text, words, drop, verdict))
    return Analysis(sides, moments, in_time(points), 1.0)


def turns_of(log: Sequence[Entry]) -> list[int]:
    """The first choice of every turn."""
    found: list[int] = []
    last: tuple[int, int] | None = None
    for place, entry in enumerate(log):
        if entry.seat >= 0 and entry.moment != last:
            found.append(place)
            last = entry.moment
    return found


def next_moment(turns: Sequence[int], known: dict[int, Moment], most: int) -> int:
    """First evenly over the game, then in the middle of where chances changed most."""
    count = len(known) - 1
    evenly = most if most == len(turns) else max(1, int(most * EVENLY))
    if count < evenly:
        return turns[count * len(turns) // evenly]
    gaps = [(change(known[low], known[high]), -low, [place for place in turns if low < place < high])
            for low, high in pairwise(sorted(known))]
    _, _, inside = max(gap for gap in gaps if gap[2])
    return inside[len(inside) // 2]


def change(one: Moment, other: Moment) -> float:
    return max(abs(here - there) for here, there in zip(one.chances, other.chances, strict=True))


def drops_of(game: Game, table: Table, moments: Sequence[Moment], budget: Budget) -> list[Drop]:
    """The largest losses of chances by those who chose, the largest first."""
    sides, found = game.sides_of(table.state), list[Drop]()
    for one, other in pairwise(moments):
        for side in sorted(set(sides)):
            seat = sides.index(side)
            if one.chances[seat] - other.chances[seat] >= LEAST:
                places = [place for place in range(one.entry, other.entry) if is_free(table.log[place], sides, side)]
                if places:
                    chosen = spread(places, budget.decisions)
                    found.append(Drop(one.chances[seat], other.chances[seat], one.when, other.when, chosen))
    return sorted(found, key=lambda drop: (drop.end - drop.start, drop.places[0]))[:budget.points]


def is_free(entry: Entry, sides: Sequence[int], side: int) -> bool:
    """Whether somebody of a side had a choice there."""
    if entry.seat < 0 or sides[entry.seat] != side:
        return False
    state = entry.before
    return len(options(state, state.agenda[-1], entry.seat)) > 1


def spread(places: list[int], most: int) -> list[int]:
    """At most so many of them, evenly."""
    return places if len(places) <= most else [places[number * len(places) // most] for number in range(most)]


def judged(table: Table, place: int, iterations: int) -> Judge:
    entry = table.log[place]
    return Judge(table.game.name, before(entry), entry.seat, entry.action, seed_of(table, place), iterations)


def before(entry: Entry) -> JSON:
    return position(entry.game, entry.before, Luck(0))


def seed_of(table: Table, place: int) -> int:
    """Of the one generator that a moment has."""
    return int.from_bytes(sha256(f"{table.game.name} {table.luck.seed} {place}".encode()).digest()[:4])


def in_order(known: dict[int, Moment]) -> tuple[Moment, ...]:
    return tuple(known[place] for place in sorted(known))


def in_time(points: Sequence[TurningPoint]) -> tuple[TurningPoint, ...]:
    return tuple(sorted(points, key=lambda point: point.entry))
