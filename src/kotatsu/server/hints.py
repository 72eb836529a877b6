"""Hints: a person asks what a seat of theirs might do. Thought of once for each question, from what the seat sees."""
from kotatsu.kernel.game import JSON
from kotatsu.server.answers import Answers
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
        self.answers = Answers[list[JSON]](MOST_KEPT)

    async def give(self, room: Room, ticket: Ticket, seat: int) -> JSON:
        async with room.opened() as table:
            check_own(room, table, ticket, seat)
            if seat not in table.decisions():
                raise conflict("hint-not-due", who=table.game.seat_words(table.state, seat))
            found = self.answers.find((room.id, seat), room.revision, lambda: self.thinkers.advise(table, seat))
        return {"seat": seat, "hint": await found}
