"""Terms (Law 2): cards, clearings, forests, pieces, enemies, rule."""
import pytest

from kotatsu.games.root.data import make_book
from kotatsu.games.root.queries import open_slots
from tests.games.root.scene import Scene, random_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def day(*clearings: str, factions: str = "M E", **fields: object) -> Scene:
    """The Marquise's Daylight."""
    return scene(factions, *clearings, active="M", phase="daylight", **fields)


# --- cards

@pytest.mark.rule("R2.1")
def test_the_cost_of_a_card_is_independent_of_its_suit() -> None:
    table = day("9: M1+workshop", "10: M1+sawmill", "3: E1+roost", M={"hand": ["root_tea_rabbit"]})
    assert table.offers("craft") == ["craft root_tea_rabbit"]            # with one mouse workshop
    assert table.offers("overwork") == ["overwork root_tea_rabbit 10"]   # it pays as rabbit
    rabbit = day("10: M1+workshop", "9: M1+sawmill", "3: E1+roost", M={"hand": ["root_tea_rabbit"]})
    assert rabbit.offers("craft") == [] and rabbit.offers("overwork") == []


@pytest.mark.rule("R2.1.1")
def test_birds_stand_for_any_suit_several_at_once() -> None:
    table = scene("M E A", "8: A sympathy", "3: E1+roost", active="A", phase="birdsong",
                  A={"supporters": ["ambush_bird", "crossbow_bird"]})
    assert "revolt 8" in table.offers()
    table.do("revolt 8")
    assert table.piece(8, "base") == 1 and table.supporters() == []


@pytest.mark.rule("R2.1.1.1")
def test_whoever_has_only_a_bird_must_give_it() -> None:
    table = day("4: M2", "8: A sympathy", "3: E1+roost", factions="M E A", M={"hand": ["ambush_bird", "sword_mouse"]})
    table.do("move 4 8 1")
    assert table.question() == "PayOutrage" and table.offers() == ["give ambush_bird"]


@pytest.mark.rule("R2.1.1.2", "R3.3.4")
def test_a_bird_card_cannot_be_replaced() -> None:
    table = day("9: M1", "3: E1+roost", M={"hand": ["anvil_fox", "sword_mouse"]}, factions="M E A", available=["dominance_bird"])
    assert table.offers("take") == []
    bird = day("9: M1", "3: E1+roost", M={"hand": ["anvil_fox", "ambush_bird"]}, factions="M E A", available=["dominance_bird"])
    assert bird.offers("take") == ["take dominance_bird ambush_bird"]


REST = ["root_tea_fox", "anvil_fox", "sword_mouse", "bake_sale_rabbit", "crossbow_mouse"]


def bank(deck: list[str], discard: list[str], luck: tuple[str, ...] = (), **fields: object) -> Scene:
    """The Marquise and the Eyrie draw a card each."""
    return scene("M E A", "9: M1", active="M", phase="birdsong", M={"effects": ["better_burrow_bank"]},
                 deck={"order": deck, "set": []}, discard=discard, luck=luck, **fields).do("bank eyrie")


@pytest.mark.rule("R2.1.2")
def test_the_last_card_of_the_deck_brings_the_discard_pile_back_at_once() -> None:
    table = scene("M E A", "9: M1", active="M", phase="daylight", M={"effects": ["tax_collector"]},
                  deck={"order": ["ambush_bird"], "set": []}, discard=REST).do("tax 9")
    assert table.hand("M") == ["ambush_bird"] and table.deck() == 5 and table.discard() == []
    only = scene("M E A", "9: M1", active="M", phase="daylight", M={"effects": ["tax_collector"]},
                 deck={"order": ["ambush_bird", "anvil_fox"], "set": []}, luck=("draw ambush_bird",)).do("tax 9")
    assert (only.hand("M"), only.deck()) == (["ambush_bird"], 1), "the top card, and no other"
    held = scene("M E A", "9: M1", active="M", phase="daylight", luck=("draw root_tea_fox",),
                 M={"effects": ["tax_collector"], "hand": ["anvil_fox", "sword_mouse"]}).do("tax 9")
    assert held.state.hands[held.number("M")] == sorted(held.state.hands[held.number("M")]) and len(held.hand("M")) == 3
    two = bank(["ambush_bird"], REST, ("draw ambush_bird", "draw sword_mouse"))
    assert two.hand("M") == ["ambush_bird"] and two.hand("E") == ["sword_mouse"] and two.deck() == 4 and two.discard() == []


