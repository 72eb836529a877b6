"""The server under load: a process of its own at a free port of this machine, and what it costs."""
import asyncio
import os
import re
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from kotatsu.server.run import BOT_PROCESSES, announce, bind
from kotatsu.server.serving import serve
from kotatsu.server.settings import HOST, Settings

JSON = dict[str, Any]
TICKS = os.sysconf("SC_CLK_TCK")


def many_files() -> None:
    """Thousands of sockets are thousands of open files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve_all(db: Path) -> None:
    """As `kotatsu serve`, but all its clients come from one address, and answers to hidden questions leave at once."""
    many_files()
    settings = Settings(db=db, bot_processes=BOT_PROCESSES, tables_an_hour=1_000_000, sockets_of_one=5_000, hidden_pause=0.0,
                        wish_pause=0.0)
    with bind(HOST, 0) as listening:
        serve(settings, listening, lambda: announce(HOST, listening.getsockname()[1], False, "en"))


class Server:
    """A running server."""

    def __init__(self, child: subprocess.Popen[str], port: int, started: float) -> None:
        self.child, self.port, self.started = child, port, started
        self.http = httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=120, limits=httpx.Limits(keepalive_expiry=1))

    @classmethod
    async def start(cls, folder: Path) -> "Server":
        """One with the database of a folder; `started`: seconds until it said where it listens."""
        began = time.monotonic()
        child = subprocess.Popen([sys.executable, sys.argv[0], "--serve", str(folder / "tables.db")], stdout=subprocess.PIPE,
                                 text=True, env={**os.environ, "KOTATSU_LANG": "en"})
        try:
            port = await asyncio.to_thread(said_port, child)
        except BaseException:
            child.kill()
            raise
        return cls(child, port, time.monotonic() - began)

    async def end(self) -> None:
        await self.http.aclose()
        self.child.terminate()
        try:
            await asyncio.to_thread(self.child.wait, 60)
        except subprocess.TimeoutExpired:
            self.child.kill()

    async def open(self, game: str, kinds: list[str], bot: str | None = None, **more: Any) -> JSON:
        """A table; its bots are the usual ones if none is named."""
        named = {"bot": bot} if bot else {}
        wish = {"game": game, "seats": [{"kind": kind, **(named if kind == "bot" else {})} for kind in kinds], **more}
        found: JSON = (await self.ask("POST", "/api/tables", wish)).json()
        return found

    async def ask(self, method: str, path: str, body: JSON | None = None) -> httpx.Response:
        """Once more where the server closes a line on which nothing was asked just as we ask something."""
        for _ in range(3):
            try:
                answer = await self.http.request(method, path, json=body)
                break
            except (httpx.ReadError, httpx.RemoteProtocolError, httpx.WriteError):
                pass
        else:
            answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer

    async def delete(self, opened: JSON) -> None:
        await self.ask("DELETE", f"/api/tables/{opened['owner']}")

    async def over(self, opened: JSON) -> bool:
        answer = await self.ask("POST", "/api/tables/list", {"tokens": [opened["watch"]]})
        return all(one["over"] for one in answer.json())

    async def figure(self, name: str) -> float:
        """One of the server's own figures."""
        text = (await self.ask("GET", "/api/metrics")).text
        return sum(float(value) for value in re.findall(rf"^{name}(?:{{.*}})? (.*)$", text, re.MULTILINE))

    # --- what the system says of it
    def memory(self) -> float:
        """MiB of the server and its children."""
        return sum(resident(pid) for pid in (self.child.pid, *children(self.child.pid))) / 1024

    def files(self) -> int:
        return len(os.listdir(f"/proc/{self.child.pid}/fd"))

    def threads(self) -> int:
        return len(os.listdir(f"/proc/{self.child.pid}/task"))

    def processor(self) -> float:
        """Seconds that the server itself has used, without the processes in which bots think."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def said_port(child: "subprocess.Popen[str]") -> int:
    assert child.stdout is not None
    for line in child.stdout:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found:
            return int(found[1])
    raise SystemExit("the server does not start")


def resident(pid: int) -> int:
    """KiB in memory; nothing if the process is gone."""
    try:
        found = re.search(r"^VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    except OSError:
        return 0
    return int(found[1]) if found else 0


def children(pid: int) -> list[int]:
    try:
        return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
