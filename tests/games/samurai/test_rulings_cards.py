"""Chapter 11, rulings 20–37: who may get a card, hand-overs, swaps, nested Kiai, known cards, the end of stack and round."""
import pytest

from tests.games.samurai.scene import quiet_round, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

ALL_1, ALL_2, ALL_3 = "L 1-01 1-05 1-09", "L 2-01 2-05 2-09", "L 3-01 3-04 3-09"


@pytest.mark.rule("SS11.20")
def test_11_20_passed_samurai_gain_and_lose_no_cards():
    hand = scene("Heihachi", "Kyuzo passed", "Gorobei").do("fight", luck=("reveal 4-06",))
    assert hand.offers() == ["confront", "defend", "hand Gorobei"]
    assert hand.why_not("hand Kyuzo") == "SS11.20"
    assert scene("Gorobei R 3-03", "Kyuzo R 4-03 passed", "Kanbei").line("Kyuzo") == ["4-03"]

    strike = scene("Kikuchiyo R 4-03 3-02", "Kyuzo R 4-05 passed", "Kanbei R 1-13").do("fight", luck=("reveal 3-06",))
    strike.do("confront")
    assert sorted(strike.offers()) == ["decline", "strike Kanbei", "strike Kikuchiyo"]
    assert strike.why_not("strike Kyuzo") == "SS11.20"

    take = scene("Daisuke R 4-03", "Kyuzo R 4-05 passed", "Kanbei R 1-13").do("fight", luck=("reveal 4-06",)).do("confront")
    assert sorted(take.offers()) == ["decline", "take Daisuke", "take Kanbei"]
    assert take.why_not("take Kyuzo") == "SS11.20"
    take.do("take Kanbei")
    assert take.offers() == ["give Daisuke"]
    assert take.why_not("give Kyuzo") == "SS11.20"


@pytest.mark.rule("SS11.20")
def test_11_20_passed_samurai_have_no_kiai_talent_or_token_but_wounds_and_healing():
    hard = scene("Kyuzo R 4-01", "Kanbei h1 R 4-03 4-06 4-05 passed", "Gorobei", level="hard", barricades="0/4", intruders=2,
                 luck=("farm D", "chance Kanbei"))
    assert (hard.board("Kanbei"), hard.sum("Kanbei"), hard.seat("Kanbei")["kiai"]) == ("a0", 12, 12)
    assert (hard.asks(), hard.question(), hard.line("Kanbei")) == ("Kyuzo", "Act", ["4-03", "4-06", "4-05"])
    assert hard.seat("Kanbei")["talents"] == []
    unpassed = scene("Kyuzo R 4-01", "Kanbei h1 R 4-03 4-06 4-05", "Gorobei", level="hard", barricades="0/4", intruders=2,
                     luck=("farm D", "chance Kanbei"))
    assert (unpassed.asks(), unpassed.question()) == ("Kanbei", "KiaiScout")

    heal = scene("Heihachi a0 R 4-03 4-06", "Kanbei h1 passed", "Gorobei", barricades="5/5").do("fight", luck=("reveal 3-02",))
    assert heal.do("confront").offers() == ["heal Kanbei", "decline"]
    bonus = scene(f"Kyuzo {ALL_1}", f"Kanbei h1 {ALL_2} passed", f"Gorobei {ALL_3} passed", raiders=["1-13"], families="A")
    assert bonus.do("pass", luck=("chance Kanbei",)).board("Kanbei") == "h0"
    lend = scene("Kyuzo R 4-03 3-02", "Kanbei passed", "Gorobei").do("fight", luck=("reveal 2-07",)).do("confront")
    assert sorted(lend.offers()) == ["decline", "lend Gorobei Kyuzo", "lend Kyuzo Gorobei"]


