"""Our games behind the doors that programs which learn know: PettingZoo, Gymnasium, OpenSpiel (docs/rl.md)."""
from importlib import import_module
from typing import Any

WHERE = {"env": "table_env", "raw_env": "table_env", "parallel_env": "cycles", "cycle_env": "cycles", "vector_env": "vector"}


def __getattr__(name: str) -> Any:
    """`kotatsu.rl.env("samurai", players=3)`: what needs an extra is imported when it is asked for."""
    if name not in WHERE:
        raise AttributeError(f"kotatsu.rl has no {name}")
    return getattr(import_module(f"kotatsu.rl.{WHERE[name]}"), name)
