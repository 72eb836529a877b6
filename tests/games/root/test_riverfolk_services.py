"""Services of the Riverfolk (R11.2.6, R11.2.7): who buys, what it costs, what it brings."""
import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

PRICES = {"card": 1, "boats": 1, "mercenaries": 1}


def morning(*clearings: str, prices: dict[str, int] = PRICES, hand: tuple[str, ...] = (), **fields: object) -> Scene:
    """The start of the Marquise's Birdsong at a table of M, E and R."""
    return scene("M E R", *clearings, active="M", phase="birdsong", R={"prices": prices, "hand": list(hand)}, **fields)


def hired(*clearings: str, **fields: object) -> Scene:
    """M has bought Mercenaries, and Daylight begins."""
    return morning(*clearings, **fields).do("buy mercenaries")


@pytest.mark.rule("R11.2.6")
def test_services_are_offered_before_all_else_in_birdsong_and_not_later() -> None:
    table = morning("9: M1+sawmill", hand=("root_tea_fox",))
    assert (table.asks(), table.question()) == ("M", "BirdsongStarts")
    assert table.offers() == ["done", "buy-card root_tea_fox", "buy boats", "buy mercenaries"]
    assert table.piece(9, "wood") == 0
    table.do("done")
    assert table.piece(9, "wood") == 1 and table.phase() == "daylight"
    assert table.offers("buy") == [] and table.why_not("buy boats") == "R11.2.6"


@pytest.mark.rule("R11.2.6", "RQ.2")
def test_nobody_is_asked_whether_he_sells() -> None:
    table = morning("9: M1", hand=("root_tea_fox",)).do("buy-card root_tea_fox")
    assert table.asks() == "M" and table.hand("M") == ["root_tea_fox"] and table.hand("R") == []


@pytest.mark.rule("R11.2.6")
def test_the_riverfolk_do_not_buy_from_themselves() -> None:
    table = scene("M E R", "5: R1", active="R", phase="birdsong", R={"prices": PRICES, "funds": {"R": 1}})
    assert table.phase() == "daylight" and table.offers("buy") == []
    assert table.why_not("buy boats") == "R11.2.6"


@pytest.mark.rule("R11.2.6.i")
def test_the_price_goes_from_the_supply_to_payments() -> None:
    table = morning("9: M3", prices={"card": 4, "boats": 3, "mercenaries": 2})
    before = table.supply("M")
    table.do("buy boats")
    assert table.supply("M") == before - 3
    assert table.board("R")["payments"] == {"M": 3}


@pytest.mark.rule("R11.2.6.i")
def test_without_enough_warriors_in_supply_nothing_is_sold() -> None:
    table = morning("1: M12", "2: M12", prices={"card": 1, "boats": 2, "mercenaries": 1}, hand=("root_tea_fox",))
    assert table.supply("M") == 1
    assert table.offers() == ["done", "buy-card root_tea_fox", "buy mercenaries"]
    dear = morning("1: M12", "2: M12", prices={"card": 2, "boats": 1, "mercenaries": 2}, hand=("root_tea_fox",))
    assert dear.offers() == ["done", "buy boats"]
    assert table.why_not("buy boats") == "R11.2.6.i"


@pytest.mark.rule("R11.2.6.i-2")
def test_paid_warriors_are_in_no_supply_until_the_riverfolk_let_them_go() -> None:
    table = morning("1: M11+recruiter", "2: M10", prices={"card": 4, "boats": 4, "mercenaries": 4}).do("buy boats")
    assert table.supply("M") == 0
    table.do("done")
    assert table.offers("recruit") == []
    again = scene("M E R", "1: M11+recruiter", "2: M10", "5: R1", active="R", phase="daylight", R={"funds": {"M": 4}})
    again.do("hire 5")
    assert again.supply("M") == 1 and again.board("R")["funds"] == {"M": 3}


