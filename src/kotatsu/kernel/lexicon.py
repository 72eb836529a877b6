"""A game's lexicon: one row per kind of number, verb and event. Text, words and shapes come from these rows.

The numbers of an action or event are written as `kind` or `name:kind`: `("clearing", "to:clearing", "count")`. The name is that of
the argument in messages and of the key in a shape; `name:kind@key` gives the shape another key.
"""
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, TypeVar

from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.event import NO_SEAT, event_more, event_parts, event_reason, seat_of
from kotatsu.kernel.game import JSON, Asked, Choice, Refusal, Told
from kotatsu.kernel.phrase import Arg, Phrase, say

Key = TypeVar("Key")
Row = TypeVar("Row")
MOST = 3                               # so many numbers an action has
NOTHING = "none"                       # how the number that stands for nothing is written


@dataclass(frozen=True)
class Thing:
    """One of the things that a number of some kind may stand for."""
    number: int
    name: str                          # in actions and positions
    rule: str = ""
    key: str = ""                      # in the ids of messages, where it is not the name

    def id(self) -> str:
        return self.key or self.name.lower()


def things(*names: str) -> tuple[Thing, ...]:
    """Things that are no more than their names, numbered from 0."""
    return tuple(Thing(number, name) for number, name in enumerate(names))


@dataclass(frozen=True)
class NumberKind:
    """A kind of number: how it is written, read, said and drawn.

    Its numbers stand for `things`, or for what `names` lists at this table; a kind that has neither is a plain number.
    """
    name: str
    things: Sequence[Thing] = ()
    names: Callable[[Any], Sequence[str]] | None = None
    says: str | Callable[[Any, int], Arg] = ""                # `root-item-{}`, or what says it; "" for what messages do not need
    draws: Callable[[Any, int], Any] | None = None            # in a shape, where it is not the name
    argument: str = ""                                        # in messages, where it is not the kind's name
    also: Callable[[Any], Mapping[str, int]] | None = None    # other names that are read
    low: int = 0                                              # the bounds of a plain number as it is written
    high: int = 255
    first: int = 0                                            # how the number 0 is written: clearings count from 1
    nothing: int | None = None                                # the number that is written "none"

    def is_named(self) -> bool:
        return bool(self.things) or self.names is not None

    def known(self, state: Any) -> list[str]:
        """The names of a kind that has names, by number."""
        return list(self.names(state)) if self.names is not None else [thing.name for thing in self.things]

    @cached_property
    def by_number(self) -> dict[int, Thing]:
        return {thing.number: thing for thing in self.things}

    def thing(self, number: int) -> Thing:
        return self.by_number[number]

    def text(self, state: Any, number: int) -> str:
        """As it is written."""
        if number == self.nothing:
            return NOTHING
        if self.names is not None:
            return self.names(state)[number]
        return self.thing(number).name if self.things else str(number + self.first)

    def number(self, state: Any, where: str, name: str) -> int:
        """The number that `text` wrote, capitals ignored; `where` is what is being read."""
        word = name.lower()
        if self.nothing is not None and word == NOTHING:
            return self.nothing
        if not self.is_named():
            if not name.isdecimal() or not self.low <= int(name) <= self.high:
                field = f"{where}: {self.name}"
                raise Unreadable(say("kernel-wrong-number", field=field, value=name, low=self.low, high=self.high))
            return int(name) - self.first
        known = self.known(state)
        numbers = [thing.number for thing in self.things] or range(len(known))
        found = dict(self.also(state)) if self.also is not None else {}
        found |= {other.lower(): number for other, number in zip(known, numbers, strict=True)}
        if word not in found:
            raise Unreadable(say("kernel-no-name", text=where, name=name, kind=self.name, known=", ".join(known)))
        return found[word]

    @cached_property
    def said_things(self) -> dict[int, Phrase]:
        """What its things are called, made once."""
        assert isinstance(self.says, str)
        return {thing.number: say(self.says.format(thing.id())) for thing in self.things} if self.says else {}

    def words(self, state: Any, number: int) -> Arg | None:
        """As it is said; None if messages have no need of it."""
        if not isinstance(self.says, str):
            return self.says(state, number)
        if self.things:
            return self.said_things[number] if self.says else None
        return number + self.first if self.names is None else None

    def drawn(self, state: Any, number: int) -> Any:
        """As the page gets it."""
        if number == self.nothing:
            return None
        if self.draws is not None:
            return self.draws(state, number)
        return self.text(state, number) if self.things or self.names is not None else number + self.first

    def messages(self) -> list[str]:
        """The ids of messages that its rows need."""
        return [self.says.format(thing.id()) for thing in self.things] if isinstance(self.says, str) and self.says else []


