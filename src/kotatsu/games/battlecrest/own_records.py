"""The records of the game as an owner's pack has them: one for each card, face, landmark, order and solo card (BC1.4)."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.battlecrest.data import hero_words, options
from kotatsu.games.battlecrest.printed import records, shipped
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.records import Packs, Record, RecordTable

SETS = ("hero", "minion", "item", "action")
GROUPS = {"map": "map", "landmark": "landmarks", "order": "orders", "solo": "solo"}


def all_records(own: Mapping[str, Any] | None) -> list[Record]:
    """Hero sets first, each in its own file; then the field, the orders, the solo cards."""
    rows = records(own)
    heroes = [id for id, row in rows.items() if row["kind"] == "hero"]
    order = {id: place for place, id in enumerate(heroes)}
    found = sorted(rows.values(), key=lambda row: order[hero_of(row)] if row["kind"] in SETS else len(heroes))
    return [Record("cards", row["kind"], {name: value for name, value in row.items() if name != "status"}, row["status"],
                   name_of(row), group_of(row, rows), file_of(row)) for row in found]


def hero_of(row: JSON) -> str:
    return str(row["id"] if row["kind"] == "hero" else row["hero"])


def file_of(row: JSON) -> str:
    return f"heroes/{hero_of(row)}.toml" if row["kind"] in SETS else f"{GROUPS[row['kind']]}.toml"


def group_of(row: JSON, rows: Mapping[str, JSON]) -> Phrase:
    if row["kind"] not in SETS:
        return say(f"battlecrest-records-{GROUPS[row['kind']]}")
    hero = hero_of(row)
    return hero_words(hero, str(rows[hero].get("name", "")))


def name_of(row: JSON) -> Phrase:
    """A card by its name and face; an owner's own as he calls it."""
    id, _, face = row["id"].rpartition(".")
    if row["kind"] in ("action", "landmark", "item"):
        return say("battlecrest-record-face", name=thing_words(row, id), face=face)
    return thing_words(row, row["id"])


def thing_words(row: JSON, id: str) -> Phrase:
    kind = row["kind"]
    if row["id"] not in shipped():
        return say("battlecrest-own-name", name=str(row.get("name", id)))
    if kind == "landmark":
        return say(f"battlecrest-landmark-{shipped()[row['id']]['number']}")
    if kind == "action":
        return say(f"battlecrest-card-{id}")
    if kind == "order":
        return say("battlecrest-record-order-name", order=id)
    if kind == "solo":
        return say("battlecrest-record-solo-name", who=hero_words(shipped()[row["id"]]["plays"]))
    return say("battlecrest-map-fellwoods") if kind == "map" else hero_words(id)


PACKS = Packs({"cards": RecordTable("id", adds=True)}, all_records, options=options)
