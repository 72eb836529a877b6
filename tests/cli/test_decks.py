"""`kotatsu deck` and `--deck`: a deck of one's own from a file, checked by its rules, at a table."""
from pathlib import Path

import pytest

from tests.cli.conftest import Kotatsu


def test_a_printed_deck_goes_to_a_file_and_comes_back(kotatsu: Kotatsu, tmp_path: Path) -> None:
    said = kotatsu("deck", "senjutsu", "student-extended")
    assert said.code == 0 and said.out.startswith("character student\nweapon 070\nschool jade-river\n1x 040 Lightning Tail\n")
    (tmp_path / "mine.txt").write_text(said.out, encoding="utf-8")
    assert kotatsu("deck", "senjutsu", "mine.txt") == said
    assert kotatsu("deck", "senjutsu", stdin=said.out).out == said.out
    line = kotatsu("deck", "senjutsu", "mine.txt", "--line").out
    assert kotatsu("deck", "senjutsu", "-", stdin=line).out == said.out
    table = kotatsu("new", "senjutsu", "--deck", "2=mine.txt", "--seed", "3", "--json").json()
    assert table["options"]["lists"] == ["", said.out] and table["options"]["characters"][1] == "student"


@pytest.mark.rule("S11.1", "S11.6")
def test_a_broken_deck_is_refused_with_its_rules(kotatsu: Kotatsu, tmp_path: Path) -> None:
    text = kotatsu("deck", "senjutsu", "student-extended", "--line").out.replace("102", "102x3")
    (tmp_path / "broken.txt").write_text(text, encoding="utf-8")
    said = kotatsu("deck", "senjutsu", "broken.txt", "--lang", "uk")
    assert said.code == 1 and said.out.splitlines()[-2].endswith("[S11.1]") and said.out.splitlines()[-1].endswith("[S11.6]")
    found = kotatsu("deck", "senjutsu", "broken.txt", "--json").json()
    assert [fault["rule"] for fault in found["broken"]] == ["S11.1", "S11.6"] and found["cards"]["102"] == 3
    refused = kotatsu("new", "senjutsu", "--deck", "1=broken.txt")
    assert refused.code == 2 and "S11.1" in refused.err


@pytest.mark.parametrize(("arguments", "said"), [
    (("deck", "root", "x.txt"), "no decks"), (("new", "senjutsu", "--deck", "mine.txt"), "SEAT=FILE"),
    (("new", "senjutsu", "--deck", "9=mine.txt"), "1 to 4"), (("new", "root", "--deck", "1=mine.txt"), "no decks"),
    (("deck", "senjutsu", "nowhere.txt"), "no file"), (("new", "senjutsu", "--deck", "1=nowhere.txt"), "no file")])
def test_what_cannot_be(kotatsu: Kotatsu, arguments: tuple[str, ...], said: str) -> None:
    found = kotatsu(*arguments)
    assert found.code == 2 and said in found.err
