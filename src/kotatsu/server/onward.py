"""A finished game goes on from one of its moments: at a new table, one seat for a person, bots in the others, with other luck."""
import asyncio
import secrets

from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position
from kotatsu.kernel.table import Table
from kotatsu.server import notices, serialise
from kotatsu.server.library import usual_bot
from kotatsu.server.problems import conflict, missing
from kotatsu.server.room import Room
from kotatsu.server.store import Kept, Seat
from kotatsu.server.wire import OnwardWish


async def continued(room: Room, wish: OnwardWish) -> Kept:
    """The rows of the new table; 409 while the old one is in play, for everything that was hidden there is in it."""
    async with room.opened() as table:
        if not room.is_over(table):
            raise conflict("analysis-not-over")
        if not 0 <= wish.seat < len(room.seats):
            raise missing("server-no-such-seat", seat=wish.seat + 1)
        if not 0 <= wish.entry < len(table.log):
            raise missing("server-not-found")
        bot = usual_bot(room.library.bots(table.game))
        found = await asyncio.to_thread(from_moment, table, wish.entry, wish.seat, bot)
        table.forget_states(0, room.marks[-1].n)
        return found


def from_moment(table: Table, entry: int, seat: int, bot: str) -> Kept:
    game, then = table.game, table.log[entry].before
    new = Table.at(game, position(game, then, Luck(secrets.randbits(62))))
    seats = [Seat("here") if other == seat else Seat("bot", bot) for other in range(game.seats(then))]
    return serialise.kept("", new, seats, [notices.notice("server-notice-onward", when=game.when(then)), *notices.of_data(new)])
