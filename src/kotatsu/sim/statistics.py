"""What many results say."""
from math import sqrt

Z = 1.959963984540054      # 95 % of a normal distribution lies within so many deviations


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
