"""How fast search is: iterations a second beside bare random games, and how long each level thinks. Processor time of one core."""
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from kotatsu import bots, games
from kotatsu.kernel.agenda import Item, choose, due, options, settle
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.playout import play_random
from kotatsu.search.insight import Insight
from kotatsu.search.tree import Tree
from kotatsu.sim.ladder import tables_of
from kotatsu.sim.statistics import median

SHORT = 40                # choices of an iteration that is cut off early
LEVELS = ("gentle", "steady", "sharp", "master")
SHARE = 0.25              # of the time for each of: games, whole iterations, short ones, levels
JSON = dict[str, Any]


def search_speed(name: str, seconds: float) -> JSON:
    """One game: random games, whole and short iterations from its first choice, an imagined table, and the levels."""
    game = games.load(name)
    state = first_choice(game)
    seat, luck = due(state, state.agenda[-1])[0], Luck(2)
    share = seconds * SHARE
    whole = Tree(game, Insight(), luck, state, seat)
    short = Tree(game, Insight(SHORT), luck, state, seat)
    found = {"games_per_s": rate(lambda: play_random(state.copy(), luck, luck, game.most_decisions), share),
             "iterations_per_s": rate(whole.iterate, share), "short_iterations_per_s": rate(short.iterate, share),
             "imagine_us": 1e6 / rate(lambda: game.imagine(state, seat, luck), share / 5),
             "copy_us": 1e6 / rate(state.copy, share / 5)}
    return {**found, "share_of_play": found["iterations_per_s"] / found["games_per_s"], "levels": thinking_times(game, share)}


def first_choice(game: Game) -> Any:
    state = game.new(game.book(tables_of(game.name)[0]))
    luck, choices = Luck(1), Luck(1)
    item = settle(state, luck)
    while item is not None and len(options(state, item, due(state, item)[0])) < 2:
        seat = due(state, item)[0]
        choose(state, item, seat, choices.pick(options(state, item, seat)))
        item = settle(state, luck)
    return state


def rate(work: Callable[[], Any], seconds: float) -> float:
    """How often a second something can be done."""
    begun, count = process_time(), 0
    while process_time() - begun < seconds:
        work()
        count += 1
    return count / (process_time() - begun)


def thinking_times(game: Game, seconds: float) -> JSON:
    """Milliseconds a choice takes each level: the median, and what 95 of 100 choices stay below."""
    known = [name for name in LEVELS if name in bots.names(game.name)]
    return {name: times_of(game, name, seconds) for name in known}


def times_of(game: Game, name: str, seconds: float) -> JSON:
    """At choices spread over games that the gentle level plays."""
    bot, times = bots.make(game.name, name, 1), []
    for state, item, seat in moments(game):
        begun = process_time()
        bots.decide(bot, game, state, item, seat)
        times.append(1000 * (process_time() - begun))
        if sum(times) > 1000 * seconds and len(times) >= 5:
            break
    return {"choices": len(times), "median_ms": median(times), "p95_ms": sorted(times)[int(0.95 * (len(times) - 1))]}


def moments(game: Game) -> Iterator[tuple[Any, Item, int]]:
    """Choices, one in five, of games that gentle bots play."""
    number = 0
    while True:
        number += 1
        tables = tables_of(game.name)
        state, luck, bot, count = game.new(game.book(tables[number % len(tables)])), Luck(number), bots.brisk(game.name, number), 0
        item = settle(state, luck)
        while item is not None:
            seat = due(state, item)[0]
            if len(options(state, item, seat)) > 1:
                count += 1
                if count % 5 == 0:
                    yield state, item, seat
            choose(state, item, seat, bots.decide(bot, game, state, item, seat))
            item = settle(state, luck)
