"""`kotatsu serve`: listens, says where, opens the browser."""
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path

import segno

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.server.database import is_postgres
from kotatsu.server.serving import serve
from kotatsu.server.settings import HOST, PORT, Settings, default_db
from kotatsu.server.workers import Workers
from kotatsu.words import language, translator

PORTS = 50                # how many ports are tried
BOT_PROCESSES = 2


def bind(host: str, port: int) -> socket.socket:
    """A socket at the port, or at the next free one. Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in range(port, min(port + PORTS, 65536)) if port else (0,):
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)     # not named, asyncio lets answers wait (Nagle)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wanted))
        except PermissionError:
            found.close()
        except OSError as problem:
            found.close()
            if problem.errno is not None and wanted == port and not is_ours(host):
                raise Unreadable(say("server-no-such-host", host=host)) from problem
        else:
            return found
    raise Unreadable(say("server-no-free-port", port=str(port), last=str(port + PORTS - 1)))


def is_ours(host: str) -> bool:
    """Whether this machine can listen at that address at all."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.bind((host, 0))
    except OSError:
        return False
    return True


def home_address() -> str | None:
    """This machine's address in the home network: the one it would use to speak to another. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def announce(host: str, port: int, open_browser: bool, lang: str) -> None:
    """Say where the server is."""
    words = translator(lang)
    everywhere = host in ("0.0.0.0", "::")
    here = address("127.0.0.1" if everywhere else host, port)
    print(words.say("server-address", address=here), flush=True)
    home = home_address() if everywhere else None
    if home is not None:
        print(words.say("server-home-address", address=address(home, port)), flush=True)
        if sys.stdout.encoding.lower().startswith("utf"):
            segno.make(address(home, port)).terminal(compact=True)
    print(words.say("server-how-to-stop"), flush=True)
    if open_browser:
        webbrowser.open(here)


def run(host: str = HOST, port: int = PORT, db: Path | str | None = None, open_browser: bool = False,
        lang: str | None = None, bot_pause: float | None = None, hosts: Sequence[str] = (),
        packs: Sequence[Path] = (), webhooks: bool = False, database: str | None = None, workers: int = 1,
        log_json: bool = False, dead_after: float | None = None) -> None:
    """Serve until stopped. Unreadable if there is no place to listen or the database cannot be used."""
    where = database if database is not None else Path(db).expanduser() if db is not None else default_db()
    if workers > 1 and not is_postgres(where):
        raise Unreadable(say("server-workers-alone"))
    if database is not None and not is_postgres(where):
        raise Unreadable(say("server-db-address"))
    names = *hosts, host, *filter(None, [home_address()])
    settings = Settings(db=where, packs=tuple(packs), bot_processes=max(1, BOT_PROCESSES // workers), bot_pause=bot_pause or 0.0,
                        webhooks=webhooks, hosts=names, dead_after=dead_after or Settings.dead_after)
    listening = bind(host, port)
    other = listening.getsockname()[1]
    spoken = language(lang)
    if port and other != port:
        print(translator(spoken).say("server-port-taken", port=str(port), other=str(other)), flush=True)

    def ready() -> None:
        announce(host, other, open_browser, spoken)

    try:
        if workers > 1:
            Workers(settings, listening, workers, log_json).run(ready)
        else:
            serve(settings, listening, ready, log_json)
    finally:
        listening.close()
