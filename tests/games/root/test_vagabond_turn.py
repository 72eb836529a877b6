"""The Vagabond's set-up and turn (R9.3 – R9.6), and his quests."""
import pytest

from kotatsu.games.root.data import printed
from kotatsu.games.root.imagine import imagine
from kotatsu.games.root.phases.cards import show_hand
from kotatsu.kernel.luck import Luck
from tests.games.root.scene import new_game, scene
from tests.games.root.vagabonds import board, day, decline, items, relation

FOX_CARDS = ("anvil_fox", "foxfolk_steel_fox", "root_tea_fox", "travel_gear_fox")
MOUSE_CARDS = ("codebreakers_mouse", "sword_mouse", "root_tea_mouse", "travel_gear_mouse", "investments_mouse")


# --- set-up

@pytest.mark.rule("R9.3.1")
def test_he_chooses_one_of_six_characters() -> None:
    table = new_game("V C", luck=("begin vagabond",))
    assert [text.split()[1] for text in table.legal_texts(0)] == ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel"]


@pytest.mark.rule("R9.3.2")
@pytest.mark.parametrize(("wood", "forests"), [("autumn", 7), ("winter", 8)])
def test_the_pawn_begins_in_any_forest(wood: str, forests: int) -> None:
    table = new_game("V C", map=wood)
    table.do(0, "character thief")
    texts = table.legal_texts(0)
    assert len(texts) == forests and all(text.startswith("forest ") for text in texts)
    table.do(0, texts[2])
    assert table.state.vagabonds[0].place == 14


@pytest.mark.rule("R9.3.3")
def test_three_quests_lie_face_up_once_he_has_chosen() -> None:
    table = new_game("V C")
    table.do(0, "character thief")
    assert table.state.quests == []
    table.do(0, table.legal_texts(0)[0])
    assert len(table.state.quests) == 3 and len(table.state.quest_deck) == 12


@pytest.mark.rule("R9.3.4")
def test_an_item_lies_hidden_under_each_ruin() -> None:
    table = new_game("V C")
    for viewer in (-1, 0, 1):
        rows = table.view(viewer)["clearings"]
        assert [row["ruin_items"] for row in rows] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1]
    assert table.state.hidden_items == (0, 1, 4, 7) and sum(table.state.ruin_unseen) == 4
    assert table.state.ruin_items == [()] * 12


@pytest.mark.rule("R9.3.4", "R9.5.3")
def test_any_of_the_hidden_items_may_lie_anywhere() -> None:
    orders = set()
    for seed in range(400):
        table = day("10: V", items="torch, torch, torch, torch, boots, boots, boots", seed=seed)
        table.do("explore", "walk 12", "explore", "walk 11", "explore", "walk 6", "explore")
        orders.add(tuple(text for text in table.lucks() if text.startswith("unearth"))[:4])
    assert len(orders) == 24


@pytest.mark.rule("R9.3.5")
def test_relationship_markers_of_all_but_vagabonds_begin_indifferent() -> None:
    table = new_game("M E C R V V2")
    for seat in (4, 5):
        assert table.view(seat)["seats"][seat]["board"]["relations"] == {"0": 0, "1": 0, "2": 0, "3": 0}


# --- Birdsong

@pytest.mark.rule("R9.4.1")
def test_refresh_turns_three_and_two_for_each_tea() -> None:
    table = day("12: V", phase="birdsong",
                items="tea, boots down, boots down, sword down, torch down, hammer down, crossbow down, bag down")
    assert table.question() == "RefreshItem"
    table.do("refresh bag satchel-down", "refresh boots satchel-down", "refresh sword satchel-down", "refresh torch satchel-down")
    assert table.question() == "RefreshItem"
    table.do("refresh hammer satchel-down")
    assert table.question() == "Slip"
    assert items(table) == ["boots", "boots down", "sword", "crossbow down", "torch", "hammer", "tea", "bag"]


