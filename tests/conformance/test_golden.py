"""What was recorded once stays: counts of ways to go on, whole games, and two digests in every kind of process."""
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from conform import golden
from conform.digest import GAMES, play_digest, telling_digest
from conform.doors import begin, names, play, played
from conform.perft import CASES, case

from kotatsu import _fresh
from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.table import Table

TESTS = Path(__file__).parents[1]
RECORDED = 5                        # of Root: sets of two to six; of a game that names its modes one game of each


@pytest.fixture
def regold_play(request, name):
    """Whether a file of what happens is to be written anew: if that is wished, or because it is not there yet."""
    option = request.config.getoption
    return lambda file: option("--regold-play") or (option("--regold") and not golden.path(name, file).exists())


def test_counts_of_ways_to_go_on(name, game, regold_play):
    found = {"version": game.version, "cases": [case(game, number, after) for number, after in CASES]}
    golden.assert_same(name, "perft.json", found, regold_play("perft.json"), golden.PLAY)


def end(table: Table) -> dict[str, object]:
    outcome = table.outcome()
    assert outcome is not None
    return {"outcome": outcome.json(), "position": table.position()}


def test_recorded_games_end_as_they_did(name, game, regold_play):
    """`game-*.json` are random games of this test; a bug that was fixed adds a file of another name."""
    count = max(RECORDED, len(game.fuzz_modes))
    for number in range(count):
        if regold_play(f"game-{number}.json"):
            table = play(begin(game, number), number)
            golden.write(name, f"game-{number}.json", {**table.save(), "end": end(table)})
    files = [file for file in sorted(golden.GOLDEN.glob(f"{name}/*.json")) if file.name not in golden.DIGESTS]
    assert len(files) >= count
    for file in files:
        saved = golden.read(name, file.name)
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


def recorded() -> dict[str, object]:
    """What every process must find again."""
    return {"play": {name: golden.read(name, "play.json")["games"] for name in names()},
            "telling": {name: golden.read(name, "telling.json")["games"] for name in names()}}


def test_what_happens_in_seeded_games(name, regold_play):
    found = play_digest(name)
    assert len(found) == GAMES
    golden.assert_same(name, "play.json", {"games": found}, regold_play("play.json"), golden.PLAY)


def test_the_play_digest_is_of_the_games_that_the_table_plays(name):
    for table, one in zip(played(name), golden.read(name, "play.json")["games"], strict=False):
        choices = sum(entry.seat >= 0 for entry in table.log)
        luck = sum(entry.seat == LUCK for entry in table.log)
        assert (choices, luck, table.state.results) == (one["decisions"], one["luck"], one["results"])


def test_how_seeded_games_read(name, regold):
    golden.assert_same(name, "telling.json", {"games": telling_digest(name)}, regold, golden.TELLING)


@pytest.mark.skipif(os.environ.get("KOTATSU_EXPECT_COMPILED") == "1", reason="these processes run the sources anyway")
def test_the_same_games_in_another_process_without_hash_seeds():
    """The tests above ran in a process whose hashes are random."""
    found = elsewhere(PYTHONHASHSEED="0", KOTATSU_PURE="1", PURE="1")
    assert found == {"compiled": False, **recorded()}


@pytest.mark.skipif(not _fresh.is_fresh(), reason="the rules are not compiled here (`kotatsu compile`)")
def test_the_same_games_compiled():
    found = elsewhere(PYTHONHASHSEED="2", KOTATSU_PURE="0", PURE="0")
    assert found == {"compiled": True, **recorded()}
