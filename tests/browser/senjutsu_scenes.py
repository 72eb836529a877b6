"""Tables of Senjutsu worth looking at: choosing, a line to be picked, moving, a ring to move, bots, a horde, an ending."""
from collections.abc import Iterator
from functools import cache
from typing import Any

from kotatsu import bots, games
from kotatsu.kernel.table import Table
from tests.browser.best_moments import best_moments

JSON = dict[str, Any]
GAMES: dict[str, tuple[JSON, int]] = {
    "duel": ({"characters": ["student", "ronin"]}, 5),
    "lake": ({"characters": ["warrior", "master"], "battlefield": "frozen-lake"}, 4),
    "solo": ({"characters": ["warrior"], "mode": "solo", "bots": "katana+yari", "battlefield": "burning-village"}, 6),
    "horde": ({"characters": ["master"], "mode": "horde", "fallen_lord": True}, 12),
    "four": ({"characters": ["student", "ronin", "warrior", "master"], "joined": "ice-bridge"}, 2),
}
KEYS = {"duel": ("line", "choose", "name", "discard"), "lake": ("move", "change"), "solo": ("move",), "horde": ("choose", "move"),
        "four": ("choose",)}
SCENES = tuple(f"{name}-{key}" for name, keys in KEYS.items() for key in keys)
MOST = 60                               # decisions of a game that are looked at


@cache
def moments() -> dict[str, JSON]:
    """Saved tables: `<game>-<question>` with the most choices and states, and `ending`."""
    return best_moments(found for name, (options, seed) in GAMES.items() for found in decisions(name, options, seed))


def decisions(name: str, options: JSON, seed: int) -> Iterator[tuple[str, int, Table]]:
    """One game of the brisk bot, decision by decision; the duel to its end."""
    game, bot, number = games.load("senjutsu"), bots.brisk("senjutsu", seed), 0
    table = Table.new(game, options, seed)
    while table.item is not None and (number < MOST or name == "duel"):
        seat, number = table.decisions()[0], number + 1
        prompt = table.prompts([seat])[0]
        if prompt.key in KEYS[name] and number < MOST:
            yield f"{name}-{prompt.key}", len(prompt.actions) + 2 * table.view(seat)["turn"], table
        table.do(seat, bots.decide(bot, game, table.state, table.item, seat))
    if name == "duel":
        yield "ending", 0, table
