"""Runs against the horde: a position at the beginning of a wave, or where a wave has just been beaten."""
from copy import deepcopy
from functools import cache
from typing import Any

from kotatsu.games.senjutsu.door import GAME
from kotatsu.kernel.table import Table
from tests.games.senjutsu.scene import Scene

Position = dict[str, Any]
BOTS = ("katana-1", "katana-2", "katana-3", "leader-1")


@cache
def first_wave(lord: bool = False) -> Position:
    """One player on Snow Field, the first bot about to enter."""
    options = {"mode": "horde", "players": 1, "characters": ["student"], "terrain": "none", "fallen_lord": lord}
    table = Table.new(GAME, options, seed=3)
    while table.legal_texts()[0].split()[0] != "enter":
        table.do(None, table.legal_texts()[0])
    found: Position = table.position()
    return found


class Run(Scene):
    """A horde at some wave; `figures` by name with the fields of a position, the rest as it was."""

    def __init__(self, stage: int = 1, wave: int = 1, beaten: bool = False, lord: bool = False,
                 figures: dict[str, dict[str, Any]] | None = None, **fields: Any) -> None:
        position = deepcopy(first_wave(lord))
        standing = 0 if beaten else wave
        places = ("-3,0", "-1,-2", "1,-3", "3,-3")
        for row in position["figures"]:
            if row["name"] in BOTS:
                number = BOTS.index(row["name"])
                row.update({"hex": places[number] if number < standing else None, "facing": 3, "limit": stage})
            row.update((figures or {}).get(row["name"], {}))
        given = {row["name"]: row["deck"] for row in position["figures"] if "deck" in (figures or {}).get(row["name"], {})}
        taken = {card for deck in given.values() for card in deck}           # no card lies in two places
        for row in position["figures"]:
            if row["name"] not in given:
                row["deck"] = [card for card in row["deck"] if card not in taken]
        position["pools"] = [[card for card in pool if card not in taken] for pool in position["pools"]]
        position.update({"turn": 1, "stage": stage, "wave": wave, "out": list(BOTS[standing:]), "next": ["StartTurn", "NextWave"],
                         **fields})
        self.table = Table.at(GAME, position)

    def figure(self, name: str) -> dict[str, Any]:
        return self.state_of(name)

    def enter(self, *hexes: str) -> "Run":
        for at in hexes:
            self.do(f"enter {at}")
        return self

    def finish_set_up(self) -> "Run":
        """Answer what building the decks asks."""
        while self.question() in ("PickPool",):
            self.do(self.offers()[0])
        return self
