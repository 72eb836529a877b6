"""Law 8.4 to 8.6: the turn of the Woodland Alliance."""
import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

FOX = ["ambush_fox", "anvil_fox"]
MOUSE = ["ambush_mouse", "root_tea_mouse"]


def rising(*clearings: str, supporters: list[str], factions: str = "M A E", **fields: object) -> Scene:
    """The Birdsong of the Alliance."""
    return scene(factions, *clearings, active="A", A={"supporters": supporters}, **fields)


def evening(*clearings: str, factions: str = "M A E", officers: int = 2, **fields: object) -> Scene:
    return scene(factions, *clearings, active="A", phase="evening", A={"officers": officers}, **fields)


# --- revolt

@pytest.mark.rule("R8.4", "R1.2.1")
def test_she_is_asked_where_the_number_of_her_supporters_would_do() -> None:
    """Which they are does not matter. All three bases stand, six tokens lie: the seventh costs three supporters."""
    rows = ("12: A+base+sympathy", "9: A+base+sympathy", "5: A+base+sympathy", "8: A sympathy", "7: A sympathy", "10: A sympathy")
    assert rising(*rows, supporters=FOX).question() != "AllianceRise"
    assert rising(*rows, supporters=[*FOX, "ambush_rabbit"]).offers() == ["done"]
    assert rising(*rows[1:], supporters=["ambush_rabbit", "ambush_mouse"]).offers() == ["done"], "a revolt in 8 would cost two"


@pytest.mark.rule("R8.4")
def test_revolts_first_then_spreading() -> None:
    table = rising("12: A sympathy", "9: A sympathy", supporters=[*FOX, *MOUSE, "ambush_bird"])
    assert set(table.offers("revolt")) == {"revolt 12", "revolt 9"} and table.offers("spread")
    table.do("revolt 12", "support ambush_fox", "support anvil_fox")
    assert table.piece(12, "base") == 1 and table.offers("revolt") == ["revolt 9"]
    table.do("revolt 9", "support ambush_mouse", "support root_tea_mouse")
    assert table.piece(9, "base") == 1


@pytest.mark.rule("R8.4")
def test_after_the_first_spread_no_revolt() -> None:
    table = rising("12: A sympathy", supporters=[*FOX, "root_tea_mouse", "ambush_bird"])
    table.do("spread 9", "support root_tea_mouse")
    assert table.question() == "AllianceRise" and table.offers("revolt") == []
    assert table.why_not("revolt 12") == "R8.4"
    assert table.offers("spread")


@pytest.mark.rule("R8.4")
def test_next_turn_revolts_come_first_again() -> None:
    table = scene("M A", "12: A sympathy", active="A", A={"supporters": ["root_tea_mouse", *FOX]})
    table.do("spread 9", "support root_tea_mouse")
    assert table.offers("revolt") == []
    table.do("done").until("MarquiseAct").until("AllianceRise")
    assert "revolt 12" in table.offers()


@pytest.mark.rule("R8.4.1.i")
def test_a_revolt_needs_sympathy_and_a_base_that_is_not_on_the_map() -> None:
    table = rising("12: A sympathy", "6: A sympathy", "8: A base", "9: A sympathy", supporters=[*FOX, *MOUSE])
    assert table.offers("revolt") == ["revolt 9"]
    assert table.why_not("revolt 12") == table.why_not("revolt 2") == "R8.4.1.i"


@pytest.mark.rule("R8.4.1.i")
@pytest.mark.rule("R2.2.3")
def test_the_base_needs_a_slot_once_the_enemies_are_gone() -> None:
    table = rising("1: M sawmill, A sympathy", supporters=FOX)
    assert table.offers("revolt") == ["revolt 1"]                      # the only slot will be free
    table.do("revolt 1")
    assert table.piece(1, "sawmill") == 0 and table.piece(1, "base") == 1


