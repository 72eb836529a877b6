"""The games. A game is one folder here whose `__init__.py` exposes `GAME`; nothing else is to be registered."""
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.phrase import say


@cache
def names() -> tuple[str, ...]:
    """The games that are here, by folder."""
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


@cache
def load(name: str) -> Game:
    """The door of a game."""
    if name not in names():
        raise Unreadable(say("kernel-no-game", name=name, names=", ".join(names())))
    game = import_module(f"kotatsu.games.{name}").GAME
    assert isinstance(game, Game)
    assert game.name == name
    return game
