"""The verbs of a table for somebody who writes a script: turn, legal, push, pop, copy, print."""
import json
import pickle

import pytest
from toy import GAME
from toy.scene import play, scene, seat, whole

from kotatsu.kernel.agenda import GameState
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table

NO_SEATS = [-1, 9, 2.5, b"Ada", [0], {}, "Zoe", "", "0", frozenset()]
NO_ACTIONS = [None, 2.5, b"take", [], -1, 1 << 24 | 1 << 40, 255 << 24, 10 ** 30, True, "", "fly", "take off"]


def turn(**fields) -> Table:
    return scene("Turn seat=Ada", "Turn seat=Bo", seats=[seat("Ada", "plum-1"), seat("Bo", "fig-1")], **fields)


def test_whose_turn_it_is_and_what_they_may_do():
    table = turn()
    assert table.seats == ("Ada", "Bo") and table.turn == 0 and not table.is_over()
    assert table.legal() == table.legal(0) == table.legal("Ada") and table.legal("bo") == []
    assert table.legal_texts() == [str(action) for action in table.legal()] == ["take", "peek", "search", "rest", "raid Bo"]


def test_actions_print_as_their_text_and_are_numbers_all_the_same():
    table = turn()
    raid = table.legal()[-1]
    assert repr(raid) == "Move('raid Bo')" and f"{raid:>8}" == " raid Bo" and table.text(int(raid)) == "raid Bo"
    assert table.parse("raid Bo") == raid == table.parse(raid)
    assert pickle.loads(pickle.dumps(raid)) == raid and json.dumps(raid) == str(int(raid))


def test_push_and_pop_go_there_and_back_whatever_was_seen():
    table = turn(luck=["draw pear-2"])
    before = whole(table)
    table.push("take")
    with pytest.raises(Illegal, match="Luck has been seen"):
        table.undo()
    assert table.turn == 1
    assert table.pop().text == "take"
    assert whole(table) == before
    with pytest.raises(Illegal, match="nothing to take back"):
        table.pop()


def test_push_and_pop_through_a_whole_game():
    table = Table.new(GAME, {"players": 3}, seed=5)
    choices = Luck(5)
    while not table.is_over():
        before = whole(table)
        move = choices.pick(table.legal())
        table.push(move)
        after = whole(table)
        table.pop()
        assert whole(table) == before
        table.push(move)
        assert whole(table) == after
    with pytest.raises(Illegal, match="The game is over"):
        table.push("take")
    assert table.turn is None and table.legal() == [] and table.outcome() is not None


def test_a_copy_goes_its_own_way():
    table = Table.new(GAME, {"players": 3}, seed=5)
    for _ in range(4):
        table.push(table.legal()[0])
    before, log = whole(table), table.log_for([0, 1, 2])
    copy = table.copy()
    assert whole(copy) == before and copy.state == table.state and copy.state is not table.state
    play(copy, 1)
    assert whole(table) == before and table.log_for([0, 1, 2]) == log
    assert copy.state != table.state and copy.is_over()
    assert play(table.copy(), 1).save() == copy.save(), "the same choices meet the same luck"


def test_states_are_equal_when_everything_stands_the_same():
    one, other = (Table.new(GAME, {"players": 3}, seed=5) for _ in range(2))
    assert one.state == other.state and one.state.book is not other.state.book
    other.push(other.legal()[0])
    assert one.state != other.state and one.state != "a state"
    assert one.state != Table.new(GAME, {"players": 4}, seed=5).state
    with pytest.raises(TypeError, match="no hash"):
        hash(one.state)


def test_what_is_printed_helps():
    table = turn(luck=["draw pear-2"])
    assert repr(table) == "<Table: toy, round 1, turn 0, Ada to choose, 0 entries>"
    assert repr(table.state) == "<toy.State: next Turn(seat=0), then 2 more>"
    short = table.state.copy()
    del short.agenda[0]
    assert repr(short) == "<toy.State: next Turn(seat=0), then 1 more>"
    assert repr(GameState()) == "<kotatsu.GameState>"
    table.push("take")
    assert repr(table.log) == "[<Entry: seat 0: take>, <Entry: luck: draw pear-2>]"
    play(table, 1)
    assert "over" in repr(table) and "results" in repr(table.state)


@pytest.mark.parametrize("wrong", NO_SEATS, ids=repr)
def test_no_such_seat(wrong):
    table = turn()
    before = whole(table)
    for call in (lambda: table.do(wrong, "take"), lambda: table.legal(wrong), lambda: table.why_not(wrong, "take"),
                 lambda: table.undo([wrong]), lambda: table.draw(wrong) if wrong != -1 else table.do(wrong, "take")):
        with pytest.raises(Unreadable, match="There is no seat"):
            call()
    assert whole(table) == before


@pytest.mark.parametrize("wrong", NO_ACTIONS, ids=repr)
def test_no_such_action(wrong):
    table = turn()
    before = whole(table)
    for call in (lambda: table.push(wrong), lambda: table.why_not(0, wrong)):
        with pytest.raises(Unreadable, match=r"no action|not an action"):
            call()
    if not isinstance(wrong, str):
        with pytest.raises(Unreadable, match="not an action"):
            table.text(wrong)
    assert whole(table) == before


def test_errors_are_sentences_with_their_rule():
    table = turn()
    with pytest.raises(Illegal) as illegal:
        table.push("raid Ada")
    assert str(illegal.value).endswith(" [T4.5]") and repr(illegal.value) == f"Illegal({str(illegal.value)!r})"
    with pytest.raises(Unreadable) as unreadable:
        table.push("fly")
    assert str(unreadable.value).startswith("There is no action fly")
    for problem in (illegal.value, unreadable.value):
        assert str(pickle.loads(pickle.dumps(problem))) == str(problem)
