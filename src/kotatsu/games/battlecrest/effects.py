# compiled with mypyc
"""What abilities, hazards and landmarks do to warriors and cards; no choice is asked here."""
from kotatsu.games.battlecrest.actions import RANGE_AS_ATTACK, Cause, Event
from kotatsu.games.battlecrest.book import BONUSES, PLACES, Symbol
from kotatsu.games.battlecrest.grid import NONE, spread
from kotatsu.games.battlecrest.queries import (
    actor_of,
    bonus_of,
    bonus_places,
    boost,
    count,
    enemies,
    face_of,
    ignores_hazards,
    is_imperator,
    is_ready,
    occupied,
    turn_landmarks,
)
from kotatsu.games.battlecrest.state import State

# --- the end

def end(state: State, winner: int) -> None:
    """BC14.1: the game is over; NONE for a draw."""
    if winner == NONE:
        state.results = [0] * state.book.seats
        state.tell(Event.DRAW)
        return
    state.results = [1 if seat == winner else -1 for seat in range(state.book.seats)]
    state.tell(Event.WON, actor_of(state, winner))


def test_end(state: State) -> None:
    """BC14.1, BC14.2: a hero at 0 loses; both at once: the active player wins, but against the Imperator you must survive."""
    if state.results:
        return
    first, second = state.health[0] <= 0, state.health[1] <= 0
    if first and second:
        winner = 1 if state.book.seats == 1 else state.active
        state.tell(Event.BOTH)
        end(state, winner)
    elif first:
        end(state, 1)
    elif second:
        end(state, 0)


# --- wounds

def wound(state: State, side: int, damage: int, cause: int) -> None:
    """A hero loses health; whether the game ends is tested by whoever is done."""
    damage = min(damage, state.health[side])
    state.health[side] -= damage
    state.tell_more(Event.WOUNDED, actor_of(state, side), 2 * side, damage, state.health[side], cause)


def remove(state: State, minion: int, cause: int) -> None:
    """BC7.3, BC7.4: for good."""
    state.cell[minion] = NONE
    state.tell(Event.REMOVED, actor_of(state, minion >> 1), minion, cause)


def hazard_damage(state: State, cell: int) -> int:
    """BC5.6: 1 for each symbol, or 1 in all."""
    found = count(state.symbols[cell], Symbol.HAZARD)
    return min(found, 1) if state.book.hazard_per_entry else found


def enter(state: State, warrior: int, cell: int) -> None:
    """BC5.6: a warrior comes to a cell, and its active hazards hurt it."""
    state.cell[warrior] = cell
    if not state.hazards >> cell & 1 or ignores_hazards(state, warrior):
        return
    suffer(state, warrior, hazard_damage(state, cell))


def suffer(state: State, warrior: int, damage: int) -> None:
    """BC6.5, BC7.4: hazard damage is not defended and removes a minion."""
    if not damage:
        return
    if warrior & 1:
        remove(state, warrior, Cause.HAZARD)
    else:
        wound(state, warrior >> 1, damage, Cause.HAZARD)


# --- landmarks

def use_bonuses(state: State, warrior: int, places: int, *symbols: int) -> int:
    """BC5.3: these landmarks give all their symbols of these kinds to the warrior in the cell beside them, and turn over."""
    if not places:
        return 0
    cell = state.cell[warrior]
    total = 0
    for symbol in symbols:
        total += bonus_of(state, cell, symbol, places)
    for place in range(PLACES):
        if places >> place & 1:
            symbol = next_symbol(state, cell, 1 << place, symbols)
            much = bonus_of(state, cell, symbol, 1 << place)
            told = RANGE_AS_ATTACK if symbol == Symbol.RANGE and is_imperator(state, warrior >> 1) else symbol
            state.tell(Event.BONUS, actor_of(state, warrior >> 1), state.landmarks[place], told, much)
    turn_landmarks(state, places)
    return total


def next_symbol(state: State, cell: int, place: int, symbols: tuple[int, ...]) -> int:
    """Which of these kinds a landmark gives."""
    for symbol in symbols:
        if bonus_of(state, cell, symbol, place):
            return symbol
    return symbols[0]


