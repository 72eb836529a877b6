"""`sim`, `fuzz` and `bench`: many games at once."""
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich import box
from rich.columns import Columns
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from kotatsu import bots, games
from kotatsu._fresh import is_fresh
from kotatsu.cli.app import AsJson, Cores, DataFile, GameName, Level, OptionPairs, Players, Seed, app
from kotatsu.cli.files import game_named, options_from, own_data, read_json
from kotatsu.cli.output import aside, line, show, tell, word, write
from kotatsu.cli.positions import save
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.phrase import say
from kotatsu.rl.rivals import OPENSPIEL, beside_openspiel
from kotatsu.rl.speed import measure as measure_learning
from kotatsu.sim.bench import bench
from kotatsu.sim.fuzz import Failure, fuzz, occurred
from kotatsu.sim.match import Plan, Result, series, summary
from kotatsu.sim.resume import Progress as Run
from kotatsu.sim.search_speed import LEVELS, search_speed
from kotatsu.sim.speed import is_compiled
from kotatsu.sim.walk import Tally

Seconds = Annotated[float | None, typer.Option("--seconds", metavar="S", min=0.1, help="cli-opt-seconds")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="cli-opt-games")]


@contextmanager
def bar(title: str, total: int, done: int = 0) -> Iterator[Any]:
    """A progress bar beside the answer; gives the function that moves it on. `done` was done before."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=aside(), transient=True) as progress:
        task = progress.add_task(title, total=total, completed=done)
        yield lambda count: progress.advance(task, count)


def say_if_interpreted(compiled: bool) -> None:
    """One line beside the answer: long runs are worth a compile."""
    if not compiled:
        aside().print(word("cli-interpreted"), markup=False, soft_wrap=True)


# --- sim
@app.command("sim", help="cli-do-sim")
def sim(game: GameName, players: Players = None, level: Level = None,
        bot_names: Annotated[str, typer.Option("--bots", metavar="NAMES", help="cli-opt-bots")] = "random",
        count: Games = 100, seed: Seed = 1, option: OptionPairs = None, data: DataFile = None, cores: Cores = None,
        apart: Annotated[bool | None, typer.Option("--apart/--mixed", help="cli-opt-apart")] = None,
        json: AsJson = False) -> None:
    found = game_named(game)
    names = bots_named(found, bot_names)
    options = options_from(found, players, level, option)
    own = own_data(data, found)
    found.book(options, own)
    apart = found.cooperative if apart is None else apart
    teams = [(name,) for name in names] if apart else [tuple(names)]
    rows: list[JSON] = []
    say_if_interpreted(is_compiled())
    with bar(word("cli-sim-progress"), count * len(teams)) as advance:
        for team in teams:
            results: list[Result] = []
            for batch in series(Plan(game, options, own, team, seed or 0), count, cores):
                results += batch
                advance(len(batch))
            rows += [summary(name, results) for name in dict.fromkeys(team)]
    if json:
        write({"game": game, "options": options, "seed": seed, "games": count, "apart": apart, "bots": rows})
    else:
        print_results(rows)


def bots_named(game: Game, text: str) -> list[str]:
    """`steady,random,mine.py:Greedy`: bots that this game has, or a class in a file."""
    known = list(bots.names(game.name))
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names or [text]:
        if name not in known:
            bots.find(game.name, name)
    return names


def print_results(rows: list[JSON]) -> None:
    """A column for each bot, a line for each figure: it stays readable at 80 columns."""
    said: dict[str, Callable[[JSON], str]] = {
        "cli-sim-games": lambda row: str(row["games"]), "cli-sim-wins": lambda row: str(row["wins"]),
        "cli-sim-rate": lambda row: f"{row['rate']:.1%}",
        "cli-sim-interval": lambda row: f"{row['low']:.1%} – {row['high']:.1%}",
        "cli-sim-score": lambda row: "–" if row["score"] is None else f"{row['score']:.2f}",
        "cli-sim-decisions": lambda row: f"{row['decisions']:.0f}"}
    grid = figures("cli-sim-bot", [row["bot"] for row in rows])
    for title, figure in said.items():
        grid.add_row(word(title), *(figure(row) for row in rows))
    show(grid)


def figures(title: str, columns: Iterable[str]) -> Grid:
    """A table of figures: what they are at the left, never cut."""
    grid = Grid(box=box.SIMPLE)
    grid.add_column(word(title), no_wrap=True)
    for name in columns:
        grid.add_column(name, justify="right", overflow="fold")
    return grid


# --- fuzz
@app.command("fuzz", help="cli-do-fuzz")
def fuzz_game(game: GameName, count: Games = 1000, seed: Seed = 1, cores: Cores = None,
              seconds: Seconds = None,
              may_miss: Annotated[bool, typer.Option("--may-miss", help="cli-opt-may-miss")] = False,
              out: Annotated[str | None, typer.Option("--out", "-o", metavar="FILE", help="cli-opt-fuzz-out")] = None,
              resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="cli-opt-fuzz-resume")] = None,
              json: AsJson = False) -> int:
    found = game_named(game)
    say_if_interpreted(is_compiled())
    failure, begun = None, monotonic()
    so_far = progress_in(resume, game, seed or 0)
    tally = so_far.tally
    with bar(word("cli-fuzz-progress"), count) as advance:
        advance(so_far.played)
        for part, problem in fuzz(game, seed or 0, count, cores, seconds, first=so_far.played):
            tally.add(part)
            failure = failure or problem
            advance(part.games)
            if resume is not None and problem is None:
                so_far.played += part.games
                save(resume, so_far.json())
    counts = occurred(found, tally)
    missing = [f"{kind} {name}" for kind, names in counts.items() for name, number in names.items() if not number]
    file = None
    if failure is not None:
        file = out or f"{game}-fuzz-{seed}-{failure.number}.json"
        save(file, failure.json())
    saved = {one["failure"]["game"]: f"{game}-fuzz-{seed}-{one['failure']['game']}-long.json" for one in tally.long}
    for one in tally.long:
        save(saved[one["failure"]["game"]], one)
    if json:
        found_bad = None if failure is None else {"game": failure.number, "message": failure.message, "file": file}
        write({"game": game, "seed": seed, "games": tally.games, "decisions": tally.decisions, "checks": tally.checks,
               "seconds": round(monotonic() - begun, 1), "counts": counts, "missing": missing,
               "long": [{"game": number, "file": name} for number, name in saved.items()], "failure": found_bad})
    else:
        print_fuzz(tally, counts, missing, failure, file)
        for number, name in saved.items():
            tell("cli-fuzz-long", game=str(number), decisions=found.most_decisions, file=name)
    return 1 if failure is not None or (missing and not may_miss) else 0


def progress_in(file: str | None, game: str, seed: int) -> Run:
    """What an earlier run has written, or nothing yet."""
    if file is None or not Path(file).exists():
        return Run(game, seed, 0, Tally())
    return Run.read(file, read_json(file), game, seed)


def print_fuzz(tally: Tally, counts: dict[str, dict[str, int]], missing: list[str], failure: Failure | None,
               file: str | None) -> None:
    tell("cli-fuzz-played", games=tally.games, decisions=tally.decisions, checks=tally.checks)
    for kind, names in counts.items():
        title = word(f"cli-fuzz-{kind}")
        line(f"\n{title} ({len(names)})", style="bold")
        show(Columns([Text(f"{name} {number}", style="" if number else "yellow") for name, number in names.items()],
                     padding=(0, 3), column_first=True))
    line()
    if missing:
        line(word("cli-fuzz-missing", names=", ".join(missing)), style="yellow")
    if failure is not None:
        line(word("cli-fuzz-failure", game=str(failure.number), message=failure.message, file=file or ""), style="red")
    else:
        tell("cli-fuzz-fine")


# --- bench
@app.command("bench", help="cli-do-bench")
def bench_games(game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-arg-bench-game")] = None,
                against: Annotated[str | None, typer.Option("--against", metavar="NAME",
                                                            help="cli-opt-against")] = None,
                seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.1,
                                                       help="cli-opt-bench-seconds")] = 10,
                search: Annotated[bool, typer.Option("--search", help="cli-opt-bench-search")] = False,
                rl: Annotated[bool, typer.Option("--rl", help="cli-opt-bench-rl")] = False,
                json: AsJson = False) -> None:
    names = [game_named(game).name] if game is not None else [found.name for found in games.load_all()[0]]
    if search:
        if against not in (None, OPENSPIEL):
            raise Unreadable(say("cli-no-peer", name=against, names=OPENSPIEL))
        say_if_interpreted(is_compiled())
        if against is not None:
            bench_rivals(names, seconds, json)
        else:
            print_search({name: search_speed(name, seconds) for name in names}, json)
        return
    if rl:
        bench_learning(names, seconds, json)
        return
    console = aside()
    with console.status(word("cli-bench-progress", done=0, all=1)) as status:
        answer = bench(names, [against] if against else [], seconds,
                       lambda done, total: status.update(word("cli-bench-progress", done=done, all=total)))
    say_if_interpreted(bool(is_fresh()))
    if json:
        write(answer)
    else:
        print_bench(answer)


def print_search(answer: JSON, json: bool) -> None:
    """A column for each game."""
    if json:
        write({"search": answer})
        return
    grid = figures("cli-bench-what", answer)
    for measure in ("games_per_s", "iterations_per_s", "short_iterations_per_s", "imagine_us", "copy_us"):
        grid.add_row(word("cli-search-" + measure.replace("_", "-")), *(amount(one[measure]) for one in answer.values()))
    grid.add_row(word("cli-search-share"), *(f"{one['share_of_play']:.0%}" for one in answer.values()))
    for level in LEVELS:
        if any(level in one["levels"] for one in answer.values()):
            grid.add_row(word("cli-search-level", level=word(f"common-bot-{level}")),
                         *("{median_ms:.1f} ({p95_ms:.1f})".format(**one["levels"][level]) if level in one["levels"] else "–"
                           for one in answer.values()))
    show(grid)


def bench_rivals(names: list[str], seconds: float, json: bool) -> None:
    """Another's search on our games, beside ours."""
    answer = {name: beside_openspiel(name, seconds) for name in names}
    if json:
        write({"compiled": is_compiled(), "search": answer})
        return
    grid = figures("cli-bench-what", answer)
    for measure in ("ours_per_s", "openspiel_per_s", "times"):
        grid.add_row(word("cli-rivals-" + measure.replace("_", "-")), *(amount(one[measure]) for one in answer.values()))
    show(grid)


