"""./test: every check of the project, each with a heading and its time; `./test fast` leaves out what takes minutes."""
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from prepare import KOTATSU, PYTHON, ROOT, WEB, Trouble, guarded, npm, page, page_packages, python_packages, say

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
CORES = str(max(2, min(os.cpu_count() or 2, 8)))
PYTEST = [PYTHON, "-m", "pytest", "-q", "--durations=5", "-p", "no:cacheprovider"]
INTERPRETED = {"KOTATSU_PURE": "1"}
COMPILED = {"KOTATSU_PURE": "0", "PURE": "0", "KOTATSU_EXPECT_COMPILED": "1"}


BESIDE: list["subprocess.Popen[str]"] = []


class Failed(Exception):
    """A check did not pass."""


class Skipped(Exception):
    """A check needs something this machine lacks; the message says what. In CI that is a failure."""


def command(*parts: object, **environment: str) -> None:
    """Run one command in the checkout, its output as it comes."""
    line = [str(part) for part in parts]
    if subprocess.run(line, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode:
        raise Failed


# --- the checks, in their order ---------------------------------------------------------------------------------------

def ruff() -> None:
    command(PYTHON, "-m", "ruff", "check", ".")


def types() -> None:
    command(PYTHON, "-m", "mypy", "src", "scripts", "compile.py")


def web() -> None:
    tool, environment = npm()
    scripts = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["scripts"]
    for name in ("check", "lint", "test"):
        if name in scripts:
            command(*tool, "--prefix", WEB, "run", name, "--silent", **environment)


def interpreted() -> None:
    command(*PYTEST, "-n", CORES, "-m", "not browser and not slow", **INTERPRETED)


def begin_compiling() -> None:
    """Compiling takes one core for minutes: it runs beside the checks that need but one as well."""
    BESIDE.append(subprocess.Popen([PYTHON, "compile.py"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))


def compiling() -> None:
    state = subprocess.run([PYTHON, "-m", "kotatsu.compiling", "--state"], capture_output=True, text=True,
                           env={**os.environ, "KOTATSU_QUIET": "1"}, check=False).stdout.strip()
    if state in ("no-compiler", "no-headers"):
        raise Skipped("no C compiler with Python's headers here (Debian, Ubuntu: `sudo apt install gcc python3-dev`)")
    said, _ = BESIDE[0].communicate()
    print(said, end="", flush=True)
    if BESIDE[0].returncode:
        raise Failed


def compiled() -> None:
    if not (ROOT / "src" / "kotatsu" / "_compiled.txt").exists():
        raise Skipped("nothing was compiled")
    folders = [ROOT / "tests" / name for name in ("kernel", "conformance", "golden", "games", "packaging")]
    command(*PYTEST, "-n", CORES, "-m", "not browser and not slow", *filter(Path.exists, folders), **COMPILED)


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src" / "kotatsu" / "games").glob("*/__init__.py"))


def coverage() -> None:
    for name in games():
        command(KOTATSU, "rules", name, "--coverage")


def fuzz() -> None:
    """A few minutes at most for all of them; long runs are a command of their own (docs/cli.md)."""
    for name in games():
        command(KOTATSU, "fuzz", name, "--games", "600", "--seed", "1", "--may-miss", "--seconds", "25")


def slow() -> None:
    command(*PYTEST, "-m", "slow and not browser")


def browser() -> None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    chromium = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        raise Skipped("no Chromium here: install it (Debian: `sudo apt install chromium`) or name it in CHROMIUM")
    command(*PYTEST, "-n", CORES, "-m", "browser", CHROMIUM=chromium)


CODE: list[tuple[str, Callable[[], None]]] = [
    ("ruff", ruff),
    ("mypy --strict", types),
    ("page: types, linter, unit tests", web),
]
FAST: list[tuple[str, Callable[[], None]]] = [
    *CODE,
    ("tests, interpreted", interpreted),
]
WHOLE: list[tuple[str, Callable[[], None]]] = [
    *CODE,
    ("compiling the rules", compiling),
    ("tests, interpreted", interpreted),
    ("tests, compiled", compiled),
    ("rule coverage", coverage),
    ("fuzz", fuzz),
    ("slow tests", slow),
    ("browser tests", browser),
]


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["fast"]):
        raise Trouble("./test runs every check, ./test fast the quick ones; single tests: .venv/bin/pytest <path>")
    checks = FAST if arguments else WHOLE
    results: list[tuple[str, str, float]] = []
    begun = time.monotonic()
    python_packages("test")
    if checks is WHOLE:
        begin_compiling()
    page_packages()
    page()
    results.append(("set-up", "ok", time.monotonic() - begun))
    for title, check in checks:
        print(f"\n━━ {title} ━━", flush=True)
        start = time.monotonic()
        outcome = outcome_of(check)
        results.append((title, outcome, time.monotonic() - start))
        if outcome == "FAILED":
            break
    for process in BESIDE:
        process.kill()
    results += [(title, "not run", 0.0) for title, _ in checks[len(results) - 1:]]
    print(f"\n━━ {'all' if checks is WHOLE else 'quick'} checks ━━")
    for title, outcome, took in results:
        print(f"{title:<34}{outcome:<10}{took:6.1f} s")
    print(f"{'in all':<44}{time.monotonic() - begun:6.1f} s")
    return int(any(outcome in ("FAILED", "not run") for _, outcome, _ in results))


def outcome_of(check: Callable[[], None]) -> str:
    try:
        check()
    except Failed:
        return "FAILED"
    except Skipped as lack:
        say(f"{'Failed' if IN_CI else 'SKIPPED'}: {lack}")
        return "FAILED" if IN_CI else "skipped"
    return "ok"


if __name__ == "__main__":
    sys.exit(guarded(main))
