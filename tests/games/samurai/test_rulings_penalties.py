"""Chapter 11, rulings 1–19: penalties, tokens, Kiai, going over."""
import pytest

from tests.games.samurai.scene import scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


@pytest.mark.rule("SS11.1")
@pytest.mark.parametrize(("line", "seats", "fields"), [
    ("3-03", ("Kanbei passed", "Gorobei"), {}),                              # LEFT on a passed neighbour
    ("4-02", ("Kanbei", "Gorobei passed"), {}),                              # RIGHT likewise
    ("6-7", ("Kanbei", "Gorobei"), {}),                                      # DROP without a left side
])
def test_11_1_what_cannot_be_applied_becomes_a_wound(line, seats, fields):
    table = scene(f"Kyuzo R {line}", *seats, raiders=9, **fields)
    assert (table.board("Kyuzo"), table.stack(), table.question()) == ("h1", 9, "Act")
    assert table.told() == ["turn", "penalty", "cannot", "wound"]


@pytest.mark.rule("SS11.1", "SS11.32")
def test_11_1_with_a_left_side_a_card_of_it_is_dropped():
    table = scene("Kyuzo R 6-7 L 1-02 1-07", "Kanbei", "Gorobei", raiders=9)
    assert (table.asks(), table.question(), table.board("Kyuzo")) == ("Kyuzo", "DropDefence", "h0")


@pytest.mark.rule("SS11.1")
def test_11_1_demon_without_a_discard_pile():
    table = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", raiders=9).do("first DEMON")
    assert (table.board("Kyuzo"), table.stack()) == ("h1", 9)
    able = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", raiders=9, discard=["1-13"]).do("first DEMON")
    assert (able.board("Kyuzo"), able.stack(), able.discard()) == ("h0", 10, [])


@pytest.mark.rule("SS11.1")
@pytest.mark.parametrize("last", ["1-03", "3-03", "4-02"])
def test_11_1_ninja_and_arrows_on_an_empty_stack(last):
    """Only a hand-made position comes here: the round would have ended before."""
    table = scene(f"Kyuzo R {last}", "Kanbei", "Gorobei", raiders=0)
    assert table.told()[:5] == ["turn", "penalty", "cannot", "wound", "round-ends"]


@pytest.mark.rule("SS11.1")
@pytest.mark.parametrize("last", ["4-01", "4-10", "3-07", "3-11", "6-2"])
def test_11_1_these_always_apply(last):
    luck = ("farm C",) if last == "4-01" else ()
    table = scene(f"Kyuzo R {last}", "Kanbei passed", "Gorobei passed", barricades="0/5", luck=luck)
    assert "cannot" not in table.told()
    assert table.board("Kyuzo") == ("h1" if last == "4-10" else "h0")
    swords = scene("Kyuzo R 6-5", "Kanbei passed", "Gorobei passed").do("first SWORDS")
    assert "cannot" not in swords.told() and swords.view()["bars"] == ["SWORDS"]


@pytest.mark.rule("SS11.2")
def test_11_2_arrows_mean_the_seat_neighbour():
    table = scene("Kyuzo R 3-03", "Kanbei passed", "Gorobei")
    assert (table.board("Kyuzo"), table.line("Gorobei"), table.line("Kanbei")) == ("h1", [], [])
    for arrow in ("3-03", "4-02"):
        two = scene(f"Kyuzo R {arrow}", "Gorobei", absent={}, luck=("reveal 1-13",))
        assert (two.line("Gorobei"), two.board("Kyuzo")) == (["1-13"], "h0")
    three = scene("Kyuzo R 4-02", "Kanbei", "Gorobei", luck=("reveal 1-13",))
    assert (three.line("Gorobei"), three.line("Kanbei")) == (["1-13"], [])


