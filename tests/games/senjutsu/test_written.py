"""Positions as a person writes them: lines, names, defaults, any card a character may own, and errors that name the field."""
import json
from typing import Any

import pytest

from kotatsu.games.senjutsu.door import GAME
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.table import Table

FREE = {"terrain": "none"}


def at(*figures: Any, **fields: Any) -> Table:
    return Table.at(GAME, {"game": "senjutsu", "options": FREE, "figures": list(figures), **fields})


def figure(table: Table, name: str) -> dict[str, Any]:
    return next(row for row in table.position()["figures"] if row["name"] == name)


def test_a_line_an_object_and_a_name_say_the_same() -> None:
    line = at("ronin 0,1 ^2 A f1 w2 b1 s1 h1 031 126 discard=127,126:down", "student 0,-1")
    fields = {"hex": "0,1", "facing": 2, "kamae": "A", "focus": 1, "wounds": 2, "bleeding": 1, "stuns": 1, "hobbles": [4],
              "hand": ["031", "126"], "discard": ["127", "126:down"]}
    listed = at({"name": "ronin", **fields}, {"name": "student", "hex": "0,-1", "hand": []})
    by_name = Table.at(GAME, {"game": "senjutsu", "options": FREE, "figures": {"ronin": fields, "student": "0,-1"}})
    assert line.position() == listed.position() == by_name.position()


def test_what_is_left_out() -> None:
    table = at("student 126", "ronin 3,0")
    assert (figure(table, "student")["hex"], figure(table, "ronin")["facing"]) == ("0,3", 4)     # its start hex; at the foe
    assert table.position()["turn"] == 1 and type(table.item).__name__ == "ChooseCards"
    assert len(figure(table, "ronin")["deck"]) == 30
    assert len(figure(at("student", "ronin deck=9"), "ronin")["deck"]) == 9
    assert type(at({"name": "student"}, {"name": "ronin"}).item).__name__ == "ChooseCards"      # a turn began, cards were drawn
    assert type(at("student played=038 asks=no", "ronin played=071 asks=no").item).__name__ == "Move"


def test_what_is_named_lies_on_the_rest_of_its_turn() -> None:
    for first in ("ChooseCards", "DrawPhase", "StartTurn"):
        table = at("student 126", "ronin", next=[first])
        assert table.position()["next"][-1] == "StartTurn" and "DiscardPhase" in table.position()["next"]
    assert at("student played=038 asks=no", "ronin played=071 asks=no", next=["Reveal"]).item is not None


def test_bots_follow_from_their_names() -> None:
    table = at("student 0,3 126", "katana-1 0,-2", "yumi-1 -3,0 left defensive 036 004")
    book, bots = table.state.book, table.position()["figures"][1:]
    assert (book.solo, [bot.name for bot in book.bots], book.limits) == (True, ["katana", "yumi"], [3, 3])
    assert [(bot["facing"], bot["behaviour"]) for bot in bots] == [(3, "middle"), (2, "left")]
    assert [bot["stance"] for bot in bots] == ["aggressive", "defensive"]
    assert len(bots[0]["deck"]) == 5 and bots[1]["deck"] == ["solo-004", "solo-036"]


@pytest.mark.rule("S11.3", "S11.4", "S11.5", "S11.8")
def test_cards_beside_the_printed_list() -> None:
    table = at("student 126 126", {"name": "ronin", "weapon": "072", "hand": ["078"]})
    assert GAME.options_of(table.state.book)["puzzle"] == ["126 126", "weapon 072; 078"]
    again = Table.at(GAME, json.loads(json.dumps(table.position())))
    assert again.position() == table.position() and "choose 072 quiet" in again.legal_texts(1)
    for wrong, field, rule in ((["student 031", "ronin"], "figures[0].hand", "S11.4"),
                               (["student 126 126 126 126", "ronin"], "figures[0].hand", "S11.5"),
                               ([{"name": "student", "weapon": "075"}, "ronin"], "figures[0].weapon", "S11.3")):
        with pytest.raises(Unreadable) as found:
            at(*wrong)
        assert field in str(found.value) and rule in str(found.value)


SOLO = {"options": {"mode": "solo", "players": 1, "bots": "katana", **FREE}}


@pytest.mark.parametrize(("figures", "fields", "names"), [
    (["ronin 0,0 w5", "student"], {}, "figures.ronin.wounds"), (["ronin s5", "student"], {}, "figures.ronin.stuns"),
    (["ronin 0,0", "student 0,0"], {}, "figures.student.hex"), (["ronin 0,9", "student"], {}, "figures[0].hex"),
    (["ronin f4", "student"], {}, "figures[0].focus"), (["ronin", "oni"], {}, "options.characters"),
    (["ronin", {"name": "student", "speed": 3}], {}, "speed"), (["ronin deck=99", "student"], {}, "figures[0].deck"),
    (["ronin 0,0", "student"], {"terrain": {"0,0": "rocks"}}, "figures.ronin.hex"),
    (["ronin 0,0", "student"], {"out": ["ronin"]}, "out"),
    (["ronin", "student"], {"next": ["Reveal"]}, "next"), (["ronin", "student"], {"track": ["ronin"]}, "track"),
    (["ronin", "student"], {"next": ["PickSlot seat=student"]}, "next"),
    (["ronin", "student"], {"next": ["PickSlot seat=student", "TakeSlots"]}, "slots"),
    (["ronin", "student"], {"turn": 3, "next": ["Prepare seat=student"]}, "next"),
    (["ronin", "student"], {"out": [None]}, "out"),
    (["ronin", {"name": "katana-1", "prefers": 0}], SOLO, "prefers"),
    (["ronin", {"name": "katana-1", "deck": ["003", "003"]}], SOLO, "pools"),
])
def test_an_error_names_its_field(figures: list[Any], fields: dict[str, Any], names: str) -> None:
    with pytest.raises((Unreadable, Illegal)) as found:
        at(*figures, **fields)
    assert names in str(found.value)


