"""`sim`, `fuzz`, `bench`, `rules`: answers for people and for programs."""
import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from kotatsu import bots
from kotatsu.cli import lab
from kotatsu.kernel.luck import Luck
from kotatsu.rl import rivals
from kotatsu.sim import bench as benching
from kotatsu.sim import speed
from kotatsu.sim.fuzz import Failure
from kotatsu.sim.walk import Tally
from kotatsu.words.translator import LANGUAGES, Spoken


def test_sim(kotatsu):
    arguments = ("sim", "samurai", "--players", "2", "--level", "easy", "--games", "12", "--seed", "1", "--cores", "1")
    found = kotatsu(*arguments, "--json").json()
    assert (found["games"], found["options"], found["apart"]) == (12, {"players": 2, "level": "easy"}, True)
    row = found["bots"][0]
    assert (row["bot"], row["games"]) == ("random", 12)
    assert row["low"] <= row["rate"] <= row["high"]
    assert kotatsu(*arguments, "--json").json() == found
    assert "95 % interval" in kotatsu(*arguments).out


def test_bots_of_a_co_operative_game_lead_tables_of_their_own(kotatsu, monkeypatch):
    monkeypatch.setattr(bots, "names", lambda game: ("random", "other"))
    monkeypatch.setattr(bots, "make", lambda game, name, seed: bots.RandomBot(Luck(seed)))
    arguments = ("sim", "samurai", "--bots", "random,other", "--games", "4", "--cores", "1", "--json")
    assert [row["games"] for row in kotatsu(*arguments).json()["bots"]] == [4, 4]
    mixed = kotatsu(*arguments, "--mixed").json()
    assert (mixed["apart"], [row["bot"] for row in mixed["bots"]]) == (False, ["random", "other"])


def test_fuzz(kotatsu):
    said = kotatsu("fuzz", "samurai", "--games", "6", "--seed", "2", "--cores", "1", "--may-miss", "--json")
    found = said.json()
    assert (said.code, found["games"], found["failure"]) == (0, 6, None)
    assert found["counts"]["verbs"]["fight"] > 0
    assert found["missing"]
    assert "Nothing went wrong" in kotatsu("fuzz", "samurai", "--games", "3", "--cores", "1", "--may-miss").out


def test_a_long_fuzz_is_stopped_and_gone_on_with(kotatsu, monkeypatch):
    run = ("fuzz", "samurai", "--seed", "2", "--cores", "1", "--may-miss", "--json")
    whole = kotatsu(*run, "--games", "6").json()
    kotatsu(*run, "--games", "4", "--resume", "run.json")
    assert json.loads(Path("run.json").read_text(encoding="utf-8"))["played"] == 4
    rest = kotatsu(*run, "--games", "6", "--resume", "run.json").json()
    assert {**rest, "seconds": 0} == {**whole, "seconds": 0}
    again = kotatsu(*run, "--games", "6", "--resume", "run.json").json()         # nothing is left to play
    assert (again["games"], again["counts"]) == (6, whole["counts"])
    other = kotatsu("fuzz", "samurai", "--seed", "3", "--games", "6", "--resume", "run.json")
    assert other.code == 2 and "run.json" in other.err and "samurai" in other.err and "2" in other.err
    Path("other.json").write_text("{}", encoding="utf-8")
    spoilt = kotatsu(*run, "--resume", "other.json")
    assert spoilt.code == 2 and "other.json" in spoilt.err
    monkeypatch.setattr("kotatsu.sim.resume.sources", lambda: "changed")
    stale = kotatsu(*run, "--games", "6", "--resume", "run.json")
    assert stale.code == 2 and "run.json" in stale.err


def test_a_game_that_names_its_modes_has_them_counted(kotatsu):
    found = kotatsu("fuzz", "senjutsu", "--games", "2", "--cores", "1", "--may-miss", "--json").json()
    assert found["counts"]["modes"]["duel"] == 2 and len(found["counts"]["modes"]) == 16 and "modes teams" in found["missing"]


def test_a_fuzz_that_met_not_everything_fails(kotatsu):
    said = kotatsu("fuzz", "samurai", "--games", "3", "--cores", "1")
    assert said.code == 1
    assert "Never occurred" in said.out


def test_a_failure_is_written_to_a_file(kotatsu, monkeypatch):
    failure = Failure(3, "a card was lost", {"game": "samurai", "seats": ["Kanbei", "Kyuzo"]}, {}, ["luck: x"], "")
    monkeypatch.setattr("kotatsu.cli.lab.fuzz", lambda *given, first: iter([(Tally(), failure)]))
    said = kotatsu("fuzz", "samurai", "--seed", "9")
    assert said.code == 1
    assert "Game 3 failed: a card was lost" in said.out
    assert json.loads(Path("samurai-fuzz-9-3.json").read_text(encoding="utf-8"))["failure"]["message"] == "a card was lost"
    assert kotatsu("legal", "samurai-fuzz-9-3.json").code == 0


KEYS = {"decisions_per_s", "table_decisions_per_s", "unforced_per_s", "games_per_s", "turns_per_s", "copy_us", "legal_us",
        "decisions_per_game", "mean_options"}


def test_bench(kotatsu, monkeypatch):
    monkeypatch.setattr(benching, "is_fresh", lambda: False)
    said = kotatsu("bench", "samurai", "--seconds", "0.5", "--json")
    found = said.json()
    measured = found["games"]["samurai"]["interpreted"]
    assert set(measured) == KEYS
    assert all(value > 0 for value in measured.values())
    assert measured["unforced_per_s"] <= measured["decisions_per_s"]
    assert found["games"]["samurai"]["compiled"] is None
    assert "ratio" not in found


