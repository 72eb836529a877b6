# compiled with mypyc
"""Where a player's warrior may go, with which bonuses, and what the way costs."""
from typing import Final

from kotatsu.games.battlecrest.actions import Event, Verb, fly, go
from kotatsu.games.battlecrest.book import WARRIORS, Symbol
from kotatsu.games.battlecrest.effects import hazard_damage, suffer, test_end, use_bonuses
from kotatsu.games.battlecrest.grid import BESIDE, CELLS, NONE, cells_of, spread
from kotatsu.games.battlecrest.queries import (
    actor_of,
    bonus_of,
    bonus_places,
    capped,
    flight_targets,
    occupied,
    subsets,
    turn_landmarks,
    walk_targets,
)
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action, parts

FAR: Final = 99
WALKS: Final = [[go(warrior, cell) for cell in range(CELLS)] for warrior in range(WARRIORS)]     # made once
FLIGHTS: Final = [[fly(warrior, cell) for cell in range(CELLS)] for warrior in range(WARRIORS)]


def flipped(state: State, places: int) -> State:
    """The field as it is once these landmarks have turned over."""
    if not places:
        return state
    trial = state.copy()
    turn_landmarks(trial, places)
    return trial


def movements(state: State, warrior: int, value: int, flying: bool) -> list[Action]:
    """BC3.4, BC5.4, BC8.5: every free cell that can be reached, without and with the MOVE bonuses of the warrior's cell."""
    cell = state.cell[warrior]
    if cell == NONE:
        return []
    steps = capped(state, warrior, value)
    if flying:
        found = [FLIGHTS[warrior][to] for to in cells_of(flight_targets(state, warrior, steps))]
    else:
        found = [WALKS[warrior][to] for to in cells_of(walk_targets(state, warrior, steps))]
    places = bonus_places(state, cell, Symbol.MOVE)
    for bonuses in subsets(places)[1:] if places else []:
        steps = capped(state, warrior, value + bonus_of(state, cell, Symbol.MOVE, bonuses))
        trial = flipped(state, bonuses)
        if flying:
            found += [fly(warrior, to, bonuses) for to in cells_of(flight_targets(trial, warrior, steps))]
        else:
            found += [go(warrior, to, bonuses) for to in cells_of(walk_targets(trial, warrior, steps))]
    return found


def can_walk(state: State, warrior: int, value: int) -> bool:
    """Whether there is any such movement on foot."""
    cell = state.cell[warrior]
    if cell == NONE:
        return False
    steps = capped(state, warrior, value)
    if steps > 0 and spread(1 << cell) & state.book.open & ~occupied(state):
        return True                              # a step to a free cell next to it
    if steps > 0 and walk_targets(state, warrior, steps):
        return True
    return bool(bonus_places(state, cell, Symbol.MOVE)) and bool(movements(state, warrior, value, False))


def carry_out(state: State, action: Action, value: int, how: int) -> None:
    """A player's warrior goes where it was sent."""
    verb, warrior, cell, bonuses = parts(action)
    start = state.cell[warrior]
    if verb in (Verb.GO_BOOSTED, Verb.FLY_BOOSTED):
        value += use_bonuses(state, warrior, bonuses, Symbol.MOVE)
    state.tell_more(Event.MOVED, actor_of(state, warrior >> 1), warrior, start, cell, reason=how)
    damage = cost(state, verb, warrior, cell, value)
    state.cell[warrior] = cell
    suffer(state, warrior, damage)
    test_end(state)


def cost(state: State, verb: int, warrior: int, cell: int, value: int) -> int:
    """BC5.6, BC8.4: the damage of hazards on the way, once bonuses were used and added to the value."""
    if verb in (Verb.FLY, Verb.FLY_BOOSTED) or state.book.hazard_stops:
        return hazard_damage(state, cell)
    return cheapest(state, warrior, cell, capped(state, warrior, value))


def cheapest(state: State, warrior: int, cell: int, steps: int) -> int:
    """Where hazards do not stop a walk: the least damage on any way to a cell."""
    side = warrior >> 1
    enemies = [state.cell[other] for other in (2 - 2 * side, 3 - 2 * side)]
    filled = occupied(state)
    costs = [FAR] * CELLS
    costs[state.cell[warrior]] = 0
    for _ in range(steps):
        before = costs[:]
        for here in range(CELLS):
            if before[here] == FAR:
                continue
            onward = BESIDE[here]
            if state.ways >> here & 1:
                onward = [*onward, *cells_of(state.ways & ~filled)]
            for to in onward:
                if state.book.open >> to & 1 and to not in enemies:
                    costs[to] = min(costs[to], before[here] + hazard_damage(state, to))
    return costs[cell] if costs[cell] < FAR else hazard_damage(state, cell)
