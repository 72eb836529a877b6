# compiled with mypyc
"""Cards on their way: drawn, spent, discarded, given, shown (Law 2.1)."""
from typing import Final

from kotatsu.games.root.actions import FIRST_DISCARD, FIRST_DRAW, Event, Verb
from kotatsu.games.root.book import HAND_LIMIT, SEATS, CardKind
from kotatsu.games.root.queries import kinds
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Seen, State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import EVERYONE, Chance, Decision, Step
from kotatsu.kernel.luck import Luck


def insert(cards: list[int], card: int) -> None:
    """R2.1.2: into a sorted list, such as every hand is."""
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def with_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Sorted cards and one more."""
    return tuple(sorted([*cards, card]))


def without_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Cards without one of a kind."""
    left = list(cards)
    left.remove(card)
    return tuple(left)


def has_open_hand(state: State, seat: int) -> bool:
    return TRAITS[state.book.faction[seat]].open_hand()


# --- the deck

def cards_to_draw(state: State) -> bool:
    """R2.1.2, R-G6: whether a card can be drawn."""
    return bool(state.order or state.deck or state.discard)


def leave_deck(state: State, card: int) -> None:
    """A card leaves the deck; R2.1.2: an empty deck is rebuilt at once."""
    if state.order:
        state.order = state.order[1:]
    else:
        if not state.deck:
            rebuild(state)
        state.deck.remove(card)
    if not state.deck and not state.order and state.discard:
        rebuild(state)


def rebuild(state: State) -> None:
    state.deck = sorted(state.discard)
    state.discard = []
    state.tell(Event.RESHUFFLED)


def draw(state: State, seat: int, number: int) -> None:
    """A seat draws so many cards, one after another."""
    state.agenda.extend([DRAW[seat]] * number)


class DrawCards(Step):
    """So many cards, when their time comes."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat, self.number = seat, number

    def run(self, state: State) -> None:
        draw(state, self.seat, self.number)


class FromDeck(Chance):
    """The top card of the deck, wherever it goes; R-G6: nothing if there is none."""

    def applies(self, state: State) -> bool:
        return cards_to_draw(state)

    def outcomes(self, state: State) -> list[Action]:
        """Whatever may lie on top; R2.1.2, R-G6: an empty deck is the shuffled discard pile."""
        if state.order:
            return [act(Verb.DRAW, state.order[0])]
        return [act(Verb.DRAW, card) for card in (state.deck if state.deck else sorted(state.discard))]

    def sample(self, state: State, luck: Luck) -> Action:
        """One of them, without listing them."""
        if state.order:
            return act(Verb.DRAW, state.order[0])
        bag = state.deck if state.deck else sorted(state.discard)
        return FIRST_DRAW | bag[luck.below(len(bag))] << 16


class DrawCard(FromDeck):
    """R2.1.2: into a hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seen_by(self, state: State, action: Action) -> int:
        """R1.2.1: only by whoever draws, unless the hand is open."""
        return EVERYONE if has_open_hand(state, self.seat) else 1 << self.seat

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        leave_deck(state, card)
        insert(state.hands[self.seat], card)
        if state.journal is None:
            return
        state.tell(Event.DREW, self.seat)
        if has_open_hand(state, self.seat):
            state.tell(Event.DREW_CARD, self.seat, card)
        else:
            state.tell_only(1 << self.seat, Event.DREW_CARD, self.seat, card)


DRAW: Final = [DrawCard(seat) for seat in range(SEATS)]


# --- leaving

def put_away(state: State, card: int) -> None:
    """R2.1.3, R3.3.3: to the discard pile; a dominance card becomes available. R10.2.6: to the Lost Souls first, if kept."""
    if state.book.keeps_souls:
        state.souls.append(card)
    elif state.book.card_kind[card] == CardKind.DOMINANCE:
        state.available = with_one(state.available, card)
    else:
        state.discard.append(card)


def lose_effect(state: State, seat: int, effect: int) -> None:
    """R4.1.3, R-card-armorers-bird, R-card-royal-claim-bird, R-card-sappers-bird: a lasting effect is used up, its card discarded.
    """
    state.effects = replaced(state.effects, seat, state.effects[seat] & ~(1 << effect))
    put_away(state, state.book.effect_card[effect])


def spend(state: State, seat: int, card: int) -> None:
    """R2.1.3: a card from hand is spent."""
    leave_hand(state, seat, card)
    put_away(state, card)
    state.tell(Event.SPENT, seat, card)


def leave_hand(state: State, seat: int, card: int) -> None:
    """A card leaves a hand for all to see."""
    state.hands[seat].remove(card)
    left_openly(state, seat, card)


