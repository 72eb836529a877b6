# compiled with mypyc
"""Outrage, supporters, and what a lost base costs (R8.2)."""
from kotatsu.games.root.actions import Event, Verb
from kotatsu.games.root.book import BIRD, HAND_LIMIT, Piece
from kotatsu.games.root.phases.cards import (
    FromDeck,
    has_open_hand,
    insert,
    leave_deck,
    left_hidden,
    left_openly,
    note,
    note_all,
    put_away,
    show_hand,
)
from kotatsu.games.root.queries import kinds, matching, on_map
from kotatsu.games.root.state import SUPPORTERS, State
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import EVERYONE, Decision, Step


def has_room(state: State) -> bool:
    """R8.2.3.i: at most five supporters without a base on the map."""
    return len(state.alliance.supporters) < HAND_LIMIT or on_map(state, Piece.BASE) > 0


def join_supporters(state: State, card: int) -> None:
    """R8.2.3.i, R-P6: a card above the limit is the one discarded."""
    if has_room(state):
        insert(state.alliance.supporters, card)
        state.tell(Event.SUPPORTER, state.book.alliance)
    else:
        put_away(state, card)
        state.tell(Event.DISCARDED, state.book.alliance, card)


def drop_supporter(state: State, card: int) -> None:
    """A supporter is spent or discarded, for all to see."""
    state.alliance.supporters.remove(card)
    left_openly(state, SUPPORTERS, card)
    put_away(state, card)


class Outrage(Step):
    """R8.2.6: whoever removed sympathy or moved in gives a card of the suit; R8.2.6-2: without one he shows his hand."""

    def __init__(self, payer: int, suit: int) -> None:
        self.payer, self.suit = payer, suit

    def run(self, state: State) -> None:
        state.tell(Event.OUTRAGE, self.payer, self.suit)
        if matching(state, state.hands[self.payer], self.suit):
            state.push(PayOutrage(self.payer, self.suit))
        else:
            show_hand(state, self.payer, state.book.alliance)
            state.tell(Event.SHOWED, self.payer)
            state.push(DrawSupporter())


class PayOutrage(Decision):
    """R8.2.6, R-P18: one card of the clearing's suit or a bird, of his choice."""

    def __init__(self, seat: int, suit: int) -> None:
        self.seat, self.suit = seat, suit

    def options(self, state: State) -> list[Action]:
        return [act(Verb.GIVE, card) for card in matching(state, state.hands[self.seat], self.suit)]

    def is_open(self, state: State) -> bool:
        """R11.2.3, R8.2.3.i: given from an open hand, or discarded on arrival."""
        return has_open_hand(state, self.seat) or not has_room(state)

    def seen_by(self, state: State, action: Action) -> int:
        """R1.2.1, R-P18: by both, and by everybody where it lies open."""
        return EVERYONE if self.is_open(state) else 1 << self.seat | 1 << state.book.alliance

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        receiver = state.book.alliance
        is_open = self.is_open(state)
        state.hands[self.seat].remove(card)
        if is_open:
            left_openly(state, self.seat, card)
            if has_room(state):
                note_all(state, receiver, SUPPORTERS, card)
        else:
            left_hidden(state, self.seat, card, 1 << receiver)
            note(state, self.seat, SUPPORTERS, card)
        state.tell(Event.GAVE, self.seat, receiver)
        if is_open:
            state.tell(Event.GAVE_CARD, self.seat, receiver, card)
        else:
            state.tell_only(1 << self.seat | 1 << receiver, Event.GAVE_CARD, self.seat, receiver, card)
        join_supporters(state, card)


class DrawSupporter(FromDeck):
    """The top card of the deck joins the supporters (R8.2.6-2, R8.3.1)."""

    def seen_by(self, state: State, action: Action) -> int:
        """R1.2.1, R8.2.3, R8.2.3.i: by the Alliance, and by everybody if it is discarded on arrival."""
        return 1 << state.book.alliance if has_room(state) else EVERYONE

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        leave_deck(state, card)
        if has_room(state):
            state.tell_only(1 << state.book.alliance, Event.DREW_CARD, state.book.alliance, card)
        join_supporters(state, card)


class BaseLost(Step):
    """R8.2.4: supporters of its suit and all birds are discarded, half the officers (rounded up) return to supply."""

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def run(self, state: State) -> None:
        board, suits = state.alliance, state.book.card_suit
        lost = [card for card in board.supporters if suits[card] == self.suit or suits[card] == BIRD]
        for card in lost:
            drop_supporter(state, card)
            state.tell(Event.DISCARDED, state.book.alliance, card)
        officers = (board.officers + 1) // 2
        board.officers -= officers
        state.supply[state.book.alliance] += officers
        state.tell(Event.SUPPORTERS_LOST, state.book.alliance, len(lost), officers)
        if lost:
            state.reveals += 1
        state.push(TrimSupporters(state.book.alliance))


class TrimSupporters(Decision):
    """R8.2.4-2: without a base down to five, of the Alliance's choice, at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return len(state.alliance.supporters) > HAND_LIMIT and on_map(state, Piece.BASE) == 0

    def options(self, state: State) -> list[Action]:
        return [act(Verb.DROP, card) for card in kinds(state.alliance.supporters)]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        drop_supporter(state, card)
        state.tell(Event.DISCARDED, self.seat, card)
        state.push(self)
