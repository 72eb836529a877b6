"""Many choices, asked part by part: what to do, where from, where to, how many. The page does the same with the same rows.

A game's `choosing.json` says in which order the parts of an action's shape are asked, and which message asks for each; what a verb
is called when several of its actions are gathered stands in its row of the lexicon. A game without that file is asked by its verbs
alone, if they have names.
"""
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from kotatsu.cli.output import read, word
from kotatsu.kernel.game import Choice
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.words import spoken

FEW = 9                                        # up to so many choices are listed at once, in full words
ENDINGS = frozenset(json.loads(files("kotatsu.kernel").joinpath("choosing.json").read_text(encoding="utf-8"))["endings"])


@dataclass(frozen=True)
class Rows:
    """How a game's choices are asked part by part."""
    game: str
    parts: tuple[str, ...]
    asks: dict[str, str]
    numbers: dict[str, str]                    # messages that say a part that is a number

    def verb(self, choice: Choice) -> str | None:
        """What the verb of a choice is called where several of its actions are gathered: its term, or `<game>-verb-<verb>`."""
        own, term = f"{self.game}-verb-{choice.shape['verb']}", choice.said.get("verb")
        return read(term) if isinstance(term, Phrase) else word(own) if spoken().knows(own) else None


@cache
def rows_of(game: str) -> Rows:
    """The rows of a game; those of a game that has none ask for the verb alone."""
    found = files(f"kotatsu.games.{game}").joinpath("choosing.json")
    rows: dict[str, Any] = json.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}
    return Rows(game, tuple(rows.get("parts", ("verb",))), rows.get("asks", {}), rows.get("numbers", {}))


@dataclass(frozen=True)
class Step:
    """One part of a choice and what it says there."""
    field: str
    value: str | int
    words: str


@dataclass(frozen=True)
class Way:
    """What may be taken now: a choice, or a part that leads on to several."""
    step: Step | None
    choices: tuple[Choice, ...]

    @property
    def choice(self) -> Choice | None:
        return self.choices[0] if len(self.choices) == 1 else None

    @property
    def words(self) -> str:
        """A single choice in full, a group by its part."""
        return read(self.choices[0].words) if self.choice or self.step is None else self.step.words


def steps_of(rows: Rows, choice: Choice) -> list[Step]:
    """The parts of a choice in the order in which they are asked."""
    steps: list[Step] = []
    for name in rows.parts:
        value = choice.shape.get(name)
        if name == "verb":
            words = rows.verb(choice)
        elif isinstance(value, int) and name in rows.numbers:
            words = word(rows.numbers[name], n=value)
        else:
            said = choice.said.get(name)
            words = capital(read(said)) if isinstance(said, Phrase) else None if said is None else str(said)
        if words is not None and isinstance(value, (int, str)):
            steps.append(Step(name, value, words))
    return steps


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Menu:
    """The choices of a question, and how far somebody has gone into them."""

    def __init__(self, game: str, choices: Sequence[Choice]) -> None:
        self.rows = rows_of(game)
        self.choices = choices
        self.steps = {choice.action: steps_of(self.rows, choice) for choice in choices}
        self.taken: list[Step] = []
        self.turns: list[list[Step]] = []      # what had been taken before each group that was chosen
        self.open()

    def within(self) -> list[Choice]:
        """The choices that fit the parts already taken."""
        return [choice for choice in self.choices if self.steps[choice.action][:len(self.taken)] == self.taken]

    def ways(self) -> list[Way]:
        """What to offer now. What ends the question comes last, however few choices there are."""
        within = self.within()
        ends = [choice for choice in within if choice.shape.get("verb") in ENDINGS and len(choice.shape) == 1]
        rest = [choice for choice in within if choice not in ends]
        if len(within) <= FEW:
            ways = [Way(None, (choice,)) for choice in rest]
        else:
            groups: dict[Any, list[Choice]] = {}
            for choice in rest:
                steps = self.steps[choice.action]
                groups.setdefault(steps[len(self.taken)] if len(steps) > len(self.taken) else choice.action, []).append(choice)
            ways = [Way(key if isinstance(key, Step) else None, tuple(group)) for key, group in groups.items()]
        return ways + [Way(None, (choice,)) for choice in ends]

    def take(self, way: Way) -> None:
        """Go on into a group."""
        assert way.step is not None
        self.turns.append(self.taken)
        self.taken = [*self.taken, way.step]
        self.open()

    def open(self) -> None:
        """Take what is given: a part with one answer is not asked."""
        while len(onward := self.ways()) == 1 and onward[0].choice is None and onward[0].step is not None:
            self.taken = [*self.taken, onward[0].step]

    def back(self) -> bool:
        """Out of the group that was chosen last; False at the beginning."""
        if self.turns:
            self.taken = self.turns.pop()
            return True
        return False

    def asks(self, first: Phrase) -> Phrase:
        """The question: the prompt's own, or that of the part that comes after those taken."""
        after = [steps[len(self.taken)] for choice in self.within() if len(steps := self.steps[choice.action]) > len(self.taken)]
        if not self.taken or not after or after[0].field not in self.rows.asks:
            return first
        return say(self.rows.asks[after[0].field])

    def trail(self) -> str:
        """What has been taken so far."""
        return " › ".join(step.words for step in self.taken)
