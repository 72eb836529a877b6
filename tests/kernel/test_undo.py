"""Undo stops at seen luck, at reveals, at another player's decision and at the end; across unseen luck it draws the same again."""
import pytest
from toy import GAME
from toy.scene import known, play, scene, seat, whole

from kotatsu.kernel.errors import Illegal
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.table import Table

ADA, BO = 0, 1
HANDS = [seat("Ada", "plum-1", "pear-1"), seat("Bo", "fig-1", "fig-2")]


def turns(*luck: str) -> Table:
    return scene("Turn seat=Ada", "Turn seat=Bo", "Turn seat=Ada", seats=HANDS, luck=luck)


def refused(table: Table, *seats: int) -> str:
    before = whole(table)
    with pytest.raises(Illegal) as problem:
        table.undo(seats)
    assert whole(table) == before
    assert problem.value.phrase == table.undo_limit(seats).why
    return problem.value.phrase.id


def test_nothing_to_take_back():
    assert refused(turns(), ADA, BO) == "kernel-undo-nothing"


def test_seen_luck_stops_undo():
    table = turns()
    table.do(ADA, "take")
    assert refused(table, ADA, BO) == "kernel-undo-luck"


def test_a_reveal_without_luck_stops_undo():
    table = turns()
    table.do(ADA, "search")                     # the deck has been looked through
    assert refused(table, ADA) == "kernel-undo-reveal"
    table.do(ADA, "find plum-2")                # this choice itself shows nothing new
    assert table.undo([ADA]).text == "find plum-2"


def test_another_players_decision_stops_undo():
    table = turns()
    table.do(ADA, "raid Bo")
    assert refused(table, BO) == "kernel-undo-other"
    assert table.undo_limit([ADA]).seat == ADA
    table.undo([ADA])
    assert table.log == []


def test_what_came_before_a_stop_stays():
    table = turns("draw quince-1")
    table.do(ADA, "peek")
    assert refused(table, ADA) == "kernel-undo-luck"
    table.do(ADA, "keep")
    before = whole(table)
    table.undo([ADA])
    assert refused(table, ADA) == "kernel-undo-luck"
    table.do(ADA, "keep")
    assert whole(table) == before


def test_undo_goes_across_unseen_luck_and_draws_the_same_again():
    table = turns()
    start = whole(table)
    table.do(ADA, "rest")
    assert [entry.text.split()[0] for entry in table.log] == ["rest", "wind"]
    after = whole(table)
    table.undo([ADA])
    assert whole(table) == start
    table.do(ADA, "rest")
    assert whole(table) == after


def test_stated_luck_is_stated_again():
    table = turns("wind fig-3", "wind pear-3")
    start = whole(table)
    table.do(ADA, "rest")
    table.undo([ADA])
    assert whole(table) == start
    table.do(ADA, "rest")
    assert [entry.text for entry in table.log] == ["rest", "wind fig-3"]


def test_undo_after_a_load_draws_the_same_again():
    table = turns()
    for chooser in (ADA, BO):
        table.do(chooser, "rest")
    after = whole(table)
    loaded = Table.load(GAME, table.save())
    assert whole(loaded) == after
    for one in (table, loaded):
        one.undo([BO])
        one.undo([ADA])
        one.do(ADA, "rest")
        one.do(BO, "rest")
        assert whole(one) == after


def test_several_choices_of_one_person_are_taken_back_one_by_one():
    table = turns()
    seen = []
    for chooser in (ADA, BO):
        seen.append(whole(table))
        table.do(chooser, "rest")
    while seen:
        table.undo([ADA, BO])
        assert whole(table) == seen.pop()
    assert refused(table, ADA, BO) == "kernel-undo-nothing"


@pytest.mark.parametrize("seed", range(12))
def test_wherever_undo_is_allowed_it_leads_back_exactly_also_after_a_load(seed):
    table = Table.new(GAME, {"players": 2 + seed % 3}, seed=seed)
    choices = Luck(seed)
    undone = 0
    while table.item is not None:
        before = whole(table)
        chooser = choices.pick(table.decisions())
        action = choices.pick(table.legal(chooser))
        table.do(chooser, action)
        if table.undo_limit([chooser]).may:
            undone += 1
            after = whole(table)
            loaded = Table.load(GAME, table.save())
            loaded.undo([chooser])
            table.undo([chooser])
            assert whole(table) == whole(loaded) == before
            loaded.do(chooser, action)
            table.do(chooser, action)
            assert whole(table) == whole(loaded) == after
    assert undone > 2


def test_after_undo_nobody_knows_more_than_before():
    table = turns()
    before = [known(table, viewer) for viewer in (ADA, BO, SPECTATOR)]
    table.do(ADA, "rest")
    table.undo([ADA])
    assert [known(table, viewer) for viewer in (ADA, BO, SPECTATOR)] == before


def test_of_a_finished_game_nothing_is_taken_back():
    """Its hands may have been looked at; whoever holds every seat goes back all the same."""
    table = scene("Turn seat=Ada", seats=HANDS)
    table.do(ADA, "rest")
    assert table.outcome() is not None
    assert refused(table, ADA, BO) == "kernel-undo-over"
    table.pop()
    assert (table.outcome(), table.decisions()) == (None, [ADA])
    play(table, 1)
