"""The players of Samurai Spirit: legal, repeatable, fair, and better company than chance."""
import os
import subprocess
import sys
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.samurai import feature_places
from kotatsu.bots.samurai.features import Features
from kotatsu.bots.samurai.net import NETS, chance_to_win
from kotatsu.games.samurai.actions import PASS
from kotatsu.kernel.agenda import Decision, options, settle
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position
from kotatsu.sim.match import Plan, play
from tests.bots.finish import finish

pytestmark = pytest.mark.strength
GAME = games.load("samurai")
LEVELS = ("easy", "normal", "hard", "heroic")
BASE = {"kotatsu": "position", "game": "samurai", "version": 1}


def new(**given: Any) -> Any:
    return GAME.new(GAME.book(given))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7])
def test_steady_and_gentle_play_whole_games(players: int) -> None:
    for bot in (bots.make("samurai", "steady", 1), bots.brisk("samurai", 1)):
        state = new(players=players, level=LEVELS[players % 4])
        assert len(finish(GAME, state, [bot] * players, players)) >= players          # every samurai had a turn
        assert state.results in ([1] * players, [-1] * players)


OPTIONS = [{"absent_tokens": True, "players": 4}, {"absent_token_duration": "turn", "players": 2},
           {"daisuke_same_target": True, "players": 5}, {"heal_pool": "wounded", "players": 3}]


@pytest.mark.parametrize("given", OPTIONS, ids=lambda given: next(iter(given)))
def test_steady_plays_with_every_option(given: dict[str, Any]) -> None:
    state = new(**given)
    assert len(finish(GAME, state, [bots.make("samurai", "steady", 2)] * given["players"], 2)) >= given["players"]
    assert state.results in ([1] * given["players"], [-1] * given["players"])


def test_steady_plays_from_random_hand_written_positions() -> None:
    """Odd boards, empty stacks to come, known cards, everybody over: it always finds a legal choice."""
    luck = Luck(11)
    for number in range(12):
        given = GAME.fuzz_position({"players": 2 + number % 6, "level": LEVELS[number % 4]}, luck)
        assert given is not None
        state, _ = load_position(GAME, given)
        finish(GAME, state, [bots.make("samurai", "steady", number)] * GAME.seats(state), number)
        assert len(state.results) == 2 + number % 6


def test_the_same_seed_plays_the_same_game() -> None:
    games_played = [finish(GAME, new(players=3), [bots.make("samurai", "steady", seed)] * 3, 5) for seed in (7, 7)]
    assert games_played[0] == games_played[1]


def test_the_order_of_hashes_does_not_matter() -> None:
    code = ("from kotatsu.sim.match import Plan, play; plan = Plan('samurai', {'players': 3}, None, ('steady',), 4); "
            "print(play(plan, 0))")
    said = {subprocess.run([sys.executable, "-W", "ignore", "-c", code], env={**os.environ, "PYTHONHASHSEED": seed},
                           capture_output=True, text=True, check=True).stdout for seed in ("0", "1")}
    assert len(said) == 1


def test_it_does_not_see_hidden_cards() -> None:
    """Two tables that look the same to a seat, with different cards in the stack, get the same answer."""
    chosen = set()
    for top in (["3-08", "4-10"], ["4-10", "3-08"]):
        state, _ = load_position(GAME, {**BASE, "round": 1, "turn": 9, "active": "Kanbei", "options": {"level": "normal"},
                                        "seats": ["Kanbei h0 R 4-03 L 2-03", "Kyuzo h1 R 4-06 3-12", "Gorobei h0 R 2-02 L 1-07"],
                                        "raiders": [*top, "1-05", "2-06", "3-10"], "discard": ["1-13"]})
        item = settle(state, Luck(1))
        assert isinstance(item, Decision)
        chosen.add(bots.decide(bots.make("samurai", "steady", 3), GAME, state, item, item.seat))
    assert len(chosen) == 1


def test_it_does_not_pass_while_there_is_nothing_to_fear() -> None:
    state = new(players=3, samurai=["Gorobei", "Kanbei", "Heihachi"])
    item = settle(state, Luck(3))
    assert isinstance(item, Decision)
    assert bots.decide(bots.make("samurai", "steady", 1), GAME, state, item, item.seat) != PASS


