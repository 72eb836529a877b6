# compiled with mypyc
"""Weights that a game's judge has learnt (`kotatsu train`): from numbers about a position to the log odds that a seat wins.

Pure Python, compiled: playing needs no NumPy. Sums run in a fixed order: the same choice on every machine, compiled or not.
"""
import json
from pathlib import Path
from typing import Any


class Head:
    """The weights of one group: a sum over the numbers, and, where there are hidden units, what they add to it."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.bias: float = given["bias"]
        self.plain: list[float] = given["plain"]                         # by number
        self.units: list[list[float]] = given.get("units", [])           # by unit, by number
        self.unit_bias: list[float] = given.get("unit_bias", [])
        self.out: list[float] = given.get("out", [])                     # by unit: how much it adds when it is awake

    def log_odds(self, numbers: list[float]) -> float:
        result = self.bias
        plain = self.plain
        for place in range(len(plain)):
            result += plain[place] * numbers[place]
        for unit in range(len(self.units)):
            weights = self.units[unit]
            total = self.unit_bias[unit]
            for place in range(len(weights)):
                total += weights[place] * numbers[place]
            if total > 0.0:
                result += self.out[unit] * total
        return result


class Weights:
    """All groups of a game (its factions, say), each with a head of its own over the same numbers."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.names: list[str] = given["features"]
        self.groups: list[str] = list(given["groups"])
        self.heads: list[Head] = [Head(given["groups"][name]) for name in self.groups]

    def log_odds(self, group: int, numbers: list[float]) -> float:
        return self.heads[group].log_odds(numbers)


def read_weights(path: Path) -> Weights:
    """The weights in a file that `kotatsu train` wrote."""
    return Weights(json.loads(path.read_text(encoding="utf-8")))
