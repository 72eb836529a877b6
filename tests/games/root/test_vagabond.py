"""The Vagabond's own rules (R9.2): pawn, items, crafting, battle, relationships."""
import pytest

from tests.games.root.scene import Scene, scene
from tests.games.root.vagabonds import board, day, decline, items, relation

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
                  A={"supporters": ["anvil_fox", "foxfolk_steel_fox"]}, V={"items": ["boots", "sword", "torch", "tea"]})
    table.do("revolt 8")
    while table.asks() == "A":
        table.do(table.offers()[0])
    assert (table.asks(), table.question()) == ("V", "DamageItem")
    table.do("damage tea track", "damage boots satchel", "damage torch satchel")
    assert items(table) == ["boots damaged", "sword", "torch damaged", "tea damaged"]
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


# --- battle

@pytest.mark.rule("R9.2.6", "R9.5.2")
def test_all_undamaged_swords_limit_his_hits_face_up_or_down() -> None:
    table = day("12: V, E3", items="sword, sword").do("battle 12 eyrie", luck=("roll 3 0",))
    decline(table)
    assert table.count(12, "E") == 1 and items(table) == ["sword", "sword down"]


@pytest.mark.rule("R9.2.6")
def test_as_defender_too() -> None:
    table = scene("M E V", "12: V, M4", active="M", phase="daylight", V={"items": ["sword down", "sword down", "boots"]})
    table.do("battle 12 vagabond", luck=("roll 3 2",))
    assert items(table) == ["boots damaged", "sword damaged down", "sword damaged down"] and table.count(12, "M") == 2


@pytest.mark.rule("R9.2.6")
def test_without_an_undamaged_sword_no_rolled_hits() -> None:
    table = scene("M E V", "12: V, M4", active="M", phase="daylight", V={"items": ["sword damaged", "boots"]})
    table.do("battle 12 vagabond", luck=("roll 3 3",))
    assert table.count(12, "M") == 4


@pytest.mark.rule("R9.2.7")
def test_each_hit_damages_an_item_and_the_rest_is_ignored() -> None:
    table = scene("M E V", "12: V, M4", active="M", phase="daylight", V={"items": ["boots down"]})
    table.do("battle 12 vagabond", luck=("roll 3 0",))
    assert items(table) == ["boots damaged down"]


@pytest.mark.rule("R9.2.7")
def test_he_chooses_what_is_damaged_the_used_sword_too() -> None:
    table = day("12: V, E2", items="sword, tea, torch").do("battle 12 eyrie", luck=("roll 1 1",))
    decline(table, "SufferHit")
    assert table.offers() == ["damage sword satchel-down", "damage torch satchel", "damage tea track"]
    table.do("damage sword satchel-down")
    assert items(table) == ["sword damaged down", "torch", "tea"]


# --- relationships

@pytest.mark.rule("R9.2.9")
def test_vagabonds_have_no_markers_for_each_other() -> None:
    table = day("12: V, V2", factions="M E V V2", items="sword, boots", V2={"items": ["sword", "boots"]})
    table.do("battle 12 vagabond2", luck=("roll 1 1",))
    while table.question() in ("SufferHit", "MayAmbush"):
        table.do(table.offers()[0])
    for letter in ("V", "V2"):
        assert set(table.view()["seats"][table.number(letter)]["board"]["relations"].values()) == {0}
    assert items(table) != ["boots", "sword down"] and items(table, "V2") != ["boots", "sword"]


@pytest.mark.rule("R9.2.9.I.a")
def test_aids_of_one_turn_bring_the_marker_forward() -> None:
    table = day("12: V, M1", items="boots, boots, boots", hand=("anvil_fox", "foxfolk_steel_fox", "root_tea_fox"))
    table.do("aid marquise anvil_fox")
    assert relation(table, "M") == "friendly" and board(table).aids[table.number("M")] == 0
    table.do("aid marquise foxfolk_steel_fox")
    assert relation(table, "M") == "friendly" and board(table).aids[table.number("M")] == 1
    table.do("done").until("MarquiseAct")
    assert board(table).aids[table.number("M")] == 0