@pytest.mark.rule("SS11.21")
def test_11_21_a_card_never_returns_to_who_held_it():
    table = scene("Kyuzo", {"samurai": "Heihachi", "token": "Kyuzo"}, "Gorobei").do("fight", luck=("reveal 4-06",))
    table.do("hand Heihachi")
    assert (table.asks(), table.offers()) == ("Heihachi", ["confront", "defend", "hand Gorobei"])
    assert table.why_not("hand Kyuzo") == "SS11.21"
    table.do("hand Gorobei")
    assert (table.asks(), table.offers()) == ("Gorobei", ["confront", "defend"])
    table.do("confront")
    assert (table.line("Gorobei"), table.asks()) == (["4-06"], "Heihachi")


@pytest.mark.rule("SS11.22")
def test_11_22_the_receiver_plays_under_his_own_restrictions():
    table = scene("Heihachi", "Kyuzo R 3-07", "Gorobei L 2-06").do("fight", luck=("reveal 2-05",)).do("hand Kyuzo")
    assert (table.asks(), table.offers()) == ("Kyuzo", ["confront", "defend"])
    full = scene("Heihachi", "Kyuzo R 3-07", "Gorobei L 2-06").do("fight", luck=("reveal 2-05",)).do("hand Gorobei")
    assert (full.asks(), full.offers()) == ("Gorobei", ["confront"])
    barred = scene("Heihachi R 3-07", "Kyuzo", "Gorobei").do("fight", luck=("reveal 2-05",))
    assert "defend" not in barred.offers()                       # his own turn
    assert barred.do("hand Kyuzo").offers() == ["confront", "defend"]


@pytest.mark.rule("SS11.23")
def test_11_23_the_replacement_must_be_played():
    table = scene("Katsushiro R 4-03", {"samurai": "Heihachi", "token": "Katsushiro"}, {"samurai": "Kyuzo", "token": "Katsushiro"})
    table.do("fight", luck=("reveal 4-13",))
    assert table.offers() == ["confront", "hand Heihachi", "hand Kyuzo", "discard", "swap"]
    table.do("swap", luck=("reveal 4-06",))
    assert table.offers() == ["confront", "defend"]
    assert {table.why_not(action) for action in ("swap", "discard", "hand Kyuzo")} == {"SS11.23"}


@pytest.mark.rule("SS11.24")
def test_11_24_swapping_the_only_card_brings_it_back():
    table = scene(f"Katsushiro {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13"]).do("fight")
    assert (table.offers(), table.stack()) == (["confront", "swap"], 0)
    table.do("swap")
    assert (table.offers(), table.stack(), table.view()["drawn"]["card"], table.view()["round"]) == (["confront"], 1, "1-13", 1)
    table.do("confront")
    assert table.view()["round"] == 2
    two = scene(f"Katsushiro {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13", "2-13"]).do("fight", "swap")
    assert (two.view()["drawn"]["card"], two.stack()) == ("2-13", 1)
    two.do("confront")
    assert (two.asks(), two.view()["round"]) == ("Kanbei", 1)


@pytest.mark.rule("SS11.25")
def test_11_25_kikuchiyo_may_fight_again_even_when_over():
    table = scene("Kikuchiyo R 4-03 3-02 2-07", "Kanbei", "Gorobei", barricades="5/5").do("fight", luck=("reveal 4-06",))
    table.do("confront")
    assert (table.sum("Kikuchiyo"), table.bar(), table.offers()) == (13, "4/5", ["again", "done"])
    table.do("again", luck=("reveal 1-13",)).do("confront")
    assert (table.bar(), table.asks()) == ("3/5", "Kanbei")


@pytest.mark.rule("SS11.26")
def test_11_26_giver_and_receiver_of_daisukes_card_differ():
    def daisuke(**options):
        table = scene("Daisuke R 4-03", "Kyuzo R 3-06", "Kanbei", **options).do("fight", luck=("reveal 4-06",))
        return table.do("confront", "take Kyuzo")

    assert sorted(daisuke().offers()) == ["give Daisuke", "give Kanbei"]
    assert daisuke().why_not("give Kyuzo") == "SS11.26"
    own = daisuke(daisuke_same_target=True)
    assert sorted(own.offers()) == ["give Daisuke", "give Kanbei", "give Kyuzo"]
    own.do("give Kyuzo", "defend")
    assert (own.line("Kyuzo"), own.left("Kyuzo"), own.sum("Kyuzo")) == ([], ["3-06"], 0)