@pytest.mark.rule("SS11.3")
def test_11_3_an_arrow_card_goes_right_without_talents():
    table = scene("Gorobei R 3-03", "Kyuzo R 4-03", "Kanbei", barricades="5/5", luck=("reveal 4-06",))
    assert (table.asks(), table.question()) == ("Gorobei", "Act")
    assert (table.line("Kyuzo"), table.sum("Kyuzo"), table.left("Kyuzo"), table.bar()) == (["4-03", "4-06"], 8, [], "5/5")
    for who in ("Heihachi", "Katsushiro"):
        other = scene("Gorobei R 3-03", who, "Kanbei", luck=("reveal 4-06",))
        assert (other.question(), other.line(who)) == ("Act", ["4-06"])


@pytest.mark.rule("SS11.3")
def test_11_3_but_kiai_and_going_over_follow():
    shout = scene("Gorobei R 3-03", "Kyuzo R 4-03 1-13", "Kanbei", luck=("reveal 4-06",))
    assert (shout.active(), shout.asks(), shout.question()) == ("Gorobei", "Kyuzo", "KiaiLend")
    over = scene("Gorobei R 3-03", "Kyuzo R 4-03 2-07", "Kanbei", barricades="5/5", luck=("reveal 4-06",))
    assert (over.sum("Kyuzo"), over.bar(), over.asks()) == (10, "4/5", "Gorobei")


@pytest.mark.rule("SS11.4")
def test_11_4_ignoring_is_not_being_unable():
    def gorobei():
        return scene("Gorobei R 4-02", "Kanbei", "Kyuzo passed")

    assert gorobei().offers() == ["apply", "ignore"]
    assert gorobei().do("ignore").board("Gorobei") == "h0"
    assert gorobei().do("apply").board("Gorobei") == "h1"


@pytest.mark.rule("SS11.5")
def test_11_5_ignoring_is_one_decision_for_the_whole_card():
    table = scene("Gorobei R 6-6", "Kanbei", "Kyuzo")
    assert table.offers() == ["apply", "ignore"]
    table.do("ignore")
    assert (table.board("Gorobei"), table.offers()) == ("h0", ["fight", "support Kanbei", "support Kyuzo", "pass"])
    assert scene("Gorobei R 6-4", "Kanbei", "Kyuzo").offers() == ["apply", "ignore"]
    applied = scene("Gorobei R 6-6", "Kanbei", "Kyuzo").do("apply", "first WOUND")
    assert (applied.board("Gorobei"), applied.offers()) == ("h1", ["fight", "pass"])


@pytest.mark.rule("SS11.6")
def test_11_6_a_received_token_works_in_step_a():
    table = scene("Kanbei", "Kyuzo R 3-13", "Gorobei").do("support Kyuzo")
    assert (table.asks(), table.offers()) == ("Kyuzo", ["apply", "ignore"])
    even = scene("Gorobei", "Kyuzo R 4-10", "Kanbei").do("support Kyuzo")
    assert (even.asks(), even.offers()) == ("Kyuzo", ["apply", "ignore"])
    wrong = scene("Gorobei", "Kyuzo R 3-13", "Kanbei").do("support Kyuzo")
    assert (wrong.question(), wrong.board("Kyuzo")) == ("Act", "h1")


@pytest.mark.rule("SS11.7")
def test_11_7_received_tokens_work_only_in_the_own_turn():
    table = scene("Heihachi", "Kanbei", "Gorobei", raiders=["1-13", "4-06", "2-13", "4-04"])
    table.do("support Kanbei")                                   # 1-13 goes to the intruders
    assert table.seat("Kanbei")["talents"] == ["heihachi", "kanbei"]

    table = scene({"samurai": "Heihachi", "token": "Kanbei"}, {"samurai": "Kanbei"}, {"samurai": "Gorobei"})
    table.do("fight", luck=("reveal 4-06",)).do("hand Kanbei")
    assert (table.asks(), table.offers()) == ("Kanbei", ["confront", "defend"])
    assert table.why_not("hand Gorobei") == "SS11.7"
    table.do("confront")
    table.do("fight", luck=("reveal 4-04",))                     # now it is his own turn
    assert (table.asks(), "hand Gorobei" in table.offers()) == ("Kanbei", True)


