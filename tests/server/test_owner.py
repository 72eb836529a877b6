"""What an owner may do with a table, and nobody else: take over, renew, delete, export, import, list."""
import json
from pathlib import Path
from typing import Any

import pytest
from served import JSON, Ponderer, Served, play_out, serving

from kotatsu.words import LANGUAGES, folder, translator


def problem(answer: Any) -> str:
    found: str = answer["error"]["id"]
    return found


def test_games_rules_and_components(server: Served) -> None:
    game = server.get("/api/games")[0]
    assert (game["name"], game["seats"], game["bots"]) == ("toy", {"min": 2, "max": 4}, ["ponderer", "dicer"])
    assert [option["name"] for option in game["options"]] == ["players", "rounds", "teams", "dice"]
    rows = server.get("/api/games/toy/rules")[0]["rows"]
    assert rows[0]["text"]["id"] == "rule-" + rows[0]["id"].replace(".", "_")
    assert server.get("/api/games/toy/components")["cards"]["plum-1"] == 1


def test_the_owners_data_reaches_the_table(server: Served) -> None:
    opened = server.open("here", "here", data={"plum": 9})
    found = server.get(f"/api/games/toy/components?table={opened['watch']}")
    assert found["cards"]["plum-1"] == 9


@pytest.mark.parametrize(("body", "status", "error"), [
    ({"game": "chess", "seats": []}, 404, "server-no-such-game"),
    ({"game": "toy", "seats": []}, 400, "kernel-wrong-number"),
    ({"game": "toy", "seats": [{"kind": "here"}]}, 400, "kernel-wrong-number"),
    ({"game": "toy", "seats": [{"kind": "here"}] * 3, "options": {"players": 2}}, 400, "server-seat-count"),
    ({"game": "toy", "seats": [{"kind": "here"}] * 17}, 400, "server-bad-request"),
    ({"game": "toy", "seats": [{"kind": "ghost"}] * 2}, 400, "server-bad-request"),
    ({"game": "toy", "seats": [{"kind": "bot", "bot": "hal"}] * 2}, 400, "server-no-such-bot"),
    ({"game": "toy", "seats": [{"kind": "here", "name": "x" * 41}] * 2}, 400, "server-bad-request"),
    ({"game": "toy", "seats": [{"kind": "here"}] * 2, "options": {"colour": 1}}, 400, "kernel-unknown-field"),
    ({"game": "toy", "seats": [{"kind": "here"}] * 2, "options": {"teams": True}}, 409, "toy-no-teams"),
    ({"game": "toy", "seats": [{"kind": "here"}] * 2, "data": {"plum": "many"}}, 400, "kernel-wrong-number"),
    ({"game": "toy", "seats": [{"kind": "here"}] * 2, "seed": -1}, 400, "server-bad-request"),
    ({"game": "toy", "seats": [{"kind": "here"}] * 2, "more": 1}, 400, "server-bad-request"),
    ({"seats": []}, 400, "server-bad-request"),
    ([], 400, "server-bad-request"),
])
def test_tables_that_cannot_be(server: Served, body: Any, status: int, error: str) -> None:
    assert problem(server.post("/api/tables", body, status)) == error


def test_bodies_that_are_not_json(server: Served) -> None:
    answer = server.http.post("/api/tables", content=b"{nonsense", headers={"Content-Type": "application/json"})
    assert (answer.status_code, problem(answer.json())) == (400, "server-bad-request")
    answer = server.http.post("/api/tables/import", content=b"[" + b"1," * 3_000_000 + b"1]",
                              headers={"Content-Type": "application/json"})
    assert (answer.status_code, problem(answer.json())) == (413, "server-too-large")


def test_only_the_owner_owns(server: Served) -> None:
    opened = server.open("here", "link")
    for token in (opened["watch"], opened["seats"][0]["link"], opened["seats"][1]["link"]):
        for answer in (server.post(f"/api/tables/{token}/renew/{int(token == opened['seats'][0]['link'])}", None, 403),
                       server.post(f"/api/tables/{token}/takeover/1", {"bot": "dicer"}, 403),
                       server.get(f"/api/tables/{token}/export", 403), server.get(f"/api/tables/{token}/position", 403),
                       server.delete(f"/api/tables/{token}", 403)):
            assert problem(answer) == "server-owner-only"
    assert problem(server.post(f"/api/tables/{opened['watch']}/takeover/1", {"bot": None}, 403)) == "server-owner-only"
    assert problem(server.get("/api/tables/guess/replay", 404)) == "server-no-such-table"


