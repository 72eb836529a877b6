"""One server for most tests of the server; a test that stops it starts its own."""
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "lib"))          # `from served import …`

from served import Ponderer, Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server") / "tables.db") as served:
        yield served


@pytest.fixture
def ponderer() -> Iterator[type[Ponderer]]:
    """A bot that waits for `allowed`."""
    Ponderer.thinking.clear()
    Ponderer.allowed.clear()
    yield Ponderer
    Ponderer.allowed.set()