@pytest.mark.rule("R9.2.9.I.a", "R9.2.9.I.b")
@pytest.mark.parametrize(("relation_before", "needed", "after", "points"), [
    ("indifferent", 1, "friendly", 1), ("friendly", 2, "close", 2), ("close", 3, "allied", 2)])
def test_each_space_takes_more_aids(relation_before: str, needed: int, after: str, points: int) -> None:
    cards = ("anvil_fox", "foxfolk_steel_fox", "root_tea_fox")[:needed]
    table = day("12: V, M1", items="boots, boots, boots, boots", hand=cards, V={"relations": {"M": relation_before}})
    for number, card in enumerate(cards, 1):
        table.do(f"aid marquise {card}")
        assert (relation(table, "M"), table.points("V")) == ((after, points) if number == needed else (relation_before, 0))


@pytest.mark.rule("R9.2.9.I.b")
def test_from_indifferent_to_allied_in_one_turn() -> None:
    cards = ("anvil_fox", "foxfolk_steel_fox", "root_tea_fox", "gently_used_knapsack_fox", "travel_gear_fox", "ambush_fox")
    table = day("12: V, M1", items=", ".join(["boots"] * 6), hand=cards)
    points = []
    for card in cards:
        table.do(f"aid marquise {card}")
        points.append(table.points("V"))
    assert points == [1, 1, 3, 3, 3, 5] and relation(table, "M") == "allied"


@pytest.mark.rule("R9.2.9.II.a")
def test_aid_to_an_ally_scores_two_each() -> None:
    table = day("12: V, M1", items="boots, boots", hand=("anvil_fox", "ambush_fox"), V={"relations": {"M": "allied"}})
    table.do("aid marquise anvil_fox", "aid marquise ambush_fox")
    assert table.points("V") == 4 and relation(table, "M") == "allied"


@pytest.mark.rule("R9.2.9.II.b")
def test_allied_warriors_come_along() -> None:
    table = day("12: V, M3", "9: E1", V={"relations": {"M": "allied"}})
    assert table.offers("escort") == [f"escort marquise {to} {n}" for to in (4, 7, 9, 10, 11) for n in (1, 2, 3)]
    table.do("escort marquise 9 2")
    assert (table.count(12, "M"), table.count(9, "M"), board(table).place) == (1, 2, 8) and "boots down" in items(table)


@pytest.mark.rule("R9.2.9.II.b", "R1.4")
def test_they_need_their_own_rule_of_either_end() -> None:
    table = day("12: V, M1, E2", "9: A2", V={"relations": {"M": "allied", "E": "friendly"}})
    assert table.offers("escort") == [] and "walk 9" in table.offers()
    assert table.why_not("escort marquise 9 1") == "R9.2.9.II.b" and table.why_not("escort eyrie 9 1") == "R9.2.9.II.b"
    tied = day("12: V, M2, E2", V={"relations": {"E": "allied"}})
    assert "escort eyrie 9 2" in tied.offers()


@pytest.mark.rule("R9.2.9.II.c")
def test_allied_warriors_raise_the_limit_of_hits() -> None:
    table = day("12: V, M3, E5", items="sword, sword", V={"relations": {"M": "allied"}})
    table.do("battle 12 eyrie")
    assert (table.asks(), table.question(), table.offers()) == ("V", "NameAlly", ["done", "ally marquise"])
    table.do("ally marquise", luck=("roll 3 3",))
    decline(table, "SufferHit")
    assert table.count(12, "E") == 2 and table.question() == "SufferHit"
    absent = day("12: V, E5, A1", "9: M3", items="sword, boots", V={"relations": {"M": "allied", "A": "allied"}})
    assert absent.do("battle 12 eyrie").offers() == ["done", "ally alliance"], "only whoever has warriors there"
    few = day("12: V, M1, E5", items="sword, boots", V={"relations": {"M": "allied"}}).do("battle 12 eyrie")
    few.do("ally marquise", luck=("roll 3 0",))
    decline(few)
    assert few.count(12, "E") == 3


