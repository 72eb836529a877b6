"""Tables that anybody who has the server's address may find, and the link by which a table is shown to anybody."""
from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from kotatsu.kernel.game import JSON
from kotatsu.server import arriving
from kotatsu.server.problems import client_of
from kotatsu.server.rooms import Rooms
from kotatsu.server.wire import Link

House = NamedDependency[Rooms]


class Lobby(Controller):
    """Only tables whose owners want it are listed."""
    path = "/api/lobby"
    tags = ["lobby"]

    @get("/")
    async def tables(self, rooms: House) -> list[JSON]:
        """The open tables still in play, newest first."""
        return await rooms.lobby()

    @post("/{table:str}/sit", status_code=200)
    async def sit(self, request: Request[Any, Any, Any], table: FromPath[str], rooms: House) -> Link:
        """A link to a seat that nobody has taken."""
        rooms.limits.sit_down(client_of(request))
        return Link(await arriving.sit(await rooms.find_listed(table)))

    @post("/{table:str}/watch", status_code=200)
    async def watch(self, table: FromPath[str], rooms: House) -> Link:
        """The link by which anybody may watch."""
        return Link(await arriving.share(await rooms.find_listed(table)))
