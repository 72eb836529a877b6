"""Too much of everything, from one client, while somebody else plays: the others get their answers, and nobody gets a 5xx."""
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
from served import PATIENCE, Served, serving
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from harm.watch import no_errors

AT_ONCE = 8               # threads that ask at the same time


def run(folder: Path, count: int, seed: int = 1) -> int:
    """So many requests of each kind; an honest table plays on all the time."""
    limits = {"tables_an_hour": 40, "sockets_of_one": 30, "most_imports": 2, "messages_at_once": 50, "messages_a_second": 500}
    with serving(folder / "floods.db", **limits) as server, no_errors():
        opened = server.open("here", "here", "link", options={"rounds": 2})
        file = server.get(f"/api/tables/{server.open('here', 'here')['owner']}/export")
        kinds: dict[str, tuple[Callable[[httpx.Client, int], int], set[int]]] = {
            "tables": (lambda http, _: http.post("/api/tables", json=toy()).status_code, {201, 429}),
            "files": (lambda http, _: http.post("/api/tables/import", json=file).status_code, {201, 400, 429}),
            "links": (lambda http, n: http.get(f"/api/tables/{n}/replay").status_code, {404}),
            "lists": (lambda http, n: http.post("/api/tables/list", json={"tokens": [str(n)] * 200}).status_code, {200}),
            "nothing": (lambda http, n: http.get(f"/api/nothing/{n}").status_code, {404}),
            "large": (lambda http, _: http.post("/api/tables", content=b"[" + b"1," * 100_000 + b"1]",
                                                headers={"Content-Type": "application/json"}).status_code, {400, 413, 429}),
        }
        done = 0
        for name, (ask, expected) in kinds.items():
            with Honest(server, opened["owner"]) as honest:
                found = flood(server, ask, count)
            assert set(found) <= expected, f"{name}: {found}"
            assert honest.moves > 0, f"nobody else could play beside the flood of {name}"
            done += count
        return done + pages(server, opened["watch"], count) + chatter(server, opened["owner"], count)


def toy() -> dict[str, object]:
    return {"game": "toy", "seats": [{"kind": "here"}] * 2}


class Honest:
    """Somebody who plays meanwhile, choosing and taking back: each move waits for its answer."""

    def __init__(self, server: Served, token: str) -> None:
        self.server, self.token, self.moves = server, token, 0
        self.enough = threading.Event()
        self.problem: BaseException | None = None
        self.thread = threading.Thread(target=self.play)

    def play(self) -> None:
        try:
            with self.server.page(self.token) as page:
                while not self.enough.is_set() or not self.moves:
                    assert page.ask(type="act", seat=0, action="bid 1", version=page.table["version"])["type"] == "table"
                    assert page.undo()["type"] == "table"
                    self.moves += 1
        except BaseException as problem:
            self.problem = problem

    def __enter__(self) -> "Honest":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.enough.set()
        self.thread.join(PATIENCE)
        if self.problem is not None:
            raise self.problem


def flood(server: Served, ask: Callable[[httpx.Client, int], int], count: int) -> Counter[int]:
    """The answers by status."""
    with httpx.Client(base_url=f"http://{server.host}", timeout=PATIENCE) as http, ThreadPoolExecutor(AT_ONCE) as pool:
        return Counter(pool.map(lambda n: ask(http, n), range(count)))


def pages(server: Served, token: str, count: int) -> int:
    """More pages than one client may have: those beyond are told to come later, the others stay; when they go, all is free."""
    count = min(count, 60)
    with ExitStack() as stack:
        lines = [stack.enter_context(connect(f"ws://{server.host}/api/live/{token}", proxy=None)) for _ in range(count)]
        refused = 0
        for line in lines:
            try:
                refused += '"type":"refused"' in str(line.recv(timeout=PATIENCE))
            except ConnectionClosed:
                refused += 1
        assert refused == max(0, count - 30), refused
    with server.page(token) as page:
        assert page.table["version"]
    return count


def chatter(server: Served, token: str, count: int) -> int:
    """A page that never stops talking is heard more slowly; another plays beside it, and all it said is answered."""
    with server.page(token) as loud, Honest(server, token) as honest:
        for _ in range(count):
            loud.say(type="ping")
        pongs = 0
        while pongs < count:
            pongs += loud.next()["type"] == "pong"
    assert honest.moves > 0
    return count
