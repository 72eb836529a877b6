"""Chapter 3, the Kiai: SS3.11–SS3.26."""
import pytest

from tests.games.samurai.scene import scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


@pytest.mark.rule("SS3.11")
def test_3_11_at_the_value_first_the_effect_if_he_wants_it_then_the_first_card_leaves():
    table = scene("Gorobei R 4-03 3-06", "Kanbei", "Kyuzo").do("fight", luck=("reveal 2-07",)).do("confront")
    assert (table.asks(), table.offers()) == ("Gorobei", ["kiai", "decline"])
    assert (table.sum("Gorobei"), table.discard()) == (9, [])

    table.do("decline")
    assert (table.discard(), table.line("Gorobei"), table.sum("Gorobei")) == (["4-03"], ["3-06", "2-07"], 5)


@pytest.mark.rule("SS3.11")
@pytest.mark.parametrize("card", ["1-11", "3-12"])
def test_3_11_neither_below_nor_above_the_value(card):
    table = scene("Gorobei R 4-03 3-06", "Kanbei", "Kyuzo").do("fight", luck=(f"reveal {card}",)).do("confront")
    assert (table.asks(), table.discard(), table.line("Gorobei")) == ("Kanbei", [], ["4-03", "3-06", card])


@pytest.mark.rule("SS3.11")
def test_3_11_before_anything_else_of_the_turn():
    table = scene("Kikuchiyo R 4-03 3-06", "Kanbei", "Kyuzo").do("fight", luck=("reveal 3-12",)).do("confront")
    assert table.question() == "KiaiStrike"

    table.do("decline")
    assert table.offers() == ["again", "done"]


@pytest.mark.rule("SS3.12")
def test_3_12_out_of_turn_the_owner_of_the_board_decides():
    table = scene("Heihachi R 3-03", "Kanbei R 4-03 3-02", "Gorobei", intruders=2, luck=("reveal 2-07",))
    assert (table.asks(), table.active(), table.offers()) == ("Kanbei", "Heihachi", ["kiai", "decline"])

    table.do("kiai")
    assert (table.line("Kanbei"), table.intruders(), table.asks()) == (["3-02", "2-07"], [], "Heihachi")


@pytest.mark.rule("SS3.12")
def test_3_12_several_times_a_round():
    table = scene("Gorobei R 4-03 3-06", "Kanbei passed", "Kyuzo passed").do("fight", luck=("reveal 2-07",))
    table.do("confront", "decline", "fight", luck=("reveal 4-06",)).do("confront")
    assert (table.question(), table.sum("Gorobei"), table.told().count("kiai")) == ("KiaiScatter", 9, 2)


def heihachi_at_his_value(seat, *others, **fields):
    """Heihachi has just confronted his way to 8 or 11."""
    return scene(seat, *others, barricades="3/5", **fields).do("fight", luck=("reveal 2-02",)).do("confront")


@pytest.mark.rule("SS3.13")
def test_3_13_heihachi_adds_a_barricade():
    table = heihachi_at_his_value("Heihachi R 4-03 2-07", "Kyuzo h1", "Kanbei")
    assert table.offers() == ["build", "decline"]

    table.do("build")
    assert (table.bar(), table.board("Kyuzo"), table.discard(), table.asks()) == ("4/5", "h1", ["4-03"], "Kyuzo")


@pytest.mark.rule("SS3.13")
def test_3_13_or_not():
    table = heihachi_at_his_value("Heihachi R 4-03 2-07", "Kyuzo", "Kanbei").do("decline")
    assert (table.bar(), table.discard()) == ("3/5", ["4-03"])


@pytest.mark.rule("SS3.14")
@pytest.mark.parametrize(("build", "heal", "bar", "board"), [
    ("build", "heal Kyuzo", "4/5", "h0"), ("build", "decline", "4/5", "h1"), ("decline", "heal Kyuzo", "3/5", "h0"),
    ("decline", "decline", "3/5", "h1")])
def test_3_14_the_animal_heals_too_and_each_part_is_optional(build, heal, bar, board):
    table = heihachi_at_his_value("Heihachi a0 R 4-03 3-06 2-07", "Kyuzo h1", "Kanbei").do(build, heal)
    assert (table.bar(), table.board("Kyuzo"), table.discard()) == (bar, board, ["4-03"])


@pytest.mark.rule("SS3.14")
def test_3_14_himself_included_the_unhurt_not():
    table = heihachi_at_his_value("Heihachi a1 R 4-03 3-06 2-07", "Kyuzo h1", "Kanbei").do("build")
    assert table.offers() == ["heal Heihachi", "heal Kyuzo", "decline"]
    assert table.why_not("heal Kanbei") == "SS3.31"
    assert table.do("heal Heihachi").board("Heihachi") == "a0"


