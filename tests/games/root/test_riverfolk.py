"""The Riverfolk Company (Law 11): set-up, the open hand, their turn, their posts."""
from collections.abc import Iterable

import pytest

from tests.games.root.scene import Scene, new_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def day(*clearings: str, factions: str = "M E R", others: dict[str, object] | None = None, **board: object) -> Scene:
    """The Riverfolk's Daylight."""
    return scene(factions, *clearings, active="R", phase="daylight", R=board, **(others or {}))


def dawn(*clearings: str, **board: object) -> Scene:
    """The Riverfolk's Birdsong, run through."""
    return scene("M E R", *clearings, active="R", phase="birdsong", R=board)


def targets(texts: Iterable[str]) -> list[int]:
    return [int(text.split()[1]) for text in texts]


# --- set-up

def landing(factions: str, *before: str, **options: object) -> Scene:
    """The first question of the Riverfolk in a new game."""
    table = scene(factions, seed=3)
    table.table = new_game(factions, 3, **options)
    wanted = list(before)
    while table.question() != "LandWarrior":
        offers = table.offers()
        table.do(next((text for text in wanted if text in offers), offers[0]))
    return table


@pytest.mark.rule("R11.3.2")
def test_four_warriors_land_at_the_river() -> None:
    table = landing("E A R")
    assert targets(table.offers()) == [4, 5, 7, 10, 11]
    table.do("land 10", "land 10", "land 5", "land 10")
    assert (table.count(10, "R"), table.count(5, "R")) == (3, 1) and table.question() == "SetPrice"


@pytest.mark.rule("R11.3.2")
def test_the_river_of_winter() -> None:
    assert targets(landing("E A R", map="winter").offers()) == [7, 10, 11, 12]


@pytest.mark.rule("R-P7", "R6.2.2")
def test_nobody_lands_at_the_keep() -> None:
    table = landing("M E R", "keep 4")
    assert table.piece(4, "keep") == 1
    assert targets(table.offers()) == [5, 7, 10, 11] and table.why_not("land 4") == "R-P7"
    assert table.why_not("land 1") == "R11.3.2"


@pytest.mark.rule("R11.3.4")
def test_three_warriors_lie_in_payments_from_the_start() -> None:
    table = landing("E A R").do("land 4", "land 5", "land 7", "land 7")
    assert table.supply("R") == 8 and table.board("R")["payments"] == {"R": 3}
    assert sum(table.count(clearing, "R") for clearing in range(1, 13)) == 4


@pytest.mark.rule("R11.3.5")
def test_each_service_gets_a_price() -> None:
    table = landing("E A R").do("land 4", "land 4", "land 4", "land 4")
    assert table.offers() == [f"price card {price}" for price in (1, 2, 3, 4)]
    table.do("price card 4")
    assert table.offers() == [f"price boats {price}" for price in (1, 2, 3, 4)]
    table.do("price boats 2")
    assert table.offers() == [f"price mercenaries {price}" for price in (1, 2, 3, 4)]
    table.do("price mercenaries 3")
    assert table.board("R")["prices"] == {"card": 4, "boats": 2, "mercenaries": 3} and table.question() != "SetPrice"


# --- the open hand

@pytest.mark.rule("R11.2.3")
def test_all_see_the_hand() -> None:
    table = day("5: R1", hand=["ambush_bird", "root_tea_fox"], funds={"R": 1})
    for view in table.views():
        assert view["seats"][table.number("R")]["cards"] == ["ambush_bird", "root_tea_fox"]


@pytest.mark.rule("R11.2.3")
def test_a_card_is_taken_at_random_from_the_open_hand() -> None:
    hand = ["ambush_bird", "root_tea_fox", "sword_mouse"]
    dear = {"card": 4, "boats": 4, "mercenaries": 4}
    for card in hand:
        table = scene("M E R", "9: M1", active="M", phase="birdsong", M={"effects": ["stand_and_deliver"]},
                      R={"hand": hand, "prices": dear}, luck=(f"random {card}",)).do("stand riverfolk")
        assert table.hand("M") == [card] and table.hand("R") == [other for other in hand if other != card]


# --- Birdsong

@pytest.mark.rule("R11.4.1")
@pytest.mark.parametrize(("map_warriors", "paid"), [(10, 2), (14, 1), (15, 0)])
def test_protectionism_fills_empty_payments(map_warriors: int, paid: int) -> None:
    table = dawn(f"5: R{map_warriors}")
    assert table.board("R")["funds"] == ({"R": paid} if paid else {})
    assert table.supply("R") == 15 - map_warriors - paid
    assert ("protected" in table.told()) is bool(paid)


