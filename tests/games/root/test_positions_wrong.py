"""Positions that are wrong: the field is named, and nothing but Unreadable or Illegal is ever raised."""
import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kotatsu.games.root import GAME
from kotatsu.kernel.agenda import KINDS, fields
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.words.translator import LANGUAGES, translator
from tests.games.root.scene import random_game

ALL = {"factions": ["M", "E", "A", "V", "C", "R"]}


def problem(**given: Any) -> str:
    """The sentence that refuses a position."""
    with pytest.raises((Unreadable, Illegal)) as refused:
        Table.at(GAME, {"game": "root", "options": ALL, **given})
    for lang in LANGUAGES:
        translator(lang, strict=True).format(refused.value.phrase)
    return translator("en").format(refused.value.phrase)


WRONG: dict[str, list[Any]] = {
    "round": [-1, "two", 1.5], "turn": [-1, None], "active": ["badger", 7, []], "phase": ["noon", 3, "setup"],
    "suits": [["fox"] * 12], "options": [[], {"map": "summer"}, {"factions": ["M", "M"]}],
    "clearings": [[], {"13": "M1"}, {"x": "M1"}, {"1": 5}, {"1": "X3"}, {"1": "M1+castle"}, {"1": "M1+roost"}, {"1": "M26"}],
    "ruins": [{"1": ["?"]}, {"6": ["anvil"]}, {"6": ["?", "?"]}, 7, {"6": ["torch"]}], "hidden_items": [["boots"], "wand"],
    "ruin_seers": [{"1": ["M"]}, {"6": ["badger"]}, 4], "scorched": [[13], "a", {}],
    "items": [{"wand": 1}, {"boots": 3}, []], "gone_items": [{"wand": 1}, 3],
    "deck": [["wand"], {"order": 3}, {"top": []}, 4, ["anvil_fox", "anvil_fox"]], "discard": [["wand"], 4], "souls": [["x"]],
    "available": [["anvil_fox"], 1], "removed": [["x"]],
    "quests": [["errand"], ["errand_fox", "errand_fox"]], "quest_deck": [["x"], 3],
    "seats": [[], {"badger": {}}, {"M": 5}, {"M": {"hat": 1}}],
    "seen": [[5], [{"viewer": "M", "place": "E", "cards": ["anvil_fox"]}]],
    "used": [["anvil"]], "crafted": [{"bird": 1}, 4], "boats": ["yes please"], "mercenaries": ["many"], "bought": [-1],
    "fight": [{"clearing": 1}, {"clearing": 1, "attacker": "M", "defender": "M"},
              {"clearing": 1, "attacker": "M", "defender": "E"}, 5],
    "after": [["storm"], ["outrage fox"], ["hospital 9 x"], 4],
    "data": [5, {"cards": [{"id": "wand"}]}],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in WRONG.items() for value in values])
def test_every_field_refuses_what_it_cannot_be_and_names_it(field, value):
    said = problem(**{field: value})
    assert field in said or field == "options"


SEATS: dict[str, dict[str, list[Any]]] = {
    "marquise": {"hand": [["wand"], 5], "points": [-1, "ten"], "effects": [["anvil"], ["cobbler", "cobbler"]],
                 "items": [{"boots": 3}, {"wand": 1}], "dominance": ["any"], "partner": ["eyrie"], "joined": ["dominance_fox"],
                 "actions": [-1], "acting": ["so"], "keep_gone": [3]},
    "eyrie": {"leader": ["king"], "fallen": [["despot"], ["king"]], "decree": [{"fly": []}, {"move": ["wand"]}, 4],
              "todo": [{"move": ["anvil_fox"]}], "added": [3]},
    "alliance": {"supporters": [["wand"]], "officers": [11, -1], "operations": ["x"]},
    "vagabond": {"character": ["bard"], "place": ["13", "1_2"], "items": [["wand"], ["sword track"], ["tea x"], 5, ["tea"] * 4],
                 "relations": [{"eyrie": "enemy"}, {"vagabond": "allied"}],
                 "aids": [{"eyrie": 9}], "quests": [{"fox": 6}, {"bird": 1}],
                 "done": [["errand"]], "ruin_kinds": [["boots", "boots"]]},
    "cult": {"outcast": ["bird"], "acolytes": [26], "revealed": [["x"]], "scored": [["bird"]]},
    "riverfolk": {"prices": [{"card": 5}, {"tea": 1}], "payments": [{"badger": 1}, {"riverfolk": 16}], "funds": [4],
                  "spaces": [{"fox": {"riverfolk": 1}}], "placed": [{"fox": 4}]},
}


