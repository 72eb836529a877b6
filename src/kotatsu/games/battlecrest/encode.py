# compiled with mypyc
"""What a seat sees as a row of numbers; `learning.py` says what each of them is. Nothing on the field is hidden (BC9.1)."""
from typing import Final

from kotatsu.games.battlecrest.book import PLACES, WARRIORS
from kotatsu.games.battlecrest.grid import CELLS, NONE
from kotatsu.games.battlecrest.queries import movement_value
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.sheet import Sheet

SIDES: Final = 2
HEROES: Final = 4
CARDS: Final = 13
STARS: Final = 16
LANDMARKS: Final = 8
FACES: Final = 12
SIZE: Final = 413


def encode(state: State, viewer: int) -> bytearray:
    """BC9.1, BC13.8: everything lies open; of the order deck the top and the discard, and how many cards it has."""
    sheet, book = Sheet(SIZE), state.book
    sheet.one_of(viewer, SIDES)
    sheet.number(book.seats)
    sheet.one_of(book.level, 3)
    sheet.number(state.turn)
    sheet.one_of(state.active, SIDES)
    for place in range(PLACES):
        sheet.one_of(state.landmarks[place], LANDMARKS)
    sheet.bits(state.flipped, PLACES)
    sheet.bits(state.turned, PLACES)
    sheet.bits(state.hazards, CELLS)
    sheet.bits(state.ways, CELLS)
    for warrior in range(WARRIORS):
        sheet.one_of(state.cell[warrior], CELLS)
    for side in range(SIDES):
        sheet.one_of(book.heroes[side], HEROES)
        sheet.number(state.health[side])
        sheet.number(movement_value(state, side))
        sheet.number(state.items[side])
        sheet.places(state.rows[side], CARDS)
    sheet.bits(state.exhausted, CARDS)
    sheet.bits(state.backs, CARDS)
    sheet.bits(state.done, 4)
    sheet.bits(state.stars, STARS)
    sheet.one_of(state.activated, CARDS)
    sheet.one_of(state.target, WARRIORS)
    if book.is_solo():
        sheet.one_of(state.order, FACES)
        sheet.tally(state.discard, FACES)
        sheet.number(len(state.bag) + (state.order != NONE))
    assert sheet.at <= SIZE
    return sheet.found
