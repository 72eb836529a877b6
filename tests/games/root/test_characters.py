"""The characters of the Vagabond (second appendix Г)."""
import pytest

from tests.games.root.scene import Scene, new_game, scene
from tests.games.root.vagabonds import board, day, decline, items, relation

pytestmark = pytest.mark.usefixtures("as_either_vagabond")


def of(character: str, *clearings: str, items: str = "torch, boots", V: dict[str, object] | None = None, **fields: object) -> Scene:
    """V's Daylight as a character."""
    return day(*clearings, items=items, V={"character": character, **(V or {})}, **fields)


@pytest.mark.rule("RG.n.1")
@pytest.mark.parametrize(("character", "start"), [
    ("thief", ["boots", "sword", "torch", "tea"]), ("tinker", ["boots", "torch", "hammer", "bag"]),
    ("ranger", ["boots", "sword", "crossbow", "torch"]), ("vagrant", ["boots", "torch", "coins"]),
    ("arbiter", ["boots", "sword", "sword", "torch"]), ("scoundrel", ["boots", "boots", "crossbow", "torch"]),
])
def test_starting_items_lie_face_up(character: str, start: list[str]) -> None:
    table = new_game("V C")
    table.do(0, f"character {character}")
    table.do(0, table.legal_texts(0)[0])
    shown = table.view(0)["seats"][0]["board"]
    assert [row["item"] for row in shown["items"] for _ in range(row["count"])] == start
    assert all(row["up"] for row in shown["items"])
    on_track = [row["item"] for row in shown["items"] if row["place"] == "track"]
    assert on_track == [item for item in start if item in ("tea", "coins", "bag")]
    assert shown["limit"] == (8 if character == "tinker" else 6)


@pytest.mark.rule("RG.n.1", "R9.6.2")
def test_the_vagrant_draws_two() -> None:
    table = scene("M V", "9: V", active="V", phase="evening", V={"character": "vagrant"}).until("MarquiseAct")
    assert len(table.hand("V")) == 2


@pytest.mark.rule("R9.5.9")
def test_special_actions_take_a_face_up_torch_and_the_right_character() -> None:
    table = of("scoundrel", "12: V, M1", items="torch down, boots")
    assert table.offers("scorch") == [] and table.why_not("scorch") == "R9.5.9" and table.why_not("hideout") == "R9.5.9"
    two = of("thief", "12: V, M1", items="torch, torch, boots", M={"hand": ["anvil_fox", "sappers_bird"]})
    two.do("steal marquise", "steal marquise")
    assert len(two.hand("V")) == 2 and items(two) == ["boots", "torch down", "torch down"]


@pytest.mark.rule("RG.1.2")
def test_the_thief_steals_a_random_card() -> None:
    table = of("thief", "12: V, M1, A+sympathy", "1: E1", M={"hand": ["anvil_fox", "sappers_bird"]}, E={"hand": ["sword_mouse"]})
    assert table.offers("steal") == ["steal marquise"]
    assert table.why_not("steal eyrie") == "RG.1.2" and table.why_not("steal alliance") == "RG.1.2"
    table.do("steal marquise", luck=("random sappers_bird",))
    assert table.hand("V") == ["sappers_bird"] and table.hand("M") == ["anvil_fox"]
    stolen = [entry for entry in table.entries() if entry.text == "random sappers_bird"]
    assert stolen[0].seen == 1 << table.number("V") | 1 << table.number("M")


@pytest.mark.rule("RG.2.2")
def test_the_tinker_takes_a_matching_card_from_the_discard_pile() -> None:
    table = of("tinker", "9: V", discard=["anvil_fox", "sword_mouse", "sappers_bird"])
    assert sorted(table.offers("labor")) == ["labor sappers_bird", "labor sword_mouse"]
    assert table.why_not("labor anvil_fox") == "RG.2.2"
    table.do("labor sword_mouse")
    assert table.hand("V") == ["sword_mouse"] and table.discard() == ["anvil_fox", "sappers_bird"]
    assert of("tinker", "12: V", discard=["sword_mouse"]).offers("labor") == []


@pytest.mark.rule("RG.2.2", "R10.2.6")
def test_lost_souls_are_no_discard_pile() -> None:
    table = of("tinker", "9: V", factions="C M V", souls=["sword_mouse"])
    assert table.offers("labor") == [] and table.why_not("labor sword_mouse") == "RG.2.2"


