"""Levels that were called otherwise once are still read on the command line, and are today's."""
import json
import re
from pathlib import Path

from kotatsu import bots


def test_old_names_play_the_same_games(kotatsu) -> None:
    games = [kotatsu("sim", "samurai", "--players", "2", "--bots", names, "--games", "2", "--seed", "3", "--cores", "1", "--json")
             for names in ("careful,brisk", "steady,gentle")]
    rows = [[{**row, "bot": ""} for row in json.loads(said.out)["bots"]] for said in games]
    assert rows[0] == rows[1] and [row["games"] for row in rows[0]] == [2, 2]


def test_old_names_stand_on_the_ladder(kotatsu) -> None:
    said = kotatsu("ladder", "battlecrest", "--bots", "random,brisk", "--games", "1", "--cores", "1")
    assert said.code in (0, 1) and "random" in said.out


def test_a_game_that_was_saved_with_an_old_name_is_played_on(kotatsu, tmp_path) -> None:
    """In the terminal: the first seat is ours, the other one a bot by its old name, as wished for or as saved."""
    file = str(tmp_path / "game.json")
    assert kotatsu("play", "samurai", "--players", "2", "--seed", "4", "--bot", "careful", "--file", file, stdin="1\nq\n").code == 0
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))["bot"] == "careful"
    assert kotatsu("play", file, stdin="q\n").code == 0


def test_the_page_reads_the_same_old_names() -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "kit" / "bots.ts").read_text(encoding="utf-8")
    found = re.search(r"const OLD: Record<string, string> = \{ (.*?) \};", page)
    assert found and dict(re.findall(r"(\w+): '(\w+)'", found[1])) == bots.OLD_NAMES
