import pytest

from kotatsu.sim import statistics
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import mean, median, wilson


@pytest.mark.parametrize(("wins", "games", "low", "high"), [
    (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 500, 0.00035, 0.01125),
])
def test_wilson_gives_the_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))


def test_wilson_knows_nothing_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_mean_and_median() -> None:
    assert mean([]) is None
    assert mean([1.0, 2.0, 6.0]) == 3.0
    assert median([5.0, 1.0, 3.0]) == 3.0
    assert median([4.0, 1.0, 2.0, 3.0]) == 2.5


def test_seeds_are_stable_and_different() -> None:
    assert seed_for(1, "luck", 3) == seed_for(1, "luck", 3) == 14_213_272_935_686_780_962
    assert len({seed_for(seed, number) for seed in range(20) for number in range(20)}) == 400


def test_two_rates_held_against_each_other() -> None:
    gap, low, high = statistics.difference(56, 70, 48, 80)         # Newcombe 1998, table II, method 10
    assert (round(gap, 4), round(low, 4), round(high, 4)) == (0.2, 0.0524, 0.3339)
    assert statistics.chance_of_rates(3, 4, 1, 4) == pytest.approx(34 / 70)         # Fisher's lady tasting tea
    assert statistics.chance_of_rates(560, 700, 480, 800) == pytest.approx(4.8e-17, rel=0.1)
    assert statistics.chance_of_rates(0, 5, 0, 5) == 1.0


def test_findings_are_corrected_for_all_that_was_asked() -> None:
    assert statistics.corrected([0.01, 0.04, 0.03, 0.9]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.9])
    assert statistics.corrected([]) == []


def test_two_means() -> None:
    assert statistics.chance_of_means([1, 2, 3, 4], [1, 2, 3, 4]) == 1.0
    assert statistics.chance_of_means([1, 2, 3, 4], [11, 12, 13, 14]) < 1e-9
    assert statistics.chance_of_means([1], [2]) == 1.0
