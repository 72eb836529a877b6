"""Taking back a choice: whoever has seen it is asked first."""
import asyncio
from collections.abc import Sequence

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.server import forced
from kotatsu.server.crew import ALLOW, UNDOING
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
        tell(room, room.undoing)
        room.changed()


async def take_back(room: Room, table: Table, seats: tuple[int, ...]) -> None:
    """Where others play by link it is told to them, unless they could not know of the choice."""
    entry = table.undone_next(seats)
    told = entry is not None and room.by_link() and table.is_visible(entry)
    taken = forced.undo(table, seats, room.people(), room.by_link())
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
        if not undoing.waits & set(leads) and (may or not set(leads) & set(undoing.asker)):
            raise forbidden("server-not-your-seat")
        if undoing.is_ours:
            await answered(room, table, undoing, leads, may)
        else:
            room.crew.tell(room.id, ALLOW, leads=leads, may=may)


async def answered(room: Room, table: Table, undoing: Undoing, leads: Sequence[int], may: bool) -> None:
    """What comes of an answer, at the process where the question was asked."""
    name = table.game.seat_words(table.state, undoing.by)
    mine = undoing.waits & set(leads)
    if not may and set(leads) & set(undoing.asker):
        room.end_undoing(say("server-undo-withdrawn", who=name))
    elif mine and not may:
        room.end_undoing(say("server-undo-refused", who=name, other=table.game.seat_words(table.state, min(mine))))
    elif mine:
        undoing.waits -= mine
        if undoing.waits:
            tell(room, undoing)
        else:
            await take_back(room, table, undoing.asker)
            room.tell(say("server-undo-done", who=name))
    room.changed()


def tell(room: Room, undoing: Undoing) -> None:
    """The question as it stands, for those at other processes."""
    room.crew.tell(room.id, UNDOING, asked={"by": undoing.by, "asker": undoing.asker, "waits": sorted(undoing.waits)})


def heard(room: Room, asked: JSON | None) -> None:
    """Somebody asks at another process, or does not any more."""
    room.end_undoing()
    if asked is not None:
        room.undoing = Undoing(asked["by"], tuple(asked["asker"]), set(asked["waits"]), is_ours=False)
        room.undoing.patience = asyncio.create_task(wait_for_answers(room, room.undoing))
    room.changed()


async def heard_answer(room: Room, leads: Sequence[int], may: bool) -> None:
    """Somebody has answered at another process."""
    async with room.opened() as table:
        if room.undoing is not None and room.undoing.is_ours:
            await answered(room, table, room.undoing, leads, may)


async def wait_for_answers(room: Room, undoing: Undoing) -> None:
    """Nobody is kept waiting for ever: without an answer the choice stays."""
    more = 1.0 if undoing.is_ours else 1.2      # the process where it was asked ends it, unless it died
    await asyncio.sleep(room.settings.undo_patience * more)
    async with room.opened() as table:
        if room.undoing is undoing:
            words = say("server-undo-unanswered", who=table.game.seat_words(table.state, undoing.by))
            room.end_undoing(words if undoing.is_ours else None)
            room.changed()
