"""Chapters 1 and 2: what lies in the box, and the raider cards."""
from collections import Counter

import pytest
from hypothesis import given, settings

from kotatsu.games.samurai import GAME
from kotatsu.games.samurai.data import components_of, merged, printed
from kotatsu.games.samurai.lexicon import FAMILIES, FARM_BACKS, PENALTIES, PENALTY_NAMES, SYMBOL_NAMES, SYMBOLS
from kotatsu.kernel.errors import Unreadable
from kotatsu.words.translator import LANGUAGES, Translator
from tests.games.samurai.scene import finish, new_game, quiet_round, scene
from tests.games.samurai.walk import Tables, walk

CARDS = {row["id"]: row for row in printed()["cards"]}
PLUNDERERS = [row for row in printed()["cards"] if row["value"] <= 4]
LIEUTENANTS = [row for row in printed()["cards"] if row["value"] == 5]
BOSSES = [row for row in printed()["cards"] if row["value"] == 6]
ALL_SEVEN = [row["name"] for row in printed()["samurai"]]


def count(rows, field):
    return Counter(row[field] for row in rows)


def row(card):
    """`hat . NINJA+NINJA`: symbol, flame, penalties."""
    return f"{card['symbol']} {'F' if card['flame'] else '.'} {'+'.join(card['penalties']) or '–'}"


# --- 1 components


@pytest.mark.rule("SS1.1")
def test_1_1_cards_boards_and_farmsteads_of_the_data():
    assert len(CARDS) == 66
    assert [len(board["kiai"]) for board in printed()["samurai"]] == [2] * 7
    assert sum(printed()["farms"].values()) == 6


@pytest.mark.rule("SS1.1")
def test_1_1_village_tokens_and_meeples_on_the_table():
    table = new_game(1, players=7, level="easy")
    village = table.view()["village"]
    assert (village["barricades"], village["cap"], village["farms"], village["families"]) == (10, 10, 6, ["A", "B", "C"])
    assert len({seat["samurai"] for seat in table.view()["seats"]}) == 7
    assert [seat["token"] for seat in table.view()["seats"]] == list(range(7))
    assert table.decisions() == [table.view()["active"]]


@pytest.mark.rule("SS1.1")
def test_1_1_the_box_holds_ten_barricades_and_a_wound_token_for_each_board():
    assert set(map(scene(*(f"{name} h1" for name in ALL_SEVEN)).board, ALL_SEVEN)) == {"h1"}
    with pytest.raises(Unreadable) as refused:
        scene("Kanbei", "Kyuzo", "Gorobei", barricades="11/11")
    assert refused.value.phrase.args["field"] == "barricades"
    with pytest.raises(Unreadable) as refused:
        scene({"samurai": "Kanbei", "wound": 2}, "Kyuzo", "Gorobei")
    assert refused.value.phrase.args["field"] == "seats[0].wound"


@pytest.mark.rule("SS1.1")
def test_1_1_seven_support_tokens_two_at_home_and_five_at_the_village():
    view = new_game(1, players=2).view()
    assert (len(view["seats"]), len(view["absent"])) == (2, 5)
    assert {seat["samurai"] for seat in view["seats"]} | {token["samurai"] for token in view["absent"]} == {
        name.lower() for name in ALL_SEVEN}


