"""Chapters T1, T2, T3 and T5: set-up, the two simultaneous choices, the end of a round. (T4, the turn, is turn.py.)"""
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Chance, Step, Together

from .actions import Event, aside, bid, deal, lead
from .board import FIG, HAND, NO_CARD, kind
from .state import State, gain, pay, team
from .turn import Turn


class SetUp(Step):
    """T1.1: two cards to each, then the rounds."""

    def run(self, state: State) -> None:
        state.tell(Event.BEGIN, a=state.book.players)
        seats = range(state.book.players)
        state.then(*(Deal(seat) for _ in range(HAND) for seat in seats),
                   *(Round(number + 1) for number in range(state.book.rounds)), Finish())


class Deal(Chance):
    """T1.1: only its owner sees a card that is dealt."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def outcomes(self, state: State) -> list[Action]:
        return [deal(card) for card in state.bag]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        state.bag.remove(card)
        gain(state, self.seat, card)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class Round(Step):
    """T2 to T5 in order."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State) -> None:
        state.round, state.turn = self.number, 0
        state.tell(Event.ROUND, a=self.number)
        state.then(Bids(), SetAside(), Turns(), Show())


class Bids(Together):
    """T2.1: everybody bids up to two coins in secret, and pays. T2.2: the highest leads, among equals luck says who."""

    def seats(self, state: State) -> list[int]:
        return list(range(state.book.players))

    def options_of(self, state: State, seat: int) -> list[Action]:
        return [bid(coins) for coins in range(min(2, state.coins[seat]) + 1)]

    def resolve(self, state: State, answers: list[Action]) -> None:
        bids = [parts(answer)[1] for answer in answers]
        mask = 0
        for seat, coins in enumerate(bids):
            pay(state, seat, coins)
            state.tell(Event.BIDS, seat, coins)
            if coins == max(bids):
                mask |= 1 << seat
        state.then(Lead(mask))


class Lead(Chance):
    """T2.2: one of the highest bidders."""

    def __init__(self, mask: int) -> None:
        self.mask = mask

    def outcomes(self, state: State) -> list[Action]:
        return [lead(seat) for seat in range(state.book.players) if self.mask >> seat & 1]

    def apply(self, state: State, action: Action) -> None:
        state.lead = parts(action)[1]
        state.tell(Event.LEADS, state.lead)


class SetAside(Together):
    """T3.1: whoever has cards lays one aside, face down; all see who has done so, nobody sees what."""

    def seats(self, state: State) -> list[int]:
        return [seat for seat in range(state.book.players) if state.hands[seat]]

    def options_of(self, state: State, seat: int) -> list[Action]:
        return [aside(card) for card in state.hands[seat]]

    def resolve(self, state: State, answers: list[Action]) -> None:
        for seat, answer in zip(self.seats(state), answers, strict=True):
            card = parts(answer)[1]
            state.hands[seat].remove(card)
            state.aside[seat] = card

    def tells_progress(self) -> bool:
        return True


class Turns(Step):
    """T4: one turn each, from the leader on."""

    def run(self, state: State) -> None:
        players = state.book.players
        state.then(*(Turn((state.lead + place) % players) for place in range(players)))


class Show(Step):
    """T5.1: the cards laid aside are shown and score what they are worth; a lone fig scores nothing."""

    def run(self, state: State) -> None:
        figs = sum(card != NO_CARD and kind(card) == FIG for card in state.aside)
        for seat, card in enumerate(state.aside):
            if card != NO_CARD:
                points = 0 if kind(card) == FIG and figs == 1 else state.book.values[kind(card)]
                state.points[seat] += points
                state.aside[seat] = NO_CARD
                state.discard.append(card)
                state.reveals += 1
                state.tell(Event.SCORED, seat, card, points)


class Finish(Step):
    """T5.2: most points win, shared by a team (T1.3); equal points at the top are a draw for those who have them."""

    def run(self, state: State) -> None:
        seats = range(state.book.players)
        sums = [sum(state.points[mate] for mate in seats if team(state, mate) == team(state, seat)) for seat in seats]
        best = [team(state, seat) for seat in seats if sums[seat] == max(sums)]
        state.results = [-1 if sums[seat] < max(sums) else 1 if len(set(best)) == 1 else 0 for seat in seats]
