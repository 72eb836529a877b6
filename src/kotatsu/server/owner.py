"""What the owner of a table does to it."""
import asyncio

from msgspec.structs import asdict, replace

from kotatsu.bots import today
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.server import serialise, webhook
from kotatsu.server.devices import mark
from kotatsu.server.notices import notice
from kotatsu.server.problems import bad, conflict, forbidden, missing
from kotatsu.server.room import Room
from kotatsu.server.settings import Settings
from kotatsu.server.terms import Terms
from kotatsu.server.wire import TermsWish


def check_seat(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.seats):
        raise missing("server-no-such-seat", seat=seat + 1)
    if room.seats[seat].kind == "bot":
        raise bad("server-seat-is-bot")


async def take_over(room: Room, seat: int, bot: str | None, by_owner: bool = True) -> None:
    """A bot plays for an absent person, or gives the seat back."""
    async with room.opened() as table:
        check_seat(room, seat)
        known = room.library.bots(table.game)
        bot = None if bot is None else today(bot)
        if bot is not None and bot not in known:
            raise bad("server-no-such-bot", name=bot, known=", ".join(known))
        who = table.game.seat_words(table.state, seat)
        if bot is None and room.clockwork.is_out(seat):
            raise conflict("server-forfeited", who=who)
        note = notice("server-notice-bot", who=who, bot=bot) if bot is not None else notice(
            "server-notice-given-back" if by_owner else "server-notice-taken-back", who=who)
        await room.lead(table, seat, bot, note)


async def agree(room: Room, wish: TermsWish) -> None:
    """What is agreed on at this table changes; everybody there is told."""
    wished = {name: value for name, value in asdict(wish).items() if value is not None}
    async with room.opened():
        terms = replace(room.terms, **wished)
        check_terms(terms, room.settings)
        if terms != room.terms:
            await asyncio.to_thread(room.kept_terms.save, room.id, terms)
            before, room.terms = room.terms, terms
            for name in ("chat", "listed", "hook"):
                if bool(getattr(before, name)) != bool(getattr(terms, name)):
                    note = notice(f"server-{name}-{'on' if getattr(terms, name) else 'off'}")
                    await asyncio.to_thread(room.store.note, room.id, note)
                    room.noted(note)
            room.changed()


async def renew(room: Room, seat: int, own: str = "") -> str:
    """A new link for a seat; whoever sits there by the old one must leave. `own`: its person wants one that nobody else has."""
    async with room.opened() as table:
        check_seat(room, seat)
        note = notice("server-notice-own-link" if own else "server-notice-renewed", who=table.game.seat_words(table.state, seat))
        token = await asyncio.to_thread(room.store.renew, room.id, seat, note)
        room.noted(note)
        if own:
            await room.take(seat, [mark(room.id, own)])
        room.dismiss(say("server-link-own" if own else "server-link-renewed"), seat)
        room.changed()
        return token


async def delete(room: Room) -> None:
    async with room.lock:
        await asyncio.to_thread(room.store.delete, room.id)
        room.table = None
        room.dismiss(say("server-table-deleted"))
        await room.close()


def keeps_secrets(room: Room, table: Table) -> bool:
    """Whether the owner may not have the whole table: until the game is over, where somebody plays elsewhere."""
    return not room.is_over(table) and room.by_link()


async def export(room: Room) -> JSON:
    """The whole table, or only a receipt for it while it has secrets from its owner."""
    async with room.lock:
        kept = await room.read_rows()
        export = serialise.export_of(kept.game, kept.seats, serialise.saved_json(kept))
        if kept.summary["over"] or not any(who.kind == "link" for who in kept.seats):
            return export
        receipt = await asyncio.to_thread(room.store.seal, room.id, serialise.sealed_text(export, kept.notices))
        return serialise.sealed_json(kept.game, receipt)


async def position(room: Room) -> JSON:
    """The position with all its secrets."""
    async with room.opened() as table:
        if keeps_secrets(room, table):
            raise forbidden("server-position-secret")
        return table.position()


def check_terms(terms: Terms, settings: Settings) -> None:
    """What may be agreed on at this server."""
    if terms.hook:
        if not settings.webhooks:
            raise forbidden("server-no-hooks")
        webhook.check(terms.hook)
