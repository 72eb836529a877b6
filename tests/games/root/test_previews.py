"""Previews that were not true once; tests/conformance/test_previews.py holds all of them against what happens."""
import pytest

from tests.games.root.scene import scene


@pytest.mark.rule("R6.5.3")
def test_recruit_promises_a_warrior_for_each_recruiter() -> None:
    one = scene("M E", "9: M1+recruiter", "3: E1+roost", active="M", phase="daylight")
    assert one.promises("recruit") == "+1 warrior" and one.do("recruit").count(9, "M") == 2
    two = scene("M E", "9: M1+recruiter2", "3: E1+roost", active="M", phase="daylight")
    assert two.promises("recruit") == "+2 warriors" and two.do("recruit").count(9, "M") == 3


@pytest.mark.rule("R2.5")
def test_recruit_promises_no_more_warriors_than_there_are() -> None:
    table = scene("M E", "9: M23+recruiter2", "8: M1+recruiter", "3: E1+roost", active="M", phase="daylight")
    assert table.promises("recruit") == "+1 warrior"


@pytest.mark.rule("R-card-scouting-party-mouse", "R4.3.1")
def test_an_ambush_promises_no_hits_against_a_scouting_party() -> None:
    def ambush(**fields: object) -> str:
        table = scene("M E", "12: M4, E2", "3: E+roost", active="M", phase="daylight", E={"hand": ["ambush_fox"]}, **fields)
        return table.do("battle 12 eyrie").promises("ambush ambush_fox")

    assert ambush() == "2 hits before the dice"
    assert ambush(M={"effects": ["scouting_party"]}) == "Scouting Party: no hits, and the card is spent"
