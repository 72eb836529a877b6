"""BC1, BC2, BC13: components, the field, and how duel and solo begin."""

import pytest

from kotatsu.games.battlecrest.data import make_book
from kotatsu.games.battlecrest.printed import records
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.table import Table
from tests.games.battlecrest.scene import GAME, Scene, duel, new_game, row, side, solo

LAY = tuple(f"lay {name}" for name in ("moss-gate", "hollow-tree", "briar-pit", "watch-stone", "mist-spring", "heartwood"))


@pytest.mark.rule("BC1.1", "BC1.2", "BC1.3")
def test_what_the_sets_hold():
    printed = make_book({}, None).printed
    assert (len(printed.landmarks), len(printed.heroes), len(printed.orders) // 2, len(printed.solos)) == (8, 4, 6, 4)
    holds = {hero.id: (len(hero.cards), hero.minion, hero.item) for hero in printed.heroes}
    assert holds == {"akhena": (4, "", ""), "mutino": (3, "rig", ""), "whispyr": (3, "wisp", ""), "forge": (3, "", "blast-shield")}
    for kind in ("action", "item"):
        ids = [id for id, record in records(None).items() if record["kind"] == kind]
        assert sorted(ids) == sorted(
            f"{id.rpartition('.')[0]}.{end}" for id in ids if id.endswith(".start") for end in ("start", "back")
        )


@pytest.mark.rule("BC1.4")
def test_every_record_has_a_status_and_an_owners_replaces_it():
    assert {record["status"] for record in records(None).values()} <= {"source", "inferred", "reconstructed"}
    own = {"cards": [{"id": "akhena", "health": 20}, {"id": "fate-herald.start", "text": "attack 9 r1-3"}]}
    table = Table.new(GAME, {"heroes": ["akhena", "forge"]}, 1, own)
    assert table.state.health[0] == 20
    shown = GAME.components(table.state.book)["cards"]
    assert (shown["akhena"]["status"], shown["akhena"]["crests"], shown["forge"]["status"]) == (
        "owner",
        ["7 ANCESTOR", "3 SKY"],
        "reconstructed",
    )


@pytest.mark.rule("BC1.4")
@pytest.mark.parametrize(
    ("record", "named"),
    [
        ({"id": "akhena", "health": 0}, "akhena.health"),
        ({"id": "akhena", "strength": 1}, "akhena.strength"),
        ({"id": "rig", "hero": "nobody"}, "rig.hero"),
        ({"id": "1a", "compass": "N S"}, "1a.compass"),
        ({"id": "new"}, "new.kind"),
        ({"id": "fate-herald.start", "text": "shout 3"}, "fate-herald.start"),
        ({"id": "solo-forge", "stars": ["dance"]}, "solo-forge.stars"),
        ({"id": "moss-gate.a", "north": "LAVA"}, "moss-gate.a.north"),
        ({"id": "fellwoods", "heroes": "2b 6e"}, "fellwoods.heroes"),
    ],
)
def test_a_wrong_record_is_refused_by_name(record, named):
    with pytest.raises(Unreadable) as problem:
        make_book({}, {"cards": [record]})
    assert named in str(problem.value.phrase)


@pytest.mark.rule("BC2.1", "BC2.2")
def test_the_field_has_thirty_six_cells_and_distance_is_in_orthogonal_steps():
    scene = duel(side("whispyr", "1a"), side("akhena", "6f")).do("activate blink-strike")
    assert scene.cells("fly", "whispyr") == {"1b", "1c", "1d", "2a", "2c", "3a", "3b", "4a"}  # 2b is a landmark
    with pytest.raises(Unreadable):
        Scene({"sides": [side("whispyr", "7a"), side("akhena", "6f")]})
    far = duel(side("akhena", "3c"), side("forge", "1d")).do("activate fate-herald")
    assert far.offers("attack") == ["attack forge"]  # two columns and rows: 3


@pytest.mark.rule("BC2.3", "BC5.2")
def test_landmarks_lie_in_reading_order_and_every_second_is_turned_in_a_duel():
    first, again, solo_game = new_game(7), new_game(7), new_game(7, players=1)
    assert first.position()["landmarks"] == again.position()["landmarks"]
    laid = [text.split() for text in first.position()["landmarks"].values()]
    assert list(first.position()["landmarks"]) == ["2b", "2e", "3d", "4c", "5b", "5e"]
    assert [len(words) for words in laid] == [1, 2, 1, 2, 1, 2] and all(words[0].endswith("A") for words in laid)
    assert not any("turned" in text for text in solo_game.position()["landmarks"].values())
    table = new_game(1, LAY)
    cells = table.view()["cells"]
    assert "DEF" in cells["3c"] and "RANGE" in cells["5c"]  # 4A turned on 4c: its S edge concerns 3c


@pytest.mark.rule("BC2.4", "BC2.5", "BC2.8")
@pytest.mark.parametrize(("swap", "first", "other"), [(False, "6e", "1b"), (True, "1b", "6e")])
def test_the_first_player_starts_beside_the_higher_landmark(swap, first, other):
    lay = list(LAY)
    if swap:
        lay[0], lay[5] = lay[5], lay[0]
    table = new_game(1, tuple(lay), heroes=["mutino", "forge"], first=1)
    sides = table.position()["sides"]
    assert (sides[0]["cell"], sides[1]["cell"]) == (first, other)
    assert sides[0]["minion"] == ("6c" if first == "6e" else "1d") and "minion" not in sides[1]


@pytest.mark.rule("BC2.6")
def test_chance_decides_who_begins_unless_somebody_is_named():
    begins = {new_game(seed).position()["active"] for seed in range(1, 12)}
    assert begins == {"akhena", "mutino"}
    assert {new_game(seed, first=2).position()["active"] for seed in range(1, 5)} == {"mutino"}


@pytest.mark.rule("BC2.7")
def test_rows_lie_ready_and_may_be_laid_out():
    table = new_game(3, heroes=["forge", "akhena"])
    forge, akhena = table.position()["sides"]
    assert (forge["health"], forge["row"], forge["item"]) == (11, row("forge"), "start")
    assert (akhena["health"], akhena["row"]) == (13, row("akhena")) and "item" not in akhena
    laid = new_game(3, heroes=["forge", "akhena"], own_rows=True)
    laid.do(0, "place siege-advance")
    laid.do(0, "place piston-fist")
    laid.do(0, "place arsenal-barrage")
    for card in ("staff-sweep", "sky-descent", "ancestor-ward", "fate-herald"):
        laid.do(1, f"place {card}")
    assert laid.position()["sides"][0]["row"] == ["siege-advance", "piston-fist", "arsenal-barrage"]


@pytest.mark.rule("BC18.4", "BC18.20")
def test_what_is_not_offered():
    for options, rule in (
        ({"heroes": ["akhena", "akhena"]}, "BC18.4"),
        ({"players": 1, "heroes": ["forge"], "imperator": "forge"}, "BC18.4"),
        ({"players": 3}, "BC18.20"),
        ({"players": 4}, "BC18.20"),
    ):
        with pytest.raises(Illegal) as problem:
            make_book(options, None)
        assert problem.value.rule == rule


# --- solo


@pytest.mark.rule("BC13.1", "BC13.2", "BC13.3", "BC13.4", "BC13.5", "BC13.8", "BC9.1")
def test_a_solo_game_begins():
    games = [new_game(seed, players=1, heroes=["mutino"], imperator="forge", level="legend") for seed in range(1, 9)]
    assert len({tuple(game.position()["sides"][1]["row"]) for game in games}) > 1  # its cards are shuffled
    assert {game.position()["order"][-1] for game in games} == {"a", "b"}  # order cards are turned at random
    for game in games:
        assert game.position()["active"] == "mutino" and game.decisions() == [0]
        view = game.view(0)
        assert (view["deck"], view["discard"]) == (6, []) and view["figures"][1]["item"]["face"] == "start"
        numbers = {cell: int(text[0]) for cell, text in game.position()["landmarks"].items()}
        top = numbers["2b"] > numbers["5e"]
        assert game.position()["sides"][0]["cell"] == ("1b" if top else "6e")
        assert game.position()["sides"][0]["minion"] == ("1d" if top else "6c")


@pytest.mark.rule("BC13.6", "BC13.7")
@pytest.mark.parametrize(("level", "forge", "akhena"), [("fighter", 7, 9), ("champion", 9, 11), ("legend", 11, 13)])
def test_difficulty_takes_health_but_not_the_limit_of_healing(level, forge, akhena):
    for hero, health in (("forge", forge), ("akhena", akhena)):
        game = new_game(1, players=1, heroes=["mutino"], imperator=hero, level=level)
        assert game.position()["sides"][1]["health"] == health
    scene = solo(
        side("mutino", "6f", minion=None),
        side("akhena", "1a", health=akhena, row=["ancestor-ward", *row("akhena")[0:1], *row("akhena")[2:]]),
        ("order 1a",),
        {"level": level},
        active="akhena",
        order="2a",
    )
    assert scene.health("akhena") == min(13, akhena + 2)  # H1, and the star's H1 while wounded


def test_a_position_can_name_cells_by_row_and_column():
    scene = duel(side("akhena", "(6,1)"), side("forge", "1,6"))
    assert (scene.cell("akhena"), scene.cell("forge")) == ("6a", "1f")
    assert scene.do("move").table.game.parse(scene.table.state, "go akhena (6,2)") == scene.table.game.parse(
        scene.table.state, "go akhena 6b"
    )
    assert row("akhena")[0] == "fate-herald"
