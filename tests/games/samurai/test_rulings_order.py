"""Chapter 11, rulings 38–55: farmsteads and families, ends at once, what is hidden, the order of things."""
import json

import pytest

from kotatsu.games.samurai import GAME
from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.table import Table
from tests.games.samurai.scene import new_game, quiet_round, random_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

ALL_1, ALL_2, ALL_3 = "L 1-01 1-05 1-09", "L 2-01 2-05 2-09", "L 3-01 3-04 3-09"


@pytest.mark.rule("SS11.38")
def test_11_38_every_removal_is_a_logged_chance_never_a_prompt():
    tables = [random_game(seed, players=3 + seed % 4, level=("normal", "heroic")[seed % 2]) for seed in range(12)]
    removals = [entry for table in tables for entry in table.log for _, told in entry.events if told.kind in ("farm", "family")]
    assert len(removals) > 12
    for entry in removals:
        assert entry.seat == LUCK and entry.text.split()[0] in ("farm", "family")


@pytest.mark.rule("SS11.38")
def test_11_38_each_farmstead_may_be_the_one():
    fire = {entry.text for seed in range(60)
            for entry in scene("Kyuzo R 4-01", "Kanbei", "Gorobei", barricades="0/5", seed=seed).entries()
            if entry.text.startswith("farm")}
    assert fire == {"farm A", "farm B", "farm C", "farm D"}
    few = {entry.text for seed in range(20) for entry in scene("Kyuzo R 4-01", "Kanbei", "Gorobei", barricades="0/5", seed=seed,
                                                               farms={"B": 1, "D": 2}).entries() if entry.text.startswith("farm")}
    assert few == {"farm B", "farm D"}
    last = scene("Kyuzo R 4-01", "Kanbei", "Gorobei", barricades="0/5", farms={"D": 2}, luck=("farm D",))
    assert last.farms() == 1, "luck may name any that is left"
    over = scene("Kyuzo R 4-04 4-03", "Kanbei", "Gorobei", barricades="0/5").do("fight", luck=("reveal 2-07",))
    over.do("confront", luck=("farm B",))
    assert (over.farms(), over.question()) == (5, "Act")
    families = {entry.text for seed in range(30) for entry in
                scene("Kyuzo L 1-01 1-09", f"Kanbei {ALL_2} passed", f"Gorobei {ALL_3} passed", seed=seed, raiders=["1-13"])
                .do("pass").entries() if entry.text.startswith("family")}
    assert families == {"family A", "family B", "family C"}


@pytest.mark.rule("SS11.39")
def test_11_39_farm_penalties_chain():
    luck = ("farm B", "farm C", "farm D", "chance Kanbei")
    table = scene("Kyuzo R 4-01", "Kanbei", "Gorobei", level="hard", barricades="0/4", luck=luck)
    assert (table.farms(), table.board("Kanbei"), table.question()) == (3, "h1", "Act")
    stops = scene("Kyuzo R 4-01 ", "Kanbei", "Gorobei", level="hard", barricades="0/4", farms={"B": 1, "C": 1},
                  luck=("farm B", "farm C"))
    assert (stops.farms(), stops.result()) == (0, "lost")
    normal = scene("Kyuzo R 4-01", "Kanbei", "Gorobei", barricades="0/4", luck=("farm B",))
    assert normal.farms() == 5
    heroic = scene("Kyuzo L 1-01 1-05", f"Kanbei {ALL_2} passed", f"Gorobei {ALL_3} passed", level="heroic", barricades="0/3",
                   raiders=["1-13"])
    assert heroic.do("pass", luck=("farm C", "farm A", "family A")).farms() == 4


@pytest.mark.rule("SS11.40")
def test_11_40_the_last_farmstead_or_family_ends_the_game_at_that_moment():
    farm = scene("Kyuzo R 4-01", "Kanbei", "Gorobei", barricades="0/5", farms=1)
    assert (farm.result(), farm.asks(), farm.offers(), farm.told()[-1]) == ("lost", "", [], "lost")
    family = scene("Kyuzo R 4-01", "Kanbei", "Gorobei", barricades="0/4", families="B", level="hard", luck=("farm A",))
    assert (family.result(), family.asks()) == ("lost", "")
    step_2 = scene("Kyuzo L 1-01", f"Kanbei {ALL_2} passed", f"Gorobei {ALL_3} passed", farms=1, raiders=["1-13"]).do("pass")
    assert step_2.result() == "lost" and "no-doll" not in step_2.told()


