"""The fuzz: over all options, the same on any number of cores, and with a file to look at when something is wrong."""
import json
from dataclasses import replace

import jsonschema
import pytest
import toy

from kotatsu import games
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position_schema
from kotatsu.kernel.table import Table
from kotatsu.sim import fuzz
from kotatsu.sim.walk import Tally

SAMURAI = games.load("samurai")


def test_every_count_and_level_comes_up_with_every_kind_of_game() -> None:
    chosen = [(number % 3, options["players"], options["level"]) for number in range(3 * 6 * 4)
              for options in [fuzz.some_options(SAMURAI, Luck(number), number)]]
    assert len(set(chosen)) == 3 * 6 * 4


def test_the_other_options_come_up_too() -> None:
    seen: dict[str, set[str]] = {}
    for number in range(400):
        for name, value in fuzz.some_options(SAMURAI, Luck(number), number).items():
            seen.setdefault(name, set()).add(str(value))
    for option in SAMURAI.options():
        assert len(seen[option.name]) > 1 or option.kind == "seat", option.name


def tally_of(processes: int) -> Tally:
    whole = Tally()
    for part, failure in fuzz.fuzz("samurai", 3, 12, processes, size=3):
        assert failure is None, failure
        whole.add(part)
    return whole


def test_the_same_on_one_core_and_on_two() -> None:
    one, two = tally_of(1), tally_of(2)
    assert vars(one) == vars(two)
    assert (one.games, one.checks > 30, one.decisions > 100) == (12, True, True)


def test_no_new_batch_after_the_time_is_up() -> None:
    assert sum(part.games for part, _ in fuzz.fuzz("samurai", 1, 400, 1, seconds=0.001, size=2)) == 2


@pytest.mark.parametrize("may", [True, False])
def test_a_game_that_does_not_end_is_saved_or_fails(may: bool) -> None:
    game, tally = replace(toy.GAME, most_decisions=4, may_run_on=lambda book: may), Tally()
    failure = fuzz.play(game, 1, 0, tally)
    if may:
        assert failure is None
        assert (tally.games, tally.decisions, len(tally.long)) == (1, 4, 1)
        Table.at(game, json.loads(json.dumps(tally.long[0]))["position"])
    else:
        assert failure is not None
        assert (failure.message, tally.long) == ("the game does not end", [])


def test_a_failure_is_a_position_file(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(toy.GAME, census=lambda state: {**toy.GAME.census(state), "turns": min(state.turn, 2)})
    failure = fuzz.play(game, 1, 0, Tally())
    assert failure is not None
    assert failure.message == "a component was lost or doubled: turns is 1 instead of 0"
    answer = json.loads(json.dumps(failure.json()))
    assert Table.at(game, answer).item is not None
    assert answer["failure"]["log"]


def test_what_must_occur_is_counted() -> None:
    tally = Tally()
    assert fuzz.play(SAMURAI, 1, 0, tally) is None
    counts = fuzz.occurred(SAMURAI, tally)
    assert set(counts) == {"items", "verbs", "cards"}
    assert "TopCard" not in counts["items"]         # only a base of others
    assert counts["items"]["Act"] > 0
    assert counts["verbs"]["deal"] > 0
    assert len(counts["cards"]) == 66
    assert sum(counts["cards"].values()) == tally.verbs["reveal"]


def test_positions_written_for_the_fuzz_fit_the_schema_and_reach_every_round() -> None:
    validator = jsonschema.Draft202012Validator(position_schema(SAMURAI))
    rounds = set()
    for number in range(60):
        chance = Luck(number)
        written = SAMURAI.fuzz_position(fuzz.some_options(SAMURAI, chance, number), chance)
        assert written is not None
        validator.validate(written)
        rounds.add(Table.at(SAMURAI, written).view()["round"])
    assert rounds == {1, 2, 3}
