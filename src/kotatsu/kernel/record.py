"""A game as compact text, the file ending is `.kotatsu`: a header of `name = JSON`, an empty line, then each choice on a line.

    kotatsu = 1
    game = "samurai"
    version = 2
    options = {"players": 2}
    seed = 7

    Kanbei: fight
    luck: reveal 4-13

Luck follows from the seed; what luck was told to bring is written below the choice that led to it. Lines with # are remarks.
"""
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from kotatsu.kernel.entry import Entry
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.notation import position, read_known, read_number
from kotatsu.kernel.phrase import say

FORMAT = 1
HEADER = ("kotatsu", "game", "version", "options", "data", "seed", "start", "results", "comment")
LUCK_NAME = "luck"


@dataclass(frozen=True)
class Step:
    """A choice, and the luck that was stated for what it leads to."""
    who: str
    text: str
    luck: list[str] = field(default_factory=list)

    def line(self) -> str:
        return f"{self.who}: {self.text}"


@dataclass(frozen=True)
class Record:
    """What stands in a file: the header, luck stated for the set-up, and the choices."""
    header: JSON
    luck: list[str]
    steps: list[Step]


def steps(log: Sequence[Entry], drawn: int) -> Iterator[tuple[Entry | None, list[str]]]:
    """None and then every choice of a log, each with the luck that was stated after it; `drawn` is the luck drawn in all.

    Stated luck comes before any that is drawn. What nothing was drawn for later on had a single outcome, so it needs no line.
    """
    last: Entry | None = None
    stated: list[str] = []
    draws = False                                # whether luck has been drawn since the choice
    for number, entry in enumerate(log):
        after = log[number + 1].drawn if number + 1 < len(log) else drawn
        if entry.seat >= 0:
            yield last, stated
            last, stated, draws = entry, [], False
        elif entry.is_luck():
            draws = draws or not (entry.stated or after == entry.drawn)
            if not draws:
                stated.append(entry.text)
    yield last, stated


def header(game: Game, start: JSON, results: Sequence[int]) -> JSON:
    """The set-up by options and seed if the game began there, else by the position it began at."""
    found: JSON = {"kotatsu": FORMAT, "game": game.name, "version": game.version}
    luck = start["luck"]
    state = game.new(game.book(start["options"], start.get("data")))
    if position(game, state, Luck(luck["seed"])) == start:
        found["options"] = start["options"]
        if "data" in start:
            found["data"] = start["data"]
        found["seed"] = luck["seed"]
    else:
        found["start"] = start
    if results:
        found["results"] = list(results)
    return found


def write(head: JSON, log: Sequence[Entry], drawn: int) -> str:
    """The whole game: it leads to the same state, and to the same luck after it."""
    lines = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in head.items()]
    lines.append("")
    for entry, stated in steps(log, drawn):
        if entry is not None:
            lines.append(entry.line())
        lines += [f"{LUCK_NAME}: {text}" for text in stated]
    return "\n".join(lines) + "\n"


def is_record(text: str) -> bool:
    """Whether a text means to be a game, not JSON."""
    return text.lstrip("\ufeff \t\r\n")[:1] not in ("{", "[", '"')


def read(text: str) -> Record:
    """The parts of a text; Unreadable names the line that does not fit."""
    head: JSON = {}
    luck: list[str] = []
    found: list[Step] = []
    begun = False
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = line.strip()
        if line.startswith("#"):
            continue
        if not line:
            begun = begun or bool(head)
        elif not begun:
            name, value = header_line(number, line)
            head[name] = value
        else:
            who, colon, what = line.partition(":")
            if not colon:
                raise Unreadable(say("kernel-record-choice", line=number, text=line))
            if who.strip().lower() == LUCK_NAME:
                (found[-1].luck if found else luck).append(what.strip())
            else:
                found.append(Step(who.strip(), what.strip()))
    if "kotatsu" not in head or "game" not in head:
        raise Unreadable(say("kernel-not-a-record"))
    read_number("kotatsu", head["kotatsu"], FORMAT, FORMAT)
    return Record(head, luck, found)


def header_line(number: int, line: str) -> tuple[str, Any]:
    """`name = JSON`."""
    name, equals, value = line.partition("=")
    if not equals:
        raise Unreadable(say("kernel-record-header", line=number, text=line))
    read_known({name.strip(): value}, HEADER)
    try:
        return name.strip(), json.loads(value)
    except (ValueError, RecursionError) as problem:
        raise Unreadable(say("kernel-record-header", line=number, text=line)) from problem
