"""What each position should have said: a mixture of the positions that followed and of the result (temporal differences)."""
from collections.abc import Sequence
from typing import Any

import numpy as np

from kotatsu.bots.lesson import Lesson, Winning
from kotatsu.train.games import Record
from kotatsu.train.model import Model, Rows

Array = Any


def rows_of(lesson: Lesson, records: Sequence[Record], model: Model) -> Rows:
    """All games as rows; the targets are the results."""
    numbers = [np.frombuffer(record.numbers, dtype=np.float32).reshape(-1, len(lesson.names)) for record in records]
    starts: list[int] = []
    targets: list[float] = []
    count = 0
    for record in records:
        rewards = lesson.rewards(record.results)
        last = -1
        for seat, moment in zip(record.seats, record.moments, strict=True):
            if moment != last:
                starts.append(count)
                last = moment
            targets.append(rewards[seat])
            count += 1
    groups = np.concatenate([np.frombuffer(record.groups, dtype=np.uint8) for record in records])
    return Rows(model.stretched(np.concatenate(numbers)), groups, np.array(starts, dtype=np.int64), np.array(targets),
                np.ones(count))


def look_ahead(lesson: Lesson, records: Sequence[Record], rows: Rows, model: Model) -> None:
    """TD(lambda), from the last position of a game to the first. What came before a stray learns nothing from what came after."""
    chances = model.chances(rows)
    first = 0
    for record in records:
        later: dict[int, float] = {}                 # by seat: what the position before should say
        for place in range(len(record.seats) - 1, -1, -1):
            row = first + place
            seat = 0 if lesson.winning is Winning.TEAM else record.seats[place]
            target = later.get(seat, float(rows.targets[row]))
            rows.targets[row] = target
            if record.strayed[record.moments[place]]:
                rows.weights[row] = 0.0
                target = float(chances[row])
            later[seat] = (1.0 - lesson.trace) * float(chances[row]) + lesson.trace * target
        first += len(record.seats)
