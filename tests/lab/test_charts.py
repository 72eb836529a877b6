"""Pictures of a report: what can be read in them."""
import re
from typing import Any

import pytest

pytest.importorskip("altair", reason="the extra `lab` is not installed: pip install 'kotatsu-games[lab]'")

from kotatsu.lab import charts
from kotatsu.lab.charts import Picture


def texts(chart: Any) -> list[tuple[str, float]]:
    """What is written in a picture, with where it stands from left to right in its group."""
    svg = Picture("one", chart, "").svg()
    return [(text, float(x)) for x, text in re.findall(r'<text[^>]*transform="translate\(([-\d.]+),[^>]*>([^<]+)</text>', svg)]


def test_a_legend_has_as_many_columns_as_its_names_leave_room_for() -> None:
    assert [charts.legend_columns(names) for names in (["2", "3", "4", "5"], ["Культ", "Крилаті"], ["Осінь", "Воительница"],
                                                       ["Šest lokací mapy", "Šest z osmi"])] == [6, 3, 2, 1]


def test_a_long_line_has_few_signs_and_a_single_one_no_legend() -> None:
    def drawn(names: str, turns: int) -> Any:
        rows = [{"label": name, "round": turn + 1, "mean": 5.0, "low": 4.0, "high": 6.0} for name in names for turn in range(turns)]
        return charts.courses(rows, list(names), ["#000000", "#777777"][:len(names)], "turn", "health")

    signs = drawn("ab", 120).to_dict()["layer"][2]["data"]["values"]
    assert {row["label"] for row in signs} == {"a", "b"} and len(signs) == 2 * charts.MOST_SIGNS
    assert len(drawn("ab", 3).to_dict()["layer"][2]["data"]["values"]) == 6, "a short one has a sign for each round"
    assert [text for text, _ in texts(drawn("ab", 120))].count("a") == 1
    assert "a" not in [text for text, _ in texts(drawn("a", 120))]


def test_a_length_stands_in_the_middle_below_its_bar() -> None:
    rows = [{"from": n - 0.5, "to": n + 0.5, "none": 0, "part": 1 / 3} for n in (1, 2, 3)]
    at = {text: x for text, x in texts(charts.histogram(rows, "Rounds", "Games", 2.0)) if text in "123"}
    assert at == pytest.approx({"1": charts.WIDTH / 6, "2": charts.WIDTH / 2, "3": charts.WIDTH * 5 / 6}, abs=1)


def test_what_stands_below_an_axis_is_broken_into_lines() -> None:
    assert charts.heading("Персонажі: різниця у\u00a0відсоткових пунктах") == ["Персонажі: різниця", "у\u00a0відсоткових пунктах"]
    bars = charts.shares([{"label": "a", "part": 0.5, "said": "50 %"}], ["a"], "Партії, де переможець був попереду")
    assert {"Партії, де переможець був", "попереду"} <= set(re.findall(r">([^<>]+)<", Picture("one", bars, "").svg()))
