"""The Vagabond's Daylight (R9.5), and his quests."""
import pytest

from kotatsu.games.root.data import printed
from kotatsu.games.root.imagine import imagine
from kotatsu.games.root.phases.cards import show_hand
from kotatsu.kernel.luck import Luck
from tests.games.root.vagabonds import board, day, items, relation

pytestmark = pytest.mark.usefixtures("as_either_vagabond")


@pytest.mark.rule("R9.5")
@pytest.mark.lone_vagabond
def test_actions_in_any_order_while_items_last() -> None:
    table = day("12: V, M1", items="boots, torch, coins", hand=("anvil_fox",), luck=("unearth hammer",))
    table.do("explore", "aid marquise anvil_fox", "spend coins", "walk 9")
    assert items(table) == ["boots down", "torch down", "hammer", "coins down"]


@pytest.mark.rule("R9.5", "R1.2.1")
def test_he_is_not_asked_where_nothing_can_be_done() -> None:
    assert day("9: V", items="hammer, sword, torch").active() != "V", "no hand, nothing broken, nobody here"
    assert day("9: V", items="hammer, sword, torch", hand=("ambush_fox",)).question() == "VagabondAct", "the others cannot know"
    forest = day(items="hammer, torch", hand=("anvil_fox",), V={"place": "4_9_12"})
    assert forest.active() != "V", "in a forest no card is of use"
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
@pytest.mark.lone_vagabond
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
    for place in (table.state.book.forest_names[0], "4_9_12"):
        forest = day(items="boots", hand=("anvil_fox",), V={"place": place})
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
    assert table.points("V") == 0 and board(table).relations == (0, 0, 0, 0) and board(table).aids == (0, 0, 0, 0)


@pytest.mark.rule("R9.5.5")
def test_a_quest_uses_both_items_and_rewards_fame() -> None:
    table = day("9: V", items="boots, boots, torch", V={"quests": {"mouse": 1}},
                quests=("escort_mouse", "errand_fox", "errand_rabbit"))
    table.do("quest escort_mouse", luck=("turn-up guard_duty_rabbit",))
    assert table.question() == "QuestReward" and len(table.state.quests) == 3
    assert table.view()["quests"] is not None and items(table) == ["boots down", "boots down", "torch"]
    table.do("fame")
    assert table.points("V") == 2 and board(table).quests == (0, 0, 2)


@pytest.mark.rule("R9.5.5")
def test_each_further_quest_of_a_suit_is_worth_one_more() -> None:
    table = day("9: V", items="boots, boots, sword, sword",
                quests=("escort_mouse", "expel_bandits_mouse", "errand_fox"))
    table.do("quest escort_mouse", luck=("turn-up guard_duty_rabbit",)).do("fame")
    assert table.points("V") == 1 and board(table).quests == (0, 0, 1)
    before = len(table.state.quest_deck)
    table.do(table.offers("quest")[0]).do("fame")
    assert table.points("V") == 1 + 2 and board(table).quests == (0, 0, 2) and len(board(table).done) == 2
    assert len(table.state.quests) == 3 and len(table.state.quest_deck) == before - 1
    assert not set(board(table).done) & {*table.state.quests, *table.state.quest_deck}, "a quest that was done never returns"


@pytest.mark.rule("R9.5.5")
def test_quests_of_another_suit_count_for_themselves() -> None:
    table = day("12: V", items="tea, boots, sword", V={"quests": {"mouse": 3, "rabbit": 1}}).do("quest errand_fox", "fame")
    assert table.points("V") == 1 and board(table).quests == (1, 1, 3)


@pytest.mark.rule("R9.5.5")
def test_two_of_a_kind_need_two() -> None:
    one = day("9: V", items="boots, boots down, torch", quests=("escort_mouse", "errand_fox", "errand_rabbit"))
    assert one.offers("quest") == [] and one.why_not("quest escort_mouse") == "R-quest-mouse"


@pytest.mark.rule("R9.5.5")
def test_or_two_cards() -> None:
    table = day("9: V", items="boots, boots, torch", deck=["anvil_fox", "sappers_bird", "sword_mouse"])
    table.do("quest escort_mouse", "cards")
    assert sorted(table.hand("V")) == ["anvil_fox", "sappers_bird"] and table.points("V") == 0


@pytest.mark.rule("R9.5.5")
def test_no_new_quest_from_an_empty_deck() -> None:
    table = day("9: V", items="boots, boots, torch", quests=("escort_mouse",), quest_deck=[])
    table.do("quest escort_mouse")
    assert table.question() == "QuestReward" and table.state.quests == ()


@pytest.mark.rule("R-data-quests")
def test_fifteen_quests_with_two_items_each() -> None:
    quests = printed()["quests"]
    needed: dict[str, int] = {}
    for quest in quests:
        assert len(quest["items"]) == 2
        for item in quest["items"]:
            needed[item] = needed.get(item, 0) + 1
    assert [sum(quest["suit"] == suit for quest in quests) for suit in ("fox", "rabbit", "mouse")] == [5, 5, 5]
    assert needed == {"torch": 7, "sword": 6, "boots": 6, "tea": 5, "bag": 2, "crossbow": 2, "coins": 1, "hammer": 1}


