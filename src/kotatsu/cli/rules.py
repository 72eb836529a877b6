"""`rules`: the reference, to read or to search, and which tests prove each row."""
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table as Grid
from rich.text import Text

from kotatsu import games
from kotatsu.cli.app import AsJson, GameName, app
from kotatsu.cli.files import game_named
from kotatsu.cli.output import line, read, show, tell, word, write
from kotatsu.compiling import checkout
from kotatsu.coverage import Coverage, coverage
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game, rule_phrase
from kotatsu.kernel.phrase import say
from kotatsu.words import spoken

MARKS = {"reading": "common-our-reading", "custom": "common-house-rule"}


@app.command("rules", help="cli-do-rules")
def rules(game: GameName,
          words: Annotated[list[str] | None, typer.Argument(metavar="WORDS", help="cli-arg-rule-words")] = None,
          covered: Annotated[bool, typer.Option("--coverage", help="cli-opt-coverage")] = False,
          json: AsJson = False) -> int:
    found = game_named(game)
    if covered:
        return show_coverage(found, json)
    chapters = search(found, words or [])
    if not chapters:
        raise Unreadable(say("cli-no-rule", words=" ".join(words or [])))
    if json:
        write({"chapters": chapters})
        return 0
    for chapter in chapters:
        line(f"\n{chapter['title']}", style="bold")
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for row in chapter["rows"]:
            text = Text(row["text"])
            if row["mark"] in MARKS:
                text.append(f"  ({word(MARKS[row['mark']])})", style="dim")
            grid.add_row(row["id"], text)
        show(grid)
    return 0


def search(game: Game, words: list[str]) -> list[JSON]:
    """All rows, the row with that id (or all that begin with it and a point), or rows that have every word."""
    wanted = [word.casefold() for word in words]
    ids = [row for chapter in game.rules() for row in chapter.rows]
    exact = {row for row in ids if row.casefold() in wanted}
    found = []
    for chapter in game.rules():
        rows = [{"id": row, "text": read(rule_phrase(row)), "mark": mark(row)} for row in chapter.rows]
        if exact:
            rows = [row for row in rows if row["id"] in exact]
        else:
            rows = [row for row in rows if all(word in f"{row['id']} {row['text']}".casefold() for word in wanted)]
        if rows:
            found.append({"title": read(chapter.title), "rows": rows})
    return found


def mark(row: str) -> str:
    """`book`, `reading` (our ruling) or `custom` (the table's own)."""
    return spoken().attribute(rule_phrase(row), "mark") or "book"


def show_coverage(game: Game, as_json: bool) -> int:
    """Every row with the tests that cite it; 1 if one has none or a cited one does not exist."""
    root = checkout()
    tests = Path("tests") if root is None else root / "tests"
    if not tests.is_dir():
        raise Unreadable(say("cli-no-tests"))
    found = coverage(game, games.load_all()[0], tests)
    if as_json:
        write({"rules": found.cited, "missing": found.missing(), "unknown": found.unknown,
               "complete": found.is_complete()})
    else:
        print_coverage(found)
    return 0 if found.is_complete() else 1


def print_coverage(found: Coverage) -> None:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True, style="cyan")
    grid.add_column(justify="right")
    grid.add_column(overflow="fold")
    for rule, tests in found.cited.items():
        grid.add_row(rule, Text(str(len(tests)), style="green" if tests else "bold red"), Text("\n".join(tests) or "–"))
    show(grid)
    for rule, tests in found.unknown.items():
        line(word("cli-rule-unknown", rule=rule, tests=", ".join(tests)), style="red")
    tell("cli-coverage-sum", covered=len(found.cited) - len(found.missing()), all=len(found.cited),
         missing=", ".join(found.missing()) or "–")