@pytest.mark.parametrize(("seat", "field", "value"), [(seat, field, value) for seat, rows in SEATS.items()
                                                      for field, values in rows.items() for value in values])
def test_every_board_refuses_what_it_cannot_be_and_names_the_seat(seat, field, value):
    said = problem(seats={seat: {field: value}})
    assert seat in said and (field in said or field in ("payments", "officers", "acolytes"))


def test_wrong_pieces_are_named_clearly():
    assert "27" in problem(clearings={"1": "M14", "2": "M13"}) and "25" in problem(clearings={"1": "M14", "2": "M13"})
    assert "keep" in problem(clearings={"1": "M1+keep", "2": "M1+keep"})                       # two keeps
    assert "clearings.9" in problem(clearings={"9": "M1+sawmill+sawmill+sawmill"})             # two slots
    assert "ruin" in problem(clearings={"12": "M1+sawmill+sawmill"})                           # one slot and a ruin
    assert "sympathy" in problem(clearings={"9": "A sympathy+sympathy"})
    assert "roost" in problem(clearings={"2": "E roost+roost"})
    assert "post" in problem(clearings={"9": "R post, R post"})
    seven = {"1": "M sawmill", "2": "M sawmill2", "3": "M sawmill", "4": "M sawmill", "8": "M sawmill2"}
    assert "sawmill" in problem(clearings=seven)
    assert "R11.2.5" in problem(clearings=dict.fromkeys(("1", "6", "8", "12"), "R post"))    # four fox posts
    assert "sawmill" in problem(clearings={"1": "E1+sawmill"})
    assert "vagabond2" in problem(clearings={"1": "V2"})
    assert "clearings.2" in problem(clearings={"1": "V", "2": "V"})
    assert "place" in problem(clearings={"1": "V"}, seats={"V": {"place": "2"}})
    assert "keep_gone" in problem(clearings={"1": "M1+keep"}, seats={"M": {"keep_gone": True}})


def test_wrong_cards_are_named_clearly():
    twice = problem(seats={"M": {"hand": ["anvil_fox"]}, "E": {"hand": ["anvil_fox"]}})
    assert "anvil_fox" in twice and "seats.eyrie.hand" in twice and "seats.marquise.hand" in twice
    assert "tax_collector_fox" in problem(seats={"M": {"hand": ["tax_collector_fox"] * 4}})
    assert "dominance_fox" in problem(seats={"M": {"dominance": "fox"}}, available=["dominance_fox"])
    both = {"M": {"effects": ["cobbler"]}, "E": {"effects": ["cobbler"]}}
    assert "cobbler_rabbit" in problem(seats=both, discard=["cobbler_rabbit"])
    assert "errand_fox" in problem(quests=["errand_fox"], seats={"V": {"done": ["errand_fox"]}})


@pytest.mark.parametrize("next", [
    [], ["Nothing"], ["MarquiseAct"], ["MarquiseAct seat=eyrie"], ["MarquiseAct seat=none"], ["RollDice"], ["Edict seat=eyrie"],
    ["StartTurn seat=marquise", "StartTurn seat=eyrie"], ["BeginGame"], ["DrawCards seat=marquise number=900"],
    ["FinishCraft seat=marquise card=anvil_fox"], ["PayOutrage seat=marquise suit=fox"], ["MarkClearing clearing=1"],
    "MarquiseAct"])
