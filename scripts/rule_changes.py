"""What `break_rules.py` can break: every place where a rule could say something else, with the ids of the rules it stands for."""
import ast
import copy
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "kotatsu"
RULES_FILE = "# compiled with mypyc"                   # how a module that holds rules begins
KNOWN = tomllib.loads((ROOT / "scripts" / "break_rules.toml").read_text(encoding="utf-8"))
ID = r"\b[A-Z][\w.-]*\w"                               # whatever may be an id; the rows decide
LAWS = re.compile(r"\bLaw (\d[\w.]*\w|\d+)")
RANGES = re.compile(rf"({ID}) ?– ?({ID})")
SEATS = ("seat", "other", "owner", "attacker", "defender", "remover", "victim", "ally", "viewer", "active", "giver", "target",
         "holder", "loser", "mover", "samurai", "who", "builder", "guest", "lord")
OPPOSITE: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE,), ast.LtE: (ast.Lt,), ast.Gt: (ast.GtE,), ast.GtE: (ast.Gt,), ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,)}
UNTOLD = ("tell", "tell_only", "tell_more", "say", "Phrase")       # what is said about a rule is no rule
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Change:
    """One place and what it would say instead; `number` counts the changes of its file."""
    path: str
    line: int
    scope: str
    rules: tuple[str, ...]
    before: str
    after: str
    number: int

    @property
    def game(self) -> str:
        """The game whose rule it is, or `kernel`."""
        parts = self.path.split("/")
        return parts[1] if parts[0] == "games" else parts[0]

    @property
    def module(self) -> str:
        return "kotatsu." + self.path.removesuffix(".py").replace("/", ".")

    def key(self) -> tuple[str, str, str, str]:
        """What it is known by in break_rules.toml: line numbers move."""
        return self.path, self.scope, self.before, self.after

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.scope} [{' '.join(self.rules)}]\n    {self.before}\n  → {self.after}"


@dataclass
class Site:
    """A node that may be replaced: `holder.field`, or one entry of that list."""
    holder: ast.AST
    field: str
    index: int | None
    new: ast.AST
    statement: ast.stmt                                # in which it stands

    def swap(self) -> ast.AST:
        """Put the new node there; the old one is the answer."""
        held = getattr(self.holder, self.field)
        old: ast.AST = held if self.index is None else held[self.index]
        if self.index is None:
            setattr(self.holder, self.field, self.new)
        else:
            held[self.index] = self.new
        self.new = old
        return old


def files() -> list[Path]:
    """The modules that hold rules: those of games, and of the kernel. (What a seat could believe, `imagine`, is no rule.)"""
    found = [path for folder in ("kernel", "games") for path in sorted((SOURCES / folder).rglob("*.py")) if path.stem != "imagine"]
    return [path for path in found if path.read_text(encoding="utf-8").startswith(RULES_FILE)]


def changes(path: Path, known_ids: list[str]) -> list[Change]:
    """All changes of a file, in the order of its source."""
    text = path.read_text(encoding="utf-8")
    tree, lines = ast.parse(text), text.splitlines()
    name = path.relative_to(SOURCES).as_posix()
    found = []
    for number, (scope, rules, site) in enumerate(places(tree, lines, known_ids)):
        before = first_line(site.statement)
        old = site.swap()
        after = "(removed)" if old is site.statement else first_line(site.statement)
        site.swap()
        if rules or name.startswith("kernel/"):
            found.append(Change(name, site.statement.lineno, scope, rules, before, after, number))
    return [change for change in found if change.before != change.after]


def changed_tree(change: Change, known_ids: list[str]) -> ast.Module:
    """The module with the change made."""
    text = (SOURCES / change.path).read_text(encoding="utf-8")
    tree = ast.parse(text)
    for number, (_, _, site) in enumerate(places(tree, text.splitlines(), known_ids)):
        if number == change.number:
            site.swap()
            return ast.fix_missing_locations(tree)
    raise LookupError(change)


def places(tree: ast.Module, lines: list[str], known: list[str]) -> Iterator[tuple[str, tuple[str, ...], Site]]:
    """Every site with the name of its function (or constant) and the ids cited nearest to it.

    These stand in a comment of its line and in the docstrings of its function and of its class, else in the heading of its section
    (`# --- what was shown (R-P18)`), else in the docstring of its module.
    """
    whole = cited(ast.get_docstring(tree) or "", known)
    for node in tree.body:
        heading = next((line for line in lines[node.lineno - 1::-1] if line.startswith("# ---")), "")
        module_rules = cited(heading, known) or whole
        if isinstance(node, ast.ClassDef):
            class_rules = cited(ast.get_docstring(node) or "", known)
            for inner in node.body:
                if isinstance(inner, Function) and not only_stores(inner):
                    own = cited(ast.get_docstring(inner) or "", known)
                    yield from in_function(f"{node.name}.{inner.name}", inner, (*own, *class_rules) or module_rules, lines, known)
        elif isinstance(node, Function):
            yield from in_function(node.name, node, cited(ast.get_docstring(node) or "", known) or module_rules, lines, known)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            if is_plain(node.value):
                rules = cited(lines[node.lineno - 1], known) or module_rules
                for site in numbers(node, node):
                    yield node.target.id, rules, site


