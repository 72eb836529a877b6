"""A table kept in the middle of its game, so that a long one goes on without being played again from its beginning.

What was told so far is kept as it was told; the rules act from a position on. Whoever wants a state that lies before it lets the
rules act from the start, as ever.
"""
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kotatsu.kernel.agenda import advance
from kotatsu.kernel.entry import LUCK, NAMES, TABLE, Entry
from kotatsu.kernel.event import NO_SEAT
from kotatsu.kernel.game import JSON, Game, S
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.table import Table, play_lines

Line = tuple[str, int]                          # a line of the log, and how much luck had been drawn before it
SEALED = 1                                      # flags of a kept entry
REVEALS = 2


def place_to_keep(table: Table, first: int, behind: int) -> int | None:
    """The newest place in the log, after entry `first` and at least so far `behind` its end, at which somebody was asked."""
    log = table.log
    for place in range(len(log) - behind, first, -1):
        if log[place].seat >= 0 and not (log[place].sealed and log[place - 1].sealed):
            return place
    return None


def position_at(table: Table, place: int) -> JSON:
    """The position in which an entry was chosen. Owners' data are the same as at the start, and left out."""
    entry = table.log[place]
    found = position(table.game, entry.before, Luck(table.luck.seed, entry.drawn))
    found.pop("data", None)
    return found


class KeptEntry(NamedTuple):
    """An entry as it was told, whoever reads it; its line says the rest. What was told is read when somebody wants it."""
    seat: int
    action: int
    seen: int
    actor: int
    flags: int
    round: int
    turn: int
    actor_words: JSON | None
    told: Callable[[], list[tuple[int, JSON]]]


def told_json(entries: Sequence[Entry]) -> list[list[Any]]:
    """The same to be written down."""
    return [[entry.seat, entry.action, entry.seen, entry.actor, entry.sealed * SEALED + entry.reveals * REVEALS, *entry.moment,
             None if entry.actor == NO_SEAT else entry.actor_words, entry.told] for entry in entries]


def lighten(entries: Sequence[Entry], kept: Sequence[KeptEntry]) -> None:
    """Let entries hold no more than if they had been read from where they are kept."""
    for entry, each in zip(entries, kept, strict=True):
        entry.keep(entry.line(), entry.text, (each.round, each.turn), each.told, each.actor_words)


def resume(game: Game[S], start: JSON, kept: Sequence[KeptEntry], there: JSON, lines: Sequence[Line], drawn: int) -> Table[S]:
    """A table of which the first entries are kept as they were told, with the position after them; the other lines are played."""
    whole = {**there, "data": start["data"]} if "data" in start else there
    table = Table.resume(game, start, read_entries(game, start, kept, lines), whole)
    first = len(kept)
    rest = [line.split(": ", 1) for line, _ in lines[first:]]
    table.state_luck(*(text for who, text in rest if who == NAMES[LUCK]))
    play_lines(table, rest, first)
    for entry, (_, before) in zip(table.log[first:], lines[first:], strict=True):
        entry.drawn = before
    table.luck.skip_to(drawn)
    return table


def read_entries(game: Game[S], start: JSON, kept: Sequence[KeptEntry], lines: Sequence[Line]) -> list[Entry[S]]:
    def beginning() -> S:
        state, _ = load_position(game, start)
        if log[0].word != "begin":              # what the rules did first told nothing, and has no line
            advance(state)
        return state

    log: list[Entry[S]] = []
    for (line, drawn), each in zip(lines, kept, strict=False):
        text = line.partition(": ")[2]
        entry = Entry(game, each.seat, each.action, each.seen, drawn, None, log[-1] if log else None,
                      text if each.seat == TABLE else "", None if log else beginning)
        entry.keep(line, text, (each.round, each.turn), each.told, each.actor_words)
        entry.actor, entry.sealed, entry.reveals = each.actor, bool(each.flags & SEALED), bool(each.flags & REVEALS)
        log.append(entry)
    return log
