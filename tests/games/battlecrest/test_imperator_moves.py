"""BC10: where the Imperator's warriors go, each numbered case forced by a position; marches and flights too."""

import pytest

from tests.games.battlecrest.scene import L1, its_turn, side, used

pytestmark = pytest.mark.usefixtures("either_way_round")

MOVE_FIRST = "1a"  # move, activate, refresh; compass N E


def moved(scene):
    """How the first movement was decided, and where it led."""
    told = (scene.events("moved") + scene.events("stayed"))[0]
    rules = scene.rules("moved") + scene.rules("stayed")
    return told["cell"], rules[0]


@pytest.mark.rule("BC10.5", "BC10.3", "BC10.4", "BC16.5")
def test_case_1_the_only_possible_reachable_cell():
    # Forge goes next to your hero in the corner 6f: 5f or 6e; one of them is taken by your minion
    scene = its_turn(side("mutino", "6f", minion="6e"), side("forge", "3f", row=used("forge", "siege-advance")), MOVE_FIRST)
    assert moved(scene) == ("5f", "BC10.5")
    own = its_turn(side("akhena", "6f"), side("mutino", "6a", minion="6b", row=used("mutino", "dirty-trick")), MOVE_FIRST)
    assert own.cell("mutino") != "6b"  # its own minion's cell is passable, not reachable


@pytest.mark.rule("BC10.6", "BC16.2")
def test_case_2_the_most_active_bonuses():
    # Akhena wants distance 1-2 from your hero on 3f; 4e shows ATK ATK, 1e ATK is farther
    scene = its_turn(side("mutino", "3f", minion=None), side("akhena", "5f", row=used("akhena", "sky-descent")), MOVE_FIRST)
    assert moved(scene) == ("4e", "BC10.6")


@pytest.mark.rule("BC10.7", "BC10.8", "BC9.4", "BC9.5")
@pytest.mark.parametrize(("order", "cell"), [("1a", "3b"), ("2a", "3b"), ("3a", "4a"), ("4a", "4a")])
def test_case_3_the_compass(order, cell):
    # Forge on 5a with 1 and your hero on 3a: 4a and, by a waypoint, 3b are equal; a waypoint is no bonus
    refreshes = ("piston-fist",) if order != "2a" else ("piston-fist", "arsenal-barrage", "siege-advance")
    scene = its_turn(side("mutino", "3a", minion=None), side("forge", "5a", row=used("forge", *refreshes)), order)
    assert moved(scene) == (cell, "BC10.8")


@pytest.mark.rule("BC10.9", "BC10.10")
def test_case_4_the_nearest_cell_through_warriors_around_landmarks():
    # Forge on 6a with 1: your hero on 6f; Rig in the way does not lengthen the path
    scene = its_turn(side("mutino", "6f", minion="6c"), side("forge", "6a", row=used("forge", "piston-fist")), MOVE_FIRST)
    assert moved(scene) == ("6b", "BC10.9")
    blocked = its_turn(side("mutino", "6f", minion="6b"), side("forge", "6a", row=used("forge", "piston-fist")), MOVE_FIRST)
    assert blocked.cell("forge") == "6a" and moved(blocked) == ("6a", "BC10.9")  # it stops short of a blocked cell
    assert not blocked.events("fallback")


@pytest.mark.rule("BC10.9", "BC18.14")
def test_case_4_bonuses_then_compass_among_the_nearest():
    # your hero on 1a: 1d and 2c are both two steps from 1b; 2c has a DEF bonus
    scene = its_turn(side("akhena", "1a"), side("forge", "2d", row=used("forge", "piston-fist")), MOVE_FIRST)
    assert moved(scene) == ("2c", "BC10.9")
    # from 4a all three neighbours are six steps from your hero's side, waypoints counted
    for order, cell in (("1a", "3a"), ("4a", "5a"), ("3a", "5a"), ("6a", "4b")):
        far = its_turn(
            side("mutino", "1f", minion=None), side("whispyr", "4a", minion=None, row=used("whispyr", "thorn-volley")), order
        )
        assert moved(far) == (cell, "BC10.9")


