"""How soon an answer may be given: haste must not tell what it depends on."""
from time import monotonic

from kotatsu.kernel.table import Table
from kotatsu.server import forced, hidden
from kotatsu.server.room import Room


def too_early(room: Room, table: Table, seat: int) -> float:
    """So long an answer must still wait, because its haste would tell somebody else what it depends on.

    Whoever wishes not to be asked is answered for as late as a person who says no at once would answer.
    """
    timed = forced.is_timed(table) and any(who.kind == "link" for who in room.seats)
    wait = room.asked + (room.settings.wish_pause if timed else room.settings.hidden_pause) - monotonic()
    others = len(room.guests) + len(room.crew.elsewhere(room.id))
    watched = others > 1 or (others > 0 and room.seats[seat].bot is not None)
    return wait if wait > 0 and (timed or (watched and hidden.is_hidden(table, seat))) else 0.0
