# compiled with mypyc
"""The seven Kiai (SS3.13–SS3.26). Each effect is optional; what cannot do anything is not asked."""
from itertools import permutations

from kotatsu.games.samurai.actions import (
    BUILD,
    CONFRONT,
    DECLINE,
    DEFEND,
    KIAI,
    Event,
    Verb,
    give,
    heal,
    lend,
    order,
    strike,
    take,
)
from kotatsu.games.samurai.book import ANIMAL, Sam
from kotatsu.games.samurai.phases import village
from kotatsu.games.samurai.phases.lines import put_left, put_right, take_last
from kotatsu.games.samurai.phases.stack import TopCard, TopIntruder
from kotatsu.games.samurai.phases.village import SHOUTS, Shout, TestKiai, add_barricade, put_on_discard
from kotatsu.games.samurai.queries import kiai_value, may_defend, others, stack_size
from kotatsu.games.samurai.state import NO_CARD, State
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Decision


class HeihachiShout(Shout):
    """SS3.13 a barricade; SS3.14 and a wound token."""

    def begin(self, state: State, seat: int, side: int) -> None:
        if side == ANIMAL:
            state.then(KiaiBuild(seat), KiaiHeal(seat))
        else:
            state.push(KiaiBuild(seat))


class DaisukeShout(Shout):
    """SS3.15 a last card changes hands; SS3.16 up to twice."""

    def begin(self, state: State, seat: int, side: int) -> None:
        state.push(KiaiTake(seat, 2 if side == ANIMAL else 1))


class GorobeiShout(Shout):
    """SS3.17 the top 2 raider cards are discarded; SS3.18 the top 3."""

    def begin(self, state: State, seat: int, side: int) -> None:
        state.push(KiaiScatter(seat, 3 if side == ANIMAL else 2))


class KanbeiShout(Shout):
    """SS3.19 the top 2 intruders are discarded; SS3.20 the top 3."""

    def begin(self, state: State, seat: int, side: int) -> None:
        state.push(KiaiScout(seat, 3 if side == ANIMAL else 2))


class KikuchiyoShout(Shout):
    """SS3.21 a last card is discarded; SS3.22 up to twice."""

    def begin(self, state: State, seat: int, side: int) -> None:
        state.push(KiaiStrike(seat, 2 if side == ANIMAL else 1))


class KyuzoShout(Shout):
    """SS3.23 a support token moves; SS3.24 and a barricade."""

    def begin(self, state: State, seat: int, side: int) -> None:
        if side == ANIMAL:
            state.then(KiaiLend(seat), KiaiBuild(seat))
        else:
            state.push(KiaiLend(seat))


class KatsushiroShout(Shout):
    """SS3.25 the top 2 raider cards are looked at; SS3.26 the top 3."""

    def begin(self, state: State, seat: int, side: int) -> None:
        state.push(KiaiLook(seat, 3 if side == ANIMAL else 2))


SHOUTS[:] = [HeihachiShout(), DaisukeShout(), GorobeiShout(), KanbeiShout(), KikuchiyoShout(), KyuzoShout(), KatsushiroShout()]
assert Sam.KATSUSHIRO == 6


class KiaiBuild(Decision):
    """SS3.13, SS3.14, SS3.24: add a barricade; at the cap it is impossible (SS5.2)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.barricades < state.cap

    def options(self, state: State) -> list[Action]:
        return [BUILD, DECLINE]

    def apply(self, state: State, action: Action) -> None:
        if action == BUILD:
            add_barricade(state, self.seat)
        else:
            state.tell(Event.DECLINED, self.seat)


class KiaiHeal(Decision):
    """SS3.14: remove the wound token of one samurai, himself included, passed ones too (SS11.20)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return 1 in state.wounds

    def options(self, state: State) -> list[Action]:
        return [*(heal(seat) for seat in range(state.book.seats) if state.wounds[seat]), DECLINE]

    def apply(self, state: State, action: Action) -> None:
        verb, seat, _, _ = parts(action)
        if verb == Verb.HEAL:
            village.heal(state, seat)
        else:
            state.tell(Event.DECLINED, self.seat)


