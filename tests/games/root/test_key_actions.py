"""Key actions (Law 4.1, 4.2): crafting and moving."""
import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def day(*clearings: str, factions: str = "M E A", **fields: object) -> Scene:
    """The Marquise's Daylight."""
    return scene(factions, *clearings, active="M", phase="daylight", **fields)


@pytest.mark.rule("R4.1")
def test_only_cards_in_hand_are_crafted() -> None:
    table = scene("M E A", "9: A sympathy", active="A", phase="daylight",
                  A={"supporters": ["root_tea_fox"], "hand": ["codebreakers_mouse"]})
    assert table.offers("craft") == ["craft codebreakers_mouse"] and table.why_not("craft root_tea_fox") == "R4.1"
    eyrie = scene("M E A", "9: E3+roost", active="E", phase="daylight",
                  E={"leader": "despot", "decree": {"move": ["root_tea_mouse"]}})
    assert eyrie.offers("craft") == []
    cult = scene("M E C", "9: C3+garden", active="C", phase="daylight", C={"outcast": "mouse", "hand": ["root_tea_mouse"]})
    assert cult.offers("craft") == []            # in Evening only


@pytest.mark.rule("R4.1.1")
def test_a_piece_crafts_once_a_turn() -> None:
    hand = {"hand": ["root_tea_fox", "codebreakers_mouse"]}
    table = day("9: M1+workshop", "3: E1+roost", M=hand)
    assert table.offers("craft") == ["craft root_tea_fox", "craft codebreakers_mouse"]
    table.do("craft root_tea_fox")
    assert table.offers("craft") == [] and table.why_not("craft codebreakers_mouse") == "R4.1.1"
    two = day("9: M1+workshop2", "3: E1+roost", M=hand).do("craft root_tea_fox", "craft codebreakers_mouse")
    assert two.points("M") == 2 and two.effects("M") == ["codebreakers_mouse"]


@pytest.mark.rule("R4.1.1", "R-card-royal-claim-bird")
def test_a_three_coloured_sign_takes_pieces_of_any_suit() -> None:
    table = day("1: M1+workshop", "2: M1+workshop", "3: M1+workshop", "4: M1+workshop", "9: M1+workshop",
                M={"hand": ["royal_claim_bird", "root_tea_fox"]}).do("craft royal_claim_bird")
    assert table.question() == "PickPieces" and table.offers() == ["piece fox", "piece rabbit", "piece mouse"]
    table.do("piece fox", "piece rabbit", "piece rabbit")
    assert table.effects("M") == ["royal_claim_bird"] and table.offers("craft") == ["craft root_tea_fox"]
    many = day("1: M1+workshop", "8: M1+workshop2", "3: M1+workshop", "5: M1+workshop2", M={"hand": ["royal_claim_bird"]})
    many.do("craft royal_claim_bird", "piece fox", "piece fox", "piece rabbit")
    assert many.offers() == ["piece fox", "piece rabbit"], "asked up to the last sign"
    assert many.do("piece fox").state.crafted == (3, 1, 0)
    four = day("1: M1+workshop", "2: M1+workshop", "3: M1+workshop", "4: M1+workshop", M={"hand": ["royal_claim_bird"]})
    assert four.do("craft royal_claim_bird").question() == "MarquiseAct" and four.effects("M") == ["royal_claim_bird"]


@pytest.mark.rule("R4.1.2", "R-card-boots")
def test_an_immediate_effect_is_resolved_and_its_card_discarded() -> None:
    table = scene("M E A", "5: A sympathy", active="A", phase="daylight",
                  A={"hand": ["travel_gear_fox"]}).do("craft travel_gear_fox")
    assert table.points("A") == 1 and table.box("A") == {"boots": 1} and table.discard() == ["travel_gear_fox"]
    assert table.view()["items"]["boots"] == 1


@pytest.mark.rule("R4.1.2-2")
def test_without_the_item_in_supply_its_card_cannot_be_crafted() -> None:
    table = day("8: M1+workshop", "3: E1+roost", M={"hand": ["anvil_fox"]}, items={"boots": 2})
    assert table.offers("craft") == [] and table.why_not("craft anvil_fox") == "R4.1.2-2"


@pytest.mark.rule("R4.1.3")
def test_a_lasting_effect_works_at_once_where_its_moment_is_open() -> None:
    table = day("8: M1+workshop", "5: M1+workshop", "9: M1+workshop", "3: E1+roost", M={"hand": ["tax_collector_fox"]})
    table.do("craft tax_collector_fox")
    assert table.effects("M") == ["tax_collector_fox"] and table.discard() == []
    assert table.offers("tax") == ["tax 5", "tax 8", "tax 9"]


@pytest.mark.rule("R4.1.4")
def test_no_second_effect_of_a_name_for_one_player() -> None:
    table = day("5: M1+workshop2", "3: E1+roost", M={"hand": ["cobbler_rabbit"], "effects": ["cobbler"]})
    assert table.offers("craft") == [] and table.why_not("craft cobbler_rabbit") == "R4.1.4"
    eyrie = scene("M E A", "5: E1+roost", "10: E1+roost", active="E", phase="daylight", E={"hand": ["cobbler_rabbit"]},
                  M={"effects": ["cobbler"]})
    assert eyrie.offers("craft") == ["craft cobbler_rabbit"]


@pytest.mark.rule("R4.2")
def test_a_move_takes_one_or_more_warriors_to_an_adjacent_clearing() -> None:
    table = day("9: M3", "3: E1+roost")
    assert table.offers("move") == [f"move 9 {to} {count}" for to in (1, 4, 12) for count in (1, 2, 3)]
    assert table.why_not("move 9 4 0") == "R4.2" and table.why_not("move 9 4 4") == "R4.2"


@pytest.mark.rule("R4.2.1")
def test_a_move_needs_rule_of_one_end() -> None:
    table = day("9: M1, E2", "4: M2", "3: E+roost")
    assert "move 9 4 1" in table.offers() and "move 4 9 2" in table.offers()
    assert "move 9 12 1" not in table.offers() and table.why_not("move 9 12 1") == "R4.2.1"


@pytest.mark.rule("R4.2.2")
def test_the_same_warrior_moves_again_and_again() -> None:
    table = day("9: M1", "3: E1+roost").do("move 9 4 1", "move 4 8 1", "move 8 7 1", "move 7 12 1", "move 12 11 1", "move 11 6 1")
    assert table.count(6, "M") == 1


@pytest.mark.rule("R-G17")
def test_rivers_keep_the_condition_of_rule() -> None:
    pieces = ("10: M1, E2", "11: E1", "3: E+roost")
    table = day(*pieces, factions="M E R", boats=True)
    assert "move 10 11 1" not in table.offers() and table.why_not("move 10 11 1") == "R4.2.1"
    otters = scene("M E R", "10: R1, E2", "11: E1", "3: E+roost", active="R", phase="daylight", R={"funds": {"R": 1}})
    assert "move 10 11 1" in otters.offers()
