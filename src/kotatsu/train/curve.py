"""How learning went, as a picture: the loss on held-out games, and the win rate against the start, by games. SVG by hand."""
from collections.abc import Sequence
from html import escape
from typing import Any

WIDTH, LEFT, RIGHT, TOP, PANEL, GAP = 640, 64, 24, 44, 150, 44
INK, FAINT, LINE, DOT = "#2b2620", "#6b6355", "#35506b", "#a33b2a"
JSON = dict[str, Any]


def picture(title: str, curve: Sequence[JSON]) -> str:
    """A panel for the loss, and one for the win rate where matches were played."""
    rated = [row for row in curve if "rate" in row]
    height = TOP + PANEL + (GAP + PANEL if rated else 0) + 40
    most = max(1, curve[-1]["games"])
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="13">',
             f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f1"/>',
             f'<text x="16" y="24" font-size="17" font-weight="bold" fill="{INK}">{escape(title)}</text>']
    losses = [(row["games"], row["loss"]) for row in curve]
    lowest, highest = min(loss for _, loss in losses), max(loss for _, loss in losses)
    parts += panel("loss on held-out games", losses, TOP, most, lowest, max(highest, lowest + 0.01))
    if rated:
        top = TOP + PANEL + GAP
        parts += panel("wins against the start", [(row["games"], row["rate"]) for row in rated], top, most, 0.0, 1.0)
        for row in rated:
            x = across(row["games"], most)
            parts.append(f'<line x1="{x:.1f}" y1="{down(row["low"], top, 0.0, 1.0):.1f}" x2="{x:.1f}" '
                         f'y2="{down(row["high"], top, 0.0, 1.0):.1f}" stroke="{LINE}"/>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{height - 12}" text-anchor="end" fill="{FAINT}">{most} games</text>')
    return "\n".join([*parts, "</svg>", ""])


def across(games: int, most: int) -> float:
    return LEFT + games / most * (WIDTH - LEFT - RIGHT)


def down(value: float, top: int, low: float, high: float) -> float:
    return top + (high - value) / (high - low) * PANEL


def panel(name: str, points: Sequence[tuple[int, float]], top: int, most: int, low: float, high: float) -> list[str]:
    """Axes, a line through the points, a dot at the last one with its value."""
    places = [(across(games, most), down(value, top, low, high)) for games, value in points]
    line = " ".join(f"{one:.1f},{two:.1f}" for one, two in places)
    x, y = places[-1]
    return [f'<text x="{LEFT}" y="{top - 8}" fill="{INK}">{escape(name)}</text>',
            f'<line x1="{LEFT}" y1="{top + PANEL}" x2="{WIDTH - RIGHT}" y2="{top + PANEL}" stroke="#8a8173"/>',
            f'<text x="{LEFT - 8}" y="{top + 10}" text-anchor="end" fill="{FAINT}">{high:.3g}</text>',
            f'<text x="{LEFT - 8}" y="{top + PANEL}" text-anchor="end" fill="{FAINT}">{low:.3g}</text>',
            f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>',
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{DOT}"/>',
            f'<text x="{x - 8:.1f}" y="{y - 8:.1f}" text-anchor="end" fill="{INK}">{points[-1][1]:.3f}</text>']
