"""Battle (Law 4.3): who fights, ambush, dice, extra hits, losses."""
import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def day(*clearings: str, factions: str = "M E A", **fields: object) -> Scene:
    """The Marquise's Daylight."""
    return scene(factions, *clearings, active="M", phase="daylight", **fields)


def commander(*clearings: str, factions: str = "M E A", **fields: object) -> Scene:
    """The Eyrie's Decree has come to its battle: two warriors wait in 5 for the move before it."""
    eyrie = fields.pop("E", {})
    assert isinstance(eyrie, dict)
    table = scene(factions, *clearings, "5: E2", active="E", phase="daylight", E={"leader": "commander", **eyrie}, **fields)
    return table.until("Edict").do("move 5 2 1")


# --- who fights

@pytest.mark.rule("R4.3")
def test_a_battle_needs_a_warrior_or_a_pawn() -> None:
    table = scene("M E A", "8: A+base+sympathy, M1", "9: A1", active="A", phase="evening", A={"officers": 2})
    assert "battle 8 marquise" not in table.offers() and table.why_not("battle 8 marquise") == "R4.3"
    pawn = scene("M E V", "8: V, M1", active="V", phase="daylight", V={"items": ["sword", "boots"]})
    assert "battle 8 marquise" in pawn.offers()


@pytest.mark.rule("R4.3-2")
def test_a_lone_token_or_pawn_can_be_attacked() -> None:
    table = day("10: M1, A sympathy", "9: M1, V", "3: E1+roost", factions="M E A V")
    assert table.offers("battle") == ["battle 9 vagabond", "battle 10 alliance"]
    assert table.why_not("battle 10 eyrie") == "R4.3-2" and table.why_not("battle 10 marquise") == "R4.3-2"


@pytest.mark.rule("R-B1", "R-G8")
def test_a_partner_may_be_attacked_without_points() -> None:
    table = scene("M E A V", "12: V, M+sawmill", "3: E1+roost", active="V", phase="daylight",
                  V={"items": ["sword", "boots"], "partner": "M"})
    assert "battle 12 marquise" in table.offers()
    table.do("battle 12 marquise", luck=("roll 1 0",))
    assert table.piece(12, "sawmill") == 0 and table.points("V") == 0 and "scored" not in table.told()


# --- ambush

@pytest.mark.rule("R4.3.1", "R-card-ambush")
def test_the_defender_may_ambush_with_a_card_of_the_clearings_suit() -> None:
    table = day("12: M4, E2", "3: E+roost", E={"hand": ["ambush_rabbit", "ambush_fox", "ambush_mouse"]}).do("battle 12 eyrie")
    assert (table.asks(), table.question(), table.offers()) == ("E", "MayAmbush", ["done", "ambush ambush_fox"])
    assert table.why_not("ambush ambush_rabbit") == "R4.3.1"
    table.do("ambush ambush_fox", luck=("roll 0 0",))
    assert table.count(12, "M") == 2 and table.discard() == ["ambush_fox"] and "rolled" in table.told()


@pytest.mark.rule("R4.3.1", "R-card-ambush")
def test_a_bird_ambush_fits_everywhere() -> None:
    table = day("12: M4, E2", "3: E+roost", E={"hand": ["ambush_bird", "ambush_fox"]}).do("battle 12 eyrie")
    assert table.offers() == ["done", "ambush ambush_bird", "ambush ambush_fox"]


@pytest.mark.rule("R4.3.1")
def test_whoever_might_hold_an_ambush_is_asked() -> None:
    table = day("12: M4, E2", "3: E+roost", E={"hand": ["sword_mouse"]}).do("battle 12 eyrie")
    assert table.asks() == "E" and table.offers() == ["done"]
    empty = day("12: M4, E2", "3: E+roost").do("battle 12 eyrie", luck=("roll 0 0",))
    assert empty.asks() == "M"


