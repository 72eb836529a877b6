"""Of many decisions the one of each kind that has the most to show."""
from collections.abc import Iterable
from typing import Any

from kotatsu.kernel.table import Table


def best_moments(found: Iterable[tuple[str, int, Table]]) -> dict[str, dict[str, Any]]:
    """Saved tables by scene, from scenes with their weight: the heaviest of each."""
    best: dict[str, tuple[int, Table]] = {}
    for scene, weight, table in found:
        if weight > best.get(scene, (-1, None))[0]:
            best[scene] = (weight, table.copy())
    return {scene: table.save() for scene, (_, table) in best.items()}
