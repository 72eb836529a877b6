"""One process that serves at a socket until it is stopped."""
import gc
import json
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic

import uvicorn

from kotatsu.server.app import make_app
from kotatsu.server.patient import PatientProtocol
from kotatsu.server.settings import Settings

COLLECTED = 5000, 20, 100             # garbage is looked for seldom: with 1,000 tables in memory that takes a second
THOROUGHLY = 300.0                    # seconds after which it is: pages that were open for long leave some when they close …
RARELY = 1000                         # … or so many times as long as the last time took
SWITCH = 0.0005                       # seconds after which a waiting thread gets its turn: those who write keep no page waiting


class Server(uvicorn.Server):
    """Uvicorn, which says when it really listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self.ready = ready
        self.next_look = monotonic() + THOROUGHLY

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc.freeze()                             # all that was imported stays: nobody waits while it is searched for garbage
        gc.set_threshold(*COLLECTED)
        sys.setswitchinterval(SWITCH)
        if not self.should_exit:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        began = monotonic()
        if began >= self.next_look:
            gc.collect()
            self.next_look = began + max(THOROUGHLY, RARELY * (monotonic() - began))
        return await super().on_tick(counter)


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], object], log_json: bool = False) -> None:
    """Serve at a socket until stopped; `ready` is called once it listens."""
    if log_json:
        write_json()
    app = make_app(settings)
    config = uvicorn.Config(app, log_config=None if log_json else uvicorn.config.LOGGING_CONFIG, log_level="warning",
                            access_log=False, server_header=False, http=PatientProtocol, ws="websockets-sansio",
                            ws_max_size=4 * settings.most_message, timeout_graceful_shutdown=3)
    with suppress(KeyboardInterrupt):           # uvicorn has shut down in peace and raises it again
        Server(config, ready).run([listening])


class Lines(logging.Formatter):
    """A line of JSON for each thing that is worth a note. No line has a link or an address in it: none is ever logged."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        found = {"at": at, "level": record.levelname.lower(), "process": record.process, "from": record.name,
                 "said": record.getMessage()}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


def write_json() -> None:
    """What the server notes goes to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
