"""Taking back a choice: whoever has seen it is asked first."""
import asyncio

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.server import forced
from kotatsu.server.guest import Guest
from kotatsu.server.notices import notice
from kotatsu.server.persons import check_seen
from kotatsu.server.problems import conflict, forbidden
from kotatsu.server.room import Room
from kotatsu.server.undoing import Undoing


async def undo(room: Room, guest: Guest, version: int) -> None:
    async with room.opened() as table:
        who = check_seen(room, table, guest, version)
        if not who.leads:
            raise forbidden("server-not-your-seat")
        entry = table.undone_next(who.leads)
        if entry is None or not (seen := witnesses(room, table, entry, who.leads)):
            await take_back(room, table, who.leads)
            return
        if room.undoing is not None:
            raise conflict("server-undo-asked")
        room.undoing = Undoing(entry.seat, who.leads, seen)
        room.undoing.patience = asyncio.create_task(wait_for_answers(room, room.undoing))
        room.changed()


async def take_back(room: Room, table: Table, seats: tuple[int, ...]) -> None:
    """Where others play by link it is told to them, unless they could not know of the choice."""
    entry = table.undone_next(seats)
    told = entry is not None and room.by_link() and table.is_visible(entry)
    taken = forced.undo(table, seats, room.people())
    await room.keep(table, notice("server-undo-done", who=table.game.seat_words(table.state, taken.seat)) if told else None)


def witnesses(room: Room, table: Table, entry: Entry, mine: tuple[int, ...]) -> set[int]:
    """The seats of people at other pages who have seen a choice: whoever has the page open, and may read it at all."""
    people = [seat for seat in room.here() if seat not in mine and room.seats[seat].bot is None]
    return {seat for seat in people if table.is_visible(entry, (seat,))}


async def allow(room: Room, guest: Guest, may: bool) -> None:
    """An answer to the question whether a choice may be taken back. One no is enough; the asker's own no withdraws it."""
    async with room.opened() as table:
        undoing, leads = room.undoing, room.who(guest.ticket).leads
        if undoing is None:
            raise conflict("server-undo-moved-on")
        name = table.game.seat_words(table.state, undoing.by)
        mine = undoing.waits & set(leads)
        if not may and set(leads) & set(undoing.asker):
            room.end_undoing(say("server-undo-withdrawn", who=name))
        elif not mine:
            raise forbidden("server-not-your-seat")
        elif not may:
            other = table.game.seat_words(table.state, min(mine))
            room.end_undoing(say("server-undo-refused", who=name, other=other))
        else:
            undoing.waits -= mine
            if not undoing.waits:
                await take_back(room, table, undoing.asker)
                room.tell(say("server-undo-done", who=name))
        room.changed()


async def wait_for_answers(room: Room, undoing: Undoing) -> None:
    """Nobody is kept waiting for ever: without an answer the choice stays."""
    await asyncio.sleep(room.settings.undo_patience)
    async with room.opened() as table:
        if room.undoing is undoing:
            room.end_undoing(say("server-undo-unanswered", who=table.game.seat_words(table.state, undoing.by)))
            room.changed()
