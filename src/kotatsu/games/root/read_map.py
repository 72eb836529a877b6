"""The map of a position: suits, ruins, pieces, and what is left in supply."""
import re
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root.book import (
    BUILDINGS,
    CLEARINGS,
    FACTION_NAMES,
    ITEM_NAMES,
    NOWHERE,
    PIECE_NAMES,
    PIECE_TOTAL,
    PIECES,
    RANDOM,
    RUIN_ITEMS,
    WARRIORS,
    Piece,
)
from kotatsu.games.root.data import LETTERS
from kotatsu.games.root.ground import survey
from kotatsu.games.root.queries import army_on_map, on_map, open_slots
from kotatsu.games.root.reader import Reader, read_clearing, read_clearings, read_list, read_mapping, read_or_none, read_words
from kotatsu.games.root.state import State
from kotatsu.games.root.writing import SUITS, UNSEEN
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_number, wrong
from kotatsu.kernel.phrase import say

PART = re.compile(r"(?P<name>[a-z]+)(?P<count>[0-9]*)")
ARMY = re.compile(r"(?P<letter>v2|[meavcr])(?P<count>[0-9]*)")


def read_map(reader: Reader, state: State, data: Mapping[str, Any]) -> None:
    """Suits, ruins and what lies under them, scorched clearings, the items beside the map."""
    book = state.book
    if RANDOM in book.suits:
        given = data.get("suits", [SUITS[clearing % 3] for clearing in range(CLEARINGS)])
        if not isinstance(given, list) or len(given) != CLEARINGS:
            raise wrong("suits", given)
        suits = [read_or_none("suits", suit, SUITS) for suit in given]
        for suit in range(3):
            read_number(f"suits.{SUITS[suit]}", suits.count(suit), 0 if NOWHERE in suits else 4, 4)
        state.lay_suits(tuple(RANDOM if suit == NOWHERE else suit for suit in suits))
    elif "suits" in data:
        raise wrong("suits", data["suits"])
    read_ruins(reader, state, data)
    state.scorched = read_clearings("scorched", data.get("scorched", []))
    gone = read_mapping("gone_items", data.get("gone_items", {}))
    read_known(gone, ITEM_NAMES, "gone_items.")
    least = {"torch": state.scorched.bit_count()}
    state.gone_items = tuple(max(least.get(name, 0), read_number(f"gone_items.{name}", gone.get(name, 0), 0, 20))
                             for name in ITEM_NAMES)


def read_ruins(reader: Reader, state: State, data: Mapping[str, Any]) -> None:
    """R9.3.4, R9.7.1: `{"6": ["?"], "10": ["boots"]}`, or only the clearings where ruins stand."""
    book, vagabonds = state.book, len(state.book.vagabonds)
    given = data.get("ruins", [clearing + 1 for clearing in range(CLEARINGS) if book.ruins >> clearing & 1])
    rows = read_mapping("ruins", given) if isinstance(given, Mapping) else {
        str(number): [UNSEEN] * vagabonds for number in read_list("ruins", given)}
    state.ruins = 0
    ruin_unseen, ruin_items, ruin_seers = list(state.ruin_unseen), list(state.ruin_items), list(state.ruin_seers)
    for name, items in rows.items():
        clearing = read_clearing("ruins", name)
        if not book.ruins >> clearing & 1 or state.ruins >> clearing & 1:
            raise wrong("ruins", name)
        state.ruins |= 1 << clearing
        listed = read_list(f"ruins.{name}", items)
        if len(listed) > vagabonds:
            raise wrong(f"ruins.{name}", items)
        ruin_unseen[clearing] = listed.count(UNSEEN)
        known = read_words(f"ruins.{name}", [item for item in listed if item != UNSEEN], ITEM_NAMES)
        ruin_items[clearing] = tuple(sorted(known))
    for name, seers in read_mapping("ruin_seers", data.get("ruin_seers", {})).items():
        clearing = read_clearing("ruin_seers", name)
        if not state.ruins >> clearing & 1:
            raise wrong("ruin_seers", name)
        ruin_seers[clearing] = reader.seats("ruin_seers", seers)
    state.ruin_unseen, state.ruin_items, state.ruin_seers = tuple(ruin_unseen), tuple(ruin_items), tuple(ruin_seers)
    unseen = sum(ruin_unseen)
    if "hidden_items" in data:
        state.hidden_items = tuple(sorted(read_words("hidden_items", data["hidden_items"], ITEM_NAMES)))
        if len(state.hidden_items) < unseen:
            raise Unreadable(say("kernel-wrong-length", field="hidden_items", value=str(len(state.hidden_items)), length=unseen))
    else:
        left = list(RUIN_ITEMS) * vagabonds
        for items in state.ruin_items:
            for item in items:
                if item not in left:
                    raise wrong("ruins", ITEM_NAMES[item])
                left.remove(item)
        state.hidden_items = tuple(sorted(left[:unseen]))