def daisuke_at_his_value(seat, *others, **fields):
    """Daisuke has just confronted his way to 8 or 11."""
    return scene(seat, *others, **fields).do("fight", luck=("reveal 2-02",)).do("confront")


@pytest.mark.rule("SS3.15")
def test_3_15_daisuke_takes_a_last_card_for_a_different_samurai():
    table = daisuke_at_his_value("Daisuke R 4-06 2-07", "Kanbei R 4-03 3-06", "Kyuzo")
    assert table.offers() == ["take Daisuke", "take Kanbei", "decline"]
    assert table.why_not("take Kyuzo") == "SS3.15"

    table.do("take Kanbei")
    assert (table.asks(), sorted(table.offers())) == ("Daisuke", ["give Daisuke", "give Kyuzo"])

    table.do("give Kyuzo")
    assert (table.asks(), table.offers(), table.sum("Kanbei")) == ("Kyuzo", ["confront", "defend"], 4)

    table.do("confront")
    assert (table.line("Kyuzo"), table.sum("Kyuzo"), table.line("Kanbei"), table.discard()) == (["3-06"], 3, ["4-03"], ["4-06"])


@pytest.mark.rule("SS3.15")
def test_3_15_left_if_the_symbol_is_free():
    table = daisuke_at_his_value("Daisuke R 4-06 2-07", "Kanbei R 4-03 3-06", "Kyuzo").do("take Kanbei", "give Kyuzo", "defend")
    assert (table.left("Kyuzo"), table.sum("Kyuzo"), table.sum("Kanbei")) == (["3-06"], 0, 4)

    table = daisuke_at_his_value("Daisuke R 4-06 2-07", "Kanbei R 4-03 3-06", "Kyuzo L 1-07").do("take Kanbei", "give Kyuzo")
    assert table.offers() == ["confront"]
    assert table.why_not("defend") == "SS7.7"


@pytest.mark.rule("SS3.15")
def test_3_15_his_own_card_or_to_himself():
    table = daisuke_at_his_value("Daisuke R 4-06 2-07", "Kanbei R 4-03 3-06", "Kyuzo").do("take Daisuke", "give Kanbei", "defend")
    assert (table.left("Kanbei"), table.line("Daisuke")) == (["2-02"], ["2-07"])

    table = daisuke_at_his_value("Daisuke R 4-06 2-07", "Kanbei R 4-03 3-06", "Kyuzo").do("take Kanbei", "give Daisuke", "defend")
    assert (table.left("Daisuke"), table.line("Daisuke")) == (["3-06"], ["2-07", "2-02"])


@pytest.mark.rule("SS3.16")
def test_3_16_the_animal_does_it_twice_then_one_card_leaves():
    table = daisuke_at_his_value("Daisuke a0 R 4-06 3-02 2-07", "Kanbei R 4-03 3-06", "Kyuzo R 1-02")
    table.do("take Kanbei", "give Kyuzo", "defend")
    assert sorted(table.offers()) == ["decline", "take Daisuke", "take Kanbei", "take Kyuzo"]

    table.do("take Kyuzo")
    assert table.offers() == ["give Daisuke", "give Kanbei"]

    table.do("give Kanbei", "confront")
    assert (table.line("Kanbei"), table.line("Kyuzo"), table.left("Kyuzo")) == (["4-03", "1-02"], [], ["3-06"])
    assert (table.discard(), table.line("Daisuke"), table.asks()) == (["4-06"], ["3-02", "2-07", "2-02"], "Kanbei")


@pytest.mark.rule("SS3.16")
def test_3_16_the_second_may_be_declined():
    table = daisuke_at_his_value("Daisuke a0 R 4-06 3-02 2-07", "Kanbei R 4-03 3-06", "Kyuzo R 1-02")
    table.do("take Kanbei", "give Kyuzo", "defend", "decline")
    assert (table.line("Kyuzo"), table.discard(), table.question()) == (["1-02"], ["4-06"], "Act")


@pytest.mark.rule("SS3.16")
def test_3_16_the_human_only_once():
    table = daisuke_at_his_value("Daisuke R 4-06 2-07", "Kanbei R 4-03 3-06", "Kyuzo R 1-02")
    table.do("take Kanbei", "give Kyuzo", "defend")
    assert (table.question(), table.asks()) == ("Act", "Kanbei")


@pytest.mark.rule("SS3.17")
def test_3_17_gorobei_discards_the_top_two_raiders():
    raiders = ["2-07", "4-13", "1-05", "3-09", "1-06"]
    table = scene("Gorobei R 4-03 3-06", "Kanbei", "Kyuzo", raiders=raiders).do("fight", "confront")
    assert table.stack() == 4

    table.do("kiai")
    assert (table.stack(), table.discard()) == (2, ["4-13", "1-05", "4-03"])


