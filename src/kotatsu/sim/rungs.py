"""A ladder as a picture: how far each level stands above the one below, in Elo, with its interval. SVG by hand."""
from collections.abc import Sequence
from html import escape
from typing import Any

WIDTH, LEFT, RIGHT, ROW, TOP = 640, 190, 30, 44, 46
JSON = dict[str, Any]


def picture(title: str, rungs: Sequence[JSON]) -> str:
    """A row for each comparison: a dot at the estimate, a line over the interval, zero as a dashed line."""
    lowest: float = min([0.0, *(rung["elo"][0] for rung in rungs)])
    highest: float = max([100.0, *(rung["elo"][2] for rung in rungs)])
    height = TOP + ROW * len(rungs) + 34

    def x(elo: float) -> float:
        return LEFT + (elo - lowest) / (highest - lowest) * (WIDTH - LEFT - RIGHT)

    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">',
             f'<rect width="{WIDTH}" height="{height}" fill="#fbf8f1"/>',
             f'<text x="16" y="26" font-size="17" font-weight="bold" fill="#2b2620">{escape(title)}</text>',
             f'<line x1="{x(0):.1f}" y1="{TOP - 6}" x2="{x(0):.1f}" y2="{height - 28}" stroke="#8a8173" stroke-dasharray="4 4"/>',
             f'<text x="{x(0):.1f}" y="{height - 10}" text-anchor="middle" fill="#6b6355">0 Elo</text>']
    for number, rung in enumerate(rungs):
        y = TOP + ROW * number + ROW / 2
        low, middle, high = rung["elo"]
        parts += [f'<text x="16" y="{y + 5:.0f}" fill="#2b2620">{escape(rung["higher"])} – {escape(rung["lower"])}</text>',
                  f'<line x1="{x(low):.1f}" y1="{y:.0f}" x2="{x(high):.1f}" y2="{y:.0f}" stroke="#35506b" stroke-width="3"/>',
                  f'<circle cx="{x(middle):.1f}" cy="{y:.0f}" r="6" fill="#a33b2a"/>',
                  f'<text x="{x(middle):.1f}" y="{y - 10:.0f}" text-anchor="middle" fill="#2b2620">{middle:+.0f}</text>']
    return "\n".join([*parts, "</svg>", ""])
