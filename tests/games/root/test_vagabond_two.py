"""Two Vagabonds at one table (R9.7)."""
import pytest

from tests.games.root.scene import Scene, new_game, scene
from tests.games.root.vagabonds import board, day, decline, items, relation

pytestmark = pytest.mark.usefixtures("as_either_vagabond")


def two(*clearings: str, **fields: object) -> Scene:
    """V's Daylight with V2 at the table."""
    return day(*clearings, factions="M E V V2", **fields)


@pytest.mark.rule("R9.3.1", "R9.7.2")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_the_second_to_set_up_has_five_characters(seed: int) -> None:
    table = new_game("V V2 C", seed=seed)
    one = table.decisions()[0]
    other = 1 - one
    assert len(table.legal_texts(one)) == 6
    table.do(one, "character tinker")
    table.do(one, table.legal_texts(one)[0])
    assert table.decisions() == [other]
    assert "character tinker" not in table.legal_texts(other) and len(table.legal_texts(other)) == 5


@pytest.mark.rule("R9.7.2")
def test_which_of_them_sets_up_first_is_random() -> None:
    assert {new_game("V V2 C", seed=seed).decisions()[0] for seed in range(20)} == {0, 1}


@pytest.mark.rule("R9.7.1")
def test_two_items_lie_under_each_ruin() -> None:
    table = new_game("V V2 C")
    assert table.state.hidden_items == (0, 0, 1, 1, 4, 4, 7, 7)
    assert [row["ruin_items"] for row in table.view(-1)["clearings"] if row["ruin"]] == [2, 2, 2, 2]


@pytest.mark.rule("R9.7.1")
def test_he_looks_at_both_and_may_take_one() -> None:
    table = two("12: V", items="torch, torch", luck=("unearth sword", "unearth boots")).do("explore")
    assert table.question() == "Loot" and table.offers() == ["done", "loot boots", "loot sword"]
    assert table.board("V")["ruins"] == {"12": ["boots", "sword"]}
    for other in ("V2", "M", ""):
        boards = table.view(other)["seats"]
        assert all(seat["board"].get("ruins", {}) == {} for seat in boards if "ruins" in seat["board"])
    table.do("loot sword")
    assert items(table) == ["sword", "torch", "torch down"] and table.points("V") == 1 and table.state.ruins >> 11 & 1
    table.do("explore", "loot boots")
    assert not table.state.ruins >> 11 & 1 and table.points("V") == 2


@pytest.mark.rule("R9.7.1")
def test_nobody_else_sees_what_he_saw() -> None:
    table = two("12: V", items="torch", luck=("unearth sword", "unearth boots")).do("explore")
    luck = [entry for entry in table.entries() if entry.text.startswith("unearth")]
    assert len(luck) == 2 and all(entry.seen == 1 << table.number("V") for entry in luck)


@pytest.mark.rule("R9.7.1")
def test_the_other_looks_for_himself() -> None:
    table = scene("M E V V2", "12: V2", active="V2", phase="daylight", ruins={"12": ["sword", "boots"]}, ruin_seers={"12": ["V"]},
                  V2={"character": "ranger", "items": ["torch"]})
    assert table.board("V2")["ruins"] == {}
    table.do("explore")
    assert table.board("V2")["ruins"] == {"12": ["boots", "sword"]} and table.offers("loot") == ["loot boots", "loot sword"]


@pytest.mark.rule("R9.7.1-2")
def test_never_two_ruin_items_of_a_kind() -> None:
    table = two("12: V", items="torch, boots", V={"ruin_kinds": ["boots"]}, ruins={"12": ["boots"]}, ruin_seers={"12": ["V"]})
    table.do("explore")
    assert table.offers() == ["done"] and table.why_not("loot boots") == "R9.7.1-2"
    table.do("done")
    assert items(table) == ["boots", "torch down"] and table.points("V") == 0 and table.state.ruins >> 11 & 1


@pytest.mark.rule("R9.7.1-2")
def test_what_the_other_took_does_not_matter() -> None:
    table = two("12: V", items="torch, torch", V={"ruin_kinds": ["sword"]}, V2={"items": ["boots"], "ruin_kinds": ["boots"]},
                ruins={"12": ["boots", "sword"]}, ruin_seers={"12": ["V"]}).do("explore")
    assert table.offers() == ["done", "loot boots"]
    table.do("loot boots")
    assert items(table) == ["boots", "torch", "torch down"] and table.points("V") == 1 and table.points("V2") == 0
    assert table.do("explore").offers() == ["done"], "the sword is a second one"


@pytest.mark.rule("R9.7.1-2")
def test_what_he_took_himself_he_may_not_take_again() -> None:
    table = two("12: V", items="torch, torch, boots", ruins={"12": ["sword", "sword"]}, ruin_seers={"12": ["V"]})
    table.do("explore", "loot sword", "explore")
    assert table.offers() == ["done"] and table.why_not("loot sword") == "R9.7.1-2"


