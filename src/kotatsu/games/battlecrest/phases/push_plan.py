# compiled with mypyc
"""BC11.7–BC11.9, BC18.8, BC18.16: how the Imperator pushes a target over hazards, step by step."""
from kotatsu.games.battlecrest.effects import hazard_damage
from kotatsu.games.battlecrest.grid import cells_of, spread
from kotatsu.games.battlecrest.phases.orders import by_compass
from kotatsu.games.battlecrest.queries import occupied
from kotatsu.games.battlecrest.state import State


def push_path(state: State, target: int, value: int) -> list[int]:
    """The cells that a push leads through, the last one a hazard; nothing if no active hazard can be reached."""
    start = state.cell[target]
    free = state.book.open & ~occupied(state) | 1 << start
    first = way_to_hazard(state, start, value, free)
    if not first:
        return []
    return first + further(state, first[-1], value - len(first), free)


def way_to_hazard(state: State, start: int, value: int, free: int) -> list[int]:
    """BC11.7, BC18.8: to the nearest hazard; equally near: more symbols, then compass. Its own costs a step out and one back."""
    layers = [1 << start]
    seen = 1 << start
    for steps in range(1, value + 1):
        front = spread(layers[-1]) & free
        hazards = front & state.hazards & ~seen
        if steps == 2 and state.hazards >> start & 1:
            hazards |= 1 << start                # out and back
        if hazards:
            goal = by_compass(state, strongest(state, hazards))
            return way_back(state, layers, goal)
        front &= ~seen
        if not front:
            return []
        layers.append(front)
        seen |= front
    return []


def strongest(state: State, cells: int) -> int:
    """Those with the most HAZARD symbols."""
    most, found = 0, 0
    for cell in cells_of(cells):
        damage = hazard_damage(state, cell)
        if damage > most:
            most, found = damage, 0
        if damage == most:
            found |= 1 << cell
    return found


def way_back(state: State, layers: list[int], goal: int) -> list[int]:
    """The cells from the first layer to the goal; among equally short ways by compass, step by step from the goal."""
    path = [goal]
    for number in range(len(layers) - 1, 0, -1):
        path.insert(0, by_compass(state, spread(1 << path[0]) & layers[number]))
    return path


def further(state: State, hazard: int, left: int, free: int) -> list[int]:
    """BC11.8, BC18.16: out and back, or to and fro between two hazards, whichever deals more; equal: fewer steps, then compass."""
    here = hazard_damage(state, hazard)
    around = spread(1 << hazard) & free & ~(1 << hazard)
    best: list[int] = []
    best_damage = 0
    out = around & ~state.hazards
    if out and left >= 2:
        step = by_compass(state, out)
        best = [step, hazard] * (left // 2)
        best_damage = here * (left // 2)
    ties = 0
    others = around & state.hazards
    for other in cells_of(others) if left else []:
        damage = hazard_damage(state, other) * ((left + 1) // 2) + here * (left // 2)
        path = ([other, hazard] * left)[:left]
        if damage > best_damage or (damage == best_damage and len(path) < len(best)):
            best, best_damage, ties = path, damage, 0
        if damage == best_damage and len(path) == len(best):
            ties |= 1 << other
            if by_compass(state, ties | 1 << best[0]) == other:
                best = path
    return best
