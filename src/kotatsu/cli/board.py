"""The board on a terminal: a game with a drawing of its own gets it, any other is shown as the outline of its view."""
from collections.abc import Callable
from io import StringIO
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text
from rich.tree import Tree

from kotatsu.cli import board_root, board_samurai
from kotatsu.cli.output import read, read_data, word
from kotatsu.kernel.game import JSON
from kotatsu.kernel.table import Table

DRAWINGS: dict[str, Callable[[JSON, JSON], RenderableType]] = {"root": board_root.draw, "samurai": board_samurai.draw}

WIDTH = 100


def drawing(table: Table, viewer: int) -> RenderableType:
    """What a viewer sees of the table."""
    view = table.view(viewer)
    draw = DRAWINGS.get(table.game.name)
    if draw is not None:
        return draw(view, table.game.components(table.state.book))
    return outline(view, word(f"game-{table.game.name}"))


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


def outline(value: Any, name: str) -> Tree:
    """Fields and values, each on its line."""
    if isinstance(value, dict) and "id" in value and set(value) <= {"id", "args"}:
        return Tree(Text(f"{name}: {read_data(value)}"))
    if isinstance(value, dict):
        tree = Tree(Text(name, style="bold"))
        for key, inner in value.items():
            tree.children.append(outline(inner, str(key)))
        return tree
    if isinstance(value, list) and any(isinstance(inner, (dict, list)) for inner in value):
        tree = Tree(Text(name, style="bold"))
        for number, inner in enumerate(value, 1):
            tree.children.append(outline(inner, str(number)))
        return tree
    text = " ".join(map(str, value)) if isinstance(value, list) else str(value)
    return Tree(Text(f"{name}: {text or '–'}"))
