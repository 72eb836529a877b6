"""A real `kotatsu serve`, in a process of its own that can be killed and started again at the same address."""
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from msgspec import json
from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parents[2]
JSON = dict[str, Any]
SERVE = ("kotatsu", "serve")
QUICK = ("kotatsu.server",)             # the same server, without the words of the command line


def build() -> None:
    """web/dist as its sources are now, by the project's own set-up."""
    sys.path.insert(0, str(ROOT / "scripts"))
    from prepare import page
    page()


class House:
    """The server, and what a test wants of it without a page."""

    def __init__(self, folder: Path, command: tuple[str, ...] = SERVE, environment: dict[str, str] | None = None,
                 database: str | None = None) -> None:
        self.folder, self.command, self.port = folder, command, 0
        self.kept = ("--db", str(folder / "tables.db")) if database is None else ("--database", database)
        self.environment = environment or dict(os.environ)
        self.http = httpx.Client(timeout=120)
        self.child: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Listen: at any free port the first time, at the same one from then on."""
        spoken = {"KOTATSU_LANG": "en", "PYTHONIOENCODING": "utf-8", "PYTHONWARNINGS": "ignore::UserWarning"}
        with (self.folder / "errors.txt").open("a") as errors:
            self.child = subprocess.Popen(
                [sys.executable, "-m", *self.command, "--port", str(self.port), *self.kept],
                stdout=subprocess.PIPE, stderr=errors, text=True, encoding="utf-8", env={**self.environment, **spoken})
        assert self.child.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.child.stdout.readline())
        assert found and self.port in (0, int(found[1])), self.errors()
        self.port = int(found[1])

    def end(self, how: int = signal.SIGTERM) -> None:
        if self.child is not None:
            self.child.send_signal(how)
            self.child.communicate(timeout=120)
            self.child = None

    def errors(self) -> str:
        """What the server complained about."""
        return (self.folder / "errors.txt").read_text(encoding="utf-8")

    # --- tables
    def post(self, path: str, body: Any) -> Any:
        answer = self.http.post(f"{self.address}api/{path}", json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(f"{self.address}api/{path}")
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, *kinds: str, seed: int = 1, game: str = "samurai", **options: Any) -> JSON:
        """A seeded table; whoever is not `here` or by `link` is a bot of that name."""
        seats = [{"kind": kind} if kind in ("here", "link") else {"kind": "bot", "bot": kind} for kind in kinds]
        opened: JSON = self.post("tables", {"game": game, "seats": seats, "seed": seed, "options": options})
        return opened

    def lay(self, position: JSON, *actions: str) -> JSON:
        """A table that begins at a position; the first choices are made at once."""
        opened: JSON = self.post("tables/import", position)
        with connect(f"ws://127.0.0.1:{self.port}/api/live/{opened['owner']}?hands=open", proxy=None) as line:
            table = json.decode(line.recv())
            for action in actions:
                seat = next(prompt["seat"] for prompt in table["prompts"] if prompt["actions"])
                line.send(json.encode({"type": "act", "seat": seat, "action": action, "version": table["version"]}).decode())
                old, table = table["version"], json.decode(line.recv())
                assert table["type"] == "table" and table["version"] != old, table
        return opened
