"""A Vagabond's board in a position and in a view."""
from collections.abc import Mapping, Sequence
from typing import Any

from kotatsu.games.root.book import CLEARINGS, ITEM_NAMES, ITEMS, NOWHERE, SUIT_NAMES, It, Who
from kotatsu.games.root.factions.vagabond.board import (
    CHARACTER_NAMES,
    CHARACTER_ROWS,
    DAMAGED_DOWN,
    DAMAGED_UP,
    HOSTILE,
    ON_TRACK,
    PLACES,
    SATCHEL_DOWN,
    SATCHEL_UP,
    TRACK,
)
from kotatsu.games.root.factions.vagabond.items import board_of, carried, limit
from kotatsu.games.root.position.names import Names, Quests
from kotatsu.games.root.state import State
from kotatsu.kernel.field_kinds import Bits, BySeat, Counts, FieldKind, Number, Word
from kotatsu.kernel.fields import ALL, NOBODY, Field, Fields
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_mapping, read_number, read_word, wrong

SUITS = SUIT_NAMES[:3]
RELATION_NAMES = ("indifferent", "friendly", "close", "allied", "hostile")


class Spot(FieldKind):
    """A clearing by its number, a forest by the clearings around it."""
    schema = {"type": ["string", "integer", "null"]}

    def spots(self, register: Names) -> list[str]:
        return [*(str(number + 1) for number in range(CLEARINGS)), *register.state.book.forest_names]

    def read(self, register: Names, field: str, given: Any) -> int:
        return NOWHERE if given is None else read_word(field, str(given), self.spots(register))

    def write(self, register: Names, value: int) -> str | None:
        return None if value == NOWHERE else self.spots(register)[value]


class Items(FieldKind):
    """`tea`, `sword down`, `bag satchel`, `boots damaged down`: tea, coins and bags lie on their tracks if nothing else is said."""
    schema = {"type": ["array", "null"], "items": {"type": "string"}}

    def read(self, register: Names, field: str, given: Any) -> list[int] | None:
        if given is None:
            return None
        if not isinstance(given, list):
            raise wrong(field, given)
        found = [0] * (ITEMS * PLACES)
        for text in given:
            item, place = read_item(field, text)
            found[item * PLACES + place] += 1
        for item in range(It.TEA, ITEMS):
            read_number(f"{field}.{ITEM_NAMES[item]}", found[item * PLACES + TRACK], 0, ON_TRACK)
        return found

    def write(self, register: Names, value: list[int]) -> list[str]:
        return [item_text(*divmod(spot, PLACES)) for spot, count in enumerate(value) for _ in range(count)]


def item_text(item: int, place: int) -> str:
    if place == SATCHEL_UP:
        return f"{ITEM_NAMES[item]} satchel" if item >= It.TEA else ITEM_NAMES[item]
    return ITEM_NAMES[item] + ("", "", " down", " damaged", " damaged down")[place]


def read_item(field: str, given: Any) -> tuple[int, int]:
    """An item and where it lies."""
    name, *words = str(given).lower().split() or [""]
    item = read_word(field, name, ITEM_NAMES)
    down, damaged = "down" in words, "damaged" in words
    if set(words) - {"down", "up", "damaged", "track", "satchel"} or (damaged and {"track", "satchel"} & set(words)):
        raise wrong(field, given)
    if damaged:
        return item, DAMAGED_DOWN if down else DAMAGED_UP
    if (item < It.TEA or down) and "track" in words:
        raise wrong(field, given)
    if down:
        return item, SATCHEL_DOWN
    return item, SATCHEL_UP if item < It.TEA or "satchel" in words else TRACK


class Relations(BySeat):
    """`{"eyrie": "hostile"}`; whoever is not named is indifferent, and there are none with the other Vagabond."""

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        for name in read_mapping(field, given):
            if register.seat(field, name) in register.state.book.vagabonds:
                raise wrong(field, name)
        return super().read(register, field, given)


class Completed(Counts):
    """R9.5.5: completed quests by suit; they are written as the cards that were `done`."""

    def write(self, register: Names, value: Sequence[int]) -> JSON:
        return {}

    def show(self, register: Names, value: Sequence[int]) -> JSON:
        return super().write(register, value)


