"""Where the judge of Samurai Spirit changes its mind (scripts/samurai_errors.py): ends of turns, and what all may see of them."""
from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

from kotatsu.games.samurai.phases.turn import EndTurn
from kotatsu.games.samurai.queries import stack_size

SCRIPT = Path(__file__).parents[2] / "scripts" / "samurai_errors.py"
OPTIONS = {"players": 2, "level": "normal"}


@pytest.fixture(scope="module")
def errors() -> ModuleType:
    spec = util.spec_from_file_location("samurai_errors", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_raiders_left_are_counted_in_groups(errors: ModuleType) -> None:
    assert [errors.group(left) for left in (1, 2, 4, 5, 6, 7, 12, 13, 40)] == [0, 1, 3, 4, 4, 5, 6, 7, 7]
    assert errors.root_of_mean_square([3.0, -4.0]) == pytest.approx(12.5 ** 0.5)


@pytest.mark.strength
def test_a_look_through_the_next_turn_says_something_else_and_spoils_nothing(errors: ModuleType) -> None:
    """Each end of a turn after which the round goes on, one after the other."""
    seen = list(errors.ends_of_turns(OPTIONS, 4, 0))
    turns = [state.turn for state in seen]
    assert turns == sorted(set(turns)) and len(turns) > 10
    assert all(isinstance(state.agenda[-1], EndTurn) and stack_size(state) and not state.order for state in seen)
    before = [state.copy() for state in seen]
    told = [errors.difference(state, 9) for state in seen]
    assert seen == before and all(-1 < one < 1 for one in told) and len(set(told)) > len(told) / 2
