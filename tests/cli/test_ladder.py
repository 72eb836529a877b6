"""`ladder` and `hint` on the command line."""
import json
from pathlib import Path

import pytest

from kotatsu.sim.rungs import picture


def test_the_command_writes_result_and_picture(kotatsu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = kotatsu("ladder", "battlecrest", "--bots", "random,gentle", "--games", "2", "--seed", "2", "--cores", "1",
                   "--out", "ladder.json")
    assert said.code in (0, 1) and "gentle – random" in said.out
    found = json.loads(Path("ladder.json").read_text(encoding="utf-8"))
    assert found["rungs"][0]["games"] == 2 and found["seed"] == 2 and found["tables"]
    drawn = Path("ladder.svg").read_text(encoding="utf-8")
    assert drawn == picture("Battlecrest", found["rungs"]) and "gentle – random" in drawn


def test_a_hint_names_legal_actions_with_chances_and_reasons(kotatsu, tmp_path: Path) -> None:
    file = str(tmp_path / "position.json")
    assert kotatsu("new", "samurai", "--players", "2", "--seed", "3", "--out", file).code == 0
    legal = {one["action"] for one in json.loads(kotatsu("legal", file, "--json").out)["decisions"][0]["actions"]}
    first, again = (kotatsu("hint", file, "--iterations", "20", "--seed", "4", "--json").out for _ in range(2))
    told = json.loads(first)["hint"]
    assert first == again and 1 <= len(told) <= 3 and {one["action"] for one in told} <= legal
    assert all(0 <= one["chance"] <= 1 for one in told) and sum(one["tries"] for one in told) <= 20
    assert "%" in kotatsu("hint", file, "--iterations", "20", "--lang", "uk").out