@pytest.mark.rule("SS3.18")
def test_3_18_the_animal_discards_the_top_three():
    raiders = ["2-07", "4-13", "1-05", "3-09", "1-06"]
    table = scene("Gorobei a0 R 4-03 3-06 3-02", "Kanbei", "Kyuzo", raiders=raiders).do("fight", "confront", "kiai")
    assert (table.stack(), table.discard()) == (1, ["4-13", "1-05", "3-09", "4-03"])


@pytest.mark.rule("SS3.19")
def test_3_19_kanbei_discards_the_top_two_intruders():
    intruders = ["1-01", "2-01", "3-01", "4-01", "1-03"]
    table = scene("Kanbei R 4-03 3-06", "Gorobei", "Kyuzo", intruders=intruders).do("fight", luck=("reveal 2-07",)).do("confront")
    assert table.intruders() == ["?"] * 5

    table.do("kiai")
    assert (table.intruders(), table.discard()) == (["?"] * 3, ["1-01", "2-01", "4-03"])


@pytest.mark.rule("SS3.20")
def test_3_20_the_animal_discards_the_top_three():
    intruders = ["1-01", "2-01", "3-01", "4-01", "1-03"]
    table = scene("Kanbei a0 R 4-03 3-06 3-02", "Gorobei", "Kyuzo", intruders=intruders)
    table.do("fight", luck=("reveal 2-07",)).do("confront", "kiai")
    assert (table.intruders(), table.discard()) == (["?"] * 2, ["1-01", "2-01", "3-01", "4-03"])


@pytest.mark.rule("SS3.21")
def test_3_21_kikuchiyo_discards_a_last_card():
    table = scene("Kikuchiyo R 4-06 3-02", "Kyuzo R 4-03 3-06", "Gorobei").do("fight", luck=("reveal 3-12",)).do("confront")
    assert table.offers() == ["strike Kikuchiyo", "strike Kyuzo", "decline"]
    assert table.why_not("strike Gorobei") == "SS3.21"
    passed = scene("Kikuchiyo R 4-06 3-02", "Kyuzo R 4-03 3-06", "Gorobei passed R 2-07").do("fight", luck=("reveal 3-12",))
    assert passed.do("confront").offers() == ["strike Kikuchiyo", "strike Kyuzo", "decline"]

    table.do("strike Kyuzo")
    assert (table.line("Kyuzo"), table.sum("Kyuzo"), table.discard()) == (["4-03"], 4, ["3-06", "4-06"])
    assert table.question() == "FightAgain"


@pytest.mark.rule("SS3.21")
def test_3_21_his_own_included():
    table = scene("Kikuchiyo R 4-06 3-02", "Kyuzo R 4-03 3-06", "Gorobei").do("fight", luck=("reveal 3-12",))
    table.do("confront", "strike Kikuchiyo")
    assert (table.line("Kikuchiyo"), table.sum("Kikuchiyo"), table.discard()) == (["3-02"], 3, ["3-12", "4-06"])


@pytest.mark.rule("SS3.22")
def test_3_22_the_animal_twice_in_the_same_line_then_one_own_card():
    table = scene("Kikuchiyo a0 R 4-06 4-11 2-02", "Kyuzo R 4-03 3-06", "Gorobei R 2-07")
    table.do("fight", luck=("reveal 3-12",)).do("confront", "strike Kyuzo")
    assert sorted(table.offers()) == ["decline", "strike Gorobei", "strike Kikuchiyo", "strike Kyuzo"]

    table.do("strike Kyuzo")
    assert (table.line("Kyuzo"), table.discard()) == ([], ["3-06", "4-03", "4-06"])


@pytest.mark.rule("SS3.22")
@pytest.mark.parametrize(("second", "discarded"), [("strike Gorobei", ["3-06", "2-07", "4-06"]), ("decline", ["3-06", "4-06"])])
def test_3_22_different_lines_or_only_once(second, discarded):
    table = scene("Kikuchiyo a0 R 4-06 4-11 2-02", "Kyuzo R 4-03 3-06", "Gorobei R 2-07")
    table.do("fight", luck=("reveal 3-12",)).do("confront", "strike Kyuzo", second)
    assert (table.discard(), table.line("Kyuzo")) == (discarded, ["4-03"])


def kyuzo_at_his_value(seat, *others, **fields):
    """Kyuzo has just confronted his way to 9 or 12."""
    return scene(seat, *others, **fields).do("fight", luck=("reveal 2-07",)).do("confront")


