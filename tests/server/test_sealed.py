"""Senjutsu over the wire: what somebody has chosen face down is told to nobody by content, size or order of messages (S3.5.1)."""
import time
from collections.abc import Iterator

import pytest
from msgspec import json
from served import PATIENCE, Page, Served, serving

from kotatsu.server.library import Installed

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
