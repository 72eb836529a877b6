"""A position of Root: names, not numbers, both ways. What is left out gets a sensible default; what is off the map is in supply."""
import re
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root import boards
from kotatsu.games.root.book import (
    BUILDINGS,
    CLEARINGS,
    EFFECT_NAMES,
    FACTION_NAMES,
    ITEM_NAMES,
    ITEM_SUPPLY,
    ITEMS,
    NOWHERE,
    PIECE_NAMES,
    PIECE_TOTAL,
    PIECES,
    RANDOM,
    RUIN_ITEMS,
    SUIT_NAMES,
    WARRIORS,
    Fac,
    Piece,
)
from kotatsu.games.root.data import LETTERS, make_book, read_flag
from kotatsu.games.root.phases.removal import AFTER_NAMES, BASE, HOSPITAL, ITEMS_HIT, OUTRAGE
from kotatsu.games.root.phases.turn import StartDaylight, StartEvening, StartTurn
from kotatsu.games.root.queries import army_on_map, on_map, open_slots, refresh_all
from kotatsu.games.root.reader import (
    Reader,
    read_bits,
    read_clearing,
    read_clearings,
    read_list,
    read_mapping,
    read_or_none,
    read_word,
    read_words,
    wrong,
)
from kotatsu.games.root.state import PHASE_NAMES, SUPPORTERS, Fight, Phase, Seen, State
from kotatsu.games.root.writing import FIGHT_NUMBERS, FIGHT_SEATS, HIRED_NAMES, SUITS, UNSEEN, write
from kotatsu.kernel.action import act
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_known, read_number
from kotatsu.kernel.phrase import say

FIELDS = ("options", "data", "round", "turn", "active", "phase", "suits", "clearings", "ruins", "ruin_seers", "hidden_items",
          "scorched", "items", "gone_items", "deck", "discard", "souls", "available", "removed", "quests", "quest_deck", "seats",
          "seen", "used", "crafted", "boats", "mercenaries", "bought", "fight", "after")
SEAT_FIELDS = ("hand", "points", "effects", "items", "dominance", "partner", "joined")
BOARD_FIELDS = (boards.MARQUISE, boards.EYRIE, boards.ALLIANCE, boards.VAGABOND, boards.VAGABOND, boards.CULT, boards.RIVERFOLK)
PART = re.compile(r"(?P<name>[a-z]+)(?P<count>[0-9]*)")
ARMY = re.compile(r"(?P<letter>v2|[meavcr])(?P<count>[0-9]*)")

__all__ = ["read", "write"]


def read(data: Mapping[str, Any]) -> State:
    """The state a position describes."""
    read_known(data, FIELDS)
    seats = read_mapping("seats", data.get("seats", {}))
    options = read_mapping("options", data.get("options", {}))
    if seats and "factions" not in options and "players" not in options:
        options["factions"] = list(seats)
    reader = Reader(make_book(options, data.get("data")))
    state = State(reader.book)
    state.active = reader.seat("active", data.get("active", 1 if state.book.first == RANDOM else state.book.first + 1))
    state.phase = PHASE_NAMES.index(read_choice("phase", data.get("phase", "birdsong"), PHASE_NAMES))
    begun = state.phase > Phase.BIRDSONG or "next" in data
    state.turn = read_number("turn", data.get("turn", int(begun)), 0, 100_000)
    state.round = read_number("round", data.get("round", int(begun)), 0, 100_000)
    read_map(reader, state, data)
    pawns = read_clearing_texts(reader, state, read_mapping("clearings", data.get("clearings", {})))
    read_seats(reader, state, seats, pawns)
    read_cards(reader, state, data)
    read_course(reader, state, data)
    read_supply(state)
    refresh_all(state)
    state.agenda = [first_item(state)]
    return state


def first_item(state: State) -> Item:
    """What comes if `next` says nothing: the phase begins."""
    if state.phase == Phase.DAYLIGHT:
        return StartDaylight(state.active)
    if state.phase == Phase.EVENING:
        return StartEvening(state.active)
    return StartTurn(state.active)


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
        state.suits = tuple(RANDOM if suit == NOWHERE else suit for suit in suits)
    elif "suits" in data:
        raise wrong("suits", data["suits"])
    read_ruins(reader, state, data)
    state.scorched = read_clearings("scorched", data.get("scorched", []))
    gone = read_mapping("gone_items", data.get("gone_items", {}))
    read_known(gone, ITEM_NAMES, "gone_items.")
    state.gone_items = [read_number(f"gone_items.{name}", gone.get(name, 0), 0, 20) for name in ITEM_NAMES]
    scorched = state.scorched.bit_count()
    state.gone_items[ITEM_NAMES.index("torch")] = max(scorched, state.gone_items[ITEM_NAMES.index("torch")])


