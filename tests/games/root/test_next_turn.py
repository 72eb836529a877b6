"""What may be done once a turn may be done again a turn later."""
import pytest

from kotatsu.games.root.state import Phase
from tests.games.root.scene import scene
from tests.games.root.vagabonds import day
from tests.games.root.woods import CARDS

pytestmark = pytest.mark.usefixtures("in_any_seat_order")


@pytest.mark.rule("R4.1.1")
@pytest.mark.parametrize(("letter", "piece", "phase"), [("M", "workshop", "daylight"), ("E", "roost", "daylight"),
                                                        ("A", "sympathy", "daylight"), ("C", "garden", "evening")])
def test_a_piece_crafts_again_in_the_next_turn(letter: str, piece: str, phase: str) -> None:
    table = scene("M E A C", f"9: {letter}1+{piece}", active=letter, phase=phase,
                  **{letter: {"hand": ["root_tea_fox", "codebreakers_mouse"], **({"outcast": "mouse"} if letter == "C" else {})}})
    assert sorted(table.offers("craft")) == ["craft codebreakers_mouse", "craft root_tea_fox"]
    table.do("craft root_tea_fox")
    assert table.offers("craft") == []
    while table.active() == letter:
        table.decline()
    assert table.state.crafted == (0, 0, 0), "nobody else begins with a used piece"


@pytest.mark.rule("R4.1.1")
def test_both_cards_are_crafted_in_two_turns() -> None:
    table = scene("M E", "9: M1+workshop", "3: E1+roost", active="M", phase="daylight",
                  M={"hand": ["root_tea_fox", "codebreakers_mouse"]})
    table.do("craft root_tea_fox").a_turn_later().do("craft codebreakers_mouse")
    assert table.effects("M") == ["codebreakers_mouse"] and table.box("M") == {"tea": 1}


@pytest.mark.rule("R7.4.2")
def test_every_birdsong_takes_a_bird() -> None:
    table = scene("M E", "3: E2+roost", "9: M1", active="E", phase="birdsong",
                  E={"leader": "builder", "hand": ["ambush_bird", "armorers_bird", "sappers_bird", "anvil_fox"]})
    table.do("decree ambush_bird build")
    assert table.offers("decree") == [f"decree anvil_fox {column}" for column in ("recruit", "move", "battle", "build")]
    table.do("decree anvil_fox build").until("MarquiseAct").until("AddToDecree")
    assert "done" not in table.offers(), "compulsory again"
    table.do("decree armorers_bird move")
    assert "done" in table.offers() and table.why_not("decree sappers_bird move") == "R7.4.2"


@pytest.mark.rule("R8.4", "R8.6.1")
def test_the_alliance_may_revolt_again_and_its_officers_work_again() -> None:
    table = scene("A M", "12: A1+base+sympathy", "9: A sympathy", active="A", phase="birdsong",
                  A={"supporters": ["ambush_rabbit", "ambush_mouse", "sword_mouse", "root_tea_mouse"], "officers": 1})
    assert table.offers("revolt") == ["revolt 9"]
    table.do("spread 4").until("AllianceRise").do("done").until("AllianceOperation")
    assert table.offers("revolt") == [] and table.do("levy 12").question() != "AllianceOperation"
    table.until("AllianceRise")
    assert table.offers("revolt") == ["revolt 9"] and table.do("done").until("AllianceOperation").offers("levy") == ["levy 12"]


@pytest.mark.rule("R10.5.3")
@pytest.mark.parametrize(("suit", "rows"), [("fox", ("12: C garden", "8: C garden")), ("rabbit", ("3: C garden", "5: C garden")),
                                            ("mouse", ("9: C garden", "7: C garden"))])
def test_each_suit_scores_once_in_every_turn(suit: str, rows: tuple[str, ...]) -> None:
    cards = CARDS[suit]
    table = scene("C M", *rows, active="C", phase="daylight", C={"hand": list(cards)})
    for turn in (1, 2):
        table.do(f"score {cards[turn]}")
        assert table.points("C") == 2 * turn and not [text for text in table.offers("score") if text.endswith(suit)]
        assert table.why_not(f"score {cards[0]}") == "R10.5.3"
        table.a_turn_later()
    assert f"score {cards[0]}" in table.offers()


