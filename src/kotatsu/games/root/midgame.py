"""Positions somewhere in a game."""
from collections.abc import Mapping
from typing import Any

from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck


def random_position(options: Mapping[str, Any], luck: Luck) -> JSON | None:
    return None
