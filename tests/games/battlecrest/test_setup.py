"""BC1, BC2, BC13: components, the field, and how duel and solo begin."""

import pytest

from kotatsu.games.battlecrest.data import make_book
from kotatsu.games.battlecrest.printed import records
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.table import Table
from tests.games.battlecrest.scene import GAME, Scene, duel, new_game, row, side, solo

TABLES = [{}, {"heroes": ["whispyr", "forge"]}, {"players": 1, "heroes": ["forge"], "imperator": "mutino", "level": "legend"}]
LAY = tuple(f"lay {name}" for name in ("moss-gate", "hollow-tree", "briar-pit", "watch-stone", "mist-spring", "heartwood"))


@pytest.mark.rule("BC1.1", "BC1.2", "BC1.3")
@pytest.mark.parametrize("table", TABLES)
def test_what_the_sets_hold(table):
    printed = make_book(table, None).printed
    assert (len(printed.landmarks), len(printed.heroes), len(printed.orders) // 2, len(printed.solos)) == (8, 4, 6, 4)
    holds = {hero.id: (len(hero.cards), hero.minion, hero.item) for hero in printed.heroes}
    assert holds == {"akhena": (4, "", ""), "mutino": (3, "rig", ""), "whispyr": (3, "wisp", ""), "forge": (3, "", "blast-shield")}
    for kind in ("action", "item"):
        ids = [id for id, record in records(None).items() if record["kind"] == kind]
        assert sorted(ids) == sorted(
            f"{id.rpartition('.')[0]}.{end}" for id in ids if id.endswith(".start") for end in ("start", "back")
        )


@pytest.mark.rule("BC1.4")
@pytest.mark.parametrize(
    ("hero", "card", "text", "crests"),
    [
        ("akhena", "fate-herald", "attack 9 r1-3", ["7 ANCESTOR", "3 SKY"]),
        ("mutino", "long-shot", "attack 9 r2-4", ["6 AIM", "3 GEAR"]),
    ],
)
def test_every_record_has_a_status_and_an_owners_replaces_it(hero, card, text, crests):
    assert {record["status"] for record in records(None).values()} <= {"source", "inferred", "reconstructed"}
    own = {"cards": [{"id": hero, "health": 20}, {"id": f"{card}.start", "text": text}]}
    for heroes in ([hero, "forge"], ["forge", hero]):
        table = Table.new(GAME, {"heroes": heroes}, 1, own)
        assert table.state.health[heroes.index(hero)] == 20
        shown = GAME.components(table.state.book)["cards"]
        assert (shown[hero]["status"], shown[hero]["crests"], shown["forge"]["status"]) == ("owner", crests, "reconstructed")
    scene = duel(side(hero, "1a"), side("forge", "1d"), data=own).do(f"activate {card}", "attack forge", "take")
    assert scene.health("forge") == 2


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
@pytest.mark.usefixtures("either_way_round")
def test_the_field_has_thirty_six_cells_and_distance_is_in_orthogonal_steps():
    scene = duel(side("whispyr", "1a", minion=None), side("akhena", "6f")).do("activate blink-strike")
    assert scene.cells("fly", "whispyr") == {"1b", "1c", "1d", "2a", "2c", "3a", "3b", "4a"}  # 2b is a landmark
    with pytest.raises(Unreadable):
        Scene({"sides": [side("whispyr", "7a"), side("akhena", "6f")]})
    far = duel(side("akhena", "3c"), side("forge", "1d")).do("activate fate-herald")
    assert far.offers("attack") == ["attack forge"]  # two columns and rows: 3


@pytest.mark.rule("BC5.16", "BC5.17")
@pytest.mark.parametrize("table", TABLES)
def test_spare_landmarks_come_only_where_the_table_wants_them(table):
    six = {text[0] for seed in range(6) for text in new_game(seed + 1, **table).position()["landmarks"].values()}
    eight = {text[0] for seed in range(12)
             for text in new_game(seed + 1, **table, landmark_pool="8").position()["landmarks"].values()}
    assert six == set("123456") and eight == set("12345678")


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
@pytest.mark.parametrize("heroes", [("mutino", "forge"), ("akhena", "whispyr")])
@pytest.mark.parametrize(("swap", "first", "other"), [(False, "6e", "1b"), (True, "1b", "6e")])
def test_the_first_player_starts_beside_the_higher_landmark(swap, first, other, heroes):
    lay = list(LAY)
    if swap:
        lay[0], lay[5] = lay[5], lay[0]
    for begins in (0, 1):
        table = new_game(1, tuple(lay), heroes=list(heroes), first=begins + 1)
        sides = table.position()["sides"]
        assert (sides[begins]["cell"], sides[1 - begins]["cell"]) == (first, other)
        for each in sides:
            beside = {"1b": "1d", "6e": "6c"}[each["cell"]]
            assert each.get("minion") == (beside if each["hero"] in ("mutino", "whispyr") else None)


@pytest.mark.rule("BC2.6")
@pytest.mark.parametrize("heroes", [("akhena", "mutino"), ("forge", "whispyr")])
def test_chance_decides_who_begins_unless_somebody_is_named(heroes):
    begins = {new_game(seed, heroes=list(heroes)).position()["active"] for seed in range(1, 12)}
    assert begins == set(heroes)
    for first in (1, 2):
        named = {new_game(seed, heroes=list(heroes), first=first).position()["active"] for seed in range(1, 5)}
        assert named == {heroes[first - 1]}


@pytest.mark.rule("BC2.7")
@pytest.mark.parametrize("heroes", [("forge", "akhena"), ("akhena", "forge"), ("whispyr", "mutino")])
def test_rows_lie_ready_and_may_be_laid_out(heroes):
    for each in new_game(3, heroes=list(heroes)).position()["sides"]:
        assert (each["health"], each["row"]) == (11 if each["hero"] == "forge" else 13, row(each["hero"]))
        assert each.get("item") == ("start" if each["hero"] == "forge" else None)
    laid = new_game(3, heroes=list(heroes), own_rows=True)
    wanted = [[row(hero)[-1], *row(hero)[:-1]] for hero in heroes]
    for seat, cards in enumerate(wanted):
        for card in cards:
            laid.do(seat, f"place {card}")
    assert [each["row"] for each in laid.position()["sides"]] == wanted


@pytest.mark.rule("BC18.4", "BC18.20")
@pytest.mark.parametrize("hero", ["akhena", "forge"])
def test_what_is_not_offered(hero):
    for options, rule in (
        ({"heroes": [hero, hero]}, "BC18.4"),
        ({"players": 1, "heroes": [hero], "imperator": hero}, "BC18.4"),
        ({"players": 3, "heroes": [hero, "mutino"]}, "BC18.20"),
        ({"players": 4, "heroes": [hero, "mutino"]}, "BC18.20"),
    ):
        with pytest.raises(Illegal) as problem:
            make_book(options, None)
        assert problem.value.rule == rule


# --- solo


@pytest.mark.rule("BC13.1", "BC13.2", "BC13.3", "BC13.4", "BC13.5", "BC13.8", "BC9.1")
@pytest.mark.parametrize(
    ("hero", "imperator", "level"),
    [("mutino", "forge", "legend"), ("whispyr", "akhena", "fighter"), ("forge", "mutino", "champion")],
)
def test_a_solo_game_begins(hero, imperator, level):
    games = [new_game(seed, players=1, heroes=[hero], imperator=imperator, level=level) for seed in range(1, 9)]
    assert len({tuple(game.position()["sides"][1]["row"]) for game in games}) > 1  # its cards are shuffled
    assert {game.position()["order"][-1] for game in games} == {"a", "b"}  # order cards are turned at random
    for game in games:
        assert game.position()["active"] == hero and game.decisions() == [0]
        view = game.view(0)
        assert (view["deck"], view["discard"]) == (6, [])
        assert imperator != "forge" or view["figures"][1]["item"]["face"] == "start"
        assert not any("turned" in text or not text.endswith("A") for text in game.position()["landmarks"].values())
        numbers = {cell: int(text[0]) for cell, text in game.position()["landmarks"].items()}
        top = numbers["2b"] > numbers["5e"]
        for each, upper in zip(game.position()["sides"], (top, not top), strict=True):
            assert each["cell"] == ("1b" if upper else "6e")
            assert each.get("minion") == (("1d" if upper else "6c") if each["hero"] in ("mutino", "whispyr") else None)


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