@pytest.mark.rule("SS11.27")
def test_11_27_a_given_card_is_not_drawn():
    table = scene("Daisuke R 4-03", "Kanbei R 3-06", "Kyuzo R 3-02").do("fight", luck=("reveal 4-06",))
    table.do("confront", "take Kanbei", "give Kyuzo")
    assert (table.asks(), table.offers()) == ("Kyuzo", ["confront", "defend"])        # no discard
    assert [table.why_not(talent) for talent in ("discard", "swap", "hand Daisuke")] == ["SS11.27"] * 3
    taken = scene("Daisuke R 4-03", "Kanbei R 3-06", "Kyuzo L 2-05").do("fight", luck=("reveal 4-06",))
    taken.do("confront", "take Kanbei", "give Kyuzo")
    assert taken.offers() == ["confront"]
    assert taken.why_not("defend") == "SS7.7"
    for who in ("Katsushiro", "Heihachi"):
        other = scene("Daisuke R 4-03", "Kanbei R 2-07", who).do("fight", luck=("reveal 4-06",))
        assert other.do("confront", "take Kanbei", f"give {who}").offers() == ["confront", "defend"]


@pytest.mark.rule("SS11.27")
def test_11_27_a_receiver_in_his_own_turn_under_nodef_must_go_right():
    def heihachi():
        table = scene("Heihachi R 4-07", "Daisuke R 4-03", "Kanbei R 3-06").do("fight", luck=("reveal 4-06",))
        return table.do("hand Daisuke", "confront", "take Kanbei")

    mine = heihachi().do("give Heihachi")
    assert (mine.asks(), mine.active(), mine.offers()) == ("Heihachi", "Heihachi", ["confront"])
    assert mine.why_not("defend") == "SS4.5"
    assert heihachi().do("give Daisuke").offers() == ["confront", "defend"]


@pytest.mark.rule("SS11.28")
def test_11_28_an_inner_kiai_is_resolved_completely_first():
    table = scene("Kikuchiyo R 4-03 3-02", "Kyuzo R 4-05 3-01 2-02 2-07", "Kanbei").do("fight", luck=("reveal 3-06",))
    table.do("confront", "strike Kyuzo", "lend Kyuzo Kanbei")
    assert table.tale("kiai", "struck", "lent", "first-off") == [
        "kiai Kikuchiyo", "struck Kikuchiyo", "kiai Kyuzo", "lent Kyuzo", "first-off Kyuzo", "first-off Kikuchiyo"]


@pytest.mark.rule("SS11.28")
def test_11_28_who_lost_daisukes_card_resolves_before_who_got_it():
    table = scene("Daisuke R 4-03", "Kyuzo R 4-05 3-01", "Gorobei R 4-06 3-02 2-02 2-07").do("fight", luck=("reveal 4-11",))
    table.do("confront", "take Gorobei", "give Kyuzo", "confront")
    assert (table.sum("Kyuzo"), table.sum("Gorobei"), table.asks(), table.question()) == (9, 9, "Gorobei", "KiaiScatter")
    assert table.view()["kiai"] == [table.number(who) for who in ("Daisuke", "Gorobei")]
    table.do("decline")
    assert (table.asks(), table.question()) == ("Kyuzo", "KiaiLend")
    table.do("decline")
    assert table.tale("kiai", "took", "confront", "first-off") == [
        "confront Daisuke", "kiai Daisuke", "took Daisuke", "confront Kyuzo", "kiai Gorobei", "first-off Gorobei",
        "kiai Kyuzo", "first-off Kyuzo", "first-off Daisuke"]


def katsushiro(*others, **fields):
    """Katsushiro has looked at 1-13 and 2-13 and put 2-13 on top."""
    table = scene("Katsushiro R 4-03 3-02", *others, **fields).do("fight", luck=("reveal 3-06", "peek 1-13", "peek 2-13"))
    return table.do("confront", "kiai", "order 2-13 1-13")


