"""`train` on the command line: files, going on, and what it refuses."""
import json
from pathlib import Path

import pytest

from kotatsu.cli import extras

pytest.importorskip("numpy")


@pytest.mark.strength
def test_a_course_leaves_weights_a_curve_and_a_checkpoint(kotatsu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same command, the same weights, with one core or two."""
    monkeypatch.chdir(tmp_path)
    said = kotatsu("train", "battlecrest", "--games", "2", "--seed", "3", "--cores", "1", "--out", "one", "--matches", "1")
    assert said.code == 0 and "weights.json" in said.out
    made = json.loads(Path("one/weights.json").read_text(encoding="utf-8"))
    assert made["kind"] == "kotatsu-weights" and made["game"] == "battlecrest" and made["made"]["games"] == 2
    assert Path("one/curve.svg").read_text(encoding="utf-8").startswith("<svg")
    taken = kotatsu("train", "battlecrest", "--games", "2", "--seed", "3", "--out", "one")
    assert taken.code == 2 and "--resume" in taken.err
    other = kotatsu("train", "battlecrest", "--games", "2", "--seed", "4", "--out", "one", "--resume")
    assert other.code == 2 and "one" in other.err
    again = kotatsu("train", "battlecrest", "--games", "2", "--seed", "3", "--cores", "2", "--out", "two", "--json")
    assert again.code == 0 and json.loads(again.out)["games"] == 2
    assert json.loads(Path("two/weights.json").read_text(encoding="utf-8"))["groups"] == made["groups"]
    begun = ("--from", "one/weights.json", "--out", "three")
    further = kotatsu("train", "battlecrest", "--games", "1", "--cores", "1", *begun, "--json")
    assert further.code == 0 and json.loads(further.out)["games"] == 1


def test_what_it_refuses_it_refuses_with_a_sentence(kotatsu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    nothing = kotatsu("train", "samurai", "--games", "1")
    assert nothing.code == 2 and "samurai" in nothing.err and "Traceback" not in nothing.err
    assert kotatsu("train", "battlecrest", "--resume", "--out", "nowhere").code == 2
    Path("no.json").write_text("{}", encoding="utf-8")
    wrong = kotatsu("train", "battlecrest", "--from", "no.json")
    assert wrong.code == 2 and "no.json" in wrong.err
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    missing = kotatsu("train", "battlecrest", "--games", "1")
    assert missing.code == 2 and "kotatsu-games[rl]" in missing.err
