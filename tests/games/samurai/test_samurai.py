"""Chapter 3: boards, talents and wounds (its Kiai: test_kiai.py)."""
import pytest
from hypothesis import given, settings

from kotatsu.games.samurai.data import components_of, merged, printed
from tests.games.samurai.scene import new_game, scene
from tests.games.samurai.walk import Tables, walk

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

# --- boards and tracks


@pytest.mark.rule("SS3.1")
def test_3_1_the_seven_boards_and_their_kiai_values():
    boards = {row["name"]: tuple(row["kiai"]) for row in printed()["samurai"]}
    assert boards == {"Heihachi": (8, 11), "Daisuke": (8, 11), "Gorobei": (9, 12), "Kanbei": (9, 12),
                      "Kikuchiyo": (10, 13), "Kyuzo": (9, 12), "Katsushiro": (10, 13)}


@pytest.mark.rule("SS3.1")
def test_3_1_the_values_of_the_data_are_those_of_the_table():
    boards = printed()["samurai"]
    human = scene(*(f"{row['name']} h0" for row in boards))
    animal = scene(*(f"{row['name']} a0" for row in boards))
    assert [human.kiai(row["name"]) for row in boards] == [8, 8, 9, 9, 10, 9, 10]
    assert [animal.kiai(row["name"]) for row in boards] == [11, 11, 12, 12, 13, 12, 13]


@pytest.mark.rule("SS3.1")
def test_3_1_four_animal_values_are_marked_as_reconstructed():
    marked = [name for name, row in components_of(printed())["samurai"].items() if "kiai-animal" in row["reconstructed"]]
    assert marked == ["heihachi", "kanbei", "kyuzo", "katsushiro"]


@pytest.mark.rule("SS3.1")
def test_3_1_an_owner_s_value_counts_at_the_table_and_is_no_longer_marked():
    own = {"samurai": [{"name": "Kanbei", "kiai": [9, 13]}]}
    assert scene("Kanbei a0", "Kyuzo a0", "Gorobei", data=own).kiai("Kanbei") == 13
    assert components_of(merged(own))["samurai"]["kanbei"]["reconstructed"] == []
    assert components_of(merged(own))["samurai"]["kyuzo"]["kiai"] == [9, 12]
    assert "kiai-animal" in components_of(merged(own))["samurai"]["kyuzo"]["reconstructed"]


@pytest.mark.rule("SS3.1")
def test_3_1_what_the_owner_does_not_replace_stays_marked():
    own = {"samurai": [{"name": "Heihachi", "kiai": [8, 12]}, {"name": "Kyuzo", "animal": "wolf"}]}
    boards = components_of(merged(own))["samurai"]
    assert boards["heihachi"]["reconstructed"] == ["animal"]
    assert boards["kyuzo"]["reconstructed"] == ["kiai-animal"]


@pytest.mark.rule("SS3.2")
def test_3_2_the_track_is_the_sum_of_the_line_without_the_left_side():
    table = scene("Kanbei R 4-03 2-07 L 3-06", "Kyuzo", "Gorobei")
    assert table.sum("Kanbei") == 6

    table.do("fight", luck=("reveal 1-11",)).do("defend")
    assert table.sum("Kanbei") == 6


@pytest.mark.rule("SS3.2")
def test_3_2_the_track_follows_a_card_that_comes_or_goes():
    table = scene("Kikuchiyo R 4-03 2-07", "Kyuzo R 3-02 4-06", "Gorobei").do("fight", luck=("reveal 4-11",)).do("confront")
    assert table.sum("Kikuchiyo") == 10

    table.do("strike Kyuzo")
    assert (table.sum("Kikuchiyo"), table.sum("Kyuzo")) == (6, 3)


@pytest.mark.rule("SS3.2")
@settings(max_examples=25)
@given(Tables)
def test_3_2_in_every_game_the_track_equals_the_sum(options):
    values = {row["id"]: row["value"] for row in printed()["cards"]}

    def each(table):
        for seat in table.view()["seats"]:
            assert seat["sum"] == sum(values[card] for card in seat["line"])

    walk(each, **options)


