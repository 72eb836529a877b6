"""Save, load and replay at every decision; positions as hand-written files."""
import json

import jsonschema
import pytest
from toy import GAME
from toy.scene import play, scene, seat, whole

from kotatsu.kernel.agenda import advance
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import DEFAULT_SEED
from kotatsu.kernel.notation import load_position, position, position_schema
from kotatsu.kernel.table import Table, replay
from kotatsu.sim.checks import check_position, contents

ADA, BO = 0, 1


@pytest.mark.parametrize("seed", range(6))
def test_save_load_replay_and_position_at_every_decision(seed):
    def kept(table: Table) -> None:
        saved = json.loads(json.dumps(table.save()))
        assert whole(Table.load(GAME, saved)) == whole(table)
        assert contents(GAME, replay(GAME, saved["start"], saved["log"]).state) == contents(GAME, table.state)
        check_position(GAME, table.state, table.luck)
        jsonschema.validate(table.position(), position_schema(GAME))

    table = Table.new(GAME, {"players": 2 + seed % 3}, seed=seed, data={"plum": 5} if seed % 2 else None)
    kept(play(table, seed, kept))


def test_a_loaded_table_goes_on_with_the_same_luck():
    table = Table.new(GAME, {"players": 3}, seed=11)
    for _ in range(7):
        chooser = table.decisions()[0]
        table.do(chooser, table.legal(chooser)[0])
    loaded = Table.load(GAME, table.save())
    fresh = Table.at(GAME, table.position())
    assert play(table, 5).save() == play(loaded, 5).save()
    assert contents(GAME, play(fresh, 5).state) == contents(GAME, table.state)


def test_a_replay_stands_at_any_moment_and_draws_no_luck_of_its_own():
    table = play(Table.new(GAME, {"players": 3}, seed=4), 4)
    saved = table.save()
    for stop, entry in enumerate(table.log):
        moment = replay(GAME, saved["start"], saved["log"], stop)
        before = entry.before.copy()
        advance(before)
        assert contents(GAME, moment.state) == contents(GAME, before)
        assert moment.save()["log"] == saved["log"][:stop]
        assert [one.events for one in moment.log] == [one.events for one in table.log[:stop]]
    assert contents(GAME, replay(GAME, saved["start"], saved["log"], 999).state) == contents(GAME, table.state)


def test_the_middle_of_luck_can_be_looked_at_but_not_played_on():
    table = play(Table.new(GAME, seed=4), 4)
    moment = replay(GAME, table.start, table.save()["log"], 1)      # before the first card is dealt
    assert (moment.decisions(), moment.prompts([ADA]), moment.legal(ADA)) == ([], [], [])
    assert moment.why_not(ADA, 0).words.id == "kernel-moved-on"


SAVED = play(Table.new(GAME, seed=2), 2).save()


@pytest.mark.parametrize("change", [
    {"kotatsu": "position"}, {"format": 9}, {"version": 2}, {"game": "chess"}, {"start": None},
    {"start": {"game": "toy"}}, {"log": None}, {"log": [7]}, {"log": ["Ada"]}, {"log": ["Zoe: take"]},
    {"log": ["Ada: fly"]}, {"log": ["Ada: take"]},
    {"log": SAVED["log"][1:]}, {"log": SAVED["log"][:-1]}, {"log": [*SAVED["log"], "Ada: take"]}, {"luck": None},
    {"log": [*SAVED["log"], "luck: roll 1"]}, {"luck": {"seed": 3, "drawn": 9}}, {"drawn": [1]}, {"drawn": "x"},
    {"drawn": [-1] * len(SAVED["log"])}, {"luck": {"seed": 2, "drawn": 0}}])
def test_a_save_that_does_not_fit_is_refused_with_a_sentence(change):
    with pytest.raises(Unreadable):
        Table.load(GAME, {**SAVED, **change})


