"""The Eyrie Dynasties (Law 7): set-up, what is special about them, Birdsong and Evening."""
import pytest

from kotatsu.games.root.book import PIECE_TOTAL, Piece
from kotatsu.games.root.queries import on_map
from tests.games.root.scene import Scene, new_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

BUILDINGS = ("2: sawmill2", "5: sawmill2", "7: sawmill2", "8: workshop2", "9: workshop2", "11: workshop2", "1: recruiter",
             "3: recruiter", "4: recruiter", "6: recruiter", "10: recruiter", "12: recruiter")       # every open slot of Autumn


def fresh(factions: str, *actions: str) -> Scene:
    """A new game, with these actions done."""
    table = scene(factions)
    table.table = new_game(factions, 1)
    return table.do(*actions)


def dawn(*clearings: str, factions: str = "M E", deck: object = (), **board: object) -> Scene:
    """The Eyrie's Birdsong."""
    more = {"deck": deck} if deck != () else {}
    return scene(factions, *clearings, active="E", phase="birdsong", E=board, **more)


def everywhere(*but: int) -> list[str]:
    """One cat in every clearing but these."""
    return [f"{clearing}: M1" for clearing in range(1, 13) if clearing not in but]


# --- set-up

@pytest.mark.rule("R7.3.2")
def test_they_begin_opposite_the_keep() -> None:
    table = fresh("M E A", "keep 2", "start sawmill 2", "start workshop 5", "start recruiter 5")
    assert (table.piece(4, "roost"), table.count(4, "E")) == (1, 6) and table.question() == "ChooseLeader"


@pytest.mark.rule("R7.3.2")
def test_without_the_marquise_in_any_corner() -> None:
    table = fresh("E A")
    assert table.offers() == ["nest 1", "nest 2", "nest 3", "nest 4"] and table.why_not("nest 5") == "R7.3.2"
    assert table.do("nest 3").count(3, "E") == 6


@pytest.mark.rule("R7.3.1")
def test_what_is_left_after_the_set_up() -> None:
    table = fresh("E A", "nest 1", "leader despot")
    assert table.supply("E") == 14 and table.piece(1, "roost") == 1
    assert PIECE_TOTAL[Piece.ROOST] - on_map(table.state, Piece.ROOST) == 6


@pytest.mark.rule("R7.3.3")
def test_four_leaders() -> None:
    table = fresh("E A", "nest 1")
    assert table.offers() == ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    assert table.rule() == "R7.3.3"


@pytest.mark.rule("R7.3.4")
@pytest.mark.parametrize(("leader", "columns"), [("builder", ["recruit", "move"]), ("charismatic", ["recruit", "battle"]),
                                                 ("commander", ["move", "battle"]), ("despot", ["move", "build"])])
def test_the_viziers_go_to_the_leaders_columns(leader: str, columns: list[str]) -> None:
    table = fresh("E A", "nest 1", f"leader {leader}")
    decree = table.state.eyrie.decree
    names = ("recruit", "move", "battle", "build")
    assert [name for name, cards in zip(names, decree, strict=True) if cards] == columns and sum(map(len, decree)) == 2


# --- what is special

@pytest.mark.rule("R7.2.1")
def test_they_craft_with_roosts_before_the_decree() -> None:
    table = scene("M E", "5: E2+roost", "10: E2+roost", active="E", phase="daylight",
                  E={"hand": ["cobbler_rabbit", "investments_mouse"]})
    assert table.offers("craft") == ["craft cobbler_rabbit", "craft investments_mouse"]
    assert table.why_not("move 5 1 1") == "R7.5.2"
    table.do("done")
    assert table.question() == "Edict" and table.offers("craft") == [] and table.why_not("craft cobbler_rabbit") == "R7.2.1"
    one = scene("M E", "5: E2+roost", active="E", phase="daylight", E={"hand": ["cobbler_rabbit"]})
    assert one.question() == "EyrieCraft" and one.offers() == ["done"]


@pytest.mark.rule("R7.2.2")
def test_they_rule_where_they_tie() -> None:
    tied = scene("M E R", "5: E1, M1, R1", "9: M1, R1", "12: E1, M2", "3: E1+roost")
    assert [tied.ruler(clearing) for clearing in (5, 9, 12, 1)] == ["E", "", "M", ""]