@pytest.mark.rule("RG.3.2")
def test_the_ranger_repairs_three_and_his_day_is_over() -> None:
    table = of("ranger", "9: V", items="torch, boots damaged, sword damaged down", points=12, hand=("dominance_fox",))
    table.do("hideout")
    assert items(table) == ["boots", "sword down", "torch down"] and table.active() != "V"
    assert "root-event-phase-evening" in [words.words.id for entry in table.entries() for _,
                                          words in entry.events if words.seat == table.number("V")]


@pytest.mark.rule("RG.3.2")
def test_of_more_than_three_he_chooses() -> None:
    table = of("ranger", "9: V", items="torch, boots damaged, sword damaged, tea damaged, hammer damaged, crossbow damaged down")
    table.do("hideout", "repair tea damaged", "repair hammer damaged", "repair crossbow damaged-down")
    assert items(table) == ["boots damaged", "sword damaged", "crossbow down", "torch down", "hammer", "tea"]
    assert table.question() not in ("VagabondAct", "MendItem") and table.active() != "V"
    two = of("ranger", "9: V", items="torch, boots damaged, boots damaged, sword damaged, sword damaged").do("hideout")
    assert two.offers() == ["repair boots damaged", "repair sword damaged"]
    assert of("ranger", "9: V").why_not("hideout") == "RG.3.2" and of("ranger", "9: V").offers("hideout") == []


@pytest.mark.rule("RG.4.2")
def test_the_vagrant_sets_any_two_on_each_other() -> None:
    table = of("vagrant", "9: V, M2, A+sympathy", "1: E1")
    pairs = [("marquise", "alliance"), ("marquise", "vagabond"), ("vagabond", "marquise"), ("vagabond", "alliance")]
    assert sorted(table.offers("instigate")) == sorted(f"instigate {one} {other}" for one, other in pairs)
    assert table.why_not("instigate alliance marquise") == "RG.4.2" and table.why_not("instigate marquise eyrie") == "RG.4.2"


@pytest.mark.rule("RG.4.2")
def test_buildings_of_both_sides_score_for_him_alone() -> None:
    table = of("vagrant", "9: V, M1+sawmill, E1+roost", E={"leader": "commander"}, M={"effects": ["sappers"]})
    table.do("instigate eyrie marquise", luck=("roll 1 1",))
    while table.question() != "VagabondAct":
        table.do("use sappers" if table.question() == "MayUse sappers" else "done")
    assert table.piece(9, "sawmill") == table.piece(9, "roost") == table.count(9, "M") == table.count(9, "E") == 0
    assert table.points("V") == 4, "a building and Infamy for it, twice"
    assert table.points("M") == table.points("E") == 0


@pytest.mark.rule("RG.4.2")
def test_he_needs_no_sword_and_the_others_score_nothing() -> None:
    table = of("vagrant", "9: V, M1+sawmill, E1+roost", E={"leader": "despot"})
    table.do("instigate marquise eyrie", luck=("roll 2 2",))
    while table.question() != "VagabondAct":
        assert table.asks() == "V" or table.question() in ("MayAmbush", "MayFoil")
        table.do("done" if "done" in table.offers() else table.offers()[0])
    assert (table.count(9, "M"), table.count(9, "E")) == (0, 0) and table.piece(9, "roost") == 1, "each side deals at most one"
    assert relation(table, "M") == relation(table,
                                            "E") == "hostile" and table.points("V") == table.points("M") == table.points("E") == 0


@pytest.mark.rule("RG.4.2")
def test_he_chooses_which_buildings_fall() -> None:
    table = of("vagrant", "9: V, M+sawmill+recruiter, E3").do("instigate eyrie marquise", luck=("roll 0 0",))
    while table.question() == "MayAmbush":
        table.do("done")
    assert (table.asks(), table.question()) == ("V", "LosePiece")
    table.do("lose recruiter")
    assert table.piece(9, "sawmill") == 1 and table.points("V") == 1 and table.points("E") == 0


@pytest.mark.rule("R-V22")
def test_factions_that_lose_a_warrior_become_hostile_and_the_rest_is_infamy() -> None:
    table = of("vagrant", "9: V, M2, E1+roost").do("instigate marquise eyrie", luck=("roll 2 1",))
    decline(table)
    assert table.points("V") == 2 and relation(table, "M") == relation(table, "E") == "hostile"
    assert table.piece(9, "roost") == 0 and table.count(9, "M") == 1


