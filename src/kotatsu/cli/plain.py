"""Any game on a terminal: the fields of its view, each with its name. The page's plain table says them in the same words.

A field is called by the message `<game>-view-<field>`; a value by `<game>-view-<field>-<value>` or `<game>-value-<value>` (a number
behind a name is said after it: `plum-2`). An attribute `.kind = seat` of a field says that its numbers are seats.
"""
import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text
from rich.tree import Tree

from kotatsu.cli.output import read, read_data, word
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.words import spoken

KNOWN = {"round": "common-round", "turn": "common-turn", "hand": "common-hand", "deck": "common-deck",
         "discard": "common-discard-pile", "seats": "cli-seats"}


class Plain:
    """The view of a game without a drawing."""

    def __init__(self, game: str, seats: Sequence[Phrase]) -> None:
        self.game = game
        self.seats = seats

    def draw(self, view: JSON) -> Tree:
        return self.branch(word(f"game-{self.game}"), {name: value for name, value in view.items() if value is not None})

    def branch(self, title: str, record: JSON) -> Tree:
        """A record: a line for each field."""
        tree = Tree(Text(title, style="bold"))
        tree.children += [self.field(name, value) for name, value in record.items() if value is not None]
        return tree

    def field(self, name: str, value: Any) -> Tree:
        title = self.title(name)
        if is_record(value):
            return self.branch(title, value)
        if isinstance(value, list) and any(is_record(inner) for inner in value):
            tree = Tree(Text(title, style="bold"))
            for number, inner in enumerate(value):
                about = {key: part for key, part in inner.items() if not (name == "seats" and key in ("seat", "name"))}
                tree.children.append(self.branch(read(self.seats[number]) if name == "seats" else str(number + 1), about))
            return tree
        return Tree(Text(f"{title}: {self.said(name, value)}"))

    def title(self, name: str) -> str:
        """What a field is called."""
        id = f"{self.game}-view-{name.replace('_', '-')}"
        known = id if spoken().knows(id) else KNOWN.get(name)
        return word(known) if known else name.replace("_", " ").replace("-", " ").capitalize()

    def said(self, name: str, value: Any) -> str:
        """A value, or several, in words."""
        if isinstance(value, list):
            return ", ".join(self.said(name, inner) for inner in value) or "–"
        if isinstance(value, dict):
            return read_data(value)
        if value is None:
            return "–"
        if isinstance(value, bool):
            return word("cli-yes" if value else "cli-no")
        if isinstance(value, int) and self.is_seat(name) and 0 <= value < len(self.seats):
            return read(self.seats[value])
        return self.named(name, str(value))

    def is_seat(self, name: str) -> bool:
        id = f"{self.game}-view-{name.replace('_', '-')}"
        return name == "seat" or (spoken().knows(id) and spoken().attribute(say(id), "kind") == "seat")

    def named(self, name: str, value: str) -> str:
        stem, _, number = value.rpartition("-")
        dashed = value.replace(" ", "-")
        for id in (f"{self.game}-view-{name}-{dashed}", f"{self.game}-value-{dashed}"):
            if is_id(id) and spoken().knows(id):
                return word(id)
        id = f"{self.game}-value-{stem}"
        return f"{word(id)} {number}" if stem and number.isdecimal() and is_id(id) and spoken().knows(id) else value


def is_record(value: Any) -> bool:
    """A record of fields; a phrase is a value."""
    return isinstance(value, dict) and not ("id" in value and set(value) <= {"id", "args"})


def is_id(text: str) -> bool:
    return re.fullmatch(r"[a-z][A-Za-z0-9-]*", text) is not None
