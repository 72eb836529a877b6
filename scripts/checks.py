"""./test: every check of the project, each with a heading and its time.

`./test fast` leaves out what takes minutes; `./test root` runs what concerns one game. At the end stands a table of the
times, and whatever took more processor time than its budget is named (docs/testing.md). Processor time, because a busy
machine changes nothing in it; on two quiet cores half of it passes by the clock.
"""
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from prepare import KOTATSU, PYTHON, ROOT, WEB, Trouble, guarded, npm, page, page_packages, python_packages, say

try:
    import resource
except ImportError:                     # Windows: the clock has to do
    resource = None  # type: ignore[assignment]

IN_CI = os.environ.get("CI", "") not in ("", "0", "false")
CORES = str(max(2, min(os.cpu_count() or 2, 8)))
ONE_MORE = str(int(CORES) + 1)          # tests of servers wait for clocks and for other processes
EXTRAS = ("lab", "ray", "rl", "learn")  # what CI tests as well; elsewhere these tests are skipped unless the extras are installed
PYTEST = [PYTHON, "-m", "pytest", "-q", "--durations=5", "-p", "no:cacheprovider"]
INTERPRETED = {"KOTATSU_PURE": "1"}
COMPILED = {"KOTATSU_PURE": "0", "PURE": "0", "KOTATSU_EXPECT_COMPILED": "1"}


BESIDE: list["subprocess.Popen[str]"] = []


class Part(NamedTuple):
    """One check: its title, what runs it, and the seconds of processor time it may take with today's games."""
    title: str
    check: Callable[[], None]
    budget: int


class Result(NamedTuple):
    """What came of a part, in seconds by the clock and of the processor."""
    title: str
    outcome: str
    clock: float = 0.0
    processor: float = 0.0
    budget: int = 0


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
    """Whatever is not run compiled; without a compiler, all of it (tests/conftest.py)."""
    phase = ["--phase", "interpreted"] if can_compile() else []
    command(*PYTEST, "-n", ONE_MORE, "-m", "not browser and not slow and not strength", *phase, **INTERPRETED)


def fast() -> None:
    command(*PYTEST, "-n", ONE_MORE, "-m", "not browser and not slow and not strength", **INTERPRETED)


