"""What tests of the Vagabond ask: his day begun at a place, his items and relationships in words."""
from typing import Any

from kotatsu.games.root.book import ITEMS
from kotatsu.games.root.factions.vagabond.board import PLACES, Vagabond
from kotatsu.games.root.factions.vagabond.fields import RELATION_NAMES, item_text
from kotatsu.games.root.factions.vagabond.items import board_of
from tests.games.root.scene import Scene, scene


def day(*clearings: str, factions: str = "M E A V", items: str = "boots, torch, sword", hand: tuple[str, ...] = (),
        phase: str = "daylight", quests: tuple[str, ...] = ("errand_fox", "errand_rabbit", "escort_mouse"), points: int = 0,
        effects: tuple[str, ...] = (), V: dict[str, Any] | None = None, **fields: Any) -> Scene:
    """V's Daylight (or another phase of his turn)."""
    board = {"items": [item for item in items.split(", ") if item], "hand": list(hand), "points": points, "effects": list(effects),
             **(V or {})}
    return scene(factions, *clearings, active="V", phase=phase, V=board, quests=list(quests), **fields)


def board(table: Scene, letter: str = "V") -> Vagabond:
    return board_of(table.state, table.number(letter))


def items(table: Scene, letter: str = "V") -> list[str]:
    """`boots`, `sword down`, `tea`, `bag satchel`, `torch damaged down`."""
    found = board(table, letter).items
    return [item_text(item, place) for item in range(ITEMS) for place in range(PLACES) for _ in range(found[item * PLACES + place])]


def relation(table: Scene, other: str, letter: str = "V") -> str:
    return RELATION_NAMES[board(table, letter).relations[table.number(other)]]


def decline(table: Scene, *until: str) -> Scene:
    """Answer `done` where nobody wants anything, up to V's next action or another question."""
    while table.question() not in ("VagabondAct", *until):
        table.do("done")
    return table
