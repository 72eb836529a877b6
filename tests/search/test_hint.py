"""Hints: the order agrees with the chances that are shown, the same seed gives the same advice, and nothing hidden is used."""
import pytest

from kotatsu import games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.search.hint import BEST, advise, found_in, hint
from kotatsu.words import LANGUAGES
from tests.search.test_tree import TABLES, moments
from tests.words.test_files import everything


@pytest.mark.parametrize("name", games.names())
def test_the_likeliest_stands_first(name: str) -> None:
    table = Table.new(games.load(name), {}, 7)
    for _ in range(6):
        found = hint(table, seed=5, iterations=40)
        assert 1 <= len(found) <= BEST and len({one.text for one in found}) == len(found)
        assert [one.chance for one in found] == sorted((one.chance for one in found), reverse=True)
        assert [one.json() for one in hint(table, seed=5, iterations=40)] == [one.json() for one in found]
        table.push(found[0].action)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_changes_nothing_that_is_said(name: str) -> None:
    """Another deal of all that the seat cannot see: the same actions, chances and reasons."""
    game = games.load(name)
    hidden = reasons = 0
    for state, _, seat in moments(name, 2, 3, 6):
        other = game.imagine(state, seat, Luck(77))
        said = [[one.json() for one in advise(game, truth, seat, 5, 20)] for truth in (state, other)]
        assert said[0] == said[1]
        hidden += state != other
        reasons += any(one["reasons"] for one in said[0])
    assert reasons and (hidden or name == "battlecrest"), "nothing was swapped, or nothing was said"


@pytest.mark.parametrize("name", TABLES)
def test_whatever_may_be_a_reason_has_its_words(name: str) -> None:
    for state, _, seat in moments(name, 2, 3, 1):
        for part in found_in(name, "reasons", "terms")(state, seat):
            assert all(f"hint-{name}-{part}" in everything(lang) for lang in LANGUAGES), part
