""""Your turn" for a group chat: one short message to an address that the table's owner gave, where the server's operator allows it.

An address must be `https`, and everything its name resolves to must be public: never this machine, its network or a cloud's inside.
The connection is made to the very address that was looked at, and a redirect is not followed. There is no link in the message.
"""
import asyncio
import ipaddress
import logging
import socket
import ssl
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from msgspec import json

from kotatsu.server.problems import bad

PATIENCE = 5.0                                  # seconds for connecting, sending and the first line of the answer, each
MOST = 100                                      # messages under way
PAUSE = 30.0                                    # seconds between two messages of one table
WAITS = (0.0, 2.0, 15.0)                        # before each try
HARMLESS = str.maketrans("@<>", "＠‹›")          # a name calls nobody else in the chat, and makes no link there
AGAIN = (429, 500, 502, 503, 504)               # answers after which it is tried again
INSIDE = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("64:ff9b:1::/48"))        # IPv4 in disguise

log = logging.getLogger("kotatsu.server")

Resolve = Callable[[str, int], list[str]]
Post = Callable[[str, str, int, str, bytes], int]


def check(url: str) -> None:
    """Refuse what can never be sent to; what a name resolves to is looked at anew each time."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme == "https" and parts.hostname and parts.username is None and parts.port != 0 and url.isascii()
    except ValueError:
        fits = False
    if not fits or not url.isprintable() or " " in url:
        raise bad("server-hook-address")


def is_public(address: str) -> bool:
    """Whether an address may be anywhere but here: not private, loopback, link-local, reserved, nor one of these in disguise."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None or any(found in network for network in INSIDE):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def resolve(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def post(address: str, host: str, port: int, path: str, body: bytes) -> int:
    """The status of the answer. The name is only for the certificate and the header: the connection goes to the address."""
    secure = ssl.create_default_context()
    with socket.create_connection((address, port), PATIENCE) as plain, secure.wrap_socket(plain, server_hostname=host) as line:
        connection = HTTPSConnection(host, port, timeout=PATIENCE)
        connection.sock = line
        connection.request("POST", path, body, {"Content-Type": "application/json", "User-Agent": "kotatsu"})
        return connection.getresponse().status


def attempt(url: str, text: str, resolve: Resolve = resolve, post: Post = post, inside: Collection[str] = ()) -> bool | None:
    """Whether it has arrived; None if it may be worth another try. It blocks for a few seconds.

    `inside` are addresses of this machine that a test listens at; a server never has any.
    """
    parts = urlsplit(url)
    host, port, path = parts.hostname or "", parts.port or 443, parts.path or "/"
    said = text.translate(HARMLESS)
    body = json.encode({"text": said, "content": said})         # the first is read by Slack and Mattermost, the second by Discord
    try:
        addresses = resolve(host, port)
        if not addresses or not all(is_public(one) or one in inside for one in addresses):
            log.warning("a webhook leads inside: nothing is sent")
            return False
        status = post(addresses[0], host, port, f"{path}?{parts.query}" if parts.query else path, body)
    except (OSError, HTTPException, ValueError) as problem:
        log.info("a webhook cannot be reached: %s", type(problem).__name__)
        return None
    return None if status in AGAIN else 200 <= status < 300


class Hooks:
    """The messages of one server that are under way, in threads of their own: nobody else waits for them."""

    def __init__(self, attempt: Callable[[str, str], bool | None] = attempt,
                 wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self.attempt, self.wait = attempt, wait
        self.pool = ThreadPoolExecutor(2, "hook")
        self.tasks: set[asyncio.Task[bool]] = set()

    def call(self, url: str, text: str) -> None:
        """Send a message some time soon; where too many are under way it is left out."""
        if len(self.tasks) < MOST:
            task = asyncio.create_task(self.send(url, text))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def send(self, url: str, text: str) -> bool:
        for seconds in WAITS:
            await self.wait(seconds)
            arrived = await asyncio.get_running_loop().run_in_executor(self.pool, self.attempt, url, text)
            if arrived is not None:
                return arrived
        return False

    def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
