"""Breaks rules one at a time and lists what no test notices.

    python scripts/break_rules.py [--changes 300] [--seed 1] [--jobs 2] [--only RULE] [--in PATH] [--tests PATH]
                                  [--without-golden] [--uncited] [--json FILE] [--again FILE]

A change is a comparison, a number, a recipient, a condition or a statement that says something else (rule_changes.py). It lies in
a function whose docstring or comment cites rules, or whose class or module does; against it run the tests that cite one of them
(`@pytest.mark.rule`), and no others; changes of the kernel meet the kernel's tests. What they do not notice meets the golden
files, which only say that something has changed. The tests are collected once; each change lives in a process forked from there.
Which changes a seed takes does not depend on what else there is to change: a mended test or another rule leaves the rest as it was.
The sources must not be edited meanwhile.

`break_rules.toml` lists changes that change nothing, each with its reason. Exit code 1: something went unnoticed.
"""
import argparse
import ast
import hashlib
import json
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

os.environ["KOTATSU_PURE"] = "1"

import pytest
from rule_changes import KNOWN, ROOT, SOURCES, Change, changed_tree, changes, files

from kotatsu import games

SECONDS = 60                      # of processor time for the tests of one change; more of it means that play no longer ends
MEMORY = 4 << 30
CITED, GOLDEN, NOBODY, IMPOSSIBLE = "noticed", "noticed only by golden", "unnoticed", "impossible"
UNCITED, SAME = "noticed by a test that does not cite it", "known to change nothing"
LEFT = (UNCITED, GOLDEN, NOBODY)
RUNNING = {"begun": CITED, "uncited": UNCITED, "golden": GOLDEN}       # what it means that these tests do not end


def rule_ids() -> list[str]:
    return [row for name in games.names() for chapter in games.load(name).rules() for row in chapter.rows]


def chosen(options: argparse.Namespace, ids: list[str]) -> list[Change]:
    """The changes of this run: by the seed, of all that may be made."""
    wanted = [path for path in files() if path.relative_to(SOURCES).as_posix().startswith(options.within)]
    found = [change for path in wanted for change in changes(path, ids)]
    if options.only:
        found = [change for change in found if set(options.only) & set(change.rules)]
    if options.again:
        rows = json.loads(options.again.read_text(encoding="utf-8"))
        left = {(row["path"], row["scope"], row["before"], row["after"]) for row in rows if row["outcome"] in LEFT}
        found = [change for change in found if change.key() in left]
    print(f"{len(found)} changes are possible", flush=True)
    drawn = sorted(zip(draws(found, options.seed), found, strict=True), key=lambda pair: pair[0])[:options.changes]
    return sorted([change for _, change in drawn], key=lambda change: (change.path, change.line))


def draws(found: list[Change], seed: int) -> Iterator[bytes]:
    """For each change its lot, by the seed and what it is known by; of changes that read alike each has its own."""
    before: Counter[tuple[str, ...]] = Counter()
    for change in found:
        before[change.key()] += 1
        yield hashlib.blake2b(repr((seed, *change.key(), before[change.key()])).encode()).digest()


def changes_nothing(change: Change) -> bool:
    """Whether break_rules.toml knows it, or all changes of its function or statement."""
    return any(all(row[field] == getattr(change, field) for field in ("path", "scope", "before", "after") if field in row)
               for row in KNOWN.get("same", ()))


# --- making a change

def make(change: Change, ids: list[str]) -> None:
    """Make the change in this process, wherever its function or constant was imported."""
    module = sys.modules[change.module]
    tree = changed_tree(change, ids)
    owner, _, name = change.scope.rpartition(".")
    if not owner and not isinstance(getattr(module, name), FunctionType) and not hasattr(getattr(module, name), "__wrapped__"):
        change_constant(module.__name__, name, tree)
        return
    held: Any = vars(vars(module)[owner])[name] if owner else vars(module)[name]
    if isinstance(held, property):
        held = held.fget
    held = getattr(held, "__func__", getattr(held, "__wrapped__", held))
    held.__code__ = code_of(compile(tree, str(SOURCES / change.path), "exec"), change.scope)


def change_constant(module: str, name: str, tree: ast.Module) -> None:
    """Give a constant its changed value, wherever it was imported."""
    node = next(node for node in tree.body if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name)
    assert node.value is not None
    value, old = ast.literal_eval(node.value), getattr(sys.modules[module], name)
    for other in [held for key, held in list(sys.modules.items()) if key.startswith("kotatsu.")]:
        if vars(other).get(name) is old:
            setattr(other, name, value)


