"""What each seat sees, and what it may believe about the rest (R1.2, RB, R-P18)."""
import json
from typing import Any

import pytest

import kotatsu
from kotatsu.games.root import GAME
from kotatsu.games.root.book import PIECE_NAMES, PIECE_TOTAL, WARRIORS
from kotatsu.games.root.census import census
from kotatsu.games.root.imagine import deal_cards
from kotatsu.games.root.state import SUPPORTERS, Seen
from kotatsu.kernel.belief import STRICT
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from tests.games.root.scene import Scene, new_game, random_game, scene

HIDDEN = ["root_tea_fox", "ambush_rabbit", "sappers_bird"]


def imagined(table: Scene, viewer: str, seed: int = 1) -> Any:
    return GAME.imagine(table.state, table.number(viewer) if viewer else -1, Luck(seed))


def names(table: Scene, cards: list[int]) -> list[str]:
    return [table.state.book.card_ids[card] for card in cards]


# --- hands and piles

@pytest.mark.rule("R1.2.1")
def test_a_swapped_hidden_card_changes_nobody_elses_view():
    one = scene("M E A", "1: M1+keep", A={"hand": ["anvil_fox", "cobbler_rabbit"]})
    other = scene("M E A", "1: M1+keep", A={"hand": ["sword_mouse", "cobbler_rabbit"]})
    for viewer in ("", "M", "E"):
        assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
    assert one.view("A") != other.view("A")
    assert [seat["hand"] for seat in one.view("M")["seats"]] == [0, 0, 2]
    assert one.view("A")["seats"][2]["cards"] == ["anvil_fox", "cobbler_rabbit"]
    assert one.view("M")["seats"][2]["cards"] is None


@pytest.mark.rule("R1.2.2")
def test_everybody_sees_the_whole_discard_pile_and_nobody_the_deck():
    table = scene("M E C", deck=["anvil_fox"], discard=["cobbler_rabbit", "ambush_fox"], souls=["sword_mouse"])
    for view in table.views():
        assert view["discard"] == ["cobbler_rabbit", "ambush_fox"] and view["lost_souls"] == ["sword_mouse"]
        assert view["deck"] == 51 and "anvil_fox" not in json.dumps(view)
    assert scene("M E").view()["lost_souls"] is None


@pytest.mark.rule("R2.1.4")
def test_revealed_cards_lie_open():
    table = scene("C E", "2: C3+garden", phase="daylight", C={"hand": ["sword_mouse", "anvil_fox"]})
    table.do("preach sword_mouse 2")
    for view in table.views():
        assert view["seats"][0]["board"]["revealed"] == ["sword_mouse"] and view["seats"][0]["hand"] == 1


@pytest.mark.rule("R11.2.3")
def test_the_riverfolk_play_with_open_hands():
    table = scene("M R", R={"hand": ["sword_mouse", "anvil_fox"]})
    for view in table.views():
        assert view["seats"][1]["cards"] == ["anvil_fox", "sword_mouse"]
    assert names(table, imagined(table, "M").hands[1]) == ["anvil_fox", "sword_mouse"]


@pytest.mark.rule("R8.2.3")
def test_only_the_alliance_looks_at_the_supporters():
    one = scene("M A", A={"supporters": ["sword_mouse", "anvil_fox"]})
    other = scene("M A", A={"supporters": ["ambush_bird", "anvil_fox"]})
    for viewer in ("", "M"):
        board = one.view(viewer)["seats"][1]["board"]
        assert (board["supporters"], board["supporter_cards"]) == (2, None)
        assert json.dumps(one.view(viewer)) == json.dumps(other.view(viewer))
    assert one.board("A")["supporter_cards"] == ["anvil_fox", "sword_mouse"]


@pytest.mark.rule("R9.3.4")
def test_what_lies_under_ruins_is_hidden():
    table = Scene("V M", "12: V")
    for view in table.views():
        ruins = {clearing["n"]: clearing["ruin_items"] for clearing in view["clearings"] if clearing["ruin"]}
        assert ruins == {6: 1, 10: 1, 11: 1, 12: 1} and view["seats"][0]["board"]["ruins"] == {}
    found = set()
    for seed in range(24):
        again = scene("V M", "12: V", phase="daylight", seed=seed)
        again.do("explore")
        found |= {item["item"] for item in again.board("V")["items"]} - {"boots", "torch", "tea", "sword"}
    assert found == {"hammer", "bag"}                            # boots and swords he has already


@pytest.mark.rule("R9.3.4")
def test_what_one_vagabond_saw_under_a_ruin_the_other_does_not_know():
    table = scene("V V2 M", "12: V", V2={"character": "ranger"}, ruins={"12": ["boots", "sword"], "6": ["?", "?"]},
                  ruin_seers={"12": ["V"]}, hidden_items=["hammer", "bag"])
    assert table.board("V")["ruins"] == {"12": ["boots", "sword"]} and table.board("V2")["ruins"] == {}
    assert table.view()["seats"][0]["board"]["ruins"] == {}
    believed = {imagined(table, "V2", seed).ruin_items[11] for seed in range(40)}
    assert len(believed) > 1 and {imagined(table, "V", seed).ruin_items[11] for seed in range(9)} == {table.state.ruin_items[11]}


