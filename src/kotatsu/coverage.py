"""Which tests prove which rule: read from the markers `@pytest.mark.rule("SS7.12", …)` without running anything."""
import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeGuard

from kotatsu.kernel.game import Game

IDLE = ("skip", "skipif", "xfail")      # such a test proves nothing


@dataclass
class Coverage:
    """Every rule of a game with the tests that cite it, and cited ids that no game has."""
    cited: dict[str, list[str]] = field(default_factory=dict)
    unknown: dict[str, list[str]] = field(default_factory=dict)

    def missing(self) -> list[str]:
        return [rule for rule, tests in self.cited.items() if not tests]

    def is_complete(self) -> bool:
        return not self.missing() and not self.unknown


def coverage(game: Game, all_games: list[Game], tests: Path) -> Coverage:
    """The coverage of a game's rules by the tests of a checkout."""
    found = citations(tests)
    own = [row for chapter in game.rules() for row in chapter.rows]
    every = {row for other in all_games for chapter in other.rules() for row in chapter.rows}
    begun = tuple(f"tests/games/{folder}/" for folder in unopened(all_games, tests))
    unknown = {rule: names for rule, names in found.items()
               if rule not in every and not all(name.startswith(begun) for name in names)}
    return Coverage({rule: found.get(rule, []) for rule in own}, unknown)


def unopened(all_games: list[Game], tests: Path) -> list[str]:
    """Folders of tests whose game is being built and not offered yet: nobody lists its rules."""
    names = {game.name for game in all_games}
    return [path.name for path in sorted((tests / "games").glob("*/")) if path.name not in names and any(path.glob("test_*.py"))]


def citations(tests: Path) -> dict[str, list[str]]:
    """Rule ids with the tests that cite them, as `path::test`."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, rules in marked(tree):
            for rule in rules:
                found.setdefault(rule, []).append(f"{path.relative_to(tests.parent).as_posix()}::{name}")
    return found


def marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Each test of a file with the ids it cites: by its own markers, its class's, its parameters', or by its table of cases."""
    tables = dict(filter(None, map(case_table, tree.body)))
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            outer = rules_of(node.decorator_list)
            for inner in node.body:
                if is_test(inner) and not is_idle(node.decorator_list):
                    yield f"{node.name}::{inner.name}", outer + rules_of(inner.decorator_list, tables)
        elif is_test(node):
            yield node.name, rules_of(node.decorator_list, tables)


def case_table(node: ast.stmt) -> tuple[str, list[str]] | None:
    """`CASES = (("S13.F.1 S13.F.2", …), …)`: the name of a table of cases and the ids that its rows begin with."""
    if not isinstance(node, (ast.Assign, ast.AnnAssign)) or not isinstance(node.value, ast.Tuple):
        return None
    name = node.targets[0] if isinstance(node, ast.Assign) else node.target
    firsts = [row.elts[0] for row in node.value.elts if isinstance(row, ast.Tuple) and row.elts]
    return ast.unparse(name), [rule for first in firsts if isinstance(first, ast.Constant) and isinstance(first.value, str)
                     for rule in first.value.split()]


def is_test(node: ast.stmt) -> TypeGuard[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Whether pytest runs it as a test that can fail."""
    return (isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test")
            and not is_idle(node.decorator_list))


def is_idle(decorators: list[ast.expr]) -> bool:
    return any(isinstance(node, ast.Attribute) and node.attr in IDLE
               for decorator in decorators for node in ast.walk(decorator))


def rules_of(decorators: list[ast.expr], tables: Mapping[str, list[str]] | None = None) -> list[str]:
    """The ids in `pytest.mark.rule(…)`, also inside `pytest.param(…, marks=…)`, and those of a table in `params(TABLE)`."""
    nodes = [node for decorator in decorators for node in ast.walk(decorator)]
    found = [argument.value for node in nodes if is_rule_mark(node)
             for argument in node.args if isinstance(argument, ast.Constant) and isinstance(argument.value, str)]
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "params":
            found += [rule for name in node.args if isinstance(name, ast.Name) for rule in (tables or {}).get(name.id, [])]
    return list(dict.fromkeys(found))


def is_rule_mark(node: ast.AST) -> TypeGuard[ast.Call]:
    """`pytest.mark.rule(…)`; its ids must be written out."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
        return False
    return isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark"
