"""Requests that no honest page makes end with a 4xx and a sentence, and names change nothing around them."""
import socket

import pytest
from served import Served

from kotatsu.server.guard import host_name, is_called
from kotatsu.server.names import cleaned, isolated

JSON_TYPE = {"Content-Type": "application/json"}
DEEP = b'{"a":' * 100_000 + b"1" + b"}" * 100_000


@pytest.mark.parametrize(("content", "headers", "status", "error"), [
    (DEEP, JSON_TYPE, 400, "server-too-deep"),
    (b"[" * 100_000, JSON_TYPE, 400, "server-too-deep"),
    (b'{"game":"\xff\xfe"}', JSON_TYPE, 400, "server-not-json"),
    (b'{"game":"\\ud800"}', JSON_TYPE, 400, "server-bad-request"),
    ('{"game":"toy"}'.encode("utf-16"), JSON_TYPE, 400, "server-bad-request"),
    (b"{}", {"Content-Type": "text/plain"}, 415, "server-only-json"),
    (b"{}", {"Content-Type": "application/x-www-form-urlencoded"}, 415, "server-only-json"),
    (b"{}", {}, 415, "server-only-json"),
    (b"{}", {"Content-Type": "application/json; charset=utf-16"}, 415, "server-only-json"),
    (b"{}", {**JSON_TYPE, "Content-Encoding": "gzip"}, 415, "server-only-json"),
    (b"{}", {"Content-Type": "application/json; charset=UTF-8"}, 400, "server-bad-request"),
    (b"", JSON_TYPE, 400, "server-bad-request"),
])
def test_bodies(server: Served, content: bytes, headers: dict[str, str], status: int, error: str) -> None:
    answer = server.http.post("/api/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["error"]["id"]) == (status, error)


def test_a_deep_import(server: Served) -> None:
    for content in (DEEP, b'{"game":"toy","kotatsu":"position","x":' + b"[" * 800 + b"]" * 800 + b"}"):
        answer = server.http.post("/api/tables/import", content=content, headers=JSON_TYPE)
        assert answer.status_code == 400 and answer.json()["error"]["id"]


@pytest.mark.parametrize("path", [
    "/" + "x" * 5000, "/api/tables/" + "x" * 5000 + "/replay", "/api/" + "a/" * 2500, "/api/games?x=" + "y" * 5000])
def test_endless_addresses(server: Served, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.json()["error"]["id"]) == (414, "server-long-address")


@pytest.mark.parametrize("path", [
    "/" + "x" * 300 + ".js", "/api/tables/%ff%fe/replay", "/api/tables/%00/replay", "/api/tables/%ed%a0%80/replay"])
def test_addresses_that_lead_nowhere(server: Served, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code in (404, 503)                 # 503: the page may not be built


@pytest.mark.parametrize("said", ["[" * 3000, '{"type":' * 400, '{"type":"act"', '"\\ud800"', "null", '{"type":"act","seat":1e99}'])
def test_messages(server: Served, said: str) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page:
        page.line.send(said)
        assert page.next()["type"] == "refused"
        assert page.act()["type"] == "table"


def test_lines_that_are_not_http(server: Served) -> None:
    host, port = server.host.split(":")
    for said in (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET /" + b"x" * 100_000):
        with socket.create_connection((host, int(port)), timeout=30) as line:
            line.sendall(said)
            assert line.recv(100).startswith(b"HTTP/1.1 4")


def test_another_name_is_not_answered(server: Served) -> None:
    for name in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "10.1.2.3", ""):
        answer = server.http.get("/api/games", headers={"Host": name})
        assert (answer.status_code, answer.json()["error"]["id"]) == (421, "server-other-host"), name
    for name in ("localhost", "LOCALHOST:99", "127.0.0.1", "127.9.9.9", "[::1]:8765"):
        assert server.http.get("/api/games", headers={"Host": name}).status_code == 200, name
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=30) as line:
        line.sendall(b"GET /api/live/x HTTP/1.1\r\nHost: evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                     b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(("host", "hosts", "here", "known"), [
    ("games.example:443", ("games.example",), "10.0.0.2", True), ("Games.Example.", ("games.example",), None, True),
    ("10.0.0.2:8765", (), "10.0.0.2", True), ("10.0.0.3", (), "10.0.0.2", False), ("[fe80::1]", (), "fe80::1", True),
    ("anything", ("*",), None, True), ("", ("*",), None, False), ("a.localhost", (), None, True),
])
def test_which_names_are_ours(host: str, hosts: tuple[str, ...], here: str | None, known: bool) -> None:
    assert is_called(host_name({b"host": host.encode()}), hosts, here) is known


@pytest.mark.parametrize(("given", "kept"), [
    ("  Olena ", "Olena"), ("a\tb\x00c\nd", "a b c d"), ("\u202egnp.exe", "gnp.exe"), ("\u2066x\u2069\u200f", "x"),
    ("\u202e\x07", None), ("👩\u200d🚀", "👩\u200d🚀"), (None, None), ("מרים", "מרים"),
    ("  Привіт,\tсвіте ", "Привіт, світе"), ("a\u2028b\u2066c\u2069", "a bc"), ("e\u0301", "é"), ("\ue000\ufeff", None)])
def test_names_and_words_are_cleaned(given: str | None, kept: str | None) -> None:
    assert cleaned(given) == kept


def test_a_name_from_right_to_left_turns_nothing_round(server: Served) -> None:
    assert isolated("Olena") == "Olena" and isolated("Мирослава 3") == "Мирослава 3" and isolated(None) is None
    opened = server.post("/api/tables", {"game": "toy", "seats": [{"kind": "here", "name": "מרים\u202e"}, {"kind": "here"}]})
    with server.page(opened["owner"]) as page:
        assert [seat["person"] for seat in page.table["seats"]] == ["\u2068מרים\u2069", None]
