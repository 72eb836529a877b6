"""Printed data and options become a book. What is reconstructed can be replaced by a data file of the owner's."""
import json
from collections.abc import Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from kotatsu.games.root.book import (
    BIRD,
    CLEARINGS,
    CORNERS,
    FACTION_NAMES,
    FACTION_ROWS,
    FACTIONS,
    ITEM_NAMES,
    KIND_NAMES,
    LETTERS,
    MAPS,
    NOWHERE,
    OPPOSITE,
    RANDOM,
    RUIN_ITEMS,
    SUIT_NAMES,
    Book,
    CardKind,
    Fac,
)
from kotatsu.games.root.card_rows import (
    card_rows,
    cards,
    effect_of,
    event_of,
    order_of,
    own_card,
    printed_cards,
    verb_of,
    why_of,
)
from kotatsu.games.root.lexicon import LEXICON
from kotatsu.games.root.sides import TRAITS
from kotatsu.kernel.cards.deeds import Card
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Option
from kotatsu.kernel.notation import read_choice, read_flag, read_known, read_number, read_numbers, wrong
from kotatsu.kernel.overrides import laid_over, own_from, own_text, read_own
from kotatsu.kernel.phrase import Phrase, say

DATA_FIELDS = ("cards", "quests", "maps", "tracks", "reconstructed", "source")
CARD_FIELDS = ("id", "copies", "cost", "item", "vp", "text") # what an owner may correct; suit and kind are the card itself
QUEST_FIELDS = ("id", "items")
MAP_FIELDS = ("name", "clearings")                           # paths and forests are the drawing itself
CLEARING_FIELDS = ("id", "suit", "slots", "ruin")
LOWEST_PLAYERS, HIGHEST_PLAYERS = 2, 6
ORDER = (Fac.MARQUISE, Fac.EYRIE, Fac.ALLIANCE, Fac.VAGABOND, Fac.RIVERFOLK, Fac.CULT)             # "advised": the first n
MINIMUM = {2: 17, 3: 18, 4: 21, 5: 25, 6: 28}
ADVENTUROUS = 17


@cache
def printed() -> JSON:
    """The data we ship: the cards are rows of cards.toml, the rest is data.json."""
    data: JSON = json.loads((Path(__file__).parent / "data.json").read_text(encoding="utf-8"))
    return {"cards": printed_cards(), **data}


# --- the owner's data

def merged(own: Mapping[str, Any] | None) -> JSON:
    """Our data with the owner's laid over it: cards and quests by id, maps by name and clearing, tracks by name."""
    base = printed()
    if own is None:
        return base
    read_own(own, DATA_FIELDS)
    tracks = own.get("tracks", {})
    if not isinstance(tracks, Mapping):
        raise wrong("data.tracks", tracks)
    read_known(tracks, list(base["tracks"]), "data.tracks.")
    marks = [mark for mark in base["reconstructed"] if mark.split("-")[0] not in tracks]
    return {"cards": laid_over(base["cards"], own.get("cards", []), "id", CARD_FIELDS, "data.cards"),
            "quests": laid_over(base["quests"], own.get("quests", []), "id", QUEST_FIELDS, "data.quests"),
            "maps": laid_maps(base["maps"], own.get("maps", [])),
            "tracks": {**base["tracks"], **tracks},
            "reconstructed": own.get("reconstructed", marks),
            "source": str(own.get("source", "owner"))}


def laid_maps(rows: list[JSON], own: Any) -> list[JSON]:
    """Maps by name, and within a map the clearings by number."""
    found = laid_over(rows, own, "name", MAP_FIELDS, "data.maps")
    return [{**row, "clearings": laid_over(old["clearings"], row["clearings"], "id", CLEARING_FIELDS, f"data.maps.{row['name']}")}
            if row["clearings"] is not old["clearings"] else row for row, old in zip(found, rows, strict=True)]


# --- options

def faction_words(faction: int) -> Phrase:
    return say(f"root-faction-{FACTION_ROWS[faction].key}")


