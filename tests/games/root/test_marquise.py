"""The Marquise de Cat (Law 6): set-up, the Keep, Field Hospitals, Birdsong, Evening."""
import pytest

from kotatsu.games.root.book import Piece
from kotatsu.games.root.factions.marquise.build import cost_of, points_of
from kotatsu.games.root.factions.marquise.fill_buildings import wood_supply
from tests.games.root.scene import Scene, new_game, random_game, scene
from tests.games.root.woods import Wood, on_both_maps

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def fresh(*actions: str, factions: str = "M E A", **options: object) -> Scene:
    """A new game at the Marquise's first question, then these actions."""
    table = scene(factions)
    table.table = new_game(factions, 1, **options)
    return table.do(*actions)


def clearings(texts: list[str]) -> list[int]:
    return [int(text.split()[-1]) for text in texts]


# --- set-up

@pytest.mark.rule("R6.3.2")
def test_the_keep_stands_in_any_corner() -> None:
    table = fresh()
    assert table.question() == "PlaceKeep" and table.offers() == ["keep 1", "keep 2", "keep 3", "keep 4"]
    assert table.why_not("keep 5") == "R6.3.2"
    assert table.do("keep 3").piece(3, "keep") == 1


@pytest.mark.rule("R6.3.3")
@pytest.mark.parametrize(("keep", "empty"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_a_warrior_everywhere_but_opposite_the_keep(keep: int, empty: int) -> None:
    table = fresh(f"keep {keep}")
    assert [table.count(clearing, "M") for clearing in range(1, 13)] == [int(clearing != empty) for clearing in range(1, 13)]


@pytest.mark.rule("R6.3.4")
def test_the_first_buildings_stand_at_the_keep_or_next_to_it() -> None:
    table = fresh("keep 1")
    assert table.offers() == ["start sawmill 1", "start sawmill 5", "start sawmill 9", "start sawmill 10"]
    assert table.why_not("start sawmill 12") == "R6.3.4" and table.why_not("start workshop 5") == "R6.3.4"
    table.do("start sawmill 1")
    assert clearings(table.offers("start")) == [5, 9, 10]            # 1 takes one building
    table.do("start workshop 10")
    assert clearings(table.offers("start")) == [5, 9]                # 10 takes one: the other slot is a ruin
    assert table.why_not("start recruiter 10") == "R6.3.4"
    table.do("start recruiter 9")
    assert [table.piece(*where) for where in ((1, "sawmill"), (10, "workshop"), (9, "recruiter"))] == [1, 1, 1]


@pytest.mark.rule("R6.3.4")
@on_both_maps
@pytest.mark.parametrize("keep", [1, 2, 3, 4])
def test_around_every_keep_on_both_maps(wood: Wood, keep: int) -> None:
    table = fresh(f"keep {keep}", map=wood.map)
    around = sorted([keep, *wood.beside(keep)])
    room = {place: wood.open_slots(place) for place in around}
    for piece in ("sawmill", "workshop", "recruiter"):
        assert clearings(table.offers("start")) == [place for place in around if room[place]]
        far = next(place for place in range(1, 13) if place not in around)
        assert table.why_not(f"start {piece} {far}") == "R6.3.4"
        where = [place for place in around if room[place]][-1]
        table.do(f"start {piece} {where}")
        room[where] -= 1
        assert table.piece(where, piece) == 1


@pytest.mark.rule("R6.3.1")
def test_what_is_left_after_the_set_up() -> None:
    table = fresh("keep 1", "start sawmill 9", "start workshop 9", "start recruiter 5")
    state = table.state
    assert table.supply("M") == 14 and wood_supply(state) == 8
    kinds = (Piece.SAWMILL, Piece.WORKSHOP, Piece.RECRUITER)
    assert [cost_of(state, piece) for piece in kinds] == [1, 1, 1]
    assert [points_of(state, piece) for piece in kinds] == [1, 2, 1]


# --- the Keep

@pytest.mark.rule("R6.2.2")
def test_others_move_to_the_keep_but_place_nothing_there() -> None:
    river = scene("M E R", "4: M1+keep", "9: E2", active="R", phase="daylight", R={"funds": {"R": 3}})
    assert clearings(river.offers("hire")) == [5, 7, 10, 11]
    birds = scene("M E R", "4: M1+keep", "9: E2", "5: E1+roost", active="E", phase="daylight")
    assert "move 9 4 1" in birds.offers("move")
    fortress = scene("M E", "4: keep, E2", "8: E2", "3: E1+roost", active="E", phase="daylight",
                     E={"leader": "despot"}).do("move 3 6 1")
    assert fortress.ruler(4) == "E" and clearings(fortress.offers("erect")) == [6, 8]
    assert fortress.why_not("erect 4") == "R6.2.2"


@pytest.mark.rule("R6.2.2", "R1.1.2")
def test_nobody_else_ever_places_a_piece_at_the_keep() -> None:
    def look(table: object) -> None:
        state = table.state                      # type: ignore[attr-defined]
        seats = table.decisions()                # type: ignore[attr-defined]
        keeps = [place for place in range(12) if state.pieces[place * 10 + Piece.KEEP]]
        if not keeps or seats[0] == state.book.marquise:
            return
        placing = {"erect", "roost", "enrol", "spread", "organize", "garden", "preach", "convert", "hire", "post", "land", "levy"}
        for text in table.legal_texts(seats[0]):                      # type: ignore[attr-defined]
            word, *rest = text.split()
            assert word not in placing or str(keeps[0] + 1) not in rest, text
    for seed, factions in enumerate(("M E A", "M C R", "M E R A")):
        random_game(factions, seed, look)


@pytest.mark.rule("R6.2.2-2")
def test_a_removed_keep_is_out_of_the_game() -> None:
    table = scene("M E", "4: keep, E3", "9: M2", "3: E2+roost", active="E", phase="daylight", M={"hand": ["ambush_mouse"]},
                  E={"leader": "despot", "decree": {"battle": ["ambush_rabbit", "codebreakers_mouse"]}})
    table.do("move 4 9 1", "fulfil rabbit", "battle 4 marquise", "done", luck=("roll 0 0",))
    assert table.piece(4, "keep") == 0 and table.state.marquise.keep_gone == 1 and table.points("E") == 2      # Despot
    table.do("battle 9 marquise", "done", luck=("roll 1 0",))
    assert table.count(9, "M") == 1 and table.asks() == "E"          # no Field Hospitals
    assert "erect 4" in table.offers("erect")
    assert new_game("M E").state.marquise.keep_gone == 0


# --- Field Hospitals

def beaten(**cats: object) -> Scene:
    """The Eyrie fights two cats in the rabbit clearing 10 and removes both; the Keep is in 1."""
    table = scene("M E", "10: M2, E4", "1: M1+keep", "3: E1+roost", active="E", phase="daylight", M=cats, E={"leader": "commander"})
    table.do("move 10 12 1", "battle 10 marquise", luck=("roll 3 0",))
    return table.do("done") if table.question() == "MayAmbush" else table


@pytest.mark.rule("R6.2.3")
def test_field_hospitals_bring_them_to_the_keep() -> None:
    table = beaten(hand=["bake_sale_rabbit", "armorers_bird", "anvil_fox"])
    before = table.supply("M")
    assert table.asks() == "M" and table.question() == "FieldHospitals"
    assert table.offers() == ["done", "hospital armorers_bird", "hospital bake_sale_rabbit"]
    assert table.why_not("hospital anvil_fox") == "R6.2.3"
    table.do("hospital bake_sale_rabbit")
    assert (table.count(10, "M"), table.count(1, "M"), table.supply("M")) == (0, 3, before - 2)
    assert table.discard() == ["bake_sale_rabbit"]
    kept = beaten(hand=["bake_sale_rabbit"]).do("done")
    assert (kept.count(1, "M"), kept.hand("M")) == (1, ["bake_sale_rabbit"])


@pytest.mark.rule("R6.2.3")
def test_other_things_that_a_removal_brings_about_are_no_hospitals() -> None:
    """The Eyrie, in the second seat, wipes the second clearing: Outrage is due before the Marquise's warriors are counted."""
    roosts = ("7: E1+roost", "9: E1+roost", "11: E1+roost")
    table = scene("A E M C", "2: A sympathy, M2", *roosts, "1: M1+keep", active="E", phase="daylight",
                  E={"hand": ["favor_of_the_mice_mouse", "sword_mouse"], "leader": "despot"}, M={"hand": ["root_tea_mouse"]})
    table.do("craft favor_of_the_mice_mouse")
    assert (table.asks(), table.question()) == ("M", "FieldHospitals")
    assert table.do("hospital root_tea_mouse").count(1, "M") == 3


@pytest.mark.rule("R6.2.3")
def test_warriors_that_fall_one_after_another_are_one_question() -> None:
    """An ally's warriors take the hits of a Vagabond one by one."""
    table = scene("M E V", "1: M1+keep", "10: M2, E3, V", active="V", phase="daylight", M={"hand": ["bake_sale_rabbit"]},
                  V={"items": ["sword", "sword damaged"], "relations": {"M": "allied"}})
    table.do("battle 10 eyrie", "ally marquise", luck=("roll 2 2",))
    while table.question() != "FieldHospitals":
        table.do(next(text for text in reversed(table.offers()) if text != "done" or len(table.offers()) == 1))
    table.do("hospital bake_sale_rabbit")
    assert table.count(1, "M") == 1 + 2 - table.count(10, "M") and table.question() != "FieldHospitals"


@pytest.mark.rule("R6.2.3", "R1.2.1")
def test_the_question_does_not_tell_what_she_holds() -> None:
    assert beaten(hand=["anvil_fox"]).offers() == ["done"]
    assert beaten(hand=[]).question() != "FieldHospitals"


@pytest.mark.rule("R-M2")
def test_saved_from_an_ambush_at_the_keep_they_fight_on() -> None:
    table = scene("M E", "1: M2+keep, E3", "3: E1+roost", active="M", phase="daylight", M={"hand": ["anvil_fox"]},
                  E={"hand": ["ambush_fox"]})
    table.do("battle 1 eyrie", "ambush ambush_fox", "done")
    assert table.question() == "FieldHospitals" and table.count(1, "M") == 0
    table.do("hospital anvil_fox", luck=("roll 2 0",))
    assert table.count(1, "M") == 2 and table.count(1, "E") == 1 and "rolled" in table.told()


@pytest.mark.rule("R-M2")
def test_ambush_and_dice_are_two_events() -> None:
    table = scene("M E", "12: M4, E3", "1: M1+keep", "3: E1+roost", active="M", phase="daylight",
                  M={"hand": ["anvil_fox", "root_tea_fox"]}, E={"hand": ["ambush_fox"]})
    table.do("battle 12 eyrie", "ambush ambush_fox", "done")
    assert table.question() == "FieldHospitals"
    table.do("done", luck=("roll 1 1",))
    assert table.question() == "FieldHospitals" and table.offers("hospital")
    table.do("hospital anvil_fox")
    assert (table.count(12, "M"), table.count(1, "M")) == (1, 2)


@pytest.mark.rule("R-M2", "R9.2.9.II.d")
def test_warriors_that_fall_one_by_one_are_one_event() -> None:
    table = scene("M E V", "12: M3, E3, V", "1: M1+keep", "3: E1+roost", active="V", phase="daylight", M={"hand": ["anvil_fox"]},
                  V={"items": ["sword", "boots"], "relations": {"M": "allied"}})
    table.do("battle 12 eyrie", "ally marquise", luck=("roll 2 2",)).do("ally-falls marquise", "ally-falls marquise")
    assert table.question() == "FieldHospitals" and table.count(12, "M") == 1
    table.do("hospital anvil_fox")
    assert table.count(1, "M") == 3 and table.question() != "FieldHospitals"


@pytest.mark.rule("R-M2", "R1.1.3")
def test_the_hospital_comes_before_all_that_is_put_in_order() -> None:
    table = scene("M A", "8: M5, A1+base+sympathy", "1: M1+keep", active="M", phase="daylight", M={"hand": ["anvil_fox"]},
                  A={"supporters": ["ambush_fox"]})
    table.do("battle 8 alliance", luck=("roll 3 3",))
    assert table.question() == "FieldHospitals" and table.points("M") == 2
    table.do("hospital anvil_fox")
    assert table.count(1, "M") == 2 and table.offers() == ["first base", "first outrage"]
    table.do("first outrage")                    # her only card is spent: she shows an empty hand
    assert "showed" in table.told()


@pytest.mark.rule("R-M2")
def test_in_the_alliances_turn_too_the_hospital_comes_before_outrage() -> None:
    table = scene("M A", "8: M5, A1+sympathy", "1: M1+keep", active="A", phase="evening", M={"hand": ["anvil_fox"]},
                  A={"officers": 1})
    table.do("battle 8 marquise", "done", luck=("roll 3 3",))
    assert (table.asks(), table.question()) == ("M", "FieldHospitals")
    table.do("hospital anvil_fox")
    assert table.count(1, "M") == 2 and table.supporters() and "showed" in table.told(), "nothing is left to give"


@pytest.mark.rule("R-M2")
def test_a_favor_is_one_event_for_each_clearing() -> None:
    table = scene("M E", "1: M2", "12: M3, E roost", "6: E roost", "8: E roost", "2: M1+keep", active="E", phase="daylight",
                  M={"hand": ["anvil_fox", "root_tea_fox"]}, E={"hand": ["favor_of_the_foxes_fox"]})
    table.do("craft favor_of_the_foxes_fox", "hospital anvil_fox")
    assert (table.count(2, "M"), table.question()) == (3, "FieldHospitals")
    assert table.do("hospital root_tea_fox").count(2, "M") == 6


@pytest.mark.rule("R-M2")
def test_a_revolt_is_an_event_too_and_the_way_to_the_keep_brings_no_outrage() -> None:
    table = scene("M E A", "8: M2, A sympathy", "1: M1+keep", active="A", phase="birdsong", M={"hand": ["anvil_fox"]},
                  A={"supporters": ["root_tea_fox", "travel_gear_fox"]})
    assert table.ruler(8) == "M"
    table.do("revolt 8")
    while table.asks() == "A":                   # which supporters pay
        table.do(table.offers()[0])
    assert table.question() == "FieldHospitals"
    table.do("hospital anvil_fox")
    assert table.count(1, "M") == 3 and "outrage" not in table.told()


@pytest.mark.rule("R-P1")
def test_no_hospital_if_the_keep_falls_with_them() -> None:
    favor = scene("M E", "1: M3+keep", "12: E roost", "6: E roost", "8: E roost", active="E", phase="daylight",
                  M={"hand": ["anvil_fox"]}, E={"hand": ["favor_of_the_foxes_fox"]}).do("craft favor_of_the_foxes_fox")
    assert favor.question() != "FieldHospitals" and favor.supply("M") == 25 and favor.piece(1, "keep") == 0
    torch = scene("M E V", "1: M3+keep, V", active="V", phase="daylight", M={"hand": ["anvil_fox"]},
                  V={"character": "scoundrel", "items": ["torch"]}).do("scorch")
    assert torch.question() != "FieldHospitals" and torch.supply("M") == 25 and torch.piece(1, "keep") == 0
    saved = scene("M E V", "1: M3, V", "2: M1+keep", active="V", phase="daylight", M={"hand": ["anvil_fox"]},
                  V={"character": "scoundrel", "items": ["torch"]}).do("scorch")
    assert saved.question() == "FieldHospitals"


@pytest.mark.rule("R-P2")
def test_saved_warriors_still_count_as_removed() -> None:
    table = scene("M E V", "12: M1, V", "1: M1+keep", active="V", phase="daylight", M={"hand": ["anvil_fox"]},
                  V={"items": ["sword", "boots"]})
    table.do("battle 12 marquise", luck=("roll 1 0",))
    while table.question() != "FieldHospitals":
        table.do("done" if "done" in table.offers() else table.offers()[0])
    table.do("hospital anvil_fox")
    assert table.count(1, "M") == 2 and table.board("V")["relations"]["M"] == "hostile"


@pytest.mark.rule("R-P11")
def test_her_own_tax_collector_may_be_answered() -> None:
    table = scene("M E", "9: M2", "1: M1+keep", active="M", phase="daylight",
                  M={"hand": ["codebreakers_mouse"], "effects": ["tax_collector"]})
    table.do("tax 9")
    assert table.question() == "FieldHospitals" and table.offers("hospital") == ["hospital codebreakers_mouse"]
    table.do("hospital codebreakers_mouse")
    assert (table.count(9, "M"), table.count(1, "M")) == (1, 2)


# --- Birdsong and Evening

@pytest.mark.rule("R6.4")
def test_one_wood_on_each_sawmill() -> None:
    table = scene("M E", "9: M1+sawmill2", "8: E2+roost, M sawmill", active="M", phase="birdsong")
    assert [table.piece(clearing, "wood") for clearing in (9, 8, 1)] == [2, 1, 0]


@pytest.mark.rule("R-M3", "R2.5")
def test_with_too_little_wood_she_chooses() -> None:
    table = scene("M E", "9: M1+sawmill2+wood4", "8: M1+sawmill+wood3", active="M", phase="birdsong")
    assert table.question() == "FillWhich" and table.offers() == ["wood 8", "wood 9"] and table.why_not("wood 12") == "R6.4"
    table.do("wood 8")
    assert [table.piece(clearing, "wood") for clearing in (8, 9)] == [4, 4]
    two = scene("M E", "9: M1+sawmill2+wood3", "8: M1+sawmill+wood3", active="M", phase="birdsong").do("wood 8")
    assert [two.piece(clearing, "wood") for clearing in (8, 9)] == [4, 4]       # the second can only go to 9
    enough = scene("M E", "9: M1+sawmill2+wood2", "8: M1+sawmill+wood3", active="M", phase="birdsong")
    assert enough.question() == "MarquiseAct" and wood_supply(enough.state) == 0        # just enough: nothing to ask
    none = scene("M E", "9: M1+sawmill2+wood4", "8: M1+sawmill+wood4", active="M", phase="birdsong")
    assert none.question() == "MarquiseAct" and wood_supply(none.state) == 0


@pytest.mark.rule("R6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_by_recruiters(recruiters: int, cards: int) -> None:
    places = [place for place in (2, 5, 7, 8, 9, 11) for _ in range(2)][:recruiters]
    rows = [f"{place}: recruiter{places.count(place)}" for place in sorted(set(places))]
    table = scene("M E", "3: E1+roost", *rows, active="M", phase="evening")
    assert len(table.hand("M")) == cards


@pytest.mark.rule("R6.6")
def test_down_to_five_cards_of_her_choice() -> None:
    hand = ["ambush_fox", "anvil_fox", "root_tea_fox", "travel_gear_fox", "bake_sale_rabbit"]
    table = scene("M E", "2: recruiter2", "5: recruiter", "3: E1+roost", active="M", phase="evening", M={"hand": hand},
                  deck=["codebreakers_mouse", "sword_mouse"])
    assert table.question() == "DiscardDown" and len(table.offers("discard")) == 7
    table.do("discard anvil_fox", "discard sword_mouse")
    assert table.asks() == "E" and len(table.hand("M")) == 5 and table.discard() == ["anvil_fox", "sword_mouse"]
