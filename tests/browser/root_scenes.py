"""Tables of Root worth looking at: every faction with much on its board, battles, full tables, long questions, an ending."""
from collections.abc import Iterator
from functools import cache
from typing import Any

from kotatsu import bots, games
from kotatsu.kernel.table import Table

JSON = dict[str, Any]
FACTIONS = ("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "cult", "riverfolk")
# Seven factions, two maps, two to six seats; the seed decides the rest.
TABLES: tuple[JSON, ...] = (
    {"factions": ["marquise", "eyrie", "alliance", "vagabond"]},
    {"factions": ["vagabond2", "cult", "riverfolk", "vagabond", "eyrie", "alliance"], "map": "winter"},
    {"factions": ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]},
)
STEPS = ("ambush", "losses")
QUESTIONS = ("character", "price", "decree", "hospital", "damage")
TURN = ("action", "marquise", "vagabond", "birdsong", "edict-move", "march")            # questions of a faction's own turn

WANTED = {"no-ambush", *(f"own-{faction}" for faction in FACTIONS), *(f"battle-{step}" for step in STEPS),
          *(f"ask-{key}" for key in (*QUESTIONS, "ambush", "marquise"))}
MOST = 60                               # some questions are rare: games are played until each was asked


@cache
def moments() -> dict[str, JSON]:
    """Saved tables: `own-<faction>` in its turn with the most on its board, `battle-<step>` and `ask-<question>` with the most
    choices; `four`, `six` and `winter` late in the game, `ending`; `no-ambush`, where one is asked for and nobody holds it."""
    best: dict[str, tuple[int, Table]] = {}
    for seed in range(MOST):
        if seed >= len(TABLES) and best.keys() >= WANTED:
            break
        for name, weight, table in decisions(seed + 1, TABLES[seed % len(TABLES)]):
            if weight > best.get(name, (-1, None))[0]:
                best[name] = (weight, table.copy())
    return {name: table.save() for name, (_, table) in best.items()}


def decisions(seed: int, options: JSON) -> Iterator[tuple[str, int, Table]]:
    """One game of the brisk bot, decision by decision."""
    game, bot, seats = games.load("root"), bots.brisk("root", seed), len(options["factions"])
    table = Table.new(game, options, seed)
    while table.item is not None:
        seat = table.decisions()[0]
        prompt, view = table.prompts([seat])[0], table.view(seat)
        yield f"ask-{prompt.key}", len(prompt.actions), table
        if prompt.key == "ambush" and len(prompt.actions) == 1:
            yield "no-ambush", 0, table
        if view["battle"]:
            yield f"battle-{view['battle']['step']}", 10 * len(prompt.actions) + view["turn"], table
        elif prompt.key in TURN and len(prompt.actions) > 2:
            yield f"own-{options['factions'][seat]}", marks(view["seats"][seat]), table
            late = 4 * view["turn"] + min(len(prompt.actions), 40)
            yield {4: "four", 6: "six"}[seats] if "map" not in options else "winter", late, table
        table.do(seat, bots.decide(bot, game, table.state, table.item, seat))
    yield "ending", seats, table


def marks(seat: JSON) -> int:
    """How much there is to show of a seat: its hand, what it crafted, and how far it has come."""
    return len(seat["cards"] or ()) + 3 * len(seat["effects"]) + 2 * (seat["points"] or 0)