def options() -> tuple[Option, ...]:
    """What a table may choose (R5.1.1, RC.1), and the other reading of D1."""
    factions = tuple((name, faction_words(number)) for number, name in enumerate(FACTION_NAMES))
    maps = tuple((name, say(f"root-map-{name}")) for name in MAPS)
    return (
        Option("players", "number", 4, say("root-option-players"), say("root-option-players-help"), "RA",
               low=LOWEST_PLAYERS, high=HIGHEST_PLAYERS),
        Option("factions", "list", "advised", say("root-option-factions"), say("root-option-factions-help"), "R5.1.1",
               choices=factions),
        Option("map", "choice", "autumn", say("root-option-map"), say("root-option-map-help"), "RC.1", choices=maps),
        Option("first", "seat", "random", say("common-first-player"), say("root-option-first-help"), "R5.1.1",
               choices=(("random", say("common-random")),)),
        Option("vagabond_pay_sword_per_hit", "flag", False, say("root-option-sword"), say("root-option-sword-help"),
               "R9.5.2", "reading"),
    )


def faction_list(given: Any) -> Any:
    """`marquise,eyrie` and `M,E` are lists too; the lone word "advised" stands for the whole table."""
    names = given.split(",") if isinstance(given, str) else given
    return "advised" if names == ["advised"] else names


def read_players(given: Mapping[str, Any]) -> int:
    """As many as are said, else as many as factions are named, else four."""
    names = faction_list(given.get("factions", "advised"))
    players = given.get("players", len(names) if isinstance(names, list) else 4)
    return read_number("players", players, LOWEST_PLAYERS, HIGHEST_PLAYERS)


def read_faction(field: str, given: Any, more: tuple[str, ...] = ()) -> int:
    """A faction by its name or letter; RANDOM for one of the other words."""
    word = str(given).strip().lower()
    if word in LETTERS:
        return LETTERS.index(word)
    name: str = read_choice(field, word, [*FACTION_NAMES, *more])
    return RANDOM if name in more else FACTION_NAMES.index(name)


def read_factions(given: Any, players: int) -> list[int]:
    """R5.1.1: each faction once; a seat left to advice gets the first of the advised factions that nobody has named."""
    names = faction_list(given)
    names = ["advised"] * players if names == "advised" else names
    if not isinstance(names, list) or len(names) != players:
        raise Unreadable(say("kernel-wrong-length", field="factions", value=str(given), length=players))
    found = [read_faction("factions", name, ("advised",)) for name in names]
    for faction in range(FACTIONS):
        if found.count(faction) > 1:
            raise Illegal("R5.1.1", say("root-twice", who=faction_words(faction)))
    left = [faction for faction in ORDER if faction not in found]
    found = [left.pop(0) if faction == RANDOM else faction for faction in found]
    if Fac.VAGABOND2 in found and Fac.VAGABOND not in found:
        raise Illegal("R5.1.1", say("root-second-alone", second=faction_words(Fac.VAGABOND2), first=faction_words(Fac.VAGABOND)))
    return found


def read_first(given: Any, factions: list[int]) -> int:
    """R5.1.1: "random", a seat from 1, or the faction that sits there."""
    seats = [str(seat) for seat in range(1, len(factions) + 1)]
    if isinstance(given, str) and given in seats:
        return seats.index(given)
    if isinstance(given, int):
        return read_number("first", given, 1, len(factions)) - 1
    faction = read_faction("first", given, ("random",))
    if faction == RANDOM:
        return RANDOM
    read_choice("first", FACTION_NAMES[faction], [FACTION_NAMES[seated] for seated in factions])
    return factions.index(faction)


def reach_advice(factions: list[int]) -> tuple[int, str]:
    """RA, RA-2: the total reach, and whether the Law advises the set; it never forbids one."""
    total = sum(FACTION_ROWS[faction].reach for faction in factions)
    return total, "advised" if total >= MINIMUM[len(factions)] else "adventurous" if total >= ADVENTUROUS else "bold"


