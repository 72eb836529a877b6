"""What may be done between a side's own actions, for every side (R-P16): lasting effects, and dominance cards."""
from typing import Any

import pytest

from tests.games.root.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("in_any_seat_order")

HAND = ["dominance_fox", "sword_mouse"]
DAYS = {"M": "MarquiseAct", "A": "AllianceDay", "C": "CultRitual", "R": "RiverfolkAct", "V": "VagabondAct", "E": "EyrieCraft"}
DAWNS: dict[str, tuple[str, tuple[str, ...], dict[str, Any]]] = {
    "FillWhich": ("M", ("9: M1+sawmill, M wood4", "1: M1+sawmill, M wood3"), {}),
    "AllianceRise": ("A", ("8: A1+sympathy",), {"supporters": ["ambush_bird", "ambush_fox"]}),
    "AddToDecree": ("E", ("3: E1+roost",), {"hand": ["anvil_fox"]}),
    "NewRoostWhere": ("E", ("7: E1",), {}),
    "CultConspire": ("C", ("9: C2, M1",), {"acolytes": 3, "outcast": "mouse"}),
    "RefreshItem": ("V", ("9: V",), {"items": ["boots down", "boots down", "torch down", "sword down", "crossbow down"]}),
    "Slip": ("V", ("9: V",), {}),
    "BirdsongEnds": ("R", ("9: R1",), {}),
}


def day(letter: str, **board: Any) -> Scene:
    """A side's Daylight; everybody has something on the map, and somebody else a card in hand."""
    seats: dict[str, dict[str, Any]] = {"A" if letter == "M" else "M": {"hand": ["anvil_fox"]}}
    seats[letter] = {"hand": HAND, "points": 10, "effects": ["codebreakers"], **board}
    return scene("M E A V C R", "9: M1", "3: E1+roost", "8: A1", "5: C1", "7: R1+post, V", active=letter, phase="daylight",
                 available=["dominance_mouse"], **seats)


@pytest.mark.rule("R-P16", "R4.1.3", "R-card-codebreakers-mouse")
@pytest.mark.parametrize("letter", list(DAYS))
def test_an_effect_is_used_between_the_own_actions_of_daylight(letter: str) -> None:
    table = day(letter)
    victim = "marquise" if letter != "M" else "alliance"
    assert (table.question(), table.asks()) == (DAYS[letter], letter) and f"spy {victim}" in table.offers()
    table.do(f"spy {victim}")
    assert (table.question(), table.asks(), table.offers("spy")) == (DAYS[letter], letter, []), "asked on, but it works once"
    seen = [(table.called(note.viewer), table.called(note.place)) for note in table.state.seen]
    assert seen == [(letter, "A" if letter == "M" else "M")]


@pytest.mark.rule("R-P16", "R3.3.1", "R3.3.4", "R9.2.8", "R9.2.8-2")
@pytest.mark.parametrize("letter", list(DAYS))
def test_dominance_is_taken_and_activated_between_the_own_actions(letter: str) -> None:
    table = day(letter).do("take dominance_mouse sword_mouse")
    assert sorted(table.hand(letter)) == ["dominance_fox", "dominance_mouse"] and table.available() == []
    assert (table.question(), table.asks()) == (DAYS[letter], letter)
    poor = day(letter, points=9)
    if letter == "V":
        assert table.offers("activate") == poor.offers("join") == []
        assert {text.split()[-1] for text in day("V").offers("join")} == {"dominance_fox"}, "with nothing else"
        assert "join marquise dominance_mouse" in table.offers()
        table.do("join marquise dominance_mouse")
        assert table.state.partner[table.number("V")] == table.number("M") and table.hand("V") == ["dominance_fox"]
        assert table.state.book.card_ids[table.state.joined[table.number("V")]] == "dominance_mouse"
    else:
        assert sorted(table.offers("activate")) == ["activate dominance_fox", "activate dominance_mouse"]
        assert poor.offers("activate") == day(letter, dominance="bird", hand=["dominance_fox"]).offers("activate") == []
        table.do("activate dominance_mouse")
        assert table.state.dominance[table.number(letter)] == 2 and table.hand(letter) == ["dominance_fox"]
    assert table.offers("activate") == table.offers("join") == []


@pytest.mark.rule("R-P16")
@pytest.mark.parametrize("letter", [letter for letter in DAYS if letter != "E"])
def test_done_with_the_own_actions_is_done_with_daylight(letter: str) -> None:
    table = day(letter).do("done")
    assert table.question() != "DaylightEnds"


@pytest.mark.rule("R-P16", "R9.2.8", "R1.2.1")
@pytest.mark.parametrize(("factions", "asked"), [("M E A V", True), ("M E V", False), ("M E A V C", True)])
def test_a_vagabond_who_might_join_somebody_is_asked(factions: str, asked: bool) -> None:
    """Whatever he holds: with four or more players it might be a dominance card."""
    table = scene(factions, "9: M1", "7: V", active="V", phase="daylight", V={"points": 10, "items": [], "hand": ["anvil_fox"]})
    assert (table.question() == "VagabondAct") == asked


@pytest.mark.rule("R-P16", "R11.2.3")
def test_nobody_is_asked_for_what_everybody_knows_he_has_not() -> None:
    """The last window of Daylight, after a Decree: an empty hand holds no dominance card, nor can it take one."""
    for hand, asked in ((["anvil_fox"], True), ([], False)):
        table = scene("M E A", "3: E3+roost, M1", active="E", phase="daylight",
                      E={"leader": "commander", "points": 10, "hand": hand})
        while table.active() == "E" and table.phase() == "daylight" and table.question() != "DaylightEnds":
            table.do(table.offers()[0])
        assert (table.question() == "DaylightEnds") == asked


@pytest.mark.rule("R-P16", "R4.1.3", "R-card-royal-claim-bird")
@pytest.mark.parametrize("question", list(DAWNS))
def test_an_effect_is_used_between_the_own_actions_of_birdsong(question: str) -> None:
    letter, rows, board = DAWNS[question]
    table = scene("M E A V C R", *rows, active=letter, phase="birdsong", **{letter: {"effects": ["royal_claim"], **board}})
    table.until(question)
    before, ruled = table.points(letter), sum(table.ruler(n) == letter for n in range(1, 13))
    assert "claim" in table.offers()
    table.do("claim")
    assert (table.points(letter), table.effects(letter), table.offers("claim")) == (before + ruled, [], [])
    assert table.discard() == [] and table.souls() == ["royal_claim_bird"], "spent once"
    assert question == "BirdsongEnds" or (table.question(), table.asks()) == (question, letter), "asked on"