@pytest.mark.rule("BC10.4", "BC10.9")
def test_the_cells_among_which_it_decides_are_told():
    scene = its_turn(side("mutino", "3a", minion=None), side("forge", "5a", row=used("forge", "piston-fist")), "1a")
    assert [told["cells"] for told in scene.events("weighed")] == ["3b, 4a"] and scene.rules("weighed") == ["BC10.4"]
    far = its_turn(side("akhena", "1a"), side("forge", "2d", row=used("forge", "piston-fist")), MOVE_FIRST)
    assert [told["cells"] for told in far.events("weighed")] == ["1d, 2c"] and far.rules("weighed") == ["BC10.9"]
    only = its_turn(side("mutino", "6f", minion="6e"), side("forge", "3f", row=used("forge", "siege-advance")), MOVE_FIRST)
    assert "weighed" not in only.told()[: only.told().index("moved")]  # there is nothing to weigh


@pytest.mark.rule("BC10.1")
def test_its_warriors_ignore_hazards_in_its_own_turn():
    into = its_turn(side("mutino", "4e", minion=None), side("forge", "3f", health=11, row=used("forge", "piston-fist")), "4a")
    assert moved(into) == ("3e", "BC10.6") and into.health("forge") == 11  # a hazard with a PUSH bonus
    through = its_turn(
        side("mutino", "5d", minion=None),
        side("forge", "3f", health=11, row=used("forge", "siege-advance", "piston-fist")),
        MOVE_FIRST,
    )
    assert moved(through) == ("4d", "BC10.5") and through.health("forge") == 11  # by 3e or 4e onto two hazards


@pytest.mark.rule("BC10.2", "BC18.5")
def test_movement_bonuses_are_used_even_if_it_stays():
    # Forge on 1b (MOVE) next to your hero on 1a: the only possible cells are 1b and 2a
    scene = its_turn(side("mutino", "1a", minion="2a"), side("forge", "1b", row=used("forge", "piston-fist")), MOVE_FIRST)
    assert scene.cell("forge") == "1b" and scene.landmark("2b") == "1B" and scene.rules("stayed") == ["BC10.5"]


@pytest.mark.rule("BC10.11")
def test_the_basic_move_never_falls_back():
    scene = its_turn(side("mutino", "1a", minion="2a"), side("forge", "1b", row=used("forge", "piston-fist")), MOVE_FIRST)
    assert scene.events("stayed") and not scene.events("fallback")
    whispyr = its_turn(side("akhena", "1a"), side("whispyr", "2a", minion=None, row=used("whispyr", "thorn-volley")), "4a")
    assert "fallback" not in whispyr.told()[: whispyr.told().index("activated")]


@pytest.mark.rule("BC10.3")
def test_possible_cells_may_be_occupied():
    # the only cells next to your hero on 6f are 5f and 6e; Rig on 5f: 6e is the one left
    scene = its_turn(side("mutino", "6f", minion="5f"), side("forge", "6c", row=used("forge", "siege-advance")), MOVE_FIRST)
    assert moved(scene) == ("6e", "BC10.5")


@pytest.mark.rule("BC16.3", "BC16.4", "BC10.3")
def test_solo_cards_say_where_heroes_and_minions_go():
    mutino = its_turn(side("forge", "6f"), side("mutino", "6a", minion="6c"), MOVE_FIRST)
    assert moved(mutino) == ("5c", "BC10.6")  # distance 4, and the bonuses there
    assert mutino.minion("mutino") == "6e"  # Rig goes next to any of your warriors, 3 at most
    wisp = its_turn(side("mutino", "6f", minion="1a"), side("whispyr", "3a", minion="1d"), MOVE_FIRST)
    assert wisp.minion("whispyr") == "1b" and wisp.cell("whispyr") == "6e"  # Blink Strike's flight took her next to your hero


