"""How many ways there are to go on: a count for every depth, with luck fixed by a seed."""
import hashlib
from typing import Any

from conform.doors import begin, play
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck

MOST_LINES = 1_500        # no deeper than this many lines
DEEPEST = 12
CASES = ((0, 0), (1, 0), (2, 7), (3, 4), (4, 16), (5, 10))      # the number of a game, decisions played by chance before


def perft(game: Game, state: Any, luck: Luck) -> tuple[list[int], str]:
    """Counts by depth, and a digest of all lines of the last depth."""
    lines = [("", state, luck.drawn)]
    counts = []
    while lines and len(counts) < DEEPEST:
        longer = [line for text, before, drawn in lines for line in follow(game, text, before, Luck(luck.seed, drawn))]
        if len(longer) > MOST_LINES and counts:
            break
        lines = longer
        counts.append(len(lines))
    return counts, hashlib.sha256("\n".join(text for text, _, _ in lines).encode()).hexdigest()[:16]


def follow(game: Game, text: str, state: Any, luck: Luck) -> list[tuple[str, Any, int]]:
    """One choice more, in every way. Of several who choose at once the first one does: their order never matters."""
    item = settle(state, luck)
    if item is None:
        return []
    seat = due(state, item)[0]
    found = []
    for action in options(state, item, seat):
        after = state.copy()
        choose(after, item, seat, action)
        found.append((f"{text} / {game.seat_name(state, seat)}: {game.format(state, action)}", after, luck.drawn))
    return found


def case(game: Game, number: int, after: int) -> JSON:
    """One entry of the golden file."""
    table = play(begin(game, number), number, limit=after)
    counts, lines = perft(game, table.state.copy(), table.luck)
    return {"game": number, "after": after, "options": game.options_of(table.state.book), "counts": counts,
            "lines": lines}