class DiscardDown(Decision):
    """Evening: down to five cards, one after another (R6.6, R7.6.2, R8.6.2, R9.6.2, R10.6.3, R11.6.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return len(state.hands[self.seat]) > HAND_LIMIT

    def options(self, state: State) -> list[Action]:
        return [FIRST_DISCARD | card << 16 for card in kinds(state.hands[self.seat])]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        leave_hand(state, self.seat, card)
        put_away(state, card)
        state.tell(Event.DISCARDED, self.seat, card)
        state.push(self)


def take_available(state: State, seat: int, card: int) -> None:
    """R3.3.4: a dominance card that lies available comes into a hand; everybody has seen it."""
    state.available = without_one(state.available, card)
    insert(state.hands[seat], card)
    note_all(state, seat, seat, card)


# --- from hand to hand

def give(state: State, giver: int, receiver: int, card: int) -> None:
    """RQ.4, R-P18: given is not spent. Both know the card, the others do not, unless a hand is open."""
    state.hands[giver].remove(card)
    is_open = has_open_hand(state, giver) or has_open_hand(state, receiver)
    if is_open:
        left_openly(state, giver, card)
        note_all(state, receiver, receiver, card)
    else:
        left_hidden(state, giver, card, 1 << receiver)
        note(state, giver, receiver, card)
    insert(state.hands[receiver], card)
    state.tell(Event.GAVE, giver, receiver)
    if is_open:
        state.tell(Event.GAVE_CARD, giver, receiver, card)
    else:
        state.tell_only(1 << giver | 1 << receiver, Event.GAVE_CARD, giver, receiver, card)


class TakeRandom(Chance):
    """A random card of `victim` goes to `seat` (Stand and Deliver!, Steal)."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat, self.victim = seat, victim

    def applies(self, state: State) -> bool:
        return bool(state.hands[self.victim])

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.RANDOM, card) for card in state.hands[self.victim]]

    def seen_by(self, state: State, action: Action) -> int:
        if has_open_hand(state, self.victim) or has_open_hand(state, self.seat):
            return EVERYONE
        return 1 << self.seat | 1 << self.victim

    def apply(self, state: State, action: Action) -> None:
        give(state, self.victim, self.seat, parts(action)[1])


class DiscardRandom(Chance):
    """A random card of a hand is discarded (R10.2.5)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return bool(state.hands[self.seat])

    def outcomes(self, state: State) -> list[Action]:
        return [act(Verb.RANDOM, card) for card in state.hands[self.seat]]

    def apply(self, state: State, action: Action) -> None:
        card = parts(action)[1]
        leave_hand(state, self.seat, card)
        put_away(state, card)
        state.tell(Event.DISCARDED, self.seat, card)


# --- what was shown (R-P18)

def note(state: State, viewer: int, place: int, card: int) -> None:
    """The viewer knows of one more card in a place."""
    for number, seen in enumerate(state.seen):
        if seen.viewer == viewer and seen.place == place:
            now = Seen(viewer, place, with_one(seen.cards, card), seen.lost)
            state.seen = (*state.seen[:number], now, *state.seen[number + 1:])
            return
    state.seen = (*state.seen, Seen(viewer, place, (card,), 0))


def note_all(state: State, owner: int, place: int, card: int) -> None:
    """Everybody but the place's owner knows of the card; an open hand needs no notes."""
    if place == owner and has_open_hand(state, owner):
        return
    for viewer in range(state.book.seats):
        if viewer != owner:
            note(state, viewer, place, card)


def show_hand(state: State, owner: int, viewer: int) -> None:
    """The viewer sees the whole hand."""
    others = [seen for seen in state.seen if seen.viewer != viewer or seen.place != owner]
    if state.hands[owner] and not has_open_hand(state, owner):
        others.append(Seen(viewer, owner, tuple(state.hands[owner]), 0))
        state.reveals += 1
    state.seen = tuple(others)


def knows_of(state: State, place: int) -> bool:
    """Whether anybody was shown anything in a place."""
    for seen in state.seen:
        if seen.place == place:
            return True
    return False


def left_openly(state: State, place: int, card: int) -> None:
    if knows_of(state, place):
        kept = [without(seen, card) if seen.place == place else seen for seen in state.seen]
        state.seen = tuple([seen for seen in kept if seen.cards])


def left_hidden(state: State, place: int, card: int, witnesses: int) -> None:
    """Whoever did not see it knows only that one may be gone. Nobody keeps notes of what is his own."""
    if not knows_of(state, place):
        return
    found: list[Seen] = []
    for seen in state.seen:
        kept = seen
        if seen.place == place:
            kept = without(seen, card) if witnesses >> seen.viewer & 1 else Seen(seen.viewer, place, seen.cards, seen.lost + 1)
        if len(kept.cards) > kept.lost:
            found.append(kept)
    state.seen = tuple(found)


def without(seen: Seen, card: int) -> Seen:
    """What is still known once a card of that kind has left for all to see."""
    if card not in seen.cards:
        return seen
    cards = list(seen.cards)
    cards.remove(card)
    if len(cards) <= seen.lost:
        cards = []
    return Seen(seen.viewer, seen.place, tuple(cards), seen.lost)
