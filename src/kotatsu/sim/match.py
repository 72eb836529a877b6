"""Matches between bots, one after another or thousands at once."""
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from kotatsu import bots, games
from kotatsu.bots.guest import Kind
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose, due, options, settle
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.sim.cores import spread
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import mean, wilson

BATCH = 10


@dataclass(frozen=True)
class Plan:
    """What is to be played: the same for every match of a series but for the seed."""
    game: str
    options: dict[str, Any]
    data: dict[str, Any] | None
    bots: tuple[str, ...]
    seed: int
    own: tuple[tuple[str, Kind], ...] = ()      # registered bots among them: other processes do not know them yet


@dataclass(frozen=True)
class Result:
    """One match: who sat where, a result per seat, and the score if the game has one."""
    bots: tuple[str, ...]
    results: tuple[int, ...]
    score: float | None
    decisions: int


class Watch(Protocol):
    """Somebody who looks on while a match is played."""

    def chosen(self, state: Any, item: Item, seat: int, action: Action, found: list[Action]) -> None:
        """A seat is about to do this; `found` is all that it may choose."""

    def over(self, state: Any) -> None:
        """The match has ended, or has been given up because it need not end (`Game.may_run_on`)."""


def play(plan: Plan, number: int, watch: Watch | None = None, turn: int | None = None) -> Result:
    """Match `number` of a series. Bots move one seat on from match to match (`turn`), so that no seat favours one of them."""
    game = games.load(plan.game)
    state = game.new(game.book(plan.options, plan.data))
    luck = Luck(luck_seed(plan.seed, number))
    item = settle(state, luck)
    seats = game.seats(state)
    seated = tuple(plan.bots[(seat + (number if turn is None else turn)) % len(plan.bots)] for seat in range(seats))
    players = [bots.make(plan.game, name, seed_for(plan.seed, number, seat)) for seat, name in enumerate(seated)]
    decisions = 0
    while item is not None:
        if decisions >= game.most_decisions:
            assert game.may_run_on(state.book), "the match does not end"
            break
        seat = due(state, item)[0]
        action = bots.decide(players[seat], game, state, item, seat)
        found = options(state, item, seat)
        assert action in found, f"the bot {seated[seat]} chose what is not legal"
        if watch is not None:
            watch.chosen(state, item, seat, action, found)
        choose(state, item, seat, action)
        decisions += 1
        item = settle(state, luck)
    if watch is not None:
        watch.over(state)
    return Result(seated, tuple(state.results) or (0,) * seats, score_of(game, state), decisions)


def luck_seed(seed: int, number: int) -> int:
    """The seed of a match's own luck: a table with this seed and the same choices is the same game."""
    return seed_for(seed, number, "luck")


def score_of(game: Game, state: Any) -> float | None:
    """The number a game calls its score, None if it has none."""
    outcome = game.outcome(state)
    score = outcome.details.get("score") if outcome is not None else None
    return float(score) if isinstance(score, (int, float)) else None


@dataclass(frozen=True)
class Batch:
    """A few matches that one process plays."""
    plan: Plan
    first: int
    count: int


def play_batch(batch: Batch) -> list[Result]:
    for name, kind in batch.plan.own:
        bots.register(name, kind, batch.plan.game)
    return [play(batch.plan, number) for number in range(batch.first, batch.first + batch.count)]


def series(plan: Plan, matches: int, processes: int | None = None) -> Iterator[list[Result]]:
    """All matches of a series, a batch at a time, in their order."""
    plan = replace(plan, own=tuple((name, bots.REGISTERED[name][0]) for name in plan.bots if name in bots.REGISTERED))
    batches = [Batch(plan, first, min(BATCH, matches - first)) for first in range(0, matches, BATCH)]
    yield from spread(play_batch, batches, processes)


def summary(bot: str, results: Sequence[Result]) -> dict[str, Any]:
    """How a bot fared: win rate with its interval, mean score, decisions per match."""
    own = [(result.results[seat], result) for result in results
           for seat, name in enumerate(result.bots) if name == bot]
    shared = all(len(set(result.results)) == 1 for result in results)
    if shared:                                   # everybody wins or loses together: a match counts once
        own = [(result.results[0], result) for result in results if bot in result.bots]
    wins = sum(outcome > 0 for outcome, _ in own)
    low, high = wilson(wins, len(own))
    return {"bot": bot, "games": len(own), "wins": wins, "draws": sum(outcome == 0 for outcome, _ in own),
            "rate": wins / len(own) if own else 0.0, "low": low, "high": high,
            "score": mean([result.score for _, result in own if result.score is not None]),
            "decisions": mean([float(result.decisions) for _, result in own])}
