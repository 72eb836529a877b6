"""The processes of one server, on one machine or several, that share its database. With SQLite there is one, which is alone."""
import os
import secrets
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Protocol

from kotatsu.kernel.game import JSON
from kotatsu.server.store import Store

HERE, HEAR, DISMISS, UNDOING, ALLOW = "here", "hear", "dismiss", "undoing", "allow"         # of one table, beside `store.CHANGED`
DEAD, MISSED = "dead", "missed"                 # a process is no more; something was said while the line was broken
LOOKS_ON = -1             # stands for whoever has a page open and no seat
Hear = Callable[[JSON], Awaitable[None]]


class Crew(Protocol):
    """What a process needs of the others."""
    id: str

    async def start(self, hear: Hear, figures: Callable[[], JSON]) -> None: ...

    async def stop(self) -> None: ...

    async def leads(self, table: str) -> bool:
        """Whether this process plays the bots of a table and watches its clocks: one of all does."""
        ...

    def has(self, table: str) -> bool:
        """Whether it does already."""
        ...

    def tell(self, table: str, kind: str, **body: Any) -> None:
        """Something for those who look at a table from other processes; in the order in which it is told."""
        ...

    def show(self, table: str, seats: Collection[int]) -> None:
        """Who has a page open at this process."""
        ...

    def elsewhere(self, table: str) -> set[int]:
        """Who has a page open at other processes; `LOOKS_ON` for those who have no seat."""
        ...

    async def figures(self) -> dict[str, JSON]:
        """What the other processes have counted, by their names."""
        ...


class Alone:
    """There are no others."""

    def __init__(self) -> None:
        self.id = new_id()

    async def start(self, hear: Hear, figures: Callable[[], JSON]) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def leads(self, table: str) -> bool:
        return True

    def has(self, table: str) -> bool:
        return True

    def tell(self, table: str, kind: str, **body: Any) -> None:
        pass

    def show(self, table: str, seats: Collection[int]) -> None:
        pass

    def elsewhere(self, table: str) -> set[int]:
        return set()

    async def figures(self) -> dict[str, JSON]:
        return {}


def new_id() -> str:
    """A name for a process: its number, and something that no other machine has."""
    return f"{os.getpid()}-{secrets.token_hex(4)}"


def crew_of(store: Store, dead_after: float) -> Crew:
    """Those who share a store; whoever gives no sign of life for so many seconds is held for dead."""
    if not store.is_shared:
        return Alone()
    from kotatsu.server.fellows import Fellows  # its library is an optional package
    return Fellows(store, dead_after)