@pytest.mark.rule("SS11.29")
def test_11_29_cards_put_back_stay_face_up_and_known():
    table = katsushiro("Kyuzo R 1-03", "Kanbei")
    for viewer in ("Katsushiro", "Kyuzo", "Kanbei", ""):         # NINJA has taken the top card already
        assert table.view(viewer)["raiders"]["top"] == ["1-13"]
        assert table.view(viewer)["intruders"] == ["2-13"]
    table.do("support Kanbei")
    assert (table.intruders(), table.view()["raiders"]["top"]) == (["1-13", "2-13"], [])
    table.do("support Kyuzo")
    assert table.intruders() == ["?", "1-13", "2-13"]
    hidden = scene("Kyuzo R 1-03", "Kanbei", "Gorobei", raiders=["1-13", "2-13"])
    assert hidden.intruders() == ["?"]


@pytest.mark.rule("SS11.30")
def test_11_30_demon_hides_known_cards_again():
    table = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", raiders={"top": ["1-13", "2-13"], "set": 8, "bottom": ["3-13"]},
                  discard=["1-07"], round=3)
    assert table.view()["raiders"] == {"count": 11, "top": ["1-13", "2-13"], "bottom": ["3-13"]}
    table.do("first DEMON")
    for viewer in ("Kyuzo", "Kanbei", ""):
        assert table.view(viewer)["raiders"] == {"count": 12, "top": [], "bottom": []}
    assert table.discard() == []
    order = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", raiders={"top": ["1-13"], "set": 8}, discard=["1-07"], round=3)
    order.do("first NODEF")
    assert order.view()["raiders"]["top"] == []                  # whichever comes first


@pytest.mark.rule("SS11.31")
def test_11_31_they_take_what_is_there():
    kanbei = scene("Kanbei R 4-03 3-02", "Kyuzo", "Gorobei", intruders=1).do("fight", luck=("reveal 2-07", "reveal 1-13"))
    kanbei.do("confront", "kiai")
    assert (kanbei.intruders(), kanbei.discard()) == ([], ["1-13", "4-03"])
    gorobei = scene(f"Gorobei R 4-03 3-02 {ALL_1}", f"Kyuzo {ALL_2}", f"Kanbei {ALL_3}", raiders=["2-07", "1-13"])
    gorobei.do("fight", "confront", "kiai")
    assert gorobei.tale("scattered", "first-off") == ["scattered Gorobei", "first-off Gorobei"]
    peek = scene("Katsushiro R 4-03 3-02", "Kyuzo", "Kanbei", raiders=["3-06", "1-13"]).do("fight", "confront", "kiai")
    assert peek.offers() == ["order 1-13"]
    peek.do("order 1-13")
    assert peek.view()["raiders"] == {"count": 1, "top": ["1-13"], "bottom": []}


@pytest.mark.rule("SS11.32")
def test_11_32_when_the_stack_runs_out_the_second_icon_is_dropped():
    table = scene(f"Kyuzo R 6-1 {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13"])
    assert (table.board("Kyuzo"), table.view()["round"]) == ("h0", 2)
    assert table.told()[:4] == ["turn", "penalty", "ninja", "round-ends"]
    two = scene(f"Kyuzo R 6-1 {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13", "2-13", "3-13"])
    assert (two.question(), two.intruders()) == ("Act", ["?", "?"])


@pytest.mark.rule("SS11.32")
def test_11_32_the_running_effect_is_finished_then_the_round_ends():
    seats = (f"Kyuzo {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}")
    support = scene(*seats, raiders=["1-13"]).do("support Kanbei")
    assert support.view()["round"] == 2
    shout = scene(f"Kyuzo R 3-03 {ALL_1}", f"Kanbei R 4-03 3-02 {ALL_2}", f"Gorobei {ALL_3}", raiders=["2-07"], intruders=["1-13"])
    assert (shout.asks(), shout.question(), shout.view()["round"]) == ("Kanbei", "KiaiScout", 1)
    shout.do("kiai")
    assert shout.view()["round"] == 2
    kinds = shout.told()
    assert kinds.index("scouted") < kinds.index("first-off") < kinds.index("round-ends")
    gorobei = scene(f"Gorobei R 4-03 3-02 {ALL_1}", f"Kyuzo {ALL_2}", f"Kanbei {ALL_3}", raiders=["2-07", "1-13", "2-13"])
    gorobei.do("fight", "confront", "kiai")
    assert (gorobei.view()["round"], gorobei.asks()) == (2, "Kyuzo")