@pytest.mark.rule("R8.4.1.ii")
def test_a_revolt_costs_two_of_the_suit() -> None:
    assert "revolt 12" in rising("12: A sympathy", supporters=["ambush_fox", "ambush_bird"]).offers()
    assert "revolt 12" in rising("12: A sympathy", supporters=["ambush_bird", "sappers_bird"]).offers()
    short = rising("12: A sympathy", supporters=["ambush_fox", "ambush_mouse"])
    assert "revolt 12" not in short.offers() and short.why_not("revolt 12") == "R8.4.1.ii"


@pytest.mark.rule("R8.4.1.ii")
def test_which_supporters_go_is_her_choice() -> None:
    table = rising("12: A sympathy", supporters=["ambush_fox", "anvil_fox", "ambush_bird", "root_tea_mouse"])
    table.do("revolt 12")
    assert table.question() == "PaySupporter"
    assert table.offers() == ["support ambush_bird", "support ambush_fox", "support anvil_fox"]
    assert table.why_not("support root_tea_mouse") == "R8.4.1.ii"
    table.do("support ambush_bird", "support anvil_fox")
    assert table.supporters() == ["ambush_fox", "root_tea_mouse"]
    assert table.discard() == ["ambush_bird", "anvil_fox"]


@pytest.mark.rule("R8.4.1.ii")
def test_whether_she_is_asked_does_not_tell_what_she_holds() -> None:
    choice = rising("12: A sympathy", supporters=["ambush_fox", "anvil_fox", "ambush_bird"]).do("revolt 12")
    none = rising("12: A sympathy", supporters=["ambush_fox", "anvil_fox", "root_tea_mouse"]).do("revolt 12")
    assert choice.question() == none.question() == "PaySupporter"
    assert choice.view("M") == none.view("M")


@pytest.mark.rule("R8.4.1.iii")
def test_the_enemies_leave_and_base_warriors_and_officer_come() -> None:
    table = rising("1: A sympathy", "12: M2+sawmill, E1, A sympathy", "9: A sympathy", supporters=FOX)
    before = table.supply("A")
    table.do("revolt 12")
    assert (table.count(12, "M"), table.count(12, "E"), table.piece(12, "sawmill")) == (0, 0, 0)
    assert (table.count(12, "A"), table.piece(12, "base"), table.piece(12, "sympathy")) == (2, 1, 1)
    assert table.points("A") == 1 and table.state.alliance.officers == 1
    assert table.supply("A") == before - 3 and table.supporters() == []


@pytest.mark.rule("R-A5")
def test_warriors_come_before_the_officer_as_far_as_the_supply_goes() -> None:
    table = rising("1: A sympathy", "12: A sympathy", "8: A sympathy", "5: A8", supporters=FOX).do("revolt 12")
    assert (table.count(12, "A"), table.state.alliance.officers, table.supply("A")) == (2, 0, 0)


@pytest.mark.rule("R-A5")
def test_a_vagabond_there_damages_three_items_and_the_hospital_may_help() -> None:
    table = scene("M A V", "12: M2, V, A sympathy", "4: M keep", active="A", A={"supporters": FOX},
                  M={"hand": ["root_tea_fox"]}, V={"items": ["boots", "sword", "torch", "crossbow"]})
    table.do("revolt 12")
    assert (table.asks(), table.question()) == ("M", "FieldHospitals")
    table.do("hospital root_tea_fox")
    assert table.count(4, "M") == 2
    assert table.asks() == "V"
    table.do(table.offers()[0]).do(table.offers()[0]).do(table.offers()[0])
    board = table.state.vagabonds[0]
    assert sum(board.items[3::5]) + sum(board.items[4::5]) == 3
    assert table.piece(12, "base") == 1 and table.question() != "DamageItems"


# --- spread

@pytest.mark.rule("R8.4.2.i")
def test_sympathy_spreads_to_neighbours() -> None:
    wild = ["ambush_bird", "sappers_bird", "armorers_bird"]
    table = rising("9: A sympathy", supporters=wild)
    assert table.offers("spread") == ["spread 1", "spread 4", "spread 12"]
    assert table.why_not("spread 5") == "R8.4.2.i"
    assert len(rising(supporters=wild).offers("spread")) == 12


