"""Thinking past the own turn in Samurai Spirit: what a second turn adds, ends of rounds, never more positions than allowed."""
from collections.abc import Iterator

import pytest

from kotatsu import bots, games
from kotatsu.bots.samurai.lookahead import UNCUT, Lookahead, forget_guesses, rollout
from kotatsu.bots.samurai.sharp import Player, after
from kotatsu.bots.samurai.steady import WIDTH
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose, options, settle
from kotatsu.kernel.luck import Luck

GAME = games.load("samurai")


def trials(players: int, few: int = 9, last: bool = False) -> Iterator[tuple[State, Item, dict[Action, State]]]:
    """Choices of a game that the gentle bot plays, while the stack is large (or over its `last` raider), each with the states after
    its options."""
    state = GAME.new(GAME.book({"players": players}))
    luck, bot = Luck(players), bots.make("samurai", "gentle", 3)
    item = settle(state, luck)
    while item is not None and few:
        found = options(state, item, item.seat)
        if len(found) > 1 and (stack_size(state) == 1 if last else stack_size(state) > 3 * players):
            believed = GAME.imagine(state, item.seat, luck)
            forget_guesses(believed)
            few -= 1
            asked = believed.agenda[-1]
            yield believed, asked, {action: after(believed, asked, item.seat, action) for action in found}
        choose(state, item, item.seat, bots.decide(bot, GAME, state, item, item.seat))
        item = settle(state, luck)


@pytest.mark.parametrize("players", [3, 5])
def test_how_often_a_round_is_ended_changes_nothing_before_its_end(players: int) -> None:
    for _, _, states in trials(players):
        for trial in states.values():
            assert Lookahead([WIDTH], 192, 4).chance(trial.copy(), 77) == rollout(trial.copy(), 77, 0, WIDTH)


def test_an_end_that_is_played_out_more_often_depends_less_on_luck() -> None:
    """The same choices near the end of a round with other dice: the more ends, the closer the chances lie together."""
    spread = {2: 0.0, 64: 0.0}
    for _, _, states in trials(3, 4, last=True):
        for trial in states.values():
            for endings in spread:
                chances = [Lookahead([WIDTH], endings, endings).chance(trial.copy(), 1000 * dice) for dice in range(5)]
                spread[endings] += max(chances) - min(chances)
    assert 0 < spread[64] < spread[2] / 2


def test_a_second_turn_is_another_thought_and_costs_more() -> None:
    """It says something else about nearly every choice, and about none something that is no chance."""
    differs = asked = 0
    for _, _, states in trials(3):
        for trial in states.values():
            near, far = Lookahead([4]), Lookahead([4, 4])
            values = [look.chance(trial.copy(), 77) for look in (near, far)]
            assert all(0 <= value <= 1 for value in values) and far.judged > near.judged
            asked += 1
            differs += values[0] != values[1]
    assert differs > asked / 2


def test_a_look_that_needs_more_positions_than_allowed_is_cut_and_not_used() -> None:
    """The budget is kept but for the end of a round that is being played out, and the choice is then that of the own turn alone."""
    for state, item, states in trials(4, 4):
        look = Lookahead([8, 8], budget=20)
        for trial in states.values():
            look.chance(trial.copy(), 77)
        assert look.cut and look.judged <= 20 + 8
        hasty = type("Hasty", (Player,), {"budget": 20, "near": 1.0})(Luck(5))
        chances = hasty.look(states, Luck(5).below(1 << 31), [WIDTH], UNCUT)
        chosen = hasty.choose(GAME, state, item, item.seat, list(states))
        assert chances[chosen] == max(chances.values())


@pytest.mark.strength
@pytest.mark.parametrize("players", [2, 4, 7])
def test_it_plays_whole_games(players: int) -> None:
    """With any number of samurai; with a smaller budget, for the time's sake."""
    kind = type("Thrifty", (Player,), {"raiders": [3, 2], "budget": 200, "endings": 12})
    state, luck = GAME.new(GAME.book({"players": players})), Luck(players)
    seats = [kind(Luck(seat)) for seat in range(players)]
    while (item := settle(state, luck)) is not None:
        action = bots.decide(seats[item.seat], GAME, state, item, item.seat)
        assert action in options(state, item, item.seat)
        choose(state, item, item.seat, action)
    assert len(set(state.results)) == 1
