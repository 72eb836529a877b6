"""The Vagabond's set-up, Birdsong and Evening (R9.3, R9.4, R9.6)."""
import pytest

from tests.games.root.scene import new_game, scene
from tests.games.root.vagabonds import board, day, decline, items

pytestmark = pytest.mark.usefixtures("as_either_vagabond")

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
    assert table.state.quests == ()
    table.do(0, table.legal_texts(0)[0])
    assert len(table.state.quests) == 3 and len(table.state.quest_deck) == 12


@pytest.mark.rule("R9.3.4")
def test_an_item_lies_hidden_under_each_ruin() -> None:
    table = new_game("V C")
    for viewer in (-1, 0, 1):
        rows = table.view(viewer)["clearings"]
        assert [row["ruin_items"] for row in rows] == [0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1]
    assert table.state.hidden_items == (0, 1, 4, 7) and sum(table.state.ruin_unseen) == 4
    assert table.state.ruin_items == ((),) * 12


@pytest.mark.rule("R9.3.4", "R9.5.3")
@pytest.mark.lone_vagabond
def test_any_of_the_hidden_items_may_lie_anywhere() -> None:
    orders: set[tuple[str, ...]] = set()
    for seed in range(400):                      # far fewer will do
        if len(orders) == 24:
            break
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
    alike = day("9: V", phase="evening", items="boots, boots, boots, boots, boots, boots, boots")
    assert items(alike) == ["boots"] * 6 and alike.active() != "V", "nothing is to be chosen"


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
    assert table.question() == "MayUse cobbler" and table.offers() == ["done", "walk 1", "walk 4", "walk 12"]
    table.do("walk 12")
    assert items(table) == ["boots down", "torch"] and board(table).place == 11
    barefoot = day("9: V", "12: M1", phase="evening", items="torch", effects=("cobbler_rabbit",), V={"relations": {"M": "hostile"}})
    assert barefoot.offers() == ["done", "walk 1", "walk 4"] and barefoot.why_not("walk 12") == "R9.2.9.III.b"
    assert items(barefoot.do("walk 4")) == ["torch"]
    friends = day("9: V, E2", phase="evening", items="torch", effects=("cobbler_rabbit",), V={"relations": {"E": "allied"}})
    friends.do("escort eyrie 12 2")
    assert (items(friends), board(friends).place, friends.count(12, "E"), friends.count(9, "E")) == (["torch"], 11, 2, 0)


@pytest.mark.rule("R-V25", "R-card-command-warren-rabbit")
def test_command_warren_needs_no_sword() -> None:
    table = scene("M E V", "12: V, M2", active="V", phase="birdsong",
                  V={"items": ["boots", "sword"], "effects": ["command_warren_rabbit"]})
    table.until("MayUse command_warren")
    assert table.offers() == ["done", "battle 12 marquise"]
    table.do("battle 12 marquise", luck=("roll 0 0",))
    decline(table)
    assert items(table) == ["boots", "sword"]
