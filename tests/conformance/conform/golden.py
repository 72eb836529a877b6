"""Golden files: what a game did once, it does again.

`play` files hold what happens: counts of ways to go on, recorded games, the play digest. They change only with the rules,
and `pytest tests/conformance --regold-play` writes them. `telling` files hold how it reads; `--regold` renews those, and
writes whatever is not there yet.
"""
import json
from pathlib import Path
from typing import Any

GOLDEN = Path(__file__).parents[2] / "golden"
DIGESTS = ("perft.json", "play.json", "telling.json", "numbers.json")      # every other file there is a recorded game


def path(game: str, file: str) -> Path:
    return GOLDEN / game / file


def read(game: str, file: str) -> Any:
    return json.loads(path(game, file).read_text(encoding="utf-8"))


def write(game: str, file: str, found: Any) -> None:
    where = path(game, file)
    where.parent.mkdir(parents=True, exist_ok=True)
    where.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def assert_same(game: str, file: str, found: Any, regold: bool, mend: str) -> None:
    """Found equals what is written, or is written if that is wished; `mend` says what to do about a difference."""
    if regold:
        write(game, file, found)
    assert path(game, file).exists(), f"{file} of {game} is missing: `pytest tests/conformance --regold` writes it; look at it"
    assert json.loads(json.dumps(found)) == read(game, file), f"{file} of {game} has changed: {mend}"


PLAY = "a change of the rules raises the game's version and is recorded by `pytest tests/conformance --regold-play`; " \
       "anything else may not change how a game is played"
TELLING = "the same games read differently. If that is meant, `pytest tests/conformance --regold` records it"
