"""Weights that come with a game say what made them, so that anybody can make them again."""
import json
import re
from pathlib import Path

import pytest

from kotatsu.bots import battlecrest

BOTS = Path(battlecrest.__file__).parents[1]
DOCS = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
OLDER = ("samurai/net.json",)                    # by a script that is not here: docs/bots.md tells how
SHIPPED = sorted(path.relative_to(BOTS).as_posix() for path in BOTS.glob("*/*.json"))


@pytest.mark.parametrize("name", SHIPPED)
def test_weights_name_command_seed_commits_games_and_hours(name: str) -> None:
    given = json.loads((BOTS / name).read_text(encoding="utf-8"))
    if "made" not in given:
        assert name in OLDER and f"`{Path(name).name}`" in DOCS and "is not in this repository" in DOCS
        return
    made = given["made"]
    program = re.match(r"(kotatsu train (\w+)|python (scripts/\w+\.py)) ", made["command"])
    assert program and made["seed"] >= 0 and made["games"] > 0 and made["hours"] > 0
    assert program[2] == Path(name).parent.name or (BOTS.parents[2] / program[3]).is_file()
    assert made["commits"] and all(re.fullmatch("[0-9a-f]{7,40}", commit) for commit in made["commits"])
    for word in re.findall(r"--(?:games|seed|gentle|steady|mixed) \d+", made["command"]):
        assert word in DOCS, f"docs/bots.md does not tell of {word}"
