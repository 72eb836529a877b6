"""Reads rows of cards: fields in TOML, the doing as text. An error names file, line, card, the wrong word, and the known ones.

    text    = line { newline or ";" line }
    line    = [ heading ] [ "or" ] [ "[" band "]" ] deed { ("&" | "then") deed }
    heading = "when" MOMENT ["as" ROLE] ["at" PLACE] ["once"] ":"  |  "at" VALUE ":"  |  "else at" VALUE ":"  |  "success:"
    band    = part { "+" part }       part = a price or a condition, with its numbers
    deed    = [ WHO ] [ "may" ] VERB numbers

A heading holds until the next one; `success:` until the next divider. The words are those of the game's `Vocabulary`.
"""
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from types import ModuleType
from typing import Any

from kotatsu.kernel.cards.deeds import ALONG, YOU, Card, CardLine, Condition, Deed, Heading, Price
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say

HEADING = re.compile(r"(?P<otherwise>else )?at (?P<part>\d+):|(?P<success>success):"
                     r"|when (?P<moment>[a-z ]+?)(?: as (?P<role>\w+))?(?: at (?P<spot>\w+))?(?P<once> once)?:")
JOINED = re.compile(r"\s+(&|then)\s+")

Words = Sequence[str]
Number = Words | Callable[[list[str]], tuple[Any, int]]     # names by number, or a reader: the value and how many words it took


@dataclass(frozen=True)
class Entry:
    """One word of a vocabulary: the class it stands for and the kinds of its numbers; a kind that ends in `?` may be left out."""
    make: Callable[..., Any]
    numbers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Vocabulary:
    """The words that a game's cards may use. The place of a word in a list is its number."""
    verbs: Mapping[str, Entry]                               # Deed
    bands: Mapping[str, Entry]                               # Price and Condition
    moments: Words = ("",)                                   # the first: the card's own moment, without a heading
    who: Words = ("you",)
    roles: Words = ("anyone",)
    spots: Words = ("anywhere",)
    numbers: Mapping[str, Number] = field(default_factory=dict)


def entries(module: ModuleType, base: type, numbers: Mapping[str, Number]) -> dict[str, Entry]:
    """The classes of a module as words: `LoseWarrior` is "lose warrior"; its numbers are what its constructor takes.

    A parameter is a number of the kind of its name, a plain number if there is no such kind; a kind that is read by a function of
    the game's own may be left out.
    """
    found: dict[str, Entry] = {}
    for name, make in vars(module).items():
        if isinstance(make, type) and issubclass(make, base) and make.__module__ == module.__name__:
            kinds = [f"{kind}?" if callable(numbers.get(kind)) else kind if kind in numbers else "number"
                     for kind in signature(make).parameters]
            found[" ".join(re.findall("[A-Z][a-z]*", name)).lower()] = Entry(make, tuple(kinds))
    return found


class Wrong(Exception):
    """What is wrong in a line; the reader of the row adds where."""

    def __init__(self, id: str, **args: str) -> None:
        super().__init__(id, args)
        self.id, self.words = id, args


def place_of(word: str, known: Iterable[str], kind: str) -> int:
    """The place of a word in a list."""
    names = list(known)
    if word not in names:
        raise Wrong("kernel-card-unknown", kind=kind, word=word, known=", ".join(name for name in names if name))
    return names.index(word)


# --- numbers

def read_number(words: list[str]) -> tuple[Any, int]:
    """A whole number."""
    if not words or not words[0].isdigit():
        raise Wrong("kernel-card-number", word=" ".join(words))
    return int(words[0]), 1


def read_values(kinds: tuple[str, ...], words: list[str], vocabulary: Vocabulary) -> list[Any]:
    """The numbers behind a word, each by its kind."""
    found: list[Any] = []
    left = words
    for kind in kinds:
        name = kind.removesuffix("?")
        if not left and name != kind:
            found.append(0)
            continue
        how = read_number if name == "number" else vocabulary.numbers[name]
        if callable(how):
            value, taken = how(left)
        else:
            value, taken = place_of(left[0] if left else "", how, name), 1
        found.append(value)
        left = left[taken:]
    if left:
        raise Wrong("kernel-card-left-over", word=" ".join(left))
    return found


def longest(words: list[str], known: Iterable[str]) -> int:
    """How many of the first words make a known name: `lose warrior` is two."""
    names = set(known)
    return next((number for number in range(len(words), 0, -1) if " ".join(words[:number]) in names), 1)


def read_entry(words: list[str], known: Mapping[str, Entry], kind: str, vocabulary: Vocabulary) -> Any:
    """A verb, price or condition with its numbers."""
    size = longest(words, known)
    name = " ".join(words[:size])
    place_of(name, known, kind)
    entry = known[name]
    made = entry.make(*read_values(entry.numbers, words[size:], vocabulary))
    made.word, made.numbers = name, words[size:]
    return made


