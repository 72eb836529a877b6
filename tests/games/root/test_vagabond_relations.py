"""How a Vagabond stands with the others (R9.2.9): aid, allies, hostility."""
import pytest

from tests.games.root.scene import Scene, scene
from tests.games.root.vagabonds import board, day, decline, items, relation

pytestmark = pytest.mark.usefixtures("as_either_vagabond")


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
    forest = day("12: M2", items="boots", V={"relations": {"M": "allied"}, "place": table.state.book.forest_names[0]})
    assert forest.offers("walk") and forest.offers("escort") == [], "nobody comes along out of a forest"
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
    assert ("R9.2.9.II.d" in table.rules("hostile")) == (stands == "hostile")


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
    assert table.rules("hostile") == ["R-V9"]


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