@pytest.mark.rule("R-G6")
def test_without_deck_and_discard_nothing_is_drawn() -> None:
    table = bank([], [])
    assert table.hand("M") == [] and table.hand("E") == [] and table.asks() == "M"
    souls = scene("M E C", "9: M1", active="M", phase="birdsong", M={"effects": ["better_burrow_bank"]},
                  deck={"order": [], "set": []}, souls=REST).do("bank eyrie")
    assert souls.hand("M") == [] and souls.hand("E") == [] and len(souls.souls()) == 5
    later = scene("M E A", "9: M1", active="M", phase="daylight", M={"effects": ["tax_collector"]},
                  deck={"order": [], "set": []}, discard=REST[:3], luck=("draw anvil_fox",)).do("tax 9")
    assert later.hand("M") == ["anvil_fox"] and later.deck() == 2


@pytest.mark.rule("R2.1.3")
def test_a_spent_card_lies_on_the_discard_pile() -> None:
    table = day("8: M1+sawmill", "3: E1+roost", M={"hand": ["anvil_fox"]}, discard=["sword_mouse"]).do("overwork anvil_fox 8")
    assert table.discard() == ["sword_mouse", "anvil_fox"] and table.hand("M") == []


@pytest.mark.rule("R2.1.4")
def test_a_revealed_card_lies_open() -> None:
    table = scene("M E C", "9: C1", active="C", phase="daylight", C={"hand": ["sword_mouse", "anvil_fox"]})
    table.do("preach sword_mouse 9")
    assert table.hand("C") == ["anvil_fox"] and table.count(9, "C") == 2
    for view in table.views():
        shown = view["seats"][table.number("C")]
        assert shown["board"]["revealed"] == ["sword_mouse"] and shown["hand"] == 1


@pytest.mark.rule("R2.1.5", "R2.1.6", "R-card-ambush", "R-card-dominance")
@pytest.mark.parametrize("hand", [["ambush_fox", "ambush_rabbit", "ambush_mouse", "ambush_bird"],
                                  ["dominance_fox", "dominance_rabbit", "dominance_mouse", "dominance_bird"]])
def test_ambush_and_dominance_cards_are_never_crafted(hand: list[str]) -> None:
    table = day("8: M1+workshop2", "5: M1+workshop", "9: M1+workshop+sawmill", "3: E1+roost", factions="M E A", M={"hand": hand})
    assert table.offers("craft") == [] and table.why_not(f"craft {hand[0]}") in ("R2.1.5", "R2.1.6")
    assert table.offers("overwork")              # but spent for their suit


# --- the map

@pytest.mark.rule("R2.2.1", "R-data-autumn")
def test_paths_make_clearings_adjacent() -> None:
    table = day("12: M9", "5: M1", "3: E1+roost")
    targets = {text.split()[2] for text in table.offers("move") if text.split()[1] == "12"}
    assert targets == {"4", "7", "9", "10", "11"}
    assert {text.split()[2] for text in table.offers("move") if text.split()[1] == "5"} == {"1", "2"}


@pytest.mark.rule("R2.2.2")
def test_four_clearings_of_each_suit() -> None:
    assert [clearing["suit"] for clearing in day("9: M1").view()["clearings"]].count("fox") == 4
    for seed in (1, 2, 3):
        table = random_game("M E", seed, limit=1, map="winter")
        suits = [clearing["suit"] for clearing in table.view(-1)["clearings"]]
        assert sorted(suits) == ["fox"] * 4 + ["mouse"] * 4 + ["rabbit"] * 4


@pytest.mark.rule("R2.2.3", "R2.2.4")
@pytest.mark.parametrize("building", ["M sawmill", "M workshop", "M recruiter", "E roost", "A base", "C garden"])
def test_every_building_and_every_ruin_fills_a_slot(building: str) -> None:
    table = scene("M E A C", f"8: {building}", "9: A sympathy")
    assert [open_slots(table.state, clearing - 1) for clearing in (7, 8, 9, 10)] == [2, 1, 2, 1], "one of two in 10 holds a ruin"


