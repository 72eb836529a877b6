# compiled with mypyc
"""What a player may do between his own actions: lasting effects and dominance cards (R-P16, facts: windows of cards)."""
from kotatsu.games.root.actions import CLAIM, DONE, Event, Verb, Why
from kotatsu.games.root.book import BITS, NOWHERE, THRESHOLD, CardKind, Effect
from kotatsu.games.root.factions.vagabond.coalition import coalitions, join_coalition
from kotatsu.games.root.phases.cards import (
    DrawCard,
    TakeRandom,
    insert,
    leave_hand,
    lose_effect,
    note_all,
    show_hand,
    spend,
    without_one,
)
from kotatsu.games.root.phases.removal import Aftermath, take_warriors
from kotatsu.games.root.phases.scoring import score
from kotatsu.games.root.queries import has_effect, has_marker, matching, public_copies
from kotatsu.games.root.sides import TRAITS
from kotatsu.games.root.state import Phase, State, replaced
from kotatsu.kernel.action import Action, act, parts
from kotatsu.kernel.agenda import Decision


def is_fresh(state: State, seat: int, effect: int) -> bool:
    """An effect in the play area that was not used this turn."""
    return has_effect(state, seat, effect) and not state.used >> effect & 1


# --- Birdsong

def birdsong_extras(state: State, seat: int) -> list[Action]:
    """R-card-royal-claim-bird, R-card-stand-and-deliver-fox: any time in the own Birdsong."""
    if not state.effects[seat]:
        return []
    found: list[Action] = []
    if has_effect(state, seat, Effect.ROYAL_CLAIM):
        found.append(CLAIM)
    if is_fresh(state, seat, Effect.STAND_AND_DELIVER):
        found.extend([act(Verb.STAND, other) for other in state.book.others[seat] if state.hands[other]])
    return found


def birdsong_extra(state: State, seat: int, action: Action) -> bool:
    """Carry out one of `birdsong_extras`; False if it is none."""
    verb, other, _, _ = parts(action)
    if verb == Verb.CLAIM:
        lose_effect(state, seat, Effect.ROYAL_CLAIM)
        state.tell(Event.USED, seat, Effect.ROYAL_CLAIM)
        score(state, seat, state.rulers.count(seat), Why.ROYAL_CLAIM)
    elif verb == Verb.STAND:
        state.used |= 1 << Effect.STAND_AND_DELIVER
        state.tell(Event.STOOD, seat, other)
        state.push(TakeRandom(seat, other))
        score(state, other, 1, Why.STAND)
    else:
        return False
    return True


def end_birdsong(state: State) -> None:
    """Whoever is done where the extras were offered too is not asked again by `BirdsongEnds`."""
    state.phase = Phase.DAYLIGHT


class BirdsongEnds(Decision):
    """R-P16: the last moment of Birdsong for lasting effects; asked only of those who have one."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.phase == Phase.BIRDSONG and bool(birdsong_extras(state, self.seat))

    def options(self, state: State) -> list[Action]:
        return [DONE, *birdsong_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        if action != DONE:
            state.push(self)
            birdsong_extra(state, self.seat, action)


# --- Daylight

def is_bare(state: State, seat: int) -> bool:
    """No effect, too few points for dominance, and no such card to take: the rule in most turns."""
    return not state.effects[seat] and state.points[seat] < THRESHOLD and not state.available


def daylight_extras(state: State, seat: int) -> list[Action]:
    """Once in Daylight: Codebreakers, Tax Collector; dominance cards are activated and taken (R3.3.1, R3.3.4)."""
    found: list[Action] = []
    add_extras(found, state, seat)
    return found


def add_extras(found: list[Action], state: State, seat: int) -> None:
    """The same into a list."""
    if is_bare(state, seat):
        return
    book, hand = state.book, state.hands[seat]
    fresh = state.effects[seat] & ~state.used
    if fresh >> Effect.CODEBREAKERS & 1:
        for other in book.others[seat]:
            if state.hands[other] and not TRAITS[book.faction[other]].open_hand():
                found.append(act(Verb.SPY, other))
    if fresh >> Effect.TAX_COLLECTOR & 1:
        for clearing in BITS[state.held[seat]]:
            found.append(act(Verb.TAX, clearing))
    if state.points[seat] >= THRESHOLD and has_marker(state, seat):
        if TRAITS[book.faction[seat]].may_activate(state):
            last = NOWHERE
            for card in hand:
                if card != last and book.card_kind[card] == CardKind.DOMINANCE:
                    found.append(act(Verb.ACTIVATE, card))
                last = card
        else:
            found.extend(coalitions(state, seat))
    for card in state.available:
        for paid in matching(state, hand, book.card_suit[card]):
            found.append(act(Verb.TAKE, card, paid))


def may_have_extras(state: State, seat: int) -> bool:
    """Whether, for all the others know, `daylight_extras` may be there: a dominance card in hand, a card to take one with."""
    if is_bare(state, seat):
        return False
    if daylight_extras(state, seat):
        return True
    if not state.hands[seat] or TRAITS[state.book.faction[seat]].open_hand():
        return False
    if state.available:
        return True
    may_activate = TRAITS[state.book.faction[seat]].may_activate(state) or state.book.seats >= 4
    return may_activate and state.points[seat] >= THRESHOLD and has_marker(state, seat) and could_hold_dominance(state)


def could_hold_dominance(state: State) -> bool:
    """Whether a dominance card lies where not everybody sees it."""
    for card in state.book.dominance:
        out = public_copies(state, card) + state.dominance.count(state.book.card_suit[card]) + state.joined.count(card)
        if out < state.book.card_copies[card]:
            return True
    return False


def daylight_extra(state: State, seat: int, action: Action) -> bool:
    """Carry out one of `daylight_extras`; False if it is none."""
    verb, a, b, _ = parts(action)
    if verb == Verb.SPY:
        state.used |= 1 << Effect.CODEBREAKERS
        state.tell(Event.SPIED, seat, a)
        show_hand(state, a, seat)
    elif verb == Verb.TAX:
        state.used |= 1 << Effect.TAX_COLLECTOR
        state.tell(Event.TAXED, seat, a)
        state.then(Aftermath(), DrawCard(seat))
        take_warriors(state, seat, a, 1)
    elif verb == Verb.ACTIVATE:
        leave_hand(state, seat, a)
        state.dominance = replaced(state.dominance, seat, state.book.card_suit[a])
        state.tell(Event.ACTIVATED, seat, state.book.card_suit[a])
    elif verb == Verb.TAKE:
        spend(state, seat, b)
        state.available = without_one(state.available, a)
        insert(state.hands[seat], a)
        note_all(state, seat, a)
        state.tell(Event.TOOK, seat, a)
    elif verb == Verb.JOIN:
        join_coalition(state, seat, a, b)
    else:
        return False
    return True


def end_daylight(state: State) -> None:
    """Whoever is done where the extras were offered too is not asked again by `DaylightEnds`."""
    state.phase = Phase.EVENING


class DaylightEnds(Decision):
    """R-P16: the last moment of Daylight for lasting effects and dominance; not after turmoil has ended it (R7.7.4)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def applies(self, state: State) -> bool:
        return state.phase == Phase.DAYLIGHT and may_have_extras(state, self.seat)

    def options(self, state: State) -> list[Action]:
        return [DONE, *daylight_extras(state, self.seat)]

    def apply(self, state: State, action: Action) -> None:
        if action != DONE:
            state.push(self)
            daylight_extra(state, self.seat, action)
