"""What is measured while something is played: answers, and how busy and how late the one is who asks."""
import asyncio
import os
import time
from types import TracebackType
from typing import Any

from loading.server import Server

TICK = 0.02               # seconds that the sleeper sleeps
JSON = dict[str, Any]


def part(times: list[float], share: float) -> float:
    """So many milliseconds suffice for this share of them."""
    return round(sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else float("nan")


class Window:
    """From entering to leaving: the times of answers, this process's own delay (of a sleeper that only sleeps) and both's work."""

    def __init__(self, server: Server | None = None) -> None:
        self.server = server
        self.times: list[float] = []
        self.late: list[float] = []
        self.memory: list[float] = []
        self.seconds = self.own = self.theirs = 0.0

    async def __aenter__(self) -> "Window":
        self.began, self.used = time.perf_counter(), time.process_time()
        self.served = self.server.processor() if self.server else 0.0
        self.task = asyncio.create_task(self._sleep())
        return self

    async def __aexit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self.task.cancel()
        self.seconds, self.own = time.perf_counter() - self.began, time.process_time() - self.used
        self.theirs = self.server.processor() - self.served if self.server else 0.0

    async def _sleep(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK)
            self.late.append(time.perf_counter() - began - TICK)
            if self.server is not None and len(self.late) % 250 == 0:
                self.memory.append(self.server.memory())

    def figures(self) -> JSON:
        """What every part tells."""
        found: JSON = {"seconds": round(self.seconds, 1), "own_delay_p95_ms": part(self.late, 0.95),
                       "own_share_of_a_core": round(self.own / self.seconds, 2), "load_average": round(os.getloadavg()[0], 1)}
        if self.server is not None:
            found["servers_share_of_a_core"] = round(self.theirs / self.seconds, 2)
        if self.times:
            found |= {"moves": len(self.times), "moves_a_second": round(len(self.times) / self.seconds, 1),
                      "p50_ms": part(self.times, 0.5), "p95_ms": part(self.times, 0.95), "most_ms": part(self.times, 1.0)}
        return found
