"""What people at a page do: choose, ask why not, take the screen, speak, read what has happened."""
import asyncio

from kotatsu.kernel.game import JSON, Refusal
from kotatsu.kernel.table import Table
from kotatsu.server import bringing, forced, payload, serialise, snapshots
from kotatsu.server.faults import NotWritten
from kotatsu.server.guest import Guest
from kotatsu.server.haste import too_early
from kotatsu.server.payload import Audience
from kotatsu.server.problems import conflict, forbidden
from kotatsu.server.room import Room
from kotatsu.server.store import Ticket
from kotatsu.server.wire import Hands, Say


def check_seen(room: Room, table: Table, guest: Guest, version: int) -> Audience:
    """May this guest decide anything, and have they seen the newest state?"""
    if guest.ticket.role == "watch":
        raise forbidden("server-watch-only")
    check_rules(room)
    if room.shown(table, guest).version != version:
        raise conflict("kernel-moved-on")
    return room.who(guest.ticket)


def check_rules(room: Room) -> None:
    if room.frozen is not None:
        raise conflict("server-frozen", entry=room.frozen)
    if room.clockwork.lost is not None:
        raise conflict("kernel-game-over")


def check_own(room: Room, table: Table, ticket: Ticket, seat: int) -> None:
    """A ticket decides only for its own seats, and not while a bot does."""
    if ticket.role == "watch":
        raise forbidden("server-watch-only")
    check_rules(room)
    who = room.who(ticket)
    if seat in who.sees and seat not in who.leads:
        raise forbidden("server-bot-leads", who=table.game.seat_words(table.state, seat))
    if seat not in who.leads:
        raise forbidden("server-not-your-seat")


async def look(room: Room, guest: Guest, seat: int) -> None:
    """Round one screen: who has taken it sees what is theirs; everybody else's secrets are covered."""
    async with room.opened() as table:
        check_own(room, table, guest.ticket, seat)
        if guest.screen is not None:
            guest.screen.look(table, seat)
            guest.stir()


async def act(room: Room, guest: Guest, seat: int, action: str, version: int) -> None:
    """A choice; one that cannot be written down is tried again after a while, and the pages say so."""
    for wait in room.settings.back_off:
        try:
            return await try_to_act(room, guest, seat, action, version)
        except NotWritten:
            await asyncio.sleep(wait)
    return await try_to_act(room, guest, seat, action, version)


async def try_to_act(room: Room, guest: Guest, seat: int, action: str, version: int) -> None:
    async with room.opened() as table:
        check_own(room, table, guest.ticket, seat)
        early = too_early(room, table, seat)
    if early > 0:
        await asyncio.sleep(early)
    async with room.opened() as table:
        check_own(room, table, guest.ticket, seat)
        check_seen(room, table, guest, version)
        table.do(seat, action)
        forced.pay(table, room.people(), room.by_link())
        await room.keep(table)


async def bring_deck(room: Room, ticket: Ticket, text: str) -> None:
    """The person of a seat by link chooses a deck before anybody has drawn; nobody else learns which."""
    async with room.opened() as table:
        if ticket.seat is None or room.seats[ticket.seat].kind != "link":
            raise forbidden("server-not-your-seat")
        check_own(room, table, ticket, ticket.seat)
        new = await asyncio.to_thread(bringing.brought, table, ticket.seat, text)
        with room.forgetting():
            await asyncio.to_thread(room.store.begin_anew, serialise.kept(room.id, new, room.seats), room.revision)
        room.table, room.kept, room.revision = new, new.log[:], room.revision + 1
        room.marks = [snapshots.beginning(new.start)]
        room.readers.clear()
        room.changed()


async def speak(room: Room, guest: Guest, wish: Say) -> None:
    """A phrase, or free words where they are allowed, for everybody at the table."""
    async with room.opened():
        who = payload.audience(guest.ticket, room.seats)
        message = room.talk.said(who, wish, guest.screen.looks if guest.screen else None, room.terms.chat)
        room.hear(message)


async def why(room: Room, ticket: Ticket, seat: int, action: str) -> Refusal | None:
    """Why an action is not legal; None if it is."""
    async with room.opened() as table:
        check_own(room, table, ticket, seat)
        return table.why_not(seat, table.game.parse(table.state, action))


async def read(room: Room, ticket: Ticket, looks: int | None, hands: Hands, first: int = 0) -> JSON:
    """Moments of the game so far, as this ticket's holder may see them; of several seats at one screen one looks."""
    async with room.opened() as table:
        who = payload.reading(ticket, room.seats, looks, hands)
        found = await asyncio.to_thread(payload.replay_json, table, who, room.reader(who), first)
        table.forget_states(0, room.marks[-1].n)
        return found
