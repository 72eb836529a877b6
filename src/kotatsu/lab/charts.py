"""The pictures of a report: Altair draws, its converter makes SVG and PNG without a browser and without a network.

All are as narrow as a phone, which shows them as they are; elsewhere they grow. Names are broken into lines instead of being cut.
Each says in words what it shows; numbers and names come in the report's language.
"""
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import altair as alt
import vl_convert

from kotatsu.kernel.game import JSON

WIDTH = 290                     # of a chart whose axis has numbers
NAMED = 195                     # of one with names at its left, which take up to LABEL beside it
LABEL = 128
LETTERS = 19                    # of a line of a name, about
HEADING = 30                    # letters of a line below an axis
LINE_HEIGHT = 14
MOST_SIGNS = 12                 # along a line
ROW = 24                        # of a chart with a line for each thing, if its name has one line
BELOW = "\n"                    # what comes after it stands on a line of its own
PAPER, INK, SOFT, LINE = "#fffbf0", "#2b211a", "#6d5c4b", "#e3d5b8"
EMBER, MOSS, SEAL, SKY = "#a85a05", "#3b6233", "#a33122", "#2a5783"
DYES = ("#b4511b", "#2f5687", "#3d6b45", "#8f6a08", "#74437a", "#1f7178", "#5a6069", "#a23327", "#77533a")
OWN = {"marquise": "#b4511b", "eyrie": "#2f5687", "alliance": "#3d6b45", "vagabond": "#5a6069", "vagabond2": "#8a8f96",
       "cult": "#8f6a08", "riverfolk": "#1f7178"}
SIGNS = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down", "triangle-right")
STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25)
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
        room = {"left": 16, "right": 10, "top": 8, "bottom": 8}         # letters may be wider where the picture is shown
        dressed = self.chart.configure(background=PAPER, font=FONT, padding=room).configure_view(stroke=None).configure_axis(
            labelFontSize=12, titleFontSize=12, labelColor=INK, titleColor=SOFT, titleFontWeight="normal", gridColor=LINE,
            domainColor=LINE, tickColor=LINE, labelLimit=0, labelLineHeight=LINE_HEIGHT).configure_legend(
            orient="bottom", title=None, labelFontSize=12, titleFontSize=12, titleFontWeight="normal", titleColor=SOFT,
            labelColor=INK, symbolSize=120, symbolOpacity=1, labelLimit=0)
        found: JSON = dressed.to_dict()
        return found


def dyes(sides: Sequence[str]) -> list[str]:
    """A colour for each side: its own if it has one."""
    free = [dye for dye in DYES if dye not in OWN.values()] if any(side in OWN for side in sides) else list(DYES)
    found: list[str] = []
    for side in sides:
        found.append(OWN.get(side) or free[len(found) % len(free)])
    return found


def legend(names: Sequence[str], title: str | None = None) -> Any:
    """Below the chart, in as many columns as a phone has room for."""
    return alt.Legend(title=title, columns=legend_columns(names), columnPadding=14)


def legend_columns(names: Sequence[str]) -> int:
    longest = max(map(len, names), default=0)
    return 1 if longest > 14 else 2 if longest > 10 else 3 if longest > 3 else 6


def shapes(field: str, order: list[str], legend: Any) -> Any:
    """A sign for each: nobody needs to tell colours apart."""
    return alt.Shape(field, sort=order, legend=legend,
                     scale=alt.Scale(domain=order, range=[SIGNS[place % len(SIGNS)] for place in range(len(order))]))


def lines(name: str) -> list[str]:
    """A name in lines that fit beside a chart."""
    return [line for part in name.split(BELOW) for line in textwrap.wrap(part.replace("\u00a0", " "), LETTERS) or [""]]


def heading(title: str) -> list[str]:
    """What stands below an axis, in lines as wide as the narrow charts."""
    return textwrap.wrap(title, HEADING)


@dataclass(frozen=True)
class Rows:
    """A line of a chart for each thing: the axis, the names at its left, and how high a line must be."""
    y: Any
    names: list[Any]
    height: int