def advised_sets(players: int) -> list[list[int]]:
    """RA: every advised set for so many players, 31 in all; the second Vagabond only beside the first."""
    sets = [list(chosen) for chosen in combinations(range(FACTIONS), players)
            if Fac.VAGABOND2 not in chosen or Fac.VAGABOND in chosen]
    return [chosen for chosen in sets if reach_advice(chosen)[1] == "advised"]


# --- the book

def make_book(given: Mapping[str, Any], own: Mapping[str, Any] | None) -> Book:
    """Checked options and data as a book."""
    read_known(given, [option.name for option in options()], "options.")
    players = read_players(given)
    factions = read_factions(given.get("factions", "advised"), players)
    sides = [TRAITS[faction] for faction in factions]
    chosen = MAPS.index(read_choice("map", given.get("map", "autumn"), MAPS))
    first = read_first(given.get("first", "random"), factions)
    sword = read_flag("vagabond_pay_sword_per_hit", given.get("vagabond_pay_sword_per_hit", False))
    data = merged(own)
    deck, quests, place = data["cards"], data["quests"], data["maps"][chosen]
    rows = card_rows()
    field, clearings = f"data.maps.{place['name']}", place["clearings"]
    tracks = {name: read_numbers(f"data.tracks.{name}", row, 0, 9, len(printed()["tracks"][name]))
              for name, row in data["tracks"].items()}
    forests = [row["id"] for row in place["forests"]]
    return Book(factions, chosen, first, [FACTION_NAMES[faction] for faction in factions],
                read_suits(field, clearings),
                [read_number(f"{field}.{row['id']}.slots", row["slots"], 1, 3) for row in clearings],
                read_ruins(field, clearings),
                neighbours(place["paths"]), neighbours(place["river"]),
                [[number - 1 for number in row["clearings"]] for row in place["forests"]],
                [sorted(forests.index(other) for other in row["forests"]) for row in place["forests"]], forests,
                [row["id"] for row in deck],
                [SUIT_NAMES.index(row["suit"]) for row in deck],
                [KIND_NAMES.index(row["kind"]) for row in deck],
                [read_cost(row) for row in deck],
                [read_item(row) for row in deck],
                [read_number(f"data.cards.{row['id']}.vp", row["vp"], 0, 9) for row in deck],
                [effect_of(row) for row in deck],
                read_copies(deck),
                [card_of(row, number) for number, row in enumerate(deck)], [verb_of(row) for row in rows],
                [event_of(row) for row in rows], [why_of(row) for row in rows], [order_of(row) for row in rows],
                [row["id"] for row in quests],
                [SUIT_NAMES.index(row["suit"]) for row in quests],
                [read_words(f"data.quests.{row['id']}.items", row["items"], ITEM_NAMES, 2, 2) for row in quests],
                tracks["wood_cost"], [tracks["sawmill"], tracks["workshop"], tracks["recruiter"]], tracks["roost"],
                tracks["sympathy_cost"], tracks["sympathy"], tracks["garden"], tracks["post"],
                next((seat for seat, side in enumerate(sides) if side.sells_services()), NOWHERE), [side.sails() for side in sides],
                [seat for seat, side in enumerate(sides) if side.shows_cards()],
                any(side.keeps_souls() for side in sides), sword, own_text(own))


def read_words(field: str, given: Any, choices: tuple[str, ...], low: int, high: int) -> list[int]:
    """A short list of words as their numbers."""
    if not isinstance(given, list) or not low <= len(given) <= high:
        raise wrong(field, given)
    return [choices.index(read_choice(field, word, choices)) for word in given]


def read_cost(row: JSON) -> list[int]:
    """Up to four signs; what is not crafted has none, and nothing costs birds."""
    field, crafted = f"data.cards.{row['id']}.cost", KIND_NAMES.index(row["kind"]) <= CardKind.FAVOR
    found = read_words(field, row["cost"], SUIT_NAMES, 1 if crafted else 0, 4 if crafted else 0)
    if BIRD in found:
        raise wrong(field, row["cost"])
    return found


