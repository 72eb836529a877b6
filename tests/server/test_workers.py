"""`--workers 2` on a PostgreSQL: one process is killed in the middle of a game with bots, then all are renewed in turn."""
import os
import shutil
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from tempfile import mkdtemp

import sqlalchemy as sa
from postgres import Cluster
from process import process
from proxy import before
from served import JSON, PATIENCE, Page, Served
from websockets.exceptions import WebSocketException

from kotatsu.server.database import connect_postgres


class Patient:
    """A page as a browser has it: when its line breaks it comes again by itself. What it was shown must never be taken back."""

    def __init__(self, server: Served, token: str) -> None:
        self.server, self.token, self.times = server, token, 0
        self.page: Page | None = None
        self.line = ExitStack()
        self.log: list[JSON] = []

    def _come(self) -> Page:
        if self.page is None:
            self.page = self.line.enter_context(self.server.page(self.token))
            self.times += 1
            assert self.page.log[:len(self.log)] == self.log, "an acknowledged move is gone"
        return self.page

    def until(self, test: Callable[[Page], object]) -> None:
        """Choose whenever it is asked, until the table is as wanted."""
        end, said = time.monotonic() + 4 * PATIENCE, -1
        while True:
            assert time.monotonic() < end
            try:
                page = self._come()
                if test(page):
                    return
                prompt, version = page.prompt(), page.table["version"]
                if prompt is not None and said != version:
                    said = version
                    page.say(type="act", seat=prompt["seat"], action=prompt["actions"][0]["action"], version=version)
                page.next()
                self.log = list(page.log)
            except (WebSocketException, OSError):
                self.close()
                said = -1
                time.sleep(0.05)

    def close(self) -> None:
        self.page = None
        with suppress(WebSocketException, OSError):
            self.line.close()


def asked(url: str, sql: str) -> list[str]:
    engine = connect_postgres(url)
    with engine.connect() as db:
        found = [str(one) for one in db.execute(sa.text(sql)).scalars()]
    engine.dispose()
    return found


def test_a_killed_process_and_a_rolling_restart_lose_no_move(postgres: Cluster) -> None:
    """Through nginx where there is one, as on a real host."""
    url = postgres.fresh()
    folder = Path(mkdtemp(prefix="kotatsu-nginx-"))
    with ExitStack() as stack:
        running, inside = stack.enter_context(process(url, "--workers", "2", "--bot-pause", "0.05", "--dead-after", "3"))
        server = Served(stack.enter_context(before(int(inside.host.rpartition(":")[2]), folder)))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        stack.callback(server.http.close)
        opened = server.open("here", "random", "random", game="samurai", seed=3, options={"level": "easy"})
        player, watcher = Patient(server, opened["owner"]), Patient(server, opened["watch"])
        player.until(lambda page: len(page.log) >= 8)
        watcher.until(lambda page: len(page.log) >= 8)
        lead, = asked(url, "SELECT process FROM leases")
        os.kill(int(lead.partition("-")[0]), signal.SIGKILL)
        player.until(lambda page: asked(url, "SELECT process FROM leases") not in ([], [lead]) or page.table["over"])
        assert asked(url, "SELECT process FROM leases") not in ([], [lead])
        known = player.log
        watcher.until(lambda page: len(page.log) >= len(known))
        older = set(asked(url, "SELECT id FROM processes"))
        running.child.send_signal(signal.SIGHUP)
        for page in (player, watcher):
            page.until(lambda page: page.table["over"])
        end = time.monotonic() + 4 * PATIENCE
        while len(after := set(asked(url, "SELECT id FROM processes"))) != 2 or after & older:
            assert time.monotonic() < end, (older, after)
            time.sleep(0.2)
        late = Patient(server, opened["watch"])
        late.until(lambda page: page.table["over"])
        assert late.page is not None and late.page.log[:len(known)] == known and player.times >= 2
        for page in (player, watcher, late):
            page.close()
        errors = running.end(signal.SIGTERM)
        assert "Traceback" not in errors, errors
        assert running.child.returncode == 0 and asked(url, "SELECT id FROM processes") == []
