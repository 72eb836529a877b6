"""How Root learns: the numbers of a position, the chances that weights make of them, and which positions are kept."""
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.root.chance import chances
from kotatsu.bots.root.features import COMMON, GROUPS, MOST_OWN, NAMES, OWN, Look, features
from kotatsu.bots.root.foresight import Foresight, play_on
from kotatsu.bots.root.lesson import LESSON
from kotatsu.bots.root.pupil import Pupil
from kotatsu.bots.weights import Weights
from kotatsu.games.root.actions import Verb
from kotatsu.games.root.book import FACTION_NAMES
from kotatsu.games.root.data import advised_sets
from kotatsu.games.root.state import State
from kotatsu.kernel.action import parts
from kotatsu.kernel.agenda import choose, due, options, settle
from kotatsu.kernel.luck import Luck

GAME = games.load("root")


def by_points(each: float) -> Weights:
    """Weights that see nothing but points."""
    plain = [each if name == "points" else 0.0 for name in NAMES]
    return Weights({"features": NAMES, "groups": {group: {"bias": 0.0, "plain": plain} for group in GROUPS}})


def begun(factions: list[str], seed: int, decisions: int) -> State:
    """A game after some choices of gentle players."""
    state, luck = GAME.new(GAME.book({"factions": factions})), Luck(seed)
    bot = bots.make("root", "gentle", seed)
    for _ in range(decisions):
        item = settle(state, luck)
        if item is None:
            break
        seat = due(state, item)[0]
        choose(state, item, seat, bots.decide(bot, GAME, state, item, seat))
    settle(state, luck)
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("players", range(2, 7))
def test_every_faction_has_as_many_numbers_as_names(players: int) -> None:
    for factions in advised_sets(players)[:3]:
        state = begun([FACTION_NAMES[faction] for faction in factions], players, 60)
        found = chances(by_points(1.0), state)
        assert len(found) == players and abs(sum(found) - 1.0) < 1e-9
        for seat in range(players):
            numbers = features(state, seat, Look(state))
            assert len(numbers) == len(NAMES) == 2 * (len(COMMON) + MOST_OWN)
            assert max(abs(number) for number in numbers) < 12, "numbers are of the same size, more or less"
    assert all(len(names) <= MOST_OWN for names in OWN.values())


def test_chances_follow_the_weights() -> None:
    state = begun(["marquise", "eyrie", "alliance", "vagabond"], 3, 120)
    state.points = [4, 9, 9, 2]
    found = chances(by_points(1.0), state)
    assert found[1] == found[2] > found[0] > found[3]
    assert chances(by_points(0.0), state) == [0.25] * 4


def test_a_seat_sees_no_hand_but_its_own() -> None:
    """The numbers of a seat are the same whatever the others hold."""
    state = begun(["marquise", "eyrie", "cult", "riverfolk"], 5, 100)
    for seat in range(4):
        other = GAME.imagine(state, seat, Luck(9))
        assert other.hands != state.hands and features(other, seat, Look(other)) == features(state, seat, Look(state))


def test_a_turn_is_played_on_to_the_first_choice_of_the_next() -> None:
    state = begun(["marquise", "eyrie", "alliance", "vagabond"], 4, 60)
    for turns in (1, 3):
        trial = state.copy()
        play_on(trial, turns, Luck(1))
        assert trial.results or trial.turn == state.turn + turns
        assert trial.results or trial.agenda[-1].options(trial)            # type: ignore[attr-defined]


def at_a_choice(factions: list[str], seed: int, decisions: int, verb: int | None = None) -> tuple[State, int, list[int]]:
    """The first moment after so many choices in which somebody has several (of a kind); who, and which."""
    for more in range(400):
        state = begun(factions, seed, decisions + more)
        item = state.agenda[-1]
        seat = due(state, item)[0]
        found = options(state, item, seat)
        if len(found) > 2 and state.active == seat and verb in (None, parts(found[-1])[0]):
            return state, seat, found
    raise AssertionError("there was none")


def test_what_speaks_for_a_choice_beforehand_counts() -> None:
    """With much on its side each of the choices comes out on top; with nothing they come out as they are judged."""
    state, seat, found = at_a_choice(["marquise", "eyrie", "alliance", "vagabond"], 6, 80)
    for favourite in found[:3]:
        before = {action: 2.0 if action == favourite else 0.0 for action in found[:3]}
        means = Foresight(GAME, Luck(3), state, seat, by_points(1.0), 1).means(before, 2, 1)
        assert max(means, key=lambda action: means[action]) == favourite and means[favourite] > 2.0
    means = Foresight(GAME, Luck(3), state, seat, by_points(0.0), 1).means(dict.fromkeys(found[:3], 0.0), 2, 2)
    assert set(means.values()) <= {0.25, 1.0}, "weights that see nothing judge all alike, but for a game that ends"


def test_prices_are_left_to_the_steady_one() -> None:
    state, seat, found = at_a_choice(["marquise", "eyrie", "cult", "riverfolk"], 2, 20, Verb.PRICE)
    for seed in range(3):
        learnt = Pupil(Luck(seed), by_points(1.0)).choose(GAME, state, state.agenda[-1], seat, found)
        steady = bots.make("root", "steady", seed).choose(GAME, state, state.agenda[-1], seat, found)
        assert learnt == steady


def test_the_first_choice_of_every_turn_is_kept() -> None:
    state, luck = GAME.new(GAME.book(LESSON.tables()[0])), Luck(2)
    kept: list[Any] = []
    for _ in range(150):
        item = settle(state, luck)
        assert item is not None
        seat = due(state, item)[0]
        if LESSON.is_kept(state, item):
            kept.append(state.turn)
        choose(state, item, seat, luck.pick(options(state, item, seat)))
    assert kept == list(range(1, state.turn + 1)) and len(kept) > 3