@pytest.mark.rule("SS11.41")
def test_11_41_the_fourth_wound_ends_the_game_in_every_phase():
    step_1 = scene("Kyuzo a1", "Kanbei passed", f"Gorobei {ALL_3} passed", active="Kyuzo", raiders=["1-13"]).do("pass")
    assert step_1.result() == "lost"
    assert not {"no-farm", "no-doll", "bonus", "intruder"} & set(step_1.told())
    step_a = scene("Kyuzo a1 R 4-10", "Kanbei", "Gorobei")
    assert (step_a.result(), step_a.asks()) == ("lost", "")
    farm = scene("Kyuzo R 4-01", "Kanbei a1", "Gorobei", barricades="0/4", level="hard", luck=("farm D", "chance Kanbei"))
    assert (farm.result(), farm.asks()) == ("lost", "")
    assert scene("Kyuzo a0 R 4-10", "Kanbei", "Gorobei").result() == ""


@pytest.mark.rule("SS11.42")
def test_11_42_at_most_one_wound_token_lies_on_a_board():
    seen = set()

    def each(table: Table) -> None:
        seen.update((seat["side"], seat["wound"]) for seat in table.view()["seats"])

    for seed in range(10):
        random_game(seed, each, players=3, level="hard")
    assert seen == {("human", 0), ("human", 1), ("animal", 0), ("animal", 1)}


def spoken_of(view):
    """All card ids in a view but for the odds, which name every card that may come."""
    text = json.dumps({name: value for name, value in view.items() if name != "odds"})
    return {card for card in GAME.book({}).ids if f'"{card}"' in text}


@pytest.mark.rule("SS11.43")
def test_11_43_stacks_lie_face_down_all_may_be_counted():
    table = scene("Kyuzo R 4-03 L 2-01", "Kanbei", "Gorobei", raiders=["1-13", "2-13", "3-13"], intruders=["1-07", "2-07"],
                  discard=["3-06", "1-01"])
    for viewer in ("Kyuzo", "Kanbei", "Gorobei", ""):
        view = table.view(viewer)
        assert (view["raiders"]["count"], view["intruders"], view["discard"]) == (3, ["?", "?"], ["3-06", "1-01"])
        assert spoken_of(view) == {"4-03", "2-01", "3-06", "1-01"}
        assert view["aside"] == {"lieutenants": 7, "bosses": 7}
    swapped = scene("Kyuzo R 4-03 L 2-01", "Kanbei", "Gorobei", raiders=["3-13", "1-07", "1-13"], intruders=["2-13", "2-07"],
                    discard=["3-06", "1-01"])
    assert swapped.view("Kyuzo") == table.view("Kyuzo")


@pytest.mark.rule("SS11.44")
def test_11_44_the_next_round_uses_everything_that_was_in_play():
    table = scene(f"Kyuzo R 4-03 {ALL_1}", f"Kanbei R 3-02 {ALL_2} passed", f"Gorobei {ALL_3} passed", families="A",
                  raiders=["1-13", "2-13"], intruders=["3-13"], discard=["1-07"], unseen=[], barricades="5/5")
    played = {*f"{ALL_1} {ALL_2} {ALL_3}".replace("L", "").split(), "4-03", "3-02", "1-13", "2-13", "3-13", "1-07"}
    table.do("pass")
    after = set(table.table.position()["unseen"])
    assert table.view()["round"] == 2 and played <= after
    added = after - played
    assert len(added) == 3 and {card[0] for card in added} == {"5"}
    assert not after & set(table.table.position()["box"])
    assert len(table.table.position()["aside"]) == 11


