"""What a Vagabond has (R9.2.1 – R9.2.5): his pawn, crafting, items on tracks and in the Satchel."""
import pytest

from tests.games.root.scene import new_game, scene
from tests.games.root.vagabonds import board, day, items

pytestmark = pytest.mark.usefixtures("as_either_vagabond")

# --- crafting and pawn

@pytest.mark.rule("R9.2.1")
def test_hammers_have_the_suit_of_his_clearing() -> None:
    table = day("12: V", items="hammer", hand=("anvil_fox", "foxfolk_steel_fox", "root_tea_fox", "tax_collector_fox"))
    assert table.offers("craft") == ["craft anvil_fox"]
    assert table.why_not("craft foxfolk_steel_fox") == "R9.2.1" and table.why_not("craft root_tea_fox") == "R9.2.1"
    table.do("craft anvil_fox")
    assert items(table) == ["hammer", "hammer down"] and table.points("V") == 2
    assert table.state.items[4] == 0 and table.box("V") == {}


@pytest.mark.rule("R9.2.1")
def test_mixed_costs_and_forests_are_never_crafted() -> None:
    many = day("12: V", items="hammer, hammer, hammer", hand=("tax_collector_fox",))
    assert many.offers("craft") == []
    names = many.state.book.forest_names
    for place in (names[0], "4_9_12", names[-1]):
        forest = day(items="hammer, hammer, boots", hand=("anvil_fox", "royal_claim_bird"), V={"place": place})
        assert forest.offers("craft") == [] and forest.why_not("craft anvil_fox") == "R9.2.1"


@pytest.mark.rule("R9.2.1", "R-card-royal-claim-bird")
def test_four_hammers_make_the_three_coloured_sign() -> None:
    table = day("12: V", items="hammer, hammer, hammer, hammer", hand=("royal_claim_bird",)).do("craft royal_claim_bird")
    assert items(table) == ["hammer down"] * 4 and "royal_claim" in table.effects("V")[0]


@pytest.mark.rule("R9.2.2")
def test_the_pawn_neither_rules_nor_blocks_rule() -> None:
    assert day("5: V, M1").ruler(5) == "M"
    assert day("5: V").ruler(5) == ""


@pytest.mark.rule("R9.2.2", "R2.5.1")
def test_the_pawn_cannot_be_removed() -> None:
    table = scene("M E A V", "1: M2+workshop", "6: M1+workshop", "8: M1+workshop", "12: V", active="M", phase="daylight",
                  M={"hand": ["favor_of_the_foxes_fox"]}, V={"items": ["boots"]})
    table.do("craft favor_of_the_foxes_fox")
    assert board(table).place == 11 and items(table) == ["boots damaged"]


@pytest.mark.rule("R9.2.2.i")
def test_full_removal_damages_three_items_of_his_choice() -> None:
    table = scene("M A V", "8: A+sympathy, M1, V", active="A", phase="birdsong",
                  A={"supporters": ["anvil_fox", "foxfolk_steel_fox"]}, V={"items": ["boots", "sword", "crossbow", "torch", "tea"]})
    table.do("revolt 8")
    while table.asks() == "A":
        table.do(table.offers()[0])
    assert (table.asks(), table.question()) == ("V", "DamageItem")
    table.do("damage tea track", "damage boots satchel", "damage torch satchel")
    assert items(table) == ["boots damaged", "sword", "crossbow", "torch damaged", "tea damaged"]
    assert table.question() != "DamageItem"


@pytest.mark.rule("R9.2.3")
def test_he_moves_whoever_rules() -> None:
    table = day("9: V, E5", "12: E3")
    assert "walk 12" in table.offers("walk") and "walk 1" in table.offers("walk")
    assert board(table.do("walk 12")).place == 11


@pytest.mark.rule("R9.2.4")
def test_without_undamaged_swords_he_is_defenseless() -> None:
    damaged = scene("M E V", "9: V, M3", active="M", phase="daylight", V={"items": ["boots", "torch", "sword damaged"]})
    damaged.do("battle 9 vagabond", luck=("roll 0 0",))
    assert (damaged.asks(), damaged.question()) == ("V", "SufferHit")
    armed = scene("M E V", "9: V, M3", active="M", phase="daylight", V={"items": ["boots", "sword down"]})
    armed.do("battle 9 vagabond", luck=("roll 0 0",))
    assert items(armed) == ["boots", "sword down"]


# --- items