def rows_of(order: list[str]) -> Rows:
    """Names stand in the middle of their line, however many lines they have (an axis would let them hang down)."""
    y = alt.Y("label:N", sort=order, axis=alt.Axis(title=None, domain=False, ticks=False, labels=False))
    broken = [{"label": name, "said": lines(name)} for name in order]
    names = []
    for count in sorted({len(row["said"]) for row in broken}):
        some = alt.Data(values=[row for row in broken if len(row["said"]) == count])
        names.append(alt.Chart(some).mark_text(align="right", baseline="middle", fontSize=12, color=INK, lineHeight=LINE_HEIGHT,
                                               dy=-LINE_HEIGHT * (count - 1) / 2).encode(y=y, x=alt.value(-8), text="said:N"))
    return Rows(y, names, max(ROW, LINE_HEIGHT * max((len(row["said"]) for row in broken), default=1) + 10))


def rate_axis(title: str, longest: float, **more: Any) -> Any:
    """Four ticks or so, none above all games."""
    step = next((step for step in STEPS if longest <= 4 * step), 0.5)
    values = [n * step for n in range(round(1 / step) + 1) if n * step <= max(longest, step)]
    return alt.Axis(title=heading(title), labelExpr=PERCENT, values=values, labelFlush=False, **more)


def intervals(rows: list[JSON], order: list[str], axis: str, middle: float | None = None, colours: dict[str, str] | None = None,
              groups: list[str] | None = None, title: str | None = None) -> Any:
    """A line for each thing: its rate as a dot, its interval as a bar, the number beside it. Groups share a line.

    `title` says what the groups are.
    """
    data = alt.Data(values=rows)
    longest = max((row["high"] for row in rows), default=1.0)
    beside = 1.0 if groups else 1.3             # room for the number
    reach = alt.Scale(domain=[-0.03 * longest, longest * beside + 0.02], nice=False)
    x = alt.X("rate:Q", axis=rate_axis(axis, longest, grid=True), scale=reach)
    own = rows_of(order)
    y, height = own.y, own.height
    colour: Any = alt.value(EMBER)
    sign: Any = alt.value("circle")
    offset: dict[str, Any] = {}
    if groups:
        colour = alt.Color("group:N", sort=groups, scale=alt.Scale(domain=groups, range=list(DYES)), legend=legend(groups, title))
        offset = {"yOffset": alt.YOffset("group:N", sort=groups)}
        sign = shapes("group:N", groups, legend(groups, title))
        height = max(height, 13 * len(groups) + 10)
    elif colours:
        colour = alt.Color("label:N", sort=order, legend=None, scale=alt.Scale(domain=list(colours), range=list(colours.values())))
    base = alt.Chart(data).encode(y=y, **offset)
    bars = base.mark_rule(strokeWidth=5, opacity=0.35, strokeCap="round").encode(x=alt.X("low:Q"), x2="high:Q", color=colour)
    dots = base.mark_point(filled=True, size=90, opacity=1).encode(x=x, color=colour, shape=sign)
    layers = [bars, dots, *own.names]
    if not groups:
        for more in ({"color": PAPER, "stroke": PAPER, "strokeWidth": 4}, {"color": INK}):      # no line goes through a number
            layers.append(base.mark_text(align="left", dx=7, fontSize=12, **more).encode(x=alt.X("high:Q"), text="said:N"))
    if middle is not None:
        rule = alt.Chart(alt.Data(values=[{"x": middle}])).mark_rule(color=SOFT, strokeDash=[3, 3]).encode(x="x:Q")
        layers.insert(0, rule)
    return alt.layer(*layers).properties(width=NAMED, height=max(1, len(order)) * height)


def grid(rows: list[JSON], order: list[str], title: str) -> Any:
    """Side by side: how much more or less often each wins beside another one."""
    data = alt.Data(values=rows)
    most = max((abs(row["gap"]) for row in rows), default=0.1) or 0.1
    x = alt.X("other:N", sort=order, axis=alt.Axis(title=title, orient="top", labelAngle=-40, domain=False, ticks=False))
    own = rows_of(order)
    hues = alt.Scale(domain=[-most, 0, most], range=[SKY, "#fbf3df", "#d9852b"], interpolate="rgb")
    fill = alt.Color("gap:Q", legend=None, scale=hues)
    dark = alt.condition(f"abs(datum.gap) > {most * 0.7} && datum.gap < 0", alt.value("#fff8ea"), alt.value(INK))
    base = alt.Chart(data).encode(x=x, y=own.y)
    cells = base.mark_rect(stroke=PAPER, strokeWidth=2, cornerRadius=4).encode(color=fill)
    told = base.mark_text(fontSize=11, lineBreak=BELOW, lineHeight=12, baseline="middle", dy=-6).encode(text="said:N", color=dark)
    return alt.layer(cells, told, *own.names).properties(width=max(180, 36 * len(order)), height=max(2, len(order)) * 34)


