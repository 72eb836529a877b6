"""Simultaneous choices: nobody's answer, nor whether it was given, tells the others more than the rules allow."""
from itertools import permutations

import pytest
from toy import GAME
from toy.actions import TAKE, bid
from toy.scene import known, play, read, scene, seat, whole

from kotatsu.kernel.agenda import UNANSWERED, reseal
from kotatsu.kernel.entry import TABLE
from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table
from kotatsu.sim.checks import contents

ADA, BO, CY = 0, 1, 2
ANSWERS = {ADA: "bid 2", BO: "bid 0", CY: "bid 2"}
LAID = {ADA: "aside fig-1", BO: "aside plum-1", CY: "aside fig-3"}


def bids() -> Table:
    """Bo rested, now all bid, then they lay cards aside."""
    hands = [seat("Ada", "fig-1", "plum-2"), seat("Bo", "plum-1"), seat("Cy", "fig-3")]
    table = scene("Turn seat=Bo", "Bids", "SetAside", "Turn seat=Ada", players=3, seats=hands)
    table.do(BO, "rest")
    return table


def laying() -> Table:
    table = bids()
    for chooser, answer in ANSWERS.items():
        table.do(chooser, answer)
    return table


def test_all_are_due_at_once():
    table = bids()
    assert table.decisions() == [ADA, BO, CY]
    table.do(CY, "bid 1")
    assert table.decisions() == [ADA, BO]
    assert table.state.answers == [UNANSWERED, UNANSWERED, bid(1)]


@pytest.mark.parametrize("start", [bids, laying])
def test_the_order_of_answers_never_matters(start):
    answers = ANSWERS if start is bids else LAID
    seen = []
    for order in permutations(answers):
        table = start()
        for chooser in order:
            table.do(chooser, answers[chooser])
        logs = [table.log_for([viewer]) for viewer in (ADA, BO, CY)]
        seen.append((contents(GAME, table.state), logs, table.log_for(), table.luck.drawn))
    assert all(one == seen[0] for one in seen)


def test_a_sealed_answer_tells_the_others_nothing():
    for order in permutations(ANSWERS):
        table = bids()
        for chooser in order[:-1]:
            others = [viewer for viewer in (ADA, BO, CY, SPECTATOR) if viewer != chooser]
            before = {viewer: known(table, viewer) for viewer in others}
            refused = {viewer: table.why_not(viewer, TAKE) for viewer in others if viewer != SPECTATOR}
            table.do(chooser, ANSWERS[chooser])
            assert {viewer: known(table, viewer) for viewer in others} == before
            assert {viewer: table.why_not(viewer, TAKE) for viewer in others if viewer != SPECTATOR} == refused


def test_where_progress_is_told_the_others_learn_who_but_not_what():
    table = laying()
    before = {viewer: read(table, viewer) for viewer in (ADA, CY, SPECTATOR)}
    table.do(BO, "aside plum-1")
    assert {viewer: read(table, viewer) for viewer in (ADA, CY, SPECTATOR)} == before
    assert [prompt.seat for prompt in table.prompts([ADA])] == [ADA, CY]
    assert [prompt.seat for prompt in table.prompts()] == [ADA, CY]


def test_who_has_answered_is_not_asked_again_but_the_others_are_shown_as_before():
    table = bids()
    table.do(BO, "bid 0")
    assert [prompt.seat for prompt in table.prompts([BO])] == [ADA, CY]
    assert [prompt.seat for prompt in table.prompts([ADA])] == [ADA, BO, CY]
    assert [len(prompt.actions) for prompt in table.prompts([ADA])] == [3, 0, 0]
    with pytest.raises(Illegal) as problem:
        table.do(BO, "bid 1")
    assert problem.value.phrase.id == "kernel-answered"


def test_the_log_does_not_tell_who_was_last():
    table = laying()
    for viewer in (ADA, BO, CY):
        log = table.log_for([viewer])
        opened = next(entry for entry in log if [event["kind"] for event in entry["events"]] == ["bids"] * 3)
        assert (opened["seat"], opened["action"], opened["luck"]) == (None, None, False)
        answers = [(entry["seat"], entry["action"]) for entry in log[:opened["n"]]]
        assert answers == [(BO, "rest"), (viewer, ANSWERS[viewer])]
    assert [entry.seat for entry in table.log if entry.seat != -1].count(TABLE) == 1


@pytest.mark.parametrize("order", list(permutations(ANSWERS)))
def test_a_sealed_answer_can_be_taken_back_whatever_the_others_did(order):
    table = bids()
    for place, chooser in enumerate(order[:-1]):
        table.do(chooser, ANSWERS[chooser])
        for earlier in order[:place + 1]:
            assert table.undo_limit([earlier]).may
        for later in order[place + 1:]:
            limit = table.undo_limit([later])
            assert (limit.may, limit.why.id) == (False, "kernel-undo-sealed")
    first = order[0]
    before = [known(table, viewer) for viewer in (*order[1:], SPECTATOR)]
    table.undo([first])
    assert [known(table, viewer) for viewer in (*order[1:], SPECTATOR)] == before
    assert table.decisions() == sorted([first, order[-1]])
    assert order[1] not in table.decisions()
    table.do(first, ANSWERS[first])
    table.do(order[-1], ANSWERS[order[-1]])
    assert contents(GAME, table.state) == contents(GAME, laying().state)


def test_opened_answers_cannot_be_taken_back():
    table = bids()
    for chooser in (ADA, BO, CY):
        table.do(chooser, "bid 0" if chooser else "bid 2")
    for viewers in ([CY], [ADA], [ADA, BO, CY]):
        assert not table.undo_limit(viewers).may


def test_a_choice_before_a_secret_question_cannot_be_taken_back_though_nobody_has_answered():
    table = bids()
    assert table.undo_limit([BO]).why.id == "kernel-undo-sealed"
    assert table.undo_limit([ADA, BO, CY]).may              # one person leads them all: nothing to hide


def test_sealed_answers_survive_position_and_save():
    table = bids()
    table.do(CY, "bid 1")
    again = Table.at(GAME, table.position())
    assert (again.state.answers, again.decisions()) == (table.state.answers, [ADA, BO])
    loaded = Table.load(GAME, table.save())
    assert whole(loaded) == whole(table)
    loaded.undo([CY])
    assert loaded.decisions() == [ADA, BO, CY]


def test_what_a_seat_imagines_of_sealed_answers():
    table = bids()
    for chooser in (ADA, BO):
        table.do(chooser, ANSWERS[chooser])
    state = table.state.copy()
    reseal(state, ADA, Luck(1))
    assert state.answers == [bid(2), UNANSWERED, UNANSWERED]
    table = laying()
    for chooser in (ADA, CY):
        table.do(chooser, LAID[chooser])
    state = GAME.imagine(table.state, BO, Luck(1))
    assert [answer == UNANSWERED for answer in state.answers] == [False, True, False]
    assert play(Table(GAME, state, Luck(2)), 3).outcome() is not None
