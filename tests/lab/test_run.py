"""Runs: the same rows however they were played; stopped and gone on with; balanced; the same games as `sim` and at a table."""
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("polars", reason="the extra `lab` is not installed: pip install 'kotatsu-games[lab]'")

import polars as pl

from kotatsu import games
from kotatsu.kernel.errors import Unreadable
from kotatsu.lab import folder as folders
from kotatsu.lab.folder import Folder
from kotatsu.lab.plan import Plan, arrangements, from_toml, spread_out
from kotatsu.lab.run import on_this_machine, run
from tests.lab.plans import SAMURAI


def files(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


def play(path: Path, plan: Plan, workers: int = 1) -> dict[str, bytes]:
    assert sum(run(Folder.begin(path, plan), on_this_machine(workers))) == plan.games
    return files(path)


def backwards(work: Any, things: Sequence[Any]) -> Iterator[Any]:
    """Batches that come back in another order, as from a cluster."""
    return map(work, reversed(things))


def test_the_same_rows_with_one_worker_or_two_stopped_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PART", 20)
    whole = play(tmp_path / "one", SAMURAI)
    assert play(tmp_path / "two", SAMURAI, 2) == whole
    assert sorted(whole) == ["part-00000.parquet", "part-00001.parquet", "part-00002.parquet", "plan.json", "words.json"]

    stopped = tmp_path / "stopped"
    assert list(islice(run(Folder.begin(stopped, SAMURAI), backwards), 3)) == [10, 10, 10]
    assert (stopped / "part-00002.parquet").exists() and (stopped / "part-00001.jsonl").exists()
    with (stopped / "part-00001.jsonl").open("a", encoding="utf-8") as half:
        half.write('{"rows": [{"number": 2')                    # killed while it wrote
    assert Folder.open(stopped).rows().collect().height == 30
    assert sum(run(Folder.begin(stopped, SAMURAI), on_this_machine(1))) == 30
    assert files(stopped) == whole

    fewer = tmp_path / "fewer"                                  # and with more games than were asked for at first
    play(fewer, SAMURAI.with_games(30))
    assert sum(run(Folder.begin(fewer, SAMURAI), on_this_machine(1))) == 30
    assert files(fewer) == whole
    assert not list(run(Folder.begin(fewer, SAMURAI), on_this_machine(1))), "nothing is left to play"


def test_a_folder_of_other_games_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play(tmp_path / "run", SAMURAI.with_games(10))
    with pytest.raises(Unreadable, match="another plan"):
        Folder.begin(tmp_path / "run", Plan("samurai", 60, 4, SAMURAI.options))
    monkeypatch.setattr(folders, "sources", lambda: "changed")
    with pytest.raises(Unreadable, match="other rules"):
        Folder.begin(tmp_path / "run", SAMURAI)
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("dear …", encoding="utf-8")
    with pytest.raises(Unreadable, match="neither empty"):
        Folder.begin(tmp_path / "full", SAMURAI)
    with pytest.raises(Unreadable, match="no folder"):
        Folder.open(tmp_path / "full")


def test_root_as_in_sim_and_at_the_table(tmp_path: Path, kotatsu) -> None:
    """Done when: the numbers agree with `kotatsu sim` on the same seeds; any row is a game at the table."""
    games, seed = "6", "5"
    kotatsu("lab", "run", "root", "--games", games, "--seed", seed, "--out", "run", "--workers", "1")
    rows = Folder.open("run").rows().collect()
    said = kotatsu("sim", "root", "--games", games, "--seed", seed, "--cores", "1", "--json").json()["bots"][0]
    assert said["wins"] == sum(result > 0 for row in rows["results"] for result in row)
    assert said["decisions"] == sum(rows["decisions"]) / len(rows) == 4 * sum(rows["decisions"]) / said["games"]

    row = rows.row(3, named=True)
    table = kotatsu("replay", "run#3", "--text").out
    assert f'results = {json.dumps(row["results"])}' in table
    assert f'seed = {row["seed"]}' in table
    assert table.count(": craft ") == sum(one["count"] for one in row["actions"] if one["kind"] == "craft")
    assert [points[-1] for points in row["points_by_round"]] == row["points"] == json.loads(row["outcome"])["details"]["points"]
    assert len(row["points_by_round"][0]) == row["rounds"]
    assert sum(one["count"] for one in row["actions"]) == row["decisions"]
    assert row["openings"][0][0].startswith("keep ") and row["openings"][1][0].startswith("leader ")
    assert "run" in kotatsu("replay", "run#6").err


def test_everything_that_varies_is_played_equally_often() -> None:
    root = games.load("root")
    options = spread_out(root, {"players": 3, "factions": "every", "map": "every"})
    plan = Plan("root", 1, 1, options, arrangements(root, ["steady,random", "random"]))
    seats = Counter((seat, side) for case in plan.cases for seat, side in enumerate(case.options["factions"]))
    assert len({seats[seat, side] for seat in range(3) for side in ("marquise", "eyrie", "cult")}) <= 3
    for side in {side for _, side in seats}:
        assert seats[0, side] == seats[1, side] == seats[2, side], "each side sits on each seat equally often"
    assert Counter(case.options["map"] for case in plan.cases)["winter"] * 2 == len(plan.cases)
    assert not any(root.may_run_on(root.book(case.options)) for case in plan.cases)
    assert (plan.turn(len(plan.cases) - 1), plan.turn(len(plan.cases))) == (0, 1), "bots move on when every table was played once"


def test_a_run_that_is_shorter_than_all_seatings_is_balanced_too() -> None:
    samurai = games.load("samurai")
    plan = Plan("samurai", 1, 1, spread_out(samurai, {"players": [3, 5], "level": ["easy", "hard"], "samurai": "every"}))
    begun = [plan.case(number) for number in range(240)]
    assert len(plan.cases) == 2 * (35 * 3 + 21 * 5)
    assert set(Counter((case.options["players"], case.options["level"]) for case in begun).values()) == {60}
    for players in (3, 5):
        own = [case.options["samurai"] for case in begun if case.options["players"] == players]
        sat = Counter(who for seated in own for who in seated)
        assert len(sat) == 7 and max(sat.values()) - min(sat.values()) <= 0.1 * len(own)
        assert max(Counter((seat, who) for seated in own for seat, who in enumerate(seated)).values()) <= 2 * len(own) / 7
    assert {case.number for case in map(plan.case, range(4 * 105))} == set(range(4 * 105)), "and every table comes up"


def test_a_plan_in_a_file(tmp_path: Path, kotatsu) -> None:
    Path("plan.toml").write_text('game = "samurai"\ngames = 8\nseed = 2\nbots = ["random", "careful,random"]\n'
                                 '[options]\nplayers = [2, 3]\nlevel = "easy"\n', encoding="utf-8")
    said = kotatsu("lab", "run", "plan.toml", "--out", "run", "--workers", "1", "--json").json()
    assert (said["games"], said["cases"]) == (8, 4)
    rows = Folder.open("run").rows().collect()
    seated = Counter((json.loads(options)["players"], tuple(bots)) for options, bots in rows.select("options", "bots").rows())
    assert seated == {(2, ("random", "random")): 2, (2, ("careful", "random")): 1, (2, ("random", "careful")): 1,
                      (3, ("random",) * 3): 2, (3, ("careful", "random", "careful")): 1, (3, ("random", "careful", "random")): 1}
    again = kotatsu("lab", "run", "samurai", "--games", "8", "--seed", "2", "--bots", "random|careful,random",
                    "--options", "players=2|3 level=easy", "--out", "again", "--workers", "1", "--json").json()
    assert again["cases"] == 4 and files(Path("again")) == files(Path("run"))


def test_packs_take_turns(kotatsu) -> None:
    kotatsu("pack", "new", "battlecrest", "mine")
    said = kotatsu("lab", "run", "battlecrest", "--games", "4", "--options", "turn_cap=10", "--pack", "", "--pack", "mine",
                   "--out", "run", "--workers", "1", "--json").json()
    assert said["cases"] == 2
    assert Folder.open("run").rows().collect()["pack"].to_list() == ["", "mine", "", "mine"]
    assert 'data = {"source": "Mine"}' in kotatsu("replay", "run#1", "--text").out


@pytest.mark.parametrize(("text", "said"), [
    ("game = ", "not a plan"), ('game = "root"\nseats = 3', "seats"), ('game = "root"\nbots = [3]', "bots"),
    ('game = "root"\ngames = true', "games"), ("games = 3", "game")])
def test_a_plan_that_cannot_be(text: str, said: str, kotatsu) -> None:
    Path("plan.toml").write_text(text, encoding="utf-8")
    found = kotatsu("lab", "run", "plan.toml", "--out", "run")
    assert found.code == 2 and said in found.err and not Path("run").exists()


@pytest.mark.parametrize(("arguments", "said"), [
    (["--options", "map"], "map"), (["--options", "mop=winter"], "mop"), (["--bots", "random|"], "at least one bot"),
    (["--bots", "nobody"], "nobody"), (["--options", "players=7"], "7"), (["--on", "local"], "ray://")])
def test_a_run_that_cannot_be(arguments: list[str], said: str, kotatsu) -> None:
    found = kotatsu("lab", "run", "root", "--out", "run", "--games", "1", *arguments)
    assert found.code == 2 and said in found.err


def test_rows_hold_what_the_schema_says(tmp_path: Path) -> None:
    for game in ("senjutsu", "battlecrest"):
        play(tmp_path / game, Plan(game, 2, 1))
        rows = Folder.open(tmp_path / game).rows().collect()
        assert rows.schema == pl.Schema(folders.SCHEMA)
        words = Folder.open(tmp_path / game).words
        named = {f"{one['kind']} {one['name']}" for cards in rows["cards"].to_list() for one in cards}
        assert named and named <= set(words)
        assert all(len(opening) == 2 and all(opening) for opening in rows["openings"].to_list())
    text = from_toml('game = "root"', "plan.toml")
    assert text == {"game": "root", "bots": [], "packs": []}
