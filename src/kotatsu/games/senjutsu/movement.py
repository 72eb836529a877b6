# compiled with mypyc
"""S5, S6.8: hexes that are entered, collisions, pushes and pulls, foes that are turned."""
from kotatsu.games.senjutsu.actions import LEFT, RIGHT, BotStep, Event, Verb, turn
from kotatsu.games.senjutsu.book import NONE, Terrain, blocks_way
from kotatsu.games.senjutsu.defeat import figure_actor, hobble, lose_focus, stun, watch, wound
from kotatsu.games.senjutsu.hand import Discard
from kotatsu.games.senjutsu.queries import figure_at, is_free, is_on_board, may_enter
from kotatsu.games.senjutsu.state import ENDED, State
from kotatsu.hexes.compass import away, direction_to, towards
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


def step_to(state: State, figure: int, cell: int) -> bool:
    """One step of one's own; False if it was a collision, which ends the turn (S5.9)."""
    if may_enter(state, figure, cell):
        enter(state, figure, cell)
        return True
    collide(state, figure, cell)
    state.stopped[figure] |= ENDED
    state.place[figure] = NONE
    return False


def enter(state: State, figure: int, cell: int) -> None:
    """A figure comes to a hex: corpses, caltrops and traps work on whoever enters (S10.corpse, S10.caltrops)."""
    state.cell[figure] = cell
    state.tell(Event.STEPPED, figure_actor(state, figure), cell)
    terrain = state.terrain[cell]
    if terrain in (Terrain.CORPSE, Terrain.LORD):
        lose_focus(state, figure, 3)
        stun(state, figure)
    elif terrain in (Terrain.CALTROPS, Terrain.TRAP):
        remove_terrain(state, cell)
        wound(state, figure, 1, 0)
        hobble(state, figure)


def remove_terrain(state: State, cell: int) -> None:
    """S10.bamboo.1, S10.caltrops: a piece leaves the board."""
    state.tell(Event.TERRAIN_GONE, 255, cell, state.terrain[cell])
    state.terrain = (*state.terrain[:cell], Terrain.NOTHING, *state.terrain[cell + 1:])


def collide(state: State, figure: int, cell: int) -> int:
    """S5.9, S6.8.3, S6.8.4: a figure is forced against the edge, terrain or another figure, and stays. What it was."""
    if not is_on_board(state, cell):
        state.tell(Event.COLLIDED, figure_actor(state, figure))
        stun(state, figure)
        return Terrain.NOTHING
    terrain = state.terrain[cell]
    if blocks_way(terrain):
        suffer(state, figure, cell, terrain)
        return terrain
    other = figure_at(state, cell)
    if other == NONE:                            # O13: the fallen lord, to a bot
        state.tell(Event.TERRAIN, figure_actor(state, figure), terrain)
        stun(state, figure)
        return Terrain.NOTHING
    state.tell(Event.BUMPED, figure_actor(state, figure), other)
    stun(state, figure)
    stun(state, other)
    if figure < state.book.seats and not state.out >> figure & 1:
        state.push(Discard(figure, figure, 1, 0, 0))
    return Terrain.NOTHING


def suffer(state: State, figure: int, cell: int, terrain: int) -> None:
    """S10: the penalty of the terrain; bamboo breaks."""
    state.tell(Event.TERRAIN, figure_actor(state, figure), terrain)
    if terrain == Terrain.CART:
        wound(state, figure, 1, 1)
    else:
        wound(state, figure, 1, 0)
    if terrain == Terrain.BAMBOO:
        stun(state, figure)
        remove_terrain(state, cell)


# --- pushed and pulled

def push_ways(state: State, figure: int, target: int, pull: bool) -> list[int]:
    """S6.8.5: the directions that lie nearest to the straight line; one or two."""
    q, r = state.book.board.between(state.cell[figure], state.cell[target])
    return towards(q, r) if pull else away(q, r)


class PushFoe(Step):
    """S6.8: straight away from, or towards, the one who pushes; of two ways that one chooses."""

    def __init__(self, seat: int, target: int, number: int, pull: int) -> None:
        self.seat, self.target, self.number, self.pull = seat, target, number, pull

    def run(self, state: State) -> None:
        if state.out >> self.target & 1 or state.out >> self.seat & 1:
            return
        if self.pull and state.book.board.distance(state.cell[self.seat], state.cell[self.target]) == 1:
            return                               # S6.8.6
        ways = push_ways(state, self.seat, self.target, self.pull == 1)
        if len(ways) == 1:
            push_along(state, self.seat, self.target, self.number, ways[0], self.pull == 1)
        elif self.seat < state.book.seats:
            state.push(PushWhere(self.seat, self.target, self.number, self.pull))
        else:
            state.tell(Event.DECIDED, figure_actor(state, self.seat), BotStep.PUSHES)
            push_along(state, self.seat, self.target, self.number, worst_way(state, self.target, ways), self.pull == 1)


