"""Positions: names both ways, sensible defaults, every side's board, the deck as order, set or all the rest."""
import json

import jsonschema
import pytest

from kotatsu.games.root import GAME
from kotatsu.games.root.random_positions import random_position, some_options
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position, position_schema
from kotatsu.kernel.table import Table
from kotatsu.sim import checks
from tests.games.root.scene import random_game, scene
from tests.scene import play_by_chance

FOUR = ["marquise", "eyrie", "alliance", "vagabond"]


def at(**given) -> Table:
    return Table.at(GAME, {"game": "root", **given})


def written(**given) -> dict:
    """A position read and written again."""
    state, luck = load_position(GAME, {"game": "root", **given})
    return position(GAME, state, luck)


# --- defaults

def test_a_position_may_be_almost_empty():
    table = at()
    view = table.view()
    assert [seat["faction"] for seat in view["seats"]] == FOUR
    assert (view["phase"], view["active"], view["deck"], view["discard"], view["available"]) == ("daylight", 0, 54, [], [])
    assert [seat["points"] for seat in view["seats"]] == [0, 0, 0, 0]
    assert [seat["supply"] for seat in view["seats"]] == [25, 20, 10, 0]
    assert view["seats"][1]["board"]["leader"] == "despot" and view["seats"][3]["board"]["character"] == "thief"
    assert type(table.item).__name__ == "MarquiseAct" and at().view() == view


def test_what_is_off_the_map_is_in_supply():
    table = scene("M E A C R", "9: M3+sawmill+wood2, E2", "4: C4+garden, R1", "2: A1+sympathy",
                  A={"officers": 2}, C={"acolytes": 3}, R={"payments": {"marquise": 2, "R": 3}, "funds": {"M": 1}})
    assert [table.supply(letter) for letter in "MEACR"] == [25 - 3 - 3, 18, 7, 18, 11]
    view = table.view()
    assert view["seats"][0]["board"]["wood"] == 6
    assert view["items"] == {"boots": 2, "sword": 2, "crossbow": 1, "torch": 0, "hammer": 1, "tea": 2, "coins": 2, "bag": 2}


def test_crafted_items_leave_the_supply():
    table = scene("M E", M={"items": {"boots": 1}}, E={"items": ["tea", "tea"]})
    assert (table.view()["items"]["boots"], table.view()["items"]["tea"]) == (1, 0)
    assert table.box("E") == {"tea": 2}


def test_the_seats_may_name_the_factions():
    assert written(seats={"eyrie": {}, "C": {}, "vagabond": {}})["options"]["factions"] == ["eyrie", "cult", "vagabond"]
    assert written(options={"factions": ["M", "E"]}, active="E")["active"] == "eyrie"
    assert written(options={"factions": ["M", "E"]}, active=2)["active"] == "eyrie"


# --- compact strings

@pytest.mark.parametrize(("text", "again"), [
    ("M3+sawmill, E1", "M3+sawmill, E1"), ("A sympathy, V", "A sympathy, V"), ("garden, E5", "E5, C garden"),
    ("marquise sawmill+wood+wood", "M sawmill+wood2"), ("E1 roost", "E1+roost"), ("m2,e2 , a1+base", "M2, E2, A1+base"),
    ("R2+post", "R2+post")])
def test_a_compact_clearing(text, again):
    seats = {"factions": ["M", "E", "A", "V", "C", "R"]}
    assert written(options=seats, clearings={"2": text})["clearings"] == {"2": again}


def test_two_vagabonds_share_a_clearing():
    table = scene("V V2 M", "9: V, V2, M1")
    assert table.view()["clearings"][8]["pawns"] == [0, 1]
    assert written(options={"factions": ["V", "V2", "M"]}, clearings={"9": "V, V2"},
                   seats={"V2": {"character": "ranger"}})["clearings"] == {"9": "V, V2"}


# --- the boards, both ways

