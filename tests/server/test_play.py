"""Playing over the wire: opening, choosing, refusals, undo, sealed answers, bots."""
import pytest
from served import Ponderer, Served, play_out

from kotatsu.kernel.game import JSON
from kotatsu.kernel.table import Table


def test_a_table_is_opened_with_a_link_for_each_person(server: Served) -> None:
    opened = server.open("here", "link", "dicer")
    assert [seat["kind"] for seat in opened["seats"]] == ["here", "link", "bot"]
    links = [opened["owner"], opened["watch"], opened["seats"][0]["link"], opened["seats"][1]["link"]]
    assert len(set(links)) == 4 and all(len(link) >= 32 for link in links)
    assert opened["seats"][2]["link"] is None


def test_each_link_shows_its_own_view(server: Served) -> None:
    opened = server.open("here", "link")
    roles = {opened["owner"]: ("owner", [0], 0), opened["seats"][1]["link"]: ("seat", [1], 1),
             opened["watch"]: ("watch", [], None)}
    for token, (role, yours, viewer) in roles.items():
        with server.page(token) as page:
            table = page.table
            assert (table["role"], table["yours"], table["viewer"]) == (role, yours, viewer)
            hands = [seat["hand"] for seat in table["view"]["seats"]]
            assert ["?" not in hand for hand in hands] == [seat == viewer for seat in (0, 1)]
            assert [prompt["seat"] for prompt in table["prompts"] if prompt["actions"]] == yours
            assert [prompt["seat"] for prompt in table["prompts"]] == [0, 1]


def test_a_choice_is_answered_by_the_new_table(server: Served) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page, server.page(opened["watch"]) as watcher:
        assert page.act("bid 2", 0)["type"] == "table"
        assert page.act("bid 1", 1)["log"]["entries"][-1]["action"] == "lead Ada"
        watcher.until(lambda watcher: any(entry["action"] == "lead Ada" for entry in watcher.log))
        assert not any(entry["action"] == "bid 2" for entry in watcher.log)
        assert watcher.table["view"]["lead"] == 0


def test_a_whole_game_is_played_to_its_end(server: Served) -> None:
    opened = server.open("here", "link", "dicer", options={"rounds": 1})
    with server.page(opened["owner"]) as owner, server.page(opened["seats"][1]["link"]) as friend:
        play_out([owner, friend], lambda actions: actions[-1])
        assert owner.table["over"] == friend.table["over"]
        assert [seat["result"] for seat in owner.table["seats"]] == owner.table["over"]["results"]
        assert owner.table["prompts"] == [] and owner.table["thinking"] == []
        assert owner.ask(type="act", seat=0, action="rest", version=owner.table["version"])["why"]["id"] == (
            "kernel-game-over")


def test_an_old_version_changes_nothing(server: Served) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page:
        old = page.table["version"]
        page.act("bid 2", 0)
        refused = page.ask(type="act", seat=1, action="bid 1", version=old)
        assert (refused["type"], refused["why"]["id"]) == ("refused", "kernel-moved-on")
        assert page.ask(type="undo", version=old)["why"]["id"] == "kernel-moved-on"
        assert page.is_quiet()


def test_a_double_click_acts_once(server: Served) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page:
        for _ in range(2):
            page.say(type="act", seat=0, action="bid 2", version=page.table["version"])
        assert sorted(page.next()["type"] for _ in range(2)) == ["refused", "table"]
        assert [entry["action"] for entry in page.log].count("bid 2") == 1


@pytest.mark.parametrize(("message", "why"), [
    ("not json at all", "server-not-json"),
    ('{"type":"act"', "server-not-json"),
    ('{"type":"dance"}', "server-bad-message"),
    ('{"type":"act","seat":0,"action":"bid 1"}', "server-bad-message"),
    ('{"type":"act","seat":"0","action":"bid 1","version":1}', "server-bad-message"),
    ('{"type":"act","seat":0,"action":5,"version":1}', "server-bad-message"),
    ('{"type":"act","seat":0,"action":"%s","version":1}' % ("x" * 600), "server-bad-message"),
    ('[1]', "server-bad-message"),
    ('{"type":"ping","padding":"%s"}' % ("x" * 5000), "server-message-too-long"),
    ('{"type":"act","seat":1,"action":"bid 1","version":1}', "server-not-your-seat"),
    ('{"type":"act","seat":77,"action":"bid 1","version":1}', "server-not-your-seat"),
    ('{"type":"act","seat":-1,"action":"bid 1","version":1}', "server-not-your-seat"),
    ('{"type":"why","seat":1,"action":"bid 1"}', "server-not-your-seat"),
    ('{"type":"why","seat":0,"action":"juggle"}', "toy-no-action"),
])
def test_bad_messages_are_answered_and_change_nothing(server: Served, message: str, why: str) -> None:
    opened = server.open("here", "link")
    with server.page(opened["owner"]) as page:
        page.line.send(message)
        refused = page.next()
        assert (refused["type"], refused["why"]["id"]) == ("refused", why)
        assert page.act("bid 1", 0)["type"] == "table"


def test_binary_messages_are_no_json(server: Served) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page:
        page.line.send(b"\xff\xfe")
        assert page.next()["why"]["id"] == "server-not-json"


