"""Chapter 9: victory and score."""
import pytest

from kotatsu.words.translator import LANGUAGES, Translator
from tests.games.samurai.scene import finish, quiet_round, scene


def last_card(*seats, luck=(), **fields):
    """The last card of round 3 is played, and nobody lacks anything on the left."""
    return finish(quiet_round(*seats, **{"round": 3, "families": "BC", "discard": [], **fields}), luck)


@pytest.mark.rule("SS9.1")
def test_9_1_victory_for_all_after_round_3():
    table = last_card("Kyuzo", "Kanbei", "Gorobei", farms=1, families="B")
    assert (table.result(), table.table.outcome().results, table.asks()) == ("won", (1, 1, 1), "")


@pytest.mark.rule("SS9.1")
@pytest.mark.parametrize("now", [1, 2])
def test_9_1_not_before(now):
    table = last_card("Kyuzo", "Kanbei", "Gorobei", round=now)
    assert (table.result(), table.view()["round"], table.table.outcome()) == ("", now + 1, None)


@pytest.mark.rule("SS9.2")
def test_9_2_defeat_by_a_fourth_wound():
    table = scene("Kyuzo a1 R 2-01", "Kanbei", "Gorobei")
    assert (table.result(), table.table.outcome().results) == ("lost", (-1, -1, -1))
    assert table.told()[-2:] == ["dead", "lost"]


@pytest.mark.rule("SS9.2")
def test_9_2_defeat_without_farmsteads():
    table = scene("Kyuzo R 1-13", "Kanbei", "Gorobei", barricades="0/5", farms={"A": 1}, luck=("farm A",))
    assert (table.result(), table.table.outcome().results, table.farms()) == ("lost", (-1, -1, -1), 0)


@pytest.mark.rule("SS9.2")
def test_9_2_defeat_without_families():
    table = scene("Kyuzo L 1-02 1-11", "Kanbei passed L 2-02 2-12 2-07", "Gorobei passed L 3-02 3-11 3-06", families="A",
                  raiders=["1-12"], round=3).do("pass")
    assert (table.result(), table.table.outcome().results, table.families()) == ("lost", (-1, -1, -1), "")


@pytest.mark.rule("SS9.3")
def test_9_3_a_point_for_each_farmstead_and_family_and_one_if_nobody_carries_a_token():
    table = last_card("Kyuzo a0", "Kanbei", "Gorobei", farms=4)
    assert table.view()["result"] == {"won": True, "score": 7, "suffix": "+", "farms": 4, "families": 2, "unhurt": 1}


@pytest.mark.rule("SS9.3")
@pytest.mark.parametrize("board", ["h1", "a1"])
def test_9_3_a_wound_token_costs_that_point_whatever_the_side(board):
    assert last_card(f"Kyuzo {board}", "Kanbei", "Gorobei", farms=4).view()["result"]["score"] == 6


@pytest.mark.rule("SS9.3")
def test_9_3_at_most_ten_points():
    table = last_card("Kyuzo", "Kanbei a0", "Gorobei", families="ABC", luck=("chance Kyuzo",))
    assert table.view()["result"]["score"] == 10


@pytest.mark.rule("SS9.3")
def test_9_3_a_lost_game_has_no_score():
    table = scene("Kyuzo a1 R 2-01", "Kanbei", "Gorobei")
    assert table.view()["result"]["score"] is None
    assert table.table.outcome().words.args == {}


@pytest.mark.rule("SS9.4")
@pytest.mark.parametrize(("level", "shown"), [("easy", "7"), ("normal", "7+"), ("hard", "7++"), ("heroic", "7+++")])
def test_9_4_the_score_carries_the_level(level, shown):
    table = last_card("Kyuzo a0", "Kanbei", "Gorobei", farms=4, level=level)
    found = table.view()["result"]
    assert f"{found['score']}{found['suffix']}" == shown
    assert f"{shown} " in Translator("en").format(table.table.outcome().words)


@pytest.mark.rule("SS9.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_9_4_in_every_language(lang):
    table = last_card("Kyuzo a0", "Kanbei", "Gorobei", farms=4, level="heroic")
    assert "7+++" in Translator(lang).format(table.table.outcome().words)
