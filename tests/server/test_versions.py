"""A game that was begun by older rules: carried over if the newer ones give the same game, else kept readable; never gone."""
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from served import Served, Shelf, serving
from toy import GAME

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.phrase import say


class NewerShelf(Shelf):
    """The toy by newer rules; by some of them nobody may bid 2."""

    def __init__(self, parse: Any) -> None:
        self.game: Game = replace(GAME, version=GAME.version + 1, parse=parse)

    def load(self, name: str) -> Any:
        return self.game


def no_bid_of_two(state: Any, text: str) -> int:
    if text == "bid 2":
        raise Unreadable(say("kernel-no-action", action=text))
    return GAME.parse(state, text)


def ids(page: Any) -> list[str]:
    return [one["words"]["id"] for one in page.table["notices"]]


@pytest.fixture
def begun(tmp_path: Path) -> tuple[Path, dict[str, Any], list[Any]]:
    path = tmp_path / "tables.db"
    with serving(path) as server:
        opened = server.open("here", "here", seed=None)
        with server.page(opened["owner"]) as page:
            page.act("bid 2", 0)
            log = page.log
    return path, opened, log


def test_the_same_game_goes_on(begun: Any) -> None:
    path, opened, log = begun
    for _ in range(2):
        with serving(path, NewerShelf(GAME.parse)) as server, server.page(opened["owner"]) as page:
            assert page.log == log and ids(page) == ["server-notice-carried"]       # told once
            assert server.get(f"/api/tables/{opened['owner']}/export")["table"]["version"] == GAME.version + 1
    with serving(path, NewerShelf(GAME.parse)) as server, server.page(opened["owner"]) as page:
        assert page.act("bid 1", 1)["type"] == "table"


def test_another_game_is_kept_readable(begun: Any) -> None:
    path, opened, log = begun
    with serving(path, NewerShelf(no_bid_of_two)) as server:
        read_only(server, opened, log)
        file = server.get(f"/api/tables/{opened['owner']}/export")
        assert file["table"]["version"] == GAME.version and "Ada: bid 2" in file["table"]["log"]
    with serving(path) as server:                           # the older rules play it on
        with server.page(opened["owner"]) as page:
            assert page.log == log and ids(page) == [] and page.act("bid 1", 1)["type"] == "table"
        assert server.post("/api/tables/import", file)["owner"]


def read_only(server: Served, opened: dict[str, Any], log: list[Any]) -> None:
    with server.page(opened["owner"]) as page:
        assert page.log == log[:-1] and ids(page) == ["server-notice-frozen"]
        assert page.table["yours"] == [] and page.prompt() is None
        answer = page.ask(type="act", seat=0, action="bid 1", version=page.table["version"])
        assert answer["why"]["id"] == "server-frozen"
    assert len(server.get(f"/api/tables/{opened['owner']}/replay?hands=open")["steps"]) == len(log) - 1
