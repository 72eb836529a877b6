"""`rl`: the numbers that programs learn a game by."""
from typing import Annotated

import typer
from rich import box
from rich.table import Table as Grid

from kotatsu.cli.app import AsJson, GameName, app
from kotatsu.cli.files import game_named
from kotatsu.cli.output import show, tell, word, write
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.rl.listing import action_rows, observation_rows

MOST_LABELS = 8                     # of a part, in one line


@app.command("rl", help="cli-do-rl")
def rl(what: Annotated[str, typer.Argument(metavar="actions|observation", help="cli-arg-rl-what")], game: GameName,
       every: Annotated[bool, typer.Option("--all", help="cli-opt-rl-all")] = False, json: AsJson = False) -> None:
    if what not in ("actions", "observation"):
        raise Unreadable(say("rl-what"))
    found = game_named(game)
    rows = list((action_rows if what == "actions" else observation_rows)(found, every))
    count = rows[-1]["last"] + 1
    if json:
        write({"game": found.name, "version": found.version, "numbers": count, what: rows})
        return
    tell("rl-count", game=found.name, version=str(found.version), numbers=str(count))
    show(grid_of(what, rows))


def grid_of(what: str, rows: list[JSON]) -> Grid:
    """Numbers at the left, never cut; what they mean beside them."""
    grid = Grid(box=box.SIMPLE)
    grid.add_column(word("rl-numbers"), no_wrap=True, justify="right")
    for title in ("rl-action", "rl-rule") if what == "actions" else ("rl-part", "rl-high", "rl-about"):
        grid.add_column(word(title), overflow="fold")
    for row in rows:
        numbers = str(row["first"]) if row["first"] == row["last"] else f"{row['first']}–{row['last']}"
        cells = [row["action"], row["rule"]] if what == "actions" else [row["part"], str(row["high"]), said(row)]
        grid.add_row(numbers, *cells)
    return grid


def said(row: JSON) -> str:
    """What the numbers of a part say: its sentence, and what stands at which place."""
    labels = row["labels"]
    shown = labels if len(labels) <= MOST_LABELS else [*labels[:3], "…", labels[-1]]
    return f"{row['about']}: {', '.join(shown)}"
