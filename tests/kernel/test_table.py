"""Legality, the three kinds of error, and luck that is stated."""
import pickle

import pytest
from toy import GAME
from toy.actions import TAKE, Verb, raid
from toy.scene import scene, seat, whole
from toy.turn import Turn

from kotatsu.kernel.action import act
from kotatsu.kernel.entry import LUCK
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.kernel.table import Table

ADA, BO, CY = 0, 1, 2


def turn(**fields) -> Table:
    return scene("Turn seat=Ada", "Turn seat=Bo", seats=[seat("Ada", "plum-1"), seat("Bo", "fig-1")], **fields)


def test_only_what_is_listed_is_legal():
    table = turn()
    assert table.decisions() == [ADA]
    assert table.legal_texts(ADA) == ["take", "peek", "search", "rest", "raid Bo"]
    assert table.legal(BO) == []


def test_a_choice_gives_the_new_entries():
    table = turn(luck=["draw pear-2"])
    entries = table.do(ADA, "take")
    assert [table.entry_text(entry) for entry in entries] == ["Ada: take", "luck: draw pear-2"]
    assert table.state.hands[ADA] == [0, 4]


def test_actions_may_be_numbers():
    table = turn(luck=["draw pear-2"])
    table.do(ADA, TAKE)
    assert [entry.text for entry in table.log] == ["take", "draw pear-2"]


@pytest.mark.parametrize("text", ["", "fly", "take plum-1", "raid", "raid Zoe", "guard apple-1", "bid x", "bid 999"])
def test_unreadable_changes_nothing(text):
    table = turn()
    before = whole(table)
    with pytest.raises(Unreadable):
        table.do(ADA, text)
    assert whole(table) == before


@pytest.mark.parametrize(("chooser", "action", "rule", "words"), [
    (ADA, "raid Ada", "T4.5", "toy-no-own-side"), (ADA, "bid 1", "T4.1", "toy-no-not-now"),
    (ADA, "draw plum-2", "T4.1", "toy-no-not-now"), (BO, "take", "T4.1", "kernel-not-your-decision")])
def test_illegal_says_which_rule_and_changes_nothing(chooser, action, rule, words):
    table = turn()
    before = whole(table)
    with pytest.raises(Illegal) as problem:
        table.do(chooser, action)
    assert (problem.value.rule, problem.value.phrase.id) == (rule, words)
    assert whole(table) == before


def test_why_not():
    table = turn()
    assert table.why_not(ADA, TAKE) is None
    assert table.why_not(ADA, raid(ADA)).rule == "T4.5"
    with pytest.raises(Unreadable):
        table.why_not(ADA, act(Verb.RAID, 200))
    over = scene()
    assert over.why_not(ADA, TAKE).words.id == "kernel-game-over"
    with pytest.raises(Illegal):
        over.do(ADA, "take")


def test_prompts_have_choices_and_what_tempts_but_is_refused():
    mine, = turn().prompts([ADA])
    assert [choice.action for choice in mine.actions] == ["take", "peek", "search", "rest", "raid Bo"]
    assert [(choice.action, refusal.rule) for choice, refusal in mine.refused] == [("raid Ada", "T4.5")]
    assert mine.json()["refused"][0]["why"]["id"] == "toy-no-own-side"
    theirs, = turn().prompts([BO])
    assert (theirs.seat, theirs.key, theirs.rule, theirs.actions, theirs.refused) == (ADA, "turn", "T4.1", (), ())


def test_our_bug_is_loud_and_leaves_the_table_as_it_was(monkeypatch):
    def broken(self, state, action):
        state.coins[0] = 99
        state.tell(1, a=2)
        raise AssertionError("a bug")

    table = turn()
    before = whole(table)
    monkeypatch.setattr(Turn, "apply", broken)
    with pytest.raises(AssertionError, match="a bug"):
        table.do(ADA, "take")
    assert whole(table) == before
    monkeypatch.undo()
    table.do(ADA, "take")


