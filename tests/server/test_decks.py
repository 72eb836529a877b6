"""Decks of one's own over the wire: checked by the server, and played at a table."""
from collections.abc import Iterator

import pytest
from served import Served, serving

from kotatsu.server.library import Installed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("decks") / "tables.db", Installed()) as served:
        yield served


@pytest.mark.rule("S11.1", "S11.2")
def test_a_deck_is_checked_and_played(server: Served) -> None:
    printed = server.get("/api/games/senjutsu/decks")
    checked = server.post("/api/games/senjutsu/decks", {"text": printed["ronin-extended"]}, 200)
    assert checked["broken"] == [] and checked["text"] == printed["ronin-extended"] and checked["count"] == 40
    short = server.post("/api/games/senjutsu/decks", {"text": printed["ronin"]}, 200)
    assert [fault["rule"] for fault in short["broken"]] == ["S11.1"]
    wish = {"game": "senjutsu", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]}
    opened = server.post("/api/tables", {**wish, "options": {"lists": [checked["text"]]}}, 201)
    server.post("/api/tables", {**wish, "options": {"lists": [short["text"]]}}, 409)
    exported = server.get(f"/api/tables/{opened['owner']}/export")
    assert exported["table"]["start"]["options"]["lists"] == [checked["text"]]
    server.post("/api/tables/import", exported, 201)


def test_what_is_no_deck(server: Served) -> None:
    assert server.post("/api/games/senjutsu/decks", {"text": "weapon 999"}, 400)["error"]["id"] == "kernel-no-card"
    server.post("/api/games/senjutsu/decks", {"text": "x" * 7000}, 400)
    server.post("/api/games/root/decks", {"text": ""}, 404)
