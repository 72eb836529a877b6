"""Every registered game and the toy, and games that were played through their doors."""
from collections.abc import Callable
from functools import cache
from typing import Any

import toy

from kotatsu import games
from kotatsu.kernel.action import Action
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.sim.seeds import seed_for

PLAYED = 24
Chooser = Callable[[Table, int, list[Action]], Action]


def names() -> list[str]:
    return ["toy", *games.names()]


def door(name: str) -> Game:
    return toy.GAME if name == "toy" else games.load(name)


def variant(game: Game, number: int) -> JSON:
    """Options of the game that has this number: all player counts and choices come up; only what the book allows.

    (Golden files stand on this, so it is not the fuzzer's.)
    """
    chance = Luck(seed_for("options", number))
    wished = game.fuzz_options(number, chance)
    if wished is not None:
        return wished
    low, high = game.seat_range
    chosen: JSON = {"players": low + number % (high - low + 1)}
    for option in game.options():
        values = [value for value, _ in option.choices] or [False, True]
        if option.kind == "number":
            values = list(range(option.low, option.high + 1))
        if option.name in chosen or option.kind == "list" or not chance.below(3):
            continue
        trial = {**chosen, option.name: values[chance.below(len(values))]}
        try:
            game.book(trial)
        except (Unreadable, Illegal):
            continue
        chosen = trial
    return chosen


def begin(game: Game, number: int) -> Table:
    return Table.new(game, variant(game, number), seed=seed_for("luck", number))


def begin_apart(game: Game, number: int) -> Table:
    """The same table with people at several screens."""
    return Table.new(game, {**variant(game, number), **game.apart}, seed=seed_for("luck", number))


def play(table: Table, number: int, each: Callable[[Table], Any] = lambda table: None, limit: int = -1,
         chooser: Chooser | None = None) -> Table:
    """Random choices, or those of the chooser, to the end or the limit; `each` is called before every one of them."""
    choices = Luck(seed_for("choices", number))
    decisions = 0
    while table.item is not None and decisions != limit:
        assert decisions < table.game.most_decisions, "the game does not end"
        each(table)
        seat = choices.pick(table.decisions())
        legal = table.legal(seat)
        table.do(seat, chooser(table, seat, legal) if chooser else choices.pick(legal))
        decisions += 1
    return table


@cache
def played_game(name: str, number: int) -> Table:
    """A whole game by chance, played once for all tests of a process; nobody may change this table."""
    return play(begin(door(name), number), number)


def played(name: str, few: int = PLAYED) -> tuple[Table, ...]:
    """Whole games by chance; nobody may change these tables."""
    return tuple(played_game(name, number) for number in range(few))


@cache
def rules(name: str) -> frozenset[str]:
    return frozenset(row for chapter in door(name).rules() for row in chapter.rows)
