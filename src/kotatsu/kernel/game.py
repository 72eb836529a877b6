"""The door every game offers. Bots, table, server, command line and tests meet a game only through it."""
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic

from typing_extensions import TypeVar

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import GameState, Item
from kotatsu.kernel.companion import Companion
from kotatsu.kernel.decks import DeckBuilding
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.learning import Learning
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Arg, Phrase, say
from kotatsu.kernel.records import Packs

SPECTATOR = -1            # the viewer that sits nowhere
DEFAULT_SEED = 20_141_019  # luck of a position that names none
JSON = dict[str, Any]
S = TypeVar("S", bound=GameState, default=Any)     # the game's own State


@dataclass(frozen=True)
class Option:
    """One thing a table may choose before the game."""
    name: str
    kind: str                                   # "choice", "flag", "number", "seat"; per seat "list" (a value), "deck" (a text)
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
    """What a decision asks: a stable key for the page, the question, its rule.

    A public question can be answered from what lies open (hits, payments on the board): round one screen no hand is shown for it.
    """
    key: str
    words: Phrase
    rule: str
    public: bool = False
    payment: bool = False                       # where there is one way to pay, people at a table are not asked
    timed: bool = False                         # how soon it is answered could tell: online no answer leaves before a fixed time
    hushed: bool = False                        # … and this seat does not want to be asked: the table answers for it


@dataclass(frozen=True)
class Choice:
    """A legal action for a reader: its text form, words, what it would lead to, and what to light."""
    action: str
    words: Phrase
    result: Phrase | None = None
    shape: JSON = field(default_factory=dict)
    icon: str = ""
    ahead: tuple[JSON, ...] = ()                # what is still to come of it, as things stand: for boards to light
    say_parts: Callable[[], Mapping[str, Arg]] = field(default=dict, compare=False, repr=False)

    @property
    def said(self) -> Mapping[str, Arg]:
        """Each part of the shape in words, for whoever asks part by part while the question is open."""
        return self.say_parts()

    def json(self) -> JSON:
        found: JSON = {"action": self.action, "words": self.words.json(),
                       "result": self.result.json() if self.result else None, "shape": self.shape}
        if self.ahead:
            found["ahead"] = list(self.ahead)
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


# --- what a game does that says nothing else

def seats_of_the_book(state: Any) -> int:
    found: int = state.book.seats
    return found


def round_and_turn(state: Any) -> tuple[int, int]:
    return state.round, state.turn


def no_actors(state: GameState) -> list[int]:
    return []


def no_such_actor(state: GameState, actor: int) -> Any:
    raise AssertionError(f"nobody has the number {actor}")


def nothing_tempting(state: GameState, item: Item, seat: int) -> list[Action]:
    return []


def always_ends(book: Any) -> bool:
    return False


def nothing_wanted() -> dict[str, tuple[str, ...]]:
    return {}


def left_to_chance(number: int, luck: Luck) -> JSON | None:
    return None


def no_tables(state: Any) -> tuple[str, ...]:
    return ()


