"""Owners' packs: where things stand in their files, every mistake at once, records that are added, and spoilt files."""
import json
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from kotatsu import games
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.playout import play_random
from kotatsu.packs.check import check
from kotatsu.packs.folder import files_in
from kotatsu.packs.lines import places_of
from kotatsu.packs.template import files_of
from kotatsu.words import translator

GAMES = ("battlecrest", "root", "samurai", "senjutsu")
HEAD = 'name = "Mine"\ngame = "battlecrest"\n'
KIVANI = """
[[cards]]
id = "kivani"
kind = "hero"
name = "Kivani"
health = 12
crests = ["6 TIDE"]
text = "when star: march 1; or heal 1"

[[cards]]
id = "undertow.start"
kind = "action"
name = "Undertow"
hero = "kivani"
move = 2
defence = 1
crest = "TIDE"
text = "attack 3 r1-2 +1/TIDE; star"

[[cards]]
id = "undertow.back"
kind = "action"
hero = "kivani"
move = 1
defence = 2
crest = "SKY"
text = "push 2 r1"

[[cards]]
id = "solo-kivani"
kind = "solo"
plays = "kivani"
hero = "1-2"
stars = ["kivani-march", "landmark"]
text = "when fallback: heal 1"

[[cards]]
id = "tide-pool.a"
kind = "landmark"
name = "Tide Pool"
number = 9
north = "MOVE"
south = "STAR"
text = "when star: heal 1"

[[cards]]
id = "tide-pool.b"
kind = "landmark"
number = 9
east = "HAZARD"

[[cards]]
id = "7a"
kind = "order"
steps = "MAR"
compass = "N E"
choice = "leftmost"
refresh = 1
defence = 1

[[cards]]
id = "7b"
kind = "order"
steps = "RAM"
compass = "S W"
choice = "rightmost"
refresh = 2
defence = 0
unique = true
"""


def said(files: dict[str, str]) -> list[str]:
    """What is wrong, as `file:line rule id-of-the-sentence`."""
    return [f"{one.file}:{one.place.line} {one.rule or '-'} {one.words.id}" for one in check(files).in_order()]


def template(game: str) -> dict[str, str]:
    return files_of(games.load(game), "Mine", str)


def typed(files: dict[str, str]) -> dict[str, str]:
    """A template with every record taken from behind its #."""
    return {name: re.sub(r"(?m)^#(?! |$)", "", text) for name, text in files.items()}


# --- where things stand

def paths(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(one for name, inner in inside for one in paths(inner, (*path, name)))]


TRICKY = '''
title = "a # no comment" # a comment
'quoted key' = 'it''s'
a.b."c.d" = 1
list = [ 1, # one
  [2, "]"], { x = 1, y = "}" },
]
[table.inner]
long = """
first \\""" still
second""" # end
date = 1979-05-27T07:32:00Z
[[rows]]
id = "one"
[rows.more]
deep = true
[[rows.below]]
n = 1
[[rows.below]]
n = 2
[[rows]]
id = "two"
'''.replace("'it''s'", "'its'")


@pytest.mark.parametrize("name", ["tricky.toml", *(f"{game}/{file}" for game, file in (
    ("battlecrest", "heroes.toml"), ("senjutsu", "data.toml"), ("senjutsu", "cards.toml"), ("root", "data.json"),
    ("samurai", "data.json")))])
def test_every_key_is_found_where_it_stands(name: str) -> None:
    text = TRICKY if name == "tricky.toml" else (Path(games.__path__[0]) / name).read_text(encoding="utf-8")
    given = json.loads(text) if name.endswith(".json") else tomllib.loads(text)
    found, lines = places_of(name, text), text.split("\n")
    for path in paths(given):
        inside = [place for one, place in found.items() if one[:len(path)] == path]
        assert inside, path
        if path in found and path and isinstance(path[-1], str) and not isinstance(path[0], int):
            place = found[path]
            assert lines[place.line - 1][place.column - 1] in f"[\"'{path[-1][0]}{path[-2] if len(path) > 1 else ''}a"


def test_lines_of_rows_and_texts() -> None:
    found = places_of("a.toml", TRICKY)
    assert found["rows", 1, "id"].line == TRICKY.split("\n").index('id = "two"') + 1
    assert found["rows", 0, "below", 1, "n"].line == TRICKY.split("\n").index("n = 2") + 1
    assert found["table", "inner", "long"].text == TRICKY.split("\n").index('first \\""" still') + 1


# --- templates

