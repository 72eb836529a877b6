"""The Marquise's Daylight (Law 6.5): crafting, actions, building, wood."""
import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def day(*clearings: str, factions: str = "M E", others: dict[str, object] | None = None, **board: object) -> Scene:
    """Her Daylight; the Eyrie sits in a corner with an empty hand unless told otherwise."""
    if not any(text.startswith("3:") for text in clearings):
        clearings = (*clearings, "3: E2+roost")
    return scene(factions, *clearings, active="M", phase="daylight", M=board, **(others or {}))


def actions(table: Scene) -> int:
    return table.state.marquise.actions


@pytest.mark.rule("R6.2.1")
def test_she_crafts_before_her_first_action() -> None:
    table = day("9: M2+workshop+recruiter", hand=["root_tea_fox", "codebreakers_mouse"])
    assert table.offers("craft") == ["craft root_tea_fox", "craft codebreakers_mouse"]
    table.do("recruit")
    assert table.offers("craft") == [] and table.why_not("craft root_tea_fox") == "R6.2.1"
    crafted = day("9: M2+workshop2", hand=["root_tea_fox", "codebreakers_mouse"]).do("craft root_tea_fox")
    assert actions(crafted) == 3 and crafted.points("M") == 2 and crafted.offers("craft") == ["craft codebreakers_mouse"]


@pytest.mark.rule("R6.2.1")
def test_a_bird_spent_for_an_action_ends_crafting_too() -> None:
    table = day("9: M2+workshop", hand=["root_tea_fox", "ambush_bird"]).do("extra ambush_bird")
    assert actions(table) == 4 and table.why_not("craft root_tea_fox") == "R6.2.1"


@pytest.mark.rule("R6.5")
def test_three_actions_in_any_mix() -> None:
    table = day("9: M9, E9")
    for left in (2, 1, 0):
        table.do("battle 9 eyrie", luck=("roll 0 0",))
        assert actions(table) == left
    assert table.asks() != "M" or table.offers() == ["done"]         # nothing more: Evening has come
    mixed = day("9: M3+sawmill", "8: M1+recruiter", hand=["codebreakers_mouse"])
    mixed.do("recruit", "overwork codebreakers_mouse 9", "move 9 4 1", "done")
    assert actions(mixed) == 0 and mixed.phase() != "daylight"


@pytest.mark.rule("R6.5")
def test_she_may_end_early() -> None:
    table = day("9: M3", hand=["anvil_fox"])
    assert actions(table) == 3 and "done" in table.offers()
    assert table.do("done").asks() == "E"
    spent = day("9: M3, E3", hand=["anvil_fox"])
    for _ in range(3):
        spent.do("battle 9 eyrie", luck=("roll 0 0",))
    assert spent.offers() == ["done"] and spent.why_not("battle 9 eyrie") == "R6.5"


@pytest.mark.rule("R6.5-2")
def test_each_bird_buys_an_action() -> None:
    table = day("9: M3+sawmill, E3", hand=["ambush_bird", "codebreakers_mouse"])
    for _ in range(3):
        table.do("battle 9 eyrie", luck=("roll 0 0",))
    assert actions(table) == 0 and table.offers() == ["done", "extra ambush_bird"]
    assert table.why_not("overwork ambush_bird 9") == "R6.5" and table.why_not("extra codebreakers_mouse") == "R6.5-2"
    table.do("extra ambush_bird")
    assert actions(table) == 1 and table.discard() == ["ambush_bird"] and table.hand("M") == ["codebreakers_mouse"]
    assert "overwork codebreakers_mouse 9" in table.offers() and "overwork ambush_bird 9" not in table.offers()


@pytest.mark.rule("R6.5.2")
def test_a_march_is_up_to_two_moves() -> None:
    table = day("9: M3", "4: M1", hand=["anvil_fox"]).do("move 9 4 2")
    assert table.question() == "MarchOn" and actions(table) == 2 and "done" in table.offers()
    assert table.why_not("recruit") == "R6.5.2"
    assert "move 4 8 3" in table.offers() and "move 4 12 1" in table.offers()       # the same warriors again, or others
    table.do("move 4 8 2")
    assert table.question() == "MarquiseAct" and actions(table) == 2 and table.count(8, "M") == 2
    assert actions(day("9: M3", "4: M1").do("move 9 4 2", "done")) == 2