@pytest.mark.rule("R9.4.1")
def test_a_tea_turned_up_now_adds_nothing() -> None:
    table = day("12: V", phase="birdsong", items="tea down, boots down, sword down, torch down, hammer down")
    table.do("refresh tea satchel-down", "refresh boots satchel-down", "refresh sword satchel-down")
    assert table.question() == "Slip" and items(table) == ["boots", "sword", "torch down", "hammer down", "tea"]


@pytest.mark.rule("R9.4.1")
def test_where_all_are_refreshed_nothing_is_asked() -> None:
    table = day("12: V", phase="birdsong", items="boots down, sword down, coins down")
    assert table.question() == "Slip" and items(table) == ["boots", "sword", "coins"]


@pytest.mark.rule("R-P14")
def test_damaged_items_may_be_turned_and_stay_damaged() -> None:
    table = day("12: V", phase="birdsong", items="torch damaged down, boots down, sword down, hammer down")
    table.do("refresh torch damaged-down", "refresh boots satchel-down", "refresh sword satchel-down")
    assert items(table) == ["boots", "sword", "torch damaged", "hammer down"]


@pytest.mark.rule("R-P14")
def test_a_damaged_tea_refreshes_nothing() -> None:
    table = day("12: V", phase="birdsong",
                items="tea damaged, boots down, boots down, boots down, sword down, sword down, torch down")
    table.do("refresh boots satchel-down", "refresh sword satchel-down", "refresh torch satchel-down")
    assert table.question() == "Slip" and items(table).count("boots down") == 2


@pytest.mark.rule("R-P15", "R11.2.6.iii")
def test_a_tea_spent_on_a_service_does_not_refresh() -> None:
    table = day("12: V", factions="M V R", phase="birdsong",
                items="tea, boots down, boots down, sword down, torch down, hammer down",
                R={"prices": {"card": 1, "boats": 2, "mercenaries": 1}, "hand": ["anvil_fox"]})
    assert table.offers() == ["done", "buy-card anvil_fox"]
    table.do("buy-card anvil_fox")
    assert items(table)[-1] == "tea down"
    decline(table, "RefreshItem", "Slip")
    table.do("refresh boots satchel-down", "refresh boots satchel-down", "refresh sword satchel-down")
    assert table.question() == "Slip"


@pytest.mark.rule("R11.2.6.iii")
def test_he_chooses_which_items_pay_for_a_service() -> None:
    table = day("12: V", factions="M V R", phase="birdsong", items="tea, boots, torch",
                R={"prices": {"card": 1, "boats": 2, "mercenaries": 1}, "hand": []})
    table.do("buy boats")
    assert table.question() == "SpendItem" and table.offers() == ["spend boots", "spend torch", "spend tea"]
    table.do("spend torch")
    table.do("spend tea")
    assert items(table)[:1] == ["boots"] and table.state.boats == 1


@pytest.mark.rule("R9.4.2")
def test_slip_is_free_even_among_the_hostile() -> None:
    table = day("9: V", "12: M1, E1", phase="birdsong", items="torch", V={"relations": {"M": "hostile", "E": "hostile"}})
    assert table.offers("slip") == ["slip 1", "slip 4", "slip 12", "slip 1_9_10_12", "slip 4_9_12"]
    table.do("slip 12")
    assert board(table).place == 11 and items(table) == ["torch"] and table.phase() == "daylight"


@pytest.mark.rule("R9.4.2")
def test_slip_out_of_a_forest_and_not_at_all() -> None:
    table = day(phase="birdsong", V={"place": "4_9_12"})
    assert table.offers() == ["done", "slip 4", "slip 9", "slip 12", "slip 1_9_10_12", "slip 4_7_8_12"]
    table.do("done")
    assert board(table).place == 12 + 5
    assert table.why_not("slip 4") == "R9.4.2"


@pytest.mark.rule("R9.4.2", "RD.1.1")
def test_in_winter_forests_across_the_river_are_adjacent() -> None:
    table = day(phase="birdsong", map="winter", V={"place": "1_10_11"})
    assert "slip 4_10_11" in table.offers()


