"""Random games, for what must hold at every decision."""
from collections.abc import Callable
from typing import Any

from hypothesis.strategies import SearchStrategy, fixed_dictionaries, integers, sampled_from

from kotatsu.games.samurai import GAME
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table

Tables: SearchStrategy[dict[str, Any]] = fixed_dictionaries({
    "seed": integers(0, 10_000), "players": integers(2, 7), "level": sampled_from(("easy", "normal", "hard", "heroic")),
    "round": integers(1, 3)})


def walk(each: Callable[[Table], None], seed: int, round: int, **options: Any) -> Table:
    """A game from the start of a round to its end; `each` looks at the table before every choice and once more at the end.

    Mostly they defend and fight, and pass late, so that games last; now and then anything goes.
    """
    luck = {"seed": seed}
    table = (Table.new(GAME, options, seed) if round == 1 else
             Table.at(GAME, {"game": "samurai", "options": options, "round": round, "luck": luck}))
    choices = Luck(seed + 1)
    while table.item is not None:
        each(table)
        seat = table.decisions()[0]
        legal = table.legal_texts(seat)
        wanted = [action for action in ("defend", "fight", "build") if action in legal]
        eager = wanted or [action for action in legal if action not in ("pass", "decline")]
        offered = eager if eager and choices.below(4) else legal
        table.do(seat, offered[choices.below(len(offered))])
    each(table)
    return table