def bench_learning(names: list[str], seconds: float, json: bool) -> None:
    """Steps of environments beside bare decisions and the games of others."""
    with aside().status(word("cli-bench-progress", done=0, all=1)) as status:
        answer = measure_learning(names, seconds,
                                  lambda done, total: status.update(word("cli-bench-progress", done=done, all=total)))
    say_if_interpreted(is_compiled())
    if json:
        write({"compiled": is_compiled(), **answer})
        return
    ways = ("bare", "step", "vector", "openspiel")
    grid = figures("cli-bench-what", [word(f"rl-bench-{way}") for way in ways])
    for name, speeds in answer["steps_per_s"].items():
        grid.add_row(name, *(amount(speeds[way]) if way in speeds else "–" for way in ways))
    show(grid)
    for name, costs in answer["cost"].items():
        tell("rl-bench-cost", game=name, alone=f"{costs['step']:.1f}", together=f"{costs['vector']:.1f}")


MEASURES = ("decisions_per_s", "table_decisions_per_s", "unforced_per_s", "games_per_s", "turns_per_s", "copy_us", "legal_us",
            "decisions_per_game", "mean_options")
ALONE = ("solo_games_per_s", "solo_turn_us")     # of games that know automata


def print_bench(answer: JSON) -> None:
    """A table for each game, with its peers beside it: a line for each measure."""
    for name, ways in answer["games"].items():
        found = {word(f"cli-bench-{way}"): ways[way] for way in ways if ways[way] is not None} | answer.get("peers", {})
        line(name, style="bold")
        grid = figures("cli-bench-what", found)
        for measure in (*MEASURES, *(measure for measure in ALONE if any(measure in one for one in found.values()))):
            grid.add_row(word("cli-bench-" + measure.replace("_", "-")),
                         *(amount(one[measure]) if one.get(measure) else "–" for one in found.values()))
        show(grid)
    if any(ways["compiled"] is None for ways in answer["games"].values()):
        tell("cli-bench-not-compiled")
    for peer in answer.get("peers", {}):
        for name, ways in answer["ratio"].items():
            for way, times in ways.items():
                tell("cli-bench-ratio", game=name, way=word(f"cli-bench-{way}"), peer=peer, times=f"{times:.1f}",
                     copy=round(answer["copy_ratio"][name][way]))


def amount(value: float) -> str:
    """A number with as many places as it deserves."""
    return f"{value:,.0f}".replace(",", " ") if value >= 1000 else f"{value:.1f}" if value >= 10 else f"{value:.2f}"
