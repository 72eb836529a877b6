"""OpenSpiel's own random simulation tests and its ISMCTS; for every number of players by `python -m tests.rl.test_openspiel`."""
import pickle
import sys

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (the extra openspiel)")

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from kotatsu import games
from kotatsu.rl import spiel

TITLES = ("kotatsu_samurai(players=3)", "kotatsu_battlecrest", "kotatsu_senjutsu", "kotatsu_senjutsu(players=3)",
          "kotatsu_senjutsu_simultaneous", "kotatsu_senjutsu_simultaneous(players=4)", "kotatsu_root(players=2)")
SEQUENTIAL = [title for title in TITLES if "simultaneous" not in title]


@pytest.fixture(autouse=True)
def _registered() -> None:
    spiel.register()


def played(title: str, choices: int, seed: int) -> "pyspiel.State":
    """A random game after so many choices."""
    state, random = pyspiel.load_game(title).new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal() and (state.is_chance_node() or state.match.steps < choices):
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(numbers, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("title", TITLES)
def test_its_own_random_simulation(title: str) -> None:
    """Its simulation raises where a promise is broken; beside it the first decision is stored, read and compared."""
    game = pyspiel.load_game(title)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert [again.legal_actions(seat) for seat in range(game.num_players())] == [state.legal_actions(seat)
                                                                                for seat in range(game.num_players())]
    assert any(state.legal_actions(seat) for seat in range(game.num_players())) and state.returns() == [0.0] * game.num_players()


@pytest.mark.parametrize("title", [*SEQUENTIAL, "kotatsu_senjutsu(players=4)"])
def test_its_ismcts_unchanged(title: str) -> None:
    """It demands that whatever it imagines looks the same to the seat that thinks."""
    game = pyspiel.load_game(title)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, np.random.RandomState(1)), 2.0, 2, random_state=np.random.RandomState(2))
    for choices in (3, 8):
        state = played(title, choices, choices)
        assert bot.step(state) in state.legal_actions()


def test_chances_add_up_and_their_numbers_are_those_of_luck() -> None:
    state = pyspiel.load_game("kotatsu_samurai(players=3)").new_initial_state()
    assert state.is_chance_node()
    numbers, chances = zip(*state.chance_outcomes(), strict=True)
    assert sum(chances) == pytest.approx(1)
    assert min(numbers) >= state.get_game().num_distinct_actions()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_sealed_answer_changes_nothing_that_the_others_know(players: int) -> None:
    """S3.5: whoever has chosen, the others are told nothing of it until all have; nor is it told who is still asked."""
    title = f"kotatsu_senjutsu(players={players})"
    state = played(title, 0, 1)
    while len(state.match.state.answers) < players:
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    for _ in range(players - 1):                      # the last answer is followed by the reveal
        first, last, asked = state.legal_actions()[0], state.legal_actions()[-1], state.current_player()
        assert first != last
        one, other = state.clone(), state.clone()
        one.apply_action(first)
        other.apply_action(last)
        assert one.current_player() == other.current_player() != asked
        for seat in range(players):
            told = [each.information_state_string(seat) for each in (one, other)]
            assert (told[0] == told[1]) == (seat != asked)
        state = one


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_the_simultaneous_form_all_answer_in_one_node(players: int) -> None:
    """The same answers, given one after another, lead to the same position."""
    state, other = (pyspiel.load_game(f"kotatsu_senjutsu{form}(players={players})").new_initial_state()
                    for form in ("_simultaneous", ""))
    while not state.is_simultaneous_node():
        action = state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0]
        state.apply_action(action)
        other.apply_action(action)
    before, answers = state.match.steps, [state.legal_actions(player)[-1] for player in range(players)]
    state.apply_actions(answers)
    for player, answer in enumerate(answers):
        assert other.current_player() == player
        other.apply_action(answer)
    assert state.match.steps == before + players
    assert str(state) == str(other)
    assert [state.information_state_string(player) for player in range(players)] == [
        other.information_state_string(player) for player in range(players)]


def test_a_position_can_be_pickled() -> None:
    state = played("kotatsu_samurai(players=3)", 5, 1)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


def test_options_are_parameters() -> None:
    hard = pyspiel.load_game("kotatsu_samurai(players=5,level=hard)")
    assert hard.num_players() == 5
    assert hard.door.game.options_of(hard.door.book)["level"] == "hard"
    assert pyspiel.load_game("kotatsu_senjutsu(players=1)").num_players() == 1     # the mode follows, as elsewhere


if __name__ == "__main__":
    for name in sys.argv[1:] or spiel.register():
        spiel.register()
        low, high = games.load(name.removeprefix("kotatsu_").removesuffix("_simultaneous")).seat_range
        for players in range(low, high + 1):
            pyspiel.random_sim_test(pyspiel.load_game(f"{name}(players={players})"), num_sims=3, serialize=True, verbose=False)
            print(name, players, "ok", flush=True)
