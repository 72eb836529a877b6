"""A server in a process of its own that can be killed: forked from one that has imported everything, so that it starts at once."""
import os
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import uvicorn
from served import Served

from kotatsu.server.app import make_app
from kotatsu.server.library import Installed
from kotatsu.server.patient import PatientProtocol
from kotatsu.server.run import bind
from kotatsu.server.settings import Settings


@cache
def nursery() -> "subprocess.Popen[str]":
    """The process that forks a server for each database it is told of; it ends when its line does, with this process."""
    return subprocess.Popen([sys.executable, __file__], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))})


@contextmanager
def child(db: Path) -> Iterator[tuple[int, Served]]:
    """A server and the id of its process until the block ends; then it is killed, if that has not happened yet."""
    parent = nursery()
    assert parent.stdin is not None and parent.stdout is not None
    parent.stdin.write(f"{db}\n")
    parent.stdin.flush()
    pid, port = map(int, parent.stdout.readline().split())
    served = Served(port)
    try:
        yield pid, served
    finally:
        served.http.close()
        kill(pid)


def kill(pid: int) -> None:
    """At once, whatever it does; it may be gone already."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGKILL)


def let_write(pid: int, most: int) -> None:
    """No file of that process may grow beyond so many bytes: to it, the disk is full."""
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


# --- in the other process
class Telling(uvicorn.Server):
    """Says where it is once it listens."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets is not None
        print(os.getpid(), sockets[0].getsockname()[1], flush=True)


def serve(db: Path, shelf: Installed) -> None:
    app = make_app(Settings(db=db, hidden_pause=0.0, wish_pause=0.0, back_off=(0.01, 0.01)), shelf)
    config = uvicorn.Config(app, log_level="critical", access_log=False, http=PatientProtocol, ws="websockets-sansio")
    Telling(config).run([bind("127.0.0.1", 0)])


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)           # nobody waits for the killed ones
    shelf = Installed()
    while line := sys.stdin.readline():
        if os.fork() == 0:
            serve(Path(line.strip()), shelf)
            os._exit(0)


if __name__ == "__main__":
    main()