@pytest.mark.rule("SS11.45")
def test_11_45_solo_runs_at_least_two_samurai():
    for options in ({"players": 1}, {"samurai": ["Kyuzo"]}, {"players": 1, "level": "easy"}):
        with pytest.raises(Illegal) as refused:
            new_game(**options)
        assert refused.value.rule == "SS11.45"
    assert len(new_game(players=2).view()["seats"]) == 2


@pytest.mark.rule("SS11.46")
def test_11_46_a_handed_card_counts_as_drawn_by_its_receiver():
    swap = scene("Heihachi", "Katsushiro", "Gorobei").do("fight", luck=("reveal 4-06",)).do("hand Katsushiro")
    assert (swap.active(), swap.asks(), swap.offers()) == ("Heihachi", "Katsushiro", ["confront", "defend", "swap"])
    swap.do("swap", luck=("reveal 2-07",))
    assert (swap.asks(), swap.offers(), swap.view()["raiders"]["bottom"]) == ("Katsushiro", ["confront", "defend"], ["4-06"])
    kyuzo = scene("Heihachi", "Kyuzo R 4-03", "Gorobei").do("fight", luck=("reveal 4-06",)).do("hand Kyuzo")
    assert "discard" in kyuzo.offers()
    assert kyuzo.do("discard").discard() == ["4-06"]
    again = scene("Heihachi", "Kikuchiyo", "Gorobei").do("fight", luck=("reveal 4-06",)).do("hand Kikuchiyo", "confront")
    assert (again.asks(), again.question()) == ("Kikuchiyo", "Act")             # his own turn begins, no extra Fight


@pytest.mark.rule("SS11.47")
def test_11_47_an_absent_samurais_talent_acts_like_the_own_out_of_turn_too():
    both = [{"samurai": "Kyuzo", "added": ["Heihachi"]}, {"samurai": "Kanbei", "added": ["Heihachi"]}, {"samurai": "Gorobei"}]
    table = scene(*both, absent_tokens=True, absent={"Heihachi": "spent"}).do("fight", luck=("reveal 4-06",)).do("hand Kanbei")
    assert (table.asks(), table.offers()) == ("Kanbei", ["confront", "defend", "hand Gorobei"])      # not back to Kyuzo
    swap = scene("Heihachi", {"samurai": "Kanbei", "added": ["Katsushiro"]}, "Gorobei").do("fight", luck=("reveal 4-06",))
    assert "swap" in swap.do("hand Kanbei").offers()

    used = scene("Kanbei", "Heihachi", raiders=["1-13", "4-06", "2-07", "2-13"], absent={"Katsushiro": "ready"})
    used.do("token Katsushiro", "fight", "confront").do("fight").do("hand Kanbei")
    assert (used.active(), used.asks(), "swap" in used.offers()) == ("Heihachi", "Kanbei", True)


@pytest.mark.rule("SS11.47")
def test_11_47_broken_swords_bar_it_in_the_users_turn():
    kanbei = {"samurai": "Kanbei", "line": ["6-5"], "added": ["Katsushiro"]}
    barred = scene(kanbei, "Heihachi", "Gorobei").do("first SWORDS").do("fight", luck=("reveal 4-06",))
    assert barred.offers() == ["confront", "defend"]
    assert barred.why_not("swap") == "SS4.11"
    out_of_turn = scene("Heihachi", kanbei, "Gorobei").do("fight", luck=("reveal 4-06",)).do("hand Kanbei")
    assert "swap" in out_of_turn.offers()


@pytest.mark.rule("SS11.48")
def test_11_48_each_step_is_finished_for_all_before_the_next():
    table = scene("Kyuzo L 1-05", "Kanbei", "Gorobei L 3-04", active="Kanbei", raiders=["1-13"], intruders=["2-13", "3-13"])
    table.do("fight").do("confront", luck=("farm A", "farm B", "farm C", "family C", "chance Kyuzo"))
    assert table.tale("no-hat", "no-farm", "no-doll", "bonus", "intruder") == [
        "no-hat Gorobei", "no-hat Kyuzo", "no-hat Kanbei", "no-farm Gorobei", "no-farm Kyuzo", "no-farm Kanbei", "no-doll Kanbei",
        "bonus", "bonus", "intruder", "intruder"]
    bonuses = [told.rule for entry in quiet_round("Kyuzo", "Kanbei", "Gorobei", intruders=["2-13"], discard=[])
               .do("fight", "confront").entries() for _, told in entry.events if told.kind == "bonus"]
    assert bonuses == ["SS5.10", "SS5.11", "SS5.12"]