# --- talents


@pytest.mark.rule("SS3.3")
def test_3_3_own_and_received_talents_combine_and_none_is_compulsory():
    table = scene("Kyuzo R 4-06", "Kanbei", {"samurai": "Heihachi", "token": "Kyuzo"}).do("fight", luck=("reveal 4-13",))
    assert table.offers() == ["confront", "hand Kanbei", "hand Heihachi", "discard"]

    table.do("confront")
    assert table.line("Kyuzo") == ["4-06", "4-13"]


@pytest.mark.rule("SS3.3")
def test_3_3_a_talent_has_no_limit_per_turn():
    table = scene("Kyuzo R 4-06", "Kanbei", {"samurai": "Kikuchiyo", "token": "Kyuzo"})
    table.do("fight", luck=("reveal 4-13",)).do("discard", "again", luck=("reveal 4-10",))
    assert "discard" in table.offers()

    table.do("discard")
    assert table.discard() == ["4-13", "4-10"]


@pytest.mark.rule("SS3.4")
def test_3_4_heihachi_may_hand_an_even_card_to_either_neighbour():
    table = scene("Heihachi", "Kanbei", "Gorobei", "Kyuzo").do("fight", luck=("reveal 4-06",))
    assert [action for action in table.offers() if action.startswith("hand")] == ["hand Kanbei", "hand Kyuzo"]
    assert table.why_not("hand Gorobei") == "SS3.4"


@pytest.mark.rule("SS3.4")
def test_3_4_the_receiver_plays_it_at_once_as_if_drawn():
    table = scene("Heihachi R 1-07", "Kanbei", "Gorobei", "Kyuzo").do("fight", luck=("reveal 4-06",)).do("hand Kyuzo")
    assert table.asks() == "Kyuzo"
    assert table.active() == "Heihachi"
    assert table.offers() == ["confront", "defend"]

    table.do("confront")
    assert (table.line("Kyuzo"), table.line("Heihachi"), table.asks()) == (["4-06"], ["1-07"], "Kanbei")


@pytest.mark.rule("SS3.4")
def test_3_4_not_to_a_passed_neighbour():
    table = scene("Heihachi", "Kanbei", "Gorobei", "Kyuzo passed").do("fight", luck=("reveal 4-06",))
    assert [action for action in table.offers() if action.startswith("hand")] == ["hand Kanbei"]
    assert table.why_not("hand Kyuzo") == "SS11.20"


@pytest.mark.rule("SS3.4")
def test_3_4_not_an_odd_card():
    table = scene("Heihachi", "Kanbei", "Gorobei", "Kyuzo").do("fight", luck=("reveal 3-06",))
    assert table.offers() == ["confront", "defend"]
    assert table.why_not("hand Kanbei") == "SS3.4"


@pytest.mark.rule("SS3.5")
def test_3_5_daisuke_may_hand_an_odd_card_to_either_neighbour():
    table = scene("Daisuke", "Kanbei", "Gorobei", "Kyuzo", round=2).do("fight", luck=("reveal 5-4",))
    assert table.offers() == ["confront", "hand Kanbei", "hand Kyuzo"]

    table.do("hand Kanbei")
    assert (table.asks(), table.offers()) == ("Kanbei", ["confront"])

    table.do("confront")
    assert table.line("Kanbei") == ["5-4"]


@pytest.mark.rule("SS3.5")
def test_3_5_not_to_a_passed_neighbour():
    table = scene("Daisuke", "Kanbei passed", "Gorobei", "Kyuzo", round=2).do("fight", luck=("reveal 5-4",))
    assert table.offers() == ["confront", "hand Kyuzo"]
    assert table.why_not("hand Kanbei") == "SS11.20"


