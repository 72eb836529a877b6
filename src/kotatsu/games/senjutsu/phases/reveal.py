# compiled with mypyc
"""S3.6: the cards are turned up, paid for, replaced, and their values named."""
from kotatsu.games.senjutsu.actions import PASS, PAY, Event, Verb, play
from kotatsu.games.senjutsu.book import NONE, Kind, Moment, Poison
from kotatsu.games.senjutsu.bot_cards import BotCard, NameForBots, bots_of
from kotatsu.games.senjutsu.defeat import is_paralysed, pay_focus
from kotatsu.games.senjutsu.instants import REPLACING, is_hushed, may_be_asked, put_in_play, suits
from kotatsu.games.senjutsu.state import State, replaced
from kotatsu.games.senjutsu.zones import distinct, lay_on_discard, take_from_hand
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision, Step


class Reveal(Step):
    """S3.6: turn up, pay, then alternative values, replacements and ranges, each from the lowest to the highest on the track."""

    def run(self, state: State) -> None:
        printed = state.book.printed
        rising = [seat for seat in reversed(state.track) if not state.out >> seat & 1]
        state.value = NONE
        state.push(FixInitiative())
        for seat in reversed(rising):
            if printed.is_range(state.played[seat]) or state.book.windows[seat] >> REPLACING & 1:
                state.push(NameValue(seat, 0))
        if state.book.solo:
            state.push(NameForBots())
        for seat in reversed(rising):
            if state.book.windows[seat] >> REPLACING & 1:
                state.push(MayReplace(seat))
        for seat in reversed(rising):
            if printed.other_cost[state.played[seat]]:
                state.push(BuyInitiative(seat))
        if state.book.bots:
            for bot in reversed(bots_of(state)):
                state.push(BotCard(bot))
        for seat in rising:
            card = state.played[seat]
            state.tell(Event.REVEALED, seat, card)
            state.paid = replaced(state.paid, seat, 0)
            if card == printed.stun and state.stuns[seat]:
                state.stuns[seat] -= 1           # S3.9.2: it is in play now, no longer in the hand
            if printed.cost[card]:
                pay_focus(state, seat, printed.cost[card])
                state.paid = replaced(state.paid, seat, printed.cost[card])
            set_value(state, seat)


def set_value(state: State, seat: int) -> None:
    """S3.6.3.2: a value behind a kamae band must be used in that kamae; a range is named later."""
    printed, card = state.book.printed, state.played[seat]
    value = printed.high[card]
    if printed.other_kamae[card] and printed.other_kamae[card] == state.kamae[seat]:
        value = printed.other[card]
    state.named = replaced(state.named, seat, value)


class BuyInitiative(Decision):
    """S3.6.3.1: focus for another value, now or never."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        printed, card = state.book.printed, state.played[self.seat]
        cost = printed.other_cost[card]
        return cost > 0 and state.focus[self.seat] >= cost and not is_paralysed(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return [PASS, PAY]

    def apply(self, state: State, action: Action) -> None:
        if action == PAY:
            seat, card = self.seat, state.played[self.seat]
            cost = state.book.printed.other_cost[card]
            pay_focus(state, seat, cost)
            state.paid = replaced(state.paid, seat, state.paid[seat] + cost)
            state.named = replaced(state.named, seat, state.book.printed.other[card])
            state.tell(Event.INITIATIVE, seat, state.named[seat])


class MayReplace(Decision):
    """S3.6.4: one chance each to swap in a replacement of another type."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        if not may_be_asked(state, self.seat, REPLACING):
            return False
        for toxin in state.toxins[self.seat]:
            if toxin & 15 == Poison.FOG:
                return False
        return True

    def options(self, state: State) -> list[Action]:
        if is_hushed(state, self.seat):
            return [PASS]
        return [PASS, *[play(card) for card in distinct(state.hands[self.seat]) if fits_instead(state, self.seat, card)]]

    def apply(self, state: State, action: Action) -> None:
        verb, card, _, _ = parts(action)
        if verb != Verb.PLAY:
            return
        seat, old = self.seat, state.played[self.seat]
        state.focus[seat] += state.paid[seat]    # S3.6.4.2: focus paid for the old card comes back
        lay_on_discard(state, seat, old)
        state.used_instant |= 1 << seat
        state.tell(Event.REPLACED, seat, old, card)
        take_from_hand(state, seat, card)
        state.played[seat] = card
        cost = state.book.printed.cost[card]
        state.paid = replaced(state.paid, seat, cost)
        if cost:
            pay_focus(state, seat, cost)
        set_value(state, seat)


def fits_instead(state: State, seat: int, card: int) -> bool:
    """S3.6.4.3: the new card needs its own requirement and cost now; what was paid for the old one comes back first."""
    state.focus[seat] += state.paid[seat]
    found = suits(state, seat, card, REPLACING)
    state.focus[seat] -= state.paid[seat]
    return found


class NameValue(Decision):
    """S3.6.5: one value of a range; `wider` is how much 083 has added at both ends."""

    def __init__(self, seat: int, wider: int) -> None:
        self.seat, self.wider = seat, wider

    def applies(self, state: State) -> bool:
        return state.played[self.seat] != NONE and state.book.printed.is_range(state.played[self.seat])

    def options(self, state: State) -> list[Action]:
        printed, card = state.book.printed, state.played[self.seat]
        low, high = max(1, printed.low[card] - self.wider), printed.high[card] + self.wider
        found = [act(Verb.NAME, value) for value in range(high, low - 1, -1)]
        if not self.wider and may_widen(state, self.seat):
            hand = distinct(state.hands[self.seat])
            found.extend([play(other) for other in hand if suits(state, self.seat, other, Moment.NAMING)])
        return found

    def apply(self, state: State, action: Action) -> None:
        verb, number, _, _ = parts(action)
        if verb == Verb.PLAY:                    # 083: before the value is named
            state.used_instant |= 1 << self.seat
            state.tell(Event.INSTANT, self.seat, number)
            put_in_play(state, self.seat, number)
            state.push(NameValue(self.seat, 1))
            return
        state.named = replaced(state.named, self.seat, number)
        state.tell(Event.NAMED, self.seat, number)


def may_widen(state: State, seat: int) -> bool:
    """S22.26: a non-core defence card with a range."""
    printed, card = state.book.printed, state.played[seat]
    if printed.kind[card] != Kind.DEFENCE or printed.is_core[card] or is_hushed(state, seat):
        return False
    return may_be_asked(state, seat, Moment.NAMING)


class FixInitiative(Step):
    """S10.hobble.3: hobbles held now slow every part of the card; from here on the order is fixed."""

    def run(self, state: State) -> None:
        printed = state.book.printed
        state.lag = tuple([len(row) for row in state.hobbles])
        for figure in range(state.book.figures):
            card = state.played[figure]
            if card != NONE and not state.out >> figure & 1 and printed.parts[card]:     # a stun or a poison does nothing
                state.place[figure] = printed.parts[card][0]