@pytest.mark.rule("R4.3.1")
def test_nobody_is_asked_for_an_ambush_that_cannot_be_in_his_hand() -> None:
    pieces, hand = ("12: M4, E2", "3: E+roost"), {"hand": ["sword_mouse"]}
    seen = day(*pieces, E=hand, discard=["ambush_fox", "ambush_bird", "ambush_bird"]).do("battle 12 eyrie", luck=("roll 0 0",))
    assert seen.asks() == "M"                    # all that fit lie open
    open_hand = day(*pieces, factions="M E R", E=hand, discard=["ambush_fox", "ambush_bird"],
                    R={"hand": ["ambush_bird"]}).do("battle 12 eyrie", luck=("roll 0 0",))
    assert open_hand.asks() == "M"
    hidden = day(*pieces, E=hand, discard=["ambush_fox", "ambush_bird"]).do("battle 12 eyrie")
    assert (hidden.asks(), hidden.offers()) == ("E", ["done"])
    fox = day(*pieces, E=hand, discard=["ambush_bird", "ambush_bird"]).do("battle 12 eyrie")
    assert (fox.asks(), fox.offers()) == ("E", ["done"]), "it might be the one of the clearing's suit"


@pytest.mark.rule("R4.3.1-2")
def test_without_attackers_left_no_dice_are_rolled() -> None:
    table = day("12: M2, E2", "3: E+roost", E={"hand": ["ambush_fox"]}).do("battle 12 eyrie", "ambush ambush_fox")
    assert table.count(12, "M") == 0 and table.count(12, "E") == 2
    assert "no-roll" in table.told() and "rolled" not in table.told()


@pytest.mark.rule("R4.3.1-2")
def test_a_pawn_stays_and_the_dice_follow() -> None:
    table = scene("M E V", "12: V, M2", active="V", phase="daylight", V={"items": ["sword", "boots"]}, M={"hand": ["ambush_fox"]})
    table.do("battle 12 marquise", "ambush ambush_fox", luck=("roll 2 0",))
    while table.question() == "SufferHit":
        table.do(table.offers()[0])
    assert "rolled" in table.told() and table.count(12, "M") == 2        # both items damaged: no sword strikes


@pytest.mark.rule("R4.3.1.1")
def test_the_attacker_may_foil_an_ambush() -> None:
    table = day("12: M2, E2", "3: E+roost", E={"hand": ["ambush_fox"]}, M={"hand": ["ambush_bird", "ambush_mouse"]})
    table.do("battle 12 eyrie", "ambush ambush_fox")
    assert (table.asks(), table.question(), table.offers()) == ("M", "MayFoil", ["done", "foil ambush_bird"])
    table.do("foil ambush_bird", luck=("roll 0 0",))
    assert table.count(12, "M") == 2 and table.discard() == ["ambush_fox", "ambush_bird"] and "rolled" in table.told()


@pytest.mark.rule("R-B2")
def test_one_ambush_a_side() -> None:
    table = day("12: M2, E2", "3: E+roost", E={"hand": ["ambush_bird", "ambush_bird"]}, M={"hand": ["ambush_fox"]})
    table.do("battle 12 eyrie", "ambush ambush_bird", "foil ambush_fox", luck=("roll 0 0",))
    assert table.asks() == "M" and table.hand("E") == ["ambush_bird"]


@pytest.mark.rule("R-B2")
def test_a_defenseless_defender_may_ambush() -> None:
    table = day("12: M2, A sympathy", "3: E1+roost", A={"hand": ["ambush_fox"]}).do("battle 12 alliance", "ambush ambush_fox")
    assert table.count(12, "M") == 0 and table.piece(12, "sympathy") == 1


@pytest.mark.rule("R-B3")
def test_an_ambush_ignores_numbers_and_armorers_and_scores() -> None:
    table = day("12: M1+recruiter, E1", "3: E+roost", E={"hand": ["ambush_fox"], "leader": "commander"},
                M={"effects": ["armorers"]})
    table.do("battle 12 eyrie", "ambush ambush_fox")
    assert table.count(12, "M") == 0 and table.piece(12, "recruiter") == 0 and table.points("E") == 1
    assert table.effects("M") == ["armorers_bird"]


