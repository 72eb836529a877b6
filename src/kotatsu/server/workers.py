"""Several processes at one socket. Whoever dies is replaced; a rolling restart replaces one after the other.

The socket stays open in this process all the time: while others come and go, whoever calls waits a moment and is answered.
"""
import logging
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import NamedTuple

from kotatsu.server.serving import serve
from kotatsu.server.settings import Settings
from kotatsu.server.store import Store

log = logging.getLogger("kotatsu.server")

SPAWN = get_context("spawn")
PAUSE = 1.0               # seconds before a process that died is replaced
PATIENCE = 20.0           # seconds until a process that was asked to stop is killed
STARTING = 120.0          # seconds until a new process must answer, or the restart ends
STOP = (signal.SIGINT, signal.SIGTERM)


class Worker(NamedTuple):
    """A process, and whether it answers."""
    process: SpawnProcess
    ready: Event


class Workers:
    """The processes of one `kotatsu serve --workers N`."""

    def __init__(self, settings: Settings, listening: socket.socket, count: int, log_json: bool = False) -> None:
        self.settings, self.listening, self.count, self.log_json = settings, listening, count, log_json
        self.workers: list[Worker] = []
        self.stops = self.renews = False
        self.bell, self.ring = SPAWN.Pipe(duplex=False)         # wakes us when a signal has come

    def run(self, ready: Callable[[], object]) -> None:
        """Serve until stopped. What is wrong with the database is said before anything is started."""
        Store(self.settings.db).close()
        for number in STOP:
            signal.signal(number, self._stop)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._renew)
        self.listening.listen(2048)
        self.workers = [self._start() for _ in range(self.count)]
        try:
            if self._answers(self.workers[0]):
                ready()
            while not self.stops:
                self._wait([worker.process.sentinel for worker in self.workers])
                self._replace()
                if self.renews:
                    self._renew_all()
        finally:
            self._end(self.workers)

    def _stop(self, *_: object) -> None:
        self.stops = True
        self.ring.send_bytes(b"stop")

    def _renew(self, *_: object) -> None:
        self.renews = True
        self.ring.send_bytes(b"renew")

    def _wait(self, sentinels: list[int], timeout: float | None = None) -> None:
        """Until a process ends, a signal comes or time is up."""
        if self.bell in connection.wait([self.bell, *sentinels], timeout):
            self.bell.recv_bytes()

    def _start(self) -> Worker:
        ready = SPAWN.Event()
        process = SPAWN.Process(target=work, args=(self.settings, self.listening, ready, self.log_json))
        process.start()
        return Worker(process, ready)

    def _answers(self, worker: Worker) -> bool:
        """Wait until a process answers; not if it dies first or we are to stop."""
        end = time.monotonic() + STARTING
        while not self.stops and worker.process.is_alive() and time.monotonic() < end:
            if worker.ready.wait(0.1):
                return True
        return False

    def _replace(self) -> None:
        """Start others for those who have died."""
        dead = [worker for worker in self.workers if not worker.process.is_alive()]
        if dead and not self.stops:
            log.warning("%s of %s processes ended and are replaced", len(dead), self.count)
            time.sleep(PAUSE)
            self.workers = [worker for worker in self.workers if worker not in dead] + [self._start() for _ in dead]

    def _renew_all(self) -> None:
        """One after the other: a new one answers before an old one stops. If none comes up, the old ones stay."""
        self.renews = False
        for old in list(self.workers):
            new = self._start()
            if not self._answers(new):
                log.error("a new process does not come up: the old ones stay")
                self._end([new])
                return
            self.workers.append(new)
            self._end([old])
            self.workers.remove(old)

    def _end(self, workers: list[Worker]) -> None:
        for worker in workers:
            worker.process.terminate()
        end = time.monotonic() + PATIENCE
        for worker in workers:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.is_alive():
                worker.process.kill()
                worker.process.join()


def work(settings: Settings, listening: socket.socket, ready: Event, log_json: bool) -> None:
    """In the other process: serve; end in peace if the one that started us is no more."""
    parent = parent_process()
    if parent is not None:
        def follow() -> None:
            parent.join()
            os.kill(os.getpid(), signal.SIGTERM)
        threading.Thread(target=follow, daemon=True).start()
    serve(settings, listening, ready.set, log_json)
