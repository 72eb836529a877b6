"""Every dependency is locked: exact version, hashes, no address."""
import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def locked(name: str) -> dict[str, int]:
    """The packages of a lock file, each with its number of hashes."""
    found: dict[str, int] = {}
    for line in (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if match := re.match(r"([a-z0-9.-]+)==\S+", line):
            package = match[1]
            found.setdefault(package, 0)
        elif line.strip().startswith("--hash=sha256:"):
            found[package] += 1
        else:
            assert line.strip().startswith("#"), f"locks/{name}.txt: {line}"
    return found


def name_of(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~! ]", requirement)[0]).lower()


@pytest.mark.parametrize("name", ["play", "test", "node", "peers", "lab", "ray", "postgres", "rl", "learn"])
def test_each_package_has_hashes(name: str) -> None:
    hashes = locked(name)
    assert hashes
    assert not [package for package, count in hashes.items() if count == 0]
    assert "://" not in (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8")


def test_what_the_project_asks_for_is_locked() -> None:
    groups = PROJECT["dependency-groups"]
    play = {name_of(each) for each in [*PROJECT["project"]["dependencies"], *groups["compile"]]}
    test = {name_of(each) for each in groups["dev"] if isinstance(each, str)}
    assert play <= locked("play").keys()
    assert play | test <= locked("test").keys()
    own = ("node", "peers", "lab", "ray", "postgres", "rl", "learn")
    for extra, lock in (*((name, name) for name in own), ("openspiel", "rl")):
        assert {name_of(each) for each in PROJECT["project"]["optional-dependencies"][extra]} <= locked(lock).keys()


def test_the_play_set_is_part_of_the_test_set() -> None:
    """`./play` after `./test` installs nothing, so both must hold the same versions."""
    def pins(name: str) -> set[str]:
        return set(re.findall(r"^[a-z0-9.-]+==\S+", (ROOT / "locks" / f"{name}.txt").read_text(encoding="utf-8"), re.M))
    assert pins("play") <= pins("test")


def test_the_page_is_locked_for_every_system() -> None:
    """npm ci fails elsewhere if the lock lacks a package that only another system needs."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for path, package in packages.items():
        if path:
            assert "integrity" in package, path
            assert "resolved" not in package, path
        for name in package.get("optionalDependencies", {}):
            assert any(f"{place}node_modules/{name}" in packages for place in ("", f"{path}/")), f"{path} wants {name}"
