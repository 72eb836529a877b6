"""What was recorded once stays: counts of ways to go on, whole games, and one digest in every kind of process."""
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conform import golden
from conform.digest import digest
from conform.doors import begin, names, play
from conform.perft import CASES, case

from kotatsu import _fresh
from kotatsu.kernel.table import Table

TESTS = Path(__file__).parents[1]
RECORDED = (0, 1, 2, 3, 4)          # of Root: sets of two to six


def test_counts_of_ways_to_go_on(name, game, regold):
    found = {"version": game.version, "cases": [case(game, number, after) for number, after in CASES]}
    golden.assert_same(name, "perft.json", found, regold)


def end(table: Table) -> dict[str, object]:
    outcome = table.outcome()
    assert outcome is not None
    return {"outcome": outcome.json(), "position": table.position()}


def test_recorded_games_end_as_they_did(name, game, regold):
    """`game-*.json` are random games of this test; a bug that was fixed adds a file of another name."""
    if regold:
        for number in RECORDED:
            table = play(begin(game, number), number)
            golden.assert_same(name, f"game-{number}.json", {**table.save(), "end": end(table)}, True)
    files = sorted(golden.GOLDEN.glob(f"{name}/*.json"))
    files = [file for file in files if file.name not in ("perft.json", "digest.json")]
    assert len(files) >= len(RECORDED)
    for file in files:
        saved = json.loads(file.read_text(encoding="utf-8"))
        assert json.loads(json.dumps(end(Table.load(game, saved)))) == saved["end"], file.name


def elsewhere(**environment: str) -> dict[str, object]:
    """The digests of all games in a process of its own."""
    path = os.pathsep.join(map(str, (TESTS / "kernel", TESTS / "conformance", TESTS.parent / "src")))
    run = subprocess.run([sys.executable, "-m", "conform.digest", *names()], capture_output=True, text=True, check=False,
                         env={**os.environ, "KOTATSU_QUIET": "1", "PYTHONPATH": path, **environment})
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert isinstance(found, dict)
    return found


def recorded() -> dict[str, str]:
    return {name: json.loads(golden.path(name, "digest.json").read_text(encoding="utf-8"))["games"] for name in names()}


def test_seeded_games_in_this_process(name, regold):
    golden.assert_same(name, "digest.json", {"games": digest(name)}, regold)


@pytest.mark.parametrize("seed", ["0", "1", "random"])
def test_the_same_games_in_other_processes_under_other_hash_seeds(seed):
    found = elsewhere(PYTHONHASHSEED=seed, KOTATSU_PURE="1", PURE="1")
    assert found == {"compiled": False, "digest": recorded()}


@pytest.mark.skipif(not _fresh.is_fresh(), reason="the rules are not compiled here (`kotatsu compile`)")
def test_the_same_games_compiled():
    found = elsewhere(PYTHONHASHSEED="2", KOTATSU_PURE="0", PURE="0")
    assert found == {"compiled": True, "digest": recorded()}