@pytest.mark.rule("R9.7.1", "R-P17")
def test_for_a_full_track_he_makes_room_and_still_chooses() -> None:
    table = two("12: V", items="torch, bag, bag, bag", luck=("unearth bag", "unearth boots")).do("explore")
    assert table.offers() == ["done", "loot boots", "aside bag"] and table.why_not("loot bag") == "R9.2.5.i"
    table.do("aside bag")
    assert table.offers() == ["done", "loot boots", "loot bag"]
    assert [kind for kind in table.told() if kind == "found"] == ["found"] * 2, "he has looked once"
    table.do("loot bag")
    assert items(table) == ["torch down", "bag", "bag", "bag", "bag satchel"] and table.points("V") == 1


@pytest.mark.rule("R9.7.1-2")
def test_taking_none_by_choice_costs_the_torch() -> None:
    table = two("12: V", items="torch, boots", luck=("unearth sword", "unearth hammer")).do("explore", "done")
    assert items(table) == ["boots", "torch down"] and table.points("V") == 0 and table.state.ruin_items[11] == (1, 4)


@pytest.mark.rule("R-V21")
def test_vagabonds_fight_without_hostility_and_infamy() -> None:
    table = two("12: V, V2", items="sword, boots", V2={"items": ["boots", "torch"]}).do("battle 12 vagabond2", luck=("roll 1 0",))
    decline(table, "SufferHit")
    assert items(table, "V2") == ["boots damaged", "torch damaged"], "a rolled hit and one for the defenseless"
    decline(table)
    assert table.points("V") == 0 and board(table).relations == board(table, "V2").relations == (0,) * 4


@pytest.mark.rule("R-V21", "R9.5.6")
def test_strike_does_nothing_to_a_pawn() -> None:
    table = two("12: V, V2", items="crossbow, boots")
    assert table.offers("strike") == [] and table.why_not("strike vagabond2") == "R-V21"


@pytest.mark.rule("R9.7.3")
def test_they_share_the_quests_and_count_their_own() -> None:
    table = scene("M E V V2", "12: V2", "1: V", active="V2", phase="daylight",
                  quests=["errand_fox", "errand_rabbit", "escort_mouse"],
                  V={"quests": {"fox": 2}}, V2={"character": "ranger", "items": ["tea", "boots", "torch"]})
    table.do("quest errand_fox", "fame")
    assert table.points("V2") == 1 and board(table, "V2").quests == (1, 0, 0) and board(table).quests == (2, 0, 0)
    assert len(table.state.quests) == 3 and 0 not in table.state.quests


@pytest.mark.rule("R9.7.3")
def test_no_more_than_three_quests_after_both_have_set_up() -> None:
    table = new_game("V V2 C")
    while table.decisions()[0] < 2:
        table.do(table.decisions()[0], table.legal_texts(table.decisions()[0])[0])
    assert len(table.state.quests) == 3 and len(table.state.quest_deck) == 12


@pytest.mark.rule("R9.2.9.II.d")
def test_items_of_the_other_vagabond_do_not_weigh_up_fallen_allies() -> None:
    table = two("12: V, V2, M3", items="sword, boots, tea", V={"relations": {"M": "allied"}},
                V2={"character": "ranger", "items": ["sword", "sword", "boots", "boots"]})
    table.do("battle 12 vagabond2").do("ally marquise", luck=("roll 2 2",))
    decline(table, "SufferHit")
    assert table.asks() == "V2"
    table.do("damage boots satchel", "damage boots satchel", "ally-falls marquise", "ally-falls marquise")
    decline(table)
    assert table.count(12, "M") == 1 and relation(table, "M") == "hostile"


@pytest.mark.rule("R9.2.9.III", "R9.2.9.II.d")
def test_a_defending_vagabond_who_fells_allies_is_hostile_to_their_faction() -> None:
    table = two("12: V, V2, M3", items="sword, boots, tea", V={"relations": {"M": "allied"}},
                V2={"character": "ranger", "items": ["sword", "sword", "boots"], "relations": {"M": "close"}})
    table.do("battle 12 vagabond2").do("ally marquise", luck=("roll 1 1",))
    decline(table, "SufferHit")
    table.do("damage boots satchel", "ally-falls marquise")
    assert relation(table, "M", "V2") == relation(table, "M") == "hostile" and table.points("V2") == 0


@pytest.mark.rule("R-V22")
def test_allies_who_fall_in_a_battle_he_instigated_are_removed_by_the_vagrant() -> None:
    table = two("12: V, V2, M3, E3", items="torch, boots", V={"character": "vagrant"},
                V2={"character": "ranger", "items": ["sword", "boots", "boots"], "relations": {"M": "allied"}})
    table.do("instigate vagabond2 eyrie")
    assert (table.asks(), table.question()) == ("V2", "NameAlly")
    table.do("ally marquise", luck=("roll 2 2",))
    decline(table, "SufferHit")
    table.do("ally-falls marquise", "ally-falls marquise")
    assert relation(table, "M") == relation(table, "E") == relation(table, "M", "V2") == "hostile"
    assert relation(table, "E", "V2") == "indifferent" and table.points("V") == 2, "the second cat and the second bird"
