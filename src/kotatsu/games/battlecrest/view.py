"""What everybody may see: nothing is hidden but the order of the Imperator's deck, which is a bag until luck decides."""
from kotatsu.games.battlecrest.book import LEVELS, SIDES
from kotatsu.games.battlecrest.fields import SIDE, TABLE, Names
from kotatsu.games.battlecrest.grid import CELLS, NONE
from kotatsu.games.battlecrest.lexicon import side_names
from kotatsu.games.battlecrest.printed import CELL_NAMES, SYMBOL_NAMES
from kotatsu.games.battlecrest.queries import count, face_of, movement_value, primed
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.game import JSON
from kotatsu.kernel.luck import Luck


def view(state: State, viewer: int) -> JSON:
    """BC9.1, BC13.8: everything lies open; of the order deck the top and the discard, and how many cards it has."""
    names = Names(state)
    found = {**TABLE.view(names, state), "figures": [side_view(names, state, side) for side in range(SIDES)],
             "cells": cells_view(state), "result": result(state)}
    if not state.book.is_solo():
        del found["order"], found["discard"]
        return found
    return {**found, "level": LEVELS[state.book.level], "deck": len(state.bag) + (state.order != NONE)}


def side_view(names: Names, state: State, side: int) -> JSON:
    hero, printed = state.book.hero[side], state.book.printed
    found: JSON = {**SIDE.view(names, state, side), "hero": side_names(state)[side], "full": hero.health,
                   "seat": side if side < state.book.seats else None, "cell": cell_name(state.cell[2 * side]),
                   "row": [card_view(state, card) for card in state.rows[side]], "movement": movement_value(state, side),
                   "primed": {name: number for crest, name in enumerate(printed.crests)
                              if (number := primed(state, side, crest, state.activated))}}
    if hero.minion:
        found["minion"] = {"name": hero.minion, "cell": cell_name(state.cell[2 * side + 1])}
    if hero.item:
        found["item"] = {"name": hero.item, "face": ("start", "back")[state.items[side]]}
    return found


def card_view(state: State, card: int) -> JSON:
    face, printed = face_of(state, card), state.book.printed
    crest = printed.defence_crest[face]
    return {"card": printed.cards[card], "face": ("start", "back")[face & 1], "ready": not state.exhausted >> card & 1,
            "move": printed.move[face], "defence": printed.defence[face], "crest": printed.crests[printed.crest[face]],
            "boost": None if crest == NONE else printed.crests[crest]}


def cell_name(cell: int) -> str | None:
    return None if cell == NONE else CELL_NAMES[cell]


def cells_view(state: State) -> JSON:
    """BC5.2: what concerns each cell that a landmark touches."""
    found: JSON = {}
    for cell in range(CELLS):
        if state.symbols[cell] and state.book.open >> cell & 1:
            found[CELL_NAMES[cell]] = [name for symbol, name in enumerate(SYMBOL_NAMES)
                                       for _ in range(count(state.symbols[cell], symbol))]
    return found


def result(state: State) -> JSON | None:
    if not state.results:
        return None
    if state.results[0] == 0:
        return {"winner": None}
    return {"winner": side_names(state)[0 if state.results[0] > 0 else 1]}


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """Nothing is hidden that luck has decided already."""
    return state.copy()
