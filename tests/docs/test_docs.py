"""The documents tell the truth: their examples run and print what stands there."""
import re
from pathlib import Path

import pytest

from tests.docs import tables
from tests.docs.examples import renewed

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", ["docs/positions.md", "README.md"])
def test_examples_run_and_print_what_stands_there(name: str, tmp_path: Path) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "```console" in text or name == "README.md"
    assert renewed(text, tmp_path) == text


def test_the_tables_of_actions_and_items_are_those_of_today() -> None:
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    assert [found[1:3] for found in tables.TABLE.findall(text)] == [
        (what, game) for game in ("samurai", "root", "senjutsu", "battlecrest") for what in ("verbs", "numbers", "items")]
    assert tables.renewed(text) == text, "python -m tests.docs.tables docs/positions.md"


def test_the_rules_that_roots_loader_cites_stand_in_its_chapter() -> None:
    """Each rule that refuses a position is named there, and no other."""
    text = (ROOT / "docs" / "positions.md").read_text(encoding="utf-8")
    chapter = text.split("### What Root refuses")[1].split("```")[0]
    root = ROOT / "src" / "kotatsu" / "games" / "root"
    loader = [*root.glob("position/*.py"), *root.glob("factions/*/fields.py"), *root.glob("next_*.py"), root / "validate.py"]
    code = "\n".join(path.read_text(encoding="utf-8") for path in loader)
    cited = set(re.findall(r'(?:, |=|else )"(R[-A-Z0-9][\w.-]*)"', code))
    assert cited == set(re.findall(r"\bR[-A-Z0-9][\w.-]*\w", chapter))


def test_links_between_documents_lead_somewhere() -> None:
    for path in [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            if not link.startswith("http"):
                assert (path.parent / link).exists(), f"{path.name}: {link}"
