"""Around everything the server does: no page of another site may use it, and a browser is told to be strict."""
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from kotatsu.server.problems import error_json, forbidden

CSP = "; ".join((
    "default-src 'self'", "img-src 'self' data:", "object-src 'none'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'"))
HEADERS = {
    "Content-Security-Policy": CSP,
    "Referrer-Policy": "no-referrer",           # a link with a token in it never leaves
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")


def is_own(headers: dict[bytes, bytes]) -> bool:
    """Whether a request comes from our own page, or from no page at all (a script, the command line)."""
    if headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
        return False
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")


class Guard:
    """An ASGI application around ours."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            strict = strictly(send, scope["path"].startswith("/api"))
            if scope["method"] in SAFE or is_own(dict(scope["headers"])):
                await self.app(scope, receive, strict)
            else:
                await refuse(strict)
        elif scope["type"] == ScopeType.WEBSOCKET and not is_own(dict(scope["headers"])):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another site"})
        else:
            await self.app(scope, receive, send)


async def refuse(send: Send) -> None:
    """A page of another site wants to change something here."""
    body = json.encode(error_json(forbidden("server-other-site")))
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def strictly(send: Send, is_api: bool) -> Send:
    """The same, with our headers on every answer; nothing of the API is kept by a browser."""
    async def strict(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableScopeHeaders.from_message(message)
            for name, value in HEADERS.items():
                headers[name] = value
            if is_api:
                headers.setdefault("Cache-Control", "no-store")
        await send(message)
    return strict
