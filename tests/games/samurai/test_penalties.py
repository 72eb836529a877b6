"""Chapter 4: the penalty of the last card, step A of a turn."""
import pytest

from tests.games.samurai.scene import scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


@pytest.mark.rule("SS4.1")
def test_4_1_only_the_last_card_is_read():
    table = scene("Kyuzo R 1-13 4-10", "Kanbei", "Gorobei", barricades="3/5")
    assert (table.question(), table.board("Kyuzo"), table.bar()) == ("Act", "h1", "3/5")


@pytest.mark.rule("SS4.1")
def test_4_1_every_turn_anew_while_it_stays_last():
    table = scene("Kyuzo R 4-10", "Kanbei passed", "Gorobei passed").do("fight", luck=("reveal 2-07",)).do("defend")
    assert (table.asks(), table.board("Kyuzo"), table.told().count("penalty")) == ("Kyuzo", "a0", 2)


@pytest.mark.rule("SS4.1")
def test_4_1_another_last_card_another_penalty():
    table = scene("Kyuzo R 4-10", "Kanbei passed", "Gorobei passed", barricades="3/5").do("fight", luck=("reveal 1-13",))
    table.do("confront")
    assert (table.board("Kyuzo"), table.bar()) == ("h1", "2/5")


@pytest.mark.rule("SS4.1")
@pytest.mark.parametrize("line", ["", "R 4-03", "R 4-10 4-03"])
def test_4_1_an_empty_line_or_a_card_without_icon_does_nothing(line):
    table = scene(f"Kyuzo {line}", "Kanbei R 4-05", "Gorobei", barricades="3/5")
    assert (table.asks(), table.question(), table.told()) == ("Kyuzo", "Act", ["turn"])
    assert (table.board("Kyuzo"), table.board("Kanbei"), table.bar()) == ("h0", "h0", "3/5")


@pytest.mark.rule("SS4.1")
def test_4_1_only_the_active_samurai_s_line_and_not_the_left_side():
    table = scene("Kyuzo L 4-10", "Kanbei R 4-05", "Gorobei R 1-13", barricades="3/5")
    assert (table.told(), table.board("Kyuzo"), table.board("Kanbei"), table.bar()) == (["turn"], "h0", "h0", "3/5")


@pytest.mark.rule("SS4.2")
def test_4_2_fire_removes_a_barricade_and_without_any_a_farmstead():
    table = scene("Kyuzo R 1-13", "Kanbei passed", "Gorobei passed", barricades="1/5")
    assert (table.bar(), table.farms()) == ("0/5", 6)

    table.do("fight", luck=("reveal 2-07", "farm C")).do("defend")
    assert (table.bar(), table.farms(), table.view()["village"]["lost_farms"]) == ("0/5", 5, ["C"])


@pytest.mark.rule("SS4.3")
def test_4_3_wound_hits_the_active_samurai():
    table = scene("Kyuzo R 3-13", "Kanbei", "Gorobei")
    assert [table.board(name) for name in ("Kyuzo", "Kanbei", "Gorobei")] == ["h1", "h0", "h0"]


@pytest.mark.rule("SS4.4")
def test_4_4_ninja_puts_the_top_raider_unseen_on_the_intruders():
    table = scene("Kyuzo R 1-03", "Kanbei", "Gorobei", raiders=["4-13", "2-07", "1-05"], intruders=["3-01"])
    assert (table.stack(), table.table.position()["intruders"]["cards"]) == (2, ["4-13", "3-01"])
    assert [view["intruders"] for view in table.views()] == [["?", "?"]] * 4
    assert "4-13" not in str([table.table.log_for(seats) for seats in ([], [0], [1], [2])])


@pytest.mark.rule("SS4.4")
def test_4_4_it_lies_on_top_of_the_intruders():
    table = scene("Kyuzo R 1-03", "Kanbei R 4-03 3-06", "Gorobei", raiders=["4-13", "2-12", "2-07"], intruders=["3-01", "3-09"])
    table.do("support Gorobei", "fight", "confront", "kiai")
    assert table.discard() == ["2-12", "4-13", "4-03"]


@pytest.mark.rule("SS4.5")
def test_4_5_no_defence_forbids_the_left_side_in_this_turn():
    table = scene("Kyuzo R 1-04", "Kanbei", "Gorobei").do("fight", luck=("reveal 2-01",))
    assert table.offers() == ["confront"]
    assert table.why_not("defend") == "SS4.5"


