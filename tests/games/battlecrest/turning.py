"""The same position turned by 180°: cells, landmarks, and the Imperator's compass with them."""

import re
from typing import Any

from kotatsu.games.battlecrest.printed import shipped

CELL = re.compile(r"\b([1-6])([a-f])\b")
SEVERAL = re.compile(r"[^ ]+\+[^ ]+")
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
COMPASSES = {id: row["compass"] for id, row in shipped().items() if row["kind"] == "order"}


def turned_cell(cell: str | None) -> str | None:
    """1a is 6f, 3b is 4e; what is not on the field stays there."""
    return None if cell is None else f"{7 - int(cell[0])}{'fedcba'['abcdef'.index(cell[1])]}"


def turned_text(text: str) -> str:
    """An action or an item with its cells turned, and landmarks in the order of their new places. Order faces are no cells."""
    if text.startswith("order "):
        return text
    text = CELL.sub(lambda found: str(turned_cell(found[0])), text)
    return SEVERAL.sub(lambda found: "+".join(reversed(found[0].split("+"))), text)


def turned_landmark(text: str) -> str:
    return text.removesuffix(" turned") if text.endswith(" turned") else f"{text} turned"


def turned_compass(compass: str) -> str:
    return " ".join(OPPOSITE[arrow] for arrow in compass.split())


def turned_data(given: dict[str, Any] | None) -> dict[str, Any]:
    """The owner's records with every compass turned; ours first, if he has none of his own."""
    own = {row["id"]: row for row in (given or {}).get("cards", [])}
    orders = [{**own.pop(id, {"id": id}), "compass": turned_compass(own.get(id, {}).get("compass", compass))}
              for id, compass in COMPASSES.items()]
    return {**(given or {}), "cards": [*own.values(), *orders]}


def turned_side(side: dict[str, Any]) -> dict[str, Any]:
    return {**side, **{name: turned_cell(side[name]) for name in ("cell", "minion") if name in side}}


def turned_position(given: dict[str, Any]) -> dict[str, Any]:
    found = {**given, "sides": [turned_side(side) for side in given["sides"]],
             "landmarks": {str(turned_cell(cell)): turned_landmark(text) for cell, text in given["landmarks"].items()},
             "data": turned_data(given.get("data"))}
    if "next" in given:
        found["next"] = [turned_text(item) for item in given["next"]]
    return found


def turned_numbers(numbers: dict[str, Any]) -> dict[str, Any]:
    """What an event says, its cells turned."""
    found = {name: turned_cell(value) if name != "order" and isinstance(value, str) and CELL.fullmatch(value) else value
             for name, value in numbers.items()}
    if "cells" in found:
        found["cells"] = ", ".join(sorted(str(turned_cell(cell)) for cell in found["cells"].split(", ")))
    return found