def test_what_cannot_be_next_is_refused(next):
    assert problem(next=next, phase="daylight")


def test_a_card_that_is_given_or_exported_is_in_hand_as_often():
    give = "GiveAid seat=vagabond other=marquise card=anvil_fox"
    here = {"active": "V", "phase": "daylight", "seats": {"V": {"hand": ["anvil_fox"], "place": "12"}}, "clearings": {"12": "M1"}}
    rest = ["VagabondAct seat=vagabond", "DaylightEnds seat=vagabond"]
    assert Table.at(GAME, {"game": "root", "options": ALL, **here, "next": [give, *rest]})
    assert "GiveAid" in problem(**here, next=[give, give, *rest])
    assert "FinishExport" in problem(active="R", phase="daylight", next=["FinishExport seat=riverfolk card=anvil_fox"])


@pytest.mark.parametrize(("options", "named"), [
    ({"factions": ["M", "E", "V2"]}, "Vagabond"), ({"players": 7}, "players"), ({"factions": ["M"]}, "players"),
    ({"map": 3}, "map"),
    ({"first": "badger", "factions": ["M", "E"]}, "first"), ({"factions": ["M", "badger"]}, "factions")])
def test_every_option_likewise(options, named):
    assert named in problem(options=options)


# --- what no game can come to: the field and the rule are named

def assert_refused(field: str, rule: str, **given: Any) -> None:
    said = problem(**given)
    assert f"“{field}”" in said and f"{rule}:" in said, said


def test_pieces_of_one_suit_are_as_many_as_there_are():
    gardens = {"1": "C garden", "6": "C garden", "8": "C garden2", "12": "C garden"}             # five fox gardens
    Table.at(GAME, {"game": "root", "options": ALL, "clearings": gardens})
    more = {**gardens, "6": "C garden2"}
    assert_refused("clearings.1", "R10.4.3.iii", clearings=more, ruins=["10", "11", "12"])
    assert_refused("clearings.8", "R8.4.1.i", clearings={"8": "A base", "12": "A base"})
    assert_refused("clearings.1", "R11.2.5", clearings=dict.fromkeys(("1", "6", "8", "12"), "R post"))
    winter = {"factions": ["A", "E", "M"], "map": "winter"}
    suits = ["fox", "mouse", "rabbit"] * 4
    assert_refused("clearings.1", "R8.4.1.i", options=winter, suits=suits, clearings={"1": "A base", "4": "A base"})
    Table.at(GAME, {"game": "root", "options": winter, "suits": suits, "clearings": {"1": "A base", "5": "A base"}})


def test_supporters_above_five_need_a_base():
    cards = ["anvil_fox", "root_tea_fox", "travel_gear_fox", "bake_sale_rabbit", "root_tea_mouse", "root_tea_rabbit"]
    assert_refused("seats.alliance.supporters", "R8.2.3.i", seats={"A": {"supporters": cards}})
    Table.at(GAME, {"game": "root", "options": ALL, "seats": {"A": {"supporters": cards}}, "clearings": {"8": "A base"}})
    Table.at(GAME, {"game": "root", "options": ALL, "seats": {"A": {"supporters": cards}},
                    "next": ["TrimSupporters seat=alliance"]})


def test_thirty_points_end_the_game():
    assert_refused("seats.marquise.points", "R3.1", seats={"M": {"points": 31}})
    assert_refused("seats.eyrie.points", "R3.1", seats={"E": {"points": 30}})
    Table.at(GAME, {"game": "root", "options": ALL, "seats": {"M": {"points": 31}}, "results": [1, -1, -1, -1, -1, -1]})


