"""A new pack to type one's own cards into: every record as we have it, behind `#`, with what it holds and how sure we are of it."""
import json
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from textwrap import wrap
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import Game
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.kernel.records import Record

Says = Callable[[Phrase], str]
WIDTH = 118


def files_of(game: Game, name: str, says: Says) -> dict[str, str]:
    """The files of a new pack, by name."""
    if game.packs is None:
        raise Unreadable(say("pack-no-records", game=game.name))
    found = {"pack.toml": header(game, name, says)}
    records = game.packs.records(None)
    for file in dict.fromkeys(record.file for record in records):
        found[file] = one_file(game, [record for record in records if record.file == file], says)
    return found


def zipped(game: Game, name: str, says: Says) -> bytes:
    """The same files as one zip file, for pages; its bytes depend on nothing else."""
    found = BytesIO()
    with ZipFile(found, "w", ZIP_DEFLATED) as archive:
        for file, text in files_of(game, name, says).items():
            archive.writestr(ZipInfo(f"my-{game.name}/{file}"), text, ZIP_DEFLATED)
    return found.getvalue()


def write(game: Game, folder: Path, name: str, says: Says) -> list[str]:
    """Writes a new pack into a folder that does not yet hold one."""
    files = files_of(game, name, says)
    taken = [file for file in files if (folder / file).exists()]
    if taken:
        raise Unreadable(say("pack-taken", file=str(folder / taken[0])))
    try:
        for file, text in files.items():
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Unreadable(say("cli-no-file", file=str(folder), why=problem.strerror or "?")) from problem
    return list(files)


def header(game: Game, name: str, says: Says) -> str:
    lines = comment(says(say("pack-new-header", game=game.name)))
    for field, value in (("name", name), ("game", game.name), ("author", ""), ("edition", ""), ("replaces", "")):
        lines.append(f"{field} = {toml(value)}{'' if field == 'game' else '    # ' + says(say(f'pack-new-{field}'))}")
    return "\n".join(lines) + "\n"


def one_file(game: Game, records: list[Record], says: Says) -> str:
    """Some records, each kind explained before its first."""
    lines = comment(says(say("pack-new-file")))
    explained: set[str] = set()
    for record in records:
        if record.kind not in explained:
            explained.add(record.kind)
            lines += ["", *comment(says(say(f"{game.name}-record-{record.kind}")))]
        said = says(say("pack-new-record", name=record.name, status=say(f"pack-status-{record.status}")))
        lines += ["", *comment(said)]
        lines += [f"#{line}" for line in row(game, record)]
    return "\n".join(lines) + "\n"


def row(game: Game, record: Record) -> list[str]:
    """A record in TOML, without `#`."""
    assert game.packs is not None
    heading = f"[[{record.table}]]" if game.packs.tables[record.table].key else f"[{record.table}]"
    lines = [heading]
    for name, value in record.fields.items():
        if value is not None:
            lines += f"{name} = {toml(value)}".split("\n")
    return lines


def comment(text: str) -> list[str]:
    """Sentences behind `# `, in lines of a width that is read well."""
    return wrap(" ".join(text.split("\n")), WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)


def toml(value: Any) -> str:
    """A value as TOML; JSON's strings and numbers are TOML's too."""
    if isinstance(value, str) and "\n" in value:                 # our own texts: nothing in them needs an escape
        return '"""\n' + value.strip("\n") + '\n"""'
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{name} = {toml(inner)}" for name, inner in value.items() if inner is not None) + " }"
    if isinstance(value, (list, tuple)):
        if value and all(isinstance(inner, Mapping) for inner in value):
            return "[\n" + "".join(f"  {toml(inner)},\n" for inner in value) + "]"
        return "[" + ", ".join(toml(inner) for inner in value) + "]"
    return json.dumps(value, ensure_ascii=False)