def receivers(state: State, source: int) -> list[int]:
    """SS11.26: a different samurai than the one who loses the card, unless the table allows it; SS11.20: unpassed."""
    found = [seat for seat in range(state.book.seats) if not state.passed[seat]]
    return found if state.book.same_target else [seat for seat in found if seat != source]


class KiaiTake(Decision):
    """SS3.15: take the last card of any unpassed samurai's line, own included; `times` is how often he still may."""

    def __init__(self, seat: int, times: int) -> None:
        self.seat, self.times = seat, times

    def sources(self, state: State) -> list[int]:
        return [seat for seat in range(state.book.seats)
                if state.lines[seat] and not state.passed[seat] and receivers(state, seat)]

    def applies(self, state: State) -> bool:
        return len(self.sources(state)) > 0

    def options(self, state: State) -> list[Action]:
        return [*(take(seat) for seat in self.sources(state)), DECLINE]

    def apply(self, state: State, action: Action) -> None:
        verb, source, _, _ = parts(action)
        if verb == Verb.DECLINE:
            state.tell(Event.DECLINED, self.seat)
            return
        if self.times > 1:
            state.push(KiaiTake(self.seat, self.times - 1))
        state.push(KiaiGive(self.seat, source))


class KiaiGive(Decision):
    """SS3.15: who gets the card; then it changes hands at once."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat, self.source = seat, source

    def options(self, state: State) -> list[Action]:
        return [give(seat) for seat in receivers(state, self.source)]

    def apply(self, state: State, action: Action) -> None:
        _, receiver, _, _ = parts(action)
        card = take_last(state, self.source)
        state.drawn = card
        state.tell(Event.TOOK, self.seat, self.source, card)
        state.tell(Event.GAVE, self.seat, receiver, card)
        state.push(PlaceGiven(receiver, self.source))


class PlaceGiven(Decision):
    """SS11.50: the receiver chooses the side; SS11.27: no talents, it was not drawn; SS11.28, SS11.52: first the loser's Kiai."""

    def __init__(self, seat: int, loser: int) -> None:
        self.seat, self.loser = seat, loser

    def options(self, state: State) -> list[Action]:
        return [CONFRONT, DEFEND] if may_defend(state, self.seat, state.drawn) else [CONFRONT]

    def apply(self, state: State, action: Action) -> None:
        seat, card = self.seat, state.drawn
        state.drawn = NO_CARD
        before, after = state.sums[seat], state.sums[seat] + state.book.value[card]
        if action == CONFRONT and after == kiai_value(state, seat):
            state.then(TestKiai(seat))           # SS11.52; SS11.53: tested when its turn comes
        if seat != self.loser or action == DEFEND:
            state.push(TestKiai(self.loser))
        if action == DEFEND:
            put_left(state, seat, card)
        else:
            state.tell(Event.CONFRONT, seat, card, before, after)
            put_right(state, seat, card)


class KiaiScatter(Decision):
    """SS3.17, SS3.18: raider cards go to the discard pile, as many as there are (SS11.31)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def applies(self, state: State) -> bool:
        return stack_size(state) > 0

    def options(self, state: State) -> list[Action]:
        return [KIAI, DECLINE]

    def apply(self, state: State, action: Action) -> None:
        if action == KIAI:
            state.then(*[ScatterTop(self.seat) for _ in range(self.count)])
        else:
            state.tell(Event.DECLINED, self.seat)


class ScatterTop(TopCard):
    """The top raider card goes face up to the discard pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def came(self, state: State, card: int) -> None:
        put_on_discard(state, card)
        state.tell(Event.SCATTERED, self.seat, card)


class KiaiScout(Decision):
    """SS3.19, SS3.20: intruder cards go to the discard pile, as many as there are (SS11.31)."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def applies(self, state: State) -> bool:
        return len(state.intruders) > 0

    def options(self, state: State) -> list[Action]:
        return [KIAI, DECLINE]

    def apply(self, state: State, action: Action) -> None:
        if action == KIAI:
            state.then(*[ScoutIntruder(self.seat) for _ in range(self.count)])
        else:
            state.tell(Event.DECLINED, self.seat)


class ScoutIntruder(TopIntruder):
    """The top intruder card goes face up to the discard pile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def turned(self, state: State, card: int) -> None:
        state.tell(Event.SCOUTED, self.seat, card)


