"""A position of Senjutsu: names, not numbers, both ways. The rows of `fields.py` say how each field is read and written."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.data import make_book
from kotatsu.games.senjutsu.deeds.staying import refresh_forbidden
from kotatsu.games.senjutsu.fields import FIGURE, TABLE, Names
from kotatsu.games.senjutsu.phases.turn import StartTurn
from kotatsu.games.senjutsu.state import CARD, UNSEEN, State, put, replaced
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_known, read_mapping, wrong
from kotatsu.kernel.phrase import say


def write(state: State) -> JSON:
    """All of a state, by name."""
    names = Names(state)
    figures = [{"name": names.seat_names[figure], **FIGURE.write(names, state, figure)} for figure in range(state.book.figures)]
    for figure, row in enumerate(figures):
        for name, nothing in (("place", NONE), ("below", NONE)):
            if row.get(name) == nothing:
                del row[name]
        row["asks"] = bool(state.asks[figure])
    found = TABLE.write(names, state)
    if found.get("value") == NONE:
        del found["value"]
    return {"figures": figures, **found}


def schema() -> JSON:
    """JSON Schema of this game's fields of a position."""
    figure = {"type": "object", "additionalProperties": False, "properties": {"name": {"type": "string"}, **FIGURE.schema()}}
    return {"options": {"type": "object"}, "data": {"type": "object"}, "figures": {"type": "array", "items": figure},
            **TABLE.schema()}


def read(data: Mapping[str, Any]) -> State:
    """The state a position describes; what it does not name of a deck lies in the deck."""
    read_known(data, ["options", "data", "figures", *TABLE.names, "next"])
    listed = data.get("figures", [])
    if not isinstance(listed, list):
        raise wrong("figures", listed)
    rows = [read_mapping(f"figures[{number}]", row) for number, row in enumerate(listed)]
    options = read_mapping("options", data.get("options", {}))
    if rows and "characters" not in options:
        options = {"characters": [str(row.get("name", "")).split("-")[0] for row in rows], **options}
    state = State(make_book(options, data.get("data")))
    if rows and len(rows) != state.book.figures:
        raise Unreadable(say("kernel-wrong-length", field="figures", value=str(len(rows)), length=state.book.figures))
    names = Names(state)
    by_advantage = sorted(range(state.book.seats), key=lambda seat: (-state.book.characters[seat].advantage, seat))
    state.track = tuple(by_advantage)
    stand_by_default(state)
    TABLE.read(names, state, data)
    for figure, row in enumerate(rows):
        inside = f"figures[{figure}]."
        read_known(row, ["name", *FIGURE.names], inside)
        if str(row.get("name", names.seat_names[figure])).lower() != names.seat_names[figure]:
            raise Unreadable(say("kernel-wrong-choice", field=f"{inside}name", value=str(row["name"])[:40],
                                 choices=names.seat_names[figure]))
        FIGURE.read(names, state, row, inside, figure)
    for seat in range(state.book.seats):
        complete_deck(state, seat, rows[seat] if rows else {})
    refresh_forbidden(state)
    state.agenda = [StartTurn()]
    return state


def stand_by_default(state: State) -> None:
    """Figures that a position says nothing of stand on their start hexes."""
    taken: list[int] = []
    for seat in range(state.book.seats):
        start = next(start for start in state.book.starts[seat] if start & 255 not in taken)
        taken.append(start & 255)
        state.cell[seat], state.facing[seat] = start & 255, start >> 8
    for number, cell in enumerate(state.book.bot_starts):
        if state.book.horde:
            state.out |= 1 << state.book.seats + number
        elif cell not in state.cell:
            state.cell[state.book.seats + number] = cell


def complete_deck(state: State, seat: int, row: Mapping[str, Any]) -> None:
    """Every card of the deck list lies once: where the position says, else in the deck (if that is named, in the box)."""
    left = list(state.book.decks[seat])
    elsewhere = [*state.hands[seat], *(entry & CARD for entry in state.discards[seat] if entry != UNSEEN), *state.box[seat]]
    elsewhere += [entry & CARD for figure in range(state.book.figures) for entry in (*state.extra[figure], *state.stays[figure])
                  if entry >> 8 & 15 == seat]
    for figure in range(state.book.figures):
        owner = figure if state.lender[figure] == NONE else state.lender[figure]
        if owner == seat and state.played[figure] != NONE:
            elsewhere.append(state.played[figure])
    printed = state.book.printed
    for card in elsewhere:
        if card in left:
            left.remove(card)
        elif not printed.is_core[card] and card not in (printed.stun, printed.poison):
            raise Unreadable(say("senjutsu-not-in-deck", field=f"figures[{seat}]", card=printed.ids[card]))
    if "deck" in row:
        for card in state.bags[seat]:
            if card not in left:
                raise Unreadable(say("senjutsu-not-in-deck", field=f"figures[{seat}].deck", card=printed.ids[card]))
            left.remove(card)
        if state.peeked and all(left.count(card) >= state.peeked.count(card) for card in state.peeked if card != printed.poison):
            for card in state.peeked:            # the top cards that somebody looks at
                if card != printed.poison:
                    left.remove(card)
        state.box = put(state.box, seat, tuple(sorted((*state.box[seat], *left))))
    else:
        state.bags = put(state.bags, seat, tuple(left))
    unseen = state.discards[seat].count(UNSEEN)
    if unseen > len(state.bags[seat]):
        raise wrong(f"figures[{seat}].discard", "?")
    state.unseen = replaced(state.unseen, seat, unseen)
