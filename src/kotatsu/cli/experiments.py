"""`lab run`, `lab report`, `lab compare`: planned games by the thousand, and what they tell."""
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from kotatsu.cli import extras
from kotatsu.cli.app import AsJson, Seed, app
from kotatsu.cli.files import game_named, option_value, own_data, read_text
from kotatsu.cli.lab import bar, say_if_interpreted
from kotatsu.cli.output import tell, word, write
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.phrase import say
from kotatsu.sim.speed import is_compiled
from kotatsu.words.translator import Spoken

lab_app = typer.Typer(help="cli-do-lab", add_completion=False, no_args_is_help=False)
app.add_typer(lab_app, name="lab")

PlanOrGame = Annotated[str, typer.Argument(metavar="GAME|PLAN", help="cli-arg-lab-plan")]
FolderName = Annotated[str, typer.Argument(metavar="FOLDER", help="cli-arg-lab-folder")]
Varied = Annotated[list[str] | None, typer.Option("--options", metavar="NAME=VALUE", help="cli-opt-lab-options")]
PackPaths = Annotated[list[str] | None, typer.Option("--pack", metavar="PATH", help="cli-opt-lab-pack")]
COUNT, SEED = 1000, 1


@lab_app.command("run", help="cli-do-lab-run")
def run_plan(plan: PlanOrGame,
             out: Annotated[str, typer.Option("--out", "-o", metavar="FOLDER", help="cli-opt-lab-out")],
             count: Annotated[int | None, typer.Option("--games", metavar="N", min=1, help="cli-opt-lab-games")] = None,
             bots: Annotated[str | None, typer.Option("--bots", metavar="NAMES", help="cli-opt-lab-bots")] = None,
             options: Varied = None, pack: PackPaths = None,
             seed: Seed = None,
             workers: Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help="cli-opt-lab-workers")] = None,
             on: Annotated[str | None, typer.Option("--on", metavar="ADDRESS", help="cli-opt-lab-on")] = None,
             json: AsJson = False) -> None:
    extras.need("lab")
    check_address(on)
    given = planned(plan)
    game = game_named(given["game"])
    written = {**given.get("options", {}), **varied(game, options)}
    made = extras.lab("plan").Plan(
        game.name, count or given.get("games", COUNT), seed if seed is not None else given.get("seed", SEED),
        extras.lab("plan").spread_out(game, written),
        extras.lab("plan").arrangements(game, bots.split("|") if bots is not None else given.get("bots") or ["random"]),
        packs_named(game, pack or given.get("packs") or []))
    assert made.cases
    folder = extras.lab("folder").Folder.begin(out, made)
    lacking = sum(len(numbers) for numbers in folder.missing().values())
    if on is None:
        say_if_interpreted(is_compiled())
    spread = extras.lab("cluster").on_a_cluster(on, workers) if on is not None else extras.lab("run").on_this_machine(workers)
    with bar(word("cli-sim-progress"), folder.plan.games, folder.plan.games - lacking) as advance:
        for played in extras.lab("run").run(folder, spread):
            advance(played)
    if json:
        write({"folder": out, "game": game.name, "games": folder.plan.games, "played": lacking, "cases": len(made.cases)})
    else:
        tell("lab-played", games=folder.plan.games, cases=len(made.cases), folder=out)


def check_address(on: str | None) -> None:
    """Where the games are to be played, and whether we can go there."""
    if on is not None:
        if not on.startswith("ray://") or on == "ray://":
            raise Unreadable(say("lab-no-address", address=on))
        extras.need("ray")


def planned(source: str) -> JSON:
    """What the first word names: a plan in a file, or a game."""
    if not source.endswith(".toml"):
        return {"game": source}
    given: JSON = extras.lab("plan").from_toml(read_text(source), source)
    if "game" not in given:
        raise Unreadable(say("lab-no-field", name="game", names="game"))
    given["packs"] = [str(Path(source).parent / pack) if pack else pack for pack in given["packs"]]
    return given


def varied(game: Game, texts: Sequence[str] | None) -> JSON:
    """`players=4 map=autumn|winter factions=every`: values that vary are separated by |."""
    known = {option.name: option for option in game.options()}
    found: dict[str, Any] = {}
    for pair in [pair for text in texts or () for pair in text.split()]:
        name, equals, value = pair.partition("=")
        if not equals:
            raise Unreadable(say("cli-option-shape", pair=pair))
        if name not in known:
            raise Unreadable(say("cli-no-option", name=name, game=game.name, names=", ".join(known)))
        values = [option_value(known[name], one) for one in value.split("|")]
        found[name] = value if value == "every" else values
    return found


def packs_named(game: Game, sources: Sequence[str]) -> dict[str, Any]:
    """Packs by their names; nothing, or an empty name, is what the game comes with."""
    return {Path(source).name: own_data(source, game) if source else None for source in sources or [""]}


# --- reports
ReportOut = Annotated[str | None, typer.Option("--out", "-o", metavar="FOLDER", help="cli-opt-lab-report-out")]
Only = Annotated[str | None, typer.Option("--only", metavar="html|md", help="cli-opt-lab-only")]


@lab_app.command("report", help="cli-do-lab-report")
def report(folder: FolderName, out: ReportOut = None, only: Only = None, json: AsJson = False) -> None:
    extras.need("lab")
    facts = extras.lab("facts").Facts(extras.lab("folder").Folder.open(folder))
    made = extras.lab("report").report(facts, Spoken.lang, f"kotatsu lab report {folder}")
    hand_out(made, Path(out) if out is not None else Path(folder) / "report", "report", only, json)


@lab_app.command("compare", help="cli-do-lab-compare")
def compare(folder: FolderName, other: Annotated[str, typer.Argument(metavar="OTHER", help="cli-arg-lab-other")],
            out: ReportOut = None, only: Only = None, json: AsJson = False) -> None:
    extras.need("lab")
    one, two = (extras.lab("facts").Facts(extras.lab("folder").Folder.open(path)) for path in (folder, other))
    made = extras.lab("compare").comparison(one, two, Spoken.lang, f"kotatsu lab compare {folder} {other}")
    hand_out(made, Path(out) if out is not None else Path(folder) / "report", f"against-{Path(other).resolve().name}", only, json)


def hand_out(made: Any, where: Path, name: str, only: str | None, json: bool) -> None:
    """A report as a page and as Markdown with its pictures."""
    if only not in (None, "html", "md"):
        raise Unreadable(say("cli-bad-value", name="--only"))
    where.mkdir(parents=True, exist_ok=True)
    written = []
    if only != "md":
        written.append(where / f"{name}.{made.lang}.html")
        written[0].write_text(extras.lab("page").page(made), encoding="utf-8")
    if only != "html":
        written += extras.lab("markdown").write(made, where, f"{name}.{made.lang}")
    if json:
        write({"files": [str(path) for path in written]})
    else:
        tell("lab-reported", file=str(written[0]))
