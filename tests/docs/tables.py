"""Writes what a document lists from the rows of a game's lexicon, from `<!-- verbs of root -->` to `<!-- end -->`.

`python -m tests.docs.tables docs/positions.md` writes the tables of today into the document.
"""
import ast
import re
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from kotatsu import games
from kotatsu.kernel.agenda import KINDS, Chance, Decision, Item, Together, fields
from kotatsu.kernel.lexicon import Lexicon, NumberKind

TABLE = re.compile(r"(<!-- (verbs|numbers|items) of (\w+) -->\n).*?(<!-- end -->)", re.S)
MOST = 12                                  # so many names of a kind are listed


def lexicon(game: str) -> Lexicon:
    found: Lexicon = import_module(f"kotatsu.games.{game}.lexicon").LEXICON
    return found


def verbs(game: str) -> list[list[str]]:
    rows = lexicon(game)
    return [["written", "by", "rule"],
            *([f"`{rows.form(row)}`", "luck" if row.luck else "a seat", row.rule] for row in rows.verbs.values())]


def numbers(game: str) -> list[list[str]]:
    """The kinds of numbers that verbs and items have."""
    rows = lexicon(game)
    kinds = {each.kind.name: each.kind for verb in rows.verb_numbers.values() for each in verb}
    kinds |= {f"{kind.name}": kind for kind in rows.fields.values()}
    return [["kind", "written"], *([f"`{name}`", written(game, kind)] for name, kind in kinds.items())]


def written(game: str, kind: NumberKind) -> str:
    if not kind.is_named():
        return f"{kind.low}–{kind.high}"
    if kind.names is not None:
        known = list(kind.names(games.load(game).new(games.load(game).book({}))))
    else:
        known = [thing.name for thing in kind.things]
    return ", ".join(f"`{name}`" for name in known[:MOST]) + (", …" if len(known) > MOST else "")


def items(game: str) -> list[list[str]]:
    """What may be next: the class and the names of its numbers, who acts, what it is."""
    found = sorted((kind for name, kind in KINDS.items() if name.startswith(f"{game}.") and not kind.__subclasses__()),
                   key=lambda kind: kind.__name__)
    return [["written", "asks", "what"],
            *([f"`{form(kind)}`", who(kind), about(kind)] for kind in found)]


def form(kind: type[Item]) -> str:
    return " ".join([kind.__name__, *(f"{name}=…" for name in fields(kind))])


def who(kind: type[Item]) -> str:
    return ("a seat" if issubclass(kind, Decision) else "several seats" if issubclass(kind, Together)
            else "luck" if issubclass(kind, Chance) else "nobody")


def about(kind: type[Item]) -> str:
    """The first paragraph of what the source says of it; a compiled class does not know."""
    spec = find_spec(kind.__module__)
    assert spec is not None and spec.origin is not None
    folder = Path(spec.origin).parent
    tree = ast.parse((folder / f"{kind.__module__.rpartition('.')[2]}.py").read_text(encoding="utf-8"))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    return (ast.get_docstring(found) or "").split("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def table(rows: list[list[str]]) -> str:
    head, *rest = ["| " + " | ".join(row) + " |\n" for row in rows]
    return "".join([head, "|" + "---|" * len(rows[0]) + "\n", *rest])


def renewed(text: str) -> str:
    """The document with the tables of today."""
    makers = {"verbs": verbs, "numbers": numbers, "items": items}
    return TABLE.sub(lambda match: f"{match[1]}\n{table(makers[match[2]](match[3]))}\n{match[4]}", text)


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        path.write_text(renewed(path.read_text(encoding="utf-8")), encoding="utf-8")
