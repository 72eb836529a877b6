"""Plays what a folder lacks, a batch at a time, on the cores of this machine or wherever `spread` takes the work."""
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from kotatsu.kernel.game import JSON
from kotatsu.lab.folder import Folder
from kotatsu.lab.notes import Words, add_words, play
from kotatsu.lab.plan import Plan
from kotatsu.sim.cores import spread as on_cores

BATCH = 10


@dataclass(frozen=True)
class Batch:
    """A few games that one process plays."""
    plan: Plan
    part: int
    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Played:
    """What came of a batch: rows, and the words of what they name."""
    part: int
    rows: list[JSON]
    words: Words


class Spread(Protocol):
    """Takes batches somewhere and brings back what came of them, in any order."""

    def __call__(self, work: Callable[[Batch], Played], things: Sequence[Batch]) -> Iterator[Played]: ...


def play_batch(batch: Batch) -> Played:
    words: Words = {}
    rows = []
    for number in batch.numbers:
        row, said = play(batch.plan, number)
        rows.append(row)
        add_words(words, said)
    return Played(batch.part, rows, words)


def batches(folder: Folder) -> list[Batch]:
    """What is still to be played, in order."""
    assert folder.plan.groups                   # found once: what a plan knows travels with it
    return [Batch(folder.plan, part, tuple(numbers[first:first + BATCH]))
            for part, numbers in folder.missing().items() for first in range(0, len(numbers), BATCH)]


def run(folder: Folder, spread: Spread) -> Iterator[int]:
    """Play all that is missing; gives the number of games after each batch."""
    left = {part: len(numbers) for part, numbers in folder.missing().items()}
    for part in [part for part, count in left.items() if not count]:
        folder.close(part)
    for played in spread(play_batch, batches(folder)):
        folder.add(played.part, played.rows, played.words)
        left[played.part] -= len(played.rows)
        if not left[played.part]:
            folder.close(played.part)
        yield len(played.rows)


def on_this_machine(workers: int | None) -> Spread:
    """All cores, or so many."""
    def spread(work: Callable[[Batch], Played], things: Sequence[Batch]) -> Iterator[Played]:
        return on_cores(work, things, workers)
    return spread
