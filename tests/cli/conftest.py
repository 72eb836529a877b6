"""The command as a user runs it: arguments in; exit code, answer and remarks out."""
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from kotatsu.cli.main import run
from kotatsu.words.translator import Spoken


class Said(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Kotatsu = Callable[..., Said]


@pytest.fixture
def kotatsu(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Kotatsu:
    for name in ("KOTATSU_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(Spoken, "lang", "en")          # and is it again afterwards, whatever a command spoke
    monkeypatch.chdir(tmp_path)

    def command(*arguments: str, stdin: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = run(list(arguments))
        found = capsys.readouterr()
        return Said(code, found.out, found.err)

    return command


@pytest.fixture
def position(kotatsu: Kotatsu, tmp_path: Path) -> str:
    """Three samurai, seed 7: Gorobei, Heihachi and Katsushiro; Gorobei begins."""
    said = kotatsu("new", "samurai", "--players", "3", "--seed", "7", "--option", "first=1",
                   "--option", "samurai=Gorobei,Heihachi,Katsushiro", "--json")
    (tmp_path / "p.json").write_text(said.out, encoding="utf-8")
    return "p.json"
