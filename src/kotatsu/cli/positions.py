"""Commands on positions: any scenario can be scripted from outside with these."""
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid
from rich.text import Text

from kotatsu import bots, games
from kotatsu.cli import board
from kotatsu.cli.app import (
    AsJson,
    DataFile,
    DeckFiles,
    GameName,
    Level,
    OptionPairs,
    Players,
    PositionFile,
    SeatName,
    Seed,
    StatedLuck,
    app,
)
from kotatsu.cli.choosing import Way
from kotatsu.cli.files import add_decks, check_luck_used, game_named, open_table, options_from, own_data, split, written_table
from kotatsu.cli.output import aside, line, read, show, tell, word, write
from kotatsu.kernel.agenda import Chance
from kotatsu.kernel.entry import Entry
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, SPECTATOR, Choice, Game
from kotatsu.kernel.notation import item_text, position_schema
from kotatsu.kernel.pause import do_and_pause
from kotatsu.kernel.phrase import say
from kotatsu.kernel.prompt import Prompt
from kotatsu.kernel.table import Table, some
from kotatsu.words import Unsayable

ActionText = Annotated[str, typer.Argument(metavar="ACTION", help="cli-arg-action")]
Paused = Annotated[bool, typer.Option("--pause", help="cli-opt-pause")]
OutFile = Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", help="cli-opt-out")]


@app.command("games", help="cli-do-games")
def list_games(json: AsJson = False) -> None:
    """Every game that can be said; a folder that cannot is named beside the answer."""
    known, refused = games.load_all()
    complaints = [read(problem.phrase) for problem in refused]
    listed: list[tuple[Game[Any], JSON]] = []
    for game in known:
        try:
            listed.append((game, listing(game)))
        except Unsayable as problem:
            complaints.append(word("cli-game-wordless", name=game.name, what=str(problem)))
    if json:
        write({"games": [found for _, found in listed]})
    else:
        for game, found in listed:
            print_listing(game, found)
    for sentence in complaints:
        aside().print(sentence, markup=False, soft_wrap=True)


def listing(game: Game[Any]) -> JSON:
    """A game, its seats, bots and options in words."""
    return {"name": game.name, "title": word(f"game-{game.name}"), "version": game.version, "seats": list(game.seat_range),
            "bots": bots.names(game.name),
            "options": [{"name": option.name, "default": option.default, "rule": option.rule, "words": read(option.words),
                         "help": read(option.help), "values": [value for value, _ in option.choices]} for option in game.options()]}


def print_listing(game: Game[Any], found: JSON) -> None:
    low, high = found["seats"]
    names = ", ".join(found["bots"])
    line(word("cli-game-line", name=game.name, title=found["title"], low=low, high=high, bots=names), style="bold")
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for option in found["options"]:
        about = Text(option["help"])
        if option["values"]:
            about.append(f"  ({', '.join(map(str, option['values']))})", style="dim")
        grid.add_row(Text(f"  {option['name']}={shown(option['default'])}"), about)
    show(grid)


