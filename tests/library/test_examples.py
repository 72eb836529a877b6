"""The scripts in examples/ do what they say, with small numbers."""
import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kotatsu.cli.main import run

EXAMPLES = Path(__file__).parents[2] / "examples"


def output(name: str, *arguments: str, folder: Path) -> str:
    done = subprocess.run([sys.executable, "-W", "ignore", EXAMPLES / name, *arguments], cwd=folder, capture_output=True, text=True,
                          encoding="utf-8", env=None, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_wins_by_faction(tmp_path: Path) -> None:
    said = output("wins_by_faction.py", "--games", "30", "--out", "chart.svg", folder=tmp_path)
    wins = {line.split()[0]: int(line.split()[1]) for line in said.splitlines()}
    assert len(wins) == 4 and sum(wins.values()) >= 30, "somebody wins every game; a coalition counts twice"
    drawn = ElementTree.parse(tmp_path / "chart.svg").getroot()
    bars = [float(bar.attrib["width"]) for bar in drawn.iter("{http://www.w3.org/2000/svg}rect")]
    assert bars == sorted((round(380 * won / 30) for won in wins.values()), reverse=True)


@pytest.mark.strength
def test_greedy_beats_chance_and_is_short(tmp_path: Path) -> None:
    """Seeded: the same games every time. Of 96 with a quarter's chance each, 36 wins or more come by chance once in 250 runs;
    Greedy wins half of many games (142 of 280 with other seeds, on 18 November 2026)."""
    said = output("greedy.py", "--games", "96", folder=tmp_path)
    assert int(said.split()[2]) >= 36, said
    source = (EXAMPLES / "greedy.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) < 40


def test_greedy_plays_in_sim(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    bot = f"{EXAMPLES / 'greedy.py'}:Greedy"
    assert run(["sim", "root", "--players", "2", "--bots", f"{bot},random", "--games", "4", "--cores", "1", "--json"]) == 0
    assert f'"bot": "{bot}"' in capsys.readouterr().out


def test_a_position_is_analysed(tmp_path: Path) -> None:
    said = output("analyse.py", "--playouts", "3", folder=tmp_path)
    assert "Vagabond: What next?" in said
    rates = [line for line in said.splitlines() if line.lstrip()[:1].isdigit() and "%  " in line]
    assert len(rates) == 16
    assert [line.split("%")[0] for line in rates] == sorted((line.split("%")[0] for line in rates), reverse=True)


@pytest.mark.slow
@pytest.mark.skipif(not (find_spec("optax") and find_spec("gymnasium")), reason="the extras rl and learn are not installed")
def test_an_agent_learns(tmp_path: Path) -> None:
    """A hundred thousand choices, some 36 s of the processor: of the games that begin untaught a quarter reaches round two, of the
    last thousand five sixths did with seed 1 on 18 November 2026."""
    output("train_samurai.py", "--steps", "100000", "--games", "10", "--beside", "0", folder=tmp_path)
    found = json.loads((tmp_path / "agent" / "curve.json").read_text(encoding="utf-8"))
    first, last = found["curve"][0], found["curve"][-1]
    assert first["second"] < 0.4 and last["second"] > 0.6 and last["third"] > first["third"]
    assert last["steps"] == 98304 and last["games"] > 1000
    assert found["wins"].keys() == {"easy", "normal"}
    drawn = ElementTree.parse(tmp_path / "agent" / "curve.svg").getroot()
    lines = [line.attrib["points"].split() for line in drawn.iter("{http://www.w3.org/2000/svg}polyline")]
    assert [len(line) for line in lines] == 3 * [len(found["curve"])]
