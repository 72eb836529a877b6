"""The clocks of one table in play: kept in the database, so that they survive a restart, and watched over by the server."""
import asyncio
from collections.abc import Callable, Collection, Mapping

from kotatsu.server.clocks import Clocks
from kotatsu.server.terms import TermsKept

GRACE = 60.0                # whoever's time was up while the server was away has so many seconds to come back
AGAIN = 10.0                # where a clock could not be kept it is tried again after so many seconds


class Deadlines:
    """The tables at which somebody's time will be up. What was due while the server was away has `GRACE` from its start on."""

    def __init__(self) -> None:
        self.started = 0.0
        self.due: dict[str, float] = {}

    def set(self, table: str, due: float | None) -> None:
        if due is None:
            self.due.pop(table, None)
        else:
            self.due[table] = due if due >= self.started else self.started + GRACE

    def know(self, due: Mapping[str, float]) -> None:
        """All of them, as the database has them."""
        self.due = {}
        for table, when in due.items():
            self.set(table, when)

    def passed(self, now: float) -> list[str]:
        """The tables at which something is due; each comes again, unless it is set anew meanwhile."""
        found = [table for table, due in self.due.items() if due <= now]
        self.due.update(dict.fromkeys(found, now + AGAIN))
        return found


class Clockwork:
    """Nothing at all at a table without clocks."""

    def __init__(self, id: str, kept: TermsKept, now: Callable[[], float], deadlines: Deadlines) -> None:
        self.id = id
        self.kept = kept
        self.now = now
        self.deadlines = deadlines
        self.clocks: Clocks | None = None

    async def load(self) -> None:
        self.clocks = await asyncio.to_thread(self.kept.clocks, self.id)

    def follow(self, due: Collection[int], people: Collection[int], acted: int | None = None, undone: int | None = None) -> None:
        """What a decision, an undo, somebody's coming or a bot's changes."""
        if self.clocks is not None:
            if undone is not None:
                self.clocks.undone(undone)
            self.clocks.follow(due, people, self.now(), acted)

    async def keep(self) -> None:
        """Write it down; whoever is late is found by the server's own watch."""
        if self.clocks is None:
            return
        due = self.clocks.due()
        await asyncio.to_thread(self.kept.keep_clocks, self.id, self.clocks, due)
        self.deadlines.set(self.id, due)

    def up(self) -> list[int]:
        return self.clocks.up(self.now()) if self.clocks is not None else []

    @property
    def then(self) -> str:
        return self.clocks.terms.then if self.clocks is not None else "wait"

    def passed(self, seat: int, bot: bool) -> None:
        """Everybody was told that a seat's time is up; a bot plays, or the table waits."""
        if self.clocks is not None:
            self.clocks.hands[seat].late, self.clocks.hands[seat].stands_in = not bot, bot

    @property
    def lost(self) -> int | None:
        """The seat whose forfeit has ended the game."""
        return self.clocks.lost if self.clocks is not None else None

    def is_out(self, seat: int) -> bool:
        """Whether a seat is forfeited."""
        return self.clocks is not None and self.clocks.hands[seat].out

    def led(self, seat: int) -> None:
        """Somebody else leads a seat now."""
        if self.clocks is not None:
            self.clocks.hands[seat].stands_in = False

    def came(self, seats: Collection[int]) -> bool:
        """Persons are at the table; whether that is news."""
        if self.clocks is None:
            return False
        new = [seat for seat in seats if not self.clocks.hands[seat].came]
        for seat in new:
            self.clocks.hands[seat].came = True
        return bool(new)

    def stood_in(self, seats: Collection[int]) -> list[int]:
        """The seats for whose persons a bot plays because their time was up."""
        return [seat for seat in seats if self.clocks.hands[seat].stands_in] if self.clocks is not None else []
