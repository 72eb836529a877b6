"""The records of the game as an owner's pack has them: raider cards, samurai, and the split of the farm penalties."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.samurai.data import merged, printed
from kotatsu.games.samurai.lexicon import SAMURAI_NAMES, samurai_words
from kotatsu.kernel.phrase import say
from kotatsu.kernel.records import Packs, Record, RecordTable

CARD_FIELDS = ("id", "value", "symbol", "flame", "penalties")
SAMURAI_FIELDS = ("name", "animal", "kiai")


def all_records(own: Mapping[str, Any] | None) -> list[Record]:
    data, given = merged(own), own or {}
    cards = {str(row["id"]).lower() for row in given.get("cards", [])}
    names = {str(row["name"]).lower() for row in given.get("samurai", [])}
    found = [Record("cards", "card", {name: row[name] for name in CARD_FIELDS},
                    "owner" if row["id"].lower() in cards else "source",
                    say("samurai-record-card-name", id=row["id"],
                        card=say("samurai-card", value=row["value"], symbol=row["symbol"])),
                    say("samurai-records-cards"), "raiders.toml") for row in data["cards"]]
    for number, row in enumerate(data["samurai"]):
        status = "owner" if row["name"].lower() in names else "reconstructed" if row.get("reconstructed") else "source"
        found.append(Record("samurai", "samurai", {name: row[name] for name in SAMURAI_FIELDS}, status,
                            samurai_words(number), say("samurai-records-samurai"), "samurai.toml"))
    farms = "owner" if "farms" in given else "reconstructed" if "farms" in data["reconstructed"] else "source"
    found.append(Record("farms", "farms", data["farms"], farms, say("samurai-records-farms"), say("samurai-records-farms"),
                        "samurai.toml"))
    assert len(SAMURAI_NAMES) == len(printed()["samurai"])
    return found


PACKS = Packs({"cards": RecordTable(), "samurai": RecordTable("name"), "farms": RecordTable("")}, all_records)
