"""The printed data and the options: counts, maps, reach, the owner's data, and what is refused."""
from collections import Counter
from itertools import combinations

import pytest

from kotatsu.games.root.book import (
    CLEARINGS,
    FOX,
    ITEM_NAMES,
    ITEM_SUPPLY,
    KIND_NAMES,
    MAPS,
    MOUSE,
    NOWHERE,
    OPPOSITE,
    PIECE_NAMES,
    PIECE_TOTAL,
    RABBIT,
    RANDOM,
    SUIT_NAMES,
    CardKind,
    Effect,
    Fac,
)
from kotatsu.games.root.card_rows import EFFECT_NAMES
from kotatsu.games.root.data import (
    advised_sets,
    components,
    make_book,
    merged,
    options,
    options_of,
    own_data,
    printed,
    reach_advice,
)
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.words import LANGUAGES, translator

BOOKS = {name: make_book({"map": name}, None) for name in MAPS}


def book(own=None, **given):
    return make_book(given, own)


def factions(letters):
    return make_book({"factions": letters}, None).faction


def pairs(neighbours):
    """Links by printed numbers, each once."""
    return sorted((a + 1, b + 1) for a, row in enumerate(neighbours) for b in row if a < b)


def refused(error, given, own=None):
    with pytest.raises(error) as found:
        make_book(given, own)
    return found.value


# --- cards and quests

@pytest.mark.rule("R-data-deck")
def test_54_cards_by_suit_and_kind():
    found = BOOKS["autumn"]
    assert (len(found.card_ids), len(set(found.card_ids)), sum(found.card_copies)) == (42, 42, 54)
    suits, kinds, items = Counter(), Counter(), Counter()
    for card, copies in enumerate(found.card_copies):
        suits[SUIT_NAMES[found.card_suit[card]]] += copies
        kinds[KIND_NAMES[found.card_kind[card]]] += copies
        if found.card_item[card] != NOWHERE:
            items[ITEM_NAMES[found.card_item[card]]] += copies
    assert suits == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    assert kinds == {"item": 20, "persistent": 22, "favor": 3, "ambush": 5, "dominance": 4}
    assert items == {"bag": 4, "boots": 4, "sword": 3, "coins": 3, "tea": 3, "crossbow": 2, "hammer": 1}
    assert sum(points * copies for points, copies in zip(found.card_points, found.card_copies, strict=True)) == 33


@pytest.mark.rule("R-data-deck")
def test_a_card_has_what_its_kind_needs():
    found = BOOKS["autumn"]
    for card, kind in enumerate(found.card_kind):
        assert (found.card_item[card] != NOWHERE) == (found.card_points[card] > 0) == (kind == CardKind.ITEM)
        assert (found.card_effect[card] != Effect.NONE) == (kind == CardKind.PERSISTENT)
        assert bool(found.card_cost[card]) == (kind in (CardKind.ITEM, CardKind.PERSISTENT, CardKind.FAVOR))
    assert [found.card_ids[card].rsplit("_", 1)[0] for card in found.effect_card] == list(EFFECT_NAMES)
    assert [found.card_ids[card] for card in found.dominance] == [f"dominance_{suit}" for suit in SUIT_NAMES[:4]]
    favors = {found.card_suit[card]: found.card_cost[card] for card, kind in enumerate(found.card_kind) if kind == CardKind.FAVOR}
    assert favors == {suit: [suit] * 3 for suit in (FOX, RABBIT, MOUSE)}


@pytest.mark.rule("R-data-quests")
def test_15_quests_five_of_each_suit():
    found = BOOKS["autumn"]
    assert len(set(found.quest_ids)) == 15
    assert Counter(found.quest_suit) == {FOX: 5, RABBIT: 5, MOUSE: 5}
    assert {len(items) for items in found.quest_items} == {2}
    assert Counter(ITEM_NAMES[item] for items in found.quest_items for item in items) == {
        "torch": 7, "sword": 6, "boots": 6, "tea": 5, "bag": 2, "crossbow": 2, "coins": 1, "hammer": 1}


