"""The boards of the sides in a position, one pair of functions per side: written by name, read back."""
from collections.abc import Sequence
from typing import Any

from kotatsu.games.root.book import (
    CHARACTER_NAMES,
    CLEARINGS,
    ITEM_NAMES,
    ITEMS,
    LEADER_NAMES,
    NOWHERE,
    PIECES,
    SUIT_NAMES,
    VIZIER,
    It,
    Piece,
    Who,
)
from kotatsu.games.root.factions.eyrie.board import COLUMN_NAMES, COLUMNS, VIZIERS
from kotatsu.games.root.factions.riverfolk.board import SERVICE_NAMES
from kotatsu.games.root.factions.vagabond.board import (
    DAMAGED_DOWN,
    DAMAGED_UP,
    ON_TRACK,
    PLACES,
    SATCHEL_DOWN,
    SATCHEL_UP,
    TRACK,
    Vagabond,
)
from kotatsu.games.root.factions.vagabond.setup import STARTING_ITEMS
from kotatsu.games.root.phases.cards import with_one
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.reader import Reader, read_bits, read_list, read_mapping, read_or_none, read_word
from kotatsu.games.root.state import State, replaced
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_flag, read_known, read_number, wrong
from kotatsu.kernel.phrase import say

RELATION_NAMES = ("indifferent", "friendly", "close", "allied", "hostile")
SUITS = SUIT_NAMES[:3]


def of_bits(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for number, name in enumerate(names) if bits >> number & 1]


def word(number: int, names: tuple[str, ...]) -> str | None:
    return None if number == NOWHERE else names[number]


def without_defaults(given: JSON) -> JSON:
    """What says nothing is left out."""
    return {name: value for name, value in given.items() if value not in (0, False, [], {})}


# --- Marquise

MARQUISE = ("actions", "acting", "recruited", "keep_gone")


def write_marquise(state: State) -> JSON:
    board = state.marquise
    found = {"actions": board.actions, "acting": bool(board.acting), "recruited": bool(board.recruited)}
    return {**without_defaults(found), "keep_gone": bool(board.keep_gone)}


def read_marquise(reader: Reader, state: State, field: str, given: JSON) -> None:
    """Without a Keep on the map it is out of the game, unless the position says otherwise (before it is placed)."""
    board = state.marquise
    board.actions = read_number(f"{field}.actions", given.get("actions", 0), 0, 20)
    board.acting = int(read_flag(f"{field}.acting", given.get("acting", False)))
    board.recruited = int(read_flag(f"{field}.recruited", given.get("recruited", False)))
    there = on_map(state, Piece.KEEP)
    board.keep_gone = int(read_flag(f"{field}.keep_gone", given.get("keep_gone", there == 0)))
    if board.keep_gone and there:
        raise wrong(f"{field}.keep_gone", True)


# --- Eyrie

EYRIE = ("leader", "fallen", "decree", "todo", "added", "bird_added")


def write_eyrie(state: State) -> JSON:
    board = state.eyrie
    return {"leader": word(board.leader, LEADER_NAMES), "decree": write_columns(state, board.decree), **without_defaults({
        "fallen": of_bits(board.fallen, LEADER_NAMES), "todo": write_columns(state, board.todo), "added": board.added,
        "bird_added": bool(board.bird_added)})}


def write_columns(state: State, columns: list[tuple[int, ...]]) -> JSON:
    ids = [*state.book.card_ids, "vizier"]
    return {COLUMN_NAMES[column]: [ids[card] for card in cards] for column, cards in enumerate(columns) if cards}


