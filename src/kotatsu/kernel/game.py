"""The door every game offers. Bots, table, server, command line and tests meet a game only through it."""
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Phrase, say

SPECTATOR = -1            # the viewer that sits nowhere
DEFAULT_SEED = 20_141_019  # luck of a position that names none
JSON = dict[str, Any]


@dataclass(frozen=True)
class Option:
    """One thing a table may choose before the game."""
    name: str
    kind: str                                   # "choice", "flag", "number", "list" (one value per seat)
    default: Any
    words: Phrase
    help: Phrase
    rule: str
    mark: str = "book"                          # "book", "reading" (our ruling) or "custom" (the table's own)
    choices: tuple[tuple[Any, Phrase], ...] = ()
    low: int = 0
    high: int = 0

    def json(self) -> JSON:
        return {"name": self.name, "kind": self.kind, "default": self.default, "words": self.words.json(),
                "help": self.help.json(), "rule": self.rule, "mark": self.mark, "low": self.low, "high": self.high,
                "choices": [{"value": value, "words": words.json()} for value, words in self.choices]}


@dataclass(frozen=True)
class Asked:
    """What a decision asks: a stable key for the page, the question, its rule."""
    key: str
    words: Phrase
    rule: str


@dataclass(frozen=True)
class Choice:
    """A legal action for a reader: its text form, words, what it would lead to, and what to light."""
    action: str
    words: Phrase
    result: Phrase | None = None
    shape: JSON = field(default_factory=dict)
    icon: str = ""

    def json(self) -> JSON:
        found = {"action": self.action, "words": self.words.json(),
                 "result": self.result.json() if self.result else None, "shape": self.shape}
        return {**found, "icon": self.icon} if self.icon else found


@dataclass(frozen=True)
class Refusal:
    """Why an action is not legal now."""
    rule: str
    words: Phrase


@dataclass(frozen=True)
class Told:
    """An event for a reader. `actor` names who did it where that is no seat."""
    kind: str
    seat: int | None
    words: Phrase
    rule: str
    actor: Phrase | None = None

    def json(self) -> JSON:
        told = {"kind": self.kind, "seat": self.seat, "words": self.words.json(), "rule": self.rule}
        return told if self.actor is None else {**told, "actor": self.actor.json()}


@dataclass(frozen=True)
class Outcome:
    """How the game ended: a result per seat (1, 0, -1), a sentence, and the game's own details."""
    results: tuple[int, ...]
    words: Phrase
    details: JSON

    def json(self) -> JSON:
        return {"results": list(self.results), "words": self.words.json(), "details": self.details}


@dataclass(frozen=True)
class Chapter:
    """A chapter of the rules reference: rule ids in the order of the book."""
    title: Phrase
    rows: tuple[str, ...]


def rule_phrase(rule: str) -> Phrase:
    """The text of a rule row: SS7.12 is the message `rule-SS7_12`."""
    return say("rule-" + rule.replace(".", "_"))


