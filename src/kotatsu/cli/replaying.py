"""`replay`: a saved game again, line by line."""
import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from kotatsu.cli import board
from kotatsu.cli.app import AsJson, SeatName, app
from kotatsu.cli.files import played_table
from kotatsu.cli.output import line, out, read, read_data, show, word, write
from kotatsu.kernel.entry import LUCK, TABLE, Entry
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, SPECTATOR
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table


@app.command("replay", help="cli-do-replay")
def replay_table(file: Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-replay")],
                 seat: SeatName = None,
                 to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="cli-opt-to")] = None,
                 step: Annotated[bool, typer.Option("--step", help="cli-opt-step")] = False,
                 text: Annotated[bool, typer.Option("--text", help="cli-opt-replay-text")] = False,
                 json: AsJson = False) -> None:
    table = played_table(file)
    if table is None:
        raise Unreadable(say("kernel-not-a-table"))
    if text:
        sys.stdout.write(table.record())
        return
    viewer = SPECTATOR if seat is None else table.game.seat_named(table.state, seat)
    viewers = range(table.game.seats(table.state)) if seat is None else [viewer]
    entries = [entry for entry in table.log if table.is_visible(entry, viewers)][:to]
    if json:
        write({"steps": [step_json(table, entry, number, viewers) for number, entry in enumerate(entries, 1)]})
        return
    for number, entry in enumerate(entries, 1):
        tell_entry(table, entry, number, viewers)
        if step and number < len(entries):
            out().input("")
    show_after(table, entries, viewer)


def tell_entry(table: Table, entry: Entry, number: int, viewers: Sequence[int]) -> None:
    """One line of the log and what it led to."""
    told = table.read(entry, number, viewers)
    if entry.seat == TABLE:
        who = read_data(told["actor"]) if "actor" in told else ""
        line(f"{number:>4}  {who}".rstrip(), style="bold")
    else:
        who = word("cli-luck") if entry.seat == LUCK else read(table.game.seat_words(entry.before, entry.seat))
        line(f"{number:>4}  {who}: {told['action'] or '…'}", style="bold")
    for event in told["events"]:
        line(f"      {read_data(event['words'])} [{event['rule']}]")


def show_after(table: Table, entries: list[Entry], viewer: int) -> None:
    """The board as it stood after these entries, and how it ended if they are all."""
    index = table.log.index(entries[-1]) + 1 if entries else 0
    if index < len(table.log):
        table.state = table.log[index].before
    show(board.drawing(table, viewer))
    over = table.outcome()
    if over is not None:
        line(read(over.words), style="bold")


def step_json(table: Table, entry: Entry, number: int, viewers: Sequence[int]) -> JSON:
    """One line of the log in words, seats by name."""
    told = table.read(entry, number, viewers)

    def name(seat: int | None) -> str | None:
        return None if seat is None else table.game.seat_name(entry.before, seat)

    def say_actor(told: JSON) -> JSON:
        return {**told, "actor": read_data(told["actor"])} if "actor" in told else told

    return {**say_actor(told), "seat": name(told["seat"]),
            "events": [{**say_actor(event), "words": read_data(event["words"]), "seat": name(event["seat"])}
                       for event in told["events"]]}
