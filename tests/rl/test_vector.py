"""Many tables at once: the same games as one by one."""
import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed (the extra rl)")

import numpy as np

from kotatsu import rl
from kotatsu.kernel.errors import Illegal


def lowest(mask: np.ndarray) -> np.ndarray:
    return mask.argmax(axis=1)


def test_rows_are_what_each_table_shows_to_the_seat_it_asks() -> None:
    env = rl.vector_env("samurai", 5, players=3)
    seen, info = env.reset(seed=1)
    for _ in range(30):
        for place, course in enumerate(env.courses):
            alone = env.shape.observe(course, course.seat)
            assert info["seat"][place] == course.seat
            assert (seen["observation"][place] == alone["observation"]).all()
            assert (seen["action_mask"][place] == alone["action_mask"]).all()
        assert env.observation_space.contains(seen)
        seen, _, _, _, info = env.step(lowest(seen["action_mask"]))


def test_games_end_with_results_and_begin_anew() -> None:
    env = rl.vector_env("battlecrest", 4, players=2)
    seen, _ = env.reset(seed=3)
    random = np.random.default_rng(1)
    games = 0
    for _ in range(2000):
        actions = [random.choice(np.flatnonzero(row)) for row in seen["action_mask"]]
        seats = [course.seat for course in env.courses]
        seen, rewards, ended, late, info = env.step(actions)
        for place in np.flatnonzero(ended):
            games += 1
            assert rewards[place] == info["results"][place][seats[place]]
            assert sorted(info["results"][place]) in ([-1, 1], [0, 0])
            assert env.courses[place].steps == 0
        assert not rewards[~ended].any() and not info["results"][~ended].any() and not late.any()
        if games > 3:
            return
    raise AssertionError("no game has ended")


def test_seeds_decide_and_long_games_are_truncated() -> None:
    one, other = (rl.vector_env("samurai", 3, max_cycles=4, players=3) for _ in range(2))
    (seen, _), (same, _) = one.reset(seed=9), other.reset(seed=9)
    cut = 0
    for _ in range(12):
        assert (seen["observation"] == same["observation"]).all()
        seen, _, _, late, _ = one.step(lowest(seen["action_mask"]))
        same = other.step(lowest(same["action_mask"]))[0]
        cut += int(late.sum())
    assert cut


def test_a_number_that_is_not_allowed_is_refused() -> None:
    env = rl.vector_env("samurai", 2, players=3)
    env.reset(seed=1)
    with pytest.raises(Illegal):
        env.step([0, 0])
