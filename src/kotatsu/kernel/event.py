# compiled with mypyc
"""Something that happened as one number: its kind, who did it, up to six small numbers, a reason, and who may know.

An event says what, where, how far, and why this one; the game's words make a sentence of it. All numbers are 0 to 255.
"""
from typing import Final

EVERYONE: Final = -1      # who may see something: these two, or 1 << seat for each seat that may
NOBODY: Final = 0
FIRST_ACTOR: Final = 128  # who does something: a seat, or from here on an actor that is no seat (automaton, horde, minion)
NO_SEAT: Final = 255      # an event that nobody did


def event(kind: int, actor: int, a: int, b: int, c: int, d: int = 0, e: int = 0, f: int = 0, reason: int = 0,
          audience: int = EVERYONE) -> int:
    """Pack an event. The audience may have any number of seats."""
    assert not (kind | actor | a | b | c | d | e | f | reason) >> 8, "the numbers of an event are 0 to 255"
    assert audience >= EVERYONE, "an audience is EVERYONE, NOBODY or a mask of seats"
    number = kind << 32 | actor << 24 | a << 16 | b << 8 | c
    if d | e | f | reason or audience != EVERYONE:
        number |= (audience + 1) << 72 | f << 64 | e << 56 | d << 48 | reason << 40
    return number


def event_parts(number: int) -> tuple[int, int, int, int, int]:
    """kind, actor (NO_SEAT if none) and the first three numbers."""
    return number >> 32 & 255, number >> 24 & 255, number >> 16 & 255, number >> 8 & 255, number & 255


def event_more(number: int) -> tuple[int, int, int]:
    """The other three numbers."""
    return number >> 48 & 255, number >> 56 & 255, number >> 64 & 255


def event_reason(number: int) -> int:
    """Why it happened, or why to this one: a number that the game gives a meaning, 0 if there is nothing to say."""
    return number >> 40 & 255


def event_audience(number: int) -> int:
    """Who may know of an event: EVERYONE or a mask of seats."""
    return (number >> 72) - 1


def seat_of(actor: int) -> int | None:
    """The seat that did it, None if it was nobody or an actor that is no seat."""
    return actor if actor < FIRST_ACTOR else None