def code_of(code: CodeType, scope: str) -> CodeType:
    """The code of a function inside that of its module."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if inner.co_qualname == scope:
                return inner
            if scope.startswith(inner.co_qualname + "."):
                return code_of(inner, scope)
    raise LookupError(scope)


# --- running the tests

class Breaker:
    """A pytest plugin: once everything is collected it runs, instead of all tests, those of each change."""

    def __init__(self, wanted: list[Change], ids: list[str], options: argparse.Namespace) -> None:
        self.wanted, self.ids, self.options = wanted, ids, options
        self.results: dict[Change, tuple[str, str]] = {change: (SAME, "") for change in wanted if changes_nothing(change)}
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.by_rule: dict[str, list[pytest.Item]] = {}
        self.golden: dict[str, list[pytest.Item]] = {}
        self.all: dict[str, list[pytest.Item]] = {}
        for item in session.items:
            name = "kernel" if "tests/kernel/" in item.nodeid else ""
            for rule in [name, *(rule for mark in item.iter_markers("rule") for rule in mark.args)]:
                self.by_rule.setdefault(rule, []).append(item)
            if "test_golden" in item.nodeid and isinstance(item, pytest.Function) and hasattr(item, "callspec"):
                self.golden.setdefault(str(item.callspec.params.get("name", "")), []).append(item)
            elif "tests/games/" in item.nodeid:
                self.all.setdefault(item.nodeid.split("/")[2], []).append(item)
        self.attempt_all()
        return True

    def attempt_all(self) -> None:
        """So many processes at a time."""
        waiting, begun = [change for change in self.wanted[::-1] if change not in self.results], time.monotonic()
        running: dict[int, tuple[Change, int]] = {}
        while waiting or running:
            while waiting and len(running) < self.options.jobs:
                change = waiting.pop()
                reader, writer = os.pipe()
                child = os.fork()
                if child == 0:
                    os.close(reader)
                    self.attempt(change, writer)
                os.close(writer)
                running[child] = change, reader
            child, status = os.wait()
            change, reader = running.pop(child)
            with os.fdopen(reader) as pipe:
                said = pipe.read().splitlines()
            outcome, test = said[-1].split(" | ")
            if outcome in RUNNING:                              # it was ended from outside
                outcome, test = RUNNING[outcome], f"does not end ({os.waitstatus_to_exitcode(status)})"
            self.results[change] = outcome, test
            done = len(self.results)
            if outcome in LEFT:
                print(f"{outcome}: {change}" + (f"\n    ({test})" if test else ""), flush=True)
            elif done % 50 == 0:
                print(f"… {done} of {len(self.wanted)} in {time.monotonic() - begun:.0f} s", flush=True)

    def attempt(self, change: Change, writer: int) -> None:
        """In a process of its own: make the change, run the tests, say what came of it, and end."""
        def tell(outcome: str, test: str = "") -> None:
            os.write(writer, f"{outcome} | {test}\n".encode())

        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        limit(SECONDS)
        tell("begun")
        try:
            make(change, self.ids)
        except (ValueError, SyntaxError):
            tell(IMPOSSIBLE)
            os._exit(0)
        try:
            if self.fails(self.tests_of(change)):
                tell(CITED, self.failed)
                return
            if self.options.uncited:
                tell("uncited")
                limit(4 * SECONDS)
                if self.fails(self.all.get(change.game, [])):
                    tell(UNCITED, self.failed)
                    return
            if self.options.without_golden:
                tell(NOBODY)
            else:
                tell("golden")
                limit(4 * SECONDS)
                tell(GOLDEN if self.fails(self.golden.get(change.game, [])) else NOBODY, self.failed)
        except BaseException as broken:                         # such as SystemExit, or no memory left
            tell(CITED, type(broken).__name__)
        finally:
            os._exit(0)

    def tests_of(self, change: Change) -> list[pytest.Item]:
        rules = change.rules if change.game != "kernel" else ("kernel",)
        return list(dict.fromkeys(item for rule in rules for item in self.by_rule.get(rule, [])))

    def fails(self, items: list[pytest.Item]) -> bool:
        """Whether one of them fails; the rest is not run."""
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return True
        return False


def limit(seconds: int) -> None:
    """So much processor time from now on."""
    spent = resource.getrusage(resource.RUSAGE_SELF)
    now = int(spent.ru_utime + spent.ru_stime) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (now + seconds, resource.RLIM_INFINITY))


# --- the command

def report(breaker: Breaker, seconds: float) -> Iterator[str]:
    """What went unnoticed, by file, and how many did not."""
    counts = Counter(outcome for outcome, _ in breaker.results.values())
    for outcome in LEFT:
        changes_left = [change for change in breaker.wanted if breaker.results[change][0] == outcome]
        if changes_left:
            yield f"\n{outcome}:"
            yield from map(str, changes_left)
    yield ""
    said = ", ".join(f"{counts[name]} {name}" for name in (CITED, *LEFT, SAME) if counts[name] or name in (CITED, NOBODY))
    yield f"{len(breaker.results)} changes in {seconds:.0f} s: {said}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--changes", type=int, default=300, help="how many, of all that are possible")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    parser.add_argument("--only", action="append", default=[], metavar="RULE", help="of this rule only; may be repeated")
    parser.add_argument("--in", dest="within", default="", metavar="PATH", help="only where the path begins so: games/root")
    parser.add_argument("--tests", action="append", default=[], metavar="PATH", help="only these tests; may be repeated")
    parser.add_argument("--without-golden", action="store_true", help="do not ask the golden files about what went unnoticed")
    parser.add_argument("--uncited", action="store_true", help="ask all other tests of the game about what went unnoticed")
    parser.add_argument("--again", type=Path, metavar="FILE", help="only what went unnoticed in the run that wrote this file")
    parser.add_argument("--json", type=Path, help="write every change with its outcome here")
    options = parser.parse_args(arguments)
    begun, ids = time.monotonic(), rule_ids()
    breaker = Breaker(chosen(options, ids), ids, options)
    os.chdir(ROOT)
    folders = options.tests or ["tests/games", "tests/kernel", "tests/conformance/test_golden.py"]
    plain = ["-qq", "-s", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"]
    code = pytest.main([*plain, *folders], plugins=[breaker])
    if not breaker.results:
        print(f"no change was made (pytest: {code})")
        return 2
    print("\n".join(report(breaker, time.monotonic() - begun)))
    if options.json:
        rows = [{"path": change.path, "line": change.line, "scope": change.scope, "rules": change.rules, "before": change.before,
                 "after": change.after, "outcome": outcome, "test": test} for change, (outcome, test) in breaker.results.items()]
        options.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 1 if any(outcome in LEFT for outcome, _ in breaker.results.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
