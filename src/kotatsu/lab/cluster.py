"""The same plan on a Ray cluster. Its machines need kotatsu of the same sources and the extra `ray`.

A worker that dies costs the games that it had not finished: Ray gives its batch to another one, and rows follow from numbers alone.
"""
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ray

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.lab.run import Batch, Played, Spread
from kotatsu.sim.resume import sources

SCHEME = "ray://"
QUIET: dict[str, Any] = {"log_to_driver": False, "logging_level": "warning"}
OBJECTS = 128 << 20             # bytes of shared memory that a small cluster of our own takes
AT_ONCE = 4                     # batches that wait for each core of the cluster


def on_a_cluster(address: str, workers: int | None) -> Spread:
    """`ray://HOST:10001` from outside, `ray://auto` on one of its machines, `ray://local` for a small one of our own."""
    def spread(work: Callable[[Batch], Played], things: Sequence[Batch]) -> Iterator[Played]:
        name = address.removeprefix(SCHEME)
        if name == "local":
            ray.init(num_cpus=workers, include_dashboard=False, object_store_memory=OBJECTS, **QUIET)
        else:
            ray.init(address="auto" if name == "auto" else address, **QUIET)
        try:
            yield from on_its_workers(work, things, sources())
        finally:
            ray.shutdown()
    return spread


def on_its_workers(work: Callable[[Batch], Played], things: Sequence[Batch], ours: str) -> Iterator[Played]:
    """Batches as they are done, whoever is first. A machine whose sources are not `ours` is refused."""
    def at_work(batch: Batch) -> Played | None:
        return work(batch) if sources() == ours else None
    remote: Any = ray.remote(max_retries=-1)(at_work)
    waiting = iter(things)
    most = AT_ONCE * int(ray.cluster_resources().get("CPU", 1))
    running = [remote.remote(batch) for _, batch in zip(range(most), waiting, strict=False)]
    while running:
        done, running = ray.wait(running, num_returns=1)
        played = ray.get(done[0])
        if played is None:
            raise Unreadable(say("lab-other-machine"))
        yield played
        running += [remote.remote(batch) for _, batch in zip(range(1), waiting, strict=False)]
