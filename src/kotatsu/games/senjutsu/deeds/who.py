# compiled with mypyc
"""Whom a deed is about: its player, a foe, everybody."""
from typing import Final

from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.queries import enemies, in_range
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.cards.deeds import Deed

# who does something (Deed.who): the card's player, or …
FOE: Final = 1                     # … whom its lines speak of
FOES: Final = 2                    # … every enemy in range
ALL: Final = 3                     # … everybody
OTHERS: Final = 4                  # … everybody else

ALL_FOCUS: Final = 9
ALL_BUT_ONE: Final = 8


def whom(state: State, deed: Deed, figure: int) -> list[int]:
    """The figures that a deed is about, those still in play. For FOE: whoever was hit, or the one that was picked."""
    if deed.who == 0:
        return [figure]
    frame = state.frames[-1]
    if deed.who == FOE:
        if frame.struck:
            return [other for other in range(state.book.figures) if frame.struck >> other & 1 and not state.out >> other & 1]
        return [frame.foe] if frame.foe != NONE and not state.out >> frame.foe & 1 else []
    if deed.who == FOES:
        reach = state.book.printed.range[frame.card]
        return [other for other in enemies(state, figure) if in_range(state, figure, other, reach)]
    rising = [seat for seat in reversed(state.track) if not state.out >> seat & 1]
    return rising if deed.who == ALL else [seat for seat in rising if seat != figure]


def players(state: State, deed: Deed, figure: int) -> list[int]:
    """The same without bots, which have neither hand nor focus nor kamae (S13.F.13)."""
    return [other for other in whom(state, deed, figure) if other < state.book.seats]
