# compiled with mypyc
"""Where cards lie: decks as bags, hands, discard piles. An unseen card is decided when somebody sees it."""
from kotatsu.games.senjutsu.actions import Event, Verb
from kotatsu.games.senjutsu.book import NONE, Moment
from kotatsu.games.senjutsu.defeat import watch, wound
from kotatsu.games.senjutsu.state import CARD, DOWN, HIDING, LOST, UNSEEN, State, put, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import NOBODY, Chance, Decision, Step
from kotatsu.kernel.luck import Luck


def deck_size(state: State, figure: int) -> int:
    """Cards in the deck, Crippling Poison included."""
    return (len(state.bags[figure]) - state.unseen[figure] + (1 if state.poison_within[figure] else 0))


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One copy of the card less."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1:])


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """One card more, sorted in."""
    return tuple(sorted((*cards, card)))


def put_in_hand(state: State, seat: int, card: int) -> None:
    state.hands = put(state.hands, seat, with_card(state.hands[seat], card))


def take_from_hand(state: State, seat: int, card: int, hidden: bool = False) -> None:
    """A card leaves the hand: openly, or so that nobody knows which; what others had seen of the hand is then no longer sure."""
    state.hands = put(state.hands, seat, without(state.hands[seat], card))
    shown = state.shown[seat]
    if not shown:
        return
    if hidden:
        state.shown = put(state.shown, seat, ())
        return
    left: list[int] = []
    told = 0                                     # everybody who knew of a copy knows of one less
    for entry in shown:
        if entry & CARD == card:
            viewers = entry >> 8 & ~told
            told |= viewers
            entry &= ~(viewers << 8)
        if entry >> 8:
            left.append(entry)
    state.shown = put(state.shown, seat, tuple(sorted(left)))       # by a new mask an entry stands elsewhere


def show_card(state: State, seat: int, card: int, viewers: int) -> None:
    """These seats know that the card is in the hand."""
    viewers &= (1 << state.book.seats) - 1
    state.shown = put(state.shown, seat, tuple(sorted((*state.shown[seat], card | viewers << 8))))


def take_from_bag(state: State, figure: int, card: int) -> None:
    state.bags = put(state.bags, figure, without(state.bags[figure], card))


def put_in_bag(state: State, figure: int, card: int) -> None:
    state.bags = put(state.bags, figure, with_card(state.bags[figure], card))


def shuffle_deck(state: State, figure: int) -> None:
    """Where Crippling Poison lies in the deck is open again."""
    if state.poison_within[figure]:
        state.poison_within = replaced(state.poison_within, figure, deck_size(state, figure))


def lay_on_discard(state: State, figure: int, entry: int) -> None:
    """A card on the owner's discard pile; 085 makes every discard face up."""
    if entry >= DOWN and state.forbidden & HIDING:
        entry &= CARD
    state.discards = put(state.discards, figure, (*state.discards[figure], entry))


def distinct(cards: tuple[int, ...]) -> list[int]:
    """Every kind of card once; the cards are sorted."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found


# --- drawing

class DrawCards(Step):
    """S3.3: so many cards, one after the other; S3.3.2: a wound for each that is not there."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: State) -> None:
        if self.number == 0 or state.out >> self.seat & 1:
            return
        if self.number > 1:
            state.push(DrawCards(self.seat, self.number - 1))
        if deck_size(state, self.seat):
            state.push(DrawCard(self.seat))
        else:
            out = state.out
            fail_to_draw(state, self.seat)
            watch(state, out)


def draw_together(state: State, seats: list[int], number: int) -> None:
    """S3.9.3: all draw in the same instant (017, 088): wounds for cards that are not there come at once, as in the Draw phase."""
    out = state.out
    for seat in reversed(seats):
        state.push(DrawCards(seat, min(number, deck_size(state, seat))))
    for seat in seats:
        for _ in range(number - deck_size(state, seat)):
            if not state.out >> seat & 1:
                fail_to_draw(state, seat)
    watch(state, out)