def test_a_bot_takes_over_and_gives_back(server: Served) -> None:
    opened = server.open("here", "link")
    owner, link = opened["owner"], opened["seats"][1]["link"]
    with server.page(owner) as page, server.page(link) as friend:
        page.act("bid 1", 0)
        server.post(f"/api/tables/{owner}/takeover/1", {"bot": "dicer"}, 204)
        page.until(lambda page: any(str(entry["action"]).startswith("lead") for entry in page.log))     # the bot has bid
        assert page.table["seats"][1]["bot"] == "dicer" and page.table["seats"][1]["kind"] == "link"
        friend.until(lambda page: page.table["yours"] == [])
        friend.say(type="act", seat=1, action="rest", version=0)
        refused = friend.next()
        while refused["type"] == "table":
            refused = friend.next()
        assert refused["why"]["id"] == "server-bot-leads"
        server.post(f"/api/tables/{link}/takeover/1", {"bot": None}, 204)           # the person is back
        friend.until(lambda page: page.table["yours"] == [1])
        assert server.post(f"/api/tables/{owner}/takeover/1", {"bot": "hal"}, 400)["error"]["id"] == "server-no-such-bot"
        assert server.post(f"/api/tables/{owner}/takeover/9", {"bot": None}, 404)["error"]["id"] == "server-no-such-seat"


def test_a_seat_that_was_always_a_bots(server: Served) -> None:
    opened = server.open("here", "dicer")
    for call, body in (("renew", None), ("takeover", {"bot": None})):
        assert problem(server.post(f"/api/tables/{opened['owner']}/{call}/1", body, 400)) == "server-seat-is-bot"


def test_a_renewed_link_replaces_the_old_one(server: Served) -> None:
    opened = server.open("here", "link")
    old = opened["seats"][1]["link"]
    with server.page(old) as page:
        new = server.post(f"/api/tables/{opened['owner']}/renew/1", None, 200)["link"]
        message = page.next()
        while message["type"] != "gone":
            message = page.next()
        assert message["why"]["id"] == "server-link-renewed" and page.closed() == 4404
    with server.page(old) as page:
        assert page.table == {} and page.closed() == 4404
    with server.page(new) as page:
        assert page.table["yours"] == [1] and new != old


def test_a_deleted_table_is_gone(server: Served) -> None:
    opened = server.open("here", "link")
    with server.page(opened["watch"]) as page:
        server.delete(f"/api/tables/{opened['owner']}")
        assert page.closed() == 4404
    for token in (opened["owner"], opened["watch"], opened["seats"][1]["link"]):
        assert problem(server.get(f"/api/tables/{token}/replay", 404)) == "server-no-such-table"
    assert server.post("/api/tables/list", {"tokens": [opened["owner"], opened["watch"]]}, 200) == []


def test_the_resume_list(server: Served) -> None:
    first, second = server.open("here", "link"), server.open("here", "dicer")
    tokens = [first["owner"], first["seats"][1]["link"], first["watch"], second["owner"], "unknown"]
    listed = {line["token"]: line for line in server.post("/api/tables/list", {"tokens": tokens}, 200)}
    assert set(listed) == set(tokens) - {"unknown"}
    assert [listed[token]["yours"] for token in tokens[:3]] == [True, True, False]
    assert [listed[token]["role"] for token in tokens[:3]] == ["owner", "seat", "watch"]
    line = listed[first["owner"]]
    assert (line["table"], line["game"], line["over"]) == (first["table"], "toy", False)
    assert [seat["kind"] for seat in line["seats"]] == ["here", "link"] and line["updated"][:2] == "20"
    with server.page(first["owner"]) as page:
        page.act("bid 1", 0)
        after = server.post("/api/tables/list", {"tokens": tokens[:2]}, 200)
        assert {line["token"]: line["yours"] for line in after} == {tokens[0]: False, tokens[1]: True}
        assert [line["asked"] for line in after] == [[0, 1]] * 2, "nobody learns whose sealed answer is in"


def test_a_table_is_exported_and_imported(server: Served) -> None:
    opened = server.open("here", "here", "ponderer", data={"fig": 8})
    with server.page(opened["owner"]) as page:
        page.act("bid 2", 0)
    file = server.get(f"/api/tables/{opened['owner']}/export")
    text = json.dumps(file)
    assert not [token for token in (opened["owner"], opened["watch"], opened["seats"][1]["link"]) if token in text]
    again = server.post("/api/tables/import", file)
    assert again["table"] != opened["table"] and again["owner"] != opened["owner"]
    assert [seat["kind"] for seat in again["seats"]] == ["here", "here", "bot"]
    assert server.get(f"/api/tables/{again['owner']}/export") == file
    with server.page(again["owner"]) as page:
        assert page.table["prompts"][0]["seat"] == 1 and page.log[-1]["action"] == "bid 2"


