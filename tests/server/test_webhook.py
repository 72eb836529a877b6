"""A webhook over real TLS: a server of this machine with a certificate of a throw-away authority, which only the test trusts."""
import ssl
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from msgspec import json
from served import serving

from kotatsu.server import rooms
from kotatsu.server.webhook import Hooks, attempt

HERE = "127.0.0.1"


def here(host: str, port: int) -> list[str]:
    """Every name is this machine's."""
    return [HERE]


def openssl(folder: Path, *words: str) -> None:
    subprocess.run(["openssl", *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an authority and a certificate for chat.example that it has signed; nothing of it outlives the test."""
    if which("openssl") is None:
        pytest.skip("openssl, which makes the certificates, is not installed")
    folder = tmp_path_factory.mktemp("authority")
    key = "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"
    openssl(folder, "req", "-x509", *key, "-days", "2", "-subj", "/CN=throw-away", "-keyout", "ca.key", "-out", "ca.pem",
            "-addext", "keyUsage=critical,keyCertSign")
    openssl(folder, "req", *key, "-subj", "/CN=chat.example", "-addext", "subjectAltName=DNS:chat.example",
            "-keyout", "chat.key", "-out", "chat.csr")
    (folder / "more.ext").write_text("authorityKeyIdentifier = keyid\nbasicConstraints = critical, CA:FALSE\n")  # 3.13 asks
    openssl(folder, "x509", "-req", "-in", "chat.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2",
            "-copy_extensions", "copy", "-extfile", "more.ext", "-out", "chat.pem")
    return folder


class Chat(HTTPServer):
    """A group chat: keeps what is posted, answers as it is told to."""

    def __init__(self, authority: Path) -> None:
        super().__init__((HERE, 0), Posted)
        self.posted: list[tuple[str, str | None, Any]] = []
        self.came = threading.Event()
        self.answer, self.headers = 204, dict[str, str]()
        secure = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        secure.load_cert_chain(authority / "chat.pem", authority / "chat.key")
        self.socket = secure.wrap_socket(self.socket, server_side=True)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Whoever does not trust us hangs up."""


class Posted(BaseHTTPRequestHandler):
    server: Chat

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posted.append((self.path, self.headers["Host"], json.decode(body)))
        self.send_response(self.server.answer)
        for name, value in self.server.headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()
        self.server.came.set()

    def log_message(self, *_: Any) -> None:
        """Tests are quiet."""


@pytest.fixture
def chat(authority: Path) -> Iterator[Chat]:
    listening = Chat(authority)
    thread = threading.Thread(target=listening.serve_forever, args=(0.01,))
    thread.start()
    yield listening
    listening.shutdown()
    thread.join()
    listening.server_close()


def address(chat: Chat, host: str = "chat.example") -> str:
    return f"https://{host}:{chat.server_port}/hook?room=1"


def test_only_a_certificate_of_that_name_is_trusted(chat: Chat, authority: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    send = partial(attempt, resolve=here, inside=[HERE])
    assert send(address(chat), "x") is None and not chat.posted, "nobody trusts this authority"
    monkeypatch.setenv("SSL_CERT_FILE", str(authority / "ca.pem"))
    assert send(address(chat), "Root: your turn, <Olena>") is True
    said = "Root: your turn, ‹Olena›"
    assert chat.posted == [("/hook?room=1", f"chat.example:{chat.server_port}", {"text": said, "content": said})]
    assert send(address(chat, "other.example"), "x") is None and len(chat.posted) == 1, "the certificate is another's"
    chat.answer, chat.headers = 307, {"Location": address(chat)}
    assert send(address(chat), "x") is False and len(chat.posted) == 2, "a redirect is not followed"
    chat.answer = 503
    assert send(address(chat), "x") is None


def test_this_machine_is_never_called_unless_a_test_says_so(chat: Chat, authority: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(authority / "ca.pem"))
    assert attempt(address(chat), "x", here) is False
    assert attempt(address(chat), "x", lambda host, port: [HERE, "10.0.0.1"], inside=[HERE]) is False
    assert attempt(address(chat, "localhost"), "x") is False and attempt(address(chat, HERE), "x") is False
    assert not chat.posted


def test_a_server_calls_whoever_is_away(chat: Chat, authority: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(authority / "ca.pem"))
    monkeypatch.setattr(rooms, "Hooks", lambda: Hooks(partial(attempt, resolve=here, inside=[HERE])))
    with serving(tmp_path / "tables.db", webhooks=True) as server:
        seats = [{"kind": "here"}, {"kind": "link", "name": "Olena"}]
        opened = server.post("/api/tables", {"game": "toy", "seats": seats, "terms": {"hook": address(chat)}})
        with server.page(opened["owner"]) as owner:
            owner.act("bid 1", 0)
        assert chat.came.wait(90)
    [(path, _, body)] = chat.posted
    assert path == "/hook?room=1" and "Olena" in body["text"]
    secret = opened["table"], opened["owner"], opened["seats"][1]["link"], opened["watch"]
    assert not any(word in str(chat.posted) for word in secret)
