"""Learning still learns: what matters is found, the same seed learns the same, and a course can be gone on with."""
import json
import math
from importlib.util import find_spec
from pathlib import Path
from typing import Any, ClassVar

import pytest

np = pytest.importorskip("numpy")

from kotatsu import bots, games  # noqa: E402
from kotatsu.bots.battlecrest import gentle  # noqa: E402
from kotatsu.bots.battlecrest.lesson import Duels  # noqa: E402
from kotatsu.bots.lesson import Lesson, Winning, lesson_of  # noqa: E402
from kotatsu.bots.weights import Weights  # noqa: E402
from kotatsu.train import course as courses  # noqa: E402
from kotatsu.train.curve import picture  # noqa: E402
from kotatsu.train.games import Record, play_one  # noqa: E402
from kotatsu.train.model import Model, Rows  # noqa: E402
from kotatsu.train.targets import look_ahead, rows_of  # noqa: E402


class Toy(Lesson):
    """Positions made by hand: nobody plays them."""
    game: ClassVar[str] = "toy"
    names = ("ahead", "noise")
    epochs: ClassVar[int] = 60
    pace: ClassVar[float] = 0.05


class Crowd(Toy):
    winning: ClassVar[Winning] = Winning.ONE


class Deep(Toy):
    hidden: ClassVar[int] = 4


class Team(Toy):
    winning: ClassVar[Winning] = Winning.TEAM


def record(lesson: Lesson, luck: Any, seats: int) -> Record:
    """A game of six moments: whoever is ahead in the last one wins; what the others show is noise."""
    made = Record()
    for moment in range(6):
        ahead = luck.normal(size=seats)
        for seat in range(seats):
            made.numbers.extend([ahead[seat], luck.normal()])
            made.groups.append(0)
            made.seats.append(seat)
            made.moments.append(moment)
        made.strayed.append(0)
    made.results = tuple(1 if seat == int(ahead.argmax()) else -1 for seat in range(seats))
    return made


@pytest.mark.parametrize(("lesson", "seats"), [(Toy(), 2), (Crowd(), 4), (Deep(), 2)])
def test_what_matters_is_found_and_what_does_not_is_left_out(lesson: Lesson, seats: int) -> None:
    luck = np.random.Generator(np.random.PCG64(3))
    records = [record(lesson, luck, seats) for _ in range(120)]
    for one in records:                          # only the last moment tells: keep that
        rows = len(one.seats) - seats
        one.numbers, one.groups, one.seats = one.numbers[2 * rows:], one.groups[rows:], one.seats[rows:]
        one.moments, one.strayed = one.moments[:0], one.strayed[:1]
        one.moments.extend([0] * seats)
    model = Model(lesson, 1)
    rows = rows_of(lesson, records, model)
    before = model.loss(rows)
    model.fit(rows, luck)
    assert model.loss(rows) < 0.8 * before
    weights = Weights(model.json())
    good, bad = weights.log_odds(0, [1.0, 0.0]), weights.log_odds(0, [-1.0, 0.0])
    assert good - bad > 2 * abs(weights.log_odds(0, [0.0, 1.0]) - weights.log_odds(0, [0.0, -1.0]))


def test_bots_judge_as_the_model_does() -> None:
    """Stretched numbers, hidden units and rounding change nothing that matters; and the way back leads to the same weights."""
    lesson, luck = Deep(), np.random.Generator(np.random.PCG64(5))
    model = Model(lesson, 2)
    numbers = luck.normal(3.0, 5.0, (40, 2))
    model.stretch(numbers)
    model.parts = {name: luck.normal(size=part.shape) for name, part in model.parts.items()}
    expected = model.log_odds(model.stretched(numbers), np.zeros(40, dtype=np.uint8))
    weights = Weights(model.json())
    assert [weights.log_odds(0, row) for row in numbers.tolist()] == pytest.approx(expected, rel=0.01, abs=0.02)
    again = Model(lesson, 7)
    again.middle, again.spread = model.middle, model.spread
    again.take(model.json())
    assert again.log_odds(model.stretched(numbers), np.zeros(40, dtype=np.uint8)) == pytest.approx(expected, rel=0.01, abs=0.02)


def test_a_position_learns_from_those_that_follow_but_not_across_a_stray() -> None:
    lesson, luck = Toy(), np.random.Generator(np.random.PCG64(4))
    made = record(lesson, luck, 2)
    made.strayed[2] = 1
    model = Model(lesson, 1)
    model.parts["plain"][0] = [1.0, 0.0]
    rows = rows_of(lesson, [made], model)
    won = rows.targets.copy()
    chances = model.chances(rows)
    look_ahead(lesson, [made], rows, model)
    for seat in range(2):
        own = [2 * moment + seat for moment in range(6)]
        assert rows.targets[own[5]] == won[own[5]]
        assert rows.targets[own[4]] == pytest.approx(0.2 * chances[own[5]] + 0.8 * won[own[5]])
        assert rows.weights[own[2]] == 0.0 and rows.weights[own[3]] == 1.0
        assert rows.targets[own[1]] == pytest.approx(chances[own[2]])


