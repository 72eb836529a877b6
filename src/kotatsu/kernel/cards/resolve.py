# compiled with mypyc
"""How the lines of a card are carried out: one Step and one Decision serve all cards of a game, each a seat, a card and a place."""
from typing import Any, Final

from mypy_extensions import mypyc_attr

from kotatsu.kernel.action import Action
from kotatsu.kernel.agenda import Decision, Step
from kotatsu.kernel.cards.deeds import Card, CardLine

TAKEN: Final = 16            # added to a place: this one of several alternatives was taken, now its own question is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Step):
    """The line of a card at a place, then the rest of its part. A game's own class says where its cards are."""

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat, self.card, self.place = seat, card, place

    def row(self, state: Any) -> Card:
        """The card of that number."""
        raise NotImplementedError

    def at(self, place: int) -> "Resolve":
        """The same from another place on."""
        raise NotImplementedError

    def question(self, place: int) -> "Ask":
        """What is asked at a place."""
        raise NotImplementedError

    def is_due(self, state: Any, line: CardLine) -> bool:
        """Whether the game lets a line happen at all: not after a failure, not of a card that has left."""
        return True

    def note(self, state: Any, line: CardLine, action: Action) -> None:
        """A line is about to happen: what the game marks and tells of it."""

    def run(self, state: Any) -> None:
        row = self.row(state)
        line = row.lines[self.place]
        if line.group_end < line.part_end:
            state.push(self.at(line.group_end))
        if not self.is_due(state, line):
            return
        found = row.choices(state, self.seat, self.place)
        if len(found) == 1 and not found[0].optional and found[0].asker < 0:
            self.carry_out(state, found[0], 0)
        elif found:
            state.push(self.question(self.place))

    def carry_out(self, state: Any, line: CardLine, action: Action) -> None:
        """A line happens, with what was chosen."""
        self.note(state, line, action)
        line.use(state, self.seat, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Decision):
    """The question of a line: whether, which alternative, and what its asking deed asks, in one where that is possible."""

    def __init__(self, seat: int, card: int, place: int) -> None:
        self.seat, self.card, self.place = seat, card, place

    def step(self) -> Resolve:
        """The step that carries out what is chosen."""
        raise NotImplementedError

    def decline(self) -> Action:
        raise NotImplementedError

    def take(self, line: CardLine) -> Action:
        """This line, of several or as a plain yes."""
        raise NotImplementedError

    def lines(self, state: Any) -> list[CardLine]:
        """What may still be chosen when the question comes up."""
        step = self.step()
        row, place = step.row(state), self.place & ~TAKEN
        if not step.is_due(state, row.lines[place]):
            return []
        if place != self.place:
            return [row.lines[place]]
        return row.choices(state, self.seat, place)

    def applies(self, state: Any) -> bool:
        return bool(self.lines(state))

    def options(self, state: Any) -> list[Action]:
        found = self.lines(state)
        answers: list[Action] = []
        must = self.place & TAKEN != 0
        for line in found:
            must = must or not line.optional
        if not must:
            answers.append(self.decline())
        if len(found) == 1 and found[0].asker >= 0:
            answers.extend(found[0].options(state, self.seat))
        else:
            for line in found:
                answers.append(self.take(line))
        return answers

    def apply(self, state: Any, action: Action) -> None:
        if action == self.decline():
            return
        found = self.lines(state)
        chosen = found[0]
        if len(found) > 1:
            for line in found:
                if self.take(line) == action:
                    chosen = line
            if chosen.asker >= 0:
                state.push(self.step().question(chosen.place | TAKEN))
                return
        self.step().carry_out(state, chosen, action)
