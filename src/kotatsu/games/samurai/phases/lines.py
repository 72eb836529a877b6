# compiled with mypyc
"""Cards come to the right or to the left of a board (SS7.4–SS7.7)."""
from kotatsu.games.samurai.actions import Cause, Event
from kotatsu.games.samurai.phases.village import TestKiai, lose_barricade
from kotatsu.games.samurai.queries import kiai_value
from kotatsu.games.samurai.state import State


def put_right(state: State, seat: int, card: int) -> bool:
    """SS7.4: last of the combat line. SS7.6: above the Kiai value a barricade falls; True if the sum equals it."""
    state.lines[seat] = (*state.lines[seat], card)
    state.sums[seat] += state.book.value[card]
    total, value = state.sums[seat], kiai_value(state, seat)
    if total > value:
        state.tell(Event.OVER, seat, total, value)
        lose_barricade(state, Cause.OVER)
    return total == value


def confront(state: State, seat: int, card: int) -> None:
    """SS7.4, SS7.5: and a Kiai when the sum equals the value."""
    before = state.sums[seat]
    state.tell(Event.CONFRONT, seat, card, before, before + state.book.value[card])
    if put_right(state, seat, card):
        state.push(TestKiai(seat))


def put_left(state: State, seat: int, card: int) -> None:
    """SS7.7: the track does not move."""
    state.lefts[seat] = (*state.lefts[seat], card)
    state.tell(Event.DEFEND, seat, card)


def take_last(state: State, seat: int) -> int:
    """The last card leaves a combat line; the track follows (SS3.2)."""
    line = state.lines[seat]
    card = line[-1]
    state.lines[seat] = line[:-1]
    state.sums[seat] -= state.book.value[card]
    return card
