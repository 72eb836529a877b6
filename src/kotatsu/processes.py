"""Pools of processes that end with the one that started them, even if that is killed."""
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process


def pool(count: int, politeness: int = 0) -> ProcessPoolExecutor:
    """So many processes, each begun from nothing; `politeness` is how far they let others go first (`os.nice`)."""
    return ProcessPoolExecutor(count, get_context("spawn"), settle_down, (politeness,))


def settle_down(politeness: int) -> None:
    """The first thing that such a process does."""
    if politeness and hasattr(os, "nice"):
        os.nice(politeness)
    parent = parent_process()
    if parent is not None:
        def follow() -> None:
            parent.join()
            os._exit(0)
        threading.Thread(target=follow, daemon=True).start()
