"""Games that programs may learn; what needs an extra is skipped where it is not installed."""
import pytest

from kotatsu import games
from kotatsu.kernel.game import Game


def learnable() -> list[str]:
    return [game.name for game in games.load_all()[0] if game.learning is not None]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "name" in metafunc.fixturenames:
        metafunc.parametrize("name", learnable())


@pytest.fixture
def game(name: str) -> Game:
    return games.load(name)
