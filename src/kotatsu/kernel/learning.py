"""What a game offers to programs that learn: numbers for its actions, and what a seat sees as a row of numbers."""
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from typing_extensions import TypeVar

from kotatsu.kernel.agenda import GameState

S = TypeVar("S", bound=GameState, default=Any)


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that stand beside each other: one for each label."""
    name: str                                    # the field of a position (or of a seat) that it tells of
    labels: tuple[str, ...]
    about: str                                   # what each of its numbers says, in English
    high: int = 1                                # the largest number that may stand there


@dataclass(frozen=True)
class Learning(Generic[S]):
    """How a game is learnt. `names` are those of kinds of numbers that depend on the table, as many as any table has.

    Names and parts are made when somebody asks for them: who only plays does not wait for them.
    """
    lexicon: Any                                 # the game's own kernel.lexicon.Lexicon, which is made of this door's words
    names: Callable[[], Mapping[str, Sequence[str]]]
    parts: Callable[[], tuple[Part, ...]]
    encode: Callable[[S, int], bytearray]        # what a seat sees, in the order of the parts; each number 0 to 255
    seats: int                                   # the most seats a table has


def numbered(name: str, count: int) -> tuple[str, ...]:
    """`seat 1`, `seat 2`, …"""
    return tuple(f"{name} {number + 1}" for number in range(count))


def of_each(owners: Sequence[str], *parts: Part) -> tuple[Part, ...]:
    """The same parts for several seats or figures, one after another."""
    return tuple(Part(f"{owner}: {part.name}", part.labels, part.about, part.high) for owner in owners for part in parts)
