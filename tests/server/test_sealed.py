"""Senjutsu over the wire: what somebody has chosen face down is told to nobody by content, size or order of messages (S3.5.1)."""
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from served import PATIENCE, Page, Served, serving

from kotatsu.games.senjutsu.instants import MayInstant
from kotatsu.games.senjutsu.phases.reveal import MayReplace
from kotatsu.kernel.table import Table
from kotatsu.server.library import Installed
from kotatsu.server.room import Room

OPTIONS = {"players": 2, "characters": ["ronin", "student"], "terrain": "none"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("senjutsu") / "tables.db", Installed()) as served:
        yield served


def is_choosing(page: Page) -> bool:
    prompt = page.prompt()
    return prompt is not None and prompt["actions"][0]["action"].startswith("choose ")


def asked(page: Page) -> list[int]:
    """The seats that have still to choose, as this page is told."""
    return [prompt["seat"] for prompt in page.table["prompts"]]


def begin(*pages: Page) -> None:
    """Set the figures up and fetch nothing, until everybody is about to choose."""
    end = time.monotonic() + PATIENCE
    while not all(is_choosing(page) for page in pages):
        assert time.monotonic() < end
        for page in pages:
            page.drain()
            prompt = page.prompt()
            if prompt is not None and not is_choosing(page):
                page.act(next((one["action"] for one in prompt["actions"] if one["action"] == "pass"), None))


def overheard(page: Page, seats: list[int]) -> list[bytes]:
    """The raw messages until this page is told that these seats have still to choose, and whatever came with them."""
    found: list[bytes] = []

    def read() -> bytes:
        raw = page.line.recv(timeout=PATIENCE)
        page.take(raw)
        return raw if isinstance(raw, bytes) else raw.encode()

    while asked(page) != seats:
        found.append(read())
    page.say(type="ping")
    while json.decode(last := read()) != {"type": "pong"}:
        found.append(last)
    return found


@pytest.mark.rule("S3.5.1")
def test_whatever_is_chosen_the_others_get_the_same_bytes(server: Served) -> None:
    opened = server.open("here", "link", game="senjutsu", options=OPTIONS)
    link = opened["seats"][1]["link"]
    with server.page(opened["owner"]) as owner, server.page(link) as friend, server.page(opened["watch"]) as watcher:
        begin(owner, friend)
        for page in (friend, watcher):
            page.until(lambda page: asked(page) == [0, 1])
            overheard(page, [0, 1])
        prompt = owner.prompt()
        assert prompt is not None and len(prompt["actions"]) >= 8
        heard: list[list[list[bytes]]] = []
        for choice in [one["action"] for one in prompt["actions"]]:
            owner.act(choice)
            chosen = [overheard(friend, [1]), overheard(watcher, [1])]
            owner.undo()
            heard.append([*chosen, overheard(friend, [0, 1]), overheard(watcher, [0, 1])])
        assert all(one == heard[0] for one in heard[1:])
        assert [len(messages) for messages in heard[0]] == [1, 1, 1, 1]      # that something was chosen, or taken back


@pytest.mark.rule("S3.5.1")
def test_who_chose_first_cannot_be_told_from_what_follows(server: Served) -> None:
    found = []
    for first in (0, 1):
        opened = server.open("here", "link", game="senjutsu", options=OPTIONS)
        link = opened["seats"][1]["link"]
        with server.page(opened["owner"]) as owner, server.page(link) as friend, server.page(opened["watch"]) as watcher:
            begin(owner, friend)
            pages = [owner, friend]
            pages[first].act()
            pages[1 - first].until(lambda page, first=first: asked(page) == [1 - first]).act()
            for page in (*pages, watcher):
                page.until(lambda page: "revealed" in str(page.log))
            found.append([(page.log, page.table["view"]) for page in (*pages, watcher)])
    assert found[0] == found[1]


PAUSE = 0.25
INSTANTS = ("instant-", "replace")


def first_turn(server: Served, wish: str) -> list[list[str]]:
    """A first turn in which the friend chooses the same card, asking or not: what the other is shown, one thing after the other."""
    opened = server.open("here", "link", game="senjutsu", options=OPTIONS)
    shown = []
    with server.page(opened["owner"]) as owner, server.page(opened["seats"][1]["link"]) as friend:
        begin(owner, friend)
        owner.act(next(one["action"] for one in owner.prompt()["actions"] if one["action"].startswith("choose 07")))
        friend.until(lambda page: asked(page) == [1])
        friend.act(next(one["action"] for one in friend.prompt()["actions"] if one["action"].endswith(wish)))
        owner.until(lambda page: page.table["prompts"][0]["key"] != "choose")
        while owner.table["view"]["turn"] == 1:
            question, before = owner.table["prompts"][0], owner.table["version"]
            shown.append([str(owner.table["prompts"]), str(owner.log)])
            if wish == " ask" or question["seat"] == 0 or not question["key"].startswith(INSTANTS):
                page = (owner, friend)[question["seat"]]
                prompt = page.until(lambda page, key=question["key"]: (page.prompt() or {"key": ""})["key"] == key).prompt()
                page.act(next((one["action"] for one in prompt["actions"] if one["action"] == "pass"), None))
            else:
                friend.drain()
                assert friend.prompt() is None                               # who wished it so is not troubled
            owner.until(lambda page, before=before: page.table["version"] != before)
    return shown


@pytest.mark.rule("S3.5.1", "S8.1")
def test_nobody_learns_who_is_not_asked_for_instants(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same questions, log and pauses for whoever answers at once and for whoever is passed over."""
    pauses: list[float] = []
    keep = Room.keep

    async def watched(room: Room, table: Table, *more: Any) -> None:
        asked = room.kept[-1].after().agenda[-1] if room.kept else None          # what was open until now
        if isinstance(asked, MayInstant | MayReplace) and room.settings.wish_pause == PAUSE:          # not the other server
            pauses.append(time.monotonic() - room.asked)
        await keep(room, table, *more)

    monkeypatch.setattr(Room, "keep", watched)
    with serving(tmp_path / "tables.db", Installed(), wish_pause=PAUSE) as server:
        asking = first_turn(server, " ask")
        count = len(pauses)
        assert first_turn(server, " quiet") == asking
    assert len(pauses) == 2 * count > 0
    assert min(pauses) > PAUSE * 0.99
