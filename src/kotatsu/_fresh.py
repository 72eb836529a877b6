"""A compiled module that does not fit its source must never run. (This file is never compiled.)

`kotatsu compile` and the wheel leave a stamp beside the package: which modules were compiled, which of their neighbours
were not, and one hash over the compiled sources (mypyc inlines across modules, so one edit makes all of them stale).
Without a stamp that fits, or with PURE=1, this package is imported from its .py files only.
"""
import hashlib
import json
import os
import sys
import warnings
from collections.abc import Iterable, Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
STAMP = "_compiled.txt"
FOLDERS = ("kernel", "hexes", "games", "bots", "search")


class SourceOnly:
    """Finds this package's modules as .py files and looks past every .so."""

    finders: dict[str, FileFinder] = {}

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith(PACKAGE.name + "."):
            return None
        for folder in path:
            if folder not in cls.finders:
                cls.finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = cls.finders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None

    @classmethod
    def invalidate_caches(cls) -> None:
        for finder in cls.finders.values():
            finder.invalidate_caches()


def is_pure_wanted() -> bool:
    return "1" in (os.environ.get("KOTATSU_PURE"), os.environ.get("PURE"))


def digest(package: Path, names: Iterable[str]) -> str:
    """One hash over the named sources, the same on every system whatever its line ends."""
    whole = hashlib.sha256()
    for name in sorted(names):
        whole.update(name.encode() + b"\0" + (package / name).read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return whole.hexdigest()


def modules(package: Path) -> set[str]:
    """All modules of the folders that hold compiled ones."""
    return {path.relative_to(package).as_posix() for folder in FOLDERS for path in (package / folder).rglob("*.py")}


def stamp_text(package: Path, compiled: Iterable[str]) -> str:
    """What to write beside a package of which `compiled` was compiled, with this Python."""
    names = sorted(compiled)
    plain = sorted(modules(package) - set(names))
    stamp = {"python": sys.implementation.cache_tag, "digest": digest(package, names)}
    return json.dumps({**stamp, "compiled": names, "plain": plain}, indent=1) + "\n"


def is_fresh(package: Path = PACKAGE) -> bool | None:
    """Does the stamp fit the sources and this Python? None: nothing was compiled."""
    try:
        stamp = json.loads((package / STAMP).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError):
        return False
    try:
        return bool(
            stamp["python"] == sys.implementation.cache_tag
            and {*stamp["compiled"], *stamp["plain"]} == modules(package)
            and stamp["digest"] == digest(package, stamp["compiled"])
        )
    except (OSError, KeyError, TypeError):
        return False


def ignore_stale_builds() -> None:
    """Called by the package before anything else of it is imported."""
    fresh = False if is_pure_wanted() else is_fresh()
    if fresh:
        return
    sys.meta_path.insert(0, SourceOnly)
    if fresh is False and not is_pure_wanted() and "KOTATSU_QUIET" not in os.environ:
        warnings.warn("compiled rules do not fit their sources, which run instead: `kotatsu compile` renews them",
                      stacklevel=3)