# --- lines

def read_deed(text: str, vocabulary: Vocabulary) -> Deed:
    words = text.split()
    who, may = YOU, False
    if words and words[0] in vocabulary.who:
        who, words = vocabulary.who.index(words[0]), words[1:]
    if words and words[0] == "may":
        may, words = True, words[1:]
    size = longest(words, vocabulary.verbs)
    up_to = words[size:size + 2] == ["up", "to"]
    deed: Deed = read_entry(words[:size] + words[size + 2:] if up_to else words, vocabulary.verbs, "verb", vocabulary)
    deed.who, deed.may, deed.up_to = who, may, up_to
    return deed


def read_heading(text: str, before: Heading, vocabulary: Vocabulary) -> tuple[Heading, str]:
    """The heading of a line, else the one before; and the rest of the line."""
    match = HEADING.match(text)
    if match is None:
        return before, text
    rest = text[match.end():].strip()
    if match["success"]:
        return Heading(before.moment, before.role, before.spot, before.once, before.part, before.otherwise, True), rest
    if match["part"]:
        return Heading(part=int(match["part"]), otherwise=match["otherwise"] is not None), rest
    return Heading(place_of(match["moment"], vocabulary.moments, "moment"),
                   place_of(match["role"] or vocabulary.roles[0], vocabulary.roles, "role"),
                   place_of(match["spot"] or vocabulary.spots[0], vocabulary.spots, "place"), match["once"] is not None), rest


def read_line(text: str, heading: Heading, vocabulary: Vocabulary) -> CardLine:
    """What stands behind the heading."""
    alternative = text.startswith("or ")
    text = text.removeprefix("or ").strip()
    conditions: list[Condition] = []
    deeds: list[Deed] = []
    if text.startswith("["):
        inside, _, text = text[1:].partition("]")
        for part in inside.split("+"):
            made = read_entry(part.split(), vocabulary.bands, "band", vocabulary)
            if isinstance(made, Price):
                deeds.append(made)
            else:
                conditions.append(made)
    first, *rest = JOINED.split(text.strip())
    deeds.append(read_deed(first, vocabulary))
    for joiner, part in zip(rest[::2], rest[1::2], strict=True):
        deed = read_deed(part, vocabulary)
        deed.join = ALONG if joiner == "&" else deed.join
        deeds.append(deed)
    return CardLine(heading, alternative, conditions, deeds)


def read_text(text: str, vocabulary: Vocabulary, where: Callable[[int], str], card: str) -> list[CardLine]:
    """All lines of a card's text; `where` names the place of a line in the file."""
    lines: list[CardLine] = []
    heading = Heading()
    for number, row in enumerate(text.split("\n")):
        for part in row.split(";"):
            try:
                heading, rest = read_heading(part.strip(), heading, vocabulary)
                if rest:
                    lines.append(read_line(rest, heading, vocabulary))
            except Wrong as wrong:
                raise Unreadable(say(wrong.id, where=where(number), card=card, **wrong.words)) from None
    return lines


# --- rows

@dataclass(frozen=True)
class Row:
    """A row of a file: its fields as they are, its lines as they were read, and where its text stands."""
    id: str
    fields: dict[str, Any]
    lines: list[CardLine]

    def card(self, number: int) -> Card:
        return Card(self.id, number, self.lines)


def read_rows(name: str, source: str, vocabulary: Vocabulary) -> list[Row]:
    """All rows of a TOML file: each `[[card]]` has an id, fields of the game's own, and a text that may be empty."""
    try:
        given = tomllib.loads(source).get("card", [])
    except tomllib.TOMLDecodeError as problem:
        raise Unreadable(say("kernel-card-toml", where=name, problem=str(problem))) from None
    starts = [number for number, line in enumerate(source.split("\n")) if line.startswith("[[card]]")]
    rows: list[Row] = []
    for start, fields in zip(starts, given, strict=True):
        id = str(fields.get("id", ""))
        if not id or id in [row.id for row in rows]:
            raise Unreadable(say("kernel-card-id", where=f"{name}:{start + 1}", card=id))
        rows.append(Row(id, fields, read_text(str(fields.get("text", "")), vocabulary, line_names(name, source, start), id)))
    return rows


def line_names(name: str, source: str, start: int) -> Callable[[int], str]:
    """Names the lines of the text of the row that begins at a line of the file: `mine.toml:6`."""
    block = source.split("\n")[start:]
    first = next((number for number, line in enumerate(block) if line.startswith("text")), 0)
    first += 1 if block[first].endswith('"""') else 0

    def where(number: int) -> str:
        return f"{name}:{start + first + number + 1}"
    return where
