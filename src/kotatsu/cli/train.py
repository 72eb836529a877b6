"""`train`: a game's judge gets better by self-play."""
import sys
from pathlib import Path
from typing import Annotated

import typer

from kotatsu.bots.lesson import lesson_of
from kotatsu.cli import extras
from kotatsu.cli.app import AsJson, Cores, GameName, Seed, app
from kotatsu.cli.files import game_named, read_json
from kotatsu.cli.lab import Games, Seconds, bar, figures, say_if_interpreted
from kotatsu.cli.output import show, tell, word, write
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import say
from kotatsu.sim.speed import is_compiled

SHOWN = 8                           # lines of the curve


@app.command("train", help="cli-do-train")
def train(game: GameName, count: Games = 1000, seconds: Seconds = None, seed: Seed = 1, cores: Cores = None,
          out: Annotated[str | None, typer.Option("--out", "-o", metavar="FOLDER", help="cli-opt-train-out")] = None,
          resume: Annotated[bool, typer.Option("--resume", help="cli-opt-train-resume")] = False,
          start: Annotated[str | None, typer.Option("--from", metavar="FILE", help="cli-opt-train-from")] = None,
          matches: Annotated[int, typer.Option("--matches", metavar="N", min=0, help="cli-opt-train-matches")] = 0,
          json: AsJson = False) -> None:
    lesson = lesson_of(game_named(game).name)
    folder = Path(out if out is not None else f"{game}-training")
    given = None if start is None else weights_in(start, game, list(lesson.names))
    command = " ".join(["kotatsu", *sys.argv[1:]])
    courses = extras.learner("course")
    course = (courses.resume(game, folder, seed or 0, command, matches) if resume
              else courses.begin(game, folder, seed or 0, command, given, matches))
    say_if_interpreted(is_compiled())
    with bar(word("cli-sim-progress"), count, course.played) as advance:
        for played in course.learn(count, seconds, cores):
            advance(played)
    if json:
        write({"game": game, "folder": str(folder), "games": course.played, "seconds": round(course.seconds, 1),
               "curve": course.curve})
        return
    print_curve(course.curve)
    tell("train-done", games=course.played, folder=str(folder))


def weights_in(file: str, game: str, names: list[str]) -> JSON:
    """Weights of this game over the same numbers."""
    given = read_json(file)
    if not isinstance(given, dict) or given.get("kind") != "kotatsu-weights" or given.get("game") != game:
        raise Unreadable(say("train-no-weights", file=file))
    if given["features"] != names:
        raise Unreadable(say("train-other-features", folder=file))
    return {"features": given["features"], "groups": given["groups"]}


def print_curve(curve: list[JSON]) -> None:
    """A column for some of the rounds, the first and the last among them."""
    places = sorted({round(step * (len(curve) - 1) / (SHOWN - 1)) for step in range(SHOWN)})
    rows = [curve[place] for place in places]
    grid = figures("cli-sim-games", [str(row["games"]) for row in rows])
    grid.add_row(word("train-loss"), *(f"{row['loss']:.4f}" for row in rows))
    if any("rate" in row for row in rows):
        grid.add_row(word("train-rate"), *(f"{row['rate']:.0%}" if "rate" in row else "–" for row in rows))
    show(grid)