def read_ruins(reader: Reader, state: State, data: Mapping[str, Any]) -> None:
    """R9.3.4, R9.7.1: `{"6": ["?"], "10": ["boots"]}`, or only the clearings where ruins stand."""
    book, vagabonds = state.book, len(state.book.vagabonds)
    given = data.get("ruins", [clearing + 1 for clearing in range(CLEARINGS) if book.ruins >> clearing & 1])
    rows = read_mapping("ruins", given) if isinstance(given, Mapping) else {
        str(number): [UNSEEN] * vagabonds for number in read_list("ruins", given)}
    state.ruins = 0
    for name, items in rows.items():
        clearing = read_clearing("ruins", name)
        if not book.ruins >> clearing & 1 or state.ruins >> clearing & 1:
            raise wrong("ruins", name)
        state.ruins |= 1 << clearing
        listed = read_list(f"ruins.{name}", items)
        if len(listed) > vagabonds:
            raise wrong(f"ruins.{name}", items)
        state.ruin_unseen[clearing] = listed.count(UNSEEN)
        known = read_words(f"ruins.{name}", [item for item in listed if item != UNSEEN], ITEM_NAMES)
        state.ruin_items[clearing] = tuple(sorted(known))
    for name, seers in read_mapping("ruin_seers", data.get("ruin_seers", {})).items():
        clearing = read_clearing("ruin_seers", name)
        if not state.ruins >> clearing & 1:
            raise wrong("ruin_seers", name)
        state.ruin_seers[clearing] = reader.seats("ruin_seers", seers)
    unseen = sum(state.ruin_unseen)
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

def read_clearing_texts(reader: Reader, state: State, texts: JSON) -> list[int]:
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


# --- seats

def read_seats(reader: Reader, state: State, seats: JSON, pawns: list[int]) -> None:
    book = state.book
    given: list[JSON] = [{} for _ in range(book.seats)]
    for name, row in seats.items():
        given[reader.seat("seats", name)] = read_mapping(f"seats.{name}", row)
    for seat, row in enumerate(given):
        field = f"seats.{book.seat_names[seat]}"
        read_known(row, (*SEAT_FIELDS, *BOARD_FIELDS[book.faction[seat]]), field + ".")
        state.hands[seat] = sorted(reader.cards(f"{field}.hand", row.get("hand", [])))
        state.points[seat] = read_number(f"{field}.points", row.get("points", 0), 0, 200)
        read_effects(reader, state, seat, field, row)
        if seat not in book.vagabonds:
            read_box(state, seat, field, row)
        read_goal(reader, state, seat, field, row)
        read_board(reader, state, seat, field, row, pawns[seat])
    for place, seat in enumerate(book.vagabonds):
        boards.read_completed(reader, state.vagabonds[place], f"seats.{book.seat_names[seat]}", given[seat])


def read_effects(reader: Reader, state: State, seat: int, field: str, row: JSON) -> None:
    """Lasting effects by name or by the card's id; the cards lie in the play area."""
    known = {name: number for number, name in enumerate(EFFECT_NAMES)}
    known |= {reader.book.card_ids[card]: number for number, card in enumerate(reader.book.effect_card)}
    for name in read_list(f"{field}.effects", row.get("effects", [])):
        effect = known[read_choice(f"{field}.effects", name, list(known))]
        if state.effects[seat] >> effect & 1:
            raise wrong(f"{field}.effects", name)
        state.effects[seat] |= 1 << effect
        reader.place(f"{field}.effects", reader.book.effect_card[effect])


def read_box(state: State, seat: int, field: str, row: JSON) -> None:
    """R2.5.4: Crafted Items, `{"boots": 1}` or `["boots"]`."""
    given = row.get("items", {})
    words = [] if isinstance(given, Mapping) else read_list(f"{field}.items", given)
    counts = given if isinstance(given, Mapping) else {name: words.count(name) for name in words}
    read_known(counts, ITEM_NAMES, f"{field}.items.")
    for name, number in counts.items():
        item = ITEM_NAMES.index(name)
        state.boxes[seat * ITEMS + item] = read_number(f"{field}.items.{name}", number, 0, ITEM_SUPPLY[item])


