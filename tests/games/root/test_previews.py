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


@pytest.mark.rule("R8.2.6")
def test_a_move_to_sympathy_promises_outrage() -> None:
    table = scene("M E A", "9: M3", "12: A sympathy", "3: E1+roost", active="M", phase="daylight")
    assert table.promises("move 9 12 1").endswith("; Outrage: a fox or bird card")
    assert "outrage" in table.do("move 9 12 1").told()


@pytest.mark.rule("R4.3.1", "R8.2.6")
def test_a_battle_promises_dice_ambush_and_outrage() -> None:
    def battle(foe: str, **fields: object) -> str:
        table = scene("M E A", "10: M3, E2, A sympathy", "3: E1+roost", active="M", phase="daylight", **fields)
        return table.promises(f"battle 10 {foe}")

    assert battle("eyrie") == "dice: deals up to 3, takes up to 2"
    held = {"E": {"hand": ["ambush_fox"]}}
    assert battle("eyrie", **held) == "dice: deals up to 3, takes up to 2; an ambush may come: up to 2 more"
    assert "ambush" not in battle("eyrie", M={"effects": ["scouting_party"]}, **held)
    assert battle("alliance").endswith("; if the sympathy token falls, Outrage: a rabbit or bird card")


@pytest.mark.rule("R11.2.7.iii")
def test_a_battle_counts_mercenaries() -> None:
    table = scene("M R A", "10: M1, R2, A2", active="M", phase="daylight", mercenaries="serving")
    assert table.promises("battle 10 alliance") == "dice: deals up to 3, takes up to 2"


@pytest.mark.rule("R9.5.2")
def test_a_vagabond_reads_his_dice_too() -> None:
    table = scene("M E V", "12: V, M2", "3: E1+roost", active="V", phase="daylight", V={"items": ["sword", "sword", "boots"]})
    assert table.promises("battle 12 marquise") == "1 sword; dice: deals up to 2, takes up to 2"


@pytest.mark.rule("R8.2.6", "R9.5.6", "RG.6.2")
def test_a_vagabond_who_removes_sympathy_reads_its_price() -> None:
    table = scene("M E A V", "9: V, A sympathy", "3: E1+roost", active="V", phase="daylight",
                  V={"items": ["crossbow", "torch"], "character": "scoundrel"})
    assert table.promises("snipe sympathy") == "+1 point; Outrage: a mouse or bird card"
    assert table.promises("scorch") == "Outrage: a mouse or bird card"
    assert "outrage" in table.do("snipe sympathy").told()


@pytest.mark.rule("R8.2.6", "R-card-favor")
def test_a_favor_reads_the_price_of_all_sympathy_it_removes() -> None:
    """Clearings 1, 6 and 8 are of foxes, 9 is not."""
    table = scene("M E A", "1: M+workshop, A sympathy", "6: A sympathy", "9: A sympathy, M", "8: M+workshop2", "3: E1+roost",
                  active="M", phase="daylight", M={"hand": ["favor_of_the_foxes_fox"]})
    assert table.promises("craft favor_of_the_foxes_fox") == "Outrage 2 times: each time a fox or bird card"
    assert table.do("craft favor_of_the_foxes_fox").told().count("outrage") == 2
