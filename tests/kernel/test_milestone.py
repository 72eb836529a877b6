"""A table resumed in the middle of its log is the same table, for whoever reads it, plays on or takes back."""
import json

import pytest
from toy import GAME
from toy.scene import play

from kotatsu.kernel.milestone import KeptEntry, place_to_keep, position_at, resume, told_json
from kotatsu.kernel.table import Table
from kotatsu.sim.checks import contents


def lines_of(table: Table) -> list[tuple[str, int]]:
    return [(entry.line(), entry.drawn) for entry in table.log]


def resumed(table: Table, place: int) -> Table:
    told, there = json.loads(json.dumps([told_json(table.log[:place]), position_at(table, place)]))
    kept = [KeptEntry(*numbers, lambda heard=heard: heard) for *numbers, heard in told]
    return resume(GAME, table.start, kept, there, lines_of(table), table.luck.drawn)


def read_by_all(table: Table) -> list[object]:
    return [table.log_for(viewers) for viewers in ((), *((seat,) for seat in range(GAME.seats(table.state))))]


def places(table: Table) -> set[int]:
    found = {place_to_keep(table, 0, behind) for behind in range(1, len(table.log))}
    return {place for place in found if place is not None}


@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_same_wherever_it_is_resumed(seed: int) -> None:
    table = play(Table.new(GAME, {"players": 2 + seed}, seed=seed, data={"plum": 5} if seed else None), seed)
    assert len(places(table)) > 5
    for place in places(table):
        other = resumed(table, place)
        assert lines_of(other) == lines_of(table) and other.save() == table.save()
        assert contents(GAME, other.state) == contents(GAME, table.state)
        assert read_by_all(other) == read_by_all(table)
        assert [contents(GAME, entry.before) for entry in other.log] == [contents(GAME, entry.before) for entry in table.log]


def test_it_plays_on_and_takes_back_beyond_where_it_was_resumed() -> None:
    table = Table.new(GAME, {"players": 3}, seed=11)
    for _ in range(12):
        chooser = table.decisions()[0]
        table.do(chooser, table.legal(chooser)[0])
    place = place_to_keep(table, 0, 1)
    assert place is not None
    other = resumed(table, place)
    assert other.undo_limit((0, 1, 2)) == table.undo_limit((0, 1, 2))
    for _ in range(4):                          # with the same luck drawn again
        for one in (table, other):
            one.pop()
        assert contents(GAME, other.state) == contents(GAME, table.state) and lines_of(other) == lines_of(table)
    assert len(table.log) < place
    assert play(other, 5).save() == play(table, 5).save()
    assert read_by_all(other) == read_by_all(table)


def test_states_that_are_forgotten_are_found_again() -> None:
    table = play(Table.new(GAME, {"players": 3}, seed=4), 4)
    before, told = [contents(GAME, entry.before) for entry in table.log], read_by_all(table)
    table.forget_states(0, len(table.log))
    assert [contents(GAME, entry.before) for entry in table.log] == before and read_by_all(table) == told


def test_nothing_is_kept_between_two_sealed_answers() -> None:
    table = Table.new(GAME, {"players": 3}, seed=2)
    for seat in (0, 1):
        table.do(seat, "bid 1")
    assert [entry.sealed for entry in table.log[-2:]] == [True, True]
    assert place_to_keep(table, 0, 1) == len(table.log) - 2
