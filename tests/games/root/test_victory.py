"""Victory (Law 3): thirty points, scoring, dominance."""
import pytest

from kotatsu.games.root.phases.scoring import award, check_victory
from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


def day(*clearings: str, factions: str = "M E A", **fields: object) -> Scene:
    """The Marquise's Daylight."""
    return scene(factions, *clearings, active="M", phase="daylight", **fields)


# --- points

@pytest.mark.rule("R3.1")
def test_thirty_points_win_at_once_in_anybodys_turn() -> None:
    table = day("9: M1+wood, E3", "3: E+roost", E={"points": 29, "leader": "commander"}).do("battle 9 eyrie", luck=("roll 3 2",))
    assert table.result() == "E" and table.active() == "M" and table.points("E") == 30 and table.asks() == ""


@pytest.mark.rule("R3.1-2")
def test_of_several_at_thirty_the_active_player_wins() -> None:
    table = scene("M E A", "9: E2+roost, M2+sawmill", "5: E2", active="E", phase="daylight",
                  E={"points": 29, "leader": "commander"},
                  M={"points": 29, "effects": ["sappers"]})
    table.do("move 5 2 1", "battle 9 marquise", luck=("roll 2 2",))
    assert (table.asks(), table.offers()) == ("M", ["done", "use sappers"])
    table.do("use sappers")
    assert (table.points("E"), table.points("M")) == (30, 30) and table.result() == "E"


@pytest.mark.rule("R-G9")
@pytest.mark.parametrize(("factions", "winner"), [("M E A", "E"), ("M A E", "A"), ("E M A", "A"), ("A V E M", "A")])
def test_if_the_active_player_is_not_among_them_the_next_clockwise_wins(factions: str, winner: str) -> None:
    table = day("9: M2", "3: E1+roost", factions=factions, E={"points": 29}, A={"points": 29})
    for letter in ("E", "A"):                    # both at once: no position has more than 29 points
        award(table.state, table.number(letter), 1, 0)
    check_victory(table.state)
    assert table.result() == winner


@pytest.mark.rule("R3.2.1")
def test_a_point_for_each_enemy_building_or_token_in_any_role() -> None:
    table = scene("M E A", "9: E1+roost, M3", "5: E2", active="E", phase="daylight", E={"leader": "commander"})
    table.do("move 5 2 1", "battle 9 marquise", luck=("roll 2 2",))
    assert table.count(9, "E") == 0 and table.piece(9, "roost") == 0 and table.points("M") == 1
    keep = scene("M E R", "2: M+keep+wood, R3", active="R", phase="daylight", R={"funds": {"R": 1}})
    keep.do("battle 2 marquise", luck=("roll 2 0",))
    assert keep.piece(2, "keep") == 0 and keep.piece(2, "wood") == 0 and keep.points("R") == 2


@pytest.mark.rule("R-G8")
def test_wood_that_is_paid_scores_nothing() -> None:
    table = day("1: M1+sawmill", "5: M1+sawmill2+wood3", "2: M1", "3: E1+roost").do("build sawmill 2")
    assert table.points("M") == 3 and table.piece(5, "wood") == 0        # the printed points of the fourth sawmill


@pytest.mark.rule("R3.2.2", "R-card-coins")
def test_an_item_scores_what_its_card_says() -> None:
    table = day("5: M1+workshop2", "3: E1+roost", M={"hand": ["bake_sale_rabbit"]}).do("craft bake_sale_rabbit")
    assert table.points("M") == 3 and table.box("M") == {"coins": 1}


# --- dominance

