"""Undo online: those who have seen the choice are asked, and everybody is told how it ended."""
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from served import Page, Served, begin, serving

ASKED = {"by": 0, "waits": [1]}


@contextmanager
def after_a_choice(server: Served) -> Iterator[list[Page]]:
    """The owner, a friend by link and a spectator; the owner has just chosen what everybody may see."""
    opened = server.open("here", "link")
    tokens = [opened["owner"], opened["seats"][1]["link"], opened["watch"]]
    with ExitStack() as stack:
        pages = [stack.enter_context(server.page(token)) for token in tokens]
        owner, friend, _ = pages
        begin(owner, friend)
        owner.act("rest")
        for page in pages:
            page.until(lambda page: page.log and page.log[-1]["action"] == "rest")
        yield pages


def told(page: Page) -> str:
    """What it is told beside the log."""
    while True:
        message = page.next()
        if message["type"] == "told":
            return str(message["words"]["id"])


def ask(owner: Page) -> None:
    owner.say(type="undo", version=owner.table["version"])
    owner.until(lambda page: page.table["undo"]["asked"] == ASKED)


def test_who_has_seen_it_may_allow_it(server: Served) -> None:
    with after_a_choice(server) as (owner, friend, watcher):
        before = len(owner.log)
        ask(owner)
        friend.until(lambda page: page.table["undo"]["asked"] == ASKED)
        watcher.until(lambda page: page.table["undo"]["asked"] == ASKED)
        assert owner.ask(type="undo", version=owner.table["version"])["why"]["id"] == "server-undo-asked"
        friend.say(type="allow", undo=True)
        assert [told(page) for page in (owner, friend, watcher)] == ["server-undo-done"] * 3
        assert len(owner.log) < before and owner.table["undo"]["asked"] is None and owner.prompt() is not None


def test_who_has_seen_it_may_refuse_it(server: Served) -> None:
    with after_a_choice(server) as (owner, friend, watcher):
        before = len(owner.log)
        ask(owner)
        assert watcher.ask(type="allow", undo=True)["why"]["id"] == "server-not-your-seat"
        friend.say(type="allow", undo=False)
        assert [told(page) for page in (owner, friend, watcher)] == ["server-undo-refused"] * 3
        assert len(owner.log) == before and owner.table["undo"]["asked"] is None
        assert friend.ask(type="allow", undo=True)["why"]["id"] == "server-undo-moved-on"


def test_the_asker_may_withdraw_and_a_choice_ends_it(server: Served) -> None:
    with after_a_choice(server) as (owner, friend, _):
        ask(owner)
        owner.say(type="allow", undo=False)
        assert told(owner) == told(friend) == "server-undo-withdrawn"
        ask(owner)
        friend.until(lambda page: page.table["undo"]["asked"] == ASKED and page.prompt())
        friend.act()
        owner.until(lambda page: page.table["undo"]["asked"] is None)
        assert owner.table["undo"]["why"] is not None


def test_nobody_waits_for_ever(tmp_path_factory: pytest.TempPathFactory) -> None:
    db = tmp_path_factory.mktemp("patience") / "tables.db"
    with serving(db, undo_patience=0.2) as server, after_a_choice(server) as (owner, friend, _):
        owner.say(type="undo", version=owner.table["version"])
        assert told(owner) == told(friend) == "server-undo-unanswered"
        assert owner.table["undo"]["asked"] is None


def test_where_nobody_else_has_seen_it_nobody_is_asked(server: Served) -> None:
    """People without an open page have seen nothing; spectators have no say."""
    opened = server.open("here", "link")
    with server.page(opened["owner"]) as owner, server.page(opened["watch"]):
        with server.page(opened["seats"][1]["link"]) as friend:
            begin(owner, friend)
        owner.until(lambda page: not page.table["seats"][1]["here"])
        owner.act("rest")
        before = len(owner.log)
        assert owner.undo()["type"] == "table"
        assert len(owner.log) < before