def read_item(row: JSON) -> int:
    """An item on item cards only."""
    field, item = f"data.cards.{row['id']}.item", row["item"]
    if row["kind"] == "item":
        return ITEM_NAMES.index(read_choice(field, item, ITEM_NAMES))
    if item is not None:
        raise wrong(field, item)
    return NOWHERE


def read_copies(cards: list[JSON]) -> list[int]:
    """RB: as many cards in all as we have (54)."""
    found = [read_number(f"data.cards.{row['id']}.copies", row["copies"], 1, 9) for row in cards]
    deck = sum(row["copies"] for row in printed_cards())
    read_number("data.cards.copies", sum(found), deck, deck)
    return found


def card_of(row: JSON, number: int) -> Card:
    """What a card does: as our row says, or the owner's."""
    return cards()[number] if row is printed_cards()[number] else own_card(row, number)


def read_suits(field: str, clearings: list[JSON]) -> list[int]:
    """R2.2.2: four clearings of each suit, or no printed suits at all (RC.1)."""
    named = [row["suit"] for row in clearings]
    if named == [None] * CLEARINGS:
        return [RANDOM] * CLEARINGS
    found = [SUIT_NAMES.index(read_choice(f"{field}.clearings.suit", suit, SUIT_NAMES[:BIRD])) for suit in named]
    for suit in range(BIRD):
        read_number(f"{field}.{SUIT_NAMES[suit]}", found.count(suit), 4, 4)
    return found


def read_ruins(field: str, clearings: list[JSON]) -> int:
    """R5.1.4: four clearings with a ruin, as bits."""
    marked = [number for number, row in enumerate(clearings) if read_flag(f"{field}.{row['id']}.ruin", row["ruin"])]
    read_number(f"{field}.clearings.ruin", len(marked), len(RUIN_ITEMS), len(RUIN_ITEMS))
    return sum(1 << number for number in marked)


def neighbours(pairs: list[list[int]]) -> list[list[int]]:
    """Pairs of printed numbers as the neighbours of each clearing, rising (R2.2.1)."""
    return [sorted(a + b - number - 1 for a, b in pairs if number in (a, b)) for number in range(1, CLEARINGS + 1)]


def options_of(book: Book) -> JSON:
    """The options a book was made of."""
    return {"players": book.seats, "factions": [FACTION_NAMES[faction] for faction in book.faction], "map": MAPS[book.map_number],
            "first": "random" if book.first == RANDOM else book.first + 1, "vagabond_pay_sword_per_hit": book.sword_per_hit}


def own_data(book: Book) -> JSON | None:
    """The owner's data a book was made of."""
    return own_from(book.own)


def components(book: Book) -> JSON:
    """Printed data for whoever draws the game, the advice about reach (RA), and what verbs and things are called."""
    data = merged(own_data(book))
    drawn = {row["id"]: {name: value for name, value in row.items() if name != "id"} for row in data["cards"]}
    quests = {row["id"]: {name: value for name, value in row.items() if name != "id"} for row in data["quests"]}
    maps = {row["name"]: {**row, "corners": [[corner + 1, OPPOSITE[corner] + 1] for corner in range(CORNERS // 2)]}
            for row in data["maps"]}
    total, level = reach_advice(book.faction)
    return {"cards": drawn, "quests": quests, "map": maps[MAPS[book.map_number]], "maps": maps, "tracks": data["tracks"],
            "reach": {row.name: row.reach for row in FACTION_ROWS},
            "minimum": {str(players): least for players, least in MINIMUM.items()}, "adventurous": ADVENTUROUS,
            "order": [FACTION_NAMES[faction] for faction in ORDER], "advice": {"total": total, "level": level},
            "reconstructed": data["reconstructed"], "source": data.get("source", "built-in"), "terms": LEXICON.terms(),
            "rules": LEXICON.thing_rules(), **({"own": [row["id"] for row in own_rows(book)]} if book.own else {})}


def own_rows(book: Book) -> list[JSON]:
    """The cards that the owner's data has changed."""
    found: list[JSON] = (own_data(book) or {}).get("cards", [])
    return found