@pytest.mark.rule("R2.2.3")
def test_a_building_needs_an_open_slot() -> None:
    table = day("1: M3+sawmill+wood4", "9: M1", "3: E1+roost")
    assert [text for text in table.offers("build") if text.endswith(" 1")] == [] and table.why_not("build workshop 1") == "R2.2.3"
    assert [text for text in table.offers("build") if text.endswith(" 9")] != []
    eyrie = scene("M E", "1: E3, M+sawmill", "10: E1", active="E", phase="daylight", E={"leader": "despot"}).do("move 10 1 1")
    assert eyrie.piece(1, "roost") == 0
    cult = scene("M E C", "1: C3, M+sawmill", active="C", phase="daylight", C={"hand": ["anvil_fox"]})
    assert cult.offers("garden") == []
    filled = scene("M A V C", "1: A1+sympathy+base", "8: A sympathy", active="A", phase="birdsong",
                   A={"supporters": ["anvil_fox", "ambush_bird"]})
    assert filled.offers("revolt") == []         # the one fox base stands already


@pytest.mark.rule("R2.2.4", "R-G15")
def test_ruins_fill_their_slot_and_no_favor_removes_them() -> None:
    table = day("12: M3+sawmill+wood4", "8: M1+workshop2", "6: M1+workshop", "3: E1+roost", M={"hand": ["favor_of_the_foxes_fox"]})
    assert [text for text in table.offers("build") if text.endswith(" 12")] == []
    table.do("craft favor_of_the_foxes_fox")
    assert table.view()["clearings"][11]["ruin"] is True and table.view()["clearings"][11]["open"] == 0


@pytest.mark.rule("R2.3", "RD.1.1")
def test_a_river_is_no_path_and_divides_forests_only_in_winter() -> None:
    table = day("10: M3", "3: E1+roost")
    assert not [text for text in table.offers("move") if text.startswith("move 10 11 ")]
    assert table.why_not("move 10 11 1") == "R2.3"
    assert len(make_book({"factions": ["marquise", "eyrie"], "players": 2, "map": "autumn"}, None).forest_names) == 7
    assert len(make_book({"factions": ["marquise", "eyrie"], "players": 2, "map": "winter"}, None).forest_names) == 8


@pytest.mark.rule("R2.4.1")
def test_a_forest_is_adjacent_to_its_edge_and_across_one_path() -> None:
    table = scene("M E V", "3: E1+roost", active="V", phase="birdsong", V={"place": "4_9_12", "items": ["boots"]}).until("Slip")
    assert set(table.offers("slip")) == {"slip 4", "slip 9", "slip 12", "slip 1_9_10_12", "slip 4_7_8_12"}


@pytest.mark.rule("RD.1.1")
def test_in_winter_forests_on_both_banks_are_adjacent() -> None:
    suits = ["fox", "fox", "fox", "fox", "rabbit", "rabbit", "rabbit", "rabbit", "mouse", "mouse", "mouse", "mouse"]
    table = scene("M E V", "3: E1+roost", map="winter", suits=suits, active="V", phase="birdsong",
                  V={"place": "1_10_11", "items": ["boots"]}).until("Slip")
    assert "slip 4_10_11" in table.offers()


@pytest.mark.rule("RD.1.1", "R2.4.1")
@pytest.mark.parametrize("name", ["autumn", "winter"])
def test_forests_are_adjacent_across_one_path_or_river(name: str) -> None:
    book = make_book({"factions": ["marquise", "eyrie"], "players": 2, "map": name}, None)
    edges = {frozenset((clearing, other)) for clearing in range(12) for other in (*book.paths[clearing], *book.rivers[clearing])}
    suits = {"suits": ["fox", "rabbit", "mouse"] * 4} if name == "winter" else {}
    crossed = 0
    for place, forest in enumerate(book.forest_names):
        table = scene("M E V", "3: E1+roost", map=name, **suits, active="V", phase="birdsong",
                      V={"place": forest, "items": ["boots"]}).until("Slip")
        own = set(book.forests[place])
        near = [other for n, other in enumerate(book.forest_names) if n != place
                and any(edge <= own and edge <= set(book.forests[n]) for edge in edges)]
        clearings = [str(clearing + 1) for clearing in sorted(own)]
        assert sorted(table.offers("slip")) == sorted(f"slip {spot}" for spot in (*clearings, *near))
        assert table.why_not(f"slip {next(spot for spot in book.forest_names if spot not in (forest, *near))}") == "R9.4.2"
        crossed += len(near)
    assert crossed == 18, "nine borders on either map"


