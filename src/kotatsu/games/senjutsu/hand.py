# compiled with mypyc
"""Cards that leave a hand, are searched for, looked at, taken or shuffled away."""
from typing import Final

from kotatsu.games.senjutsu.actions import PASS, Event, Verb, take
from kotatsu.games.senjutsu.book import Kind
from kotatsu.games.senjutsu.queries import can_afford, face_up, is_ability, is_forbidden
from kotatsu.games.senjutsu.state import DOWN, SPYING, State, put
from kotatsu.games.senjutsu.zones import (
    deck_size,
    distinct,
    lay_on_discard,
    put_in_bag,
    put_in_hand,
    show_card,
    shuffle_deck,
    take_from_bag,
    take_from_hand,
)
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Chance, Decision, Step

ALL_KINDS: Final = 0               # no filter, in the masks below
TOP_CARDS: Final = 3


def fits(state: State, card: int, ranks: int, kinds: int) -> bool:
    """Whether an ability card is of one of these ranks and types, each a mask, 0 for all."""
    printed = state.book.printed
    return (printed.kind[card] < Kind.CORE and (not ranks or ranks >> printed.rank[card] & 1 != 0)
            and (not kinds or kinds >> printed.kind[card] & 1 != 0))


def has_fitting(state: State, seat: int, ranks: int, kinds: int) -> bool:
    """Whether a hand holds such a card."""
    for card in state.hands[seat]:
        if fits(state, card, ranks, kinds):
            return True
    return False


# --- discarding

class Discard(Decision):
    """S22.1: so many cards from hand, own choice; no core card, no stun. `by` makes it happen (095 forbids that to others)."""

    def __init__(self, seat: int, by: int, number: int, ranks: int, kinds: int) -> None:
        self.seat, self.by, self.number, self.ranks, self.kinds = seat, by, number, ranks, kinds

    def applies(self, state: State) -> bool:
        if state.out >> self.seat & 1 or (self.by != self.seat and state.forbidden & SPYING):
            return False
        return has_fitting(state, self.seat, self.ranks, self.kinds)

    def options(self, state: State) -> list[Action]:
        return [act(Verb.DISCARD, card) for card in distinct(state.hands[self.seat]) if fits(state, card, self.ranks, self.kinds)]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        take_from_hand(state, self.seat, card)
        lay_on_discard(state, self.seat, card)
        state.tell(Event.DISCARDED, self.seat, card)
        if self.number > 1:
            state.push(Discard(self.seat, self.by, self.number - 1, self.ranks, self.kinds))


