"""The Decree is carried out (Law 7.5.2), turmoil (Law 7.7), leaders (Law 7.8)."""
import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

SEVEN = tuple(f"{clearing}: roost" for clearing in (1, 2, 4, 5, 7, 8, 9))


def day(*clearings: str, factions: str = "M E", cats: dict[str, object] | None = None, **board: object) -> Scene:
    """The Eyrie's Daylight."""
    return scene(factions, *clearings, active="E", phase="daylight", E=board, M=cats or {})


def origins(table: Scene) -> set[int]:
    return {int(text.split()[1]) for text in table.offers("move")}


def fulfilled(table: Scene) -> int:
    return table.told().count("fulfils")


# --- the columns

@pytest.mark.rule("R7.5.2")
def test_the_columns_come_from_left_to_right() -> None:
    table = day("12: E3+roost, M2", "8: E2+roost", "6: E1", leader="charismatic",
                decree={"build": ["anvil_fox"], "move": ["root_tea_fox"], "recruit": ["travel_gear_fox"]})
    assert table.offers() == ["fulfil fox", "fulfil bird"] and table.rule() == "R7.5.2"
    table.do("fulfil bird", "enrol 12")
    assert table.rule() == "R7.5.2.i"            # the other card of the column
    table.do("enrol 8")
    assert table.rule() == "R7.5.2.ii" and table.why_not("battle 12 marquise") == "R7.5.2"
    table.do("move 8 4 1")
    assert table.rule() == "R7.5.2.iii"
    table.do("battle 12 marquise", luck=("roll 0 0",))
    assert table.piece(6, "roost") == 1 and fulfilled(table) == 5    # the Build card had one way


@pytest.mark.rule("R7.5.2")
def test_each_card_in_a_clearing_of_its_suit() -> None:
    table = day("12: E3", "9: E2", "3: E1+roost", leader="charismatic", decree={"move": ["anvil_fox"]})
    assert table.question() == "Edict" and origins(table) == {12}    # the vizier's Recruit had one way
    assert table.why_not("move 9 4 1") == "R7.5.2.ii" and table.why_not("enrol 3") == "R7.5.2"
    birds = day("12: E3, M1", "9: E2, M1", "5: E1, M1", "3: E1+roost", leader="commander").do("move 3 6 1")
    assert birds.offers("battle") == ["battle 5 marquise", "battle 9 marquise", "battle 12 marquise"]


@pytest.mark.rule("R7.5.2")
def test_the_cards_of_a_column_in_any_order() -> None:
    table = day("12: E3", "9: E2", "3: E1+roost", leader="despot", decree={"move": ["anvil_fox", "codebreakers_mouse"]})
    assert table.question() == "PickEdict" and table.offers() == ["fulfil fox", "fulfil mouse", "fulfil bird"]
    assert table.why_not("fulfil rabbit") == "R7.5.2" and table.why_not("move 12 4 1") == "R7.5.2"
    table.do("fulfil mouse")
    assert origins(table) == {9}
    table.do("move 9 4 2")
    assert table.offers() == ["fulfil fox", "fulfil bird"]
    same = day("12: E3", "8: E1", "3: E1+roost", leader="charismatic", decree={"move": ["anvil_fox", "root_tea_fox"]})
    assert same.question() == "Edict"            # two cards of one suit: no order to choose


@pytest.mark.rule("R-E3")
def test_the_first_card_that_cannot_be_done_means_turmoil() -> None:
    table = day("9: E3, M2", "3: E1+roost", leader="charismatic", decree={"move": ["anvil_fox"]})
    assert table.question() == "ChooseLeader" and "battle" not in table.told()
    assert table.tale("turmoil") == ["turmoil E"]
    fine = day("12: E3, M2", "3: E1+roost", leader="commander").do("move 3 6 1", "battle 12 marquise", luck=("roll 0 0",))
    assert "turmoil" not in fine.told()          # empty columns are skipped


@pytest.mark.rule("R-E3")
def test_what_can_be_done_must_be_done() -> None:
    table = day("9: E3, M2", "3: E1+roost", leader="commander").do("move 3 6 1")
    assert table.offers() == ["battle 9 marquise"] and table.why_not("done") == "R-E3"