@pytest.mark.rule("RG.4.2", "R9.2.9.III.a")
def test_he_may_be_attacked_himself_and_infamy_counts() -> None:
    table = of("vagrant", "9: V, M1+sawmill", items="torch, sword, sword, boots", V={"relations": {"M": "hostile"}})
    table.do("instigate marquise vagabond", luck=("roll 2 2",))
    assert table.question() == "SufferHit", "one cat, one hit"
    table.do("damage torch satchel-down")
    assert table.piece(9, "sawmill") == table.count(9, "M") == 0 and table.points("V") == 3


@pytest.mark.rule("RG.4.2", "R8.2.6", "R-B3")
def test_what_an_ambush_takes_is_removed_by_him_too() -> None:
    table = of("vagrant", "9: V, A1+sympathy, E3", hand=("root_tea_mouse",), E={"hand": ["ambush_mouse"]})
    table.do("instigate alliance eyrie", "ambush ambush_mouse")
    while table.question() == "MayFoil":
        table.do("done")
    assert (table.asks(), table.question()) == ("V", "PayOutrage") and table.points("V") == 2 and table.points("E") == 0


@pytest.mark.rule("R-V22", "R10.2.3", "R8.2.2")
def test_sides_fight_as_they_always_do() -> None:
    cult = of("vagrant", "9: V, M2, C2", factions="M C V").do("instigate marquise cult", luck=("roll 2 0",))
    decline(cult)
    assert cult.state.cult.acolytes == 2 and relation(cult, "C") == "hostile"
    guerrilla = of("vagrant", "9: V, M3, A2").do("instigate marquise alliance", luck=("roll 3 1",))
    decline(guerrilla)
    assert (guerrilla.count(9, "M"), guerrilla.count(9, "A")) == (1, 1)


@pytest.mark.rule("R-V22", "R4.3.1")
def test_the_defender_may_ambush() -> None:
    table = of("vagrant", "9: V, M3, E1", E={"hand": ["ambush_mouse"]}).do("instigate marquise eyrie")
    assert (table.asks(), table.offers()) == ("E", ["done", "ambush ambush_mouse"])
    table.do("ambush ambush_mouse")
    while table.question() == "MayFoil":
        table.do("done")
    assert table.count(9, "M") <= 1 and relation(table, "M") == "hostile"


def protected(clearing: str, arbiter: dict[str, object], roll: str) -> Scene:
    """M attacks A where an Arbiter stands."""
    table = scene("M E A V", clearing, active="M", phase="daylight", V={"character": "arbiter", **arbiter})
    table.do("battle 9 alliance")
    while table.question() == "MayAmbush":
        table.do("done")
    assert (table.asks(), table.question(), table.offers()) == ("A", "MayProtect", ["done", "enlist vagabond"])
    return table.do("enlist vagabond", luck=(roll,))


@pytest.mark.rule("RG.5.2")
def test_the_arbiter_lends_his_swords_to_the_defender() -> None:
    table = protected("9: M4, A1, V", {"items": ["sword", "sword down", "sword damaged"]}, "roll 3 1")
    assert table.count(9, "M") == 1 and table.points("V") == 1
    assert items(table) == ["sword", "sword down", "sword damaged"]


@pytest.mark.rule("RG.5.2", "R4.3.2.3")
def test_the_lone_token_stays_defenseless() -> None:
    table = protected("9: M4, A+sympathy, V", {"items": ["sword", "sword"]}, "roll 0 0")
    assert table.piece(9, "sympathy") == 0 and table.count(9, "M") == 4


@pytest.mark.rule("R-B10")
def test_not_by_himself_nor_against_himself() -> None:
    attack = of("arbiter", "9: V, A2", items="sword, sword, boots").do("battle 9 alliance")
    while attack.question() == "MayAmbush":
        attack.do("done")
    assert attack.question() != "MayProtect"
    defend = scene("M E A V", "9: M2, V", active="M", phase="daylight", V={"character": "arbiter", "items": ["sword", "sword"]})
    defend.do("battle 9 vagabond", luck=("roll 0 0",))
    assert "enlisted M" not in defend.tale("enlisted") and defend.points("V") == 0


