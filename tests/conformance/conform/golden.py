"""Golden files: what a game did once, it does again. `pytest tests/conformance --regold` writes them anew."""
import json
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[2] / "golden"


def path(game: str, file: str) -> Path:
    return GOLDEN / game / file


def assert_same(game: str, file: str, found: Any, regold: bool) -> None:
    """Found equals what is written, or is written if that is wished."""
    where = path(game, file)
    if regold:
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert where.exists(), f"{where} is missing: run `pytest tests/conformance --regold` and look at what it wrote"
    wanted = json.loads(where.read_text(encoding="utf-8"))
    assert json.loads(json.dumps(found)) == wanted, f"{file} of {game} has changed: a change of the rules raises the " \
        "game's version and is recorded by `pytest tests/conformance --regold`"