# --- pieces

@pytest.mark.rule("R2.5")
def test_what_cannot_be_placed_in_full_is_placed_as_far_as_possible() -> None:
    table = day("1: M10+recruiter", "5: M10+recruiter", "8: M3+recruiter", "3: E1+roost")
    assert table.supply("M") == 2
    table.do("recruit")
    assert table.question() == "FillWhich"
    table.do("muster 5", "muster 8")
    assert (table.count(1, "M"), table.count(5, "M"), table.count(8, "M")) == (10, 11, 4) and table.supply("M") == 0


@pytest.mark.rule("R-G5")
def test_as_far_as_possible_is_not_enough_where_a_rule_demands_all() -> None:
    cult = {"acolytes": 9, "outcast": "fox"}
    table = scene("M E C", "1: C+garden", "6: C+garden", "8: C+garden2", "12: M+sawmill", active="C", phase="birdsong", C=cult)
    assert table.offers("sanctify") == ["sanctify 12 sawmill"]
    spent = scene("M E C", "1: C+garden", "6: C+garden", "8: C+garden2", "12: C+garden, M+sawmill", ruins=[], active="C",
                  phase="birdsong", C=cult)
    assert spent.offers("sanctify") == []        # all five fox gardens are out
    roosts = [f"{clearing}: E1+roost" for clearing in (1, 2, 3, 5, 7, 8, 9)]
    eyrie = scene("M E", *roosts, active="E", phase="daylight", E={"leader": "despot"})
    eyrie.do(eyrie.offers("move")[0])
    assert "turmoil" in eyrie.told()


@pytest.mark.rule("R2.5.1")
def test_removed_warriors_return_to_their_supply() -> None:
    table = scene("M E", "9: E4, M3", "3: E+roost", active="E", phase="daylight", E={"leader": "commander"})
    before = table.supply("M")
    table.do("move 9 1 1", "battle 9 marquise", luck=("roll 3 0",))
    assert table.count(9, "M") == 0 and table.supply("M") == before + 3


@pytest.mark.rule("R2.5.1", "R9.2.2.i", "R-G15")
def test_a_pawn_cannot_be_removed() -> None:
    table = day("8: M1+workshop2, V", "6: M1+workshop", "3: E1+roost", factions="M E V", M={"hand": ["favor_of_the_foxes_fox"]},
                V={"items": ["boots", "torch", "sword", "sword"]}).do("craft favor_of_the_foxes_fox")
    assert table.asks() == "V"
    table.do("damage boots satchel", "damage torch satchel")
    assert "damaged" in table.told() and table.asks() == "M"
    assert table.view()["clearings"][7]["pawns"] == [table.number("V")]


@pytest.mark.rule("R2.5.2")
def test_a_lost_building_returns_to_its_track() -> None:
    table = day("5: M2+sawmill2+wood4", "1: M1", "9: M1+sawmill, E3", "2: E+roost")
    before = result_of(table, "build sawmill 1")
    table.do("battle 9 eyrie", luck=("roll 2 2",)).until("MarquiseAct")
    assert table.piece(9, "sawmill") == 0
    assert result_of(table, "build sawmill 1") == (2, 2) and before == (3, 3)
    table.do("build sawmill 1")
    assert table.points("M") == 2 and table.piece(5, "wood") == 2


def result_of(table: Scene, action: str) -> tuple[object, object]:
    """Wood and points of a building that is offered."""
    choice = next(choice for choice in table.table.prompts([table.number("M")])[0].actions if choice.action == action)
    assert choice.result is not None
    return choice.result.args["count"], choice.result.args["points"]


