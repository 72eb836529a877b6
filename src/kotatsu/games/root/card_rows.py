"""The rows of cards.toml: the words that their texts may use, and what of them a book, the page and the bots need."""
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from kotatsu.games.root import card_verbs
from kotatsu.games.root.actions import Event, Verb, Why
from kotatsu.games.root.book import ITEM_NAMES, Effect
from kotatsu.games.root.moments import MOMENT_NAMES, ROLE_NAMES, SPOT_NAMES, WHO_NAMES, Moment
from kotatsu.kernel.cards.deeds import Card, CardLine, Condition, Deed, Price
from kotatsu.kernel.cards.reader import Number, Row, Vocabulary, Wrong, entries, read_rows, read_text
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, wrong
from kotatsu.kernel.phrase import say

FILE = "cards.toml"
EFFECT_KIND = "persistent"             # the kind of cards that stay in the play area (R4.1.3)
EFFECT_MOMENTS = (Moment.BIRDSONG_STARTS, Moment.BIRDSONG, Moment.DAYLIGHT_STARTS, Moment.DAYLIGHT, Moment.EVENING_STARTS,
                  Moment.EVENING_ENDS, Moment.AMBUSHED, Moment.ROLLED)
FIELDS = ("id", "name", "suit", "kind", "copies", "cost", "action", "event", "ask", "why", "order", "worth", "short", "text")
SHORT_LINES = {"ambush": "ambush-{suit}", "favor": "favor", "dominance": "dominance"}      # of kinds whose cards are all alike
# what a row says that leaves a field out
COPIES, ACTION, EVENT, ASK, ORDER = 1, "use", "used", "use", 2


def read_per(words: list[str]) -> tuple[int, int]:
    """`per ruled`: for each clearing that the player rules."""
    if words[:2] != ["per", "ruled"]:
        raise Wrong("kernel-card-unknown", kind="number", word=" ".join(words), known="per ruled")
    return 1, 2


# the words are the names of the classes: `WipeSuit` is "wipe suit"; their numbers are what the constructors take
NUMBERS: dict[str, Number] = {"item": ITEM_NAMES, "per": read_per}
BANDS = {**entries(card_verbs, Price, NUMBERS), **entries(card_verbs, Condition, NUMBERS)}
VOCABULARY = Vocabulary(
    verbs={word: entry for word, entry in entries(card_verbs, Deed, NUMBERS).items() if word not in BANDS}, bands=BANDS,
    moments=MOMENT_NAMES, who=WHO_NAMES, roles=ROLE_NAMES, spots=SPOT_NAMES, numbers=NUMBERS)


@cache
def card_rows() -> tuple[Row, ...]:
    """All rows, in the order of the cards' numbers."""
    found = tuple(read_rows(FILE, (Path(__file__).parent / FILE).read_text(encoding="utf-8"), VOCABULARY))
    for row in found:
        read_known(row.fields, FIELDS, f"{FILE}: {row.id}.")
        if row.fields["kind"] == EFFECT_KIND:
            effect_lines(f"{FILE}: {row.id}.text", row.id, row.fields["text"])
    return found


@cache
def cards() -> list[Card]:
    """What each card does."""
    return [row.card(number) for number, row in enumerate(card_rows())]


@cache
def printed_cards() -> list[JSON]:
    """The rows as data: what an owner may correct, and what the page draws."""
    return [card_data(row.fields, card) for row, card in zip(card_rows(), cards(), strict=True)]