class KiaiStrike(Decision):
    """SS3.21, SS3.22: the last card of an unpassed samurai's line goes to the discard pile."""

    def __init__(self, seat: int, times: int) -> None:
        self.seat, self.times = seat, times

    def targets(self, state: State) -> list[int]:
        return [seat for seat in range(state.book.seats) if state.lines[seat] and not state.passed[seat]]

    def applies(self, state: State) -> bool:
        return len(self.targets(state)) > 0

    def options(self, state: State) -> list[Action]:
        return [*(strike(seat) for seat in self.targets(state)), DECLINE]

    def apply(self, state: State, action: Action) -> None:
        verb, target, _, _ = parts(action)
        if verb == Verb.DECLINE:
            state.tell(Event.DECLINED, self.seat)
            return
        card = take_last(state, target)
        put_on_discard(state, card)
        state.tell(Event.STRUCK, self.seat, target, card)
        if self.times > 1:
            state.push(KiaiStrike(self.seat, self.times - 1))
        state.push(TestKiai(target))


class KiaiLend(Decision):
    """SS3.23, SS11.10, SS11.11: an unpassed samurai's own token, still at home, goes to another unpassed one; no intruder card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def loans(self, state: State) -> list[Action]:
        return [lend(giver, receiver) for giver in range(state.book.seats)
                if state.tokens[giver] == giver and not state.passed[giver] for receiver in others(state, giver)]

    def applies(self, state: State) -> bool:
        return len(self.loans(state)) > 0

    def options(self, state: State) -> list[Action]:
        return [*self.loans(state), DECLINE]

    def apply(self, state: State, action: Action) -> None:
        verb, giver, receiver, _ = parts(action)
        if verb == Verb.DECLINE:
            state.tell(Event.DECLINED, self.seat)
            return
        state.tokens[giver] = receiver
        if receiver == state.active:
            state.idle |= 1 << giver         # SS11.10: nothing in this turn
        state.tell(Event.LENT, self.seat, giver, receiver)


class KiaiLook(Decision):
    """SS3.25, SS3.26: look at the top raider cards."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat, self.count = seat, count

    def applies(self, state: State) -> bool:
        return stack_size(state) > 0

    def options(self, state: State) -> list[Action]:
        return [KIAI, DECLINE]

    def apply(self, state: State, action: Action) -> None:
        if action == DECLINE:
            state.tell(Event.DECLINED, self.seat)
            return
        state.tell(Event.LOOKED, self.seat, min(self.count, stack_size(state)))
        above = len(state.tops) + len(state.order) + state.depth
        shown = (*state.tops[:self.count], *state.bottoms[:max(0, self.count - above)])
        state.known = (*state.known, *shown)     # what lay face up, nobody forgets
        state.then(*[PeekTop(self.seat) for _ in range(self.count)], PutBack(self.seat))


class PeekTop(TopCard):
    """SS3.25, SS3.26: only the one who looks sees the card."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verb(self) -> int:
        return Verb.PEEK

    def seen_by(self, state: State, action: Action) -> int:
        return 1 << self.seat

    def came(self, state: State, card: int) -> None:
        state.peeked = (*state.peeked, card)


class PutBack(Decision):
    """SS3.25: face up, in any order; the first named lies on top (SS11.29)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Action]:
        return [order(cards) for cards in permutations(state.peeked)]

    def apply(self, state: State, action: Action) -> None:
        _, one, two, three = parts(action)
        state.tops = (*[card - 1 for card in (one, two, three) if card], *state.tops)
        state.known = tuple([card for card in state.known if card not in state.peeked])
        state.peeked = ()
        state.reveals += 1
        state.tell(Event.ORDERED, self.seat, one, two, three)