def test_a_game_that_knows_automata_is_measured_alone_against_them():
    assert speed.alone(speed.Ours("samurai"), 0.01) == {}
    found = speed.alone(speed.Ours("senjutsu"), 0.01)
    assert set(found) == set(lab.ALONE) and all(value > 0 for value in found.values())


class Pretender:
    """A measurer with rounds that were written down."""

    def __init__(self, name, pure):
        speed = {"samurai": 40.0 if pure else 200.0, "catanatron": 10.0}[name]
        one = dict.fromkeys(KEYS, speed) | {"copy_us": 100.0 / speed}
        self.rounds = [one, {**one, "unforced_per_s": speed * 1.5}, one]

    measure = staticmethod(lambda seconds: None)
    close = staticmethod(lambda: None)
    result = benching.Measurer.result


def test_bench_against_a_peer(kotatsu, monkeypatch):
    monkeypatch.setattr(benching, "is_fresh", lambda: True)
    monkeypatch.setattr(benching, "find_spec", lambda name: object())
    monkeypatch.setattr(benching, "Measurer", Pretender)
    found = kotatsu("bench", "samurai", "--against", "catanatron", "--json").json()
    assert set(found["peers"]["catanatron"]) == set(found["games"]["samurai"]["compiled"]) == KEYS
    assert found["ratio"] == {"samurai": {"interpreted": 4.0, "compiled": 20.0}}
    assert found["copy_ratio"] == {"samurai": {"interpreted": 4.0, "compiled": 20.0}}
    monkeypatch.setenv("COLUMNS", "80")
    text = kotatsu("bench", "samurai", "--against", "catanatron").out
    table = [line.rstrip() for line in text.splitlines() if line.startswith("  ")]
    assert any(line.split()[-3:] == ["40.0", "200.0", "10.0"] and "Decisions/s at a table" in line for line in table)
    assert max(map(len, table)) <= 80
    assert "samurai, compiled: 20.0 unforced decisions for each decision of catanatron" in text


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed (the extra openspiel)")
@pytest.mark.parametrize("game", ["samurai", "senjutsu"])
def test_bench_of_openspiels_search(kotatsu, game):
    """It is run on our game, from the same position, in the same run."""
    found = kotatsu("bench", game, "--search", "--against", "openspiel", "--seconds", "0.1", "--json").json()["search"][game]
    assert set(found) == {"ours_per_s", "openspiel_per_s", "times"} and all(value > 0 for value in found.values())


def test_bench_says_when_openspiel_is_not_there(kotatsu, monkeypatch):
    monkeypatch.setattr(rivals, "find_spec", lambda name: None)
    said = kotatsu("bench", "samurai", "--search", "--against", "openspiel")
    assert said.code == 2 and "kotatsu-games[openspiel]" in said.err


def test_rules_by_id_by_words_and_whole(kotatsu):
    row = kotatsu("rules", "samurai", "ss7.12", "--json").json()["chapters"]
    assert [found["id"] for chapter in row for found in chapter["rows"]] == ["SS7.12"]
    rows = kotatsu("rules", "samurai", "Barricade", "flame", "--json").json()["chapters"]
    texts = [found["text"].casefold() for chapter in rows for found in chapter["rows"]]
    assert texts
    assert all("barricade" in text and "flame" in text for text in texts)
    every = kotatsu("rules", "samurai", "--json").json()["chapters"]
    assert len(every) == 11
    assert {found["mark"] for chapter in every for found in chapter["rows"]} <= {"book", "reading", "custom"}
    assert "SS3.15" in kotatsu("rules", "samurai", "--lang", "cs").out


@pytest.mark.parametrize("covered", [True, False])
def test_coverage(kotatsu, monkeypatch, tmp_path, covered):
    every = [row["id"] for chapter in kotatsu("rules", "samurai", "--json").json()["chapters"] for row in chapter["rows"]]
    cited = every if covered else every[1:]
    lines = ["import pytest", *(f'@pytest.mark.rule("{id}")\ndef test_{number}():\n    assert True'
                                for number, id in enumerate(cited))]
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_all.py").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setattr("kotatsu.cli.rules.checkout", lambda: tmp_path)
    said = kotatsu("rules", "samurai", "--coverage", "--json")
    assert (said.code, said.json()["missing"]) == ((0, []) if covered else (1, ["SS1.1"]))
    assert said.json()["rules"]["SS1.2"] == ["tests/test_all.py::test_1" if covered else "tests/test_all.py::test_0"]
    assert "SS11.55" in kotatsu("rules", "samurai", "--coverage").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_of_figures_are_readable_at_80_columns(lang, monkeypatch, capsys):
    monkeypatch.setattr(Spoken, "lang", lang)
    monkeypatch.setenv("COLUMNS", "80")
    row = {"bot": "steady", "games": 1000, "wins": 523, "rate": 0.523, "low": 0.492, "high": 0.5538, "score": 7.31,
           "decisions": 143}
    lab.print_results([row, {**row, "bot": "mine.py:Greedy"}, {**row, "bot": "random"}])
    one = dict.fromkeys(lab.MEASURES, 1234567.8)
    games = {name: {"interpreted": one, "compiled": one} for name in ("samurai", "root")}
    lab.print_bench({"games": games, "peers": {"catanatron": one}, "ratio": {}})
    for text in capsys.readouterr().out.splitlines():
        assert len(text) <= 80 and "…" not in text
