"""Compiles the rules with mypyc, beside their sources or for a wheel.

Everything is built elsewhere and then moved in place, the stamp last: whoever starts meanwhile, or after an interrupted
compile, finds no stamp and runs the sources.
"""
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from kotatsu._fresh import FOLDERS, PACKAGE, STAMP, digest, is_fresh, modules, stamp_text

SETUP = """
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify
from kotatsu.c_literals import name_literals
from kotatsu.object_files import SideBySide
modules = mypycify(["--config-file", "plain.ini", *{files!r}], opt_level={level!r}, debug_level="0", multi_file=True,
                   group_name={group!r})
name_literals(Path("build"), {group!r})
print("stage: c", flush=True)
setup(name="rules", packages=[], py_modules=[], ext_modules=modules, cmdclass={{"build_ext": SideBySide}})
"""
GROUP = "kotatsu"         # the library that holds all compiled rules is src/kotatsu__mypyc.*.so; each module's own only opens it
COLD = """
#include <Python.h>
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_TypeError(const char *, PyObject *) __attribute__((cold));
"""
"""What mypyc calls where something has gone wrong: the C compiler moves such code out of the way of play (docs/speed.md).
Every C file begins with it (`object_files.Beginnings`); those of rules with RULES, so that their headers are read once for all."""
RULES = f'''
#include "cold.h"
#include "__native_{GROUP}.h"
#include "__native_internal_{GROUP}.h"
'''
PLAIN = f"""
[mypy]
[mypy-{",".join(f"{PACKAGE.name}.{folder}.*" for folder in ("cli", "lab", "rl", "server"))}]
follow_imports = skip
"""
"""How mypyc reads the rules: the project's strictness is a check of its own, and what rules never import would bring in Litestar,
SQLAlchemy and NumPy, which take twice as long to read as all rules."""
MARK = "# compiled with mypyc"     # the first line of a module that is to be compiled: docs/adding-a-game.md
FAILED = "failed.txt"     # holds the digest of sources that did not compile, so that ./play does not try them each time
BINARY = (".so", ".pyd")
HIDDEN = ("-fvisibility=hidden", "-fno-plt") if sys.platform == "linux" else ("-fvisibility=hidden",)
"""The rules call each other directly and may be inlined: a sixth faster (docs/speed.md)."""

Progress = Callable[[str], None]
"""Is told each stage as it begins: `types` (mypyc reads the rules), `c` (the C compiler runs), `install`."""


class CannotCompile(Exception):
    """`reason` is one of `no-compiler`, `no-headers`, `no-mypyc`, `failed`; `detail` is what the tool said."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason, self.detail = reason, detail


def checkout() -> Path | None:
    """The folder of the git checkout (or source archive) this package runs from; None if it is installed."""
    root = PACKAGE.parent.parent
    return root if PACKAGE.parent.name == "src" and (root / "pyproject.toml").exists() else None


def rule_modules(root: Path) -> list[str]:
    """The modules to compile, as paths inside the package: those of kernel, hexes, games, bots and search whose first line is MARK.

    A game that is being built and not offered yet (a folder without `__init__.py`) is no package: mypyc could not name its modules.
    """
    package = root / "src" / PACKAGE.name
    return sorted(name for name in modules(package) if is_marked(package / name) and is_offered(package, name))


def is_offered(package: Path, name: str) -> bool:
    folder, *inner = Path(name).parts
    return folder != "games" or len(inner) < 2 or (package / folder / inner[0] / "__init__.py").exists()


def is_marked(path: Path) -> bool:
    with path.open(encoding="utf-8") as file:
        return file.readline().strip() == MARK


def compiler() -> str | None:
    """The C compiler's path, if there is one. On Windows setuptools finds it by itself."""
    if sys.platform == "win32":
        return "msvc"
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(named).split()[0]) or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")


