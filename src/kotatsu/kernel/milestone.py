"""A table kept in the middle of its game, so that a long one goes on without being played again from its beginning.

What was told so far is kept as it was told; the rules act from a position on. Whoever wants a state that lies before it lets the
rules act from the start, as ever.
"""
from collections.abc import Sequence
from typing import Any

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


def told_json(entries: Sequence[Entry]) -> list[list[Any]]:
    """Entries as they were told, whoever reads them; what their lines say is left out."""
    return [[entry.seat, entry.action, entry.seen, entry.actor, entry.sealed * SEALED + entry.reveals * REVEALS, *entry.moment,
             entry.told, None if entry.actor == NO_SEAT else entry.actor_words] for entry in entries]


def resume(game: Game[S], start: JSON, told: Sequence[Sequence[Any]], there: JSON, lines: Sequence[Line], drawn: int) -> Table[S]:
    """A table of which the first entries are kept as they were told, with the position after them; the other lines are played."""
    whole = {**there, "data": start["data"]} if "data" in start else there
    table = Table.resume(game, start, read_entries(game, start, told, lines), whole)
    first = len(told)
    rest = [line.split(": ", 1) for line, _ in lines[first:]]
    table.state_luck(*(text for who, text in rest if who == NAMES[LUCK]))
    play_lines(table, rest, first)
    for entry, (_, before) in zip(table.log[first:], lines[first:], strict=True):
        entry.drawn = before
    table.luck.skip_to(drawn)
    return table


def read_entries(game: Game[S], start: JSON, told: Sequence[Sequence[Any]], lines: Sequence[Line]) -> list[Entry[S]]:
    def beginning() -> S:
        state, _ = load_position(game, start)
        if log[0].word != "begin":              # what the rules did first told nothing, and has no line
            advance(state)
        return state

    log: list[Entry[S]] = []
    for (line, drawn), (seat, action, seen, actor, flags, *moment, heard, words) in zip(lines, told, strict=False):
        text = line.partition(": ")[2]
        entry = Entry(game, seat, action, seen, drawn, None, log[-1] if log else None, text if seat == TABLE else "",
                      None if log else beginning)
        entry.keep(line, text, (moment[0], moment[1]), [(audience, each) for audience, each in heard], words)
        entry.actor, entry.sealed, entry.reveals = actor, bool(flags & SEALED), bool(flags & REVEALS)
        log.append(entry)
    return log