@pytest.mark.rule("SS3.5")
def test_3_5_not_an_even_card():
    table = scene("Daisuke", "Kanbei", "Gorobei", "Kyuzo").do("fight", luck=("reveal 2-07",))
    assert table.offers() == ["confront", "defend"]
    assert table.why_not("hand Kyuzo") == "SS3.5"


@pytest.mark.rule("SS3.6")
def test_3_6_gorobei_may_ignore_the_penalty_of_an_even_card():
    table = scene("Gorobei R 4-02", "Kanbei", "Kyuzo")
    assert (table.asks(), table.offers()) == ("Gorobei", ["apply", "ignore"])

    table.do("ignore")
    assert (table.question(), table.sum("Kyuzo"), table.board("Gorobei")) == ("Act", 0, "h0")


@pytest.mark.rule("SS3.6")
def test_3_6_he_need_not_ignore_it():
    table = scene("Gorobei R 4-02", "Kanbei", "Kyuzo").do("apply", luck=("reveal 2-07",))
    assert (table.question(), table.line("Kyuzo")) == ("Act", ["2-07"])


@pytest.mark.rule("SS3.6")
def test_3_6_an_odd_card_leaves_no_choice():
    table = scene("Gorobei R 3-08", "Kanbei", "Kyuzo", luck=("reveal 2-07",))
    assert (table.question(), table.line("Kanbei")) == ("Act", ["2-07"])


@pytest.mark.rule("SS3.7")
def test_3_7_kanbei_may_ignore_the_penalty_of_an_odd_card():
    table = scene("Kanbei R 5-5", "Gorobei", "Kyuzo", round=2)
    assert (table.asks(), table.offers()) == ("Kanbei", ["apply", "ignore"])
    assert table.do("ignore").board("Kanbei") == "h0"
    assert scene("Kanbei R 5-5", "Gorobei", "Kyuzo", round=2).do("apply").board("Kanbei") == "h1"


@pytest.mark.rule("SS3.7")
def test_3_7_an_even_card_leaves_no_choice():
    table = scene("Kanbei R 2-01", "Gorobei", "Kyuzo")
    assert (table.question(), table.board("Kanbei")) == ("Act", "h1")
    assert table.why_not("ignore") == "SS3.7"
    assert scene("Kyuzo R 2-01", "Gorobei", "Kanbei").why_not("ignore") == "SS3.6"            # that takes Gorobei


@pytest.mark.rule("SS3.8")
def test_3_8_kikuchiyo_may_fight_once_more():
    table = scene("Kikuchiyo", "Kanbei", "Kyuzo").do("fight", luck=("reveal 3-12",)).do("defend")
    assert (table.asks(), table.offers()) == ("Kikuchiyo", ["again", "done"])

    table.do("again", luck=("reveal 2-07",)).do("confront")
    assert (table.left("Kikuchiyo"), table.line("Kikuchiyo"), table.asks()) == (["3-12"], ["2-07"], "Kanbei")


@pytest.mark.rule("SS3.8")
def test_3_8_he_need_not():
    table = scene("Kikuchiyo", "Kanbei", "Kyuzo").do("fight", luck=("reveal 3-12",)).do("defend", "done")
    assert table.asks() == "Kanbei"


@pytest.mark.rule("SS3.8")
def test_3_8_also_when_the_first_card_was_handed_over():
    table = scene("Kikuchiyo", "Kanbei", {"samurai": "Heihachi", "token": "Kikuchiyo"})
    table.do("fight", luck=("reveal 4-13",)).do("hand Kanbei", "confront")
    assert (table.asks(), table.offers()) == ("Kikuchiyo", ["again", "done"])
    assert "hand Kanbei" in table.do("again", luck=("reveal 4-06",)).offers(), "with all his talents"


@pytest.mark.rule("SS3.8")
def test_3_8_also_when_the_first_card_was_discarded():
    table = scene("Kikuchiyo R 4-06", "Kanbei", {"samurai": "Kyuzo", "token": "Kikuchiyo"})
    table.do("fight", luck=("reveal 4-13",)).do("discard")
    assert (table.asks(), table.offers()) == ("Kikuchiyo", ["again", "done"])


