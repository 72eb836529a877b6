"""What a browser is told and what other sites may not do; the page's files."""
from pathlib import Path

import pytest
from served import Served
from websockets.exceptions import InvalidStatus

from kotatsu.server import page as pages
from kotatsu.server.guard import is_own

OTHER = "https://elsewhere.example"


@pytest.mark.parametrize("path", ["/", "/t/token", "/api/games", "/api/nothing", "/api/tables/x/replay", "/api/schema"])
def test_every_answer_is_strict(server: Served, path: str) -> None:
    headers = server.http.get(path).headers
    csp = headers["Content-Security-Policy"]
    assert "default-src 'self'" in csp and "frame-ancestors 'none'" in csp and "unsafe" not in csp
    assert headers["Referrer-Policy"] == "no-referrer"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert "server" not in headers or "uvicorn" in headers["server"]
    if path.startswith("/api"):
        assert headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(("headers", "own"), [
    ({"host": "a:1"}, True),
    ({"host": "a:1", "origin": "http://a:1"}, True),
    ({"host": "a:1", "origin": "https://a:1"}, True),
    ({"host": "a:1", "origin": "http://a:2"}, False),
    ({"host": "a:1", "origin": "http://a"}, False),
    ({"host": "a:1", "origin": "null"}, False),
    ({"host": "a:1", "origin": "http://a:1@b"}, False),
    ({"host": "a:1", "origin": OTHER}, False),
    ({"host": "a:1", "sec-fetch-site": "cross-site"}, False),
    ({"host": "a:1", "sec-fetch-site": "same-site"}, False),
    ({"host": "a:1", "sec-fetch-site": "same-origin"}, True),
    ({"origin": "http://a:1"}, False),
])
def test_whose_request_it_is(headers: dict[str, str], own: bool) -> None:
    assert is_own({name.encode(): value.encode() for name, value in headers.items()}) is own


def test_another_site_changes_nothing(server: Served) -> None:
    opened = server.open("here", "here")
    path = f"/api/tables/{opened['owner']}"
    for method, target in (("POST", "/api/tables"), ("POST", f"{path}/renew/0"), ("DELETE", path)):
        answer = server.http.request(method, target, headers={"Origin": OTHER})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "server-other-site")
    assert server.get(f"{path}/replay")["steps"]
    own = server.http.delete(path, headers={"Origin": f"http://{server.host}"})
    assert own.status_code == 204


def test_another_site_opens_no_socket(server: Served) -> None:
    opened = server.open("here", "here")
    with pytest.raises(InvalidStatus, match="403"), server.page(opened["owner"], origin=OTHER):
        pass
    with server.page(opened["owner"], origin=f"http://{server.host}") as page:
        assert page.table["role"] == "owner"


def test_an_unknown_link_is_told_so(server: Served) -> None:
    with server.page("x" * 32) as page:
        assert page.table == {} and page.closed() == 4404


def test_unknown_addresses(server: Served, built: Path) -> None:
    assert server.get("/api/nothing", 404)["error"]["id"] == "server-not-found"
    assert server.get("/assets/none.js", 404)["error"]["id"] == "server-not-found"
    assert server.http.put("/api/tables").status_code == 405


def test_the_api_is_described(server: Served) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        schema = server.get(path)
        assert schema["info"]["title"] == "Kotatsu"
        assert {"/api/games", "/api/tables", "/api/tables/{token}/replay"} <= set(schema["paths"])
    answer = server.http.get("/api/schema/openapi.yaml")
    assert answer.status_code == 200 and "http" not in answer.text.split("paths:")[0]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<!doctype html>the page")
    (tmp_path / "dist" / "icon.svg").write_text("<svg/>")
    (tmp_path / "dist" / "assets" / "index-1a2b.js").write_text("0")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "page_folder", lambda: tmp_path / "dist")
    return tmp_path


def test_the_page_is_served(server: Served, built: Path) -> None:
    for path in ("/", "/t/abc-_9", "/watch/abc", "/index.html"):
        answer = server.http.get(path)
        assert (answer.text, answer.headers["Cache-Control"]) == ("<!doctype html>the page", "no-cache")
        assert answer.headers["Content-Type"].startswith("text/html")
    script = server.http.get("/assets/index-1a2b.js")
    assert "immutable" in script.headers["Cache-Control"] and "javascript" in script.headers["Content-Type"]
    assert server.http.get("/icon.svg").headers["Content-Type"].startswith("image/svg+xml")


def test_text_travels_packed_to_whoever_can_read_it(server: Served, built: Path) -> None:
    for path in ("/", "/assets/index-1a2b.js", "/icon.svg", "/api/schema"):
        packed, plain = (server.http.get(path, headers={"Accept-Encoding": coding}) for coding in ("gzip", "identity"))
        assert packed.headers["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain.headers, path
        assert packed.text == plain.text and "Accept-Encoding" in packed.headers["Vary"]


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt",
                                  "/assets/%2e%2e/%2e%2e/secret.txt", "//etc/passwd", "/%00.js"])
def test_nothing_beside_the_page_is_served(server: Served, built: Path, path: str) -> None:
    answer = server.http.get(f"http://{server.host}{path}")
    assert "secret" not in answer.text.replace("server-not-found", "") and "root:" not in answer.text


def test_an_unbuilt_page_says_how(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "page_folder", lambda: None)
    answer = server.http.get("/t/abc", headers={"Accept-Language": "cs-CZ,cs;q=0.9,en;q=0.8"})
    assert answer.status_code == 503 and "./play" in answer.text and "Stránka" in answer.text