@pytest.mark.rule("R-E3")
def test_an_impossible_card_may_be_chosen_first() -> None:
    table = day("9: E3", "3: E1+roost", leader="despot", decree={"move": ["anvil_fox"]}, points=9)
    assert table.offers() == ["fulfil fox", "fulfil bird"]
    rescued = day("9: E3", "3: E1+roost", leader="despot", decree={"move": ["anvil_fox"]}, points=9)
    rescued.do("fulfil bird", "move 9 12 1")     # the bird first: then a warrior stands in a fox clearing
    assert "turmoil" not in rescued.told() and origins(rescued) == {12}
    table.do("fulfil fox")
    assert table.question() == "ChooseLeader" and table.points("E") == 7


@pytest.mark.rule("R-E3", "R-P16")
def test_a_window_before_turmoil_may_avert_it() -> None:
    table = day("3: E20+roost", leader="builder", effects=["tax_collector"]).do("done")
    assert table.question() == "Edict" and table.offers() == ["done", "tax 3"] and table.rule() == "R-E3"
    table.do("tax 3")
    assert "turmoil" not in table.told() and table.count(3, "E") == 20
    failed = day("3: E20+roost", leader="builder", effects=["tax_collector"]).do("done", "done")
    assert failed.question() == "ChooseLeader"


# --- the actions

@pytest.mark.rule("R7.5.2.i")
def test_recruit_at_a_roost_of_the_suit() -> None:
    table = day("3: E1+roost", "4: E1+roost", "9: E1+roost", "5: E4", leader="commander", decree={"recruit": ["bake_sale_rabbit"]})
    assert table.offers() == ["enrol 3", "enrol 4"]
    assert table.why_not("enrol 9") == "R7.5.2.i" and table.why_not("enrol 5") == "R7.5.2.i"
    assert table.do("enrol 4").count(4, "E") == 2
    lone = day("3: E1+roost", "9: E1+roost", leader="commander", decree={"recruit": ["bake_sale_rabbit"]})
    assert lone.count(3, "E") == 2 and fulfilled(lone) == 1          # one way: not asked


@pytest.mark.rule("R7.5.2.i", "RG.6.2")
def test_no_recruit_at_a_scorched_roost_of_their_own() -> None:
    table = scene("M E A V", "3: E1+roost", "4: E1+roost", "5: E1+roost", active="E", phase="daylight", scorched=[4],
                  V={"partner": "E", "character": "scoundrel", "items": ["boots"]},
                  E={"leader": "commander", "decree": {"recruit": ["bake_sale_rabbit"]}})
    assert table.offers() == ["enrol 3", "enrol 5"] and table.why_not("enrol 4") == "RG.6.2"


@pytest.mark.rule("R7.5.2.ii")
def test_move_out_of_a_clearing_of_the_suit() -> None:
    rows = ("3: E2+roost", "10: E1, M3")
    table = day(*rows, leader="commander", decree={"move": ["bake_sale_rabbit"]}).do("fulfil rabbit")
    assert table.offers() == [f"move 3 {place} {number}" for place in (6, 7, 11) for number in (1, 2)]
    ruled = day(*rows, "12: E1", leader="commander", decree={"move": ["bake_sale_rabbit"]}).do("fulfil rabbit")
    assert [text for text in ruled.offers() if text.startswith("move 10")] == ["move 10 12 1"]
    assert ruled.why_not("move 10 1 1") == "R4.2.1"


@pytest.mark.rule("R7.5.2.iii")
def test_battle_in_a_clearing_of_the_suit() -> None:
    rows = ("12: E2, M2", "9: E2, M2", "3: E1+roost")
    table = day(*rows, leader="despot", decree={"battle": ["anvil_fox"]}).do("move 3 6 1")
    assert table.offers() == ["battle 12 marquise"] and table.why_not("battle 9 marquise") == "R7.5.2.iii"
    ambushed = day(*rows, leader="despot", decree={"battle": ["anvil_fox"]}, cats={"hand": ["ambush_fox"]})
    ambushed.do("move 3 6 1", "battle 12 marquise", "ambush ambush_fox")
    assert ambushed.count(12, "E") == 0 and "rolled" not in ambushed.told() and "turmoil" not in ambushed.told()
    assert fulfilled(ambushed) == 2 and ambushed.rule() == "R7.5.2.iv"


