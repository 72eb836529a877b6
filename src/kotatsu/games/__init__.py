"""The games. A game is one folder here whose `__init__.py` exposes `GAME`; nothing else is to be registered."""
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.phrase import say


@cache
def names() -> tuple[str, ...]:
    """The games that are here, by folder."""
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


def load(name: str) -> Game[Any]:
    """The door of a game; a folder that cannot be opened is named in the refusal."""
    if not isinstance(name, str) or name not in names():
        raise Unreadable(say("kernel-no-game", name=str(name), names=", ".join(names())))
    return door(name)


@cache
def door(name: str) -> Game[Any]:
    """What stands in its folder."""
    try:
        game = import_module(f"kotatsu.games.{name}").GAME
    except Exception as problem:                 # whatever a folder that is being written does wrong
        raise Unreadable(say("kernel-broken-game", name=name, why=f"{type(problem).__name__}: {problem}")) from problem
    if not isinstance(game, Game) or game.name != name:
        raise Unreadable(say("kernel-broken-game", name=name, why=f"GAME is {getattr(game, 'name', game)!r}"))
    return game


def load_all() -> tuple[list[Game[Any]], list[Unreadable]]:
    """Every game that opens, and a refusal for every folder that does not: one broken game never hides the others."""
    opened: list[Game[Any]] = []
    refused: list[Unreadable] = []
    for name in names():
        try:
            opened.append(load(name))
        except Unreadable as problem:
            refused.append(problem)
    return opened, refused
