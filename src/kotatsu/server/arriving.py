"""People come to a table: by a link, to a free seat of an open one, or to look on."""
import asyncio

from kotatsu.kernel.phrase import say
from kotatsu.server import payload
from kotatsu.server.devices import arrive
from kotatsu.server.guest import Guest
from kotatsu.server.notices import notice
from kotatsu.server.problems import conflict
from kotatsu.server.room import Room


async def welcome(room: Room, guest: Guest, device: str) -> None:
    """Somebody has come: clocks may begin to run, and a bot that plays because their time was up gives the seat back."""
    await arrive(room, guest.ticket, device)
    async with room.opened() as table:
        if room.clockwork.clocks is None:
            return
        guest.hear({"type": "time", "now": room.settings.clock()})
        sees = payload.audience(guest.ticket, room.seats).sees
        for seat in room.clockwork.stood_in(sees):
            await room.lead(table, seat, None, notice("server-time-back", who=table.game.seat_words(table.state, seat)))
        if room.clockwork.came(sees):
            await room.mind_clocks(table)
            room.changed()


async def sit(room: Room) -> str:
    """A stranger sits down at an open table: a link to the first free seat; the one that was handed out for it ends."""
    async with room.opened() as table:
        free = payload.free_seats(room.seats, room.taken)
        if not free or room.is_over(table):
            raise conflict("server-no-free-seat")
        note = notice("server-notice-sat", who=table.game.seat_words(table.state, free[0]))
        token = await asyncio.to_thread(room.store.renew, room.id, free[0], note)
        await room.take(free[0], [])
        room.noted(note)
        room.dismiss(say("server-link-renewed"), free[0])
        room.changed()
        return token


async def share(room: Room) -> str:
    """The link by which anybody may watch: of an open table, and of every finished game."""
    async with room.opened() as table:
        if not room.is_over(table) and not room.terms.listed:
            raise conflict("server-share-later")
        return await asyncio.to_thread(room.kept_terms.share, room.id)