def test_a_game_with_others_is_exported_sealed(server: Served, tmp_path: Path) -> None:
    opened = server.open("here", "link", options={"rounds": 1})
    path = f"/api/tables/{opened['owner']}/export"
    with server.page(opened["owner"]) as owner, server.page(friend_link(opened)) as friend:
        owner.act("bid 2", 0)
        file = server.get(path)
        assert set(file) == {"kotatsu", "format", "game", "receipt"} and file["kotatsu"] == "sealed"
        again = server.post("/api/tables/import", file)
        assert [seat["kind"] for seat in again["seats"]] == ["here", "link"]
        with server.page(again["seats"][1]["link"]) as page:
            assert page.act("bid 0")["type"] == "table" and page.log[-1]["action"] == "lead Ada"      # the owner’s bid was there
            assert [one["words"]["id"] for one in page.table["notices"]] == ["server-notice-seeded", "server-notice-unsealed"]
        friend.until(lambda page: page.table["notices"][-1]["words"]["id"] == "server-notice-copied")
        for wrong in ({**file, "receipt": "guess"}, {**file, "receipt": 7}, {"kotatsu": "sealed"}):
            assert problem(server.post("/api/tables/import", wrong, 400)) == "server-sealed-elsewhere"
        play_out([owner, friend], lambda actions: actions[0])
    assert server.get(path)["kotatsu"] == "export"
    server.delete(f"/api/tables/{opened['owner']}")
    assert server.post("/api/tables/import", file)["seats"][1]["link"]          # what was sealed survives its table
    with serving(tmp_path / "tables.db") as other:
        assert problem(other.post("/api/tables/import", file, 400)) == "server-sealed-elsewhere"


def changed(file: JSON, **fields: Any) -> JSON:
    return {**file, "table": {**file["table"], **fields}}


def test_files_that_do_not_fit_are_named(server: Served, ponderer: type[Ponderer]) -> None:
    opened = server.open("here", "here", "ponderer")
    with server.page(opened["owner"]) as page:
        page.act("bid 2", 0)
    file = server.get(f"/api/tables/{opened['owner']}/export")
    log = file["table"]["log"]
    for wrong, error in [
        ({}, "server-not-a-file"), ({"game": 7}, "server-not-a-file"), ({"game": "chess"}, "server-no-such-game"),
        ({**file, "format": 99}, "kernel-not-a-position"), ({**file, "table": 5}, "kernel-not-a-table"),
        ({**file, "seats": file["seats"][:1]}, "kernel-wrong-length"),
        ({**file, "seats": [{"kind": "cat"}] * 3}, "kernel-wrong-field"),
        ({**file, "seats": [{"kind": "bot", "bot": "hal"}] * 3}, "server-no-such-bot"),
        (changed(file, version=99), "kernel-other-version"), (changed(file, log="x"), "kernel-not-a-table"),
        (changed(file, log=[*log[:-1], "Ada: bid 9"]), "kernel-log-does-not-fit"),
        (changed(file, log=[*log, "Ada: rest"]), "kernel-log-does-not-fit"),
        (changed(file, luck={"seed": 1.5}), "kernel-wrong-field"),
    ]:
        status = 404 if error == "server-no-such-game" else 400
        assert problem(server.post("/api/tables/import", wrong, status)) == error


def test_a_position_can_be_played_from(server: Served) -> None:
    opened = server.open("here", "here")
    position = server.get(f"/api/tables/{opened['owner']}/position")
    assert position["kotatsu"] == "position" and "next" in position
    again = server.post("/api/tables/import", position)
    assert [seat["kind"] for seat in again["seats"]] == ["here", "here"]
    with server.page(again["owner"]) as page:
        assert page.act("bid 2", 0)["type"] == "table"


def test_a_position_with_secrets_waits_for_the_end(server: Served) -> None:
    opened = server.open("here", "link", options={"rounds": 1})
    path = f"/api/tables/{opened['owner']}/position"
    assert problem(server.get(path, 403)) == "server-position-secret"
    with server.page(opened["owner"]) as owner, server.page(opened["seats"][1]["link"]) as friend:
        play_out([owner, friend], lambda actions: actions[0])
    assert server.get(path)["results"]


def test_the_replay_is_redacted(server: Served) -> None:
    opened = server.open("here", "link")
    with server.page(opened["owner"]) as owner, server.page(opened["seats"][1]["link"]) as friend:
        owner.act("bid 2", 0)
        friend.act("bid 0")
        for token, page in ((opened["owner"], owner.until(lambda page: page.prompt())), (friend_link(opened), friend)):
            steps = server.get(f"/api/tables/{token}/replay")["steps"]
            assert [step["entry"] for step in steps] == page.log and steps[-1]["view"] == page.table["view"]
    text = json.dumps(server.get(f"/api/tables/{opened['watch']}/replay"))
    assert "deal " not in text and "bid 2" not in text and "lead Ada" in text


def friend_link(opened: JSON) -> str:
    link: str = opened["seats"][1]["link"]
    return link


def test_every_sentence_of_the_server_is_said_in_every_language() -> None:
    names = {line.split(" =")[0] for line in (reader_file("en")).splitlines() if line.startswith("server-")}
    assert len(names) > 30
    for lang in LANGUAGES:
        assert {line.split(" =")[0] for line in reader_file(lang).splitlines() if line.startswith("server-")} == names
    assert translator("uk", strict=True).say("server-seat-count", given=3, wanted=2).startswith("Указано 3\u00a0місця")


def reader_file(lang: str) -> str:
    return (folder() / lang / "server.ftl").read_text(encoding="utf-8")