@pytest.mark.rule("R-V5")
def test_a_slip_never_enters_a_scorched_clearing() -> None:
    table = day("9: V", phase="birdsong", scorched=[12])
    assert "slip 12" not in table.offers() and table.why_not("slip 12") == "R-V5"


@pytest.mark.rule("R-P5", "R9.2.9.II.b")
def test_a_slip_may_take_allied_warriors_along() -> None:
    table = day("9: V, M2", phase="birdsong", V={"relations": {"M": "allied"}})
    assert "slink marquise 12 2" in table.offers() and not [text for text in table.offers("slink") if "_" in text]
    table.do("slink marquise 12 2")
    assert table.count(12, "M") == 2 and board(table).place == 11
    ruled = day("9: V, M1, E2", phase="birdsong", V={"relations": {"M": "allied"}})
    assert ruled.offers("slink") == [] and ruled.why_not("slink marquise 12 1") == "R9.2.9.II.b"


@pytest.mark.rule("R-P5", "R8.2.6")
def test_whoever_leads_warriors_into_sympathy_pays() -> None:
    table = day("9: V, M2", "12: A+sympathy", phase="birdsong", hand=("anvil_fox", "root_tea_mouse"),
                V={"relations": {"M": "allied"}})
    table.do("slink marquise 12 1")
    assert (table.asks(), table.offers()) == ("V", ["give anvil_fox"])


@pytest.mark.rule("R11.2.7.ii")
def test_with_riverboats_he_slips_and_walks_along_the_river() -> None:
    table = day("10: V", factions="M V R", phase="birdsong", items="boots, torch",
                R={"prices": {"card": 1, "boats": 1, "mercenaries": 1}, "hand": []})
    table.do("buy boats", "spend torch")
    decline(table, "Slip", "RefreshItem")
    assert "slip 11" in table.offers()
    table.do("done")
    assert "walk 11" in table.offers()


@pytest.mark.rule("R1.4", "R1.1.4", "R11.2.7.ii")
def test_his_riverboats_carry_no_allied_warriors() -> None:
    sailing = day("10: V, M3, R2", factions="M V R", items="boots", boats=True, V={"relations": {"M": "allied", "R": "allied"}})
    assert "walk 11" in sailing.offers() and "escort marquise 12 3" in sailing.offers()
    assert "escort marquise 11 3" not in sailing.offers() and sailing.why_not("escort marquise 11 3") == "R1.4"
    assert "escort riverfolk 11 2" in sailing.offers(), "swimmers need no boats"
    slip = day("10: V, M3", factions="M V R", phase="birdsong", items="boots, boots", V={"relations": {"M": "allied"}},
               R={"prices": {"card": 4, "boats": 1, "mercenaries": 4}}).do("buy boats")
    assert "slip 11" in slip.offers() and "slink marquise 11 1" not in slip.offers()


# --- Daylight

@pytest.mark.rule("R9.5")
def test_actions_in_any_order_while_items_last() -> None:
    table = day("12: V, M1", items="boots, torch, coins", hand=("anvil_fox",), luck=("unearth hammer",))
    table.do("explore", "aid marquise anvil_fox", "spend coins", "walk 9")
    assert items(table) == ["boots down", "torch down", "hammer", "coins down"]


@pytest.mark.rule("R9.5", "R1.2.1")
def test_he_is_not_asked_where_nothing_can_be_done() -> None:
    assert day("9: V", items="hammer, sword, torch").active() == "M", "no hand, nothing broken, nobody here"
    assert day("9: V", items="hammer, sword, torch", hand=("ambush_fox",)).question() == "VagabondAct", "the others cannot know"
    forest = day(items="hammer, torch", hand=("anvil_fox",), V={"place": "4_9_12"})
    assert forest.active() == "M", "in a forest no card is of use"
    broken = day("9: V", items="hammer, boots damaged")
    assert broken.offers() == ["done", "repair boots damaged"]


