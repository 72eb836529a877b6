"""The database: its shape through the versions, what it keeps of links, two writers, idle tables."""
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from postgres import Cluster
from served import serving
from toy import GAME

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.table import Table
from kotatsu.server import serialise, settings
from kotatsu.server.database import connect, connect_postgres, make_private
from kotatsu.server.migrations import MIGRATIONS, migrate, set_version, version_of
from kotatsu.server.store import MOST_SEALED, Kept, MovedOn, Seat, Store, Ticket, digest


@pytest.fixture
def store(database: Path | str) -> Any:
    found = Store(database)
    yield found
    found.close()


def some_table(id: str = "one") -> Kept:
    return serialise.kept(id, Table.new(GAME, {"players": 2}, 5), (Seat("here"), Seat("bot", "dicer")))


def test_what_is_kept_is_read_again(store: Store) -> None:
    kept = some_table()
    store.create(kept, [("token", Ticket("one", "owner"))])
    found = store.load("one")
    assert found is not None and found.updated
    assert (found.start, found.lines, found.seats, found.summary) == (kept.start, kept.lines, kept.seats, kept.summary)
    assert store.ticket("token") == Ticket("one", "owner")
    assert store.ticket("other") is None and store.load("two") is None


def test_lines_are_added_and_cut(store: Store) -> None:
    kept = some_table()
    store.create(kept, [])
    count = len(kept.lines)
    store.write("one", 0, count, [("Ada: bid 1", 4)], 4, kept.summary, True)
    store.write("one", 1, count, [("Ada: bid 2", 4), ("Bo: bid 0", 4)], 5, kept.summary, False)
    found = store.load("one")
    assert found is not None and (found.revision, found.drawn) == (2, 5)
    assert found.lines == (*kept.lines, ("Ada: bid 2", 4), ("Bo: bid 0", 4))


def test_the_second_of_two_writers_is_refused(store: Store) -> None:
    kept = some_table()
    store.create(kept, [])
    store.write("one", 0, len(kept.lines), [("Ada: bid 1", 4)], 4, kept.summary, True)
    with pytest.raises(MovedOn):
        store.write("one", 0, len(kept.lines), [("Ada: bid 2", 4)], 4, kept.summary, True)
    with pytest.raises(MovedOn):
        store.set_bot("one", 0, 0, "dicer")
    found = store.load("one")
    assert found is not None and found.lines[-1] == ("Ada: bid 1", 4)


def write_at_once(store: Store, revisions: dict[str, int]) -> dict[str, BaseException | None]:
    """Moves of several tables that wait for their turn together: what became of each."""
    kept = some_table()
    store.turn.acquire()
    with ThreadPoolExecutor(len(revisions)) as threads:
        written = {id: threads.submit(store.write, id, revision, len(kept.lines), [(f"Ada: bid {place}", 4)], 4, kept.summary, True)
                   for place, (id, revision) in enumerate(revisions.items())}
        while len(store.waiting) < len(revisions):
            time.sleep(0.001)
        store.turn.release()                    # now one of them writes them all
        return {id: each.exception() for id, each in written.items()}


def test_moves_that_wait_for_sqlite_are_written_together(tmp_path: Path) -> None:
    """In one transaction, whoever comes first; one of a table that has moved on is left out, and the others are kept."""
    store, begun = Store(tmp_path / "tables.db"), []
    for id in ("one", "two", "three"):
        store.create(some_table(id), [])
    sa.event.listen(store.engine, "begin", begun.append)
    found = write_at_once(store, {"one": 0, "two": 7, "three": 0})
    assert len(begun) == 1
    assert found["one"] is found["three"] is None and isinstance(found["two"], MovedOn)
    for id, revision in (("one", 1), ("two", 0), ("three", 1)):
        kept = store.load(id)
        assert kept is not None and kept.revision == revision
    store.close()


