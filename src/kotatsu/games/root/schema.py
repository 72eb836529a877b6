"""JSON Schema of Root's own fields of a position."""
from kotatsu.games.root.book import CLEARINGS, SUIT_NAMES
from kotatsu.games.root.state import PHASE_NAMES
from kotatsu.games.root.writing import HIRED_NAMES, SUITS
from kotatsu.kernel.game import JSON


def schema() -> JSON:
    """JSON Schema of this game's fields of a position."""
    text, whole = {"type": "string"}, {"type": "integer", "minimum": 0}
    texts = {"anyOf": [{"type": "array", "items": text}, text]}
    numbers = {"type": "object", "additionalProperties": whole}
    thing = {"type": "object"}
    flag = {"type": "boolean"}
    suit = {"enum": [*SUITS, None]}
    card_text = {"type": ["string", "null"]}
    seat = {"type": "object", "additionalProperties": False, "properties": {
        "hand": texts, "points": whole, "effects": texts, "items": {"anyOf": [numbers, texts]},
        "dominance": {"enum": [*SUIT_NAMES[:4], None]}, "partner": card_text, "joined": card_text,
        "actions": whole, "acting": flag, "recruited": flag, "keep_gone": flag,
        "leader": card_text, "fallen": texts, "decree": thing, "todo": thing, "added": whole, "bird_added": flag,
        "supporters": texts, "officers": whole, "operations": whole, "spreading": flag,
        "outcast": suit, "hated": flag, "acolytes": whole, "revealed": texts, "scored": texts,
        "prices": numbers, "payments": numbers, "funds": numbers, "committed": numbers, "spaces": thing, "placed": numbers,
        "character": card_text, "place": card_text, "relations": thing, "aids": numbers, "quests": numbers, "done": texts,
        "ruin_kinds": texts, "moved_aside": texts, "moved_back": texts}}
    clearings = {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": CLEARINGS}}
    return {"options": thing, "data": thing, "round": whole, "turn": whole, "active": {"type": ["string", "integer"]},
            "phase": {"enum": list(PHASE_NAMES)}, "suits": {"type": "array", "items": suit},
            "clearings": {"type": "object", "additionalProperties": text}, "ruins": {"anyOf": [clearings, thing]},
            "ruin_seers": thing, "hidden_items": texts, "scorched": clearings, "items": numbers, "gone_items": numbers,
            "deck": {"anyOf": [texts, {"type": "object", "additionalProperties": False,
                                       "properties": {"order": texts, "set": texts}}]},
            "discard": texts, "souls": texts, "available": texts, "removed": texts, "quests": texts, "quest_deck": texts,
            "seats": {"type": "object", "additionalProperties": seat}, "seen": {"type": "array", "items": thing},
            "used": texts, "crafted": numbers, "boats": flag, "mercenaries": {"enum": list(HIRED_NAMES)}, "bought": whole,
            "fight": {"type": ["object", "null"]}, "after": {"type": "array", "items": text}}
