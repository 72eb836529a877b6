"""The calls under /api: docs/wire.md, line by line."""
import asyncio
from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream

from kotatsu.kernel.decks import DeckBuilding
from kotatsu.kernel.game import JSON, Game
from kotatsu.server import arriving, owner, packs, payload, persons
from kotatsu.server.companion import companion_json
from kotatsu.server.devices import arrive, device_of
from kotatsu.server.page import PACKED_ALREADY
from kotatsu.server.problems import client_of, forbidden, missing, persist
from kotatsu.server.rooms import Rooms
from kotatsu.server.wire import (
    BringWish,
    CompanionWish,
    DeckWish,
    Hands,
    Link,
    OnwardWish,
    Opened,
    PackWish,
    TableWish,
    TakeOver,
    TermsWish,
    Token,
    Tokens,
)

House = NamedDependency[Rooms]


class Games(Controller):
    """What is on the shelf."""
    path = "/api/games"
    tags = ["games"]

    @get("/")
    async def games(self, rooms: House) -> list[JSON]:
        """Every game with its options and bots."""
        found = [rooms.game(name) for name in rooms.library.names()]
        return [payload.game_json(game, rooms.library.bots(game)) for game in found]

    @get("/{game:str}/rules")
    async def rules(self, game: FromPath[str], rooms: House) -> list[JSON]:
        """The rules reference, chapter by chapter."""
        return payload.rules_json(rooms.game(game))

    @get("/{game:str}/components")
    async def components(self, game: FromPath[str], rooms: House, table: FromQuery[Token | None] = None) -> JSON:
        """The printed data; of a table with its owner's data, by any of its links."""
        found = rooms.game(game)
        if table is None:
            return found.components(found.book({}))
        _, room = await rooms.find(table)
        async with room.opened() as opened:
            return opened.game.components(opened.state.book)

    @get("/{game:str}/records")
    async def records(self, game: FromPath[str], rooms: House) -> list[JSON]:
        """Every record that an owner's pack may replace, as we have it."""
        return packs.records_json(rooms.game(game), None)

    @get("/{game:str}/packs")
    async def packs(self, game: FromPath[str], rooms: House) -> list[JSON]:
        """The packs that the server was started with, read anew."""
        return await asyncio.to_thread(packs.offered, rooms.game(game), rooms.settings.packs)

    @post("/{game:str}/packs", status_code=200)
    async def check_pack(self, game: FromPath[str], data: JSONBody[PackWish], rooms: House) -> JSON:
        """An owner's pack, read, with every mistake that is in it."""
        return await asyncio.to_thread(packs.checked, rooms.game(game), data.files)

    @get("/{game:str}/packs/new", media_type="application/zip")
    async def new_pack(self, game: FromPath[str], rooms: House, lang: FromQuery[str] = "en") -> Response[bytes]:
        """A pack to type one's own cards into, as a zip file."""
        found = rooms.game(game)
        content = await asyncio.to_thread(packs.template_zip, found, lang)
        return Response(content, headers={"content-disposition": f'attachment; filename="my-{found.name}.zip"'})

    @get("/{game:str}/decks")
    async def printed_decks(self, game: FromPath[str], rooms: House) -> JSON:
        """The decks that the game comes with, by name."""
        return dict(building(rooms.game(game)).printed(None))

    @post("/{game:str}/decks", status_code=200)
    async def check_deck(self, game: FromPath[str], data: JSONBody[DeckWish], rooms: House) -> JSON:
        """A deck of one's own, read, and every rule that it breaks."""
        return building(rooms.game(game)).check(data.text, data.data).json()

    @post("/{game:str}/companion", status_code=200)
    async def companion(self, game: FromPath[str], data: JSONBody[CompanionWish], rooms: House) -> JSON:
        """What the automaton of a real table does from a position on, step by step. Nothing is kept."""
        return await asyncio.to_thread(companion_json, rooms.game(game), data)


def building(game: Game) -> DeckBuilding:
    if game.decks is None:
        raise missing("kernel-no-decks", game=game.name)
    return game.decks


