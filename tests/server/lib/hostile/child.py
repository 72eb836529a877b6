"""A server in a process of its own that can be killed: forked from one that has imported everything, so that it starts at once."""
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path

import uvicorn
from served import PATIENCE, Served

from kotatsu.server.app import make_app
from kotatsu.server.library import Installed
from kotatsu.server.patient import PatientProtocol
from kotatsu.server.run import bind
from kotatsu.server.settings import Settings

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["hostile.child", "kotatsu.games.samurai", "kotatsu.games.root"])


def serve_there(db: Path, line: Connection) -> None:
    """In the other process: listen, say where, serve."""
    listening = bind("127.0.0.1", 0)
    app = make_app(Settings(db=db, hidden_pause=0.0, wish_pause=0.0, back_off=(0.01, 0.01)), Installed())
    line.send(listening.getsockname()[1])
    config = uvicorn.Config(app, log_level="critical", access_log=False, http=PatientProtocol, ws="websockets-sansio")
    uvicorn.Server(config).run([listening])


@contextmanager
def child(db: Path) -> Iterator[tuple[ForkServerProcess, Served]]:
    """A server until the block ends; then it is killed, if that has not happened yet."""
    here, there = FORKS.Pipe()
    process = FORKS.Process(target=serve_there, args=(db, there), daemon=True)
    process.start()
    served = None
    try:
        assert here.poll(PATIENCE), "the server does not start"
        served = Served(here.recv())
        yield process, served
    finally:
        if served is not None:
            served.http.close()
        process.kill()
        process.join(PATIENCE)


def let_write(process: ForkServerProcess, most: int) -> None:
    """No file of that process may grow beyond so many bytes: to it, the disk is full."""
    assert process.pid is not None
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))
