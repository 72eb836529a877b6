# compiled with mypyc
"""S8: three kinds of instants. Whether somebody is asked follows from what all may know, and from the own wish to be asked."""
from typing import Final

from kotatsu.games.senjutsu.actions import PASS, Event, Verb, play, target
from kotatsu.games.senjutsu.book import NONE, Instant, Kind, Moment
from kotatsu.games.senjutsu.defeat import pay_focus
from kotatsu.games.senjutsu.lines import ResolveLine, begin, open_card
from kotatsu.games.senjutsu.queries import can_afford, is_forbidden, revealed_card
from kotatsu.games.senjutsu.state import ENDED, INSTANTS, Frame, State, put
from kotatsu.games.senjutsu.zones import distinct, take_from_hand
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision

REPLACING: Final = 12              # beside the moments: the window of replacements at Reveal


def may_be_asked(state: State, seat: int, window: int) -> bool:
    """Public facts and the seat's own wish: its deck may hold such an instant, none was used, the revealed card allows one.

    Between screens a seat that wishes not to be asked is asked too, and has one answer: so nobody learns of the wish.
    """
    return may_come_to_ask(state, seat, window) and bool(state.hands[seat])


def may_come_to_ask(state: State, seat: int, window: int) -> bool:
    """The same for a moment that is still to come: until then an empty hand may be filled (S8.6: 086 draws; S3.1.2: 088)."""
    if seat >= state.book.seats or state.out >> seat & 1 or not state.book.windows[seat] >> window & 1:
        return False
    if is_hushed(state, seat) and not state.book.equal_questions:
        return False
    if state.used_instant >> seat & 1 or (state.forbidden & INSTANTS and window != Moment.TURN_STARTS):
        return False
    return window == Moment.TURN_STARTS or goes_with_instants(state, seat)


def is_hushed(state: State, seat: int) -> bool:
    """S3.5.1: the seat has said in secret that it does not want to be asked for instants this turn."""
    return not state.asks[seat]


def goes_with_instants(state: State, seat: int) -> bool:
    """S8.2: with a core card or a stun there is none."""
    printed, card = state.book.printed, revealed_card(state, seat)
    return card != NONE and not printed.is_core[card] and printed.kind[card] < Kind.CORE


def suits(state: State, seat: int, card: int, window: int) -> bool:
    """S8.2, S8.3, S8.7: whether an instant of the hand fits the moment, the revealed card, the kamae and the focus."""
    printed = state.book.printed
    instant = printed.instant[card]
    if instant == Instant.NOT or not can_afford(state, seat, card) or is_forbidden(state, seat, card):
        return False
    if window == REPLACING:
        fits = instant == Instant.REPLACEMENT
    elif window == Moment.TURN_STARTS:
        return instant == Instant.PLAIN
    else:
        moment = printed.moment[card]
        either = moment == Moment.HIT_OR_BLOCKED and window in (Moment.HIT, Moment.BLOCKED)
        fits = instant == Instant.ADDITIONAL and (moment == window or either)
    return fits and printed.kind[card] != printed.kind[revealed_card(state, seat)]


class MayInstant(Decision):
    """S8: an instant of this moment, or none. `struck`: whom the attack hit, or whose attack was blocked, as bits."""

    def __init__(self, seat: int, window: int, struck: int) -> None:
        self.seat, self.window, self.struck = seat, window, struck

    def applies(self, state: State) -> bool:
        return may_be_asked(state, self.seat, self.window) and not state.stopped[self.seat] & ENDED

    def options(self, state: State) -> list[Action]:
        if is_hushed(state, self.seat):
            return [PASS]
        return [PASS, *[play(card) for card in distinct(state.hands[self.seat]) if suits(state, self.seat, card, self.window)]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb != Verb.PLAY:
            return
        seat = self.seat
        state.used_instant |= 1 << seat
        state.tell(Event.INSTANT, seat, card)
        put_in_play(state, seat, card)
        left = [other for other in range(state.book.figures) if self.struck >> other & 1 and not state.out >> other & 1]
        if len(left) > 1:
            open_card(state, Frame(seat, card, state.value))
            state.push(ResolveLine(seat, card, first_place(state, card)))
            state.push(PickStruck(seat, self.struck))
        else:
            foe = left[0] if left else whose(self.struck)
            begin(state, Frame(seat, card, state.value, 0, foe), first_place(state, card))


def whose(struck: int) -> int:
    """S6.12: whom an instant speaks of though they are defeated: it then means nobody else. NONE if it follows no success."""
    return struck.bit_length() - 1 if struck else NONE


def first_place(state: State, card: int) -> int:
    """Where the lines of an instant begin."""
    return state.book.printed.cards[card].at(state.book.printed.moment[card])


class PickStruck(Decision):
    """S6.12: one of those who were hit."""

    def __init__(self, seat: int, struck: int) -> None:
        self.seat, self.struck = seat, struck

    def options(self, state: State) -> list[Action]:
        return [target(other) for other in range(state.book.figures) if self.struck >> other & 1 and not state.out >> other & 1]

    def apply(self, state: State, action: Action) -> None:
        state.frames[-1] = state.frames[-1].against(parts(action)[1])


def put_in_play(state: State, seat: int, card: int) -> None:
    """A card from hand is played beside the card of the turn, and paid for."""
    take_from_hand(state, seat, card)
    state.extra = put(state.extra, seat, (*state.extra[seat], card | seat << 8))
    cost = state.book.printed.cost[card]
    if cost:
        pay_focus(state, seat, cost)
