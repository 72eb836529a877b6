# compiled with mypyc
"""A small net that judges a look around the table. Its weights come from self-play (docs/bots.md).

Each samurai goes through the same first layer, whoever and wherever he is; what it says of all of them is added up and joins
the numbers of the table in a second layer. Sums run in a fixed order: the same chance on every machine, compiled or not.
"""
import json
from math import exp
from pathlib import Path
from typing import Any, Final

from kotatsu.bots.samurai.features import Features, SeatFeatures
from kotatsu.bots.samurai.vector8 import Vector8, vectors
from kotatsu.games.samurai.book import SAMURAI
from kotatsu.games.samurai.state import State

NOTHING: Final = [0.0] * 8


class Layer:
    """Units in groups of eight: for each group a weight for every place, and where its sum starts."""

    def __init__(self, rows: list[list[float]], bias: list[float]) -> None:
        self.columns = vectors(rows)
        self.bias = [group[0] for group in vectors([[number] for number in bias])]

    def weigh(self, group: int, face: SeatFeatures, total: Vector8) -> None:
        """Set `total` to what eight units make of a face."""
        columns = self.columns[group]
        total.set(self.bias[group])
        for place in face.marks:
            total.add(columns[place])
        numbers = face.numbers
        for number, place in enumerate(face.places):
            total.add_times(columns[place], numbers[number])


class Net:
    """Two layers and what the units of the second say together."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.person = Layer(given["person"], given["person_bias"])
        self.pooled = vectors(given["pooled"])
        self.table = Layer(given["table"], given["table_bias"])
        self.out: list[float] = given["out"]
        self.bias: float = given["bias"]

    def log_odds(self, look: Features) -> float:
        total = Vector8(NOTHING)
        pooled: list[float] = []
        for group in range(len(self.person.bias)):
            whole = Vector8(NOTHING)
            for face in look.faces:
                self.person.weigh(group, face, total)
                whole.add_positive(total)
            pooled += whole.numbers()
        result = self.bias
        unit = 0
        for group in range(len(self.table.bias)):
            self.table.weigh(group, look.table, total)
            columns = self.pooled[group]
            for place in range(len(pooled)):
                total.add_times(columns[place], pooled[place])
            for number in total.numbers():
                if number > 0.0:
                    result += self.out[unit] * number
                unit += 1
        return result


def read_nets() -> list[Net]:
    """The net for each number of samurai: that of the next smaller table where a number has none of its own."""
    given = json.loads((Path(__file__).parent / "net.json").read_text(encoding="utf-8"))
    own = {int(seats): Net(weights) for seats, weights in given.items()}
    return [own[max([least for least in own if least <= max(2, seats)])] for seats in range(SAMURAI + 1)]


NETS: Final = read_nets()


def chance_to_win(state: State, last: int) -> float:
    """The chance that the village is saved, when the turn of `last` has ended."""
    odds = NETS[state.book.seats].log_odds(Features(state, last))
    return 1 / (1 + exp(-min(60.0, max(odds, -60.0))))
