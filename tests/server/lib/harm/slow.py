"""Clients that are slow on purpose: they never read, never finish what they say, or say it letter by letter."""
import socket
import time
from contextlib import ExitStack
from pathlib import Path

from served import PATIENCE, Served, serving

from harm.watch import no_errors
from kotatsu.server.patient import PatientProtocol

UPGRADE = (b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")


def run(folder: Path, count: int, seed: int = 1) -> int:
    """So many of each kind, while one table plays; the server closes what is never finished."""
    patience, PatientProtocol.patience = PatientProtocol.patience, 0.5
    try:
        with serving(folder / "slow.db", body_patience=0.5, keep_alive=1) as server, no_errors():
            return deaf(server, count) + unfinished(server, count)
    finally:
        PatientProtocol.patience = patience


def line_to(server: Served) -> socket.socket:
    host, port = server.host.split(":")
    found = socket.socket()
    found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    found.settimeout(PATIENCE)
    found.connect((host, int(port)))
    return found


def deaf(server: Served, count: int) -> int:
    """Pages that are open and read nothing: whoever plays is answered all the same, and what waits for them is bounded."""
    opened = server.open("here", "here", "link", options={"rounds": 2})
    with ExitStack() as stack:
        for _ in range(count):
            line = stack.enter_context(line_to(server))
            line.sendall(f"GET /api/live/{opened['watch']} HTTP/1.1\r\nHost: {server.host}\r\n".encode() + UPGRADE)
        with server.page(opened["owner"]) as page:
            for _ in range(2 * count):
                assert page.ask(type="act", seat=0, action="bid 1", version=page.table["version"])["type"] == "table"
                assert page.undo()["type"] == "table"
    return count


def unfinished(server: Served, count: int) -> int:
    """Requests whose head or body never ends: each line is closed, though it says another letter now and then."""
    host = f"Host: {server.host}\r\n".encode()
    asking, telling = b"GET /api/games HTTP/1.1\r\n" + host, b"POST /api/tables HTTP/1.1\r\n" + host
    telling += b"Content-Type: application/json\r\n"
    begun = (b"", b"G", asking, asking + b"X-A: ", telling + b"Content-Length: 999999\r\n\r\n{",
             telling + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{")
    lines = [line_to(server) for _ in range(count)]
    for number, line in enumerate(lines):
        line.sendall(begun[number % len(begun)])
    waiting, end = set(lines), time.monotonic() + PATIENCE
    while waiting:
        assert time.monotonic() < end, f"{len(waiting)} lines are still open"
        for line in list(waiting):
            try:
                line.sendall(b"a")                          # drop by drop
                line.settimeout(0.01)
                while line.recv(4096):
                    pass
                waiting.discard(line)
            except TimeoutError:
                pass
            except OSError:
                waiting.discard(line)
    for line in lines:
        line.close()
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page:
        assert page.act()["type"] == "table"
    return count