def begin_compiling() -> None:
    """Compiling takes one core for minutes: it runs beside the checks that need but one as well."""
    BESIDE.append(subprocess.Popen([PYTHON, "compile.py"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))


def can_compile() -> bool:
    state = subprocess.run([PYTHON, "-m", "kotatsu.compiling", "--state"], capture_output=True, text=True,
                           env={**os.environ, "KOTATSU_QUIET": "1"}, check=False).stdout.strip()
    return state not in ("no-compiler", "no-headers")


def compiling() -> None:
    if not can_compile():
        raise Skipped("no C compiler with Python's headers here (Debian, Ubuntu: `sudo apt install gcc python3-dev`)")
    said, _ = BESIDE[0].communicate()
    print(said, end="", flush=True)
    if BESIDE[0].returncode:
        raise Failed


def compiled() -> None:
    if not (ROOT / "src" / "kotatsu" / "_compiled.txt").exists():
        raise Skipped("nothing was compiled")
    paths = [ROOT / "tests" / name for name in ("kernel", "conformance", "games", "bots", "search", "sim/test_ladder.py",
                                             "rl/test_tables.py", "library/test_examples.py", "packaging/test_fresh.py")]
    command(*PYTEST, "-n", CORES, "-m", "not browser and not slow", "--phase", "compiled", *paths, **COMPILED)


def games() -> list[str]:
    return sorted(path.parent.name for path in (ROOT / "src" / "kotatsu" / "games").glob("*/__init__.py"))


def coverage() -> None:
    """All games side by side: each is a process of its own anyway."""
    with ThreadPoolExecutor(int(CORES)) as pool:
        asked = {name: pool.submit(subprocess.run, [str(KOTATSU), "rules", name, "--coverage"], cwd=ROOT, capture_output=True,
                                   text=True, check=False) for name in games()}
    for found in (one.result() for one in asked.values()):
        print(found.stdout, found.stderr, sep="", end="", flush=True)
    if any(one.result().returncode for one in asked.values()):
        raise Failed


def fuzz() -> None:
    """A few minutes at most for all of them; long runs are a command of their own (docs/cli.md)."""
    for name in games():
        command(KOTATSU, "fuzz", name, "--games", "600", "--seed", "1", "--may-miss", "--seconds", "6")


def slow() -> None:
    command(*PYTEST, "-n", CORES, "--dist", "worksteal", "-m", "slow and not browser")


def chromium() -> str:
    """The headless shell, if there is one: the same Chromium without its windows, in two thirds of the time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise Skipped("no Chromium here: install it (Debian: `sudo apt install chromium-headless-shell`) or name it in CHROMIUM")
    return found


def browser() -> None:
    command(*PYTEST, "-n", CORES, "--dist", "worksteal", "-m", "browser", CHROMIUM=chromium())


CODE = [
    Part("ruff", ruff, 5),
    Part("mypy --strict", types, 60),
    Part("page: types, linter, unit tests", web, 90),
]
FAST = [
    *CODE,
    Part("tests, interpreted", fast, 600),
]
WHOLE = [
    *CODE,
    Part("compiling the rules", compiling, 400),
    Part("tests, interpreted", interpreted, 450),
    Part("tests, compiled", compiled, 300),
    Part("rule coverage", coverage, 15),
    Part("fuzz", fuzz, 130),
    Part("slow tests", slow, 130),
    Part("browser tests", browser, 900),
]


def of_game(name: str) -> list[Part]:
    """What concerns one game: its rules and whatever names it, on the sources, and its tables in the browser."""
    def tests() -> None:
        command(*PYTEST, "-n", CORES, "-m", "not browser and not slow and not strength", "-k", name, **INTERPRETED)

    def rules() -> None:
        command(KOTATSU, "rules", name, "--coverage")

    def played() -> None:
        command(KOTATSU, "fuzz", name, "--games", "300", "--seed", "1", "--may-miss", "--seconds", "15")

    def seen() -> None:
        command(*PYTEST, "-n", CORES, "--dist", "worksteal", "-m", "browser", "-k", name, CHROMIUM=chromium())

    return [*CODE[:2], Part(f"tests of {name}, interpreted", tests, 200), Part("rule coverage", rules, 8), Part("fuzz", played, 30),
            Part(f"browser tests of {name}", seen, 250)]


def parts_for(arguments: list[str]) -> list[Part]:
    if not arguments:
        return WHOLE
    if arguments == ["fast"]:
        return FAST
    if len(arguments) == 1 and arguments[0] in games():
        return of_game(arguments[0])
    raise Trouble(f"./test runs every check, ./test fast the quick ones, ./test followed by {' or '.join(games())} what concerns "
                  "that game; single tests: .venv/bin/pytest <path>")


def main(arguments: list[str]) -> int:
    parts = parts_for(arguments)
    begun = time.monotonic()
    python_packages("test")
    if parts is WHOLE:
        begin_compiling()
    python_packages(*(EXTRAS if IN_CI else ()))
    page_packages()
    page()
    results = [Result("set-up", "ok", time.monotonic() - begun)]
    for part in parts:
        if any(result.outcome == "FAILED" for result in results):
            results.append(Result(part.title, "not run"))
            continue
        print(f"\n━━ {part.title} ━━", flush=True)
        start, used = time.monotonic(), processor_time()
        outcome = outcome_of(part.check)
        results.append(Result(part.title, outcome, time.monotonic() - start, processor_time() - used, part.budget))
    for process in BESIDE:
        process.kill()
    print_table(results, time.monotonic() - begun)
    return int(any(result.outcome in ("FAILED", "not run") for result in results))


def processor_time() -> float:
    """Seconds that the processes we have waited for took of the processor."""
    if resource is None:
        return 0.0
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def print_table(results: list[Result], whole: float) -> None:
    print(f"\n━━ {'part':<34}{'':<10}{'clock':>7}{'processor':>12}{'budget':>9} ━━")
    for result in results:
        budget = f"{result.budget:7d} s" if result.budget else ""
        print(f"   {result.title:<34}{result.outcome:<10}{result.clock:5.0f} s{result.processor:10.0f} s{budget}")
    print(f"   {'in all':<44}{whole:5.0f} s{sum(result.processor for result in results):10.0f} s"
          f"{sum(result.budget for result in results):7d} s")
    for result in results:
        if result.processor > result.budget > 0:
            print(f"Over its budget: {result.title} took {result.processor:.0f} s of the processor, {result.budget} s are meant "
                  "(scripts/checks.py, docs/testing.md)")


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
