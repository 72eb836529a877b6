"""Positions, saves, replays and undo agree with what was played."""
import json

import jsonschema
import pytest
from conform.doors import PLAYED, begin, play, played_game

from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position_schema
from kotatsu.kernel.table import Table, replay
from kotatsu.sim import checks

MANY = 80                 # decisions of a game whose log is played again before each of them


@pytest.mark.parametrize("number", range(20))
def test_a_position_reads_back_and_fits_its_schema(game, number):
    schema = position_schema(game)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    turn = 0

    def each(table: Table) -> None:
        nonlocal turn
        turn += 1
        checks.check_position(game, table.state, table.luck)
        if turn % 5 == 1:
            validator.validate(table.position())

    done = play(begin(game, number), number, each)
    checks.check_position(game, done.state, done.luck)
    validator.validate(done.position())
    assert turn > 3 and done.outcome() is not None


@pytest.mark.parametrize("number", range(6))
def test_a_game_goes_on_from_its_position_as_it_would_have(game, number):
    table = play(begin(game, number), number, limit=3 * number)
    again = Table.at(game, json.loads(json.dumps(table.position())))
    before = len(table.log)
    play(table, 99)
    play(again, 99)
    assert [table.entry_text(entry) for entry in table.log[before:]] == [again.entry_text(entry) for entry in again.log]
    checks.check_table(game, again, table.state)


def test_log_and_save_lead_to_the_same_end(name, numbers):
    for number in numbers(PLAYED):
        table = played_game(name, number)
        checks.check_replay(table)
        assert table.outcome() is not None, "a game without an end"


@pytest.mark.parametrize("number", range(3))
def test_save_and_resume_at_every_decision(game, number):
    """The table is given away and taken up again before each choice."""
    straight = play(begin(game, number), number, limit=MANY)
    table = begin(game, number)
    for entry in straight.log:
        if entry.seat >= 0:
            table = Table.load(game, json.loads(json.dumps(table.save())))
            table.do(entry.seat, entry.text)
    checks.assert_equal(table.save(), straight.save(), "a game that was resumed went another way")
    assert table.log_for() == straight.log_for()


@pytest.mark.parametrize("number", range(4))
def test_a_replay_can_stand_at_any_moment(game, number):
    table = play(begin(game, number), number)
    saved = table.save()
    for stop in range(0, len(table.log), max(9, len(table.log) // 30)):        # a replay of a long game takes its time
        moment = replay(game, saved["start"], saved["log"], stop)
        assert moment.save()["log"] == saved["log"][:stop]
        if table.log[stop].seat >= 0:
            checks.check_table(game, moment, table.log[stop].before)


@pytest.mark.parametrize("number", range(8))
def test_undo_returns_exactly_the_earlier_state(game, number):
    table = begin(game, number)
    choices = Luck(number)
    while table.item is not None:
        seat = choices.pick(table.decisions())
        checks.check_undo(table, seat, choices.pick(table.legal(seat)))
    assert table.outcome() is not None


@pytest.mark.parametrize("number", range(4))
def test_undo_after_a_load_does_the_same(game, number):
    table = begin(game, number)
    choices = Luck(number)
    everybody = range(game.seats(table.state))
    for _ in range(MANY):
        if table.item is None:
            break
        seat = choices.pick(table.decisions())
        table.do(seat, choices.pick(table.legal(seat)))
        loaded = Table.load(game, table.save())
        assert loaded.undo_limit(everybody) == table.undo_limit(everybody)
        if table.undo_limit(everybody).may and choices.below(2):
            assert table.undo(everybody).text == loaded.undo(everybody).text
            checks.assert_equal(loaded.save(), table.save(), "undo after a load leads elsewhere")
            seat = choices.pick(table.decisions())
            table.do(seat, choices.pick(table.legal(seat)))
