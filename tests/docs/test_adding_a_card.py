"""docs/adding-a-card.md, carried out on a copy of the source: an invented lasting effect of Root, by the document alone."""
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "adding-a-card.md"
BLOCK = re.compile(r"^```(toml|python|ftl) (\S+)\n(.*?)^```$", re.M | re.S)
NAME, RULE = "root-card-woodland-council", "rule-R-card-woodland-council-bird"
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
PARTS = ("conftest.py", "scene.py", "fields.py", "words", "kernel", "conformance", "games/root")       # of the tests, that it needs
# what must be true of the new card, checked by the copy
CHECKS = textwrap.dedent("""
    from kotatsu import games
    from kotatsu.bots.root.cards import LASTING
    from kotatsu.games.root.card_rows import EFFECT_NAMES
    from kotatsu.kernel.table import Table
    from kotatsu.words import LANGUAGES, translator

    game = games.load("root")
    effect = EFFECT_NAMES.index("woodland_council")
    assert effect == 11 and EFFECT_NAMES[:2] == ("armorers", "brutal_tactics")

    # it is drawn: the page gets its suit, cost, kind, and the message of its text; it is no card that the page knows by name
    card = game.components(game.make_book({}, None))["cards"]["woodland_council_bird"]
    assert (card["suit"], card["cost"], card["kind"], card["copies"]) == ("bird", ["mouse", "mouse"], "persistent", 1)
    assert (card["name"], card["face"], card["line"]) == ("woodland-council", "%(rule)s", None)

    # it is crafted and kept, and positions read and write it
    table = Table.at(game, {"game": "root", "options": {"factions": ["M", "E"]}, "active": "M", "phase": "daylight",
        "clearings": {"9": "M1+workshop", "7": "M1+workshop", "5": "M1", "1": "E+roost"},
        "seats": {"M": {"hand": ["woodland_council_bird"]}, "E": {}}})
    table.push("craft woodland_council_bird")
    there = table.position()
    assert there["seats"]["marquise"]["effects"] == ["woodland_council"]
    assert Table.at(game, there).position() == there
    assert table.view(0)["seats"][0]["effects"] == ["woodland_council_bird"]

    # it scores at the end of Evening, not before, and the log says so in every language
    while table.state.active == 0 and table.state.points[0] == 0:
        table.push("done" if "done" in table.legal_texts() else table.legal_texts()[0])
    assert table.state.points[0] == 1 and type(table.item).__name__ == "AddToDecree"
    told = [event["words"] for line in table.log_for([0]) for event in line["events"]
            if event["rule"] == "R-card-woodland-council-bird"]
    assert len(told) == 2, "it is used, and scores"
    for lang in LANGUAGES:
        name = translator(lang, strict=True).say("%(name)s")
        for words in told:
            assert name in translator(lang, strict=True).format_json(words), (lang, words)
    assert LASTING[effect] > 5.0
    print("as wanted")
""")


def blocks() -> list[tuple[str, str]]:
    """What the document adds, and to which file."""
    return [(name, text) for _, name, text in BLOCK.findall(DOCUMENT.read_text(encoding="utf-8"))]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source with the new card."""
    folder = tmp_path_factory.mktemp("copy")
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "page", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for part in PARTS:
        source, target = ROOT / "tests" / part, folder / "tests" / part
        if source.is_dir():
            shutil.copytree(source, target, ignore=unwanted)
        else:
            target.parent.mkdir(exist_ok=True)
            shutil.copy(source, target)
    for name, text in blocks():
        path = folder / name
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(before + ("\n\n" if before and name.endswith(".py") else "\n" if before else "") + text, encoding="utf-8")
    return folder


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A Python command in the copy, by its sources."""
    environment = {**os.environ, "PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}", "KOTATSU_PURE": "1", "KOTATSU_LANG": "en",
                   "NO_COLOR": "1", "HOME": str(copy), "PYTEST_ADDOPTS": ""}
    return subprocess.run([sys.executable, *words], cwd=copy, env=environment, text=True, check=False, capture_output=True,
                          encoding="utf-8")


def test_it_is_one_row_one_class_one_test_and_a_name_with_a_sentence_in_each_language() -> None:
    found = blocks()
    assert len(found) == len({name for name, _ in found}) == 7
    for name, text in found:
        assert text.count("[[card]]") == (1 if name.endswith("cards.toml") else 0)
        assert len(re.findall(r"^class ", text, re.M)) == (1 if name.endswith("card_verbs.py") else 0)
        assert len(re.findall(r"^(?:root|rule)-", text, re.M)) == (2 if name.endswith(".ftl") else 0)


def test_it_plays_is_told_and_drawn_and_is_worth_something(copy: Path) -> None:
    done = run(copy, *PYTEST, "tests/games/root/test_woodland_council.py", "tests/words/test_cards.py")
    assert done.returncode == 0, done.stdout + done.stderr
    done = run(copy, "-c", CHECKS % {"rule": RULE, "name": NAME})
    assert done.stdout.strip() == "as wanted", done.stdout + done.stderr


def test_random_games_with_it_keep_every_rule(copy: Path) -> None:
    done = run(copy, "-m", "kotatsu", "fuzz", "root", "--games", "3", "--may-miss", "--cores", "1", "--out", str(copy / "fuzz"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_missing_sentence_is_named(copy: Path) -> None:
    words = copy / "src" / "kotatsu" / "words"
    missing = {words / "uk" / "root-terms.ftl": NAME, words / "cs" / "root-terms.ftl": RULE}
    whole = {path: path.read_text(encoding="utf-8") for path in missing}
    for path, id in missing.items():
        path.write_text("".join(line for line in whole[path].splitlines(keepends=True) if not line.startswith(f"{id} ")),
                        encoding="utf-8")
    try:
        done = run(copy, *PYTEST, "tests/words/test_cards.py")
    finally:
        for path, text in whole.items():
            path.write_text(text, encoding="utf-8")
    assert done.returncode == 1 and "2 failed, 2 passed" in done.stdout, done.stdout + done.stderr
    assert f"uk has no {NAME}" in done.stdout and f"cs has no {RULE}" in done.stdout, done.stdout
