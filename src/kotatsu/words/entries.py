"""The Fluent files of a language, parsed message by message when somebody says one.

Parsing all files takes a third of a second for each language, of which a command says a few dozen messages.
"""
import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?![#\w-]).*\n?)*", re.M)      # up to the next message, term or comment


class Entries(FluentBundle):
    """A bundle that knows where each message begins, and parses it the first time it is said."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        super().__init__([lang], use_isolating=False)
        self.unread: dict[str, str] = {}
        for path in files:
            for entry in ENTRY.finditer(path.read_text(encoding="utf-8")):
                self.unread.setdefault(entry[1], entry[0])

    def has_message(self, message_id: str) -> bool:
        return message_id in self.unread or super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        text = self.unread.pop(f"-{entry_id}" if term else entry_id, None)
        if text is not None:
            self.add_resource(FluentResource(text))
        return super()._lookup(entry_id, term)