# --- why not

@pytest.mark.parametrize(("figures", "before", "action", "rule"), [
    (["student 122", "ronin"], [], "choose 126", "S3.5.1"), (["ronin A f1 026", "student"], [], "choose 026", "S3.5.2"),
    (["student 046", "ronin"], [], "choose 046", "S3.5.3"), (["ronin 104", "student"], [], "choose 104", "S8.3"),
    (["ronin played=031", "student 0,-3 played=038"], [], "name 8", "S3.6.5"),
    (["warrior 0,0 ^0 played=060", "ronin 1,-1 played=023"], [], "stop", "S6.2.1"),
    (["ronin 0,0 ^0 f1 played=071", "student -1,0 played=038"], [], "pass", "S6.2.2"),
    (["ronin 0,0 ^0 played=105", "student 0,-3 played=038"], [], "stop", "S5.5"),
    (["ronin 0,0 ^0 played=105", "student 0,-3 played=038"], [], "step B", "S5.2"),
    (["ronin 0,0 ^0 A played=110", "student 0,-3 played=038"], ["step B"], "ring N 0", "S4.2"),
    (["warrior 0,0 ^0 played=062", "student 1,-2 played=122"], [], "push 3", "S6.8.5"),
    (["student 0,0 ^0 played=126", "ronin 0,-1 128 f1 played=031 asks=no"], ["name 5"], "play 128", "S7.8.1"),
    (["student 0,0 ^0 played=126", "ronin 0,-1 127 played=031 asks=no"], ["name 5"], "play 071", "S7.8.1"),
    (["ronin 0,0 ^0 104 030 played=126", "student 0,-1 played=038"], ["pass"], "play 030", "S8.7"),
    (["ronin 0,0 ^0 032 f1 A played=029", "student 0,-1 played=038"], [], "play 032", "S8.2"),
    (["student 0,0 ^0 127 played=038 asks=no", "ronin 0,-3 played=071 asks=no"], ["stop"], "discard 038", "S2.3"),
    (["warrior 0,0 ^0 D played=063 asks=no", "ronin 0,-1 f1 played=128 asks=no"], ["name 8"], "pass", "S4.13"),
])
def test_why_not_says_what_stands_against_an_answer(figures: list[Any], before: list[str], action: str, rule: str) -> None:
    table = at(*figures)
    for answer in before:
        table.do(table.decisions()[0], answer)
    found = table.why_not(table.decisions()[0], GAME.parse(table.state, action))
    assert found is not None and found.rule == rule, found


def test_terrain_that_is_not_in_the_box_cannot_be_due() -> None:
    """Whoever places terrain has six pieces: a seventh is refused with the field that names it."""
    given = Table.new(GAME, {"terrain": "placed"}, seed=1).position()
    items = given["next"]
    due = next(place for place, text in enumerate(items) if text.startswith("LayTerrain"))
    assert Table.at(GAME, given).item is not None
    spoilt = {**given, "next": [*items[:due], items[due].replace("number=", "number=6"), *items[due + 1:]]}
    with pytest.raises(Unreadable, match="LayTerrain"):
        Table.at(GAME, spoilt)


@pytest.mark.rule("S2.1.3")
def test_in_a_horde_no_terrain_fills_a_start_hex() -> None:
    """Figures come back to their start hexes between stages: one that is filled is refused with its field; beside it, it is not."""
    horde = {"mode": "horde", "players": 1, "characters": ["student"], "terrain": "none"}
    given = {"game": "senjutsu", "options": horde, "figures": ["student 0,0"], "wave": 1, "stage": 1}
    assert Table.at(GAME, {**given, "terrain": {"0,1": "rocks"}}).item is not None
    with pytest.raises(Unreadable, match=r"terrain.*0,3.*S2\.1\.3"):
        Table.at(GAME, {**given, "terrain": {"0,3": "rocks"}})


@pytest.mark.rule("S10.crippling")
def test_crippling_poison_among_a_bots_cards_is_no_solo_card() -> None:
    """Both have the number 002; a bot's `002` is the solo card, so the poison is written in a word."""
    student = {"name": "student", "hand": ["126"], "poisons": []}
    bot = {"name": "katana-1", "deck": ["003"], "discard": ["002", "poison:lost"], "poisons": []}
    options = {"mode": "solo", "players": 1, "bots": "katana", **FREE}
    table = Table.at(GAME, {"game": "senjutsu", "options": options, "figures": [student, bot], "next": ["StartTurn"]})
    written = figure(table, "katana-1")
    assert (written["discard"], written["deck"]) == (["solo-002", "poison:lost"], ["solo-003"])
    assert Table.at(GAME, table.position()).state == table.state