@pytest.mark.rule("R9.2.9.II.c")
def test_never_against_an_ally() -> None:
    table = day("12: V, M3, E2", items="sword", V={"relations": {"M": "allied", "E": "allied"}})
    assert table.offers("battle") == ["battle 12 marquise", "battle 12 eyrie"]
    table.do("battle 12 eyrie")
    assert table.question() != "NameAlly"


@pytest.mark.rule("R9.2.9.II.c-2")
def test_without_being_named_the_ally_takes_no_hits() -> None:
    table = day("12: V, M2, E2", items="sword, boots, tea", V={"relations": {"M": "allied"}}, E={"hand": ["ambush_fox"]})
    table.do("battle 12 eyrie")
    assert table.question() == "NameAlly"
    table.do("done", "ambush ambush_fox")
    while table.question() == "MayFoil":
        table.do("done")
    assert table.question() == "SufferHit" and "ally-falls marquise" not in table.offers()
    table.do("damage boots satchel", "damage tea track", luck=("roll 0 0",))
    assert table.count(12, "M") == 2


def with_ally(hits: int) -> Scene:
    """V and M3 attack E: so many hits fall on the attackers."""
    table = day("12: V, M3, E3", items="sword, boots, tea, torch", V={"relations": {"M": "allied"}})
    table.do("battle 12 eyrie").do("ally marquise", luck=(f"roll 3 {hits}",))
    return decline(table, "SufferHit")


@pytest.mark.rule("R9.2.9.II.d")
@pytest.mark.parametrize(("losses", "stands"), [
    (("ally-falls marquise", "ally-falls marquise", "damage boots satchel"), "hostile"),
    (("ally-falls marquise", "damage tea track", "damage boots satchel"), "allied"),
    (("ally-falls marquise", "damage tea track"), "allied"),
])
def test_more_allies_lost_than_items_damaged_makes_hostile(losses: tuple[str, ...], stands: str) -> None:
    table = with_ally(len(losses))
    table.do(*losses)
    decline(table)
    assert relation(table, "M") == stands
    assert table.count(12, "M") == 3 - losses.count("ally-falls marquise")


@pytest.mark.rule("R9.2.7", "R9.2.9.II.d")
@pytest.mark.parametrize(("answers", "fallen", "stands"), [
    (("done",), 0, "allied"),
    (("ally-falls eyrie", "done"), 1, "allied"),
    (("ally-falls eyrie", "ally-falls eyrie"), 2, "hostile"),
])
def test_with_no_item_left_he_ignores_hits_or_lets_allies_fall(answers: tuple[str, ...], fallen: int, stands: str) -> None:
    table = day("12: V, M5, E2", items="sword", V={"relations": {"E": "allied"}})
    table.do("battle 12 marquise").do("ally eyrie", luck=("roll 3 3",))
    decline(table, "SufferHit")
    assert items(table) == ["sword damaged down"], "the only item takes the first of three hits unasked"
    assert table.offers() == ["done", "ally-falls eyrie"] and table.rule() == "R9.2.9.II.d"
    table.do(*answers)
    assert table.question() != "SufferHit" and table.count(12, "E") == 2 - fallen and relation(table, "E") == stands


