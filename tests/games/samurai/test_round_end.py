"""Chapter 8: the end of the round."""
import pytest

from kotatsu.games.samurai import GAME
from tests.games.samurai.scene import finish, quiet_round, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

# left sides that lack one thing: hats x-01, dolls x-05, farms x-09
ALL_1, ALL_2, ALL_3 = "L 1-01 1-05 1-09", "L 2-01 2-05 2-09", "L 3-01 3-04 3-09"


@pytest.mark.rule("SS8.1")
def test_8_1_the_round_ends_when_the_last_card_was_played_out():
    table = scene(f"Kyuzo {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13", "2-13"]).do("fight", "confront")
    assert (table.asks(), table.view()["round"]) == ("Kanbei", 1)              # one card is left
    table.do("fight")
    assert (table.question(), table.view()["round"], table.stack()) == ("PlayRaider", 1, 0)    # drawn, not yet played
    table.do("confront")
    assert (table.view()["round"], table.asks()) == (2, "Gorobei")


@pytest.mark.rule("SS8.1")
def test_8_1_no_second_fight_without_a_card():
    table = scene(f"Kikuchiyo {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13"]).do("fight", "confront")
    assert (table.view()["round"], table.question()) == (2, "Act")
    table = scene(f"Kikuchiyo {ALL_1}", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}", raiders=["1-13", "2-13"]).do("fight", "confront")
    assert table.question() == "FightAgain"


@pytest.mark.rule("SS8.1")
def test_8_1_the_round_ends_when_everybody_has_passed():
    table = scene(f"Kyuzo {ALL_1}", f"Kanbei {ALL_2} passed", f"Gorobei {ALL_3}", raiders=["1-13", "2-13"]).do("pass")
    assert (table.view()["round"], table.asks()) == (1, "Gorobei")
    table.do("pass")
    assert table.view()["round"] == 2


@pytest.mark.rule("SS8.2")
def test_8_2_without_a_hat_a_wound():
    table = scene("Kyuzo L 1-01 1-05 1-09", "Kanbei L 2-05 2-09 passed", "Gorobei h1 L 3-04 3-09", raiders=["1-13"], families="BC")
    finish(table)
    assert [table.board(who) for who in ("Kyuzo", "Kanbei", "Gorobei")] == ["h0", "h1", "a0"]
    assert table.told().count("no-hat") == 2


@pytest.mark.rule("SS8.3")
def test_8_3_without_a_farm_a_farmstead_and_barricades_do_not_help():
    seats = ("Kyuzo L 1-01 1-05 1-09", "Kanbei L 2-01 2-05 passed", "Gorobei L 3-01 3-04")
    table = finish(scene(*seats, raiders=["1-13"], barricades="4/5", families="AC"), luck=("farm A", "farm D", "chance Kyuzo"))
    assert (table.farms(), table.bar(), table.families()) == (4, "4/5", "AC")
    assert table.told().count("no-farm") == 2

    hard = finish(scene(*seats, raiders=["1-13"], barricades="4/5", families="AC", level="hard"),
                  luck=("farm A", "family C", "farm D", "chance Kyuzo", "chance Gorobei"))
    assert (hard.farms(), hard.bar(), hard.families(), hard.board("Kyuzo")) == (4, "4/5", "A", "h1")


@pytest.mark.rule("SS8.4")
def test_8_4_without_a_doll_a_family():
    table = scene("Kyuzo L 1-01 1-05 1-09", "Kanbei L 2-01 2-09 passed", "Gorobei L 3-01 3-09", raiders=["1-13"])
    finish(table, luck=("family A", "family C"))
    assert table.families() == "B"
    assert table.told().count("no-doll") == 2
    assert finish(quiet_round("Kyuzo", "Kanbei", "Gorobei")).families() == "ABC"


@pytest.mark.rule("SS8.5")
def test_8_5_bonuses_only_after_all_removals():
    table = scene("Kyuzo L 1-01 1-09", "Kanbei h1 L 2-01 2-09", f"Gorobei {ALL_3}", raiders=["1-13"], barricades="3/5")
    finish(table, luck=("family B", "family C", "chance Kanbei"))
    assert (table.families(), table.bar(), table.board("Kanbei")) == ("A", "3/5", "h0")         # the lost B builds nothing
    kinds = table.told()
    assert kinds.count("bonus") == 1
    assert max(n for n, kind in enumerate(kinds) if kind == "family") < kinds.index("bonus")

    all_three = finish(quiet_round("Kyuzo", "Kanbei h1", "Gorobei", barricades="3/5"), luck=("chance Kanbei",))
    assert (all_three.bar(), all_three.board("Kanbei"), all_three.told().count("bonus")) == ("4/5", "h0", 3)
    heroic = finish(quiet_round("Kyuzo", "Kanbei h1", "Gorobei", barricades="3/5", level="heroic"))
    assert (heroic.bar(), heroic.board("Kanbei"), heroic.told().count("bonus")) == ("3/5", "h1", 0)


@pytest.mark.rule("SS8.6")
def test_8_6_each_flame_of_the_intruders_costs_a_barricade_or_a_farmstead():
    table = quiet_round("Kyuzo", "Kanbei", "Gorobei", barricades="1/5", families="A", discard=[],
                        intruders=["4-09", "4-11", "4-10"])
    finish(table, luck=("chance Kyuzo", "reveal 4-09", "reveal 4-11", "reveal 4-10", "farm C"))
    assert (table.bar(), table.farms()) == ("0/5", 5)
    assert [kind for kind in table.told() if kind in ("intruder", "barricade", "farm")] == ["intruder", "barricade", "intruder",
                                                                                           "intruder", "farm"]


