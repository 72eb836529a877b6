"""Clocks: how long people may think, and what happens then. No test waits: the time of day is given."""
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from served import Page, Served, serving

from kotatsu import games
from kotatsu.kernel.table import Table
from kotatsu.server.clocks import LEAST, Clocks, ClockTerms
from kotatsu.server.clockwork import GRACE
from kotatsu.server.forfeit import is_decided

MINUTE = {"kind": "move", "seconds": 60, "then": "bot"}


class Day:
    """A time of day that goes on only when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def everybody_came(kind: str, seconds: int, increment: int = 0) -> Clocks:
    clocks = Clocks.new(ClockTerms(kind, seconds, increment), 2)        # type: ignore[arg-type]
    for hand in clocks.hands:
        hand.came = True
    return clocks


def test_every_decision_has_its_time() -> None:
    clocks = everybody_came("move", 60)
    clocks.follow([0], [0, 1], 100)
    assert clocks.due() == 160 and clocks.up(159.9) == [] and clocks.up(160) == [0]
    clocks.follow([0], [0, 1], 130, acted=0)
    assert clocks.due() == 190, "the same person decides again"
    clocks.follow([1], [0, 1], 150, acted=0)
    assert (clocks.due(), clocks.hands[0].since) == (210, None)


def test_the_time_of_a_game_is_used_up_and_what_is_left_never_ends_at_once() -> None:
    clocks = everybody_came("game", 300, increment=5)
    clocks.follow([0], [0, 1], 1000)
    clocks.follow([1], [0, 1], 1100, acted=0)
    assert clocks.hands[0].left == 205 and clocks.due() == 1400
    clocks.follow([0], [0, 1], 1110, acted=1)
    assert clocks.due() == 1110 + 205
    clocks.follow([0], [0, 1], 1110 + 205, acted=0)
    assert clocks.hands[0].left == 5 and clocks.due() == 1315 + LEAST


def test_who_takes_a_choice_back_wins_no_time() -> None:
    clocks = everybody_came("game", 300, increment=5)
    clocks.follow([0], [0, 1], 1000)
    clocks.follow([1], [0, 1], 1100, acted=0)
    clocks.undone(0)
    clocks.follow([0], [0, 1], 1150)
    assert clocks.due() == 1300 and clocks.hands[1].since is None


def test_clocks_wait_until_everybody_has_come_and_not_for_bots() -> None:
    clocks = Clocks.new(ClockTerms("move", 60), 2)
    clocks.follow([0, 1], [0, 1], 100)
    assert clocks.due() is None
    clocks.hands[0].came = True
    clocks.follow([0, 1], [0], 200)
    assert clocks.due() == 260 and clocks.hands[1].since is None, "a bot leads the second seat"


def test_whose_answer_is_sealed_seems_to_think_on() -> None:
    clocks = everybody_came("move", 60)
    clocks.follow([0, 1], [0, 1], 100)
    before = clocks.json([0, 1])
    clocks.follow([1], [0, 1], 130, acted=0)
    assert clocks.json([0, 1]) == before and clocks.json([1])["seats"][0]["until"] is None


def clock_of(page: Page, seat: int) -> float | None:
    found: float | None = page.table["clock"]["seats"][seat]["until"]
    return found


def newest(page: Page) -> str:
    return str(page.table["notices"][-1]["words"]["id"]) if page.table["notices"] else ""


def play_to_the_friend(owner: Page, day: Day) -> None:
    """Everybody has come; the owner has answered, the friend is asked and goes away."""
    owner.until(lambda page: clock_of(page, 1) == day.now + 60)
    owner.act("bid 1", 0)


def test_a_bot_takes_over_and_gives_the_seat_back(tmp_path: Path) -> None:
    day = Day()
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server:
        opened = server.open("here", "link", terms={"clock": MINUTE})
        link = opened["seats"][1]["link"]
        with server.page(opened["owner"]) as owner:
            assert clock_of(owner, 0) is None, "nobody else has come yet"
            with server.page(link) as friend:
                friend.until(lambda page: clock_of(page, 1) is not None)
                assert friend.table["terms"] == {"chat": False, "listed": False, "hook": None}
            play_to_the_friend(owner, day)
            day.now += 61
            owner.until(lambda page: page.table["seats"][1]["bot"] == "dicer")
            assert "server-time-bot" in [one["words"]["id"] for one in owner.table["notices"]] and clock_of(owner, 1) is None
            with server.page(link):
                owner.until(lambda page: page.table["seats"][1]["bot"] is None and newest(page) == "server-time-back")


def test_a_table_may_wait_and_says_so_once(tmp_path: Path) -> None:
    day = Day()
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server:
        opened = server.open("here", "dicer", terms={"clock": {**MINUTE, "then": "wait"}})
        with server.page(opened["owner"]) as owner:
            owner.until(lambda page: clock_of(page, 0) == day.now + 60)
            day.now += 3600
            owner.until(lambda page: newest(page) == "server-time-up")
            assert owner.table["seats"][0]["bot"] is None and owner.prompt() is not None
            owner.act()
            owner.until(lambda page: clock_of(page, 0) == day.now + 60)
            assert [one["words"]["id"] for one in owner.table["notices"]].count("server-time-up") == 1


FORFEIT = {**MINUTE, "then": "forfeit"}


def test_of_two_sides_the_other_wins(tmp_path: Path) -> None:
    """By forfeit: nothing can be chosen or taken back any more, the list of tables says so, and it is so after a restart."""
    day = Day()
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server:
        opened = server.open("here", "link", terms={"clock": FORFEIT})
        with server.page(opened["owner"]) as owner:
            with server.page(opened["seats"][1]["link"]) as friend:
                friend.until(lambda page: clock_of(page, 1) is not None)
            play_to_the_friend(owner, day)
            assert server.get(f"/api/tables/{opened['owner']}/position", 403)
            day.now += 61
            over = owner.until(lambda page: page.table["over"]).table
            assert (over["over"]["results"], over["over"]["details"], over["prompts"]) == ([1, -1], {"forfeit": 1}, [])
            assert newest(owner) == "server-forfeit-over" == over["over"]["words"]["id"] and not over["undo"]["may"]
            assert [seat["result"] for seat in over["seats"]] == [1, -1]
            refused = owner.ask(type="undo", version=owner.table["version"])
            assert (refused["type"], refused["why"]["id"]) == ("refused", "kernel-game-over")
        [line] = server.post("/api/tables/list", {"tokens": [opened["owner"]]}, 200)
        assert (line["over"], line["yours"], line["asked"], line["seats"][1]["result"]) == (True, False, [], -1)
        assert server.get(f"/api/tables/{opened['owner']}/position")
        assert server.post(f"/api/tables/{opened['watch']}/share", None, 200)
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server, server.page(opened["owner"]) as owner:
        assert owner.table["over"]["results"] == [1, -1] and clock_of(owner, 0) is None


def test_nobody_forfeits_a_game_that_another_has_lost_at_the_same_moment(tmp_path: Path) -> None:
    day = Day()
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server:
        opened = server.open("link", "link", terms={"clock": FORFEIT})
        with server.page(opened["seats"][0]["link"]) as one, server.page(opened["seats"][1]["link"]) as other:
            for page in (one, other):
                page.until(lambda page: clock_of(page, 0) is not None and clock_of(page, 1) is not None)
            day.now += 61
            for page in (one, other):
                page.until(lambda page: page.table["over"])
                assert page.table["over"]["results"] == [-1, 1] and page.table["seats"][1]["bot"] is None


def test_among_several_a_bot_plays_a_forfeited_seat_to_the_end(tmp_path: Path) -> None:
    day = Day()
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server:
        opened = server.open("here", "here", "link", terms={"clock": FORFEIT})
        link = opened["seats"][2]["link"]
        with server.page(opened["owner"]) as owner:
            with server.page(link) as friend:
                friend.until(lambda page: clock_of(page, 2) is not None)
            owner.until(lambda page: clock_of(page, 2) is not None and not page.table["seats"][2]["here"])
            owner.act("bid 1", 0)
            owner.act("bid 1", 1)
            day.now += 61
            owner.until(lambda page: page.table["seats"][2]["bot"] == "dicer")
            assert "server-forfeit-bot" in [one["words"]["id"] for one in owner.table["notices"]] and owner.table["over"] is None
        with server.page(link) as friend:
            assert friend.table["yours"] == [], "nobody comes back to it"
        answer = server.post(f"/api/tables/{link}/takeover/2", {"bot": None}, 409)
        assert answer["error"]["id"] == "server-forfeited"
        assert server.post(f"/api/tables/{opened['owner']}/takeover/2", {"bot": None}, 409)["error"]["id"] == "server-forfeited"


@pytest.mark.parametrize(("name", "options", "sides"), [
    ("root", {"players": 4}, 4), ("samurai", {"players": 3}, 1), ("senjutsu", {"players": 2}, 2),
    ("senjutsu", {"players": 4, "mode": "teams"}, 2), ("senjutsu", {"players": 2, "mode": "solo"}, 1),
    ("battlecrest", {"players": 2}, 2)])
def test_who_wins_when_a_seat_is_forfeited(name: str, options: dict[str, Any], sides: int) -> None:
    """Only where one other side is left; where all win or lose together, never."""
    table = Table.new(games.load(name), options, 1)
    seats = table.game.seats(table.state)
    assert len(set(table.game.sides_of(table.state))) == sides
    clocks = Clocks.new(ClockTerms("move", 60, then="forfeit"), seats)
    decided = []
    for hand in clocks.hands[:-1]:
        hand.out = True
        decided.append(is_decided(table, clocks))
    assert decided == [*[False] * (seats - 2), sides > 1], "everybody else has forfeited"


def test_a_deadline_survives_a_restart(tmp_path: Path) -> None:
    """What was due while the server was away comes a minute after it is back."""
    day = Day()
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server:
        opened = server.open("here", "link", terms={"clock": MINUTE})
        with server.page(opened["owner"]) as owner:
            with server.page(opened["seats"][1]["link"]) as friend:
                friend.until(lambda page: clock_of(page, 1) is not None)
            play_to_the_friend(owner, day)
    day.now += 3600
    with serving(tmp_path / "tables.db", clock=day, tick=0.02) as server, server.page(opened["owner"]) as owner:
        while owner.next()["type"] != "time":
            pass
        sleep(0.1)                                  # some ticks
        assert owner.ask(type="ping") == {"type": "time", "now": day.now} and owner.table["seats"][1]["bot"] is None
        day.now += GRACE
        owner.until(lambda page: page.table["seats"][1]["bot"] == "dicer")


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 0}, {"kind": "sand", "seconds": 5}, {**MINUTE, "then": "shout"}])
def test_a_clock_that_makes_no_sense_is_refused(server: Served, clock: dict[str, object]) -> None:
    wish = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}], "terms": {"clock": clock}}
    assert server.post("/api/tables", wish, 400)["error"]["id"] == "server-bad-request"