@pytest.mark.rule("R6.5.3", "R6.5")
def test_she_recruits_again_in_the_next_turn_and_has_three_actions() -> None:
    table = scene("M E", "9: M1+recruiter", "3: E1+roost", active="M", phase="daylight").do("recruit")
    assert table.offers("recruit") == [] and table.state.marquise.actions == 2
    table.a_turn_later()
    assert table.offers("recruit") == ["recruit"] and table.state.marquise.actions == 3


@pytest.mark.rule("R-card-tax-collector-fox", "R-card-codebreakers-mouse")
@pytest.mark.parametrize(("effect", "action"), [("tax_collector", "tax 9"), ("codebreakers", "spy eyrie")])
def test_effects_of_daylight_work_once_a_turn(effect: str, action: str) -> None:
    table = scene("M E", "9: M4", "3: E1+roost", active="M", phase="daylight", M={"effects": [effect]}, E={"hand": ["ambush_fox"]})
    table.do(action)
    assert action not in table.offers()
    table.a_turn_later()
    assert action in table.offers()


@pytest.mark.rule("R-card-stand-and-deliver-fox")
def test_stand_and_deliver_works_once_a_turn() -> None:
    table = scene("M E", "9: M4", "3: E1+roost", active="M", phase="birdsong", M={"effects": ["stand_and_deliver"]},
                  E={"hand": ["ambush_fox", "ambush_rabbit", "ambush_mouse"]})
    question = table.question()
    table.do("stand eyrie")
    assert table.points("E") == 1 and "stand eyrie" not in table.offers()
    table.until("MarquiseAct").until(question)
    assert (table.active(), table.offers("stand")) == ("M", ["stand eyrie"])


@pytest.mark.rule("R-card-better-burrow-bank-rabbit")
def test_the_bank_pays_every_turn() -> None:
    table = scene("M E A", "9: M4", "3: E1+roost", active="M", phase="birdsong", M={"effects": ["better_burrow_bank"]})
    table.do("bank alliance")
    assert (len(table.hand("M")), len(table.hand("A")), table.offers("bank")) == (1, 1, [])
    table.until("MarquiseAct").until("BirdsongStarts")
    assert (table.active(), sorted(table.offers("bank"))) == ("M", ["bank alliance", "bank eyrie"])


@pytest.mark.rule("R-card-command-warren-rabbit", "R-card-cobbler-rabbit")
def test_command_warren_and_cobbler_work_every_turn() -> None:
    table = scene("M E", "9: M6, E3", "3: E1+roost", active="M", phase="daylight", M={"effects": ["command_warren", "cobbler"]})
    for _ in range(2):
        assert (table.asks(), table.offers()) == ("M", ["done", "battle 9 eyrie"]), "before everything else"
        table.do("done").until("MarquiseAct")
        while table.state.phase == Phase.DAYLIGHT:
            table.decline()
        assert (table.asks(), table.active()) == ("M", "M") and "move 9 1 1" in table.offers(), "a move in Evening"
        table.do("done")
        while table.active() != "M" or table.phase() != "daylight":
            table.decline()


@pytest.mark.rule("R11.2.6", "R11.2.7.ii", "R11.2.7.iii")
def test_services_last_for_the_turn_in_which_they_were_bought() -> None:
    for service in ("boats", "mercenaries"):
        table = scene("M E R", "9: M4", "10: M1, R2", "3: E1+roost", "11: E1", active="M", phase="birdsong",
                      R={"prices": {"boats": 1, "mercenaries": 1}})
        table.do(f"buy {service}").until("MarquiseAct")
        assert (table.state.boats, table.state.hired) == ((1, 0) if service == "boats" else (0, 2))
        while table.active() == "M":
            table.decline()
        assert (table.state.boats, table.state.hired) == (0, 0)
        while table.question() != "BirdsongStarts" or table.active() != "M":
            table.decline()
        assert f"buy {service}" in table.offers()


@pytest.mark.rule("R9.2.9.I.a")
def test_unfinished_aids_expire_with_the_turn() -> None:
    table = day("9: V, M1", factions="M E V", items="boots, boots, torch, torch", hand=("root_tea_mouse", "sword_mouse"),
                V={"relations": {"M": "close"}})
    step = table.do("aid marquise root_tea_mouse")
    while step.question() == "SpendItem":
        step.do(step.offers()[0])
    assert max(table.state.vagabonds[0].aids) <= 1
    while table.active() == "V":
        table.decline()
    assert set(table.state.vagabonds[0].aids) == {0}
