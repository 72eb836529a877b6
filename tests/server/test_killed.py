"""A real process: it is killed in the middle of a game and goes on; it says where it listens."""
import re
import signal
import socket
import time
from pathlib import Path

import pytest
from process import Process, process, read_until_it_dies
from served import JSON, PATIENCE

from kotatsu.server.run import bind, home_address
from kotatsu.server.store import Store

BOTS = ("random", "random", "random")


def test_a_killed_server_goes_on_from_the_last_move_anybody_saw(database: Path | str) -> None:
    db = database
    opened: JSON = {}
    with process(db, "--bot-pause", "0.1", "--dead-after", "3") as (running, server):
        opened = server.open(*BOTS, game="samurai", seed=3, options={"level": "easy"})
        with server.page(opened["watch"]) as page:
            page.until(lambda page: len(page.log) >= 6)
            running.end(signal.SIGKILL)
            read_until_it_dies(page)
            log = page.log
            assert page.table["over"] is None
    with process(db, "--bot-pause", "0") as (running, server):
        with server.page(opened["watch"]) as page:
            page.until(lambda page: page.table["over"])
            assert page.log[:len(log)] == log and len(page.log) > len(log)
        assert running.end(signal.SIGTERM) == ""


def test_bots_go_on_although_nobody_looks(tmp_path: Path) -> None:
    """The restarted server plays by itself; a person's acknowledged move is the first thing it finds."""
    db = tmp_path / "tables.db"
    with process(db, "--bot-pause", "5") as (running, server):
        opened = server.open("here", "random", game="samurai", seed=4, options={"first": 1})
        with server.page(opened["owner"]) as page:
            page.until(lambda page: page.prompt())
            assert page.act()["type"] == "table"
            while page.prompt():
                assert page.act()["type"] == "table"
            running.end(signal.SIGKILL)
            log = page.log
    with process(db, "--bot-pause", "0") as (running, server):
        count, steps, end = len(log), [], time.monotonic() + PATIENCE
        while len(steps) <= count and time.monotonic() < end:
            steps = server.get(f"/api/tables/{opened['watch']}/replay")["steps"]
            time.sleep(0.05)
        assert [step["entry"] for step in steps][:count] == log and len(steps) > count


def test_a_taken_port_is_left_to_its_owner() -> None:
    first = bind("127.0.0.1", 0)
    assert first.proto == socket.IPPROTO_TCP, "otherwise asyncio lets small answers wait for an acknowledgement: 40 ms each"
    first.listen()
    port = first.getsockname()[1]
    second = bind("127.0.0.1", port)
    assert port < second.getsockname()[1] <= port + 50
    first.close()
    second.close()


def test_the_home_network_gets_its_address_and_a_code(tmp_path: Path) -> None:
    if home_address() is None:
        pytest.skip("this machine is in no network")
    with process(tmp_path / "tables.db", "--host", "0.0.0.0") as (running, server):
        running.hear(f"home network: http://{re.escape(str(home_address()))}:")
        running.hear("Ctrl")
        assert any("█" in line or "▄" in line for line in running.said)
        assert server.get("/api/games")
        assert running.end(signal.SIGINT) == ""


@pytest.mark.parametrize(("more", "sentence"), [
    (("--host", "203.0.113.7"), "cannot listen"), (("--db", "{newer}"), "newer Kotatsu"),
    (("--workers", "2"), "need a PostgreSQL"), (("--database", "mysql://localhost/x"), "no address of a PostgreSQL")])
def test_a_server_that_cannot_start_says_why(tmp_path: Path, more: tuple[str, ...], sentence: str) -> None:
    store = Store(tmp_path / "newer.db")
    with store.engine.begin() as db:
        db.exec_driver_sql("PRAGMA user_version = 99")
    store.close()
    given = [word.format(newer=tmp_path / "newer.db") for word in more]
    started = Process(tmp_path / "tables.db", "--port", "0", *given)
    output, errors = started.child.communicate(timeout=120)
    assert (started.child.returncode, output) == (2, "")
    assert sentence in errors and len(errors.splitlines()) == 1