def card_data(fields: Mapping[str, Any], card: Card) -> JSON:
    """One row as data; an item and its points stand in the text."""
    gains = {deed.word: deed.numbers[0] for line in card.lines if line.heading.moment == Moment.CRAFTED for deed in line.deeds
             if deed.numbers}
    is_effect = fields["kind"] == EFFECT_KIND
    key = fields["id"].replace("_", "-")
    return {"id": fields["id"], "name": fields["name"], "suit": fields["suit"], "copies": fields.get("copies", COPIES),
            "cost": fields.get("cost", []), "kind": fields["kind"], "item": gains.get("gain"), "vp": int(gains.get("score", 0)),
            "effect": fields["name"].replace("-", "_") if is_effect else None,
            "face": f"root-card-text-{key}" if fields.get("short", not is_effect) else f"rule-{rule_of(fields)}",
            "line": f"root-board-line-{SHORT_LINES.get(fields['kind'], '{name}').format(**fields)}" if has_line(fields) else None}


def has_line(fields: Mapping[str, Any]) -> bool:
    """Whether the words say in a few words what it does; an item card says it by its picture."""
    return fields["kind"] in SHORT_LINES or bool(fields.get("short"))


def rule_of(fields: Mapping[str, Any]) -> str:
    """The row of the rule index about a lasting effect: its card's name and suit."""
    return f"R-card-{fields['name']}-{fields['suit']}"


def own_card(row: JSON, number: int) -> Card:
    """A card that the owner's data has changed: an item and its points, or the text of a lasting effect."""
    field = f"data.cards.{row['id']}.text"
    if row["kind"] == "item" and "text" not in row:
        does = f"when crafted: gain {row['item']} then score {row['vp']}"
        return Card(row["id"], number, read_text(does, VOCABULARY, str, row["id"]))
    if "text" not in row:
        return cards()[number]
    if row["kind"] != EFFECT_KIND:
        raise wrong(field, row["text"])
    return Card(row["id"], number, effect_lines(field, row["id"], row["text"]))


def effect_lines(field: str, card: str, text: Any) -> list[CardLine]:
    """The lines of a lasting effect: each at a moment that the rules announce for effects; Root prints no alternatives."""
    lines = read_text(str(text), VOCABULARY, lambda line: f"{field}:{line + 1}", card)
    moments = [line.heading.moment for line in lines]
    if not lines or not set(moments) <= set(EFFECT_MOMENTS) or any(line.alternative for line in lines):
        raise Unreadable(say("kernel-wrong-choice", field=field, value=str(text)[:40],
                             choices=", ".join(f"when {MOMENT_NAMES[moment]}" for moment in EFFECT_MOMENTS)))
    return lines


# --- by number

def effect_rows() -> list[Row]:
    """The lasting effects: the place of a row is the effect's number."""
    return [row for row in card_rows() if row.fields["kind"] == EFFECT_KIND]


EFFECT_NAMES = tuple(row.fields["name"].replace("-", "_") for row in effect_rows())
EFFECT_RULES = tuple(rule_of(row.fields) for row in effect_rows())


def effect_of(row: JSON) -> int:
    return EFFECT_NAMES.index(row["effect"]) if row["effect"] else Effect.NONE


def verb_of(row: Row) -> int:
    """The verb of the word that people type."""
    found: int = getattr(Verb, row.fields.get("action", ACTION).upper())
    return found


def event_of(row: Row) -> int:
    found: int = getattr(Event, row.fields.get("event", EVENT).upper())
    return found


def why_of(row: Row) -> int:
    """The reason for points: its own row of reasons, crafting for an item, else the effect's card itself."""
    if row.fields["kind"] != EFFECT_KIND:
        return Why.CRAFTED
    if "why" in row.fields:
        found: int = getattr(Why, row.fields["why"].upper().replace("-", "_"))
        return found
    return Why.EFFECT + effect_rows().index(row)


def order_of(row: Row) -> int:
    found: int = row.fields.get("order", ORDER)
    return found


# --- for words and bots, by the number of an effect

def ask_of(effect: int) -> str:
    """The question that offers an effect: the message `root-ask-…`."""
    return str(effect_rows()[effect].fields.get("ask", ASK))


def deeds_of(effect: int) -> list[Deed]:
    """All that an effect does, prices included."""
    return [deed for line in effect_rows()[effect].lines for deed in line.deeds]
