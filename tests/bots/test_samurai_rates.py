"""Win rates with the luck counted out (scripts/samurai_rates.py): the games of the ladder, and luck that adds up to nothing."""
import subprocess
import sys
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

from kotatsu import bots
from kotatsu.games.samurai.phases.stack import TopIntruder
from kotatsu.kernel.agenda import Chance, Decision, choose, run
from kotatsu.kernel.luck import Luck
from kotatsu.sim.match import Plan
from kotatsu.sim.match import play as play_match

SCRIPT = Path(__file__).parents[2] / "scripts" / "samurai_rates.py"
OPTIONS = {"players": 3, "level": "normal"}


@pytest.fixture(scope="module")
def rates() -> ModuleType:
    spec = util.spec_from_file_location("samurai_rates", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules["samurai_rates"] = module
    spec.loader.exec_module(module)
    return module


def test_they_are_the_games_of_the_ladder(rates: ModuleType) -> None:
    for number in range(4):
        told = rates.play(OPTIONS, "gentle", 5, number, 0.5)
        assert told.won == (play_match(Plan("samurai", OPTIONS, None, ("gentle",), 5), number).results[0] > 0)


def test_a_stroke_of_luck_counts_nothing_in_the_mean(rates: ModuleType) -> None:
    """Over all that could have come, each as often as it may come; and what is better counts more."""
    luck, met = Luck(4), set()
    state, bot = rates.beginning(OPTIONS, luck), bots.make("samurai", "gentle", 1)
    while (item := run(state, None)) is not None:
        if isinstance(item, Chance):
            outcomes = item.outcomes(state)
            if isinstance(item, rates.COUNTED) and len(outcomes) > 1 and len(met) < 12:
                told = [rates.fortune(state, item, outcome, 9) for outcome in outcomes]
                assert abs(sum(told)) < 1e-9
                met.add((type(item).__name__, state.turn))
                if isinstance(item, TopIntruder) and len(set(told)) == 2:
                    burning = [one for one, outcome in zip(told, outcomes, strict=True) if rates.alike(state, item, outcome)]
                    assert min(told) == burning[0]
            came = item.sample(state, luck)
            state.agenda.pop()
            item.apply(state, came)
            continue
        assert isinstance(item, Decision)
        choose(state, item, item.seat, bots.decide(bot, rates.games.load("samurai"), state, item, item.seat))
    assert len(met) == 12


def test_the_mean_has_its_interval(rates: ModuleType) -> None:
    mean, low, high = rates.interval([0.0, 1.0, 0.0, 1.0])
    assert mean == 0.5 and abs(0.5 - low - 0.5658) < 1e-3 and abs(high - 0.5 - 0.5658) < 1e-3


def test_it_tells_both_bots_and_their_difference(rates: ModuleType) -> None:
    command = [sys.executable, "-W", "ignore", SCRIPT, "--players", "2", "--bots", "gentle,random", "--games", "3", "--starts", "5"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    assert said[0].startswith("gentle: ") and said[1].startswith("random: 0 of 3") and said[2].startswith("random beyond gentle")