@pytest.mark.rule("R2.5.3")
def test_a_lost_token_returns_to_its_track_or_supply() -> None:
    cards = ["ambush_bird", "crossbow_bird", "anvil_fox"]
    table = day("8: A sympathy", "4: A sympathy", "9: M2, A sympathy", "12: A sympathy", factions="M A R", A={"supporters": cards},
                deck=["root_tea_fox", "bake_sale_rabbit", "sword_mouse"])
    table.do("battle 9 alliance", luck=("roll 0 0",)).until("AllianceRise")
    assert len(table.supporters()) == 4 and table.points("A") == 0
    table.do("spread 7", "support ambush_bird", "support crossbow_bird")
    assert len(table.supporters()) == 2 and table.points("A") == 1       # the fourth token again: two supporters, one point
    wood = day("8: M2+sawmill+wood8", "9: M1", "4: M1", "3: E1+roost", M={"hand": ["anvil_fox"]})
    assert wood.offers("overwork") == []         # none left in supply
    wood.do("build sawmill 9")
    assert wood.piece(8, "wood") == 7 and wood.offers("overwork") == ["overwork anvil_fox 8"]


@pytest.mark.rule("R2.5.4", "R4.1.2", "R-card-anvil-fox")
def test_a_crafted_item_comes_from_the_supply() -> None:
    table = day("8: M1+workshop", "3: E1+roost", M={"hand": ["anvil_fox"]}).do("craft anvil_fox")
    assert table.view()["items"]["hammer"] == 0 and table.box("M") == {"hammer": 1} and table.points("M") == 2


@pytest.mark.rule("R2.5.4", "R9.6.4")
def test_a_removed_item_leaves_the_game() -> None:
    items = ["boots", "boots", "boots", "sword", "sword", "torch", "hammer"]
    table = scene("M E V", "12: V", "3: E1+roost", active="V", phase="evening", V={"items": items}).until("TossItem")
    table.do("toss hammer satchel" if "toss hammer satchel" in table.offers() else next(
        text for text in table.offers() if "hammer" in text))
    assert table.view()["items"]["hammer"] == 1 and table.state.gone_items[4] == 1
    assert sum(table.state.vagabonds[0].items) == 6


@pytest.mark.rule("R2.6")
def test_a_lasting_card_stays_and_cannot_be_thrown_away() -> None:
    table = day("9: M1+workshop", "4: M1", "3: E1+roost", M={"effects": ["cobbler", "command_warren"]})
    assert not [text for text in table.until("MarquiseAct").offers() if "cobbler" in text or "command_warren" in text]
    table.do("done").until("MayUse cobbler").do("done")
    assert table.effects("M") == ["cobbler_rabbit", "command_warren_rabbit"]


# --- enemies and rule

@pytest.mark.rule("R2.7", "R-G15", "R-G8")
def test_a_coalition_partner_is_no_enemy() -> None:
    table = day("8: M1+workshop2, V", "6: M1+workshop", "12: A sympathy", "3: E1+roost", factions="M E A V",
                M={"hand": ["favor_of_the_foxes_fox"]}, V={"items": ["boots", "sword"], "partner": "M"})
    table.do("craft favor_of_the_foxes_fox")
    assert table.asks() == "M" and table.piece(12, "sympathy") == 0
    assert sum(table.state.vagabonds[0].items) == 2 and "damaged" not in table.told()


@pytest.mark.rule("R2.8")
def test_warriors_and_buildings_make_a_ruler_tokens_and_pawns_do_not() -> None:
    table = scene("M A V", "9: M1+sawmill, A1+sympathy, V", active="M", phase="daylight")
    assert table.ruler(9) == "M"


@pytest.mark.rule("R2.8-2")
def test_a_tie_rules_nothing() -> None:
    table = scene("M A", "9: M2, A2", active="M", phase="daylight", A={})
    assert table.ruler(9) == ""
    assert table.offers("move") == [] and table.why_not("move 9 4 1") == "R4.2.1"


@pytest.mark.rule("R2.8-3")
def test_where_no_warrior_and_no_building_is_nobody_rules() -> None:
    table = scene("E A V R", "5: A sympathy, V", active="R", phase="daylight", R={"funds": {"E": 2, "A": 2, "R": 2}})
    assert table.ruler(5) == "" and "post 5" not in table.offers() and table.why_not("post 5") == "R11.5.6.i"


@pytest.mark.rule("R-G16")
def test_rule_is_read_when_it_is_used() -> None:
    table = day("9: M4, E2", "3: E+roost").do("move 9 4 2")
    assert table.ruler(9) == "E" and table.ruler(4) == "M"
    assert "move 9 4 2" in table.offers() and not [text for text in table.offers() if text.startswith(("move 9 1 ", "move 9 12 "))]