@pytest.mark.rule("R9.5", "R9.6.2")
def test_a_used_track_item_lies_in_the_satchel() -> None:
    table = day("12: V, M1", items="coins, boots down", hand=("anvil_fox",),
                deck=["codebreakers_mouse", "sword_mouse", "sappers_bird"])
    table.do("aid marquise anvil_fox")
    assert items(table) == ["boots down", "coins down"]
    assert table.hand("V") == ["codebreakers_mouse"], "the coins no longer draw"


@pytest.mark.rule("R9.5.1")
def test_out_of_a_forest_only_to_its_clearings_and_never_into_one() -> None:
    table = day(items="boots", V={"place": "4_9_12"})
    assert table.offers("walk") == ["walk 4", "walk 9", "walk 12"]
    assert table.why_not("walk 4_7_8_12") == "R9.5.1" and table.why_not("walk 1") == "R9.5.1"
    table.do("walk 9")
    assert items(table) == ["boots down"]
    barefoot = day("9: V", items="boots down, tea")
    assert barefoot.offers("walk") == [] and barefoot.why_not("walk 12") == "R9.5.1"


@pytest.mark.rule("R9.5.2")
def test_a_battle_takes_one_sword() -> None:
    table = day("12: V, E4", items="sword, sword down").do("battle 12 eyrie", luck=("roll 2 0",))
    while table.count(12, "E") == 4:
        table.do("done")
    assert table.count(12, "E") == 2 and items(table) == ["sword down", "sword down"]
    tired = day("12: V, E4", items="sword down, boots")
    assert tired.offers("battle") == [] and tired.why_not("battle 12 eyrie") == "R9.5.2"


@pytest.mark.rule("R9.5.3")
def test_exploring_shows_the_item_and_clears_the_slot() -> None:
    table = day("12: V", items="torch, boots", luck=("unearth bag",)).do("explore")
    assert items(table) == ["boots", "torch down", "bag"] and table.points("V") == 1
    assert not table.state.ruins >> 11 & 1
    for view in table.views():
        shown = view["seats"][table.number("V")]["board"]["items"]
        assert [row["item"] for row in shown if row["place"] == "track"] == ["bag"]
    assert day("9: V", items="torch, boots").why_not("explore") == "R9.5.3"


@pytest.mark.rule("R9.5.4")
def test_aid_gives_a_card_of_the_suit_and_takes_an_item() -> None:
    table = day("12: V, M1", items="boots", hand=("anvil_fox", "root_tea_mouse", "sappers_bird"),
                M={"items": {"sword": 1, "tea": 1}})
    assert sorted(table.offers("aid")) == ["aid marquise anvil_fox", "aid marquise sappers_bird"]
    assert table.why_not("aid marquise root_tea_mouse") == "R9.5.4" and table.why_not("aid eyrie anvil_fox") == "R9.5.4"
    table.do("aid marquise anvil_fox")
    assert table.question() == "TakeInReturn" and table.offers() == ["done", "receive sword", "receive tea"]
    table.do("receive tea")
    assert table.hand("M") == ["anvil_fox"] and items(table) == ["boots down", "tea"] and table.box("M") == {"sword": 1}


@pytest.mark.rule("R9.5.4")
def test_he_may_take_nothing_and_cannot_aid_in_a_forest() -> None:
    table = day("12: V, M1", items="boots, boots", hand=("anvil_fox",), M={"items": {"sword": 1}})
    table.do("aid marquise anvil_fox", "done")
    assert table.box("M") == {"sword": 1} and relation(table, "M") == "friendly"
    forest = day(items="boots", hand=("anvil_fox",), V={"place": "4_9_12"})
    assert forest.offers("aid") == [] and forest.why_not("aid marquise anvil_fox") == "R9.5.4"
    bare = day("12: V, M1", items="boots down", hand=("anvil_fox",), effects=("codebreakers_mouse",), M={"hand": ["sappers_bird"]})
    assert bare.offers("aid") == [] and bare.why_not("aid marquise anvil_fox") == "R9.5.4"


