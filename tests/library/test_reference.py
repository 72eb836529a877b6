"""docs/library.md is complete and true: every public name stands there, and its examples print what they say."""
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kotatsu
from kotatsu import bots
from kotatsu.sim.speed import is_compiled
from kotatsu.words.translator import Spoken

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
REFERENCE, TABLE = PAGE.split("## Reference", 1)[1].split("### Table", 1)


def named(text: str) -> set[str]:
    """The names in the first columns of the tables: `new(game, …)` is `new`, `Table.at(…)` is `at`."""
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`(?:Table\.)?(\w+)", cell)}


def test_everything_exported_is_described_and_nothing_else() -> None:
    assert named(REFERENCE) == set(kotatsu.__all__)


def test_everything_public_of_a_table_is_described_and_nothing_else() -> None:
    table = kotatsu.new("samurai", players=2, seed=1)
    public = {name for name in dir(table) if not name.startswith("_")}
    assert named(TABLE) - {"str"} == public


def test_everything_public_of_the_bots_is_named() -> None:
    assert set(re.findall(r"`bots\.(\w+)", REFERENCE)) == set(bots.__all__)


@pytest.mark.skipif(is_compiled(), reason="mypyc drops docstrings")
def test_what_is_public_says_what_it_does() -> None:
    for name in kotatsu.__all__:
        found = getattr(kotatsu, name)
        assert isinstance(found, (int, str)) or found is int or found.__doc__, name
    for name in dir(kotatsu.Table):
        if not name.startswith("_"):
            assert getattr(kotatsu.Table, name).__doc__, name


def test_names_are_found_by_dir_and_by_star() -> None:
    assert set(kotatsu.__all__) <= set(dir(kotatsu))
    everything: dict[str, object] = {}
    exec("from kotatsu import *", everything)
    assert set(kotatsu.__all__) <= set(everything)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = kotatsu.chess


def test_importing_it_imports_little() -> None:
    """Rules, languages and screens wait until they are wanted."""
    heavy = "('fluent', 'rich', 'typer', 'litestar', 'kotatsu.games', 'kotatsu.kernel.table')"
    code = f"import kotatsu, sys; print([name for name in {heavy} if name in sys.modules])"
    said = subprocess.run([sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


@pytest.fixture
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Spoken, "lang", "en")
    monkeypatch.setattr(bots, "REGISTERED", {})


@pytest.mark.parametrize("name", ["docs/library.md", "README.md"])
def test_its_examples_print_what_stands_there(name: str, english: None) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert text.count("```pycon") >= 1
    examples = doctest.DocTestParser().get_doctest(text.replace("\n```", "\n"), {}, name, name, 0)
    said: list[str] = []
    result = doctest.DocTestRunner(verbose=False).run(examples, out=said.append)
    assert result.attempted > 3 and not result.failed, "".join(said)
