"""A real server in a thread, and pages that are open at it: what the tests of the server share."""
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from msgspec import json
from toy import GAME
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from kotatsu.kernel.luck import Luck
from kotatsu.server.app import make_app
from kotatsu.server.patient import PatientProtocol
from kotatsu.server.run import bind
from kotatsu.server.settings import Settings

PATIENCE = 90.0           # seconds until something is said to have failed: a busy machine is slow, not wrong
JSON = dict[str, Any]


class Dicer:
    """A bot that chooses at random."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, game: Any, state: Any, item: Any, seat: int, options: list[int]) -> int:
        return self.luck.pick(options)


class Ponderer(Dicer):
    """A bot that thinks until it is allowed to answer."""
    thinking = threading.Event()
    allowed = threading.Event()

    def choose(self, game: Any, state: Any, item: Any, seat: int, options: list[int]) -> int:
        self.thinking.set()
        assert self.allowed.wait(PATIENCE)
        return super().choose(game, state, item, seat, options)


class Shelf:
    """The kernel's toy, and two bots for it."""

    def names(self) -> list[str]:
        return ["toy"]

    def load(self, name: str) -> Any:
        return GAME

    def bots(self, game: Any) -> list[str]:
        return ["ponderer", "dicer"]

    def bot(self, game: Any, name: str, seed: int) -> Any:
        return Ponderer(seed) if name == "ponderer" else Dicer(seed)


class Served:
    """A running server."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.http = httpx.Client(base_url=f"http://{self.host}", timeout=PATIENCE)

    def get(self, path: str, status: int = 200) -> Any:
        return self._answer(self.http.get(path), status)

    def post(self, path: str, body: Any = None, status: int = 201) -> Any:
        return self._answer(self.http.post(path, json=body), status)

    def delete(self, path: str, status: int = 204) -> Any:
        return self._answer(self.http.delete(path), status)

    def _answer(self, answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    def open(self, *kinds: str, game: str = "toy", **more: Any) -> JSON:
        """A table; `dicer` and the like are bots."""
        seats = [{"kind": kind} if kind in ("here", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
        opened: JSON = self.post("/api/tables", {"game": game, "seats": seats, "seed": 7, **more})
        return opened

    @contextmanager
    def page(self, token: str, hands: str = "open", **more: Any) -> Iterator["Page"]:
        """One person at a page; with hands `passed` several people who pass it round."""
        with connect(f"ws://{self.host}/api/live/{token}?hands={hands}", proxy=None, **more) as line:
            page = Page(line)
            page.next()
            yield page


class Page:
    """A page that is open: reads the table, keeps the log together, says what it chooses."""

    def __init__(self, line: Any) -> None:
        self.line = line
        self.table: JSON = {}
        self.log: list[JSON] = []

    def next(self, timeout: float = PATIENCE) -> JSON:
        """The next message, whatever it is."""
        return self.take(self.line.recv(timeout=timeout))

    def take(self, raw: str | bytes) -> JSON:
        """A message as it came over the wire."""
        message: JSON = json.decode(raw)
        if message["type"] == "table":
            self.table = message
            first = message["log"]["from"]
            assert first <= len(self.log)
            self.log[first:] = message["log"]["entries"]
        return message

    def drain(self) -> None:
        """Read what has come, if anything."""
        with suppress(TimeoutError):
            while True:
                self.next(0.005)

    def until(self, test: Callable[["Page"], Any]) -> "Page":
        """Read until the table is as wanted."""
        end = time.monotonic() + PATIENCE
        while not test(self):
            self.next(end - time.monotonic())
        return self

    def say(self, **message: Any) -> None:
        self.line.send(json.encode(message).decode())

    def ask(self, **message: Any) -> JSON:
        """The answer: the next message that is not about somebody coming or going."""
        known = self.table["version"]
        self.say(**message)
        answer = self.next()
        while answer["type"] == "table" and answer["version"] == known:
            answer = self.next()
        return answer

    def prompt(self, seat: int | None = None) -> JSON | None:
        """The first open question with choices."""
        return next((prompt for prompt in self.table["prompts"]
                     if prompt["actions"] and seat in (None, prompt["seat"])), None)

    def act(self, action: str | None = None, seat: int | None = None) -> JSON:
        """Choose (the first thing, if none is named) and wait for the answer."""
        prompt = self.prompt(seat)
        assert prompt is not None, self.table["prompts"]
        chosen = action or prompt["actions"][0]["action"]
        return self.ask(type="act", seat=prompt["seat"], action=chosen, version=self.table["version"])

    def undo(self) -> JSON:
        return self.ask(type="undo", version=self.table["version"])

    def is_quiet(self) -> bool:
        """Whether nothing has been sent to this page."""
        time.sleep(0.05)
        self.say(type="ping")
        return self.next() == {"type": "pong"}

    def closed(self) -> int:
        """Read to the end: the code it was closed with."""
        with suppress(ConnectionClosed):
            while True:
                self.next()
        code: int = self.line.close_code
        return code


def play_out(pages: list[Page], choose: Callable[[list[Any]], Any], each: Callable[[], Any] = lambda: None) -> None:
    """Every page chooses whenever it is asked, to the end of the game."""
    said: dict[Page, int] = {}
    end = time.monotonic() + 6 * PATIENCE
    while any(page.table["over"] is None for page in pages):
        assert time.monotonic() < end, "the game does not end"
        for page in pages:
            page.drain()
            prompt, version = page.prompt(), page.table["version"]
            if prompt is not None and said.get(page) != version:
                said[page] = version
                page.say(type="act", seat=prompt["seat"], action=choose(prompt["actions"])["action"], version=version)
            each()


def begin(owner: Page, friend: Page) -> None:
    """A game of the toy for two: bids and cards put aside, in secret; the owner's turn."""
    owner.act("bid 2", 0)
    friend.act("bid 0")
    for page, asked in ((owner, [0, 1]), (friend, [1])):
        wanted = [(seat, "aside") for seat in asked]
        page.until(lambda page, wanted=wanted: [(one["seat"], one["key"]) for one in page.table["prompts"]] == wanted)
        page.act()
    owner.until(lambda page: page.table["prompts"][0]["key"] == "turn")


@contextmanager
def serving(db: Path | str, library: Any = None, keep_alive: int = 5, **settings: Any) -> Iterator[Served]:
    """A server at a free port until the block ends; with the toy, unless another library is given.

    `keep_alive`: so many seconds a line stays open on which nothing is asked any more.
    """
    listening = bind("127.0.0.1", 0)
    app = make_app(Settings(db=db, **{"bot_pause": 0.0, "hidden_pause": 0.0, "wish_pause": 0.0, **settings}), library or Shelf())
    config = uvicorn.Config(app, log_level="warning", access_log=False, http=PatientProtocol, ws="websockets-sansio",
                            timeout_graceful_shutdown=1, timeout_keep_alive=keep_alive)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    served = Served(port_of(listening))
    try:
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        yield served
    finally:
        served.http.close()
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port
