"""Citations are read from markers only, and only from tests that can fail."""
from pathlib import Path

from toy import GAME

from kotatsu.coverage import citations, coverage

TESTS = '''
import pytest

@pytest.mark.rule("T1.1", "T1.2")
def test_two_rows(): ...

@pytest.mark.rule("T1.1")
@pytest.mark.parametrize("x", [1, 2])
async def test_again(x): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("T1.3")), pytest.param(2)])
def test_by_parameter(x): ...

CASES = (("T3.1 T3.2", "a scene"), ("T3.1", "another"))

@pytest.mark.parametrize("case", params(CASES))
def test_table(case): ...

@pytest.mark.rule("T9.9")
class TestTogether:
    @pytest.mark.rule("T2.1")
    def test_inside(self): ...

@pytest.mark.skip
@pytest.mark.rule("T2.2")
def test_asleep(): ...

@pytest.mark.xfail(reason="T2.2")
@pytest.mark.rule("T2.2")
def test_expected_to_fail(): ...

@pytest.mark.rule("T2.2")
def scene(): ...

def test_prose():
    """T2.2 is only talked about."""
    rule("T2.2")
'''


def write(folder: Path) -> Path:
    tests = folder / "tests" / "toy"
    tests.mkdir(parents=True)
    (tests / "test_rows.py").write_text(TESTS, encoding="utf-8")
    (tests / "scene.py").write_text(TESTS.replace("T1.1", "T2.2"), encoding="utf-8")
    return folder / "tests"


def test_citations(tmp_path: Path) -> None:
    where = "tests/toy/test_rows.py::"
    assert citations(write(tmp_path)) == {
        "T1.1": [where + "test_two_rows", where + "test_again"], "T1.2": [where + "test_two_rows"],
        "T1.3": [where + "test_by_parameter"], "T9.9": [where + "TestTogether::test_inside"],
        "T2.1": [where + "TestTogether::test_inside"], "T3.1": [where + "test_table"], "T3.2": [where + "test_table"]}


def test_coverage_names_what_is_missing_and_what_does_not_exist(tmp_path: Path) -> None:
    found = coverage(GAME, [GAME], write(tmp_path))
    rows = [row for chapter in GAME.rules() for row in chapter.rows]
    assert list(found.cited) == rows
    assert "T9.9" in found.unknown
    assert "T1.1" not in found.missing()
    assert set(found.missing()) == set(rows) - {"T1.1", "T1.2", "T1.3", "T2.1", "T3.1", "T3.2"}
    assert not found.is_complete()


def test_a_game_that_is_being_built_may_cite_rules_that_nobody_lists_yet(tmp_path: Path) -> None:
    tests = write(tmp_path)
    (tests / "games").mkdir()
    (tests / "toy").rename(tests / "games" / "begun")
    assert not coverage(GAME, [GAME], tests).unknown
    (tests / "games" / "begun").rename(tests / "games" / GAME.name)
    assert "T9.9" in coverage(GAME, [GAME], tests).unknown
