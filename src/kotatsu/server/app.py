"""The application: routes, errors as sentences, the API's description."""
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from sqlalchemy.exc import DBAPIError

from kotatsu import __version__
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.server.faults import not_written
from kotatsu.server.guard import Guard
from kotatsu.server.health import Health
from kotatsu.server.http import Games, Tables
from kotatsu.server.library import Installed, Library
from kotatsu.server.live import live
from kotatsu.server.lobby import Lobby
from kotatsu.server.page import PACKED_ALREADY, page
from kotatsu.server.problems import Refused, error_json, refused
from kotatsu.server.rooms import Rooms
from kotatsu.server.settings import Settings
from kotatsu.words import translator

log = logging.getLogger("kotatsu.server")


def answer(problem: Refused) -> Response[JSON]:
    return Response(error_json(problem), status_code=problem.status, media_type="application/json")


def on_refused(_: Request[Any, Any, Any], problem: Refused | Unreadable | Illegal) -> Response[JSON]:
    return answer(refused(problem))


def on_http(_: Request[Any, Any, Any], problem: HTTPException) -> Response[JSON]:
    """What the framework refuses: no such path, a body that does not fit or is too large."""
    if problem.status_code == 404:
        return answer(Refused(404, say("server-not-found")))
    if problem.status_code == 413:
        return answer(Refused(413, say("server-too-large")))
    extra = problem.extra if isinstance(problem.extra, list) else []
    detail = "; ".join(f"{part.get('key', '')}: {part.get('message', '')}".lstrip(": ")
                       for part in extra if isinstance(part, dict))
    return answer(Refused(problem.status_code, say("server-bad-request", detail=detail or problem.detail)))


def on_database(request: Request[Any, Any, Any], problem: DBAPIError) -> Response[JSON]:
    """The database could not be read or written: told to whoever runs the server, and to the person."""
    found = not_written(problem, request.app.state.file)
    log.error("%s", translator("en").format(found.phrase))
    request.app.state.figures.errors += 1
    return answer(found)


def on_coding(_: Request[Any, Any, Any], problem: UnicodeError) -> Response[JSON]:
    """Bytes that are no text."""
    return answer(Refused(400, say("server-not-json")))


def on_depth(_: Request[Any, Any, Any], problem: RecursionError) -> Response[JSON]:
    """JSON nested so deep that nothing we read can be meant."""
    return answer(Refused(400, say("server-too-deep")))


def on_bug(request: Request[Any, Any, Any], problem: Exception) -> Response[JSON]:
    """Our mistake: told to us in full, to the person in a sentence."""
    log.error("%s %s failed", request.method, request.scope["path"].split("/")[:3], exc_info=problem)
    request.app.state.figures.errors += 1
    return answer(Refused(500, say("server-our-mistake")))


def make_app(settings: Settings, library: Library | None = None) -> Guard:
    """Everything, ready for an ASGI server."""
    rooms = Rooms(settings, library or Installed())

    @asynccontextmanager
    async def open_for_business(_: Litestar) -> AsyncIterator[None]:
        await rooms.start()
        try:
            yield
        finally:
            await rooms.stop()

    async def provide_rooms() -> Rooms:
        return rooms

    return Guard(settings, Litestar(
        route_handlers=[Games, Tables, Lobby, Health, live, page],
        dependencies={"rooms": Provide(provide_rooms)},
        lifespan=[open_for_business],
        request_max_body_size=settings.most_body,
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key=PACKED_ALREADY),
        exception_handlers={Refused: on_refused, Unreadable: on_refused, Illegal: on_refused, HTTPException: on_http,
                            RecursionError: on_depth, UnicodeError: on_coding, DBAPIError: on_database,
                            Exception: on_bug},
        openapi_config=OpenAPIConfig(
            title="Kotatsu", version=__version__, path="/api/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"]), YamlRenderPlugin()]),
        logging_config=None,
        state=State({"file": rooms.store.file, "figures": rooms.figures}),
    ))
