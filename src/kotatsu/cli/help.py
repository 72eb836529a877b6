"""The help pages, in the language of the run: typer knows the commands, we draw them."""
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kotatsu.cli.output import word


def page(command: Any, path: str) -> RenderableType:
    """What a command does, what it takes, and the commands inside it."""
    inner = getattr(command, "commands", {})
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    usage = [path, *(shape(argument) for argument in arguments), word("cli-usage-options")]
    if inner:
        usage = [path, word("cli-usage-command")]
    parts: list[RenderableType] = [Text.assemble((word("cli-usage"), "bold"), " ", " ".join(usage)), Text(),
                                   Text(word(command.help)), Text()]
    parts += section("cli-commands", [(name, word(found.help)) for name, found in inner.items()])
    parts += section("cli-arguments", [(shape(argument), word(argument.help)) for argument in arguments])
    parts += section("cli-options", [(name_of(option), help_of(option)) for option in options])
    return Group(*parts)


def section(title: str, rows: list[tuple[str, str]]) -> list[RenderableType]:
    """A heading and two columns; nothing if there are no rows."""
    if not rows:
        return []
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for left, right in rows:
        table.add_row(Text(left), Text(right))
    return [Text(word(title), style="bold"), Padding(table, (0, 0, 1, 2))]


def shape(argument: Any) -> str:
    """`GAME`, or `[POSITION]` where it may be left out."""
    name = argument.metavar or argument.name.upper()
    return name if argument.required else f"[{name}]"


def name_of(option: Any) -> str:
    """`--seed N`, `--json`."""
    names = ", ".join([*option.opts, *option.secondary_opts])
    return names if option.is_flag else f"{names} {option.metavar or 'N'}"


def help_of(option: Any) -> str:
    """Its sentence; typer's own `--help` has ours."""
    if "--help" in option.opts:
        return word("cli-opt-help")
    return word(option.help)
