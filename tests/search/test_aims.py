"""What somebody was up to in a turn: told of what all could see, the same in all worlds that look the same."""
import pytest

from kotatsu import bots, games
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.table import Table
from kotatsu.search.aims import Aim, aim_of, aims, turn_of


def played(name: str, choices: int) -> Table:
    """A table at which gentle bots have made some choices."""
    table = Table.new(games.load(name), {}, 7)
    bot = bots.make(name, "gentle", 3)
    for _ in range(choices):
        assert table.item is not None and table.turn is not None
        table.push(bots.decide(bot, table.game, table.state, table.item, table.turn))
    return table


@pytest.mark.parametrize("name", games.names())
def test_somebody_is_up_to_something_and_says_the_same_twice(name: str) -> None:
    table = played(name, 40)
    told = {seat: aims(table, seat) for seat in table.seats}
    assert any(told.values()) and all(len(found) <= 2 for found in told.values())
    assert all(one.id.startswith(f"hint-{name}-") for found in told.values() for one in found)
    assert told == {seat: aims(table, seat) for seat in table.seats}


@pytest.mark.parametrize("name", games.names())
def test_nothing_hidden_is_told(name: str) -> None:
    """In a world that looks the same to all the answer is the same."""
    table = played(name, 40)
    game = table.game
    for seat in range(len(table.seats)):
        asked = aim_of(table, seat)
        moments = []
        for text, action in asked.moments:
            other = game.imagine(load_position(game, text)[0], SPECTATOR, Luck(5))
            moments.append((position(game, other, Luck(0)), action))
        assert Aim(name, seat, tuple(moments), asked.seed).run(game) == asked.run(game)


def test_a_turn_is_what_was_done_in_it() -> None:
    table = played("root", 60)
    first, end = turn_of(table, 40)
    turns = {table.game.moment(entry.before) for entry in table.log[first:end]}
    assert first <= 40 < end and len(turns) == 1
    assert first == 0 or table.game.moment(table.log[first - 1].before) not in turns


def test_whoever_has_chosen_nothing_yet_says_nothing() -> None:
    assert aims(Table.new(games.load("root"), {}, 7), 0) == ()


def test_what_not_all_could_see_says_nothing() -> None:
    """The card that was laid down face down, and what was decided before it was turned over."""
    table = Table.new(games.load("senjutsu"), {}, 7)
    while not table.log or not table.log[-1].sealed:
        table.push(table.legal()[0])
    sealed = table.log[-1]
    assert (position(table.game, sealed.before, Luck(0)), sealed.action) not in aim_of(table, sealed.seat).moments