@pytest.mark.rule("R9.5.4", "R1.2.1")
def test_others_see_that_a_card_was_given_but_not_which() -> None:
    table = day("12: V, M1", items="boots, boots", hand=("anvil_fox",)).do("aid marquise anvil_fox")
    assert "anvil_fox" in str(table.view("M")["seats"][table.number("M")]) and "anvil_fox" not in str(table.view("E"))
    given = next(entry for entry in table.entries() if entry.text == "aid marquise anvil_fox")
    assert given.seen == 1 << table.number("V") | 1 << table.number("M")


@pytest.mark.rule("R9.5.4", "R-P18")
def test_whoever_imagines_his_hand_leaves_him_the_card_he_is_giving() -> None:
    table = day("12: V, M1", items="torch, boots, tea", V={"character": "thief"}, M={"hand": ["anvil_fox", "sappers_bird"]})
    show_hand(table.state, table.number("M"), table.number("E"))
    table.do("steal marquise", luck=("random anvil_fox",)).do("aid marquise anvil_fox")
    assert table.question() == "SpendItem"
    for seed in range(20):
        other = imagine(table.state, table.number("E"), Luck(seed))
        assert [other.book.card_ids[card] for card in other.hands[table.number("V")]] == ["anvil_fox"]


@pytest.mark.rule("R-P8")
def test_aid_to_the_other_vagabond_gives_a_card_and_nothing_else() -> None:
    table = day("9: V, V2", factions="M E V V2", items="boots, boots", hand=("root_tea_mouse",), V2={"items": ["sword"]})
    table.do("aid vagabond2 root_tea_mouse")
    assert table.question() == "VagabondAct" and table.hand("V2") == ["root_tea_mouse"]
    assert table.points("V") == 0 and board(table).relations == [0, 0, 0, 0] and board(table).aids == [0, 0, 0, 0]


@pytest.mark.rule("R9.5.5")
def test_a_quest_uses_both_items_and_rewards_fame() -> None:
    table = day("9: V", items="boots, boots, torch", V={"quests": {"mouse": 1}},
                quests=("escort_mouse", "errand_fox", "errand_rabbit"))
    table.do("quest escort_mouse", luck=("turn-up guard_duty_rabbit",))
    assert table.question() == "QuestReward" and len(table.state.quests) == 3
    assert table.view()["quests"] is not None and items(table) == ["boots down", "boots down", "torch"]
    table.do("fame")
    assert table.points("V") == 2 and board(table).quests == [0, 0, 2]


@pytest.mark.rule("R9.5.5")
def test_or_two_cards() -> None:
    table = day("9: V", items="boots, boots, torch", deck=["anvil_fox", "sappers_bird", "sword_mouse"])
    table.do("quest escort_mouse", "cards")
    assert sorted(table.hand("V")) == ["anvil_fox", "sappers_bird"] and table.points("V") == 0


@pytest.mark.rule("R9.5.5")
def test_no_new_quest_from_an_empty_deck() -> None:
    table = day("9: V", items="boots, boots, torch", quests=("escort_mouse",), quest_deck=[])
    table.do("quest escort_mouse")
    assert table.question() == "QuestReward" and table.state.quests == []


@pytest.mark.rule("R-data-quests")
def test_fifteen_quests_with_two_items_each() -> None:
    quests = printed()["quests"]
    needed: dict[str, int] = {}
    for quest in quests:
        assert len(quest["items"]) == 2
        for item in quest["items"]:
            needed[item] = needed.get(item, 0) + 1
    assert len(quests) == 15 and [sum(quest["suit"] == suit for quest in quests) for suit in ("fox", "rabbit", "mouse")] == [5, 5,
                                                                                                                             5]
    assert needed == {"torch": 7, "sword": 6, "boots": 6, "tea": 5, "bag": 2, "crossbow": 2, "coins": 1, "hammer": 1}


