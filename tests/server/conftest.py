"""One server for most tests of the server; a test that stops it starts its own.

Tests that keep something in the database run on SQLite and on PostgreSQL: those that ask for `server` in a file of `BOTH`,
and those that ask for `database`.
"""
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "lib"))          # `from served import …`

from postgres import Cluster, cluster
from served import Ponderer, Served, serving

KINDS = ("sqlite", "postgres")
BOTH = ("test_clocks", "test_decks", "test_lobby", "test_malformed", "test_notices", "test_owner", "test_play", "test_sealed",
        "test_talk", "test_undo")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames:
        name = metafunc.module.__name__.rpartition(".")[2]
        metafunc.parametrize("server", KINDS if name in BOTH else KINDS[:1], indirect=True, scope="module")
    if "database" in metafunc.fixturenames:
        metafunc.parametrize("database", KINDS, indirect=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    where = tmp_path_factory.mktemp("server") / "tables.db" if request.param == "sqlite" else (
        request.getfixturevalue("postgres").fresh())
    with serving(where) as served:
        yield served


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """An empty database: a file, or an address."""
    if request.param == "sqlite":
        return tmp_path / "deep" / "tables.db"
    found: str = request.getfixturevalue("postgres").fresh()
    return found


@pytest.fixture
def ponderer() -> Iterator[type[Ponderer]]:
    """A bot that waits for `allowed`."""
    Ponderer.thinking.clear()
    Ponderer.allowed.clear()
    yield Ponderer
    Ponderer.allowed.set()