@pytest.mark.rule("R11.4.1")
def test_a_payment_of_anybody_keeps_protectionism_away() -> None:
    table = dawn("5: R1", payments={"M": 1})
    assert table.board("R")["funds"] == {"M": 1} and "protected" not in table.told()


@pytest.mark.rule("R11.4.2")
def test_dividends_need_a_post_and_count_only_funds() -> None:
    assert dawn("5: R1+post", funds={"M": 3, "R": 2}, payments={"M": 4}).points("R") == 2
    assert dawn("5: R1", funds={"M": 3, "R": 2}, payments={"M": 4}).points("R") == 0
    assert dawn("5: R1+post", payments={"M": 4}, placed={"rabbit": 1}).points("R") == 0


@pytest.mark.rule("R11.4.3")
def test_every_warrior_on_the_board_becomes_a_fund() -> None:
    table = dawn("5: R1+post", payments={"M": 2}, committed={"E": 1, "R": 1}, spaces={"rabbit": {"M": 1}}, funds={"R": 1})
    board = table.board("R")
    assert board["funds"] == {"M": 3, "E": 1, "R": 2}
    assert board["payments"] == {} and board["committed"] == {}
    assert sum(table.state.riverfolk.spaces) == 0


# --- Daylight: funds

@pytest.mark.rule("R11.5")
def test_without_funds_the_day_is_over() -> None:
    table = day("5: R3", "3: E1+roost", others={"E": {}})
    assert table.phase() == "evening"


@pytest.mark.rule("R11.5")
def test_a_spent_fund_goes_home_and_actions_come_in_any_order() -> None:
    table = day("5: R3", "3: E1+roost", funds={"M": 1, "R": 2}, hand=[])
    before = table.supply("M")
    table.do("hire 7", "refund marquise")
    assert table.supply("M") == before + 1 and table.count(7, "R") == 1
    table.do("move 7 11 1", "hire 4")
    assert table.count(11, "R") == 1 and table.count(4, "R") == 1


@pytest.mark.rule("R11.5")
def test_with_no_fund_left_only_free_effects_remain() -> None:
    table = day("5: R3", "3: E1+roost", effects=["tax_collector"])
    assert table.offers() == ["done", "tax 5"] and table.why_not("draw-card") == "R11.5.4"


@pytest.mark.rule("R11.5.1")
def test_a_move_and_a_battle_commit_a_fund_each() -> None:
    table = day("10: R3, E1", "3: E+roost", funds={"R": 2})
    table.do("move 10 11 1")
    assert table.board("R")["funds"] == {"R": 1} and table.board("R")["committed"] == {"R": 1}
    table.do("battle 10 eyrie", luck=("roll 1 0",)).until("SetPrice")
    assert table.board("R")["funds"] == {} and table.board("R")["committed"] == {"R": 2} and table.count(10, "E") == 0


@pytest.mark.rule("R11.5.1")
def test_whose_fund_is_committed_is_asked_only_where_owners_differ() -> None:
    table = day("10: R3", "3: E1+roost", funds={"M": 1, "E": 1}).do("move 10 11 1")
    assert table.question() == "CommitFund" and table.offers() == ["commit marquise", "commit eyrie"]
    assert table.count(11, "R") == 0
    table.do("commit eyrie")
    assert table.board("R")["committed"] == {"E": 1} and table.count(11, "R") == 1
    table.do("move 11 10 1")
    assert table.question() != "CommitFund" and table.board("R")["committed"] == {"M": 1, "E": 1}


@pytest.mark.rule("R11.2.2")
def test_the_river_needs_no_rule_but_paths_do() -> None:
    table = day("10: R1, E5", "3: E+roost", funds={"R": 1})
    assert table.offers("move") == ["move 10 5 1", "move 10 11 1"]
    assert table.why_not("move 10 12 1") == "R4.2.1"
    ruled = day("10: R1, E5", "12: R1", "3: E+roost", funds={"R": 1})
    assert "move 10 12 1" in ruled.offers()


