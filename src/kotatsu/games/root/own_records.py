"""The records of the game as an owner's pack has them: cards, quests, maps and the tracks of the faction boards."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root.book import MAPS
from kotatsu.games.root.card_rows import EFFECT_KIND, card_rows
from kotatsu.games.root.data import CLEARING_FIELDS, merged, printed
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.kernel.records import Packs, Record, RecordTable


def all_records(own: Mapping[str, Any] | None) -> list[Record]:
    data, given = merged(own), own or {}
    mine = {table: {str(row[key]).lower() for row in given.get(table, [])}
            for table, key in (("cards", "id"), ("quests", "id"), ("maps", "name"))}

    def status(table: str, key: str) -> str:
        return "owner" if key.lower() in mine[table] else "source"

    found = [Record("cards", "card", card_fields(row, str(texts.fields.get("text", ""))), status("cards", row["id"]),
                    say("root-record-name", name=say(f"root-card-{row['name']}"), suit=say(f"root-suit-{row['suit']}")),
                    say("root-records-cards"), "cards.toml")
             for row, texts in zip(data["cards"], card_rows(), strict=True)]
    found += [Record("quests", "quest", {"id": row["id"], "items": row["items"]}, status("quests", row["id"]),
                     say("root-record-name", name=say(f"root-quest-{row['name']}"), suit=say(f"root-suit-{row['suit']}")),
                     say("root-records-quests"), "quests.toml") for row in data["quests"]]
    found += [Record("maps", "map", {"name": row["name"], "clearings": [clearing(one) for one in row["clearings"]]},
                     status("maps", row["name"]), say(f"root-map-{row['name']}"), say("root-records-maps"),
                     f"maps/{row['name']}.toml") for row in data["maps"]]
    doubtful = {mark.split("-")[0] for mark in printed()["reconstructed"]}
    tracks = given.get("tracks", {})
    sure = "owner" if tracks else "reconstructed" if doubtful else "source"
    found.append(Record("tracks", "tracks", data["tracks"], sure, say("root-records-tracks"), say("root-records-tracks"),
                        "tracks.toml"))
    return found


def card_fields(row: JSON, text: str) -> JSON:
    """What an owner may correct of a card; only a lasting effect has a text of its own."""
    found: JSON = {"id": row["id"], "copies": row["copies"], "cost": row["cost"]}
    if row["kind"] == "item":
        found |= {"item": row["item"], "vp": row["vp"]}
    return {**found, "text": row.get("text", text)} if row["kind"] == EFFECT_KIND else found


def clearing(row: JSON) -> JSON:
    return {name: row[name] for name in CLEARING_FIELDS}


PACKS = Packs({"cards": RecordTable(), "quests": RecordTable(), "maps": RecordTable("name"), "tracks": RecordTable("")},
              all_records, tuple({"map": name} for name in MAPS))