def read_eyrie(reader: Reader, state: State, field: str, given: JSON) -> None:
    """R7.3.4: the leader's viziers lie in the Decree whether they are named or not; the Despot leads if nobody is named."""
    board = state.eyrie
    board.leader = read_or_none(f"{field}.leader", given.get("leader", "despot"), LEADER_NAMES)
    board.fallen = read_bits(f"{field}.fallen", given.get("fallen", []), LEADER_NAMES)
    if board.leader != NOWHERE and board.fallen >> board.leader & 1:
        raise wrong(f"{field}.fallen", LEADER_NAMES[board.leader])
    board.decree = read_columns(reader, f"{field}.decree", given.get("decree", {}), True)
    if board.leader != NOWHERE:
        for column in range(COLUMNS):
            cards = [card for card in board.decree[column] if card != VIZIER]
            board.decree[column] = tuple([*cards, VIZIER] if column in VIZIERS[board.leader] else cards)
    board.todo = read_columns(reader, f"{field}.todo", given.get("todo", {}), False)
    for column in range(COLUMNS):
        for card in board.todo[column]:
            if board.todo[column].count(card) > board.decree[column].count(card):
                raise wrong(f"{field}.todo.{COLUMN_NAMES[column]}", [*state.book.card_ids, "vizier"][card])
    board.added = read_number(f"{field}.added", given.get("added", 0), 0, 2)
    board.bird_added = int(read_flag(f"{field}.bird_added", given.get("bird_added", False)))


def read_columns(reader: Reader, field: str, given: Any, placing: bool) -> list[tuple[int, ...]]:
    """Cards by column, sorted; `placing` if they lie here and nowhere else."""
    columns = read_mapping(field, given)
    read_known(columns, COLUMN_NAMES, field + ".")
    found: list[tuple[int, ...]] = []
    for name in COLUMN_NAMES:
        cards = []
        for card in read_list(f"{field}.{name}", columns.get(name, [])):
            if str(card).lower() == "vizier":
                cards.append(VIZIER)
            elif placing:
                cards.append(reader.card(f"{field}.{name}", card))
            else:
                cards.append(reader.card_number(f"{field}.{name}", card))
        found.append(tuple(sorted(cards)))
    return found


# --- Alliance

ALLIANCE = ("supporters", "officers", "operations", "spreading")


def write_alliance(state: State) -> JSON:
    board = state.alliance
    return without_defaults({"supporters": [state.book.card_ids[card] for card in board.supporters], "officers": board.officers,
                             "operations": board.operations, "spreading": bool(board.spreading)})


def read_alliance(reader: Reader, state: State, field: str, given: JSON) -> None:
    board = state.alliance
    board.supporters = sorted(reader.cards(f"{field}.supporters", given.get("supporters", [])))
    board.officers = read_number(f"{field}.officers", given.get("officers", 0), 0, 10)
    board.operations = read_number(f"{field}.operations", given.get("operations", 0), 0, 10)
    board.spreading = int(read_flag(f"{field}.spreading", given.get("spreading", False)))


# --- Cult

CULT = ("outcast", "hated", "acolytes", "revealed", "scored")


def write_cult(state: State) -> JSON:
    board = state.cult
    return {"outcast": word(board.outcast, SUITS), **without_defaults({
        "hated": bool(board.hated), "acolytes": board.acolytes, "revealed": [state.book.card_ids[card] for card in board.revealed],
        "scored": of_bits(board.scored, SUITS)})}


def read_cult(reader: Reader, state: State, field: str, given: JSON) -> None:
    board = state.cult
    board.outcast = read_or_none(f"{field}.outcast", given.get("outcast", "fox"), SUITS)
    board.hated = int(read_flag(f"{field}.hated", given.get("hated", False)))
    board.acolytes = read_number(f"{field}.acolytes", given.get("acolytes", 0), 0, 25)
    board.revealed = sorted(reader.cards(f"{field}.revealed", given.get("revealed", [])))
    board.scored = read_bits(f"{field}.scored", given.get("scored", []), SUITS)


# --- Riverfolk

RIVERFOLK = ("prices", "payments", "funds", "committed", "spaces", "placed")


def write_riverfolk(state: State) -> JSON:
    board, book = state.riverfolk, state.book
    spaces = {name: by_seat(state, board.spaces[suit * book.seats:(suit + 1) * book.seats]) for suit, name in enumerate(SUITS)}
    return {"prices": dict(zip(SERVICE_NAMES, board.prices, strict=True)), **without_defaults({
        "payments": by_seat(state, board.payments), "funds": by_seat(state, board.funds),
        "committed": by_seat(state, board.committed), "spaces": {suit: owners for suit, owners in spaces.items() if owners}}),
        "placed": dict(zip(SUITS, board.placed, strict=True))}