@pytest.mark.rule("R3.3.1")
def test_dominance_needs_ten_points_and_daylight() -> None:
    table = day("9: M1", "3: E1+roost", M={"points": 9, "hand": ["dominance_fox"]})
    assert table.offers("activate") == [] and table.why_not("activate dominance_fox") == "R3.3.1"
    ten = day("9: M1", "3: E1+roost", M={"points": 10, "hand": ["dominance_fox"]})
    assert ten.offers("activate") == ["activate dominance_fox"]
    ten.do("activate dominance_fox")
    assert ten.hand("M") == [] and ten.seat("M")["dominance"] == "fox" and ten.seat("M")["points"] is None
    dawn = scene("M E A", "9: M1", active="M", phase="birdsong",
                 M={"points": 10, "hand": ["dominance_fox"], "effects": ["royal_claim"]})
    assert dawn.question() == "BirdsongEnds" and dawn.offers("activate") == []
    dusk = scene("M E A", "9: M1", active="M", phase="evening", M={"points": 10, "hand": ["dominance_fox"], "effects": ["cobbler"]})
    assert dusk.question() == "MayUse cobbler" and dusk.offers("activate") == []


@pytest.mark.rule("R3.3.1-2")
def test_who_plays_for_dominance_scores_no_more() -> None:
    table = day("9: M2, E1", "8: M1+workshop", "3: E+roost", M={"dominance": "fox", "points": 12, "hand": ["anvil_fox"]},
                E={"dominance": "mouse", "points": 11, "leader": "charismatic"})
    table.do("craft anvil_fox")
    assert table.box("M") == {"hammer": 1} and table.points("M") == 12
    brutal = day("9: M2, E1", "3: E+roost", M={"effects": ["brutal_tactics"]}, E={"dominance": "mouse", "points": 11})
    brutal.do("battle 9 eyrie", luck=("roll 0 0",)).do("use brutal_tactics")
    assert brutal.points("E") == 11 and brutal.count(9, "E") == 0


@pytest.mark.rule("R3.3.1-2", "R7.6.1", "R7.7.1")
def test_dominance_ends_scoring_in_evening_and_loss_in_turmoil() -> None:
    eyrie = scene("M E A", "1: E+roost", "2: E+roost", "3: E+roost", active="E", phase="evening",
                  E={"dominance": "mouse", "points": 11})
    assert eyrie.points("E") == 11 and "scored" not in eyrie.told()
    turmoil = scene("M E A", "1: M1", active="E", phase="daylight", E={"dominance": "mouse", "points": 11, "leader": "charismatic"})
    assert "turmoil" in turmoil.told() and turmoil.points("E") == 11 and "lost-points" not in turmoil.told()


@pytest.mark.rule("R3.3.1.i")
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong() -> None:
    pieces = ("1: M1", "6: M1", "8: M1", "3: E1+roost")
    assert scene("M E A", *pieces, active="M", phase="birdsong", M={"dominance": "fox"}).result() == "M"
    assert day(*pieces, M={"dominance": "fox"}).result() == ""
    assert scene("M E A", *pieces, active="M", phase="birdsong", M={"dominance": "mouse"}).result() == ""
    assert scene("M E A", "1: M1", "6: M1", "8: M1, A1", active="M", phase="birdsong", M={"dominance": "fox"}).result() == ""


@pytest.mark.rule("R3.3.1.ii")
def test_bird_dominance_wins_with_opposite_corners() -> None:
    for corners, winner in (((2, 4), "M"), ((1, 3), "M"), ((1, 2), ""), ((2, 3), "")):
        table = scene("M E A", *(f"{corner}: M1" for corner in corners), active="M", phase="birdsong", M={"dominance": "bird"})
        assert table.result() == winner


@pytest.mark.rule("R3.3.2")
def test_an_activated_card_is_not_in_hand_and_not_exchanged() -> None:
    table = day("9: M1", "3: E1+roost", M={"dominance": "fox", "points": 12, "hand": ["dominance_mouse"]})
    assert table.offers("activate") == [] and table.why_not("activate dominance_mouse") == "R3.3.2"
    thief = scene("M E A", "9: M1", "3: E1+roost", active="E", phase="birdsong", M={"dominance": "fox"},
                  E={"effects": ["stand_and_deliver"], "hand": ["anvil_fox"]}, A={"hand": ["sword_mouse"]})
    assert thief.offers("stand") == ["stand alliance"]


