"""What commands read: a game by name, a position or a saved table from a file or standard input."""
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kotatsu import games
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game, Option
from kotatsu.kernel.notation import unwrap
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def game_named(name: str) -> Game:
    """A game we have."""
    return games.load(name)


def read_json(source: str) -> Any:
    """JSON from a file, or from standard input for `-`."""
    try:
        text = sys.stdin.read() if source == "-" else Path(source).read_text(encoding="utf-8")
    except FileNotFoundError as problem:
        raise Unreadable(say("cli-file-missing", file=source)) from problem
    except (OSError, UnicodeDecodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) and problem.strerror else "UTF-8"
        raise Unreadable(say("cli-no-file", file=source, why=why)) from problem
    try:
        return json.loads(text)
    except ValueError as problem:
        where = f"{problem.lineno}:{problem.colno}" if isinstance(problem, json.JSONDecodeError) else ""
        raise Unreadable(say("cli-not-json", file=name_of(source), where=where)) from problem


def name_of(source: str) -> str:
    return "stdin" if source == "-" else source


def saved_table(data: Any) -> Table | None:
    """The table of a file that `play` saved or the server exported; None if it is something else."""
    if isinstance(data, dict) and data.get("kotatsu") == "export":
        data = data.get("table")
    if not isinstance(data, dict) or data.get("kotatsu") != "table":
        return None
    return Table.load(game_named(str(data.get("game"))), data)


def position_table(data: Any, luck: Sequence[str] | None = None) -> Table:
    """A table that begins at a position, or at the one inside an answer of `apply`."""
    given = unwrap(data)
    return Table.at(game_named(str(given["game"])), given, split(luck))


def open_table(source: str, luck: Sequence[str] | None = None) -> Table:
    """The table of a position or of a saved table, with luck stated for what comes next."""
    data = read_json(source)
    table = saved_table(data)
    if table is None:
        return position_table(data, luck)
    table.state_luck(*split(luck))
    return table


def split(luck: Sequence[str] | None) -> list[str]:
    """`--luck "reveal 4-13, reveal 2-01"` and `--luck "reveal 4-13" --luck "reveal 2-01"` are the same."""
    return [piece.strip() for text in luck or () for piece in text.split(",") if piece.strip()]


def check_luck_used(table: Table) -> None:
    """Stated luck that nothing asked for is a mistake in the scenario."""
    if table.forced:
        raise Unreadable(say("cli-luck-unused", luck=", ".join(table.forced)))


def options_from(game: Game, players: int | None, level: str | None, pairs: Sequence[str] | None) -> dict[str, Any]:
    """The table's options from `--players`, `--level` and `--option name=value`."""
    known = {option.name: option for option in game.options()}
    found: dict[str, Any] = {}
    named = [("players", str(players))] if players is not None else []
    named += [("level", level)] if level is not None else []
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals:
            raise Unreadable(say("cli-option-shape", pair=pair))
        named.append((name.strip(), value.strip()))
    for name, value in named:
        if name not in known:
            raise Unreadable(say("cli-no-option", name=name, game=game.name, names=", ".join(known)))
        found[name] = option_value(known[name], value)
    return found


def option_value(option: Option, text: str) -> Any:
    """A value as its option understands it; the game's book has the last word."""
    if option.kind == "flag":
        if text.lower() not in YES + NO:
            raise Unreadable(say("cli-option-flag", name=option.name, value=text))
        return text.lower() in YES
    if option.kind == "list":
        return [piece.strip() for piece in text.split(",") if piece.strip()]
    for value, _ in option.choices:
        if str(value).lower() == text.lower():
            return value
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() else text
