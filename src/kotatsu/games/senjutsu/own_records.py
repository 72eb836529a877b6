"""The records of the game as an owner's pack has them: player cards, solo cards, characters and battlefields."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.senjutsu.own_rows import BATTLEFIELD_FIELDS, CARD_FIELDS, CHARACTER_FIELDS, SOLO_FIELDS, Check, boxed
from kotatsu.games.senjutsu.printed import Box, card_rows
from kotatsu.kernel.cards.reader import Row
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.records import Packs, Record, RecordTable

CORE_ONLY = ("type", "rank")            # a core card stays one: an owner leaves these out


def all_records(own: Mapping[str, Any] | None) -> list[Record]:
    box = boxed(own)
    found = [card_record(box, "cards", "card", row, CARD_FIELDS, row.id, "cards.toml") for row in card_rows()["cards"]]
    found += [card_record(box, "solo", "solo", row, SOLO_FIELDS, f"solo-{row.id.lower()}", "solo.toml")
              for row in card_rows()["solo"]]
    found += [Record("characters", "character", fields_of(row, CHARACTER_FIELDS), status_of(row),
                     say(f"senjutsu-character-{row['id']}"), say("senjutsu-records-characters"), "characters.toml")
              for row in box.tables["character"]]
    found += [Record("battlefields", "battlefield", fields_of(row, BATTLEFIELD_FIELDS), status_of(row),
                     say(f"senjutsu-board-{row['id']}"), say("senjutsu-records-battlefields"), "battlefields.toml")
              for row in box.tables["battlefield"]]
    return found


def card_record(box: Box, table: str, kind: str, row: Row, fields: Mapping[str, Check], key: str, file: str) -> Record:
    given = box.rows[key]
    shown = {name: value for name, value in given.items() if given.get("rank") != "core" or name not in CORE_ONLY}
    name: Phrase = say(f"senjutsu-{box.cards.names[box.cards.ids.index(key)]}")
    return Record(table, kind, {**fields_of(shown, fields), "id": row.id}, status_of(given),
                  say("senjutsu-record-name", id=row.id, name=name), say(f"senjutsu-records-{table}"), file)


def fields_of(row: Mapping[str, Any], fields: Mapping[str, Check]) -> JSON:
    return {"id": row["id"], **{name: row[name] for name in fields if name in row}}


def status_of(row: Mapping[str, Any]) -> str:
    """Partly read from the print: the rest was concluded."""
    if row.get("own"):
        return "owner"
    return "source" if "status" not in row else "inferred" if row["status"] == "partly read" else "reconstructed"


PACKS = Packs({"cards": RecordTable(), "solo": RecordTable(), "characters": RecordTable(), "battlefields": RecordTable()},
              all_records)
