"""Payments with one way to pay are made by the table, and taken back with what they paid for."""
import pytest

from kotatsu.server import forced
from tests.games.root.scene import scene


@pytest.mark.rule("R8.2.6")
def test_one_card_that_fits_is_given_without_a_question() -> None:
    """Outrage with one card of the suit; undo leads back before the move."""
    table = scene("M E A", "9: M3", "12: A sympathy", "3: E1+roost", active="M", phase="daylight",
                  M={"hand": ["anvil_fox", "cobbler_rabbit"]}).table
    before = len(table.log)
    table.do(0, "move 9 12 1")
    assert table.prompts([0])[0].key == "card"
    forced.pay(table, [0, 1, 2], apart=True)
    assert table.prompts([0])[0].key == "card", "whoever sits elsewhere would learn that nothing else fits"
    forced.pay(table, [0, 1, 2], apart=False)
    assert table.log[-1].text == "give anvil_fox" and table.prompts([0])[0].key != "card"
    forced.undo(table, [0], [0, 1, 2], apart=False)
    assert len(table.log) == before


@pytest.mark.rule("R8.2.6")
def test_a_choice_of_cards_and_bots_are_left_alone() -> None:
    two = scene("M E A", "9: M3", "12: A sympathy", "3: E1+roost", active="M", phase="daylight",
                M={"hand": ["anvil_fox", "ambush_bird"]}).table
    two.do(0, "move 9 12 1")
    forced.pay(two, [0, 1, 2], apart=False)
    assert two.prompts([0])[0].key == "card"
    assert forced.only_payment(two, [], apart=False) is None


@pytest.mark.rule("R11.5.1", "R11.5.5", "R11.5.3")
@pytest.mark.parametrize(("hand", "action", "question"), [
    ([], "move 10 11 1", "CommitFund"), ([], "hire 10", "SpendFund"), (["root_tea_fox"], "craft root_tea_fox", "FundSpace")])
def test_funds_lie_open_so_nobody_takes_the_screen_to_pay_with_them(hand: list[str], action: str, question: str) -> None:
    board = {"funds": {"M": 1, "E": 1, "R": 1}, "hand": hand}
    laid = scene("M E R", "10: R3", "5: R1", "9: R+post", "7: R+post", "3: E1+roost", active="R", phase="daylight", R=board)
    table = laid.do(action).table
    assert laid.question() == question and table.item is not None
    assert table.game.asked(table.state, table.item, 2).public