@pytest.mark.rule("SS11.8")
def test_11_8_support_needs_an_unpassed_receiver_and_the_own_token():
    alone = scene("Kanbei", "Kyuzo passed", "Gorobei passed")
    assert alone.offers() == ["fight", "pass"]
    assert alone.why_not("support Kyuzo") == "SS11.8"
    away = scene({"samurai": "Kanbei", "token": "Kyuzo"}, "Kyuzo", "Gorobei")
    assert away.offers() == ["fight", "pass"]
    assert away.why_not("support Gorobei") == "SS11.8"
    one = scene("Kanbei", "Kyuzo passed", "Gorobei")
    assert one.offers() == ["fight", "support Gorobei", "pass"]
    assert one.why_not("support Kyuzo") == "SS11.8"


@pytest.mark.rule("SS11.9")
def test_11_9_giving_the_token_away_does_not_cost_the_talent():
    table = scene({"samurai": "Heihachi", "token": "Gorobei"}, "Kanbei", "Gorobei").do("fight", luck=("reveal 2-07",))
    assert table.offers() == ["confront", "defend", "hand Kanbei", "hand Gorobei"]


@pytest.mark.rule("SS11.10")
def test_11_10_foreign_tokens_go_back_at_the_end_of_the_turn():
    table = scene("Kyuzo", {"samurai": "Kanbei", "token": "Kyuzo"}, {"samurai": "Gorobei", "token": "Kyuzo"})
    assert sorted(table.holds("Kyuzo")) == ["Gorobei", "Kanbei"]
    table.do("pass")
    assert all(table.seat(who)["token"] == table.number(who) for who in ("Kyuzo", "Kanbei", "Gorobei"))


@pytest.mark.rule("SS11.10")
def test_11_10_a_token_received_in_the_own_turn_gives_nothing():
    table = scene("Kyuzo R 4-03 3-02", "Kikuchiyo", "Kanbei").do("fight", luck=("reveal 2-07",))
    table.do("confront", "lend Kikuchiyo Kyuzo")
    assert (table.asks(), table.question()) == ("Kikuchiyo", "Act")           # no second Fight
    assert table.seat("Kikuchiyo")["token"] == table.number("Kikuchiyo")                               # and it is home again

    step_a = scene("Kyuzo h1 R 4-03 4-04 4-10", "Kikuchiyo", "Kanbei").do("lend Kikuchiyo Kyuzo")
    assert (step_a.asks(), step_a.question(), step_a.holds("Kyuzo")) == ("Kyuzo", "Act", ["Kikuchiyo"])
    assert step_a.seat("Kyuzo")["talents"] == ["kyuzo"]
    step_a.do("fight", luck=("reveal 1-13",)).do("confront")
    assert step_a.asks() == "Kikuchiyo"

    earlier = scene("Kyuzo", {"samurai": "Kikuchiyo", "token": "Kyuzo"}, "Kanbei").do("fight", luck=("reveal 1-13",)).do("confront")
    assert earlier.question() == "FightAgain"


@pytest.mark.rule("SS11.11")
def test_11_11_kyuzos_kiai_costs_nothing_and_moves_only_tokens_at_home():
    table = scene("Kyuzo R 4-03 3-02", {"samurai": "Daisuke", "token": "Kanbei"}, "Kanbei", "Gorobei passed", raiders=9,
                  intruders=1)
    table.do("fight", luck=("reveal 2-07",)).do("confront")
    assert table.offers() == ["lend Kyuzo Daisuke", "lend Kyuzo Kanbei", "lend Kanbei Kyuzo", "lend Kanbei Daisuke", "decline"]
    assert table.why_not("lend Daisuke Kyuzo") == "SS11.11"
    assert table.why_not("lend Gorobei Kyuzo") == table.why_not("lend Kanbei Gorobei") == "SS11.20"
    before = table.stack(), table.intruders()
    table.do("lend Kyuzo Daisuke")
    assert (table.stack(), table.intruders()) == before == (8, ["?"])
    assert table.holds("Daisuke") == ["Kyuzo"]