@pytest.mark.rule("R-B3", "R7.8.4")
def test_an_ambush_that_ends_the_battle_still_pays_the_despot() -> None:
    table = day("12: M1+recruiter, E1", "3: E+roost", E={"hand": ["ambush_fox"], "leader": "despot"})
    table.do("battle 12 eyrie", "ambush ambush_fox")
    assert "rolled" not in table.told() and table.points("E") == 2


# --- dice

@pytest.mark.rule("R4.3.2")
def test_the_attacker_deals_the_higher_die() -> None:
    table = day("9: M4, E4", "3: E+roost").do("battle 9 eyrie", luck=("roll 1 3",))
    assert (table.count(9, "M"), table.count(9, "E")) == (3, 1)
    equal = day("9: M4, E4", "3: E+roost").do("battle 9 eyrie", luck=("roll 2 2",))
    assert (equal.count(9, "M"), equal.count(9, "E")) == (2, 2)


@pytest.mark.rule("R4.3.2.1")
def test_rolled_hits_are_limited_by_warriors() -> None:
    table = day("9: M1, E4", "3: E+roost").do("battle 9 eyrie", luck=("roll 3 2",))
    assert (table.count(9, "M"), table.count(9, "E")) == (0, 3)
    after = day("9: M4, E4", "3: E+roost", E={"hand": ["ambush_mouse"]}).do("battle 9 eyrie", "ambush ambush_mouse",
                                                                            luck=("roll 3 0",))
    assert (after.count(9, "M"), after.count(9, "E")) == (2, 2)          # two were left when the dice fell


@pytest.mark.rule("R4.3.2.1", "RG.5.2")
def test_an_arbiter_lends_the_attacker_nothing() -> None:
    table = day("9: M1, E2, V", "3: E+roost", factions="M E V", V={"character": "arbiter", "items": ["sword", "sword"]})
    table.do("battle 9 eyrie", "enlist vagabond", luck=("roll 3 0",))
    assert table.count(9, "E") == 1 and table.points("V") == 1


@pytest.mark.rule("R4.3.2.2", "R7.8.3")
def test_extra_hits_ignore_the_limit() -> None:
    table = commander("9: E1, M4").do("battle 9 marquise", luck=("roll 3 0",))
    assert table.count(9, "M") == 2


@pytest.mark.rule("R4.3.2.3")
def test_a_defender_without_warriors_takes_exactly_one_more_hit() -> None:
    table = day("9: M2, A sympathy", "3: E1+roost").do("battle 9 alliance", luck=("roll 0 0",))
    assert table.piece(9, "sympathy") == 0
    two = scene("M E R", "9: M+sawmill2, R2", active="R", phase="daylight", R={"funds": {"R": 1}})
    two.do("battle 9 marquise", luck=("roll 0 0",))
    assert two.piece(9, "sawmill") == 1
    crowd = ("1: M2, E2, A2", "8: M1, E1, A1", "10: M3, E3, A3", "12: M1, E1, A1")           # warriors elsewhere do not matter
    assert day("9: M2, A sympathy", *crowd).do("battle 9 alliance", luck=("roll 0 0",)).piece(9, "sympathy") == 0
    assert day("9: M2, A1+sympathy").do("battle 9 alliance", luck=("roll 0 0",)).count(9, "A") == 1


# --- losses

@pytest.mark.rule("R4.3.3")
def test_hits_are_dealt_at_the_same_time() -> None:
    table = day("9: M1, E1", "3: E+roost").do("battle 9 eyrie", luck=("roll 1 1",))
    assert (table.count(9, "M"), table.count(9, "E")) == (0, 0)


@pytest.mark.rule("R4.3.3-2")
def test_the_owner_chooses_after_all_his_warriors() -> None:
    table = day("9: M3, A1+base+sympathy", "3: E1+roost").do("battle 9 alliance", luck=("roll 2 2",))
    assert table.count(9, "A") == 0
    assert (table.asks(), table.question(), table.offers()) == ("A", "LosePiece", ["lose base", "lose sympathy"])
    table.do("lose sympathy")
    assert table.piece(9, "base") == 1 and table.piece(9, "sympathy") == 0 and table.points("M") == 1


