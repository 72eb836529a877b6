"""A row again as a game at a table: from the plan and the number alone."""
from pathlib import Path
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table
from kotatsu.lab.folder import Folder, check_sources
from kotatsu.sim import match


class Moves:
    """Notes who did what."""

    def __init__(self) -> None:
        self.made: list[tuple[int, Action]] = []

    def chosen(self, state: Any, item: Item, seat: int, action: Action, found: list[Action]) -> None:
        self.made.append((seat, action))

    def over(self, state: Any) -> None:
        pass


def row_named(source: str) -> tuple[str, int] | None:
    """`folder#1234`: the folder of a run and the number of a game; None if it is something else."""
    folder, hash, number = source.rpartition("#")
    if not hash or not number.isascii() or not number.isdigit() or not (Path(folder) / "plan.json").is_file():
        return None
    return folder, int(number)


def table_of(path: str, number: int) -> Table:
    """The table of a game, played to its end."""
    folder = Folder.open(path)
    if number >= folder.plan.games:
        raise Unreadable(say("lab-no-game", folder=path, number=str(number), last=str(folder.plan.games - 1)))
    check_sources(folder.path)
    return played(folder, number)


def played(folder: Folder, number: int) -> Table:
    plan = folder.plan
    case, moves = plan.case(number), Moves()
    match.play(plan.match(case), number, moves, plan.turn(number))
    table = Table.new(plan.door(), case.options, match.luck_seed(plan.seed, number), plan.packs[case.pack])
    for seat, action in moves.made:
        table.do(seat, action)
    return table