@pytest.mark.rule("SS4.5")
def test_4_5_talents_may_still_take_the_card():
    table = scene("Kyuzo R 2-04", "Kanbei", "Gorobei").do("fight", luck=("reveal 2-01",))
    assert table.offers() == ["confront", "discard"]


@pytest.mark.rule("SS4.5")
def test_4_5_next_turn_he_may_defend_again_if_the_last_card_changed():
    table = scene("Kyuzo R 1-04", "Kanbei passed", "Gorobei passed").do("fight", luck=("reveal 2-07",)).do("confront")
    assert table.do("fight", luck=("reveal 3-02",)).offers() == ["confront", "defend"]


@pytest.mark.rule("SS4.5")
def test_4_5_and_not_if_it_is_still_the_last_one():
    table = scene("Kyuzo R 2-04", "Kanbei passed", "Gorobei passed").do("fight", luck=("reveal 2-01",)).do("discard")
    assert table.do("fight", luck=("reveal 3-02",)).offers() == ["confront"]


@pytest.mark.rule("SS4.6")
def test_4_6_no_support_forbids_only_support():
    table = scene("Gorobei R 1-11", "Kanbei", "Kyuzo")
    assert table.offers() == ["fight", "pass"]
    assert table.why_not("support Kanbei") == "SS4.6"


@pytest.mark.rule("SS4.6")
def test_4_6_received_tokens_still_work():
    table = scene("Gorobei R 1-11", "Kanbei", {"samurai": "Kyuzo", "token": "Gorobei"}).do("fight", luck=("reveal 1-13",))
    assert table.offers() == ["confront", "discard"]


@pytest.mark.rule("SS4.6")
def test_4_6_only_in_this_turn():
    table = scene("Gorobei R 1-11", "Kanbei", "Kyuzo").do("fight", luck=("reveal 2-07",)).do("confront")
    assert table.offers() == ["fight", "support Kyuzo", "support Gorobei", "pass"]


@pytest.mark.rule("SS4.7")
def test_4_7_left_the_left_neighbour_draws_into_his_line_without_a_choice():
    table = scene("Kyuzo R 3-03", "Kanbei R 1-07", "Gorobei", luck=("reveal 4-06",))
    assert (table.asks(), table.question()) == ("Kyuzo", "Act")
    assert (table.line("Kanbei"), table.sum("Kanbei"), table.line("Gorobei")) == (["1-07", "4-06"], 5, [])
    assert [entry.text for entry in table.entries() if entry.seat >= 0] == []


@pytest.mark.rule("SS4.8")
def test_4_8_right_the_right_neighbour():
    table = scene("Kyuzo R 4-02", "Kanbei", "Gorobei R 1-07", luck=("reveal 4-06",))
    assert (table.asks(), table.question()) == ("Kyuzo", "Act")
    assert (table.line("Gorobei"), table.sum("Gorobei"), table.line("Kanbei")) == (["1-07", "4-06"], 5, [])
    assert [entry.text for entry in table.entries() if entry.seat >= 0] == []


@pytest.mark.rule("SS4.9")
def test_4_9_forced_pass():
    table = scene("Kyuzo R 6-2", "Kanbei", "Gorobei", round=3)
    assert (table.offers(), table.sum("Kyuzo"), table.kiai("Kyuzo")) == (["pass"], 6, 9)
    assert table.why_not("fight") == table.why_not("support Kanbei") == "SS4.9"

    table.do("pass")
    assert (table.seat("Kyuzo")["passed"], table.asks(), len(table.offers())) == (True, "Kanbei", 3)


@pytest.mark.rule("SS4.10")
def test_4_10_demon_shuffles_a_random_discard_into_the_stack():
    table = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", round=3, raiders={"set": ["4-13", "2-07"]}, discard=["1-07", "2-02"])
    table.do("first NODEF", luck=("demon 2-02",))
    assert (table.discard(), table.stack(), table.lucks()) == (["1-07"], 3, ["demon 2-02"])

    table.do("fight", luck=("reveal 2-02",))
    assert table.view()["drawn"]["card"] == "2-02"


@pytest.mark.rule("SS4.10")
@pytest.mark.parametrize("card", ["1-07", "2-02"])
def test_4_10_any_card_of_the_discard_pile(card):
    table = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", round=3, discard=["1-07", "2-02"])
    assert card not in table.do("first DEMON", luck=(f"demon {card}",)).discard()


