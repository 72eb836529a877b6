"""Pages that are open at the server, as cheap as they can be: what is not looked at is not decoded.

The load must not come from the one who makes it, so this speaks WebSocket (RFC 6455) by itself: whole frames, uncompressed.
"""
import asyncio
import random
import time
from collections.abc import Callable
from typing import Any, Self

from msgspec import Struct, json

from kotatsu.server.settings import HOST

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
TABLE = b'{"type":"table"'
PATIENCE = 60.0           # seconds for an answer


class Choice(Struct):
    action: str


class Prompt(Struct):
    seat: int
    actions: list[Choice] | None = None


class Table(Struct):
    """What a player must know of a `table` message."""
    version: int
    prompts: list[Prompt]
    over: dict[str, Any] | None


DECODER = json.Decoder(Table)


class Wire(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, path: str, port: int, hear: Callable[[bytes], None], lose: Callable[[str], None]) -> None:
        self.request = (f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode()
        self.hear, self.lose = hear, lose
        self.buffer = bytearray()
        self.is_open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, _ = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self.is_open = True
            del self.buffer[:len(head) + 4]
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Hear one frame, if there is a whole one."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return False
        assert buffer[0] & 128, "a message in parts"
        kind, body = buffer[0] & 15, bytes(buffer[start:start + size])
        del buffer[:start + size]
        if kind == TEXT:
            self.hear(body)
        elif kind == PING:
            self.send(body, PONG)
        elif kind == CLOSE:
            self.lose(f"the server closed the line: {int.from_bytes(body[:2])} {body[2:].decode()}")
            self.close()
        return True

    def connection_lost(self, problem: Exception | None) -> None:
        self.lose(f"the line is gone: {problem!r}")

    def send(self, body: bytes, kind: int = TEXT) -> None:
        """A masked frame; the mask is zero."""
        assert self.transport is not None
        head = bytes([128 | kind, 128 | len(body)]) if len(body) < 126 else bytes([128 | kind, 128 | 126]) + len(body).to_bytes(2)
        self.transport.write(head + bytes(4) + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


class Watcher:
    """A page that only counts what it gets."""

    def __init__(self) -> None:
        self.heard = 0
        self.first = asyncio.Event()
        self.wire: Wire | None = None

    @classmethod
    async def enter(cls, port: int, token: str) -> Self:
        """The page of a link, once it shows the table."""
        found = cls()
        wire = found.wire = Wire(f"/api/live/{token}?hands=open", port, found.hear, found.lose)
        await asyncio.get_running_loop().create_connection(lambda: wire, HOST, port)
        await asyncio.wait_for(found.first.wait(), PATIENCE)
        return found

    def hear(self, body: bytes) -> None:
        if body.startswith(TABLE):
            self.heard += 1
            self.first.set()

    def lose(self, why: str) -> None:
        """Whoever only looks on waits for nothing."""

    def close(self) -> None:
        if self.wire is not None:
            self.wire.close()


class Player(Watcher):
    """A page that chooses when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self.answer: asyncio.Future[float] | None = None
        self.refused = 0

    def hear(self, body: bytes) -> None:
        came = time.perf_counter()
        if body.startswith(TABLE):
            known, self.table = self.table, DECODER.decode(body)
            is_new = known is None or known.version != self.table.version
        else:
            is_new = body.startswith(b'{"type":"refused"')
            self.refused += is_new
        if is_new and self.answer is not None and not self.answer.done():
            self.answer.set_result(came)
        super().hear(body)

    def lose(self, why: str) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError(why))

    @property
    def is_over(self) -> bool:
        return self.table is not None and self.table.over is not None

    @property
    def is_waiting(self) -> bool:
        return self.answer is not None and not self.answer.done()

    def prompt(self) -> Prompt | None:
        """What may be chosen now; nothing while an answer is awaited."""
        if self.table is None or self.is_waiting:
            return None
        return next((one for one in self.table.prompts if one.actions), None)

    async def move(self, choices: random.Random) -> float:
        """Choose; the seconds until the server shows what came of it, which is when it is on the disk."""
        prompt = self.prompt()
        assert prompt is not None and prompt.actions and self.table is not None and self.wire is not None
        self.answer = asyncio.get_running_loop().create_future()
        said = json.encode({"type": "act", "seat": prompt.seat, "action": choices.choice(prompt.actions).action,
                            "version": self.table.version})
        began = time.perf_counter()
        self.wire.send(said)
        return await asyncio.wait_for(self.answer, PATIENCE) - began
