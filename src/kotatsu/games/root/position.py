"""A position of Root: names, not numbers, both ways. What is left out gets a sensible default; what is off the map is in supply."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root import boards
from kotatsu.games.root.book import (
    EFFECT_NAMES,
    ITEM_NAMES,
    ITEM_SUPPLY,
    ITEMS,
    NOWHERE,
    RANDOM,
    SUIT_NAMES,
    Fac,
)
from kotatsu.games.root.data import make_book
from kotatsu.games.root.ground import survey
from kotatsu.games.root.phases.turn import StartDaylight, StartEvening, StartTurn
from kotatsu.games.root.read_course import read_cards, read_course
from kotatsu.games.root.read_map import read_clearing_texts, read_map, read_supply
from kotatsu.games.root.reader import Reader, read_list, read_mapping, read_or_none
from kotatsu.games.root.schema import schema as schema
from kotatsu.games.root.state import PHASE_NAMES, Phase, State, replaced
from kotatsu.games.root.writing import write as write
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_known, read_number, wrong

FIELDS = ("options", "data", "round", "turn", "active", "phase", "suits", "clearings", "ruins", "ruin_seers", "hidden_items",
          "scorched", "items", "gone_items", "deck", "discard", "souls", "available", "removed", "quests", "quest_deck", "seats",
          "seen", "used", "crafted", "boats", "mercenaries", "bought", "fight", "after")
SEAT_FIELDS = ("hand", "points", "effects", "items", "dominance", "partner", "joined")
BOARD_FIELDS = (boards.MARQUISE, boards.EYRIE, boards.ALLIANCE, boards.VAGABOND, boards.VAGABOND, boards.CULT, boards.RIVERFOLK)


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
    begun = state.phase > Phase.BIRDSONG
    state.turn = read_number("turn", data.get("turn", int(begun)), 0, 100_000)
    state.round = read_number("round", data.get("round", int(begun)), 0, 100_000)
    read_map(reader, state, data)
    pawns = read_clearing_texts(state, read_mapping("clearings", data.get("clearings", {})))
    read_seats(reader, state, seats, pawns)
    read_cards(reader, state, data)
    read_course(reader, state, data)
    read_supply(state)
    survey(state)
    state.agenda = [first_item(state)]
    return state


def first_item(state: State) -> Item:
    """What comes if `next` says nothing: the phase begins."""
    if state.phase == Phase.DAYLIGHT:
        return StartDaylight(state.active)
    if state.phase == Phase.EVENING:
        return StartEvening(state.active)
    return StartTurn(state.active)


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
        state.effects = replaced(state.effects, seat, state.effects[seat] | 1 << effect)
        reader.place(f"{field}.effects", reader.book.effect_card[effect])


def read_box(state: State, seat: int, field: str, row: JSON) -> None:
    """R2.5.4: Crafted Items, `{"boots": 1}` or `["boots"]`."""
    given = row.get("items", {})
    words = [] if isinstance(given, Mapping) else read_list(f"{field}.items", given)
    counts = given if isinstance(given, Mapping) else {name: words.count(name) for name in words}
    read_known(counts, ITEM_NAMES, f"{field}.items.")
    for name, number in counts.items():
        item = ITEM_NAMES.index(name)
        state.boxes = replaced(state.boxes, seat * ITEMS + item, read_number(f"{field}.items.{name}", number, 0, ITEM_SUPPLY[item]))


def read_goal(reader: Reader, state: State, seat: int, field: str, row: JSON) -> None:
    """R3.3.1, R9.2.8: an activated dominance card, or the coalition it was laid down for."""
    book = state.book
    goal = read_or_none(f"{field}.dominance", row.get("dominance"), SUIT_NAMES[:4])
    state.dominance = replaced(state.dominance, seat, goal)
    if goal != NOWHERE:
        reader.place(f"{field}.dominance", book.dominance[goal])
    partner = reader.seat_or_none(f"{field}.partner", row.get("partner"))
    state.partner = replaced(state.partner, seat, partner)
    if partner == NOWHERE:
        if "joined" in row:
            raise wrong(f"{field}.joined", row["joined"])
        return
    if partner == seat or seat not in book.vagabonds or goal != NOWHERE:
        raise wrong(f"{field}.partner", row["partner"])
    free = [card for card in book.dominance if reader.is_free(card)]
    if "joined" not in row and not free:
        raise wrong(f"{field}.joined", "–")
    joined = row.get("joined", book.card_ids[free[-1]] if free else None)
    state.joined = replaced(state.joined, seat, reader.card(f"{field}.joined", joined))
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
