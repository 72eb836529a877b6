"""A position of Senjutsu: names, not numbers, both ways. The rows of `fields.py` say how each field is read and written."""
from collections.abc import Mapping
from typing import Any

from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.bot_moves import target_of
from kotatsu.games.senjutsu.data import make_book
from kotatsu.games.senjutsu.defeat import refresh_forbidden
from kotatsu.games.senjutsu.fields import FIGURE, TABLE, Names
from kotatsu.games.senjutsu.phases.reveal import Reveal
from kotatsu.games.senjutsu.phases.setup import sector
from kotatsu.games.senjutsu.phases.turn import ChooseCards, StartTurn, note_distances
from kotatsu.games.senjutsu.queries import enemies
from kotatsu.games.senjutsu.state import CARD, UNSEEN, State, put, replaced
from kotatsu.games.senjutsu.written import Row, beside, by_figure, options_for, read_rows, solo_cards, written_solo_cards
from kotatsu.hexes.compass import direction_to
from kotatsu.kernel.agenda import Item
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
        if figure >= state.book.seats:
            written_solo_cards(row)
    found = TABLE.write(names, state)
    if found.get("value") == NONE:
        del found["value"]
    return {"figures": figures, **found}


def schema() -> JSON:
    """JSON Schema of this game's fields of a position."""
    fields = {**FIGURE.schema(), "deck": {"oneOf": [FIGURE.schema()["deck"], {"type": "integer", "minimum": 0}]}}
    figure = {"type": ["object", "string"], "additionalProperties": False,
              "properties": {"name": {"type": "string"}, "weapon": {"type": "string"}, **fields}}
    figures = {"oneOf": [{"type": "array", "items": figure}, {"type": "object", "additionalProperties": figure}]}
    return {"options": {"type": "object"}, "data": {"type": "object"}, "figures": figures, **TABLE.schema()}


def read(data: Mapping[str, Any]) -> State:
    """The state a position describes; what it does not name of a deck lies in the deck."""
    read_known(data, ["options", "data", "figures", *TABLE.names, "next"])
    written = read_rows(data.get("figures", []))
    options = options_for(written, read_mapping("options", data.get("options", {})))
    state = State(make_book(options, data.get("data")))
    names = Names(state)
    rows = by_figure(written, names.seat_names)
    for row in rows[state.book.seats:]:
        solo_cards(row, names.card_names)
    puzzle = beside(state.book, rows)
    if any(puzzle):
        state = State(make_book({**options, "puzzle": joined_puzzles(options.get("puzzle"), puzzle)}, data.get("data")))
        names = Names(state)
    by_advantage = sorted(range(state.book.seats), key=lambda seat: (-state.book.characters[seat].advantage, seat))
    state.track = tuple(by_advantage)
    stand_by_default(state)
    TABLE.read(names, state, data)
    for figure, row in enumerate(rows):
        counted = row.values.get("deck")
        read_known(row.values, ["name", *FIGURE.names], f"{row.field}.")
        FIGURE.read(names, state, {**row.values, "deck": []} if isinstance(counted, int) else row.values, f"{row.field}.", figure)
        if state.out >> figure & 1 and "hex" not in row.values:
            state.cell[figure] = NONE
        elif "out" not in data and state.cell[figure] != NONE:
            state.out &= ~(1 << figure)              # a bot of the horde that stands somewhere
    for seat in range(state.book.seats):
        complete_deck(state, seat, rows[seat])
    refresh_forbidden(state)
    if state.book.bots and "pools" not in data:
        deal_decks(state, rows)
    if "next" not in data:
        complete_by_hand(state, rows, data)
    state.agenda = first_items(state, rows)
    return state


def joined_puzzles(given: Any, more: list[str]) -> list[str]:
    """Cards beside the lists that the options name already, and others."""
    listed = [*(given if isinstance(given, list) else []), *[""] * len(more)]
    return [" ".join(filter(None, [new, old.replace(";", "")])) if "weapon" not in old else f"{old} {new}"
            for old, new in zip(listed, more, strict=False)]


