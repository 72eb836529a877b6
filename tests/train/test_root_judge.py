"""scripts/root_judge.py: games are kept and gone on with, and what decides games is learnt."""
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from kotatsu.bots.root.features import NAMES, PLAIN
from kotatsu.train.games import Record

np = pytest.importorskip("numpy")
SCRIPT = Path(__file__).parents[2] / "scripts" / "root_judge.py"
SIDES = ((0, 1, 2, 3), (0, 1, 4, 5))
TURNS = 20


@pytest.fixture(scope="module")
def judge() -> ModuleType:
    spec = importlib.util.spec_from_file_location("root_judge_under_test", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_games_that_are_kept_are_gone_on_with(judge: ModuleType, tmp_path: Path) -> None:
    """Two games, and later a third one: the same three as without a folder, and the first two are not played again."""
    assert len(judge.Played("gentle", judge.Gentle(), None, 5, tmp_path).play(2)) == 2
    later = judge.Played("gentle", judge.Gentle(), None, 5, tmp_path)
    assert len(later.records) == 2 and later.seconds > 0
    assert later.play(3) == judge.Played("gentle", judge.Gentle(), None, 5, None).play(3)
    assert judge.Played("gentle", judge.Gentle(), None, 6, None).play(1) != later.play(1)


def made_up(number: int, luck: "np.random.Generator") -> Record:
    """A game that the largest army wins, whatever the points say."""
    record, army = Record(), luck.random(4)
    for turn in range(TURNS):
        numbers = np.zeros((4, len(NAMES)))
        numbers[:, PLAIN.index("here")] = 1.0
        numbers[:, PLAIN.index("points")] = luck.random(4)
        numbers[:, PLAIN.index("army")] = army
        record.numbers.extend(numbers.astype(np.float32).ravel().tolist())
        record.groups.extend(SIDES[number % 2])
        record.seats.extend(range(4))
        record.moments.extend([turn] * 4)
        record.strayed.append(0)
    record.results = tuple(1 if seat == army.argmax() else -1 for seat in range(4))
    return record


def test_what_wins_games_among_equals_is_learnt(judge: ModuleType) -> None:
    luck = np.random.Generator(np.random.PCG64(3))
    learnt, (by_points, loss) = judge.learn([made_up(number, luck) for number in range(120)], [made_up(0, luck)])
    assert loss < 0.8 * by_points, "the army tells more than the points"
    army, points = NAMES.index("army"), NAMES.index("points")
    for head in learnt["groups"].values():
        assert head["plain"][army] > 2 * abs(head["plain"][points])