@pytest.mark.rule("SS11.12")
def test_11_12_the_forced_pass_is_tested_after_step_a():
    table = scene("Kyuzo h1 R 4-03 3-02 4-10", "Kanbei", "Gorobei")
    assert (table.board("Kyuzo"), table.sum("Kyuzo")) == ("a0", 11)
    assert table.offers() == ["fight", "support Kanbei", "support Gorobei", "pass"]
    assert scene("Kyuzo R 4-03 3-02 4-10", "Kanbei", "Gorobei").offers() == ["pass"]


@pytest.mark.rule("SS11.13")
def test_11_13_a_flip_onto_the_animal_kiai_triggers_it():
    table = scene("Kanbei h1 R 4-03 4-04 4-10", "Kyuzo", "Gorobei", intruders=4)
    assert (table.board("Kanbei"), table.asks(), table.question(), table.rule()) == ("a0", "Kanbei", "KiaiScout", "SS3.20")
    table.do("kiai")
    assert (len(table.intruders()), table.sum("Kanbei"), table.question()) == (1, 8, "Act")
    beside = scene("Kanbei h1 R 4-03 3-02 4-10", "Kyuzo", "Gorobei", intruders=4)
    assert (beside.board("Kanbei"), beside.question()) == ("a0", "Act")


@pytest.mark.rule("SS11.14")
def test_11_14_reaching_the_value_by_losing_a_card():
    table = scene("Kikuchiyo R 4-03 3-02", "Kyuzo R 4-05 3-01 2-02 2-07", "Kanbei").do("fight", luck=("reveal 3-06",))
    table.do("confront", "strike Kyuzo")
    assert (table.sum("Kyuzo"), table.asks(), table.question()) == (9, "Kyuzo", "KiaiLend")
    table.do("decline")
    assert (table.line("Kyuzo"), table.line("Kikuchiyo")) == (["3-01", "2-02"], ["3-02", "3-06"])
    below = scene("Kikuchiyo R 4-03 3-02", "Kyuzo R 4-05 2-02 2-07", "Kanbei").do("fight", luck=("reveal 3-06",))
    below.do("confront", "strike Kyuzo")
    assert (below.sum("Kyuzo"), below.question()) == (6, "FightAgain")


@pytest.mark.rule("SS11.15")
def test_11_15_step_2_is_compulsory():
    table = scene("Kanbei R 4-03 3-02", "Kyuzo", "Gorobei").do("fight", luck=("reveal 2-07",)).do("confront")
    assert (table.line("Kanbei"), table.discard(), table.asks()) == (["3-02", "2-07"], ["4-03"], "Kyuzo")
    declined = scene("Kanbei R 4-03 3-02", "Kyuzo", "Gorobei", intruders=1).do("fight", luck=("reveal 2-07",))
    declined.do("confront", "decline")
    assert (declined.line("Kanbei"), declined.discard(), declined.intruders()) == (["3-02", "2-07"], ["4-03"], ["?"])
    alone = scene("Daisuke R 4-03 3-02", "Kyuzo R 2-13 passed", "Gorobei R 1-13 passed").do("fight", luck=("reveal 1-07",))
    alone.do("confront")
    assert (alone.line("Daisuke"), alone.asks(), alone.question()) == (["3-02", "1-07"], "Daisuke", "Act")


@pytest.mark.rule("SS11.15")
def test_11_15_with_an_empty_line_step_2_does_nothing():
    table = scene("Daisuke a0 R 6-2", "Kanbei", "Kyuzo", raiders=["5-1", "1-13", "2-13"])
    assert table.offers() == ["pass"]                             # the boss wants him to pass
    table = scene("Daisuke a0 R 6-3", "Kanbei", "Kyuzo", raiders=["5-1", "1-13", "2-13"], barricades="5/5").do("fight", "confront")
    table.do("take Daisuke", "give Kanbei", "defend", "take Daisuke", "give Kanbei", "defend")
    assert (table.line("Daisuke"), table.sum("Daisuke"), table.left("Kanbei")) == ([], 0, ["5-1", "6-3"])
    assert (table.discard(), table.asks(), table.question()) == ([], "Kanbei", "Act")


