"""A cluster: the same rows, byte by byte, although a worker is killed. `docs/lab.md` says how to use a real one."""
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("polars", reason="the extra `lab` is not installed: pip install 'kotatsu-games[lab]'")
pytest.importorskip("ray", reason="the extra `ray` is not installed: pip install 'kotatsu-games[ray]'")

from kotatsu.lab.folder import Folder
from kotatsu.lab.run import on_this_machine, run
from tests.lab.plans import SAMURAI

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_two_workers_of_a_local_ray_give_the_same_rows_although_one_is_killed(tmp_path: Path) -> None:
    assert sum(run(Folder.begin(tmp_path / "here", SAMURAI), on_this_machine(1))) == SAMURAI.games
    environment = {**os.environ, "KOTATSU_PURE": "1", "PYTHONPATH": str(ROOT), "RAY_AUTH_MODE": "disabled",
                   "RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "240"}
    said = subprocess.run([sys.executable, "-m", "tests.lab.on_ray", tmp_path / "there", tmp_path / "killed"], cwd=ROOT,
                          env=environment, capture_output=True, text=True, timeout=600, check=False)
    assert said.returncode == 0, said.stderr[-3000:]
    assert (tmp_path / "killed").exists(), "one was killed"
    refused, counted = said.stdout.split()[-2:]
    assert refused == "lab-other-machine", "who has other rules is refused"
    assert counted == str(SAMURAI.games), "and only the killed worker's unfinished games were played again"
    here, there = ({path.name: path.read_bytes() for path in (tmp_path / name).iterdir()} for name in ("here", "there"))
    assert there == here
