"""Around everything the server does: no page of another site may use it, and a browser is told to be strict."""
import asyncio
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from kotatsu.kernel.phrase import say
from kotatsu.server.problems import Refused, error_json, forbidden
from kotatsu.server.settings import Settings

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
SLOWEST = 16_000          # bytes a second: what comes more slowly than this is not waited for longer than patience lasts


def is_own(headers: dict[bytes, bytes]) -> bool:
    """Whether a request comes from our own page, or from no page at all (a script, the command line)."""
    if headers.get(b"sec-fetch-site", b"none") not in (b"none", b"same-origin"):
        return False
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")


def host_name(headers: dict[bytes, bytes]) -> str:
    """The name or address by which we were called, without the port."""
    host = headers.get(b"host", b"").decode("latin-1")
    return (host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]).rstrip(".").lower()


def is_called(name: str, hosts: tuple[str, ...], here: str | None) -> bool:
    """Whether we answer to that name: ours, loopback, or the very address the call came in at.

    Another site can make its own name point here; then it would read what our page reads.
    """
    if name in ("localhost", here, *(host.lower() for host in hosts)) or "*" in hosts:
        return bool(name)
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name.endswith(".localhost")


class Guard:
    """An ASGI application around ours."""

    def __init__(self, settings: Settings, app: ASGIApp) -> None:
        self.settings = settings
        self.app = app

    def problem(self, scope: Scope) -> Refused | None:
        """Why a request goes no further than here."""
        headers, server = dict(scope["headers"]), scope.get("server")
        if not is_called(host_name(headers), self.settings.hosts, server[0] if server else None):
            return Refused(421, say("server-other-host"))
        if len(scope["path"]) > self.settings.most_path or len(scope["query_string"]) > self.settings.most_path:
            return Refused(414, say("server-long-address"))
        if scope["type"] == ScopeType.WEBSOCKET:
            return None if is_own(headers) else forbidden("server-other-site")
        if scope["method"] in SAFE:
            return None
        if not is_own(headers):
            return forbidden("server-other-site")
        return wrong_body(headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            strict = strictly(send, scope["path"].startswith("/api"))
            problem = self.problem(scope)
            if problem is None:
                await self.app(scope, patiently(receive, self.settings.body_patience), strict)
            else:
                await refuse(strict, problem)
        elif scope["type"] == ScopeType.WEBSOCKET and self.problem(scope) is not None:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another site"})
        else:
            await self.app(scope, receive, send)


def patiently(receive: Receive, patience: float) -> Receive:
    """Until the whole request has come, only so long, also drop by drop; afterwards as long as the answer takes."""
    whole, until = False, 0.0

    async def patient() -> Any:
        nonlocal whole, until
        if whole:
            return await receive()
        until = until or asyncio.get_running_loop().time() + patience
        try:
            async with asyncio.timeout_at(until):
                message = await receive()
        except TimeoutError:
            raise Refused(408, say("server-too-slow")) from None
        whole = message["type"] != "http.request" or not message.get("more_body", False)
        if message["type"] == "http.request":
            until += len(message.get("body", b"")) / SLOWEST
        return message
    return patient


def wrong_body(headers: dict[bytes, bytes]) -> Refused | None:
    """Only JSON is taken as JSON: a form or plain text is what another site's page could send unasked."""
    if not int(headers.get(b"content-length", b"0") or 0) and b"transfer-encoding" not in headers:
        return None
    kind, _, more = headers.get(b"content-type", b"").decode("latin-1").lower().partition(";")
    charset = more.replace(" ", "").partition("charset=")[2].strip('"')
    if kind.strip() != "application/json" or charset not in ("", "utf-8", "utf8") or b"content-encoding" in headers:
        return Refused(415, say("server-only-json"))
    return None


async def refuse(send: Send, problem: Refused) -> None:
    body = json.encode(error_json(problem))
    await send({"type": "http.response.start", "status": problem.status, "headers": [(b"content-type", b"application/json")]})
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
