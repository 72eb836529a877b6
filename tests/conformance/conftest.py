"""Every test here runs for every game."""
import pytest
from conform.doors import door, names

from kotatsu.kernel.game import Game


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
