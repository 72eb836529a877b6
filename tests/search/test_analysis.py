"""The analysis of a finished game: the same again, stopped at any step, in every game; it blames only what was worse."""
import json
from itertools import pairwise
from pathlib import Path

import pytest

from kotatsu import games, tables
from kotatsu.games.root.actions import DONE
from kotatsu.kernel.agenda import due, options
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import load_position, position
from kotatsu.kernel.table import Table
from kotatsu.search.analysis import Analysis, Budget, analyse, course, next_moment, turns_of
from kotatsu.search.weighing import Judge, Weigh, judge, shared_out, weigh

GOLDEN = Path(__file__).parents[1] / "golden"
WINS = Path(__file__).parent / "wins"
TINY = Budget(moments=5, iterations=4, points=2, decisions=2, glance=4, thought=8)
# a team's game, one alone against an automaton, one where all choose at once, one with three sides
GAMES = {"samurai": "game-0", "battlecrest": "game-0", "senjutsu": "game-0", "root": "game-1"}


def recorded(name: str) -> Table:
    return tables.load(GOLDEN / name / f"{GAMES[name]}.json")


def whole(table: Table) -> Analysis:
    *_, found = analyse(table, TINY)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_chances_and_turning_points_of_a_recorded_game(name: str) -> None:
    table = recorded(name)
    found = whole(table)
    assert found.share == 1.0 and found.json() == whole(table).json()
    sides = table.game.sides_of(table.state)
    entries = [moment.entry for moment in found.moments]
    assert entries == sorted(set(entries)) and len(entries) == TINY.moments + 1 and entries[-1] == len(table.log)
    assert entries[0] == turns_of(table.log)[0]
    for moment in found.moments:
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances) and len(moment.chances) == len(sides)
        if len(set(sides)) > 1:                  # one of them wins
            assert sum(moment.chances[sides.index(side)] for side in set(sides)) == pytest.approx(1.0)
        else:                                    # a team has one line
            assert len(set(moment.chances)) == 1
    assert found.moments[-1].chances == tuple((1 + result) / 2 for result in table.state.results)
    assert found.points and [point.entry for point in found.points] == sorted(point.entry for point in found.points)
    for point in found.points:
        entry = table.log[point.entry]
        assert (point.seat, point.action) == (entry.seat, entry.text) and point.drop.start > point.drop.end
        since, until = (next(one for one in found.moments if one.when == when) for when in (point.drop.since, point.drop.until))
        seat = sides.index(sides[point.seat])
        assert (since.chances[seat], until.chances[seat]) == (point.drop.start, point.drop.end)
        assert since.entry <= point.entry < until.entry
        verdict = point.verdict
        if verdict.words is not None:
            assert verdict.action != point.action and verdict.better > verdict.chance
            then = Table.at(table.game, position(table.game, entry.before, Luck(0)))
            assert verdict.action in then.legal_texts(entry.seat)


def test_it_can_be_stopped_after_every_step_and_says_how_far_it_is() -> None:
    steps = analyse(recorded("samurai"), TINY)
    known = [next(steps) for _ in range(4)]
    steps.close()                                # type: ignore[attr-defined]
    assert [len(one.moments) for one in known] == [1, 2, 3, 4] and known[0].share == 0.0
    shares = [one.share for one in analyse(recorded("samurai"), TINY)]
    assert all(one < other for one, other in pairwise(shares)) and shares[-1] == 1.0


def test_its_tasks_can_be_sent_to_another_process() -> None:
    table = recorded("senjutsu")
    steps = course(table, TINY)
    task, _ = next(steps)
    assert isinstance(task, Weigh) and task.game == "senjutsu"
    sent = Weigh(task.game, json.loads(json.dumps(task.position)), task.seed, task.iterations)
    assert sent.run(table.game) == task.run(table.game)
    while isinstance(task, Weigh):
        task, _ = steps.send(task.run(table.game))
    assert isinstance(task, Judge) and task.run(table.game) == task.run(table.game)


def test_only_a_finished_game_is_analysed_or_one_that_a_clock_ended() -> None:
    table = recorded("samurai")
    table.pop()
    with pytest.raises(Unreadable):
        next(analyse(table, TINY))
    *_, found = analyse(table, TINY, results=(-1, 1))
    assert found.moments[-1].chances == (0.0, 1.0)


@pytest.mark.parametrize("name", GAMES)
def test_a_win_that_was_not_taken_is_seen(name: str) -> None:
    """Near the end of a game, with a choice that wins: who took it is not blamed; who did not, and had no other, is."""
    given = json.loads((WINS / f"{name}.json").read_text(encoding="utf-8"))
    game = games.load(name)
    state, _ = load_position(game, given["position"])
    seat = due(state, state.agenda[-1])[0]
    assert judge(game, state, seat, game.parse(state, given["wins"][0]), 5, 40).words is None
    wins = {game.parse(state, text) for text in given["wins"]}
    others = [action for action in options(state, state.agenda[-1], seat) if action not in wins][:3]
    for verdict in [judge(game, state, seat, action, 5, 40) for action in others]:
        assert (verdict.better == 1.0) if verdict.words else (verdict.chance > 0.98)
    assert weigh(game, state, 5, 60)[seat] > 0.8


def test_what_loses_a_won_game_is_blamed() -> None:
    given = json.loads((WINS / "root.json").read_text(encoding="utf-8"))
    game = games.load("root")
    state, _ = load_position(game, given["position"])
    seat = due(state, state.agenda[-1])[0]
    verdict = judge(game, state, seat, DONE, 5, 40)
    assert verdict.better == 1.0 > verdict.chance and verdict.loss > 0.5 and verdict.reasons


def test_what_a_seat_cannot_see_is_not_held_against_it() -> None:
    """Another deal of all that it cannot see: the same verdict."""
    table = recorded("root")
    place = next(number for number, entry in enumerate(table.log) if number > 100 and entry.seat >= 0)
    entry = table.log[place]
    other = table.game.imagine(entry.before, entry.seat, Luck(77))
    assert judge(table.game, entry.before, entry.seat, entry.action, 3, 8) == judge(
        table.game, other, entry.seat, entry.action, 3, 8)


def test_sides_share_one_win() -> None:
    assert shared_out([0, 1, 2], [0.2, 0.2, 0.4]) == [0.25, 0.25, 0.5]
    assert shared_out([0, 1, 0, 1], [0.4, 0.2, 0.2, 0.4]) == [0.5, 0.5, 0.5, 0.5]
    assert shared_out([0, 0], [0.3, 0.3]) == [0.3, 0.3] and shared_out([0, 1], [0.0, 0.0]) == [0.5, 0.5]


def test_moments_lie_evenly_then_where_chances_changed() -> None:
    table = recorded("root")
    found = whole(table)
    known = {moment.entry: moment for moment in found.moments}
    turns = turns_of(table.log)
    assert len(turns) > TINY.moments
    place = next_moment(turns, known, TINY.moments + 10)
    assert place in turns and place not in known
