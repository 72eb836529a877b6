"""`backup` and `restore`: all tables of a server in one file, also while it runs."""
from pathlib import Path
from typing import Annotated

import typer

from kotatsu.cli.app import app
from kotatsu.cli.output import tell

File = Annotated[str, typer.Argument(metavar="FILE", help="cli-arg-backup")]
Database = Annotated[str | None, typer.Option("--db", metavar="FILE", help="cli-opt-db")]


@app.command("backup", help="cli-do-backup")
def backup(file: File, db: Database = None) -> None:
    from kotatsu.server import backup as backups  # its libraries are large and few commands need them
    from kotatsu.server.settings import default_db
    source, target = Path(db or default_db()).expanduser(), Path(file).expanduser()
    backups.back_up(source, target)
    tell("server-db-backed-up", file=str(source), backup=str(target))


@app.command("restore", help="cli-do-restore")
def restore(file: File, db: Database = None) -> None:
    from kotatsu.server import backup as backups
    from kotatsu.server.settings import default_db
    target, source = Path(db or default_db()).expanduser(), Path(file).expanduser()
    before = backups.restore(target, source)
    tell("server-db-restored", file=str(target), backup=str(source), before=str(before or "–"))