def test_the_keep_stands_in_a_corner_and_alone():
    assert_refused("clearings.5", "R6.3.2", clearings={"5": "M1+keep"})
    for pieces in ("E roost", "A sympathy", "A base", "C garden", "R post"):
        assert_refused("clearings.2", "R6.2.2", clearings={"2": f"M1+keep, {pieces}"})
    Table.at(GAME, {"game": "root", "options": ALL, "clearings": {"2": "M1+keep+sawmill+wood, E2, C1, V"}})


def test_nothing_but_his_coalition_is_in_a_clearing_that_a_vagabond_scorched():
    for pieces in ("M1", "E roost", "A sympathy"):
        assert_refused("clearings.8", "RG.6.2", scorched=[8], clearings={"8": pieces})
    assert_refused("scorched", "RG.6.2", scorched=[8], options={"factions": ["M", "E"]})
    Table.at(GAME, {"game": "root", "options": ALL, "scorched": [8], "clearings": {"8": "M1, V"}, "seats": {"V": {"partner": "M"}}})


def test_two_players_have_no_dominance_cards():
    two = {"factions": ["M", "E"]}
    for seats in ({"hand": ["dominance_fox"]}, {"dominance": "fox"}):
        assert_refused(f"seats.marquise.{next(iter(seats))}", "R5.1.3-2", options=two, seats={"M": seats, "E": {}})
    assert_refused("available", "R5.1.3-2", options=two, available=["dominance_fox"])
    assert_refused("deck.order", "R5.1.3-2", options=two, deck=["dominance_bird"])
    assert_refused("discard", "R3.3.3", discard=["dominance_bird"])


def test_coalitions_are_formed_by_vagabonds_and_lead_somewhere():
    assert_refused("seats.vagabond.dominance", "R9.2.8", seats={"V": {"dominance": "fox"}})
    assert_refused("seats.marquise.partner", "R9.2.8", seats={"M": {"partner": "E"}})
    few = {"factions": ["M", "E", "V"]}
    assert_refused("seats.vagabond.partner", "R9.2.8", options=few, seats={"M": {}, "E": {}, "V": {"partner": "M"}})
    pair = {"factions": ["M", "E", "V", "V2"]}
    both = {"M": {}, "E": {}, "V": {"partner": "V2"}, "V2": {"partner": "V"}}
    assert_refused("seats.vagabond.partner", "R-V19", options=pair, seats=both)
    assert_refused("seats.vagabond.partner", "R-V19", seats={"V": {"partner": "V"}})


@pytest.mark.parametrize(("phase", "next"), [
    ("daylight", ["MarquiseAct seat=marquise"]), ("evening", ["AllianceOperation seat=alliance"]),
    ("birdsong", ["Slip seat=vagabond"]), ("daylight", ["DiscardDown seat=marquise"]), ("daylight", ["AddToDecree seat=eyrie"]),
    ("birdsong", ["Decree seat=eyrie"]), ("daylight", ["Decree seat=eyrie", "StartEvening seat=marquise"]),
    ("evening", ["DiscardDown seat=eyrie", "StartTurn seat=cult"])])
def test_what_is_next_is_the_active_players_and_of_this_phase(phase, next):
    assert_refused("next", "R1.5", active="eyrie", phase=phase, next=next, seats={"E": {"hand": ["anvil_fox"]}})


@pytest.mark.parametrize(("seat", "field", "value"), [
    ("M", "actions", 2), ("M", "acting", True), ("M", "recruited", True), ("E", "added", 1), ("E", "bird_added", True),
    ("E", "todo", {"move": ["anvil_fox"]})])
def test_what_counts_within_a_phase_needs_what_is_next(seat, field, value):
    row = {field: value, **({"decree": value} if field == "todo" else {})}
    given = {"active": seat, "phase": "daylight", "seats": {seat: row}}
    side = {"M": "marquise", "E": "eyrie"}[seat]
    assert f"“seats.{side}.{field}”" in problem(**given)
    following = {"actions": "MarquiseAct", "acting": "MarquiseAct", "recruited": "MarquiseAct"}.get(field, "Decree")
    if field not in ("added", "bird_added"):
        Table.at(GAME, {"game": "root", "options": ALL, **given, "next": [f"{following} seat={side}"]})