@pytest.mark.rule("R9.2.7", "R9.2.9.II.d")
def test_ignored_ambush_hits_spare_the_ally_who_still_fights() -> None:
    table = day("12: V, M4, E2", items="sword", V={"relations": {"E": "allied"}}, M={"hand": ["ambush_fox"]})
    table.do("battle 12 marquise", "ally eyrie", "ambush ambush_fox")
    decline(table, "SufferHit")
    table.do("damage sword satchel-down", "done", luck=("roll 2 1",))
    decline(table, "SufferHit")
    assert table.count(12, "M") == 2, "the sword is damaged: two allies, two hits"
    assert table.offers() == ["done", "ally-falls eyrie"] and table.count(12, "E") == 2, "and the rolled hit is asked for again"


@pytest.mark.rule("R9.2.9.II.d")
def test_hits_may_spare_the_last_item_only_at_an_allys_cost() -> None:
    table = day("12: V, M5, E2", items="sword, boots", V={"relations": {"E": "allied"}})
    table.do("battle 12 marquise").do("ally eyrie", luck=("roll 3 2",))
    decline(table, "SufferHit")
    assert table.offers() == ["damage boots satchel", "damage sword satchel-down", "ally-falls eyrie"], "nothing is ignored yet"
    assert table.rule() == "R9.2.7" and table.why_not("done")


@pytest.mark.rule("R9.2.9.II.d")
def test_ambush_hits_may_fall_on_the_ally_too() -> None:
    table = day("12: V, M3, E3", items="sword, boots", V={"relations": {"M": "allied"}}, E={"hand": ["ambush_fox"]})
    table.do("battle 12 eyrie", "ally marquise", "ambush ambush_fox")
    while table.question() == "MayFoil":
        table.do("done")
    table.do("ally-falls marquise", "ally-falls marquise", luck=("roll 0 0",))
    assert table.count(12, "M") == 1 and relation(table, "M") == "hostile"


@pytest.mark.rule("R9.2.9.III")
def test_removing_a_warrior_in_battle_makes_hostile_at_once_in_either_role() -> None:
    table = scene("M E V", "12: V, M2", active="M", phase="daylight", V={"items": ["sword", "boots"], "relations": {"M": "close"}})
    table.do("battle 12 vagabond", luck=("roll 0 0",))
    assert relation(table, "M") == "close"
    table.do("battle 12 vagabond", luck=("roll 1 1",))
    table.do(table.offers()[0])
    assert relation(table, "M") == "hostile" and table.points("V") == 0 and table.count(12, "M") == 1


@pytest.mark.rule("R-V9")
def test_strike_on_a_warrior_makes_hostile() -> None:
    table = day("12: V, M2", items="crossbow").do("strike marquise")
    assert relation(table, "M") == "hostile" and table.count(12, "M") == 1 and table.points("V") == 0


@pytest.mark.rule("R-V9")
def test_a_favor_or_a_building_alone_does_not() -> None:
    favor = day("9: V", "2: M3", items="hammer, hammer, hammer",
                hand=("favor_of_the_mice_mouse",)).do("craft favor_of_the_mice_mouse")
    assert favor.count(2, "M") == 0 and relation(favor, "M") == "indifferent"
    mill = day("9: V, M+sawmill", items="sword, boots").do("battle 9 marquise", luck=("roll 0 0",))
    decline(mill)
    assert mill.piece(9, "sawmill") == 0 and relation(mill, "M") == "indifferent" and mill.points("V") == 1


@pytest.mark.rule("R9.2.9.III.a")
def test_infamy_spares_the_warrior_that_caused_it() -> None:
    table = day("9: V, E2+roost", items="sword, sword, sword, boots").do("battle 9 eyrie", luck=("roll 3 0",))
    decline(table)
    assert table.count(9, "E") == table.piece(9, "roost") == 0
    assert table.points("V") == 3 and relation(table, "E") == "hostile"


