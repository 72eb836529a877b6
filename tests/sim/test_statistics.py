import pytest

from kotatsu.sim import statistics
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import mean, median, wilson, within_strata


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


def test_like_is_held_against_like() -> None:
    """Admissions to Berkeley in 1973, men beside women by department: 45 % against 30 % of all, and yet no difference.

    The chance is that of R's `mantelhaen.test(UCBAdmissions, correct = FALSE)`.
    """
    berkeley = [(512, 825, 89, 108), (353, 560, 17, 25), (120, 325, 202, 593), (138, 417, 131, 375), (53, 191, 94, 393),
                (22, 373, 24, 341)]
    found = within_strata(berkeley)
    assert found.chance == pytest.approx(0.2169, abs=1e-4)
    assert found.gap == pytest.approx(-0.0184, abs=1e-4) and found.low < found.gap < 0 < found.high
    assert (found.games, found.other_games) == (2691, 1835)

    alone = within_strata([(30, 50, 20, 50), (7, 7, 0, 0)])              # a stratum that has only one of them says nothing
    assert (alone.games, alone.gap) == (50, pytest.approx(0.2))
    assert (alone.low, alone.high) == (pytest.approx(0.008, abs=2e-3), pytest.approx(0.392, abs=2e-3))
    nothing = within_strata([(0, 0, 3, 5)])
    assert (nothing.chance, nothing.low, nothing.high) == (1.0, -1.0, 1.0)
