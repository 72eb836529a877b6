"""A small net that judges a look around the table where many samurai sit. Its weights come from self-play (docs/bots.md).

Each samurai goes through the same first layer, whoever and wherever he is; what it says of all of them is added up and joins
the numbers of the table in a second layer. Sums run in a fixed order: the same chance on every machine, compiled or not.
"""
import json
from math import exp
from pathlib import Path
from typing import Any, Final

from kotatsu.bots.samurai.look import Face, Look
from kotatsu.games.samurai.state import State


class Net:
    """Weights by unit, then by place."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.person: list[list[float]] = given["person"]
        self.person_bias: list[float] = given["person_bias"]
        self.pooled: list[list[float]] = given["pooled"]
        self.table: list[list[float]] = given["table"]
        self.table_bias: list[float] = given["table_bias"]
        self.out: list[float] = given["out"]
        self.bias: float = given["bias"]

    def chance(self, look: Look) -> float:
        pooled: list[float] = []
        for unit in range(len(self.person)):
            row = self.person[unit]
            bias = self.person_bias[unit]
            whole = 0.0
            for face in look.faces:
                total = bias + weigh(row, face)
                if total > 0.0:
                    whole += total
            pooled.append(whole)
        result = self.bias
        for unit in range(len(self.table)):
            total = self.table_bias[unit] + weigh(self.table[unit], look.table)
            row = self.pooled[unit]
            for place in range(len(pooled)):
                total += row[place] * pooled[place]
            if total > 0.0:
                result += self.out[unit] * total
        return 1 / (1 + exp(-min(60.0, max(result, -60.0))))


def weigh(row: list[float], face: Face) -> float:
    total = 0.0
    for place in face.marks:
        total += row[place]
    numbers = face.numbers
    for number, place in enumerate(face.places):
        total += row[place] * numbers[number]
    return total


NET: Final = Net(json.loads((Path(__file__).parent / "net.json").read_text(encoding="utf-8")))


def chance_for_many(state: State, last: int) -> float:
    """The chance that the village is saved, when the turn of `last` has ended."""
    return NET.chance(Look(state, last))