# --- what was shown stays known (R-P18)

@pytest.mark.rule("R-P18")
def test_a_hand_that_was_seen_is_known_until_a_card_leaves_unseen():
    table = scene("M E V", "9: V, E1", phase="daylight", M={"effects": ["codebreakers"]}, E={"hand": HIDDEN},
                  V={"items": ["torch"]})
    assert table.view("M")["seats"][1]["known"] is None
    table.do("spy eyrie")
    assert table.view("M")["seats"][1]["known"] == {"cards": sorted(HIDDEN, key=table.state.book.card_ids.index), "lost": 0}
    assert table.view("V")["seats"][1]["known"] is None and table.view()["seats"][1]["known"] is None
    for seed in range(6):
        assert sorted(names(table, imagined(table, "M", seed).hands[1])) == sorted(HIDDEN)
    assert {tuple(imagined(table, "V", seed).hands[1]) for seed in range(6)} != {tuple(table.state.hands[1])}


@pytest.mark.rule("R-P18")
def test_a_random_theft_makes_certainty_vanish_for_those_who_did_not_see_it():
    known = [{"viewer": "M", "place": "E", "cards": HIDDEN}]
    table = scene("V M E", "9: V, E1", phase="daylight", E={"hand": HIDDEN}, seen=known,
                  V={"character": "thief", "items": ["torch"]})
    table.do("steal eyrie", luck=("random sappers_bird",))
    assert table.view("M")["seats"][2]["known"]["lost"] == 1 and len(table.view("M")["seats"][2]["known"]["cards"]) == 3
    assert table.view("M")["seats"][2]["cards"] is None
    assert table.view("E")["seats"][0]["known"] == {"cards": ["sappers_bird"], "lost": 0}
    hands = {tuple(names(table, imagined(table, "M", seed).hands[2])) for seed in range(60)}
    assert len(hands) > 2 and all(len(set(hand) & set(HIDDEN)) >= 1 for hand in hands)


@pytest.mark.rule("R-P18")
def test_a_card_given_by_outrage_is_known_to_both_and_to_nobody_else():
    table = scene("M E A", "9: A sympathy", "1: M2+keep", phase="daylight", M={"hand": ["sword_mouse", "anvil_fox"]})
    table.do("move 1 9 1")
    table.do("give sword_mouse")
    assert table.view("M")["seats"][2]["board"]["known_supporters"] == {"cards": ["sword_mouse"], "lost": 0}
    assert table.view("E")["seats"][2]["board"]["known_supporters"] is None
    assert any(seen.place == SUPPORTERS for seen in table.state.seen)
    for seed in range(5):
        assert names(table, imagined(table, "M", seed).alliance.supporters) == ["sword_mouse"]


def test_whoever_must_pay_can_pay_in_every_world():
    table = scene("M E A", "9: A sympathy", "1: M2+keep", phase="daylight", M={"hand": ["sword_mouse", "anvil_fox"]})
    table.do("move 1 9 1")
    assert table.question() == "PayOutrage"
    suits = table.state.book.card_suit
    for seed in range(30):
        assert any(suits[card] in (2, 3) for card in imagined(table, "E", seed).hands[0])


# --- components

@pytest.mark.rule("RB")
def test_component_totals():
    assert sum(WARRIORS) == 95
    assert (sum(PIECE_TOTAL[:6]), sum(PIECE_TOTAL[6:])) == (43, 28)
    table = new_game("M E A V C R", 3)
    counts = census(table.state)
    assert sum(number for name, number in counts.items() if name.startswith("card ")) == 54
    assert sum(number for name, number in counts.items() if name.startswith("quest ")) == 15
    assert sum(number for name, number in counts.items() if name.startswith("warriors ")) == 95
    assert sum(number for name, number in counts.items() if name.startswith("item ")) == 12 + 4
    assert all(counts[f"{name} within {PIECE_TOTAL[piece]}"] for piece, name in enumerate(PIECE_NAMES))


@pytest.mark.rule("RB")
@pytest.mark.parametrize("factions", ["M E A V", "V V2 C R", "M E A V C R"])
def test_every_component_is_in_exactly_one_place_at_every_step(factions):
    wanted = GAME.census(new_game(factions, 2).state)
    steps = 0

    def each(table: Table) -> None:
        nonlocal steps
        steps += 1
        assert GAME.census(table.state) == wanted

    each(random_game(factions, 2, each))
    assert steps > 100


def test_the_torch_of_a_scorched_clearing_is_counted():
    table = scene("V M", "8: V, M2+sawmill", phase="daylight", V={"character": "scoundrel"})
    before = GAME.census(table.state)
    table.do("scorch")
    assert GAME.census(table.state) == before and table.view()["clearings"][7]["scorched"]


# --- the shape of the view

