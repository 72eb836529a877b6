"""What commands read: a game by name, a position or a saved table from a file or standard input."""
import sys
from collections.abc import Sequence
from typing import Any

from kotatsu import games, tables
from kotatsu.cli import extras
from kotatsu.kernel import record
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game, Option
from kotatsu.kernel.notation import unwrap
from kotatsu.kernel.pause import as_written
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.packs import folder as folders

YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


def game_named(name: str) -> Game:
    """A game we have."""
    return games.load(name)


def read_text(source: str) -> str:
    """The text of a file, or standard input for `-`."""
    try:
        return sys.stdin.read() if source == "-" else tables.read_file(source)
    except UnicodeDecodeError as problem:
        raise Unreadable(say("cli-no-file", file=name_of(source), why="UTF-8")) from problem


def read_json(source: str) -> Any:
    """JSON from a file, or from standard input for `-`."""
    return tables.read_json(read_text(source), name_of(source))


def own_data(source: str | None, game: Game) -> Any:
    """What `--data` names: a pack, or a JSON file of bare data; nothing if it was not given."""
    if source is None:
        return None
    return folders.data_of(source, game) if folders.is_pack(source) else read_json(source)


def name_of(source: str) -> str:
    return "stdin" if source == "-" else source


def played_table(source: str) -> Table | None:
    """The table of a game that was saved, exported, written as text or played in the lab; None if the file holds something else."""
    if "#" in source and (row := extras.lab("replay").row_named(source)) is not None:
        table: Table = extras.lab("replay").table_of(*row)
        return table
    text = read_text(source)
    if record.is_record(text):
        return tables.played(record.read(text))
    return tables.saved_table(tables.read_json(text, name_of(source)))


def open_table(source: str, luck: Sequence[str] | None = None) -> Table:
    """The table of a position or of a game, with luck stated for what comes next."""
    return tables.table_in(read_text(source), name_of(source), split(luck))


def written_table(source: str) -> Table:
    """The table of a file as it is written: a position in which nobody is asked yet does not play itself."""
    text = read_text(source)
    if record.is_record(text):
        return tables.table_in(text, name_of(source))
    data = tables.read_json(text, name_of(source))
    table = tables.saved_table(data)
    if table is not None:
        return table
    given = unwrap(data)
    return as_written(games.load(given["game"]), given)


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


def add_decks(game: Game, options: dict[str, Any], pairs: Sequence[str] | None) -> None:
    """Decks of one's own from `--deck 1=mine.txt`: the text of each file becomes part of the options, so that the game replays."""
    for pair in pairs or ():
        seat, equals, file = pair.partition("=")
        if not equals or not seat.isascii() or not seat.isdigit() or not 1 <= int(seat) <= game.seat_range[1]:
            raise Unreadable(say("cli-deck-shape", pair=pair, most=game.seat_range[1]))
        if game.decks is None:
            raise Unreadable(say("kernel-no-decks", game=game.name))
        lists = options.setdefault(game.decks.option, [])
        lists += [""] * (int(seat) - len(lists))
        lists[int(seat) - 1] = read_text(file)


def option_value(option: Option, text: str) -> Any:
    """A value as its option understands it; the game's book has the last word."""
    if option.kind == "flag":
        if text.lower() not in YES + NO:
            raise Unreadable(say("cli-option-flag", name=option.name, value=text))
        return text.lower() in YES
    if option.kind in ("list", "deck"):
        return [piece.strip() for piece in text.split(",") if piece.strip()]
    for value, _ in option.choices:
        if str(value).lower() == text.lower():
            return value
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() else text