def fail_to_draw(state: State, seat: int) -> None:
    """S3.3.2: a wound; 106 in play spares it."""
    state.tell(Event.NO_CARD, seat)
    cards = state.book.printed.cards
    for entry in state.stays[seat]:
        if cards[entry & CARD].at(Moment.NO_CARD) >= 0:
            return
    wound(state, seat, 1, 0)


class DrawCard(Chance):
    """The top card of a deck goes to the hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return deck_size(state, self.seat) > 0

    def outcomes(self, state: State) -> list[Action]:
        bag, window = state.bags[self.seat], state.poison_within[self.seat]
        if not window:
            return [act(Verb.DRAWN, card) for card in bag]
        poison = act(Verb.DRAWN, state.book.printed.poison)
        return [poison] * max(1, len(bag)) + [act(Verb.DRAWN, card) for card in bag for _ in range(window - 1)]

    def sample(self, state: State, luck: Luck) -> Action:
        """A card of the bag without listing them all."""
        bag = state.bags[self.seat]
        return super().sample(state, luck) if state.poison_within[self.seat] else act(Verb.DRAWN, bag[luck.below(len(bag))])

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        if card == state.book.printed.poison:
            state.poison_within = replaced(state.poison_within, self.seat, 0)
        else:
            take_from_bag(state, self.seat, card)
            if state.poison_within[self.seat]:
                state.poison_within = replaced(state.poison_within, self.seat, state.poison_within[self.seat] - 1)
        put_in_hand(state, self.seat, card)
        state.tell(Event.DREW, self.seat)
        state.tell_only(1 << self.seat, Event.DREW_CARD, self.seat, card)

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat


class DrawUpTo(Decision):
    """S22.10: how many cards, then they are drawn."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def options(self, state: State) -> list[Action]:
        return [act(Verb.DRAW, number) for number in range(self.number + 1)]

    def apply(self, state: State, action: Action) -> None:
        state.push(DrawCards(self.seat, parts(action)[1]))


class BuryTop(Chance):
    """S3.2: the top card goes face down to the discard pile, unseen; O22: Crippling Poison leaves the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return deck_size(state, self.seat) > 0

    def outcomes(self, state: State) -> list[Action]:
        window = state.poison_within[self.seat]
        hidden = [act(Verb.BURIED, NONE)] * (window - 1 if window else 1)
        return [act(Verb.BURIED, state.book.printed.poison), *hidden] if window else hidden

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        state.tell(Event.BLED, self.seat)
        if card == state.book.printed.poison:
            state.poison_within = replaced(state.poison_within, self.seat, 0)
            state.gone = (*state.gone, card)
            return
        if state.poison_within[self.seat]:
            state.poison_within = replaced(state.poison_within, self.seat, state.poison_within[self.seat] - 1)
        state.unseen = replaced(state.unseen, self.seat, state.unseen[self.seat] + 1)
        lay_on_discard(state, self.seat, UNSEEN)
        if state.forbidden & HIDING:
            state.push(FixUnseen(self.seat, 0))


class FixUnseen(Chance):
    """A face-down card that nobody has seen is decided: the deck is looked through (1), or the card is turned up (0)."""

    def __init__(self, seat: int, down: int) -> None:
        self.seat, self.down = seat, down

    def applies(self, state: State) -> bool:
        return state.unseen[self.seat] > 0

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.FIXED, card) for card in state.bags[self.seat]]

    def apply(self, state: State, action: Action) -> None:
        _, card, _, _ = parts(action)
        pile = state.discards[self.seat]
        place = pile.index(UNSEEN)
        take_from_bag(state, self.seat, card)
        state.unseen = replaced(state.unseen, self.seat, state.unseen[self.seat] - 1)
        state.discards = put(state.discards, self.seat, replaced(pile, place, card | LOST if self.down else card))

    def seen_by(self, state: State, action: Action) -> int:
        return NOBODY if self.down else -1
