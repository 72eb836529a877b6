"""A PostgreSQL of the tests' own, in a temporary folder, reached by a socket there and by no port."""
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "shared_buffers=16MB", "max_connections=80",
         "autovacuum=off", "jit=off", "listen_addresses=", "log_min_messages=fatal")
PATIENCE = 90.0


def lacking(what: str) -> None:
    """Skip with a sentence; the build machine has everything."""
    if IN_CI:
        pytest.fail(what)
    pytest.skip(what)


def programs() -> Path | None:
    """Debian keeps PostgreSQL's programs out of the way, by version."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parent.name) if path.parent.name.isdigit() else 0)
    other = shutil.which("initdb")
    return Path(other).resolve().parent if other else None


class Cluster:
    """A running PostgreSQL; each `fresh` database is empty."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def do(self, sql: str) -> None:
        import psycopg
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(sql)

    def fresh(self) -> str:
        self.count += 1
        name = f"kotatsu_{self.count}"
        self.do(f"CREATE DATABASE {name} STRATEGY = FILE_COPY")
        return self.url(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    pytest.importorskip("psycopg") if not IN_CI else __import__("psycopg")
    where = programs()
    if where is None:
        lacking("no PostgreSQL here: install it (Debian: `sudo apt install postgresql`) to run these tests")
    assert where is not None
    user = "postgres" if os.getuid() == 0 else None          # it refuses to run as root
    if user is not None and user not in {one.pw_name for one in pwd.getpwall()}:
        lacking("no user `postgres` here, and PostgreSQL does not run as root")
    folder = Path(tempfile.mkdtemp(prefix="kotatsu-pg-"))
    if user is not None:
        shutil.chown(folder, user, user)
    data, more = folder / "data", {"user": user, "group": user, "extra_groups": [] if user else None, "cwd": folder}
    subprocess.run([where / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync",
                    "--no-instructions"], check=True, stdout=subprocess.DEVNULL, **more)
    running = subprocess.Popen([where / "postgres", "-D", data, "-k", folder, *(word for one in QUICK for word in ("-c", one))],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more)
    try:
        yield ready(Cluster(folder), running)
    finally:
        running.send_signal(signal.SIGQUIT)
        running.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


def ready(found: Cluster, running: "subprocess.Popen[bytes]") -> Cluster:
    import psycopg
    end = time.monotonic() + PATIENCE
    while True:
        try:
            found.do("SELECT 1")
            return found
        except psycopg.OperationalError:
            assert running.poll() is None and time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)
