"""The search: it never peeks, finds the same again, sees a win, and mixes where all choose at once."""
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import GameState, Item, Together, choose, due, options, settle
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position
from kotatsu.search.hint import insight_of
from kotatsu.search.insight import Insight
from kotatsu.search.tree import Tree

TABLES: dict[str, dict[str, Any]] = {"samurai": {"players": 2}, "root": {}, "senjutsu": {}, "battlecrest": {"players": 2}}
FEW = 8


def moments(name: str, seed: int, every: int, most: int = 4) -> Iterator[tuple[Any, Item, int]]:
    """Some choices of a game that gentle bots play."""
    game, luck, bot, count = games.load(name), Luck(seed), bots.brisk(name, seed), 0
    state = game.new(game.book(TABLES[name]))
    item = settle(state, luck)
    while item is not None and count < every * most:
        seat = due(state, item)[0]
        if len(options(state, item, seat)) > 1:
            count += 1
            if count % every == 0:
                yield state.copy(), item, seat
        choose(state, item, seat, bots.decide(bot, game, state, item, seat))
        item = settle(state, luck)


def searched(name: str, believed: Any, seat: int, iterations: int = FEW) -> Action:
    tree = Tree(games.load(name), insight_of(name)(), Luck(5), believed, seat)
    tree.grow(iterations)
    item = believed.agenda[-1]
    return tree.best(item, options(believed, item, seat))


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_changes_no_choice(name: str) -> None:
    """Another deal of all that the seat cannot see, the same luck of the search: the same choice, and the same numbers."""
    game = games.load(name)
    for state, item, seat in moments(name, 3, 9, 3):
        other = game.imagine(state, seat, Luck(77))
        found = options(state, item, seat)
        trees = [Tree(game, insight_of(name)(), Luck(5), truth, seat) for truth in (state, other)]
        for tree in trees:
            tree.grow(FEW)
        assert [trees[0].chance(action) for action in found] == [trees[1].chance(action) for action in found]
        assert trees[0].best(item, found) == trees[1].best(item, found)


@pytest.mark.parametrize("name", TABLES)
def test_it_sees_a_win_at_hand(name: str) -> None:
    """Near the end of a game, with a choice that wins: what it chooses wins for sure, at once or in a moment."""
    given = json.loads((Path(__file__).parent / "wins" / f"{name}.json").read_text(encoding="utf-8"))
    game = games.load(name)
    state, _ = load_position(game, given["position"])
    item = state.agenda[-1]
    seat = due(state, item)[0]
    found = options(state, item, seat)
    assert {game.format(state, action) for action in found} > set(given["wins"])
    tree = Tree(game, insight_of(name)(), Luck(5), state, seat)
    tree.grow(40)
    assert tree.chance(tree.best(item, found)) == 1.0
    assert all(tree.chance(game.parse(state, text)) == 1.0 for text in given["wins"])


PROGRAM = """
from kotatsu import bots, games
from tests.bots.test_levels import LEVELS, thrifty
from tests.search.test_tree import TABLES, moments, searched
print([searched(name, state, seat) for name in TABLES for state, _, seat in moments(name, 4, 7, 2)])
print([bots.decide(thrifty(name, level, 3), games.load(name), *moment)
       for name, level in LEVELS for moment in moments(name, 4, 7, 3)])
"""


def test_the_same_again_in_another_process_compiled_or_not() -> None:
    """What the search finds, and what the bots of all levels do."""
    said = [subprocess.run([sys.executable, "-W", "ignore", "-c", PROGRAM], capture_output=True, text=True, check=True,
                           env={**os.environ, "PYTHONHASHSEED": seed, "KOTATSU_PURE": pure}).stdout
            for seed, pure in (("1", "1"), ("2", "0"))]
    assert said[0] == said[1] != ""


# --- a game in which all choose at once

class Hands(Together):
    """Stone, paper or scissors; to win with a stone counts no more than otherwise."""

    def seats(self, state: Any) -> list[int]:
        return [0, 1]

    def options_of(self, state: Any, seat: int) -> list[Action]:
        return [1, 2, 3]

    def resolve(self, state: Any, answers: list[Action]) -> None:
        ahead = (answers[0] - answers[1]) % 3
        state.results = [0, 0] if not ahead else [1, -1] if ahead == 1 else [-1, 1]


class Table(GameState):
    def copy(self) -> "Table":
        new = Table()
        self.copy_course(new)
        return new


def test_where_all_choose_at_once_it_plays_a_mixture() -> None:
    game = replace(games.load("samurai"), cooperative=False, imagine=lambda state, seat, luck: state.copy(), seats=lambda state: 2)
    state = Table()
    state.push(Hands())
    settle(state, Luck(1))
    tree = Tree(game, Insight(), Luck(1), state, 0)
    tree.grow(600)
    assert sum(tree.count(action) for action in (1, 2, 3)) == tree.iterations == 600
    assert all(tree.count(action) > 120 and abs(tree.chance(action) - 0.5) < 0.1 for action in (1, 2, 3))
    assert {tree.best(state.agenda[-1], [1, 2, 3]) for _ in range(40)} == {1, 2, 3}