@pytest.mark.rule("R5.1.5")
def test_twelve_items_lie_in_the_supply():
    assert dict(zip(ITEM_NAMES, ITEM_SUPPLY, strict=True)) == {
        "boots": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coins": 2, "torch": 0}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_printed_name_has_words(lang):
    keys = [*(f"card-{row['name']}" for row in printed()["cards"]), *(f"quest-{row['name']}" for row in printed()["quests"]),
            *(f"item-{item}" for item in ITEM_NAMES), *(f"suit-{suit}" for suit in SUIT_NAMES[:4])]
    assert [key for key in keys if not translator(lang, strict=True).knows(f"root-{key}")] == []


# --- maps

@pytest.mark.rule("R-data-autumn")
def test_autumn():
    found = BOOKS["autumn"]
    assert len(pairs(found.paths)) == 18
    assert pairs(found.rivers) == [(4, 7), (5, 10), (7, 11), (10, 11)]
    assert sum(found.slots) == 22
    assert [c + 1 for c in range(CLEARINGS) if found.ruins >> c & 1] == [6, 10, 11, 12]
    assert found.slots == [1, 2, 1, 1, 2, 2, 2, 2, 2, 2, 3, 2]
    assert [SUIT_NAMES[suit][0] for suit in found.suits] == list("fmrrrfmfmrmf")


@pytest.mark.rule("R-data-winter")
def test_winter():
    found = BOOKS["winter"]
    assert len(pairs(found.paths)) == 16
    assert pairs(found.rivers) == [(7, 12), (10, 11), (11, 12)]
    assert sum(found.slots) == 22
    assert [c + 1 for c in range(CLEARINGS) if found.ruins >> c & 1] == [8, 9, 11, 12]
    assert found.slots == [1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3]
    assert found.suits == [RANDOM] * CLEARINGS


@pytest.mark.rule("R-data-autumn", "R-data-winter")
@pytest.mark.parametrize("name", MAPS)
def test_corners_lie_opposite_each_other_where_the_drawing_has_them(name):
    row = components(BOOKS[name])["map"]
    assert row["name"] == name
    assert row["corners"] == [[1, 3], [2, 4]]
    at = {clearing["id"]: clearing["xy"] for clearing in row["clearings"]}
    assert [(at[c][0] > 500, at[c][1] > 500) for c in (1, 2, 3, 4)] == [(False, False), (True, False), (True, True), (False, True)]
    assert [OPPOSITE[OPPOSITE[corner]] for corner in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("R2.2.1")
@pytest.mark.parametrize("name", MAPS)
def test_paths_go_both_ways(name):
    found = BOOKS[name]
    for links in (found.paths, found.rivers, found.forest_links):
        assert all(a in links[b] and a != b for a, row in enumerate(links) for b in row)
        assert all(row == sorted(set(row)) for row in links)
    assert not set(pairs(found.paths)) & set(pairs(found.rivers))


@pytest.mark.rule("R2.2.1")
def test_neighbours_on_autumn():
    paths = BOOKS["autumn"].paths
    assert [c + 1 for c in paths[11]] == [4, 7, 9, 10, 11]
    assert [c + 1 for c in paths[4]] == [1, 2]
    near, steps = {0}, 0
    while 2 not in near:
        near, steps = near | {b for a in near for b in paths[a]}, steps + 1
    assert steps == 4                           # from 1 to 3


@pytest.mark.rule("R2.2.2")
def test_four_clearings_of_each_suit():
    assert Counter(BOOKS["autumn"].suits) == {FOX: 4, RABBIT: 4, MOUSE: 4}


@pytest.mark.rule("R2.4.1")
def test_forests_know_their_clearings_and_neighbours():
    found = BOOKS["autumn"]
    forest = found.forest_names.index("4_9_12")
    assert [c + 1 for c in found.forests[forest]] == [4, 9, 12]
    assert {found.forest_names[other] for other in found.forest_links[forest]} == {"1_9_10_12", "4_7_8_12"}
    assert {found.forest_names[f] for f in found.around[7]} == {"4_7_8_12"}


@pytest.mark.rule("R2.4.1")
@pytest.mark.parametrize(("name", "forests"), [("autumn", 7), ("winter", 8)])
def test_as_many_forests_as_the_borders_enclose(name, forests):
    """Euler: borders − clearings + 1; a river divides forests in Winter only. Two forests touch across one border they share."""
    found = BOOKS[name]
    borders = pairs(found.paths) + (pairs(found.rivers) if name == "winter" else [])
    assert len(borders) - CLEARINGS + 1 == len(found.forests) == forests
    assert found.forest_names == ["_".join(str(c + 1) for c in edge) for edge in found.forests]
    for a, b in combinations(range(forests), 2):
        if b in found.forest_links[a]:
            shared = set(found.forests[a]) & set(found.forests[b])
            assert [pair for pair in borders if {pair[0] - 1, pair[1] - 1} <= shared]


# --- boards

def test_tracks_are_as_long_as_their_pieces():
    found = BOOKS["autumn"]
    total = dict(zip(PIECE_NAMES, PIECE_TOTAL, strict=True))
    assert [len(row) for row in found.track_points] == [total["sawmill"], total["workshop"], total["recruiter"]]
    assert (len(found.track_cost), [sum(row) for row in found.track_points]) == (6, [15, 16, 13])
    assert (len(found.roost_points), found.roost_points[7]) == (total["roost"] + 1, 5)
    assert (len(found.sympathy_cost), sum(found.sympathy_cost), sum(found.sympathy_points)) == (total["sympathy"], 21, 22)
    assert (len(found.garden_points), len(found.post_points), sum(found.post_points) * 3) == (6, 3, 18)


# --- reach

@pytest.mark.rule("RA")
def test_advised_sets():
    assert [len(advised_sets(players)) for players in range(2, 7)] == [1, 7, 10, 9, 4]
    assert advised_sets(2) == [[Fac.MARQUISE, Fac.EYRIE]]
    assert all(Fac.VAGABOND in chosen for players in range(2, 7) for chosen in advised_sets(players) if Fac.VAGABOND2 in chosen)


@pytest.mark.rule("RA")
def test_reach_is_advice_and_no_ban():
    assert reach_advice(factions("M,E,C")) == (19, "advised")
    assert reach_advice(factions("E,A,C")) == (12, "bold")
    assert components(book(factions=["eyrie", "alliance", "cult"]))["advice"] == {"total": 12, "level": "bold"}
    shown = components(BOOKS["autumn"])
    assert shown["reach"] == {"marquise": 10, "eyrie": 7, "vagabond": 5, "riverfolk": 5, "alliance": 3, "vagabond2": 2, "cult": 2}
    assert shown["minimum"] == {"2": 17, "3": 18, "4": 21, "5": 25, "6": 28}


@pytest.mark.rule("RA-2")
def test_a_total_of_17_suits_the_adventurous():
    assert reach_advice(factions("M,A,R,C")) == (20, "adventurous")
    assert reach_advice(factions("E,A,C,V")) == (17, "adventurous")
    assert reach_advice(factions("E,A,V")) == (15, "bold")
    assert reach_advice(factions("M,V2,V")) == (17, "adventurous")
    assert reach_advice(factions("M,A")) == (13, "bold")


# --- options

@pytest.mark.parametrize("players", range(2, 7))
def test_the_default_factions_are_advised(players):
    found = book(players=players)
    assert found.seats == len(set(found.faction)) == players
    assert reach_advice(found.faction)[1] == "advised"
    assert sorted(found.faction) in advised_sets(players)


@pytest.mark.rule("R5.1.1")
def test_factions_by_name_letter_or_comma():
    names = ["riverfolk", "vagabond2", "vagabond"]
    for given in (names, "riverfolk,vagabond2,vagabond", "R, V2, V", ["r", "v2", "Vagabond"]):
        found = book(factions=given)
        assert (found.faction, found.seat_names) == ([Fac.RIVERFOLK, Fac.VAGABOND2, Fac.VAGABOND], names)


def test_a_seat_left_to_advice_gets_a_faction_nobody_has_named():
    assert book(players=3, factions=["advised", "marquise", "advised"]).seat_names == ["eyrie", "marquise", "alliance"]
    assert book(players=2, factions=["advised"]).seat_names == ["marquise", "eyrie"]
    assert book(factions=["vagabond2", *["advised"] * 5]).seat_names == [
        "vagabond2", "marquise", "eyrie", "alliance", "vagabond", "riverfolk"]


@pytest.mark.rule("R5.1.1")
def test_the_first_player_by_seat_or_faction():
    assert book().first == RANDOM
    for given in (3, "3", "alliance", "A"):
        assert book(first=given).first == 2
    assert refused(Unreadable, {"first": "cult"}).phrase.args["field"] == "first"
    assert refused(Unreadable, {"first": 5}).phrase.args["high"] == 4


@pytest.mark.rule("R5.1.1")
@pytest.mark.parametrize(("given", "words"), [
    ("M,E,M", "root-twice"), (["cult", "c"], "root-twice"), ("M,V2", "root-second-alone")])
def test_each_faction_once_and_the_second_vagabond_only_beside_the_first(given, words):
    error = refused(Illegal, {"factions": given})
    assert (error.rule, error.phrase.id) == ("R5.1.1", words)
    for lang in LANGUAGES:
        assert translator(lang, strict=True).format(error.phrase)


@pytest.mark.parametrize(("given", "words"), [
    ({"players": 7}, "kernel-wrong-number"), ({"players": 1}, "kernel-wrong-number"), ({"factions": "M"}, "kernel-wrong-number"),
    ({"players": "4"}, "kernel-wrong-number"), ({"players": 3, "factions": "M,E"}, "kernel-wrong-length"),
    ({"factions": "M,otters"}, "kernel-wrong-choice"), ({"factions": 4}, "kernel-wrong-length"),
    ({"map": "lake"}, "kernel-wrong-choice"),
    ({"vagabond_pay_sword_per_hit": "maybe"}, "kernel-wrong-choice"), ({"level": "easy"}, "kernel-unknown-field")])
def test_unreadable_options(given, words):
    assert refused(Unreadable, given).phrase.id == words


def test_options_come_back_as_they_were_given():
    given = {"players": 3, "factions": ["cult", "marquise", "eyrie"], "map": "winter", "first": 2,
             "vagabond_pay_sword_per_hit": True}
    found = book(**given)
    assert found.sword_per_hit
    assert options_of(found) == given
    assert options_of(make_book(options_of(book()), None)) == options_of(book())
    assert list(options_of(book())) == [option.name for option in options()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_can_be_read_in_every_language(lang):
    say = translator(lang, strict=True)
    for option in options():
        assert say.format(option.words)
        assert say.format(option.help)
        assert all(say.format(words) for _, words in option.choices)
    for level in ("advised", "adventurous", "bold"):
        assert "17" in say.say(f"root-reach-{level}", total=17, least=21)


# --- the owner's data

def test_built_in_data_say_what_is_reconstructed():
    shown = components(BOOKS["autumn"])
    assert shown["reconstructed"] == ["garden-3", "garden-4", "garden-5", "post-3"]
    assert (shown["source"], own_data(BOOKS["autumn"])) == ("built-in", None)
    assert (len(shown["cards"]), len(shown["quests"]), list(shown["maps"])) == (42, 15, list(MAPS))


def test_the_owners_values_replace_ours():
    own = {"tracks": {"garden": [0, 1, 2, 3, 4, 5]}, "cards": [{"id": "anvil_fox", "vp": 3, "cost": ["any", "fox"]}],
           "quests": [{"id": "escort_mouse", "items": ["boots", "torch"]}],
           "maps": [{"name": "winter", "clearings": [{"id": 7, "slots": 2}]}], "source": "my box"}
    found = book(own, map="winter")
    anvil = found.card_ids.index("anvil_fox")
    assert (found.card_points[anvil], found.card_cost[anvil], found.slots[6]) == (3, [4, FOX], 2)
    assert [ITEM_NAMES[item] for item in found.quest_items[10]] == ["boots", "torch"]
    assert (found.garden_points, found.post_points) == ([0, 1, 2, 3, 4, 5], [2, 2, 2])
    shown = components(found)
    assert (shown["reconstructed"], shown["source"], shown["cards"]["anvil_fox"]["item"]) == (["post-3"], "my box", "hammer")
    assert (own_data(found), make_book(options_of(found), own_data(found)).own) == (own, found.own)
    assert merged(own)["maps"][0] == printed()["maps"][0]
    assert printed()["tracks"]["garden"] == [0, 0, 2, 2, 3, 4]


def test_the_owner_may_correct_the_text_of_a_lasting_effect():
    found = book({"cards": [{"id": "sappers_bird", "text": "when rolled as defender: [discard this] extra 2"}]})
    ours = BOOKS["autumn"].effects[EFFECT_NAMES.index("sappers")]
    theirs = found.effects[EFFECT_NAMES.index("sappers")]
    assert (ours.lines[0].deeds[1].number, theirs.lines[0].deeds[1].number) == (1, 2)
    problem = refused(Unreadable, {}, {"cards": [{"id": "sappers_bird", "text": "when rolled: shove 1"}]})
    assert "data.cards.sappers_bird.text:1" in str(problem) and "shove" in str(problem) and "extra" in str(problem)


@pytest.mark.parametrize(("own", "field"), [
    ({"cards": [{"id": "anvil_fox", "text": "when crafted: gain sword"}]}, "data.cards.anvil_fox.text"),
    ({"cards": [{"id": "sappers_bird", "text": ""}]}, "data.cards.sappers_bird.text"),
    ({"cards": [{"id": "sappers_bird", "text": "when crafted: draw 1"}]}, "data.cards.sappers_bird.text"),
    ([], "data"), ({"decks": []}, "data.decks"), ({"tracks": []}, "data.tracks"), ({"tracks": {"moles": [1]}}, "data.tracks.moles"),
    ({"tracks": {"post": [2, 2]}}, "data.tracks.post"), ({"tracks": {"post": [2, 2, -1]}}, "data.tracks.post"),
    ({"cards": [{"id": "moles"}]}, "data.cards.id"), ({"cards": [{"vp": 1}]}, "data.cards"),
    ({"cards": [{"id": "anvil_fox"}, {"id": "ANVIL_fox"}]}, "data.cards"),
    ({"cards": [{"id": "anvil_fox", "suit": "bird"}]}, "data.cards.anvil_fox.suit"),
    ({"cards": [{"id": "anvil_fox", "copies": 2}]}, "data.cards.copies"),
    ({"cards": [{"id": "anvil_fox", "cost": ["bird"]}]}, "data.cards.anvil_fox.cost"),
    ({"cards": [{"id": "anvil_fox", "cost": []}]}, "data.cards.anvil_fox.cost"),
    ({"cards": [{"id": "anvil_fox", "item": None}]}, "data.cards.anvil_fox.item"),
    ({"cards": [{"id": "cobbler_rabbit", "item": "tea"}]}, "data.cards.cobbler_rabbit.item"),
    ({"cards": [{"id": "ambush_fox", "cost": ["fox"]}]}, "data.cards.ambush_fox.cost"),
    ({"quests": [{"id": "errand_fox", "items": ["tea"]}]}, "data.quests.errand_fox.items"),
    ({"maps": [{"name": "lake"}]}, "data.maps.name"), ({"maps": [{"name": "autumn", "paths": []}]}, "data.maps.autumn.paths"),
    ({"maps": [{"name": "autumn", "clearings": [{"id": 13}]}]}, "data.maps.autumn.id"),
    ({"maps": [{"name": "autumn", "clearings": [{"id": 1, "slots": 0}]}]}, "data.maps.autumn.1.slots"),
    ({"maps": [{"name": "autumn", "clearings": [{"id": 1, "suit": "mouse"}]}]}, "data.maps.autumn.fox"),
    ({"maps": [{"name": "autumn", "clearings": [{"id": 1, "ruin": True}]}]}, "data.maps.autumn.clearings.ruin")])
def test_wrong_data_name_the_field(own, field):
    assert refused(Unreadable, {}, own).phrase.args["field"] == field
