"""Players. A bot meets a game through its door: it gets a state that its seat could believe in, never the true one.

A bot for one game is a module `bots/<game>/<name>.py` with a class `Player(Bot)`; `random` plays every game.
"""
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, due, options
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import say


class Bot:
    """One player at one table; `luck` is its own, so that a seeded bot plays the same game again."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        """One of at least two options. `state` is imagined: its hidden cards are a guess, the rest is true."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each equally likely."""

    def choose(self, game: Game, state: Any, item: Item, seat: int, found: list[Action]) -> Action:
        return self.luck.pick(found)


@cache
def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first."""
    spec = find_spec(f"kotatsu.bots.{game}")
    folders = list(spec.submodule_search_locations or []) if spec else []
    found = {path.stem for folder in folders for path in Path(folder).glob("*.py")}      # a binary without a source is a leftover
    return ("random", *sorted(name for name in found - {"__init__"} if hasattr(
        import_module(f"kotatsu.bots.{game}.{name}"), "Player")))


def make(game: str, name: str, seed: int) -> Bot:
    """A bot by name."""
    if name not in names(game):
        raise Unreadable(say("kernel-wrong-choice", field="bot", value=name, choices=", ".join(names(game))))
    if name == "random":
        return RandomBot(Luck(seed))
    player = import_module(f"kotatsu.bots.{game}.{name}").Player(Luck(seed))
    assert isinstance(player, Bot)
    return player


def best(game: str) -> str:
    """The bot that sits down when nobody says which."""
    return names(game)[-1]


def brisk(game: str, seed: int) -> Bot:
    """A quick player with some sense, for long runs: the class `Brisk` in `bots/<game>/brisk.py`, else the best bot."""
    module = f"kotatsu.bots.{game}.brisk"
    if find_spec(f"kotatsu.bots.{game}") is None or find_spec(module) is None:
        return make(game, best(game), seed)
    player = import_module(module).Brisk(Luck(seed))
    assert isinstance(player, Bot)
    return player


def decide(bot: Bot, game: Game, state: Any, item: Item, seat: int) -> Action:
    """What a bot does at a table: it never sees more than its seat may."""
    found = options(state, item, seat)
    if len(found) == 1:
        return found[0]
    assert seat in due(state, item)
    believed = game.imagine(state, seat, bot.luck)
    return bot.choose(game, believed, believed.agenda[-1], seat, found)