@pytest.mark.rule("R8.4.2.i")
def test_never_into_the_keeps_clearing_or_a_scorched_one() -> None:
    table = rising("9: A sympathy", "4: M keep", supporters=["ambush_bird"])
    assert table.offers("spread") == ["spread 1", "spread 12"] and table.why_not("spread 4") == "R6.2.2"
    burnt = rising("9: A sympathy", supporters=["ambush_bird"], factions="M A V", scorched=[1])
    assert burnt.offers("spread") == ["spread 4", "spread 12"] and burnt.why_not("spread 1") == "RG.6.2"


@pytest.mark.rule("R8.4.2.i")
@pytest.mark.rule("R1.1.4")
def test_rivers_count_only_with_riverboats() -> None:
    table = rising("10: A sympathy", supporters=["ambush_bird", "sappers_bird"], factions="M A R")
    table.until("AllianceRise")
    assert table.offers("spread") == ["spread 1", "spread 2", "spread 12"]
    boats = scene("M A R", "10: A sympathy", "3: A1", active="A", A={"supporters": ["ambush_bird", "sappers_bird"]},
                  R={"prices": {"boats": 1}})
    boats.do("buy boats").until("AllianceRise")
    assert boats.offers("spread") == ["spread 1", "spread 2", "spread 5", "spread 11", "spread 12"]


@pytest.mark.rule("R8.4.2.ii")
def test_the_price_stands_above_the_token() -> None:
    three = ["1: A sympathy", "9: A sympathy", "4: A sympathy"]
    short = rising(*three, supporters=["ambush_fox", "root_tea_mouse"])
    assert "spread 12" not in short.offers() and short.why_not("spread 12") == "R8.4.2.ii"
    table = rising(*three, supporters=["ambush_fox", "ambush_bird", "root_tea_mouse"])
    table.do("spread 12", "support ambush_bird", "support ambush_fox")
    assert table.piece(12, "sympathy") == 1 and table.supporters() == ["root_tea_mouse"]
    costs = [table.state.book.sympathy_cost[number] for number in range(10)]
    assert costs == [1, 1, 1, 2, 2, 2, 3, 3, 3, 3]


@pytest.mark.rule("R8.4.2.ii.a")
def test_martial_law_needs_three_warriors_of_one_player() -> None:
    table = rising("9: A sympathy", "12: M2, E2", supporters=["ambush_fox", "root_tea_mouse"])
    assert "spread 12" in table.offers()
    law = rising("9: A sympathy", "12: M3", supporters=["ambush_fox", "root_tea_mouse"])
    assert "spread 12" not in law.offers() and law.why_not("spread 12") == "R8.4.2.ii.a"
    paid = rising("9: A sympathy", "12: M3", supporters=[*FOX, "root_tea_mouse"])
    paid.do("spread 12", "support ambush_fox", "support anvil_fox")
    assert paid.piece(12, "sympathy") == 1


@pytest.mark.rule("R8.4.2.ii.a")
@pytest.mark.parametrize("army", ["M", "E", "C", "R"])
def test_anybodys_three_warriors_are_martial_law(army: str) -> None:
    factions = " ".join(dict.fromkeys(["M", "A", army, "E"]))
    for number, price in ((2, 1), (3, 2), (4, 2)):
        for supporters in (1, 2):
            table = scene(factions, "9: A sympathy", f"12: {army}{number}", active="A", phase="birdsong",
                          A={"supporters": ["ambush_fox", "anvil_fox"][:supporters]})
            table.until("AllianceRise")
            assert ("spread 12" in table.offers()) == (supporters >= price) and "spread 1" in table.offers()


@pytest.mark.rule("R8.4.2.ii.a")
def test_her_own_warriors_are_no_martial_law() -> None:
    assert "spread 12" in rising("9: A sympathy", "12: A3", supporters=["ambush_fox"]).offers()