@pytest.mark.rule("R6.5.3")
def test_recruit_once_a_turn_at_every_recruiter() -> None:
    table = day("8: M1+recruiter2", "9: M1+recruiter", hand=["ambush_bird"])
    table.do("recruit")
    assert (table.count(8, "M"), table.count(9, "M"), actions(table)) == (3, 2, 2)
    last = day("8: M1+recruiter2", "9: M21+recruiter").do("recruit")
    assert (last.count(8, "M"), last.count(9, "M"), last.supply("M"), last.question()) == (3, 22, 0, "MarquiseAct"), "just enough"
    table.do("extra ambush_bird")
    assert table.offers("recruit") == [] and table.why_not("recruit") == "R6.5.3"
    assert day("8: M1").why_not("recruit") == "R6.5.3"


@pytest.mark.rule("RG.6.2", "R6.5.3", "R6.4", "R6.5.5")
def test_no_wood_and_no_recruit_in_a_scorched_clearing_of_her_own() -> None:
    rows, scoundrel = ("8: M1+recruiter+sawmill", "9: M1+recruiter+sawmill"), {"partner": "M", "character": "scoundrel"}
    dawn = scene("M E A V", *rows, active="M", phase="birdsong", scorched=[8], V=scoundrel, M={"hand": ["anvil_fox"]})
    assert (dawn.piece(8, "wood"), dawn.piece(9, "wood")) == (0, 1)
    assert dawn.offers("overwork") == [] and dawn.why_not("overwork anvil_fox 8") == "RG.6.2"
    dawn.do("recruit")
    assert (dawn.count(8, "M"), dawn.count(9, "M")) == (1, 2)


@pytest.mark.rule("R2.5", "R6.5.3")
def test_with_too_few_warriors_she_picks_where_they_go() -> None:
    table = day("9: M21+recruiter", "8: M2+recruiter2").do("recruit")
    assert table.question() == "FillWhich" and table.offers() == ["muster 8", "muster 9"]
    assert table.why_not("muster 4") == "R6.5.3"
    table.do("muster 9")
    assert (table.count(9, "M"), table.count(8, "M"), table.supply("M")) == (22, 3, 0)       # the last one can only go to 8
    assert day("9: M23+recruiter", "8: M2+recruiter2").why_not("recruit") == "R2.5"


@pytest.mark.rule("R6.5.4.i")
def test_the_next_building_of_a_kind_must_be_payable() -> None:
    table = day("9: M2+sawmill2+wood", "8: M1+recruiter", "4: M1")
    assert "build sawmill 4" not in table.offers() and table.why_not("build sawmill 4") == "R6.5.4.i"
    assert "build recruiter 4" in table.offers()
    table.do("build recruiter 4")
    assert table.piece(4, "recruiter") == 1 and table.piece(9, "wood") == 0
    full = day("2: M1+sawmill2", "5: M1+sawmill2", "8: M1+sawmill2+wood4", "9: M1")
    assert full.why_not("build sawmill 9") == "R6.5.4.i"


@pytest.mark.rule("R6.5.4.ii")
def test_a_ruled_clearing_with_an_open_slot() -> None:
    table = day("9: M1, E1", "8: M2+workshop2+wood", "4: M1", "12: M2+sawmill")
    assert table.ruler(9) == "E" and table.why_not("build recruiter 9") == "R6.5.4.ii"
    assert table.why_not("build recruiter 8") == "R2.2.3" and table.why_not("build recruiter 12") == "R2.2.3"
    assert table.offers("build") == ["build sawmill 4", "build recruiter 4"]        # the third workshop costs 2
    assert table.why_not("build recruiter 1") == "R6.5.4.ii"                        # nobody rules there


@pytest.mark.rule("R6.5.4.ii")
def test_wood_comes_through_ruled_clearings() -> None:
    apart = day("9: M1+sawmill+wood", "1: M1", "12: M1+wood, E2", "8: M1+sawmill")
    assert apart.why_not("build sawmill 9") == "R6.5.4.i"            # one of the two in 12 behind the Eyrie
    linked = day("9: M1+sawmill+wood", "1: M1+wood", "12: M1+wood, E2", "8: M1+sawmill").do("build sawmill 9")
    assert [linked.piece(place, "wood") for place in (9, 1, 12)] == [0, 0, 1] and linked.points("M") == 2


