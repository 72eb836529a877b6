"""Renews the lock files after a change of dependencies in pyproject.toml:  python scripts/lock.py [--upgrade]

Needs the tool `uv` (`pip install uv`). One lock serves every system and Python from 3.11 on: hashes, but no addresses.
"""
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SAME = ["--constraints", "locks/test.txt"]


def lock(name: str, *choice: str, requirements: str | None = None) -> None:
    source = "pyproject.toml" if requirements is None else "-"
    command = ["uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes", "--no-header",
               "--python-version", "3.11", *choice, *sys.argv[1:], source, "--output-file", f"locks/{name}.txt"]
    print(" ".join(command), flush=True)
    subprocess.run(command, cwd=ROOT, check=True, text=True, input=requirements)


if __name__ == "__main__":
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    lock("test", "--group", "dev")                          # first: the others take its versions
    lock("play", "--group", "compile", *SAME)
    lock("node", requirements="\n".join(extras["node"]))
    lock("peers", *SAME, requirements="\n".join(extras["peers"]))