@pytest.mark.rule("SS11.16")
def test_11_16_no_second_kiai_while_one_is_resolved_nor_after_step_2():
    table = scene("Daisuke R 3-02", "Kanbei R 4-03 3-06", "Kyuzo", barricades="5/5", raiders=["5-1", "1-07", "1-13"])
    table.do("fight", "confront", "take Kanbei", "give Daisuke", "confront")
    assert (table.line("Daisuke"), table.sum("Daisuke"), table.bar()) == (["5-1", "3-06"], 8, "4/5")
    assert (table.asks(), table.question(), table.told().count("kiai")) == ("Kanbei", "Act", 1)


@pytest.mark.rule("SS11.16")
def test_11_16_reaching_the_value_again_within_the_own_kiai():
    table = scene("Daisuke a0 R 4-03 4-06", "Kanbei", "Kyuzo R 3-06", raiders=["3-02", "1-07", "1-13"]).do("fight", "confront")
    table.do("take Daisuke", "give Kanbei", "defend", "take Kyuzo", "give Daisuke", "confront")
    assert (table.line("Daisuke"), table.sum("Daisuke")) == (["4-06", "3-06"], 7)           # it was 11 again for a moment
    assert (table.tale("kiai", "first-off"), table.asks()) == (["kiai Daisuke", "first-off Daisuke"], "Kanbei")


@pytest.mark.rule("SS11.17")
def test_11_17_going_over_without_barricade_burns_a_farmstead():
    def over(**fields):
        return scene("Kyuzo R 4-04 4-03", "Kanbei", "Gorobei", barricades="0/5", **fields).do("fight", luck=("reveal 4-06",))

    table = over().do("discard")
    assert table.farms() == 6
    assert over().do("confront", luck=("farm A",)).families() == "ABC"
    hard = over(level="hard").do("confront", luck=("farm A", "family C"))
    assert (hard.farms(), hard.families(), hard.bar()) == (5, "AB", "0/5")


@pytest.mark.rule("SS11.18")
def test_11_18_every_card_added_while_over_costs_again():
    table = scene("Gorobei R 3-03", "Kyuzo R 4-03 4-04 2-07", "Kanbei", barricades="3/5", luck=("reveal 2-13",))
    assert (table.sum("Kyuzo"), table.bar()) == (12, "2/5")


@pytest.mark.rule("SS11.18")
def test_11_18_a_flip_or_a_loss_never_costs():
    flip = scene("Kyuzo h1 R 4-03 4-04 1-07 4-10", "Kanbei", "Gorobei", barricades="3/5")
    assert (flip.board("Kyuzo"), flip.sum("Kyuzo"), flip.bar(), flip.offers()) == ("a0", 13, "3/5", ["pass"])
    loss = scene("Kikuchiyo R 4-03 3-02", "Kyuzo R 4-05 4-04 4-01 2-07", "Kanbei", barricades="3/5")
    loss.do("fight", luck=("reveal 3-06",)).do("confront", "strike Kyuzo")
    assert (loss.sum("Kyuzo"), loss.bar()) == (12, "3/5")


@pytest.mark.rule("SS11.19")
def test_11_19_over_out_of_turn_is_not_passing():
    table = scene("Gorobei R 3-03", "Kyuzo R 4-03 4-04", "Kanbei", barricades="5/5", luck=("reveal 4-10",))
    assert (table.sum("Kyuzo"), table.seat("Kyuzo")["passed"], table.board("Kyuzo")) == (12, False, "h0")
    table.do("pass")
    assert (table.asks(), table.board("Kyuzo"), table.offers()) == ("Kyuzo", "h1", ["pass"])