@pytest.mark.rule("R7.5.2.iv")
def test_build_in_a_ruled_clearing_without_a_roost() -> None:
    table = day("8: E2", "12: E2+roost, M1", "9: E2", "6: E1", "1: E1, M keep", leader="builder", decree={"build": ["anvil_fox"]})
    table.do("move 9 4 1")
    assert table.ruler(1) == "E" and table.offers() == ["erect 6", "erect 8"]
    assert [table.why_not(f"erect {place}") for place in (12, 9, 1)] == ["R7.5.2.iv", "R7.5.2.iv", "R6.2.2"]
    assert table.do("erect 8").piece(8, "roost") == 1
    other = day("8: M2", "12: E2+roost", "6: E1", "9: E1", leader="builder", decree={"build": ["anvil_fox"]}).do("move 9 4 1")
    assert other.piece(6, "roost") == 1          # one way: built at once
    full = day("12: E3, M recruiter", "6: E1", "3: E1+roost", "8: E1", "9: E1", leader="builder", decree={"build": ["anvil_fox"]})
    assert full.do("move 9 4 1").why_not("erect 12") == "R2.2.3"


@pytest.mark.rule("R-E4", "R-G5")
def test_without_warriors_or_roosts_it_fails() -> None:
    nobody = day("3: E20+roost", leader="builder")
    assert nobody.question() == "ChooseLeader" and nobody.told().count("turmoil") == 1
    out = day(*SEVEN, "12: E3", "11: E2", leader="despot").do("move 11 12 1")
    assert out.question() == "ChooseLeader" and "turmoil" in out.told()
    slot = day("3: E2+roost", "6: M1+sawmill, E5", leader="despot", decree={"build": ["anvil_fox"]})
    slot.do("move 3 7 1", "fulfil fox")
    assert slot.question() == "ChooseLeader"


# --- turmoil

def toppled(**board: object) -> Scene:
    """Turmoil at once: nobody can be recruited."""
    return day("3: E20+roost", "9: roost", leader=board.pop("leader", "builder"), **board)


@pytest.mark.rule("R7.7.1")
def test_a_point_for_each_bird_of_the_decree() -> None:
    table = toppled(points=10, decree={"move": ["ambush_bird", "anvil_fox"]})
    assert table.points("E") == 7
    assert toppled(points=1).points("E") == 0
    table = scene("M E A", "3: E20+roost", "9: roost", active="E", phase="daylight",
                  E={"leader": "builder", "points": 10, "dominance": "fox"})
    assert "turmoil" in table.told() and table.state.points[table.number("E")] == 10, "no marker, no loss"


@pytest.mark.rule("R7.7.2")
def test_the_decree_is_discarded_but_for_the_viziers() -> None:
    table = toppled(decree={"move": ["ambush_bird", "anvil_fox"], "build": ["bake_sale_rabbit"]})
    assert sorted(table.discard()) == ["ambush_bird", "anvil_fox", "bake_sale_rabbit"]
    table.do("leader despot")
    assert [[card == 42 for card in column] for column in table.state.eyrie.decree] == [[], [True], [], [True]]
    lord = day("3: E20+roost", leader="builder", factions="M E A", decree={"move": ["dominance_fox", "anvil_fox"]})
    assert lord.available() == ["dominance_fox"] and lord.discard() == ["anvil_fox"]


@pytest.mark.rule("R7.7.3")
@pytest.mark.parametrize(("fallen", "left"),
                         [([], ["charismatic", "commander", "despot"]), (["despot"], ["charismatic", "commander"])])
def test_a_new_leader_of_those_face_up(fallen: list[str], left: list[str]) -> None:
    table = toppled(fallen=fallen)
    assert table.offers() == [f"leader {name}" for name in left] and table.rule() == "R7.7.3"
    assert table.why_not("leader builder") == "R7.7.3"
    table.do("leader commander")
    assert table.board("E")["leader"] == "commander" and [len(column) for column in table.state.eyrie.decree] == [0, 1, 1, 0]


