"""How the server is, for a proxy, a supervisor or Prometheus."""
import asyncio
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency

from kotatsu.kernel.game import JSON
from kotatsu.server.figures import prometheus
from kotatsu.server.problems import missing
from kotatsu.server.rooms import Rooms

House = NamedDependency[Rooms]
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class Health(Controller):
    """Alive, ready, and in figures."""
    path = "/api"
    tags = ["health"]

    @get("/health")
    async def health(self, rooms: House) -> JSON:
        """The process answers."""
        return {"process": rooms.crew.id}

    @get("/ready")
    async def ready(self, rooms: House) -> JSON:
        """The database answers too; else 503 with a sentence."""
        return {"process": rooms.crew.id, "tables": await asyncio.to_thread(rooms.store.count)}

    @get("/metrics")
    async def metrics(self, request: Request[Any, Any, Any], rooms: House) -> Response[str]:
        """The figures of all processes. Nothing that a proxy passes on is answered."""
        if "x-forwarded-for" in request.headers:
            raise missing("server-not-found")
        found = {rooms.crew.id: rooms.count(), **await rooms.crew.figures()}
        return Response(prometheus(await asyncio.to_thread(rooms.store.count), found), media_type=PROMETHEUS)