FOX_QUESTS = [("errand_fox", "tea, boots"), ("fundraising_fox", "tea, coins"), ("give_a_speech_fox", "torch, tea"),
              ("logistics_help_fox", "boots, bag"), ("repair_a_shed_fox", "torch, hammer")]
RABBIT_QUESTS = [("errand_rabbit", "tea, boots"), ("expel_bandits_rabbit", "sword, sword"),
                 ("fend_off_a_bear_rabbit", "torch, crossbow"), ("give_a_speech_rabbit", "torch, tea"),
                 ("guard_duty_rabbit", "torch, sword")]
MOUSE_QUESTS = [("escort_mouse", "boots, boots"), ("expel_bandits_mouse", "sword, sword"),
                ("fend_off_a_bear_mouse", "torch, crossbow"), ("guard_duty_mouse", "torch, sword"),
                ("logistics_help_mouse", "boots, bag")]


def offered_in(quest: str, needed: str) -> list[int]:
    """Where he may do the quest with the items it needs."""
    return [clearing for clearing in range(1, 13)
            if day(f"{clearing}: V", items=needed, quests=(quest,)).offers("quest") == [f"quest {quest}"]]


def refused_short(quest: str, needed: str, clearing: int) -> set[str]:
    """With an item used up, damaged or missing it is not offered; the rules that say so. A card in hand: he is asked."""
    one, other = needed.split(", ")
    tables = [day(f"{clearing}: V", items=f"{short}, hammer damaged", quests=(quest,), hand=("root_tea_mouse",))
              for short in (f"{one}, {other} down", f"{one} damaged, {other}", one)]
    assert [table.offers("quest") for table in tables] == [[], [], []]
    return {table.why_not(f"quest {quest}") for table in tables}


def fame_and_used(quest: str, needed: str, clearing: int) -> tuple[int, int]:
    """His points for the first quest of a suit, and how many items it turned down."""
    done = day(f"{clearing}: V", items=f"{needed}, crossbow", quests=(quest,)).do(f"quest {quest}", "fame")
    return done.points("V"), sum("down" in item for item in items(done))


@pytest.mark.rule("R-quest-fox")
@pytest.mark.parametrize(("quest", "needed"), FOX_QUESTS)
def test_fox_quests(quest: str, needed: str) -> None:
    assert offered_in(quest, needed) == [1, 6, 8, 12]
    assert refused_short(quest, needed, 1) == {"R-quest-fox"}
    assert fame_and_used(quest, needed, 1) == (1, 2)


@pytest.mark.rule("R-quest-rabbit")
@pytest.mark.parametrize(("quest", "needed"), RABBIT_QUESTS)
def test_rabbit_quests(quest: str, needed: str) -> None:
    assert offered_in(quest, needed) == [3, 4, 5, 10]
    assert refused_short(quest, needed, 3) == {"R-quest-rabbit"}
    assert fame_and_used(quest, needed, 3) == (1, 2)


@pytest.mark.rule("R-quest-mouse")
@pytest.mark.parametrize(("quest", "needed"), MOUSE_QUESTS)
def test_mouse_quests(quest: str, needed: str) -> None:
    assert offered_in(quest, needed) == [2, 7, 9, 11]
    assert refused_short(quest, needed, 2) == {"R-quest-mouse"}
    assert fame_and_used(quest, needed, 2) == (1, 2)


@pytest.mark.rule("R9.5.6")
def test_strike_takes_a_warrior_first() -> None:
    table = day("9: V, M1+sawmill, A+sympathy", items="crossbow, crossbow", hand=("root_tea_mouse",))
    assert table.offers("strike") == ["strike marquise"] and table.offers("snipe") == ["snipe sympathy"]
    assert table.why_not("snipe sawmill") == "R9.5.6" and table.why_not("strike alliance") == "R9.5.6"
    table.do("snipe sympathy")
    assert table.points("V") == 1 and table.offers() == ["give root_tea_mouse"], "Outrage follows"
    table.do("give root_tea_mouse", "strike marquise")
    assert table.count(9, "M") == 0 and items(table) == ["crossbow down", "crossbow down"]
    assert day("9: V, M1, A+sympathy", items="sword, crossbow down").offers("strike") == []
    assert day("9: M1", items="boots, crossbow", V={"place": "4_9_12"}).offers("strike") == []


@pytest.mark.rule("R9.5.7")
def test_repair_keeps_the_side() -> None:
    table = day("9: V", items="hammer, hammer, hammer, tea damaged down, tea damaged, boots damaged down")
    table.do("repair tea damaged-down", "repair tea damaged", "repair boots damaged-down")
    assert items(table) == ["boots down", "hammer down", "hammer down", "hammer down", "tea", "tea down"]
    bare = day("9: V", items="boots, tea damaged")
    assert bare.offers("repair") == [] and bare.why_not("repair tea damaged") == "R9.5.7"
