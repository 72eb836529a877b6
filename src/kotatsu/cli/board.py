"""The board on a terminal: a game with a drawing of its own (`boards/<game>.py`) gets it, any other is shown as a plain table."""
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from io import StringIO

from rich.console import Console, RenderableType

from kotatsu.cli.output import read
from kotatsu.cli.plain import Plain
from kotatsu.kernel.game import JSON
from kotatsu.kernel.table import Table

Draw = Callable[[JSON, JSON], RenderableType]
WIDTH = 100


@cache
def own_drawing(game: str) -> Draw | None:
    """What draws this game, if somebody has written it."""
    module = f"kotatsu.cli.boards.{game}"
    if find_spec(module) is None:
        return None
    draw: Draw = import_module(module).draw
    return draw


def drawing(table: Table, viewer: int) -> RenderableType:
    """What a viewer sees of the table."""
    view = table.view(viewer)
    draw = own_drawing(table.game.name)
    if draw is not None:
        return draw(view, table.game.components(table.state.book))
    seats = [table.game.seat_words(table.state, seat) for seat in range(table.game.seats(table.state))]
    return Plain(table.game.name, seats).draw(view)


def asked(table: Table) -> list[str]:
    """Who is asked what, by which rule; or how it ended."""
    lines = [f"{read(table.game.seat_words(table.state, prompt.seat))}: {read(prompt.asks)} [{prompt.rule}]"
             for prompt in table.prompts()]
    over = table.outcome()
    return lines if over is None else [*lines, read(over.words)]


def text(table: Table, viewer: int) -> str:
    """The board and what is asked, without colours: what `print(table)` shows."""
    console = Console(file=StringIO(), width=WIDTH, color_system=None, highlight=False)
    with console.capture() as drawn:
        console.print(drawing(table, viewer))
    return "\n".join([*(line.rstrip() for line in drawn.get().rstrip("\n").split("\n")), *asked(table)])
