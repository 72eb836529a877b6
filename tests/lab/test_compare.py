"""Two folders held against each other: what differs is found, what does not is called chance."""
import re
from pathlib import Path

import pytest

pytest.importorskip("polars", reason="the extra `lab` is not installed: pip install 'kotatsu-games[lab]'")

from kotatsu.kernel.errors import Unreadable
from kotatsu.lab.compare import comparison, differences
from kotatsu.lab.facts import Facts
from kotatsu.lab.folder import Folder
from kotatsu.lab.plan import Plan
from kotatsu.lab.run import on_this_machine, run
from kotatsu.words import LANGUAGES, translator


def facts(path: Path, plan: Plan) -> Facts:
    list(run(Folder.begin(path, plan), on_this_machine(1)))
    return Facts(Folder.open(path))


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> tuple[Facts, Facts, Facts]:
    """Samurai Spirit on two levels, and the easy one with another seed."""
    folder = tmp_path_factory.mktemp("lab")
    return (facts(folder / "easy", Plan("samurai", 100, 1, {"players": [2], "level": ["easy"]})),
            facts(folder / "heroic", Plan("samurai", 60, 1, {"players": [7], "level": ["heroic"]})),
            facts(folder / "again", Plan("samurai", 100, 2, {"players": [2], "level": ["easy"]})))


def test_what_differs_is_found_and_what_does_not_is_chance(runs: tuple[Facts, Facts, Facts]) -> None:
    easy, heroic, again = runs
    length = next(each for each in differences(easy, heroic) if each.part == "length")
    lengths = [sum(each.lengths()) / each.games for each in (easy, heroic)]
    assert [length.one, length.other] == pytest.approx(lengths)
    assert any(each.sure < 0.001 for each in differences(easy, heroic) if each.part in ("ending", "points", "length"))
    assert not any(each.sure < 0.01 for each in differences(easy, again))
    with pytest.raises(Unreadable, match="root"):
        comparison(easy, other_game(easy), "en", "")


def other_game(of: Facts) -> Facts:
    found = Facts(of.folder)
    found.plan = Plan("root", 1, 1)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_in_every_language(runs: tuple[Facts, Facts, Facts], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kotatsu.lab.saying.translator", lambda lang: translator(lang, strict=True))
    found = comparison(runs[0], runs[1], lang, "kotatsu lab compare easy heroic")
    set_up = found.sections[0].table
    assert set_up is not None and len(set_up.rows) >= 2 and set_up.head[1:] == ("easy", "heroic")
    assert all(len(row) == len(section.table.head) for section in found.sections if section.table for row in section.table.rows)


def test_the_command(runs: tuple[Facts, Facts, Facts], kotatsu) -> None:
    easy, heroic, _ = runs
    said = kotatsu("lab", "compare", easy.folder.name, heroic.folder.name, "--out", "out", "--only", "html")
    page = Path("out/against-heroic.en.html").read_text(encoding="utf-8")
    assert "against-heroic.en.html" in said.out
    assert all(link.startswith(("#", "data:")) for link in re.findall(r'(?:href|src)="([^"]*)"', page))
    assert "What was set up otherwise" in page and "Heroic" in page