@pytest.mark.rule("R11.2.6.ii")
def test_each_clearing_with_a_post_and_a_piece_of_the_buyer_allows_one_more() -> None:
    table = scene("M A R", "9: A sympathy, R+post", "7: A1, R+post", "12: A1", "11: R+post", active="A", phase="birdsong",
                  R={"prices": PRICES, "hand": ["root_tea_fox", "anvil_fox", "bake_sale_rabbit", "sword_mouse"]})
    table.do("buy-card root_tea_fox", "buy boats", "buy-card anvil_fox")
    assert table.offers("buy-card") == [] and table.offers("buy") == []
    assert table.hand("A") == ["anvil_fox", "root_tea_fox"]


@pytest.mark.rule("R11.2.6.ii")
def test_one_service_where_no_post_stands_beside_the_buyer() -> None:
    table = morning("9: M1", "7: E1, R+post", hand=("root_tea_fox", "sword_mouse"), M={"effects": ["better_burrow_bank"]})
    table.do("buy-card root_tea_fox")
    assert table.question() == "BirdsongStarts" and table.offers("buy-card") == []
    assert table.why_not("buy-card sword_mouse") == "R11.2.6.ii"


@pytest.mark.rule("R11.2.6.ii", "R11.2.6.iii")
def test_a_pawn_beside_a_post_allows_one_more() -> None:
    table = scene("M V R", "9: V, R+post", "5: R15", active="V", phase="birdsong", V={"items": ["boots", "boots", "boots"]},
                  R={"prices": PRICES, "hand": ["root_tea_fox", "anvil_fox"]})
    table.do("buy-card root_tea_fox", "buy-card anvil_fox")
    assert table.offers("buy") == [] and table.hand("V") == ["anvil_fox", "root_tea_fox"]
    assert table.board("R")["payments"] == {}, "served although no warrior is left to lay down"


@pytest.mark.rule("R11.2.6.iii")
def test_a_vagabond_pays_with_items_and_is_served_even_if_the_riverfolk_lack_warriors() -> None:
    table = scene("M V R", "12: V", "5: R14", active="V", phase="birdsong", V={"items": ["boots", "boots", "sword", "torch down"]},
                  R={"prices": {"card": 2, "boats": 4, "mercenaries": 1}, "hand": ["root_tea_fox"]})
    assert table.supply("R") == 1
    assert table.offers("buy") == [] and table.why_not("buy boats") == "R11.2.6.iii"
    table.do("buy-card root_tea_fox", "spend boots", "spend sword")
    assert table.hand("V") == ["root_tea_fox"]
    assert table.supply("R") == 0 and table.board("R")["payments"] == {"R": 1}


@pytest.mark.rule("R11.2.7.i")
def test_hand_cards_may_be_bought_again() -> None:
    table = morning("9: M1, R+post", hand=("ambush_bird", "ambush_bird", "root_tea_fox"))
    assert table.offers("buy-card") == ["buy-card ambush_bird", "buy-card root_tea_fox"]
    table.do("buy-card ambush_bird", "buy-card ambush_bird")
    assert table.hand("M") == ["ambush_bird", "ambush_bird"] and table.hand("R") == ["root_tea_fox"]
    assert table.discard() == []


@pytest.mark.rule("R11.2.7.i")
def test_a_card_that_is_not_in_the_open_hand_cannot_be_bought() -> None:
    table = morning("9: M1", hand=("root_tea_fox",))
    assert table.why_not("buy-card sword_mouse") == "R11.2.7.i"


@pytest.mark.rule("R11.2.7.i", "R-P18")
def test_everybody_knows_the_card_that_was_bought() -> None:
    table = morning("9: M1", hand=("root_tea_fox",)).do("buy-card root_tea_fox")
    seat = table.number("M")
    assert table.view("E")["seats"][seat]["known"] == {"cards": ["root_tea_fox"], "lost": 0}


@pytest.mark.rule("R11.2.7.ii", "R1.1.4")
def test_riverboats_make_the_river_a_path_until_the_turn_ends() -> None:
    table = morning("10: M2", "3: E1+roost").do("buy boats")
    assert [text for text in table.offers("move") if text.startswith("move 10 11 ")] == ["move 10 11 1", "move 10 11 2"]
    later = morning("10: M2", "3: E1+roost").do("done")
    assert [text for text in later.offers("move") if text.startswith("move 10 11 ")] == []


