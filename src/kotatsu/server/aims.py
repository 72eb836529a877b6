"""What bots were up to: a page may ask after each of their turns. From what everybody sees, the same for all who ask."""
from typing import Any

from kotatsu.kernel.game import JSON
from kotatsu.search.aims import aim_of
from kotatsu.server.answers import Answers
from kotatsu.server.problems import missing
from kotatsu.server.room import Room
from kotatsu.server.thinking import Thinkers

MOST_KEPT = 256


class Aims:
    """The last ones of each bot."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.answers = Answers[Any](MOST_KEPT)

    async def give(self, room: Room, seat: int) -> JSON:
        """Of a bot's last turn; nothing of a person's."""
        async with room.opened() as table:
            if not 0 <= seat < len(room.seats):
                raise missing("server-not-found")
            if room.seats[seat].bot is None:
                return {"seat": seat, "aims": []}
            found = self.answers.find((room.id, seat), room.revision,
                                      lambda: self.thinkers.answer(table.game, aim_of(table, seat)))
        return {"seat": seat, "aims": [one.json() for one in await found]}