def bonuses_at(state: State, cell: int, ignored: int) -> int:
    """BC10.6, BC10.7: active bonuses of a cell, doubles twice, without those that a solo card ignores."""
    found = 0
    for symbol in range(BONUSES):
        if not ignored >> symbol & 1:
            found += count(state.symbols[cell], symbol)
    return found


# --- cards

def exhaust(state: State, card: int) -> None:
    state.exhausted |= 1 << card


def make_ready(state: State, side: int, card: int) -> None:
    """BC4.9: on the same face."""
    state.exhausted &= ~(1 << card)
    state.tell(Event.READIED, actor_of(state, side), card)


def refocus(state: State, side: int, only: int) -> None:
    """BC3.8: exhausted cards become ready and turn to their other face; `only` this one, if it is named."""
    turned = 0
    for card in state.rows[side]:
        if state.exhausted >> card & 1 and (only == NONE or card == only):
            state.exhausted &= ~(1 << card)
            if state.book.refocus_flips:
                state.backs ^= 1 << card
            turned += 1
    state.tell(Event.REFOCUSED, actor_of(state, side), turned)


def heal(state: State, side: int, value: int) -> None:
    """BC4.9: up to full health."""
    healed = min(value, state.book.hero[side].health - state.health[side])
    if healed > 0:
        state.health[side] += healed
        state.tell(Event.HEALED, actor_of(state, side), 2 * side, healed, state.health[side])


def flip_item(state: State, side: int) -> None:
    """BC15.27, BC15.28."""
    state.items[side] ^= 1
    state.tell(Event.ITEM, actor_of(state, side), state.items[side])


def swap(state: State, warrior: int, other: int) -> None:
    """BC4.10, BC18.13: both enter their new cells, the active player's first; then the end is tested."""
    one, two = state.cell[warrior], state.cell[other]
    state.tell(Event.SWAPPED, actor_of(state, warrior >> 1), warrior, other)
    state.cell[other] = NONE
    enter(state, warrior, two)
    enter(state, other, one)
    test_end(state)


# --- values

def minion_defence(state: State, minion: int) -> int:
    """BC7.1, BC7.2: what an attack must beat."""
    return state.book.hero[minion >> 1].minion_defence + count(state.symbols[state.cell[minion]], Symbol.DEF)


def hit_minion(state: State, minion: int, value: int) -> None:
    """BC7.1–BC7.3: it defends by itself, with the DEF bonuses of its cell."""
    defence = minion_defence(state, minion)
    use_bonuses(state, minion, bonus_places(state, state.cell[minion], Symbol.DEF), Symbol.DEF)
    if value > defence:
        remove(state, minion, Cause.ATTACK)
    else:
        state.tell(Event.HELD, actor_of(state, minion >> 1), minion, defence)


def card_defence(state: State, side: int, card: int) -> int:
    """BC6.3: the card's value with its crest boosts; its own crest does not count, unless the table says so."""
    printed = state.book.printed
    face = face_of(state, card)
    crest = printed.defence_crest[face]
    own = state.book.self_crest and crest != NONE and is_ready(state, card) and printed.crest[face] == crest
    return printed.defence[face] + boost(state, side, crest, card) + (1 if own else 0)


def item_defence(state: State, side: int) -> int:
    """BC15.27, BC15.28: the item's share when its hero defends with a card."""
    return state.book.hero[side].item_defence[state.items[side]]


# --- pushes

def push_steps(state: State, warrior: int) -> int:
    """BC4.7: free cells without landmark beside a warrior, as bits."""
    return spread(1 << state.cell[warrior]) & state.book.open & ~occupied(state)


def some_enemy_in(state: State, side: int, cells: int) -> list[int]:
    """BC4.5: enemies in these cells, the hero first."""
    return [enemy for enemy in enemies(state, side) if cells >> state.cell[enemy] & 1]


def enemy_within(state: State, side: int, cells: int) -> bool:
    """Whether there is one."""
    first = 2 - 2 * side
    return bool(cells >> state.cell[first] & 1) or (state.cell[first + 1] != NONE and bool(cells >> state.cell[first + 1] & 1))
