"""The games and bots a server has on its shelf."""
import logging
from typing import Any, Protocol

from kotatsu import bots, games
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Game
from kotatsu.server.problems import missing
from kotatsu.words import translator

log = logging.getLogger("kotatsu.server")


class Player(Protocol):
    """What the server needs of a bot."""

    def choose(self, game: Game, state: Any, item: Item, seat: int, options: list[Action], /) -> Action: ...


class Library(Protocol):
    """Where games and bots come from; tests bring their own."""

    def names(self) -> list[str]: ...

    def load(self, name: str) -> Game: ...

    def bots(self, game: Game) -> list[str]: ...

    def bot(self, game: Game, name: str, seed: int) -> Player: ...


class Installed:
    """Every game and bot of the package; a folder that cannot be opened is told of in the server's log."""

    def __init__(self) -> None:
        opened, refused = games.load_all()
        self.opened = [game.name for game in opened]
        for problem in refused:
            log.warning("%s", translator("en").format(problem.phrase))

    def names(self) -> list[str]:
        return self.opened

    def load(self, name: str) -> Game:
        return games.load(name)

    def bots(self, game: Game) -> list[str]:
        return list(bots.names(game.name))

    def bot(self, game: Game, name: str, seed: int) -> Player:
        return bots.make(game.name, name, seed)


def usual_bot(known: list[str]) -> str:
    """The bot that sits down when nobody says which: the steady one; the only kind that a game has."""
    return bots.STEADY_NAME if bots.STEADY_NAME in known else known[-1] if known else ""


def load_game(library: Library, name: str) -> Game:
    """A game of the shelf, if it has it."""
    if name not in library.names():
        raise missing("server-no-such-game", name=name, known=", ".join(library.names()))
    return library.load(name)