def no_position(options: Mapping[str, Any], luck: Luck) -> JSON | None:
    return None


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(Generic[S]):
    """One game: its name, and the function that answers each question. A game's `__init__.py` fills it in, once.

    `S` is the game's own State; mypy compares every function with what stands here. The book of a table has its own class too.
    """
    name: str
    version: int
    most_decisions: int = 20_000                                # a longer game is a bug, unless it may run on
    cooperative: bool = False                                   # everybody wins or loses together
    old_items: Mapping[str, str] = field(default_factory=dict)  # names that items of `next` once had: what they are called now

    # --- before the game
    options: Callable[[], tuple[Option, ...]]
    seat_range: tuple[int, int]
    # what never changes at a table: checked options and printed data; Unreadable or Illegal if they do not fit
    make_book: Callable[[Mapping[str, Any], Mapping[str, Any] | None], Any]
    options_of: Callable[[Any], JSON]                           # the options a book was made of, defaults filled in
    data_of: Callable[[Any], JSON | None]                       # the owner's data a book was made of, None for the built-in
    components: Callable[[Any], JSON]                           # the printed data of a book, for whoever draws the game
    rows: Mapping[str, tuple[str, ...]]                         # chapter of the rule index → its rows, in the order of the book
    new: Callable[[Any], S]                                     # a state whose agenda begins with the set-up
    decks: DeckBuilding | None = None                           # decks of one's own, where the game has them
    companion: Companion[S] | None = None                       # its automaton beside a real table, where it has one
    packs: Packs | None = None                                  # the records that an owner's pack may hold
    # options that a table has beside its own when people sit at several screens, so that nobody learns a secret from being asked
    apart: JSON = field(default_factory=dict)

    # --- seats
    seats: Callable[[S], int] = seats_of_the_book
    seat_name: Callable[[S, int], str]                          # the seat in text forms: one word
    seat_words: Callable[[S, int], Phrase]
    sides: Callable[[S], list[int]] | None = None               # by seat the number of its side, where there are teams

    # --- actors that are no seats: automata, hordes, minions; their numbers begin at FIRST_ACTOR
    actors: Callable[[S], list[int]] = no_actors                # those that this table has
    actor_name: Callable[[S, int], str] = no_such_actor         # the actor in text forms: one word that no seat has
    actor_words: Callable[[S, int], Phrase] = no_such_actor

    # --- the course of the game
    view: Callable[[S, int], JSON]                              # what a viewer may see
    imagine: Callable[[S, int, Luck], S]                        # a full state that a viewer could believe in
    outcome: Callable[[S], Outcome | None]
    moment: Callable[[S], tuple[int, int]] = round_and_turn     # for grouping the log
    census: Callable[[S], dict[str, int]]                       # every component and where it is counted: stays the same

    # --- text forms
    format: Callable[[S, Action], str]                          # an action as text
    parse: Callable[[S, str], Action]                           # the action of a text; Unreadable if there is none
    field_text: Callable[[S, str, int], str]                    # a number of an agenda item, by its field's name
    field_value: Callable[[S, str, str], int]
    write: Callable[[S], JSON]                                  # the game's fields of a position
    read: Callable[[Mapping[str, Any]], S]                      # a state from those fields; Unreadable names the wrong one
    # once what is next has been read: fill in what follows from the rest; Unreadable where the parts contradict each other
    validate: Callable[[S], None]
    fields_schema: Callable[[], JSON]                           # the JSON Schema of each field

    # --- words
    asked: Callable[[S, Item, int], Asked]                      # what an item asks a seat
    choice: Callable[[S, Item, int, Action], Choice]            # an action that a seat may choose, for a reader
    # actions that a seat could expect here; those that are not legal are shown dark, with their reason
    tempting: Callable[[S, Item, int], list[Action]] = nothing_tempting
    refusal: Callable[[S, Item, int, Action], Refusal]          # why an action that is not among the options is not legal now
    told: Callable[[S, int], Told]                              # an event, in the state after it

    # --- the fuzzer
    # whether a game at this table need not end when it is played by chance; the fuzzer then saves it and goes on
    may_run_on: Callable[[Any], bool] = always_ends
    # what a long fuzz must have met: `verbs` (first words of actions' texts) and, say, `cards` (whole texts)
    fuzz_catalogue: Callable[[], dict[str, tuple[str, ...]]] = nothing_wanted
    # options of the fuzz game that has this number, where the game knows better than chance
    fuzz_options: Callable[[int, Luck], JSON | None] = left_to_chance
    # what `fuzz_options` plays in turn: the table with number n is of the kind `fuzz_modes[n % len(fuzz_modes)]`
    fuzz_modes: tuple[str, ...] = ()
    # what else a game that was played counts for: words of the catalogue's list `tables`
    fuzz_tables: Callable[[S], tuple[str, ...]] = no_tables
    # a random mid-game position as a person would write it, for a game whose late rounds are rarely reached
    fuzz_position: Callable[[Mapping[str, Any], Luck], JSON | None] = no_position

    # --- speed
    # options of the tables that `kotatsu bench` plays in turn (none: four seats, if possible), and of one alone against automata
    bench_tables: tuple[JSON, ...] = ()
    bench_solos: tuple[JSON, ...] = ()
    # options of the tables at which `kotatsu ladder` compares bots, in turn (none: those of the bench)
    ladder_tables: tuple[JSON, ...] = ()

    # --- programs that learn (docs/rl.md)
    learning: Learning[S] | None = None

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def book(self, options: Mapping[str, Any], data: Mapping[str, Any] | None = None) -> Any:
        """What never changes at this table."""
        return self.make_book(options, data)

    def rules(self) -> tuple[Chapter, ...]:
        """The chapters of the rules reference."""
        return tuple(Chapter(say(f"rules-{self.name}-chapter-{chapter}"), rows) for chapter, rows in self.rows.items())

    def when(self, state: S) -> Phrase:
        """Round and turn in words; a game without rounds of its own counts turns alone."""
        played, turn = self.moment(state)
        rounds = self.moment is round_and_turn
        if not (played if rounds else turn):
            return say("common-setup")
        return say("server-moment", round=played, turn=turn) if rounds else say("server-moment-turn", turn=turn)

    def sides_of(self, state: S) -> list[int]:
        """Who wins and loses together: by seat the number of its side."""
        if self.sides is not None:
            return self.sides(state)
        return [0] * self.seats(state) if self.cooperative else list(range(self.seats(state)))

    def seat_named(self, state: S, name: str) -> int:
        """The seat of that name, capitals ignored; a number counts from 1."""
        names = [self.seat_name(state, seat) for seat in range(self.seats(state))]
        for seat, known in enumerate(names):
            if name.strip().lower() == known.lower() or name.strip() == str(seat + 1):
                return seat
        raise Unreadable(say("kernel-no-seat", name=name, names=", ".join(names)))