def read_goal(reader: Reader, state: State, seat: int, field: str, row: JSON) -> None:
    """R3.3.1, R9.2.8: an activated dominance card, or the coalition it was laid down for."""
    book = state.book
    state.dominance[seat] = read_or_none(f"{field}.dominance", row.get("dominance"), SUIT_NAMES[:4])
    if state.dominance[seat] != NOWHERE:
        reader.place(f"{field}.dominance", book.dominance[state.dominance[seat]])
    state.partner[seat] = reader.seat_or_none(f"{field}.partner", row.get("partner"))
    if state.partner[seat] == NOWHERE:
        if "joined" in row:
            raise wrong(f"{field}.joined", row["joined"])
        return
    if state.partner[seat] == seat or seat not in book.vagabonds or state.dominance[seat] != NOWHERE:
        raise wrong(f"{field}.partner", row["partner"])
    free = [card for card in book.dominance if reader.is_free(card)]
    if "joined" not in row and not free:
        raise wrong(f"{field}.joined", "–")
    joined = row.get("joined", book.card_ids[free[-1]] if free else None)
    state.joined[seat] = reader.card(f"{field}.joined", joined)
    if state.joined[seat] not in book.dominance:
        raise wrong(f"{field}.joined", joined)


def read_board(reader: Reader, state: State, seat: int, field: str, row: JSON, pawn: int) -> None:
    match state.book.faction[seat]:
        case Fac.MARQUISE:
            boards.read_marquise(reader, state, field, row)
        case Fac.EYRIE:
            boards.read_eyrie(reader, state, field, row)
        case Fac.ALLIANCE:
            boards.read_alliance(reader, state, field, row)
        case Fac.CULT:
            boards.read_cult(reader, state, field, row)
        case Fac.RIVERFOLK:
            boards.read_riverfolk(reader, state, field, row)
        case _:
            boards.read_vagabond(reader, state, field, row, pawn)


# --- cards

def read_cards(reader: Reader, state: State, data: Mapping[str, Any]) -> None:
    """Piles as named; the deck is all the rest, or `{"order": […], "set": […]}`: then the rest is out of the game."""
    book = state.book
    state.discard = reader.cards("discard", data.get("discard", []))
    state.souls = reader.cards("souls", data.get("souls", []))
    state.available = sorted(reader.cards("available", data.get("available", [])))
    state.removed = sorted(reader.cards("removed", data.get("removed", [])))
    for card in state.available:
        if card not in book.dominance:
            raise wrong("available", book.card_ids[card])
    if state.souls and book.cult == NOWHERE:
        raise wrong("souls", len(state.souls))
    given = data.get("deck", [])
    deck = read_mapping("deck", given) if isinstance(given, Mapping) else {"order": given}
    read_known(deck, ("order", "set"), "deck.")
    state.order = tuple(reader.cards("deck.order", deck.get("order", [])))
    if "set" in deck:
        state.deck = sorted(reader.cards("deck.set", deck["set"]))
        state.removed = sorted([*state.removed, *reader.rest()])
    else:
        rest = reader.rest()
        if book.seats == 2:                      # R5.1.3-2
            state.removed = sorted([*state.removed, *(card for card in rest if card in book.dominance)])
            rest = [card for card in rest if card not in book.dominance]
        state.deck = rest
    state.seen = [read_seen(reader, state, f"seen[{n}]", row) for n, row in enumerate(read_list("seen", data.get("seen", [])))]
    if book.vagabonds:
        state.quests = sorted(reader.quest_list("quests", data.get("quests", [])))
        left = [quest for quest in range(len(book.quest_ids)) if quest not in reader.quests]
        if "quests" not in data and "quest_deck" not in data:
            state.quests, left = left[:3], left[3:]
        state.quest_deck = sorted(reader.quest_list("quest_deck", data["quest_deck"])) if "quest_deck" in data else left
    elif "quests" in data or "quest_deck" in data:
        raise wrong("quests", data.get("quests", data.get("quest_deck")))


def read_seen(reader: Reader, state: State, field: str, given: Any) -> Seen:
    """R-P18: cards that lie, or lay, in a hand or among the supporters and were shown."""
    row = read_mapping(field, given)
    read_known(row, ("viewer", "place", "cards", "lost"), field + ".")
    place = SUPPORTERS if row.get("place") == "supporters" else reader.seat(f"{field}.place", row.get("place"))
    cards = tuple(sorted(reader.card_number(f"{field}.cards", name) for name in read_list(f"{field}.cards", row.get("cards", []))))
    lost = read_number(f"{field}.lost", row.get("lost", 0), 0, max(0, len(cards) - 1))
    there = state.alliance.supporters if place == SUPPORTERS else state.hands[place]
    missing = sum(max(0, cards.count(card) - there.count(card)) for card in set(cards))
    if not cards or missing > lost:
        raise wrong(f"{field}.cards", row.get("cards", []))
    return Seen(reader.seat(f"{field}.viewer", row.get("viewer")), place, cards, lost)


