"""Games to learn from: played by whoever judges with the weights of the moment, positions between turns as rows of numbers."""
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from kotatsu import bots, games
from kotatsu.bots.lesson import Lesson, lesson_of
from kotatsu.bots.weights import Weights
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck
from kotatsu.sim.cores import spread
from kotatsu.sim.ladder import tables_of
from kotatsu.sim.seeds import seed_for

BATCH = 10
CHANCES = 1 << 20


@dataclass
class Record:
    """One game. A moment is a position that was kept; it has a row for each seat that was looked at."""
    numbers: "array[float]" = field(default_factory=lambda: array("f"))            # rows × features
    groups: "array[int]" = field(default_factory=lambda: array("B"))               # by row
    seats: "array[int]" = field(default_factory=lambda: array("B"))                # by row
    moments: "array[int]" = field(default_factory=lambda: array("H"))              # by row
    strayed: "array[int]" = field(default_factory=lambda: array("B"))              # by moment: chance chose before the next one
    results: tuple[int, ...] = ()


@dataclass(frozen=True)
class Work:
    """A few games that one process plays, everybody by these weights."""
    game: str
    weights: JSON | None
    seed: int
    first: int
    count: int


@dataclass(frozen=True)
class Match:
    """A few games of new weights against older ones, without strays."""
    game: str
    weights: JSON | None
    others: JSON | None
    seed: int
    first: int
    count: int


def tables(lesson: Lesson) -> Sequence[JSON]:
    return lesson.tables() or tables_of(lesson.game)


def read(weights: JSON | None) -> Weights | None:
    return None if weights is None else Weights(weights)


def play_batch(work: Work) -> list[Record]:
    lesson, weights = lesson_of(work.game), read(work.weights)
    return [play_one(lesson, weights, work.seed, number) for number in range(work.first, work.first + work.count)]


def play_one(lesson: Lesson, weights: Weights | None, seed: int, number: int) -> Record:
    """Game `number`: everybody plays by the same weights, and some choices are left to chance."""
    game = games.load(lesson.game)
    table = tables(lesson)[number % len(tables(lesson))]
    state = game.new(game.book(table))
    luck, whim = Luck(seed_for(seed, number, "luck")), Luck(seed_for(seed, number, "strays"))
    opening = whim.below(lesson.opening + 1)
    item = settle(state, luck)
    players = [lesson.player(weights, Luck(seed_for(seed, number, seat))) for seat in range(game.seats(state))]
    record, decisions = Record(), 0
    while item is not None and decisions < game.most_decisions:
        seat = due(state, item)[0]
        found = options(state, item, seat)
        if decisions >= opening and lesson.is_kept(state, item):
            for looked_at in lesson.seats(state):
                record.numbers.extend(lesson.features(state, looked_at))
                record.groups.append(lesson.group(state, looked_at))
                record.seats.append(looked_at)
                record.moments.append(len(record.strayed))
            record.strayed.append(0)
        if len(found) > 1 and (decisions < opening or whim.below(CHANCES) < lesson.strays * CHANCES):
            action = whim.pick(found)
            if record.strayed:
                record.strayed[-1] = 1
        else:
            action = bots.decide(players[seat], game, state, item, seat)
        choose(state, item, seat, action)
        decisions += 1
        item = settle(state, luck)
    record.results = tuple(state.results) or (0,) * game.seats(state)
    return record


def play(game: str, weights: JSON | None, seed: int, first: int, count: int, processes: int | None) -> Iterator[Record]:
    """Games `first` and on, in their order: the same with any number of cores."""
    works = [Work(game, weights, seed, start, min(BATCH, first + count - start)) for start in range(first, first + count, BATCH)]
    for records in spread(play_batch, works, processes):
        yield from records


# --- new weights against older ones

def match_batch(match: Match) -> list[float]:
    lesson = lesson_of(match.game)
    return [match_one(lesson, read(match.weights), read(match.others), match.seed, number)
            for number in range(match.first, match.first + match.count)]


def match_one(lesson: Lesson, weights: Weights | None, others: Weights | None, seed: int, number: int) -> float:
    """What the new weights got out of game `number`. In a co-operative game they lead everybody."""
    game = games.load(lesson.game)
    seats = game.seats(game.new(game.book(tables(lesson)[0])))
    state = game.new(game.book(tables(lesson)[number // seats % len(tables(lesson))]))
    luck = Luck(seed_for(seed, number, "match"))
    item = settle(state, luck)
    seats = game.seats(state)
    own = number % seats
    players = [lesson.player(weights if game.cooperative or seat == own else others, Luck(seed_for(seed, number, "match", seat)))
               for seat in range(seats)]
    decisions = 0
    while item is not None and decisions < game.most_decisions:
        seat = due(state, item)[0]
        choose(state, item, seat, bots.decide(players[seat], game, state, item, seat))
        decisions += 1
        item = settle(state, luck)
    return lesson.rewards(tuple(state.results) or (0,) * seats)[own]


def matches(game: str, weights: JSON | None, others: JSON | None, seed: int, count: int, processes: int | None) -> list[float]:
    """What the new weights got out of each game, one among the older ones."""
    works = [Match(game, weights, others, seed, first, min(BATCH, count - first)) for first in range(0, count, BATCH)]
    return [reward for rewards in spread(match_batch, works, processes) for reward in rewards]