def test_a_team_has_one_chance_whoever_looks() -> None:
    lesson = Team()
    made = Record(results=(1, 1))
    for moment in range(3):
        made.numbers.extend([1.0, 0.0])
        made.groups.append(0)
        made.seats.append(moment % 2)
        made.moments.append(moment)
        made.strayed.append(0)
    model = Model(lesson, 1)
    rows = rows_of(lesson, [made], model)
    look_ahead(lesson, [made], rows, model)
    assert rows.targets.tolist() == pytest.approx([0.2 * 0.5 + 0.8 * (0.2 * 0.5 + 0.8), 0.2 * 0.5 + 0.8, 1.0])


def test_shares_of_a_crowd_add_up_to_one() -> None:
    model = Model(Crowd(), 1)
    model.parts["plain"][0] = [1.0, 0.0]
    numbers = np.array([[1.0, 0.0], [0.0, 0.0], [3.0, 0.0], [2.0, 0.0], [1.0, 0.0]])
    rows = Rows(numbers, np.zeros(5, dtype=np.uint8), np.array([0, 2]), np.zeros(5), np.ones(5))
    chances = model.chances(rows)
    assert chances[:2].sum() == pytest.approx(1.0) and chances[2:].sum() == pytest.approx(1.0)
    assert chances[2] > chances[3] > chances[4]
    assert Crowd().rewards([1, -1, 1, -1]) == [0.5, 0.0, 0.5, 0.0] and Toy().rewards([0, 0]) == [0.5, 0.5]


# --- whole courses of Battlecrest, short ones

class Short(Duels):
    """The gentle one teaches: quick games, which is all that these tests need."""
    round_games: ClassVar[int] = 8
    opening: ClassVar[int] = 4

    def player(self, weights: Weights | None, luck: Any) -> bots.Bot:
        return gentle.Player(luck)


def short_course(folder: Path, most: int, cores: int, monkeypatch: pytest.MonkeyPatch, resume: bool = False) -> courses.Course:
    monkeypatch.setattr(courses, "lesson_of", lambda game: Short())
    course = (courses.resume("battlecrest", folder, 5, "again", 0) if resume
              else courses.begin("battlecrest", folder, 5, "kotatsu train battlecrest", None, 0))
    assert sum(course.learn(most, None, cores)) > 0
    return course


def learnt(folder: Path) -> Any:
    found = json.loads((folder / "weights.json").read_text(encoding="utf-8"))
    return found["features"], found["groups"]


@pytest.mark.strength
def test_the_same_seed_learns_the_same_and_a_course_can_be_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two rounds at once, and one round, then another: the same weights; the files say where they come from."""
    whole = short_course(tmp_path / "whole", 16, 1, monkeypatch)
    short_course(tmp_path / "parts", 8, 1, monkeypatch)
    parts = short_course(tmp_path / "parts", 16, 1, monkeypatch, resume=True)
    assert learnt(tmp_path / "whole") == learnt(tmp_path / "parts")
    assert [row["loss"] for row in whole.curve] == [row["loss"] for row in parts.curve]
    made = json.loads((tmp_path / "parts" / "weights.json").read_text(encoding="utf-8"))["made"]
    assert made["games"] == 16 and made["seed"] == 5 and made["commits"] and made["command"] == "again"
    assert (tmp_path / "parts" / "curve.svg").read_text(encoding="utf-8") == picture("battlecrest", parts.curve)


@pytest.mark.strength
def test_a_short_course_still_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that nobody learns from are foretold by far better than before the first round, and than by an even guess."""
    course = short_course(tmp_path, 48, 1, monkeypatch)
    losses = [row["loss"] for row in course.curve]
    assert len(losses) == 7 and losses[-1] < 0.7 * min(losses[0], math.log(2)), losses


LEARNERS = [name for name in games.names() if find_spec(f"kotatsu.bots.{name}.lesson") is not None]


@pytest.mark.strength
@pytest.mark.parametrize("game", LEARNERS)
def test_every_lesson_fits_its_game(game: str) -> None:
    """As many numbers as names, at every position that is kept, and no lesson is taken for a bot."""
    lesson = lesson_of(game)
    assert "lesson" not in bots.names(game) and len(set(lesson.names)) == len(lesson.names)
    made = play_one(lesson, None, 3, 0)
    assert len(made.numbers) == len(made.groups) * len(lesson.names) and len(made.groups) == len(made.seats) == len(made.moments)
    assert max(made.groups) < len(lesson.groups) and len(made.strayed) == made.moments[-1] + 1