BOARD = Fields(
    Field("character", Word(CHARACTER_NAMES, nothing=NOWHERE), ALL, always=True),
    Field("place", Spot(), always=True),
    Field("items", Items(), always=True),
    Field("relations", Relations(Word(RELATION_NAMES))),
    Field("aids", BySeat(Number(0, 2)), ALL),
    Field("done", Quests()),
    Field("quests", Completed(SUITS, 15, whole=True), ALL),
    Field("ruin_kinds", Bits(ITEM_NAMES), NOBODY),
    Field("moved_aside", Bits(ITEM_NAMES), NOBODY),
    Field("moved_back", Bits(ITEM_NAMES), NOBODY))


def complete(names: Names, inside: str, row: JSON) -> None:
    """Without a character he is the Thief, beside a Thief the Tinker (R9.3.1); without items he has those he starts with."""
    vagabond, pawn = board_of(names.state, names.at), names.pawns[names.at]
    if "character" not in row:
        taken = [other.character for other in names.state.vagabonds]
        vagabond.character = Who.TINKER if Who.THIEF in taken else Who.THIEF
    if "place" not in row:
        vagabond.place = pawn if pawn != NOWHERE else CLEARINGS
    if pawn not in (NOWHERE, vagabond.place):
        raise wrong(f"{inside}place", row["place"])
    if row.get("items") is None and vagabond.character != NOWHERE:
        starting = [ITEM_NAMES[item] for item in CHARACTER_ROWS[vagabond.character].items]
        BOARD.put(vagabond, "items", 0, Items().read(names, f"{inside}items", starting))


def complete_quests(names: Names, data: Mapping[str, Any]) -> None:
    """R9.5.5: where only the number of a suit is given, any quests of it that lie nowhere else; of the rest three are face up."""
    state, book = names.state, names.state.book
    for place, seat in enumerate(book.vagabonds):
        vagabond, field = state.vagabonds[place], f"seats.{book.seat_names[seat]}.quests"
        rows: JSON = {names.seat_names[names.seat("seats", name)]: row for name, row in data.get("seats", {}).items()}
        given = rows.get(names.seat_names[seat], {}).get("quests", {})
        for suit, name in enumerate(SUITS):
            named = sum(book.quest_suit[quest] == suit for quest in vagabond.done)
            free = [quest for quest in range(len(book.quest_ids)) if quest not in names.quests and book.quest_suit[quest] == suit]
            wanted = read_number(f"{field}.{name}", given.get(name, named), named, named + len(free))
            for quest in free[len(free) - (wanted - named):]:
                names.quests[quest] = field
                vagabond.done = tuple(sorted([*vagabond.done, quest]))
        vagabond.quests = tuple(sum(book.quest_suit[quest] == suit for quest in vagabond.done) for suit in range(3))
    left = tuple(quest for quest in range(len(book.quest_ids)) if quest not in names.quests) if book.vagabonds else ()
    if "quest_deck" not in data:
        if "quests" not in data:
            state.quests, left = left[:3], left[3:]
        state.quest_deck = left


def view(names: Names, seat: int, viewer: int) -> JSON:
    """R9.3.4, R9.7.1: what lies under a ruin is known only to those who looked."""
    state, book, vagabond = names.state, names.state.book, board_of(names.state, seat)
    items = [{"item": ITEM_NAMES[item], "place": "track" if place == TRACK else "damaged" if place >= DAMAGED_UP else "satchel",
              "up": place in (TRACK, SATCHEL_UP, DAMAGED_UP), "count": vagabond.items[item * PLACES + place]}
             for item in range(ITEMS) for place in range(PLACES) if vagabond.items[item * PLACES + place]]
    in_forest = NOWHERE > vagabond.place >= CLEARINGS
    return {**BOARD.view(names, vagabond), "clearing": vagabond.place + 1 if vagabond.place < CLEARINGS else None,
            "forest": Spot().write(names, vagabond.place) if in_forest else None,
            "items": items, "limit": limit(vagabond), "carried": carried(vagabond),
            "relations": {str(other): "hostile" if vagabond.relations[other] == HOSTILE else vagabond.relations[other]
                          for other in book.armies},
            "ruins": {str(clearing + 1): [ITEM_NAMES[item] for item in found] for clearing, found in enumerate(state.ruin_items)
                      if found and knows_ruin(state, viewer, clearing)}}


def knows_ruin(state: State, viewer: int, clearing: int) -> bool:
    """R9.7.1: whoever looked; a spectator knows what everybody saw."""
    seers = state.ruin_seers[clearing]
    return seers == (1 << state.book.seats) - 1 or (viewer >= 0 and seers >> viewer & 1 == 1)