def test_if_they_cannot_be_written_each_of_them_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    for id in ("one", "two"):
        store.create(some_table(id), [])
    with store.engine.begin() as db:
        db.exec_driver_sql("CREATE TRIGGER full BEFORE INSERT ON entries WHEN NEW.table_id = 'two' "
                           "BEGIN SELECT RAISE(ABORT, 'no room'); END")
    found = write_at_once(store, {"one": 0, "two": 0})
    assert all(isinstance(problem, sa.exc.DBAPIError) for problem in found.values())
    kept = store.load("one")
    assert kept is not None and kept.revision == 0
    store.close()


def test_closing_leaves_no_connection_open(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread that still reads when the server ends is waited for: what it gives back later, nobody would close."""
    store, reading, waited = Store(database), threading.Event(), threading.Event()
    used: list[Any] = []
    closed: list[Any] = []
    sa.event.listen(store.engine, "close", lambda line, _: closed.append(line))
    monkeypatch.setattr(time, "sleep", lambda _: waited.set())

    def read() -> None:
        with store.engine.connect() as db:
            used.append(db.connection.dbapi_connection)
            reading.set()
            waited.wait(5)

    with ThreadPoolExecutor() as others:
        others.submit(read)
        reading.wait()
        store.close()
    assert waited.is_set() and used[0] in closed


def test_deleting_leaves_nothing(store: Store) -> None:
    store.create(some_table(), [("token", Ticket("one", "owner"))])
    store.delete("one")
    with store.engine.connect() as db:
        for name in ("tables", "seats", "entries", "tickets", "notices", "snapshots"):
            assert db.exec_driver_sql(f"SELECT count(*) FROM {name}").scalar_one() == 0


def test_an_error_tells_nothing_of_what_was_to_be_written(store: Store) -> None:
    """It may end in a log."""
    with pytest.raises(sa.exc.DBAPIError) as problem, store.engine.begin() as db:
        db.execute(sa.text("INSERT INTO entries (nothing) VALUES (:line)"), {"line": "Ada: bid 2"})
    assert "entries" in str(problem.value) and "bid 2" not in str(problem.value)


def test_only_the_newest_sealed_files_of_a_table_are_kept(store: Store) -> None:
    other = store.seal("two", "other")
    receipts = [store.seal("one", f"file {number}") for number in range(MOST_SEALED + 2)]
    assert [store.unseal(receipt) for receipt in receipts[:3]] == [None, None, ("one", "file 2")]
    assert store.unseal(receipts[-1]) == ("one", f"file {MOST_SEALED + 1}") and store.unseal(other) == ("two", "other")


def test_commits_are_on_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.db")
    with store.engine.connect() as db:
        assert db.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert db.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
        assert db.exec_driver_sql("PRAGMA foreign_keys").scalar_one() == 1
    store.close()


def add_note(db: sa.Connection) -> None:
    db.exec_driver_sql("ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT ''")


def known(engine: sa.Engine) -> int:
    with engine.begin() as db:
        return version_of(db)


def test_an_old_database_is_brought_up_to_date(database: Path | str) -> None:
    if isinstance(database, Path):
        make_private(database)
    engine = connect_postgres(database) if isinstance(database, str) else connect(database)
    migrate(engine, MIGRATIONS[:1])
    assert known(engine) == 1
    engine.dispose()
    store = Store(database)
    store.create(some_table(), [])
    migrate(store.engine, (*MIGRATIONS, add_note))
    assert known(store.engine) == len(MIGRATIONS) + 1
    found = store.load("one")
    assert found is not None and found.lines == some_table().lines
    store.close()


def test_a_migration_that_fails_changes_nothing(store: Store) -> None:
    def half(db: sa.Connection) -> None:
        add_note(db)
        raise RuntimeError("power cut")

    with pytest.raises(RuntimeError):
        migrate(store.engine, (*MIGRATIONS, half))
    assert known(store.engine) == len(MIGRATIONS)
    migrate(store.engine, (*MIGRATIONS, add_note))


def test_a_newer_database_is_refused_with_a_sentence(store: Store) -> None:
    with store.engine.begin() as db:
        set_version(db, 99)
    with pytest.raises(Unreadable) as problem:
        migrate(store.engine)
    assert problem.value.phrase.id == "server-newer-database"


def test_another_programs_postgresql_is_left_alone(postgres: Cluster) -> None:
    engine = connect_postgres(url := postgres.fresh())
    with engine.begin() as db:
        db.exec_driver_sql("CREATE TABLE tables (legs INTEGER)")
    with pytest.raises(Unreadable) as problem:
        Store(url)
    assert problem.value.phrase.id == "server-db-other"
    engine.dispose()


@pytest.mark.parametrize(("url", "error"), [
    ("postgresql://nobody:secret@127.0.0.1:1/none", "server-db-unreachable"), ("postgresql://host:door/none", "server-db-address")])
def test_a_postgresql_that_does_not_answer(postgres: Cluster, url: str, error: str) -> None:
    with pytest.raises(Unreadable) as problem:
        Store(url)
    assert problem.value.phrase.id == error and "secret" not in str(problem.value)


def test_what_is_new_in_a_log_is_read_alone(store: Store) -> None:
    kept = some_table()
    store.create(kept, [])
    count = len(kept.lines)
    assert (fresh := store.since("one", count, 0)) is not None and fresh.lines == ()
    store.write("one", 0, count, [("Ada: bid 1", 4)], 4, kept.summary, True)
    assert (fresh := store.since("one", count, 0)) is not None and (fresh.lines, fresh.revision) == ((("Ada: bid 1", 4),), 1)
    store.write("one", 1, count, [("Ada: bid 2", 4)], 4, kept.summary, True)
    assert store.since("one", count + 1, 1) is None         # the line that was known is another now
    assert (fresh := store.since("one", count + 1, 2)) is not None and fresh.lines == ()
    assert store.since("two", 1, 0) is None


def test_a_stolen_database_opens_no_table(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        opened = server.open("here", "link")
        tokens = [opened["owner"], opened["watch"], *(seat["link"] for seat in opened["seats"])]
    found = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert digest(tokens[0]).encode() in found
    assert not [token for token in tokens if token.encode() in found]


def test_a_stopped_server_resumes(database: Path | str) -> None:
    with serving(database) as server:
        opened = server.open("here", "link")
        with server.page(opened["owner"]) as page:
            page.act("bid 2", 0)
            log = page.log
    with serving(database) as server, server.page(opened["owner"]) as page:
        assert page.log == log and page.prompt() is None
        assert page.undo()["type"] == "table" and page.prompt() is not None


def test_a_table_nobody_looks_at_leaves_the_memory(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", idle=0.0, sweep=0.01) as server:
        opened = server.open("here", "here")
        for bid in ("bid 2", "bid 1"):
            with server.page(opened["owner"]) as page:
                assert page.act(bid)["type"] == "table"


def test_two_servers_share_a_file_without_harm(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as one, serving(tmp_path / "tables.db") as two:
        opened = one.open("here", "here")
        with one.page(opened["owner"]) as left, two.page(opened["owner"]) as right:
            left.act("bid 2", 0)
            answers = right.act("bid 1", 0), right.next()
            assert {answer["type"] for answer in answers} == {"refused", "table"}
            right.until(lambda page: page.log == left.log)
            assert right.act("bid 0", 1)["type"] == "table"


def test_a_choice_that_another_process_overtook_unseen_is_made_all_the_same(tmp_path: Path) -> None:
    """Sealed answers at the same moment: nobody is refused, or would learn that somebody else has answered."""
    with serving(tmp_path / "tables.db") as one, serving(tmp_path / "tables.db") as two:
        opened = one.open("here", "link")
        with one.page(opened["owner"]) as left, two.page(opened["seats"][1]["link"]) as right:
            left.act("bid 2", 0)
            assert right.act("bid 0", 1)["type"] == "table"         # its server had not heard of the other bid
            assert right.table["prompts"][0]["key"] == "aside"


@pytest.mark.parametrize(("platform", "variable", "expected"), [
    ("linux", "XDG_DATA_HOME", "kotatsu"), ("win32", "LOCALAPPDATA", "kotatsu")])
def test_where_the_data_lies(platform: str, variable: str, expected: str, tmp_path: Path,
                             monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert settings.default_db() == tmp_path / expected / "tables.db"