@pytest.mark.rule("SS11.49")
def test_11_49_a_swapped_card_stays_known_until_drawn():
    table = scene("Katsushiro", "Kanbei", "Gorobei", raiders=["4-13", "1-13", "2-13"]).do("fight", "swap")
    for viewer in ("Katsushiro", "Kanbei", "Gorobei", ""):
        assert table.view(viewer)["raiders"] == {"count": 2, "top": [], "bottom": ["4-13"]}
    table.do("confront", "pass", "fight")
    assert table.view()["raiders"]["bottom"] == ["4-13"]
    table.do("confront", "fight")
    assert (table.view()["drawn"]["card"], table.view()["raiders"]) == ("4-13", {"count": 0, "top": [], "bottom": []})


@pytest.mark.rule("SS11.29", "SS11.49")
def test_11_49_a_swapped_card_that_goes_to_the_intruders_is_known_there():
    table = scene("Katsushiro", "Kanbei", "Gorobei", raiders={"bottom": ["4-13", "3-13"]}).do("support Kanbei")
    for viewer in ("Katsushiro", "Kanbei", ""):
        assert (table.view(viewer)["intruders"], table.view(viewer)["raiders"]["bottom"]) == (["4-13"], ["3-13"])


@pytest.mark.rule("SS11.49")
def test_11_49_or_until_a_shuffle():
    table = scene("Katsushiro", "Kanbei R 6-4", "Gorobei", raiders={"set": 8}, discard=["1-07"], round=3)
    table.do("fight", luck=("reveal 4-13",)).do("swap", "confront")
    assert (table.asks(), table.view()["raiders"]["bottom"]) == ("Kanbei", ["4-13"])
    table.do("first DEMON")
    for viewer in ("Katsushiro", "Kanbei", ""):
        assert table.view(viewer)["raiders"]["bottom"] == []


@pytest.mark.rule("SS11.50")
def test_11_50_the_owner_of_the_shouting_board_makes_its_choices():
    kyuzo = scene("Kyuzo R 4-03 3-02", "Kanbei", "Gorobei").do("fight", luck=("reveal 2-07",)).do("confront")
    assert (kyuzo.asks(), "lend Kanbei Gorobei" in kyuzo.offers()) == ("Kyuzo", True)
    kyuzo.do("lend Kanbei Gorobei")
    assert (kyuzo.asks(), kyuzo.question(), kyuzo.holds("Gorobei")) == ("Kanbei", "Act", ["Kanbei"])     # nobody else was asked

    daisuke = scene("Daisuke R 4-03", "Kanbei R 3-06", "Gorobei").do("fight", luck=("reveal 4-06",)).do("confront")
    assert (daisuke.asks(), daisuke.question()) == ("Daisuke", "KiaiTake")
    daisuke.do("take Kanbei")
    assert (daisuke.asks(), daisuke.question()) == ("Daisuke", "KiaiGive")
    daisuke.do("give Gorobei")
    assert (daisuke.asks(), daisuke.question(), daisuke.rule()) == ("Gorobei", "PlaceGiven", "SS11.50")


@pytest.mark.rule("SS11.51")
def test_11_51_the_same_icon_twice_without_a_question():
    fire = scene("Kyuzo R 6-3", "Kanbei", "Gorobei", barricades="2/5")
    assert (fire.bar(), fire.question(), fire.farms()) == ("0/5", "Act", 6)
    ninja = scene("Kyuzo R 6-1", "Kanbei", "Gorobei", raiders=9)
    assert (len(ninja.intruders()), ninja.stack(), ninja.question()) == (2, 7, "Act")
    assert scene("Kyuzo R 6-6", "Kanbei", "Gorobei").offers() == ["first NOSUP", "first WOUND"]


