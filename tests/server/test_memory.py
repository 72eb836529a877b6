"""What is no longer used leaves the memory, although the server seldom looks for garbage."""
import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest
import uvicorn
from served import serving

from kotatsu.kernel.entry import Entry
from kotatsu.server import serving as serving_module
from kotatsu.server.serving import RARELY, THOROUGHLY, Server


@pytest.fixture(autouse=True)
def nobody_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def entries() -> int:
    return sum(isinstance(one, Entry) for one in gc.get_objects())


def test_a_deleted_table_leaves_nothing(tmp_path: Path) -> None:
    before = entries()
    with serving(tmp_path / "tables.db") as server:
        opened = server.open("here", "here")
        with server.page(opened["owner"]) as page:
            page.act("bid 2", 0)
            page.act("bid 1", 1)
            assert entries() > before
        server.delete(f"/api/tables/{opened['owner']}")
        assert entries() == before


class Ring:
    """Garbage that nobody notices: it refers to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.mark.parametrize(("since", "is_kept"), [(THOROUGHLY - 60, True), (THOROUGHLY, False)])
def test_now_and_then_all_garbage_is_looked_for(since: float, is_kept: bool) -> None:
    ring = weakref.ref(Ring())
    server = Server(uvicorn.Config("none"), lambda: None)
    server.next_look -= since
    assert asyncio.run(server.on_tick(1)) is False
    assert (ring() is not None) is is_kept
    assert (server.next_look > monotonic() + THOROUGHLY - 60) is not is_kept


def test_the_longer_it_takes_the_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(uvicorn.Config("none"), lambda: None)
    server.next_look = 0.0
    times = iter((1000.0, 1002.0))
    monkeypatch.setattr(serving_module, "monotonic", lambda: next(times))
    asyncio.run(server.on_tick(1))
    assert server.next_look == 1000.0 + 2.0 * RARELY
