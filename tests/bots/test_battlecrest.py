"""The player of Battlecrest: legal at every table, repeatable, better than chance with every hero, no fool."""
from typing import Any

import pytest

from kotatsu import bots, games
from kotatsu.bots.battlecrest.judge import judge_of
from kotatsu.games.battlecrest.data import HEROES
from kotatsu.games.battlecrest.random_positions import PAIRS, some_options
from kotatsu.games.battlecrest.state import State
from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item, choose, due, options, settle
from kotatsu.kernel.luck import Luck
from kotatsu.sim.checks import assert_equal, contents
from tests.games.battlecrest.scene import Scene, duel, row, side, solo, used

GAME = games.load("battlecrest")


def new(**given: Any) -> State:
    state = GAME.new(GAME.book(given))
    assert isinstance(state, State)
    return state


def finish(state: State, players: list[bots.Bot], seed: int, most: int = 2000) -> list[Action]:
    """Play to the end, or so many choices; the choices."""
    luck, chosen = Luck(seed), []
    item = settle(state, luck)
    while item is not None and len(chosen) < most:
        seat = due(state, item)[0]
        action = bots.decide(players[seat], GAME, state, item, seat)
        assert action in options(state, item, seat)
        chosen.append(action)
        choose(state, item, seat, action)
        item = settle(state, luck)
    return chosen


@pytest.mark.strength
@pytest.mark.parametrize("hero", HEROES)
def test_every_hero_beats_a_random_player(hero: str) -> None:
    """One duel against each of the other heroes, from either side: it wins all three."""
    for seed, other in enumerate(rival for rival in HEROES if rival != hero):
        seat = seed % 2
        state = new(heroes=[hero, other] if seat == 0 else [other, hero])
        finish(state, [bots.make("battlecrest", "steady" if place == seat else "random", seed) for place in (0, 1)], seed)
        assert state.results[seat] > 0, f"{hero} did not beat {other}"


@pytest.mark.strength
def test_it_holds_its_own_against_the_imperator() -> None:
    """On Fighter, each hero against each other: it wins more than half."""
    wins = 0
    for seed, (hero, other) in enumerate(PAIRS):
        state = new(players=1, heroes=[hero], imperator=other, level="fighter")
        finish(state, [bots.make("battlecrest", "steady", seed)], seed)
        wins += state.results[0] > 0
    assert wins > len(PAIRS) // 2, f"it won {wins} of {len(PAIRS)}"


def positions(number: int) -> list[tuple[State, Item, int]]:
    """A few decisions of a random game at one of the fuzzer's tables."""
    luck, found = Luck(number), []
    state = GAME.new(GAME.book(some_options(number, luck)))
    item = settle(state, luck)
    for count in range(40):
        if item is None:
            break
        seat = due(state, item)[0]
        offered = options(state, item, seat)
        if len(offered) > 1 and count % 13 == number % 13:
            kept = state.copy()
            found.append((kept, kept.agenda[-1], seat))
        choose(state, item, seat, luck.pick(offered))
        item = settle(state, luck)
    return found


@pytest.mark.parametrize("number", range(6))
def test_choices_are_legal_and_change_nothing(number: int) -> None:
    bot = bots.make("battlecrest", "steady", number)
    for state, item, seat in positions(number):
        kept = contents(GAME, state)
        assert bots.decide(bot, GAME, state, item, seat) in options(state, item, seat)
        assert_equal(contents(GAME, state), kept, "a bot changed the true state")


def test_the_same_seed_plays_the_same_game() -> None:
    played = [finish(new(heroes=["akhena", "mutino"]), [bots.make("battlecrest", "steady", 7)] * 2, 5, 8) for _ in range(2)]
    assert played[0] == played[1] and len(played[0]) == 8


def test_rows_are_laid_out_as_printed() -> None:
    """BC2.7: in a duel their order changes nothing, so it does not think about it."""
    state = new(heroes=["akhena", "mutino"], own_rows=True)
    finish(state, [bots.make("battlecrest", "steady", 1)] * 2, 1, 7)
    assert [list(cards) for cards in state.rows] == [hero.cards for hero in state.book.hero]


def test_the_gentle_one_brings_games_to_an_end() -> None:
    """Also where rows are laid out first, and against the Imperator."""
    for given in ({"heroes": ["forge", "whispyr"], "own_rows": True}, {"players": 1, "heroes": ["mutino"], "own_rows": True}):
        state = new(**given)
        finish(state, [bots.brisk("battlecrest", seat) for seat in range(2)], 4, 700)
        assert state.results


# --- no fools

def play_turn(scene: Scene) -> Scene:
    """The bot plays until the turn is over or the game."""
    table = scene.table
    bot, turn = bots.make("battlecrest", "steady", 1), table.state.turn
    while table.item is not None and table.state.turn == turn:
        seat = table.decisions()[0]
        table.do(seat, bots.decide(bot, GAME, table.state, table.item, seat))
    return scene


@pytest.mark.parametrize("far", ["6c", "4a", "1d"])
def test_it_takes_the_last_health(far: str) -> None:
    """The foe has 1 left and no ready card: Akhena walks up, or shoots, and the duel is over."""
    scene = duel(side("akhena", "3c"), side("forge", far, health=1, row=used("forge")))
    assert play_turn(scene).result() == [1, -1]


def test_it_pushes_over_a_hazard_what_it_cannot_wound_otherwise() -> None:
    """L1 (4,4) costs 2: Forge, with 2 left and good cards, is pushed there by Staff Sweep."""
    scene = duel(side("akhena", "5c", row=used("akhena", "staff-sweep")), side("forge", "5d", health=2, row=row("forge")))
    assert play_turn(scene).result() == [1, -1]


def test_it_defends_with_a_card_that_stops_the_blow() -> None:
    """Six health are not thrown away while a ready card stops all of it."""
    scene = duel(side("akhena", "3c", row=used("akhena", "fate-herald")), side("forge", "3b", health=4, row=row("forge")))
    scene.do("activate fate-herald", "attack forge")
    bot = bots.make("battlecrest", "steady", 1)
    table = scene.table
    assert table.item is not None
    table.do(1, bots.decide(bot, GAME, table.state, table.item, 1))
    assert scene.health("forge") == 4


def test_wounds_lower_the_worth_of_a_position() -> None:
    for state in (duel(side("akhena", "3c"), side("mutino", "6c", minion="6d")).table.state,
                  solo(side("akhena", "3c"), side("mutino", "6c", minion="6d")).table.state):
        judge = judge_of(state.book)
        before = judge.position_worth(state, 0)
        worse, better, alone = state.copy(), state.copy(), state.copy()
        worse.health[0] -= 1
        better.health[1] -= 1
        alone.cell[3] = 255
        assert judge.position_worth(worse, 0) < before < judge.position_worth(better, 0)
        assert judge.position_worth(alone, 0) > before


def test_the_steady_one_sits_down_when_nobody_says_which() -> None:
    assert bots.best("battlecrest") == "steady"
