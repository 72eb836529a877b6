"""Two servers that share a PostgreSQL: whoever looks at a table from one of them misses nothing that happens at the other."""
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
import sqlalchemy as sa
from postgres import Cluster
from served import JSON, Page, Ponderer, Served, begin, serving

from kotatsu.server.database import connect_postgres


@pytest.fixture(scope="module")
def url(postgres: Cluster) -> str:
    return postgres.fresh()


@pytest.fixture(scope="module")
def two(url: str) -> Iterator[tuple[Served, Served]]:
    with serving(url) as one, serving(url) as other:
        yield one, other


@contextmanager
def apart(two: tuple[Served, Served], opened: JSON) -> Iterator[tuple[Page, Page]]:
    """The owner at one server, a friend at the other."""
    with two[0].page(opened["owner"]) as owner, two[1].page(opened["seats"][1]["link"]) as friend:
        for page in (owner, friend):
            page.until(lambda page: [seat["here"] for seat in page.table["seats"]] == [True, True])
        yield owner, friend


def said(page: Page, kind: str) -> JSON:
    while (message := page.next())["type"] != kind:
        pass
    return message


def chosen(page: Page) -> int:
    """How often the owner has chosen, as far as this page knows."""
    return sum(entry["seat"] == 0 for entry in page.log)


def act_seen(owner: Page, friend: Page) -> None:
    """The owner chooses, and the friend hears of it."""
    for page in (owner, friend):
        page.until(lambda page: page.table["prompts"][0]["key"] == "turn")
    before = chosen(friend)
    owner.act("rest")
    friend.until(lambda page: chosen(page) > before)


def processes(url: str, table: str) -> list[str]:
    """Who has the lease of a table."""
    engine = connect_postgres(url)
    with engine.connect() as db:
        found = db.execute(sa.text("SELECT process FROM leases WHERE table_id = :id"), {"id": table}).scalars().all()
    engine.dispose()
    return list(found)


def test_people_at_two_servers_play_talk_and_see_each_other_come_and_go(two: tuple[Served, Served]) -> None:
    opened = two[0].open("here", "link")
    with apart(two, opened) as (owner, friend):
        begin(owner, friend)
        act_seen(owner, friend)
        friend.say(type="say", phrase="well-played")
        assert said(owner, "said")["seat"] == 1 == said(friend, "said")["seat"]
    with two[0].page(opened["watch"]) as page:
        page.until(lambda page: [seat["here"] for seat in page.table["seats"]] == [False, False])
        with two[1].page(opened["owner"]):
            page.until(lambda page: [seat["here"] for seat in page.table["seats"]] == [True, False])
        listed = two[0].post("/api/tables/list", {"tokens": [opened["owner"]]}, 200)
        assert listed[0]["seats"][1]["here"] is False


def test_of_two_choices_at_the_same_moment_one_is_written_and_the_other_told_so(two: tuple[Served, Served]) -> None:
    opened = two[0].open("here", "here")
    with two[0].page(opened["owner"]) as left, two[1].page(opened["owner"]) as right:
        for _ in range(6):
            for page in (left, right):
                page.until(lambda page: page.prompt() is not None and page.log == left.log)
            right.until(lambda page: page.table["version"] == left.table["version"])
            known = len(left.log)
            for page in (left, right):
                prompt = page.prompt()
                assert prompt is not None
                page.say(type="act", seat=prompt["seat"], action=prompt["actions"][0]["action"], version=page.table["version"])
            for page in (left, right):
                page.until(lambda page, known=known: len(page.log) > known)
    with two[0].page(opened["owner"]) as left, two[1].page(opened["owner"]) as right:
        assert left.log == right.log
        assert sum(entry["seat"] is not None for entry in left.log) >= 6


def test_taking_back_is_asked_and_answered_across_servers(two: tuple[Served, Served]) -> None:
    opened = two[0].open("here", "link")
    for answer in (True, False):
        with apart(two, opened) as (owner, friend):
            if answer:
                begin(owner, friend)
            act_seen(owner, friend)
            known = {page: chosen(page) for page in (owner, friend)}
            owner.say(type="undo", version=owner.table["version"])
            friend.until(lambda page: page.table["undo"]["asked"])
            owner.until(lambda page: page.table["undo"]["asked"])
            friend.say(type="allow", undo=answer)
            told = said(owner, "told")["words"]["id"]
            assert told == ("server-undo-done" if answer else "server-undo-refused")
            for page in (owner, friend):
                page.until(lambda page, cut=answer, known=known: (
                    page.table["undo"]["asked"] is None and (chosen(page) < known[page]) == cut))


def test_a_renewed_link_and_a_deleted_table_end_at_every_server(two: tuple[Served, Served]) -> None:
    opened = two[0].open("here", "link")
    with apart(two, opened) as (_, friend):
        link = two[0].post(f"/api/tables/{opened['owner']}/renew/1", None, 200)["link"]
        assert friend.closed() == 4404
    with two[1].page(link) as friend, two[1].page(opened["watch"]) as watch:
        two[0].delete(f"/api/tables/{opened['owner']}")
        assert (friend.closed(), watch.closed()) == (4404, 4404)


def play_on(page: Page) -> None:
    """Choose whenever it is asked, until the bot has chosen."""
    def bots() -> int:
        return sum(entry["seat"] == 1 for entry in page.log)

    wanted, said = bots() + 1, -1
    while bots() < wanted:
        assert page.table["over"] is None
        prompt = page.prompt()
        if prompt is not None and said != page.table["version"]:
            said = page.table["version"]
            page.say(type="act", seat=prompt["seat"], action=prompt["actions"][0]["action"], version=said)
        page.next()


def test_bots_stay_with_one_server_and_go_on_at_the_other_when_it_stops(url: str, ponderer: type[Ponderer]) -> None:
    with ExitStack() as stack, serving(url) as other:
        first = stack.enter_context(serving(url))
        opened = first.open("here", "ponderer")
        with first.page(opened["owner"]) as page:
            page.act("bid 1", 0)
            assert ponderer.thinking.wait(90)
        with other.page(opened["owner"]) as page:
            assert len(leases := processes(url, opened["table"])) == 1
            ponderer.allowed.set()
            play_on(page)
            assert processes(url, opened["table"]) == leases        # although the page is at the other server
            page.until(lambda page: page.prompt() is not None)      # so no choice of the bot is still to be heard of
            stack.close()                                           # the first server stops
            play_on(page)
            assert processes(url, opened["table"]) not in ([], leases)


def test_the_figures_are_those_of_all_processes(two: tuple[Served, Served]) -> None:
    opened = two[0].open("here", "here")
    with two[0].page(opened["owner"]) as page:
        page.act()
    own = [server.get("/api/health")["process"] for server in two]
    assert two[0].get("/api/ready")["tables"] >= 1
    text = two[0].http.get("/api/metrics").text
    assert all(f'kotatsu_moves_total{{process="{id}"}}' in text for id in own)
    assert two[0].http.get("/api/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
    counts = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    moves = counts[f'kotatsu_move_seconds_count{{process="{own[0]}"}}']
    assert float(moves) >= 1 and counts[f'kotatsu_move_seconds_bucket{{process="{own[0]}",le="+Inf"}}'] == moves
