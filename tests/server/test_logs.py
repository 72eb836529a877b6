"""What a server notes has no secret in it: no link, no name of a person, nothing that somebody chose or holds."""
import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import json
from served import PATIENCE, Shelf, serving
from websockets.exceptions import ConnectionClosed

from kotatsu.server import forced
from kotatsu.server.serving import Lines
from kotatsu.server.store import Store

NAMES = ("Ferdinand", "Wilhelmine")
COOKIE = "1234567890abcdef1234567890abcdef"


class Stumbling(Shelf):
    """Its bot has a mistake."""

    def bot(self, game: Any, name: str, seed: int) -> Any:
        raise ZeroDivisionError


@contextmanager
def noted() -> Iterator[io.StringIO]:
    """All that would stand in the log of `--log-json`, whoever writes it."""
    found = io.StringIO()
    handler, root = logging.StreamHandler(found), logging.getLogger()
    handler.setFormatter(Lines())
    handler.addFilter(lambda record: not record.name.startswith(("httpx", "httpcore", "websockets")))      # the test's own clients
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield found
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


def mistaken(*_: Any) -> None:
    raise ZeroDivisionError


def test_nothing_secret_is_noted_whatever_goes_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "tables.db"
    with noted() as found, serving(db, Stumbling(), back_off=()) as server:
        seats = [{"kind": "here", "name": NAMES[0]}, {"kind": "link", "name": NAMES[1]}, {"kind": "bot", "bot": "dicer"}]
        opened = server.post("/api/tables", {"game": "toy", "seats": seats, "terms": {"chat": True}})
        links = [opened["owner"], opened["watch"], *(seat["link"] for seat in opened["seats"] if seat["link"])]
        secrets = [*links, *NAMES, COOKIE, "bid 2", "good evening"]
        store = Store(db)
        with (server.page(opened["owner"]) as owner,
              server.page(opened["seats"][1]["link"], additional_headers={"Cookie": f"kotatsu-device={COOKIE}"}) as friend):
            hand = next(seat["hand"] for seat in friend.table["view"]["seats"] if seat["hand"] and "?" not in seat["hand"])
            secrets += [json.encode(card).decode() for card in hand]
            friend.say(type="say", text="good evening")
            with store.engine.begin() as base:
                base.execute(sa.text("CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no room'); END"))
            friend.say(type="act", seat=1, action="bid 2", version=friend.table["version"])
            while (answer := friend.next(PATIENCE))["type"] != "refused":
                pass
            assert answer["why"]["id"] == "server-not-written"
            with store.engine.begin() as base:
                base.execute(sa.text("DROP TRIGGER full"))
            monkeypatch.setattr(forced, "pay", mistaken)
            owner.say(type="act", seat=0, action="bid 2", version=owner.table["version"])
            while (answer := owner.next(PATIENCE))["type"] != "refused":
                pass
            assert answer["why"]["id"] == "server-our-mistake"
            monkeypatch.undo()
        for link in links:
            server.http.get(f"/api/tables/{link}x/replay")
        monkeypatch.setattr("kotatsu.server.payload.replay_json", mistaken)
        assert server.get(f"/api/tables/{opened['watch']}/replay", 500)["error"]["id"] == "server-our-mistake"
        monkeypatch.undo()
        with store.engine.begin() as base:
            base.execute(sa.text("UPDATE tables SET over = 1"))             # so that nobody goes on with it
        with serving(db, Stumbling()) as second:
            with store.engine.begin() as base:
                base.execute(sa.text("ALTER TABLE notices RENAME TO notes"))
            with suppress(ConnectionClosed), second.page(opened["seats"][1]["link"]) as page:
                page.closed()
        store.close()
    lines = [json.decode(line) for line in found.getvalue().splitlines()]
    said = " ".join(line["said"] for line in lines)
    assert all(part in said for part in ("a bot failed", "our mistake", "GET", "cannot be opened")), said
    assert [secret for secret in secrets if secret in found.getvalue()] == []