@pytest.mark.rule("R9.2.5")
def test_only_face_up_undamaged_items_are_used() -> None:
    assert day("12: V", items="torch").offers("explore") == ["explore"]
    for torch in ("torch down", "torch damaged", "torch damaged down"):
        table = day("12: V", items=f"boots, {torch}")
        assert table.offers("explore") == [] and table.why_not("explore") == "R9.5.3"


@pytest.mark.rule("R9.2.5", "R9.5.3")
@pytest.mark.lone_vagabond
def test_a_found_sword_lies_face_up_in_the_satchel() -> None:
    table = day("12: V", items="torch", luck=("unearth sword",)).do("explore")
    assert items(table) == ["sword", "torch down"]


@pytest.mark.rule("R9.2.5.i")
def test_a_fourth_bag_stays_with_its_owner() -> None:
    table = day("12: V, M1", items="boots, bag, bag, bag", hand=("anvil_fox",), M={"items": {"bag": 1}})
    table.do("aid marquise anvil_fox", "spend boots")
    assert table.offers() == ["done", "aside bag"] and table.why_not("receive bag") == "R9.2.5.i"
    table.do("done")
    assert table.box("M") == {"bag": 1} and items(table).count("bag") == 3


@pytest.mark.rule("R9.2.5.i", "R9.2.5.iii", "R-P17")
def test_room_made_on_the_track_lets_the_item_in() -> None:
    table = day("12: V, M1", items="boots, bag, bag, bag", hand=("anvil_fox",), M={"items": {"bag": 1}})
    table.do("aid marquise anvil_fox", "spend boots", "aside bag", "receive bag")
    assert table.box("M") == {} and items(table) == ["boots down", "bag", "bag", "bag", "bag satchel"]


@pytest.mark.rule("R9.2.5.iii")
@pytest.mark.lone_vagabond
def test_ready_track_items_move_freely_to_the_satchel() -> None:
    table = day("12: V", items="torch, bag, bag, bag", luck=("unearth bag",)).do("aside bag")
    assert items(table) == ["torch", "bag", "bag", "bag satchel"]
    table.do("explore")
    assert items(table) == ["torch down", "bag", "bag", "bag", "bag satchel"] and table.points("V") == 1


@pytest.mark.rule("R9.2.5.iii")
def test_exhausted_and_damaged_ones_do_not() -> None:
    table = day("12: V", items="boots, tea down, coins damaged")
    assert table.offers("track") == table.offers("aside") == []
    assert table.why_not("track tea") == "R9.2.5.iii" and table.why_not("aside boots") == "R9.2.5"


@pytest.mark.rule("R-P17")
def test_no_endless_pair_of_moves_between_track_and_satchel() -> None:
    table = day("12: V", items="boots, bag, tea").do("aside bag")
    assert table.offers("track") == [] and table.why_not("track bag") == "R-P17"
    assert table.offers("aside") == ["aside tea"]
    table.do("walk 9")
    assert table.offers("track") == ["track bag"]
    table.do("track bag")
    assert table.offers("aside") == ["aside tea"] and table.why_not("aside bag") == "R-P17"
    assert all((held.moved_aside, held.moved_back) == (0, 0) for held in new_game("M E V V2").state.vagabonds)


@pytest.mark.rule("R-P17", "R-P3")
@pytest.mark.lone_vagabond
def test_exploring_for_a_full_track_asks() -> None:
    table = day("12: V", items="torch, bag, bag, bag", luck=("unearth bag",)).do("explore")
    assert table.question() == "Loot" and table.offers() == ["done", "aside bag"]
    taken = day("12: V", items="torch, bag, bag, bag", luck=("unearth bag",)).do("explore", "aside bag")
    assert items(taken) == ["torch down", "bag", "bag", "bag", "bag satchel"] and taken.points("V") == 1
    table.do("done")
    assert items(table) == ["torch down", "bag", "bag", "bag"] and table.points("V") == 0
    assert table.state.ruins >> 11 & 1 and table.state.ruin_items[11] == (7,)


@pytest.mark.rule("R-P3")
def test_crafting_for_a_full_track_scores_and_leaves_the_item_in_the_supply() -> None:
    def crafted(answer: str) -> tuple[int, int, int]:
        table = day("9: V", items="hammer, bag, bag, bag", hand=("mouse_in_a_sack_mouse",)).do("craft mouse_in_a_sack_mouse")
        assert table.question() == "MakeRoom"
        table.do(answer)
        return table.points("V"), table.state.items[7], items(table).count("bag")
    assert crafted("done") == (1, 2, 3)
    assert crafted("aside bag") == (1, 1, 3)
