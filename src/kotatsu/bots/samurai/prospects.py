"""Questions about what is to come, asked by both judges (worth.py for few samurai, look.py for many)."""
from kotatsu.games.samurai.book import Pen
from kotatsu.games.samurai.queries import is_over, left_of, right_of
from kotatsu.games.samurai.state import State


def is_wound_instead(state: State, seat: int, icon: int) -> bool:
    """SS11.1: what cannot be applied becomes a wound."""
    if icon == Pen.LEFT:
        return will_have_passed(state, left_of(state, seat))
    if icon == Pen.RIGHT:
        return will_have_passed(state, right_of(state, seat))
    return (icon == Pen.DROP and not state.lefts[seat]) or (icon == Pen.DEMON and not state.discard)


def will_have_passed(state: State, seat: int) -> bool:
    return state.passed[seat] != 0 or is_over(state, seat)


def add_doubt(number: list[float], lack: float) -> None:
    """`number[n]` is the chance that n samurai (3: or more) will lack something; one more will with the chance `lack`."""
    number[3] += number[2] * lack
    number[2] += (number[1] - number[2]) * lack
    number[1] += (number[0] - number[1]) * lack
    number[0] -= number[0] * lack
