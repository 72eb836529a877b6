"""Decks of one's own over the wire: checked by the server, and played at a table."""
import time
from collections.abc import Iterator

import pytest
from served import PATIENCE, Served, serving

from kotatsu.games.senjutsu.printed import box
from kotatsu.games.senjutsu.random_tables import some_deck
from kotatsu.kernel.luck import Luck
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


@pytest.mark.rule("S2.8", "S11.1")
def test_a_guest_by_link_brings_a_deck_that_nobody_else_sees(server: Served) -> None:
    """Any number of times until cards are drawn; what the others are sent does not change by it."""
    mine = some_deck(box(), "student", Luck(5))
    options = {"players": 2, "characters": ["ronin", "student"], "terrain": "none"}
    opened = server.open("here", "link", game="senjutsu", options=options)
    link = opened["seats"][1]["link"]
    with server.page(opened["owner"]) as owner, server.page(link) as friend:
        assert owner.table["bring"] == [] and friend.table["bring"] == [{"seat": 1, "deck": ""}]
        owner.drain()
        before = {**owner.table, "log": owner.log}
        assert server.post(f"/api/tables/{link}/deck", {"text": "weapon 074; 127"}, 409)["rule"] == "S11.1"
        for text in ("extended", mine):
            server.post(f"/api/tables/{link}/deck", {"text": text}, 204)
            friend.until(lambda page, text=text: page.table["bring"] == [{"seat": 1, "deck": text}])
        owner.drain()
        figures = [{**one, "deck": 0} for one in owner.table["view"]["figures"]]          # how many cards it has, all may see
        assert figures == [{**one, "deck": 0} for one in before["view"]["figures"]]
        assert (owner.log, owner.table["prompts"], owner.table["bring"]) == (before["log"], before["prompts"], [])
        assert mine not in str(owner.table)
        for token in (opened["owner"], opened["watch"]):
            server.post(f"/api/tables/{token}/deck", {"text": "extended"}, 403)
        end = time.monotonic() + PATIENCE
        while friend.table["bring"]:
            assert time.monotonic() < end
            for page in (owner, friend):
                page.drain()
                prompt = page.prompt()
                if prompt is not None and prompt["key"] in ("stand", "prepare"):
                    page.act("pass" if prompt["key"] == "prepare" else None)
        friend.until(lambda page: page.table["view"]["figures"][1]["core"][1] == mine.split()[1].strip(";"))
        server.post(f"/api/tables/{link}/deck", {"text": "extended"}, 409)