@pytest.mark.rule("R-B10")
def test_elsewhere_or_another_character_is_not_asked() -> None:
    for place, character in (("12: V", "arbiter"), ("1: V", "thief")):
        table = scene("M E A V", "9: M2, A1", place, active="M", phase="daylight", V={"character": character})
        table.do("battle 9 alliance", luck=("roll 0 0",))
        while table.question() == "MayAmbush":
            table.do("done")
        assert table.question() != "MayProtect"


@pytest.mark.rule("RG.6.2")
def test_the_scoundrel_scorches_the_clearing() -> None:
    table = of("scoundrel", "8: V, M2+sawmill, E1, A+sympathy", items="torch, boots, boots", hand=("anvil_fox",))
    table.do("scorch")
    while table.question() != "VagabondAct":
        table.do(table.offers()[-1])
    assert (table.count(8, "M"), table.count(8, "E"), table.piece(8, "sawmill"), table.piece(8, "sympathy")) == (0, 0, 0, 0)
    assert table.points("V") == 2 and items(table) == ["boots", "boots"] and table.state.gone_items[3] == 1
    assert relation(table, "M") == "indifferent" and board(table).place == 7
    assert table.offers("walk") == ["walk 4", "walk 7"]
    table.do("walk 7")
    assert table.why_not("walk 8") == "RG.6.2"


@pytest.mark.rule("RG.6.2")
def test_nothing_comes_into_a_scorched_clearing() -> None:
    cats = scene("M E A V", "8: M1", "7: M2+recruiter", "4: M2", "12: V", active="M", phase="daylight", scorched=[8],
                 V={"partner": "M"})
    assert not [text for text in cats.offers("move") if text.split()[2] == "8"] and "move 8 7 1" in cats.offers()
    assert not [text for text in cats.offers("build") if text.endswith(" 8")]
    assert cats.why_not("move 7 8 1") == "RG.6.2"
    slip = day("7: V", phase="birdsong", scorched=[8])
    assert "slip 8" not in slip.offers() and slip.why_not("slip 8") == "R-V5"


@pytest.mark.rule("RG.6.2", "R2.7")
def test_a_partner_inside_a_scorched_clearing_stays_but_gets_nothing_new() -> None:
    fire = of("scoundrel", "8: V, M2+sawmill, E1+roost", V={"partner": "M"}).do("scorch")
    assert (fire.count(8, "M"), fire.piece(8, "sawmill"), fire.count(8, "E"), fire.piece(8, "roost")) == (2, 1, 0, 0)
    cats = scene("M E A V", "8: M2+sawmill+recruiter, V", active="M", phase="birdsong", scorched=[8], V={"partner": "M"},
                 M={"hand": ["anvil_fox"]})
    assert cats.question() == "MarquiseAct" and cats.piece(8, "wood") == 0
    assert cats.offers("recruit") == cats.offers("overwork") == [] and "move 8 7 2" in cats.offers()


@pytest.mark.rule("RG.6.2", "R9.2.2.i")
def test_the_other_vagabond_in_the_fire_damages_three_items() -> None:
    other = {"character": "ranger", "items": ["boots", "sword", "torch", "tea"]}
    table = of("scoundrel", "8: V, V2, M1", factions="M E V V2", V2=other)
    table.do("scorch", "damage boots satchel", "damage sword satchel", "damage torch satchel")
    assert items(table, "V2") == ["boots damaged", "sword damaged", "torch damaged", "tea"] and board(table, "V2").place == 7


@pytest.mark.rule("RG.6.2", "R6.2.3")
def test_no_wounded_come_to_a_scorched_keep() -> None:
    def lost(*scorched: int) -> str:
        table = scene("M E A V", "1: M2+keep, V", "9: M2, E3", active="E", phase="daylight", scorched=list(scorched),
                      V={"partner": "M"}, M={"hand": ["root_tea_mouse"]}, E={"effects": ["command_warren"], "leader": "despot"})
        table.do("battle 9 marquise", "done", luck=("roll 2 0",))
        assert table.count(9, "M") == 0
        return table.question()
    assert lost() == "FieldHospitals" and lost(1) != "FieldHospitals"


@pytest.mark.rule("RG.6.2", "R-P1")
def test_a_scorched_keep_is_gone_for_good() -> None:
    table = of("scoundrel", "1: V, M2+keep", M={"hand": ["anvil_fox"]}).do("scorch")
    assert table.piece(1, "keep") == 0 and table.state.marquise.keep_gone == 1 and table.points("V") == 1
    assert table.question() == "VagabondAct", "nothing to be saved to"
