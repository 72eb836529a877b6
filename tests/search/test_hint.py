"""Hints: the order agrees with the chances that are shown, and the same seed gives the same advice."""
import pytest

from kotatsu import games
from kotatsu.kernel.table import Table
from kotatsu.search.hint import BEST, hint


@pytest.mark.parametrize("name", games.names())
def test_the_likeliest_stands_first(name: str) -> None:
    table = Table.new(games.load(name), {}, 7)
    for _ in range(6):
        found = hint(table, seed=5, iterations=40)
        assert 1 <= len(found) <= BEST and len({one.text for one in found}) == len(found)
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        assert [one.json() for one in hint(table, seed=5, iterations=40)] == [one.json() for one in found]
        table.push(found[0].action)
