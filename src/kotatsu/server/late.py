"""When somebody has thought too long."""
import asyncio

from kotatsu.server.library import usual_bot
from kotatsu.server.notices import notice
from kotatsu.server.room import Room


async def time_up(room: Room) -> None:
    """What the table has agreed on happens, and everybody is told."""
    async with room.opened() as table:
        usual = usual_bot(room.library.bots(table.game))
        for seat in room.clockwork.up():
            who, bot = table.game.seat_words(table.state, seat), usual if usual and room.clockwork.then == "bot" else None
            if bot is not None:
                await room.lead(table, seat, bot, notice("server-time-bot", who=who))
            else:
                note = notice("server-time-up", who=who)
                await asyncio.to_thread(room.store.note, room.id, note)
                room.noted(note)
            room.clockwork.passed(seat, bot is not None)
        await room.clockwork.keep()
        room.changed()
