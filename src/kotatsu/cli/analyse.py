"""`analyse`: a finished game looked at again."""
from dataclasses import replace
from typing import Annotated

import typer
from rich.table import Table as Columns

from kotatsu.cli.app import AsJson, app
from kotatsu.cli.files import played_table
from kotatsu.cli.lab import bar
from kotatsu.cli.output import line, read, read_data, show, word, write
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.search.analysis import USUAL, Analysis, TurningPoint, analyse


@app.command("analyse", help="cli-do-analyse")
def analyse_game(file: Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-replay")],
                 moments: Annotated[int, typer.Option("--moments", metavar="N", min=1, help="cli-opt-moments")] = USUAL.moments,
                 iterations: Annotated[int, typer.Option("--iterations", metavar="N", min=2,
                                                         help="cli-opt-iterations")] = USUAL.iterations,
                 json: AsJson = False) -> None:
    table = played_table(file)
    if table is None:
        raise Unreadable(say("kernel-not-a-table"))
    steps = analyse(table, replace(USUAL, moments=moments, iterations=iterations, glance=iterations, thought=4 * iterations))
    with bar(word("cli-analysis-progress"), 100) as advance:
        done = 0
        for found in steps:
            advance(round(100 * found.share) - done)
            done = round(100 * found.share)
    if json:
        write(told(table, found))
        return
    line(word("analysis-chances"), style="bold")
    show(chances(table, found))
    line(word("analysis-about"))
    line(word("page-end-turns" if found.points else "analysis-none"), style="bold")
    for point in found.points:
        tell_point(table, point)


def chances(table: Table, found: Analysis) -> Columns:
    """The chances of all seats by turn; a side has one chance."""
    shown = [seat for seat, side in enumerate(found.sides) if found.sides.index(side) == seat]
    drawn = Columns()
    drawn.add_column(word("cli-analysis-when"))
    for seat in shown:
        together = [other for other, side in enumerate(found.sides) if side == found.sides[seat]]
        drawn.add_column(", ".join(read(table.game.seat_words(table.state, other)) for other in together), justify="right")
    for moment in found.moments:
        drawn.add_row(read(moment.when), *(str(round(100 * moment.chances[seat])) for seat in shown))
    return drawn


def tell_point(table: Table, point: TurningPoint) -> None:
    """When, who, what was chosen, and what a bot would have done."""
    who = read(table.game.seat_words(table.log[point.entry].before, point.seat))
    drop, verdict = point.drop, point.verdict
    line(word("cli-analysis-point", when=read(point.when), who=who), style="bold")
    line("  " + word("analysis-drop", before=round(100 * drop.start), since=read(drop.since), after=round(100 * drop.end),
                     until=read(drop.until)))
    line("  " + read(point.asks))
    line("  " + word("cli-analysis-chosen", words=read(point.words)))
    if verdict.words is None:
        line("  " + word("analysis-same"))
        return
    line("  " + word("cli-analysis-better", words=read(verdict.words), chance=round(100 * verdict.better),
                     chosen=round(100 * verdict.chance)))
    if verdict.reasons:
        line("  " + word("analysis-why", reasons=", ".join(read(reason) for reason in verdict.reasons)))


def told(table: Table, found: Analysis) -> JSON:
    """The same for programs, seats by name."""
    def spoken(data: JSON) -> JSON:
        found = dict(data)
        for name in ("when", "since", "until", "asks", "words"):
            if name in data:
                found[name] = read_data(data[name])
        if "reasons" in data:
            found["reasons"] = [read_data(reason) for reason in data["reasons"]]
        return found

    points = [{**spoken(point), "seat": table.seats[point["seat"]], "better": point["better"] and spoken(point["better"])}
              for point in (one.json() for one in found.points)]
    return {"seats": list(table.seats), "moments": [spoken(one.json()) for one in found.moments], "points": points}