@dataclass(frozen=True)
class SetOf(NumberKind):
    """Several of a kind at once, as bits: `Kanbei+Kyuzo`, or `-` for none."""
    of: NumberKind = NumberKind("number")

    def text(self, state: Any, number: int) -> str:
        return "+".join(name for place, name in enumerate(self.of.known(state)) if number >> place & 1) or "-"

    def number(self, state: Any, where: str, name: str) -> int:
        return sum({1 << self.of.number(state, where, part) for part in name.split("+") if name != "-"})


@dataclass(frozen=True)
class VerbRow:
    """What somebody, or luck, may do."""
    number: int
    word: str
    numbers: tuple[str, ...] = ()
    rule: str = ""
    icon: str = ""                     # on the page
    many: str = ""                     # instead of numbers: up to three of that kind, counted from 1, and 0 for none
    when: str = ""                     # the rule that says when it is done, for those who try it at another time
    luck: bool = False                 # luck does it
    term: str = ""                     # the message that names it where the page gathers several of its actions

    def __post_init__(self) -> None:
        """`act` packs verbs by the million and checks only their numbers: the verb itself is checked once, here."""
        assert 0 <= self.number <= 255, f"the number of the verb {self.word} is not 0 to 255"


@dataclass(frozen=True)
class EventRow:
    """What may have happened: up to six numbers, and a reason why."""
    number: int
    word: str
    rule: str | Callable[[Any, int, Sequence[int]], str] = ""       # the rule, or what finds it from state, seat and numbers
    numbers: tuple[str, ...] = ()
    rule_by: str = ""                  # the name of the number whose thing has the rule
    variant: str = ""                  # the name of the number whose thing ends the message's id: one sentence for each
    without: str = ""                  # what ends the message's id if it happened to no seat
    own: str = ""                      # the name of a number, a seat: if it is the event's own, the id ends in `-own`
    bare: str = ""                     # the name of a number: where it stands for nothing the id ends in `-bare`
    many: str = ""                     # as in VerbRow
    wide: bool = False                 # its only number is a set that fills all six: the lowest eight bits come first
    reason: str = ""                   # the kind of the reason; its name is `reason`


@dataclass(frozen=True)
class QuestionRow:
    """What an item of the agenda asks a seat: the message `<game>-ask-<word>`, with the seat as `who`."""
    item: type[Item]
    key: str                           # for the page
    rule: str | Callable[[Any, Any], str]                           # the rule, or what finds it from state and item
    word: str = ""                     # where it is not the key
    numbers: tuple[str, ...] = ()      # those of the item that the sentence needs: `field` or `name:field`
    more: Callable[[Any, Any], Mapping[str, Arg]] | None = None     # what else it needs, from state and item
    public: bool = False               # as in Asked
    payment: bool = False              # as in Asked
    timed: bool = False                # as in Asked
    hushed: Callable[[Any, Any], bool] | None = None                # whether the seat of the item wishes not to be asked
    when: Callable[[Any, Any], bool] | None = None                  # an item with several rows asks the first that fits


@dataclass(frozen=True)
class Number:
    """One number of a verb or event, with its names."""
    name: str
    key: str
    kind: NumberKind


def given(row: VerbRow | EventRow, named: Sequence[Number], numbers: Sequence[int]) -> list[tuple[Number, int]]:
    """The numbers of an action or event with what they are; of a row with `many`, only those that stand for something."""
    pairs = zip(named, numbers, strict=False)
    return [(each, number - 1) for each, number in pairs if number] if row.many else list(pairs)


