"""The script that breaks rules: what a test notices counts as noticed, and what none does is listed."""
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULE = "R8.4.2.ii.a"                    # Martial Law: three warriors of another player make a token dearer
KNOWN = "tests/games/root/test_alliance_turn.py"
IDLE = f"""
import pytest

@pytest.mark.rule("{RULE}")
def test_that_notices_nothing():
    pass
"""


def broken(tmp_path: Path, tests: str) -> tuple[int, dict[str, str], str]:
    """What becomes of the changes of one constant: exit code, outcome by changed text, all that was said."""
    words = ["--only", RULE, "--in", "games/root/factions/alliance/sympathy.py", "--changes", "6", "--jobs", "2",
             "--without-golden", "--tests", tests, "--json", str(tmp_path / "found.json")]
    run = subprocess.run([sys.executable, "scripts/break_rules.py", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode in (0, 1), run.stdout + run.stderr
    rows = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    return run.returncode, {row["after"]: row["outcome"] for row in rows}, run.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the script forks")
def test_a_broken_rule_is_noticed_by_the_tests_that_cite_it(tmp_path: Path) -> None:
    code, outcomes, _ = broken(tmp_path, KNOWN)
    assert (code, set(outcomes.values()), len(outcomes)) == (0, {"noticed"}, 6)


@pytest.mark.skipif(sys.platform == "win32", reason="the script forks")
def test_what_no_test_notices_is_listed_with_place_and_rule(tmp_path: Path) -> None:
    idle = tmp_path / "test_idle.py"
    idle.write_text(IDLE, encoding="utf-8")
    code, outcomes, said = broken(tmp_path, str(idle))
    assert (code, set(outcomes.values())) == (1, {"unnoticed"})
    assert all(text in said for text in outcomes) and f"[{RULE}]" in said and "sympathy.py:" in said
