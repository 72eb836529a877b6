"""Messages that are parsed one by one say what they say when all files are parsed at once."""
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, serialize

from kotatsu.words import LANGUAGES, folder
from kotatsu.words.entries import ENTRY, Entries


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_falls_into_its_messages(lang: str) -> None:
    for path in sorted((folder() / lang).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        whole = {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: written(entry)
                 for entry in FluentResource(text).body if isinstance(entry, (ast.Message, ast.Term))}
        apart = {}
        for entry in ENTRY.finditer(text):
            [parsed] = FluentResource(entry[0]).body
            apart[entry[1]] = written(parsed)
        assert apart == whole, path


def written(entry: ast.EntryType) -> str:
    """A message without the comment before it."""
    if isinstance(entry, (ast.Message, ast.Term)):
        entry.comment = None
    return serialize(ast.Resource([entry]))


def test_a_message_is_parsed_when_it_is_said(tmp_path: Path) -> None:
    first, second = tmp_path / "a.ftl", tmp_path / "b.ftl"
    first.write_text("# about\nhello = Hello, { -name }!\n    .short = { $n ->\n        [one] Hi\n       *[other] Hi all\n    }\n")
    second.write_text("-name = you\nhello = never\nbye = Bye\n")
    found = Entries("en", [first, second])
    assert set(found.unread) == {"hello", "-name", "bye"}
    assert found.has_message("bye") and not found.has_message("name")
    message = found.get_message("hello")
    assert found.format_pattern(message.value) == ("Hello, you!", [])
    assert found.format_pattern(message.attributes["short"], {"n": 2}) == ("Hi all", [])
    assert set(found.unread) == {"bye"} and found.has_message("hello")
    with pytest.raises(LookupError):
        found.get_message("nothing")