QUESTS = [
    ("R-quest-fox", "errand_fox", "tea, boots"), ("R-quest-fox", "fundraising_fox", "tea, coins"),
    ("R-quest-fox", "give_a_speech_fox", "torch, tea"), ("R-quest-fox", "logistics_help_fox", "boots, bag"),
    ("R-quest-fox", "repair_a_shed_fox", "torch, hammer"),
    ("R-quest-rabbit", "errand_rabbit", "tea, boots"), ("R-quest-rabbit", "expel_bandits_rabbit", "sword, sword"),
    ("R-quest-rabbit", "fend_off_a_bear_rabbit", "torch, crossbow"), ("R-quest-rabbit", "give_a_speech_rabbit", "torch, tea"),
    ("R-quest-rabbit", "guard_duty_rabbit", "torch, sword"),
    ("R-quest-mouse", "escort_mouse", "boots, boots"), ("R-quest-mouse", "expel_bandits_mouse", "sword, sword"),
    ("R-quest-mouse", "fend_off_a_bear_mouse", "torch, crossbow"), ("R-quest-mouse", "guard_duty_mouse", "torch, sword"),
    ("R-quest-mouse", "logistics_help_mouse", "boots, bag"),
]
CLEARINGS = {"fox": (1, 6, 8, 12), "rabbit": (3, 4, 5, 10), "mouse": (2, 7, 9, 11)}


def check_quests(rule: str) -> None:
    for row, quest, needed in QUESTS:
        if row != rule:
            continue
        suit = quest.rpartition("_")[2]
        for clearing in range(1, 13):
            table = day(f"{clearing}: V", items=needed, quests=(quest,))
            assert table.offers("quest") == ([f"quest {quest}"] if clearing in CLEARINGS[suit] else [])
        one, other = needed.split(", ")
        for short in (f"{one}, {other} down", f"{one} damaged, {other}", one):
            table = day(f"{CLEARINGS[suit][0]}: V", items=f"{short}, hammer damaged", quests=(quest,))
            assert table.offers("quest") == []
            if table.question() == "VagabondAct":
                assert table.why_not(f"quest {quest}") == rule
        done = day(f"{CLEARINGS[suit][0]}: V", items=f"{needed}, crossbow", quests=(quest,)).do(f"quest {quest}", "fame")
        assert done.points("V") == 1 and sum("down" in item for item in items(done)) == 2


@pytest.mark.rule("R-quest-fox")
def test_fox_quests() -> None:
    check_quests("R-quest-fox")


@pytest.mark.rule("R-quest-rabbit")
def test_rabbit_quests() -> None:
    check_quests("R-quest-rabbit")


@pytest.mark.rule("R-quest-mouse")
def test_mouse_quests() -> None:
    check_quests("R-quest-mouse")


@pytest.mark.rule("R9.5.6")
def test_strike_takes_a_warrior_first() -> None:
    table = day("9: V, M1+sawmill, A+sympathy", items="crossbow, crossbow", hand=("root_tea_mouse",))
    assert table.offers("strike") == ["strike marquise"] and table.offers("snipe") == ["snipe sympathy"]
    assert table.why_not("snipe sawmill") == "R9.5.6" and table.why_not("strike alliance") == "R9.5.6"
    table.do("snipe sympathy")
    assert table.points("V") == 1 and table.offers() == ["give root_tea_mouse"], "Outrage follows"
    table.do("give root_tea_mouse", "strike marquise")
    assert table.count(9, "M") == 0 and items(table) == ["crossbow down", "crossbow down"]


@pytest.mark.rule("R9.5.7")
def test_repair_keeps_the_side() -> None:
    table = day("9: V", items="hammer, hammer, hammer, tea damaged down, tea damaged, boots damaged down")
    table.do("repair tea damaged-down", "repair tea damaged", "repair boots damaged-down")
    assert items(table) == ["boots down", "hammer down", "hammer down", "hammer down", "tea", "tea down"]
    bare = day("9: V", items="boots, tea damaged")
    assert bare.offers("repair") == [] and bare.why_not("repair tea damaged") == "R9.5.7"


# --- Evening

@pytest.mark.rule("R9.6.1")
def test_in_a_forest_the_damaged_is_whole_and_face_up() -> None:
    table = day(phase="evening", V={"place": "4_9_12"},
                items="boots damaged, sword damaged down, torch down, bag, bag, bag, bag damaged")
    table.until("MarquiseAct")
    assert items(table) == ["boots", "sword", "torch down", "bag", "bag", "bag", "bag satchel"]
    out = day("9: V", phase="evening", items="boots damaged, sword down").until("MarquiseAct")
    assert items(out) == ["boots damaged", "sword down"]