def courses(rows: list[JSON], order: list[str], colours: list[str], x_title: str, y_title: str) -> Any:
    """A line for each side with the middle half of its games as a band; signs no closer than they can be told apart."""
    data, own = alt.Data(values=rows), legend(order) if len(order) > 1 else None
    colour = alt.Color("label:N", sort=order, scale=alt.Scale(domain=order, range=colours), legend=own)
    last = max((row["round"] for row in rows), default=1)
    apart = -(-last // MOST_SIGNS)
    signs = alt.Data(values=[row for row in rows if row["round"] % apart == 0])
    ticks = range(1, last + 1) if last <= 10 else range(0, last + 1, 5 * -(-last // 30))
    x = alt.X("round:Q", axis=alt.Axis(title=x_title, values=list(ticks), grid=False, format="d"))
    y = alt.Y("low:Q", axis=alt.Axis(title=y_title))
    band = alt.Chart(data).mark_area(opacity=0.13).encode(x=x, y=y, y2="high:Q", color=colour)
    line = alt.Chart(data).mark_line(strokeWidth=2).encode(x=x, y="mean:Q", color=colour)
    dots = alt.Chart(signs).mark_point(filled=True, size=48, opacity=1).encode(
        x=x, y="mean:Q", color=colour, shape=shapes("label:N", order, own))
    return alt.layer(band, line, dots).properties(width=WIDTH, height=230)


def histogram(rows: list[JSON], x_title: str, y_title: str, middle: float) -> Any:
    """How many games were how long, each bar above its numbers; a line at the median."""
    data, most = alt.Data(values=rows), max((row["part"] for row in rows), default=1.0)
    bars = alt.Chart(data).mark_rect(color=EMBER, opacity=0.75, stroke=PAPER).encode(
        x=alt.X("from:Q", axis=alt.Axis(title=x_title, grid=False, format="d", tickMinStep=1, tickCount=6),
                scale=alt.Scale(nice=False, zero=False)), x2="to:Q", y=alt.Y("part:Q", axis=rate_axis(y_title, most)), y2="none:Q")
    rule = alt.Chart(alt.Data(values=[{"x": middle}])).mark_rule(color=INK, strokeDash=[4, 3]).encode(x="x:Q")
    return alt.layer(bars, rule).properties(width=WIDTH, height=180)


def gaps(rows: list[JSON], order: list[str], title: str) -> Any:
    """What goes with winning: how much higher the rate is with it, with intervals round nothing."""
    data = alt.Data(values=rows)
    colour = alt.condition("datum.gap > 0", alt.value(MOSS), alt.value(SEAL))
    own = rows_of(order)
    base = alt.Chart(data).encode(y=own.y)
    signed = "(datum.value > 0 ? '+' : datum.value < 0 ? '−' : '') + format(abs(datum.value) * 100, '.0f')"
    x = alt.X("gap:Q", axis=alt.Axis(title=heading(title), labelExpr=signed, tickCount=4, labelFlush=False))
    bars = base.mark_rule(strokeWidth=5, opacity=0.35, strokeCap="round").encode(x="low:Q", x2="high:Q", color=colour)
    zero = alt.Chart(alt.Data(values=[{"x": 0}])).mark_rule(color=SOFT).encode(x="x:Q")
    return alt.layer(zero, bars, base.mark_circle(size=80, opacity=1).encode(x=x, color=colour), *own.names).properties(
        width=NAMED, height=max(1, len(order)) * own.height)


def shares(rows: list[JSON], order: list[str], title: str) -> Any:
    """Parts of all games as bars."""
    data = alt.Data(values=rows)
    longest = max((row["part"] for row in rows), default=1.0)
    own = rows_of(order)
    base = alt.Chart(data).encode(y=own.y)
    x = alt.X("part:Q", axis=rate_axis(title, longest), scale=alt.Scale(domain=[0, longest * 1.35], nice=False))
    return alt.layer(base.mark_bar(color=EMBER, opacity=0.8, height=16, cornerRadiusEnd=3).encode(x=x),
                     base.mark_text(align="left", dx=5, fontSize=12, color=INK).encode(x=x, text="said:N"), *own.names).properties(
        width=NAMED, height=max(1, len(order)) * own.height)
