"""Runs the examples of a document: files named after ```json, commands after `$ ` in ```console blocks, and what they print.

`python tests/docs/examples.py docs/positions.md` writes the answers of today into the document.
"""
import io
import os
import re
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from pathlib import Path

from kotatsu.cli.main import run as kotatsu
from kotatsu.words.translator import Spoken

BLOCK = re.compile(r"^```(json|console)(?: (\S+))?\n(.*?)^```$", re.M | re.S)


TERMINAL = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb", "KOTATSU_LANG": "en"}


def run(command: str, folder: Path) -> str:
    """What a command prints, errors included, as in a terminal of 100 columns without colours."""
    assert command.startswith("kotatsu ")
    words = [part.strip('"') for part in re.findall(r'"[^"]*"|\S+', command)]
    printed = io.StringIO()
    kept, spoken = dict(os.environ), Spoken.lang
    os.environ.update(TERMINAL)
    try:
        with chdir(folder), redirect_stdout(printed), redirect_stderr(printed):
            kotatsu(words[1:])
    finally:
        os.environ.clear()
        os.environ.update(kept)
        Spoken.lang = spoken
    return "\n".join(line.rstrip() for line in printed.getvalue().strip("\n").split("\n"))


def renewed(text: str, folder: Path) -> str:
    """The document with the answers that its commands give now."""
    def answer(match: re.Match[str]) -> str:
        kind, name, body = match.groups()
        if kind == "json":
            if name:
                (folder / name).write_text(body, encoding="utf-8")
            return match.group(0)
        commands = [line for line in body.split("\n") if line.startswith("$ ")]
        return "```console\n" + "\n".join(f"{line}\n{run(line[2:], folder)}" for line in commands) + "\n```"
    return BLOCK.sub(answer, text)


if __name__ == "__main__":
    from tempfile import TemporaryDirectory

    for path in map(Path, sys.argv[1:]):
        with TemporaryDirectory() as folder:
            path.write_text(renewed(path.read_text(encoding="utf-8"), Path(folder)), encoding="utf-8")