# --- the course of a turn

def read_course(reader: Reader, state: State, data: Mapping[str, Any]) -> None:
    """What was used, bought and crafted with this turn, and the battle that is being fought; then the items beside the map."""
    state.used = read_bits("used", data.get("used", []), EFFECT_NAMES)
    crafted = read_mapping("crafted", data.get("crafted", {}))
    read_known(crafted, SUITS, "crafted.")
    state.crafted = [read_number(f"crafted.{suit}", crafted.get(suit, 0), 0, 10) for suit in SUITS]
    state.boats = int(read_flag("boats", data.get("boats", False)))
    state.hired = HIRED_NAMES.index(read_choice("mercenaries", data.get("mercenaries", "none"), HIRED_NAMES))
    if state.hired and state.book.riverfolk in (NOWHERE, state.active):
        raise wrong("mercenaries", data["mercenaries"])
    state.bought = read_number("bought", data.get("bought", 0), 0, 20)
    if data.get("fight") is not None:
        state.fight = read_fight(reader, read_mapping("fight", data["fight"]))
    state.after = [read_after(reader, str(text)) for text in read_list("after", data.get("after", []))]
    boxes = [sum(state.boxes[seat * ITEMS + item] for seat in range(state.book.seats)) for item in range(ITEMS)]
    if "items" in data:
        given = read_mapping("items", data["items"])
        read_known(given, ITEM_NAMES, "items.")
        state.items = [read_number(f"items.{name}", given.get(name, 0), 0, most)
                       for name, most in zip(ITEM_NAMES, ITEM_SUPPLY, strict=True)]
    else:
        state.items = [max(0, ITEM_SUPPLY[item] - boxes[item]) for item in range(ITEMS)]
    for item, name in enumerate(ITEM_NAMES):
        if state.items[item] + boxes[item] > ITEM_SUPPLY[item]:
            raise Unreadable(say("kernel-wrong-number", field=f"items.{name}", value=str(state.items[item] + boxes[item]), low=0,
                                 high=ITEM_SUPPLY[item]))


def read_fight(reader: Reader, given: JSON) -> Fight:
    read_known(given, ("clearing", *FIGHT_SEATS, "ambush", "foil", "dice", *FIGHT_NUMBERS), "fight.")
    seats = {name: reader.seat_or_none(f"fight.{name}", given.get(name)) for name in FIGHT_SEATS}
    if NOWHERE in (seats["attacker"], seats["defender"]) or seats["attacker"] == seats["defender"]:
        raise wrong("fight.defender", given.get("defender"))
    fight = Fight(read_clearing("fight.clearing", given.get("clearing")), seats["attacker"], seats["defender"], seats["ally"],
                  seats["instigator"])
    fight.arbiter = seats["arbiter"]
    for name in ("ambush", "foil"):
        if given.get(name) is not None:
            setattr(fight, name, reader.card_number(f"fight.{name}", given[name]))
    dice = read_list("fight.dice", given.get("dice", []))
    if dice:
        if len(dice) != 2:
            raise wrong("fight.dice", dice)
        rolled = [read_number("fight.dice", die, 0, 3) for die in dice]
        fight.high, fight.low = max(rolled), min(rolled)
    for name in FIGHT_NUMBERS:
        setattr(fight, name, read_number(f"fight.{name}", given.get(name, 0), 0, 30))
    return fight


def read_after(reader: Reader, text: str) -> int:
    """What `after_text` wrote."""
    name, *numbers = text.split() or [""]
    kind = AFTER_NAMES.index(read_choice("after", name, AFTER_NAMES))
    if len(numbers) != {HOSPITAL: 2, ITEMS_HIT: 1, BASE: 1, OUTRAGE: 2}.get(kind, 0):
        raise wrong("after", text)
    if kind == HOSPITAL and numbers[1].isdigit():
        return act(kind, read_clearing("after", numbers[0]), read_number("after", int(numbers[1]), 1, 25))
    if kind == ITEMS_HIT:
        return act(kind, reader.seat("after", numbers[0]))
    if kind == BASE:
        return act(kind, read_word("after", numbers[0], SUITS))
    if kind == OUTRAGE:
        return act(kind, reader.seat("after", numbers[0]), read_word("after", numbers[1], SUITS))
    if numbers:
        raise wrong("after", text)
    return act(kind)