@pytest.mark.parametrize("players", [2, 3, 5])
def test_more_losses_mean_less_hope(players: int) -> None:
    state = new(players=players)
    settle(state, Luck(3))
    hope = chance_to_win(state, 0)
    assert 0 < hope < 1
    wounded, robbed, orphaned = state.copy(), state.copy(), state.copy()
    wounded.sides, wounded.wounds = [1] * players, [1] * players
    robbed.farms, robbed.barricades = (1, 0, 0, 0), 0
    orphaned.families = 1
    assert all(chance_to_win(worse, 0) < hope for worse in (wounded, robbed, orphaned))


def test_the_net_weighs_every_number_of_a_look() -> None:
    """Each group of eight units has a weight for each place, and every place is inside."""
    for net in NETS:
        assert {len(columns) for columns in net.person.columns} == {feature_places.PERSON}
        assert {len(columns) for columns in net.table.columns} == {feature_places.TABLE}
        assert len(net.person.columns) == len(net.person.bias)
        assert {len(columns) for columns in net.pooled} == {8 * len(net.person.bias)}
        assert len(net.table.columns) == len(net.table.bias) == len(net.pooled) == len(net.out) // 8
    luck = Luck(12)
    for players in range(2, 8):
        given = GAME.fuzz_position({"players": players, "level": "heroic"}, luck)
        assert given is not None
        look = Features(load_position(GAME, given)[0], 1)
        assert len(look.faces) == players
        assert all(0 <= place < feature_places.PERSON for face in look.faces for place in (*face.marks, *face.places))
        assert all(0 <= place < feature_places.TABLE for place in (*look.table.marks, *look.table.places))


def test_where_a_samurai_sits_does_not_matter() -> None:
    """The same table, seen one seat further on: the same numbers, the same hope."""
    seats = ["Kanbei h0 R 4-03 L 2-03", "Kyuzo h1 R 4-06 3-12", "Gorobei h0 R 2-02 L 1-07", "Heihachi a1", "Daisuke h0 L 3-06"]
    hopes = set()
    for turned in range(5):
        state, _ = load_position(GAME, {**BASE, "round": 1, "turn": 9, "active": "Kanbei", "options": {"level": "hard"},
                                        "seats": seats[turned:] + seats[:turned], "raiders": ["3-08", "4-10", "1-05"]})
        hopes.add(chance_to_win(state, state.active))
    assert len(hopes) == 1


def test_steady_wins_where_chance_never_does() -> None:
    """Twelve games of two samurai: chance wins about none (docs/bots.md), the steady player nearly all."""
    wins = {name: sum(play(Plan("samurai", {"players": 2, "level": "easy"}, None, (name,), 1), number).results[0] > 0
                      for number in range(12)) for name in ("random", "steady")}
    assert wins["random"] <= 1 and wins["steady"] >= 10


def test_which_plunderers_were_dealt_is_no_knowledge() -> None:
    """With two samurai an imagined state guesses the deal (SS10.2): another guess, the same answer."""
    state = new(players=2, level="hard")
    item = settle(state, Luck(9))
    assert isinstance(item, Decision)
    believed = [GAME.imagine(state, item.seat, Luck(seed)) for seed in (1, 2)]
    assert believed[0].bag != believed[1].bag
    found = options(state, item, item.seat)
    chosen = [bots.make("samurai", "steady", 3).choose(GAME, guess, guess.agenda[-1], item.seat, found) for guess in believed]
    assert chosen[0] == chosen[1]
    assert believed[0].bag == believed[1].bag and not believed[0].box


def test_it_does_not_fight_for_ever() -> None:
    """A demon (SS4.10) and Kyuzo (SS3.9) can send one raider round and round; after so many turns it passes."""
    state = new(players=3, samurai=["Gorobei", "Kanbei", "Heihachi"])
    item = settle(state, Luck(3))
    assert isinstance(item, Decision)
    state.turn = 301
    assert bots.decide(bots.make("samurai", "steady", 1), GAME, state, item, item.seat) == PASS


def test_old_names_of_levels_are_still_read() -> None:
    assert bots.find("samurai", "careful") is bots.find("samurai", "steady")
    assert bots.find("senjutsu", "poised") is bots.find("senjutsu", "steady")
    assert bots.find("root", "brisk") is bots.find("root", "gentle")
