"""When somebody has thought too long."""
import asyncio

from kotatsu.kernel.table import Table
from kotatsu.server import forfeit
from kotatsu.server.library import usual_bot
from kotatsu.server.notices import notice
from kotatsu.server.room import Room


async def time_up(room: Room) -> None:
    """What the table has agreed on happens, and everybody is told."""
    async with room.opened() as table:
        usual = usual_bot(room.library.bots(table.game))
        for seat in room.clockwork.up():
            if room.clockwork.lost is not None:
                break                           # nobody else loses a game that is over
            if room.clockwork.then == "forfeit":
                await give_up(room, table, seat, usual)
            elif room.clockwork.then == "bot" and usual:
                await room.lead(table, seat, usual, notice("server-time-bot", who=table.game.seat_words(table.state, seat)))
                room.clockwork.passed(seat, True)
            else:
                await wait_on(room, table, seat)
        await room.clockwork.keep()
        room.changed()


async def wait_on(room: Room, table: Table, seat: int) -> None:
    note = notice("server-time-up", who=table.game.seat_words(table.state, seat))
    await asyncio.to_thread(room.store.note, room.id, note)
    room.noted(note)
    room.clockwork.passed(seat, False)


async def give_up(room: Room, table: Table, seat: int, bot: str) -> None:
    """The seat is lost. If one side is left it has won; otherwise a bot plays the seat to the end, and nobody comes back."""
    clocks = room.clockwork.clocks
    assert clocks is not None
    clocks.hands[seat].out = True
    if forfeit.is_decided(table, clocks):
        clocks.lost = seat
        clocks.follow([], room.people(), room.settings.clock())
        await room.clockwork.keep()
        words = forfeit.words(table, seat)
        await room.keep(table, notice(words.id, **words.args))
    elif bot:
        await room.lead(table, seat, bot, notice("server-forfeit-bot", who=table.game.seat_words(table.state, seat)))
    else:
        await wait_on(room, table, seat)
