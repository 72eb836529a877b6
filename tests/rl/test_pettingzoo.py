"""PettingZoo's own tests, for some numbers of players here and for all by `python -m tests.rl.test_pettingzoo`."""
import sys
import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed (the extra rl)")

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)      # of its own games, which it imports where they can be drawn
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from kotatsu import games, rl
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import Game
from kotatsu.rl.speed import measure
from tests.rl.conftest import learnable

# a dictionary with a mask is what PettingZoo's own card and board games show; its test names those it knows
KNOWN = ("Observation space for each agent probably should be", "Observation is not a NumPy array")


def tables(game: Game) -> Iterator[dict[str, Any]]:
    """Every number of players."""
    low, high = game.seat_range
    return ({"players": players} for players in range(low, high + 1))


def run_tests(name: str, options: dict[str, Any], cycles: int) -> None:
    """All of PettingZoo's tests for one table."""
    with warnings.catch_warnings():
        for text in KNOWN:
            warnings.filterwarnings("ignore", message=text)
        api_test(rl.env(name, **options), num_cycles=cycles)
        seed_test(partial(rl.env, name, **options), num_cycles=cycles)
        parallel_api_test(rl.parallel_env(name, **options), num_cycles=cycles)
        parallel_seed_test(partial(rl.parallel_env, name, **options), num_cycles=cycles)
        max_cycles_test(SimpleNamespace(env=partial(rl.cycle_env, name, **options),
                                        parallel_env=partial(rl.parallel_env, name, **options)))


def test_petting_zoos_own_tests(game: Game) -> None:
    low, high = game.seat_range
    for players in (low, high):
        run_tests(game.name, {"players": players}, 20)           # they raise where a promise is broken
        env = rl.env(game.name, players=players)
        env.reset(seed=3)
        assert len(env.possible_agents) == players and env.last()[0]["action_mask"].any()


def test_a_game_to_its_end() -> None:
    env = rl.raw_env("samurai", players=3)
    env.reset(seed=5)
    totals = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        env.step(None if terminated or truncated else int(seen["action_mask"].nonzero()[0][0]))
    assert set(totals.values()) <= {1, -1} and len(set(totals.values())) == 1      # everybody wins or loses together
    assert not env.agents


def test_a_number_that_is_not_allowed_is_refused_and_nothing_happens() -> None:
    env = rl.raw_env("samurai", players=3)
    env.reset(seed=5)
    before = env.course.state.copy()
    with pytest.raises(Illegal):
        env.step(0)
    assert env.course.state == before


def test_too_many_choices_truncate() -> None:
    env = rl.raw_env("samurai", max_cycles=3, players=3)
    env.reset(seed=5)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(min(env.course.numbers))
    assert all(env.truncations.values()) and not any(env.terminations.values())


def test_what_rl_lacks_is_said() -> None:
    with pytest.raises(AttributeError, match="has no chess"):
        _ = rl.chess


@pytest.mark.filterwarnings("ignore::DeprecationWarning")    # of PettingZoo's own games, as above
def test_the_measurement_names_every_way() -> None:
    found = measure(["samurai"], 0.02)
    assert {"bare", "step", "vector"} <= found["steps_per_s"]["samurai"].keys()
    assert all(speed > 0 for speeds in found["steps_per_s"].values() for speed in speeds.values())
    assert found["cost"]["samurai"].keys() == {"step", "vector"}


if __name__ == "__main__":
    for one in sys.argv[1:] or learnable():
        for chosen in tables(games.load(one)):
            run_tests(one, chosen, 60)
            print(one, chosen, "ok", flush=True)
