"""Chapter T4: a turn, with a raid that may be fended off and pressed on."""
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Decision, Step

from .actions import (
    KEEP,
    PASS,
    PEEK,
    PRESS,
    REST,
    SEARCH,
    TAKE,
    TOSS,
    Event,
    Verb,
    draw,
    find,
    guard,
    raid,
    roll,
    steal,
    wind,
)
from .board import FIG, kind
from .state import State, deck, gain, lift, next_cards, pay, team


def takes(state: State) -> list[Action]:
    """T4.1, T4.2: from a deck that has cards."""
    return [TAKE, PEEK] if deck(state) else []


def searches(state: State, seat: int) -> list[Action]:
    """T4.3: for a coin, in a deck that has cards."""
    return [SEARCH] if deck(state) and state.coins[seat] else []


def raids(state: State, seat: int) -> list[Action]:
    """T4.5: against somebody of another team who has cards in hand."""
    return [raid(other) for other in range(state.book.players)
            if team(state, other) != team(state, seat) and state.hands[other]]


class Turn(Decision):
    """T4: take, peek, search, rest or raid."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [*takes(state), *searches(state, self.seat), REST, *raids(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        verb, other, _, _ = parts(action)
        state.turn += 1
        if verb == Verb.TAKE:
            state.then(Take(self.seat))
        elif verb == Verb.PEEK:
            state.then(Features(self.seat), KeepOrToss(self.seat))
        elif verb == Verb.SEARCH:
            pay(state, self.seat, 1)
            state.reveals += 1                  # the whole deck, to the one who searches
            state.then(Find(self.seat))
        elif verb == Verb.REST:
            if state.bank:
                pay(state, self.seat, -1)
            state.tell(Event.RESTED, self.seat)
            state.then(Wind())
        else:
            state.tell(Event.RAIDED, self.seat, other)
            state.then(MayGuard(other, self.seat), Roll(self.seat, other), RaidOver())


class Take(Chance):
    """T4.1: the next card, seen by whoever takes it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, state: State) -> list[Action]:
        return [draw(card) for card in next_cards(state)]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        lift(state, card)
        gain(state, self.seat, card)
        state.tell(Event.TOOK, self.seat)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class Features(Chance):
    """T4.2: the next card stays on top, known to whoever peeked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, state: State) -> list[Action]:
        return [draw(card) for card in next_cards(state)]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        known = state.known[-1] if state.top else 0
        lift(state, card)
        state.top.append(card)
        state.known.append(known | 1 << self.seat)
        state.tell_only(1 << self.seat, Event.SAW, self.seat, card)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class KeepOrToss(Decision):
    """T4.2: leave the card on top, or throw it away for all to see."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [KEEP, TOSS]

    def apply(self, state: State, action: Action) -> None:
        if action == TOSS:
            card = state.top[-1]
            lift(state, card)
            state.discard.append(card)
            state.reveals += 1
            state.tell(Event.TOSSED, self.seat, card)


class Find(Decision):
    """T4.3: any card of the deck; the others do not see which. Then the deck is shuffled."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [find(card) for card in deck(state)]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        state.bag = [other for other in deck(state) if other != card]
        state.top, state.known = [], []
        gain(state, self.seat, card)
        state.tell(Event.FOUND, self.seat)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class Wind(Chance):
    """T4.4: while somebody rests, the wind buries a card of the bag; nobody sees which."""

    def applies(self, state: State) -> bool:
        return bool(state.bag)

    def outcomes(self, state: State) -> list[Action]:
        return [wind(card) for card in state.bag]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        state.bag.remove(card)
        state.buried = sorted([*state.buried, card])

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY


class MayGuard(Decision):
    """T4.6: the raided may show a fig to fend the raid off. All are asked, so that asking tells nothing."""

    def __init__(self, seat: int, raider: int) -> None:
        self.seat, self.raider = seat, raider

    def options(self, state: State) -> list[Action]:
        return [PASS, *(guard(card) for card in state.hands[self.seat] if kind(card) == FIG)]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.GUARD:
            state.hands[self.seat].remove(card)
            state.discard.append(card)
            state.guarded = 1
            state.reveals += 1
            state.tell(Event.GUARDED, self.seat, card)
            state.then(MayPress(self.raider))


class MayPress(Decision):
    """T4.7: inside the guard, the raider may pay a coin to press on."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.coins[self.seat] > 0

    def options(self, state: State) -> list[Action]:
        return [PASS, PRESS]

    def apply(self, state: State, action: Action) -> None:
        if action == PRESS:
            pay(state, self.seat, 1)
            state.guarded = 0
            state.tell(Event.PRESSED, self.seat)


class Roll(Chance):
    """T4.8: unless fended off, a die is thrown; half of its faces or less are a failure."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def applies(self, state: State) -> bool:
        return not state.guarded and bool(state.hands[self.other])

    def outcomes(self, state: State) -> list[Action]:
        return [roll(face + 1) for face in range(state.book.faces)]

    def apply(self, state: State, action: Action) -> None:
        face = parts(action)[1]
        state.tell(Event.ROLLED, self.seat, face)
        if face * 2 > state.book.faces:
            state.then(Steal(self.seat, self.other))


class Steal(Chance):
    """T4.8: a random card of the hand, seen by the two."""

    def __init__(self, seat: int, other: int) -> None:
        self.seat, self.other = seat, other

    def outcomes(self, state: State) -> list[Action]:
        return [steal(card) for card in state.hands[self.other]]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        state.hands[self.other].remove(card)
        gain(state, self.seat, card)
        state.tell(Event.STOLE, self.seat, self.other)
        state.tell_only(1 << self.seat | 1 << self.other, Event.STOLE_WHAT, self.seat, self.other, card)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat | 1 << self.other


class RaidOver(Step):
    """The next raid begins unguarded."""

    def run(self, state: State) -> None:
        state.guarded = 0
