"""Tables of Battlecrest worth looking at: actions, moving, attacks, pushes, stars, a defence, the Imperator, an ending."""
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from kotatsu import games
from kotatsu.kernel.table import Table
from tests.browser.best_moments import best_moments

JSON = dict[str, Any]
GAMES: dict[str, tuple[JSON, int]] = {
    "duel": ({"heroes": ["akhena", "mutino"], "first": 1}, 5),
    "woods": ({"heroes": ["whispyr", "forge"], "landmark_pool": "8", "first": 1}, 1),
    "solo": ({"players": 1, "heroes": ["mutino"], "imperator": "forge"}, 5),
}
KEYS = {"duel": ("action", "move", "defend"), "woods": ("use-star", "use-push"), "solo": ("action", "defend")}
SCENES = tuple(f"{name}-{key}" for name, keys in KEYS.items() for key in keys)
MOST = 120                              # decisions of a game that are looked at


@cache
def moments() -> dict[str, JSON]:
    """Saved tables: `<game>-<question>` with the most choices, late in the game, and `ending`."""
    return best_moments(found for name, (options, seed) in GAMES.items() for found in decisions(name, options, seed))


def eager(table: Table, seat: int, luck: Random) -> str:
    """Some choice, but nothing that declines: so that things happen."""
    legal = table.legal_texts(seat)
    return luck.choice([text for text in legal if text not in ("skip", "stop", "take")] or legal)


def decisions(name: str, options: JSON, seed: int) -> Iterator[tuple[str, int, Table]]:
    """One game of eager players, decision by decision; the solo game to its end."""
    table, luck, number = Table.new(games.load("battlecrest"), options, seed), Random(seed), 0
    while table.item is not None and (number < MOST or name == "solo"):
        seat, number = table.decisions()[0], number + 1
        if number < MOST:
            prompt = table.prompts([seat])[0]
            if prompt.key in KEYS[name]:
                yield f"{name}-{prompt.key}", len(prompt.actions) + table.view(seat)["turn"], table
        table.do(seat, eager(table, seat, luck))
    if name == "solo":
        yield "ending", 0, table