@pytest.mark.rule("R3.3.3")
def test_a_spent_dominance_card_is_available_instead_of_discarded() -> None:
    table = day("9: M1+sawmill", "3: E1+roost", M={"hand": ["dominance_mouse"]},
                discard=["anvil_fox"]).do("overwork dominance_mouse 9")
    assert table.available() == ["dominance_mouse"] and table.discard() == ["anvil_fox"]
    cult = day("9: M1+sawmill", factions="M E C", M={"hand": ["dominance_mouse"]}).do("overwork dominance_mouse 9")
    assert cult.available() == [] and cult.souls() == ["dominance_mouse"]


@pytest.mark.rule("R3.3.3", "R7.7.2")
def test_a_dominance_card_in_the_decree_is_available_after_turmoil() -> None:
    table = scene("M E A", "1: M1", active="E", phase="daylight",
                  E={"leader": "charismatic", "decree": {"move": ["dominance_fox"]}})
    assert table.available() == ["dominance_fox"] and table.discard() == []


@pytest.mark.rule("R3.3.4")
def test_an_available_dominance_card_is_taken_for_a_card_of_its_suit() -> None:
    hand = ["anvil_fox", "sword_mouse", "ambush_bird"]
    table = day("9: M1", "3: E1+roost", M={"hand": hand}, available=["dominance_mouse", "dominance_bird"])
    assert table.offers("take") == ["take dominance_bird ambush_bird", "take dominance_mouse ambush_bird",
                                    "take dominance_mouse sword_mouse"]
    table.do("take dominance_mouse sword_mouse")
    assert table.available() == ["dominance_bird"] and table.discard() == ["sword_mouse"]
    assert table.hand("M") == ["ambush_bird", "anvil_fox",
                               "dominance_mouse"] and table.offers("take") == ["take dominance_bird ambush_bird"]
    table.do("take dominance_bird ambush_bird")
    assert table.available() == [] and "dominance_bird" in table.hand("M")


@pytest.mark.rule("R3.3.4", "R-P18")
def test_everybody_knows_who_has_taken_it() -> None:
    table = day("9: M1", "3: E1+roost", M={"hand": ["sword_mouse", "anvil_fox"]}, available=["dominance_mouse"])
    table.do("take dominance_mouse sword_mouse")
    for viewer in ("E", "A"):
        assert table.seat("M", viewer)["known"] == {"cards": ["dominance_mouse"], "lost": 0}


@pytest.mark.rule("R3.3.1-2")
def test_a_removed_token_scores_nothing_for_dominance() -> None:
    table = scene("M E A", "9: M+wood, E3", "5: E2", active="E", phase="daylight",
                  E={"leader": "despot", "dominance": "fox", "points": 12, "decree": {"battle": ["sword_mouse"]}})
    table.do("move 5 2 1", "battle 9 marquise", luck=("roll 1 0",))
    assert table.piece(9, "wood") == 0 and "scored" not in table.told() and table.seat("E")["points"] is None


@pytest.mark.rule("R3.3.4")
def test_taking_a_dominance_card_costs_no_action() -> None:
    table = day("9: M3", "8: M1+workshop", "3: E1+roost", M={"hand": ["sword_mouse"]}, available=["dominance_mouse"])
    table.do("move 9 4 1", "done", "move 9 1 1", "done", "move 9 12 1", "done")
    assert table.state.marquise.actions == 0 and "take dominance_mouse sword_mouse" in table.offers()


@pytest.mark.rule("R-data-floor", "R7.7.1")
def test_points_never_fall_below_zero() -> None:
    table = scene("M E A", "1: M1", active="E", phase="daylight",
                  E={"leader": "charismatic", "decree": {"move": ["ambush_bird"]}, "points": 1})
    assert "turmoil" in table.told() and table.points("E") == 0
