"""A course of learning in a folder: rounds of games and of looking at them, kept so that it can be stopped and gone on with.

The folder holds `weights.json` (what a bot plays with, and where it comes from), `curve.svg`, `progress.json` and `games.npz`.
"""
import json
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from kotatsu import __version__, games
from kotatsu.bots.lesson import Lesson, lesson_of
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.sim.seeds import seed_for
from kotatsu.sim.statistics import wilson
from kotatsu.train.curve import picture
from kotatsu.train.games import Record, matches, play
from kotatsu.train.model import Model
from kotatsu.train.targets import look_ahead, rows_of

KIND = "kotatsu-weights"
HELD_OUT = 4                       # beside each so many games of the first round one is played that nobody learns from
PARTS = ("numbers", "groups", "seats", "moments", "strayed")
TYPES = {"numbers": np.float32, "groups": np.uint8, "seats": np.uint8, "moments": np.uint16, "strayed": np.uint8}


@dataclass
class Course:
    """What has been learnt so far, and from what."""
    lesson: Lesson
    folder: Path
    seed: int
    command: str
    start: JSON | None = None                        # the weights it began with; None: the teacher
    matches: int = 0                                 # games against the start after each round
    played: int = 0
    seconds: float = 0.0
    commits: list[str] = field(default_factory=list)
    curve: list[JSON] = field(default_factory=list)
    rounds: list[list[Record]] = field(default_factory=list)
    held: list[Record] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.model = Model(self.lesson, seed_for(self.seed, "model"))
        self.weights: JSON | None = self.start

    # --- learning

    def learn(self, most: int, seconds: float | None = None, processes: int | None = None) -> Iterator[int]:
        """Rounds until so many games were played in all, or no new one after so many seconds; gives a 1 for each game."""
        begun, before = monotonic(), self.seconds
        self.commits = list(dict.fromkeys([*self.commits, commit()]))
        if not self.held:
            held = max(2, min(self.lesson.round_games, most) // HELD_OUT)
            self.held = list(play(self.lesson.game, self.start, seed_for(self.seed, "held"), 0, held, processes))
        while self.played < most and (seconds is None or monotonic() - begun < seconds):
            count = min(self.lesson.round_games, most - self.played)
            records = []
            for record in play(self.lesson.game, self.weights, seed_for(self.seed, "games"), self.played, count, processes):
                records.append(record)
                yield 1
            self.study(records)
            self.seconds = before + monotonic() - begun
            self.look_back(processes)
            self.seconds = before + monotonic() - begun
            self.save()

    def study(self, records: list[Record]) -> None:
        """Look at the games of this round and of those before it."""
        begins = not self.rounds
        if begins:
            self.begin(records)
        self.rounds = [*self.rounds, records][-self.lesson.window:]
        seen = [record for found in self.rounds for record in found]
        rows = rows_of(self.lesson, seen, self.model)
        if not begins or self.start is not None:
            look_ahead(self.lesson, seen, rows, self.model)
        self.model.fit(rows, np.random.Generator(np.random.PCG64(seed_for(self.seed, "fit", self.played))))
        self.played += len(records)
        self.weights = self.model.json()

    def begin(self, records: list[Record]) -> None:
        """The first games say how large the numbers are; then what is known before anything is learnt can be written down."""
        width = len(self.lesson.names)
        self.model.stretch(joined(records, "numbers").reshape(-1, width))
        if self.start is not None:
            self.model.take(self.start)
        self.curve = [{"games": 0, "loss": self.held_loss()}]

    def held_loss(self) -> float:
        """On games that are never learnt from, played by the start: how well results are foretold."""
        return round(self.model.loss(rows_of(self.lesson, self.held, self.model)), 5)

    def look_back(self, processes: int | None) -> None:
        """How much better has it become?"""
        row: JSON = {"games": self.played, "loss": self.held_loss()}
        if self.matches:
            rewards = matches(self.lesson.game, self.weights, self.start, seed_for(self.seed, "match", self.played), self.matches,
                              processes)
            low, high = wilson(round(sum(rewards)), len(rewards))
            row |= {"matches": len(rewards), "rate": round(sum(rewards) / len(rewards), 4),
                    "low": round(low, 4), "high": round(high, 4)}
        self.curve.append(row)

    # --- the folder

    def save(self) -> None:
        """Each file whole or not at all: a run that is stopped while it writes has the one before."""
        self.folder.mkdir(parents=True, exist_ok=True)
        arrays: dict[str, Any] = {f"model_{name}": part for name, part in self.model.parts.items()}
        arrays |= {"middle": self.model.middle, "spread": self.model.spread}
        arrays |= arrays_of(self.held, "held") | arrays_of([record for records in self.rounds for record in records], "seen")
        with (self.folder / "games.new").open("wb") as file:
            np.savez_compressed(file, **arrays)
        progress = {"kind": "kotatsu-course", "game": self.lesson.game, "seed": self.seed, "start": self.start,
                    "played": self.played, "seconds": round(self.seconds, 1), "commits": self.commits, "curve": self.curve,
                    "features": list(self.lesson.names), "rounds": [len(records) for records in self.rounds]}
        write(self.folder / "weights.json", self.written())
        (self.folder / "curve.svg").write_text(picture(self.lesson.game, self.curve), encoding="utf-8")
        (self.folder / "games.new").replace(self.folder / "games.npz")
        write(self.folder / "progress.json", progress)

    def written(self) -> JSON:
        """The weights with where they come from."""
        assert self.weights is not None
        return {"kind": KIND, "game": self.lesson.game, "version": games.load(self.lesson.game).version,
                "made": {"command": self.command, "seed": self.seed, "commits": self.commits, "games": self.played,
                         "hours": round(self.seconds / 3600, 2), "loss": [self.curve[0]["loss"], self.curve[-1]["loss"]]},
                **self.weights}


def begin(game: str, folder: Path, seed: int, command: str, start: JSON | None, count: int) -> Course:
    """A new course; refused where the folder holds one already."""
    if (folder / "progress.json").exists():
        raise Unreadable(say("train-folder-taken", folder=str(folder)))
    lesson = lesson_of(game)
    return Course(lesson, folder, seed, command, lesson.start() if start is None else start, count)


def resume(game: str, folder: Path, seed: int, command: str, count: int) -> Course:
    """The course in a folder, as it was left."""
    file = folder / "progress.json"
    try:
        given = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise Unreadable(say("train-no-course", folder=str(folder))) from problem
    lesson = lesson_of(game)
    if given.get("kind") != "kotatsu-course" or (given["game"], given["seed"]) != (game, seed):
        raise Unreadable(say("train-other-course", folder=str(folder)))
    if given["features"] != list(lesson.names):
        raise Unreadable(say("train-other-features", folder=str(folder)))
    course = Course(lesson, folder, seed, command, given["start"], count, given["played"], given["seconds"], given["commits"],
                    given["curve"])
    with np.load(folder / "games.npz") as arrays:
        course.model.middle, course.model.spread = arrays["middle"], arrays["spread"]
        if course.start is not None:
            course.model.take(course.start)
        course.model.parts = {name: arrays[f"model_{name}"] for name in course.model.parts}
        course.held = parted(arrays, "held", len(lesson.names))
        seen = parted(arrays, "seen", len(lesson.names))
    for size in given["rounds"]:
        course.rounds.append(seen[:size])
        seen = seen[size:]
    course.weights = course.model.json()
    return course


def arrays_of(records: Sequence[Record], name: str) -> dict[str, Any]:
    """Games as arrays whose names begin with `name`: `parted` the other way round."""
    arrays = {f"{name}_{part}": joined(records, part) for part in PARTS}
    arrays[f"{name}_rows"] = np.array([[len(record.groups), len(record.strayed)] for record in records])
    arrays[f"{name}_results"] = np.array([record.results + (9,) * (16 - len(record.results)) for record in records])
    return arrays


def joined(records: Sequence[Record], part: str) -> Any:
    return np.concatenate([np.frombuffer(getattr(record, part), dtype=TYPES[part]) for record in records])


def parted(arrays: Any, name: str, width: int) -> list[Record]:
    """Games as `arrays_of` has them."""
    found, row, moment = [], 0, 0
    whole = {part: arrays[f"{name}_{part}"] for part in PARTS}
    for (rows, moments), results in zip(arrays[f"{name}_rows"].tolist(), arrays[f"{name}_results"].tolist(), strict=True):
        record = Record(results=tuple(result for result in results if result != 9))
        record.numbers.frombytes(whole["numbers"][row * width:(row + rows) * width].tobytes())
        for part in ("groups", "seats", "moments"):
            getattr(record, part).frombytes(whole[part][row:row + rows].tobytes())
        record.strayed.frombytes(whole["strayed"][moment:moment + moments].tobytes())
        found.append(record)
        row, moment = row + rows, moment + moments
    return found


def write(path: Path, data: JSON) -> None:
    new = path.with_suffix(".new")
    new.write_text(json.dumps(data) + "\n", encoding="utf-8")
    new.replace(path)


def commit() -> str:
    """What the sources are called in git; the version where there is none."""
    try:
        found = subprocess.run(["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"], capture_output=True,
                               text=True, check=True, timeout=60)
    except (OSError, subprocess.SubprocessError):
        return __version__
    return found.stdout.strip()
