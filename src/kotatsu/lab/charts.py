"""The pictures of a report: Altair draws, its converter makes SVG and PNG without a browser and without a network.

All are narrow (a phone shows them whole) and say in words what they show; numbers and names come in the report's language.
"""
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import altair as alt
import vl_convert

from kotatsu.kernel.game import JSON

WIDTH = 360
ROW = 24                        # of a chart with a line for each thing
PAPER, INK, SOFT, LINE = "#fffbf0", "#2b211a", "#6d5c4b", "#e3d5b8"
EMBER, MOSS, SEAL, SKY = "#a85a05", "#3b6233", "#a33122", "#2a5783"
DYES = ("#b4511b", "#2f5687", "#3d6b45", "#8f6a08", "#74437a", "#1f7178", "#5a6069", "#a23327", "#77533a")
OWN = {"marquise": "#b4511b", "eyrie": "#2f5687", "alliance": "#3d6b45", "vagabond": "#5a6069", "vagabond2": "#8a8f96",
       "cult": "#8f6a08", "riverfolk": "#1f7178"}
PERCENT = "format(datum.value * 100, '.0f') + '\u00a0%'"
FONT = "Alegreya Sans, Segoe UI, Roboto, Liberation Sans, Arial, sans-serif"


@dataclass(frozen=True)
class Picture:
    """A chart, and what it says to somebody who cannot see it."""
    name: str
    chart: Any
    words: str

    def svg(self) -> str:
        found: str = vl_convert.vegalite_to_svg(self.spec())
        return found

    def png(self) -> bytes:
        found: bytes = vl_convert.vegalite_to_png(self.spec(), scale=2)
        return found

    def spec(self) -> JSON:
        room = {"left": 30, "right": 12, "top": 8, "bottom": 8}         # letters may be wider where the picture is shown
        dressed = self.chart.configure(background=PAPER, font=FONT, padding=room).configure_view(stroke=None).configure_axis(
            labelFontSize=12, titleFontSize=12, labelColor=INK, titleColor=SOFT, titleFontWeight="normal", gridColor=LINE,
            domainColor=LINE, tickColor=LINE, labelLimit=190).configure_legend(
            orient="bottom", title=None, labelFontSize=12, labelColor=INK, columns=3, symbolSize=120, symbolOpacity=1,
            labelLimit=150)
        found: JSON = dressed.to_dict()
        return found


def dyes(sides: Sequence[str]) -> list[str]:
    """A colour for each side: its own if it has one."""
    free = [dye for dye in DYES if dye not in OWN.values()] if any(side in OWN for side in sides) else list(DYES)
    found: list[str] = []
    for side in sides:
        found.append(OWN.get(side) or free[len(found) % len(free)])
    return found


def rate_axis(title: str, **more: Any) -> Any:
    return alt.Axis(title=title, labelExpr=PERCENT, tickCount=5, **more)


def intervals(rows: list[JSON], order: list[str], title: str, middle: float | None = None, colours: dict[str, str] | None = None,
              groups: list[str] | None = None) -> Any:
    """A line for each thing: its rate as a dot, its interval as a bar, the number beside it. Groups share a line."""
    data = alt.Data(values=rows)
    longest = max((row["high"] for row in rows), default=1.0)
    reach = alt.Scale(domain=[-0.02 * longest, min(1.0, longest * 1.25 + 0.02)], nice=False)
    x = alt.X("rate:Q", axis=rate_axis(title, grid=True), scale=reach)
    y = alt.Y("label:N", sort=order, axis=alt.Axis(title=None, domain=False, ticks=False, labelFontSize=13))
    colour: Any = alt.value(EMBER)
    offset: dict[str, Any] = {}
    height = ROW
    if groups:
        colour = alt.Color("group:N", sort=groups, scale=alt.Scale(domain=groups, range=list(DYES)))
        offset = {"yOffset": alt.YOffset("group:N", sort=groups)}
        height = max(ROW, 13 * len(groups) + 8)
    elif colours:
        colour = alt.Color("label:N", sort=order, legend=None, scale=alt.Scale(domain=list(colours), range=list(colours.values())))
    base = alt.Chart(data).encode(y=y, **offset)
    bars = base.mark_rule(strokeWidth=5, opacity=0.35, strokeCap="round").encode(x=alt.X("low:Q"), x2="high:Q", color=colour)
    dots = base.mark_circle(size=90, opacity=1).encode(x=x, color=colour)
    layers = [bars, dots]
    if not groups:
        layers.append(base.mark_text(align="left", dx=7, fontSize=12, color=INK).encode(x=alt.X("high:Q"), text="said:N"))
    if middle is not None:
        rule = alt.Chart(alt.Data(values=[{"x": middle}])).mark_rule(color=SOFT, strokeDash=[3, 3]).encode(x="x:Q")
        layers.insert(0, rule)
    return alt.layer(*layers).properties(width=WIDTH, height=max(1, len(order)) * height)


