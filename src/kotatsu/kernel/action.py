# compiled with mypyc
"""One choice as one number: a verb and three small numbers of 0 to 255."""
from mypy_extensions import i64

Action = int


def act(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> Action:
    """Pack a verb and its numbers; every game has one constructor per verb on top of this. (i64: the processor's own shifts.)"""
    assert -1 < a | b | c < 256, "the numbers of an action are 0 to 255"
    return verb << 24 | a << 16 | b << 8 | c


def parts(action: Action) -> tuple[int, int, int, int]:
    """The verb and the numbers of an action: `verb, src, dst, warriors = parts(action)`."""
    return action >> 24, action >> 16 & 255, action >> 8 & 255, action & 255