@pytest.mark.rule("R7.2.3")
def test_items_score_one_point() -> None:
    table = scene("M E", "5: E2+roost", "10: E2+roost", active="E", phase="daylight",
                  E={"hand": ["investments_mouse"], "leader": "commander"}).do("craft investments_mouse")
    assert table.points("E") == 1 and table.box("E") == {"coins": 1}
    favor = scene("M E", "12: E2+roost", "6: E roost", "8: E roost, M1+sawmill", active="E", phase="daylight",
                  E={"hand": ["favor_of_the_foxes_fox"], "leader": "commander"}).do("craft favor_of_the_foxes_fox")
    assert favor.points("E") == 1                # the sawmill, nothing for the card


@pytest.mark.rule("R7.8.1")
def test_the_builder_scores_items_in_full() -> None:
    for leader, points in (("builder", 3), ("despot", 1), ("charismatic", 1)):
        table = scene("M E", "5: E2+roost", "10: E2+roost", active="E", phase="daylight",
                      E={"hand": ["protection_racket_fox"], "leader": leader}).do("craft protection_racket_fox")
        assert table.points("E") == points


# --- Birdsong

@pytest.mark.rule("R7.4.1")
def test_an_empty_hand_draws_one_card() -> None:
    table = dawn("3: E2+roost", deck=["anvil_fox", "root_tea_fox"])
    assert table.question() == "AddToDecree" and table.hand("E") == ["anvil_fox"] and "emergency" in table.told()
    assert dawn("3: E2+roost", hand=["ambush_fox"]).hand("E") == ["ambush_fox"]


@pytest.mark.rule("R7.4.2")
def test_one_or_two_cards_at_most_one_bird() -> None:
    table = dawn("3: E2+roost", hand=["ambush_bird", "armorers_bird", "anvil_fox"])
    assert "done" not in table.offers() and table.why_not("done") == "R7.4.2"
    assert len(table.offers("decree")) == 12
    table.do("decree ambush_bird build")
    assert "done" in table.offers() and table.why_not("decree armorers_bird move") == "R7.4.2"
    assert table.offers("decree") == [f"decree anvil_fox {column}" for column in ("recruit", "move", "battle", "build")]
    table.do("decree anvil_fox build")
    assert table.question() != "AddToDecree" and table.hand("E") == ["armorers_bird"]
    assert table.board("E")["decree"]["build"] == ["ambush_bird", "anvil_fox", "vizier"]
    once = dawn("3: E2+roost", hand=["anvil_fox", "root_tea_fox"]).do("decree anvil_fox move", "done")
    assert once.hand("E") == ["root_tea_fox"]


@pytest.mark.rule("R7.4.2", "R1.2.1")
def test_the_second_question_does_not_tell_the_hand() -> None:
    birds = dawn("3: E2+roost", hand=["ambush_bird", "armorers_bird"]).do("decree ambush_bird move")
    assert birds.question() == "AddToDecree" and birds.offers() == ["done"]


@pytest.mark.rule("R7.4.2-2")
def test_the_decree_is_open_and_out_of_hand() -> None:
    cards = ["anvil_fox", "root_tea_fox", "travel_gear_fox", "ambush_fox", "foxfolk_steel_fox"]
    table = dawn("3: E2+roost", hand=["bake_sale_rabbit"], decree={"move": cards}).do("decree bake_sale_rabbit move")
    assert len(table.state.eyrie.decree[1]) == 7 and table.hand("E") == []
    seen = [view["seats"][table.number("E")]["board"]["decree"]["move"] for view in table.views()]
    assert all(column == table.board("E")["decree"]["move"] for column in seen)
    thief = scene("M E", "9: M2", "3: E2+roost", active="M", phase="birdsong", M={"effects": ["stand_and_deliver"]},
                  E={"decree": {"move": cards}})
    assert thief.offers("stand") == []
    lord = scene("M E A", "3: E2+roost", active="E", phase="daylight", E={"points": 12, "decree": {"build": ["dominance_fox"]},
                                                                        "hand": ["root_tea_fox"]})
    assert lord.offers("activate") == [] and lord.offers("craft") == []


@pytest.mark.rule("R-P12")
def test_with_nothing_to_draw_nothing_is_added() -> None:
    table = dawn("3: E2+roost", "7: E1", deck={"set": []})
    assert table.question() == "Edict" and table.hand("E") == [] and "turmoil" not in table.told()
    assert [len(column) for column in table.state.eyrie.decree] == [0, 1, 0, 1]


