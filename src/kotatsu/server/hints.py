"""Hints: a person asks what a seat of theirs might do. Thought of once for each question, from what the seat sees."""
import asyncio
from collections import OrderedDict

from kotatsu.kernel.game import JSON
from kotatsu.server.persons import check_own
from kotatsu.server.problems import conflict
from kotatsu.server.room import Room
from kotatsu.server.store import Ticket
from kotatsu.server.thinking import Thinkers

MOST_KEPT = 64


class Hints:
    """What was asked last at each table: asking again costs nothing."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.kept: OrderedDict[tuple[str, int], tuple[int, asyncio.Future[list[JSON]]]] = OrderedDict()

    async def give(self, room: Room, ticket: Ticket, seat: int) -> JSON:
        async with room.opened() as table:
            check_own(room, table, ticket, seat)
            if seat not in table.decisions():
                raise conflict("hint-not-due", who=table.game.seat_words(table.state, seat))
            key, revision = (room.id, seat), room.revision
            known = self.kept.get(key)
            if known is None or known[0] != revision or (known[1].done() and known[1].exception() is not None):
                known = revision, asyncio.ensure_future(self.thinkers.advise(table, seat))
                self.kept[key] = known
                self.kept.move_to_end(key)
                while len(self.kept) > MOST_KEPT:
                    self.kept.popitem(last=False)
        return {"seat": seat, "hint": await asyncio.shield(known[1])}
