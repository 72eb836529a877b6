"""Thinking past the own turn in Samurai Spirit: the same as the steady one for one turn, never more positions than allowed."""
from collections.abc import Iterator
from importlib import util
from pathlib import Path

import pytest

from kotatsu import bots, games
from kotatsu.bots.samurai.lookahead import UNCUT, Lookahead, forget_guesses, rollout
from kotatsu.bots.samurai.steady import WIDTH
from kotatsu.games.samurai.queries import stack_size
from kotatsu.games.samurai.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose, options, settle
from kotatsu.kernel.luck import Luck

GAME = games.load("samurai")
SCRIPT = Path(__file__).parents[2] / "scripts" / "samurai_further.py"
SPEC = util.spec_from_file_location("samurai_further", SCRIPT)
assert SPEC is not None and SPEC.loader is not None
further = util.module_from_spec(SPEC)
SPEC.loader.exec_module(further)


def trials(players: int, few: int = 9) -> Iterator[tuple[State, Item, dict[Action, State]]]:
    """Choices of a game that the gentle bot plays, while the stack is large, each with the states after its options."""
    state = GAME.new(GAME.book({"players": players}))
    luck, bot = Luck(players), bots.make("samurai", "gentle", 3)
    item = settle(state, luck)
    while item is not None and few:
        found = options(state, item, item.seat)
        if len(found) > 1 and stack_size(state) > 3 * players:
            believed = GAME.imagine(state, item.seat, luck)
            forget_guesses(believed)
            few -= 1
            asked = believed.agenda[-1]
            yield believed, asked, {action: further.after(believed, asked, item.seat, action) for action in found}
        choose(state, item, item.seat, bots.decide(bot, GAME, state, item, item.seat))
        item = settle(state, luck)


@pytest.mark.parametrize("players", [3, 5])
def test_a_look_of_one_turn_is_the_steady_ones(players: int) -> None:
    """As long as no round ends there: this one plays out such an end more often."""
    for _, _, states in trials(players):
        for trial in states.values():
            assert Lookahead([WIDTH], 192, 4).chance(trial.copy(), 77) == rollout(trial.copy(), 77, 0, WIDTH)


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
        hasty = type("Hasty", (further.Further,), {"budget": 20, "near": 1.0})(Luck(5))
        chances = hasty.look(states, Luck(5).below(1 << 31), [WIDTH], UNCUT)
        chosen = hasty.choose(GAME, state, item, item.seat, list(states))
        assert chances[chosen] == max(chances.values())


@pytest.mark.strength
@pytest.mark.parametrize("players", [2, 4, 7])
def test_it_plays_whole_games(players: int) -> None:
    """With any number of samurai; with a smaller budget, for the time's sake."""
    kind = type("Thrifty", (further.Further,), {"raiders": [3, 2], "budget": 200, "endings": 12})
    state, luck = GAME.new(GAME.book({"players": players})), Luck(players)
    seats = [kind(Luck(seat)) for seat in range(players)]
    while (item := settle(state, luck)) is not None:
        action = bots.decide(seats[item.seat], GAME, state, item, item.seat)
        assert action in options(state, item, item.seat)
        choose(state, item, item.seat, action)
    assert len(set(state.results)) == 1
