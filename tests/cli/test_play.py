"""`play`, `replay`: a whole game in the terminal, left in the middle and taken up again."""
import json
from pathlib import Path

NEW = ("play", "samurai", "--players", "2", "--seed", "5", "--option", "samurai=Kanbei,Kyuzo", "--option", "first=1",
       "--bot", "random")
ALL_ONES = "1\n" * 400


def test_a_game_is_played_to_its_end(kotatsu):
    said = kotatsu(*NEW, stdin=ALL_ONES)
    assert said.code == 0
    assert "Kanbei" in said.out
    assert kotatsu(*NEW, stdin=ALL_ONES).out == said.out
    assert said.out.splitlines()[-1].strip()
    assert not list(Path().iterdir())


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
    typed = ["?", "w", "w confront", "w done", "r SS7.7", "r zebra", "b", "99", "dance", "s kept.json", "u", "done",
             "u", "q"]
    said = kotatsu(*NEW, stdin="\n".join(typed) + "\n").out
    for piece in ("save and leave", "“done” is legal", "SS7.7  Defend", "No rule fits “zebra”", "99 is not on the list",
                  "“dance” is not an action", "kept in kept.json", "Luck has been seen since then",
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
    kotatsu(*NEW, stdin="1\n1\nq\n")
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
