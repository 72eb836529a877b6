"""The map of a position: suits, ruins, and the pieces of a clearing as a person writes them: `M3+sawmill+wood2, E1, V`."""
import re
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root.book import (
    BUILDINGS,
    CLEARINGS,
    FACTION_NAMES,
    ITEM_NAMES,
    LETTERS,
    NOWHERE,
    PIECE_NAMES,
    PIECE_TOTAL,
    PIECES,
    RANDOM,
    RUIN_ITEMS,
    SUIT_NAMES,
    WARRIORS,
    Piece,
)
from kotatsu.games.root.map_pieces import survey
from kotatsu.games.root.position.names import Names, read_clearing
from kotatsu.games.root.queries import on_map, open_slots
from kotatsu.games.root.state import State
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.field_kinds import ByName, FieldKind, of_bits, texts
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_list, read_mapping, read_number, read_word, wrong
from kotatsu.kernel.phrase import say

SUITS = SUIT_NAMES[:3]
UNSEEN = "?"                       # an item under a ruin that nobody has seen
PRINTED = [str(clearing + 1) for clearing in range(CLEARINGS)]
PART = re.compile(r"(?P<name>[a-z]+)(?P<count>[0-9]{0,2})")
ARMY = re.compile(r"(?P<letter>v2|[meavcr])(?P<count>[0-9]{0,2})")
CLEARING_LIST = {"type": "array", "items": {"type": ["integer", "string"]}}


class Suits(FieldKind):
    """RC.1, Winter only: twelve suits, four of each; null for a clearing that is about to get its marker."""
    schema = {"type": "array", "items": {"enum": [*SUITS, None]}}

    def read(self, register: Names, field: str, given: Any) -> None:
        if RANDOM not in register.state.book.suits or not isinstance(given, list) or len(given) != CLEARINGS:
            raise wrong(field, given)
        suits = [RANDOM if suit is None else read_word(field, suit, SUITS) for suit in given]
        for suit in range(3):
            read_number(f"{field}.{SUITS[suit]}", suits.count(suit), 0 if RANDOM in suits else 4, 4)
        register.state.lay_suits(tuple(suits))

    def write(self, register: Names, value: tuple[int, ...]) -> list[str | None]:
        printed = RANDOM not in register.state.book.suits
        return [] if printed else [None if suit == RANDOM else SUITS[suit] for suit in value]


class Ruins(FieldKind):
    """R9.3.4, R9.7.1: `{"6": ["?"], "10": ["boots"]}`, or only the clearings where ruins stand."""
    schema = {"anyOf": [CLEARING_LIST, {"type": "object", "additionalProperties": texts({"type": "string"})}, {"type": "null"}]}

    def read(self, register: Names, field: str, given: Any) -> tuple[int, list[tuple[int, ...]], list[int]]:
        book, vagabonds = register.state.book, len(register.state.book.vagabonds)
        listed = of_bits(book.ruins, PRINTED) if given is None else given
        rows = read_mapping(field, given) if isinstance(given, Mapping) else {
            str(number): [UNSEEN] * vagabonds for number in read_list(field, listed)}
        ruins, unseen = 0, [0] * CLEARINGS
        items: list[tuple[int, ...]] = [()] * CLEARINGS
        for name, words in rows.items():
            clearing = read_clearing(field, name)
            if not book.ruins >> clearing & 1 or ruins >> clearing & 1:
                raise wrong(field, name)
            ruins |= 1 << clearing
            words = read_list(f"{field}.{name}", words)
            if len(words) > vagabonds:
                raise wrong(f"{field}.{name}", words)
            unseen[clearing] = words.count(UNSEEN)
            items[clearing] = tuple(sorted(read_word(f"{field}.{name}", word, ITEM_NAMES) for word in words if word != UNSEEN))
        return ruins, items, unseen

    def write(self, register: Names, value: tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...]]) -> JSON:
        ruins, items, unseen = value
        return {name: [*(ITEM_NAMES[item] for item in items[clearing]), *[UNSEEN] * unseen[clearing]]
                for clearing, name in enumerate(PRINTED) if ruins >> clearing & 1}


class HiddenItems(FieldKind):
    """What the unseen items under the ruins are, sorted; by default what no ruin shows."""
    schema = texts({"enum": list(ITEM_NAMES)})

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        state, unseen = register.state, sum(register.state.ruin_unseen)
        if given is not None:
            found = sorted(read_word(field, word, ITEM_NAMES) for word in read_list(field, given))
            if len(found) != unseen:
                raise Unreadable(say("kernel-wrong-length", field=field, value=str(len(found)), length=unseen))
            return found
        left = list(RUIN_ITEMS) * len(state.book.vagabonds)
        for item in [item for items in state.ruin_items for item in items]:
            if item not in left:
                raise wrong("ruins", ITEM_NAMES[item])
            left.remove(item)
        return sorted(left[:unseen])

    def write(self, register: Names, value: tuple[int, ...]) -> list[str]:
        return [ITEM_NAMES[item] for item in value]