@pytest.mark.rule("SS1.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_1_1_the_reminder_card_is_help_for_every_icon(lang):
    rows = {"penalty-help": PENALTIES[1:], "symbol-help": SYMBOLS[1:], "bonus-help": FAMILIES, "farm-penalty-help": FARM_BACKS}
    keys = [*(f"{help}-{row.id()}" for help, things in rows.items() for row in things), "flame-help"]
    assert [key for key in keys if not Translator(lang, strict=True).knows(f"samurai-{key}")] == []


def in_play(position):
    """The cards of this round by where they lie: named ones, and how many unseen ones."""
    stack, drawn = position["raiders"], position.get("drawn")
    intruders = position["intruders"]["cards"]
    named = [*stack.get("top", []), *stack.get("order", []), *stack.get("bottom", []), *position["discard"],
             *position.get("peeked", []), *(card for card in intruders if card != "?"),
             *(card for seat in position["seats"] for card in (*seat["line"], *seat["left"]))]
    named += [drawn] if drawn and drawn not in stack.get("bottom", []) else []
    return named, stack["set"] + intruders.count("?")


@pytest.mark.rule("SS1.2")
@settings(max_examples=25)
@given(Tables)
def test_1_2_every_card_is_in_exactly_one_place_and_the_round_total_is_constant(options):
    players, easy = options["players"], options["level"] == "easy"
    plunderers, joining = (6 * players, players - 1) if easy else (7 * players, players)

    def each(table):
        position = GAME.write(table.state)
        named, unseen = in_play(position)
        somewhere = Counter([*named, *position["unseen"], *position["box"], *position["aside"]])
        assert set(somewhere) == set(CARDS) and set(somewhere.values()) == {1}
        assert unseen <= len(position["unseen"])
        assert len(named) + unseen == plunderers + joining * (position["round"] - 1)

    walk(each, **options)


@pytest.mark.rule("SS1.2")
def test_1_2_a_card_named_in_two_places_is_refused():
    with pytest.raises(Unreadable) as refused:
        scene("Kanbei R 4-03", "Kyuzo L 4-03", "Gorobei")
    assert refused.value.phrase.args["card"] == "4-03"
    assert {refused.value.phrase.args["field"], refused.value.phrase.args["other"]} == {"seats[0].line", "seats[1].left"}


@pytest.mark.rule("SS1.3")
def test_1_3_the_active_player_token_stays_while_somebody_else_resolves_a_kiai():
    table = scene("Heihachi R 3-03", "Kanbei R 4-03 3-02", "Gorobei", intruders=2, luck=("reveal 2-07",))
    assert [(view["active"], view["kiai"]) for view in table.views()] == [(0, [1])] * 4
    assert table.asks() == "Kanbei"

    table.do("decline")
    assert [(view["active"], view["kiai"]) for view in table.views()] == [(0, [])] * 4
    assert table.asks() == "Heihachi"


@pytest.mark.rule("SS1.3")
def test_1_3_it_goes_to_the_next_with_the_turn():
    assert scene("Heihachi", "Kanbei", "Gorobei").do("pass").active() == "Kanbei"


# --- 2 raider cards


@pytest.mark.rule("SS2.1")
@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS.keys())
def test_2_1_what_is_on_a_card(card):
    assert card["value"] in range(1, 7)
    assert card["symbol"] in ("hat", "farm", "doll", "none")
    assert card["flame"] in (True, False)
    assert len(card["penalties"]) <= 2 and set(card["penalties"]) <= set(PENALTY_NAMES[1:])
    assert card["id"].startswith(f"{card['value']}-")


@pytest.mark.rule("SS2.2")
def test_2_2_how_many_of_each_value():
    assert count(CARDS.values(), "value") == {1: 13, 2: 13, 3: 13, 4: 13, 5: 7, 6: 7}
    assert (sum(card["value"] for card in CARDS.values()), sum(card["value"] for card in PLUNDERERS)) == (207, 130)


@pytest.mark.rule("SS2.3")
def test_2_3_how_many_symbols_flames_and_penalties():
    assert count(CARDS.values(), "symbol") == {"hat": 16, "doll": 20, "farm": 18, "none": 12}
    assert count(PLUNDERERS, "symbol") == {"hat": 14, "doll": 18, "farm": 16, "none": 4}
    assert [sum(card["flame"] for card in rank) for rank in (PLUNDERERS, LIEUTENANTS, BOSSES)] == [24, 4, 7]
    assert Counter(card["penalties"][0] if card["penalties"] else "none" for card in PLUNDERERS) == {
        "FIRE": 12, "WOUND": 12, "NINJA": 6, "NODEF": 4, "NOSUP": 4, "LEFT": 3, "RIGHT": 3, "none": 8}
    assert {card["value"] for card in PLUNDERERS if "LEFT" in card["penalties"]} == {3}
    assert {card["value"] for card in PLUNDERERS if "RIGHT" in card["penalties"]} == {4}


@pytest.mark.rule("SS2.4")
def test_2_4_the_seven_lieutenants():
    assert [row(card) for card in LIEUTENANTS] == [
        "hat . WOUND", "doll . NINJA", "farm . FIRE", "none F FIRE", "none F WOUND", "none F NINJA", "none F NOSUP"]


@pytest.mark.rule("SS2.5")
def test_2_5_the_seven_bosses():
    assert [row(card) for card in BOSSES] == [
        "hat F NINJA+NINJA", "doll F PASS", "farm F FIRE+FIRE", "none F NODEF+DEMON", "none F WOUND+SWORDS",
        "none F NOSUP+WOUND", "none F DROP"]


@pytest.mark.rule("SS2.1", "SS2.2", "SS2.3", "SS2.4", "SS2.5")
def test_2_the_table_plays_with_the_cards_of_the_data():
    cards = components_of(printed())["cards"]
    book = GAME.book({})
    assert [cards[card]["rank"] for card in ("4-13", "5-1", "6-7")] == ["plunderer", "lieutenant", "boss"]
    for number, card in enumerate(book.ids):
        icons = [PENALTY_NAMES[code] for code in (book.penalty[number], book.second[number]) if code]
        assert (book.value[number], SYMBOL_NAMES[book.symbol[number]], bool(book.flame[number]), icons) == tuple(
            CARDS[card][field] for field in ("value", "symbol", "flame", "penalties"))


@pytest.mark.rule("SS2.6")
@pytest.mark.parametrize("choice", ["confront", "defend", "discard"])
def test_2_6_a_flame_does_nothing_when_its_card_is_played(choice):
    table = scene("Kyuzo R 3-06", "Kanbei", "Gorobei", barricades="3/5").do("fight", luck=("reveal 3-02",)).do(choice)
    assert (table.bar(), table.asks()) == ("3/5", "Kanbei")