@pytest.mark.parametrize("game", GAMES)
def test_a_new_pack_is_in_order_empty_and_filled_in(game: str) -> None:
    files = template(game)
    empty = check(files)
    assert empty.in_order() == [] and empty.count() == 0
    full = check(typed(files))
    assert full.in_order() == []
    door = games.load(game)
    assert door.packs is not None and full.count() == len(door.packs.records(None))
    assert {record.status for record in door.packs.records(full.data)} == {"owner"}
    before, after = door.packs.records(None), door.packs.records(full.data)
    assert [dict(record.fields) for record in after] == [dict(record.fields) for record in before]
    table = kotatsu.new(game, seed=5, data=full.data)
    assert kotatsu.load(table.save()).position()["data"]["source"] == "Mine"


@pytest.mark.parametrize("lang", ["uk", "ru", "cs"])
def test_a_new_pack_in_another_language_is_in_order(lang: str) -> None:
    words = translator(lang)
    for game in GAMES:
        assert check(typed(files_of(games.load(game), "Моє", words.format))).in_order() == []


# --- mistakes

def test_every_mistake_is_named_with_file_and_line() -> None:
    heroes = ('[[cards]]\nid = "akhena"\nhealth = 99\ncrests = ["x"]\n\n[[cards]]\nid = "long-shot.start"\nmoove = 1\ntext = """\n'
              'attack 3 r2-5\natack 1\n"""\n[[cards]]\nid = "akhena"\n')
    orders = '{"cards": [\n {"id": "1a", "compass": "N N",\n  "steps": "MMA"},\n {"id": "9a", "kind": "order"}]}'
    head = HEAD + 'colour = "red"\n'
    assert said({"pack.toml": head, "heroes/a.toml": heroes, "orders.json": orders, "torn.toml": "[[cards]"}) == [
        "pack.toml:3 - kernel-unknown-field", "heroes/a.toml:3 - kernel-wrong-number", "heroes/a.toml:4 - kernel-wrong-field",
        "heroes/a.toml:8 - kernel-unknown-field", "heroes/a.toml:11 - kernel-card-unknown", "heroes/a.toml:14 - pack-twice",
        "orders.json:2 BC9.12 kernel-against-rule", "orders.json:3 BC9.8 kernel-against-rule",
        "orders.json:4 BC9.3 battlecrest-no-face", "torn.toml:1 - pack-not-toml"]


def test_what_follows_from_a_mistake_is_not_named() -> None:
    """Whoever belongs to a hero that cannot be read is not to blame."""
    assert said({"pack.toml": HEAD, "k.toml": KIVANI.replace("health = 12", "health = 120")}) == ["k.toml:6 - kernel-wrong-number"]
    assert said({"pack.toml": HEAD, "k.toml": KIVANI.replace('plays = "kivani"', 'plays = "kevin"')}) == [
        "k.toml:2 BC1.1 battlecrest-no-solo", "k.toml:32 - kernel-wrong-choice"]


@pytest.mark.parametrize(("game", "text", "wanted"), [
    ("samurai", '[farms]\nA = 1\nB = 9\nC = 2\nD = 2\n', ["x.toml:3 - kernel-wrong-number"]),
    ("samurai", '[farms]\nA = 1\nB = 1\nC = 1\nD = 1\n', ["x.toml:1 - samurai-farm-split"]),
    ("samurai", '[[samurai]]\nname = "Kyuzo"\nkiai = [70, 2]\n[[cards]]\nid = "9-99"\n[[cards]]\nid = "1-01"\nvalue = 9\n', [
        "x.toml:3 - kernel-wrong-number", "x.toml:5 - pack-no-adding", "x.toml:8 - kernel-wrong-number"]),
    ("root", '[[cards]]\nid = "armorers_bird"\ncopies = 3\ncost = ["bird"]\n[tracks]\ngarden = [1]\n', [
        "x.toml:3 - kernel-wrong-number", "x.toml:4 - kernel-wrong-field", "x.toml:6 - kernel-wrong-length"]),
    ("root", '[[maps]]\nname = "winter"\nclearings = [\n  { id = 3, slots = 9 },\n]\n[[maps]]\nname = "autumn"\nclearings = 4\n', [
        "x.toml:4 - kernel-wrong-number", "x.toml:6 - kernel-wrong-field"]),
    ("senjutsu", '[[cards]]\nid = "044"\ncost = 7\ntext = """\nhit F:1\nhitt\n"""\n'
     '[[battlefields]]\nid = "snow-field"\nterrain = "x"\n', ["x.toml:3 - kernel-wrong-number", "x.toml:6 - kernel-card-unknown",
                                                           "x.toml:10 - kernel-wrong-field"]),
])
def test_mistakes_in_the_other_games(game: str, text: str, wanted: list[str]) -> None:
    assert said({"pack.toml": f'name = "Mine"\ngame = "{game}"\n', "x.toml": text}) == wanted


