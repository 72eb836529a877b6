"""Matches between bots: the same by seed on any number of cores, and counted right."""
import pytest

from kotatsu import bots
from kotatsu.kernel.luck import Luck
from kotatsu.sim.match import Plan, Result, play, series, summary

PLAN = Plan("samurai", {"players": 2}, None, ("random",), 5)


def test_the_same_on_one_core_and_on_two() -> None:
    one = [result for batch in series(PLAN, 25, 1) for result in batch]
    two = [result for batch in series(PLAN, 25, 2) for result in batch]
    assert one == two
    assert len({result.decisions for result in one}) > 3


def test_another_seed_gives_other_matches() -> None:
    other = Plan("samurai", {"players": 2}, None, ("random",), 6)
    assert [play(PLAN, number).decisions for number in range(8)] != [play(other, number).decisions for number in range(8)]


def test_bots_move_a_seat_on_from_match_to_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda game, name, seed: bots.RandomBot(Luck(seed)))
    mixed = Plan("samurai", {"players": 3}, None, ("a", "b"), 1)
    assert [play(mixed, number).bots for number in range(2)] == [("a", "b", "a"), ("b", "a", "b")]


def test_a_summary_counts_seats_or_shared_matches() -> None:
    rivals = [Result(("a", "b"), (1, -1), None, 10), Result(("b", "a"), (1, -1), None, 20),
              Result(("a", "b"), (0, 0), None, 30)]
    first = summary("a", rivals)
    assert (first["games"], first["wins"], first["draws"], first["decisions"]) == (3, 1, 1, 20.0)
    friends = [Result(("a", "a", "b"), (1, 1, 1), 7.0, 5), Result(("a", "b", "a"), (-1, -1, -1), None, 5)]
    shared = summary("a", friends)
    assert (shared["games"], shared["wins"], shared["rate"], shared["score"]) == (2, 1, 0.5, 7.0)
    assert shared["low"] < 0.5 < shared["high"]