@pytest.mark.rule("R11.5.4")
def test_a_card_for_a_committed_fund() -> None:
    table = day("5: R1", "3: E1+roost", funds={"R": 2}, others={"deck": ["root_tea_fox", "sword_mouse"]}).do("draw-card")
    assert table.hand("R") == ["root_tea_fox"]
    assert table.board("R")["funds"] == {"R": 1} and table.board("R")["committed"] == {"R": 1}
    table.do("draw-card")
    assert table.hand("R") == ["root_tea_fox", "sword_mouse"]


@pytest.mark.rule("R11.5.5")
def test_recruits_come_to_the_river_but_not_to_keep_or_ashes() -> None:
    table = day("4: M1+keep", "5: R1", "3: E1+roost", factions="M E R V", funds={"R": 1}, others={"scorched": [7]})
    assert targets(table.offers("hire")) == [5, 10, 11]
    assert table.why_not("hire 4") == "R6.2.2" and table.why_not("hire 7") == "RG.6.2" and table.why_not("hire 1") == "R11.5.5"
    supply = table.supply("R")
    table.do("hire 10")
    assert table.count(10, "R") == 1 and table.supply("R") == supply and table.board("R")["funds"] == {}


@pytest.mark.rule("R11.5.5")
def test_without_a_warrior_in_supply_only_an_own_fund_recruits() -> None:
    table = day("5: R12", "3: E1+roost", funds={"R": 3, "M": 2})
    assert table.supply("R") == 0
    table.do("hire 10")
    assert table.question() == "RiverfolkAct" and table.count(10, "R") == 1 and table.board("R")["funds"] == {"M": 2, "R": 2}
    other = day("5: R5", "3: E1+roost", funds={"R": 3, "M": 2, "E": 1}).do("hire 10")
    before = other.supply("E")
    assert other.question() == "SpendFund" and other.do("refund eyrie").board("R")["funds"] == {"M": 2, "R": 3}
    assert other.supply("E") == before + 1
    none = day("5: R15", "3: E1+roost", funds={"M": 2})
    assert none.offers("hire") == [] and none.why_not("hire 5") == "R11.5.5"


# --- crafting and exports

@pytest.mark.rule("R11.2.1")
def test_without_emptied_spaces_nothing_is_crafted() -> None:
    table = day("5: R1", "3: E1+roost", funds={"R": 3}, hand=["root_tea_fox", "anvil_fox"])
    assert table.offers("craft") == [] and table.offers("export") == []
    assert table.why_not("craft anvil_fox") == "R11.2.1"


@pytest.mark.rule("R11.2.1", "R11.5.3")
def test_a_fund_on_an_emptied_space_crafts() -> None:
    table = day("5: R1", "9: R+post", "3: E1+roost", funds={"R": 2}, hand=["root_tea_fox", "anvil_fox"])
    assert table.offers("craft") == ["craft root_tea_fox"]
    table.do("craft root_tea_fox")
    assert table.points("R") == 2 and table.box("R") == {"tea": 1} and table.discard() == ["root_tea_fox"]
    assert table.board("R")["funds"] == {"R": 1} and table.board("R")["spaces"]["mouse"]["used"] == {"R": 1}


@pytest.mark.rule("R11.5.3")
def test_a_taken_space_serves_no_second_card() -> None:
    cards = ["root_tea_fox", "codebreakers_mouse"]
    table = day("5: R1", "9: R+post", "3: E1+roost", funds={"R": 3}, hand=cards).do("craft root_tea_fox")
    assert table.offers("craft") == [] and table.why_not("craft codebreakers_mouse") == "R11.5.3"
    two = day("5: R1", "9: R+post", "7: R+post", "3: E1+roost", funds={"R": 3}, hand=cards).do("craft root_tea_fox")
    assert two.offers("craft") == ["craft codebreakers_mouse"]
    poor = day("5: R1", "9: R+post", "7: R+post", "3: E1+roost", funds={"R": 1}, hand=cards, effects=["tax_collector"])
    assert poor.do("craft root_tea_fox").offers("craft") == [], "a space, but no fund for it"


@pytest.mark.rule("R11.5.3")
def test_a_space_stays_empty_when_its_post_is_lost() -> None:
    table = day("5: R1", "3: E1+roost", funds={"R": 1}, hand=["root_tea_fox"], placed={"mouse": 1})
    assert table.offers("craft") == ["craft root_tea_fox"]


