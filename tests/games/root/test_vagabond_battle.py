"""A Vagabond in battle (R9.2.6, R9.2.7): swords, damage, and the other reading of D1."""
import pytest

from tests.games.root.scene import scene
from tests.games.root.vagabonds import day, decline, items

pytestmark = pytest.mark.usefixtures("as_either_vagabond")


@pytest.mark.rule("R9.2.6", "R9.5.2")
def test_all_undamaged_swords_limit_his_hits_face_up_or_down() -> None:
    table = day("12: V, E3", items="sword, sword").do("battle 12 eyrie", luck=("roll 3 0",))
    decline(table)
    assert table.count(12, "E") == 1 and items(table) == ["sword", "sword down"]


@pytest.mark.rule("R9.2.6")
def test_as_defender_too() -> None:
    table = scene("M E V", "12: V, M4", active="M", phase="daylight", V={"items": ["sword down", "sword down", "boots"]})
    table.do("battle 12 vagabond", luck=("roll 3 2",))
    assert items(table) == ["boots damaged", "sword damaged down", "sword damaged down"] and table.count(12, "M") == 2


@pytest.mark.rule("R9.2.6")
def test_without_an_undamaged_sword_no_rolled_hits() -> None:
    table = scene("M E V", "12: V, M4", active="M", phase="daylight", V={"items": ["sword damaged", "boots"]})
    table.do("battle 12 vagabond", luck=("roll 3 3",))
    assert table.count(12, "M") == 4


@pytest.mark.rule("R9.2.7")
def test_each_hit_damages_an_item_and_the_rest_is_ignored() -> None:
    table = scene("M E V", "12: V, M4", active="M", phase="daylight", V={"items": ["boots down"]})
    table.do("battle 12 vagabond", luck=("roll 3 0",))
    assert items(table) == ["boots damaged down"]


@pytest.mark.rule("R9.2.7")
def test_he_chooses_what_is_damaged_the_used_sword_too() -> None:
    table = day("12: V, E2", items="sword, tea, torch").do("battle 12 eyrie", luck=("roll 1 1",))
    decline(table, "SufferHit")
    assert table.offers() == ["damage sword satchel-down", "damage torch satchel", "damage tea track"]
    table.do("damage sword satchel-down")
    assert items(table) == ["sword damaged down", "torch", "tea"]


# --- D1, the other reading

@pytest.mark.rule("R9.5.2", "R9.2.6")
def test_by_the_other_reading_each_rolled_hit_takes_a_face_up_sword() -> None:
    table = day("12: V, E3", items="sword, sword, sword", vagabond_pay_sword_per_hit=True)
    table.do("battle 12 eyrie", luck=("roll 3 0",))
    decline(table, "PaySwords")
    assert table.offers() == ["swords 0", "swords 1", "swords 2"]
    table.do("swords 1")
    decline(table)
    assert table.count(12, "E") == 2 and items(table) == ["sword", "sword down", "sword down"]


@pytest.mark.rule("R9.5.2")
def test_by_the_other_reading_allied_warriors_strike_for_nothing() -> None:
    table = day("12: V, M2, E5", items="sword, sword", vagabond_pay_sword_per_hit=True, V={"relations": {"M": "allied"}})
    table.do("battle 12 eyrie").do("ally marquise", luck=("roll 3 0",))
    decline(table, "PaySwords")
    assert table.offers() == ["swords 0", "swords 1"]
    table.do("swords 0")
    decline(table)
    assert table.count(12, "E") == 3