@pytest.mark.rule("SS2.6")
def test_2_6_the_flame_counts_when_an_intruder_is_revealed():
    table = finish(quiet_round("Kyuzo", "Kanbei", "Gorobei", level="heroic", round=3, intruders=["4-01", "4-03"],
                               discard=[], barricades="3/3"))
    assert (table.bar(), table.farms(), table.result()) == ("2/3", 6, "won")


@pytest.mark.rule("SS2.6")
def test_2_6_a_symbol_counts_on_the_left_side_only():
    table = scene("Kyuzo R 4-03 L 1-07 1-11", "Kanbei passed L 2-02 2-11 2-07", "Gorobei passed L 3-02 3-11 3-06",
                  raiders=["1-02", "1-12"]).do("fight")
    assert "defend" in table.offers()

    table.do("confront", "pass", luck=("chance Kanbei",))
    assert table.told().count("no-hat") == 1 and table.board("Kyuzo") == "h1"


@pytest.mark.rule("SS2.6")
def test_2_6_a_penalty_counts_as_last_card_in_step_a_only():
    table = scene("Kyuzo", "Kanbei", "Gorobei", barricades="3/5").do("fight", luck=("reveal 3-01",)).do("confront")
    assert table.bar() == "3/5"

    table.do("pass", "pass")
    assert (table.asks(), table.bar()) == ("Kyuzo", "2/5")


@pytest.mark.rule("SS2.6")
def test_2_6_no_penalty_from_the_left_side():
    table = scene("Kyuzo", "Kanbei passed", "Gorobei passed", barricades="3/5").do("fight", luck=("reveal 3-01",)).do("defend")
    assert (table.asks(), table.bar()) == ("Kyuzo", "3/5")


# --- the owner's data


@pytest.mark.rule("SS2.1")
def test_2_1_an_owner_s_card_replaces_ours_and_is_no_longer_doubtful():
    own = {"cards": [{"id": "1-01", "symbol": "doll", "flame": False, "penalties": ["FIRE"]}]}
    card = components_of(merged(own))["cards"]["1-01"]
    assert card == {"value": 1, "symbol": "doll", "flame": False, "penalties": ["FIRE"], "rank": "plunderer", "sure": True,
                    "own": True}
    assert not components_of(printed())["cards"]["1-01"]["sure"]
    assert not components_of(merged(own))["cards"]["1-02"]["sure"]

    table = scene("Kyuzo R 1-01", "Kanbei", "Gorobei", barricades="3/5", data=own)
    assert (table.board("Kyuzo"), table.bar()) == ("h0", "2/5")


@pytest.mark.rule("SS2.1")
def test_2_1_nine_cards_have_two_sources():
    sure = [card for card, shown in components_of(printed())["cards"].items() if shown["sure"]]
    assert sure == ["1-05", "1-10", "2-06", "2-12", "3-05", "3-07", "3-10", "3-11", "6-2"]


@pytest.mark.rule("SS2.1", "SS3.1")
@pytest.mark.parametrize(("own", "field"), [
    ({"cards": [{"id": "1-01", "value": 7}]}, "data.cards.1-01.value"),
    ({"cards": [{"id": "1-01", "symbol": "cat"}]}, "data.cards.1-01.symbol"),
    ({"cards": [{"id": "1-01", "flame": "maybe"}]}, "data.cards.1-01.flame"),
    ({"cards": [{"id": "1-01", "penalties": ["RAIN"]}]}, "data.cards.1-01.penalties"),
    ({"cards": [{"id": "1-01", "penalties": ["FIRE", "FIRE", "FIRE"]}]}, "data.cards.1-01.penalties"),
    ({"cards": [{"id": "1-01", "penalties": "FIRE"}]}, "data.cards.1-01.penalties"),
    ({"cards": [{"id": "1-01", "colour": "red"}]}, "data.cards.1-01.colour"),
    ({"cards": [{"id": "9-01"}]}, "data.cards.id"),
    ({"cards": [{"id": "1-01"}, {"id": "1-01"}]}, "data.cards"),
    ({"cards": {"1-01": {}}}, "data.cards"),
    ({"samurai": [{"name": "Kambei", "kiai": [9, 12]}]}, "data.samurai.name"),
    ({"samurai": [{"name": "Kanbei", "kiai": [9]}]}, "data.samurai.Kanbei.kiai"),
    ({"samurai": [{"name": "Kanbei", "kiai": [9, 0]}]}, "data.samurai.Kanbei.kiai"),
    ({"farmsteads": {"A": 6}}, "data.farmsteads"),
])
def test_owner_s_data_that_does_not_fit_is_refused_by_the_field_s_name(own, field):
    with pytest.raises(Unreadable) as refused:
        GAME.book({}, own)
    assert refused.value.phrase.args["field"] == field