@pytest.mark.rule("R11.2.7.ii", "R-G17")
def test_riverboats_leave_the_condition_of_rule() -> None:
    table = morning("10: M1, E2", "11: E1", "1: M1", "3: E+roost").do("buy boats")
    assert "move 10 11 1" not in table.offers() and "move 10 5 1" not in table.offers()
    ruled = morning("10: M1, E2", "11: M2", "1: M1", "3: E+roost").do("buy boats")
    assert "move 10 11 1" in ruled.offers()


@pytest.mark.rule("R11.2.7.ii", "R1.1.4")
def test_riverboats_serve_only_the_buyer_and_only_this_turn() -> None:
    table = morning("10: M3", "11: E2", "3: E+roost", E={"hand": ["anvil_fox"]}).do("buy boats").until("AddToDecree")
    assert table.active() == "E" and table.state.boats == 0
    cats = scene("M E R", "10: M3", "11: E2", "3: E+roost", active="E", phase="daylight", E={"leader": "commander"})
    assert [text for text in cats.offers("move") if text.startswith("move 11 10 ")] == []
    sailing = scene("M E R", "10: M3", "3: E1+roost", active="M", phase="evening", boats=True, M={"effects": ["cobbler"]})
    assert sailing.question() == "MayUse cobbler" and "move 10 11 3" in sailing.offers()
    sailing.do("done").until("RiverfolkAct")
    assert sailing.state.boats == 0
    while sailing.question() != "MayUse cobbler":
        sailing.do("done" if "done" in sailing.offers() else sailing.offers()[0])
    assert "move 10 11 3" not in sailing.offers() and "move 10 12 3" in sailing.offers()


@pytest.mark.rule("R1.1.4", "R11.2.7.ii")
def test_wood_travels_on_riverboats() -> None:
    pieces = ("10: M2+wood", "11: M1+recruiter", "3: E1+roost")
    table = morning(*pieces).do("buy boats")
    assert "build recruiter 11" in table.offers()
    dry = morning(*pieces).do("done")
    assert "build recruiter 10" in dry.offers() and dry.why_not("build recruiter 11") == "R6.5.4.i"


@pytest.mark.rule("R1.1.4", "R11.2.7.ii")
def test_sympathy_spreads_on_riverboats() -> None:
    for choice, targets in (("done", []), ("buy boats", ["spread 11"])):
        table = scene("M A R", "10: A sympathy", active="A", phase="birdsong",
                      A={"supporters": ["sword_mouse"]}, R={"prices": PRICES})
        assert table.do(choice).until("AllianceRise").offers("spread") == ["spread 2", *targets]


@pytest.mark.rule("R11.2.7.ii")
def test_a_vagabond_slips_and_moves_on_riverboats() -> None:
    table = scene("M V R", "10: V", active="V", phase="birdsong", V={"items": ["boots", "boots", "sword"]}, R={"prices": PRICES})
    table.do("buy boats", "spend sword").until("Slip")
    assert "slip 11" in table.offers()
    table.do("done").until("VagabondAct")
    assert "walk 11" in table.offers()
    dry = scene("M V R", "10: V", active="V", phase="birdsong", V={"items": ["boots", "boots", "sword"]}, R={"prices": PRICES})
    assert "slip 11" not in dry.do("done").until("Slip").offers()


@pytest.mark.rule("R11.2.7.ii")
def test_riverboats_are_not_sold_twice() -> None:
    table = morning("9: M1, R+post", M={"effects": ["royal_claim"]}).do("buy boats")
    assert table.offers("buy") == ["buy mercenaries"] and table.why_not("buy boats") == "R11.2.7.ii"


@pytest.mark.rule("R11.2.7.iii", "R-R3")
def test_mercenaries_count_for_the_buyers_rule_from_daylight_on() -> None:
    table = morning("10: R3, E2", "9: M1, R+post", "3: E+roost").do("buy mercenaries")
    assert table.phase() == "birdsong" and table.ruler(10) == "R"
    table.do("done")
    assert table.phase() == "daylight" and table.ruler(10) == "M"


