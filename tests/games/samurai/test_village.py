"""Chapter 5: barricades, farmsteads, families."""
import pytest
from hypothesis import given, settings

from kotatsu.games.samurai import GAME
from kotatsu.games.samurai.data import components_of, merged, printed
from kotatsu.kernel.errors import Unreadable
from tests.games.samurai.scene import finish, quiet_round, scene
from tests.games.samurai.walk import Tables, walk

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

COMPLETE = ("Kanbei passed L 2-02 2-11 2-07", "Gorobei passed L 3-02 3-11 3-06")


# --- barricades


@pytest.mark.rule("SS5.1")
def test_5_1_barricades_go_first():
    table = scene("Kyuzo R 4-03 4-06", "Kanbei", "Gorobei", barricades="2/5").do("fight", luck=("reveal 2-07",)).do("confront")
    assert (table.bar(), table.farms()) == ("1/5", 6)


@pytest.mark.rule("SS5.1")
def test_5_1_without_any_a_farmstead_falls():
    table = scene("Kyuzo R 4-03 4-06", "Kanbei", "Gorobei", barricades="0/5").do("fight", luck=("reveal 2-07",))
    table.do("confront", luck=("farm A",))
    assert (table.bar(), table.farms()) == ("0/5", 5)


@pytest.mark.rule("SS5.1")
def test_5_1_except_in_step_2_of_the_round_end():
    table = scene("Kyuzo L 1-02 1-07", *COMPLETE, barricades="2/5", raiders=["1-12"], families="C").do("pass", luck=("farm D",))
    assert (table.bar(), table.farms()) == ("2/5", 5)


@pytest.mark.rule("SS5.1")
def test_5_1_except_by_farm_penalty_b():
    table = scene("Kyuzo L 1-02 1-07", *COMPLETE, level="heroic", barricades="2/3", raiders=["1-12"])
    table.do("pass", luck=("farm B", "farm C"))
    assert (table.bar(), table.farms()) == ("1/3", 4)


def heihachi_shouts(barricades):
    table = scene("Heihachi R 4-03 2-07", "Kanbei", "Gorobei", barricades=barricades)
    return table.do("fight", luck=("reveal 2-02",)).do("confront")


@pytest.mark.rule("SS5.2")
def test_5_2_never_more_barricades_than_at_set_up():
    table = heihachi_shouts("5/5")
    assert (table.bar(), table.asks(), table.discard(), table.sum("Heihachi")) == ("5/5", "Kanbei", ["4-03"], 4)
    assert table.told().count("kiai") == 1
    assert table.why_not("build") == "SS5.2"


@pytest.mark.rule("SS5.2")
def test_5_2_removed_ones_may_come_back():
    assert heihachi_shouts("0/5").do("build").bar() == "1/5"
    assert heihachi_shouts("4/5").do("build").bar() == "5/5"


@pytest.mark.rule("SS5.2")
@settings(max_examples=25)
@given(Tables)
def test_5_2_in_every_game_the_cap_stays_and_holds(options):
    caps = set()

    def each(table):
        village = table.view()["village"]
        caps.add(village["cap"])
        assert 0 <= village["barricades"] <= village["cap"]

    walk(each, **options)
    assert len(caps) == 1


# --- farmsteads


@pytest.mark.rule("SS5.3")
def test_5_3_the_backs_are_hidden():
    seats = ("Kyuzo", "Kanbei", "Gorobei")
    ours, swapped = scene(*seats, level="hard"), scene(*seats, level="hard", data={"farms": {"A": 2, "B": 2, "C": 1, "D": 1}})
    assert ours.views() == swapped.views()
    assert ours.table.prompts([0, 1, 2]) == swapped.table.prompts([0, 1, 2])


@pytest.mark.rule("SS5.3")
def test_5_3_until_destruction():
    table = scene("Kyuzo R 1-13", "Kanbei", "Gorobei", level="hard", barricades="0/4", luck=("farm A", "family C"))
    assert [view["village"]["lost_farms"] for view in table.views()] == [["A"]] * 4
    assert [view["village"]["farms"] for view in table.views()] == [5] * 4


@pytest.mark.rule("SS5.4")
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_5_4_no_farm_penalties_on_easy_and_normal(level):
    table = scene("Kyuzo R 1-13", "Kanbei", "Gorobei", level=level, barricades="0/5", luck=("farm A",))
    assert (table.farms(), table.families(), table.lucks(), table.question()) == (5, "ABC", ["farm A"], "Act")


