"""What many results say."""
from collections.abc import Iterable
from dataclasses import dataclass
from math import erfc, exp, lgamma, sqrt

Z = 1.959963984540054      # 95 % of a normal distribution lies within so many deviations
EXACT = 400                # up to so many games a test counts all ways


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate: honest near 0 and 1, and for few games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return (centre - spread) / scale if wins else 0.0, (centre + spread) / scale if wins < games else 1.0


def mean(values: list[float]) -> float | None:
    """The mean, None of nothing."""
    return sum(values) / len(values) if values else None


def median(values: list[float]) -> float:
    """The middle value."""
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def difference(wins: int, games: int, other_wins: int, other_games: int) -> tuple[float, float, float]:
    """How much the first rate is higher, with Newcombe's 95 % interval, which is made of Wilson's two."""
    if not games or not other_games:
        return 0.0, -1.0, 1.0
    one, other = wins / games, other_wins / other_games
    (low, high), (other_low, other_high) = wilson(wins, games), wilson(other_wins, other_games)
    found = one - other
    return (found, found - sqrt((one - low) ** 2 + (other_high - other) ** 2),
            found + sqrt((high - one) ** 2 + (other - other_low) ** 2))


def chance_of_rates(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """How likely two rates are to differ so much by chance (two-sided): Fisher's exact test; its normal form for many games."""
    whole, won = games + other_games, wins + other_wins
    if not games or not other_games or won in (0, whole):
        return 1.0
    if whole > EXACT:
        rate = won / whole
        spread = sqrt(rate * (1 - rate) * (1 / games + 1 / other_games))
        return two_sided(abs(wins / games - other_wins / other_games) / spread)
    ways = [log_ways(games, k) + log_ways(other_games, won - k) - log_ways(whole, won)
            for k in range(max(0, won - other_games), min(won, games) + 1)]
    here = log_ways(games, wins) + log_ways(other_games, other_wins) - log_ways(whole, won)
    return min(1.0, sum(exp(way) for way in ways if way <= here + 1e-9))


@dataclass(frozen=True)
class LikeWithLike:
    """Two rates compared within strata of games that are alike, and how likely they are to differ so much by chance."""
    rate: float                # both weighed in the same way: by how much each stratum can say
    other: float
    low: float                 # the 95 % interval of their difference
    high: float
    chance: float
    games: int                 # in strata that have both
    other_games: int

    @property
    def gap(self) -> float:
        return self.rate - self.other


def within_strata(strata: Iterable[tuple[int, int, int, int]]) -> LikeWithLike:
    """Mantel and Haenszel: `(wins, games, other wins, other games)` of each stratum, compared within it and summed up.

    The difference of rates has Sato's interval, which holds for a few large strata and for many small ones; the test is Cochran's,
    Mantel's and Haenszel's, without a correction for continuity. A stratum in which one of the two has no game says nothing.
    """
    weight = with_it = without = more = spread = tilt = noise = 0.0
    counted = other_counted = 0
    for wins, games, other_wins, other_games in strata:
        if not games or not other_games:
            continue
        whole, won = games + other_games, wins + other_wins
        counted += games
        other_counted += other_games
        weight += games * other_games / whole
        with_it += wins * other_games / whole
        without += other_wins * games / whole
        more += wins - games * won / whole
        spread += games * other_games * won * (whole - won) / (whole * whole * (whole - 1))
        tilt += (games ** 2 * other_wins - other_games ** 2 * wins + games * other_games * (other_games - games) / 2) / whole ** 2
        noise += (wins * (other_games - other_wins) + other_wins * (games - wins)) / (2 * whole)
    if not weight:
        return LikeWithLike(0.0, 0.0, -1.0, 1.0, 1.0, 0, 0)
    gap = (with_it - without) / weight
    reach = Z * sqrt(max(0.0, gap * tilt + noise)) / weight
    return LikeWithLike(with_it / weight, without / weight, max(-1.0, gap - reach), min(1.0, gap + reach),
                        two_sided(abs(more) / sqrt(spread)) if spread else 1.0, counted, other_counted)


def chance_of_means(values: list[float], others: list[float]) -> float:
    """How likely two means are to differ so much by chance (two-sided): Welch's test, in its normal form."""
    if len(values) < 2 or len(others) < 2:
        return 1.0
    spread = sqrt(variance(values) / len(values) + variance(others) / len(others))
    gap = abs(sum(values) / len(values) - sum(others) / len(others))
    return two_sided(gap / spread) if spread else float(gap == 0)


def variance(values: list[float]) -> float:
    middle = sum(values) / len(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def two_sided(deviations: float) -> float:
    """What of a normal distribution lies further out than so many deviations."""
    return erfc(deviations / sqrt(2))


def log_ways(of: int, some: int) -> float:
    """The logarithm of how many ways there are to choose some of all."""
    return lgamma(of + 1) - lgamma(some + 1) - lgamma(of - some + 1)


def corrected(chances: list[float]) -> list[float]:
    """Benjamini and Hochberg: of all findings with at most this value, so large a part is expected to be mere chance."""
    order = sorted(range(len(chances)), key=lambda n: chances[n], reverse=True)
    found, least = [1.0] * len(chances), 1.0
    for rank, n in enumerate(order):
        least = min(least, chances[n] * len(chances) / (len(chances) - rank))
        found[n] = least
    return found