@pytest.mark.rule("R11.5.3")
def test_owner_and_space_are_chosen_where_they_differ() -> None:
    table = day("5: R1", "9: R+post", "1: R+post", "4: R+post", "7: R+post", "3: E1+roost", funds={"M": 3, "R": 1},
                hand=["royal_claim_bird", "root_tea_fox"])
    table.do("craft royal_claim_bird")
    assert table.question() == "FundSpace"
    assert sorted(table.offers()) == ["fund marquise fox", "fund marquise mouse", "fund marquise rabbit",
                                      "fund riverfolk fox", "fund riverfolk mouse", "fund riverfolk rabbit"]
    table.do("fund riverfolk mouse", "fund marquise fox", "fund marquise mouse")
    assert table.effects("R") == ["royal_claim_bird"]                         # the last sign was paid without a question
    assert table.board("R")["spaces"]["mouse"]["used"] == {"M": 1, "R": 1}
    assert table.board("R")["spaces"]["rabbit"]["used"] == {"M": 1}


@pytest.mark.rule("R11.5.3.i")
def test_an_export_brings_a_warrior_instead_of_the_effect() -> None:
    table = day("5: R1", "9: R+post", "3: E1+roost", funds={"M": 2}, hand=["root_tea_fox", "sappers_bird"])
    supply = table.supply("R")
    table.do("export root_tea_fox")
    assert table.points("R") == 0 and table.box("R") == {} and table.discard() == ["root_tea_fox"]
    assert table.board("R")["payments"] == {"R": 1} and table.supply("R") == supply - 1
    assert table.board("R")["spaces"]["mouse"]["used"] == {"M": 1}
    assert table.offers("export") == []


@pytest.mark.rule("R11.5.3.i")
def test_what_cannot_be_crafted_cannot_be_exported() -> None:
    hand = ["anvil_fox", "armorers_bird", "crossbow_bird", "ambush_fox"]
    table = day("5: R1", "1: R+post", "3: E1+roost", funds={"M": 2}, hand=hand,
                effects=["armorers"], others={"items": {"crossbow": 1}})
    assert table.offers("export") == ["export crossbow_bird"] and table.offers("craft") == ["craft crossbow_bird"]
    assert table.why_not("export anvil_fox") == "R11.5.3.i" and table.why_not("export armorers_bird") == "R11.5.3.i"
    assert table.why_not("export ambush_fox") == "R11.5.3.i"


# --- trade posts

@pytest.mark.rule("R11.5.6.i")
def test_a_post_needs_a_ruler_and_no_other_post() -> None:
    table = day("1: M1", "9: M1, E1", "5: M1, R+post", "6: E1+roost", "2: R1", funds={"M": 2, "E": 2, "R": 2})
    assert targets(table.offers("post")) == [1, 2, 6, 9]                # the Eyrie rule where they tie
    assert table.why_not("post 5") == "R11.5.6.i" and table.why_not("post 10") == "R11.5.6.i"


@pytest.mark.rule("R11.5.6.ii")
def test_a_post_costs_two_funds_of_the_ruler() -> None:
    table = day("9: M1", "5: R1", "3: E1+roost", funds={"M": 1, "R": 4})
    assert targets(table.offers("post")) == [5] and table.why_not("post 9") == "R11.5.6.ii"
    rich = day("9: M1", "5: R1", "3: E1+roost", funds={"M": 2, "R": 1})
    supply = rich.supply("M")
    rich.do("post 9")
    assert rich.supply("M") == supply + 2 and rich.board("R")["funds"] == {"R": 1}


@pytest.mark.rule("R11.5.6.iii")
def test_a_post_comes_with_a_warrior_and_two_points() -> None:
    table = day("9: M1", "7: M1", "3: E1+roost", funds={"M": 4}, points=3).do("post 9")
    assert table.piece(9, "post") == 1 and table.count(9, "R") == 1 and table.points("R") == 5
    assert table.board("R")["posts"] == {"fox": 3, "rabbit": 3, "mouse": 2}
    table.do("post 7")
    assert table.points("R") == 7


@pytest.mark.rule("R11.5.6.iii")
def test_no_post_at_the_keep() -> None:
    table = day("4: M3+keep", "3: E1+roost", funds={"M": 2})
    assert table.offers("post") == [] and table.why_not("post 4") == "R11.5.6.iii"


@pytest.mark.rule("R11.5.6.iii-2", "R2.5")
def test_without_a_warrior_the_post_stands_alone() -> None:
    table = day("9: M1", "5: R15", "3: E1+roost", funds={"M": 2}).do("post 9")
    assert table.piece(9, "post") == 1 and table.count(9, "R") == 0 and table.points("R") == 2


