"""BC5: landmarks, bonuses, hazards, waypoints; the printed landmarks; the field does not know north from south."""

import pytest

from tests.games.battlecrest.scene import duel, side, used

pytestmark = pytest.mark.usefixtures("either_way_round")

EDGES = {  # N E S W of face A, then of face B, as the rule index prints them
    1: ("MOVE", "DEF", "WAYPOINT", "", "HAZARD", "", "WAYPOINT", "MOVE"),
    2: ("ATK", "", "HAZARD", "DEF", "", "RANGE", "HAZARD", "HAZARD"),
    3: ("HAZARD", "PUSH", "HAZARD", "", "PUSH", "HAZARD", "", "HAZARD"),
    4: ("RANGE", "HAZARD", "DEF", "WAYPOINT", "DEF", "HAZARD", "ATK", "WAYPOINT"),
    5: ("STAR", "MOVE MOVE", "", "WAYPOINT", "WAYPOINT", "HAZARD", "PUSH", ""),
    6: ("ATK ATK", "HAZARD", "STAR", "", "HAZARD", "ATK", "", "DEF"),
    7: ("DEF DEF", "", "HAZARD", "RANGE", "", "HAZARD", "MOVE", "HAZARD"),
    8: ("WAYPOINT", "MOVE", "", "PUSH", "HAZARD", "WAYPOINT", "ATK", ""),
}
AROUND = ("1b", "2c", "3b", "2a")  # the cells N E S W of 2b


@pytest.mark.rule("BC5.10", "BC5.11", "BC5.12", "BC5.13", "BC5.14", "BC5.15", "BC5.16", "BC5.17", "BC2.3")
@pytest.mark.parametrize("number", EDGES)
@pytest.mark.parametrize("turned", ["", " turned"])
def test_landmarks_show_their_symbols_to_the_cells_beyond_their_edges(number, turned):
    others = [other for other in EDGES if other != number][:5]
    for face in "AB":
        laid = dict(
            zip(("2b", "2e", "3d", "4c", "5b", "5e"), [f"{number}{face}{turned}", *(f"{other}A" for other in others)], strict=True)
        )
        scene = duel(side("akhena", "6a"), side("forge", "1f"), options={"landmark_pool": "8"}, landmarks=laid)
        shown = scene.view()["cells"]
        wanted = EDGES[number][4 * "AB".index(face) :][:4]
        for way, cell in enumerate(AROUND):
            symbols = wanted[(way + 2 * bool(turned)) % 4].split()
            assert shown.get(cell, [])[: len(symbols)] == symbols or sorted(shown[cell]) == sorted(symbols), (cell, shown.get(cell))


@pytest.mark.rule("BC5.2")
def test_a_cell_between_two_landmarks_has_the_symbols_of_both():
    cells = duel(side("akhena", "6a"), side("forge", "1f")).view()["cells"]
    assert cells["4d"] == ["HAZARD", "HAZARD"] and sorted(cells["5c"]) == ["DEF", "MOVE", "MOVE"]


@pytest.mark.rule("BC5.3", "BC5.4", "BC5.5")
def test_bonuses_turn_landmarks_and_hazards_do_not():
    scene = duel(side("akhena", "5c", row=used("akhena", "fate-herald")), side("forge", "1f")).do("move")
    assert "6e" in scene.cells("go-with", "akhena") and "6e" not in scene.cells("go", "akhena")  # 1, and a double for 2
    assert scene.do("go-with akhena 6e mist-spring").landmark("5b") == "5B"
    hazard = duel(side("akhena", "5d"), side("forge", "1f")).do("move", "go akhena 4d")
    assert hazard.landmark("3d") == "3A" and hazard.landmark("4c") == "4A"
    star = duel(side("akhena", "4b", health=5), side("forge", "1f")).do(
        "activate ancestor-ward", "heal", "star mist-spring-heal", "heal"
    )
    assert star.landmark("5b") == "5A"
    # 3c between 1B on 3d (W MOVE) and 7B turned on 4c (MOVE to the north): four choices
    four = duel(
        side("akhena", "3c", row=used("akhena", "fate-herald")),
        side("forge", "1f"),
        options={"landmark_pool": "8"},
        landmarks={"2b": "2A", "2e": "3A", "3d": "1B", "4c": "7B turned", "5b": "5A", "5e": "6A"},
    ).do("move")
    kinds = {tuple(text.split()[3:]) for text in four.offers("go-with")}
    assert kinds == {("moss-gate",), ("wraith-cairn",), ("moss-gate+wraith-cairn",)} and four.offers("go")


@pytest.mark.rule("BC5.6", "BC5.7")
def test_a_hazard_hurts_on_entry_and_stops_a_walk():
    scene = duel(side("akhena", "5d"), side("forge", "1f")).do("move")
    assert scene.do("go akhena 4d").health("akhena") == 11
    short = duel(side("akhena", "5d", row=used("akhena", "sky-descent")), side("forge", "1f")).do("move")
    assert "4d" in short.cells("go", "akhena") and "3e" not in short.cells("go", "akhena")
    stands = duel(side("akhena", "4d"), side("forge", "1f")).do("move", "go akhena 5d")
    assert stands.health("akhena") == 13
    entry = duel(side("akhena", "5d"), side("forge", "1f"), options={"hazard_damage": "per_entry"}).do("move", "go akhena 4d")
    assert entry.health("akhena") == 12
    through = duel(
        side("akhena", "4f", row=used("akhena", "sky-descent")), side("forge", "4e"), options={"hazard_stops": False}
    ).do("move")
    assert "3e" in through.cells("go", "akhena")
    on = duel(side("akhena", "3f", row=used("akhena", "sky-descent")), side("forge", "6a"), options={"hazard_stops": False}).do(
        "move"
    )
    assert on.do("go akhena 4e").health("akhena") == 13  # round the hazard if there is a way
    past = duel(side("akhena", "3f", row=used("akhena", "sky-descent")), side("forge", "4f"), options={"hazard_stops": False}).do(
        "move"
    )
    assert past.do("go akhena 4e").health("akhena") == 12  # through 3e
    turned = duel(side("akhena", "1b", row=used("akhena", "fate-herald")), side("forge", "6f")).do(
        "move", "go-with akhena 1d moss-gate"
    )
    assert turned.health("akhena") == 13 and "HAZARD" in turned.view()["cells"]["1b"]
    under = duel(side("forge", "4e"), side("akhena", "4f")).do("activate piston-fist", "attack-with akhena heartwood", "take")
    assert under.health("forge") == 11 and "HAZARD" in under.view()["cells"]["4e"]  # it stands there: nothing happens


@pytest.mark.rule("BC5.8")
def test_a_waypoint_leads_to_any_free_waypoint():
    scene = duel(side("akhena", "3b", row=used("akhena", "fate-herald")), side("forge", "1f")).do("move")
    assert scene.cells("go", "akhena") == {"3a", "3c", "4b", "5a"}  # 4b is next to it as well
    taken = duel(side("akhena", "3b", row=used("akhena", "fate-herald")), side("forge", "5a")).do("move")
    assert "5a" not in taken.cells("go", "akhena")


@pytest.mark.rule("BC18.18")
def test_a_landmark_may_serve_both_warriors_of_a_move():
    scene = duel(side("mutino", "1b", minion="2a"), side("akhena", "6f")).do("move", "go-with mutino 1c moss-gate")
    assert scene.landmark("2b") == "1B" and scene.cells("go-with", "rig")
    assert scene.do("go-with rig 3a moss-gate").landmark("2b") == "1A"