@pytest.mark.rule("RG.6.2", "R8.4.1.i", "R8.6.1.iii")
def test_nothing_is_placed_in_a_scorched_clearing_of_her_own() -> None:
    """Pieces of a partner stay when the Scoundrel scorches the clearing (R2.7)."""
    scoundrel = {"partner": "A", "character": "scoundrel", "items": ["boots"]}
    dawn = scene("M A V E", "8: A sympathy", "12: A sympathy", active="A", phase="birdsong", scorched=[8], V=scoundrel,
                 A={"supporters": FOX})
    assert dawn.offers("revolt") == ["revolt 12"] and dawn.why_not("revolt 8") == "RG.6.2"
    dusk = scene("M A V E", "8: A1+base", "9: A base", active="A", phase="evening", scorched=[8], V=scoundrel, A={"officers": 1})
    assert dusk.offers("levy") == ["levy 9"] and dusk.why_not("levy 8") == "RG.6.2"
    assert "organize 8" not in dusk.offers() and [text for text in dusk.offers("move") if text.startswith("move 8 ")]


@pytest.mark.rule("R8.4.2.iii")
def test_each_token_scores_the_space_it_uncovers() -> None:
    four = ["1: A sympathy", "9: A sympathy", "4: A sympathy", "10: A sympathy"]
    table = rising(*four, supporters=FOX).do("spread 12")
    assert table.piece(12, "sympathy") == 1 and table.points("A") == 2
    assert table.state.book.sympathy_points == [0, 1, 1, 1, 2, 2, 3, 4, 4, 4]


# --- Daylight

@pytest.mark.rule("R8.5.2")
def test_mobilize_any_card_any_number_of_times() -> None:
    table = scene("M A E", active="A", phase="daylight", A={"hand": ["ambush_bird", "root_tea_mouse", "dominance_fox"]})
    table.do("mobilize dominance_fox", "mobilize root_tea_mouse")
    assert table.supporters() == ["dominance_fox", "root_tea_mouse"] and table.hand("A") == ["ambush_bird"]


@pytest.mark.rule("R8.5.2")
def test_others_do_not_see_which_card_was_mobilized() -> None:
    one = scene("M A E", active="A", phase="daylight", A={"hand": ["ambush_bird", "root_tea_mouse", "anvil_fox"]})
    other = scene("M A E", active="A", phase="daylight", A={"hand": ["ambush_bird", "root_tea_mouse", "anvil_fox"]})
    one.do("mobilize root_tea_mouse")
    other.do("mobilize anvil_fox")
    assert one.view("M") == other.view("M") and one.view("A") != other.view("A")
    assert "root_tea_mouse" not in str(one.table.log_for([one.number("M")]))
    assert "mobilize root_tea_mouse" in str(one.table.log_for([one.number("A")]))


@pytest.mark.rule("R8.5.2-2")
@pytest.mark.rule("R-P6")
def test_mobilizing_above_the_limit_discards_the_card_at_once() -> None:
    five = ["ambush_rabbit", "bake_sale_rabbit", "cobbler_rabbit", "root_tea_rabbit", "smuggler_s_trail_rabbit"]
    table = scene("M A E", active="A", phase="daylight", A={"hand": ["anvil_fox", "ambush_bird"], "supporters": five})
    table.do("mobilize anvil_fox")
    assert table.supporters() == five and table.hand("A") == ["ambush_bird"] and table.discard() == ["anvil_fox"]


@pytest.mark.rule("R8.5.3")
def test_train_with_a_card_of_a_bases_suit() -> None:
    table = scene("M A E", "12: A base", active="A", phase="daylight", A={"hand": ["anvil_fox", "ambush_bird", "root_tea_mouse"]})
    assert table.offers("train") == ["train ambush_bird", "train anvil_fox"]
    assert table.why_not("train root_tea_mouse") == "R8.5.3"
    before = table.supply("A")
    table.do("train anvil_fox")
    assert (table.state.alliance.officers, table.supply("A")) == (1, before - 1)
    assert table.discard() == ["anvil_fox"]


@pytest.mark.rule("R8.5.3")
def test_no_base_or_no_warrior_no_training() -> None:
    table = scene("M A E", active="A", phase="daylight", A={"hand": ["anvil_fox"]})
    assert table.offers("train") == [] and table.why_not("train anvil_fox") == "R8.5.3"
    empty = scene("M A E", "12: A4 base", "5: A6", active="A", phase="daylight", A={"hand": ["anvil_fox"]})
    assert empty.offers("train") == [] and empty.why_not("train anvil_fox") == "R8.5.3"


