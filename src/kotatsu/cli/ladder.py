"""`ladder`: does each level of a game beat the one below?"""
from itertools import pairwise
from json import dumps
from pathlib import Path
from typing import Annotated

import typer

from kotatsu import bots
from kotatsu.cli.app import AsJson, Cores, GameName, Seed, app
from kotatsu.cli.files import game_named
from kotatsu.cli.lab import Games, bar, bots_named, figures, say_if_interpreted
from kotatsu.cli.output import show, word, write
from kotatsu.kernel.game import JSON
from kotatsu.sim.ladder import Rung, climb, tables_of
from kotatsu.sim.rungs import picture
from kotatsu.sim.speed import is_compiled


@app.command("ladder", help="cli-do-ladder")
def ladder(game: GameName, bot_names: Annotated[str | None, typer.Option("--bots", metavar="NAMES", help="cli-opt-rungs")] = None,
           count: Games = 100, seed: Seed = 1, cores: Cores = None,
           out: Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", help="cli-opt-ladder-out")] = None,
           whole: Annotated[bool, typer.Option("--whole", help="cli-opt-ladder-whole")] = False, json: AsJson = False) -> int:
    found = game_named(game)
    names = bots_named(found, bot_names) if bot_names is not None else list(bots.names(found.name))
    rungs = [Rung(game, tables_of(game), higher, lower, seed or 0) for lower, higher in pairwise(names)]
    say_if_interpreted(is_compiled())
    rows: list[JSON] = []
    with bar(word("cli-sim-progress"), count * len(rungs)) as advance:
        for rung in rungs:
            played = 0
            for standing in climb(rung, count, cores, whole):
                advance(standing.games - played)
                played = standing.games
            advance(count - played)
            rows.append(standing.json())
    answer = {"game": game, "tables": list(tables_of(game)), "most": count, "whole": whole, "seed": seed, "rungs": rows}
    if out is not None:
        Path(out).write_text(dumps(answer, indent=1) + "\n", encoding="utf-8")
        Path(out).with_suffix(".svg").write_text(picture(word(f"game-{game}"), rows), encoding="utf-8")
    if json:
        write(answer)
    else:
        print_rungs(rows)
    return 0 if all(row["low"] > row["chance"] for row in rows) else 1


def print_rungs(rows: list[JSON]) -> None:
    """A column for each comparison."""
    grid = figures("cli-sim-bot", [f"{row['higher']} – {row['lower']}" for row in rows])
    grid.add_row(word("cli-sim-games"), *(str(row["games"]) for row in rows))
    grid.add_row(word("cli-sim-wins"), *(str(row["wins"]) for row in rows))
    grid.add_row(word("cli-ladder-draws"), *(str(row["draws"]) for row in rows))
    grid.add_row(word("cli-sim-rate"), *(f"{row['rate']:.1%}" for row in rows))
    grid.add_row(word("cli-sim-interval"), *(f"{row['low']:.1%} – {row['high']:.1%}" for row in rows))
    grid.add_row(word("cli-ladder-chance"), *(f"{row['chance']:.1%}" for row in rows))
    grid.add_row(word("cli-ladder-elo"), *("{1:+.0f} ({0:+.0f} … {2:+.0f})".format(*row["elo"]) for row in rows))
    grid.add_row(word("cli-ladder-beats"), *(word(verdict(row)) for row in rows))
    show(grid)


def verdict(row: JSON) -> str:
    """Whether the higher one is better: its interval lies above what an equal one, or the other team, wins."""
    return "cli-ladder-yes" if row["low"] > row["chance"] else "cli-ladder-open" if row["high"] > row["chance"] else "cli-ladder-no"