def worst_way(state: State, target: int, ways: list[int]) -> int:
    """S13.F.1: a bot pushes where it hurts most; of two equal ways the left one."""
    board = state.book.board
    left, right = (ways[0], ways[1]) if (ways[0] + 1) % 6 == ways[1] else (ways[1], ways[0])
    spared = is_free(state, board.neighbour(state.cell[target], left))
    return right if spared and not is_free(state, board.neighbour(state.cell[target], right)) else left


class PushOrder(Decision):
    """S6.11: of several that were hit the attacker chooses who is pushed next."""

    def __init__(self, seat: int, struck: int, number: int, pull: int) -> None:
        self.seat, self.struck, self.number, self.pull = seat, struck, number, pull

    def applies(self, state: State) -> bool:
        return not state.out >> self.seat & 1 and bool(self.options(state))

    def options(self, state: State) -> list[Action]:
        return [act(Verb.TARGET, other) for other in range(state.book.figures)
                if self.struck >> other & 1 and not state.out >> other & 1]

    def apply(self, state: State, action: Action) -> None:
        chosen = parts(action)[1]
        left = self.struck & ~(1 << chosen)
        if left:
            state.push(PushOrder(self.seat, left, self.number, self.pull))
        state.push(PushFoe(self.seat, chosen, self.number, self.pull))


class PushWhere(Decision):
    """S6.8.1: two hexes lie equally straight."""

    def __init__(self, seat: int, target: int, number: int, pull: int) -> None:
        self.seat, self.target, self.number, self.pull = seat, target, number, pull

    def applies(self, state: State) -> bool:
        return not state.out >> self.target & 1 and not state.out >> self.seat & 1

    def options(self, state: State) -> list[Action]:
        return [act(Verb.PUSH, way) for way in push_ways(state, self.seat, self.target, self.pull == 1)]

    def apply(self, state: State, action: Action) -> None:
        push_along(state, self.seat, self.target, self.number, parts(action)[1], self.pull == 1)


def push_along(state: State, figure: int, target: int, number: int, way: int, pull: bool) -> None:
    """O21: the chosen direction is kept; S6.8.3: what is hit ends it."""
    out = state.out
    moved = 0
    for _ in range(number):
        cell = state.book.board.neighbour(state.cell[target], way)
        if pull and cell == state.cell[figure]:
            break
        if not may_enter(state, target, cell):
            terrain = collide(state, target, cell)
            if terrain and state.book.pushed_ends:
                state.stopped[target] |= ENDED
                state.place[target] = NONE
            break
        enter(state, target, cell)
        moved += 1
        if state.out >> target & 1:
            break
    state.tell(Event.PUSHED, figure_actor(state, target), moved)
    watch(state, out)


# --- foes that are turned or must step

class TurnFoe(Step):
    """S6.9: whoever turns a foe chooses the direction; three sides are the same either way."""

    def __init__(self, seat: int, target: int, number: int) -> None:
        self.seat, self.target, self.number = seat, target, number

    def run(self, state: State) -> None:
        if state.out >> self.target & 1:
            return
        if self.number == 3:
            turn_by(state, self.target, 3)
        elif self.seat < state.book.seats:
            state.push(TurnFoeWhere(self.seat, self.target, self.number))
        else:
            state.tell(Event.DECIDED, figure_actor(state, self.seat), BotStep.TURNS_FOE)
            turn_by(state, self.target, worst_turn(state, self.seat, self.target, self.number))


def worst_turn(state: State, figure: int, target: int, number: int) -> int:
    """S13.F.1: a bot turns its foe so that it looks away."""
    from_front = [turned_away(state, figure, target, sides) for sides in (number, -number)]
    return number if from_front[0] >= from_front[1] else -number


def turned_away(state: State, figure: int, target: int, sides: int) -> int:
    """S13.F.1: how many sides lie between the target's front and the figure, after a turn."""
    q, r = state.book.board.between(state.cell[target], state.cell[figure])
    gap = (direction_to(q, r) - state.facing[target] - sides) % 6
    return min(gap, 6 - gap)


def turn_by(state: State, figure: int, sides: int) -> None:
    state.facing[figure] = (state.facing[figure] + sides) % 6
    state.tell(Event.TURNED_FOE, figure_actor(state, figure), sides % 6)


class TurnFoeWhere(Decision):
    def __init__(self, seat: int, target: int, number: int) -> None:
        self.seat, self.target, self.number = seat, target, number

    def applies(self, state: State) -> bool:
        return not state.out >> self.target & 1 and not state.out >> self.seat & 1

    def options(self, state: State) -> list[Action]:
        return [turn(RIGHT), turn(LEFT)]

    def apply(self, state: State, action: Action) -> None:
        turn_by(state, self.target, self.number if parts(action)[1] == RIGHT else -self.number)


def force_step(state: State, figure: int, direction: int) -> None:
    """S-card-043: a foe must take a step; into terrain it is as a push (O24)."""
    out = state.out
    cell = state.book.board.neighbour(state.cell[figure], (direction + state.facing[figure]) % 6)
    if may_enter(state, figure, cell):
        enter(state, figure, cell)
    else:
        terrain = collide(state, figure, cell)
        if terrain and state.book.pushed_ends:
            state.stopped[figure] |= ENDED
            state.place[figure] = NONE
    watch(state, out)
