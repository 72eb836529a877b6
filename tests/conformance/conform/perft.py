"""How many ways there are to go on: a count for every depth, with luck fixed by a seed."""
import hashlib
from collections.abc import Iterator
from typing import Any, NamedTuple

from conform.doors import begin, play
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck

MOST_LINES = 1_500        # no deeper than this many lines
DEEPEST = 12
CASES = ((0, 0), (1, 0), (2, 7), (3, 4), (4, 16), (5, 10))      # the number of a game, decisions played by chance before


class Line(NamedTuple):
    """A way to go on: the choices so far, the state after them, how often luck was drawn."""
    text: str
    state: Any
    drawn: int


class Fork(NamedTuple):
    """A line at its next decision, with what may be chosen."""
    line: Line
    item: Any
    seat: int
    offered: list[Action]
    drawn: int


def perft(game: Game, state: Any, luck: Luck) -> tuple[list[int], str]:
    """Counts by depth, and a digest of all lines of the last depth."""
    lines = [Line("", state, luck.drawn)]
    counts: list[int] = []
    while lines and len(counts) < DEEPEST:
        forks = [found for line in lines if (found := fork(line, Luck(luck.seed, line.drawn))) is not None]
        ways = sum(len(one.offered) for one in forks)
        if ways > MOST_LINES and counts:
            break
        lines = [line for one in forks for line in follow(game, one)]
        counts.append(ways)
    return counts, hashlib.sha256("\n".join(line.text for line in lines).encode()).hexdigest()[:16]


def fork(line: Line, luck: Luck) -> Fork | None:
    """The next decision of a line. Of several who choose at once the first one does: their order never matters."""
    item = settle(line.state, luck)
    if item is None:
        return None
    seat = due(line.state, item)[0]
    return Fork(line, item, seat, options(line.state, item, seat), luck.drawn)


def follow(game: Game, at: Fork) -> Iterator[Line]:
    """One choice more, in every way."""
    state = at.line.state
    for action in at.offered:
        after = state.copy()
        choose(after, at.item, at.seat, action)
        yield Line(f"{at.line.text} / {game.seat_name(state, at.seat)}: {game.format(state, action)}", after, at.drawn)


def case(game: Game, number: int, after: int) -> JSON:
    """One entry of the golden file."""
    table = play(begin(game, number), number, limit=after)
    counts, lines = perft(game, table.state.copy(), table.luck)
    return {"game": number, "after": after, "options": game.options_of(table.state.book), "counts": counts,
            "lines": lines}
