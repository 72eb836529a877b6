"""The WebSocket of a page: says what changed, hears what is chosen."""
import asyncio
import logging
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import DecodeError, ValidationError, json
from sqlalchemy.exc import DBAPIError

from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.server import arriving, payload, persons, taking_back
from kotatsu.server.devices import device_of
from kotatsu.server.faults import NotWritten
from kotatsu.server.guest import Guest
from kotatsu.server.problems import Refused, bad, client_of, persist, refused
from kotatsu.server.room import Room
from kotatsu.server.rooms import Rooms
from kotatsu.server.screen import Screen
from kotatsu.server.wire import Act, Allow, Hands, Look, Ping, Said, Say, Undo, Why, read_said

GONE = 4404               # the table or the link is no more: do not come back
OUR_MISTAKE = 1011
LATER = 1013              # too many: come again later

log = logging.getLogger("kotatsu.server")


class Line:
    """One socket; two tasks may speak into it, one sentence at a time. That a page is gone is no fault, whoever speaks to it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        self.lock = asyncio.Lock()

    async def say(self, message: JSON) -> None:
        await self.send(json.encode(message).decode())

    async def send(self, text: str) -> None:
        async with self.lock:
            try:
                await self.socket.send_data(text)
            except (OSError, RuntimeError) as problem:      # the server's way to say that it closed while we spoke
                raise WebSocketDisconnect(detail=str(problem)) from problem

    async def end(self, why: Phrase) -> None:
        await self.say({"type": "gone", "why": why.json()})
        await self.close(GONE)

    async def close(self, code: int) -> None:
        """Also if it is closed already."""
        async with self.lock:
            with suppress(OSError, RuntimeError, WebSocketDisconnect):
                await self.socket.close(code=code)


@websocket("/api/live/{token:str}")
async def live(socket: WebSocket[Any, Any, Any], token: FromPath[str], rooms: NamedDependency[Rooms],
               hands: FromQuery[Hands] = "passed") -> None:
    """Owner, seat or spectator: what each may read is decided in `payload`.

    A screen with several seats is passed from hand to hand; with open hands one person plays them all.
    """
    await socket.accept()
    line = Line(socket)
    with suppress(WebSocketDisconnect):
        try:
            with rooms.limits.socket(client_of(socket)):
                await visit(line, rooms, token, hands, device_of(socket))
        except Refused as problem:
            await line.say({"type": "refused", "rule": "", "why": problem.phrase.json()})
            await line.close(LATER)


async def visit(line: Line, rooms: Rooms, token: str, hands: Hands, device: str) -> None:
    """From coming to leaving."""
    try:
        ticket, room = await rooms.find(token)
        guest = Guest(ticket, Screen() if hands == "passed" else None)
        await room.page(guest)
    except (NotWritten, DBAPIError) as problem:
        log.error("a table cannot be opened: %s", problem.orig if isinstance(problem, DBAPIError) else problem.phrase.id)
        await line.close(OUR_MISTAKE)           # it may go better later
        return
    except (Refused, Unreadable, Illegal) as problem:
        await line.end(refused(problem).phrase)
        return
    with suppress(Refused):
        await persist(lambda: arriving.welcome(room, guest, device))
    room.enter(guest)
    telling = asyncio.create_task(tell(line, room, guest))
    try:
        with suppress(WebSocketDisconnect):
            await hear(line, room, guest, rooms)
    finally:
        room.leave(guest)
        telling.cancel()
        await asyncio.wait([telling])


async def tell(line: Line, room: Room, guest: Guest) -> None:
    """Send what this guest can see, whenever it differs from what was sent last."""
    try:
        while guest.gone is None:
            await guest.stirred.wait()
            guest.stirred.clear()
            newest = await room.page(guest)
            steps = [*guest.steps, newest]
            guest.steps.clear()
            for page in steps:
                text = payload.news_text(guest.known, page)
                guest.known = page
                if text is not None and guest.gone is None:
                    await line.send(text)
            while guest.said and guest.gone is None:
                await line.say(guest.said.popleft())
        await line.end(guest.gone)
    except NotWritten:
        await line.close(OUR_MISTAKE)
    except (Refused, Unreadable) as problem:
        with suppress(WebSocketDisconnect):
            await line.end(guest.gone or refused(problem).phrase)
    except WebSocketDisconnect:
        pass                                    # `hear` ends the visit
    except Exception:
        log.exception("table %s cannot be shown", room.id)
        await line.close(OUR_MISTAKE)


async def hear(line: Line, room: Room, guest: Guest, rooms: Rooms) -> None:
    """Do what this guest says; whatever cannot be done is answered with a reason and changes nothing."""
    most, pace = rooms.settings.most_message, rooms.limits.messages()
    while guest.gone is None:
        data = await line.socket.receive_data("text")
        await asyncio.sleep(pace.wait(rooms.limits.now()))          # who says too much at once is heard more slowly
        if guest.gone is not None:
            return
        try:
            said, begun = read(data, most), monotonic()
            answer = await persist(partial(do, room, guest, said))
            if isinstance(said, Act):
                rooms.figures.took(monotonic() - begun)
        except NotWritten as problem:
            rooms.figures.errors += 1
            answer = {"type": "refused", "rule": "", "why": problem.phrase.json()}
        except (Refused, Unreadable, Illegal) as problem:
            known = refused(problem)
            rooms.figures.refused += 1
            answer = {"type": "refused", "rule": known.rule, "why": known.phrase.json()}
        except Exception:
            log.exception("table %s: our mistake", room.id)
            rooms.figures.errors += 1
            answer = {"type": "refused", "rule": "", "why": say("server-our-mistake").json()}
        if answer is not None:
            await line.say(answer)


def read(data: str | bytes, most: int) -> Said:
    """A message as one of the things a page may say."""
    if len(data) > most:
        raise bad("server-message-too-long", most=most)
    try:
        said: Said = read_said(data)
        return said
    except ValidationError as problem:
        raise bad("server-bad-message", detail=str(problem)) from problem
    except (DecodeError, UnicodeError) as problem:
        raise bad("server-not-json") from problem
    except RecursionError as problem:
        raise bad("server-too-deep") from problem


async def do(room: Room, guest: Guest, said: Said) -> JSON | None:
    """The direct answer, if there is one: a choice is answered by the next `table` message."""
    match said:
        case Act():
            await persons.act(room, guest, said.seat, said.action, said.version)
        case Look():
            await persons.look(room, guest, said.seat)
        case Undo():
            await taking_back.undo(room, guest, said.version)
        case Allow():
            await taking_back.allow(room, guest, said.undo)
        case Say():
            await persons.speak(room, guest, said)
        case Why():
            why = await persons.why(room, guest.ticket, said.seat, said.action)
            words = why.words if why else say("server-is-legal")
            return {"type": "why", "seat": said.seat, "action": said.action, "rule": why.rule if why else "",
                    "why": words.json()}
        case Ping():
            return room.time() or {"type": "pong"}
    return None
