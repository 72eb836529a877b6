"""How much one client, and all together, may ask of a server. Whoever wants more is told to come again later."""
import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic

from kotatsu.kernel.phrase import say
from kotatsu.server.problems import Refused
from kotatsu.server.settings import Settings

MOST_CLIENTS = 10_000     # whose buckets are remembered


def too_many(seconds: float = 60.0) -> Refused:
    return Refused(429, say("server-too-many", seconds=max(1, round(seconds))))


class Bucket:
    """Fills with time and is emptied by what somebody does."""

    def __init__(self, size: float, seconds: float, now: float) -> None:
        self.size, self.rate, self.level, self.at = size, size / seconds, size, now

    def wait(self, now: float) -> float:
        """Take one; how long to wait until there would have been one."""
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        self.level -= 1
        return max(0.0, -self.level / self.rate)

    def take(self, now: float) -> float:
        """Take one if there is one: 0; else nothing is taken, and it says how long until there is one."""
        late = self.wait(now)
        if late > 0:
            self.level += 1
        return late


class Limits:
    """One server's. A client is an address; a proxy names its clients (`X-Forwarded-For`, trusted from this machine only)."""

    def __init__(self, settings: Settings, now: Callable[[], float] = monotonic) -> None:
        self.settings = settings
        self.now = now
        self.opened: OrderedDict[str, Bucket] = OrderedDict()
        self.sat: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()
        self.importing = asyncio.Lock()
        self.waiting = 0

    def open_table(self, client: str, count: int) -> None:
        """One more table of this client, and in all."""
        if count >= self.settings.most_tables:
            raise Refused(503, say("server-full"))
        self._take(self.opened, client, self.settings.tables_an_hour)

    def sit_down(self, client: str) -> None:
        """One more seat at an open table: whoever takes them all keeps others from playing."""
        self._take(self.sat, client, self.settings.seats_an_hour)

    def _take(self, buckets: OrderedDict[str, Bucket], client: str, an_hour: int) -> None:
        bucket = buckets.setdefault(client, Bucket(an_hour, 3600, self.now()))
        buckets.move_to_end(client)
        while len(buckets) > MOST_CLIENTS:
            buckets.popitem(last=False)
        late = bucket.take(self.now())
        if late > 0:
            raise too_many(late)

    @contextmanager
    def socket(self, client: str) -> Iterator[None]:
        """A page is open."""
        if self.sockets[client] >= self.settings.sockets_of_one or self.sockets.total() >= self.settings.most_sockets:
            if not self.sockets[client]:
                del self.sockets[client]
            raise too_many()
        self.sockets[client] += 1
        try:
            yield
        finally:
            self.sockets[client] -= 1
            if not self.sockets[client]:
                del self.sockets[client]

    @asynccontextmanager
    async def one_import(self) -> AsyncIterator[None]:
        """Files are read one at a time, and only a few wait."""
        if self.waiting >= self.settings.most_imports:
            raise too_many()
        self.waiting += 1
        try:
            async with self.importing:
                yield
        finally:
            self.waiting -= 1

    def messages(self) -> Bucket:
        """Of one page."""
        return Bucket(self.settings.messages_at_once, self.settings.messages_at_once / self.settings.messages_a_second, self.now())