class Lexicon:
    """All rows of a game. The messages of a verb and of an event are `<game>-act-<word>` and `<game>-event-<word>`."""

    def __init__(self, game: str, kinds: Iterable[NumberKind], verbs: Iterable[VerbRow], events: Iterable[EventRow],
                 fields: Mapping[str, NumberKind]) -> None:
        self.game = game
        self.kinds = one_each((kind.name, kind) for kind in kinds)
        self.verbs = one_each((row.number, row) for row in verbs)
        self.events = one_each((row.number, row) for row in events)
        self.words = one_each((row.word, row) for row in self.verbs.values())
        self.fields = fields           # the kinds of items' numbers, by the name of the field
        self.verb_numbers = {row.number: self.numbers(row) for row in self.verbs.values()}
        self.event_numbers = {row.number: self.numbers(row) for row in self.events.values()}
        self.arguments = self.kinds_by_argument()

    def numbers(self, row: VerbRow | EventRow) -> tuple[Number, ...]:
        """The numbers of a row, with what their kinds know."""
        if row.many:
            return tuple(Number(f"{row.many}{place + 1}", "", self.kind(row, row.many)) for place in range(MOST))
        reason = [f"reason:{row.reason}"] if isinstance(row, EventRow) and row.reason else []
        return tuple(self.named(row, text) for text in [*row.numbers, *reason])

    def named(self, row: VerbRow | EventRow, text: str) -> Number:
        before, colon, after = text.partition(":")
        kind_name, _, key = (after if colon else before).partition("@")
        kind = self.kind(row, kind_name)
        return Number(before, key or before, kind) if colon else Number(kind.argument or kind.name, kind.name, kind)

    def kind(self, row: VerbRow | EventRow, name: str) -> NumberKind:
        assert name in self.kinds, f"{self.game}, {row.word}: no kind of number is called {name}"
        return self.kinds[name]

    def kinds_by_argument(self) -> dict[str, NumberKind]:
        """What an argument's name stands for in all messages of a game; the kinds themselves first, in their order."""
        found: dict[str, NumberKind] = {}
        for kind in self.kinds.values():
            found.setdefault(kind.argument or kind.name, kind)
        for numbers in [*self.verb_numbers.values(), *self.event_numbers.values()]:
            for each in numbers:
                found.setdefault(each.name, each.kind)
        return found

    # --- actions
    def format(self, state: Any, action: Action) -> str:
        """`battle 9 eyrie`."""
        verb, *numbers = parts(action)
        row = self.verbs[verb]
        texts = [each.kind.text(state, number) for each, number in given(row, self.verb_numbers[verb], numbers)]
        return " ".join([row.word, *texts])

    def parse(self, state: Any, text: str) -> Action:
        """The action of a text; Unreadable says what was expected."""
        word, *names = text.strip().split() or [""]
        row = self.words.get(word.lower())
        if row is None:
            raise Unreadable(say("kernel-no-verb", text=text, verbs=", ".join(self.words)))
        wanted = self.verb_numbers[row.number]
        if not 1 <= len(names) <= MOST if row.many else len(names) != len(wanted):
            raise Unreadable(say("kernel-verb-needs", text=text, form=self.form(row)))
        first = 1 if row.many else 0
        return act(row.number, *(each.kind.number(state, text, name) + first for each, name in zip(wanted, names, strict=False)))

    def form(self, row: VerbRow) -> str:
        """How an action of this verb is written: its word and the kinds of its numbers."""
        return " ".join([row.word, *(each.kind.name for each in self.verb_numbers[row.number]), *(["…"] if row.many else [])])

    def shape(self, state: Any, action: Action) -> JSON:
        """What the page lights: the verb and what its numbers name."""
        verb, *numbers = parts(action)
        row = self.verbs[verb]
        found: JSON = {"verb": row.word}
        drawn = [(each.key, each.kind.drawn(state, number)) for each, number in given(row, self.verb_numbers[verb], numbers)]
        if row.many:
            return {**found, f"{row.many}s": [value for _, value in drawn]}
        for key, value in drawn:
            found.update(value if isinstance(value, dict) else {key: value})
        return found

    def said(self, state: Any, action: Action) -> dict[str, Arg]:
        """The parts of an action's shape in words, where they have any."""
        verb, *numbers = parts(action)
        found: dict[str, Arg] = {"verb": say(self.verbs[verb].term)} if self.verbs[verb].term else {}
        for each, number in zip(self.verb_numbers[verb], numbers, strict=False):
            words = None if self.verbs[verb].many or number == each.kind.nothing else each.kind.words(state, number)
            if words is not None:
                drawn = each.kind.drawn(state, number)
                found.update(dict.fromkeys(drawn if isinstance(drawn, dict) else [each.key], words))
        return found

    def action_words(self, state: Any, action: Action) -> Phrase:
        """`Battle the Eyrie in clearing 9`."""
        verb, *numbers = parts(action)
        return self.sentence(state, f"{self.game}-act-{self.verbs[verb].word}", self.verbs[verb], self.verb_numbers[verb], numbers)

    def choice(self, state: Any, action: Action, result: Phrase | None, words: Phrase | None = None,
               ahead: tuple[JSON, ...] = ()) -> Choice:
        """An action for a reader, with what it would lead to."""
        return Choice(self.format(state, action), words or self.action_words(state, action), result, self.shape(state, action),
                      self.verbs[parts(action)[0]].icon, ahead, partial(self.said, state, action))

    # --- events
    def told(self, state: Any, number: int) -> Told:
        """An event in words, with the rule that made it happen."""
        kind, seat, *numbers = event_parts(number)
        row = self.events[kind]
        if row.wide:
            numbers = [sum(part << 8 * place for place, part in enumerate([*numbers, *event_more(number)])), event_reason(number)]
        elif row.reason or len(row.numbers) > len(numbers):
            numbers = [*[*numbers, *event_more(number)][:len(row.numbers)], event_reason(number)]
        by_name = {each.name: (each.kind, value) for each, value in zip(self.event_numbers[kind], numbers, strict=False)}
        rule = row.rule if isinstance(row.rule, str) else row.rule(state, seat, numbers)
        if row.rule_by:
            of, value = by_name[row.rule_by]
            rule = of.thing(value).rule
        endings = [row.word]
        if row.variant:
            of, value = by_name[row.variant]
            endings.append(of.thing(value).id())
        if row.without and seat == NO_SEAT:
            endings.append(row.without)
        if row.own and by_name[row.own][1] == seat:
            endings.append("own")
        if row.bare and by_name[row.bare][1] == by_name[row.bare][0].nothing:
            endings.append("bare")
        id = "-".join([f"{self.game}-event", *filter(None, endings)])
        words = self.sentence(state, id, row, self.event_numbers[kind], numbers)
        if seat == NO_SEAT:
            return Told(row.word, None, words, rule)
        who = self.kinds["seat" if seat_of(seat) is not None else "actor"].words(state, seat)
        said = Phrase(words.id, {**words.args, "who": who} if who is not None else words.args)
        return Told(row.word, seat_of(seat), said, rule, who if seat_of(seat) is None and isinstance(who, Phrase) else None)

    def sentence(self, state: Any, id: str, row: VerbRow | EventRow, named: Sequence[Number], numbers: Sequence[int]) -> Phrase:
        """A message with the numbers as its arguments."""
        said = {each.name: each.kind.words(state, number) for each, number in given(row, named, numbers)}
        args = {name: words for name, words in said.items() if words is not None}
        return Phrase(f"{id}-{len(said)}" if row.many else id, args)

    # --- sentences that no row makes
    def phrase(self, state: Any, id: str, **given: Arg) -> Phrase:
        """A message whose numbers are said as rows say them: `clearing=8` is clearing 9, `who=0` the seat's name."""
        args = dict(given)
        for name, value in given.items():
            kind = self.arguments.get(name)
            words = kind.words(state, value) if kind is not None and isinstance(value, int) else None
            args[name] = value if words is None else words
        return Phrase(id, args)

    def asked(self, rows: Iterable[QuestionRow], state: Any, item: Item, seat: int) -> Asked:
        """The question of an item."""
        for row in rows:
            if isinstance(item, row.item) and (row.when is None or row.when(state, item)):
                args: dict[str, Arg] = {"who": seat, **(row.more(state, item) if row.more is not None else {})}
                for text in row.numbers:
                    name, _, field = text.partition(":")
                    args[name] = getattr(item, field or name)
                rule = row.rule if isinstance(row.rule, str) else row.rule(state, item)
                words = self.phrase(state, f"{self.game}-ask-{row.word or row.key}", **args)
                hushed = row.hushed is not None and row.hushed(state, item)
                return Asked(row.key, words, rule, row.public, row.payment, row.timed, hushed)
        raise AssertionError(f"no question for {item}")

    def ask(self, state: Any, key: str, rule: str, id: str, *, public: bool = False, **given: Arg) -> Asked:
        """A question, as `phrase` says it."""
        return Asked(key, self.phrase(state, id, **given), rule, public)

    def why(self, state: Any, rule: str, id: str, **given: Arg) -> Refusal:
        """A refusal, as `phrase` says it."""
        return Refusal(rule, self.phrase(state, id, **given))

    # --- items of the agenda
    def field_text(self, state: Any, name: str, value: int) -> str:
        """A number of an item by the name of its field."""
        return self.fields[name].text(state, value)

    def field_value(self, state: Any, name: str, text: str) -> int:
        return self.fields[name].number(state, f"{name}={text}", text)

    # --- what must exist
    def terms(self) -> dict[str, dict[str, str]]:
        """The messages by which the page calls verbs and things: by the field of a shape and its value."""
        found = {each.key: {thing.name: id for thing, id in zip(each.kind.things, each.kind.messages(), strict=True)}
                 for numbers in self.verb_numbers.values() for each in numbers if each.kind.messages()}
        return {**found, "verb": {row.word: row.term for row in self.verbs.values() if row.term}}

    def thing_rules(self) -> dict[str, dict[str, str]]:
        """The paragraph of each thing that has one: by the field of a shape and its value."""
        return {each.key: {thing.name: thing.rule for thing in each.kind.things if thing.rule}
                for numbers in self.verb_numbers.values() for each in numbers if any(thing.rule for thing in each.kind.things)}

    def messages(self) -> dict[str, set[str]]:
        """The id of every message that the rows need, and the arguments that it gets."""
        found: dict[str, set[str]] = {id: set() for kind in self.kinds.values() for id in kind.messages()}
        for row in self.verbs.values():
            found |= self.message_ids(f"{self.game}-act-{row.word}", row, self.verb_numbers[row.number], set())
            found |= {row.term: set()} if row.term else {}
        for event in self.events.values():
            stem, named = f"{self.game}-event-{event.word}", self.event_numbers[event.number]
            stems = [stem, *([f"{stem}-{event.without}"] if event.without else []), *([f"{stem}-own"] if event.own else []),
                     *([f"{stem}-bare"] if event.bare else [])]
            if event.variant:
                of = next(each.kind for each in named if each.name == event.variant)
                stems = ["-".join(filter(None, [stem, thing.id()])) for thing in of.things]
            for each in stems:
                found |= self.message_ids(each, event, named, {"who"})
        return found

    def message_ids(self, stem: str, row: VerbRow | EventRow, named: Sequence[Number], more: set[str]) -> dict[str, set[str]]:
        args = {each.name for each in named} | more
        return {f"{stem}-{count}": args for count in range(1, MOST + 1)} if row.many else {stem: args}


def one_each(rows: Iterable[tuple[Key, Row]]) -> dict[Key, Row]:
    """Rows by what they are found by; each has one."""
    found: dict[Key, Row] = {}
    for key, row in rows:
        assert key not in found, f"two rows for {key}: {found[key]} and {row}"
        found[key] = row
    return found
