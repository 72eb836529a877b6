"""Nobody can stall the others: limits per client and in all, unfinished requests, long files, replays in parts, one encoding."""
import asyncio
import socket
from pathlib import Path

import pytest
from served import Served, serving
from toy import GAME
from websockets.exceptions import ConnectionClosed

from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.server import payload, serialise
from kotatsu.server.limits import Bucket, Limits
from kotatsu.server.patient import PatientProtocol
from kotatsu.server.payload import Audience
from kotatsu.server.problems import Refused
from kotatsu.server.settings import Settings
from kotatsu.server.store import Seat

SPECTATOR = Audience("watch", (), ())


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2, 10, now=0.0)
    assert [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0)] == [0.0, 0.0, 5.0]
    assert bucket.take(5.0) == 0.0 and bucket.take(5.0) == 5.0
    assert bucket.take(1000.0) == 0.0 == bucket.take(1000.0) and bucket.take(1000.0) > 0      # it never overflows
    hurry = Bucket(1, 1, now=0.0)
    assert [hurry.wait(0.0), hurry.wait(0.0), hurry.wait(0.0)] == [0.0, 1.0, 2.0]


def test_limits_hold_for_one_and_for_all() -> None:
    limits = Limits(Settings(tables_an_hour=2, most_tables=10, sockets_of_one=2, most_sockets=3), lambda: 0.0)
    limits.open_table("a", 0)
    limits.open_table("a", 1)
    with pytest.raises(Refused) as problem:
        limits.open_table("a", 2)
    assert (problem.value.status, problem.value.phrase.args["seconds"]) == (429, 1800)
    limits.open_table("b", 2)
    with pytest.raises(Refused) as problem:
        limits.open_table("c", 10)
    assert (problem.value.status, problem.value.phrase.id) == (503, "server-full")
    with limits.socket("a"), limits.socket("a"):
        with pytest.raises(Refused), limits.socket("a"):
            pass
        with limits.socket("b"), pytest.raises(Refused), limits.socket("c"):
            pass
    assert not limits.sockets


def test_one_client_sits_down_so_often_and_others_still_may(tmp_path: Path) -> None:
    limits = Limits(Settings(seats_an_hour=1, tables_an_hour=1), lambda: 0.0)
    limits.open_table("a", 0)                               # tables are counted apart
    limits.sit_down("a")
    with pytest.raises(Refused) as problem:
        limits.sit_down("a")
    assert (problem.value.status, problem.value.phrase.args["seconds"]) == (429, 3600)
    limits.sit_down("b")
    with serving(tmp_path / "tables.db", seats_an_hour=1) as server:
        opened = server.open("here", "link", "link", terms={"listed": True})
        assert server.post(f"/api/lobby/{opened['table']}/sit", None, 200)["link"]
        assert server.post(f"/api/lobby/{opened['table']}/sit", None, 429)["error"]["id"] == "server-too-many"
        [line] = server.get("/api/lobby")
        assert line["free"] == [2], "whoever comes too often takes nothing"


def test_files_are_read_one_at_a_time_and_few_wait() -> None:
    async def run() -> None:
        limits, running = Limits(Settings(most_imports=2)), 0

        async def read() -> None:
            nonlocal running
            async with limits.one_import():
                running += 1
                assert running == 1
                await asyncio.sleep(0)
                running -= 1

        tasks = [asyncio.create_task(read()) for _ in range(3)]
        await asyncio.wait(tasks)
        assert [type(task.exception()) for task in tasks] == [type(None), type(None), Refused]
        assert limits.waiting == 0

    asyncio.run(run())


def test_the_server_says_when_it_is_too_much(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", tables_an_hour=2, sockets_of_one=1, most_entries=3) as server:
        opened = server.open("here", "here")
        file = server.get(f"/api/tables/{opened['owner']}/export")
        assert len(file["table"]["log"]) > 3
        assert server.post("/api/tables/import", file, 400)["error"]["id"] == "server-file-too-long"
        assert server.post("/api/tables", {"game": "toy", "seats": []}, 429)["error"]["id"] == "server-too-many"
        with server.page(opened["owner"]) as page:
            with pytest.raises(ConnectionClosed) as closed, server.page(opened["watch"]) as other:
                other.next()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
            assert page.act()["type"] == "table"


def test_a_page_that_says_too_much_is_heard_more_slowly_and_nothing_is_lost(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", messages_at_once=5, messages_a_second=50) as server:
        opened = server.open("here", "here")
        with server.page(opened["owner"]) as page:
            for _ in range(30):
                page.say(type="ping")
            assert [page.next()["type"] for _ in range(30)] == ["pong"] * 30


def ends(server: Served, said: bytes) -> bytes:
    """What comes back on a line until the server closes it."""
    host, port = server.host.split(":")
    found = b""
    with socket.create_connection((host, int(port)), timeout=60) as line:
        line.sendall(said)
        while part := line.recv(4096):
            found += part
    return found


def test_unfinished_requests_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PatientProtocol, "patience", 0.2)
    with serving(tmp_path / "tables.db", body_patience=0.2, keep_alive=1) as server:
        host = f"Host: {server.host}\r\n".encode()
        assert ends(server, b"") == b""
        assert ends(server, b"GET /api/games HTTP/1.1\r\n" + host) == b""
        body = b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
        assert ends(server, body).startswith(b"HTTP/1.1 408")
        twice = b"GET /api/games HTTP/1.1\r\n" + host + b"\r\n" + b"GET /api/ga"
        assert ends(server, twice).startswith(b"HTTP/1.1 200")
        opened = server.open("here", "here")                # and whoever finishes is not hurried
        with server.page(opened["owner"]) as page:
            assert page.is_quiet() and page.act()["type"] == "table"


def long_game() -> Table:
    table, choices = Table.new(GAME, {"players": 4, "rounds": 2}, 1), Luck(1)
    while table.item is not None:
        seat = table.decisions()[0]
        table.do(seat, choices.pick(list[int](table.legal(seat))))
    return table


def test_a_replay_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_game()
    whole = payload.replay_json(table, SPECTATOR)
    assert whole["count"] == len(whole["steps"]) > 20
    monkeypatch.setattr(payload, "MOMENTS", 10)
    parts = [payload.replay_json(table, SPECTATOR, None, first) for first in range(0, whole["count"] + 10, 10)]
    assert [step for part in parts for step in part["steps"]] == whole["steps"] and parts[-1]["steps"] == []


def test_all_spectators_get_one_encoding() -> None:
    table, seats = Table.new(GAME, {"players": 2}, 5), (Seat("here"), Seat("here"))
    old = payload.page(table, "id", seats, SPECTATOR, ())
    table.do(0, table.legal(0)[0])
    table.do(1, table.legal(1)[0])
    new = payload.page(table, "id", seats, SPECTATOR, ())
    text = payload.news_text(old, new)
    assert text is not None and payload.news_text(old, new) is text
    assert payload.news_text(None, new) != text and payload.news_text(new, new) is None


def test_a_file_is_read_in_another_process_as_it_is_here() -> None:
    table = Table.new(GAME, {"players": 2}, 5)
    kept = serialise.import_kept(GAME, serialise.export_json(table, (Seat("here"), Seat("link"))))
    assert (kept.lines, [who.kind for who in kept.seats], kept.id) == (serialise.lines_of(table), ["here", "link"], "")
    assert [one.words["id"] for one in kept.notices] == ["server-notice-imported"]
