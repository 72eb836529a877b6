"""Whatever is wrong with the database ends in a sentence that says what to do; nothing is lost, and what failed is tried again."""
import asyncio
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from served import Served, serving
from toy import GAME
from uvicorn.protocols.utils import ClientDisconnected
from websockets.exceptions import ConnectionClosed

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.table import Table
from kotatsu.server import payload, serialise
from kotatsu.server.backup import back_up, restore
from kotatsu.server.faults import sentence
from kotatsu.server.guest import Guest
from kotatsu.server.live import Line, tell
from kotatsu.server.store import Seat, Store, Ticket
from kotatsu.words import LANGUAGES, translator


def of_other_program(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE bookmarks (id INTEGER)")
    db.close()


def damaged(path: Path) -> None:
    """Its first page is whole, the others are not."""
    Store(path).close()
    content = bytearray(path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    path.write_bytes(content)


@pytest.mark.parametrize(("make", "error"), [
    (lambda path: path.write_text("my diary " * 200), "server-db-not-one"),
    (lambda path: path.write_bytes(b"SQLite format 3\0" + b"\xff" * 8000), "server-db-not-one"),
    (of_other_program, "server-db-other"), (lambda path: path.mkdir(), "server-db-cannot-open"),
])
def test_files_that_are_no_database_of_ours(tmp_path: Path, make: Callable[[Path], object], error: str) -> None:
    path = tmp_path / "tables.db"
    make(path)
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(Unreadable) as problem:
        Store(path)
    assert problem.value.phrase.id == error
    assert not path.is_file() or path.read_bytes() == before
    with pytest.raises(Unreadable):
        back_up(path, tmp_path / "backup.db")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(Unreadable) as problem:
        Store(tmp_path / "file" / "tables.db")
    assert problem.value.phrase.id == "server-db-cannot-open"


def fault(code: int) -> sa.exc.OperationalError:
    """What SQLAlchemy raises when SQLite fails."""
    found = sqlite3.OperationalError("it failed")
    found.sqlite_errorcode = code
    return sa.exc.OperationalError("INSERT", {}, found)


@pytest.mark.parametrize(("code", "error"), [
    (sqlite3.SQLITE_FULL, "server-db-full"), (sqlite3.SQLITE_READONLY, "server-db-read-only"),
    (sqlite3.SQLITE_READONLY_DBMOVED, "server-db-read-only"), (sqlite3.SQLITE_BUSY, "server-db-locked"),
    (sqlite3.SQLITE_BUSY_SNAPSHOT, "server-db-locked"), (sqlite3.SQLITE_CORRUPT, "server-db-corrupt"),
    (sqlite3.SQLITE_IOERR, "server-db-fault")])
def test_every_fault_has_its_sentence(code: int, error: str) -> None:
    found = sentence(fault(code), "tables.db")
    assert found.id == error
    for lang in LANGUAGES:
        assert "tables.db" in translator(lang, strict=True).format(found)


def test_a_full_disk_loses_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    kept = serialise.kept("one", Table.new(GAME, {"players": 2}, 5), (Seat("here"), Seat("here")))
    store.create(kept, [("token", Ticket("one", "owner"))])
    with store.engine.connect() as db:
        pages = db.exec_driver_sql("PRAGMA page_count").scalar_one()
        db.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1}")
    lines = [("x" * 4000, 0)] * 50
    with pytest.raises(sa.exc.DBAPIError) as problem:
        store.write("one", 0, len(kept.lines), lines, 4, kept.summary, True)
    assert sentence(problem.value, "tables.db").id == "server-db-full"
    found = store.load("one")
    assert found is not None and (found.lines, found.revision) == (kept.lines, 0)
    with store.engine.connect() as db:
        db.exec_driver_sql(f"PRAGMA max_page_count = {pages + 1000}")
    store.write("one", 0, len(kept.lines), lines, 4, kept.summary, True)
    store.close()


class Failing:
    """Writes that fail so many times."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
        self.left, self.write = times, Store.write
        monkeypatch.setattr(Store, "write", lambda *args, **more: self(*args, **more))

    def __call__(self, *args: Any, **more: Any) -> None:
        if self.left:
            self.left -= 1
            raise fault(sqlite3.SQLITE_FULL)
        self.write(*args, **more)


def test_a_choice_that_is_not_written_is_tried_again_and_the_pages_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.db", back_off=(0.3,)) as server:
        opened = server.open("here", "here")
        with server.page(opened["owner"]) as page, server.page(opened["watch"]) as watcher:
            Failing(monkeypatch, 1)
            page.say(type="act", seat=0, action="bid 2", version=page.table["version"])
            watcher.until(lambda page: page.table["trouble"])
            assert watcher.table["trouble"]["args"]["why"]["id"] == "server-db-full"
            page.until(lambda page: any(entry["action"] == "bid 2" for entry in page.log))
            page.until(lambda page: page.table["trouble"] is None)
            Failing(monkeypatch, 2)
            prompt = page.prompt()
            assert prompt is not None
            page.say(type="act", seat=prompt["seat"], action=prompt["actions"][0]["action"], version=page.table["version"])
            message = page.next()
            while message["type"] == "table":
                message = page.next()
            assert (message["type"], message["why"]["id"]) == ("refused", "server-not-written")
            page.until(lambda page: page.prompt() is not None)                              # and nothing was changed
            assert page.act()["type"] == "table"


def test_bots_try_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "tables.db") as server:
        Failing(monkeypatch, 1)
        opened = server.open("here", "dicer", options={"rounds": 1})
        with server.page(opened["owner"]) as page:
            page.until(lambda page: page.table["trouble"])
            assert page.table["trouble"]["args"]["why"]["id"] == "server-db-full"
            page.until(lambda page: page.table["trouble"] is None)
            assert page.act("bid 2", 0)["type"] == "table"
            page.until(lambda page: any(str(entry["action"]).startswith("lead") for entry in page.log))
            assert page.table["trouble"] is None


def test_requests_hear_what_is_wrong(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = server.open("here", "here")

    def fail(*_: Any) -> None:
        raise fault(sqlite3.SQLITE_CORRUPT)

    monkeypatch.setattr(Store, "ticket", fail)
    answer = server.get(f"/api/tables/{opened['owner']}/replay", 503)
    assert answer["error"]["args"]["why"]["id"] == "server-db-corrupt"
    with pytest.raises(ConnectionClosed) as closed, server.page(opened["owner"]):
        pass
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011                 # which means: come again


@pytest.mark.skipif(os.name != "posix", reason="rights are those of POSIX")
def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        path = tmp_path / "deep" / "tables.db"
        with serving(path) as server:
            server.open("here", "here")
            files = list(path.parent.iterdir())
            assert len(files) >= 2                          # the log beside it too
            assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        path.chmod(0o644)
        Store(path).close()
        back_up(path, tmp_path / "backup.db")
        assert {stat.S_IMODE(file.stat().st_mode) for file in (path, tmp_path / "backup.db")} == {0o600}
    finally:
        os.umask(before)


def test_a_running_server_is_backed_up_and_restored(tmp_path: Path) -> None:
    path, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    with serving(path) as server:
        opened = server.open("here", "here")
        with server.page(opened["owner"]) as page:
            page.act("bid 2", 0)
            back_up(path, backup)
            page.act("bid 1", 1)
            later = server.open("here", "here")
            before = restore(path, backup)
            answers = page.act(), page.next()               # that table is no more
            assert {answer["type"] for answer in answers} == {"refused", "table"}
            assert page.act("bid 1", 1)["type"] == "table"
        server.get(f"/api/tables/{later['owner']}/replay", 404)
    assert before is not None
    with serving(before) as server:                         # what was there before lies beside it
        assert server.get(f"/api/tables/{later['owner']}/replay")["steps"]
    with pytest.raises(Unreadable) as problem:
        restore(path, tmp_path / "none.db")
    assert problem.value.phrase.id == "server-db-missing"


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    Store(tmp_path / "tables.db").close()
    damaged(tmp_path / "backup.db")
    with pytest.raises(Unreadable) as problem:
        restore(tmp_path / "tables.db", tmp_path / "backup.db")
    assert problem.value.phrase.id == "server-db-corrupt"


class GoneSocket:
    """The page has just been closed; each server says so in its own way."""

    def __init__(self, how: type[Exception]) -> None:
        self.how = how

    async def send_data(self, text: str) -> None:
        raise self.how

    async def close(self, code: int) -> None:
        raise self.how


class OneTable:
    id = "one"

    async def page(self, guest: Guest) -> payload.Page:
        table = Table.new(GAME, {"players": 2}, 5)
        return payload.page(table, self.id, (Seat("here"),) * 2, payload.Audience("watch", (), ()), ())


@pytest.mark.parametrize("how", [ClientDisconnected, RuntimeError])
def test_a_page_that_closes_while_it_is_told_something_is_no_fault(how: type[Exception], caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        line, guest = Line(GoneSocket(how)), Guest(Ticket("one", "watch"))      # type: ignore[arg-type]
        guest.stir()
        await tell(line, OneTable(), guest)                                     # type: ignore[arg-type]
        await line.close(1000)

    asyncio.run(run())
    assert not caplog.records