class Game:
    """One game. `state` is the game's own State; here it is Any so that every rule stays typed inside the game."""
    name: str
    version: int
    most_decisions: int = 20_000                # a longer one is a bug, unless it may run on
    cooperative: bool = False                   # everybody wins or loses together

    def may_run_on(self, book: Any) -> bool:
        """Whether a game at this table need not end when it is played by chance; the fuzzer then saves it and goes on."""
        return False

    # --- before the game
    def options(self) -> tuple[Option, ...]:
        raise NotImplementedError

    def seat_range(self) -> tuple[int, int]:
        raise NotImplementedError

    def book(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Any:
        """What never changes at this table: checked options, printed data; Unreadable or Illegal if they do not fit."""
        raise NotImplementedError

    def options_of(self, book: Any) -> JSON:
        """The options a book was made of, defaults filled in."""
        raise NotImplementedError

    def data_of(self, book: Any) -> JSON | None:
        """The owner's data a book was made of, None for the built-in."""
        raise NotImplementedError

    def new(self, book: Any) -> Any:
        """A state whose agenda begins with the set-up."""
        raise NotImplementedError

    # --- seats
    def seats(self, state: Any) -> int:
        raise NotImplementedError

    def seat_name(self, state: Any, seat: int) -> str:
        """The seat in text forms: one word."""
        raise NotImplementedError

    def seat_words(self, state: Any, seat: int) -> Phrase:
        raise NotImplementedError

    def seat_named(self, state: Any, name: str) -> int:
        """The seat of that name, capitals ignored; a number counts from 1."""
        names = [self.seat_name(state, seat) for seat in range(self.seats(state))]
        for seat, known in enumerate(names):
            if name.strip().lower() == known.lower() or name.strip() == str(seat + 1):
                return seat
        raise Unreadable(say("kernel-no-seat", name=name, names=", ".join(names)))

    # --- actors that are no seats: automata, hordes, minions; their numbers begin at FIRST_ACTOR
    def actors(self, state: Any) -> list[int]:
        """Those that this table has."""
        return []

    def actor_name(self, state: Any, actor: int) -> str:
        """The actor in text forms: one word that no seat has."""
        raise NotImplementedError

    def actor_words(self, state: Any, actor: int) -> Phrase:
        raise NotImplementedError

    # --- the course of the game
    def view(self, state: Any, viewer: int) -> JSON:
        raise NotImplementedError

    def imagine(self, state: Any, viewer: int, luck: Luck) -> Any:
        """A full state that the viewer could believe in."""
        raise NotImplementedError

    def outcome(self, state: Any) -> Outcome | None:
        raise NotImplementedError

    def moment(self, state: Any) -> tuple[int, int]:
        """Round and turn, for grouping the log."""
        raise NotImplementedError

    def census(self, state: Any) -> dict[str, int]:
        """Every component and where it is counted: must stay the same through a game."""
        raise NotImplementedError

    # --- text forms
    def format(self, state: Any, action: Action) -> str:
        raise NotImplementedError

    def parse(self, state: Any, text: str) -> Action:
        raise NotImplementedError

    def write(self, state: Any) -> JSON:
        """The game's fields of a position."""
        raise NotImplementedError

    def read(self, data: Mapping[str, Any]) -> Any:
        """A state from the fields of a position; Unreadable names the wrong field."""
        raise NotImplementedError

    def fit(self, state: Any) -> None:
        """Once what is next has been read: fill in what follows from the rest; Unreadable where the parts contradict each other."""

    def schema(self) -> JSON:
        raise NotImplementedError

    def field_text(self, state: Any, name: str, value: int) -> str:
        """A number of an agenda item by its field's name."""
        return str(value)

    def field_value(self, state: Any, name: str, text: str) -> int:
        return int(text)

    # --- words
    def asked(self, state: Any, item: Item, seat: int) -> Asked:
        raise NotImplementedError

    def choice(self, state: Any, item: Item, seat: int, action: Action) -> Choice:
        raise NotImplementedError

    def tempting(self, state: Any, item: Item, seat: int) -> list[Action]:
        """Actions a player could expect here; those that are not legal are shown dark, with their reason."""
        return []

    def refusal(self, state: Any, item: Item, seat: int, action: Action) -> Refusal:
        """Why an action that is not among the options is not legal now."""
        raise NotImplementedError

    def told(self, state: Any, number: int) -> Told:
        raise NotImplementedError

    def rules(self) -> tuple[Chapter, ...]:
        raise NotImplementedError

    def fuzz_catalogue(self) -> dict[str, tuple[str, ...]]:
        """What a long fuzz must have met: `verbs` (first words of actions' texts) and, say, `cards` (whole texts)."""
        return {}

    def fuzz_options(self, number: int, luck: Luck) -> JSON | None:
        """Options of the fuzz game that has this number, where the game knows better than chance; None leaves it to chance."""
        return None

    def fuzz_position(self, options: Mapping[str, Any], luck: Luck) -> JSON | None:
        """A random mid-game position as a person would write it, for a game whose late rounds are rarely reached."""
        return None

    def components(self, book: Any) -> JSON:
        """Printed data for whoever draws the game."""
        raise NotImplementedError
