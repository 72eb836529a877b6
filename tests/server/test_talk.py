"""Phrases and free words at a table: who may say what, how often, and who hears it."""
from contextlib import ExitStack

import pytest
from served import Page, Served

from kotatsu.server.payload import Audience
from kotatsu.server.problems import Refused
from kotatsu.server.talk import AT_ONCE, EVERY, Talk
from kotatsu.server.wire import Say

PLAYER = Audience("seat", (1,), (1,))
TWO = Audience("owner", (0, 2), (0, 2))


def heard(page: Page) -> dict[str, object]:
    while True:
        message = page.next()
        if message["type"] == "said":
            return message


def test_a_phrase_reaches_everybody_and_free_words_only_where_they_are_allowed(server: Served) -> None:
    opened = server.open("here", "link")
    friend_link = opened["seats"][1]["link"]
    with ExitStack() as stack:
        pages = [stack.enter_context(server.page(token)) for token in (opened["owner"], friend_link, opened["watch"])]
        owner, friend, watcher = pages
        friend.say(type="say", phrase="well-played")
        assert [heard(page) for page in pages] == [{"type": "said", "seat": 1, "phrase": "well-played", "text": None}] * 3
        assert watcher.ask(type="say", phrase="hello")["why"]["id"] == "server-watch-only"
        assert friend.ask(type="say", phrase="you fool")["why"]["id"] == "server-bad-message"
        assert friend.ask(type="say", text="hi")["why"]["id"] == "server-no-chat"
        assert friend.ask(type="say", phrase="hello", seat=0)["why"]["id"] == "server-not-your-seat"
        server.post(f"/api/tables/{friend_link}/terms", {"chat": True}, 403)
        server.post(f"/api/tables/{opened['owner']}/terms", {"chat": True}, 204)
        friend.until(lambda page: page.table["terms"]["chat"])
        friend.say(type="say", text="\u202eevil\x07  twice\n<b>")
        assert [heard(page)["text"] for page in pages] == ["evil twice <b>"] * 3
        assert owner.ask(type="say", text=" \u200b")["why"]["id"] == "server-say-one-thing"


def test_nobody_can_flood_a_table() -> None:
    now = 100.0
    talk = Talk(lambda: now)
    for _ in range(AT_ONCE):
        talk.said(PLAYER, Say("hello"), None, chat=False)
    with pytest.raises(Refused) as slower:
        talk.said(PLAYER, Say("hello"), None, chat=False)
    assert (slower.value.status, slower.value.phrase.id) == (429, "server-say-slower")
    assert talk.said(TWO, Say("hello"), None, chat=False)["seat"] == 0, "another seat has its own breath"
    now += EVERY
    talk.said(PLAYER, Say("hello"), None, chat=False)


def test_of_several_at_one_screen_one_speaks() -> None:
    talk = Talk(lambda: 0.0)
    assert talk.said(TWO, Say("hello", seat=2), 0, chat=False)["seat"] == 2
    assert talk.said(TWO, Say("hello"), 2, chat=False)["seat"] == 2
    assert talk.said(Audience("owner", (), ()), Say("hello"), None, chat=False)["seat"] is None