@pytest.mark.parametrize(("files", "wanted"), [
    ({}, ["pack.toml:1 - pack-no-header"]), ({"pack.toml": ""}, ["pack.toml:1 - pack-head-missing"] * 2),
    ({"pack.toml": 'name = "x"\ngame = "chess"'}, ["pack.toml:2 - kernel-no-game"]),
    ({"pack.toml": "[pack]\n"}, ["pack.toml:1 - pack-head-missing"] * 2 + ["pack.toml:1 - kernel-unknown-field"]),
    ({"pack.toml": HEAD, "x.toml": "cards = 3\n[[card]]\n"}, ["x.toml:1 - pack-not-rows", "x.toml:2 - kernel-unknown-field"]),
    ({"pack.toml": HEAD, "x.toml": "[[cards]]\nname = 3\n"}, ["x.toml:1 - pack-no-id"]),
    ({"pack.toml": HEAD, "x.toml": '[[cards]]\nid = "akhena"\nhealth = 1979-05-27\n'}, ["x.toml:3 - pack-value"]),
    ({"pack.toml": HEAD, "x.json": "[1]"}, ["x.json:1 - pack-not-tables"]),
    ({"pack.toml": HEAD, "x.json": "[" * 100_000}, ["x.json:1 - pack-not-tables"]),
])
def test_headers_and_files_that_are_none(files: dict[str, str], wanted: list[str]) -> None:
    assert sorted(said(files)) == sorted(wanted)


def test_a_pack_is_for_one_game() -> None:
    assert [one.words.id for one in check({"pack.toml": HEAD}, games.load("root")).in_order()] == ["pack-other-game"]


# --- records that we do not ship

@pytest.mark.rule("BC1.4")
@pytest.mark.parametrize("options", [{"heroes": ["kivani", "forge"]}, {"heroes": ["mutino", "kivani"]},
                                     {"players": 1, "heroes": ["akhena"], "imperator": "kivani"}])
def test_a_hero_a_landmark_and_orders_that_are_added_are_played(options: dict[str, Any]) -> None:
    pack = check({"pack.toml": HEAD, "kivani.toml": KIVANI})
    assert pack.in_order() == []
    door = games.load("battlecrest")
    assert door.packs is not None and door.packs.options is not None
    heroes = next(option for option in door.packs.options(pack.data) if option.name == "heroes")
    assert [value for value, _ in heroes.choices] == ["akhena", "mutino", "whispyr", "forge", "kivani"]
    book = door.book({**options, "landmark_pool": "8"}, pack.data)
    assert len(book.pool) == 9
    met = set()
    for seed in range(6):
        state = door.new(book)
        play_random(state, Luck(seed), Luck(seed + 1), 6_000)
        assert state.results
        met |= {book.printed.landmarks[landmark] for landmark in state.landmarks}
    assert "tide-pool" in met
    table = kotatsu.new("battlecrest", seed=3, data=pack.data, **options)
    for _ in range(30):
        if not table.is_over():
            table.push(table.legal()[-1])
    again = kotatsu.load(json.loads(json.dumps(table.save())))
    assert again.position() == table.position() and "Kivani" in json.dumps(again.log_for([0]))


# --- spoilt files

STRANGE = ("-1", "999999", "1.5", "inf", "true", '""', '"x y"', "[]", "[1]", "[[1]]", "{}", "{ a = 1 }", "1979-05-27")


@pytest.mark.parametrize("game", GAMES)
def test_spoilt_packs_are_refused_and_never_fail(game: str) -> None:
    """Letters and lines lost, doubled and exchanged; numbers and texts replaced."""
    chance = random.Random(f"{game} 1")
    files = typed(template(game))
    for _ in range(6):
        name = chance.choice(sorted(files))
        text = files[name]
        at = chance.randrange(len(text))
        rows = text.split("\n")
        row = chance.randrange(len(rows))
        spoilt = chance.choice([
            text[:at] + text[at + 1:], text[:at] + chance.choice('"[]{}=#,.\n-9x\u00e9') + text[at:], text[:at],
            "\n".join([*rows[:row], *rows[row + 1:]]), "\n".join([*rows[:row], rows[row], rows[row], *rows[row + 1:]]),
            "\n".join([*rows[:row], re.sub(r"= .*", f"= {chance.choice(STRANGE)}", rows[row]), *rows[row + 1:]])])
        found = check({**files, name: spoilt})
        for one in found.in_order():
            assert one.file in files and 1 <= one.place.line <= {**files, name: spoilt}[one.file].count("\n") + 1 and str(one.words)
        if not found.mistakes:
            assert found.game is not None
            found.game.book({}, found.data)


def test_folders_that_are_none(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_bytes(b"\xff")
    (tmp_path / "x.zip").write_bytes(b"PK\x03\x04 torn")
    for name, wanted in (("nowhere", "no file"), ("x.zip", "zip"), (".", "UTF-8")):
        with pytest.raises(Unreadable, match=wanted):
            files_in(tmp_path / name)
    (tmp_path / "bad.toml").write_text("x" * 1_000_001)
    with pytest.raises(Unreadable, match="too large"):
        files_in(tmp_path)