def shown(value: Any) -> str:
    """A value as `--option` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else "" if value is None else str(value)


@app.command("new", help="cli-do-new")
def new(game: GameName, players: Players = None, level: Level = None, seed: Seed = None, option: OptionPairs = None,
        deck: DeckFiles = None, data: DataFile = None, luck: StatedLuck = None, out: OutFile = None, json: AsJson = False) -> None:
    table = new_table(game, players, level, seed, option, data, luck, deck)
    if out is not None:
        save(out, table.position())
    if json:
        write(table.position())
    else:
        show_table(table, SPECTATOR)
        if out is not None:
            tell("cli-saved", file=out)


def new_table(game: str, players: int | None, level: str | None, seed: int | None, option: Sequence[str] | None,
              data: str | None, luck: Sequence[str] | None = None, deck: Sequence[str] | None = None) -> Table:
    """A table after its set-up; without a seed the system draws one."""
    found = game_named(game)
    options = options_from(found, players, level, option)
    add_decks(found, options, deck)
    own = own_data(data, found)
    table = Table.new(found, options, secrets.randbits(48) if seed is None else seed, own, split(luck))
    check_luck_used(table)
    return table


def save(file: str, data: JSON) -> None:
    """Write JSON to a file, whole or not at all."""
    import json
    path = Path(file)
    fresh = path.with_name(f".{path.name}.new")
    try:
        fresh.write_text(json.dumps(data, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
        fresh.replace(path)
    except OSError as problem:
        raise Unreadable(say("cli-no-file", file=file, why=problem.strerror or "?")) from problem


@app.command("show", help="cli-do-show")
def show_position(position: PositionFile = "-", seat: SeatName = None, json: AsJson = False) -> None:
    table = written_table(position)
    viewer = SPECTATOR if seat is None else table.game.seat_named(table.state, seat)
    if json:
        over = table.outcome()
        write({"view": table.view(viewer), "decisions": decisions(table), "next": coming(table),
               "outcome": None if over is None else {"words": read(over.words), **over.details}})
    else:
        show_table(table, viewer)


def show_table(table: Table, viewer: int) -> None:
    """The board and what is asked, what would come by itself, or how it ended."""
    show(board.drawing(table, viewer))
    for text in board.asked(table):
        line(text, style="bold" if table.is_over() else None)
    found = coming(table)
    if found is not None and found["luck"]:
        line(word("cli-next-luck", item=found["item"], possible=some(found["luck"])))
    elif found is not None:
        line(word("cli-next-rules", item=found["item"]))
        settled = Table.at(table.game, table.position())
        if not any(entry.is_luck() for entry in settled.log):
            for text in board.asked(settled):
                line(f"  {text}")


def coming(table: Table) -> JSON | None:
    """What would happen by itself, where nobody is asked: the item on top of what is next, and what luck may bring."""
    if table.item is not None or table.is_over():
        return None
    top = table.state.agenda[-1]
    return {"item": item_text(table.game, table.state, top), "luck": table.luck_texts(top) if isinstance(top, Chance) else []}


def name_of(table: Table, seat: int) -> str:
    """A seat as a person reads it."""
    return read(table.game.seat_words(table.state, seat))


@app.command("legal", help="cli-do-legal")
def legal(position: PositionFile = "-", luck: StatedLuck = None, json: AsJson = False) -> None:
    table = open_table(position, luck)
    check_luck_used(table)
    if json:
        write({"decisions": decisions(table)})
        return
    for prompt in prompts(table):
        line(f"{name_of(table, prompt.seat)}: {read(prompt.asks)} [{prompt.rule}]", style="bold")
        show(choices(prompt))
    over = table.outcome()
    if over is not None:
        line(read(over.words), style="bold")


def prompts(table: Table) -> list[Prompt]:
    """Every open decision with its choices: whoever holds the file holds every seat."""
    due = table.decisions()
    return [prompt for prompt in table.prompts(due) if prompt.seat in due]


def choices(prompt: Prompt) -> Grid:
    """The choices of a decision: text form, words, and what they would lead to."""
    grid = Grid.grid(padding=(0, 2))
    for choice in prompt.actions:
        grid.add_row(Text(f"  {choice.action}", style="cyan"), about(choice))
    return grid


def listed(ways: Sequence[Way]) -> Grid:
    """What may be taken, by number; how many choices lie behind a group."""
    grid = Grid.grid(padding=(0, 2))
    for number, way in enumerate(ways, 1):
        group = Text(f"{way.words}…").append(f"  ({len(way.choices)})", style="dim")
        words = about(way.choice) if way.choice is not None else group
        grid.add_row(Text(f"{number:>4}", style="bold cyan"), words)
    return grid


def about(choice: Choice) -> Text:
    """A choice in words, and what it would lead to."""
    text = Text(read(choice.words))
    if choice.result is not None:
        text.append(f"  {read(choice.result)}", style="dim")
    return text


def decisions(table: Table) -> list[JSON]:
    """What is asked, as `legal --json` gives it."""
    return [{"seat": table.game.seat_name(table.state, prompt.seat), "asks": read(prompt.asks), "rule": prompt.rule,
             "actions": [{"action": choice.action, "words": read(choice.words)} for choice in prompt.actions]}
            for prompt in prompts(table)]


@app.command("settle", help="cli-do-settle")
def settle(position: PositionFile = "-", luck: StatedLuck = None, out: OutFile = None, json: AsJson = False) -> None:
    table = open_table(position, luck)
    check_luck_used(table)
    tell_result(table, out, json)


@app.command("apply", help="cli-do-apply")
def apply(position: PositionFile, action: ActionText, seat: SeatName = None, luck: StatedLuck = None,
          pause: Paused = False, out: OutFile = None, json: AsJson = False) -> None:
    table = open_table(position, luck)
    if pause:
        table = do_and_pause(table, seat_for(table, seat), action)
    else:
        table.do(seat_for(table, seat), action)
    check_luck_used(table)
    tell_result(table, out, json)


def tell_result(table: Table, out: str | None, json: bool) -> None:
    """What happened since the table was opened, and the new position."""
    if out is not None:
        save(out, table.position())
    if json:
        write({"position": table.position(), "events": events(table, table.log)})
        return
    for event in events(table, table.log):
        line(f"{event['words']} [{event['rule']}]")
    show_table(table, SPECTATOR)
    if out is not None:
        tell("cli-saved", file=out)


def seat_for(table: Table, name: str | None) -> int:
    """The seat named, or the only one that decides now."""
    if name is not None:
        return table.game.seat_named(table.state, name)
    due = table.decisions()
    if not due:
        raise Illegal("", say("kernel-game-over"))
    if len(due) > 1:
        names = ", ".join(table.game.seat_name(table.state, seat) for seat in due)
        raise Unreadable(say("cli-which-seat", names=names))
    return due[0]


def events(table: Table, entries: list[Entry]) -> list[JSON]:
    """What happened, in words."""
    return [{"kind": told.kind, "seat": None if told.seat is None else table.game.seat_name(table.state, told.seat),
             "words": read(told.words), "rule": told.rule} for entry in entries for _, told in entry.events]


@app.command("why-not", help="cli-do-why-not")
def why_not(position: PositionFile, action: ActionText, seat: SeatName = None, luck: StatedLuck = None,
            json: AsJson = False) -> None:
    table = open_table(position, luck)
    check_luck_used(table)
    number = table.game.parse(table.state, action)
    refusal = table.why_not(seat_for(table, seat), number) if table.item is not None else table.why_not(0, number)
    rule = refusal.rule or None if refusal is not None else None
    words = word("cli-is-legal", action=action) if refusal is None else read(refusal.words)
    if json:
        write({"rule": rule, "words": words})
    else:
        line(f"{words} [{rule}]" if rule else words)


@app.command("schema", help="cli-do-schema")
def schema(game: GameName) -> None:
    write(position_schema(game_named(game)))
