"""A position of Battlecrest: names, not numbers, both ways. The rows of `fields.py` say how each field is read and written."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.battlecrest.book import LESS_HEALTH, PLACES, SIDES
from kotatsu.games.battlecrest.data import make_book
from kotatsu.games.battlecrest.fields import SETTINGS, SIDE, SIDE_SCHEMA, STANDS, TABLE, Cell, Names
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.games.battlecrest.lexicon import side_names
from kotatsu.games.battlecrest.phases.setup import EVERY_SECOND, take_cells
from kotatsu.games.battlecrest.phases.turn import StartTurn
from kotatsu.games.battlecrest.queries import refresh_field
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_mapping, wrong
from kotatsu.kernel.phrase import say


def write(state: State) -> JSON:
    """All of a state, by name."""
    names = Names(state)
    sides = []
    for side in range(SIDES):
        row: JSON = {"hero": side_names(state)[side]}
        for field, which in STANDS.items():
            if state.cell[2 * side + which] != NONE or (field == "minion" and state.book.hero[side].minion):
                row[field] = Cell().write(names, state.cell[2 * side + which])
        row |= SIDE.write(names, state, side)
        if not state.book.hero[side].item:
            del row["item"]
        sides.append(row)
    return {"sides": sides, **TABLE.write(names, state)}


def schema() -> JSON:
    """JSON Schema of this game's fields of a position."""
    return {**SETTINGS, "sides": {"type": "array", "minItems": SIDES, "maxItems": SIDES, "items": SIDE_SCHEMA}, **TABLE.schema()}


def read(data: Mapping[str, Any]) -> State:
    """The state a position describes; whatever it leaves out is as after a set-up with landmarks 1 to 6 in order."""
    read_known(data, [*SETTINGS, "sides", *TABLE.names, "next"])
    rows = read_sides(data.get("sides", []))
    options = read_mapping("options", data.get("options", {}))
    if rows and "heroes" not in options:
        named = [str(row.get("hero", "any")) for row in rows]
        solo = options.get("players") == 1
        options = {"heroes": named[:1], "imperator": named[1], **options} if solo else {"heroes": named, **options}
    state = State(make_book(options, data.get("data")))
    names = Names(state)
    setting_up = is_setting_up(data)
    if not setting_up:
        lay_by_default(state)
    TABLE.read(names, state, data)
    if NONE in state.landmarks and not setting_up:
        raise wrong("landmarks", data.get("landmarks"), "BC2.3")
    refresh_field(state)
    if not setting_up:
        stand_by_default(state)
    for side, row in enumerate(rows):
        read_side(names, state, side, row, setting_up)
    complete_orders(state, data, setting_up)
    state.agenda = [StartTurn(state.active)]
    return state


def is_setting_up(data: Mapping[str, Any]) -> bool:
    """Whether the set-up is still going on."""
    following = data.get("next", [])
    return isinstance(following, list) and "WhoBegins" in following


def read_sides(given: Any) -> list[JSON]:
    if not isinstance(given, list) or len(given) not in (0, SIDES):
        raise wrong("sides", given)
    return [read_mapping(f"sides[{number}]", row) for number, row in enumerate(given)]


def lay_by_default(state: State) -> None:
    """BC2.3: landmarks 1 to 6 in order."""
    state.landmarks = tuple(range(PLACES))
    state.turned = 0 if state.book.is_solo() else EVERY_SECOND


def stand_by_default(state: State) -> None:
    """BC2.5, BC13.2, BC13.6: as after the set-up, the first seat beginning."""
    take_cells(state, 0)
    if state.book.is_solo():
        state.health[1] = max(1, state.book.hero[1].health - LESS_HEALTH[state.book.level])


def read_side(names: Names, state: State, side: int, row: JSON, setting_up: bool) -> None:
    inside, hero = f"sides[{side}].", side_names(state)[side]
    read_known(row, ["hero", *STANDS, *SIDE.names], inside)
    if str(row.get("hero", hero)).lower() != hero:
        raise Unreadable(say("kernel-wrong-choice", field=f"{inside}hero", value=str(row["hero"])[:40], choices=hero))
    for field, which in STANDS.items():
        if field in row:
            cell = Cell().read(names, inside + field, row[field])
            if which and cell != NONE and not state.book.hero[side].minion:
                raise wrong(inside + field, row[field], "BC2.8")
            state.cell[2 * side + which] = cell
    SIDE.read(names, state, row, inside, side)
    if sorted(state.rows[side]) != sorted(state.book.hero[side].cards) and not (
            setting_up and set(state.rows[side]) <= set(state.book.hero[side].cards)):
        raise wrong(f"{inside}row", row.get("row"), "BC1.2")
    if state.health[side] > state.book.hero[side].health:
        raise wrong(f"{inside}health", row.get("health"), "BC4.9")
    if state.items[side] and not state.book.hero[side].item:
        raise wrong(f"{inside}item", row.get("item"), "BC1.2")


def complete_orders(state: State, data: Mapping[str, Any], setting_up: bool) -> None:
    """BC13.4: what is named nowhere lies in the deck; the first face is in force unless another is named."""
    cards = list(range(len(state.book.printed.orders) // 2)) if state.book.is_solo() else []
    if setting_up and "order" not in data and "deck" not in data:
        return
    if state.order == NONE and cards and "order" not in data and "deck" not in data and not waits_for_order(data):
        state.order = next(2 * card for card in cards if card not in [face >> 1 for face in state.discard])
    named = [face >> 1 for face in (*state.discard, *([state.order] if state.order != NONE else []))]
    if "deck" not in data:
        state.bag = [card for card in cards if card not in named]
    if sorted([*named, *state.bag]) != cards:
        raise wrong("deck", data.get("deck", data.get("discard")), "BC9.3")
    if not state.bag:
        state.faces = state.sure = 0


def waits_for_order(data: Mapping[str, Any]) -> bool:
    """Whether the next order card is just being turned up."""
    following = data.get("next", [])
    return isinstance(following, list) and following[:1] == ["TurnUpOrder"]
