"""Habits that a player noticed in Root's bots: positions where giving way to them gains nothing. From steady on nobody does."""
import pytest

from kotatsu import bots, games
from tests.games.root.scene import Scene, scene
from tests.games.root.vagabonds import day

GAME = games.load("root")
LEVELS = bots.names("root")[bots.names("root").index("steady"):]
levels = pytest.mark.parametrize("level", LEVELS)


def chosen(level: str, table: Scene, seed: int = 1) -> str:
    """What a bot does where somebody at a table is asked, and could do otherwise."""
    assert table.table.item is not None and len(table.offers()) > 1
    seat = table.table.decisions()[0]
    return GAME.format(table.state, bots.decide(bots.make("root", level, seed), GAME, table.state, table.table.item, seat))


@levels
def test_the_marquise_crafts_an_item_for_points_that_costs_her_nothing(level: str) -> None:
    """Two workshops in mouse clearings, wood and ground to build on: she crafts before she acts (R6.2.1)."""
    table = scene("M E A V", "9: M3+workshop2", "2: M2+sawmill+wood2", "6: M3", "1: E6+roost", active="M", phase="daylight",
                  M={"hand": ["root_tea_mouse"], "points": 6}, E={"points": 5}, A={"points": 4}, V={"points": 5})
    assert table.question() == "MarquiseAct"
    assert chosen(level, table) == "craft root_tea_mouse"


@levels
def test_the_vagabond_gives_no_ambush_to_whom_he_could_fight(level: str) -> None:
    """Another card of the suit does as well, or none."""
    both = day("12: V, E3", "1: E6+roost", items="sword, sword, boots, torch", hand=("ambush_fox", "anvil_fox"), points=5)
    assert "aid eyrie ambush_fox" in both.offers() and chosen(level, both) != "aid eyrie ambush_fox"
    one = day("12: V, E3", "1: E6+roost", items="sword, sword, boots, torch", hand=("ambush_fox",), points=5)
    assert "aid eyrie ambush_fox" in one.offers() and chosen(level, one) != "aid eyrie ambush_fox"


@levels
@pytest.mark.parametrize("prey", ["A sympathy", "A1"])
def test_no_brutal_tactics_where_all_falls_anyway(level: str, prey: str) -> None:
    """A point for the other side, and nothing more falls than would have."""
    table = scene("M E A V", f"9: M3, {prey}", "2: M2+sawmill", "6: M4+recruiter", "1: E6+roost", active="M", phase="daylight",
                  M={"effects": ["brutal_tactics"], "points": 6}, A={"points": 5}).do("battle 9 alliance", luck=("roll 2 0",))
    assert table.offers() == ["done", "use brutal_tactics"]
    assert chosen(level, table) == "done"


@levels
def test_brutal_tactics_where_a_building_falls_by_them(level: str) -> None:
    table = scene("M E A V", "9: M3, E1+roost", "2: M2+sawmill", "6: M4+recruiter", active="M", phase="daylight",
                  M={"effects": ["brutal_tactics"], "points": 6}, E={"points": 5}).do("battle 9 eyrie", luck=("roll 1 0",))
    assert chosen(level, table) == "use brutal_tactics"


@levels
def test_no_aid_that_completes_nothing(level: str) -> None:
    """Friends want two aids in one turn, and there is one card: it stays in the hand."""
    table = day("8: V, M3", "1: E6+roost", items="boots, torch, sword", hand=("anvil_fox",), points=5,
                V={"relations": {"marquise": "friendly"}, "character": "ranger"})
    assert "aid marquise anvil_fox" in table.offers() and not chosen(level, table).startswith("aid")


@levels
def test_aid_that_brings_an_item(level: str) -> None:
    """The same with a sword to be had for it."""
    table = day("8: V, M3", "1: E6+roost", items="boots, torch, sword", hand=("anvil_fox",), points=5,
                V={"relations": {"marquise": "friendly"}, "character": "ranger"}, M={"items": {"sword": 1}})
    assert chosen(level, table) == "aid marquise anvil_fox"


WOODLAND = ("1: M1+sawmill+keep", "2: M2+workshop+recruiter, A sympathy", "3: E3+roost", "4: M1+sawmill", "6: E2+roost, A sympathy",
            "5: M2+sawmill+recruiter, A sympathy", "7: M1, E3+roost", "8: M1", "9: M1", "10: M1+workshop", "12: M1")


@levels
def test_the_vagabond_does_not_slip_away_to_walk_straight_back(level: str) -> None:
    """A ruin lies where he stands, and he has a torch."""
    table = day(*WOODLAND, "11: M1, V", phase="birdsong", items="boots, boots, sword, torch, tea, bag, bag", points=5,
                hand=("dominance_rabbit", "favor_of_the_rabbits_rabbit", "mouse_in_a_sack_mouse"),
                quests=("fundraising_fox", "fend_off_a_bear_mouse", "guard_duty_mouse"), ruins={"10": ["?"], "11": ["?"]},
                V={"character": "thief", "relations": {"marquise": "friendly", "alliance": "friendly"}},
                M={"points": 8}, E={"points": 3}, A={"points": 4, "supporters": ["stand_and_deliver_fox", "travel_gear_fox"]})
    assert table.question() == "Slip" and "slip 3" in table.offers()
    table.do(chosen(level, table))
    assert table.question() == "VagabondAct" and chosen(level, table) != "walk 11"


@levels
@pytest.mark.parametrize("kept", ["ambush_bird", "royal_claim_bird"])
def test_birds_are_no_price_where_a_supporter_of_the_suit_is_there(level: str, kept: str) -> None:
    """Two of three go: the bird stays, which can pay for every suit."""
    table = scene("M A E", "12: A sympathy", "9: M2+sawmill", active="A",
                  A={"supporters": [kept, "anvil_fox", "root_tea_fox"]}).do("revolt 12")
    for _ in range(2):
        if table.question() == "PaySupporter" and len(table.offers()) > 1:
            assert "bird" not in chosen(level, table)
            table.do(chosen(level, table))
    assert table.supporters() == [kept]


@levels
@pytest.mark.parametrize(("bird", "suited"), [("ambush_bird", "root_tea_mouse"), ("royal_claim_bird", "root_tea_mouse"),
                                              ("dominance_bird", "root_tea_mouse"), ("birdy_bindle_bird", "sword_mouse")])
def test_outrage_is_paid_with_a_card_of_the_suit(level: str, bird: str, suited: str) -> None:
    table = scene("M E A", "12: M3", "9: A sympathy", "2: M2+sawmill", active="M", phase="evening",
                  M={"hand": [bird, suited], "effects": ["cobbler"]}).do("move 12 9 3")
    assert table.question() == "PayOutrage" and chosen(level, table) == f"give {suited}"


@levels
def test_a_building_s_only_guard_stays_out_of_battle(level: str) -> None:
    """One warrior beside the base, three beside it: whoever attacks there loses it."""
    table = scene("M A E", "9: A1+base, M3", "12: M3", "5: E4+roost", active="A", phase="evening", A={"officers": 1, "points": 8})
    assert "battle 9 marquise" in table.offers() and chosen(level, table) != "battle 9 marquise"
