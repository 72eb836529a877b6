# compiled with mypyc
"""Step A: the penalty of the last card in the combat line (SS4, SS11.1–SS11.5)."""
from kotatsu.games.samurai.actions import APPLY, IGNORE, Cause, Event, Verb, drop, first
from kotatsu.games.samurai.book import Pen
from kotatsu.games.samurai.phases.lines import put_right
from kotatsu.games.samurai.phases.stack import FixIntruder, FixSpare, ShuffleIn, TopCard, bury_top
from kotatsu.games.samurai.phases.village import TestKiai, lose_barricade, put_on_discard, wound
from kotatsu.games.samurai.queries import left_of, may_ignore, right_of, stack_size
from kotatsu.games.samurai.state import MUST_PASS, NO_TALENT, NODEF, NOSUP, UNSEEN, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision, Step


class ReadPenalty(Step):
    """SS4.1: only the last card, every turn anew; SS4.13: both icons are read now."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        read_penalty(state, self.seat)


def read_penalty(state: State, seat: int) -> None:
    """SS4.1: an empty line or a last card without icon does nothing."""
    line = state.lines[seat]
    if not line or state.book.penalty[line[-1]] == Pen.NONE:
        return
    if may_ignore(state, seat, line[-1]):
        state.push(MayIgnore(seat, line[-1]))
    else:
        apply_card(state, seat, line[-1])


class MayIgnore(Decision):
    """SS3.6, SS3.7, SS11.5: all or nothing; SS11.4: ignoring is not being unable."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat, self.card = seat, card

    def options(self, state: State) -> list[Action]:
        return [APPLY, IGNORE]

    def apply(self, state: State, action: Action) -> None:
        if action == APPLY:
            apply_card(state, self.seat, self.card)
        else:
            state.tell(Event.IGNORED, self.seat, self.card)


def apply_card(state: State, seat: int, card: int) -> None:
    """One icon, the same twice (SS11.51), or two in the order the player chooses (SS4.13)."""
    one, two = state.book.penalty[card], state.book.second[card]
    state.tell(Event.PENALTY, seat, card, one, card)
    if two == Pen.NONE:
        state.push(Penalty(seat, one, 0))
    elif one == two:
        state.then(Penalty(seat, one, 0), Penalty(seat, two, 1))
    else:
        state.push(WhichFirst(seat, one, two))


class WhichFirst(Decision):
    """SS4.13: two different icons: the active player chooses the order."""

    def __init__(self, seat: int, one: int, two: int) -> None:
        self.seat, self.one, self.two = seat, one, two

    def options(self, state: State) -> list[Action]:
        return [first(self.one), first(self.two)]

    def apply(self, state: State, action: Action) -> None:
        _, chosen, _, _ = parts(action)
        other = self.two if chosen == self.one else self.one
        state.then(Penalty(self.seat, chosen, 0), Penalty(self.seat, other, 1))


class Penalty(Step):
    """One icon (SS4.1–SS4.12). SS11.32: a second icon is dropped when the first emptied the stack."""

    def __init__(self, seat: int, code: int, second: int) -> None:
        self.seat, self.code, self.second = seat, code, second

    def run(self, state: State) -> None:
        seat, code = self.seat, self.code
        if self.second and stack_size(state) == 0:
            return
        match code:
            case Pen.FIRE:
                lose_barricade(state, Cause.FIRE)
            case Pen.WOUND:
                wound(state, seat)
            case _ if not can_apply(state, seat, code):
                cannot(state, seat, code)
            case Pen.NINJA:
                state.tell(Event.NINJA, seat, len(state.intruders) + 1)
                bury_top(state)
            case Pen.LEFT:
                state.push(ArrowCard(left_of(state, seat)))
            case Pen.RIGHT:
                state.push(ArrowCard(right_of(state, seat)))
            case Pen.DEMON:
                state.push(Demon())
            case Pen.DROP:
                state.push(DropDefence(seat))
            case Pen.NODEF:
                bar(state, seat, code, NODEF)
            case Pen.NOSUP:
                bar(state, seat, code, NOSUP)
            case Pen.PASS:
                bar(state, seat, code, MUST_PASS)
            case Pen.SWORDS:
                bar(state, seat, code, NO_TALENT)


def can_apply(state: State, seat: int, code: int) -> bool:
    """SS11.1: whether there is a card to bury, draw, shuffle in or drop, and a neighbour who may draw it."""
    if code in (Pen.LEFT, Pen.RIGHT):
        neighbour = left_of(state, seat) if code == Pen.LEFT else right_of(state, seat)
        return not state.passed[neighbour] and stack_size(state) > 0
    if code == Pen.NINJA:
        return stack_size(state) > 0
    if code == Pen.DEMON:
        return len(state.discard) > 0
    return code != Pen.DROP or len(state.lefts[seat]) > 0


def bar(state: State, seat: int, code: int, bit: int) -> None:
    """SS4.5, SS4.6, SS4.9, SS4.11: for this turn."""
    state.bars |= bit
    state.tell(Event.BARRED, seat, code)


def cannot(state: State, seat: int, code: int) -> None:
    """SS11.1: a penalty that cannot be applied becomes one wound."""
    state.tell(Event.CANNOT, seat, code)
    wound(state, seat)


class ArrowCard(TopCard):
    """SS4.7, SS4.8: the seat neighbour (SS11.2) draws straight into his line.

    SS11.3: right, without talents; Kiai may follow, going over costs a barricade.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def came(self, state: State, card: int) -> None:
        state.tell(Event.ARROW, self.seat, card, state.sums[self.seat] + state.book.value[card])
        if put_right(state, self.seat, card):
            state.push(TestKiai(self.seat))


class Demon(Chance):
    """SS4.10: a random card of the discard pile is shuffled into the raider stack; known cards are hidden again (SS11.30)."""

    def __init__(self) -> None:
        pass

    def applies(self, state: State) -> bool:
        return len(state.discard) > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.DEMON, card) for card in state.discard]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.discard = tuple([other for other in state.discard if other != card])
        state.drawn = card
        state.tell(Event.DEMON, 255, card)
        hidden = sum([1 for other in state.intruders if other == UNSEEN])
        if hidden:
            state.returned = ()                  # one of those may lie among the intruders by now
        state.then(*[FixIntruder() for _ in range(hidden)], *[FixSpare() for _ in range(state.spare)], ShuffleIn(card))


class DropDefence(Decision):
    """SS4.12: he chooses one of his left cards and discards it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [drop(card) for card in state.lefts[self.seat]]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.lefts[self.seat] = tuple([other for other in state.lefts[self.seat] if other != card])
        put_on_discard(state, card)
        state.tell(Event.DROPPED, self.seat, card)