def test_our_mistake_is_told_and_changes_nothing(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page:
        with monkeypatch.context() as patch:
            patch.setattr(Table, "do", lambda *_: 1 / 0)
            assert page.act("bid 1", 0)["why"]["id"] == "server-our-mistake"
            patch.setattr(Table, "position", lambda *_: 1 / 0)
            broken = server.get(f"/api/tables/{opened['owner']}/position", 500)
            assert broken["error"]["id"] == "server-our-mistake"
        assert page.act("bid 1", 0)["type"] == "table"


def test_illegal_choices_name_their_rule(server: Served) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page:
        refused = page.ask(type="act", seat=0, action="take", version=page.table["version"])
        assert refused["type"] == "refused" and refused["rule"].startswith("T")
        why = page.ask(type="why", seat=0, action="take")
        assert (why["type"], why["action"], why["rule"]) == ("why", "take", refused["rule"])
        assert page.ask(type="why", seat=0, action="bid 1")["why"]["id"] == "server-is-legal"


def test_a_spectator_decides_nothing(server: Served) -> None:
    opened = server.open("here", "here")
    with server.page(opened["watch"]) as page:
        for message in ({"type": "act", "seat": 0, "action": "bid 1"}, {"type": "undo"}):
            refused = page.ask(**message, version=page.table["version"])
            assert refused["why"]["id"] == "server-watch-only"
        assert page.ask(type="why", seat=0, action="bid 1")["why"]["id"] == "server-watch-only"


def test_sealed_answers_send_nothing(server: Served) -> None:
    opened = server.open("here", "link", "link")
    with server.page(opened["seats"][1]["link"]) as second, server.page(opened["watch"]) as watcher, \
            server.page(opened["owner"]) as owner:
        for page in (second, watcher):          # all have come in: nothing else is on its way
            page.until(lambda page: page.table["seats"][0]["here"] and page.table["seats"][1]["here"])
        before: JSON = server.post("/api/tables/list", {"tokens": [opened["watch"]]}, 200)
        assert owner.act("bid 2", 0)["type"] == "table"
        assert owner.prompt(0) is None
        assert second.is_quiet() and watcher.is_quiet()
        assert owner.undo()["type"] == "table"
        assert owner.prompt(0) is not None
        assert second.is_quiet() and watcher.is_quiet()
        owner.act("bid 1", 0)
        assert server.post("/api/tables/list", {"tokens": [opened["watch"]]}, 200) == before
        assert second.act("bid 1")["type"] == "table"               # its version is not stale: nothing has changed for it
        assert owner.is_quiet()


def test_undo_takes_back_and_cuts_the_log(server: Served) -> None:
    opened = server.open("here", "here")
    with server.page(opened["owner"]) as page, server.page(opened["watch"]) as watcher:
        page.act("bid 2", 0)
        page.act("bid 0", 1)
        assert page.table["undo"]["may"] is False and page.table["undo"]["why"]["id"] == "kernel-undo-luck"
        assert page.undo()["why"]["id"] == "kernel-undo-luck"
        before = page.log[:]
        page.act(seat=0)
        assert len(page.log) > len(before) and page.table["undo"]["may"]
        undone = page.undo()
        assert (undone["log"]["from"], undone["log"]["entries"]) == (len(before), [])
        assert page.log == before
        watcher.until(lambda watcher: watcher.table["view"]["lead"] == 0)


def test_nobody_undoes_anothers_choice(server: Served) -> None:
    opened = server.open("here", "link")
    with server.page(opened["owner"]) as owner, server.page(opened["seats"][1]["link"]) as friend:
        owner.act("bid 2", 0)
        friend.act("bid 0")
        owner.until(lambda page: page.prompt())
        owner.act()
        friend.until(lambda page: page.table["prompts"][0]["seat"] == 1)
        friend.act()
        owner.until(lambda page: page.prompt())
        owner.act("rest")
        friend.until(lambda page: page.prompt())
        assert friend.table["undo"]["why"]["id"] == "kernel-undo-other"
        assert friend.undo()["why"]["id"] == "kernel-undo-other"


def test_reconnecting_shows_the_same(server: Served) -> None:
    opened = server.open("here", "link")
    link = opened["seats"][1]["link"]
    with server.page(link) as page:
        page.act("bid 1")
        known, log = page.table, page.log
    with server.page(link) as page:
        assert page.log == log
        assert {**page.table, "log": None} == {**known, "log": None}


def test_presence(server: Served) -> None:
    opened = server.open("here", "link", "dicer")
    with server.page(opened["watch"]) as watcher:
        assert [seat["here"] for seat in watcher.table["seats"]] == [False, False, True]
        with server.page(opened["seats"][1]["link"]):
            watcher.until(lambda page: [seat["here"] for seat in page.table["seats"]] == [False, True, True])
            with server.page(opened["owner"]):
                watcher.until(lambda page: [seat["here"] for seat in page.table["seats"]] == [True, True, True])
        watcher.until(lambda page: [seat["here"] for seat in page.table["seats"]] == [False, False, True])


def test_a_bot_that_thinks_stops_nobody(server: Served, ponderer: type[Ponderer]) -> None:
    opened = server.open("here", "ponderer", "here")
    with server.page(opened["owner"]) as page:
        assert ponderer.thinking.wait(5)
        assert page.table["thinking"] == [1]
        page.act("bid 1", 0)                    # its thought is stale now, it thinks again
        page.act("bid 2", 2)
        assert server.get("/api/games")[0]["name"] == "toy"
        assert page.table["thinking"] == [1]
        ponderer.allowed.set()
        page.until(lambda page: page.table["view"]["lead"] >= 0 and page.prompt())


def test_a_table_is_deleted_while_its_bot_thinks(server: Served, ponderer: type[Ponderer]) -> None:
    opened = server.open("here", "ponderer")
    with server.page(opened["owner"]) as page:
        assert ponderer.thinking.wait(5)
        server.delete(f"/api/tables/{opened['owner']}")
        assert page.closed() == 4404
    with pytest.raises(AssertionError, match="server-no-such-table"):
        server.get(f"/api/tables/{opened['watch']}/replay")
