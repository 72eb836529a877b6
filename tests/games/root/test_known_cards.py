"""What was shown stays known, and nothing else (R-P18): in scenes, and all along random games."""
from collections import Counter

import pytest

from kotatsu.games.root.state import SUPPORTERS, State
from kotatsu.kernel.table import Table
from tests.games.root.scene import Scene, random_game, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")
FIVE = ["ambush_rabbit", "bake_sale_rabbit", "cobbler_rabbit", "root_tea_rabbit", "command_warren_rabbit"]


def known(table: Scene) -> dict[str, list[str]]:
    """What everybody was shown: `{"M of E": ["anvil_fox"]}`, with a `-` for each card that may be gone."""
    cards, found = table.state.book.card_ids, {}
    for note in table.state.seen:
        place = "supporters" if note.place == SUPPORTERS else table.called(note.place)
        found[f"{table.called(note.viewer)} of {place}"] = [*sorted(cards[card] for card in note.cards), *["-"] * note.lost]
    return found


def readers(table: Scene, text: str) -> str:
    """Who may read the last line of that text in the log."""
    entry = next(entry for entry in reversed(table.entries()) if entry.text == text)
    if entry.seen == -1:
        return "all"
    return " ".join(sorted(table.called(seat) for seat in range(table.state.book.seats) if entry.seen >> seat & 1))


@pytest.mark.rule("R-P18", "R8.2.6", "R8.2.3.i", "R1.2.1", "R11.2.3")
def test_a_card_paid_for_outrage_is_known_to_both_or_to_all() -> None:
    def paid(supporters: list[str], payer: str = "M") -> Scene:
        seats = {"A": {"supporters": supporters}, "R": {"funds": {"R": 2}}}
        seats[payer] = {**seats.get(payer, {}), "hand": ["sword_mouse", "anvil_fox"]}
        return scene("M E A R", "9: A sympathy", f"1: {payer}2", active=payer, phase="daylight", **seats).do(
            "move 1 9 1", "give sword_mouse")
    room = paid([])
    assert (readers(room, "give sword_mouse"), known(room)) == ("A M", {"M of supporters": ["sword_mouse"]})
    full = paid(FIVE)
    assert (readers(full, "give sword_mouse"), known(full), full.discard()) == ("all", {}, ["sword_mouse"])
    otters = paid([], "R")
    assert readers(otters, "give sword_mouse") == "all"
    assert known(otters) == {f"{viewer} of supporters": ["sword_mouse"] for viewer in "MER"}, "everybody saw it"
    assert known(paid(FIVE, "R")) == {}


@pytest.mark.rule("R-P18", "R8.2.6-2", "R8.2.3", "R8.2.3.i", "R1.2.1")
def test_who_cannot_pay_shows_his_hand_and_a_hidden_card_joins() -> None:
    for supporters, who in (([], "A"), (FIVE, "all")):
        table = scene("M E A", "9: A sympathy", "1: M2", active="M", phase="daylight", M={"hand": ["anvil_fox"]},
                      A={"supporters": supporters}, deck=["sword_mouse"])
        table.do("move 1 9 1")
        assert known(table) == {"A of M": ["anvil_fox"]} and readers(table, "draw sword_mouse") == who


@pytest.mark.rule("R-P18", "R8.5.2", "R8.5.2-2")
def test_what_she_mobilizes_leaves_her_hand_unseen_or_openly() -> None:
    hand = ["sword_mouse", "anvil_fox"]
    seen = [{"viewer": "M", "place": "A", "cards": hand}, {"viewer": "E", "place": "A", "cards": ["sword_mouse"]},
            {"viewer": "A", "place": "M", "cards": ["ambush_fox"]}]
    rest = {"A of M": ["ambush_fox"]}
    def mobilized(supporters: list[str]) -> Scene:
        return scene("M E A", "9: A1", active="A", phase="daylight", A={"hand": hand, "supporters": supporters},
                     M={"hand": ["ambush_fox"]}, seen=seen).do("mobilize sword_mouse")
    assert known(mobilized([])) == {"M of A": ["anvil_fox", "sword_mouse", "-"], **rest}, "E no longer knows of any"
    assert known(mobilized(FIVE)) == {"M of A": ["anvil_fox"], **rest}


@pytest.mark.rule("R-P18", "RQ.4")
def test_a_gift_is_known_to_giver_and_receiver_beside_what_else_was_known() -> None:
    seen = [{"viewer": "V", "place": "M", "cards": ["ambush_fox"]}, {"viewer": "E", "place": "M", "cards": ["ambush_fox"]},
            {"viewer": "E", "place": "V", "cards": ["anvil_fox", "root_tea_fox"]},
            {"viewer": "M", "place": "V", "cards": ["anvil_fox", "root_tea_fox"]}]
    table = scene("M E V R", "12: V, M1, R1", active="V", phase="daylight", M={"hand": ["ambush_fox"]}, seen=seen,
                  V={"items": ["boots", "boots"], "hand": ["anvil_fox", "root_tea_fox"]})
    table.do("aid marquise anvil_fox")
    assert known(table) == {"V of M": ["ambush_fox", "anvil_fox"], "E of M": ["ambush_fox"], "M of V": ["root_tea_fox"],
                            "E of V": ["anvil_fox", "root_tea_fox", "-"]}
    table.do("aid riverfolk root_tea_fox")
    assert known(table) == {"V of M": ["ambush_fox", "anvil_fox"], "E of M": ["ambush_fox"]}, "an open hand needs no notes"
    assert "root_tea_fox" in table.hand("R")


@pytest.mark.rule("R-P18", "R11.2.3", "RQ.4")
def test_a_card_bought_of_the_open_hand_is_known_to_all() -> None:
    table = scene("M E R", "9: M1", active="M", phase="birdsong", R={"hand": ["anvil_fox"], "prices": {"card": 1}})
    table.do("buy-card anvil_fox")
    assert known(table) == {"E of M": ["anvil_fox"], "R of M": ["anvil_fox"]} and readers(table, "buy-card anvil_fox") == "all"


@pytest.mark.rule("R-P18")
def test_a_spied_hand_replaces_what_was_known_of_it() -> None:
    table = scene("M E A", "9: M1", "3: E1+roost", active="M", phase="daylight", M={"effects": ["codebreakers"]},
                  E={"hand": ["anvil_fox", "sword_mouse"]}, A={"hand": ["ambush_fox"]},
                  seen=[{"viewer": "M", "place": "E", "cards": ["anvil_fox", "root_tea_fox"], "lost": 1},
                        {"viewer": "M", "place": "A", "cards": ["ambush_fox"]},
                        {"viewer": "A", "place": "E", "cards": ["anvil_fox"]}])
    table.do("spy eyrie")
    assert known(table) == {"M of A": ["ambush_fox"], "A of E": ["anvil_fox"], "M of E": ["anvil_fox", "sword_mouse"]}


def lying(state: State, place: int) -> Counter[int]:
    return Counter(state.alliance.supporters if place == SUPPORTERS else state.hands[place])


@pytest.mark.rule("R-P18")
@pytest.mark.parametrize("factions", ["M E A V C R", "E A V V2 M"])
def test_nobody_ever_knows_of_a_card_that_is_not_there(factions: str) -> None:
    notes = 0

    def each(table: Table) -> None:
        nonlocal notes
        for note in table.state.seen:
            notes += 1
            missing = sum((Counter(note.cards) - lying(table.state, note.place)).values())
            assert missing <= note.lost < len(note.cards) and note.viewer != note.place

    random_game(factions, 4, each, 500)
    assert notes > 100