@pytest.mark.rule("SS3.23")
def test_3_23_kyuzo_moves_an_own_token_between_unpassed_samurai():
    table = kyuzo_at_his_value("Kyuzo R 4-03 3-06", "Kanbei", "Heihachi passed", {"samurai": "Daisuke", "token": "Kanbei"})
    assert table.offers() == ["lend Kyuzo Kanbei", "lend Kyuzo Daisuke", "lend Kanbei Daisuke", "lend Kanbei Kyuzo", "decline"]
    assert table.why_not("lend Daisuke Kyuzo") == "SS11.11"
    assert table.why_not("lend Heihachi Kyuzo") == table.why_not("lend Kyuzo Heihachi") == "SS11.20"
    assert table.why_not("lend Kanbei Kanbei") == "SS3.23"


@pytest.mark.rule("SS3.23")
def test_3_23_it_costs_no_intruder_card():
    table = kyuzo_at_his_value("Kyuzo R 4-03 3-06", "Kanbei", "Gorobei")
    stack = table.stack()

    table.do("lend Gorobei Kanbei")
    assert (table.holds("Kanbei"), table.stack(), table.intruders(), table.discard()) == (["Gorobei"], stack, [], ["4-03"])
    alone = kyuzo_at_his_value("Kyuzo R 4-03 3-06", "Kanbei passed", "Gorobei passed")
    assert alone.question() == "Act", "nobody is left to lend to"


@pytest.mark.rule("SS3.24")
@pytest.mark.parametrize(("lend", "build", "held", "bar"), [
    ("lend Gorobei Kanbei", "build", ["Gorobei"], "3/5"), ("decline", "build", [], "3/5"),
    ("lend Gorobei Kanbei", "decline", ["Gorobei"], "2/5"), ("decline", "decline", [], "2/5")])
def test_3_24_the_animal_may_also_add_a_barricade(lend, build, held, bar):
    table = kyuzo_at_his_value("Kyuzo a0 R 4-03 3-06 3-02", "Kanbei", "Gorobei", barricades="2/5").do(lend)
    assert table.offers() == ["build", "decline"]

    table.do(build)
    assert (table.holds("Kanbei"), table.bar(), table.discard()) == (held, bar, ["4-03"])


@pytest.mark.rule("SS3.25")
def test_3_25_katsushiro_looks_at_two_and_puts_them_back_face_up():
    raiders = ["2-07", "4-13", "1-05", "3-09"]
    table = scene("Katsushiro R 4-03 4-06", "Kanbei", "Gorobei", raiders=raiders).do("fight", "confront", "kiai")
    assert table.offers() == ["order 4-13 1-05", "order 1-05 4-13"]
    assert table.view("Katsushiro")["peek"]["cards"] == ["4-13", "1-05"]
    assert table.view("Kanbei")["peek"]["cards"] == table.view()["peek"]["cards"] == ["?", "?"]
    assert {entry.seen for entry in table.entries() if entry.text.startswith("peek")} == {1 << table.number("Katsushiro")}

    table.do("order 1-05 4-13")
    assert [view["raiders"] for view in table.views()] == [{"count": 3, "top": ["1-05", "4-13"], "bottom": []}] * 4
    assert table.discard() == ["4-03"]


@pytest.mark.rule("SS3.25")
def test_3_25_what_lay_face_up_is_known_while_he_looks_and_lies_face_up_again():
    table = scene("Katsushiro R 4-03 4-06", "Kanbei", "Gorobei", raiders={"top": ["2-07", "4-13", "1-05"], "set": 6})
    table.do("fight", "confront", "kiai")
    assert [view["peek"]["cards"] for view in table.views()] == [["4-13", "1-05"]] * 4
    table.do("order 1-05 4-13")
    assert table.table.state.known == () and table.view()["raiders"]["top"] == ["1-05", "4-13"]


@pytest.mark.rule("SS3.25")
def test_3_25_the_next_to_fight_gets_the_upper_one():
    raiders = ["2-07", "4-13", "1-05", "3-09"]
    table = scene("Katsushiro R 4-03 4-06", "Kanbei", "Gorobei", raiders=raiders).do("fight", "confront", "kiai", "order 1-05 4-13")
    table.do("fight")
    assert table.view()["drawn"] == {"seat": table.number("Kanbei"), "card": "1-05"}


@pytest.mark.rule("SS3.26")
def test_3_26_the_animal_looks_at_three():
    raiders = ["2-07", "4-13", "1-05", "3-09", "3-12"]
    table = scene("Katsushiro a0 R 4-03 4-06 3-02", "Kanbei", "Gorobei", raiders=raiders).do("fight", "confront", "kiai")
    assert table.offers() == ["order 4-13 1-05 3-09", "order 4-13 3-09 1-05", "order 1-05 4-13 3-09",
                              "order 1-05 3-09 4-13", "order 3-09 4-13 1-05", "order 3-09 1-05 4-13"]

    table.do("order 3-09 4-13 1-05")
    assert [view["raiders"]["top"] for view in table.views()] == [["3-09", "4-13", "1-05"]] * 4