def first_items(state: State, rows: list[Row]) -> list[Item]:
    """What comes first in a position that does not say: chosen cards are turned up, a hand that is named is chosen from."""
    if all(state.played[seat] != NONE or state.out >> seat & 1 for seat in range(state.book.seats)):
        return [Reveal()]
    return [ChooseCards()] if any("hand" in row.values for row in rows[:state.book.seats]) else [StartTurn()]


def complete_by_hand(state: State, rows: list[Row], data: Mapping[str, Any]) -> None:
    """What a person leaves out: whoever is placed looks at the nearest foe, bots have behaviour, stance and a deck."""
    for figure, row in enumerate(rows):
        if state.cell[figure] == NONE or state.out >> figure & 1:
            continue
        foes = [other for other in enemies(state, figure) if state.cell[other] != NONE]
        bot = figure >= state.book.seats
        if foes and "facing" not in row.values and (bot or "hex" in row.values):
            board, here = state.book.board, state.cell[figure]
            near = min(foes, key=lambda other: (board.distance(here, state.cell[other]), other))
            state.facing[figure] = direction_to(*board.between(here, state.cell[near]))
    for figure in range(state.book.seats, state.book.figures):
        row = rows[figure]
        if "behaviour" not in row.values and state.cell[figure] != NONE and not state.out >> figure & 1:
            near = target_of(state, figure)
            if near != NONE:
                state.behaviour = replaced(state.behaviour, figure, sector(state, near, state.cell[figure]))
        if "stance" not in row.values and not state.book.horde:
            state.stance = replaced(state.stance, figure, (figure - state.book.seats) % 2)
    if "turn" not in data:
        state.turn = 1
    if "far" not in data:
        note_distances(state)


def deal_decks(state: State, rows: list[Row]) -> None:
    """Bots without a named deck get one of the printed make-up, the lowest cards of each pool; what is left makes the pools."""
    book = state.book
    used = [card for figure in range(book.seats, book.figures)
            for card in (*state.bags[figure], *state.known_tops[figure], *(entry & CARD for entry in state.discards[figure]),
                         *([state.played[figure]] if state.played[figure] != NONE else []))]
    pools = [[card for card in pool if card not in used] for pool in book.pools]
    for figure in range(book.seats, book.figures):
        bot = book.bots[figure - book.seats]
        if "deck" in rows[figure].values or "discard" in rows[figure].values or state.played[figure] != NONE:
            continue
        deck = [card for card in bot.own if card not in used]
        for wanted in [*bot.pools, *(choice[0] for choice in bot.extra)]:
            from_pool = next((pool for pool in (pools[wanted], *(pools[other] for other in bot.pools), pools[4]) if pool), None)
            if from_pool is not None:
                deck.append(from_pool.pop(0))
        state.bags = put(state.bags, figure, tuple(sorted(deck)))
    state.pools = tuple([tuple(pool) for pool in pools])


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


def complete_deck(state: State, seat: int, row: Row) -> None:
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
            raise Unreadable(say("senjutsu-not-in-deck", field=row.field, card=printed.ids[card]))
    counted = row.values.get("deck")
    if isinstance(counted, int):
        if not 0 <= counted <= len(left):
            raise Unreadable(say("kernel-wrong-number", field=f"{row.field}.deck", value=str(counted), low=0, high=len(left)))
        state.bags = put(state.bags, seat, tuple(left[:counted]))
        state.box = put(state.box, seat, tuple(sorted((*state.box[seat], *left[counted:]))))
    elif "deck" in row.values:
        for card in state.bags[seat]:
            if card not in left:
                raise Unreadable(say("senjutsu-not-in-deck", field=f"{row.field}.deck", card=printed.ids[card]))
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
        raise wrong(f"{row.field}.discard", "?")
    state.unseen = replaced(state.unseen, seat, unseen)
