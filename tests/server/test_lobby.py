"""Open tables, finished games to share, and "your turn" for a group chat."""
import asyncio
from pathlib import Path
from typing import Any

import pytest
from served import Served, play_out, serving

from kotatsu.server import rooms, webhook
from kotatsu.server.library import Installed
from kotatsu.server.problems import Refused
from kotatsu.server.webhook import WAITS, Hooks, attempt, is_public


def problem(answer: dict[str, Any]) -> str:
    return str(answer["error"]["id"])


def found(server: Served, opened: dict[str, Any]) -> dict[str, Any] | None:
    return next((one for one in server.get("/api/lobby") if one["table"] == opened["table"]), None)


def test_strangers_find_only_tables_that_are_listed(server: Served) -> None:
    opened = server.open("here", "link", "link")
    table = f"/api/lobby/{opened['table']}"
    assert found(server, opened) is None and problem(server.post(f"{table}/sit", status=404)) == "server-no-such-table"
    assert problem(server.post(f"{table}/watch", status=404)) == "server-no-such-table"
    server.post(f"/api/tables/{opened['owner']}/terms", {"listed": True}, 204)
    first = opened["seats"][1]["link"]
    with server.page(first) as friend:
        assert friend.table["terms"]["listed"] and friend.table["notices"][-1]["words"]["id"] == "server-listed-on"
    line = found(server, opened)
    assert line is not None and line["free"] == [2], "whoever has come once keeps the seat"
    assert not {"owner", "token", "link"} & set(line)
    sat = server.post(f"{table}/sit", status=200)["link"]
    assert problem(server.post(f"{table}/sit", status=409)) == "server-no-free-seat"
    watching = server.post(f"{table}/watch", status=200)["link"]
    assert watching == server.post(f"{table}/watch", status=200)["link"]
    with server.page(sat) as stranger, server.page(watching) as watcher:
        assert (stranger.table["yours"], watcher.table["role"], watcher.table["yours"]) == ([2], "watch", [])
    server.post(f"/api/tables/{opened['owner']}/terms", {"listed": False}, 204)
    assert found(server, opened) is None


def test_a_finished_game_has_a_link_of_its_own(server: Served) -> None:
    opened = server.open("here", "dicer")
    share = f"/api/tables/{opened['owner']}/share"
    assert problem(server.post(share, status=409)) == "server-share-later"
    with server.page(opened["owner"]) as owner:
        play_out([owner], lambda actions: actions[0])
        over = owner.table["over"]
    link = server.post(share, status=200)["link"]
    [line] = server.post("/api/tables/list", {"tokens": [link]}, 200)
    assert (line["role"], line["over"], line["outcome"]) == ("watch", True, over["words"])
    assert [seat["result"] for seat in line["seats"]] == over["results"] and server.get(f"/api/tables/{link}/replay")["steps"]
    for call in ("export", "position"):
        assert problem(server.get(f"/api/tables/{link}/{call}", 403)) == "server-owner-only"


def test_webhooks_are_the_operators_to_allow(server: Served) -> None:
    opened = server.open("here", "link")
    wish = {"hook": "https://chat.example/hook"}
    assert problem(server.post(f"/api/tables/{opened['owner']}/terms", wish, 403)) == "server-no-hooks"
    table = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "link"}], "terms": wish}
    assert problem(server.post("/api/tables", table, 403)) == "server-no-hooks"


@pytest.mark.parametrize("address", [
    "127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1",
    "2002:7f00:1::", "2001:db8::1", "ff02::1"])
def test_no_message_leads_inside(address: str) -> None:
    sent: list[str] = []
    both = ["8.8.8.8", address]
    answer = attempt("https://chat.example/hook", "x", lambda host, port: both, lambda *to: sent.append(to[0]) or 200)
    assert not is_public(address) and answer is False and sent == [], "one inside is enough"


def test_a_message_goes_to_the_address_that_was_looked_at_and_follows_no_redirect() -> None:
    sent: list[tuple[Any, ...]] = []

    def post(*to: Any) -> int:
        sent.append(to)
        return 302
    assert attempt("https://chat.example:8443/a?b=c", "Root: @all", lambda host, port: ["8.8.8.8"], post) is False
    assert sent == [("8.8.8.8", "chat.example", 8443, "/a?b=c", '{"text":"Root: ＠all","content":"Root: ＠all"}'.encode())]


def test_a_message_is_tried_a_few_times() -> None:
    answers, waited = [None, None, True], list[float]()

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def send(answers: list[bool | None]) -> bool:
        hooks = Hooks(lambda url, text: answers.pop(0), wait)
        try:
            return await hooks.send("https://chat.example/", "x")
        finally:
            hooks.close()
    assert asyncio.run(send(answers)) and waited == list(WAITS)
    assert not asyncio.run(send([None] * 3)) and not asyncio.run(send([False]))


@pytest.mark.parametrize("url", ["http://chat.example/", "https://", "ftp://chat.example/", "https://user:word@chat.example/",
                                 "chat.example", "https://chat.example:99999/", "https://chat.example/ x",
                                 "https://chat.example/\r\nHost: a"])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(Refused):
        webhook.check(url)


def test_whoever_is_away_is_called_once_and_by_name_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, str]] = []

    class Recorded(Hooks):
        def call(self, url: str, text: str) -> None:
            calls.append((url, text))
    monkeypatch.setattr(rooms, "Hooks", Recorded)
    with serving(tmp_path / "tables.db", Installed(), webhooks=True) as server:
        seats = [{"kind": "here"}, {"kind": "link", "name": "Olena"}]
        opened = server.post("/api/tables", {"game": "samurai", "seats": seats, "options": {"first": 1}, "seed": 1})
        terms = f"/api/tables/{opened['owner']}/terms"
        assert problem(server.post(terms, {"hook": "http://inside/"}, 400)) == "server-hook-address"
        server.post(terms, {"hook": "https://chat.example/h", "lang": "cs"}, 204)
        with server.page(opened["owner"]) as owner:
            assert owner.table["terms"]["hook"] is True and "chat.example" not in str(owner.table)
            while owner.prompt() is not None:
                owner.act()
            assert calls == [("https://chat.example/h", "Samurai Spirit: na tahu – Olena")]
