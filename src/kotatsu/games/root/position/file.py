"""A whole position, read and written by the rows of `fields.py`; then what follows from what was named."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.root.book import CLEARINGS, ITEM_NAMES, ITEM_SUPPLY, ITEMS, RANDOM, WARRIORS
from kotatsu.games.root.data import make_book
from kotatsu.games.root.factions.vagabond.fields import complete_quests
from kotatsu.games.root.map_pieces import survey
from kotatsu.games.root.phases.turn import StartDaylight, StartEvening, StartTurn
from kotatsu.games.root.position.fields import FIELDS, SETTINGS
from kotatsu.games.root.position.limits import check_beginning, check_limits, check_sides
from kotatsu.games.root.position.names import Names
from kotatsu.games.root.queries import army_on_map
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State, replaced
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_mapping
from kotatsu.kernel.phrase import say


def write(state: State) -> JSON:
    """All of a state, by name."""
    found = FIELDS.write(Names(state), state)
    if state.book.vagabonds:
        return {**found, "quests": found.get("quests", []), "quest_deck": found.get("quest_deck", [])}
    return found


def schema() -> JSON:
    """JSON Schema of this game's fields of a position."""
    return {**SETTINGS, **FIELDS.schema()}


def read(data: Mapping[str, Any]) -> State:
    """The state a position describes."""
    read_known(data, [*SETTINGS, *FIELDS.names, "next"])
    options = read_mapping("options", data.get("options", {}))
    seats = read_mapping("seats", data.get("seats", {}))
    if seats and "factions" not in options and "players" not in options:
        options["factions"] = list(seats)
    state = State(make_book(options, data.get("data")))
    state.active = max(0, state.book.first)
    if RANDOM in state.book.suits:
        state.lay_suits(tuple(clearing % 3 for clearing in range(CLEARINGS)))
    names = Names(state)
    FIELDS.read(names, state, data)
    if state.phase > Phase.BIRDSONG:
        state.round, state.turn = data.get("round", 1), data.get("turn", 1)
    complete_quests(names, data)
    complete_items(state, data)
    complete_supply(state)
    check_sides(state)
    survey(state)
    check_limits(state)
    if "next" not in data:
        check_beginning(state)
    state.agenda = [first_item(state)]
    return state


def first_item(state: State) -> Item:
    """What comes if `next` says nothing: the phase begins."""
    if state.phase == Phase.DAYLIGHT:
        return StartDaylight(state.active)
    return StartEvening(state.active) if state.phase == Phase.EVENING else StartTurn(state.active)


def complete_items(state: State, data: Mapping[str, Any]) -> None:
    """Beside the map lies what nobody crafted; a torch is gone for every scorched clearing."""
    boxes = [sum(state.boxes[item::ITEMS]) for item in range(ITEMS)]
    if "items" not in data:
        state.items = tuple(max(0, most - crafted) for most, crafted in zip(ITEM_SUPPLY, boxes, strict=True))
    for item, name in enumerate(ITEM_NAMES):
        if state.items[item] + boxes[item] > ITEM_SUPPLY[item]:
            raise Unreadable(say("kernel-wrong-number", field=f"items.{name}", value=str(state.items[item] + boxes[item]), low=0,
                                 high=ITEM_SUPPLY[item]))
    torch = ITEM_NAMES.index("torch")
    state.gone_items = replaced(state.gone_items, torch, max(state.gone_items[torch], state.scorched.bit_count()))


def complete_supply(state: State) -> None:
    """R2.5.1: warriors that are nowhere else are in supply."""
    book, board = state.book, state.riverfolk
    for seat in range(book.seats):
        there = army_on_map(state, seat) + board.payments[seat] + board.funds[seat] + board.committed[seat]
        there += sum(board.spaces[suit * book.seats + seat] for suit in range(3))
        there += TRAITS[book.faction[seat]].warriors_aside(state)
        if there > WARRIORS[book.faction[seat]]:
            raise Unreadable(say("root-too-many-warriors", field=f"seats.{book.seat_names[seat]}", count=there,
                                 most=WARRIORS[book.faction[seat]]))
        state.supply[seat] = WARRIORS[book.faction[seat]] - there