class DiscardDown(Decision):
    """S3.8.3: down to the hand limit, face down; S3.8.6: only the owner knows which."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        cards = state.hands[self.seat]
        return (not state.out >> self.seat & 1 and len(cards) + state.stuns[self.seat] > state.book.characters[self.seat].hand
                and bool(self.options(state)))

    def options(self, state: State) -> list[Action]:
        return [act(Verb.DISCARD, card) for card in distinct(state.hands[self.seat]) if is_ability(state, card)]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        take_from_hand(state, self.seat, card, hidden=True)
        lay_on_discard(state, self.seat, card | DOWN)
        state.tell(Event.DISCARDED_DOWN, self.seat)
        state.push(self)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


# --- searching

class SearchDeck(Decision):
    """S10.2: take one fitting card, or none, from one's deck, which is then shuffled; O28: the others do not see which."""

    def __init__(self, seat: int, ranks: int, kinds: int) -> None:
        self.seat, self.ranks, self.kinds = seat, ranks, kinds

    def applies(self, state: State) -> bool:
        return not state.out >> self.seat & 1 and deck_size(state, self.seat) > 0

    def options(self, state: State) -> list[Action]:
        return [PASS, *[take(card) for card in distinct(state.bags[self.seat]) if fits(state, card, self.ranks, self.kinds)]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        state.reveals += 1
        if verb == Verb.TAKE:
            take_from_bag(state, self.seat, card)
            put_in_hand(state, self.seat, card)
            state.tell_only(1 << self.seat, Event.TOOK_CARD, self.seat, card)
        state.tell(Event.SEARCHED, self.seat, 1 if verb == Verb.TAKE else 0)
        shuffle_deck(state, self.seat)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class PeekTop(Chance):
    """One more of the top cards that somebody looks at."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat, self.owner = seat, owner

    def applies(self, state: State) -> bool:
        return deck_size(state, self.owner) > 0

    def outcomes(self, state: State) -> list[Action]:
        bag, window = state.bags[self.owner], state.poison_within[self.owner]
        if not window:
            return [act(Verb.PEEKED, card) for card in bag]
        poison = act(Verb.PEEKED, state.book.printed.poison)
        return [poison] * max(1, len(bag)) + [act(Verb.PEEKED, card) for card in bag for _ in range(window - 1)]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        if card == state.book.printed.poison:
            state.poison_within = put_number(state.poison_within, self.owner, 0)
        else:
            take_from_bag(state, self.owner, card)
            if state.poison_within[self.owner]:
                state.poison_within = put_number(state.poison_within, self.owner, state.poison_within[self.owner] - 1)
        state.peeked = tuple(sorted((*state.peeked, card)))

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


def put_number(row: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*row[:place], number, *row[place + 1:])


class TakePeeked(Decision):
    """014, 050: one ability card of the top three goes to its owner's hand, the rest is shuffled in."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat, self.owner = seat, owner

    def applies(self, state: State) -> bool:
        return bool(state.peeked)

    def options(self, state: State) -> list[Action]:
        return [take(card) for card in distinct(state.peeked) if is_ability(state, card)] or [PASS]

    def apply(self, state: State, action: Action) -> None:
        verb, chosen, _, _ = parts(action)
        state.reveals += 1
        left = list(state.peeked)
        if verb == Verb.TAKE:
            left.remove(chosen)
            put_in_hand(state, self.owner, chosen)
            if self.owner == self.seat:
                state.tell(Event.TOOK, self.seat)
                state.tell_only(1 << self.seat, Event.TOOK_CARD, self.seat, chosen)
            else:
                show_card(state, self.owner, chosen, 1 << self.seat)
                state.tell(Event.GAVE, self.seat, self.owner)
                state.tell_only(1 << self.seat | 1 << self.owner, Event.TOOK_CARD, self.owner, chosen)
        for card in left:
            if card == state.book.printed.poison:
                state.poison_within = put_number(state.poison_within, self.owner, 1)
            else:
                put_in_bag(state, self.owner, card)
        state.peeked = ()
        shuffle_deck(state, self.owner)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat | 1 << self.owner if self.owner != self.seat else 1 << self.seat


def look_at_top(state: State, seat: int, owner: int) -> None:
    """014, 050: look at the top three cards of a deck, then choose."""
    state.push(TakePeeked(seat, owner))
    for _ in range(min(TOP_CARDS, deck_size(state, owner))):
        state.push(PeekTop(seat, owner))


class TakeDiscarded(Decision):
    """S3.8.5: one face-up card of these ranks out of a discard pile. `then` 1: it is to be played, and goes to no hand."""

    def __init__(self, seat: int, owner: int, ranks: int, then: int) -> None:
        self.seat, self.owner, self.ranks, self.then = seat, owner, ranks, then

    def applies(self, state: State) -> bool:
        if self.then and state.used_instant >> self.seat & 1:    # S8.1, O23
            return False
        return bool(self.options(state)) and not state.out >> self.seat & 1

    def options(self, state: State) -> list[Action]:
        return [take(card) for card in takeable(state, self.owner, self.ranks)
                if not self.then or (can_afford(state, self.seat, card) and not is_forbidden(state, self.seat, card))]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        pile = list(state.discards[self.owner])
        pile.reverse()
        pile.remove(card)                        # the newest copy
        pile.reverse()
        state.discards = put(state.discards, self.owner, tuple(pile))
        state.tell(Event.TOOK, self.seat, card + 1)
        state.frames[-1] = state.frames[-1].took(card)
        if self.then:
            state.extra = put(state.extra, self.seat, (*state.extra[self.seat], card | self.owner << 8))
        else:
            put_in_hand(state, self.seat, card)
            show_card(state, self.seat, card, (1 << state.book.seats) - 1)


def takeable(state: State, owner: int, ranks: int) -> list[int]:
    return [card for card in face_up(state.discards[owner]) if fits(state, card, ranks, ALL_KINDS)]


# --- shuffling cards away

class ShuffleAway(Decision):
    """012, 041: a card of a type from hand goes back into the deck; `may` 1: or none does."""

    def __init__(self, seat: int, kinds: int, may: int) -> None:
        self.seat, self.kinds, self.may = seat, kinds, may

    def applies(self, state: State) -> bool:
        return not state.out >> self.seat & 1 and bool(self.cards(state))

    def cards(self, state: State) -> list[int]:
        return [card for card in distinct(state.hands[self.seat]) if fits(state, card, 0, self.kinds)]

    def options(self, state: State) -> list[Action]:
        found = [act(Verb.SHUFFLE, card) for card in self.cards(state)]
        return [PASS, *found] if self.may else found

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb == Verb.SHUFFLE:
            take_from_hand(state, self.seat, card, hidden=True)
            put_in_bag(state, self.seat, card)
            shuffle_deck(state, self.seat)
            state.tell(Event.SHUFFLED, self.seat, 1)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


def shuffle_hand(state: State, seat: int) -> None:
    """057, 088: all ability cards of the hand go back into the deck; stuns and core cards stay (S10.status)."""
    hand = state.hands[seat]
    staying = tuple([card for card in hand if not is_ability(state, card)])
    going = [card for card in hand if is_ability(state, card)]
    state.hands = put(state.hands, seat, staying)
    state.shown = put(state.shown, seat, ())
    state.bags = put(state.bags, seat, tuple(sorted((*state.bags[seat], *going))))
    shuffle_deck(state, seat)
    state.tell(Event.SHUFFLED, seat, len(going))


class LookAtHand(Step):
    """012, 016, 044, 117, 122: a seat sees another's hand; 095 forbids it."""

    def __init__(self, seat: int, owner: int) -> None:
        self.seat, self.owner = seat, owner

    def run(self, state: State) -> None:
        if state.forbidden & SPYING or state.out >> self.owner & 1 or self.owner >= state.book.seats:
            return
        state.reveals += 1
        viewers = 1 << self.seat
        known = [entry for entry in state.shown[self.owner] if not entry >> 8 & viewers]
        seen = [card | viewers << 8 for card in state.hands[self.owner]]
        state.shown = put(state.shown, self.owner, tuple(sorted((*known, *seen))))
        state.tell(Event.LOOKED, self.seat, self.owner)
        for card in state.hands[self.owner]:
            state.tell_only(viewers, Event.SAW, self.seat, card)

