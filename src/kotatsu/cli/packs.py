"""`pack`: owners' packs, checked and begun."""
from pathlib import Path
from typing import Annotated

import typer

from kotatsu.cli.app import AsJson, app
from kotatsu.cli.files import game_named
from kotatsu.cli.output import line, read, tell, write
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.phrase import say
from kotatsu.packs import folder as folders
from kotatsu.packs import template
from kotatsu.packs.check import check
from kotatsu.packs.pack import Pack

BROKEN = 1                          # the exit code of a check that failed
Do = Annotated[str, typer.Argument(metavar="check|new", help="cli-arg-pack-do")]
What = Annotated[str, typer.Argument(metavar="FOLDER|GAME", help="cli-arg-pack-what")]
Where = Annotated[str | None, typer.Argument(metavar="FOLDER", help="cli-arg-pack-folder")]


@app.command("pack", help="cli-do-pack")
def pack(do: Do, what: What, where: Where = None, json: AsJson = False) -> int:
    if do == "new":
        new(game_named(what), where, json)
        return 0
    if do != "check" or where is not None:
        raise Unreadable(say("pack-what"))
    found = check(folders.files_in(what))
    if json:
        write(shown(found))
    else:
        print_pack(found, what)
    return BROKEN if found.mistakes else 0


def new(game: Game, where: str | None, json: bool) -> None:
    """A folder with every record of the game, to be filled in."""
    folder = Path(where if where is not None else f"my-{game.name}")
    files = template.write(game, folder, folder.resolve().name.replace("-", " ").title()[:40], read)
    if json:
        write({"folder": str(folder), "files": files})
    else:
        tell("pack-written", folder=str(folder), files=", ".join(files))


def shown(found: Pack) -> dict[str, object]:
    """For programs: sentences in the language of this run."""
    return {**found.json(), "mistakes": [{**one.json(), "words": read(one.words)} for one in found.in_order()]}


def print_pack(found: Pack, what: str) -> None:
    for one in found.in_order():
        sentence = read(one.words)
        rule = f" [{one.rule}]" if one.rule and f"{one.rule}:" not in sentence else ""
        line(f"{Path(what) / one.file}:{one.place.line}:{one.place.column}: {sentence}{rule}")
    if found.mistakes:
        tell("pack-broken", mistakes=len(found.mistakes))
    else:
        tell("pack-checked", name=found.name, records=found.count())
