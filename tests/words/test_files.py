"""The Fluent files: the same messages in four languages, all readable, plural forms complete, every id known."""
import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from kotatsu import games
from kotatsu.words import LANGUAGES, folder, translator


@dataclass(frozen=True)
class Part:
    """The text of a message or of one of its attributes."""
    variables: frozenset[str]
    counted: frozenset[str]         # variables whose plural forms are selected
    messages: frozenset[str]        # other messages that stand in it, which are given the same variables


class Found(Visitor):
    """Collects the variables of a pattern, and those that a plural form is chosen by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, fluent.Identifier)}
        if keys <= {"zero", "one", "two", "few", "many", "other"} and isinstance(node.selector, fluent.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def files(lang: str) -> list[Path]:
    return sorted((folder() / lang).glob("*.ftl"))


def body(path: Path) -> list[fluent.EntryType]:
    return list(FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body)


def messages(path: Path) -> dict[str, dict[str, Part]]:
    """Each message of a file: its own text under "" and its attributes by name."""
    found: dict[str, dict[str, Part]] = {}
    for entry in body(path):
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{path.name} has {entry.id.name} twice"
            parts = [("", entry.value)] if entry.value else []
            parts += [(attribute.id.name, attribute.value) for attribute in entry.attributes]
            found[entry.id.name] = {name: part(pattern) for name, pattern in parts}
    return found


def part(pattern: fluent.Pattern) -> Part:
    visitor = Found()
    visitor.visit(pattern)
    return Part(frozenset(visitor.variables), frozenset(visitor.counted), frozenset(visitor.messages))


ROOT = Path(__file__).parents[2]
NAMES = [path.name for path in files("en")]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
CASES = {"gen", "acc", "dat", "ins", "loc", "masc", "neut"}      # the last two: an adjective with a noun that is not feminine
ENGLISH = {"the", "The", "s", "is", "has", "its"}   # article, endings and pronoun of an English name
COUNTS = (0, 1, 2, 5, 21, 22, 25)
FAMILIES = ("kernel", "cli", "server", "page", "common", "game", "rule", "rules", *games.names())
AN_ID = re.compile(rf"(?:{'|'.join(FAMILIES)})-[A-Za-z0-9_-]*")


@cache
def everything(lang: str) -> dict[str, dict[str, Part]]:
    found: dict[str, dict[str, Part]] = {}
    for path in files(lang):
        for id, parts in messages(path).items():
            assert id not in found, f"{id} stands in two files of {lang}"
            found[id] = parts
    return found


def test_every_language_has_the_same_files() -> None:
    assert NAMES
    for lang in LANGUAGES:
        assert [path.name for path in files(lang)] == NAMES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_can_be_read(lang: str) -> None:
    for path in files(lang):
        junk = [entry.content for entry in body(path) if isinstance(entry, fluent.Junk)]
        assert not junk, f"{path}: {junk[0]}"


@pytest.mark.parametrize(("lang", "name"), list(product(OTHERS, NAMES)))
def test_the_same_messages_stand_in_every_language(lang: str, name: str) -> None:
    """Ids and attributes are equal, but for grammatical cases, which English names do not have."""
    path = folder() / lang / name
    assert path.exists()
    own, english = messages(path), messages(folder() / "en" / name)
    assert sorted(own) == sorted(english)
    for id, parts in english.items():
        assert set(own[id]) - CASES == set(parts) - CASES - ENGLISH, id


@pytest.mark.parametrize(("lang", "name"), list(product(OTHERS, NAMES)))
def test_the_same_arguments_are_used_in_every_language(lang: str, name: str) -> None:
    """A case of an argument (`$who_gen`) is that argument; a number may be left unsaid in one branch only."""
    own, english = messages(folder() / lang / name), messages(folder() / "en" / name)
    for id in english.keys() & own.keys():
        for attribute in (english[id].keys() & own[id].keys()) - CASES:
            assert arguments(lang, own[id][attribute]) == arguments("en", english[id][attribute]), f"{id} .{attribute}"


def arguments(lang: str, part: Part) -> set[str]:
    """The variables of a text without their grammatical forms, those of messages that stand in it included."""
    found = set()
    for name in part.variables:
        stem, _, tail = name.rpartition("_")
        found.add(stem if stem and tail in CASES | ENGLISH | {"gender", "low", "adj", "suit"} else name)
    for id in part.messages:
        found |= arguments(lang, everything(lang)[id][""])
    return found


def named(lang: str, part: Part) -> set[str]:
    """The variables of messages that stand in a text."""
    found: set[str] = set()
    for id in part.messages:
        inner = everything(lang)[id][""]
        found |= inner.variables | named(lang, inner)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms(lang: str) -> None:
    """Every message that counts says every number, with its own form where the language has one."""
    counted = {id: parts[""] for id, parts in everything(lang).items() if "" in parts and parts[""].counted}
    assert counted
    for id, part in counted.items():
        for name in part.counted:
            said = {}
            for count in COUNTS:
                given = dict.fromkeys(part.variables | named(lang, part), "…")
                said[count] = translator(lang, strict=True).say(id, **{**given, "count": count, name: count})
            forms = {text.replace(str(count), "#") for count, text in said.items()}
            assert len(forms) > 1 or lang != "en", f"{id} says the same for every ${name}"


@pytest.mark.parametrize(("lang", "forms"), [
    ("en", {1: "1 entry", 2: "2 entries", 5: "5 entries", 21: "21 entries", 22: "22 entries", 25: "25 entries"}),
    ("uk", {1: "1 елемент", 2: "2 елементи", 5: "5 елементів", 21: "21 елемент", 22: "22 елементи", 25: "25 елементів"}),
    ("ru", {1: "1 элемент", 2: "2 элемента", 5: "5 элементов", 21: "21 элемент", 22: "22 элемента",
            25: "25 элементов"}),
    ("cs", {1: "1 položku", 2: "2 položky", 5: "5 položek", 21: "21 položek", 22: "22 položek", 25: "25 položek"}),
])
def test_each_language_has_its_own_plural_rules(lang: str, forms: dict[int, str]) -> None:
    for count, form in forms.items():
        said = translator(lang, strict=True).say("kernel-wrong-length", field="next", value="[]", length=count)
        assert said.replace("\u00a0", " ").endswith(f" {form}.")


# --- every id in the sources
def python_ids() -> Iterator[tuple[str, str]]:
    """String literals in our Python that look like ids; one that ends in `-` is the beginning of a computed id."""
    for path in sorted((ROOT / "src" / "kotatsu").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
                if AN_ID.fullmatch(node.value):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.value


def web_ids() -> Iterator[tuple[str, str]]:
    """`t('…')`, `has('…')` and `id: '…'` in the page; a template's fixed beginning counts as a prefix."""
    call = re.compile(rf"""(?:\bt\(|\bhas\(|\bid:\s*)\s*(['"`])({AN_ID.pattern})(?:\1|\$\{{)""")
    for path in sorted((ROOT / "web" / "src").rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            text = re.sub(r"/\*.*?\*/|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            for found in call.finditer(text):
                yield str(path.relative_to(ROOT)), found[2]


@pytest.mark.parametrize("source", [python_ids, web_ids])
def test_every_id_in_the_sources_exists(source: Callable[[], Iterator[tuple[str, str]]]) -> None:
    known = everything("en")
    missing = [f"{where}: {id}" for where, id in source()
               if not (any(name.startswith(id) for name in known) if id.endswith("-") else id in known)]
    assert not missing, "\n".join(missing)
