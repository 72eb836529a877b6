"""`python -m kotatsu.server` as a process of its own."""
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from served import Page, Served
from websockets.exceptions import ConnectionClosed


class Process:
    """The process, and what it has said so far."""

    def __init__(self, db: Path | str, *more: str) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-m", "kotatsu.server", "--database" if isinstance(db, str) else "--db", str(db), *more],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8",
            env={**os.environ, "KOTATSU_LANG": "en", "PYTHONIOENCODING": "utf-8"})
        self.said: list[str] = []

    def hear(self, pattern: str) -> re.Match[str]:
        """The next line that fits."""
        assert self.child.stdout is not None and self.child.stderr is not None
        for line in self.child.stdout:
            self.said.append(line)
            found = re.search(pattern, line)
            if found:
                return found
        raise AssertionError(self.child.stderr.read())

    def end(self, how: int) -> str:
        self.child.send_signal(how)
        _, errors = self.child.communicate(timeout=120)
        return errors


@contextmanager
def process(db: Path | str, *more: str) -> Iterator[tuple[Process, Served]]:
    """A server of its own process, killed at the end if it still runs."""
    started = Process(db, "--port", "0", *more)
    served = None
    try:
        port = int(started.hear(r"http://127\.0\.0\.1:(\d+)/")[1])
        served = Served(port)
        yield started, served
    finally:
        if served is not None:
            served.http.close()
        if started.child.poll() is None:
            started.end(signal.SIGKILL)


def read_until_it_dies(page: Page) -> None:
    """What was sent before the end counts: a reader may still have to take it in."""
    try:
        while True:
            page.next()
    except ConnectionClosed:
        pass