@pytest.mark.rule("R6.5.4.ii")
@pytest.mark.parametrize("store", [1, 9])
def test_which_wood_is_her_choice(store: int) -> None:
    table = day("9: M1+sawmill+wood", "1: M1+wood").do("build sawmill 9")
    assert table.question() == "WhichWood" and table.offers() == ["pay 1", "pay 9"]
    assert table.why_not("pay 12") == "R6.5.4.ii"
    table.do(f"pay {store}")
    assert (table.piece(store, "wood"), table.piece(10 - store, "wood"), table.piece(9, "sawmill")) == (0, 1, 2)
    far = day("9: M1+sawmill+wood", "1: M1+wood", "7: M1+wood").do("build sawmill 9")
    assert far.why_not("pay 7") == "R6.5.4.ii"
    plenty = day("9: M1+sawmill+wood3").do("build sawmill 9")
    assert (plenty.question(), plenty.piece(9, "wood")) == ("MarquiseAct", 2), "from one place nothing is to be chosen"
    free = day("9: M1+wood", "1: M1+wood").do("build sawmill 9")
    assert free.question() == "MarquiseAct" and "paid-wood" not in free.told(), "the first one costs nothing"
    assert (free.piece(9, "wood"), free.piece(1, "wood"), free.piece(9, "sawmill")) == (1, 1, 1)


@pytest.mark.rule("R6.5.4.ii", "R1.1.4")
def test_wood_crosses_the_river_only_with_riverboats() -> None:
    rows = ("10: M1+sawmill", "11: M1+wood", "12: E1", "1: M1")
    dry = day(*rows, factions="M E R")
    assert dry.why_not("build sawmill 1") == "R6.5.4.i"
    boats = day(*rows, factions="M E R", others={"boats": True}).do("build sawmill 1")
    assert boats.piece(1, "sawmill") == 1 and boats.piece(11, "wood") == 0


@pytest.mark.rule("R6.5.4.iii")
def test_a_building_scores_the_space_it_left() -> None:
    table = day("9: M1+workshop+wood").do("build workshop 9")
    assert table.points("M") == 2 and table.piece(9, "workshop") == 2 and table.tale("scored") == ["scored M"]


@pytest.mark.rule("R-G8", "R2.5.3")
def test_paid_wood_returns_to_the_supply_and_scores_nothing() -> None:
    table = day("9: M1+sawmill+wood3", "8: M1+sawmill2").do("build sawmill 9")
    assert table.points("M") == 3 and table.piece(9, "wood") == 0


@pytest.mark.rule("R6.5.5")
def test_overwork_with_a_card_of_the_suit() -> None:
    table = day("12: M1+sawmill", "9: M1+sawmill", "8: M1", hand=["anvil_fox", "armorers_bird"])
    assert table.offers("overwork") == ["overwork armorers_bird 9", "overwork armorers_bird 12", "overwork anvil_fox 12"]
    assert table.why_not("overwork anvil_fox 9") == "R6.5.5" and table.why_not("overwork anvil_fox 8") == "R6.5.5"
    table.do("overwork anvil_fox 12")
    assert table.piece(12, "wood") == 1 and table.discard() == ["anvil_fox"] and actions(table) == 2
    dry = day("12: M1+sawmill+wood8", hand=["anvil_fox"])
    assert dry.offers("overwork") == [] and dry.why_not("overwork anvil_fox 12") == "R6.5.5"


@pytest.mark.rule("R-data-marquise")
@pytest.mark.parametrize(("kind", "points"), [("sawmill", (0, 1, 2, 3, 4, 5)), ("workshop", (0, 2, 2, 3, 4, 5)),
                                              ("recruiter", (0, 1, 2, 3, 3, 4))])
def test_costs_and_points_of_the_tracks(kind: str, points: tuple[int, ...]) -> None:
    rows = ["2", "2", "5", "5", "7"]
    for built, cost in enumerate((0, 1, 2, 3, 3, 4)):
        here = rows[:built]
        table = day("12: M1+wood4", *(f"{place}: {kind}{here.count(place)}" for place in sorted(set(here))))
        table.do(f"build {kind} 12")
        assert (table.piece(12, "wood"), table.points("M")) == (4 - cost, points[built])


@pytest.mark.rule("R-data-marquise")
def test_when_all_are_lost_the_first_column_is_used_again() -> None:
    table = day("9: M1").do("build sawmill 9")
    assert table.piece(9, "sawmill") == 1 and table.points("M") == 0


@pytest.mark.rule("R2.5.2")
def test_a_lost_building_returns_to_the_track() -> None:
    table = scene("M E", "12: E4, M sawmill", "9: M2+sawmill+wood4", "8: M2+sawmill", "3: E2+roost", active="E", phase="daylight",
                  E={"leader": "commander"}).do("move 3 6 1", "battle 12 marquise", luck=("roll 0 0",))
    assert table.piece(12, "sawmill") == 0
    table.until("MarquiseAct").do("build sawmill 9")
    assert table.points("M") == 2