@pytest.mark.rule("R7.4.3")
def test_a_new_roost_where_fewest_warriors_stand() -> None:
    table = dawn(*everywhere(5, 8), hand=["anvil_fox"]).do("decree anvil_fox move")
    assert table.question() == "NewRoostWhere" and table.offers() == ["roost 5", "roost 8"]
    assert table.why_not("roost 2") == "R7.4.3"
    table.do("roost 8")
    assert (table.piece(8, "roost"), table.count(8, "E"), table.piece(5, "roost")) == (1, 3, 0)
    sure = dawn(*everywhere(5), hand=["anvil_fox"]).do("decree anvil_fox move")
    assert (sure.piece(5, "roost"), sure.count(5, "E")) == (1, 3)
    crowd = dawn(*everywhere(5), "5: E1, A1", factions="M E A", hand=["anvil_fox"]).do("decree anvil_fox move")
    assert "roost 5" not in crowd.offers()       # warriors of all factions together
    full = dawn(*everywhere(5, 8), "5: E2", "8: E2", hand=["anvil_fox"]).do("decree anvil_fox move")
    assert full.offers("roost") == [f"roost {clearing}" for clearing in (1, 2, 3, 4, 6, 7, 9, 10, 11, 12)], "nowhere is nobody"
    kept = dawn("3: roost", hand=["anvil_fox"]).do("decree anvil_fox move")
    assert "new-roost" not in kept.told()


@pytest.mark.rule("R7.4.3-2")
@pytest.mark.parametrize(("army", "come"), [(18, 2), (19, 1), (20, 0)])
def test_with_few_warriors_left_all_of_them_come(army: int, come: int) -> None:
    table = dawn(*everywhere(5, 9), f"9: E{army}", hand=["anvil_fox"]).do("decree anvil_fox move")
    assert (table.piece(5, "roost"), table.count(5, "E"), table.supply("E")) == (1, come, 0)


@pytest.mark.rule("R-E8")
def test_only_clearings_with_room_count() -> None:
    rows = everywhere(1, 4, 5, 8)
    table = dawn(*rows, "4: keep", "1: sawmill", hand=["anvil_fox"]).do("decree anvil_fox move")
    assert table.offers() == ["roost 5", "roost 8"]
    assert table.why_not("roost 4") == "R-E8" and table.why_not("roost 1") == "R-E8"
    causes = {clearing: table.table.why_not(None, f"roost {clearing}").words.id for clearing in (1, 4)}
    assert causes == {1: "root-why-site-slot", 4: "root-why-place-keep"}
    burnt = scene("M E V", *rows, "1: M1", "4: V", active="E", phase="birdsong", scorched=[5], E={"hand": ["anvil_fox"]})
    assert burnt.do("decree anvil_fox move").why_not("roost 5") == "R-E8"
    assert burnt.table.why_not(None, "roost 5").words.id == "root-why-place-scorched"


@pytest.mark.rule("R-P13")
def test_without_any_room_no_roost_and_no_warriors() -> None:
    table = dawn(*BUILDINGS, hand=["anvil_fox"]).do("decree anvil_fox move")
    assert sum(table.count(clearing, "E") for clearing in range(1, 13)) == 0 and table.supply("E") == 20
    assert "turmoil" in table.told()             # the Decree wants a move


# --- Evening

@pytest.mark.rule("R7.6.1", "R7.6.2")
@pytest.mark.parametrize(("roosts", "points", "cards"),
                         [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)])
def test_points_and_cards_by_roosts(roosts: int, points: int, cards: int) -> None:
    table = scene("M E", *(f"{clearing}: roost" for clearing in range(1, roosts + 1)), active="E", phase="evening")
    assert (table.points("E"), len(table.hand("E"))) == (points, cards) and table.asks() == "M"


@pytest.mark.rule("R7.6.2")
def test_down_to_five_cards() -> None:
    hand = ["ambush_fox", "anvil_fox", "root_tea_fox", "travel_gear_fox", "bake_sale_rabbit"]
    table = scene("M E", "1: roost", "2: roost", "3: roost", active="E", phase="evening", E={"hand": hand})
    assert table.question() == "DiscardDown" and table.asks() == "E"
    table.do("discard anvil_fox", "discard root_tea_fox")
    assert len(table.hand("E")) == 5 and table.discard() == ["anvil_fox", "root_tea_fox"]
