# compiled with mypyc
"""BC10: where a warrior of the Imperator goes: cases 1 to 4. The same for its marches and flights (BC11.18)."""
from typing import Final

from kotatsu.games.battlecrest.actions import How
from kotatsu.games.battlecrest.book import Solo
from kotatsu.games.battlecrest.effects import bonuses_at
from kotatsu.games.battlecrest.grid import NONE, cells_of, distance, in_range, reach
from kotatsu.games.battlecrest.phases.orders import by_compass
from kotatsu.games.battlecrest.queries import enemies, flight_targets, walk_targets
from kotatsu.games.battlecrest.state import State

IMPERATOR: Final = 1


def solo_of(state: State) -> Solo:
    solo = state.book.solo
    assert solo is not None, "only the Imperator has a solo card"
    return solo


def possible_cells(state: State, warrior: int) -> int:
    """BC10.3: cells without landmark that meet the solo card's condition, occupied or not."""
    solo = solo_of(state)
    if not warrior & 1:
        return in_range(state.cell[0], solo.near, solo.far) & state.book.open
    found = 0
    for enemy in enemies(state, IMPERATOR):
        found |= in_range(state.cell[enemy], solo.minion_near, solo.minion_far)
    return found & state.book.open


def reachable_cells(state: State, warrior: int, value: int, flying: bool) -> int:
    """BC10.4: free cells within the value, and the cell it stands on."""
    cells = flight_targets(state, warrior, value) if flying else walk_targets(state, warrior, value)
    return cells | 1 << state.cell[warrior]


class Destination:
    """A cell, what decided for it, and the cells among which that was decided."""

    def __init__(self, cell: int, how: int, weighed: int) -> None:
        self.cell = cell
        self.how = how
        self.weighed = weighed


def destination(state: State, warrior: int, value: int, flying: bool) -> Destination:
    """BC10.5–BC10.9: only one, else the preferred, else by compass; if none is possible, the nearest."""
    possible = possible_cells(state, warrior)
    reachable = reachable_cells(state, warrior, value, flying)
    both = possible & reachable
    if both:
        if both & (both - 1) == 0:
            return Destination(both.bit_length() - 1, How.ONLY, both)
        best = preferred(state, both)
        if best & (best - 1) == 0:
            return Destination(best.bit_length() - 1, How.PREFERRED, both)
        return Destination(by_compass(state, best), How.COMPASS, both)
    near = nearest(state, reachable, possible, flying)
    if near & (near - 1) == 0:
        return Destination(near.bit_length() - 1, How.NEAREST, near)
    best = preferred(state, near)
    if best & (best - 1) == 0:
        return Destination(best.bit_length() - 1, How.NEAREST_PREFERRED, near)
    return Destination(by_compass(state, best), How.NEAREST_COMPASS, near)


def preferred(state: State, cells: int) -> int:
    """BC10.6, BC10.7: those with the most active bonuses, even if that is none."""
    ignored = solo_of(state).ignored
    most, found = -1, 0
    for cell in cells_of(cells):
        bonuses = bonuses_at(state, cell, ignored)
        if bonuses > most:
            most, found = bonuses, 0
        if bonuses == most:
            found |= 1 << cell
    return found


def leaves_out(state: State, cells: int) -> bool:
    """BC16.5: whether some of these cells have a bonus that counts for nothing."""
    ignored = solo_of(state).ignored
    for cell in cells_of(cells) if ignored else []:
        if bonuses_at(state, cell, 0) > bonuses_at(state, cell, ignored):
            return True
    return False


def nearest(state: State, reachable: int, possible: int, flying: bool) -> int:
    """BC10.9, BC10.10, BC18.17: the reachable cells from which a possible one is nearest, in steps around landmarks and through
    warriors, waypoints included; for a flight as an attack counts. All of them if nothing is possible at all."""
    best, found = NONE, 0
    for cell in cells_of(reachable):
        away = flight_distance(cell, possible) if flying else steps_to(state, cell, possible)
        if away < best:
            best, found = away, 0
        if away == best:
            found |= 1 << cell
    return found


def flight_distance(cell: int, cells: int) -> int:
    best = NONE
    for other in cells_of(cells):
        best = min(best, distance(cell, other))
    return best


def steps_to(state: State, cell: int, cells: int) -> int:
    """BC18.14: steps from a cell to the nearest of some cells."""
    for steps in range(37):
        if reach(cell, steps, state.book.open, 0, state.ways, state.ways) & cells:
            return steps
    return NONE