def by_seat(state: State, numbers: Sequence[int]) -> JSON:
    return {state.book.seat_names[seat]: number for seat, number in enumerate(numbers) if number}


def read_riverfolk(reader: Reader, state: State, field: str, given: JSON) -> None:
    board, seats = state.riverfolk, state.book.seats
    prices = read_mapping(f"{field}.prices", given.get("prices", {}))
    read_known(prices, SERVICE_NAMES, f"{field}.prices.")
    board.prices = [read_number(f"{field}.prices.{name}", prices.get(name, 1), 0, 4) for name in SERVICE_NAMES]
    board.payments = reader.by_seat(f"{field}.payments", given.get("payments", {}), 0, 25)
    board.funds = reader.by_seat(f"{field}.funds", given.get("funds", {}), 0, 25)
    board.committed = reader.by_seat(f"{field}.committed", given.get("committed", {}), 0, 25)
    spaces = read_mapping(f"{field}.spaces", given.get("spaces", {}))
    placed = read_mapping(f"{field}.placed", given.get("placed", {}))
    read_known(spaces, SUITS, f"{field}.spaces.")
    read_known(placed, SUITS, f"{field}.placed.")
    for suit, name in enumerate(SUITS):
        posts = sum(state.pieces[clearing * PIECES + Piece.POST] for clearing in range(CLEARINGS) if state.suits[clearing] == suit)
        if posts > 3:
            raise Unreadable(say("root-too-many-posts", suit=name, count=posts))
        board.placed[suit] = read_number(f"{field}.placed.{name}", placed.get(name, posts), posts, 3)
        owners = reader.by_seat(f"{field}.spaces.{name}", spaces.get(name, {}), 0, 3)
        if sum(owners) > board.placed[suit]:
            raise wrong(f"{field}.spaces.{name}", sum(owners))
        board.spaces[suit * seats:(suit + 1) * seats] = owners


# --- Vagabond

VAGABOND = ("character", "place", "relations", "aids", "quests", "done", "ruin_kinds", "moved_aside", "moved_back")


def write_vagabond(state: State, seat: int) -> JSON:
    board, book = state.vagabonds[state.book.vagabonds.index(seat)], state.book
    return {"character": word(board.character, CHARACTER_NAMES), "place": spot_text(state, board.place),
            "items": [item_text(item, place) for item in range(ITEMS) for place in range(PLACES)
                      for _ in range(board.items[item * PLACES + place])],
            **without_defaults({
                "relations": {book.seat_names[seat]: RELATION_NAMES[space] for seat, space in enumerate(board.relations) if space},
                "aids": by_seat(state, board.aids), "done": [book.quest_ids[quest] for quest in board.done],
                "ruin_kinds": of_bits(board.ruin_kinds, ITEM_NAMES), "moved_aside": of_bits(board.moved_aside, ITEM_NAMES),
                "moved_back": of_bits(board.moved_back, ITEM_NAMES)})}


def spot_text(state: State, place: int) -> str | None:
    """A clearing or a forest."""
    if place == NOWHERE:
        return None
    return str(place + 1) if place < CLEARINGS else state.book.forest_names[place - CLEARINGS]


def item_text(item: int, place: int) -> str:
    """`tea`, `sword down`, `bag satchel`, `boots damaged down`."""
    named = ITEM_NAMES[item]
    if place == SATCHEL_UP:
        return f"{named} satchel" if item >= It.TEA else named
    return named + ("", "", " down", " damaged", " damaged down")[place]


