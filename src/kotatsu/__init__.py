"""Kotatsu: a warm table for board games. (This file and `_fresh` are never compiled.)

    import kotatsu

    table = kotatsu.new("root", players=4, seed=7)
    while not table.is_over():
        table.push(table.legal()[0])
    print(table)

docs/library.md tells the rest.
"""
from importlib import import_module
from typing import TYPE_CHECKING, Any

from kotatsu._fresh import ignore_stale_builds

__version__ = "0.1.0"

ignore_stale_builds()

from kotatsu.kernel.rim import RIM  # noqa: E402  (only now: what is stale must not be imported)

if TYPE_CHECKING:
    from kotatsu import bots, games
    from kotatsu.bots import Bot
    from kotatsu.kernel.action import Action, act, parts
    from kotatsu.kernel.agenda import GameState, Item, choose, due, options, settle
    from kotatsu.kernel.entry import Entry
    from kotatsu.kernel.errors import Illegal, Unreadable
    from kotatsu.kernel.game import SPECTATOR, Choice, Game, Option, Outcome, Refusal, Told
    from kotatsu.kernel.luck import Luck
    from kotatsu.kernel.move import Move
    from kotatsu.kernel.phrase import Phrase
    from kotatsu.kernel.playout import play_random
    from kotatsu.kernel.prompt import Prompt
    from kotatsu.kernel.table import Table
    from kotatsu.kernel.undo import UndoLimit
    from kotatsu.tables import load, new, replay
    from kotatsu.words import speak

__all__ = ["SPECTATOR", "Action", "Bot", "Choice", "Entry", "Game", "GameState", "Illegal", "Item", "Luck", "Move", "Option",
           "Outcome", "Phrase", "Prompt", "Refusal", "Table", "Told", "UndoLimit", "Unreadable", "__version__", "act", "bots",
           "choose", "due", "games", "load", "new", "options", "parts", "play_random", "replay", "settle", "speak"]

_HOMES = {
    "kotatsu.bots": ("Bot",),
    "kotatsu.kernel.action": ("Action", "act", "parts"),
    "kotatsu.kernel.agenda": ("GameState", "Item", "choose", "due", "options", "settle"),
    "kotatsu.kernel.entry": ("Entry",),
    "kotatsu.kernel.errors": ("Illegal", "Unreadable"),
    "kotatsu.kernel.game": ("SPECTATOR", "Choice", "Game", "Option", "Outcome", "Refusal", "Told"),
    "kotatsu.kernel.luck": ("Luck",),
    "kotatsu.kernel.move": ("Move",),
    "kotatsu.kernel.phrase": ("Phrase",),
    "kotatsu.kernel.playout": ("play_random",),
    "kotatsu.kernel.prompt": ("Prompt",),
    "kotatsu.kernel.table": ("Table",),
    "kotatsu.kernel.undo": ("UndoLimit",),
    "kotatsu.tables": ("load", "new", "replay"),
    "kotatsu.words": ("speak",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:
    """What the package offers is imported when it is first asked for: the command line starts the quicker."""
    if name in ("bots", "games"):
        return import_module(f"kotatsu.{name}")
    if name not in _HOME_OF:
        raise AttributeError(f"module 'kotatsu' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _say(phrase: Any) -> str:
    """A phrase as a sentence. (Languages are read when the first sentence is wanted.)"""
    from kotatsu.words import spoken
    return spoken().format(phrase)


def _draw(table: Any, viewer: int) -> str:
    """A table as the terminal shows it."""
    from kotatsu.cli.board import text
    return text(table, viewer)


RIM.say, RIM.draw = _say, _draw
