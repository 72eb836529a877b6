"""The analysis of a finished game over the wire: who may have it, line by line, stopped, gone on with; a game that goes on."""
import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from served import JSON, Served, Shelf, play_out

from kotatsu import tables
from kotatsu.kernel.luck import Luck
from kotatsu.search.analysis import Budget, course
from kotatsu.server import analyses
from kotatsu.server.analyses import Work
from kotatsu.server.thinking import InThreads, answer_there

GOLDEN = Path(__file__).parents[1] / "golden"
TINY = Budget(moments=4, iterations=4, points=1, decisions=2, glance=4, thought=4)


def finished(server: Served) -> JSON:
    """A game of the toy, played to its end: an owner at a screen, somebody by link."""
    opened = server.open("here", "link")
    luck = Luck(4)
    with server.page(opened["owner"]) as owner, server.page(opened["seats"][1]["link"]) as friend:
        play_out([owner, friend], lambda found: found[luck.below(len(found))])
    return opened


def read(server: Served, token: str, **query: Any) -> JSON:
    """All lines together, as the page lays them over each other."""
    known: JSON = {}
    with server.http.stream("GET", f"/api/tables/{token}/analysis", params=query) as answer:
        assert answer.status_code == 200 and answer.headers["content-type"].startswith("application/x-ndjson")
        shares = []
        for line in answer.iter_lines():
            known |= json.loads(line)
            shares.append(known["share"])
    assert shares == sorted(shares) and shares[-1] == 1.0, shares
    return known


@pytest.fixture(scope="module")
def game(server: Served) -> JSON:
    return finished(server)


def test_everybody_who_may_read_the_game_has_its_analysis(server: Served, game: JSON) -> None:
    found = {role: read(server, token) for role, token in (
        ("owner", game["owner"]), ("friend", game["seats"][1]["link"]), ("watch", game["watch"]))}
    for role, known in found.items():
        steps = server.get(f"/api/tables/{game['watch' if role == 'watch' else 'owner']}/replay")["count"]
        assert len(known["moments"]) > 3 and known["moments"][-1]["chances"] in ([0, 1], [1, 0], [0.5, 0.5])
        numbers = [one["n"] for one in known["moments"] if one["n"] is not None]
        assert numbers == sorted(numbers) and numbers[-1] < steps + 1
        assert [{**one, "n": 0} for one in known["moments"]] == [{**one, "n": 0} for one in found["owner"]["moments"]]
        assert all(point["seat"] in (0, 1) and point["before"] > point["after"] for point in known["points"])
    assert server.http.get(f"/api/tables/{game['watch']}/analysis?seat=0").status_code == 403


def test_not_while_a_game_is_in_play(server: Served) -> None:
    opened = server.open("here", "link")
    for token in (opened["owner"], opened["seats"][1]["link"], opened["watch"]):
        assert server.get(f"/api/tables/{token}/analysis", 409)["error"]["id"] == "analysis-not-over"
        assert server.post(f"/api/tables/{token}/onward", {"entry": 0, "seat": 0}, 409)["error"]["id"] == "analysis-not-over"


def test_a_finished_game_goes_on_from_a_moment(server: Served, game: JSON) -> None:
    """By any of its links: a table of one's own, that says where it comes from."""
    entry = read(server, game["watch"])["moments"][1]["entry"]
    opened = server.post(f"/api/tables/{game['watch']}/onward", {"entry": entry, "seat": 1})
    assert [seat["kind"] for seat in opened["seats"]] == ["bot", "here"]
    with server.page(opened["owner"]) as page:
        assert [one["words"]["id"] for one in page.table["notices"]] == ["server-notice-onward"]
        assert page.table["yours"] == [1]
        play_out([page], Luck(1).pick)
    for wish, problem in (({"entry": 10_000, "seat": 0}, "server-not-found"), ({"entry": -1, "seat": 0}, "server-not-found"),
                          ({"entry": entry, "seat": 2}, "server-no-such-seat")):
        assert server.post(f"/api/tables/{game['owner']}/onward", wish, 404)["error"]["id"] == problem
    assert server.post(f"/api/tables/{game['owner']}/onward", {"entry": entry}, 400)


def test_whoever_leaves_may_read_it_once_more(server: Served) -> None:
    game = finished(server)
    with server.http.stream("GET", f"/api/tables/{game['owner']}/analysis") as answer:
        assert json.loads(next(answer.iter_lines()))["share"] == 0.0
    assert read(server, game["owner"])["moments"]


def test_tables_that_somebody_looks_at_come_first() -> None:
    """While all places are taken an analysis asks, then a bot whose table is looked at: the bot comes first."""
    async def run() -> list[str]:
        thinkers = InThreads(Shelf(), 1)
        table = tables.load(GOLDEN / "samurai" / "game-1.json")
        task, _ = next(course(table, TINY))
        done: list[str] = []

        async def analyse() -> None:
            await thinkers.answer(table.game, task)
            done.append("analysis")

        async def look() -> None:
            async with thinkers.queue.turn(True):
                done.append("bot")

        async with thinkers.queue.turn(True):
            waiting = [asyncio.create_task(analyse())]
            await asyncio.sleep(0)
            waiting.append(asyncio.create_task(look()))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        thinkers.close()
        return done

    assert asyncio.run(asyncio.wait_for(run(), 90)) == ["bot", "analysis"]


class Slow:
    """Answers one question each time it is allowed to."""

    def __init__(self) -> None:
        self.answers: list[Any] = []
        self.may = asyncio.Semaphore(0)

    async def answer(self, game: Any, task: Any) -> Any:
        await self.may.acquire()
        if task is None:
            raise ValueError
        self.answers.append(task)
        return answer_there(task)


def work_on(thinkers: Any) -> Work:
    table = tables.load(GOLDEN / "samurai" / "game-1.json")
    work = Work(table.game, [0] * 3, table.save(), (), thinkers)
    work.steps = course(table, TINY)
    return work


def test_it_thinks_only_while_somebody_reads_and_nothing_twice() -> None:
    async def run() -> None:
        thinkers = Slow()
        work = work_on(thinkers)
        news = work.read()
        assert (await anext(news)).share == 0.0
        thinkers.may.release()
        await anext(news)
        known = await anext(news)
        assert len(known.moments) == 2 and len(thinkers.answers) == 1
        await news.aclose()
        assert work.readers == 0 and work.task is not None
        thinkers.may.release()                  # what was asked is still answered, nothing new is asked
        await work.task
        assert len(thinkers.answers) == 2 and work.known.share < 1.0
        for _ in range(100):
            thinkers.may.release()
        whole = [one async for one in work.read()]
        assert whole[0] is not known and whole[-1].share == 1.0 and work.steps is None
        tasks = list(thinkers.answers)
        assert len(tasks) == len({(type(task), task.seed, task.iterations) for task in tasks})
        assert [one.share async for one in work.read()] == [1.0]         # a second look is at once
        assert len(thinkers.answers) == len(tasks)

    asyncio.run(asyncio.wait_for(run(), 90))


def test_what_fails_is_told_and_may_be_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Slow):
        async def answer(self, game: Any, task: Any) -> Any:
            raise ValueError("a process died")

    async def run() -> None:
        work = work_on(Broken())
        told = [json.loads(line) async for line in analyses.lines(work, [])]
        assert told[-1] == {"error": {"id": "server-our-mistake"}} and work.failed

    asyncio.run(asyncio.wait_for(run(), 90))
    assert "an analysis of samurai failed" in caplog.text