def read_vagabond(reader: Reader, state: State, field: str, given: JSON, pawn: int) -> None:
    """`pawn`: the clearing that names him. Without a character he is the Thief, beside a Thief the Tinker (R9.3.1: each once),
    without items he has those he starts with.
    """
    book, seat = state.book, reader.seat(field, field.split(".")[-1])
    board = state.vagabonds[book.vagabonds.index(seat)]
    default = "tinker" if Who.THIEF in [other.character for other in state.vagabonds] else "thief"
    board.character = read_or_none(f"{field}.character", given.get("character", default), CHARACTER_NAMES)
    board.place = read_spot(state, f"{field}.place", given["place"]) if "place" in given else pawn if pawn != NOWHERE else CLEARINGS
    if pawn not in (NOWHERE, board.place):
        raise wrong(f"{field}.place", given["place"])
    items = given.get("items")
    if items is None:
        items = [ITEM_NAMES[item] for item in STARTING_ITEMS[board.character]] if board.character != NOWHERE else []
    if not isinstance(items, list):
        raise wrong(f"{field}.items", items)
    for text in items:
        item, place = read_item(f"{field}.items", text)
        board.items[item * PLACES + place] += 1
    for item in range(It.TEA, ITEMS):
        read_number(f"{field}.items.{ITEM_NAMES[item]}", board.items[item * PLACES + TRACK], 0, ON_TRACK)
    for name, space in read_mapping(f"{field}.relations", given.get("relations", {})).items():
        other = reader.seat(f"{field}.relations", name)
        if other in book.vagabonds:
            raise wrong(f"{field}.relations", name)
        board.relations = replaced(board.relations, other, read_word(f"{field}.relations.{name}", space, RELATION_NAMES))
    board.aids = tuple(reader.by_seat(f"{field}.aids", given.get("aids", {}), 0, 2))
    board.done = tuple(sorted(reader.quest_list(f"{field}.done", given.get("done", []))))
    board.ruin_kinds = read_bits(f"{field}.ruin_kinds", given.get("ruin_kinds", []), ITEM_NAMES)
    board.moved_aside = read_bits(f"{field}.moved_aside", given.get("moved_aside", []), ITEM_NAMES)
    board.moved_back = read_bits(f"{field}.moved_back", given.get("moved_back", []), ITEM_NAMES)


def read_completed(reader: Reader, board: Vagabond, field: str, given: JSON) -> None:
    """R9.5.5: completed quests by suit; where only their number is given, any quests of the suit that lie nowhere else."""
    book = reader.book
    counts = read_mapping(f"{field}.quests", given.get("quests", {}))
    read_known(counts, SUITS, f"{field}.quests.")
    for suit, name in enumerate(SUITS):
        named = sum(book.quest_suit[quest] == suit for quest in board.done)
        free = [quest for quest in range(len(book.quest_ids)) if quest not in reader.quests and book.quest_suit[quest] == suit]
        wanted = read_number(f"{field}.quests.{name}", counts.get(name, named), named, named + len(free))
        for quest in free[len(free) - (wanted - named):]:
            reader.quests[quest] = f"{field}.quests"
            board.done = with_one(board.done, quest)
        board.quests = replaced(board.quests, suit, wanted)


def read_spot(state: State, field: str, given: Any) -> int:
    """A clearing by its number, a forest by its name."""
    if given is None:
        return NOWHERE
    known = [str(number + 1) for number in range(CLEARINGS)] + state.book.forest_names
    return read_word(field, given, known)


def read_item(field: str, given: Any) -> tuple[int, int]:
    """An item and where it lies: tea, coins and bags on their tracks unless something else is said, the others in the Satchel."""
    name, *words = str(given).lower().split() or [""]
    item = read_word(field, name, ITEM_NAMES)
    down, damaged = "down" in words, "damaged" in words
    if set(words) - {"down", "up", "damaged", "track", "satchel"} or (damaged and {"track", "satchel"} & set(words)):
        raise wrong(field, given)
    if damaged:
        return item, DAMAGED_DOWN if down else DAMAGED_UP
    if (item < It.TEA and "track" in words) or (down and "track" in words):
        raise wrong(field, given)
    if down:
        return item, SATCHEL_DOWN
    return item, SATCHEL_UP if item < It.TEA or "satchel" in words else TRACK