@pytest.mark.rule("SS5.4")
@pytest.mark.parametrize("level", ["hard", "heroic"])
def test_5_4_farm_penalties_on_hard_and_heroic(level):
    table = scene("Kyuzo R 1-13", "Kanbei", "Gorobei", level=level, barricades="0/3", luck=("farm A", "family B"))
    assert (table.farms(), table.families(), table.question()) == (5, "AC", "Act")


@pytest.mark.rule("SS5.4")
def test_5_4_also_when_somebody_goes_over():
    table = scene("Kyuzo R 4-03 4-06", "Kanbei", "Gorobei", level="hard", barricades="0/4").do("fight", luck=("reveal 2-07",))
    table.do("confront", luck=("farm A", "family B"))
    assert (table.farms(), table.families()) == (5, "AC")


@pytest.mark.rule("SS5.4")
def test_5_4_also_in_step_2_of_the_round_end():
    table = scene("Kyuzo L 1-02 1-07", *COMPLETE, level="heroic", raiders=["1-12"]).do("pass", luck=("farm A", "family B"))
    assert (table.farms(), table.families()) == (5, "AC")


@pytest.mark.rule("SS5.4")
def test_5_4_also_by_the_flame_of_an_intruder():
    table = quiet_round("Kyuzo", "Kanbei", "Gorobei", level="heroic", intruders=["4-01"], discard=[], barricades="0/3")
    finish(table, luck=("reveal 4-01", "farm A", "family B"))
    assert (table.farms(), table.families()) == (5, "AC")


def burning(*lucks, **fields):
    """Hard: Kyuzo's FIRE meets the village."""
    seats = fields.pop("seats", ("Kyuzo R 1-13", "Kanbei", "Gorobei passed"))
    return scene(*seats, level="hard", luck=lucks, **fields)


@pytest.mark.rule("SS5.5")
@pytest.mark.parametrize(("family", "left"), [("A", "BC"), ("B", "AC"), ("C", "AB")])
def test_5_5_farm_penalty_a_removes_a_random_family(family, left):
    table = burning("farm A", f"family {family}", barricades="0/4")
    assert (table.families(), table.farms(), table.bar()) == (left, 5, "0/4")


@pytest.mark.rule("SS5.6")
def test_5_6_farm_penalty_b_destroys_another_and_applies_its_penalty():
    table = burning("farm B", "farm A", "family C", barricades="0/4")
    assert (table.farms(), table.families()) == (4, "AB")


@pytest.mark.rule("SS5.7")
def test_5_7_farm_penalty_c_removes_a_barricade():
    table = scene("Kyuzo L 1-02 1-07", *COMPLETE, level="heroic", barricades="1/3", raiders=["1-12"]).do("pass", luck=("farm C",))
    assert (table.bar(), table.farms()) == ("0/3", 5)


@pytest.mark.rule("SS5.7")
def test_5_7_without_one_another_farmstead_with_its_penalty():
    table = burning("farm C", "farm A", "family C", barricades="0/4")
    assert (table.bar(), table.farms(), table.families()) == ("0/4", 4, "AB")


@pytest.mark.rule("SS5.8")
@pytest.mark.parametrize("who", ["Kyuzo", "Kanbei", "Gorobei"])
def test_5_8_farm_penalty_d_wounds_a_random_samurai(who):
    table = burning("farm D", f"chance {who}", barricades="0/4")
    assert [name for name in ("Kyuzo", "Kanbei", "Gorobei") if table.board(name) == "h1"] == [who]
    assert (table.farms(), table.families(), table.lucks()) == (5, "ABC", ["farm D", f"chance {who}"])


@pytest.mark.rule("SS5.8")
def test_5_8_it_is_a_wound_like_any_other():
    table = burning("farm D", "chance Kanbei", barricades="0/4", seats=("Kyuzo R 1-13", "Kanbei a1", "Gorobei"))
    assert (table.result(), table.asks()) == ("lost", "")


@pytest.mark.rule("SS5.9")
def test_5_9_the_six_backs():
    assert printed()["farms"] == {"A": 1, "B": 1, "C": 2, "D": 2}
    assert components_of(printed())["reconstructed"] == ["farms"]


