"""Renews the lock files after a change in pyproject.toml or web/package.json:  python scripts/lock.py [--upgrade]

Needs the tools `uv` (`pip install uv`) and `npm`. One lock serves every system and Python from 3.11 on: hashes, but no
addresses.
"""
import json
import shutil
import subprocess
import sys
import tempfile
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


def lock_page() -> None:
    """npm left to itself forgets the packages of other systems when it finds node_modules, so it works elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(ROOT / "web" / name, folder)
        subprocess.run(["npm", "install", "--package-lock-only", "--omit-lockfile-registry-resolved=false",
                        "--no-audit", "--no-fund"], cwd=folder, check=True)
        lock = json.loads(Path(folder, "package-lock.json").read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("resolved", None)
    text = json.dumps(lock, indent=2, ensure_ascii=False) + "\n"
    (ROOT / "web" / "package-lock.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    lock("test", "--group", "dev")                          # first: the others take its versions
    lock("play", "--group", "compile", *SAME)
    lock("node", requirements="\n".join(extras["node"]))
    for name in ("peers", "lab", "ray", "postgres"):
        lock(name, *SAME, requirements="\n".join(extras[name]))
    lock("rl", *SAME, requirements="\n".join([*extras["rl"], *extras["openspiel"]]))
    lock("learn", *SAME, "--constraints", "locks/rl.txt", requirements="\n".join([*extras["rl"], *extras["learn"]]))
    lock_page()
