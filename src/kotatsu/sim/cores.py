"""Work on all cores. Results come in the order of the work, so that nothing depends on how many cores there are."""
import os
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import TypeVar

from kotatsu.processes import pool

Work = TypeVar("Work")
Result = TypeVar("Result")


def cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Callable[[Work], Result], things: Sequence[Work], processes: int | None = None) -> Iterator[Result]:
    """`work(thing)` for each thing, in order, several at a time."""
    count = min(processes or cores(), len(things))
    if count <= 1:
        for thing in things:
            yield work(thing)
        return
    with pool(count) as workers:
        waiting = iter(things)
        running = [workers.submit(work, thing) for thing in islice(waiting, 2 * count)]
        try:
            while running:
                yield running.pop(0).result()
                running += [workers.submit(work, thing) for thing in islice(waiting, 1)]
        finally:
            for future in running:
                future.cancel()
