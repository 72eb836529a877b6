# compiled with mypyc
"""Words about cards: draw, discard, shuffle, search, take, give, look."""
from typing import Final

from kotatsu.games.senjutsu.book import NONE
from kotatsu.games.senjutsu.deeds.who import ALL, ALL_FOCUS, players
from kotatsu.games.senjutsu.hand import (
    Discard,
    LookAtHand,
    SearchDeck,
    ShuffleAway,
    TakeDiscarded,
    has_fitting,
    look_at_top,
    shuffle_hand,
    takeable,
)
from kotatsu.games.senjutsu.state import SPYING, State
from kotatsu.games.senjutsu.zones import DrawCards, DrawUpTo, FixUnseen, deck_size, draw_together
from kotatsu.kernel.cards.deeds import Deed


class Draw(Deed):
    """S22.10: so many, or up to so many."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        found = players(state, self, seat)
        if self.who == ALL and not self.up_to:
            draw_together(state, found, self.number)
            return
        for other in reversed(found):
            state.push(DrawUpTo(other, self.number) if self.up_to else DrawCards(other, self.number))


class DiscardCards(Deed):
    """S22.1: own choice of whoever discards."""

    def __init__(self, number: int, kinds: int) -> None:
        super().__init__()
        self.number, self.kinds = number, kinds

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or has_fitting(state, seat, 0, self.kinds)

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            state.push(Discard(other, seat, self.number, 0, self.kinds))


class ShuffleCards(Deed):
    """012, 041, 057: cards of a type, or all, from hand into the deck."""

    def __init__(self, number: int, kinds: int) -> None:
        super().__init__()
        self.number, self.kinds = number, kinds

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            if self.number == ALL_FOCUS:
                shuffle_hand(state, other)
            else:
                state.push(ShuffleAway(other, self.kinds, 1 if self.up_to else 0))


class SearchFor(Deed):
    """S10.2: the deck, for a card of a rank and type. Cards unseen face down are decided first: the deck shows what is missing."""

    def __init__(self, ranks: int, kinds: int) -> None:
        super().__init__()
        self.ranks, self.kinds = ranks, kinds

    def can(self, state: State, seat: int, card: int) -> bool:
        return self.who != 0 or deck_size(state, seat) > 0

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        for other in reversed(players(state, self, seat)):
            state.push(SearchDeck(other, self.ranks, self.kinds))
            for _ in range(state.unseen[other]):
                state.push(FixUnseen(other, 1))


class Zone:
    """Where a card is taken from."""
    DISCARD: Final = 0
    FOE_DISCARD: Final = 1
    TOP: Final = 2
    FOE_TOP: Final = 3


class TakeCard(Deed):
    """009, 014, 042, 050: a card out of a discard pile, or one of the top three."""

    def __init__(self, ranks: int, zone: int) -> None:
        super().__init__()
        self.ranks, self.zone = ranks, zone

    def can(self, state: State, seat: int, card: int) -> bool:
        if self.zone == Zone.DISCARD:
            return bool(takeable(state, seat, self.ranks))
        if self.zone == Zone.TOP:
            return deck_size(state, seat) > 0
        return True

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        if self.zone == Zone.DISCARD:
            state.push(TakeDiscarded(seat, seat, self.ranks, 0))
        elif self.zone == Zone.FOE_DISCARD:
            if state.frames[-1].foe != NONE:
                state.push(TakeDiscarded(seat, state.frames[-1].foe, self.ranks, 1))
        else:
            look_at_top(state, seat, seat)


class GiveCard(Deed):
    """014: one of the foe's top three goes to the foe's hand."""

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        foe = state.frames[-1].foe
        if foe != NONE and foe < state.book.seats and not state.out >> foe & 1:
            look_at_top(state, seat, foe)


class Look(Deed):
    """The foe's hand; 095 forbids it."""

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def can(self, state: State, seat: int, card: int) -> bool:
        return not state.forbidden & SPYING

    def run(self, state: State, seat: int, card: int, target: int) -> None:
        frame = state.frames[-1]
        foes = [other for other in range(state.book.figures) if frame.struck >> other & 1] if frame.struck else [frame.foe]
        for foe in foes:
            if foe != NONE:
                state.push(LookAtHand(seat, foe))