class Tables(Controller):
    """Tables, by the links that lead to them."""
    path = "/api/tables"
    tags = ["tables"]

    @post("/")
    async def open(self, request: Request[Any, Any, Any], data: JSONBody[TableWish], rooms: House) -> Opened:
        """A new table. The links are shown this once."""
        await rooms.may_open(client_of(request))
        return await rooms.open(data)

    @post("/list", status_code=200)
    async def list(self, data: JSONBody[Tokens], rooms: House) -> list[JSON]:
        """The resume list: unknown tokens are left out."""
        return await rooms.listed(data.tokens)

    @post("/import")
    async def bring(self, request: Request[Any, Any, Any], data: JSONBody[dict[str, Any]], rooms: House) -> Opened:
        """A table from an exported file, a saved table or a position."""
        await rooms.may_open(client_of(request))
        return await rooms.bring(data)

    @post("/{token:str}/renew/{seat:int}", status_code=200)
    async def renew(self, request: Request[Any, Any, Any], token: FromPath[str], seat: FromPath[int], rooms: House) -> Link:
        """Owner: a new link for a seat. Whoever sits there by link: one that only they have."""
        ticket, room = await rooms.find(token)
        if ticket.role == "owner":
            return Link(await owner.renew(room, seat))
        if ticket.seat != seat:
            raise forbidden("server-owner-only")
        return Link(await owner.renew(room, seat, device_of(request)))

    @post("/{token:str}/takeover/{seat:int}", status_code=204)
    async def take_over(self, token: FromPath[str], seat: FromPath[int], data: JSONBody[TakeOver], rooms: House) -> None:
        """Owner: a bot plays for an absent person. The person may take the seat back."""
        ticket, room = await rooms.find(token)
        if ticket.role != "owner" and (ticket.seat != seat or data.bot is not None):
            raise forbidden("server-owner-only")
        await persist(lambda: owner.take_over(room, seat, data.bot, ticket.role == "owner"))

    @post("/{token:str}/deck", status_code=204)
    async def bring_deck(self, request: Request[Any, Any, Any], token: FromPath[str], data: JSONBody[BringWish],
                         rooms: House) -> None:
        """A seat by link: the deck it plays, as long as nobody has drawn a card. Nobody else hears of it."""
        ticket, room = await rooms.find(token)
        await arrive(room, ticket, device_of(request))
        await persist(lambda: persons.bring_deck(room, ticket, data.text))

    @post("/{token:str}/terms", status_code=204)
    async def agree(self, token: FromPath[str], data: JSONBody[TermsWish], rooms: House) -> None:
        """Owner: what is agreed on at this table from now on."""
        room = await rooms.find_own(token)
        await owner.agree(room, data)

    @post("/{token:str}/share", status_code=200)
    async def share(self, token: FromPath[str], rooms: House) -> Link:
        """The link by which anybody may look at a finished game, or at a table that is listed."""
        _, room = await rooms.find(token)
        return Link(await arriving.share(room))

    @delete("/{token:str}")
    async def delete(self, token: FromPath[str], rooms: House) -> None:
        """Owner: the table and its whole story."""
        await rooms.delete(token)

    @get("/{token:str}/export")
    async def export(self, token: FromPath[str], rooms: House) -> JSON:
        """Owner: everything in one file; while others play by link, a receipt for one that stays on the server."""
        room = await rooms.find_own(token)
        return await owner.export(room)

    @get("/{token:str}/replay")
    async def replay(self, request: Request[Any, Any, Any], token: FromPath[str], rooms: House, seat: FromQuery[int | None] = None,
                     hands: FromQuery[Hands] = "passed", first: FromQuery[int] = 0) -> JSON:
        """Moments so far, as this link's holder may see them; of several seats at one screen through the eyes of one."""
        ticket, room = await rooms.find(token)
        await arrive(room, ticket, device_of(request))
        return await persons.read(room, ticket, seat, hands, max(0, first))

    @get("/{token:str}/hint/{seat:int}")
    async def hint(self, request: Request[Any, Any, Any], token: FromPath[str], seat: FromPath[int], rooms: House) -> JSON:
        """Whoever leads a seat: the three best actions it has now, with their chances and reasons."""
        ticket, room = await rooms.find(token)
        await arrive(room, ticket, device_of(request))
        return await rooms.hints.give(room, ticket, seat)

    @get("/{token:str}/aims/{seat:int}")
    async def aims(self, request: Request[Any, Any, Any], token: FromPath[str], seat: FromPath[int], rooms: House) -> JSON:
        """Any link: what a bot was up to in its last turn, by what everybody could see."""
        ticket, room = await rooms.find(token)
        await arrive(room, ticket, device_of(request))
        return await rooms.aims.give(room, seat)

    @get("/{token:str}/analysis", opt={PACKED_ALREADY: True}, media_type="application/x-ndjson")
    async def analysis(self, request: Request[Any, Any, Any], token: FromPath[str], rooms: House,
                       seat: FromQuery[int | None] = None, hands: FromQuery[Hands] = "passed") -> Stream:
        """A finished game thought through: line by line what is known so far. Whoever reads no further stops it."""
        ticket, room = await rooms.find(token)
        await arrive(room, ticket, device_of(request))
        told = await rooms.analyses.tell(room, ticket, seat, hands)
        return Stream(told, media_type="application/x-ndjson", headers={"x-accel-buffering": "no"})

    @post("/{token:str}/onward")
    async def go_on(self, request: Request[Any, Any, Any], token: FromPath[str], data: JSONBody[OnwardWish],
                    rooms: House) -> Opened:
        """A new table from a moment of a finished game: one seat here, bots in the others, other luck."""
        _, room = await rooms.find(token)
        await rooms.may_open(client_of(request))
        return await rooms.go_on(room, data)

    @get("/{token:str}/position")
    async def position(self, token: FromPath[str], rooms: House) -> JSON:
        """Owner: the position file, if nobody's secrets are in it."""
        room = await rooms.find_own(token)
        return await owner.position(room)
