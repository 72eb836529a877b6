"""A player of one's own: any class with a method `choose(self, table, seat)`, from a script or from a file.

It gets a table as its seat could believe it to be: what is hidden is a guess, the luck to come is not the true one. It may
play on copies of that table as it likes, and returns one of `table.legal(seat)`, or its text.
"""
import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any

from kotatsu.bots.bot import Bot
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table

Kind = type[Any]


class Guest(Bot):
    """Seats such a player among ours."""

    def __init__(self, luck: Luck, name: str, kind: Kind) -> None:
        super().__init__(luck)
        self.name = name
        try:
            self.player: Any = kind()
        except Exception as problem:             # whatever it is, it is the guest's
            raise failed(name, problem) from problem

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        table = Table(game, state, Luck(self.luck.below(1 << 31)))
        try:
            answer = self.player.choose(table, seat)
        except Exception as problem:
            raise failed(self.name, problem) from problem
        try:
            action = game.parse(state, answer) if isinstance(answer, str) else answer
        except Unreadable:
            action = None
        if not isinstance(action, int) or action not in found:
            raise Unreadable(say("kernel-bot-illegal", name=self.name, action=str(answer)))
        return int(action)


def failed(name: str, problem: Exception) -> Unreadable:
    """`Greedy failed: mine.py:12: KeyError: 'points'`."""
    return Unreadable(say("kernel-bot-failed", name=name, why=told(problem)))


def told(problem: Exception) -> str:
    """Where it happened, which error, what it says."""
    trace = extract_tb(problem.__traceback__)
    where = f"{Path(trace[-1].filename).name}:{trace[-1].lineno}: " if trace else ""
    return f"{where}{type(problem).__name__}: {problem}"


def check(name: str, kind: Any) -> Kind:
    """A class that can play, or a sentence that says what it lacks."""
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        raise Unreadable(say("kernel-bot-no-choose", name=name))
    return kind


def is_file(name: str) -> bool:
    """Whether a bot's name means a class in a file: `mine.py:Greedy`."""
    return name.partition(":")[0].endswith(".py") or ".py:" in name


def from_file(name: str) -> Kind:
    """The class of `mine.py:Greedy`."""
    file, colon, wanted = name.rpartition(":")
    if not colon:
        file, wanted = wanted, ""
    module = module_in(Path(file).resolve(), name)
    found = getattr(module, wanted, None)
    if not isinstance(found, type):
        known = [kind.__name__ for kind in vars(module).values() if isinstance(kind, type) and hasattr(kind, "choose")]
        raise Unreadable(say("kernel-bot-no-class", file=file, name=wanted, names=", ".join(known) or "–"))
    return check(name, found)


@cache
def module_in(path: Path, name: str) -> ModuleType:
    """A file as a module; what lies beside it can be imported, as if it were run."""
    if not path.is_file():
        raise Unreadable(say("cli-file-missing", file=str(path)))
    spec = spec_from_file_location(f"kotatsu_guest_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        raise Unreadable(say("kernel-bot-file", name=name, why=told(problem))) from problem
    return module