@pytest.mark.rule("R9.6.2")
def test_he_draws_one_and_one_for_each_coins_on_the_track() -> None:
    def drawn(coins: str) -> int:
        return len(day("9: V", phase="evening", items=f"boots, {coins}").until("MarquiseAct").hand("V"))
    assert drawn("torch") == 1 and drawn("coins, coins") == 3 and drawn("coins down, coins damaged") == 1
    aside = day("9: V", phase="evening", items="boots, coins, coins satchel")
    assert aside.question() == "BackOnTrack" and aside.offers() == ["done", "track coins"]
    assert len(aside.do("done").until("MarquiseAct").hand("V")) == 2
    back = day("9: V", phase="evening", items="boots, coins, coins satchel").do("track coins")
    assert len(back.until("MarquiseAct").hand("V")) == 3


@pytest.mark.rule("R9.6.2", "R9.6.4")
def test_cards_are_discarded_before_items_are_counted() -> None:
    table = day("9: V", phase="evening", items="boots, boots, boots, boots, sword, sword, torch",
                hand=(*FOX_CARDS, *MOUSE_CARDS[:2]),
                deck=["sappers_bird"])
    assert table.question() == "DiscardDown"
    table.do("discard anvil_fox", "discard sappers_bird")
    assert table.question() == "TossItem" and len(table.hand("V")) == 5


@pytest.mark.rule("R9.6.4")
def test_six_items_and_two_for_each_bag_on_the_track() -> None:
    nine = "boots, boots down, boots damaged, sword, sword, torch, hammer, crossbow, tea satchel, bag, tea, coins"
    table = day("9: V", phase="evening", items=nine)
    table.until("TossItem")
    assert table.rule() == "R9.6.4"
    table.do("toss boots damaged").until("MarquiseAct")
    assert len(items(table)) == 11 and table.state.gone_items[0] == 1
    assert "boots damaged" not in items(table)


@pytest.mark.rule("R9.6.4")
def test_a_bag_in_the_satchel_carries_nothing() -> None:
    table = day("9: V", phase="evening", items="boots, boots, boots, sword, sword, sword, bag satchel")
    assert table.question() == "BackOnTrack"
    table.do("done")
    assert table.question() == "TossItem"
    fits = day("9: V", phase="evening", items="boots, boots, boots, sword, sword, sword, bag satchel").do("track bag")
    assert fits.question() != "TossItem"


@pytest.mark.rule("R-V25", "R-card-cobbler-rabbit")
def test_cobbler_needs_only_the_boots_for_hostile_warriors() -> None:
    table = day("9: V", "12: M1", phase="evening", items="boots, torch", effects=("cobbler_rabbit",),
                V={"relations": {"M": "hostile"}})
    assert table.question() == "VagabondCobbler" and table.offers() == ["done", "walk 1", "walk 4", "walk 12"]
    table.do("walk 12")
    assert items(table) == ["boots down", "torch"] and board(table).place == 11
    barefoot = day("9: V", "12: M1", phase="evening", items="torch", effects=("cobbler_rabbit",), V={"relations": {"M": "hostile"}})
    assert barefoot.offers() == ["done", "walk 1", "walk 4"] and barefoot.why_not("walk 12") == "R9.2.9.III.b"
    assert items(barefoot.do("walk 4")) == ["torch"]


@pytest.mark.rule("R-V25", "R-card-command-warren-rabbit")
def test_command_warren_needs_no_sword() -> None:
    table = scene("M E V", "12: V, M2", active="V", phase="birdsong",
                  V={"items": ["boots", "sword"], "effects": ["command_warren_rabbit"]})
    table.until("CommandWarren")
    assert table.offers() == ["done", "battle 12 marquise"]
    table.do("battle 12 marquise", luck=("roll 0 0",))
    decline(table)
    assert items(table) == ["boots", "sword"]
