"""Players. A bot meets a game through its door: it gets a state that its seat could believe in, never the true one.

A bot for one game is a module `bots/<game>/<name>.py` with a class `Player(Bot)`; `random` plays every game. Levels are called
the same in every game: gentle, steady, sharp, master; a level that would not beat the one below does not exist there. A bot of
one's own is any class with `choose(self, table, seat)` (guest.py): `register` gives it a name, `mine.py:Greedy` is one already.
"""
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from kotatsu import games
from kotatsu.bots.bot import Bot, RandomBot
from kotatsu.bots.guest import Guest, Kind, check, from_file, is_file
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, due, options
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import read_luck
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table

__all__ = ["Bot", "RandomBot", "best", "brisk", "decide", "find", "make", "names", "play", "register"]

OLD_NAMES = {"careful": "steady", "poised": "steady", "brisk": "gentle"}      # what levels were called once
STEADY = 100                                             # its strength,
STEADY_NAME = "steady"                                   # and what it is called
RETIRED = {("root", "master"): "sharp"}                  # no longer offered (docs/strength.md); tables kept with it go on
REGISTERED: dict[str, tuple[Kind, str | None]] = {}      # bots of one's own, each with the only game it plays, or None


@cache
def built_in(game: str) -> dict[str, Kind]:
    """The bots that come with a game, by name."""
    found: dict[str, Kind] = {"random": RandomBot}
    spec = find_spec(f"kotatsu.bots.{game}") if game.isidentifier() else None
    places = list(spec.submodule_search_locations or []) if spec else []
    modules = {path.stem for place in places for path in Path(place).glob("*.py")}       # a binary without a source is a leftover
    for name in sorted(modules - {"__init__"}):
        player = getattr(import_module(f"kotatsu.bots.{game}.{name}"), "Player", None)
        if player is not None:
            found[name] = player
    return found


def names(game: str) -> tuple[str, ...]:
    """The bots that can play a game, the weakest first."""
    if not isinstance(game, str):
        raise Unreadable(say("kernel-no-game", name=str(game)[:80], names=", ".join(games.names())))
    own = {name: kind for name, (kind, only) in REGISTERED.items() if only in (None, game)}
    known = {**built_in(game), **own}
    return tuple(sorted(known, key=lambda name: (getattr(known[name], "strength", 1), name)))


def register(name: str, kind: Kind, game: str | None = None) -> None:
    """Give a class with `choose(self, table, seat)` a name, for one game or for all. Its `strength` is its place in `names`."""
    if not isinstance(name, str):
        raise Unreadable(say("kernel-wrong-field", field="name", value=str(name)[:80]))
    taken = is_file(name) or name in OLD_NAMES or any(name in built_in(known) for known in ([game] if game else folders()))
    if not name or taken:
        raise Unreadable(say("kernel-bot-taken", name=name))
    REGISTERED[name] = check(name, kind), game


@cache
def folders() -> tuple[str, ...]:
    """The games that have bots of their own."""
    return tuple(found.name for found in iter_modules(__path__) if found.ispkg)


def find(game: str, name: str) -> Kind:
    """The class of a bot: a name of `names`, or a class in a file as `mine.py:Greedy`."""
    if not isinstance(name, str):
        raise Unreadable(say("cli-no-bot", name=str(name)[:80], names=", ".join(names(game))))
    if name in REGISTERED and REGISTERED[name][1] in (None, game):
        return REGISTERED[name][0]
    name = today(name)
    if is_file(name):
        return from_file(name)
    known = names(game)
    name = RETIRED.get((game, name), name)
    if name not in known:
        raise Unreadable(say("cli-no-bot", name=name, names=", ".join(names(game))))
    return built_in(game)[name]


def today(name: str) -> str:
    """What a bot is called now: old names of levels are still read."""
    return name if name in REGISTERED else OLD_NAMES.get(name, name)


def make(game: str, name: str, seed: int) -> Bot:
    """A bot by name."""
    return seated(find(game, name), name, read_luck({"seed": seed}))


def seated(kind: Kind, name: str, luck: Luck) -> Bot:
    """A class as a player."""
    player = kind(luck) if issubclass(kind, Bot) else Guest(luck, name, kind)
    assert isinstance(player, Bot)
    return player


def best(game: str) -> str:
    """The bot that sits down when nobody says which: the steady one, which answers at once, or a better one of your own."""
    quick = [name for name in names(game) if name in REGISTERED or getattr(built_in(game)[name], "strength", 1) <= STEADY]
    return quick[-1]


def brisk(game: str, seed: int) -> Bot:
    """A quick player with some sense, for long runs: the gentle one, else the best bot."""
    return make(game, "gentle" if "gentle" in built_in(game) else best(game), seed)


def decide(bot: Bot, game: Game, state: Any, item: Item, seat: int) -> Action:
    """What a bot does at a table: it never sees more than its seat may."""
    found = options(state, item, seat)
    if len(found) == 1:
        return found[0]
    assert seat in due(state, item)
    believed = game.imagine(state, seat, bot.luck)
    return bot.choose(game, believed, believed.agenda[-1], seat, found)


def play(table: Table, players: Sequence[str | Kind], seed: int = 0) -> Table:
    """Let bots play a table to its end: one name or class for each seat; fewer are repeated. The same seed, the same game."""
    if isinstance(players, str) or not isinstance(players, Sequence) or not players:
        raise Unreadable(say("kernel-wrong-field", field="players", value=str(players)[:80]))
    luck = read_luck({"seed": seed})
    bots = []
    for seat in range(len(table.seats)):
        who = players[seat % len(players)]
        kind = find(table.game.name, who) if isinstance(who, str) else check(str(who), who)
        bots.append(seated(kind, who if isinstance(who, str) else kind.__name__, Luck(luck.below(1 << 31))))
    while table.item is not None and (turn := table.turn) is not None:
        table.do(turn, decide(bots[turn], table.game, table.state, table.item, turn))
    return table
