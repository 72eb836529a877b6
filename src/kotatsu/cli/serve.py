"""`serve` and `compile`: the page, and the rules as machine code."""
from pathlib import Path
from typing import Annotated

import typer

from kotatsu.cli.app import app
from kotatsu.cli.output import aside, tell, word
from kotatsu.compiling import CannotCompile, compile_in_place
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say
from kotatsu.packs.folder import files_in
from kotatsu.words import spoken


@app.command("serve", help="cli-do-serve")
def serve(host: Annotated[str, typer.Option("--host", metavar="HOST", help="cli-opt-host")] = "127.0.0.1",
          port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, help="cli-opt-port")] = 8765,
          db: Annotated[str | None, typer.Option("--db", metavar="FILE", help="cli-opt-db")] = None,
          database: Annotated[str | None, typer.Option("--database", metavar="URL", envvar="KOTATSU_DATABASE",
                                                       show_envvar=False, help="cli-opt-database")] = None,
          workers: Annotated[int, typer.Option("--workers", metavar="N", min=1, max=64, help="cli-opt-workers")] = 1,
          log_json: Annotated[bool, typer.Option("--log-json", help="cli-opt-log-json")] = False,
          allow_host: Annotated[list[str] | None, typer.Option("--allow-host", metavar="NAME", help="cli-opt-allow-host")] = None,
          data: Annotated[list[str] | None, typer.Option("--data", metavar="PATH", help="cli-opt-serve-data")] = None,
          webhooks: Annotated[bool, typer.Option("--webhooks", help="cli-opt-webhooks")] = False,
          open_browser: Annotated[bool, typer.Option("--open", help="cli-opt-open")] = False) -> None:
    from kotatsu import server  # its libraries are large and no other command needs them
    packs = [Path(one) for one in data or ()]
    for one in packs:
        files_in(one)                      # a folder that cannot be read is said at once; what is wrong in it, on the page
    server.run(host=host, port=port, db=None if db is None else Path(db), open_browser=open_browser,
               lang=spoken().lang, hosts=allow_host or (), packs=packs, webhooks=webhooks,
               database=database, workers=workers, log_json=log_json)


@app.command("compile", help="cli-do-compile")
def compile_rules() -> None:
    console = aside()
    try:
        with console.status(word("cli-compile-types")) as status:
            done = compile_in_place(lambda stage: status.update(word(f"cli-compile-{stage}")))
    except CannotCompile as problem:
        detail = problem.detail.strip().splitlines()
        raise Unreadable(say(f"cli-cannot-compile-{problem.reason}", detail=detail[-1] if detail else "–")) from problem
    tell(f"cli-compile-done-{done}")