def grid(rows: list[JSON], order: list[str], title: str) -> Any:
    """Side by side: how much more or less often each wins beside another one."""
    data = alt.Data(values=rows)
    most = max((abs(row["gap"]) for row in rows), default=0.1) or 0.1
    x = alt.X("other:N", sort=order, axis=alt.Axis(title=title, orient="top", labelAngle=-35, domain=False, ticks=False))
    y = alt.Y("label:N", sort=order, axis=alt.Axis(title=None, domain=False, ticks=False))
    hues = alt.Scale(domain=[-most, 0, most], range=[SKY, "#fbf3df", "#d9852b"], interpolate="rgb")
    fill = alt.Color("gap:Q", legend=None, scale=hues)
    dark = alt.condition(f"abs(datum.gap) > {most * 0.7} && datum.gap < 0", alt.value("#fff8ea"), alt.value(INK))
    base = alt.Chart(data).encode(x=x, y=y)
    cells = base.mark_rect(stroke=PAPER, strokeWidth=2, cornerRadius=4).encode(color=fill)
    return alt.layer(cells, base.mark_text(fontSize=11).encode(text="said:N", color=dark)).properties(
        width=WIDTH, height=max(2, len(order)) * 34)


def courses(rows: list[JSON], order: list[str], colours: list[str], x_title: str, y_title: str) -> Any:
    """A line for each side with the middle half of its games as a band."""
    data = alt.Data(values=rows)
    colour = alt.Color("label:N", sort=order, scale=alt.Scale(domain=order, range=colours))
    x = alt.X("round:Q", axis=alt.Axis(title=x_title, tickMinStep=1, tickCount=6, grid=False, format="d"))
    y = alt.Y("low:Q", axis=alt.Axis(title=y_title))
    band = alt.Chart(data).mark_area(opacity=0.13).encode(x=x, y=y, y2="high:Q", color=colour)
    line = alt.Chart(data).mark_line(strokeWidth=2.5).encode(x=x, y="mean:Q", color=colour)
    dots = alt.Chart(data).mark_circle(size=26).encode(x=x, y="mean:Q", color=colour)
    return alt.layer(band, line, dots).properties(width=WIDTH, height=240)


def histogram(rows: list[JSON], x_title: str, y_title: str, middle: float) -> Any:
    """How many games were how long; a line at the median."""
    data = alt.Data(values=rows)
    bars = alt.Chart(data).mark_rect(color=EMBER, opacity=0.75, stroke=PAPER).encode(
        x=alt.X("from:Q", axis=alt.Axis(title=x_title, grid=False, format="d", tickMinStep=1, tickCount=6),
                scale=alt.Scale(nice=False, zero=False)), x2="to:Q", y=alt.Y("part:Q", axis=rate_axis(y_title)), y2="none:Q")
    rule = alt.Chart(alt.Data(values=[{"x": middle}])).mark_rule(color=INK, strokeDash=[4, 3]).encode(x="x:Q")
    return alt.layer(bars, rule).properties(width=WIDTH, height=180)


def gaps(rows: list[JSON], order: list[str], title: str) -> Any:
    """What goes with winning: how much higher the rate is with it, with intervals round nothing."""
    data = alt.Data(values=rows)
    colour = alt.condition("datum.gap > 0", alt.value(MOSS), alt.value(SEAL))
    y = alt.Y("label:N", sort=order, axis=alt.Axis(title=None, domain=False, ticks=False, labelLimit=230))
    base = alt.Chart(data).encode(y=y)
    signed = "(datum.value > 0 ? '+' : datum.value < 0 ? '−' : '') + format(abs(datum.value) * 100, '.0f')"
    x = alt.X("gap:Q", axis=alt.Axis(title=title, labelExpr=signed, tickCount=5))
    bars = base.mark_rule(strokeWidth=5, opacity=0.35, strokeCap="round").encode(x="low:Q", x2="high:Q", color=colour)
    zero = alt.Chart(alt.Data(values=[{"x": 0}])).mark_rule(color=SOFT).encode(x="x:Q")
    return alt.layer(zero, bars, base.mark_circle(size=80, opacity=1).encode(x=x, color=colour)).properties(
        width=WIDTH - 80, height=max(1, len(order)) * 22)


def shares(rows: list[JSON], order: list[str], title: str) -> Any:
    """Parts of all games as bars."""
    data = alt.Data(values=rows)
    longest = max((row["part"] for row in rows), default=1.0)
    y = alt.Y("label:N", sort=order, axis=alt.Axis(title=None, domain=False, ticks=False, labelFontSize=13))
    base = alt.Chart(data).encode(y=y)
    x = alt.X("part:Q", axis=rate_axis(title), scale=alt.Scale(domain=[0, min(1.18, longest * 1.25)], nice=False))
    return alt.layer(base.mark_bar(color=EMBER, opacity=0.8, height=16, cornerRadiusEnd=3).encode(x=x),
                     base.mark_text(align="left", dx=5, fontSize=12, color=INK).encode(x=x, text="said:N")).properties(
        width=WIDTH, height=max(1, len(order)) * ROW)