@pytest.mark.rule("SS8.6")
def test_8_6_a_burnt_farmstead_has_its_penalty_on_hard_and_the_card_lies_in_the_discard_pile():
    table = quiet_round("Kyuzo", "Kanbei", "Gorobei", level="hard", barricades="0/4", families="AC", intruders=["4-11", "4-09"],
                        discard=[])
    finish(table, luck=("chance Kyuzo", "reveal 4-11", "reveal 4-09", "farm D", "chance Kanbei"))
    assert (table.farms(), table.board("Kanbei")) == (5, "h1")                # C had scouted 4-11 away
    burnt = next(entry for entry in table.entries() if entry.text == "farm D").before
    assert [burnt.book.ids[card] for card in burnt.discard] == ["4-11", "4-09"]


@pytest.mark.rule("SS8.7")
def test_8_7_the_next_round_starts_only_with_a_farmstead_and_a_family():
    seats = ("Kyuzo L 1-01", f"Kanbei {ALL_2}", f"Gorobei {ALL_3}")
    last = finish(scene(*seats, raiders=["1-13"], farms=2, families="AB"))
    assert (last.result(), last.view()["round"], last.farms(), len(last.families())) == ("", 2, 1, 1)
    assert finish(scene(*seats, raiders=["1-13"], farms=1, families="AB")).result() == "lost"
    assert finish(scene(*seats, raiders=["1-13"], farms=2, families="B")).result() == "lost"


@pytest.mark.rule("SS8.8")
def test_8_8_lieutenants_join_after_round_1():
    table = quiet_round("Kyuzo", "Kanbei", "Gorobei")
    used = {"1-13", *table.discard(), *(card for who in ("Kyuzo", "Kanbei", "Gorobei") for card in table.left(who))}
    finish(table)
    unseen = set(table.table.position()["unseen"])
    assert (table.view()["round"], table.stack(), len(unseen)) == (2, 24, 24)
    assert {card for card in unseen if card[0] < "5"} == used
    chosen = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei"), luck=("chance Kanbei", "enlist 5-1", "enlist 5-7", "enlist 5-4"))
    assert {card for card in chosen.table.position()["unseen"] if card[0] == "5"} == {"5-1", "5-4", "5-7"}, "any of the seven"
    assert table.view()["aside"] == {"lieutenants": 4, "bosses": 7}
    assert finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", level="easy")).stack() == 20
    joined = {tuple(card for card in finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", seed=seed)).table.position()["unseen"]
                    if card[0] == "5") for seed in range(6)}
    assert len(joined) > 1                                                   # at random


@pytest.mark.rule("SS8.9")
def test_8_9_bosses_join_after_round_2():
    table = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", round=2))
    unseen = table.table.position()["unseen"]
    assert (table.view()["round"], table.stack()) == (3, 27)
    assert [sum(card[0] == value for card in unseen) for value in "56"] == [3, 3]
    assert finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", round=2, level="easy")).stack() == 18 + 2 + 2


@pytest.mark.rule("SS8.10")
def test_8_10_a_new_round_begins_empty():
    seats = [{"samurai": "Kyuzo", "line": ["4-03"], "left": ["1-01", "1-05", "1-09"]},
             {"samurai": "Kanbei", "left": ["2-01", "2-05", "2-09"], "token": "Gorobei", "passed": True},
             {"samurai": "Gorobei", "line": ["3-06", "2-07"], "left": ["3-01", "3-04", "3-09"], "token": "Kyuzo"}]
    table = finish(scene(*seats, raiders=["1-13"]))
    assert (table.view()["round"], table.question()) == (2, "Act")
    for number, seat in enumerate(table.view()["seats"]):
        assert (seat["line"], seat["left"], seat["sum"], seat["passed"]) == ([], [], 0, False)
        assert (seat["token"], seat["holds"]) == (number, [])


@pytest.mark.rule("SS8.10")
def test_8_10_all_cards_of_the_round_are_raiders_again():
    table = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei"))
    raiders = table.view()["raiders"]
    assert (table.view()["round"], table.discard(), raiders["top"], raiders["bottom"]) == (2, [], [], [])
    book = GAME.book({"players": 3, "level": "normal"})
    assert table.stack() == book.raiders + book.joining


@pytest.mark.rule("SS8.11")
def test_8_11_wounds_and_the_village_carry_over():
    table = quiet_round("Kyuzo h1", "Kanbei a0", "Gorobei a1", barricades="2/5", farms=5, families="AC")
    finish(table, luck=("chance Kanbei",))
    assert table.view()["round"] == 2
    assert [table.board(who) for who in ("Kyuzo", "Kanbei", "Gorobei")] == ["h1", "a0", "a1"]
    assert (table.bar(), table.farms(), table.families()) == ("2/5", 5, "AC")


@pytest.mark.rule("SS8.12")
def test_8_12_the_samurai_left_of_the_last_active_one_starts():
    table = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", "Daisuke", active="Kanbei"))
    assert (table.view()["round"], table.asks()) == (2, "Gorobei")
    names = ("Kyuzo", "Kanbei", "Gorobei", "Daisuke")
    for last, following in zip(names, (*names[1:], names[0]), strict=True):
        begun = finish(quiet_round(*names, active=last))
        assert (begun.view()["round"], begun.asks()) == (2, following), "whoever it is, and however he sits"
        third = finish(quiet_round(*names, active=last, round=2))
        assert (third.view()["round"], third.asks()) == (3, following)
    passing = scene(f"Kyuzo {ALL_1} passed", f"Kanbei {ALL_2} passed", f"Gorobei {ALL_3}", active="Gorobei", raiders=["1-13"])
    assert passing.do("pass").asks() == "Kyuzo"