class RuinSeers(ByName):
    """`{"6": ["eyrie"]}`: who has looked under which ruin."""

    def read(self, register: Names, field: str, given: Any) -> list[int]:
        found = super().read(register, field, given)
        for name in given:
            if not register.state.ruins >> read_clearing(field, name) & 1:
                raise wrong(field, name)
        return found


class Clearings(FieldKind):
    """Clearings by their printed numbers, as bits."""
    schema = CLEARING_LIST

    def read(self, register: Names, field: str, given: Any) -> int:
        return sum({1 << read_clearing(field, name) for name in read_list(field, given)})

    def write(self, register: Names, value: int) -> list[int]:
        return [int(name) for name in of_bits(value, PRINTED)]


# --- pieces

class ClearingTexts(FieldKind):
    """`{"12": "M3+sawmill, E1"}`: warriors and pieces; where each Vagabond's pawn is named, the register knows."""
    schema = {"type": "object", "additionalProperties": {"type": "string"}}

    def read(self, register: Names, field: str, given: Any) -> None:
        state = register.state
        for name, text in read_mapping(field, given).items():
            where, clearing = f"{field}.{name}", read_clearing(field, name)
            if not isinstance(text, str):
                raise wrong(where, text)
            for part in text.lower().split(","):
                if part.strip():
                    read_side(register, where, clearing, part.strip())
            if open_slots(state, clearing) < 0:
                built = sum(state.pieces[clearing * PIECES + piece] for piece in range(BUILDINGS))
                raise Unreadable(say("root-too-many-buildings", field=where, count=built, slots=state.book.slots[clearing],
                                     ruins=state.ruins >> clearing & 1))
        survey(state)                            # from here on pieces on the map are counted
        for piece, most in enumerate(PIECE_TOTAL):
            if on_map(state, piece) > most:
                raise Unreadable(say("root-too-many-pieces", piece=PIECE_NAMES[piece], count=on_map(state, piece), most=most))

    def write(self, register: Names, value: tuple[list[int], list[int]]) -> JSON:
        found = {name: clearing_text(register.state, clearing) for clearing, name in enumerate(PRINTED)}
        return {name: text for name, text in found.items() if text}


def clearing_text(state: State, clearing: int) -> str:
    """`M3+sawmill+wood2, E1, V`."""
    book = state.book
    sides = []
    for seat in range(book.seats):
        letter = LETTERS[book.faction[seat]].upper()
        number = state.warriors[clearing * book.seats + seat]
        pieces = [(piece, state.pieces[clearing * PIECES + piece]) for piece in book.pieces_of[seat]]
        words = [PIECE_NAMES[piece] + (str(count) if count > 1 else "") for piece, count in pieces if count]
        if number:
            sides.append("+".join([f"{letter}{number}", *words]))
        elif words:
            sides.append(f"{letter} {'+'.join(words)}")
        if seat in book.vagabonds and state.vagabonds[book.vagabonds.index(seat)].place == clearing:
            sides.append(letter)
    return ", ".join(sides)


def read_side(names: Names, field: str, clearing: int, part: str) -> None:
    """One side's pieces: `m3+sawmill+wood2`, `a sympathy`, `v`; a lone building says whose it is."""
    state, book = names.state, names.state.book
    first, *words = re.split(r"[\s+]+", part)
    army = ARMY.fullmatch(first)
    seat = NOWHERE
    if army is not None or first in FACTION_NAMES:
        seat = names.seat(field, army["letter"] if army is not None else first)
        number = int(army["count"] or 0) if army is not None else 0
        if seat in book.vagabonds:
            if number or names.pawns[seat] != NOWHERE:
                raise wrong(field, part)
            names.pawns[seat] = clearing
        else:
            read_number(f"{field}.{first}", number, 0, WARRIORS[book.faction[seat]])
            state.warriors[clearing * book.seats + seat] += number
    else:
        words = [first, *words]
    for text in words:
        match = PART.fullmatch(text)
        if match is None or match["name"] not in PIECE_NAMES:
            raise Unreadable(say("root-no-piece", field=field, piece=text[:40], known=", ".join(PIECE_NAMES)))
        piece = PIECE_NAMES.index(match["name"])
        owner = book.piece_seat[piece]
        if owner == NOWHERE or seat not in (NOWHERE, owner):
            raise Unreadable(say("root-foreign-piece", field=field, piece=text))
        state.pieces[clearing * PIECES + piece] += int(match["count"] or 1)
        alone = piece == Piece.ROOST or (piece >= BUILDINGS and piece != Piece.WOOD)
        if alone and state.pieces[clearing * PIECES + piece] > 1:
            raise Unreadable(say("root-token-twice", field=field, piece=match["name"]))