# --- pieces

def read_clearing_texts(state: State, texts: JSON) -> list[int]:
    """`{"12": "M3+sawmill, E1"}`; where each Vagabond's pawn is named, by seat."""
    pawns = [NOWHERE] * state.book.seats
    for name, text in texts.items():
        field = f"clearings.{name}"
        clearing = read_clearing("clearings", name)
        if not isinstance(text, str):
            raise wrong(field, text)
        for part in text.lower().split(","):
            if part.strip():
                read_side(state, field, clearing, part.strip(), pawns)
        if open_slots(state, clearing) < 0:
            built = sum(state.pieces[clearing * PIECES + piece] for piece in range(BUILDINGS))
            raise Unreadable(say("root-too-many-buildings", field=field, count=built, slots=state.book.slots[clearing],
                                 ruins=state.ruins >> clearing & 1))
    survey(state)                                # from here on pieces on the map are counted
    for piece in range(PIECES):
        total = on_map(state, piece)
        if total > PIECE_TOTAL[piece]:
            raise Unreadable(say("root-too-many-pieces", piece=PIECE_NAMES[piece], count=total, most=PIECE_TOTAL[piece]))
    return pawns


def read_side(state: State, field: str, clearing: int, part: str, pawns: list[int]) -> None:
    """One side's pieces: `m3+sawmill+wood2`, `a sympathy`, `v`; a lone building says whose it is."""
    book = state.book
    first, *words = re.split(r"[\s+]+", part)
    army = ARMY.fullmatch(first)
    full = re.fullmatch(r"([a-z]+2?)", first)
    seat = NOWHERE
    if army is not None:
        seat = playing(state, field, LETTERS.index(army["letter"]))
        number = int(army["count"] or 0)
        if seat in book.vagabonds:
            if number or pawns[seat] != NOWHERE:
                raise wrong(field, part)
            pawns[seat] = clearing
        else:
            read_number(f"{field}.{first}", number, 0, WARRIORS[book.faction[seat]])
            state.warriors[clearing * book.seats + seat] += number
    elif full is not None and full[1] in FACTION_NAMES:
        seat = playing(state, field, FACTION_NAMES.index(full[1]))
        if seat in book.vagabonds:
            pawns[seat] = clearing
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
        if piece >= BUILDINGS and piece != Piece.WOOD and state.pieces[clearing * PIECES + piece] > 1:
            raise Unreadable(say("root-token-twice", field=field, piece=match["name"]))
        if piece == Piece.ROOST and state.pieces[clearing * PIECES + piece] > 1:
            raise Unreadable(say("root-token-twice", field=field, piece=match["name"]))


def playing(state: State, field: str, faction: int) -> int:
    seat = state.book.seat_of[faction]
    if seat == NOWHERE:
        raise Unreadable(say("kernel-wrong-choice", field=field, value=FACTION_NAMES[faction],
                             choices=", ".join(state.book.seat_names)))
    return seat


def read_supply(state: State) -> None:
    """R2.5.1: warriors that are nowhere else are in supply."""
    book = state.book
    for seat in range(book.seats):
        board, total = state.riverfolk, WARRIORS[book.faction[seat]]
        there = army_on_map(state, seat) + board.payments[seat] + board.funds[seat] + board.committed[seat]
        there += sum(board.spaces[suit * book.seats + seat] for suit in range(3))
        if seat == book.alliance:
            there += state.alliance.officers
        if seat == book.cult:
            there += state.cult.acolytes
        if there > total:
            raise Unreadable(say("root-too-many-warriors", field=f"seats.{book.seat_names[seat]}", count=there, most=total))
        state.supply[seat] = total - there