@pytest.mark.rule("SS11.33")
def test_11_33_the_last_card_in_step_a_leaves_no_action():
    table = scene(f"Kyuzo R 3-03 {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13"])
    assert (table.view()["round"], table.asks()) == (2, "Kanbei")             # left of Kyuzo, though Kanbei drew the card
    assert not {"fight", "support", "passed"} & set(table.told())
    assert table.tale("arrow") == ["arrow Kanbei"]


@pytest.mark.rule("SS11.34")
def test_11_34_the_unplayed_stack_goes_on_top_of_the_intruders():
    table = scene(f"Kyuzo {ALL_1}", f"Kanbei {ALL_2} passed", f"Gorobei {ALL_3} passed", raiders=["1-13", "2-13"],
                  intruders=["3-13", "4-13"], families="C").do("pass")
    turned = [entry.text for entry in table.entries() if entry.text.startswith("reveal")]
    assert turned == ["reveal 1-13", "reveal 2-13", "reveal 3-13", "reveal 4-13"]
    assert table.told().index("scouted") < table.told().index("intruder")
    assert table.told().count("intruder") == 3                                 # the scout had taken 1-13


@pytest.mark.rule("SS11.35")
def test_11_35_no_kiai_during_the_end_of_the_round():
    table = scene(f"Kyuzo {ALL_2}", "Kanbei h1 R 4-05 4-03 4-06 L 1-05 1-09", f"Gorobei {ALL_3}", raiders=["1-13"],
                  intruders=["2-13"], families="A")
    table.do("fight").do("confront", luck=("chance Kyuzo",))
    assert table.view()["round"] == 2 and table.board("Kanbei") == "a0"
    assert table.tale("flip") == ["flip Kanbei"] and not table.tale("kiai", "first-off")


@pytest.mark.rule("SS11.36")
def test_11_36_building_and_scouting_help_against_step_4_of_the_same_round():
    def flame(family):
        table = quiet_round("Kyuzo", "Kanbei", "Gorobei", barricades="0/5", families=family, intruders=["4-09"], discard=[])
        return table.do("fight", "confront")

    assert (flame("B").farms(), flame("B").bar(), flame("B").view()["round"]) == (6, "0/5", 2)
    assert flame("C").farms() == 6
    assert flame("A").farms() == 5


@pytest.mark.rule("SS11.37")
def test_11_37_healing_draws_among_all_samurai():
    def healing(*luck, **options):
        table = quiet_round("Kyuzo", "Kanbei h1", "Gorobei a1", families="A", **options).do("fight")
        return table.do("confront", luck=luck)

    missed = healing("chance Kyuzo")
    assert [missed.board(who) for who in ("Kyuzo", "Kanbei", "Gorobei")] == ["h0", "h1", "a1"]
    assert "unhurt" in missed.told()
    assert healing("chance Gorobei").board("Gorobei") == "a0"
    drawn = {tuple(healing(seed=seed, heal_pool="wounded").tale("healed", "unhurt")) for seed in range(12)}
    assert drawn == {("healed Kanbei",), ("healed Gorobei",)}
    everybody = {tuple(healing(seed=seed).tale("healed", "unhurt")) for seed in range(12)}
    assert everybody == {("unhurt Kyuzo",), ("healed Kanbei",), ("healed Gorobei",)}
    nobody = quiet_round("Kyuzo", "Kanbei", families="A", heal_pool="wounded", absent={}).do("fight", "confront")
    assert nobody.view()["round"] == 2 and not nobody.tale("healed", "unhurt")