def test_the_battle_is_shown_step_by_step():
    table = scene("M E", "9: M3, E2+roost", phase="daylight", M={"effects": ["brutal_tactics"]}, E={"hand": ["ambush_mouse"]})
    assert table.view()["battle"] is None
    table.do("battle 9 eyrie")
    assert table.view()["battle"]["step"] == "ambush" and table.view()["battle"]["dice"] is None
    table.do("done", luck=("roll 1 2",))
    shown = table.view()["battle"]
    assert (shown["step"], shown["dice"], shown["rolled"]) == ("cards", [2, 1], {"attacker": 2, "defender": 1})
    assert (shown["clearing"], shown["attacker"], shown["defender"], shown["ambush"]) == (9, 0, 1, None)


def test_the_end_is_shown():
    points = scene("M E", "9: M2, E roost", phase="daylight", M={"points": 29})
    points.do("battle 9 eyrie", luck=("roll 0 0",))
    assert points.view()["result"] == {"winners": [0], "by": "points"} and points.view()["phase"] == "over"
    coalition = scene("M E A V", "1: M2", "6: M2", "8: M2", active="M", M={"dominance": "fox"},
                      V={"partner": "M", "joined": "dominance_mouse"})
    assert coalition.view()["result"] == {"winners": [0, 3], "by": "coalition"}
    alone = scene("M E A", "1: M2", "3: M2", active="M", M={"dominance": "bird"})
    assert alone.view()["result"] == {"winners": [0], "by": "dominance"} and alone.view()["seats"][0]["points"] is None


def test_decree_cards_that_are_done_are_shown():
    table = scene("E M", "3: E6+roost", "6: M1", phase="daylight",
                  E={"leader": "builder", "decree": {"recruit": [], "move": ["anvil_fox"]}})
    assert table.question() in ("Edict", "PickEdict")
    board = table.board("E")
    assert board["done"] == {"recruit": ["vizier"], "move": [], "battle": [], "build": []}


@pytest.mark.rule("R-P18")
def test_who_imagines_a_hand_imagines_what_others_saw_of_it() -> None:
    """A third player believes in a hand; what somebody else was shown of it fits that hand, and tells nothing of the true one."""
    table = scene("M E A V", "9: M3", active="M", M={"hand": ["ambush_fox"]}, E={"hand": ["bake_sale_rabbit", "cobbler_rabbit"]},
                  seen=[{"viewer": "marquise", "place": "eyrie", "cards": ["bake_sale_rabbit", "cobbler_rabbit"]}])
    state, luck, hands = table.table.state, Luck(3), set()
    for _ in range(20):
        believed = GAME.imagine(state, 2, luck)
        [note] = believed.seen
        assert sorted(note.cards) == believed.hands[1] and (note.viewer, note.place, note.lost) == (0, 1, 0)
        hands.add(tuple(believed.hands[1]))
    assert len(hands) > 10
    assert GAME.imagine(state, 0, luck).hands[1] == state.hands[1]


@pytest.mark.rule("R-P18")
def test_shown_cards_that_lie_elsewhere_for_all_to_see_are_those_that_have_left() -> None:
    """Five of eight have left unseen, and since then lie open: each deal holds the other three, at once."""
    shown = ["anvil_fox", "ambush_fox", "sword_mouse", "travel_gear_fox", "ambush_mouse", "ambush_rabbit",
             "root_tea_fox", "root_tea_mouse"]
    table = scene("M E A", "9: M3", active="M", E={"hand": [*shown[:3], "sappers_bird"]}, discard=shown[3:],
                  seen=[{"viewer": "marquise", "place": "eyrie", "cards": shown, "lost": 5}])
    state = table.table.state
    for seed in range(40):
        believed, luck = state.copy(), Luck(seed)
        assert deal_cards(believed, state, 0, luck)
        assert set(shown[:3]) <= set(names(table, believed.hands[1]))


def test_where_no_deal_will_do_the_true_hands_are_no_guess(monkeypatch) -> None:
    """An error here; in play a deal that tells nothing."""
    table = scene("M E A", "9: M3", active="M", E={"hand": [*HIDDEN, "anvil_fox", "cobbler_rabbit"]}, discard=["sword_mouse"])
    state = table.table.state
    state.seen = (Seen(0, 1, (state.book.card_ids.index("sword_mouse"),), 0),)          # a note that cannot be true
    with pytest.raises(AssertionError, match="no deal that viewer 0 could believe in"):
        GAME.imagine(state, 0, Luck(1))
    monkeypatch.delenv(STRICT)
    hands = {tuple(GAME.imagine(state, 0, Luck(seed)).hands[1]) for seed in range(20)}
    assert len(hands) > 15 and tuple(state.hands[1]) not in hands
    assert census(GAME.imagine(state, 0, Luck(1))) == census(state)


@pytest.mark.parametrize("reader", [0, 1])
def test_a_drawn_card_is_told_once_to_its_owner_and_without_its_name_to_the_others(reader: int) -> None:
    table = kotatsu.new("root", factions=["marquise", "eyrie"], seed=1)
    told = [(event["kind"], event["seat"]) for entry in table.log_for(reader) for event in entry["events"]]
    assert told.count(("drew-card", reader)) == 3 and ("drew", reader) not in told
    assert told.count(("drew", 1 - reader)) == 3 and ("drew-card", 1 - reader) not in told
