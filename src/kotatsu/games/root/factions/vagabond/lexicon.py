"""The Vagabonds' characters, places of items, verbs and events (Law 9)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.factions.vagabond.board import CHARACTER_ROWS, PLACE_NAMES
from kotatsu.kernel.lexicon import EventRow, NumberKind, Thing, VerbRow, things
from kotatsu.kernel.phrase import Phrase, say

KINDS = (
    NumberKind("character", [Thing(row.number, row.name) for row in CHARACTER_ROWS], says="root-character-{}"),
    NumberKind("place", things(*PLACE_NAMES), says="root-place-{}"),
)
VERBS = (
    VerbRow(Verb.CHARACTER, "character", ("character",), "R9.3.1", "hidden"),
    VerbRow(Verb.FOREST, "forest", ("spot",), "R9.3.2"),
    VerbRow(Verb.REFRESH, "refresh", ("item", "place"), "R9.4.1", "teapot"),
    VerbRow(Verb.SLIP, "slip", ("spot",), "R9.4.2", "leather-boot"),
    VerbRow(Verb.SLINK, "slink", ("seat", "clearing", "count"), "R-P5", "leather-boot"),
    VerbRow(Verb.WALK, "walk", ("spot",), "R9.5.1", "boots"),
    VerbRow(Verb.ESCORT, "escort", ("seat", "clearing", "count"), "R9.2.9.II.b", "boots"),
    VerbRow(Verb.EXPLORE, "explore", (), "R9.5.3", "torch"),
    VerbRow(Verb.LOOT, "loot", ("item",), "R9.5.3", "ancient-ruins"),
    VerbRow(Verb.AID, "aid", ("seat", "card"), "R9.5.4", "shaking-hands"),
    VerbRow(Verb.SPEND, "spend", ("item",), "R9.2.5"),
    VerbRow(Verb.RECEIVE, "receive", ("item",), "R9.5.4"),
    VerbRow(Verb.QUEST, "quest", ("quest",), "R9.5.5", "scroll-quill"),
    VerbRow(Verb.FAME, "fame", (), "R9.5.5", "star"),
    VerbRow(Verb.CARDS, "cards", (), "R9.5.5", "card-draw"),
    VerbRow(Verb.STRIKE, "strike", ("seat",), "R9.5.6", "crossbow"),
    VerbRow(Verb.SNIPE, "snipe", ("piece",), "R9.5.6", "crossbow"),
    VerbRow(Verb.REPAIR, "repair", ("item", "place"), "R9.5.7", "flat-hammer"),
    VerbRow(Verb.STEAL, "steal", ("seat",), "RG.1.2", "robber"),
    VerbRow(Verb.LABOR, "labor", ("card",), "RG.2.2", "card-draw"),
    VerbRow(Verb.HIDEOUT, "hideout", (), "RG.3.2", "oak-leaf"),
    VerbRow(Verb.INSTIGATE, "instigate", ("seat", "other:seat@seat2"), "RG.4.2", "crossed-swords"),
    VerbRow(Verb.SCORCH, "scorch", (), "RG.6.2", "small-fire"),
    VerbRow(Verb.DAMAGE, "damage", ("item", "place"), "R9.2.7", "cracked-shield"),
    VerbRow(Verb.SACRIFICE_ALLY, "ally-falls", ("seat",), "R9.2.9.II.d"),
    VerbRow(Verb.ASIDE, "aside", ("item",), "R9.2.5.iii"),
    VerbRow(Verb.TRACK, "track", ("item",), "R9.2.5.iii"),
    VerbRow(Verb.TOSS, "toss", ("item", "place"), "R9.6.4"),
    VerbRow(Verb.JOIN, "join", ("seat", "card"), "R9.2.8", "linked-rings"),
    VerbRow(Verb.SWORDS, "swords", ("count",), "R9.5.2"),
)
EVENTS = (
    EventRow(Event.CHARACTER, "character", "R9.3.1", ("character",)),
    EventRow(Event.CAMPED, "camped", "R9.3.2", ("spot",)),
    EventRow(Event.REFRESHED, "refreshed", "R9.4.1", ("item", "place")),
    EventRow(Event.SLIPPED, "slipped", "R9.4.2", ("spot",)),
    EventRow(Event.WALKED, "walked", "R9.5.1", ("spot",)),
    EventRow(Event.EXPLORED, "explored", "R9.5.3", ("clearing", "item")),
    EventRow(Event.LEFT_RUIN, "left-ruin", "R9.7.1-2", ("clearing",)),
    EventRow(Event.AIDED, "aided", "R9.5.4", ("other:seat",)),
    EventRow(Event.RECEIVED, "received", "R9.5.4", ("other:seat", "item")),
    EventRow(Event.RELATION, "relation", "R9.2.9.I.b", ("other:seat", "count")),
    EventRow(Event.QUEST_DONE, "quest-done", "R9.5.5", ("quest",)),
    EventRow(Event.QUEST_NEW, "quest-new", "R9.5.5", ("quest",)),
    EventRow(Event.STRUCK, "struck", "R9.5.6", ("clearing", "other:seat")),
    EventRow(Event.REPAIRED, "repaired", "R9.5.7", ("item",)),
    EventRow(Event.STOLE, "stole", "RG.1.2", ("other:seat",)),
    EventRow(Event.LABORED, "labored", "RG.2.2", ("card",)),
    EventRow(Event.HID, "hid", "RG.3.2"),
    EventRow(Event.INSTIGATED, "instigated", "RG.4.2", ("clearing",)),
    EventRow(Event.SCORCHED, "scorched", "RG.6.2", ("clearing",)),
    EventRow(Event.RESTED, "rested", "R9.6.1", ("count",)),
    EventRow(Event.TOSSED, "tossed", "R9.6.4", ("item",)),
    EventRow(Event.PUT_ASIDE, "put-aside", "R9.2.5.iii", ("item",)),
    EventRow(Event.ON_TRACK, "on-track", "R9.2.5.iii", ("item",)),
    EventRow(Event.ITEM_USED, "item-used", "R9.2.5", ("item", "count")),
    EventRow(Event.LEFT_ITEM, "left-item", "R-P3", ("item",)),
    EventRow(Event.FOUND, "found", "R9.7.1", ("clearing", "item")),
)


def character_words(character: int) -> Phrase:
    return say(f"root-character-{CHARACTER_ROWS[character].name}")
