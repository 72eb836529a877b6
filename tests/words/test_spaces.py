"""Spaces at which no line breaks: the same in Python and on the page (web/tests/spaces.test.ts reads the same cases)."""
import json
from pathlib import Path

import pytest

from kotatsu.words.translator import tied

CASES = json.loads((Path(__file__).parent / "spaces.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("lang", "text"), CASES)
def test_what_belongs_together_stays_together(lang: str, text: str) -> None:
    """`~` is a space that does not break."""
    assert tied(lang, text.replace("~", " ")) == text.replace("~", "\u00a0")
