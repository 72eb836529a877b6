"""A copy of the checkout in which docs/adding-a-game.md is carried out, line by line."""
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns("node_modules", "dist", "shots", "__pycache__", "*.so", "*.pyd", "_compiled.txt", "golden")


@dataclass
class Ran:
    """A line of the document, and what came of it."""
    line: str
    code: int
    out: str
    err: str


class Copy:
    """A checkout of its own: `kotatsu` there is this copy's, and its page is built from its own words."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests", "web"):
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
        (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
        command = folder / "bin" / "kotatsu"
        command.parent.mkdir()
        command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m kotatsu "$@"\n', encoding="utf-8")
        command.chmod(0o755)
        path = f"{command.parent}{os.pathsep}{os.environ['PATH']}"
        self.environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PATH": path, "KOTATSU_PURE": "1",
                            "KOTATSU_LANG": "en", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8",
                            "PYTHONWARNINGS": "ignore::UserWarning"}

    def run(self, line: str, **more: str) -> Ran:
        """A line as somebody types it, in the copy's folder."""
        done = subprocess.run(["sh", "-c", line], cwd=self.folder, env={**self.environment, **more}, capture_output=True, text=True,
                              encoding="utf-8", check=False)
        return Ran(line, done.returncode, done.stdout, done.stderr)


def lines() -> list[str]:
    """The lines that the document tells to type."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    found = re.search(r"^```sh\n(.*?)^```$", text, re.M | re.S)
    assert found is not None
    return found[1].splitlines()
