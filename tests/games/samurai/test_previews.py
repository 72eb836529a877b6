"""Previews that were not true once; tests/conformance/test_previews.py holds all of them against what happens."""
import pytest

from tests.games.samurai.scene import scene


@pytest.mark.rule("SS11.1")
def test_a_penalty_that_cannot_be_applied_promises_the_wound():
    table = scene("Kanbei R 3-03", "Gorobei", "Kyuzo passed")
    other = scene("Kanbei R 3-03", "Gorobei passed", "Kyuzo")
    assert {table.question(), other.question()} == {"MayIgnore"}
    assert table.promises("apply") == "The left neighbour draws a raider card straight into his combat line."
    assert other.promises("apply") == "impossible: a wound instead"
    assert other.do("apply").board("Kanbei") == "h1"


@pytest.mark.rule("SS11.26")
def test_a_card_that_goes_back_where_it_came_from_is_counted_once():
    table = scene("Daisuke R 4-03", "Kyuzo R 3-06", "Kanbei", daisuke_same_target=True).do("fight", luck=("reveal 4-06",))
    table.do("confront", "take Kyuzo")
    assert table.promises("give Kyuzo") == "0 + 3 = 3 of 9"
    assert table.do("give Kyuzo", "confront").sum("Kyuzo") == 3


@pytest.mark.rule("SS3.27", "SS3.28", "SS3.30")
def test_a_wound_says_what_it_brings():
    def wound(board):
        return scene(f"Gorobei {board} R 4-05", "Kanbei", "Kyuzo").promises("apply")

    assert wound("h0") == wound("a0") == "a wound"
    assert wound("h1") == "the second wound: he turns to his animal side"
    assert wound("a1") == "the fourth wound: he falls, and the village is lost"


@pytest.mark.rule("SS7.8")
def test_a_line_that_falls_over_says_what_falls():
    table = scene("Kyuzo R 4-03 4-06", "Kanbei", "Gorobei", barricades="0/5", farms=1).do("fight", luck=("reveal 4-08",))
    assert table.promises("confront") == "8 + 4 = 12, over 9: the last farmstead falls, and the village is lost"
