"""Random games, for what must hold at every decision."""
from collections.abc import Callable
from typing import Any

from hypothesis.strategies import SearchStrategy, fixed_dictionaries, integers, sampled_from

from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.games.samurai.scene import new_game

Tables: SearchStrategy[dict[str, Any]] = fixed_dictionaries({
    "seed": integers(0, 10_000), "players": integers(2, 7), "level": sampled_from(("easy", "normal", "hard", "heroic"))})


def walk(each: Callable[[Table], None], seed: int, **options: Any) -> Table:
    """One game by chance; `each` looks at the table before every choice and at the end. Few pass early, so that games last."""
    table = new_game(seed, **options)
    choices = Luck(seed + 1)
    while table.item is not None:
        each(table)
        seat = table.decisions()[0]
        legal = table.legal_texts(seat)
        eager = [action for action in legal if action != "pass"] or legal
        table.do(seat, choices.pick(eager if choices.below(8) else legal))
    each(table)
    return table
