"""Plays a plan on a local Ray with two workers, of which one is killed in the middle of a batch: `python on_ray.py FOLDER MARK`.

While it lasts, somebody with other rules asks the same cluster, and must be refused.

A program of its own: Ray starts threads and processes that outlive what a test may leave behind.
"""
import os
import signal
import sys
from pathlib import Path

from kotatsu.kernel.errors import Unreadable
from kotatsu.lab.cluster import on_a_cluster, on_its_workers
from kotatsu.lab.folder import Folder
from kotatsu.lab.run import Batch, Played, batches, play_batch
from tests.lab.plans import SAMURAI


def main() -> None:
    folder, mark = Folder.begin(sys.argv[1], SAMURAI), sys.argv[2]

    def work(batch: Batch) -> Played:
        played = play_batch(batch)
        if 30 in batch.numbers and not Path(mark).exists():
            Path(mark).write_text(str(os.getpid()), encoding="utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return played

    counted, refused = 0, ""
    for played in on_a_cluster("ray://local", 2)(work, batches(folder)):
        refused = refused or ask_with_other_rules(batches(folder)[:1])
        folder.add(played.part, played.rows, played.words)
        counted += len(played.rows)
    folder.close(0)
    print(refused, counted)


def ask_with_other_rules(some: list[Batch]) -> str:
    """The id of the sentence that this brings."""
    try:
        next(on_its_workers(play_batch, some, "other rules"))
    except Unreadable as problem:
        return problem.phrase.id
    return "taken"


if __name__ == "__main__":
    main()
