"""`kotatsu serve`: listens, says where, opens the browser."""
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import segno
import uvicorn

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.server.app import make_app
from kotatsu.server.patient import PatientProtocol
from kotatsu.server.settings import HOST, PORT, Settings, default_db
from kotatsu.words import language, translator

PORTS = 50                # how many ports are tried
BOT_PROCESSES = 2


def bind(host: str, port: int) -> socket.socket:
    """A socket at the port, or at the next free one. Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in range(port, min(port + PORTS, 65536)) if port else (0,):
        found = socket.socket(family)
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


class Server(uvicorn.Server):
    """Uvicorn, which says where it is once it really listens."""

    def __init__(self, config: uvicorn.Config, host: str, port: int, open_browser: bool, lang: str) -> None:
        super().__init__(config)
        self.host, self.port, self.open_browser, self.lang = host, port, open_browser, lang

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        words = translator(self.lang)
        everywhere = self.host in ("0.0.0.0", "::")
        here = address("127.0.0.1" if everywhere else self.host, self.port)
        print(words.say("server-address", address=here), flush=True)
        home = home_address() if everywhere else None
        if home is not None:
            print(words.say("server-home-address", address=address(home, self.port)), flush=True)
            if sys.stdout.encoding.lower().startswith("utf"):
                segno.make(address(home, self.port)).terminal(compact=True)
        print(words.say("server-how-to-stop"), flush=True)
        if self.open_browser:
            webbrowser.open(here)


def run(host: str = HOST, port: int = PORT, db: Path | str | None = None, open_browser: bool = False,
        lang: str | None = None, bot_pause: float | None = None, hosts: Sequence[str] = (),
        packs: Sequence[Path] = (), webhooks: bool = False) -> None:
    """Serve until stopped. Unreadable if there is no place to listen or the database is newer than this program."""
    path = Path(db).expanduser() if db is not None else default_db()
    names = *hosts, host, *filter(None, [home_address()])
    settings = Settings(db=path, packs=tuple(packs), bot_processes=BOT_PROCESSES, bot_pause=bot_pause or 0.0, webhooks=webhooks,
                        hosts=names)
    listening = bind(host, port)
    other = listening.getsockname()[1]
    if port and other != port:
        print(translator(language(lang)).say("server-port-taken", port=str(port), other=str(other)), flush=True)
    serve(settings, listening, host, open_browser, lang)


def serve(settings: Settings, listening: socket.socket, host: str, open_browser: bool = False, lang: str | None = None) -> None:
    """Serve at a socket until stopped."""
    try:
        app = make_app(settings)
        config = uvicorn.Config(app, log_level="warning", access_log=False, server_header=False,
                                http=PatientProtocol, ws="websockets-sansio", ws_max_size=4 * settings.most_message,
                                timeout_graceful_shutdown=3)
        with suppress(KeyboardInterrupt):       # uvicorn has shut down in peace and raises it again
            Server(config, host, listening.getsockname()[1], open_browser, language(lang)).run([listening])
    finally:
        listening.close()