@pytest.mark.rule("SS3.8")
def test_3_8_not_after_support_nor_pass():
    assert scene("Kikuchiyo", "Kanbei", "Kyuzo").do("support Kyuzo").asks() == "Kanbei"
    assert scene("Kikuchiyo", "Kanbei", "Kyuzo").do("pass").asks() == "Kanbei"


@pytest.mark.rule("SS3.9")
def test_3_9_kyuzo_may_discard_a_raider_whose_value_is_in_his_line():
    table = scene("Kyuzo R 2-07 4-06", "Kanbei", "Gorobei").do("fight", luck=("reveal 4-13",))
    assert table.offers() == ["confront", "discard"]

    table.do("discard")
    assert (table.discard(), table.line("Kyuzo"), table.asks()) == (["4-13"], ["2-07", "4-06"], "Kanbei")


@pytest.mark.rule("SS3.9")
def test_3_9_a_value_on_the_left_side_does_not_count():
    table = scene("Kyuzo R 2-07 L 4-06", "Kanbei", "Gorobei").do("fight", luck=("reveal 4-13",))
    assert table.offers() == ["confront"]
    assert table.why_not("discard") == "SS3.9"


@pytest.mark.rule("SS3.10")
def test_3_10_katsushiro_may_put_the_card_under_the_stack_and_must_play_the_next():
    table = scene("Katsushiro", "Kanbei", "Gorobei", raiders=["4-13", "2-07", "1-05"]).do("fight")
    assert table.offers() == ["confront", "swap"]

    table.do("swap")
    assert table.view()["raiders"] == {"count": 2, "top": [], "bottom": ["4-13"]}
    assert table.view()["drawn"]["card"] == "2-07"
    assert table.offers() == ["confront", "defend"]
    assert table.why_not("swap") == "SS11.23"


@pytest.mark.rule("SS3.10")
def test_3_10_the_swapped_card_comes_last():
    table = scene("Katsushiro", "Kanbei passed", "Gorobei passed", raiders=["4-13", "2-07", "1-07"]).do("fight", "swap", "confront")
    table.do("fight", "confront", "fight")
    assert table.view()["drawn"]["card"] == "4-13"


@pytest.mark.rule("SS3.10")
def test_3_10_he_may_swap_in_every_turn_and_the_last_swapped_lies_lowest():
    table = scene("Katsushiro", "Kanbei passed", "Gorobei passed", raiders=["4-13", "1-07", "3-12", "1-05"])
    table.do("fight", "swap", "confront")
    assert (table.asks(), table.question()) == ("Katsushiro", "Act")
    table.do("fight")
    assert table.view()["drawn"]["card"] == "3-12" and "swap" in table.offers(), "a turn later he may again"
    table.do("swap")
    assert table.view()["raiders"]["bottom"] == ["4-13", "3-12"] and table.view()["drawn"]["card"] == "1-05"
    table.do("confront", "fight")
    assert table.view()["drawn"]["card"] == "4-13" and table.view()["raiders"]["bottom"] == ["3-12"]


@pytest.mark.rule("SS3.10")
def test_3_10_only_who_has_the_talent_swaps():
    other = scene("Kanbei", "Katsushiro", "Gorobei", raiders=["4-13", "2-07", "1-05"]).do("fight")
    assert "swap" not in other.offers() and other.why_not("swap") == "SS3.10"
    lent = scene("Kanbei", {"samurai": "Katsushiro", "token": "Kanbei"}, "Gorobei", raiders=["4-13", "2-07", "1-05"]).do("fight")
    assert "swap" in lent.offers()


# --- wounds


def heihachi_heals(*others):
    """Heihachi as an animal has just shouted and heals Kyuzo."""
    table = scene("Heihachi a0 R 4-03 3-06 2-07", *others, barricades="5/5").do("fight", luck=("reveal 2-02",))
    return table.do("confront", "heal Kyuzo")


