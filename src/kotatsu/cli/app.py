"""The list of commands and the parameters they share. Help texts stand here as Fluent ids (see help.py)."""
from typing import Annotated

import typer

from kotatsu import __version__
from kotatsu.cli.output import line

app = typer.Typer(name="kotatsu", help="cli-about", add_completion=False, pretty_exceptions_enable=False)

AsJson = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
PositionFile = Annotated[str, typer.Argument(metavar="POSITION", help="cli-arg-position")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game")]
StatedLuck = Annotated[list[str] | None, typer.Option("--luck", metavar="TEXT", help="cli-opt-luck")]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="NAME", help="cli-opt-seat")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="cli-opt-players")]
Level = Annotated[str | None, typer.Option("--level", metavar="NAME", help="cli-opt-level")]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-opt-option")]
DeckFiles = Annotated[list[str] | None, typer.Option("--deck", metavar="SEAT=FILE", help="cli-opt-deck")]
DataFile = Annotated[str | None, typer.Option("--data", metavar="PATH", help="cli-opt-data")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", min=0, help="cli-opt-seed")]
Cores = Annotated[int | None, typer.Option("--cores", metavar="N", min=1, help="cli-opt-cores")]


def print_version(wanted: bool) -> None:
    if wanted:
        line(f"kotatsu {__version__}")
        raise typer.Exit


@app.callback()
def root(lang: Annotated[str | None, typer.Option("--lang", metavar="LANG", help="cli-opt-lang")] = None,
         version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True,
                                               help="cli-opt-version")] = False) -> None:
    """`--lang` is read before anything else (see main.py); here it only stands in the help."""