@pytest.mark.rule("R4.3.3-2")
def test_either_side_chooses_as_long_as_there_is_a_choice() -> None:
    """Three kinds of pieces and two hits left, for the defender and for the attacker."""
    attacked = scene("M E A", "9: M1+sawmill+recruiter+wood, E4", "3: E1+roost", active="E", phase="daylight",
                     E={"leader": "despot", "decree": {"battle": ["sword_mouse"]}})
    attacked.until("Edict").do("move 3 7 1", "battle 9 marquise", luck=("roll 3 0",))
    attacking = day("9: M1+sawmill+recruiter+wood, A4", "3: E1+roost").do("battle 9 alliance", luck=("roll 3 0",))
    for table in (attacked, attacking):
        assert (table.asks(), table.offers()) == ("M", ["lose sawmill", "lose recruiter", "lose wood"])
        table.do("lose wood")
        assert (table.asks(), table.offers()) == ("M", ["lose sawmill", "lose recruiter"]), "one hit is left"
        table.do("lose sawmill")
        assert table.question() != "LosePiece" and table.piece(9, "recruiter") == 1
    once = scene("M E R", "9: M1+sawmill+recruiter+wood, R4", active="R", phase="daylight", R={"funds": {"R": 1}})
    once.do("battle 9 marquise", luck=("roll 2 0",)).do("lose wood")
    assert once.question() != "LosePiece", "no hit is left"


@pytest.mark.rule("R4.3.3-2")
def test_where_all_that_is_left_is_alike_nothing_is_asked() -> None:
    table = scene("M E R", "9: M+wood3, R3", active="R", phase="daylight", R={"funds": {"R": 1}})
    table.do("battle 9 marquise", luck=("roll 1 0",))
    assert table.piece(9, "wood") == 1 and table.question() != "LosePiece"


@pytest.mark.rule("R-B9")
def test_effects_are_settled_before_any_piece_leaves() -> None:
    table = day("9: M3, E1", "3: E+roost", E={"effects": ["sappers"]}).do("battle 9 eyrie", luck=("roll 3 0",))
    assert (table.asks(), table.question()) == ("E", "MayUse sappers") and table.count(9, "E") == 1
    table.do("use sappers")
    assert (table.count(9, "M"), table.count(9, "E")) == (2, 0)


@pytest.mark.rule("R-B9")
@pytest.mark.parametrize(("roll", "asked"), [("roll 1 0", ["E"]), ("roll 1 1", ["M", "E"]), ("roll 0 0", [])])
def test_armorers_are_asked_about_only_where_hits_were_rolled(roll: str, asked: list[str]) -> None:
    table = day("9: M3, E3", "3: E+roost", M={"effects": ["armorers"]}, E={"effects": ["armorers"]})
    table.do("battle 9 eyrie", luck=(roll,))
    found = []
    while table.question().startswith("MayUse"):
        found.append(table.asks())
        table.do("use armorers")
    assert found == asked and (table.count(9, "M"), table.count(9, "E")) == (3, 3)


@pytest.mark.rule("R-B9")
def test_brutal_tactics_sappers_and_armorers_in_one_battle() -> None:
    table = day("9: M3, E3", "3: E+roost", M={"effects": ["brutal_tactics", "armorers"]}, E={"effects": ["sappers", "armorers"]})
    table.do("battle 9 eyrie", luck=("roll 2 2",))
    asked = []
    while table.question().startswith("MayUse"):
        asked.append((table.asks(), table.offers()[1]))
        assert (table.count(9, "M"), table.count(9, "E")) == (3, 3)
        table.do(table.offers()[1])
    assert asked == [("M", "use brutal_tactics"), ("E", "use sappers"), ("M", "use armorers"), ("E", "use armorers")]
    assert (table.count(9, "M"), table.count(9, "E")) == (2, 2) and table.points("E") == 1
