"""On which devices the link of a seat was opened: whoever looks into somebody else's hand by their link does not do it unseen."""
import asyncio
from hashlib import sha256
from typing import Any

from litestar.connection import ASGIConnection

from kotatsu.server.notices import notice
from kotatsu.server.problems import client_of
from kotatsu.server.room import Room
from kotatsu.server.store import Ticket

COOKIE = "kotatsu-device"
MOST = 20                 # devices of one seat that are remembered


def device_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What tells browsers apart: the number that our page gave them; programs are known by their address."""
    return connection.cookies.get(COOKIE) or client_of(connection)


def mark(table: str, device: str) -> str:
    """What is kept of it: the same device at another table is another mark."""
    return sha256(f"{table} {device}".encode()).hexdigest()[:16]


async def arrive(room: Room, ticket: Ticket, device: str) -> None:
    """Somebody uses the link of a seat: from any device beyond the first, everybody at the table is told."""
    async with room.opened() as table:
        seat = ticket.seat
        if seat is None or room.seats[seat].kind != "link" or room.is_over(table):
            return
        known, new = room.taken.get(seat), mark(room.id, device)
        if known is not None and new in known:
            return
        await room.take(seat, [*(known or []), new][-MOST:])
        if known:
            note = notice("server-notice-opened", who=table.game.seat_words(table.state, seat))
            await asyncio.to_thread(room.store.note, room.id, note)
            room.noted(note)
            room.changed()