# --- Evening

@pytest.mark.rule("R8.6.1")
def test_as_many_operations_as_officers_who_stay() -> None:
    table = evening("12: A1 base", deck=["anvil_fox", "ambush_fox"])
    assert table.question() == "AllianceOperation" and "done" in table.offers()
    table.do("levy 12")
    assert table.question() == "AllianceOperation"
    table.do("levy 12")
    assert table.question() != "AllianceOperation" and table.active() != "A"
    assert table.count(12, "A") == 3 and table.state.alliance.officers == 2
    assert table.state.alliance.operations == 0
    assert evening("12: A1 base", officers=0).active() != "A"


@pytest.mark.rule("R8.6.1.i")
def test_a_move_and_a_battle_are_operations() -> None:
    table = evening("5: A2, M1")
    assert "move 5 1 1" in table.offers() and "move 5 1 2" in table.offers() and "battle 5 marquise" in table.offers()
    table.do("battle 5 marquise", luck=("roll 3 1",))
    assert (table.count(5, "A"), table.count(5, "M")) == (1, 0)
    assert table.state.alliance.operations == 1
    table.do("move 5 1 1")
    assert table.count(1, "A") == 1 and table.active() != "A"


@pytest.mark.rule("R8.6.1.i")
def test_a_move_needs_rule_and_no_outrage_follows_from_her_own() -> None:
    table = evening("5: A1, M3", "9: A2", "1: A sympathy")
    assert not [text for text in table.offers("move") if text.startswith("move 5")]
    table.do("move 9 1 1")
    assert table.question() == "AllianceOperation" and table.count(1, "A") == 1


@pytest.mark.rule("R8.6.1.iii")
def test_recruit_at_a_base() -> None:
    table = evening("12: A base", "9: A base", "5: A1")
    assert table.offers("levy") == ["levy 9", "levy 12"]
    assert table.why_not("levy 5") == "R8.6.1.iii"
    table.do("levy 9")
    assert table.count(9, "A") == 1
    last = evening("12: A7 base").do("levy 12")
    assert (last.supply("A"), last.count(12, "A"), last.offers("levy")) == (0, 8, [])
    empty = evening("12: A8 base")
    assert empty.supply("A") == 0 and empty.offers("levy") == [] and empty.why_not("levy 12") == "R8.6.1.iii"


@pytest.mark.rule("R8.6.1.iv")
def test_organize_turns_a_warrior_into_sympathy() -> None:
    table = evening("5: A1, M3", "9: A sympathy", "4: A1, M keep")
    before = table.supply("A")
    assert table.offers("organize") == ["organize 5"]                  # not next to sympathy, under Martial Law, without supporters
    assert table.why_not("organize 4") == "R6.2.2"
    assert table.why_not("organize 1") == "R8.6.1.iv"
    table.do("organize 5")
    assert (table.count(5, "A"), table.piece(5, "sympathy"), table.supply("A")) == (0, 1, before + 1)
    assert table.points("A") == 1                                      # the second token


@pytest.mark.rule("R8.6.2")
def test_one_card_and_one_for_each_base() -> None:
    table = evening("12: A base", "9: A base", officers=0)
    assert len(table.hand("A")) == 3
    assert len(evening(officers=0).hand("A")) == 1


@pytest.mark.rule("R8.6.2")
def test_then_down_to_five() -> None:
    hand = ["ambush_fox", "anvil_fox", "root_tea_mouse", "ambush_bird", "sword_mouse"]
    table = scene("M A E", active="A", phase="evening", A={"hand": hand}, deck=["cobbler_rabbit"])
    assert (table.asks(), table.question()) == ("A", "DiscardDown") and len(table.offers("discard")) == 6
    table.do("discard cobbler_rabbit")
    assert sorted(table.hand("A")) == sorted(hand) and table.discard() == ["cobbler_rabbit"]