def obstacle() -> str | None:
    """Why nothing can be compiled on this machine (a reason of CannotCompile), as far as one can tell beforehand."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "no-mypyc"
    if compiler() is None:
        return "no-compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no-headers"
    return None


def state() -> str:
    """`installed` (a wheel), `fresh` (compiled and used), `stale` (to be compiled), or why it cannot be."""
    root = checkout()
    if root is None:
        return "installed"
    if is_fresh():
        return "fresh"
    failed = root / "build" / FAILED
    if failed.exists() and failed.read_text(encoding="utf-8") == digest(PACKAGE, rule_modules(root)):
        return "failed"
    return obstacle() or "stale"


def build(root: Path, work: Path, out: Path, progress: Progress, level: str = "2", options: Sequence[str] = (),
          kept: str = "objects") -> list[Path]:
    """Compile all rules as one group into `out`; the folder `kept` in `work` keeps the object files for the next time. Stamp
    included. `options`: further ones for the C compiler."""
    reason = obstacle()
    if reason is not None:
        raise CannotCompile(reason)
    snapshot = work / "src"
    shutil.rmtree(snapshot / PACKAGE.name, ignore_errors=True)
    shutil.copytree(root / "src" / PACKAGE.name, snapshot / PACKAGE.name,
                    ignore=shutil.ignore_patterns("*.so", "*.pyd", STAMP, "__pycache__", "page", "words"))
    names = [name for name in rule_modules(root) if (snapshot / PACKAGE.name / name).exists()]
    (snapshot / "cold.h").write_text(COLD, encoding="utf-8")
    (snapshot / "rules.h").write_text(RULES, encoding="utf-8")
    (snapshot / "plain.ini").write_text(PLAIN, encoding="utf-8")
    (snapshot / "setup_rules.py").write_text(
        SETUP.format(files=[f"{PACKAGE.name}/{name}" for name in names], level=level, group=GROUP), encoding="utf-8")
    progress("types")
    shutil.rmtree(out, ignore_errors=True)
    environment = {**os.environ, "PYTHONPATH": str(snapshot), "KOTATSU_PURE": "1",
                   "KOTATSU_OBJECTS": str(work / kept)}
    if sys.platform != "win32":
        environment["CC"] = str(compiler())
        environment["CFLAGS"] = " ".join([*HIDDEN, *options, os.environ.get("CFLAGS", "")]).strip()
    command = [sys.executable, "setup_rules.py", "-q", "build_ext", "--parallel", str(os.cpu_count() or 1),
               "--build-lib", str(out), "--build-temp", str(work / "tmp")]
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
        with subprocess.Popen(command, cwd=snapshot, env=environment, stdout=subprocess.PIPE, stderr=said,
                              text=True, encoding="utf-8", errors="replace") as run:
            assert run.stdout is not None
            lines = []
            for line in run.stdout:
                lines.append(line)
                if line.startswith("stage: c"):
                    progress("c")
        said.seek(0)
        if run.returncode:
            raise CannotCompile("failed", ("".join(lines) + said.read())[-3000:])
    stamp = out / PACKAGE.name / STAMP
    stamp.write_text(stamp_text(snapshot / PACKAGE.name, names), encoding="utf-8")
    return [*sorted(path for path in out.rglob("*") if path.suffix in BINARY), stamp]


def clean(root: Path) -> None:
    """Remove what `compile_in_place` left; the stamp goes first."""
    package = root / "src" / PACKAGE.name
    (package / STAMP).unlink(missing_ok=True)
    for path in [*package.parent.iterdir(), *(path for folder in FOLDERS for path in (package / folder).rglob("*"))]:
        if path.suffix in BINARY:
            path.unlink()


def compile_in_place(progress: Progress = lambda stage: None) -> str:
    """Compile this checkout's rules unless that is done: `compiled`, `fresh`, or `installed` (a wheel comes compiled).

    Raises CannotCompile, and then plain Python goes on as before.
    """
    root = checkout()
    if root is None:
        return "installed"
    folder = root / "build"
    folder.mkdir(exist_ok=True)
    with alone(folder / "compile.lock"):
        if is_fresh():
            return "fresh"
        out = folder / "out"
        try:
            made = build(root, folder / "mypyc", out, progress)
        except CannotCompile as problem:
            if problem.reason == "failed":
                (folder / FAILED).write_text(digest(PACKAGE, rule_modules(root)), encoding="utf-8")
            raise
        progress("install")
        clean(root)
        for path in made:                       # the stamp is the last of them
            os.replace(path, root / "src" / path.relative_to(out))
    return "compiled"


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """One compile at a time: the lock ends with its process, however that ends."""
    with path.open("a+") as file:
        if sys.platform == "win32":
            import msvcrt
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        else:
            import fcntl
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> None:
    """`python -m kotatsu.compiling [--state]`: what ./play asks, and then starts in the background."""
    if "--state" in arguments:
        print(state())
        return
    if hasattr(os, "nice"):
        os.nice(15)
    try:
        print(compile_in_place())
    except CannotCompile as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main(sys.argv[1:])