@pytest.mark.rule("BC16.5", "BC10.6")
def test_movement_bonuses_make_no_cell_preferred_for_forge():
    plain = {**L1, "4c": "3A", "3d": "4A"}  # 5c: MOVE MOVE and a hazard only
    forge = its_turn(
        side("mutino", "5d", minion=None),
        side("forge", "6b", row=used("forge", "siege-advance", "piston-fist")),
        "4a",
        landmarks=plain,
    )
    assert moved(forge) == ("5c", "BC10.8")  # ties with 6d, west wins
    east = its_turn(
        side("mutino", "5d", minion=None),
        side("forge", "6b", row=used("forge", "siege-advance", "piston-fist")),
        "6a",
        landmarks=plain,
    )
    assert moved(east) == ("6d", "BC10.8")
    akhena = its_turn(
        side("mutino", "5d", minion=None), side("akhena", "6b", row=used("akhena", "sky-descent")), "1a", landmarks=plain
    )
    assert moved(akhena) == ("5c", "BC10.6")
    assert forge.rules("weighed")[0] == "BC16.5" and akhena.rules("weighed")[0] == "BC10.4"  # the list says that some do not count


@pytest.mark.rule("BC18.14")
def test_waypoint_steps_count():
    scene = its_turn(side("mutino", "3a", minion=None), side("forge", "5a", row=used("forge", "piston-fist")), "1a")
    assert moved(scene) == ("3b", "BC10.8")  # one step from 5a
    near = its_turn(side("mutino", "2c", minion=None), side("forge", "5a", row=used("forge", "piston-fist")), "1a")
    assert moved(near) == ("3b", "BC10.9")


@pytest.mark.rule("BC11.14", "BC11.18", "BC11.15")
def test_a_march_that_stays_falls_back_and_the_rest_goes_on():
    # Forge next to your hero in the corner, the other cell taken: Siege Advance back is M2, A3
    scene = its_turn(
        side("mutino", "1a", minion="2a"),
        side("forge", "1b", row=["siege-advance back", "piston-fist used", "arsenal-barrage used"]),
        "5a",
    )
    assert scene.rules("fallback") == ["BC11.14"] and scene.asks() == "mutino"
    scene.do("take")
    assert [told["value"] for told in scene.events("attacked")] == [1, 3]


@pytest.mark.rule("BC11.18", "BC16.4", "BC18.17", "BC11.19")
def test_a_flight_counts_like_an_attack_and_falls_back_on_healing():
    # F1 in Veil of Leaves' place: Whispyr on 1d, your hero 5d; the star list is not asked, the card's own flight is
    given = {"cards": [{"id": "veil-of-leaves.start", "text": "flight 1"}]}
    scene = its_turn(
        side("akhena", "5d"),
        side("whispyr", "1d", health=9, minion=None, row=["veil-of-leaves", "blink-strike used", "thorn-volley used"]),
        "5a",
        data=given,
    )
    first = scene.events("moved")[0]
    assert first["cell"] == "2d" and scene.rules("moved")[0] == "BC10.9"  # 2 from 4d as an attack counts, not 1e
    stays = its_turn(
        side("akhena", "1a"),
        side("whispyr", "1b", health=9, minion="2a", row=["veil-of-leaves", "blink-strike used", "thorn-volley used"]),
        "5a",
        data=given,
    )
    assert stays.rules("fallback") == ["BC11.14"] and stays.health("whispyr") == 10
    full = its_turn(
        side("akhena", "1a"),
        side("whispyr", "1b", health=13, minion="2a", row=["veil-of-leaves", "blink-strike used", "thorn-volley used"]),
        "5a",
        data={"cards": [{"id": "veil-of-leaves.start", "text": "flight 1; flight 1"}]},
    )
    assert full.told().count("fallback") == 1 and full.rules("no-fallback") == ["BC11.15"] and full.health("whispyr") == 13