@pytest.mark.parametrize(("field", "value"), [
    ("used", ["royal_claim"]), ("crafted", {"fox": 1}), ("boats", True), ("mercenaries", "bought"), ("bought", 1)])
def test_what_counts_within_a_turn_needs_what_is_next_or_a_later_phase(field, value):
    assert f"“{field}”" in problem(active="E", phase="birdsong", **{field: value})
    Table.at(GAME, {"game": "root", "options": ALL, "active": "E", "phase": "daylight", field: value})


def test_services_and_souls_need_those_who_have_them():
    few = {"factions": ["M", "E", "V"]}
    assert_refused("boats", "R11.2.7.ii", options=few, boats=True, phase="daylight")
    assert_refused("mercenaries", "R11.2.7.iii", options=few, mercenaries="serving", phase="daylight")
    assert_refused("mercenaries", "R11.2.7.iii.b", active="V", mercenaries="serving", phase="daylight")
    assert_refused("bought", "R11.2.6", active="R", bought=1, phase="daylight")
    assert_refused("souls", "R10.2.6", options=few, souls=["anvil_fox"])


# --- anything at all

JUNK = st.one_of(st.none(), st.booleans(), st.integers(-3, 99), st.text(max_size=4), st.lists(st.integers(0, 3), max_size=2),
                 st.dictionaries(st.sampled_from(["fox", "M", "x"]), st.integers(0, 3), max_size=2))
POSITIONS = [random_game("M E A V C R", seed, limit=30 * seed).position() for seed in (1, 4, 9)]


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place of a position that can be replaced."""
    inner = list(data.items()) if isinstance(data, dict) else list(enumerate(data)) if isinstance(data, list) else []
    return [path, *(place for key, value in inner for place in leaves(value, (*path, key)))]


@settings(max_examples=150, deadline=None)
@given(which=st.integers(0, len(POSITIONS) - 1), where=st.integers(0, 10_000), junk=JUNK)
def test_a_spoilt_position_is_refused_or_played(which, where, junk):
    """One part of a written position is replaced by nonsense."""
    data = copy.deepcopy(POSITIONS[which])
    places = leaves(data)[1:]
    *path, last = places[where % len(places)]
    inside: Any = data
    for key in path:
        inside = inside[key]
    inside[last] = junk
    try:
        table = Table.at(GAME, data)
    except (Unreadable, Illegal):
        return
    if table.item is not None:
        assert table.legal(table.decisions()[0])


@settings(max_examples=120, deadline=None)
@given(kind=st.sampled_from(sorted(name for name in KINDS if name.startswith("root."))), seed=st.integers(0, 500))
def test_any_item_anywhere_is_refused_or_asked(kind, seed):
    """Whatever is said to be next: a sentence, or a question with answers."""
    luck = Luck(seed)
    words = {"seat": GAME_SEATS, "payer": GAME_SEATS, "victim": GAME_SEATS, "other": GAME_SEATS, "defender": GAME_SEATS,
             "suit": ["fox", "bird"], "card": ["anvil_fox"], "effect": ["armorers"], "piece": ["sawmill", "keep"],
             "building": ["sawmill"], "item": ["tea", "boots"], "service": ["card"], "column": ["move"], "side": ["attacker"]}
    text = " ".join([kind.split(".")[1], *(f"{name}={pick(luck, words.get(name, ['1', '2']))}" for name in fields(KINDS[kind]))])
    data = {**POSITIONS[seed % len(POSITIONS)], "next": [text]}
    try:
        table = Table.at(GAME, data)
    except (Unreadable, Illegal):
        return
    if table.item is not None:
        assert table.legal(table.decisions()[0])


GAME_SEATS = ["marquise", "eyrie", "alliance", "vagabond", "cult", "riverfolk"]


def pick(luck: Luck, words: list[str]) -> str:
    return words[luck.below(len(words))]
