"""Processes that share a PostgreSQL: they speak by its NOTIFY, and its clock says who is still alive."""
import asyncio
import json
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

import psycopg
import sqlalchemy as sa

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.server.crew import DEAD, HERE, MISSED, Hear
from kotatsu.server.faults import not_written
from kotatsu.server.problems import Refused
from kotatsu.server.store import CHANNEL, Store, send

log = logging.getLogger("kotatsu.server")

BEAT = 1.0                # seconds between two signs of life
NOW = "extract(epoch FROM clock_timestamp())"           # the database's clock: machines may differ


class Fellows:
    """One process among others. A table's bots stay with the process that has its lease, as long as that gives signs of life."""

    def __init__(self, store: Store, dead_after: float) -> None:
        self.store = store
        self.dead_after = dead_after            # seconds
        self.engine = store.engine
        self.id = store.process
        self.mine: set[str] = set()                             # tables whose leases we have …
        self.theirs: set[str] = set()                           # … and those that others have, as long as nobody dies
        self.seen: dict[str, dict[str, set[int]]] = {}          # by table and process, who looks on there
        self.shown: dict[str, set[int]] = {}                    # who looks on here
        self.outbox: asyncio.Queue[JSON] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []
        self.hear: Hear = nothing
        self.counted: Callable[[], JSON] = dict

    async def start(self, hear: Hear, figures: Callable[[], JSON]) -> None:
        self.hear, self.counted = hear, figures
        await asyncio.to_thread(self._sign)
        listening = asyncio.Event()
        self.tasks = [asyncio.create_task(work) for work in (self._listen(listening), self._beat(), self._post())]
        await listening.wait()

    async def stop(self) -> None:
        """The others hear of it at once, and go on with our tables."""
        for task in self.tasks:
            task.cancel()
        await asyncio.wait(self.tasks)
        with suppress(sa.exc.DBAPIError):
            await asyncio.to_thread(self._leave)

    # --- signs of life
    def _sign(self) -> bool:
        """A sign of life. Whether we were held for dead, or are new here: then nothing is ours any more."""
        with self.engine.begin() as db:
            values = {"id": self.id, "figures": json.dumps(self.counted())}
            sign = f"UPDATE processes SET until = {NOW} + {self.dead_after}, figures = :figures WHERE id = :id"
            if db.execute(sa.text(sign), values).rowcount:
                return False
            new = f"INSERT INTO processes (id, until, figures) VALUES (:id, {NOW} + {self.dead_after}, :figures)"
            db.execute(sa.text(new), values)
            for table, seats in list(self.shown.items()):
                show(db, self.id, table, seats)
                send(db, {"from": self.id, "table": table, "kind": HERE, "seats": sorted(seats)})
            return True

    def _bury(self) -> None:
        """Whoever gives no sign of life has no leases and no guests any more, and everybody hears of it."""
        with self.engine.begin() as db:
            for id in db.execute(sa.text(f"DELETE FROM processes WHERE until < {NOW} RETURNING id")).scalars().all():
                send(db, {"from": id, "kind": DEAD})

    def _leave(self) -> None:
        with self.engine.begin() as db:
            db.execute(sa.text("DELETE FROM processes WHERE id = :id"), {"id": self.id})
            send(db, {"from": self.id, "kind": DEAD})

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if await asyncio.to_thread(self._sign):
                    self.mine.clear()
                await asyncio.to_thread(self._bury)
            except sa.exc.DBAPIError as problem:
                log.warning("no sign of life can be given: %s", problem.orig)

    # --- leases
    def has(self, table: str) -> bool:
        return table in self.mine

    async def leads(self, table: str) -> bool:
        if table not in self.mine and table not in self.theirs:
            known = self.theirs
            try:
                leased = await asyncio.to_thread(self._lease, table)
            except sa.exc.DBAPIError as problem:
                raise not_written(problem, self.store.file) from problem
            if leased:
                self.mine.add(table)
            else:
                known.add(table)                # forgotten if somebody has died meanwhile
        return table in self.mine

    def _lease(self, table: str) -> bool:
        with self.engine.begin() as db:
            wanted = sa.text(f"""
                INSERT INTO leases (table_id, process) SELECT id, :id FROM tables WHERE id = :table
                ON CONFLICT (table_id) DO UPDATE SET process = :id WHERE leases.process = :id OR NOT EXISTS (
                    SELECT FROM processes WHERE processes.id = leases.process AND processes.until > {NOW})""")
            return db.execute(wanted, {"id": self.id, "table": table}).rowcount == 1

    # --- talk
    def tell(self, table: str, kind: str, **body: Any) -> None:
        self.outbox.put_nowait({"from": self.id, "table": table, "kind": kind, **body})

    def show(self, table: str, seats: Collection[int]) -> None:
        if self.shown.get(table, set()) == set(seats):
            return
        self.shown[table] = set(seats)
        if not seats:
            del self.shown[table]
        self.tell(table, HERE, seats=sorted(seats))

    def elsewhere(self, table: str) -> set[int]:
        return set().union(*self.seen.get(table, {}).values())

    async def figures(self) -> dict[str, JSON]:
        def read() -> dict[str, JSON]:
            with self.engine.connect() as db:
                rows = db.execute(sa.text("SELECT id, figures FROM processes WHERE id <> :id"), {"id": self.id})
                return {row.id: json.loads(row.figures) for row in rows}
        return await asyncio.to_thread(read)

    async def _post(self) -> None:
        """What this process says, one thing after the other."""
        while True:
            message = await self.outbox.get()
            try:
                await asyncio.to_thread(self._send, message)
            except sa.exc.DBAPIError as problem:
                log.warning("other processes cannot be told: %s", problem.orig)

    def _send(self, message: JSON) -> None:
        with self.engine.begin() as db:
            if message["kind"] == HERE:
                show(db, self.id, message["table"], message["seats"])
            send(db, message)

    async def _listen(self, listening: asyncio.Event) -> None:
        """What others say. Where the line breaks, whatever was said meanwhile is found in the database."""
        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    self.seen = await asyncio.to_thread(self._who_looks_on)
                    if listening.is_set():
                        await self._heard({"kind": MISSED, "from": ""})
                    listening.set()
                    async for notice in line.notifies():
                        await self._heard(json.loads(notice.payload))
            except (psycopg.Error, OSError, sa.exc.DBAPIError) as problem:
                log.warning("other processes cannot be heard: %s", problem)
                await asyncio.sleep(BEAT)

    async def _heard(self, message: JSON) -> None:
        if message["from"] == self.id:
            return
        if message["kind"] == HERE:
            self.seen.setdefault(message["table"], {})[message["from"]] = set(message["seats"])
            if not message["seats"]:
                del self.seen[message["table"]][message["from"]]
        elif message["kind"] in (DEAD, MISSED):
            self.theirs = set()
            for looking in self.seen.values():
                looking.pop(message["from"], None)
        try:
            await self.hear(message)
        except (Refused, Unreadable) as problem:
            log.info("%s cannot be followed: %s", message["kind"], problem.phrase.id)
        except Exception:
            log.exception("%s cannot be followed", message["kind"])

    def _who_looks_on(self) -> dict[str, dict[str, set[int]]]:
        found: dict[str, dict[str, set[int]]] = {}
        with self.engine.connect() as db:
            for row in db.execute(sa.text("SELECT table_id, process, seats FROM present WHERE process <> :id"), {"id": self.id}):
                found.setdefault(row.table_id, {})[row.process] = set(json.loads(row.seats))
        return found


async def nothing(_: JSON) -> None:
    pass


def show(db: sa.Connection, process: str, table: str, seats: Collection[int]) -> None:
    """Write down who looks at a table from a process."""
    db.execute(sa.text("DELETE FROM present WHERE process = :process AND table_id = :table"), {"process": process, "table": table})
    if seats:
        db.execute(sa.text("INSERT INTO present SELECT :table, id, :seats FROM processes WHERE id = :process"),
                   {"process": process, "table": table, "seats": json.dumps(sorted(seats))})