@pytest.mark.rule("SS4.10")
def test_4_10_the_intruders_have_no_part_in_that_shuffle():
    hidden = ["4-13", "2-07", "1-05", "3-09", "4-01"]
    table = scene("Kyuzo R 6-4", "Kanbei", "Gorobei", round=3, raiders=3, intruders=2, unseen=hidden, discard=["1-07"])
    position = table.do("first DEMON").table.position()
    assert set(position["intruders"]["cards"]) < set(hidden)
    assert set(position["unseen"]) == {*hidden, "1-07"} - set(position["intruders"]["cards"])
    assert [view["intruders"] for view in table.views()] == [["?", "?"]] * 4
    assert (table.stack(), table.discard()) == (4, [])


@pytest.mark.rule("SS4.11")
def test_4_11_broken_swords_bar_the_own_talent():
    table = scene("Kikuchiyo R 6-5", "Kanbei", "Gorobei", round=3).do("first WOUND", "fight", luck=("reveal 2-07",)).do("defend")
    assert table.asks() == "Kanbei"

    table = scene("Kyuzo R 2-07 6-5", "Kanbei", "Gorobei", round=3).do("first WOUND", "fight", luck=("reveal 2-02",))
    assert table.offers() == ["confront", "defend"]
    assert table.why_not("discard") == "SS4.11"


@pytest.mark.rule("SS4.11")
def test_4_11_and_received_tokens():
    table = scene("Kyuzo R 6-5", "Kanbei", {"samurai": "Heihachi", "token": "Kyuzo"}, round=3)
    table.do("first SWORDS", "fight", luck=("reveal 4-06",))
    assert table.offers() == ["confront", "defend"]
    assert table.why_not("hand Kanbei") == "SS4.11"


@pytest.mark.rule("SS4.11")
def test_4_11_only_in_this_turn_and_never_the_kiai():
    table = scene("Kikuchiyo R 6-5", "Kanbei passed", "Gorobei passed", round=3).do("first WOUND", "fight", luck=("reveal 4-06",))
    table.do("confront")
    assert table.question() == "KiaiStrike"

    table.do("strike Kikuchiyo", "fight", luck=("reveal 2-07",)).do("defend")
    assert table.offers() == ["again", "done"]


@pytest.mark.rule("SS4.12")
def test_4_12_he_chooses_which_of_his_left_cards_is_lost():
    table = scene("Kyuzo R 6-7 L 2-01 3-06", "Kanbei L 1-02", "Gorobei", round=3)
    assert (table.asks(), table.offers()) == ("Kyuzo", ["drop 2-01", "drop 3-06"])

    table.do("drop 3-06")
    assert (table.left("Kyuzo"), table.discard(), table.left("Kanbei"), table.question()) == (["2-01"], ["3-06"], ["1-02"], "Act")
    assert table.board("Kyuzo") == "h0"


@pytest.mark.rule("SS4.13")
@pytest.mark.parametrize("order", ["first NOSUP", "first WOUND"])
def test_4_13_two_icons_both_apply_in_the_order_he_chooses(order):
    table = scene("Kyuzo R 6-6", "Kanbei", "Gorobei", round=3)
    assert (table.asks(), table.offers()) == ("Kyuzo", ["first NOSUP", "first WOUND"])

    table.do(order)
    assert (table.board("Kyuzo"), table.offers(), table.why_not("support Kanbei")) == ("h1", ["fight", "pass"], "SS4.6")


@pytest.mark.rule("SS4.13")
def test_4_13_the_second_applies_even_if_the_card_has_left_the_line():
    table = scene("Kikuchiyo h1 R 4-03 3-06 6-5", "Kanbei", "Gorobei", round=3).do("first WOUND")
    assert (table.board("Kikuchiyo"), table.question()) == ("a0", "KiaiStrike")

    table.do("strike Kikuchiyo", "decline")
    assert (table.discard(), table.line("Kikuchiyo"), table.view()["bars"]) == (["6-5", "4-03"], ["3-06"], ["SWORDS"])

    table.do("fight", luck=("reveal 2-07",)).do("defend")
    assert table.asks() == "Kanbei"


@pytest.mark.rule("SS4.13")
def test_4_13_one_icon_is_no_question():
    assert scene("Kyuzo R 5-5", "Kanbei", "Gorobei", round=2).question() == "Act"
