"""What everybody at a table is told beside the game: how it began, what was done to its seats, what was taken back."""
from typing import Any

import pytest
from served import JSON, Page, Served, begin

from kotatsu import games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Phrase
from kotatsu.kernel.table import Table
from kotatsu.server import notices
from kotatsu.server.store import Notice
from kotatsu.words import LANGUAGES, translator


def told(page: Page) -> list[str]:
    return [one["words"]["id"].removeprefix("server-") for one in page.table["notices"]]


def until_told(page: Page, *ids: str) -> None:
    page.until(lambda page: told(page) == list(ids))


def seen_by_all(server: Served, opened: JSON) -> list[list[str]]:
    found = []
    for token in (opened["owner"], opened["watch"], opened["seats"][1]["link"]):
        with server.page(token) as page:
            found.append(told(page))
    return found


@pytest.mark.parametrize(("wish", "expected"), [
    ({"seed": None}, []), ({"seed": 7}, ["notice-seeded"]),
    ({"seed": None, "data": {"plum": 9}}, ["notice-data"]),
])
def test_how_a_new_table_began(server: Served, wish: JSON, expected: list[str]) -> None:
    assert seen_by_all(server, server.open("here", "link", **wish)) == [expected] * 3


def test_a_table_from_a_file_says_so(server: Served) -> None:
    opened = server.open("here", "here", seed=None)
    with server.page(opened["owner"]) as page:
        page.act("bid 2", 0)
    file = server.get(f"/api/tables/{opened['owner']}/export")
    position = server.get(f"/api/tables/{opened['owner']}/position")
    assert seen_by_all(server, server.post("/api/tables/import", file)) == [["notice-imported"]] * 3
    continued = server.post("/api/tables/import", position)
    assert seen_by_all(server, continued) == [["notice-position"]] * 3
    later = server.get(f"/api/tables/{continued['owner']}/export")          # a saved table that began at a position
    assert seen_by_all(server, server.post("/api/tables/import", later)) == [["notice-imported", "notice-position"]] * 3


@pytest.mark.parametrize("name", games.names())
def test_every_game_knows_whether_it_began_anew(name: str) -> None:
    game = games.load(name)
    table = Table.new(game, {}, 3)
    assert notices.began_anew(table)
    for number in range(3):
        seat = table.decisions()[0]
        table.do(seat, Luck(number).pick(list[int](table.legal(seat))))
    assert notices.began_anew(Table.load(game, table.save())) and not notices.began_anew(Table.at(game, table.position()))


def test_what_is_done_to_seats(server: Served) -> None:
    opened = server.open("here", "link", "link", seed=None)
    owner, link = opened["owner"], opened["seats"][1]["link"]
    with server.page(opened["watch"]) as page:
        server.post(f"/api/tables/{owner}/takeover/1", {"bot": "dicer"}, 204)
        server.post(f"/api/tables/{link}/takeover/1", {"bot": None}, 204)
        server.post(f"/api/tables/{owner}/takeover/1", {"bot": "dicer"}, 204)
        server.post(f"/api/tables/{owner}/takeover/1", {"bot": None}, 204)
        server.post(f"/api/tables/{owner}/renew/2", None, 200)
        expected = ["notice-bot", "notice-taken-back", "notice-bot", "notice-given-back", "notice-renewed"]
        until_told(page, *expected)
        assert page.table["notices"][0]["words"]["args"]["bot"] == "dicer" and page.table["notices"][0]["at"]
    assert seen_by_all(server, opened) == [expected] * 3


def test_who_looks_by_anothers_link_is_not_unseen(server: Served) -> None:
    """The owner has every link. On a second device one tells on itself, by page and by replay; its person may take another."""
    opened = server.open("here", "link", seed=None)
    link = opened["seats"][1]["link"]
    mine, theirs = ({"additional_headers": {"Cookie": f"kotatsu-device={name}"}} for name in ("mine", "theirs"))
    with server.page(opened["watch"]) as watcher:
        for _ in range(2):
            with server.page(link, **mine) as friend:
                assert told(friend) == []
        with server.page(link, **theirs):
            until_told(watcher, "notice-opened")
        with server.page(link, **theirs), server.page(link, **mine):
            server.get(f"/api/tables/{link}/replay")
            until_told(watcher, "notice-opened", "notice-opened")
        with server.page(link, **theirs) as looking:
            own = server.http.post(f"/api/tables/{link}/renew/1", headers={"Cookie": "kotatsu-device=mine"}).json()["link"]
            message = looking.next()
            while message["type"] != "gone":
                message = looking.next()
            assert message["why"]["id"] == "server-link-own" and looking.closed() == 4404
        until_told(watcher, "notice-opened", "notice-opened", "notice-own-link")
        with server.page(own, **mine) as friend:
            assert friend.table["yours"] == [1] and len(told(friend)) == 3
        assert server.post(f"/api/tables/{own}/renew/0", None, 403)["error"]["id"] == "server-owner-only"


def test_what_is_taken_back_is_told_to_those_elsewhere(server: Served) -> None:
    opened = server.open("here", "link", seed=None)
    with server.page(opened["owner"]) as owner, server.page(opened["watch"]) as watcher:
        owner.act("bid 2", 0)
        owner.undo()                            # a sealed answer: nobody may know that it was there
        with server.page(opened["seats"][1]["link"]) as friend:
            begin(owner, friend)
        owner.until(lambda page: not page.table["seats"][1]["here"])        # who is not there is not asked, but told later
        assert told(owner) == told(watcher) == []
        owner.act("rest")
        assert owner.undo()["notices"][-1]["words"]["id"] == "server-undo-done"
        until_told(watcher, "undo-done")
    with server.page(opened["seats"][1]["link"]) as friend:
        assert told(friend) == ["undo-done"]


def test_one_person_alone_is_not_told_of_their_own_undo(server: Served) -> None:
    opened = server.open("here", "here", seed=None)
    with server.page(opened["owner"]) as page:
        page.act("bid 2", 0)
        assert page.undo()["notices"] == []


def test_how_it_began_is_never_left_out() -> None:
    many = [notices.notice("server-notice-seeded"), *(Notice({"id": f"deed-{number}"}) for number in range(50))]
    ids = [one["words"]["id"] for one in notices.notices_json(many)]
    assert ids == ["server-notice-seeded", *(f"deed-{number}" for number in range(50 - notices.NEWEST, 50))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_notices_are_said_in_every_language(lang: str) -> None:
    reader: Any = translator(lang, strict=True)
    for id in (*notices.ORIGINS, "server-notice-copied", "server-notice-bot", "server-notice-given-back",
               "server-notice-taken-back", "server-notice-renewed", "server-notice-opened",
               "server-notice-own-link", "server-link-own", "server-sealed-elsewhere"):
        assert reader.format(Phrase(id, {"who": "Ada", "bot": "steady", "when": "round 2"}))