@pytest.mark.rule("R7.7.3")
def test_the_last_leader_needs_no_choice() -> None:
    table = toppled(fallen=["despot", "commander"])
    assert table.board("E")["leader"] == "charismatic" and table.asks() == "M"


@pytest.mark.rule("R7.7.3.i")
def test_when_none_is_left_all_four_may_be_chosen() -> None:
    table = toppled(fallen=["charismatic", "commander", "despot"])
    assert len(table.offers("leader")) == 4
    table.do("leader builder")
    assert table.state.eyrie.fallen == 0 and table.board("E")["leader"] == "builder"


@pytest.mark.rule("R7.7.4")
def test_daylight_ends_and_evening_follows() -> None:
    table = toppled(hand=["anvil_fox"], effects=["tax_collector"], points=10)
    table.until("Edict").do("done", "leader despot")
    assert table.points("E") == 9 and len(table.hand("E")) == 2      # 10, less two viziers, and one for two roosts
    assert table.asks() == "M" and "battle" not in table.told()      # no last moment of Daylight for the Tax Collector
    assert table.state.eyrie.todo == [(), (), (), ()]


# --- leaders

@pytest.mark.rule("R7.8.2")
def test_the_charismatic_recruits_two_at_once() -> None:
    table = day("3: E1+roost", "9: E1+roost, M1", leader="charismatic").do("enrol 9")
    assert table.count(9, "E") == 3 and table.question() == "Edict"
    few = day("3: E19+roost, M1", leader="charismatic")
    assert few.count(3, "E") == 20 and few.question() == "ChooseLeader"      # one placed, then turmoil, though she could fight
    assert few.tale("placed", "turmoil") == ["placed E", "turmoil E"]


@pytest.mark.rule("R7.5.2")
def test_the_suits_of_a_column_are_offered_in_their_order() -> None:
    table = day("3: E3+roost", "12: E3", "9: E2", leader="despot", decree={"move": ["ambush_bird", "sword_mouse", "anvil_fox"]})
    assert table.offers("fulfil") == ["fulfil fox", "fulfil mouse", "fulfil bird"]


@pytest.mark.rule("R7.8.3")
def test_the_commander_hits_once_more_as_attacker() -> None:
    table = day("12: E2, M2", "3: E1+roost", leader="commander").do("move 3 6 1", "battle 12 marquise", luck=("roll 0 0",))
    assert table.count(12, "M") == 1
    defending = scene("M E", "12: E2, M2", "3: E1+roost", active="M", phase="daylight", E={"leader": "commander"})
    assert defending.do("battle 12 eyrie", luck=("roll 0 0",)).count(12, "M") == 2
    despot = day("12: E2, M2", "3: E1+roost", leader="despot", decree={"battle": ["anvil_fox"]})
    assert despot.do("move 3 6 1", "battle 12 marquise", luck=("roll 1 0",)).count(12, "M") == 1, "no more, no less"


@pytest.mark.rule("R7.8.4")
def test_the_despot_scores_once_more_for_a_building_or_token() -> None:
    def fight(text: str, roll: str, leader: str = "despot") -> int:
        table = day(text, "3: E2+roost", "9: E2", leader=leader, decree={"battle": ["anvil_fox"]})
        table.do("move 9 4 1", "battle 12 marquise", luck=(roll,))
        return table.points("E")
    assert fight("12: E4, M sawmill+wood", "roll 1 0") == 3          # two pieces and the bonus
    assert fight("12: E4, M2+sawmill", "roll 2 0") == 0              # warriors only


@pytest.mark.rule("R7.8.4")
def test_the_despot_scores_as_defender_but_not_for_a_favor() -> None:
    defending = scene("M E", "12: E3, M1+wood", "3: E1+roost", active="M", phase="daylight", E={"leader": "despot"})
    assert defending.do("battle 12 eyrie", luck=("roll 3 2",)).points("E") == 2
    favor = day("12: E1+roost", "6: E roost", "8: E roost, M1+sawmill", leader="despot", hand=["favor_of_the_foxes_fox"])
    assert favor.do("craft favor_of_the_foxes_fox").points("E") == 1