@pytest.mark.rule("SS5.9")
def test_5_9_another_split_with_each_kind_loads_and_is_no_longer_reconstructed():
    own = {"farms": {"A": 3, "B": 1, "C": 1, "D": 1}}
    assert components_of(merged(own))["reconstructed"] == []
    table = burning("farm A", "family A", barricades="0/4", data=own)
    assert GAME.write(table.table.state)["farms"] == {"A": 2, "B": 1, "C": 1, "D": 1}


@pytest.mark.rule("SS5.9")
@pytest.mark.parametrize(("split", "field"), [
    ({"A": 0, "B": 2, "C": 2, "D": 2}, "data.farms.A"), ({"A": 2, "B": 2, "C": 2}, "data.farms"),
    ({"A": 1, "B": 1, "C": 2, "D": 1, "E": 1}, "data.farms"), ({"A": 1, "B": 1, "C": 2, "D": "2"}, "data.farms.D"),
    ([1, 1, 2, 2], "data.farms")])
def test_5_9_a_split_without_each_kind_is_refused(split, field):
    with pytest.raises(Unreadable) as refused:
        GAME.book({}, {"farms": split})
    assert refused.value.phrase.args["field"] == field


@pytest.mark.rule("SS5.9")
@pytest.mark.parametrize("split", [{"A": 1, "B": 1, "C": 1, "D": 1}, {"A": 2, "B": 2, "C": 2, "D": 2}])
def test_5_9_a_split_that_is_not_six_is_refused(split):
    with pytest.raises(Unreadable) as refused:
        GAME.book({}, {"farms": split})
    assert (refused.value.phrase.id, refused.value.phrase.args["total"]) == ("samurai-farm-split", sum(split.values()))


# --- families


def round_ends(*seats, luck=(), **fields):
    """The last card of round 3 is played, and nobody lacks anything on the left."""
    return finish(quiet_round(*seats, round=3, **{"discard": [], **fields}), luck)


@pytest.mark.rule("SS5.10")
@pytest.mark.parametrize(("who", "boards"), [("Kyuzo", ["a0", "h1", "h0"]), ("Kanbei", ["a1", "h0", "h0"]),
                                             ("Gorobei", ["a1", "h1", "h0"])])
def test_5_10_family_a_heals_a_random_samurai(who, boards):
    table = round_ends("Kyuzo a1", "Kanbei h1", "Gorobei", families="A", luck=(f"chance {who}",))
    assert [table.board(name) for name in ("Kyuzo", "Kanbei", "Gorobei")] == boards
    assert f"chance {who}" in table.lucks()


@pytest.mark.rule("SS5.10")
def test_5_10_without_family_a_nobody_is_healed():
    table = round_ends("Kyuzo a1", "Kanbei h1", "Gorobei", families="BC")
    assert [table.board(name) for name in ("Kyuzo", "Kanbei", "Gorobei")] == ["a1", "h1", "h0"]


@pytest.mark.rule("SS5.11")
@pytest.mark.parametrize(("families", "before", "after"), [
    ("B", "4/5", "5/5"), ("B", "5/5", "5/5"), ("B", "0/5", "1/5"), ("C", "4/5", "4/5")])
def test_5_11_family_b_adds_a_barricade_within_the_cap(families, before, after):
    assert round_ends("Kyuzo", "Kanbei", "Gorobei", families=families, barricades=before).bar() == after


@pytest.mark.rule("SS5.12")
def test_5_12_family_c_discards_the_top_intruder():
    table = round_ends("Kyuzo", "Kanbei", "Gorobei", families="C", barricades="5/5", intruders=["4-01", "4-04", "4-03"])
    kinds = table.told()
    assert (kinds.count("scouted"), kinds.count("intruder"), table.bar()) == (1, 2, "4/5")
    assert table.discard() == ["4-01", "4-04", "4-03"]


@pytest.mark.rule("SS5.12")
def test_5_12_without_family_c_all_intruders_come():
    table = round_ends("Kyuzo", "Kanbei", "Gorobei", families="B", barricades="5/5", intruders=["4-01", "4-04", "4-03"])
    assert (table.told().count("scouted"), table.told().count("intruder"), table.bar()) == (0, 3, "3/5")


@pytest.mark.rule("SS5.12")
def test_5_12_an_empty_stack_gives_nothing():
    table = round_ends("Kyuzo", "Kanbei", "Gorobei", families="C")
    assert (table.told().count("scouted"), table.discard(), table.result()) == (0, [], "won")
