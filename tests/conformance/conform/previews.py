"""What a choice says it will lead to, held against what happens when it is made on a copy of the table.

A game's promises stand in `tests/games/<game>/previews.py`: a row for each message, with a fact of the states before and after
for each of its arguments. A message without a row, or an argument without a fact, is refused by name.
"""
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Chance, Decision, Item, befall, choose, options
from kotatsu.kernel.event import event_parts
from kotatsu.kernel.game import Game
from kotatsu.kernel.luck import Luck
from kotatsu.kernel.phrase import Arg, Phrase

ACTION = "whole action"      # nothing is said unless the choice's consequences come about without luck or another choice
FIRST = "first stop"         # said of what is true as soon as luck or somebody must choose
PLAYED = "played on"         # said of what luck and later choices cannot change: they are made at random, offers declined
MOST = 200                   # so many luck and choices lie between at most


@dataclass
class Case:
    """A choice, and the states before and after."""
    before: Any
    after: Any
    item: Item
    seat: int
    action: Action
    events: list[tuple[int, ...]] = field(default_factory=list)      # kind, actor and numbers of each

    @property
    def numbers(self) -> tuple[int, int, int]:
        return parts(self.action)[1:]

    def told(self, kind: int) -> list[tuple[int, ...]]:
        """Actor and numbers of the events of a kind."""
        return [event[1:] for event in self.events if event[0] == kind]

    def gain(self, read: Callable[[Any], int]) -> int:
        """How much more there is afterwards."""
        return read(self.after) - read(self.before)


Fact = Callable[[Case], Arg]


@dataclass(frozen=True)
class AtMost:
    """The argument is a bound."""
    fact: Callable[[Case], int]


@dataclass(frozen=True)
class Promise:
    """What a message promises: `facts` by argument; `holds` for what it says without one; `says` for a sentence that is true as a
    whole or not at all; how far the game goes on first."""
    facts: Mapping[str, Fact | AtMost] = field(default_factory=dict)
    holds: Callable[[Case], bool] | None = None
    until: str = ACTION
    due: Callable[[Case], bool] = lambda case: True                  # whether what it speaks of has come by then
    says: Callable[[Case, Phrase], bool] | None = None


@dataclass(frozen=True)
class Previews:
    """The rows of a game by the id of the message, and whether a question or step begins something new after a choice."""
    promises: Mapping[str, Promise]
    begins_anew: Callable[[Item, Item], bool] = lambda item, question: question == item
    joined: frozenset[str] = frozenset()                             # messages whose arguments are promises themselves


def previews(game: str) -> Previews:
    """No rows for a game whose choices say nothing of what they lead to."""
    module = f"tests.games.{game}.previews"
    found: Previews = import_module(module).PREVIEWS if find_spec(f"tests.games.{game}") and find_spec(module) else Previews({})
    return found


def lead_to(rows: Previews, state: Any, item: Item, seat: int, action: Action, until: str, luck: Luck) -> Case | None:
    """The choice on a copy; None if what it brings about is not over where the promise ends."""
    after = state.copy()
    after.journal = []
    below = len(after.agenda) - 1                    # what lies there belongs to something else
    choose(after, item, seat, action)
    for _ in range(MOST):
        stop = settle_above(rows, after, item, below)
        over = stop is None or rows.begins_anew(item, stop)
        answers = options(after, stop, stop.seat) if isinstance(stop, Decision) else []
        if over or (until == FIRST and len(answers) != 1):
            return Case(state, after, item, seat, action, [event_parts(event) for event in after.journal])
        if isinstance(stop, Decision) and (len(answers) == 1 or until == PLAYED):
            choose(after, stop, stop.seat, decline(answers, luck))
        elif isinstance(stop, Chance) and until == PLAYED:
            befall(after, stop, stop.sample(after, luck))
        else:
            return None
    raise AssertionError(f"{item}: its consequences never end")


def settle_above(rows: Previews, state: Any, item: Item, below: int) -> Item | None:
    """Let the rules act as long as what the choice brought about lies on the agenda; where it stops, None if it is over."""
    while not state.results and len(state.agenda) > below:
        top: Item = state.agenda[-1]
        if rows.begins_anew(item, top) or not top.proceed(state, None):
            return top
    return None


def decline(answers: list[Action], luck: Luck) -> Action:
    """The first answer if it is "no", else any."""
    refused = [answer for answer in answers if not any(parts(answer)[1:])]
    return refused[0] if refused and refused[0] == answers[0] else luck.pick(answers)


def wrong(row: Promise, said: Phrase, case: Case) -> list[str]:
    """Where a promise was not kept."""
    found = []
    if row.holds is not None and not row.holds(case):
        found.append("what it says does not come true")
    if row.says is not None:
        return found if row.says(case, said) else [*found, f"{said} is not true"]
    for name, value in said.args.items():
        fact = row.facts[name]
        if isinstance(fact, AtMost):
            true = fact.fact(case)
            assert isinstance(value, int)
            if true > value:
                found.append(f"{name}: at most {value} is said, {true} is true")
        elif fact(case) != value:
            found.append(f"{name}: {value} is said, {fact(case)} is true")
    return found


def check(game: Game, state: Any, item: Item, seat: int, rows: Previews, kept: dict[str, int],
          luck: Luck) -> list[str]:
    """Hold every choice of a decision against what it leads to; what was not true, in words. `kept` counts what was."""
    found = []
    believed = game.imagine(state, seat, luck)
    for action in options(state, item, seat):
        said, text = game.choice(state, item, seat, action).result, game.format(state, action)
        if game.choice(believed, item, seat, action).result != said:
            found.append(f"{text}: {said} tells what seat {seat} cannot know")
        for each in promised(rows, said):
            row = rows.promises.get(each.id)
            if row is None or (row.says is None and set(each.args) - set(row.facts)):
                found.append(f"{each.id} {sorted(each.args)}: no row, or one without these, in tests/games/{game.name}/previews.py")
                continue
            kept.setdefault(each.id, 0)
            case = lead_to(rows, state, item, seat, action, row.until, luck)
            if case is not None and row.due(case):
                problems = wrong(row, each, case)
                found += [f"{text}, {type(item).__name__}: {each.id}: {problem}" for problem in problems]
                kept[each.id] += not problems
    return found


def promised(rows: Previews, said: Phrase | None) -> list[Phrase]:
    """The single promises of a message that may join several."""
    if said is None:
        return []
    if said.id not in rows.joined:
        return [said]
    return [each for arg in said.args.values() if isinstance(arg, Phrase) for each in promised(rows, arg)]
