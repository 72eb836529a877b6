"""Which choice somebody at a table may take back, or why none."""
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.kernel.agenda import NOBODY, Item, Together
from kotatsu.kernel.entry import LUCK, Entry
from kotatsu.kernel.game import Game
from kotatsu.kernel.phrase import Phrase, say


@dataclass(frozen=True)
class UndoLimit:
    """Whether a person may take something back, and if not, why."""
    may: bool
    why: Phrase | None = None
    seat: int = LUCK


def choice_to_undo(game: Game[Any], state: Any, item: Item | None, log: Sequence[Entry[Any]],
                   seats: Collection[int]) -> int | Phrase:
    """The place in the log of the choice that whoever leads these seats may take back, or why there is none.

    A sealed answer to the question still open comes first: nobody has seen it. Of a finished game nothing is taken back: its
    result is told, its hands may be looked at.
    """
    if item is None:
        return say("kernel-undo-over")
    if isinstance(item, Together):
        for place in range(len(log) - 1, -1, -1):
            if not log[place].sealed:
                break
            if log[place].seat in seats:
                return place
        if not item.tells_progress() and set(item.seats(state)) - set(seats):
            return say("kernel-undo-sealed")                     # whether they have answered or not
    for place in range(len(log) - 1, -1, -1):
        entry = log[place]
        if entry.reveals:
            return say("kernel-undo-reveal")
        if entry.seat == LUCK and entry.seen != NOBODY:
            return say("kernel-undo-luck")
        if entry.seat >= 0:
            return place if entry.seat in seats else say("kernel-undo-other", who=game.seat_words(state, entry.seat))
    return say("kernel-undo-nothing")
