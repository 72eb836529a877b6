"""Answers that are thought of once: whoever asks the same again, before anything has changed, waits for the same or finds it."""
import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

Answer = TypeVar("Answer")


class Answers(Generic[Answer]):
    """The newest answers of all tables, by table and seat; each belongs to one revision of its table."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, int], tuple[int, asyncio.Future[Answer]]] = OrderedDict()

    def find(self, key: tuple[str, int], revision: int, ask: Callable[[], Awaitable[Answer]]) -> Awaitable[Answer]:
        """The answer that is known or on its way; asked for if there is none, or if that failed. It goes on if nobody waits."""
        known = self.kept.get(key)
        if known is None or known[0] != revision or (known[1].done() and known[1].exception() is not None):
            known = revision, asyncio.ensure_future(ask())
            self.kept[key] = known
            self.kept.move_to_end(key)
            while len(self.kept) > self.most:
                self.kept.popitem(last=False)
        return asyncio.shield(known[1])