@pytest.mark.rule("R11.2.7.iii")
def test_mercenaries_fight_others_without_a_warrior_of_the_buyer_but_do_not_move() -> None:
    table = hired("10: R3, E2", "9: M1", "3: E+roost")
    assert "battle 10 eyrie" in table.offers() and "battle 10 riverfolk" not in table.offers()
    assert [text for text in table.offers("move") if text.startswith("move 10 ")] == []


@pytest.mark.rule("R11.2.7.iii")
def test_mercenaries_deal_hits_for_the_buyer() -> None:
    table = hired("10: R3, E4", "3: E+roost").do("battle 10 eyrie", luck=("roll 3 0",)).until("MarquiseAct")
    assert table.count(10, "E") == 1 and table.count(10, "R") == 3


@pytest.mark.rule("R11.2.7.iii", "R-R3")
def test_against_the_riverfolk_only_own_warriors_fight() -> None:
    table = hired("10: M1, R3", "3: E1+roost").do("battle 10 riverfolk", luck=("roll 3 2",)).until("MarquiseAct")
    assert (table.count(10, "M"), table.count(10, "R")) == (0, 2)
    none = hired("10: R3, E1", "9: M1", "3: E+roost")
    assert "battle 10 riverfolk" not in none.offers() and none.why_not("battle 10 riverfolk") == "R11.2.7.iii"


@pytest.mark.rule("R11.2.7.iii", "R-card-royal-claim-bird")
def test_mercenaries_do_not_serve_in_birdsong() -> None:
    table = morning("10: R3", "9: M1", "3: E1+roost", M={"effects": ["royal_claim"]}).do("buy mercenaries", "claim")
    assert table.points("M") == 1


@pytest.mark.rule("R-R3")
def test_mercenaries_are_no_cats_for_the_field_hospitals() -> None:
    table = hired("2: M1+keep", "10: R2, E4", "3: E+roost", M={"hand": ["bake_sale_rabbit"]})
    table.do("battle 10 eyrie", luck=("roll 2 2",))
    assert table.question() != "FieldHospitals" and table.count(10, "R") == 0 and table.supply("R") == 15


@pytest.mark.rule("R-R3", "R-card-favor")
def test_a_favor_of_the_buyer_removes_mercenaries() -> None:
    table = hired("5: M+workshop", "4: M+workshop", "3: M+workshop", "10: R2", "8: R1", "1: E+roost",
                  M={"hand": ["favor_of_the_rabbits_rabbit"]}).do("craft favor_of_the_rabbits_rabbit")
    assert (table.count(10, "R"), table.count(8, "R")) == (0, 1)


@pytest.mark.rule("R-R3")
def test_mercenaries_cannot_be_organized() -> None:
    table = scene("M A R", "10: R2", "9: A1", active="A", phase="evening", mercenaries="serving", A={"officers": 2})
    assert table.ruler(10) == "A"
    assert [text for text in table.offers("organize") if "10" in text.split()] == []


@pytest.mark.rule("R-R3")
def test_mercenaries_win_no_dominance() -> None:
    table = scene("M E R", "1: M1", "6: M1", "8: R2", "3: E1+roost", active="M", phase="birdsong", M={"dominance": "fox"},
                  R={"prices": PRICES})
    table.do("buy mercenaries")
    assert table.result() == "" and table.ruler(8) == "M"
    while table.active() != "M" or table.phase() != "birdsong":
        table.do("done" if "done" in table.offers() else table.offers()[0])
    assert table.ruler(8) == "R" and table.result() == ""


@pytest.mark.rule("R11.2.7.iii.a")
@pytest.mark.parametrize(("cats", "otters", "hits", "left"),
                         [(2, 2, 3, (0, 1)), (1, 3, 3, (0, 1)), (3, 1, 3, (1, 0)), (2, 2, 2, (1, 1))])
def test_hits_are_shared_with_the_mercenaries(cats: int, otters: int, hits: int, left: tuple[int, int]) -> None:
    table = hired(f"10: M{cats}, R{otters}, E5", "3: E+roost").do("battle 10 eyrie", luck=(f"roll 3 {hits}",)).until("MarquiseAct")
    assert (table.count(10, "M"), table.count(10, "R")) == left


