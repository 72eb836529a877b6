"""A tenth of what `scripts/hostile.py` does to a server."""
from pathlib import Path

import pytest
from harm import access, floods, full_disk, kills, mutants, secrecy, slow

from kotatsu import games


def test_wrong_tokens(tmp_path: Path) -> None:
    assert access.run(tmp_path, 100) > 300


def test_changed_messages_and_files(tmp_path: Path) -> None:
    assert mutants.run(tmp_path, 1000) == 1000


def test_floods(tmp_path: Path) -> None:
    assert floods.run(tmp_path, 60) == 60 * 8


def test_slow_clients(tmp_path: Path) -> None:
    assert slow.run(tmp_path, 12) == 24


def test_kills(tmp_path: Path) -> None:
    assert kills.run(tmp_path, 10) > 20


def test_a_full_disk(tmp_path: Path) -> None:
    assert full_disk.run(tmp_path, 1) == 1


@pytest.mark.parametrize("name", games.names())
def test_secrets(name: str) -> None:
    hidden = secrecy.run(games.load(name), 250)
    assert hidden > 10 or name == "battlecrest"               # where nothing is hidden
