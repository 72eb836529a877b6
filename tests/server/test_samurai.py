"""Samurai Spirit over the wire: whole games by two persons and a bot, with a spectator."""
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec import json
from served import Page, Served, play_out, serving

from kotatsu.server.library import Installed
from kotatsu.words import LANGUAGES, translator


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("samurai") / "tables.db", Installed()) as served:
        yield served


def check_secrets(page: Page) -> None:
    """SS: a card somebody peeks at is named to nobody else; the order of the raiders to nobody at all."""
    view, table = page.table["view"], page.table
    if view["peek"] is not None and view["peek"]["seat"] != table["viewer"]:
        assert set(view["peek"]["cards"]) <= {"?"}
    assert len(view["raiders"]["top"]) + len(view["raiders"]["bottom"]) <= view["raiders"]["count"]
    assert all(not prompt["actions"] for prompt in table["prompts"] if prompt["seat"] not in table["yours"])


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game(server: Served, seed: int) -> None:
    choices = Random(seed)
    opened = server.open("here", "link", "random", game="samurai", seed=seed, options={"level": "easy"})
    link = opened["seats"][1]["link"]
    with server.page(opened["owner"]) as owner, server.page(link) as friend, server.page(opened["watch"]) as watcher:
        pages = [owner, friend, watcher]
        play_out(pages, choices.choice, lambda: [check_secrets(page) for page in pages])
        assert owner.table["over"] == friend.table["over"] == watcher.table["over"]
        for page, token in ((owner, opened["owner"]), (friend, link), (watcher, opened["watch"])):
            steps = server.get(f"/api/tables/{token}/replay")["steps"]
            assert [step["entry"] for step in steps] == page.log
            assert steps[-1]["view"] == page.table["view"]
    again = server.post("/api/tables/import", server.get(f"/api/tables/{opened['owner']}/export"))
    with server.page(again["watch"]) as page:
        assert page.log == watcher.log and page.table["over"] == watcher.table["over"]


def test_everything_sent_can_be_said_in_every_language(server: Served) -> None:
    opened = server.open("here", "here", game="samurai", seed=11)
    with server.page(opened["owner"]) as page:
        play_out([page], Random(2).choice)
        line = server.post("/api/tables/list", {"tokens": [opened["owner"]]}, 200)
        sent = [page.log, page.table, line, server.get("/api/games"), server.get("/api/games/samurai/rules")]
    phrases = list(phrases_in(json.decode(json.encode(sent))))
    assert len(phrases) > 200
    for lang in LANGUAGES:
        for phrase in phrases:
            assert translator(lang, strict=True).format_json(phrase)


def phrases_in(data: object) -> Iterator[dict[str, object]]:
    """Every phrase of an answer, the outermost only."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str) and set(data) <= {"id", "args"}:
            yield data
        else:
            for value in data.values():
                yield from phrases_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from phrases_in(value)


def test_one_samurai_is_refused_by_its_rule(server: Served) -> None:
    answer = server.post("/api/tables", {"game": "samurai", "seats": [{"kind": "here"}]}, 409)
    assert answer["rule"] == "SS11.45"


def test_the_owners_cards_are_played_with(server: Served, tmp_path: Path) -> None:
    cards = server.get("/api/games/samurai/components")["cards"]
    first = min(cards)
    data = {"cards": [{"id": first, "symbol": "hat" if cards[first]["symbol"] != "hat" else "farm"}]}
    opened = server.open("here", "here", game="samurai", data=data)
    own = server.get(f"/api/games/samurai/components?table={opened['watch']}")
    assert own["cards"][first]["symbol"] == data["cards"][0]["symbol"] and own["source"] == "owner"


def test_anybody_may_ask_what_a_bot_was_up_to(server: Served) -> None:
    opened = server.open("here", "steady", game="samurai", seed=5)
    with server.page(opened["owner"]) as owner:
        def has_fought(page: Page) -> bool:
            return any(entry["seat"] == 1 and entry["action"] == "fight" for entry in page.log)

        while not has_fought(owner):
            owner.until(lambda page: page.prompt(0) or has_fought(page))
            if not has_fought(owner):
                owner.act()
        owner.until(lambda page: page.prompt(0))                 # nobody else goes on meanwhile
        told = server.get(f"/api/tables/{opened['owner']}/aims/1")
        assert told["seat"] == 1 and 1 <= len(told["aims"]) <= 2
        assert all(one["id"].startswith("hint-samurai-") for one in told["aims"])
        assert server.get(f"/api/tables/{opened['watch']}/aims/1") == told
        assert server.get(f"/api/tables/{opened['owner']}/aims/0") == {"seat": 0, "aims": []}     # a person keeps that to himself
        server.get(f"/api/tables/{opened['owner']}/aims/7", 404)


def test_a_hint_is_for_whoever_leads_the_seat(server: Served) -> None:
    opened = server.open("here", "link", "random", game="samurai", seed=5)
    friend = opened["seats"][1]["link"]
    with server.page(opened["owner"]) as owner, server.page(friend):
        asked = owner.until(lambda page: any(one["seat"] < 2 for one in page.table["prompts"]))
        prompt = asked.table["prompts"][0]
        seat = prompt["seat"]
        mine, other = (opened["owner"], friend) if seat == 0 else (friend, opened["owner"])
        told = server.get(f"/api/tables/{mine}/hint/{seat}")
        legal = {action["action"] for action in prompt["actions"]}
        assert told["seat"] == seat and 1 <= len(told["hint"]) <= 3
        assert not legal or {one["action"] for one in told["hint"]} <= legal
        assert all(0 <= one["chance"] <= 1 and one["words"]["id"] for one in told["hint"])
        assert server.get(f"/api/tables/{mine}/hint/{seat}") == told             # thought of once
        server.get(f"/api/tables/{other}/hint/{seat}", 403)
        server.get(f"/api/tables/{opened['watch']}/hint/{seat}", 403)
        server.get(f"/api/tables/{other}/hint/{1 - seat}", 409)
