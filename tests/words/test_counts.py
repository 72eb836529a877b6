"""Every message with a count, said with 0, 1, 2, 5 and 21: one sheet per language, to be read by a person.

`pytest tests/words --regold` writes tests/golden/words/<language>.txt anew: read the difference line by line.
"""
from pathlib import Path

import pytest

from kotatsu.words import LANGUAGES, translator
from tests.words.samples import COUNTS, phrase
from tests.words.test_files import arguments, everything

SHEETS = Path(__file__).parents[1] / "golden" / "words"
NUMBERS = (0, 1, 2, 5, 21)


def sheet(lang: str) -> str:
    """The messages by id; numbers that are said alike share a line."""
    lines: list[str] = []
    for id, parts in sorted(everything(lang).items()):
        names = arguments(lang, parts[""]) if "" in parts else set()
        if not names & set(COUNTS):
            continue
        lines.append(id)
        lines += [f"  {number:>2}  {translator(lang).format(phrase(id, names, number))}" for number in NUMBERS]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counts_are_said_as_a_person_has_read_them(lang: str, request: pytest.FixtureRequest) -> None:
    path = SHEETS / f"{lang}.txt"
    found = sheet(lang)
    if request.config.getoption("--regold"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(found, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == found