@pytest.mark.rule("R-A2", "R9.2.9.II.b", "R8.2.6")
@pytest.mark.parametrize(("ally", "name"), [("M", "marquise"), ("E", "eyrie"), ("C", "cult"), ("R", "riverfolk")])
def test_whoever_brings_allied_warriors_to_sympathy_pays_himself(ally: str, name: str) -> None:
    factions = " ".join(dict.fromkeys(["A", "M", ally, "V"]))
    table = day(f"1: V, {ally}3", "9: A+sympathy", factions=factions, items="boots, boots", hand=("root_tea_mouse",),
                V={"relations": {ally: "allied"}}, **{ally: {"hand": ["sword_mouse"]}})
    table.do(f"escort {name} 9 2")
    assert (table.asks(), table.question()) == ("V", "PayOutrage")
    table.do("give root_tea_mouse")
    assert table.supporters() == ["root_tea_mouse"] and table.count(9, ally) == 2
    alone = day(f"1: V, {ally}3", "9: A+sympathy", factions=factions, items="boots, boots", hand=("root_tea_mouse",),
                V={"relations": {ally: "allied"}}).do("walk 9")
    assert alone.hand("V") == ["root_tea_mouse"] and alone.supporters() == [] and alone.count(9, ally) == 0


@pytest.mark.rule("R9.2.9.III.a")
def test_no_infamy_for_a_strike_or_in_defence() -> None:
    strike = day("9: V, M+sawmill", items="crossbow", V={"relations": {"M": "hostile"}}).do("snipe sawmill")
    assert strike.points("V") == 1
    defence = scene("M E V", "12: V, M2", active="M", phase="daylight", V={"items": ["sword"], "relations": {"M": "hostile"}})
    defence.do("battle 12 vagabond", luck=("roll 1 1",))
    assert defence.count(12, "M") == 1 and defence.points("V") == 0


@pytest.mark.rule("R9.2.9.III.b")
def test_each_hostile_faction_with_a_warrior_costs_one_more_boots() -> None:
    hostile = {"relations": {"M": "hostile", "E": "hostile", "A": "hostile"}}
    two = day("9: V", "12: M1, E1, A+sympathy", items="boots, boots", V=hostile)
    assert "walk 12" not in two.offers() and two.why_not("walk 12") == "R9.2.9.III.b"
    three = day("9: V", "12: M1, E1, A+sympathy", items="boots, boots, boots", V=hostile).do("walk 12")
    assert items(three) == ["boots down"] * 3 and board(three).place == 11


@pytest.mark.rule("R9.2.9.III.c")
def test_aid_to_a_hostile_player_takes_items_but_moves_nothing() -> None:
    table = day("12: V, M1", items="boots", hand=("anvil_fox",), M={"items": {"sword": 1}}, V={"relations": {"M": "hostile"}})
    table.do("aid marquise anvil_fox", "receive sword")
    assert items(table) == ["boots down", "sword"] and table.hand("M") == ["anvil_fox"]
    assert relation(table, "M") == "hostile" and table.points("V") == 0


# --- D1, the other reading

@pytest.mark.rule("R9.5.2", "R9.2.6")
def test_by_the_other_reading_each_rolled_hit_takes_a_face_up_sword() -> None:
    table = day("12: V, E3", items="sword, sword, sword", vagabond_pay_sword_per_hit=True)
    table.do("battle 12 eyrie", luck=("roll 3 0",))
    decline(table, "PaySwords")
    assert table.offers() == ["swords 0", "swords 1", "swords 2"]
    table.do("swords 1")
    decline(table)
    assert table.count(12, "E") == 2 and items(table) == ["sword", "sword down", "sword down"]


@pytest.mark.rule("R9.5.2")
def test_by_the_other_reading_allied_warriors_strike_for_nothing() -> None:
    table = day("12: V, M2, E5", items="sword, sword", vagabond_pay_sword_per_hit=True, V={"relations": {"M": "allied"}})
    table.do("battle 12 eyrie").do("ally marquise", luck=("roll 3 0",))
    decline(table, "PaySwords")
    assert table.offers() == ["swords 0", "swords 1"]
    table.do("swords 0")
    decline(table)
    assert table.count(12, "E") == 3
