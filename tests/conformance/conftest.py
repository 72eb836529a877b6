"""Every test here runs for every game.

Over the numbers 0, 1, 2, … of played games a test goes as long as its processor time lasts: a budget for each test and
game, so that a longer game is not a longer test, and four games take twice as long as two.
"""
import os
import time
from collections.abc import Iterable, Iterator

import pytest
from conform.doors import door, names

from kotatsu.kernel.game import Game

SHARE = 2.0               # seconds of the processor for one test of one game, over all its numbers
LEAST = 2                 # numbers that are played whatever they take: 0 and 1
WORKERS = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))       # processes that go through the numbers side by side
USED: dict[tuple[str, str], list[float]] = {}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", names())


@pytest.fixture
def game(name: str) -> Game:
    return door(name)


@pytest.fixture
def regold(request: pytest.FixtureRequest) -> bool:
    """Whether how games read is to be written anew."""
    return bool(request.config.getoption("--regold") or request.config.getoption("--regold-play"))


@pytest.fixture(autouse=True)
def within_budget(request: pytest.FixtureRequest) -> Iterator[None]:
    """A number beyond the budget of its test and game is skipped; each process has its part of the budget."""
    if "number" not in request.fixturenames:
        yield
        return
    used = USED.setdefault((request.node.originalname, request.getfixturevalue("name")), [])
    if request.getfixturevalue("number") >= LEAST and sum(used) > SHARE / WORKERS:
        pytest.skip(f"this test has had its {SHARE:.0f} s of processor time for this game")
    begun = time.process_time()
    yield
    used.append(time.process_time() - begun)


@pytest.fixture
def numbers() -> "Numbers":
    """For a test that goes through numbers by itself: `for number in numbers(24)`."""
    return Numbers()


class Numbers:
    """The numbers from 0 up, as long as the budget lasts."""

    def __call__(self, most: int) -> Iterable[int]:
        begun = time.process_time()
        for number in range(most):
            if number >= LEAST and time.process_time() - begun > SHARE:
                return
            yield number