EXAMPLES = {
    "marquise": {"options": {"factions": ["M", "E"]}, "phase": "daylight", "active": "marquise",
                 "clearings": {"1": "M4+keep+sawmill", "9": "M2+workshop+recruiter+wood3", "3": "E6+roost"},
                 "seats": {"marquise": {"hand": ["ambush_fox", "cobbler_rabbit"], "points": 7, "effects": ["tax_collector"],
                                        "items": {"boots": 1}}}},
    "eyrie": {"options": {"factions": ["E", "M"]},
              "clearings": {"3": "E4+roost", "11": "E2+roost", "12": "M2"},
              "seats": {"eyrie": {"leader": "commander", "fallen": ["despot"], "hand": ["armorers_bird"], "points": 12,
                                  "decree": {"recruit": ["root_tea_fox"], "move": ["sappers_bird"], "build": ["sword_mouse"]}}}},
    "decree": {"options": {"factions": ["E", "M"]}, "phase": "daylight", "clearings": {"3": "E4+roost", "6": "M1"},
               "seats": {"eyrie": {"leader": "builder", "decree": {"recruit": ["vizier"], "move": ["vizier", "anvil_fox"]},
                                   "todo": {"move": ["vizier", "anvil_fox"]}}}, "next": ["Decree seat=eyrie"]},
    "alliance": {"options": {"factions": ["M", "E", "A"]}, "active": "A",
                 "clearings": {"2": "A2+base+sympathy", "9": "A sympathy, M3", "1": "M1+keep"},
                 "seats": {"alliance": {"supporters": ["root_tea_mouse", "ambush_bird"], "officers": 2, "hand": ["anvil_fox"]}}},
    "vagabond": {"options": {"factions": ["V", "M", "E"]}, "phase": "daylight",
                 "clearings": {"12": "V, M1", "3": "E2+roost"},
                 "seats": {"vagabond": {"character": "tinker",
                                        "items": ["boots", "sword down", "tea damaged", "bag", "bag satchel"],
                                        "relations": {"eyrie": "hostile", "marquise": "allied"}, "aids": {"marquise": 1},
                                        "done": ["errand_fox"], "ruin_kinds": ["bag"]}},
                 "ruins": {"6": ["?"], "10": ["boots"], "11": ["?"]}, "ruin_seers": {"10": ["vagabond"]},
                 "quests": ["escort_mouse", "guard_duty_rabbit"]},
    "forest": {"options": {"factions": ["V", "V2", "C"]},
               "seats": {"vagabond": {"place": "4_9_12", "character": "scoundrel"}, "vagabond2": {"place": "9"}},
               "clearings": {"1": "C4+garden"}, "scorched": [8]},
    "cult": {"options": {"factions": ["C", "E", "M"]}, "phase": "evening", "active": "cult",
             "clearings": {"2": "C3+garden", "9": "C1+garden", "3": "E6+roost"}, "souls": ["ambush_fox", "dominance_mouse"],
             "seats": {"cult": {"outcast": "mouse", "hated": True, "acolytes": 4, "revealed": ["anvil_fox"], "scored": ["fox"]}}},
    "riverfolk": {"options": {"factions": ["R", "M"]}, "active": "marquise",
                  "clearings": {"10": "R3+post", "7": "R1", "1": "M3+keep"},
                  "seats": {"riverfolk": {"prices": {"card": 2, "boats": 1, "mercenaries": 4}, "payments": {"marquise": 2},
                                          "funds": {"riverfolk": 3, "marquise": 1}, "committed": {"riverfolk": 1},
                                          "spaces": {"rabbit": {"marquise": 1}}, "placed": {"fox": 1, "rabbit": 1},
                                          "hand": ["cobbler_rabbit"]}}},
    "battle": {"options": {"factions": ["M", "E"]}, "phase": "daylight", "clearings": {"9": "M3+sawmill, E1+roost"},
               "fight": {"clearing": 9, "attacker": "marquise", "defender": "eyrie", "dice": [3, 1], "rolled_attacker": 3,
                         "due_defender": 1},
               "next": ["TakeHits side=defender", "EndBattle", "MarquiseAct seat=marquise"], "seats": {"M": {"actions": 2}}},
    "dominance": {"options": {"factions": ["M", "E", "A", "V"]}, "phase": "daylight", "active": "eyrie",
                  "seats": {"M": {"dominance": "bird", "points": 14}, "V": {"partner": "A", "joined": "dominance_fox"},
                            "E": {"points": 10, "hand": ["dominance_mouse"]}}, "available": ["dominance_rabbit"]},
    "seen": {"options": {"factions": ["M", "E", "A"]}, "seats": {"M": {"hand": ["anvil_fox", "sappers_bird"]},
                                                                 "A": {"supporters": ["ambush_mouse"]}},
             "seen": [{"viewer": "E", "place": "M", "cards": ["anvil_fox", "root_tea_fox"], "lost": 1},
                      {"viewer": "M", "place": "supporters", "cards": ["ambush_mouse"]}]},
    "winter": {"options": {"factions": ["M", "R"], "map": "winter"}, "suits": ["fox", "rabbit", "mouse"] * 4,
               "clearings": {"12": "R1, M2"}, "boats": True, "mercenaries": "serving", "bought": 2, "phase": "daylight",
               "crafted": {"fox": 1}, "used": ["tax_collector"], "after": ["hospital 9 2", "outrage marquise fox", "post"]},
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_reads_back_as_it_was_written(name):
    state, luck = load_position(GAME, {"game": "root", **EXAMPLES[name]})
    once = json.loads(json.dumps(position(GAME, state, luck)))
    again, luck = load_position(GAME, once)
    checks.assert_equal(checks.contents(GAME, again), checks.contents(GAME, state), "the position reads back differently")
    assert position(GAME, again, luck) == once
    jsonschema.Draft202012Validator(position_schema(GAME)).validate(once)
    jsonschema.Draft202012Validator(position_schema(GAME)).validate({"game": "root", **EXAMPLES[name]})


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_can_be_played(name):
    table = at(**EXAMPLES[name])
    census = GAME.census(table.state)
    play_by_chance(table, 1, lambda table: None, 60)
    assert GAME.census(table.state) == census
    assert len([entry for entry in table.log if entry.seat >= 0]) == 60 or table.outcome() is not None


def test_what_was_said_is_what_stands():
    marquise = at(**EXAMPLES["marquise"]).view(0)["seats"][0]
    assert (marquise["cards"], marquise["points"], marquise["effects"]) == (
        ["ambush_fox", "cobbler_rabbit"], 7, ["tax_collector_fox"])
    assert marquise["board"]["keep"] == 1 and marquise["items"] == {"boots": 1}
    eyrie = at(**EXAMPLES["eyrie"]).view()["seats"][0]["board"]
    assert (eyrie["leader"], eyrie["leaders"]) == ("commander", ["builder", "charismatic"])
    assert eyrie["decree"] == {"recruit": ["root_tea_fox"], "move": ["sappers_bird", "vizier"], "battle": ["vizier"],
                               "build": ["sword_mouse"]}
    vagabond = at(**EXAMPLES["vagabond"]).view(0)["seats"][0]["board"]
    assert (vagabond["character"], vagabond["clearing"], vagabond["forest"]) == ("tinker", 12, None)
    assert vagabond["relations"] == {"1": 3, "2": "hostile"} and vagabond["quests"]["fox"] == 1
    assert {"item": "sword", "place": "satchel", "up": False, "count": 1} in vagabond["items"]
    assert {"item": "bag", "place": "track", "up": True, "count": 1} in vagabond["items"]
    assert vagabond["limit"] == 8 and vagabond["ruins"] == {"10": ["boots"]}
    river = at(**EXAMPLES["riverfolk"]).view()["seats"][0]["board"]
    assert river["posts"] == {"fox": 2, "rabbit": 2, "mouse": 3} and river["payments"] == {"1": 2}
    assert river["spaces"]["rabbit"] == {"open": 0, "used": {"1": 1}}
    dominance = at(**EXAMPLES["dominance"]).view()
    assert [seat["points"] for seat in dominance["seats"]] == [None, 10, 0, None]
    assert dominance["seats"][3]["coalition"] == 2 and dominance["deck"] == 54 - 4


@pytest.mark.parametrize(("text", "gone"), [("M1+keep", 0), ("M1", 1)])
def test_a_keep_that_stands_is_not_out_of_the_game(text, gone):
    assert scene("M E", f"1: {text}").state.marquise.keep_gone == gone


# --- the deck

def test_a_list_is_the_top_of_the_deck_in_order():
    table = scene("M E", "1: M1+keep", phase="evening", deck=["anvil_fox", "root_tea_fox"])
    assert table.question() == "AddToDecree" and table.deck() == 54 - 4 - 2                  # two players: no dominance cards
    assert (table.hand("M"), table.hand("E")) == (["anvil_fox"], ["root_tea_fox"])            # the Eyrie's emergency orders


def test_a_set_is_the_whole_deck_and_the_rest_is_out_of_the_game():
    table = scene("M E A", phase="evening", deck={"order": ["anvil_fox"], "set": ["ambush_fox"]}, discard=["root_tea_fox"])
    assert written(options={"factions": ["M", "E"]}, deck={"set": []})["deck"] == {"order": [], "set": []}
    assert table.hand("M") == ["anvil_fox"] and len(table.state.removed) == 51


def test_two_players_leave_the_dominance_cards_out():
    assert written(options={"factions": ["M", "E"]})["removed"] == ["dominance_bird", "dominance_fox", "dominance_rabbit",
                                                                    "dominance_mouse"]


# --- what is next

def test_what_follows_is_filled_in():
    table = scene("M E", "1: M2+keep", next=["MarquiseAct seat=marquise"], phase="daylight", M={"actions": 1})
    assert table.question() == "MarquiseAct"
    table.do("done", luck=("draw anvil_fox",))
    assert table.phase() == "birdsong" and table.active() == "E"


def test_mid_game_positions_read_back_and_play():
    for number in range(24):
        luck = Luck(number)
        given = random_position(some_options(number, luck), luck)
        state, stream = load_position(GAME, given)
        checks.check_position(GAME, state, stream)
        table = Table.at(GAME, given)
        assert table.item is not None and checks.check_options(table.state, table.item)


def test_every_decision_of_a_game_of_all_six_reads_back():
    turn = 0

    def each(table: Table) -> None:
        nonlocal turn
        turn += 1
        if turn % 7 == 0:
            checks.check_position(GAME, table.state, table.luck)

    random_game("M E A V C R", 5, each)
    assert turn > 50


@pytest.mark.parametrize(("old", "now", "effect", "letter"), [
    ("Cobbler", "MayUse seat=marquise effect=cobbler", "cobbler", "M"),
    ("CommandWarren", "MayUse seat=marquise effect=command_warren", "command_warren", "M"),
    ("VagabondCobbler", "MayUse seat=vagabond effect=cobbler", "cobbler", "V")])
def test_old_names_of_effects_questions_are_still_read(old: str, now: str, effect: str, letter: str) -> None:
    phase = "daylight" if effect == "command_warren" else "evening"
    table = scene("M E V", "9: M3, E1, V", active=letter, phase=phase, next=[f"{old} seat={letter}"],
                  **{letter: {"effects": [effect]}})
    assert table.question() == f"MayUse {effect}"
    assert table.table.position()["next"][0] == now