@pytest.mark.rule("R11.2.7.iii.a")
def test_an_ambush_is_shared_and_buildings_fall_last() -> None:
    table = hired("10: M1+sawmill, R1, E5", "3: E+roost", E={"hand": ["ambush_bird"]})
    table.do("battle 10 eyrie", "ambush ambush_bird")
    assert (table.count(10, "M"), table.count(10, "R"), table.piece(10, "sawmill")) == (0, 0, 1)
    assert "no-roll" in table.told()


@pytest.mark.rule("R11.2.7.iii", "R11.2.7.iii.a")
def test_against_the_riverfolk_hired_warriors_neither_strike_nor_fall() -> None:
    table = scene("M E R", "9: M1+sawmill2, R3", "3: E1+roost", active="M", phase="daylight", mercenaries="serving")
    table.do("battle 9 riverfolk", luck=("roll 3 2",))
    assert (table.count(9, "M"), table.count(9, "R"), table.piece(9, "sawmill")) == (0, 2, 1)
    alone = scene("M E R", "9: R3", "3: E1+roost", "8: M1", active="M", phase="daylight", mercenaries="serving")
    assert "battle 9 riverfolk" not in alone.offers()


@pytest.mark.rule("R11.2.7.iii.a", "R-B3")
def test_mercenaries_alone_in_an_ambush_and_then_the_buyers_building() -> None:
    table = hired("10: M+workshop, R1, E2", "3: E+roost", E={"hand": ["ambush_bird"], "leader": "commander"})
    table.do("battle 10 eyrie", "ambush ambush_bird")
    assert (table.count(10, "R"), table.piece(10, "workshop"), table.points("E")) == (0, 0, 1) and "no-roll" in table.told()


@pytest.mark.rule("R11.2.7.iii", "R10.4.3.i")
def test_mercenaries_serve_no_crusade_but_the_rule_of_a_garden() -> None:
    crusade = scene("C M R", "9: R2, M1", active="C", phase="birdsong", C={"acolytes": 4, "outcast": "mouse"}, R={"prices": PRICES})
    crusade.do("buy mercenaries").until("CultConspire")
    assert crusade.offers("battle") == crusade.offers("move") == [] and crusade.offers("convert")
    day = scene("C M R", "9: R2, M1", active="C", phase="daylight", mercenaries="serving", C={"hand": ["root_tea_mouse"]})
    assert day.offers("garden") == ["garden root_tea_mouse 9"]


@pytest.mark.rule("R11.2.7.iii", "R-R3")
def test_they_serve_until_the_turn_ends() -> None:
    table = scene("M E R", "10: R3, E2", "9: M1", "3: E1+roost", active="M", phase="evening", mercenaries="serving")
    assert table.active() == "E" and table.ruler(10) == "R"
    hired = scene("M E R", "10: R3, E2", "9: M1", active="M", phase="evening", mercenaries="serving", M={"effects": ["cobbler"]})
    assert hired.question() == "MayUse cobbler" and hired.ruler(10) == "M"


@pytest.mark.rule("R-R3", "R9.2.9.III")
def test_a_vagabond_who_fells_mercenaries_is_hostile_to_the_riverfolk() -> None:
    table = scene("M V R", "10: R2, V", "9: M1", active="M", phase="daylight", mercenaries="serving",
                  V={"items": ["sword", "sword", "boots", "torch"]})
    table.do("battle 10 vagabond", luck=("roll 1 1",)).do("damage boots satchel")
    assert table.count(10, "R") == 1
    assert table.board("V")["relations"] == {"M": 0, "R": "hostile"}


@pytest.mark.rule("R11.2.7.iii.b")
def test_a_vagabond_cannot_hire_mercenaries() -> None:
    table = scene("M V R", "12: V", active="V", phase="birdsong", V={"items": ["boots", "boots", "sword", "torch"]},
                  R={"prices": PRICES, "hand": ["root_tea_fox"]})
    assert table.offers() == ["done", "buy-card root_tea_fox", "buy boats"]
    assert table.why_not("buy mercenaries") == "R11.2.7.iii.b"