def in_function(scope: str, node: Function, rules: tuple[str, ...], lines: list[str],
                known: list[str]) -> Iterator[tuple[str, tuple[str, ...], Site]]:
    said = {line: cited(lines[line - 1].partition("#")[2], known) for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    for site in sites(node):
        yield scope, tuple(dict.fromkeys((*said.get(site.statement.lineno, ()), *rules))), site


def only_stores(function: Function) -> bool:
    """Whether it is an `__init__` that keeps its arguments and does no more: most of these have run before any change is made."""
    if function.name != "__init__" or any(isinstance(statement, (ast.AnnAssign, ast.If, ast.For)) for statement in function.body):
        return False
    stored = [statement.value for statement in function.body if isinstance(statement, ast.Assign)]
    return all(isinstance(value, (ast.Name, ast.Tuple, ast.Attribute)) for value in stored)


def cited(text: str, known: list[str]) -> tuple[str, ...]:
    """The ids of a text, each with the rows below it: "R6.5" and "Law 6.5" are also R6.5.2 and R6.5-2, "SS7.1–SS7.3" is three."""
    named = [*re.findall(ID, text), *(f"R{law}" for law in LAWS.findall(text))]
    found = [row for rule in named for row in known if row == rule or row.startswith((rule + ".", rule + "-"))]
    for first, last in RANGES.findall(text):
        if first in known and last in known:
            found += known[known.index(first):known.index(last) + 1]
    return tuple(dict.fromkeys(found))


def is_plain(node: ast.expr) -> bool:
    """A number, or a tuple of such."""
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Tuple) and all(map(is_plain, node.elts)))


def numbers(node: ast.AST, statement: ast.stmt) -> Iterator[Site]:
    for holder, field, index, child in children(node):
        if isinstance(child, ast.Constant) and type(child.value) is int:
            for value in (child.value + 1, child.value - 1):
                yield Site(holder, field, index, ast.Constant(value), statement)
        elif isinstance(child, ast.Tuple):
            yield from numbers(child, statement)


def children(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.AST]]:
    """Nodes that may be changed: no annotations, no asserts, nothing of what is told."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "args", "returns", "decorator_list", "ctx", "type_params") and not isinstance(node, ast.Call):
            continue
        if isinstance(value, list):
            yield from ((node, field, index, child) for index, child in enumerate(value)
                        if isinstance(child, ast.AST) and not is_said(child))
        elif isinstance(value, ast.AST) and not is_said(value):
            yield node, field, None, value


def is_said(node: ast.AST) -> bool:
    """An assertion, a docstring, an event, or that something was seen."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or is_said(node.value)
    if isinstance(node, ast.Call):
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        return name in UNTOLD
    if isinstance(node, ast.If):                        # whether something is said
        return all(map(is_said, [*node.body, *node.orelse]))
    if isinstance(node, ast.AugAssign):                 # `state.reveals += 1` stops undo
        return isinstance(node.target, ast.Attribute) and node.target.attr == "reveals"
    return isinstance(node, ast.Assert)


def sites(function: Function) -> Iterator[Site]:
    """What a function could say instead, in the order of its source."""
    names = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)} | {arg.arg for arg in function.args.args}
    seats = [name for name in SEATS if name in names]
    for holder, field, index, child, statement in walk(function, function):
        if field in ("test", "ifs"):
            yield Site(holder, field, index, ast.Constant(True), statement)
        if field == "test":
            yield Site(holder, field, index, ast.Constant(False), statement)
        for new in instead(child, seats, function):
            yield Site(holder, field, index, new, statement)


def walk(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.AST, str, int | None, ast.AST, ast.stmt]]:
    """All that lies below a node, each with the statement it stands in."""
    for holder, field, index, child in children(node):
        inner = child if isinstance(child, ast.stmt) else statement
        yield holder, field, index, child, inner
        yield from walk(child, inner)


def first_line(statement: ast.AST) -> str:
    """A statement as text, of a compound one only its head."""
    return ast.unparse(statement).partition("\n")[0]


def instead(node: ast.AST, seats: list[str], function: Function) -> Iterator[ast.AST]:
    """What could stand there instead of a node."""
    match node:
        case ast.Compare(left, ops, comparators):
            for place, op in enumerate(ops):
                for other in OPPOSITE[type(op)]:
                    yield ast.Compare(left, [*ops[:place], other(), *ops[place + 1:]], comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for place in range(len(values)):
                rest = [*values[:place], *values[place + 1:]]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.BinOp(left, ast.Add(), right) if not isinstance(left, ast.List):
            yield ast.BinOp(left, ast.Sub(), right)
        case ast.BinOp(left, ast.Sub(), right):
            yield ast.BinOp(left, ast.Add(), right)
        case ast.BinOp(left, ast.BitAnd(), ast.UnaryOp(ast.Invert(), _)):
            yield left
        case ast.Constant(value) if type(value) is int:
            yield from (ast.Constant(value + 1), ast.Constant(value - 1))
        case ast.Constant(bool()):
            yield ast.Constant(not node.value)
        case ast.Name(name, ast.Load()) if name in seats:
            yield from (ast.Name(other, ast.Load()) for other in seats if other != name)
        case ast.Attribute(ast.Name(holder), attr, ast.Load()) if attr in SEATS and holder in ("self", "fight"):
            named = {inner.attr for inner in ast.walk(function) if isinstance(inner, ast.Attribute)
                     and isinstance(inner.value, ast.Name) and inner.value.id == holder and inner.attr in SEATS}
            yield from (ast.Attribute(ast.Name(holder, ast.Load()), other, ast.Load()) for other in sorted(named - {attr}))
        case ast.Call(ast.Name("min" | "max" as name), args, keywords):
            yield ast.Call(ast.Name("max" if name == "min" else "min", ast.Load()), args, keywords)
        case ast.Expr() | ast.AugAssign() | ast.Continue() | ast.Break():
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
    if isinstance(node, ast.expr) and isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
        text = ast.unparse(node)
        for row in KNOWN.get("swap", ()):
            if re.fullmatch(row["read"], text):
                yield copy.deepcopy(ast.parse(row["instead"], mode="eval").body)
