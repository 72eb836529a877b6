"""`play`, `replay`: a whole game in the terminal, left in the middle and taken up again."""
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

from kotatsu.cli.play import Sitting
from kotatsu.cli.positions import new_table

NEW = ("play", "samurai", "--players", "2", "--seed", "5", "--option", "samurai=Kanbei,Kyuzo", "--option", "first=1",
       "--bot", "random")
ALL_ONES = "1\n" * 400


def test_a_game_is_played_to_its_end(kotatsu):
    said = kotatsu(*NEW, stdin=ALL_ONES)
    assert said.code == 0
    assert "Kanbei" in said.out
    assert kotatsu(*NEW, stdin=ALL_ONES).out == said.out
    assert said.out.splitlines()[-1].strip()
    assert "To see it again: kotatsu replay samurai-5.json" in said.out
    assert [path.name for path in Path().iterdir()] == ["samurai-5.json"]
    assert kotatsu("replay", "samurai-5.json").out.splitlines()[-1] == said.out.splitlines()[-1]


def test_whose_seat_is_whose_is_said(kotatsu):
    said = kotatsu(*NEW, stdin="q\n").out
    assert said.startswith("You play: Kanbei.\nBots (random) play: Kyuzo.\n")
    assert "Kanbei (you): " in said
    assert "People play: Kanbei, Kyuzo." in kotatsu(*NEW, "--people", "2", stdin="q\n").out


def test_more_people_than_seats_are_refused(kotatsu):
    said = kotatsu("play", "samurai", "--players", "3", "--people", "9")
    assert (said.code, said.err) == (2, "9 people cannot lead 3 seats.\n")


def test_the_game_is_kept_after_every_decision(kotatsu, monkeypatch):
    monkeypatch.setattr("kotatsu.cli.play.Sitting.save", lambda *given: pytest.fail("nobody said good-bye"))

    def break_off(sitting, seat):
        if len(sitting.table.log) > first:
            raise RuntimeError("the light went out")
        return ask(sitting, seat)

    ask, first = Sitting.ask, len(new_table("samurai", 2, None, 5, ["samurai=Kanbei,Kyuzo", "first=1"], None).log)
    monkeypatch.setattr("kotatsu.cli.play.Sitting.ask", break_off)
    assert kotatsu(*NEW, stdin=ALL_ONES).code == 1
    assert len(json.loads(Path("samurai-5.json").read_text(encoding="utf-8"))["log"]) > first


def test_on_a_screen_the_board_stays_at_the_top(kotatsu, monkeypatch):
    def screen() -> Console:
        return Console(file=sys.stdout, force_terminal=True, color_system=None, width=80)

    for module in ("play", "output"):
        monkeypatch.setattr(f"kotatsu.cli.{module}.out", screen)
    screens = kotatsu(*NEW, stdin="\n1\nq\n").out.split("\x1b[2J\x1b[H")[1:]
    assert len(screens) == 2
    for shown in screens:
        assert shown.startswith("Round 1, turn 1") and "Kanbei (you)" in shown


def test_bots_alone_may_play(kotatsu):
    said = kotatsu(*NEW, "--people", "0")
    assert said.code == 0
    assert "> " not in said.out


def test_leave_and_resume(kotatsu):
    straight = kotatsu(*NEW, stdin=ALL_ONES).out.splitlines()[-1]
    left = kotatsu(*NEW, stdin="1\n1\nq\n")
    assert "To go on: kotatsu play samurai-5.json" in left.out
    saved = json.loads(Path("samurai-5.json").read_text(encoding="utf-8"))
    assert (saved["people"], saved["bot"]) == ([0], "random")
    assert kotatsu("play", "samurai-5.json", stdin="q\n").code == 0
    assert json.loads(Path("samurai-5.json").read_text(encoding="utf-8")) == saved
    again = kotatsu("play", "samurai-5.json", stdin=ALL_ONES)
    assert again.code == 0
    assert again.out.splitlines()[-1] == straight


def test_a_position_can_be_played_on(kotatsu, position):
    said = kotatsu("play", position, "--bot", "random", stdin="q\n")
    assert "What will Gorobei do?" in said.out
    assert Path("p-table.json").exists()


def test_everything_else_that_can_be_typed(kotatsu):
    typed = ["?", "w", "w confront", "w done", "r SS7.7", "r zebra", "b", "99", "dance", "0", "s kept.json", "u", "done",
             "u", "q"]
    said = kotatsu(*NEW, stdin="\n".join(typed) + "\n").out
    for piece in ("save and leave", "“done” is legal", "SS7.7  Defend", "No rule fits “zebra”", "99 is not on the list",
                  "“dance” is not offered here. Choose: ", "kept in kept.json", "nothing to go back from",
                  "Luck has been seen since then",
                  "Taken back: Kanbei, “done”"):
        assert piece in said, piece
    assert Path("kept.json").exists()


def test_the_end_of_the_input_is_like_leaving(kotatsu):
    assert kotatsu(*NEW, stdin="1\n").code == 0
    assert Path("samurai-5.json").exists()


def test_elsewhere_it_is_an_interrupt(kotatsu, monkeypatch):
    def interrupted(*given):
        raise KeyboardInterrupt

    monkeypatch.setattr("kotatsu.cli.positions.open_table", interrupted)
    assert kotatsu("legal", "p.json").code == 130


def test_replay(kotatsu):
    kotatsu(*NEW, stdin="done\nfight\nq\n")
    said = kotatsu("replay", "samurai-5.json")
    assert said.code == 0
    assert "Kanbei: fight" in said.out
    steps = kotatsu("replay", "samurai-5.json", "--json").json()["steps"]
    assert [step["n"] for step in steps] == list(range(1, len(steps) + 1))
    fight = next(step for step in steps if step["action"] == "fight")
    assert (fight["seat"], fight["events"][0]["words"]) == ("Kanbei", "Kanbei fights.")
    assert len(kotatsu("replay", "samurai-5.json", "--to", "2", "--json").json()["steps"]) == 2
    assert "Kanbei: fight" not in kotatsu("replay", "samurai-5.json", "--to", "1").out
    assert "Випадок" in kotatsu("replay", "samurai-5.json", "--lang", "uk").out


def test_replay_for_one_seat_hides_what_it_may_not_see(kotatsu):
    support = ("play", "samurai", "--players", "3", "--seed", "5", "--option", "samurai=Kanbei,Kyuzo,Gorobei",
               "--option", "first=1", "--bot", "random")
    kotatsu(*support, stdin="support Kyuzo\nq\n")
    every = kotatsu("replay", "samurai-5.json", "--json").json()["steps"]
    own = kotatsu("replay", "samurai-5.json", "--seat", "Kyuzo", "--json").json()["steps"]
    assert not any((step["action"] or "").startswith("bury") for step in own)
    assert len(own) < len(every) or own == every
