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
