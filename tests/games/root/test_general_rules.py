"""General rules know sides by what they answer (traits.py, chapters.py), never by name."""
import re
from pathlib import Path

import pytest

from kotatsu.games.root import door

FOLDER = Path(door.__file__).parent
GENERAL = [*sorted((FOLDER / "phases").glob("*.py")), FOLDER / "queries.py", FOLDER / "map_pieces.py", FOLDER / "traits.py"]
SIDES = "marquise|eyrie|alliance|cult|riverfolk"


@pytest.mark.parametrize("path", GENERAL, ids=lambda path: path.stem)
def test_a_general_rule_asks_no_faction_by_name(path: Path) -> None:
    assert re.findall(rf"\bFac\.|\bbook\.(?:{SIDES})\b|\bstate\.(?:{SIDES}|vagabonds)\b", path.read_text(encoding="utf-8")) == []


def test_the_pattern_finds_what_it_looks_for() -> None:
    assert re.search(rf"\bbook\.(?:{SIDES})\b", (FOLDER / "state.py").read_text(encoding="utf-8"))
