# compiled with mypyc
"""Questions about a state: who stands where, what is ready, what a cell offers."""
from kotatsu.games.battlecrest.book import PLACES, WARRIORS, Order, Symbol
from kotatsu.games.battlecrest.grid import NONE, cells_of, in_range, reach
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.event import FIRST_ACTOR


def actor_of(state: State, side: int) -> int:
    """A side in events: its seat, or the Imperator."""
    return side if side < state.book.seats else FIRST_ACTOR


def is_imperator(state: State, side: int) -> bool:
    return side >= state.book.seats


def ignores_hazards(state: State, warrior: int) -> bool:
    """BC10.1: the Imperator's warriors in its own turn."""
    side = warrior >> 1
    return side == state.active and side >= state.book.seats


# --- cards

def face_of(state: State, card: int) -> int:
    return 2 * card + (state.backs >> card & 1)


def is_ready(state: State, card: int) -> bool:
    return not state.exhausted >> card & 1


def ready_cards(state: State, side: int) -> list[int]:
    """From left to right."""
    return [card for card in state.rows[side] if not state.exhausted >> card & 1]


def has_ready(state: State, side: int) -> bool:
    """Whether some card is ready."""
    for card in state.rows[side]:
        if not state.exhausted >> card & 1:
            return True
    return False


def exhausted_cards(state: State, side: int) -> list[int]:
    """Those that can be made ready: never the card that is being activated (BC18.10)."""
    return [card for card in state.rows[side] if state.exhausted >> card & 1 and card != state.activated]


def primed(state: State, side: int, crest: int, but: int) -> int:
    """BC4.2, BC6.6: primed crests of a type; the card `but`, which is being used, does not count for itself."""
    book = state.book
    printed = book.printed
    found = 0
    for card in state.rows[side]:
        if state.exhausted >> card & 1 and printed.crest[face_of(state, card)] == crest and (card != but or book.self_crest):
            found += 1
    hero = book.hero[side]
    for number in range(len(hero.limits)):
        if state.health[side] <= hero.limits[number] and hero.crests[number] == crest:
            found += 1
    if side == state.active and side >= book.seats and state.order != NONE and printed.orders[state.order].unique:
        found += 1                               # BC11.16
    return found


def boost(state: State, side: int, crest: int, but: int) -> int:
    """BC4.3: what "+1/X" adds."""
    return 0 if crest == NONE else primed(state, side, crest, but)


def movement_value(state: State, side: int) -> int:
    """BC3.4: the sum of the ready cards' numbers."""
    found = 0
    for card in state.rows[side]:
        if not state.exhausted >> card & 1:
            found += state.book.printed.move[face_of(state, card)]
    return found


def order_of(state: State) -> Order:
    """BC9.1: the order face in force."""
    return state.book.printed.orders[state.order]


# --- the field

def occupied(state: State) -> int:
    """Cells with somebody in them, as bits."""
    found = 0
    for cell in state.cell:
        if cell != NONE:
            found |= 1 << cell
    return found


def enemies(state: State, side: int) -> list[int]:
    """BC4.6: living enemy warriors, the hero first."""
    first = 2 - 2 * side
    return [first, first + 1] if state.cell[first + 1] != NONE else [first]


def edge(state: State, place: int, way: int) -> int:
    """What the landmark at a place shows to one side of the field, packed."""
    landmark = state.landmarks[place]
    if landmark == NONE:
        return 0
    return state.book.printed.edges[2 * landmark + (state.flipped >> place & 1)][(way + 2 * (state.turned >> place & 1)) % 4]


def count(packed: int, symbol: int) -> int:
    """How often a symbol stands in a packed number."""
    return packed >> 4 * symbol & 15


def symbols_at(state: State, cell: int) -> int:
    """BC5.2: all that concerns a cell, packed."""
    found = 0
    beside, facing = state.book.beside[cell], state.book.facing[cell]
    for number in range(len(beside)):
        found += edge(state, beside[number], facing[number])
    return found


def refresh_field(state: State) -> None:
    """Once landmarks were laid or flipped: what concerns each cell."""
    found = [symbols_at(state, cell) for cell in range(len(state.symbols))]
    state.symbols = tuple(found)
    hazards = ways = 0
    for cell in range(len(found)):
        if count(found[cell], Symbol.HAZARD):
            hazards |= 1 << cell
        if count(found[cell], Symbol.WAYPOINT):
            ways |= 1 << cell
    state.hazards = hazards & state.book.open
    state.ways = ways & state.book.open


def turn_landmarks(state: State, places: int) -> None:
    """These landmarks turn to their other face: only the cells beside them change."""
    state.flipped ^= places
    symbols = list(state.symbols)
    changed = 0
    for place in range(PLACES):
        if places >> place & 1:
            changed |= state.book.around[place]
    hazards = ways = 0
    for cell in cells_of(changed):
        found = symbols_at(state, cell)
        symbols[cell] = found
        if count(found, Symbol.HAZARD):
            hazards |= 1 << cell
        if count(found, Symbol.WAYPOINT):
            ways |= 1 << cell
    state.symbols = tuple(symbols)
    state.hazards = state.hazards & ~changed | hazards & state.book.open
    state.ways = state.ways & ~changed | ways & state.book.open


def bonus_places(state: State, cell: int, symbol: int) -> int:
    """The landmarks that offer a bonus to a cell, as bits of places."""
    if not count(state.symbols[cell], symbol):
        return 0
    found = 0
    beside, facing = state.book.beside[cell], state.book.facing[cell]
    for number in range(len(beside)):
        if count(edge(state, beside[number], facing[number]), symbol):
            found |= 1 << beside[number]
    return found


def bonus_of(state: State, cell: int, symbol: int, places: int) -> int:
    """How much these landmarks add there."""
    found = 0
    beside, facing = state.book.beside[cell], state.book.facing[cell]
    for number in range(len(beside)):
        if places >> beside[number] & 1:
            found += count(edge(state, beside[number], facing[number]), symbol)
    return found


def subsets(places: int) -> list[int]:
    """BC5.4: every choice among these landmarks, none first."""
    found = [0]
    for place in range(PLACES):
        if places >> place & 1:
            found += [chosen | 1 << place for chosen in found]
    return found


# --- where a warrior may go

def capped(state: State, warrior: int, value: int) -> int:
    """BC7.5: a minion's printed move caps its movement value, bonuses included."""
    return min(value, state.book.hero[warrior >> 1].minion_move) if warrior & 1 else value


def walk_targets(state: State, warrior: int, value: int) -> int:
    """BC3.5: free cells that a walk of this value may end in, but for its own: through own warriors, not through enemies."""
    book, filled = state.book, occupied(state)
    blocked = 0
    enemy = 2 - (warrior & 2)
    if state.cell[enemy] != NONE:
        blocked = 1 << state.cell[enemy]
    if state.cell[enemy + 1] != NONE:
        blocked |= 1 << state.cell[enemy + 1]
    stops = 0 if not book.hazard_stops or ignores_hazards(state, warrior) else state.hazards
    return reach(state.cell[warrior], value, book.open & ~blocked, stops, state.ways, state.ways & ~filled) & ~filled


def flight_targets(state: State, warrior: int, value: int) -> int:
    """BC8.1, BC8.2: free cells without landmark up to this distance."""
    return in_range(state.cell[warrior], 1, value) & state.book.open & ~occupied(state)


def living(state: State) -> list[int]:
    return [warrior for warrior in range(WARRIORS) if state.cell[warrior] != NONE]