@pytest.mark.rule("R11.2.5")
def test_three_posts_of_a_suit_and_no_more() -> None:
    table = day("1: R+post", "6: R+post", "8: R1", "12: R1", "3: E1+roost", funds={"R": 6})
    assert targets(table.offers("post")) == [8, 12]
    table.do("post 8")
    assert table.board("R")["posts"]["fox"] == 0
    assert table.offers("post") == [] and table.why_not("post 12") == "R11.2.5"


@pytest.mark.rule("R11.2.5", "R11.2.5.i")
def test_a_lost_post_never_returns() -> None:
    table = day("1: M1", "6: R1", "3: E1+roost", funds={"R": 2}, placed={"fox": 3})
    assert table.offers("post") == [] and table.why_not("post 6") == "R11.2.5"


@pytest.mark.rule("R11.2.5.i")
def test_a_lost_post_halves_the_funds_rounded_up() -> None:
    table = scene("M E R", "9: M2, R+post", "3: E1+roost", active="M", phase="daylight",
                  R={"funds": {"M": 3, "R": 2}, "payments": {"E": 2}, "committed": {"M": 1}})
    table.do("battle 9 riverfolk", luck=("roll 0 0",))
    assert (table.asks(), table.question(), sorted(table.offers())) == ("R", "LoseFunds", ["refund marquise", "refund riverfolk"])
    cats = table.supply("M")
    table.do("refund marquise", "refund riverfolk", "refund riverfolk")
    board = table.board("R")
    assert board["funds"] == {"M": 2} and table.supply("M") == cats + 1
    assert board["payments"] == {"E": 2} and board["committed"] == {"M": 1} and board["posts"]["mouse"] == 2
    assert table.piece(9, "post") == 0 and table.points("M") == 1


@pytest.mark.rule("R11.2.5.i")
def test_without_funds_a_lost_post_costs_nothing_more() -> None:
    table = scene("M E R", "9: M2, R+post", "3: E1+roost", active="M", phase="daylight")
    table.do("battle 9 riverfolk", luck=("roll 0 0",))
    assert table.piece(9, "post") == 0 and table.question() == "MarquiseAct" and "funds-lost" not in table.told()


@pytest.mark.rule("R11.2.5.i")
def test_two_posts_at_once_halve_twice() -> None:
    table = scene("M E R", "2: M1+workshop2", "7: M+workshop, R+post", "9: R1+post", "3: E1+roost", active="M", phase="daylight",
                  M={"hand": ["favor_of_the_mice_mouse"]}, R={"funds": {"R": 5}})
    table.do("craft favor_of_the_mice_mouse")
    assert table.board("R")["funds"] == {"R": 1} and table.points("M") == 2
    assert table.supply("R") == 14


# --- Evening

@pytest.mark.rule("R11.6.1")
def test_down_to_five_cards_and_no_draw() -> None:
    hand = ["ambush_bird", "root_tea_fox", "sword_mouse", "anvil_fox", "bake_sale_rabbit", "crossbow_mouse", "ambush_fox"]
    table = scene("M E R", "5: R1", active="R", phase="evening", R={"hand": hand})
    assert table.question() == "DiscardDown"
    table.do("discard anvil_fox", "discard ambush_fox")
    assert table.question() == "SetPrice" and len(table.hand("R")) == 5
    few = scene("M E R", "5: R1", active="R", phase="evening", R={"hand": ["ambush_bird"]})
    few.do("price card 1", "price boats 1", "price mercenaries 1")
    assert few.hand("R") == ["ambush_bird"] and few.active() == "M"


@pytest.mark.rule("R11.6.2")
def test_prices_are_set_anew() -> None:
    table = scene("M E R", "5: R1", active="R", phase="evening", R={"prices": {"card": 1, "boats": 2, "mercenaries": 3}})
    assert table.offers() == ["price card 1", "price card 2", "price card 3", "price card 4"]
    assert table.why_not("draw-card") == table.why_not("hire 5") == table.why_not("move 5 10 1") == "R11.5"
    table.do("price card 4", "price boats 2", "price mercenaries 1")
    assert table.board("R")["prices"] == {"card": 4, "boats": 2, "mercenaries": 1}
    assert table.active() == "M" and table.tale("priced") == ["priced R", "priced R"]