@pytest.mark.rule("SS3.27")
def test_3_27_the_first_wound_lays_a_token_on_the_human_side():
    table = scene("Kyuzo h0 R 2-01", "Kanbei", "Gorobei")
    assert (table.board("Kyuzo"), table.kiai("Kyuzo")) == ("h1", 9)


@pytest.mark.rule("SS3.28")
def test_3_28_his_new_value_may_be_what_he_has_already():
    table = scene("Gorobei h1 R 4-06 4-03 4-10", "Kanbei", "Kyuzo", raiders=9).do("apply")
    assert (table.board("Gorobei"), table.kiai("Gorobei"), table.sum("Gorobei")) == ("a0", 12, 12)
    assert (table.asks(), table.question()) == ("Gorobei", "KiaiScatter")


@pytest.mark.rule("SS3.28")
def test_3_28_the_second_turns_the_board_and_keeps_the_cards():
    table = scene("Gorobei h1 R 3-06 2-01", "Kanbei", "Kyuzo").do("apply")
    assert (table.board("Gorobei"), table.kiai("Gorobei"), table.sum("Gorobei")) == ("a0", 12, 5)
    assert table.line("Gorobei") == ["3-06", "2-01"]


@pytest.mark.rule("SS3.28")
def test_3_28_the_animal_value_and_the_stronger_effect_count_from_now_on():
    raiders = ["4-06", "3-02", "1-02", "1-07", "1-08", "2-02"]
    table = scene("Gorobei h1 R 3-06 2-01", "Kanbei passed", "Kyuzo passed", raiders=raiders)
    table.do("apply", "fight", "confront")
    assert (table.sum("Gorobei"), table.question()) == (9, "Act")

    table.do("fight", "confront", "kiai")
    assert table.discard() == ["1-02", "1-07", "1-08", "3-06"]


@pytest.mark.rule("SS3.29")
def test_3_29_the_third_lays_a_token_on_the_animal_side():
    table = scene("Kyuzo a0 R 2-01", "Kanbei", "Gorobei")
    assert (table.board("Kyuzo"), table.kiai("Kyuzo"), table.result()) == ("a1", 12, "")


@pytest.mark.rule("SS3.30")
def test_3_30_the_fourth_loses_the_game_at_once():
    table = scene("Kyuzo a1 R 2-01", "Kanbei", "Gorobei")
    assert (table.result(), table.asks(), table.offers(), table.question()) == ("lost", "", [], "")


@pytest.mark.rule("SS3.31")
def test_3_31_healing_takes_the_token_and_never_turns_the_board_back():
    table = heihachi_heals("Kyuzo a1", "Kanbei")
    assert (table.board("Kyuzo"), table.kiai("Kyuzo")) == ("a0", 12)


@pytest.mark.rule("SS3.31")
def test_3_31_after_healing_the_next_wound_is_a_first_one_again():
    table = heihachi_heals("Kyuzo h1 R 2-01", "Kanbei")
    assert (table.asks(), table.board("Kyuzo"), table.kiai("Kyuzo")) == ("Kyuzo", "h1", 9)
    assert table.told()[-2:] == ["penalty", "wound"]


@pytest.mark.rule("SS3.31")
@settings(max_examples=25)
@given(Tables)
def test_3_31_in_no_game_a_board_turns_back(options):
    animals = set()

    def each(table):
        now = {seat["seat"] for seat in table.view()["seats"] if seat["side"] == "animal"}
        assert animals <= now
        animals.update(now)

    walk(each, **options)


@pytest.mark.rule("SS11.42")
@settings(max_examples=25)
@given(Tables)
def test_11_42_in_no_game_more_than_one_wound_token_lies_on_a_board(options):
    def each(table):
        assert {seat["wound"] for seat in table.view()["seats"]} <= {0, 1}

    walk(each, **options)


def test_a_new_game_begins_on_the_human_side():
    table = new_game(3, players=7)
    assert {(seat["side"], seat["wound"], seat["sum"]) for seat in table.view()["seats"]} == {("human", 0, 0)}