@pytest.mark.rule("SS11.52")
def test_11_52_a_given_card_on_the_right_counts_like_a_confronted_one():
    def given(kanbei):
        table = scene("Daisuke R 4-03", "Kyuzo R 3-06", kanbei, barricades="5/5", intruders=2).do("fight", luck=("reveal 4-06",))
        return table.do("confront", "take Kyuzo", "give Kanbei")

    over = given("Kanbei R 4-05 4-04").do("confront")
    assert (over.sum("Kanbei"), over.bar(), over.asks()) == (11, "4/5", "Kyuzo")
    equal = given("Kanbei R 4-05 2-02").do("confront")
    assert (equal.sum("Kanbei"), equal.bar(), equal.asks(), equal.question()) == (9, "5/5", "Kanbei", "KiaiScout")
    left = given("Kanbei R 4-05 2-02").do("defend")
    assert (left.sum("Kanbei"), left.bar(), left.question()) == (6, "5/5", "Act")


@pytest.mark.rule("SS11.52")
def test_11_52_a_given_card_on_the_left_triggers_nothing():
    """Also not for somebody who rests exactly on his value (SS11.16)."""
    table = scene("Daisuke R 4-03", "Kyuzo R 3-06", "Kanbei R 4-05 3-01 2-02", intruders=2).do("fight", luck=("reveal 4-06",))
    table.do("confront", "take Kyuzo", "give Kanbei", "defend")
    assert (table.sum("Kanbei"), table.question(), table.tale("kiai")) == (9, "Act", ["kiai Daisuke"])


@pytest.mark.rule("SS11.53")
def test_11_53_the_second_kiai_is_tested_when_its_turn_comes():
    def both():
        table = scene("Daisuke R 4-03", "Kyuzo R 4-05 3-01", "Kikuchiyo R 4-04 3-02 3-05 2-07").do("fight", luck=("reveal 4-06",))
        return table.do("confront", "take Kikuchiyo", "give Kyuzo", "confront")

    gone = both()
    assert (gone.sum("Kyuzo"), gone.sum("Kikuchiyo"), gone.asks()) == (9, 10, "Kikuchiyo")
    gone.do("strike Kyuzo")
    assert (gone.sum("Kyuzo"), gone.asks(), gone.question()) == (7, "Kyuzo", "Act")
    assert gone.tale("kiai") == ["kiai Daisuke", "kiai Kikuchiyo"]
    stays = both().do("decline")
    assert (stays.asks(), stays.question()) == ("Kyuzo", "KiaiLend")


@pytest.mark.rule("SS11.54")
def test_11_54_the_barricade_is_paid_when_the_card_is_placed():
    table = scene("Daisuke R 4-03", "Kyuzo R 4-05 4-04", "Heihachi R 4-06 3-02 1-07 2-07", barricades="5/5")
    table.do("fight", luck=("reveal 4-11",)).do("confront", "take Heihachi", "give Kyuzo", "confront")
    assert (table.bar(), table.asks(), table.question()) == ("4/5", "Heihachi", "KiaiBuild")
    table.do("build")
    assert table.bar() == "5/5"
    assert table.tale("over", "barricade", "kiai", "built") == ["kiai Daisuke", "over Kyuzo", "barricade", "kiai Heihachi",
                                                               "built Heihachi"]


@pytest.mark.rule("SS11.55")
def test_11_55_the_side_of_a_kiai_is_the_one_that_showed_when_it_began():
    table = scene("Daisuke h1 R 4-03", "Kyuzo R 4-05 4-04", "Kanbei R 3-06", level="hard", barricades="0/4")
    table.do("fight", luck=("reveal 4-11",)).do("confront", "take Kanbei", "give Kyuzo")
    table.do("confront", luck=("farm D", "chance Daisuke"))
    assert (table.board("Daisuke"), table.seat("Daisuke")["kiai"]) == ("a0", 11)
    assert (table.asks(), table.question()) == ("Kyuzo", "Act")                  # no second take
    assert table.tale("kiai", "flip", "first-off") == ["kiai Daisuke", "flip Daisuke", "first-off Daisuke"]