def test_things_that_are_no_save():
    for data in (None, [], "x", {}, {"kotatsu": "table"}):
        with pytest.raises(Unreadable):
            Table.load(GAME, data)


# --- positions by hand
def test_what_is_left_out_gets_its_default():
    state, luck = load_position(GAME, {"game": "toy"})
    assert (luck.seed, luck.drawn) == (DEFAULT_SEED, 0)
    assert (state.coins, state.bank, state.round, len(state.bag)) == ([2, 2], 2, 1, 12)
    assert repr(state.agenda) == "[Finish(), Round(number=2), Round(number=1)]"


def test_an_answer_that_carries_a_position_is_one():
    state, _ = load_position(GAME, {"position": {"game": "toy"}, "events": []})
    assert state.round == 1


def test_a_position_carries_its_luck():
    table = Table.new(GAME, seed=9)
    assert table.position()["luck"] == {"seed": 9, "drawn": 4}
    _, luck = load_position(GAME, table.position())
    assert luck.below(1000) == table.luck.below(1000)


def test_a_finished_position():
    table = scene(seats=[seat("Ada", points=2), seat("Bo")])
    again = Table.at(GAME, table.position())
    assert (again.item, again.outcome().results) == (None, (1, -1))


@pytest.mark.parametrize(("fields", "field"), [
    ({"game": "chess"}, "game"), ({"kotatsu": "table"}, None), ({"version": 9}, "version"),
    ({"colour": "red"}, "colour"),
    ({"luck": 7}, "luck"), ({"luck": {"seed": -1}}, "luck"), ({"luck": {"seed": 1, "dice": 2}}, "luck"),
    ({"next": "Turn"}, "next"), ({"next": []}, "next"), ({"next": ["Turn"]}, "item"),
    ({"next": ["Fly seat=Ada"]}, "item"),
    ({"results": [1]}, "results"), ({"results": [1, 5]}, "results"), ({"results": [True, 0]}, "results"),
    ({"seats": [{"name": "Zoe"}]}, "seats[0].name"), ({"seats": [{"name": "Ada", "coins": 9}]}, "seats.Ada.coins"),
    ({"seats": [{"name": "Ada", "hat": 1}]}, "seats.Ada.hat"), ({"bag": ["plum-1"]}, "bag"),
    ({"discard": ["plum-1", "plum-1"]}, "discard"), ({"discard": ["apple-1"]}, "discard"), ({"bank": 7}, "bank"),
    ({"seats": [{"name": "Ada", "coins": 6}]}, "bank"), ({"round": True}, "round"),
    ({"options": {"players": 9}}, "options.players"),
    ({"answers": {"Ada": "bid 1"}}, "answers"), ({"next": ["Bids", "Finish"], "answers": 3}, "answers"),
    ({"next": ["Bids", "Finish"], "answers": {"Ada": "bid 9"}}, "answers.Ada"),
    ({"next": ["Bids", "Finish"], "answers": {"Zoe": "bid 1"}}, "answers.Zoe"),
    ({"next": ["Bids", "Finish"], "answers": {"Ada": "bid 1", "Bo": "bid 1"}}, "answers"),
    ({"next": ["SetAside", "Finish"], "answers": {"Ada": "aside fig-1"}}, "answers")])
def test_a_wrong_field_is_named(fields, field):
    with pytest.raises(Unreadable) as problem:
        load_position(GAME, {"game": "toy", **fields})
    given = problem.value.phrase.args
    assert field is None or field in given or given.get("field") == field, problem.value.phrase


def test_things_that_are_no_position():
    for data in (None, [], "x", {}, {"position": 7}):
        with pytest.raises(Unreadable):
            load_position(GAME, data)


def test_a_position_between_two_steps_is_written_and_read():
    state = GAME.new(GAME.book({"players": 4, "teams": True}))
    table = Table.new(GAME, {"players": 4, "teams": True}, seed=3)
    again = Table.at(GAME, position(GAME, state, table.luck.__class__(3)))
    assert again.position() == table.position()
