"""A bot of one's own: a class with one method, from a script or from a file."""
import json
from pathlib import Path

import pytest

import kotatsu
from kotatsu import Luck, Table, Unreadable, bots
from kotatsu.cli.main import run
from kotatsu.sim.match import Plan, series
from kotatsu.words.translator import Spoken

MINE = '''
from friend import favourite

class First:
    def choose(self, table, seat):
        return favourite(table.legal(seat))

class ByText:
    strength = 200
    def choose(self, table, seat):
        return table.legal_texts(seat)[-1]

class Lost:
    def choose(self, table, seat):
        return {}["way"]

class Cheat:
    def choose(self, table, seat):
        return "fly"

class Silent:
    """It has nothing to say."""

class Shy:
    def __init__(self, friend):
        self.friend = friend
    def choose(self, table, seat):
        return table.legal(seat)[0]
'''


class First:
    """The first choice of all."""

    def choose(self, table: Table, seat: int) -> int:
        return table.legal(seat)[0]


@pytest.fixture(autouse=True)
def nobody_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "REGISTERED", {})


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "friend.py").write_text("def favourite(moves): return moves[0]\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Spoken, "lang", "en")
    bots.guest.module_in.cache_clear()
    return "mine.py"


def test_it_plays_under_its_name() -> None:
    bots.register("first", First)
    assert bots.names("samurai") == ("random", "first", "gentle", "steady", "sharp") and bots.best("samurai") == "steady"
    table = kotatsu.new("samurai", players=2, seed=5)
    same = table.copy()
    while (seat := same.turn) is not None:
        same.push(same.legal(seat)[0])
    assert bots.play(table, ["first"]).record() == same.record()


def test_it_may_be_for_one_game_only_and_the_strongest() -> None:
    bots.register("champion", type("Champion", (First,), {"strength": 1000}), "root")
    assert bots.names("root")[-1] == bots.best("root") == "champion"
    assert "champion" not in bots.names("samurai")


@pytest.mark.parametrize("name", ["random", "careful", "steady", "mine.py:X", ""])
def test_names_that_are_taken(name: str) -> None:
    with pytest.raises(Unreadable):
        bots.register(name, First)


def test_a_class_is_enough() -> None:
    one, other = (bots.play(kotatsu.new("samurai", players=2, seed=5), [First, "random"], seed=3) for _ in range(2))
    assert one.is_over() and one.record() == other.record()
    assert bots.play(kotatsu.new("samurai", players=2, seed=5), [First, "random"], seed=4).record() != one.record()


def test_it_sees_what_its_seat_may_see() -> None:
    """The true state is not handed out: hidden cards are imagined, luck is another, the log is empty."""
    met = []

    class Spy:
        def choose(self, table: Table, seat: int) -> int:
            met.append((table, seat, table.view(seat), table.luck.seed, len(table.log)))
            return table.legal(seat)[0]

    table = kotatsu.new("root", factions=["marquise", "eyrie"], seed=9)
    players = [bots.seated(Spy, "spy", Luck(1)) for _ in range(2)]
    different = 0
    for _ in range(40):
        seat = table.turn
        assert seat is not None and table.item is not None
        before, asked = table.view(seat), len(table.legal(seat)) > 1
        met.clear()
        action = bots.decide(players[seat], table.game, table.state, table.item, seat)
        if asked:
            (given, who, view, seed, entries), = met
            assert who == seat and view == before and seed != table.luck.seed and entries == 0
            assert given.state is not table.state
            different += given.state != table.state
        table.do(seat, action)
    assert different > 10


def test_registered_bots_travel_to_other_processes() -> None:
    bots.register("first", First)
    plan = Plan("samurai", {"players": 2}, None, ("first", "random"), 1)
    one = [result for batch in series(plan, 12, 1) for result in batch]
    two = [result for batch in series(plan, 12, 2) for result in batch]
    assert one == two and one[0].bots == ("first", "random")


def test_sim_and_play_take_it_from_a_file(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", "samurai", "--players", "2", "--bots", f"{mine}:First,{mine}:ByText,random", "--games", "3",
                "--cores", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [row["bot"] for row in found["bots"]] == [f"{mine}:First", f"{mine}:ByText", "random"]
    assert run(["play", "samurai", "--players", "2", "--people", "0", "--seed", "1", "--bot", f"{mine}:First"]) == 0
    assert "Defeat" in capsys.readouterr().out


@pytest.mark.parametrize(("bot", "sentence"), [
    ("mine.py:Lost", "The bot “mine.py:Lost” failed: mine.py:15: KeyError: 'way'."),
    ("mine.py:Cheat", "The bot “mine.py:Cheat” chose “fly”, which is not legal now: choose returns one of table.legal(seat)."),
    ("mine.py:Silent", "The bot “mine.py:Silent” needs a method choose(self, table, seat) that returns one of table.legal(seat)."),
    ("mine.py:Nobody", "“mine.py” has no class “Nobody”. Classes there: First, ByText, Lost, Cheat, Shy."),
    ("mine.py", "“mine.py” has no class “”. Classes there: First, ByText, Lost, Cheat, Shy."),
    ("mine.py:Shy", "The bot “mine.py:Shy” failed: guest.py:"),
    ("nowhere.py:First", "There is no file “"),
    ("broken.py:First", "The bot “broken.py:First” cannot be read: broken.py:1: ZeroDivisionError: division by zero."),
    ("chess", "There is no bot “chess”. Bots: random, gentle, steady, sharp."),
])
def test_what_is_wrong_is_said(mine: str, bot: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path("broken.py").write_text("1 / 0\n", encoding="utf-8")
    assert run(["sim", "samurai", "--players", "2", "--bots", bot, "--games", "2", "--cores", "1"]) == 2
    assert sentence in capsys.readouterr().err
