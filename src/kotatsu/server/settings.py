"""What a server may be told: where it keeps its tables, where it listens, and its limits."""
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import time

HOST = "127.0.0.1"
PORT = 8765


def data_folder() -> Path:
    """Where the system wants a program to keep a person's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "kotatsu"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "kotatsu"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "kotatsu"


def default_db() -> Path:
    return data_folder() / "tables.db"


@dataclass(frozen=True)
class Settings:
    """One server. The times are in seconds, the sizes in bytes."""
    db: Path | str = field(default_factory=default_db)         # a file, or `postgresql://…`
    packs: tuple[Path, ...] = ()                # owners' packs that every page of this server is offered
    bot_pause: float = 0.0                      # as if bots thought so long (tests); pages pace what they show by themselves
    bot_processes: int = 0                      # in which bots think; 0: in threads of the server's own process
    bot_tables: int = 4                         # so many tables at which nobody looks may be played by bots at the same time
    back_off: tuple[float, ...] = (0.2, 0.8, 2.0)       # how long a person's choice waits before it is written once more
    hidden_pause: float = 0.3                   # no answer to a hidden question leaves sooner after it was asked
    wish_pause: float = 1.5                     # … nor to one that somebody may have wished not to be asked
    undo_patience: float = 45.0                 # so long the others may think before a choice stays as it is
    clock: Callable[[], float] = time           # the time of day by which people's clocks run
    tick: float = 1.0                           # how often it is looked whose time is up
    dead_after: float = 10.0                    # a process that shares the database and gives no sign of life is held for dead
    idle: float = 600.0                         # a table nobody looks at leaves the memory after this
    sweep: float = 60.0                         # how often idle tables are looked for
    most_body: int = 4_000_000                  # the largest import
    most_message: int = 4_096                   # the longest thing a page has to say
    most_entries: int = 20_000                  # the longest game that is read from a file
    most_imports: int = 8                       # files that wait to be read
    most_tables: int = 50_000                   # in all
    tables_an_hour: int = 600                   # of one client
    seats_an_hour: int = 60                     # at open tables, of one client
    most_sockets: int = 5_000                   # in all
    sockets_of_one: int = 1_000                 # of one client: a club may sit behind one address
    messages_a_second: float = 20.0             # of one page; it may say more at once, then it is heard more slowly
    messages_at_once: float = 100.0
    body_patience: float = 30.0                 # until the whole of a request has come
    most_path: int = 2_000                      # the longest address
    webhooks: bool = False                      # tables may send "your turn" to an address on the internet
    hosts: tuple[str, ...] = ()                 # names by which the server may be called, beside loopback and its own addresses
