"""`hint`: what a seat might do, and why."""
from typing import Annotated

import typer

from kotatsu.cli.app import AsJson, PositionFile, Seed, app
from kotatsu.cli.files import open_table
from kotatsu.cli.output import line, read, word, write
from kotatsu.search.hint import ITERATIONS
from kotatsu.search.thinker import Thinker


@app.command("hint", help="cli-do-hint")
def give_hint(position: PositionFile,
              seat: Annotated[str | None, typer.Option("--seat", metavar="NAME", help="cli-opt-hint-seat")] = None,
              iterations: Annotated[int, typer.Option("--iterations", metavar="N", min=1, help="cli-opt-iterations")] = ITERATIONS,
              workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help="cli-opt-hint-workers")] = 1,
              seed: Seed = 1, json: AsJson = False) -> None:
    table = open_table(position)
    number = None if seat is None else table.game.seat_named(table.state, seat)
    with Thinker(table, number, seed=seed or 0, workers=workers) as thinker:
        advised = thinker.advise(iterations)
    if json:
        write({"hint": [{"action": one.text, "words": read(one.words), "chance": round(one.chance, 3), "tries": one.tries,
                         "reasons": [read(reason) for reason in one.reasons]} for one in advised]})
        return
    for one in advised:
        line(word("cli-hint-line", words=read(one.words), chance=round(100 * one.chance)), style="bold")
        if one.reasons:
            line("  " + word("cli-hint-why", reasons=", ".join(read(reason) for reason in one.reasons)))