def test_errors_can_be_sent_to_another_process():
    for error in (Unreadable(say("toy-no-card", card="x")), Illegal("T1.2", say("toy-no-teams"))):
        again = pickle.loads(pickle.dumps(error))
        assert (type(again), again.phrase) == (type(error), error.phrase)


# --- stated luck
def test_stated_luck_comes_in_order_and_costs_no_drawn_luck():
    table = scene("Turn seat=Ada", "Turn seat=Bo", "Turn seat=Ada", luck=["draw pear-2", "draw fig-3"])
    table.do(ADA, "take")
    table.do(BO, "take")
    assert table.state.hands == [[4], [8]]
    assert table.luck.drawn == 0
    table.do(ADA, "take")
    assert table.luck.drawn > 0


@pytest.mark.parametrize("luck", ["draw plum-1", "roll 3", "nonsense", "draw apple-9"])
def test_impossible_luck_is_refused_and_nothing_has_changed(luck):
    table = turn()
    table.state_luck(luck)
    before = whole(table)
    with pytest.raises(Unreadable):
        table.do(ADA, "take")
    assert whole(table) == before
    assert (list(table.forced), table.item) == ([luck], Turn(ADA))


def test_impossible_luck_names_what_is_possible():
    table = scene("Turn seat=Ada", "Turn seat=Bo", seats=[seat("Ada"), seat("Bo", "fig-1")], luck=["roll 7"])
    table.do(ADA, "raid Bo")
    with pytest.raises(Unreadable) as problem:
        table.do(BO, "pass")
    assert problem.value.phrase.args["possible"] == "roll 1, roll 2, roll 3, roll 4, roll 5, roll 6"


def test_luck_that_fails_late_takes_back_the_luck_before_it():
    table = scene("Turn seat=Ada", "Turn seat=Bo", seats=[seat("Ada"), seat("Bo", "fig-1")])
    table.do(ADA, "raid Bo")
    table.state_luck("roll 6", "steal plum-1")              # Bo has no plum
    before = whole(table)
    with pytest.raises(Unreadable):
        table.do(BO, "pass")
    assert whole(table) == before


def test_luck_of_the_set_up_may_be_stated():
    table = Table.new(GAME, seed=1, forced=["deal fig-1", "deal fig-2", "deal fig-3", "deal plum-1"])
    assert table.state.hands == [[6, 8], [0, 7]]
    with pytest.raises(Unreadable):
        Table.new(GAME, seed=1, forced=["deal fig-1", "deal fig-1"])


def test_luck_is_drawn_by_the_table_and_logged_like_a_choice():
    table = Table.new(GAME, seed=1)
    assert [entry.seat for entry in table.log[1:]] == [LUCK] * 4
    assert [entry.drawn for entry in table.log[1:]] == [0, 1, 2, 3]


def test_options_and_data_make_the_book():
    with pytest.raises(Illegal) as problem:
        Table.new(GAME, {"teams": True})
    assert problem.value.rule == "T1.2"
    for options in ({"players": 5}, {"players": True}, {"colour": 1}, {"dice": "seven"}, {"teams": 1}):
        with pytest.raises(Unreadable):
            Table.new(GAME, options)
    table = Table.new(GAME, {"players": 3}, data={"fig": 9})
    assert table.position()["data"] == {"plum": 1, "pear": 2, "fig": 9, "quince": 4}
    assert Table.at(GAME, table.position()).state.book == table.state.book


@pytest.mark.parametrize("seed", [-1, "x", 1.5, True])
def test_a_seed_that_could_not_be_saved_is_refused(seed):
    with pytest.raises(Unreadable):
        Table.new(GAME, seed=seed)


def test_seats_by_name_or_number():
    state = turn().state
    assert [GAME.seat_named(state, name) for name in ("Ada", " bo ", "2")] == [ADA, BO, BO]
    with pytest.raises(Unreadable):
        GAME.seat_named(state, "Cy")
