"""Owners' packs over the wire: checked with file and line, offered from folders, played at a table that keeps them."""
from collections.abc import Iterator
from pathlib import Path

import pytest
from served import Served, serving

from kotatsu.games.battlecrest.door import GAME as BATTLECREST
from kotatsu.packs.folder import files_in
from kotatsu.packs.template import files_of
from kotatsu.server.library import Installed
from kotatsu.words import translator

HEAD = 'name = "My Fellwoods"\ngame = "battlecrest"\n'
CARD = '[[cards]]\nid = "long-shot.start"\ndefence = 3\n'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("pack")
    (found / "pack.toml").write_text(HEAD, encoding="utf-8")
    return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("packs") / "tables.db", Installed(), packs=(folder, folder / "nowhere")) as served:
        yield served


@pytest.mark.rule("BC1.4")
def test_a_pack_is_checked_and_played(server: Served) -> None:
    files = {"mine/pack.toml": HEAD, "mine/heroes/mutino.toml": CARD, "mine/.git/config.toml": "x", "mine/notes.txt": "x"}
    pack = server.post("/api/games/battlecrest/packs", {"files": files}, 200)
    assert (pack["name"], pack["mistakes"], pack["files"]) == ("My Fellwoods", [], ["pack.toml", "heroes/mutino.toml"])
    ours = {one["key"]: one for one in server.get("/api/games/battlecrest/records")}
    theirs = {one["key"]: one for one in pack["records"]}
    changed = [key for key, one in theirs.items() if one != ours[key]]
    assert changed == ["long-shot.start"] and theirs["long-shot.start"]["status"] == "owner"
    assert (ours["long-shot.start"]["fields"]["defence"], theirs["long-shot.start"]["fields"]["defence"]) == (1, 3)
    wish = {"game": "battlecrest", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}],
            "options": {"heroes": ["mutino", "forge"]}}
    opened = server.post("/api/tables", {**wish, "data": pack["data"]}, 201)
    components = server.get(f"/api/games/battlecrest/components?table={opened['watch']}")
    assert (components["source"], components["cards"]["long-shot.start"]["status"]) == ("My Fellwoods", "owner")
    exported = server.get(f"/api/tables/{opened['owner']}/export")
    again = server.post("/api/tables/import", exported, 201)
    assert server.get(f"/api/games/battlecrest/components?table={again['watch']}") == components


def test_a_broken_pack_is_refused_with_file_and_line(server: Served) -> None:
    files = {"pack.toml": HEAD, "orders.toml": '[[cards]]\nid = "1a"\ncompass = "N N"\n', "x.json": "{\n"}
    pack = server.post("/api/games/battlecrest/packs", {"files": files}, 200)
    assert [(one["file"], one["line"], one["rule"]) for one in pack["mistakes"]] == [
        ("orders.toml", 3, "BC9.12"), ("x.json", 2, None)]
    assert pack["data"] is None and pack["mistakes"][0]["around"] == files["orders.toml"].split("\n")
    server.post("/api/games/root/packs", {"files": files}, 200)
    server.post("/api/games/battlecrest/packs", {"files": {"pack.toml": "x" * 1_100_000}}, 400)


def test_a_new_pack_is_a_zip_file_that_can_be_filled_in(server: Served, tmp_path: Path) -> None:
    answer = server.http.get("/api/games/battlecrest/packs/new?lang=uk")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    assert answer.headers["content-disposition"] == 'attachment; filename="my-battlecrest.zip"'
    (tmp_path / "mine.zip").write_bytes(answer.content)
    files = files_in(tmp_path / "mine.zip")
    assert files == files_of(BATTLECREST, "My Battlecrest", translator("uk").format)
    assert server.post("/api/games/battlecrest/packs", {"files": files}, 200)["mistakes"] == []
    assert server.http.get("/api/games/battlecrest/packs/new?lang=xx").content == server.http.get(
        "/api/games/battlecrest/packs/new").content
    server.get("/api/games/chess/packs/new", 404)


def test_folders_of_the_server_are_read_anew(server: Served, folder: Path) -> None:
    assert [pack["name"] for pack in server.get("/api/games/battlecrest/packs")] == ["My Fellwoods"]
    assert server.get("/api/games/root/packs") == []
    (folder / "x.toml").write_text("cards = 1\n", encoding="utf-8")
    [pack] = server.get("/api/games/battlecrest/packs")
    assert [(one["file"], one["line"]) for one in pack["mistakes"]] == [("x.toml", 1)]
